# Lessons, the documents as pages, the glossary. Reports need nothing of this file.

## Lessons

question-condition = Which condition of the Bidi rule does this name violate?
question-registration = May this name be registered?
question-class = Which bidi class does this character have?
question-display = Which display is this?
question-same = Which of the answers looks the same as this name?
question-split = In which of the answers is a label split?
question-rule = Which of the answers satisfies the Bidi rule?
question-registration-in = May this name be registered in the zone { $zone }?
question-same-in = Which of the answers looks the same as this name in the display “{ $display }”?
question-split-in = In which of the answers is a label split in the display “{ $display }”?
question-class-of = Which bidi class does character { $position }, { $character }, have?

answer-none = None of the other answers
answer-condition = Violates condition { $number }: “{ $statement }”
answer-registration-allowed = The name may be registered
answer-registration-refused = The name is refused
answer-registration-needs-review = Undecided: the answer depends on the parent zone
answer-registration-advised-against = The name may be registered, but RFC 5893 advises against it
answer-registration-not-applicable = No label of the name can be registered
answer-class = { $class } – { $name }
answer-class-of = { $character } has the class { $class } ({ $name }).
answer-shows = { $display } shows { $text }.
answer-it-shows = This display shows { $text }.
answer-shown-as = { $name } is shown as { $text }.
answer-it-shown-as = This name is shown as { $text }.
answer-it-stays-together = This name is shown as { $text }. Every label stays together.
answer-it-is-split = This name is shown as { $text }. Label { $label } is split.
answer-satisfied = This name satisfies the Bidi rule.
answer-not-applicable = This name is not a Bidi domain name, so the Bidi rule does not apply.
answer-mirrored = Rule L4 mirrors brackets and similar characters in right-to-left runs.
answer-deciding = Character { $position }, { $character }: { $explanation }
answer-deciding-in = Character { $position } of { $name }, { $character }: { $explanation }

guess-result =
    { $correct ->
        [all] Right: all { $count } positions are correct.
        [0] Not yet: none of the { $count } positions is correct.
        [one] Not yet: 1 of { $count } positions is correct.
       *[other] Not yet: { $correct } of { $count } positions are correct.
    }

hint-none = Look at the name again, character by character.
hint-not-none = At least one of the other answers is right.
hint-next-wrong = Position { $position } from the left is wrong for character { $number }, { $character }.
hint-next = The correct position of character { $number }, { $character }, is { $position } from the left.
hint-chosen = { $answer } is wrong. { $explanation }
hint-condition =
    { $applies ->
        [yes] Condition { $number } is satisfied.
       *[no] Condition { $number } does not apply to this name.
    }
hint-look-at = Look at label { $label }, character { $position }: { $character } has the class { $class }.
hint-rule-verdict =
    { $verdict ->
        [satisfied] Every label satisfies the Bidi rule.
        [violated] A label violates the Bidi rule.
       *[not-applicable] The Bidi rule does not apply to this name.
    }
hint-class = { $class }: { $definition }
hint-class-of = { $character } has the class with this definition: { $definition }
hint-split = In the right answer, label { $label } is split.

lesson-step =
    { $state ->
        [done] Step { $number }: { $title }, done
        [wrong] Step { $number }: { $title }, not yet right
       *[open] Step { $number }: { $title }
    }
lesson-progress = { $done }/{ $count }
lesson-steps-done = { $done } of { $count } steps done
lesson-start-again = Start again
lesson-start-again-about = Removes all your answers in this lesson
lesson-forget = Remove the answers
lesson-keep-answers = Keep the answers
lesson-back = Back
lesson-next = Next
lesson-done = Done
lesson-all-done = All steps of this lesson are done.
lesson-next-lesson = Next lesson: { $title }
lesson-check = Check
lesson-try-again = Try again
lesson-right = Right.
lesson-wrong = Not yet.
lesson-answer = The right answer:
lesson-hint =
    { $current ->
        [yes] Hint { $number } of { $count }
       *[no] Hint { $number } of { $count }, about your previous answer
    }
lesson-how-to-arrange = Drag a character, or use the keyboard: arrows select, Space picks up and puts down, Escape cancels.
lesson-reader-sees = What the reader sees
lesson-stored = Logical order, as stored
lesson-stored-typed = Logical order, as stored: { $typed }
lesson-name-stored = { $name }, in logical order
lesson-cell =
    { $state ->
        [held] position { $position } of { $count }: { $characters }, held
        [right] position { $position } of { $count }: { $characters }, right
        [wrong] position { $position } of { $count }: { $characters }, not right
        [solution] correct position { $position } of { $count }: { $characters }
       *[free] position { $position } of { $count }: { $characters }
    }
lesson-answer-judged =
    { $right ->
        [yes] { $own ->
            [yes] { $answer }: right, your answer
           *[no] { $answer }: right
        }
       *[no] { $own ->
            [yes] { $answer }: not right, your answer
           *[no] { $answer }: not right
        }
    }
lesson-your-answer = your answer
lesson-inspect = Open in Inspect
lesson-inspect-step = Open step { $step } in Inspect

lesson-remove = Remove from the list
lesson-not-opened = was not opened
lesson-unreadable = The lesson cannot be read: { $reason }.
lesson-new-step-title = A name
lesson-new-step-words = Look at this name.
lesson-link = a link to the lesson
lesson-none-open = No lesson is open. Open one first.
not-copied = Not copied: { $reason }
copied = Copied: { $what }.
copy-what = Copy { $what }

lesson-step-heading = Step { $number } of { $count }: { $title }
lesson-places = { $display }: positions from the left
lesson-name = the name { $name }
lesson-name-sentence = The name { $name }.
lesson-name-typed = { $name }, typed as { $typed }
lesson-name-shown = { $name }, { $shown }

lesson-check-title =
    { $count ->
        [one] { $file }: “{ $title }”, 1 step
       *[other] { $file }: “{ $title }”, { $count } steps
    }
lesson-check-step = { $number }. { $title } ({ $kind }; line { $line })
lesson-check-name = name: { $name }
lesson-check-display = { $name } in { $display } is shown as { $text }
lesson-check-right = right: { $answer }
lesson-check-wrong = wrong: { $answer }
lesson-check-answer = { $answer } ({ $explanation })
lesson-check-warning = Warning: { $warning }
lesson-warning-nothing-to-move = There is nothing to move: every character is already at its position.
lesson-warning-all-right = Every answer is right, so the question teaches nothing.
lesson-one-file = The window opens one lesson at a time. To check several files, use --check.

lesson-error-line = line { $line }: { $reason }
lesson-error-key = “{ $key }”: { $reason }
lesson-error-not-utf8 = The file is not UTF-8 (at byte { $byte }). Save it as UTF-8 text.
lesson-error-unknown = There is no lesson “{ $lesson }”. Use one of: { $known }.
lesson-error-empty = The file is empty. “bidiscope lesson --example” prints an example lesson.
lesson-error-not-toml = This text is not valid TOML: { $reason }
lesson-error-not-a-lesson = This text is not a lesson. A lesson begins with { $format } and { $version }.
lesson-error-newer = This lesson has format { $version } and needs a newer version of bidiscope. This version reads format { $known }.
lesson-error-version = “version” must be { $known }.
lesson-error-no-steps = The lesson has no steps. Begin each step with a line “[[step]]”.
lesson-error-not-steps = { $reason }: begin each step with a line “[[step]]”
lesson-error-too-many-steps = The lesson has { $count } steps; at most { $most } are allowed.
lesson-error-title = “title” must have 1 to { $most } characters, without right-to-left or invisible characters.
lesson-error-too-many-hints = “hints” has more than { $most } hints.
lesson-error-no-words = “words” is empty.
lesson-error-missing-key = The step needs the key “{ $key }”.
lesson-error-unused-key = A step of kind “{ $kind }” has no key “{ $key }”. Remove the key.
lesson-error-not-among = The value of “display” must also be in “displays”.
lesson-error-name = “{ $key }” cannot be read as a name. { $reason }
lesson-error-name-too-long = The name in “{ $key }” has more than { $most } characters.
lesson-error-about = “about” is { $number }, but the name has only characters 1 to { $count }.
lesson-error-parent = The name is not below the parent zone “{ $zone }”.
lesson-error-list-length = “{ $key }” must have { $fewest } to { $most } items.
lesson-error-twice = “{ $key }” has the same item twice.
lesson-error-character = Words cannot contain { $character }. Put names between braces, such as { $name }. Put typed text between grave accents (U+0060).
lesson-error-open-brace = A brace is not closed in its paragraph.
lesson-error-open-accent = A grave accent (U+0060) is not closed in its paragraph.
lesson-error-closing = A closing brace has no opening brace. Write names between braces, such as { $name }.
lesson-error-name-in-words = The name between braces cannot be read. { $reason }
lesson-error-words-too-long = The words have more than { $most } characters.

## The tab Learn: the documents as pages

learn-glossary = Glossary
    .about = Terms of bidi and IDNA, with the section that defines each term. In Inspect, point at a class or rule to see its definition.
learn-errors = Errors and clashes
    .about = Errors in the documents, and contradictions within a document or between two documents. Each has an example.
learn-interpretations = Changes and interpretations
    .about = Later changes, questions that the documents leave open, and how bidiscope interprets them.
learn-note =
    { $kind ->
        [error] Error: { $note }
        [clash] Clash: { $note }
        [later] Changed later: { $note }
       *[interpretation] Note: { $note }
    }
learn-group =
    { $group ->
        [legacy] Section V: a legacy label, whose display must not change.
        [arabic] Section V: a label as expected in Arabic names.
        [hebrew] Section V: a label as expected in Hebrew names.
       *[contrived] Section V: a contrived label.
    }
learn-policy = { $policy }: { $verdict }.
learn-property =
    { $length ->
        [0] { $property } Proved for all lengths.
       *[other] { $property } Fails from length { $length }.
    }
# { $distinct } is the number where characters of one class are different ones.
learn-measured =
    Measured: { $property } { $counterexamples } of { $cases } sequences of length { $length } violate this property{ $distinct ->
        [none] {""}
       *[other] ; { $distinct } if characters of the same class count as different
    }.
learn-refused = No text can contain these code points.
learn-read = A text can contain these code points.
learn-lessons = Lessons
learn-reference = Reference
learn-lesson-row = { $title }, { $done } of { $count } steps done
learn-unreadable-lesson = Unreadable lesson
learn-inspect = Inspect
learn-inspect-about = Opens the name in Inspect, with the display of this row
learn-inspect-row = Inspect { $row }
learn-differs = differs
learn-rows-differ =
    { $count ->
        [one] 1 row has a display that differs from the paper’s.
       *[other] { $count } rows have a display that differs from the paper’s.
    }
glossary-classes = Bidi classes, in the colours of the displays
glossary-terms = Terms
learn-row = { $document }, { $section }: { $row }
learn-column-paper = the paper
learn-column-uba-2001 =
    { $paragraph ->
        [auto] UBA of 2001, automatic
       *[ltr] UBA of 2001, left-to-right
    }
learn-column-uba-current =
    { $paragraph ->
        [auto] Current UBA, automatic
       *[ltr] Current UBA, left-to-right
    }
learn-unreadable = The example cannot be read.
learn-looks-same = { $name } looks the same as this name.
learn-looks-different = { $name } looks different from this name.
learn-looks-same-opposite = { $name } in the opposite paragraph looks the same as this name.
learn-looks-different-opposite = { $name } in the opposite paragraph looks different from this name.
learn-classes =
    { $count ->
        [one] Class: { $classes }.
       *[other] Classes: { $classes }.
    }
learn-bidi-rule = Bidi rule: { $verdict }.
learn-violates = Violates the rule: { $rule }
# A finding that no rule forbids, such as that of section 5 of RFC 5893.
learn-warned = A warning, not a violation: { $rule }
learn-not-warned = No warning: { $rule }
learn-satisfies = Satisfies the rule: { $rule }
learn-nfc = In Normalization Form C: { $text }.
learn-with-controls = With controls: { $text }
learn-without-controls = Without controls: { $text }
learn-found = Found: { $text }
learn-not-found = bidiscope finds a different identifier in the text.
learn-fields = Fields: { $fields }
learn-context-splits = { $context }: digits of the adjacent label split the label.
learn-context-keeps = { $context }: no label is split.
learn-rules =
    { $count ->
        [one] 1 rule: { $rules }.
       *[other] { $count } rules: { $rules }.
    }
learn-outside = { $set } does not contain { $code_points }.
learn-idna2003-display = A program for IDNA2003 shows: { $text }
learn-edit-moves = Before the edit: { $name }. The edit moves characters that are far from the edited place.
learn-edit-keeps = Before the edit: { $name }. The edit moves no character that is far from the edited place.

document-paper = Bidirectional Domain Names (Atkin, Stansifer, Alsharif 2001)
document-rfc-5893 = RFC 5893 (2010)
document-duerst = Internet Identifiers and Bidirectionality (Dürst 2001)
document-davis = Bidi IRIs (Davis 2011)

document-section-paper-table-1 = Table 1: the notation
    .about = The ASCII characters that represent each bidi class in the paper’s examples.
document-section-paper-figure-1 = Figure 1: three spellings of one letter
    .about = One letter with two marks can be stored in three ways. Normalization Form C makes the three spellings equal.
document-section-paper-figure-2 = Figure 2: a ligature and its letters
    .about = The ligature fi is one character that looks like two letters. The paper excludes such characters.
document-section-paper-section-3 = Section III: the full stop
    .about = In names the full stop always separates labels. The UBA treats it as a separator of numbers or as a neutral.
document-section-paper-figure-3 = Figure 3: full stops in an automatic paragraph
    .about = If the first letter decides the paragraph direction, two names can look the same. In the one-to-one display, labels stay in order.
document-section-paper-figure-4 = Figure 4: hyphens next to digits
    .about = In 2001 the hyphen-minus was a terminator (ET) and belonged to adjacent digits. Since Unicode 4.0.1 it is a separator (ES), and the UBA gives the display of line 3 in this figure.
document-section-paper-figure-5 = Figure 5: one display, two names
    .about = A label with letters of both directions can be read in two ways.
document-section-paper-figure-6 = Figure 6: a display that is its own inverse
    .about = The one-to-one display is an involution: applied twice, it gives the original string.
document-section-paper-table-2 = Table 2: permitted characters
    .about = The right-to-left characters and digits that the paper permits in names.
document-section-paper-section-2 = Section II: excluded characters
    .about = The characters that the text excludes: presentation forms, points, signs and controls.
document-section-paper-table-3 = Table 3: letters and hyphens
    .about = Labels of letters and hyphens. The one-to-one display reverses each right-to-left run in place. In a left-to-right paragraph, the UBA gives the same display.
document-section-paper-table-4 = Table 4: letters, digits and hyphens
    .about = In the one-to-one display, European digits join right-to-left letters only if right-to-left letters are on both sides. In the UBA, the last letter before the digits decides.
document-section-paper-section-5 = Section V: groups of labels, and the UBA
    .about = The paper’s groups of labels. In a left-to-right paragraph, the UBA shows five rows of Table 4 differently from the paper. The text names only row 5.
document-section-paper-section-4 = Section IV: goals and claims
    .about = The one-to-one algorithm also converts a display back to the name. bidiscope checks the paper’s claims for all lengths, and measures two of the goals.
document-section-paper-section-6 = Section VI, Conclusion: names in text
    .about = An analysis of text must find phone numbers, formulas, and names with or without a prefix such as http://.
document-section-paper-appendix = Appendix: the Java program
    .about = Where the printed program and the text differ, bidiscope follows the text.
document-section-rfc5893-section-1-2 = Section 1.2: RFC 3454 and the Bidi rule
    .about = Labels that RFC 3454 allowed but the Bidi rule refuses. Words that RFC 3454 refused but the Bidi rule allows.
document-section-rfc5893-section-1-4 = Section 1.4: terms and classes
    .about = The bidi classes in the Bidi rule, and the definitions of RTL label and Bidi domain name.
document-section-rfc5893-section-2 = Section 2: the six conditions
    .about = For each condition, a name that satisfies the condition and a name that violates it. Then the two guarantees.
document-section-rfc5893-section-3 = Section 3: the requirements of the Bidi rule
    .about = The characters of a label should stay together (Character Grouping). No two labels should look the same (Label Uniqueness).
document-section-rfc5893-section-4-1 = Section 4.1: Dhivehi
    .about = Dhivehi words end with a mark. IDNA2003 refused such words; the Bidi rule allows them.
document-section-rfc5893-section-4-2 = Section 4.2: Yiddish
    .about = The acronym YIVO ends with a mark, and a Yiddish word can end with a pointed PE. IDNA2003 refused both words.
document-section-rfc5893-section-4-3 = Section 4.3: strings with numbers
    .about = ALEF 5 and 5 ALEF look the same in a left-to-right paragraph. Only ALEF 5 may be registered.
document-section-rfc5893-section-5 = Section 5: hazards
    .about = After a right-to-left label, leading digits of the next label appear to move into the right-to-left label. A registry can check its own zone (section 7.1), but not search lists, DNAME records and wildcards.
document-section-rfc5893-section-6 = Section 6: other issues
    .about = Digits of several scripts in a label, and the order of right-to-left labels side by side.
document-section-rfc5893-section-7-1 = Section 7.1: older programs
    .about = How a program for IDNA2003 handles names that the Bidi rule allows.
document-section-rfc5893-section-7-2 = Section 7.2: later Unicode versions
    .about = The classes of characters can change from one Unicode version to the next.
document-section-rfc5893-section-8 = Section 8: security
    .about = A pasted name can look different, and an edit can move characters that are far from the edited place.
document-section-duerst-section-2 = Section 2: notation
    .about = Capitals represent right-to-left letters, and entities represent directional marks.
document-section-duerst-section-3 = Section 3: components
    .about = Structural characters divide an identifier into components. The display shows the components in order from left to right.
document-section-duerst-section-4-2 = Section 4.2: natural direction
    .about = Each component has its own direction.
document-section-duerst-section-4-3 = Section 4.3: inserted controls
    .about = Controls around components make the UBA give the display of section 4.2, if section 5 permits the components.
document-section-duerst-section-4-4 = Section 4.4: removed controls
    .about = The inserted controls are removed before the identifier is looked up.
document-section-duerst-section-5 = Section 5: restrictions
    .about = The characters that the draft does not permit in a component.
document-section-davis-first-table = First table: the current UBA
    .about = The UBA changes the order of an address. Each paragraph direction gives a different order.
document-section-davis-second-table = Second table: constant order
    .about = The proposal: fields are in order from left to right in every paragraph direction.
document-section-davis-third-table = Third table: order of the environment
    .about = The alternative: the order of the fields depends on the surrounding text, or on the address itself.
document-section-davis-grammar = Grammar: finding identifiers
    .about = How an address is recognized in running text.
document-section-davis-inclusion = inclusionChar: punctuation that belongs to an address
    .about = Punctuation that is allowed within an address, but not at its end.
document-section-davis-termination = Termination: the end of an address
    .about = Characters that end an address, and two signs that do not end an address.
document-section-davis-continuation = Continuation: characters of an address
    .about = Characters that continue an address.
document-section-davis-separators = Separators: fields
    .about = The characters that separate the fields of an address.

## Glossary: each term in two sentences; .term is the term as sentences use it

glossary-class-l = A left-to-right letter, such as “a”. It is strong: it sets the direction of adjacent neutral characters.
glossary-class-r = A right-to-left letter of Hebrew and most other right-to-left scripts. It is strong, like L.
glossary-class-al = An Arabic, Syriac or Thaana letter. It is right-to-left like R, but European digits after it count as Arabic-Indic digits.
glossary-class-en = A European digit (0 to 9), or a Persian or Urdu digit. A number reads from left to right, also in right-to-left text.
glossary-class-es = The plus sign or the hyphen-minus. Between two European digits it belongs to the number; in any other place it is neutral.
glossary-class-et = A sign used with numbers, such as % or #. Next to European digits it belongs to the number; in any other place it is neutral.
glossary-class-an = An Arabic-Indic digit. A number of Arabic-Indic digits reads from left to right, but belongs to right-to-left text.
glossary-class-cs = A common separator, such as the full stop or the comma. Between two digits of the same kind it belongs to the number; in any other place it is neutral.
glossary-class-nsm = A mark above or below a letter. It takes the class of the character before it.
glossary-class-bn = A joiner or an invisible control. The rules of the UBA ignore it.
glossary-class-b = A paragraph separator. The text after it is ordered separately.
glossary-class-s = A segment separator, such as the tab. It takes the level of the paragraph.
glossary-class-ws = A space. It is neutral: the text on both sides decides its direction.
glossary-class-on = A sign of no other class, such as @ or &. It is neutral: the text on both sides decides its direction.
glossary-class-lre = The control that begins a left-to-right embedding. The text up to PDF has a higher level.
glossary-class-lro = The control that begins a left-to-right override. Up to PDF, every character counts as L.
glossary-class-rle = The control that begins a right-to-left embedding. The text up to PDF has a higher level.
glossary-class-rlo = The control that begins a right-to-left override. Up to PDF, every character counts as R.
glossary-class-pdf = The control that ends the last embedding or override. It does not end an isolate.
glossary-class-lri = The control that begins a left-to-right isolate. To the text around it, the isolate counts as one neutral character.
glossary-class-rli = The control that begins a right-to-left isolate. To the text around it, the isolate counts as one neutral character.
glossary-class-fsi = The control that begins an isolate with the direction of its first strong letter. To the text around it, the isolate counts as one neutral character.
glossary-class-pdi = The control that ends the last isolate. It also ends the embeddings in that isolate.
glossary-logical-order = The order in which characters are typed, stored and read. Logical order defines a name; a display only shows the name.
    .term = logical order
glossary-visual-order = The order of characters on the screen, from left to right. Two names can have the same visual order.
    .term = visual order
glossary-network-order = The order of characters on the wire or in a file: logical order. In RFC 5893, “first”, “next” and “before” refer to network order.
    .term = network order
glossary-display-order = The order of characters on the screen: visual order. In RFC 5893, “left” and “right” refer to display order.
    .term = display order
glossary-uba = The Unicode Bidirectional Algorithm, UAX #9. Its rules, from P1 to L4, turn logical order into visual order.
    .term = UBA
glossary-paragraph-direction = The direction of a whole line. An application sets it, or the first strong letter decides.
    .term = paragraph direction
glossary-level = The depth and direction of a character: even levels are left-to-right, odd levels right-to-left. Rule L2 reverses runs from the highest level down.
    .term = level
glossary-sos = The direction before the first character of an isolating run sequence. The higher of the two adjacent levels decides it.
    .term = sos
glossary-eos = The direction after the last character of an isolating run sequence. The higher of the two adjacent levels decides it.
    .term = eos
glossary-level-run = Adjacent characters with the same level. The characters before and after a level run have different levels.
    .term = level run
glossary-isolating-run-sequence = One level run, or the level runs before and after an isolate taken together. The rules for weak and neutral characters apply to one sequence at a time.
    .term = isolating run sequence
glossary-embedding = A part of the text with its own direction, between LRE or RLE and PDF. It affects the order of the text around it.
    .term = embedding
glossary-override = A part of the text between LRO or RLO and PDF in which all characters have one direction. The characters’ own classes do not count.
    .term = override
glossary-isolate = A part of the text with its own direction that does not affect the text around it. It begins with LRI, RLI or FSI and ends with PDI.
    .term = isolate
glossary-strong = Letters, of the classes L, R and AL. Strong characters have a direction, and adjacent neutral characters take that direction.
    .term = strong
glossary-weak = Digits, signs used with digits, and marks. Rules W1 to W7 resolve their classes by the characters around them.
    .term = weak
glossary-neutral = Spaces and most signs. If the text on both sides has one direction, neutral characters take it; otherwise they take the embedding direction.
    .term = neutral
glossary-mirrored = Brackets and similar characters in right-to-left text. They are drawn as mirror images, so that brackets face the text between them.
    .term = mirrored
glossary-label = A part of a domain name between two full stops. Registries have rules for labels, but displays order whole lines.
    .term = label
glossary-ldh-label = A label of ASCII letters, digits and hyphens, with no hyphen at either end. Before IDNA, every label of a host name was an LDH label.
    .term = LDH label
glossary-a-label = The form of a label in the DNS: ASCII that begins with xn--. It represents exactly one U-label.
    .term = A-label
glossary-u-label = A label in its own characters, as people read it. It has exactly one A-label.
    .term = U-label
glossary-rtl-label = A label with at least one character of class R, AL or AN. For condition 1 of the Bidi rule, a label is RTL if its first character has class R or AL.
    .term = RTL label
glossary-ltr-label = A label without characters of class R, AL and AN. For condition 1 of the Bidi rule, a label is LTR if its first character has class L.
    .term = LTR label
glossary-bidi-domain-name = A name with at least one RTL label. The Bidi rule applies to all labels of a Bidi domain name, including ASCII labels.
    .term = Bidi domain name
glossary-bidi-rule = The six conditions of RFC 5893 for the labels of Bidi domain names. They say what a label may begin with, contain and end with.
    .term = Bidi rule
glossary-zone = The part of the DNS that one registry manages, such as com. Names are registered directly below it.
    .term = zone
glossary-character-grouping = The requirement that the characters of a label stay together on the screen, between the delimiters of the label. It must hold beside labels that satisfy the requirement, and beside left-to-right labels that do not begin with a digit.
    .term = Character Grouping
glossary-label-uniqueness = The requirement that no two labels look the same in the same paragraph. For this reason, the Bidi rule refuses the label 5 ALEF.
    .term = Label Uniqueness
glossary-component = A part of an identifier between structural characters such as the full stop and the solidus. Dürst shows components from left to right, each in its own direction.
    .term = component
glossary-field = A part of an address between its separators. Davis keeps the fields in one order, whatever letters the fields contain.
    .term = field
glossary-visual-collision = A different name that looks the same in a display. A one-to-one display has no visual collisions.
    .term = visual collision
glossary-one-to-one = A display in which no two names look the same. Each line on the screen represents exactly one name.
    .term = one-to-one

## Notes on the documents, by identifier: errors, clashes, later changes, and how open places are interpreted

document-note-atkin2001-hyphen-class = In Unicode 3.1, in 2001, the hyphen-minus had class ET. Since Unicode 4.0.1 it has class ES.
document-note-atkin2001-figure-4 = Since Unicode 4.0.1 the hyphen-minus is not a terminator. The UBA shows NOP--123 as in line 3 of Figure 4.
document-note-atkin2001-w5 = The text cites rules W4 and W5 for the full stop. The full stop has class CS, but W5 is about terminators, of class ET.
document-note-atkin2001-hebrew-points = “UF80-U5C4” is a misprint: U+0F80 is a Tibetan sign. The Hebrew points begin with U+05B0.
document-note-atkin2001-mixed-map = The table has 129 entries for 128 characters: nine instead of eight in its first row. Read literally, the table gives the hyphen-minus class CS.
document-note-atkin2001-hedged-goals = The goals say “when possible” and “maximize”, so no display fails the goals. bidiscope tests labels without full stops, with one character for each class, and counts the labels that miss a goal.
document-note-atkin2001-lost-characters = The text says that the algorithm “loses no characters” of domain names. The Java program loses characters that are not in domain names, such as _ and @. bidiscope keeps all characters.
document-note-atkin2001-iso-8859-8 = Of the Hebrew characters, ISO 8859-8 contains only the letters U+05D0 to U+05EA. The other characters of this row, such as U+05F3, are not in ISO 8859-8.
document-note-atkin2001-iso-8859-6 = ISO 8859-6 does not contain U+063B to U+063F. Unicode did not assign these code points in 2001; today they are letters.
document-note-atkin2001-native-readers = The paper prints no results of its test with Arabic readers, and no program can repeat the test. bidiscope takes labels of Arabic letters, digits and hyphens. It counts the labels whose display does not follow their reading direction.
document-note-atkin2001-simple = The paper does not say how to measure whether an algorithm is simple. bidiscope counts rules: one-to-one has fewer rules than the UBA.
document-note-atkin2001-no-normalization = The algorithm changes only the order of code points, not the code points. Section II requires names in Normalization Form C; the algorithm itself does not normalize.
document-note-atkin2001-dns = The paper does not say how to measure the impact on the DNS. Names of ASCII letters, digits, hyphens and full stops are displayed as they are stored. The DNS gets every name in logical order.
document-note-rfc5893-rtl-label = By section 1.4, this label is an RTL label, because it contains R. By condition 1, the same label is an LTR label, because it begins with L.
document-note-rfc5893-labels-tested = Section 2 also tests ASCII labels. Sections 5 and 7.1 do not require this test, and RFC 5891 section 4.2.3.4 speaks of right-to-left labels only. bidiscope follows section 2.
document-note-rfc5893-second-guarantee-grouping = The second guarantee is false in a right-to-left paragraph: the characters of the label 1-a do not stay together.
document-note-rfc5893-second-guarantee-ascii = Read literally, the second guarantee also covers names that have only LDH labels. Section 1.1 excludes such names, because they have no right-to-left characters.
document-note-rfc5893-come-after = “Come after” can mean “anywhere after” or, as in section 5, “directly after”. bidiscope takes it as “anywhere after”.
document-note-rfc5893-ascii-label = The text calls 123-A an ASCII label, but section 1.4 uses capitals for right-to-left letters. With an ASCII or a right-to-left A, the label looks different in the two paragraph directions.
document-note-rfc5893-percent-sign = The label a1 stays together, but the percent sign joins the label. The formal requirement fails: the label is not between the full stop and the percent sign.
document-note-rfc5893-delimiters-in-labels = The text says that CS, WS and ON are not allowed in labels. Conditions 2 and 5 of section 2 allow CS and ON, but not WS.
document-note-rfc5893-controls-elsewhere = “Do not influence the display” is literally wrong: between RLE and PDF the two labels appear in the opposite order. The characters of each label do stay together.
document-note-rfc5893-formal-grouping = The formal requirement fails for plain labels: in .a.b, the label a is left of both full stops. The informal requirement fails too. Only half of it is proved: the characters of a label remain grouped.
document-note-rfc5893-uniqueness-with-et = If labels contain class ET, Label Uniqueness fails from length 5 on: two labels that satisfy the Bidi rule look the same. IDNA2008 permits no character of class ET.
document-note-rfc5893-uniqueness-embedded = “Embedded as for the test above” means: next to other labels. bidiscope compares labels alone. A label that satisfies the Bidi rule looks the same alone and beside other labels, in one paragraph direction.
document-note-rfc5893-eebeefili = The RFC’s list calls U+07A9 THAANA EEBEEFILI a letter of class AL. The character is a mark, of class NSM.
document-note-rfc5893-yivo-list = The word YIVO in Hebrew letters has seven characters. The RFC’s list gives each code point only once.
document-note-rfc5893-precomposed = The RFC does not say why IDNA2003 rejects precomposed Hebrew letters. Normalization Form KC decomposes them, so that a mark is at the end again.
document-note-rfc5893-first-or-last = The text says “first or last”. RFC 3454, as section 1.2 quotes it, requires R or AL for both the first and the last character.
document-note-rfc5893-number-after-number = The text names labels that end with AL, AN or R as the most important case. A number also moves into a right-to-left label that ends with EN.
document-note-rfc5893-formatting-codes = Section 6 calls formatting codes between labels unrealistic. Dürst’s section 4.3 inserts such codes, and Davis’s display looks as if such codes were inserted.
document-note-rfc5893-identifying-names = Section 6 says that no reliable algorithm finds names in running text. Davis later sketched a grammar, but does not call the grammar reliable.
document-note-rfc5893-label-names = R1 and R2 are names of two labels, as in section 3. If R1 and R2 are read as a letter and a digit, the display is the same.
document-note-rfc5893-last-character = A label that satisfies the Bidi rule looks the same in both paragraph directions. If the old program only sets the paragraph direction, its error is visible only next to other text. If the program forces left-to-right order, the label is shown as it is stored.
document-note-rfc5893-fallback = “Most likely” leaves the fallback open. bidiscope shows the A-label of each label that RFC 3454 refuses, and does not change other labels.
document-note-rfc5893-properties-changed = An earlier change shows the effect: Unicode 4.0.1 gave the hyphen-minus class ES instead of ET.
document-note-duerst-4-2-and-4-3 = Restriction 3 excludes the component 12AB, so the draft does not say how it is shown. Section 4.2 gives BA12, the controls of section 4.3 give 12BA.
document-note-duerst-neutrals = “.”, “/” and “:” are not neutrals but separators, of class CS. Between two European numbers, rule W4 makes them part of the number, so 1/2:3 keeps its order.
document-note-duerst-ltr-identifiers = Section 1 calls only identifiers with right-to-left characters bidirectional. But a right-to-left paragraph shows google.com/ as /google.com. So in a right-to-left paragraph, bidiscope inserts LRE and PDF around every identifier.
document-note-duerst-must-not-not = “MUST NOT not use both” has a “not” too many: a component must not use characters of both directions.
document-note-davis-domain-characters = A domain contains the characters that UTS #46 allows, except the terminating characters. Gershayim and geresh (after a Hebrew letter) and the katakana middle dot (in Japanese) are allowed. At the end of a domain, these three are punctuation.
document-note-davis-termination = The section and paragraph signs were symbols in 2011. Now they are punctuation, but not in Davis’s list of terminating characters. So an identifier continues after these two signs.
document-note-davis-std3 = The UTS #46 statuses valid, mapped and deviation include the STD3 rules. Of the ASCII characters, a domain contains only letters, digits and the hyphen. “_” is included if the domain continues after it, because browsers accept “_” in a host.
document-note-davis-final-inclusion = “A final inclusionChar is excluded”: bidiscope excludes all inclusionChars at the end, not only the last one.
document-note-davis-unopened-controls = Format characters, of category Cf, continue an identifier. A PDF or PDI ends an identifier that does not contain its opening control. A PDF or PDI of this kind belongs to the text around the identifier.
document-note-davis-separators-in-place = “Any instance of the quoted strings” could mean each “/” and “?”. bidiscope separates fields only where the grammar has a quoted string. Later in a query or fragment, “/” and “?” belong to the field.
document-note-davis-extensions = Davis leaves userinfo, ports and IP addresses “TBD”. An identifier ends before such a part unless an option includes it. bidiscope shows the part after a port together with the identifier.
document-note-davis-first-table = The row RTL of the first table shows com.D.C.http://a.b. with a final full stop. This is an error: the address has no final full stop.
document-note-davis-content-order = In content order, an address with a right-to-left letter has its fields from right to left in every environment. But the row LTR of the last table shows the order of the environment.
document-note-davis-surrogates = UTF-8 has no surrogates: a UTF-8 reader refuses surrogates before it looks for identifiers.

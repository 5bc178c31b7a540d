# The report of a name: its page, its displays, running text, conversion. A translation of reports needs this file.

## The page of a name

section-labels = Labels and the six conditions of the Bidi rule
section-levels =
    { $display ->
        [uba-ltr] Levels (UAX #9), in a left-to-right paragraph
        [uba-rtl] Levels (UAX #9), in a right-to-left paragraph
       *[uba-auto] Levels (UAX #9), in a paragraph with the direction of its first strong character
    }
section-displays =
    { $count ->
        [0] Displays
        [one] Displays: all give the same result
       *[other] Displays: { $count } different results
    }
section-field =
    { $cut ->
        [clip] { $place ->
            [start] In a field of { $width } characters, clipped at the start
            [middle] In a field of { $width } characters, clipped in the middle
           *[end] In a field of { $width } characters, clipped at the end
        }
        [text] { $place ->
            [start] In a field of { $width } characters, with the start of the text cut off
            [middle] In a field of { $width } characters, with the middle of the text cut off
           *[end] In a field of { $width } characters, with the end of the text cut off
        }
       *[ellipsis] { $place ->
            [start] In a field of { $width } characters, with an ellipsis at the start
            [middle] In a field of { $width } characters, with an ellipsis in the middle
           *[end] In a field of { $width } characters, with an ellipsis at the end
        }
    }{ $direction ->
        [ltr] {" "}(left to right)
        [rtl] {" "}(right to left)
       *[paragraph] {""}
    }
section-findings =
    { $violations ->
        [0] { $warnings ->
            [one] Findings: 1 warning
           *[other] Findings: { $warnings } warnings
        }
        [one] { $warnings ->
            [0] Findings: 1 violation
            [one] Findings: 1 violation, 1 warning
           *[other] Findings: 1 violation, { $warnings } warnings
        }
       *[other] { $warnings ->
            [0] Findings: { $violations } violations
            [one] Findings: { $violations } violations, 1 warning
           *[other] Findings: { $violations } violations, { $warnings } warnings
        }
    }
section-notes =
    { $count ->
        [one] Notes: older standards and other documents (1)
       *[other] Notes: older standards and other documents ({ $count })
    }
section-mapping = Mapping by UTS #46
section-fixes =
    { $count ->
        [0] Suggested fixes
        [one] Suggested fix
       *[other] Suggested fixes, the most likely first
    }
section-grouping = Among other names (RFC 5893, section 3)
section-collisions =
    { $kind ->
        [text] Other texts that look the same
        [any] Other names or texts that look the same
       *[name] Other names that look the same
    }
section-characters = Logical order: the characters as they are stored
character-column-character = Character
character-column-code-point = Code point
character-column-name = Name in Unicode
character-column-bidi-class = Bidi class
character-column-script = Script
character-column-category = General category
    .about = General_Category of the Unicode Character Database, such as Lo for a letter without case
character-column-joining-type = Joining type
    .about = Joining_Type: D joins on both sides, R only to the letter before it; U does not join, T is ignored
character-column-mirrored = Mirrored
    .about = Bidi_Mirrored: the character is shown mirrored in right-to-left text (UAX #9, rule L4)
character-column-idna = IDNA2008
    .about = The derived property of IDNA2008 (RFC 5892)
character-column-utf8 = UTF-8
    .about = The bytes of the character in UTF-8, in hexadecimal
character-column-normal-forms = Normal forms
    .about = Normalization Forms (UAX #15) that differ from the character
character-mirrored = mirrored
section-policies = Other rule sets
section-cross-check = Cross-check

fact-line = Line
fact-whole-name = Whole name
fact-registered = Registered names
fact-asked-for = Requested in the list
fact-ruleset = Ruleset
fact-host = Domain name found
fact-url-scheme = Scheme
fact-url-host = Host
fact-browser = In a browser
fact-bidi-rule = Bidi rule
fact-guarantee = On screen
fact-idna2003 = Old programs
fact-equivalents = Also spelled
fact-without-points = Without points
fact-typed = Typed

# Of a host with a full stop before a slash, as in “example.com/path”.
url-scheme-not-written = Not written, as in address bars: the text is read as a web address.
in-notation = { $text } (in the notation { $notation })

# The name that a look-up asks the DNS for.
dns-of-refused = UTS #46 look-up asks for { $name }, but registration is refused.
idna2003-display = (a program for IDNA2003 may show this; RFC 5893, section 7.1)
dns-only = { $name } (accepted by the DNS; UTS #46 and browsers do not look it up)
# Browsers leave out some checks of UTS #46.
dns-of-browsers =
    { $refused ->
        [yes] Browsers (URL Standard) ask for { $name }. UTS #46 with all its checks refuses the name, and registration is refused too.
       *[false] Browsers (URL Standard) ask for { $name }. UTS #46 with all its checks refuses the name.
    }
# Of a name like “1.2.3.256” (WHATWG URL, section 3.5).
dns-not-of-browsers = { $name }. Browsers do not ask for it: they take a host that ends in a number for an IP address.
dns-none = No DNS form: UTS #46 refuses this name.
dns-form-too-long = longer than 63 octets

column-label = Label
column-text = Text
column-direction = Direction
# $position is that of the first strong character, from 1; 0 where there is none.
levels-paragraph-text =
    { $position ->
        [0] Level { $level }, left-to-right: no character is strong (rule P3).
       *[other] { $level ->
            [0] Level 0, left-to-right: the first strong character, at position { $position }, is left-to-right (rules P2 and P3).
           *[other] Level { $level }, right-to-left: the first strong character, at position { $position }, is right-to-left (rules P2 and P3).
        }
    }
levels-paragraph-given =
    { $level ->
        [0] Level 0, left-to-right: the display sets this level (rule HL1).
       *[other] Level { $level }, right-to-left: the display sets this level (rule HL1).
    }
levels-level = Level
levels-positions = Positions
levels-rules = Rules
levels-more =
    { $count ->
        [one] 1 more run
       *[other] { $count } more runs
    }

## What keeps text in order among other text

section-remedies = Ways to keep the text in order
remedies-explained = Explanation of the terms
remedies-about = Alone: the text is a whole paragraph, and its first strong character decides the direction. English sentences are left-to-right paragraphs; Hebrew and Arabic sentences are right-to-left paragraphs. In HTML, “bdi” isolates the text. The attribute “dir” does the same, and so does CSS with “unicode-bidi: isolate” and “direction”.
remedies-parts = Part by part: words with right-to-left letters run right to left; everything else is as typed. A mark after a left-to-right word or number belongs to the sentence. “With marks”, it belongs to that word or number.
remedies-too-long = Fixes are suggested only for texts of up to { $most } characters.
reading-left-to-right = Order of the text alone, in a left-to-right paragraph
reading-own-direction = Order of the text alone, in a right-to-left paragraph
reading-parts-left-to-right = Part by part, from left to right
reading-parts-right-to-left = Part by part, from right to left
reading-parts-with-marks-right-to-left = Part by part with marks, from right to left
# { $reading } is a heading above, such as “Order of the text alone, in a left-to-right paragraph”.
remedies-without = { $reading }, without { $controls }
remedies-wanted = Wanted
remedies-where = Where
remedies-now = Now
remedies-helps = Fix
remedies-then = With the fix
remedies-nothing = No fix needed
remedies-none = No fix is possible: a tab has the direction of its paragraph (rule L1)
remedies-remove = Remove { $controls }
remedies-removed = { $control } at position { $position }
remedies-insert = Insert { $controls }
# $place: “start”, “end”, or “before” the character at $position, from 1.
remedies-inserted =
    { $place ->
        [start] { $control } at the start
        [end] { $control } at the end
       *[before] { $control } before position { $position }
    }
remedies-html = HTML
remedies-html-in = HTML: { $surroundings }
# What was copied.
copied-dns = the name in the DNS
copied-remedied = the text with the controls
copied-html = the text as HTML
column-dns = In the DNS
column-holder = Held by
column-position = Position
column-code-points = Code points
column-rule = Rule
column-characters = Characters
column-name = Name
column-changes = Changes
column-before = Before
column-after = After
column-policy = Rule set
column-verdict = Verdict
column-reason = Reason
column-registration = Registration

direction-rtl = RTL
direction-ltr = LTR
direction-none = none
holder-zone = parent zone
holder-applicant = applicant
# Each follows its sign, in one line.
condition-key =
    { $verdict ->
        [satisfied] {" "}satisfied,{" "}
        [violated] {" "}violated,{" "}
       *[not-applicable] {" "}not applicable.{" "}
    }
condition-direction = A label has the direction of its first character (condition 1).
separator =
    { $part ->
        [scheme] scheme
        [userinfo] user information
        [port] port
        [path] path
        [query] query
        [fragment] fragment
       *[none] separator
    }
violates-rule = violates a rule
mapped-to-nothing = removed
more-labels =
    { $count ->
        [one] 1 more label is not listed.
       *[other] { $count } more labels are not listed.
    }
more-findings =
    { $count ->
        [one] 1 more finding is not listed.
       *[other] { $count } more findings are not listed.
    }
more-changes =
    { $count ->
        [one] 1 more change is not listed.
       *[other] { $count } more changes are not listed.
    }
more-characters =
    { $count ->
        [one] 1 more character is not listed.
       *[other] { $count } more characters are not listed.
    }
more-collisions =
    { $kind ->
        [text] { $count ->
            [one] 1 more text is not listed.
           *[other] { $count } more texts are not listed.
        }
       *[name] { $count ->
            [one] 1 more name is not listed.
           *[other] { $count } more names are not listed.
        }
    }
more-names =
    { $count ->
        [one] 1 more name is not listed.
       *[other] { $count } more names are not listed.
    }

severity-word =
    { $severity ->
        [violation] Violation
        [warning] Warning
       *[note] Note
    }

grouping-cut-short = The search stopped early. Use --contexts for a complete search.

# { $kind } is “text” or “name”. Of text, texts without bidi controls are meant.
collisions-none =
    { $kind ->
        [text] No other text without bidi controls looks the same.
       *[name] No other name with the same characters looks the same.
    }
collisions-running = The search is still running.
collisions-not-searched = This search needs a display without surrounding text.
collisions-failed = The search failed because of an error in the program.
collisions-some =
    { $kind ->
        [text] { $count ->
            [one] 1 other text without bidi controls looks the same.
           *[other] { $count } other texts without bidi controls look the same.
        }
       *[name] { $count ->
            [one] 1 other name with the same characters looks the same.
           *[other] { $count } other names with the same characters look the same.
        }
    }
collisions-at-least =
    { $kind ->
        [text] At least { $count } other texts without bidi controls look the same; the search stopped at its limit.
       *[name] At least { $count } other names with the same characters look the same; the search stopped at its limit.
    }
collisions-unknown =
    { $kind ->
        [text] The search stopped at its limit before it found another text that looks the same.
       *[name] The search stopped at its limit before it found another name that looks the same.
    }

display-order = From left to right: characters { $positions }
browser-opens =
    { $part ->
        [mapped-host] UTS #46 maps characters of the host to others: browsers open { $url }
        [no-host] Browsers read no host here: they open { $url }
        [scheme] Browsers read another scheme here: they open { $url }
        [userinfo] Browsers read other user information here: they open { $url }
        [port] Browsers read another port here: they open { $url }
        [path] Browsers read another path here: they open { $url }
        [query] Browsers read another query here: they open { $url }
        [fragment] Browsers read another fragment here: they open { $url }
       *[host] Browsers read another host here: they open { $url }
    }
# $characters are removed wherever they stand, or at an end: "U+0020 SPACE".
browser-ignores =
    { $place ->
        [start] Browsers ignore { $characters } at the beginning: they open { $url }
        [end] Browsers ignore { $characters } at the end: they open { $url }
       *[within] Browsers ignore { $characters }: they open { $url }
    }
browser-refuses =
    { $reason ->
        [no-host] Not opened: there is no host.
        [host] Not opened: UTS #46 refuses the host.
        [no-request] No host is contacted: “javascript:” runs code, “data:” shows its own content, and “mailto:” starts a mail message.
        [host-character] Not opened: the host has a character that no host may have.
        [address] Not opened: the host looks like an IP address but is not valid.
        [port] Not opened: the port is not a number up to 65535.
       *[other] Not opened.
    }
# What stands before the “@” of a URL whose host is as it was typed.
browser-userinfo = “{ $userinfo }” before “@” is user information, not the host: browsers open { $url }
host-in-sight =
    { $of ->
        [url] { $sight ->
            [whole] The whole host is visible.
            [part] Only a part of the host is visible.
           *[none] No part of the host is visible.
        }
       *[name] { $sight ->
            [whole] The whole name is visible.
            [part] Only a part of the name is visible.
           *[none] No part of the name is visible.
        }
    }
visible-host =
    { $of ->
        [url] { $reading ->
            [part] Only a part of the host can be read: “{ $text }”.
            [reordered] “{ $text }” is the host, but its labels can be read in another order.
            [same] “{ $text }” is read as the host: it looks the same, but is another part of the URL.
           *[other] “{ $text }” is read as the host, but the host is another name.
        }
       *[name] { $reading ->
            [part] Only a part of the name can be read: “{ $text }”.
            [reordered] The labels of “{ $text }” can be read in another order.
           *[other] The name is read as “{ $text }”: this is another name.
        }
    }
visible-host-unquoted =
    { $of ->
        [url] { $reading ->
            [nothing] No text is read as the host.
            [part] Only a part of the host can be read.
            [reordered] The host is read, but its labels can be read in another order.
           *[other] Another text is read as the host.
        }
       *[name] { $reading ->
            [nothing] No part of the name can be read.
            [part] Only a part of the name can be read.
            [reordered] Its labels can be read in another order.
           *[other] Another text is read as the name.
        }
    }
paragraph-direction =
    { $direction ->
        [rtl] The paragraph is right-to-left.
       *[ltr] The paragraph is left-to-right.
    }
shows-the-same = Same as { $display }.
badge-explained = { $badge }: { $explanation }
cut-into-rows = One line, cut into { $count } rows: each row continues in the row below.

cross-check =
    { $agrees ->
        [yes] { $engine } agrees with our levels in both paragraph directions.
       *[no] { $engine } does not agree with our levels.
    }

## Proposals

marked-davis = Davis’s controls
marked-durst = Dürst’s controls
marked-custom = controls
marked-components =
    { $count ->
        [one] The marks of section 4.3 change how component { $components } is shown.
       *[other] The marks of section 4.3 change how components { $components } are shown.
    }
restriction-violated =
    { $more ->
        [0] Violates restriction { $number }: { $characters }.
       *[other] Violates restriction { $number }: { $characters } and { $more } more.
    }

## Notes on the documents that displays have, by identifier: how open places are interpreted

document-note-atkin2001-java = The text gives a direction to letters, digits, full stops and hyphens. The Java program treats #, $, % and + like the hyphen-minus; it reverses [, \, ] and ^ like Hebrew letters. bidiscope makes these eight signs left-to-right. Comma and colon are left-to-right in both programs.
document-note-atkin2001-table-2 = Table 2 lists characters that the text excludes: punctuation and compatibility characters. The findings report both kinds.
document-note-atkin2001-table-2-others = The text adds only letters and digits. It does not mention the signs and unassigned code points of Table 2, so bidiscope reports them.
document-note-atkin2001-persian-digits = The paper does not say whether Persian and Urdu digits are European or Arabic numerals. bidiscope counts them as European, by their class EN.
document-note-atkin2001-other-scripts = Read literally, letters of other right-to-left scripts are “other alphabetic characters”, which are left-to-right. bidiscope makes every letter of class R or AL right-to-left.
document-note-atkin2001-marks = The text gives marks no direction. bidiscope keeps a mark with the character before it.
document-note-atkin2001-figure-5 = The text says that a left-to-right paragraph shows DEFabc like abcDEF. This is wrong for these two names, but true for others, such as AB12 and 12AB.
document-note-duerst-structural = The structural characters are “'@', '.', ':', '/', and so on”. bidiscope adds “?”, “#”, “&”, “=” and the label separators of IDNA.
document-note-duerst-arabic-digits = The draft does not say whether Arabic-Indic digits are right-to-left characters; it says only that digits run left to right. bidiscope counts Arabic-Indic digits as right-to-left characters: without the marks of section 4.3, components of such digits can change places.
document-note-duerst-restriction-3 = “Any other class of characters” includes marks, which have a class of their own.
document-note-rfc5893-second-guarantee = The guarantee is false in a right-to-left paragraph: 1-a and a-1 before a right-to-left label look the same.

## Displays, by their identifiers; .short is for narrow places

display-logical = Logical order
    .short = logical order
display-one-to-one = One-to-one (Atkin, Stansifer, Alsharif)
    .short = one-to-one
display-uba-ltr = UBA, LTR paragraph
    .short = UBA LTR
display-uba-rtl = UBA, RTL paragraph
    .short = UBA RTL
display-uba-auto = UBA, automatic
    .short = UBA auto
display-components = Components (Dürst)
    .short = components
display-fields = Fields (Davis)
    .short = fields
display-isolates = Isolates
    .short = isolates
display-isolated = Isolated (first strong)
    .short = isolated
display-custom = Custom strategy
    .short = custom

## Options of displays and their values, by their identifiers: a title, what the value does (.about), and how it is
## mentioned after the title of a display (.phrase). The help needs more words for some (.help).

option-before = Text before
    .help = Text before the name
option-after = Text after
    .help = Text after the name
option-bidi-data = Bidi classes
option-bidi-data-current = Current Unicode classes
    .short = current classes
    .phrase = by the current Unicode classes
option-bidi-data-unicode-3-1 = Classes of Unicode 3.1 (2001)
    .short = classes of 2001
    .phrase = by the classes of Unicode 3.1 (2001)
option-isolate = Isolate around each label
option-isolate-left-to-right = Left-to-right isolate (LRI)
option-isolate-first-strong = First strong isolate (FSI)
    .phrase = first strong isolates
option-order = Order of the fields
option-order-constant = Constant order
    .about = The fields are in order from left to right.
    .phrase = constant order
option-order-environment = Environment order
    .about = The fields are in order in the direction of the paragraph.
    .phrase = environment order
option-order-content = Content order
    .about = The fields are in order from right to left if the name has a character of class R, AL or AN.
    .phrase = content order
option-order-top-level-domain = Top-level domain order
    .about = The fields are in order from right to left if the top-level domain has a character of class R, AL or AN.
    .phrase = top-level domain order
option-order-right-to-left = Right-to-left order
    .about = The fields are in order from right to left.
    .phrase = right-to-left order
option-paragraph = Paragraph
    .help = Direction of the paragraph
option-paragraph-ltr =
    .about = The paragraph is left-to-right.
    .phrase = in an LTR paragraph
option-paragraph-rtl =
    .about = The paragraph is right-to-left.
    .phrase = in an RTL paragraph
option-paragraph-auto =
    .about = The first letter decides the direction of the paragraph (rules P2 and P3).
    .phrase = in an automatic paragraph
option-paragraph-last =
    .about = The last character decides the direction of the paragraph, as in the old programs of RFC 5893 section 7.1.
    .phrase = in a paragraph with the direction of the last character
option-paragraph-host =
    .about = The first letter of the host decides the direction of the paragraph. Scheme and path do not count.
    .phrase = in a paragraph with the direction of the host
option-l3 = Rule L3
    .help = Whether rule L3 puts marks after their base characters
option-l3-yes = Marks follow their base characters
    .phrase = with rule L3
option-l3-no = Marks stay where rule L2 puts them
    .phrase = without rule L3
option-base = Ordering rules
option-base-uba = UBA
    .about = The Unicode Bidirectional Algorithm orders the characters.
option-base-one-to-one = One-to-one
    .about = The algorithm of Atkin, Stansifer and Alsharif orders the characters.
option-base-logical =
    .about = The characters are shown as they are stored.
option-separators = Separators
    .help = Separators of fields
option-separators-none = No separators
    .about = The whole name is one field.
option-separators-idna = Label separators
    .about = The full stop and the other label separators of IDNA separate fields.
option-separators-structural = Dürst’s structural characters
    .about = The characters . @ : / ? # & = and the label separators of IDNA separate fields.
option-separators-parts = Davis’s fields
    .about = Fields are the labels, and the parts of a URL in Davis’s grammar.
option-separators-host = Host only
    .about = The host of a URL is the only field.
option-separators-url-parts = Parts of a URL
    .about = Fields are the scheme, user information, host, port, path, query and fragment.
# Separators that the user has listed.
option-separators-listed = Separators { $characters }
option-fields = Layout of the fields
option-fields-whole = Order the whole name at once
    .about = All fields are in one paragraph and affect each other.
option-fields-alone = Order each field separately
    .about = Each field is a paragraph. The displayed fields are then put in order.
option-direction = Direction of a field
option-direction-ltr =
    .about = Every field is left-to-right.
option-direction-rtl =
    .about = Every field is right-to-left.
option-direction-paragraph =
    .about = Every field has the direction of the paragraph.
option-direction-order =
    .about = Every field runs in the same direction as the order of the fields.
option-direction-first-strong =
    .about = The first letter of a field decides its direction.
option-direction-content =
    .about = A field is right-to-left if it has a character of class R, AL or AN.
option-around = Controls around each field
option-around-nothing =
    .about = There are no controls around a field.
option-around-marks =
    .about = There are marks before and after each field: LRM, or RLM if the field is right-to-left.
option-around-mark-before =
    .about = There is a mark only before each field: LRM, or RLM if the field is right-to-left.
option-around-mark-after =
    .about = There is a mark only after each field: LRM, or RLM if the field is right-to-left.
option-around-embedding =
    .about = Each field is an embedding: LRE or RLE before it, PDF after it.
option-around-isolate =
    .about = Each field is isolated from the others: LRI, RLI or FSI before it, PDI after it.
option-around-override =
    .about = All characters of a field get its direction: LRO or RLO before it, PDF after it.
option-whole = Controls around the name
option-whole-nothing =
    .about = There are no controls around the name.
option-whole-marks =
    .about = There are marks before and after the name: LRM, or RLM if the fields are in order from right to left.
option-whole-mark-before =
    .about = There is a mark only before the name: LRM, or RLM if the fields are in order from right to left.
option-whole-mark-after =
    .about = There is a mark only after the name: LRM, or RLM if the fields are in order from right to left.
option-whole-embedding =
    .about = The name is an embedding: LRE or RLE before it, PDF after it.
option-whole-isolate =
    .about = The name is isolated from the surrounding text: LRI or RLI before it, PDI after it.
option-whole-first-strong =
    .about = The name is isolated in the direction of its first letter, as in HTML’s bdi: FSI before it, PDI after it.
option-whole-override =
    .about = All characters of the name get one direction: LRO or RLO before it, PDF after it.
option-path = Path
    .help = Layout of a URL’s path beside its host
option-path-whole = Together with the host
    .about = The same rules apply to the host and to the path.
option-path-alone = As a paragraph
    .about = The path is a paragraph in the direction of the host. The host is shown as if it were alone.
option-path-segments = Each segment by itself
    .about = Each segment of the path has the direction of its first letter. The host decides the order of the segments.
option-hyphen = Hyphen
    .help = Bidi class of the hyphen
option-hyphen-own =
    .about = The hyphen has its Unicode class.
option-hyphen-on =
    .about = The hyphen is neutral: the characters on both sides decide its direction.
option-hyphen-l =
    .about = The hyphen counts as a left-to-right letter.
option-hyphen-r =
    .about = The hyphen counts as a right-to-left letter.
option-hyphen-es =
    .about = The hyphen separates numbers, as in Unicode since 4.0.1.
option-hyphen-et =
    .about = The hyphen belongs to an adjacent number, as in Unicode 3.1.
option-hyphen-cs =
    .about = The hyphen belongs to the two numbers of the same kind around it (class CS).
option-full-stop = Full stop
    .help = Bidi class of the full stop and of the other label separators
option-full-stop-own =
    .about = The full stop has its Unicode class, CS.
option-full-stop-on =
    .about = The full stop is neutral: the characters on both sides decide its direction.
option-full-stop-l =
    .about = The full stop counts as a left-to-right letter.
option-full-stop-r =
    .about = The full stop counts as a right-to-left letter.
option-full-stop-es =
    .about = The full stop belongs to the two European numbers around it (class ES).
option-full-stop-et =
    .about = The full stop belongs to an adjacent European number.
option-full-stop-cs =
    .about = Every label separator separates numbers, the ideographic full stop too.
option-digits = Digits
    .help = Bidi class of the digits; “letter” gives them the direction of the letter before them
option-digits-own =
    .about = Digits have their Unicode class.
option-digits-letter =
    .about = A digit has the direction of the letter before it in its field. Without such a letter it has its Unicode class.
option-digits-l =
    .about = Digits count as left-to-right letters.
option-digits-r =
    .about = Digits count as right-to-left letters: the first is at the right.
option-digits-en =
    .about = All digits are European numbers (HL2). Rule W2 still applies.
option-digits-an =
    .about = All digits are Arabic numbers (HL2).
option-w2 = Rule W2
    .help = Whether rule W2 turns European numbers after Arabic letters into Arabic numbers
option-w2-yes = European numbers change after Arabic letters
    .phrase = with rule W2
option-w2-no = European numbers stay as they are (HL2)
    .phrase = without rule W2
option-n0 = Rule N0
    .help = Whether rule N0 gives the brackets of a pair one direction
option-n0-yes = Paired brackets take one direction
    .phrase = with rule N0
option-n0-no = Brackets are neutral, as before Unicode 6.3
    .phrase = without rule N0
option-mirror = Mirrored characters
    .help = Characters that are mirrored in right-to-left runs
option-mirror-unicode = As Unicode says
    .about = Brackets and other characters with the property Bidi_Mirrored are mirrored (rule L4).
option-mirror-slashes = Slashes too
    .about = In right-to-left runs a slash is shown as a backslash, and a backslash as a slash (HL6).

# Titles of values that several options have: directions, controls around a field or the name, bidi classes.
direction-choice-ltr = Left to right
direction-choice-rtl = Right to left
direction-choice-auto = Automatic
direction-choice-last = By the last character
direction-choice-host = By the host
direction-choice-paragraph = As the paragraph
direction-choice-order = As the order
direction-choice-first-strong = First strong
direction-choice-content = By content
controls-choice-nothing = None
controls-choice-marks = Marks
controls-choice-mark-before = Mark before
controls-choice-mark-after = Mark after
controls-choice-embedding = Embedding
controls-choice-isolate = Isolate
controls-choice-first-strong = First strong isolate
controls-choice-override = Override
class-choice-own = Unicode class
class-choice-on = ON
class-choice-l = L
class-choice-r = R
class-choice-es = ES
class-choice-et = ET
class-choice-cs = CS
class-choice-letter = As the letter before
class-choice-en = EN
class-choice-an = AN

# An option of a custom strategy with its value.
option-choice = { $option }: { $value }

no-effect-uba-only = Only the UBA uses this option.
no-effect-fields-without-controls = In one paragraph, a field has its own direction only if there are controls around it.
no-effect-paragraph-per-field = Each field is ordered separately, so no controls or text can surround the whole name.
no-effect-path-apart = The path is ordered apart from the host, so no controls or text can surround the whole name.
no-effect-logical-order = Logical order does not use bidi classes.
no-effect-no-overall-order = Without controls around the name, the ordering rules alone put the fields in order.
no-effect-independent-of-paragraph = Neither the direction of the fields nor their order depends on the paragraph.

## Texts around a name, by their identifiers, and how they are mentioned after the title of a display (.phrase)

context-alone = Alone
    .phrase = alone
context-english = In an English sentence
    .phrase = in an English sentence
context-arabic = In an Arabic sentence
    .phrase = in an Arabic sentence
context-hebrew = In a Hebrew sentence
    .phrase = in a Hebrew sentence
context-brackets = In brackets
    .phrase = in brackets
context-percent = Before a percent sign
    .phrase = before a percent sign
context-after-word = After a right-to-left word
    .phrase = after a right-to-left word
context-between-names = Between two other names
    .phrase = between two other names
context-parent-suffix = Below a parent zone that begins with a digit
    .phrase = below a parent zone that begins with a digit
context-search-list = Completed from a search list
    .phrase = completed from a search list
context-wildcard-zone = Matched by a wildcard
    .phrase = matched by a wildcard
context-dname = Below a DNAME that begins with a digit
    .phrase = below a DNAME that begins with a digit
context-left-to-right-embedding = In a left-to-right embedding
    .phrase = in a left-to-right embedding
context-right-to-left-embedding = In a right-to-left embedding
    .phrase = in a right-to-left embedding
context-left-to-right-isolate = In a left-to-right isolate
    .phrase = in a left-to-right isolate
context-right-to-left-isolate = In a right-to-left isolate
    .phrase = in a right-to-left isolate
context-first-strong-isolate = In a first strong isolate
    .phrase = in a first strong isolate
context-typed = In a typed context
    .phrase = in a typed context

## Formats in which a name is copied, by their identifiers

copy-logical = Name in logical order
copy-c = Escaped for C
copy-rust = Escaped for Rust or JavaScript
copy-json = Escaped for JSON
copy-html-text = Escaped for HTML
copy-a-labels = A-labels
copy-durst = With Dürst’s controls
copy-durst-right-to-left = With Dürst’s controls, for right-to-left text
copy-davis = With Davis’s controls
copy-isolates = With isolates
copy-isolates-html = HTML with isolates

## Running text and the identifiers in it

field-scheme = scheme
field-userinfo = userinfo
field-label = label
field-ip-address = IP address
field-port = port
field-path = path
field-query = query
field-fragment = fragment
field-host = host
url-parts = Parts of the URL
url-band-in-legend = band: { $part }
link-host =
    { $state ->
        [clear] host clear
        [spoiled] host clear, but not with the controls: { $directions }
        [not-first] host not first: { $directions }
        [link-split] link split: { $directions }
        [in-lines] host unclear: { $directions }
       *[unclear] host unclear
    }
link-host-direction =
    { $direction ->
        [ltr] LTR
       *[rtl] RTL
    }
link-host-clear = The link and its host each stay in one piece, with the host first. The labels of the host are in order.
# How the line that is pointed at shows a link; what the sign over it says.
link-host-measure = In this line { $problem ->
        [split] other characters split the host
        [not-first] a later part of the link, such as the path, is shown before the host
        [out-of-order] the labels of the host are out of order, or a label is split
        [link-split] other text splits the link
       *[none] the host is clear: in one piece, first in the link, with its labels in order
    }. Labels are in order if they follow the direction of the paragraph. Latin labels alone are in order from left to right. Hebrew or Arabic labels alone may also be in order from right to left.
# { $prefix } is for example “ב-”.
link-host-prefix = The host begins with { $prefix }. In Hebrew prose this prefix can be a separate word before the name, such as “in” or “to”.
# The host of a link in a paragraph of this direction, before and after controls are added.
link-host-in-line =
    { $problem ->
        [split] { $direction ->
            [ltr] Left to right: other characters split the host
           *[rtl] Right to left: other characters split the host
        }
        [not-first] { $direction ->
            [ltr] Left to right: the host is whole, but a later part, such as the path, is shown before it
           *[rtl] Right to left: the host is whole, but a later part, such as the path, is shown before it
        }
        [out-of-order] { $direction ->
            [ltr] Left to right: the labels of the host are out of order
           *[rtl] Right to left: the labels of the host are out of order
        }
        [link-split] { $direction ->
            [ltr] Left to right: the host is clear, but other text splits the link
           *[rtl] Right to left: the host is clear, but other text splits the link
        }
       *[none] { $direction ->
            [ltr] Left to right: the host is clear
           *[rtl] Right to left: the host is clear
        }
    }{ $after ->
        [corrected] ; the added controls correct this.
        [uncorrected] ; the added controls do not correct this.
        [spoiled] ; with the added controls it is not clear.
       *[none] .
    }

text-directions-both = Both directions
text-directions-own = Own direction

example-text-davis = Davis’s example in a sentence of each direction
example-text-announcement = An Arabic announcement
example-text-violations = Names that violate RFC 5893

# Controls that make names display in another order, by their identifiers.
controls-durst = Dürst’s controls: LRM around right-to-left components, and LRE…PDF around the identifier in right-to-left text
controls-davis = Davis’s controls: LRE…PDF around the identifier, and LRM around each field
controls-isolates = Left-to-right isolates around the identifier and around each field
controls-first-strong-isolates = A left-to-right isolate around the identifier, and a first strong isolate around each field
controls-one-to-one = The one-to-one display between LRO and PDF: only for reading, because it is not in logical order

# How the column “After” shows identifiers, with its heading (.heading).
after-display-fields = Davis’s extension
    .heading = with Davis’s extension
    .about = An embedding around each identifier, and marks before and after each field, in the chosen order.
after-display-components =
    .heading = with Dürst’s controls
    .about = A left-to-right mark before and after each right-to-left component.
after-display-isolates =
    .heading = with isolates
    .about = Left-to-right isolates around each identifier and around each of its fields.
after-display-one-to-one =
    .heading = each identifier in the one-to-one display
    .about = Each identifier is in display order between LRO and PDF. This is only for reading: a copied name is a different name.

identifier-sentence =
    { $verdict ->
        [satisfied] It satisfies the Bidi rule.
        [violated] It violates the Bidi rule.
        [not-applicable] It is not a Bidi domain name.
        [phone-number] It is a phone number.
        [formula] It is a formula.
       *[ip-address] It is an IP address, not a domain.
    }
identifier-ip-address = an IP address, not a domain
identifier-phone-number = a phone number
identifier-formula = a formula
identifier-unreadable = cannot be read as a name: { $reason }
identifier-unreadable-sentence = It cannot be read as a name: { $reason }.
identifier-click = Click to open its domain in Inspect.
identifier-host-too-long = the host has more than { $most } bytes
identifier-too-long = more than { $most } bytes: not shown
identifier-after-port = ignored after the port: { $text }
# An “@” follows what was found.
identifier-before-at = “{ $userinfo }” before “@” is user information: the URL leads to { $host }
# A percent escape follows what was found.
identifier-escaped-host =
    { $opens ->
        [yes] The host continues with “{ $host }”: the URL leads to { $url }
       *[no] The host continues with “{ $host }”: browsers refuse it.
    }
identifier-error = character { $position }: { $reason }

link-rules-davis = Davis’s grammar
    .about = Links by the grammar of “Bidi IRIs” (2011): any scheme, and the chosen parts of a link.
link-rules-uts58 = UTS #58
    .about = Links as Unicode’s standard finds them: web and mail addresses whose domain ends in a known top-level domain.
text-only-for-davis = The option --{ $option } is for Davis’s grammar only. Leave it out, or use --links davis.

text-without-controls =
    { $count ->
        [one] The identifier at character { $position } has more than { $most } bytes and is left without controls.
       *[other] { $count } identifiers have more than { $most } bytes and are left without controls. The first is at character { $position }.
    }
text-cut-off = Only the first { $percent }% of the text is shown. The command “bidiscope text FILE” lists all of it.
text-not-utf8 = The text is neither valid UTF-8 nor UTF-16 (at character { $position }).
text-option-without-effect = The option --{ $option } has no effect on these controls. Leave it out.
text-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }.
text-display-without-controls = The display “{ $display }” inserts no controls into running text. Use one of: { $known }.
text-no-exception = { $character } is not an exception of the grammar. The exceptions are ! " # % & ' * , . / : ; ? @ \ ¡ · ¿
text-option-not-for-controls = The option “{ $option }” has no effect on controls in running text. Leave it out.
text-several-files = Several files can be given with --check=controls only.
controls-option-without-effect = The option --{ $option } has no effect with --check=controls. Leave it out.
# After the file's name.
controls-not-utf8 = it is not UTF-8 at line { $line }, position { $position }; the rest of it was checked
controls-binary = it is not text
controls-utf16 = it looks like UTF-16 without a byte order mark; such files are not checked
controls-zero-bytes =
    { $checked ->
        [yes] it contains bytes of value 0, so it may be UTF-16 or UTF-32; it was checked as UTF-8
       *[no] it contains bytes of value 0, so it may be UTF-16 or UTF-32; it was not checked
    }
controls-checked =
    { $count ->
        [one] { $folder }: 1 file was checked
       *[other] { $folder }: { $count } files were checked
    }
controls-passed-over =
    { $what ->
        [binary] { $count ->
            [one] not checked: 1 binary file
           *[other] not checked: { $count } binary files
        }
        [links] { $count ->
            [one] not checked: 1 symbolic link
           *[other] not checked: { $count } symbolic links
        }
       *[no-files] { $count ->
            [one] not checked: 1 pipe, socket or device
           *[other] not checked: { $count } pipes, sockets or devices
        }
    }
controls-folders =
    { $others ->
        [0] not checked: folders of version control ({ $folders })
       *[other] not checked: folders of version control ({ $folders } and { $others } more)
    }
given-twice = Both --{ $shorthand } and “{ $key }” in --{ $option } set the same option. Leave one out.

## What commands say of a name: checks, and other names that look the same

check-warning = Warning: { $headline }
check-passes-but-refused =
    { $by ->
        [registry] Passes { $rules }, but registry rules refuse the name: see --check=idna2008
       *[idna2008] Passes { $rules }, but IDNA2008 refuses the name: see --check=idna2008
    }
# $faults are some of the last ones of check-host-fault, with semicolons between them.
check-host-fails =
    { $display ->
        [uba-rtl] In a right-to-left paragraph, { $faults }.
        [uba-ltr] In a left-to-right paragraph, { $faults }.
       *[other] In the display “{ $title }”, { $faults }.
    }
# Labels of the host were typed as “xn--…”; what stands before is about what they decode to.
check-host-decoded = The decoded host is “{ $host }”.
check-host-opened = The URL that a browser shows after opening is checked too: “{ $url }”.
# Why there is no host that a browser could ask.
check-host-refused =
    { $reason ->
        [no-host] There is no host.
        [host] The host is not valid: UTS #46 refuses it.
        [host-character] The host is not valid: it contains a character that is forbidden in hosts.
        [address] The host looks like an IP address but is not valid.
        [no-request] The link opens no host: “javascript:” runs a script, “data:” shows its own content, “mailto:” begins a message.
       *[other] The host is not valid.
    }
check-host-invisible = The link ends at the invisible character { $character } after the host. More characters of a name follow it.
check-host-address = Browsers read this host as { $address }.
check-host-escape = Browsers read a percent escape in this host as a full stop.
# The first five are sentences.
check-host-fault =
    { $fault ->
        [no-host] There is no host.
        [invalid-host] The host is not valid.
        [userinfo] The text before “@” looks like a host, but is user information.
        [lookalike-slash] A character that looks like a slash is in the host or beside it.
        [invisible-after-host] An invisible character after the host ends the link, and more characters of a name follow it.
        [split] other parts of the URL split the host
        [not-first] a later part of the URL precedes the host
        [out-of-order] the labels of the host are out of order
        [nothing-read] no text is read as the host
       *[misread] another text is read as the host
    }
text-visible-host =
    { $direction ->
        [rtl] In a right-to-left paragraph: { $sentence }
       *[ltr] In a left-to-right paragraph: { $sentence }
    }
no-verdict = no verdict
collisions-display = { $display } shows { $text }
collisions-other-display = { $display }: other names shown as { $text }
collisions-read-as = { $display }: URLs that show { $host } as the host
collisions-read-as-count =
    { $complete ->
        [yes] { $count ->
            [0] No order of these labels and segments gives such a URL.
            [one] One order of these labels and segments gives such a URL:
           *[other] { $count } orders of these labels and segments give such URLs:
        }
       *[no] { $count ->
            [0] No such URL was found; not every order was tried.
            [one] One such URL was found; not every order was tried:
           *[other] { $count } such URLs were found; not every order was tried:
        }
    }
collisions-read-as-refused =
    { $count ->
        [one] One more URL is left out: browsers refuse it.
       *[other] { $count } more URLs are left out: browsers refuse them.
    }
name-in-no-zone = The name is in no zone of the profile, so it is compared as typed. Add its zone.
list-match-disposition = Disposition as a variant of this name: { $disposition }
list-matches-count =
    { $count ->
        [0] No name of the list is the same or looks the same.
        [one] 1 name of the list is the same or looks the same.
       *[other] { $count } names of the list are the same or look the same.
    }

## Conversion of names

convert-unknown-form = There is no form “{ $text }”. Use “logical”, “marked”, “html”, “marked:CONTROLS”, “html:CONTROLS”, “percent”, “minimal-escapes”, “punycode-label:DISPLAY”, “punycode-name:DISPLAY”, “c”, “javascript”, “rust”, “json” or a display: { $displays }.
convert-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-display-without-controls = The display “{ $display }” inserts no controls. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-option-without-effect = The option “{ $option }” has no effect on controls. Leave it out.
convert-writing-only = “{ $form }” is only for --to.
convert-marked-is-input = “marked” is only for --from. Name the controls to insert, such as “marked:durst”.
convert-no-name = No name has this display in “{ $display }”.
convert-without-controls = The line does not have the controls “{ $controls }”. The forms “marked” and “html” remove any controls.
convert-unwritable = The answer contains { $character }, which the notation “{ $notation }” cannot write.
convert-search-stopped = The search stopped at its limit before it found a name.

## Names in the comparison

compare-empty = Type a name first.
compare-unreadable = This cannot be read as a name: { $reason }.
compare-too-long = Names of at most { $most } characters can be compared.
compare-already = This name is already in the comparison.
compare-too-many = At most { $most } names can be compared. Remove a name first.
# After several lines were pasted at once.
names-added =
    { $count ->
        [0] No name was added.
        [one] 1 name was added.
       *[other] { $count } names were added.
    }
names-repeated =
    { $count ->
        [one] { $added } 1 line repeats a name.
       *[other] { $added } { $count } lines repeat names.
    }
names-refused =
    { $count ->
        [one] { $added } 1 line was not added: { $reason }
       *[other] { $added } { $count } lines were not added. The first: { $reason }
    }
display-letter-name = Letter { $letter }.

## Reports

title-of-name =
    { $kind ->
        [text] How { $name } is displayed
       *[name] How { $name } is displayed, and whether it may be registered
    }
title-of-names =
    { $kind ->
        [text] How { $count } texts are displayed
       *[name] How { $count } domain names are displayed, and whether they may be registered
    }
title-of-list = The names of a list: which may be registered, and which look alike
report-skip = Skip to the report
report-contents = Contents
report-about = About this report
report-unreadable = Names that cannot be read
made-by = Made by bidiscope { $version }.
made-on = Made on { $date } (UTC).
unicode-versions = Unicode { $version } for bidi classes, derived properties, mapping and normalization; Unicode { $names } for the names of characters.
report-rules = IDNA2008 decides whether a name may be registered: RFC 5891 section 4, with RFC 5892 and RFC 5893 (the Bidi rule). The DNS form follows UTS #46 (nontransitional).
report-no-rulesets = Registry rules were not checked.
report-whole-name = Every label of a name counts as the applicant’s.
report-zone = The parent zone is { $zone }: only the labels before it are the applicant’s.
report-stated-zones = The list states the zone of each name: only the labels before it are the applicant’s.
report-profile = The profile { $profile } defines the zones and their rules.
report-registry-rules = Other rules of the registry: { $rules }.
report-rulesets = These rulesets (RFC 7940) apply too: { $rulesets }.
report-notation = The names were entered in the notation “{ $notation }”.
report-counting = Everything is counted from 1, in logical order: the order in which it is typed and stored.
report-drawn = Pictures use the fonts that come with bidiscope. A browser may show the same name in another order.
six-conditions = The six conditions of the Bidi rule
what-to-do = What to do
picture = { $name } as shown by { $display }
too-long-to-draw = The name has { $count } characters; only names of up to { $most } characters are drawn.
line-number = Line { $line }
suggested-fix = Suggested: { $name }
# Before the lines of the list that ask for the suggested name, or have it suggested too.
suggestion-contested = Other lines ask for the suggested name or have the same suggestion:
suggestion-registered =
    { $matched ->
        [same-name] The suggested name is registered already: line { $line } of the other list has it.
       *[variant] A variant of the suggested name is registered already: line { $line } of the other list has it.
    }

answer =
    { $verdict ->
        [allowed] May be registered (IDNA2008)
        [allowed-by-registry] May be registered (IDNA2008 and registry rules)
        [allowed-in-part] May be registered, apart from labels such as “_dmarc” (IDNA2008)
        [allowed-in-part-by-registry] May be registered, apart from labels such as “_dmarc” (IDNA2008 and registry rules)
        [refused] Refused (IDNA2008)
        [refused-by-registry] Refused (registry rules)
        [refused-by-either] Refused (IDNA2008 or registry rules)
        [reserved] Reserved (registry rules)
        [blocked] Blocked (registry rules)
        [taken] Taken (other list)
        [contested] Contested (this list)
        [same-holder] Registered to the same holder (other list)
        [needs-review] Undecided
       *[not-applicable] Cannot be registered
    }

## The page in a browser

web-title = bidiscope: how names and text are displayed
web-skip = Skip to the results
web-name = Domain name, address or text
web-parent = In the parent zone { $zone }
web-notation = Notation
web-inspect = Inspect
web-displays = Displays to show
web-browser = This browser
web-browser-equal = ✓ The same order
web-browser-differs = ✗ Another order, from left to right: characters { $positions }
web-browser-unknown = This browser does not say where it draws the characters.
web-steps = Steps
web-step-outcome = Effect
web-too-long-for-steps = Steps are shown only for inputs of up to { $most } characters.
web-present = Present
web-close = Close
web-step-of = Step { $number } of { $count }
web-search = Find names or texts that look the same
web-searching = Searching…
web-copy-link = Copy link
web-copy-window-link = Copy link for the window
web-copied = The link was copied.
web-not-copied = The browser did not copy the link. Copy it here:
web-json = Save as JSON
web-lessons = Lessons
web-lesson = Lesson
web-arrange = Put the characters in the order that the reader sees. Choose a character, then move it with the arrow keys or the buttons.
web-move-left = Move left
web-move-right = Move right
web-no-choice = Choose an answer first.
web-no-answer = This does not answer the question.
web-about = Everything is computed in your browser. Nothing is sent anywhere.
web-stopped = The last request failed. The page works again.

## Sheets

shown-by = As shown by { $display }.
marks-cut-off = Marks are stacked too high for the line: they are cut off at the dashes.
line-unshaped = Not shaped, so shown as boxes with code points: { $places }.
line-unshaped-place = { $count ->
    [one] character { $first }
   *[other] characters { $first } to { $last }
}
line-unshaped-around = the text around the name
line-unshaped-more = { $count } more places
changed-characters =
    { $count ->
        [one] Marked: 1 character has moved; the others are in the same order as in { $display }.
       *[other] Marked: { $count } characters have moved; the others are in the same order as in { $display }.
    }

## Sheets, and a figure of several names

title-of-sheet = How { $name } is displayed
title-of-sheets = How { $count } domain names are displayed
contents-line = { $number }: { $name }, page { $page }
attached-json = The inspection of the name, as “bidiscope inspect --json” prints it
# The number of a name in the table, as examples are numbered in a paper.
names-number = ({ $number })
names-column-ways = Ways
# The legend of a figure of several names; before each stands what is drawn.
names-figure-logical = Name: its characters in the order of typing
names-figure-ways = Ways: the number of ways in which these displays show the name
names-figure-letter = displays with the same letter show the name in the same way
names-figure-name = the name, within the surrounding text
names-figure-moved = moved, compared with { $display }
names-figure-label-split = a label is split
names-figure-label-split-by-context = a label is split by the surrounding text
names-figure-ltr = left-to-right letters
names-figure-rtl = right-to-left letters
names-figure-digits = European digits
names-figure-arabic-digits = Arabic-Indic digits
# For screen readers, as on the cells of a sheet.
cell-character =
    { $isinvisible ->
        [yes] { $character }, invisible
       *[no] { $character }
    }
cell-in-name = character { $position }, { $character }

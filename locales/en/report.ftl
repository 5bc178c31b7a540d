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
        [one] Notes from standards, papers and drafts (1)
       *[other] Notes from standards, papers and drafts ({ $count })
    }
section-mapping = Mapping by UTS #46
section-fixes =
    { $count ->
        [0] Suggested fixes
        [one] Suggested fix
       *[other] Suggested fixes, the most likely first
    }
section-grouping = Each label among other names (RFC 5893, section 3)
section-collisions =
    { $kind ->
        [text] Texts that look the same as this text
        [any] Names or texts that look the same as the input
       *[name] Names that look the same as this name
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
    .about = Joining_Type: D joins on both sides, R only to the letter before; U does not join, T is ignored
character-column-mirrored = Mirrored
    .about = Bidi_Mirrored: the character is shown mirrored in right-to-left text (UAX #9, rule L4)
character-column-idna = IDNA2008
    .about = The derived property of IDNA2008 (RFC 5892)
character-column-utf8 = UTF-8
    .about = The bytes of the character in UTF-8, in hexadecimal
character-column-normal-forms = Normal forms
    .about = Normalization Forms (UAX #15) that differ from the character
character-mirrored = mirrored
section-policies = Verdict of each rule set
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
fact-equivalents = Other spellings
fact-without-points = Without points
fact-typed = Typed

# Of a host with a full stop before a slash, as in “example.com/path”.
url-scheme-not-written = Not typed. As in an address bar, the text is read as a web address.
in-notation = { $text } (in the notation { $notation })

# The name that a look-up asks the DNS for.
dns-of-refused = UTS #46 look-up asks for { $name }, but registration is refused.
idna2003-display = (the name as a program for IDNA2003 may show it; RFC 5893, section 7.1)
dns-only = { $name } (the DNS accepts this name; UTS #46 and browsers do not)
# Browsers leave out some checks of UTS #46.
dns-of-browsers =
    { $refused ->
        [yes] Browsers (URL Standard) ask for { $name }. UTS #46 with all checks refuses the name, and registration is refused too.
       *[false] Browsers (URL Standard) ask for { $name }. UTS #46 with all checks refuses the name.
    }
# Of a name like “1.2.3.256” (WHATWG URL, section 3.5).
dns-not-of-browsers = { $name }. Browsers do not ask for this name: a host that ends in a number counts as an IP address.
dns-none = No DNS form: UTS #46 refuses this name.
dns-form-too-long = too long for the DNS (labels: 63 octets, names: 253)

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
remedies-about = Alone: the text is a whole paragraph, and its first strong character decides the direction. English sentences are left-to-right paragraphs; Hebrew and Arabic sentences are right-to-left paragraphs. In HTML, the element “bdi” and the attribute “dir” isolate the text. In CSS, “unicode-bidi: isolate” with “direction” isolates the text.
remedies-parts = Part by part: words with right-to-left letters run right to left; the other text keeps the typed order. A punctuation mark or currency sign after a left-to-right word or number belongs to the sentence. “With marks”, the mark or sign belongs to the word or number.
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
remedies-none = No fix is possible: the paragraph decides the direction of a tab (rule L1)
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
        [text] No other text without bidi controls looks the same as this text.
       *[name] No other name with the characters of this name looks the same.
    }
collisions-running = The search is still running.
collisions-not-searched = To search for names or texts that look the same, choose a display without surrounding text.
collisions-failed = The search failed because of an error in the program.
collisions-some =
    { $kind ->
        [text] { $count ->
            [one] 1 other text without bidi controls looks the same as this text.
           *[other] { $count } other texts without bidi controls look the same as this text.
        }
       *[name] { $count ->
            [one] 1 other name with the characters of this name looks the same.
           *[other] { $count } other names with the characters of this name look the same.
        }
    }
collisions-at-least =
    { $kind ->
        [text] At least { $count } other texts without bidi controls look the same as this text; the search stopped at its limit.
       *[name] At least { $count } other names with the characters of this name look the same; the search stopped at its limit.
    }
collisions-unknown =
    { $kind ->
        [text] The search stopped at its limit and found no other text that looks the same as this text.
       *[name] The search stopped at its limit and found no other name that looks the same as this name.
    }

display-order = From left to right: characters { $positions }
browser-opens =
    { $part ->
        [mapped-host] UTS #46 changes characters of the host: browsers open { $url }
        [no-host] Browsers find no host in this URL: they open { $url }
        [scheme] Browsers read another scheme in this URL: they open { $url }
        [userinfo] Browsers read other user information in this URL: they open { $url }
        [port] Browsers read another port in this URL: they open { $url }
        [path] Browsers read another path in this URL: they open { $url }
        [query] Browsers read another query in this URL: they open { $url }
        [fragment] Browsers read another fragment in this URL: they open { $url }
       *[host] Browsers read another host in this URL: they open { $url }
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
        [host-character] Not opened: the host contains a forbidden character.
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
            [reordered] The labels of the host “{ $text }” can be read in the wrong order.
            [same] “{ $text }” looks the same as the host, but is another part of the URL.
           *[other] “{ $text }” is read as the host, but is not the host.
        }
       *[name] { $reading ->
            [part] Only a part of the name can be read: “{ $text }”.
            [reordered] The labels of the name “{ $text }” can be read in the wrong order.
           *[other] The name is read as “{ $text }”, which is another name.
        }
    }
visible-host-unquoted =
    { $of ->
        [url] { $reading ->
            [nothing] No text is read as the host.
            [part] Only a part of the host can be read.
            [reordered] The labels of the host can be read in the wrong order.
           *[other] Another text is read as the host.
        }
       *[name] { $reading ->
            [nothing] No part of the name can be read.
            [part] Only a part of the name can be read.
            [reordered] The labels of the name can be read in the wrong order.
           *[other] Another text is read as the name.
        }
    }
paragraph-direction =
    { $direction ->
        [rtl] The paragraph is right-to-left.
       *[ltr] The paragraph is left-to-right.
    }
shows-the-same = Looks the same as { $display }.
badge-explained = { $badge }: { $explanation }
cut-into-rows = One line, cut into { $count } rows: each row continues in the row below.

cross-check =
    { $agrees ->
        [yes] { $engine } gives the same levels as bidiscope in both paragraph directions.
       *[no] { $engine } gives other levels than bidiscope.
    }

## Proposals

marked-davis = Davis’s controls
marked-durst = Dürst’s controls
marked-custom = controls
marked-components =
    { $count ->
        [one] The marks of Dürst’s section 4.3 change the display of component { $components }.
       *[other] The marks of Dürst’s section 4.3 change the display of components { $components }.
    }
restriction-violated =
    { $more ->
        [0] Violates restriction { $number }: { $characters }.
       *[other] Violates restriction { $number }: { $characters } and { $more } more.
    }

## Notes on the documents that displays have, by identifier: how open places are interpreted

document-note-atkin2001-java = The text of the paper gives a direction to letters, digits, full stops and hyphens. The paper’s Java program treats #, $, % and + like the hyphen-minus. The program reverses [, \, ] and ^ like Hebrew letters. bidiscope makes all eight signs left-to-right. Comma and colon are left-to-right in the Java program and in bidiscope.
document-note-atkin2001-table-2 = Table 2 admits punctuation and compatibility characters, but the text of the paper excludes them. bidiscope reports both kinds.
document-note-atkin2001-table-2-others = The text of the paper adds only letters and digits. Table 2 also has signs and unassigned code points, so bidiscope reports those characters.
document-note-atkin2001-persian-digits = The paper does not say whether Persian and Urdu digits are European or Arabic numerals. bidiscope counts these digits as European numerals, because their class is EN.
document-note-atkin2001-other-scripts = Read literally, letters of other right-to-left scripts are “other alphabetic characters”, which are left-to-right. bidiscope makes every letter of class R or AL right-to-left.
document-note-atkin2001-marks = The text of the paper gives marks no direction. bidiscope keeps a mark with the character before it.
document-note-atkin2001-figure-5 = The text of the paper says that a left-to-right paragraph shows DEFabc like abcDEF. This is false. A true example is AB12, shown like 12AB.
document-note-duerst-structural = The structural characters are “'@', '.', ':', '/', and so on”. bidiscope adds “?”, “#”, “&”, “=” and the label separators of IDNA.
document-note-duerst-arabic-digits = The draft does not say whether Arabic-Indic digits are right-to-left characters; the draft says only that digits run left to right. bidiscope counts Arabic-Indic digits as right-to-left characters: without the marks of section 4.3, components of such digits can change places.
document-note-duerst-restriction-3 = In restriction 3, “any other class of characters” includes marks: marks have a class of their own.
document-note-rfc5893-second-guarantee = The second guarantee is false in a right-to-left paragraph: 1-a and a-1 before a right-to-left label look the same.

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
    .about = A character of class R, AL or AN in the name puts the fields in right-to-left order.
    .phrase = content order
option-order-top-level-domain = Top-level domain order
    .about = A character of class R, AL or AN in the top-level domain puts the fields in right-to-left order.
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
    .about = Each field is a paragraph of its own. The display then puts the fields in order.
option-direction = Direction of a field
option-direction-ltr =
    .about = Every field is left-to-right.
option-direction-rtl =
    .about = Every field is right-to-left.
option-direction-paragraph =
    .about = Every field has the direction of the paragraph.
option-direction-order =
    .about = Every field runs in the direction in which the fields are ordered.
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
    .about = Each field is isolated from the other fields: LRI, RLI or FSI before it, PDI after it.
option-around-override =
    .about = All characters of a field get the direction of the field: LRO or RLO before it, PDF after it.
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
    .about = The path is a paragraph in the direction of the host. The host is shown as if there were no path.
option-path-segments = Each segment separately
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
    .about = Between two numbers of the same kind, the hyphen belongs to both numbers (class CS).
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
    .about = Between two European numbers, the full stop belongs to both numbers (class ES).
option-full-stop-et =
    .about = The full stop belongs to an adjacent European number.
option-full-stop-cs =
    .about = Every label separator separates numbers, including the ideographic full stop.
option-digits = Digits
    .help = Bidi class of the digits; “letter” gives them the direction of the letter before them
option-digits-own =
    .about = Digits have their Unicode class.
option-digits-letter =
    .about = A digit has the direction of the letter before it in its field. A digit without a letter before it has its Unicode class.
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
option-w2-no = European numbers do not change (HL2)
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
direction-choice-order = As the field order
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
no-effect-fields-without-controls = Where all fields share one paragraph, a field needs controls to have its own direction.
no-effect-paragraph-per-field = Each field is ordered separately, so no controls or text can surround the whole name.
no-effect-path-apart = The path is ordered apart from the host, so no controls or text can surround the whole name.
no-effect-logical-order = Logical order does not use bidi classes.
no-effect-no-overall-order = Without controls around the name, only the ordering rules put the fields in order.
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
        [spoiled] host clear, unclear with the added controls: { $directions }
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
            [ltr] Left to right: a later part of the link, such as the path, is shown before the host
           *[rtl] Right to left: a later part of the link, such as the path, is shown before the host
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
        [spoiled] ; the added controls make the host unclear.
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
controls-one-to-one = The one-to-one display between LRO and PDF: only for reading, because the text is not in logical order

# How the column “After” shows identifiers, with its heading (.heading).
after-display-fields = Davis’s extension
    .heading = with Davis’s extension
    .about = An embedding around each identifier, and marks before and after each field, in the chosen order.
after-display-components =
    .heading = with Dürst’s controls
    .about = A left-to-right mark before and after each right-to-left component.
after-display-isolates =
    .heading = with isolates
    .about = Left-to-right isolates around each identifier and around each field.
after-display-one-to-one =
    .heading = each identifier in the one-to-one display
    .about = Each identifier is in display order between LRO and PDF. For reading only: a copied name is a different name.

identifier-sentence =
    { $verdict ->
        [satisfied] The domain satisfies the Bidi rule.
        [violated] The domain violates the Bidi rule.
        [not-applicable] The domain is not a Bidi domain name.
        [phone-number] This is a phone number.
        [formula] This is a formula.
       *[ip-address] This is an IP address, not a domain.
    }
identifier-ip-address = an IP address, not a domain
identifier-phone-number = a phone number
identifier-formula = a formula
identifier-unreadable = cannot be read as a name: { $reason }
identifier-unreadable-sentence = The domain cannot be read as a name: { $reason }.
identifier-click = Click to open the domain in Inspect.
identifier-host-too-long = the host has more than { $most } bytes
identifier-too-long = more than { $most } bytes: not shown
identifier-after-port = ignored after the port: { $text }
# An “@” follows what was found.
identifier-before-at = “{ $userinfo }” before “@” is user information: the URL leads to { $host }
# A percent escape follows what was found.
identifier-escaped-host =
    { $opens ->
        [yes] The host continues with “{ $host }”: the URL leads to { $url }
       *[no] The host continues with “{ $host }”: browsers refuse the URL.
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
text-cut-off = Only the first { $percent }% of the text is shown. The command “bidiscope text FILE” lists the whole text.
text-not-utf8 = The text is neither valid UTF-8 nor UTF-16 (at character { $position }).
text-option-without-effect = The option --{ $option } has no effect on the chosen controls. Leave it out.
text-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }.
text-display-without-controls = The display “{ $display }” inserts no controls into running text. Use one of: { $known }.
text-no-exception = { $character } is not an exception of the grammar. The exceptions are ! " # % & ' * , . / : ; ? @ \ ¡ · ¿
text-option-not-for-controls = The option “{ $option }” has no effect on controls in running text. Leave it out.
text-several-files = Give one file: only --check=controls checks several files.
controls-option-without-effect = The option --{ $option } has no effect with --check=controls. Leave it out.
# After the file's name.
controls-not-utf8 = the file is not UTF-8 at line { $line }, position { $position }; the rest was checked
controls-binary = the file is not text
controls-utf16 = not checked: the file looks like UTF-16 without a byte order mark
controls-zero-bytes =
    { $checked ->
        [yes] checked as UTF-8, but bytes of value 0 suggest UTF-16 or UTF-32
       *[no] not checked: bytes of value 0 suggest UTF-16 or UTF-32
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
given-twice = Both --{ $shorthand } and “{ $key }” in --{ $option } set the same option. Leave out one of the two.

## What commands say of a name: checks, and other names that look the same

check-warning = Warning: { $headline }
check-passes-but-refused =
    { $by ->
        [registry] The name passes { $rules }, but registry rules refuse the name: see --check=idna2008
       *[idna2008] The name passes { $rules }, but IDNA2008 refuses the name: see --check=idna2008
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
        [host-character] The host is not valid: it contains a forbidden character.
        [address] The host looks like an IP address but is not valid.
        [no-request] The link opens no host: “javascript:” runs a script, “data:” shows its own content, “mailto:” begins a message.
       *[other] The host is not valid.
    }
check-host-invisible = The link ends at the invisible character { $character } after the host. More characters of a name follow that character.
check-host-address = Browsers read the host as { $address }.
check-host-escape = Browsers read a percent escape in the host as a full stop.
# The first five are sentences.
check-host-fault =
    { $fault ->
        [no-host] There is no host.
        [invalid-host] The host is not valid.
        [userinfo] The text before “@” looks like a host, but is user information.
        [lookalike-slash] A character that looks like a slash is in or beside the host.
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
            [0] No reordering of the typed URL shows this host.
            [one] 1 reordering of the typed URL shows this host:
           *[other] { $count } reorderings of the typed URL show this host:
        }
       *[no] { $count ->
            [0] No URL was found; not every reordering was tried.
            [one] 1 URL was found; not every reordering was tried:
           *[other] { $count } URLs were found; not every reordering was tried:
        }
    }
collisions-read-as-refused =
    { $count ->
        [one] 1 more URL, which browsers refuse, is left out.
       *[other] { $count } more URLs, which browsers refuse, are left out.
    }
name-in-no-zone = The name is in no zone of the profile and is compared as typed. Add the zone to the name.
list-match-disposition = Disposition of the compared name as a variant of this list entry: { $disposition }
list-matches-count =
    { $count ->
        [0] No name of the list is the same as this name or looks the same.
        [one] 1 name of the list is the same as this name or looks the same.
       *[other] { $count } names of the list are the same as this name or look the same.
    }

## Conversion of names

convert-unknown-form = There is no form “{ $text }”. Use “logical”, “marked”, “html”, “marked:CONTROLS”, “html:CONTROLS”, “percent”, “minimal-escapes”, “punycode-label:DISPLAY”, “punycode-name:DISPLAY”, “c”, “javascript”, “rust”, “json” or a display: { $displays }.
convert-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-display-without-controls = The display “{ $display }” inserts no controls. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-option-without-effect = The option “{ $option }” has no effect on controls. Leave it out.
convert-writing-only = Use the form “{ $form }” only with --to.
convert-marked-is-input = Use the form “marked” only with --from. With --to, name the controls, such as “marked:durst”.
convert-no-name = No name has this display in “{ $display }”.
convert-without-controls = The line does not have the controls “{ $controls }”. To remove any controls, use the form “marked” or “html”.
convert-unwritable = The answer contains { $character }, which the notation “{ $notation }” cannot write.
convert-search-stopped = The search stopped at its limit before it found a name.

## Names in the comparison

compare-empty = Type a name first.
compare-unreadable = The text cannot be read as a name: { $reason }.
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
report-zone = The parent zone is { $zone }: only the labels before the zone are the applicant’s.
report-stated-zones = The list states the zone of each name: only the labels before that zone are the applicant’s.
report-profile = The profile { $profile } defines the zones and their rules.
report-registry-rules = Registry rules: { $rules }.
report-rulesets = Registry rulesets (RFC 7940): { $rulesets }.
report-notation = The names were entered in the notation “{ $notation }”.
report-counting = Lines, labels and characters are counted from 1, in logical order: the order of typing.
report-drawn = Pictures use the fonts that come with bidiscope. A browser may show a name in another order than the picture.
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
web-browser-equal = ✓ Same order as in bidiscope
web-browser-differs = ✗ Other order than in bidiscope, from left to right: characters { $positions }
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
web-no-answer = This answer is not one of the choices.
web-about = Everything is computed in your browser. Nothing is sent anywhere.
web-stopped = The last request failed. The page works again.

## Sheets

shown-by = As shown by { $display }.
marks-cut-off = Marks are stacked too high for the line: they are cut off at the dashes.
line-unshaped = Shown as boxes with code points, because the text could not be shaped: { $places }.
line-unshaped-place = { $count ->
    [one] character { $first }
   *[other] characters { $first } to { $last }
}
line-unshaped-around = the text around the name
line-unshaped-more = { $count } more places
changed-characters =
    { $count ->
        [one] Marked: 1 character has moved. All other characters are in the same order as in { $display }.
       *[other] Marked: { $count } characters have moved. All other characters are in the same order as in { $display }.
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
names-figure-ways = Ways: in how many ways the displays show the name
names-figure-letter = same letter: the displays show the name in the same way
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

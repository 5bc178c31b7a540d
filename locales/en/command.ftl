# The command line, its help and its errors, and the Python package. Reports need nothing of this file.

## Errors in the identifier of a display, such as “fields:order=content”

display-error-unknown-display = There is no display “{ $text }”. Use one of: { $displays }.
display-error-no-value = “{ $text }” (character { $position }) has no value. Write each option as “key=value”.
display-error-unknown-option = The display “{ $display }” has no option “{ $text }” (character { $position }). The options of the display are: { $options }.
display-error-duplicate-option = The option “{ $option }” is given twice. The second is at character { $position }. Remove one of the two.
display-error-invalid-value = The option “{ $option }” cannot be “{ $text }” (character { $position }). Use one of: { $values }.
display-error-invalid-separators = The option “{ $option }” cannot be “{ $text }” (character { $position }). Use one of: { $values }. Or list up to { $count } separators, such as { $example }; letters, digits and marks are not allowed.
display-error-unescaped = Character { $position }, { $character }, needs an escape. Write the character as “{ $escape }”.
display-error-invalid-escape = The escape at character { $position } is not valid. A valid escape is for example “{ $example }”.
display-error-text-too-long = The text of the option “{ $option }” has more than { $count } characters.

## Files of strategies, and the names of strategies

strategies-malformed = The strategies cannot be read (line { $line }, column { $column }): { $reason }
strategies-wrong-format = The file is not a strategy file. A strategy file begins with { $beginning }.
strategies-no-version = The strategy file has no version. Add { $example }.
strategies-newer = A newer version of bidiscope wrote the file (format { $version }; this program reads format { $known }). Use the newer version.
strategies-duplicate = Two strategies have the name “{ $name }”. The second is strategy { $number }. Rename one of the two.
strategies-too-many = The file has { $count } strategies; at most { $most } are allowed.
strategies-unknown-option = The strategy has no option “{ $option }”. The options of the strategy are: { $options }.
strategies-invalid-value = The option “{ $option }” cannot be “{ $value }”.
strategies-no-room = The file has { $count } new strategies, but there is room for { $room }. bidiscope keeps at most { $most }: delete strategies first.
strategy-name-empty = Give the strategy a name.
strategy-name-too-long = The name of a strategy has at most { $most } characters.
strategy-name-control = The name of a strategy cannot contain line breaks or other control characters.
strategy-name-taken = Another strategy already has the new name.
strategy-not-renamed = Not renamed: { $reason }
strategy-default-name = My strategy
strategy-file-missing = No file name follows “@”. Write for example “@mine.json” or “@mine.json:My hyphens”.
strategy-file-not-utf8 = The strategy file is not UTF-8.
strategy-file-empty = The strategy file contains no strategy.
strategy-file-unknown = The strategy file has no strategy “{ $name }”. The strategies in the file are: { $names }.
strategy-file-several = The strategy file has several strategies. After the file name, write a colon and the name of a strategy: { $names }.

## The Python package. Names of functions and arguments, and values such as “ltr”, stay as they are.

python-unknown-notation = There is no notation “{ $text }”. Use one of: { $notations }.
python-unknown-theme = There is no theme “{ $text }”. Use one of: { $themes }.
python-unknown-column = There is no column “{ $text }”. Use one of: { $columns }.
python-unknown-direction = There is no direction “{ $text }”. Use “ltr” or “rtl”.
python-column-without-ruleset = The column “{ $column }” needs a ruleset. Give “ruleset” or “profile”.
python-column-twice = The column “{ $column }” is named twice. Name each column once.
python-column-compares-nothing = The column “{ $column }” does not compare names. Use one of: { $columns }.
python-column-of-other-rows = The column “{ $column }” compares the names of all rows. Compute the column with bidiscope.spark.groups.
python-column-there-already = The table already has a column “{ $column }”. Rename the column of the table.
python-profile-beside-rules = The profile already gives zones and rulesets. Leave out “parent” and “ruleset”.
python-append-without-parent = “append” needs the zone to append to every name. Give the zone as “parent”.
python-display-with-options = “{ $display }” has options, but pictures show displays without options. Use “{ $strategy }”.
python-rules-left-out = To leave out the rules L1 to L3, use uba-ltr, uba-rtl or uba-auto, without text around the name.
python-one-name = The input is a single text. Give a list or a column of names.
python-table =
    { $count ->
        [0] The input is a table without columns. Give a column of names.
       *[other] The input is a table with { $count } columns. Give only the column of the names.
    }
python-no-text = Item { $number } has the type { $kind }. Give a text, or None for a missing name.
python-no-columns = No column is selected. Name at least one column.
python-not-texts = The column has the type { $kind }. Give a column of texts.
python-stopped = The computation was stopped.

## Errors in a file of words

catalogue-line = line { $line }: { $problem }
catalogue-empty = the file is empty
catalogue-not-utf-8 = only the first { $bytes } bytes are UTF-8: save the file as UTF-8
catalogue-not-fluent = the file is not valid Fluent: { $error }
catalogue-too-deep = placeables and arguments are nested deeper than { $depth } levels: simplify the message
catalogue-not-closed = a placeable has no closing brace, or lines of the placeable are not indented: add the brace, or indent the lines
catalogue-control-character = remove the control character { $character }
catalogue-invisible-character = remove the invisible character { $character }
catalogue-invalid-escape = “{ $escape }” is not a character: write the character instead of the escape
catalogue-empty-text = the message “{ $key }” is empty: add a translation, or remove the message to keep the English text
catalogue-unknown-value = in the message “{ $key }”, the variable ${ $variable } cannot be “{ $value }”: the possible values are { $known }
catalogue-invalid-arguments = the function LTR needs at least one argument; an argument is a variable, or a text in quotation marks
catalogue-twice = the message “{ $key }” occurs twice: remove one
catalogue-unknown-message = there is no message “{ $key }”: compare the name with the English file
catalogue-unknown-variable = the message “{ $key }” has no variable ${ $variable }: the variables of the message are { $known }
catalogue-no-variables = the message “{ $key }” has no variables: remove ${ $variable }
catalogue-unknown-reference = there is no message or term “{ $key }”: write the text instead of the reference
catalogue-circular-reference = the reference to “{ $key }” is circular, or leads to too many further references: write the text instead of the reference
catalogue-unknown-function = there is no function “{ $name }”: the only function is LTR
catalogue-text-too-long = the text “{ $key }” has more than { $kilobytes } kilobytes: shorten the messages to which the text refers
catalogue-no-language = add a line with the language, such as “language = en”
catalogue-invalid-language = “{ $text }” is not a language tag, such as “en”, “ar” or “he-IL”
catalogue-invalid-direction = “{ $text }” is not a direction: write “direction = ltr” or “direction = rtl”
catalogue-direction-of-language = “{ $language }” is written from right to left: write “direction = rtl”
catalogue-no-direction = add a line with the direction, “direction = ltr” or “direction = rtl”

## Commands

words-missing =
    { $count ->
        [one] { $file }: 1 of { $all } messages is missing and stays in English: { $first }
       *[other] { $file }: { $count } of { $all } messages are missing and stay in English, such as { $first }
    }
# What a file of words lacks: a subject is a file of locales/en, and reports need those with “yes”.
words-subject =
    { $needed ->
        [yes] { $subject }: { $present } of { $all } messages, all needed in reports
       *[no] { $subject }: { $present } of { $all } messages
    }
words-subject-missing = missing: { $key }
collisions-no-url = --visible-host needs a URL with a valid host.
collisions-no-host = --visible-host: a host cannot contain { $character }.
field-error-width = begin with the width of the field, 1 character or more, such as 20:end:rtl
field-error-unknown = “{ $word }” is unknown; use start, middle, end, ltr, rtl, ellipsis, clip or text
field-error-twice = “{ $word }” repeats a setting; give at most one place of the cut, one direction and one kind of cut

## Headings of the help and of the manual pages

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-options-of-input = Input
heading-options-of-check = Check
heading-options-of-registry = Registry rules
heading-options-of-registered = Registered names
heading-options-of-displays = Displays
heading-options-of-study = Sequences and properties
heading-options-of-proof = Proofs
heading-options-of-page = Page
heading-options-of-output = Output
heading-options-of-window = Window
heading-options-of-resources = Threads and memory
heading-options-general = General options
heading-examples = Examples
heading-exit-status = Exit status
heading-name = Name
heading-synopsis = Synopsis
heading-description = Description
heading-version = Version
heading-notes = Notes
heading-see-also = See also

## The help: what each command does, and what each of its options (by their names) and values mean. Below the options come
## notes (.notes) and examples (.examples). Names of commands and options, and values such as “ltr”, stay as they are.

# After the name of the program, which stands before { $version }.
help-version =
    { $version }
    Unicode { $unicode }: bidi classes, derived properties, mapping and normalization
    Unicode { $names }: names of characters

# The same in several commands.
help-options =
    .notation = How names are written: unicode, codepoints, table1, capitals, capitals-arabic or classes; “bidiscope --help” explains the notations
    .words = File of messages that replace the English messages: a translation, or your own terms (docs/translating.md)
    .print-words = Print the English messages with comments, as a start for a --words file
    .language = Language of reports, lists and sheets: en, ar or he; messages about arguments stay in English [default: en]
    .help = Print this help; -h prints a summary
    .version = Print the version
    .overwrite = Replace existing files
    .report = Write a report to this file: an HTML page with pictures, findings and advice
    .parent = Parent zone of the names; the labels before the zone are the applicant’s
    .labels-below = Number of labels that a name must have below the parent zone; of several labels, registry rules judge the first
    .reserved = File of labels that the registry keeps for itself, one per line; the labels and their variants are refused
    .blocked = File of labels that nobody may register, one per line; the labels and their variants are refused
    .guidelines = IDN guidelines that the registry follows
    .profile = TOML file with the registry’s zones and the rules of each zone (docs/lists.md)
    .append = Append the parent zone to every name
    .against-format = Format of the --against list [default: by the extension of the file, else one name per line]
    .against-append = Append the parent zone (--against-parent-column, else --parent) only to the names of the --against list
    .against-keep = Columns or keys of the --against list to write with each match: “all”, or names separated by commas
    .against-column = Column or key of the names in the --against list [default: the column of --column, if given]
    .memory = Memory limit, at least 40M, such as 512M or 2G; further data is kept on disk
    .threads = Number of threads, at most 256 [default: one per core]
    .field = Also show the name in a field that is too narrow: width, place of the cut, direction and kind of cut, such as 20:end:rtl:clip (docs/output.md)
    .names = Names; “-” reads one per line from standard input
    .lgr = File of the registry’s ruleset (RFC 7940), for the label below the parent zone
    .against-parent-column = Column or key of the parent zones in the --against list; --append also appends the zones to the names of the list
    .against-holder = Column or key of the holders in the --against list
    .file = File of the ruleset; “-” reads standard input
    .column = Standard input is CSV or JSON Lines, with the labels in this column (header, or number from 1) or key
    .labels = Labels; “-” reads one per line from standard input; lines that begin with “#” are comments
    .output = Output file, which appears only when complete [default: standard output]
    .format = Form of the output

# How the options of displays are written; $options and $custom are tables of options with their titles and values.
display-options-help =
    The list of displays has the options of each display in brackets. Write options after a colon:
      fields:order=content,paragraph=rtl
    { $options }
    In a value write a-z, digits and hyphens as they are, and every other character as \u{"{"}5D0{"}"}.
    A custom strategy has more options, as in custom:separators=idna,direction=first-strong,around=isolate:
    { $custom }
    Separators can also be listed, such as separators=\u{"{"}2E{"}"}\u{"{"}2F{"}"}.
    To use a strategy file, write @FILE, or @FILE:NAME if the file has several strategies.
# In the commands other than “trace”.
display-options-elsewhere = A display can have options, such as fields:order=content,paragraph=rtl. “bidiscope trace --help” lists them.

help-bidiscope = Show how a domain name that mixes right-to-left and left-to-right writing is displayed
    .about =
        Without a command, a window opens. The window compares NAME in all displays, with the verdict of RFC 5893 on each label.
        If no window can be opened, bidiscope prints the comparison.
    .name = The name to show, or a link (bidiscope:?name=...). Write “--” before a name that is also a command or begins with a hyphen
    .notation = How names are written
    .check = Count the messages in the --words file, and list missing messages of reports; status 1 if a message of reports is missing
    .text = Open a file of running text in the tab Text
    .list = Open a list of names in the tab List
    .session = Open a saved session: names, pinned names, panes and strategies
    .lesson = Open a lesson file in the tab Learn
    .open = Open a link or a saved session (path or “file:” URL) from the desktop environment
    .tab = Tab to open
    .present = Show the steps of a display in large type; without DISPLAY, the steps of uba-ltr
    .picture = Write a PNG picture of the window to FILE, replacing an existing file, and close the window
    .theme = Theme of the window
    .size = Size of the window’s content, such as 1280x800
    .examples =
        bidiscope xn--mgbh0fb.xn--wgbl6a                            open the window with a name
        bidiscope inspect --notation capitals AB1.com               print all displays and verdicts of a name
        bidiscope trace --strategy uba-rtl --notation capitals AB1  print the steps that lead to a display
        bidiscope collisions --notation capitals AB12               list other names that look the same as AB12
        bidiscope scan names.txt --output names.csv                 check a list of names
        bidiscope text letter.txt                                   find names and URLs in running text
    .exit-status =
        0  done
        1  an operation failed, a name fails a check, or some lines of a list cannot be read
        2  the arguments or the input cannot be read, or standard output is closed
        130, 143, 129  stopped by Ctrl+C, by “kill”, or by closing the terminal; finished work is saved

help-help = Print the help of the program or of a command

help-completions = Print a script that completes arguments in a shell
    .shell = Shell
    .examples = bidiscope completions bash > bidiscope.bash

help-convert = Convert names between logical order, display order and text with controls
    .from = Form of the input lines
    .to = Form of the output lines
    .most = Maximum number of answers per line
    .file = File with one name per line; “-” reads standard input
    .notes =
        Forms:
          logical          the name in logical order
          DISPLAY          the characters from left to right in a display: uba-ltr, fields:order=content
          marked:CONTROLS  the name in logical order with controls
          html:CONTROLS    the name with controls as HTML: bdi elements for isolates, and references such as &lrm;
        Only for --from:
          marked, html     a name with controls of any kind below; convert removes the controls
        Only for --to:
          html             the name in ASCII, with references such as &#x05D0;
          percent          a URL with percent escapes for characters that would end the link in running text, such as (
          minimal-escapes  a URL with only the percent escapes that UTS #58 needs to find the whole link in running text
          punycode-label:DISPLAY
                           the display, with an A-label (xn--) for each label that violates the Bidi rule
          punycode-name:DISPLAY
                           the display, with A-labels for all labels if any label violates the Bidi rule
          c, javascript, rust, json
                           a string literal in ASCII

        CONTROLS is one of:
          durst, durst-right-to-left        Dürst’s controls for left-to-right and for right-to-left text
          davis                             Davis’s controls; to choose the order of the fields, write fields:order=content instead
          isolates, first-strong-isolates   isolates around the name and around each field
          one-to-one                        LRO, the characters in the order of the one-to-one display, and PDF

        If several names have the same display, tabs separate the names; a final ... means that there may be more names.
        If an input line cannot be read or has no answer, the output line is empty. docs/output.md describes every form.
    .examples =
        echo 12BA | bidiscope convert --notation table1 --from uba-ltr --to logical
        echo xn--4dbc.com | bidiscope convert --from logical --to html:isolates

help-inspect = Compare all displays of names, and say whether the names may be registered
    .json = Print JSON Lines: one object per name
    .check = End with status 1 if a name fails RULES [default: bidi]; list the failures on standard error
    .only-failing = Print only the names that fail the check or cannot be read
    .quiet = Print nothing on standard output; the status and standard error report failures
    .as = How to read NAME [default: by the form of NAME; with a check, registry rules or “-”, never as text]
    .format = Print each name as a line of BidiCharacterTest.txt (docs/output.md)
    .paragraph = Paragraph direction for --format; can be repeated [default: ltr, rtl and auto]
    .line = With --format, only one line of the paragraph: the first and last position of the line, such as 5..9 (rule L1)
    .against = List of registered names: find names that are taken, and entries that are variants of a name or look like a name [default: the list of the profile]
    .holder = Holder who applies for the names; the holder’s own registered names do not make a name taken
    .contexts = Search also longer contexts (text around the name) that split a label (RFC 5893, section 3); ten times slower
    .strategy = Display to compare, or to check with --check=host; can be repeated [default: all; for --check=host uba-ltr and uba-rtl]
    .notes =
        With --profile, the status is 1 if a name has a result that “fail-on” of the profile lists.
        Without “fail-on”, the status is 1 if a name is refused or taken.
        With --check, the status is 1 if a name fails the check or is taken. docs/output.md describes the output.
    .examples =
        bidiscope inspect --check=idna2008 --notation capitals AB-1.com  may the name be registered?
        bidiscope inspect --as text '+972 2 555-1234'                    what keeps a phone number in order?

help-lesson = Open a lesson in the window, or check lessons that you write
    .check = Open no window; print each lesson as bidiscope reads it, with the right answers
    .example = Print an example lesson with comments
    .json = Print JSON Lines: one object per file
    .files = Lesson files; “-” reads standard input
    .notes = docs/lessons.md explains how to write a lesson.
    .examples =
        bidiscope lesson --example > my.toml  start a lesson
        bidiscope lesson --check my.toml      check the lesson

help-lgr = Check labels and find their variants by a registry’s ruleset (RFC 7940)
    .notes =
        A ruleset is an XML file. The ruleset says which labels a registry permits, and which labels are variants of each other.
        docs/lgr.md says where registries publish their rulesets.
    .examples =
        bidiscope lgr check --lgr he.xml xn--4dbc     is the label permitted, and why?
        bidiscope lgr variants --lgr he.xml xn--4dbc  which variants does the label have?

help-lgr-audit = Find labels that a ruleset should not permit: look-alikes, labels with the same display, violations of rules
    .json = Print JSON Lines: one object per finding and per proof
    .parent = Parent zone in which the labels are displayed
    .notes =
        For labels of every length, the audit proves that no label violates RFC 5893 or IDNA2008,
        and that labels with the same display are variants. If a proof fails, the audit shows the shortest counterexample.
        The audit also lists look-alikes (UTS #39), and variants that are defined in one direction only. See docs/lgr.md.
    .examples = bidiscope lgr audit he.xml

help-lgr-check = Say whether a ruleset permits labels, and why
    .lgr = File of the ruleset
    .json = Print JSON Lines: one object per label
    .check = End with status 1 if a label is blocked, or refused by the ruleset or IDNA2008
    .fail-on = End with status 1 if the ruleset is not valid today
    .examples = bidiscope lgr check --lgr he.xml xn--4dbc

help-lgr-convert = Convert a table of RFC 3743 or RFC 4290 to a ruleset of RFC 7940
    .file = File of the table; “-” reads standard input
    .notes =
        Preferred variants of RFC 3743 become “activated”, character variants “allocatable”, and variants of RFC 4290 “blocked”.
        Comments before the entries become the description. See docs/lgr.md.
    .examples = bidiscope lgr convert old.txt --output table.xml

help-lgr-diff = List the differences between two rulesets, with labels and registered names whose answers change
    .json = Print JSON Lines: one object per difference and per name
    .check = End with status 1 if the rulesets differ in code points, variants, classes, rules or actions
    .against = List of registered names: also list each name whose answer changes; the first label of a name is judged
    .against-column = Read the --against list as CSV or JSON Lines, with the names in this column or key
    .before = File of the first ruleset
    .after = File of the second ruleset
    .notes =
        Comments and references are not compared. For each of the first 500 differences, the command searches for the shortest
        label whose answer changes. A search tries labels of up to four code points or sequences, and at most 5,000 labels.
        See docs/lgr.md.
    .examples =
        bidiscope lgr diff old.xml new.xml
        bidiscope lgr diff --against names.txt old.xml new.xml

help-lgr-show = Show the whole content of a ruleset: repertoire, variants, classes, rules, actions and references
    .examples = bidiscope lgr show --format html he.xml > he.html

help-lgr-variants = List the variants of labels with their dispositions
    .lgr = File of the ruleset that defines the variants
    .json = Print JSON Lines: one object per variant
    .disposition = List only variants with these dispositions, such as “allocatable,blocked”
    .most = Maximum number of variants per label [default: 1000 for a single label, 100 for several labels]
    .all = Also list invalid variants
    .notes =
        The list is in order of code points, and includes the label. If variants may be missing, a last line says that more may follow.
        For several labels, or “-”, the output is CSV with a row per variant. See docs/output.md.
    .examples = bidiscope lgr variants --lgr he.xml xn--4dbc

help-link = Print a link that opens names in the window, or on the bidiscope page in a browser
    .web = Print a web link to the bidiscope page at this address
    .strategy = Display that the link shows; can be repeated
    .names = Names, or links to convert
    .examples =
        bidiscope link xn--4dbc.com                                    a link that opens the window
        bidiscope link --web https://example.org/bidi/ xn--4dbc.com    a link to a web page
        bidiscope link "https://example.org/bidi/#name=abc.com"        convert a web link to a link that opens the window

help-man = Print a manual page for the program “man”
    .command = Command that the page describes [default: the whole program]
    .examples = bidiscope man scan > bidiscope-scan.1

help-index = Make an index of registered names, so that “scan --against” is fast
    .output = Index file, such as registered.bidx, which appears only when complete
    .format = Format of the list [default: by the extension of the file, else one name per line]
    .column = Column or key of the names
    .parent-column = Column or key of the parent zones; --append appends the zones to the names
    .holder = Column or key of the holders, for --against-holder
    .keep = Columns or keys to keep in the index, for --against-keep: “all”, or names separated by commas
    .no-trim = Keep white space at the ends of names, as “scan --no-trim” does
    .file = File with the list of registered names
    .notes =
        Use the same --notation, --no-trim and rulesets for the index and for “scan”.
        If the list has changed since the index was made, scan ends with status 2.
        docs/lists.md describes the index.
    .examples =
        bidiscope index registered.txt --output registered.bidx  make an index
        bidiscope scan --against registered.bidx names.txt       use the index

help-scan = Check a list of names, and find names that look the same: one row per name
    .format = Form of the rows [default: csv]
    .check = End with status 1 if a name fails RULES [default: bidi] or, with --against, is taken
    .fail-on = Results of a name, separated by commas, that end scan with status 1 (IDNA2008)
    .against = List or index to compare the names with: registered names, or top-level domains
    .column = Read CSV or JSON Lines, with the names in this column (header, or number from 1) or key
    .zone = Read a zone file, and check the owner names
    .no-groups = Do not compare the names with each other; write each row at once
    .columns = Columns to write, in this order, separated by commas
    .parent-column = Column or key of the parent zone of each name
    .holder = Column or key of the applicants; an applicant’s own registered names do not make a name taken
    .against-index = Use an index beside the --against list, such as registered.csv.bidx; scan makes or updates the index if needed
    .keep = Columns or keys of the list to copy to the rows: “all”, or names separated by commas
    .only-failing = Write only the rows of names that fail or cannot be read
    .only-passing = Write only the rows of names that do not fail
    .no-trim = Keep white space at the ends of names (by default, scan removes the white space and counts the changed names)
    .previous = Rows of an earlier scan: write only names whose answer has changed, with the old and new answers and reasons
    .explain = Print which lists scan would read, and how, with three lines of each list; write no rows
    .for-spreadsheet = Write CSV that is safe in a spreadsheet: a byte order mark, and an apostrophe before formulas
    .file = Lists; “-” reads standard input [default: the lists of the profile, else “-”]
    .notes =
        Lists:
          A list has one name per line. Blank lines and lines that begin with “#” are ignored.
          With --column, .csv and .tsv files are read as CSV; .jsonl, .ndjson and .json files are read as JSON Lines.
          With another extension, the first character of the file decides between CSV and JSON Lines.
          For an --against list, the same extensions decide the format; a .zone file is read as a zone file.
          Files compressed with gzip or Zstandard are decompressed.

        Rows:
          A line that cannot be read gives a row with the reason in the column “error”. The status is then 1.
          If no line can be read, the status is 2.
          scan compares all names, so scan writes the rows at the end. With --no-groups, scan writes each row at once.
          With --lgr or --profile, a name is also taken if a variant of the name is in the --against list.

        docs/lists.md shows commands for a registrar’s daily work; docs/output.md describes the rows.

        Columns (--columns must name “against_same_holder”, “against_other_holder”, “input” and all columns after “input”):
        { $columns }
    .examples =
        bidiscope scan names.txt --output names.csv                           a row for each name
        bidiscope scan names.txt --report names.html                          a page with pictures and advice
        bidiscope scan --fail-on refused,confusable --only-failing names.txt  only names with problems

help-sheet = Write the comparison of names as a picture or a document
    .output = Output file with the extension .png, .svg or .pdf. Several pictures are numbered: FILE-1.png
    .panes = Displays to show, separated by commas; can be repeated [default: all]
    .trace = Also list the steps of this display; can be repeated
    .collisions = Also list other names that have the same display as NAME
    .proof = Also show which properties of the displays are proved for names of every length
    .pane = Show only the line of this display, on a transparent background
    .steps = Instead of the comparison, show the steps of this display, one step per page
    .paper = Page size [default: a4 in a PDF, else fit]
    .landscape = Landscape format, for a4 and letter
    .theme = Colours
    .scale = Pixels per point in a PNG [default: 2]; enlargement of an SVG [default: 1]
    .examples =
        bidiscope sheet --output comparison.pdf --notation capitals AB1.com
        bidiscope sheet --output line.svg --pane uba-rtl --notation capitals AB1.com

help-study = Test or prove properties of displays for all sequences of bidi classes
    .json = Print JSON Lines: one object per property, strategy and length
    .classes = Bidi classes in the sequences, separated by commas [default: L,AL,R,EN,AN,ES,CS]
    .max-length = Maximum length to test, in characters [default: 6]. With --all-lengths, only properties that cannot be decided for all lengths are tested
    .strategy = Display to study; can be repeated [default: all]
    .property = Property to study; can be repeated [default: all]
    .save = Save the results to this file, also if Ctrl+C stops the study
    .open = Show the results in this file instead of running a study; “-” reads standard input
    .all-lengths = Decide each property for all lengths, by a proof or a shortest counterexample
    .rule = Decide which claims about names hold under this changed Bidi rule, such as drop-1 or 1+EN; can be repeated (docs/output.md)
    .relaxations = Decide which claims about names hold under the Bidi rules proposed for browsers; print Markdown tables (docs/relaxations.md)
    .count-to = With --all-lengths, count sequences and displays up to this length, at most 1000
    .certificate = Write proofs to this file: with --all-lengths, the proof of one --property for one --strategy; with --rule, the proofs of all proved claims
    .check = Check the proof in this file and print its claim; “-” reads standard input. --property, --strategy and --classes say what the proof must prove
    .examples =
        bidiscope study --max-length 4 --property one-to-one                       test all short sequences
        bidiscope study --all-lengths --property one-to-one --strategy one-to-one  prove the property for all lengths

help-text = Find names and URLs in running text, or add controls to the names and URLs
    .json = Print JSON Lines: one object per identifier
    .check = End with status 1 if a domain violates RULES [default: bidi]; --check=controls checks files and folders for hidden text instead
    .controls = Write the text with controls in every identifier: a set of controls from the list below, or the controls of a display such as fields
    .order = Order of the fields for Davis’s controls [default: constant]
    .direction = Direction of every paragraph [default: auto]
    .userinfo = Include userinfo: user@ between the scheme and the host, and mail addresses
    .port = Include ports: :80 after the host
    .ip-address = Include IP addresses as the host: 192.0.2.1, or 2001:db8::1 in brackets
    .numbers = Include phone numbers and formulas
    .links = Rules that find links [default: davis]
    .end-at = Exceptions of Davis’s grammar (inclusionChar) that end a path, query or fragment, such as “,;” [default: none]
    .characters = Count the characters of the identifiers instead of listing the identifiers
    .html = Read HTML: decode references such as &lrm;, and remove tags; positions refer to the resulting text
    .files = File with the text; “-” reads standard input. --check=controls takes several files and folders
    .notes =
        Interpretation of Davis, Bidi IRIs (2011):
        { $interpretations }
    .examples =
        echo 'See http://abc.com.' | bidiscope text
        bidiscope text --check=controls letter.txt names.txt

help-trace = Show every step that leads to a display
    .strategy = Display whose steps are shown
    .bidi-data = Bidi classes to use, as the option “bidi-data” of a display [default: current]
    .json = Print JSON Lines: one object per step
    .all = Also show the rules that change nothing; JSON always includes them
    .brief = Show only what each step changes
    .name = The name
    .examples =
        bidiscope trace --strategy uba-ltr --notation capitals AB1.com
        bidiscope trace --strategy fields:paragraph=rtl --notation capitals AB1.com

help-collisions = List other names that have the same characters as NAME and look the same
    .json = Print JSON Lines: one object per name and display
    .strategy = Display to search in; can be repeated [default: uba-ltr, uba-rtl and one-to-one]
    .across = Also list names that look the same in a paragraph of the opposite direction; with --across, the default displays include uba-auto
    .most = Maximum number of names per display
    .visible-host = Reorder the labels and path segments of a URL: list URLs that show NAME as the host, but have another host [default: the URL’s host]
    .against = List the names in this list that are equal to NAME or look the same, instead of all possible names
    .against-parent-column = Column or key of the parent zones in the --against list; --against-append appends the zones to the names
    .examples =
        bidiscope collisions --notation capitals AB12
        bidiscope collisions --against names.txt abc.com

## Messages of all commands. Each follows the name of the program and a colon, and so begins with a small letter.

standard-input = standard input
standard-input-empty = standard input has no names
file-message = { $file }: { $reason }
file-line-message = { $file }: line { $line }: { $reason }
file-exists = { $file }: the file already exists; --overwrite replaces it
file-unread = { $file } cannot be read: { $reason }
file-not-saved = { $file } cannot be saved: { $reason }
file-is-read = { $file }: the file is an input; choose another file for the output
list-twice = { $file }: the list is given twice; give each list once
file-written-twice = { $file }: two outputs cannot be written to one file
dash-is-no-file = { $option }: “-” is not a file; for a file with this name write “./-”
pipe-without-writer = { $file }: waiting for a program to write to this pipe
output-not-written = standard output cannot be written: { $reason }
input-message =
    { $line ->
        [0] { $input }: { $reason }
       *[other] line { $line }: { $input }: { $reason }
    }
parent-zone-message = --parent: { $reason }
zone-appended-twice = warning: the name already ends in the parent zone, and --append appended it again
internal-error = internal error: { $error }
stopped = the work was stopped

## Messages about arguments

notation-without-name = “--notation” needs NAME
text-with-rules-of-names = “--as text” cannot be combined with options for names: a check, zone, ruleset, profile or list of registered names
line-unreadable = invalid line; write the first and last position of the line, such as 5..9
line-outside-paragraph = Line { $line } is outside the paragraph, which has { $count } characters.
quiet-without-check = “--quiet” needs “--check” or “--profile” to decide the status
quiet-with-strategy = with “--quiet”, “--strategy” needs “--check=host”
notation-with-link = “--notation” has no effect on a link: the link says how NAME is written
notation-without-names = “{ $command }” takes no names: leave out “--notation”
name-before-command = a name before the command “{ $command }” would open the window: leave out the name or the command
option-of-window = “--{ $option }” is for the window, but “{ $command }” opens no window
check-takes-equals-sign = write “--check={ $rules }”; to check a name “{ $rules }”, write “-- { $rules }”
check-takes-equals-sign-in-scan = write “--check={ $rules }”; to check a list “{ $rules }”, write “-- { $rules }”
no-such-command = there is no command “{ $word }”; “bidiscope --help” lists the commands
no-such-command-but = there is no command “{ $word }”; a similar command is “{ $meant }”
value-with-hyphen = a value that begins with a hyphen needs “=”: “{ $option }={ $value }”
no-such-option = there is no option “{ $word }”; write “--” before a name that begins with a hyphen
invalid-size = invalid size; use for example 512M
size-out-of-range = size out of range; use for example 512M
invalid-scale = invalid number; use for example 2 or 1.5
scale-out-of-range = the scale must be between 0.25 and 16
invalid-window-size = invalid size; use for example 1280x800
nothing-to-open = there is nothing to open: give a saved session, or a link that begins with “bidiscope:?”
cannot-open-from-network = bidiscope opens nothing from the network: give a saved session, or a link that begins with “bidiscope:?”

## Messages of scan, and about the list of --against

list-unread = { $file }: the list cannot be read: { $reason }
rows-not-written = { $file }: the rows cannot be written: { $reason }
names-not-kept = { $folder }: the temporary files of the names cannot be written: { $reason }
against-needs-column =
    { $count ->
        [0] the format is { $format }: name the column of the names with --{ $prefix }column
       *[other] the format is { $format }: name the column of the names with --{ $prefix }column; the columns are { $columns }
    }
against-single-labels = every name in the list is a label without a zone. Write the zone after each name, or give the zone with --parent and --against-append
against-whole-names = every name in the list has a zone, but the names to check are labels without a zone. Append the zone to the labels with --parent and --append
against-no-names = the list contains no names
against-no-key =
    { $count ->
        [0] no object in the list has the key “{ $key }”. Name the key of the names with --{ $prefix }column
       *[other] no object in the list has the key “{ $key }”; the keys are { $keys }. Name the key of the names with --{ $prefix }column
    }
against-without-columns = the format is { $format }, without columns: leave out --{ $prefix }column
against-not-names =
    { $count ->
        [one] 1 of the { $entries } entries is not a name (line { $line }). The format used is { $format }. If the format is wrong, use --{ $prefix }format and --{ $prefix }column
       *[other]
            { $appends ->
                [yes] { $count } of the { $entries } entries are not names, the first in line { $line }. The format used is { $format }. If the format is wrong, use --{ $prefix }format and --{ $prefix }column
               *[no] { $count } of the { $entries } entries are not names, the first in line { $line }. The format used is { $format }. If the format is wrong, use --{ $prefix }format and --{ $prefix }column. Names without a zone need --{ $prefix }append
            }
    }
against-all-outside-zones =
    { $zones ->
        [parent] no name in the list is in the parent zone. Append the zone with --against-append, or name the column of the zones with --against-parent-column
       *[profile] no name in the list is in a zone of the profile. Write the zone after each name, or name the column of the zones with --against-parent-column
    }
against-column-outside-zones =
    { $zones ->
        [parent] according to the column “{ $column }”, no name in the list is in the parent zone. Name the column of the zones with --against-parent-column
       *[profile] according to the column “{ $column }”, no name in the list is in a zone of the profile. Name the column of the zones with --against-parent-column
    }
against-column-without-zones = the column “{ $column }” has no zone of the names to check. Name the column of the zones with --against-parent-column
fail-on-with-check = “--fail-on” judges by IDNA2008: leave out “--check={ $rules }” or “--fail-on”
fail-on-without-groups =
    { $by ->
        [profile] “{ $concern }” in “fail-on” of the profile needs a comparison of the names: leave out “--no-groups”
       *[option] “--fail-on { $concern }” needs a comparison of the names: leave out “--no-groups”
    }
for-spreadsheet-without-csv = “--for-spreadsheet” is for CSV only
standard-input-twice = standard input can be given once only: as the list, the --against list or a ruleset
column-without-option =
    { $needs ->
        [previous] the column { $column } needs earlier rows: add “--previous FILE”
        [holder] the column { $column } needs the holders of names: add “--holder COLUMN” and “--against-holder COLUMN”
       *[ruleset] the column { $column } needs a ruleset: add “--lgr FILE”
    }
registry-without-against = Registry rules need a list to compare with: add “--against FILE”.
only-without-check = Nothing says which names fail: add --check or --fail-on.
names-of-several-columns = “--format names” writes a single column: name the column with “--columns”, and leave out “--keep” and “--against-keep”.
against-nothing-to-keep = the list has no columns or keys. Leave out “--{ $prefix }keep”
columns-without-names = { $option } needs a list with columns or keys: name the column of the names with “--column”
nothing-registered = { $option } needs registered names: add “--against FILE”, or a “path” below [registered] in the profile
holder-of-one-list = Holders must be known in both lists: add “{ $missing } COLUMN”, or a “holder” in the profile.
previous-without-groups = the column { $column } in the rows of “--previous” compares names: leave out “--no-groups”
against-without-column = “--against” has no effect: no column and no failure rule compares with the list. Add a column such as “against_same_name” or “decision” to --columns
column-without-against = warning: the column { $column } stays empty without a list to compare with: add “--against FILE”
option-without-rows = “{ $option }” has no effect without rows: add “--output FILE”
column-without-groups = the column { $column } compares names: leave out “--no-groups”
progress-template = { $percent } %, { $work }, { $remaining } left
progress-names = { $count } names, { $speed } per second
progress-comparing = comparing the names
progress-other-list = reading the --against list
progress-report = writing the report

index-not-one = the file is not an index of bidiscope
index-other-version = another version of bidiscope ({ $version }) made the index. Make the index again with “{ $command }”
index-damaged = the index is damaged. Make the index again with “{ $command }”
index-source-changed = the list { $source } has changed since the index was made. Make the index again with “{ $command }”
index-other-settings = the options or rulesets have changed since the index was made. Make the index again with “{ $command }”
index-source-missing = { $file }: the list { $source } no longer exists; scan uses the index alone
index-without-column =
    { $count ->
        [0] the index has no column “{ $column }”. Make the index again with --keep
       *[other] the index has no column “{ $column }”, only { $kept }. Make the index again with --keep
    }
index-without-holders = the index has no holders. Make the index again with “bidiscope index --holder COLUMN”
index-with-format = the file is an index, so the format is known: leave out --against-format, --against-column, --against-parent-column, --against-append and --against-index
index-of-no-file = only a regular file can be indexed, not a folder, pipe or device
index-of-an-index = the file is already an index. Give the list of names instead
index-source-changes = the list changed while it was read. Try again
index-cannot-list = an index does not list all matches. Give the list of names instead: --against { $list }
index-not-written = { $file }: the index cannot be written: { $reason }
index-elsewhere = { $reason }; make an index in another folder with “bidiscope index”, and give the index to --against
index-made =
    { $count ->
        [one] { $file }: 1 entry is indexed
       *[other] { $file }: { $count } entries are indexed
    }

## Messages of reports and sheets

report-not-written = { $file }: the report cannot be written: { $reason }
report-without-names = no report was written: there is no name to show
report-of-too-many-names = a report shows at most { $most } names; for a longer list, use “bidiscope scan --report”
sheet-without-names = { $file } was not written: there is no name to show
sheet-extension = { $file }: the file name must end in .png, .svg or .pdf
sheet-extension-html = { $file }: a sheet is a .png, .svg or .pdf file; “bidiscope inspect --report” writes HTML
scale-of-pdf = “--scale” is for PNG and SVG only: a PDF has no pixels
landscape-of-paper = “--landscape” is for the page sizes a4 and letter only
steps-of-long-name = a name has { $count } characters, but steps are drawn for at most { $most } characters: use “bidiscope trace”
steps-too-large = a name has { $count } characters, too many for pictures of all { $steps } steps: use “bidiscope trace” or “--trace”
picture-too-large = { $file }: the picture would be too large ({ $width } by { $height } pixels): use a smaller “--scale”, or “--paper a4”
pictures-too-many = the sheet needs at least { $count } files, but at most { $most } are written: use a PDF, which holds all pages
picture-of-earlier-series = { $file } belongs to an earlier sheet, not to the new sheet
pictures-stopped = stopped: { $written } of { $count } pictures were written

## Messages where no window can be opened

no-window = { $reason }; { $next }
comparison-follows = the comparison follows as text
lesson-follows = the contents of the lesson follow as text
text-follows = the output of “bidiscope text” for { $file } follows
picture-not-written = { $file } was not written
session-not-opened = the session { $file } was not opened
text-not-read = { $file } was not read: the file is a pipe or a device
command-without-window = “bidiscope { $command }” works without a window
built-without-window = this program was built without the window
restart-failed = the program could not be restarted without Wayland: { $reason }

# The command line, its help and its errors, and the Python package. Reports need nothing of this file.

## Errors in the identifier of a display, such as “fields:order=content”

display-error-unknown-display = There is no display “{ $text }”. Use one of: { $displays }.
display-error-no-value = Write each option as “key=value”. “{ $text }” at character { $position } has no value.
display-error-unknown-option = The display “{ $display }” has no option “{ $text }” (character { $position }). Its options are: { $options }.
display-error-duplicate-option = The option “{ $option }” is given again at character { $position }. Remove one of the two.
display-error-invalid-value = The option “{ $option }” cannot be “{ $text }” (character { $position }). Use one of: { $values }.
display-error-invalid-separators = The option “{ $option }” cannot be “{ $text }” (character { $position }). Use one of: { $values }; or up to { $count } separators such as { $example }, without letters, digits and marks.
display-error-unescaped = Write { $character } at character { $position } as “{ $escape }”.
display-error-invalid-escape = The escape at character { $position } is not valid. A valid one is for example “{ $example }”.
display-error-text-too-long = The text of the option “{ $option }” has more than { $count } characters.

## Files of strategies, and the names of strategies

strategies-malformed = This cannot be read as strategies. Line { $line }, column { $column }: { $reason }
strategies-wrong-format = This is not a file of strategies. Such a file begins with { $beginning }.
strategies-no-version = The file of strategies has no version. Add { $example }.
strategies-newer = A newer version of bidiscope wrote this file (format { $version }; this program reads { $known }). Use the newer program.
strategies-duplicate = Strategy { $number } has the name of an earlier one, “{ $name }”. Rename one of them.
strategies-too-many = The file has { $count } strategies; at most { $most } are allowed.
strategies-unknown-option = There is no option “{ $option }”. The options are: { $options }.
strategies-invalid-value = The option “{ $option }” cannot be “{ $value }”.
strategies-no-room = The file has { $count } new strategies, but only { $room } more fit: at most { $most } are allowed.
strategy-name-empty = Give the strategy a name.
strategy-name-too-long = The name of a strategy has at most { $most } characters.
strategy-name-control = The name of a strategy cannot contain line breaks or other control characters.
strategy-name-taken = Another strategy has this name.
strategy-not-renamed = Not renamed: { $reason }
strategy-default-name = My strategy
strategy-file-missing = Write the file of the strategy after “@”, such as “@mine.json” or “@mine.json:My hyphens”.
strategy-file-not-utf8 = The file is not text in UTF-8.
strategy-file-empty = The file has no strategy.
strategy-file-unknown = The file has no strategy “{ $name }”. Its strategies are: { $names }.
strategy-file-several = The file has several strategies. Add a colon and the name of one: { $names }.

## The Python package. Names of functions and arguments, and values such as “ltr”, stay as they are.

python-unknown-notation = There is no notation “{ $text }”. Use one of: { $notations }.
python-unknown-theme = There is no theme “{ $text }”. Use one of: { $themes }.
python-unknown-column = There is no column “{ $text }”. Use one of: { $columns }.
python-unknown-direction = There is no direction “{ $text }”. Use “ltr” or “rtl”.
python-column-without-ruleset = The column “{ $column }” needs a ruleset. Give “ruleset” or “profile”.
python-column-twice = The column “{ $column }” is named twice. Leave one out.
python-column-compares-nothing = The column “{ $column }” does not compare names. Use one of: { $columns }.
python-column-of-other-rows = The column “{ $column }” depends on the other rows. Use bidiscope.spark.groups for those that compare names.
python-column-there-already = The table has a column “{ $column }” already. Rename it.
python-profile-beside-rules = A profile has its own zones and rulesets. Leave out “parent” and “ruleset”.
python-append-without-parent = “append” puts the parent zone after every name. Give “parent” too.
python-display-with-options = A picture shows no display with options, such as “{ $display }”. Use “{ $strategy }”.
python-rules-left-out = Only uba-ltr, uba-rtl and uba-auto, without text around them, can leave out the rules L1 to L3.
python-one-name = This is one name. Put names into a list or a column.
python-table =
    { $count ->
        [0] This table has no columns. Give the column with the names.
       *[other] This table has { $count } columns. Give the one with the names.
    }
python-no-text = Item { $number } has the type { $kind }. Give texts, or None where one is missing.
python-no-columns = No column is named. Name at least one.
python-not-texts = This column has the type { $kind }. Give a column of texts.
python-stopped = The work was stopped.

## Errors in a file of words

catalogue-line = line { $line }: { $problem }
catalogue-empty = the file is empty
catalogue-not-utf-8 = the file is not UTF-8 after { $bytes } bytes: save it as UTF-8
catalogue-not-fluent = this is not Fluent: { $error }
catalogue-too-deep = placeables and arguments are nested deeper than { $depth }: simplify the message
catalogue-not-closed = no brace closes this placeable, or a line in it is not indented: close it, and indent its lines
catalogue-control-character = remove the control character { $character }
catalogue-twice = the message “{ $key }” occurs twice: remove one
catalogue-unknown-message = there is no message “{ $key }”: compare it with the English file
catalogue-unknown-variable = the message “{ $key }” has no variable ${ $variable }; it can use { $known }
catalogue-no-variables = the message “{ $key }” has no variable ${ $variable }; it can use none
catalogue-unknown-reference = there is no message or term “{ $key }” to refer to: write its text out
catalogue-circular-reference = the references lead back to “{ $key }”, or over too many others: write its text out
catalogue-unknown-function = there is no function “{ $name }”: the only one is LTR
catalogue-text-too-long = the text “{ $key }” has more than { $kilobytes } kilobytes: shorten what it refers to
catalogue-no-language = add a line with the language, such as “language = en”
catalogue-invalid-language = “{ $text }” is not a language tag, such as “en”, “ar” or “he-IL”
catalogue-invalid-direction = “{ $text }” is not a direction: write “direction = ltr” or “direction = rtl”
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
        [yes] { $subject }: { $present } of { $all } (reports need them)
       *[no] { $subject }: { $present } of { $all }
    }
words-subject-missing = missing: { $key }
check-warning = Warning: { $headline }
# $faults are some of the last ones of the next message, with semicolons between them.
check-host-fails =
    { $display ->
        [uba-rtl] In a right-to-left paragraph { $faults }.
        [uba-ltr] In a left-to-right paragraph { $faults }.
       *[other] In the display “{ $title }” { $faults }.
    }
# Labels of the host were typed as “xn--…”; what stands before is about what they decode to.
check-host-decoded = The host, decoded, is “{ $host }”.
check-host-opened = What a browser shows once it is open is checked too: “{ $url }”.
# Why there is no host that a browser could ask.
check-host-refused =
    { $reason ->
        [no-host] There is no host here.
        [host] The host is not valid: UTS #46 refuses it.
        [host-character] The host is not valid: it has a character that no host may have.
        [address] The host is not valid: it looks like an IP address but is not valid.
        [no-request] No host is asked: “javascript:” and “data:” run or show what follows, “mailto:” writes to it.
       *[other] The host is not valid.
    }
check-host-invisible = { $character } after the host is invisible and ends the link. More characters of a name follow it.
check-host-address = A browser reads this host as { $address }.
check-host-escape = A browser reads a percent escape in this host as a full stop.
# The first five are sentences.
check-host-fault =
    { $fault ->
        [no-host] There is no host here.
        [invalid-host] The host is not valid.
        [userinfo] The text before “@” looks like a host, but is user information.
        [lookalike-slash] A character that looks like a slash is in the host or beside it.
        [invisible-after-host] An invisible character after the host ends the link, and more characters of a name follow it.
        [split] other parts of the URL split the host
        [not-first] a later part of the URL precedes the host
        [out-of-order] the labels of the host are out of order
        [nothing-read] nothing is read as the host
       *[misread] something else is read as the host
    }
text-visible-host =
    { $direction ->
        [rtl] In a right-to-left paragraph: { $sentence }
       *[ltr] In a left-to-right paragraph: { $sentence }
    }
collisions-no-url = --visible-host needs a URL with a host that can be read.
collisions-no-host = --visible-host needs a host, and no host can contain { $character }.
collisions-read-as = { $display }: URLs in which { $host } is read as the host
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
        [one] One more is left out: browsers refuse it.
       *[other] { $count } more are left out: browsers refuse them.
    }
check-passes-but-refused =
    { $by ->
        [registry] Passes { $rules }, but the rules of the registry refuse it: see --check=idna2008
       *[idna2008] Passes { $rules }, but registration is refused: see --check=idna2008
    }
no-verdict = no verdict
field-error-width = a field begins with its width in characters, from 1 on, such as 20:end:rtl
field-error-unknown = “{ $word }” is not one of start, middle, end, ltr, rtl, ellipsis, clip and text
field-error-twice = “{ $word }” repeats a setting; a field is cut off at one place and in one way

## Headings of the help and of the manual pages

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
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
    Unicode { $names }: characters' names

# The same in several commands.
help-options =
    .notation = How names are written
    .words = Use the words of this file for messages and help: another language, or your own terms [default: English]
    .print-words = Print the English words with comments, as a start for such a file
    .language = The language of reports, lists and sheets; messages about arguments and files stay in English [default: en]
    .help = Print the help; -h prints a summary
    .version = Print the version
    .overwrite = Replace existing files
    .report = Write a report into this file: one HTML page with pictures, findings and advice, which needs no network
    .parent = The parent zone of the names: the labels before it are the applicant’s
    .labels-below = A name has this many labels below the parent zone; any other is refused. With more than 1, the registry’s rules judge the first label
    .reserved = The file of the labels that the registry keeps for itself, one a line; they and their variants are refused
    .blocked = The file of the labels that nobody may register, one a line; they and their variants are refused
    .guidelines = Guidelines for IDNs that the registry follows
    .profile = The zones of the registry, with the rulesets and rules of each, in a TOML file (docs/lists.md)
    .append = Append the parent zone to every name, instead of expecting it there
    .against-format = Format of the list of --against [default: by its extension, else one name a line]
    .against-append = Append the zone to the names of the list of --against, and to no others: that of --against-parent-column, else of --parent
    .against-keep = Also give these columns or keys of matching entries in the list of --against: “all”, or names separated by commas
    .against-column = Column or key with the names in the list of --against [default: that of --column, if given]
    .memory = Use at most this much memory, such as 512M or 2G; what does not fit is kept on disk. Less than 40M counts as 40M
    .threads = Number of threads, at most 256 [default: one for each core]
    .field = Also say what a field shows that is too narrow: its width in characters, and with colons between them where it cuts off (start, middle, end), its direction (ltr, rtl) and what is cut off: the display with an ellipsis (ellipsis) or without (clip), or the text before it is laid out (text), such as 20:end:rtl
    .names = The names; “-” stands for the lines of standard input
    .lgr = The file of a ruleset of the registry (RFC 7940), which decides about the label below the parent zone

# How the options of displays are written; $options and $custom are tables of options with their titles and values.
display-options-help =
    The options of a display are in brackets after it. Write them after a colon:
      fields:order=content,paragraph=rtl
    { $options }
    In a value write a-z, digits and hyphens as they are, and every other character as \u{"{"}5D0{"}"}.
    A custom strategy has more options, as in custom:separators=idna,direction=first-strong,around=isolate:
    { $custom }
    Separators can also be listed, such as separators=\u{"{"}2E{"}"}\u{"{"}2F{"}"}.
    Write a strategy of a file as @FILE, or @FILE:NAME if the file has several.

help-bidiscope = Shows how a domain name that mixes right-to-left and left-to-right writing is displayed
    .about =
        Without a command, a window opens on NAME. It shows the name in every display side by side, with the verdict of RFC 5893
        on each label. Where no window can be opened, the same comparison is printed.
    .name = The name that the window shows, or a link (bidiscope:?name=...). A single word is a name unless it is a command. Write “--” before a name that begins with a hyphen or is a command’s name
    .check = With --words: count by subject what the file has, and list what it lacks for reports; the status is 1 if it lacks anything
    .text = Open a file with running text in the tab Text
    .list = Open a list of names in the tab List
    .session = Open a session that was saved in the window: names, pinned names, panes and strategies
    .lesson = Open a file with a lesson in the tab Learn, as “bidiscope lesson FILE” does
    .open = Open what a desktop environment passes: a link, or the path or file: address of a saved session
    .tab = The tab that is open
    .present = Show the steps of a display in large type: uba-ltr, or another display as for “trace”
    .picture = Write a picture of the window to FILE as PNG, replacing an existing file, and close the window
    .theme = The theme of the window
    .size = The size of the window’s inside, such as 1280x800
    .examples =
        bidiscope                                          a window on an example
        bidiscope xn--mgbh0fb.xn--wgbl6a                   a window on a name
        bidiscope --present=uba-rtl NAME                   the steps of a display in large type, full screen
        bidiscope inspect --notation table1 AB-12-34-CD    the displays and verdicts of a name as text
        bidiscope inspect --json - < names.txt             a JSON object for each line
        bidiscope inspect --check -- -a.example            a name that begins with a hyphen
        bidiscope inspect --check=idna2008 --quiet -       which of many names IDNA2008 refuses
        bidiscope inspect --report report.html NAME        all results as a page to pass on
        bidiscope inspect --as text '+972 2 555-1234'      what turns a phone number round, and what keeps it in order
        bidiscope --list names.txt                         a window on a list of names
        bidiscope scan names.txt --output names.csv        a row for each name of a list, and which look alike
        bidiscope scan names.txt --report names.html       the same as a page to pass on
        bidiscope convert --from uba-ltr --to logical displays.txt      which names are displayed like this
        bidiscope convert --from logical --to html:isolates names.txt   names with controls for a page
        bidiscope sheet --output comparison.pdf NAME       the comparison as a document, or as a .png or .svg
        bidiscope text --json letter.txt                   the identifiers in running text
        bidiscope text --controls davis letter.txt         the text with controls in its identifiers
        bidiscope trace --strategy uba-ltr NAME            the steps of a display, one a line
        bidiscope trace --strategy fields:paragraph=rtl NAME            the same in a right-to-left paragraph
        bidiscope collisions --notation table1 AB12        which other names look the same
        bidiscope lesson --check my.toml                   check a lesson that you write
        bidiscope lgr check --lgr he.xml LABEL             whether a registry’s table permits a label
        bidiscope study --max-length 5                     which strategy has which property
        bidiscope study --all-lengths                      the same, for all lengths
    .exit-status =
        0  done
        1  an operation failed, a name fails --check, or some lines of a list cannot be read
        2  the arguments, some other input or all lines of a list cannot be read, or standard output is closed
        130, 143, 129  stopped by Ctrl+C, by kill, or with its terminal, after saving what was done

help-help = Print the help of the program or of a command

help-completions = Print a script that completes the arguments in a shell
    .shell = The shell

help-convert = Convert names between forms: logical order, display order, text with controls
    .from = Form of the input lines
    .to = Form of the output lines
    .most = Most answers in a line
    .file = The file with the lines; “-” is standard input
    .notes =
        Forms:
          logical          the name itself
          DISPLAY          the displayed characters from left to right: a display with its options, such as
                           uba-rtl or fields:order=content,paragraph=rtl; text around the name is included
          marked:CONTROLS  the name in logical order with controls
          html:CONTROLS    the same as HTML: bdi elements for isolates, references such as &lrm; for other controls;
                           Dürst’s embedding in right-to-left text is <span dir="ltr">
          marked, html     input: running text or a name with any controls; those of a construction below are
                           removed, other controls belong to the name and stay
          html             output: the name in ASCII, everything else as &#x05D0;
          percent          output: percent escapes for what ends an identifier in text, such as ( or a final full stop
          minimal-escapes  output: a URL with as few percent escapes as UTS #58 needs to find it whole in a text
          punycode-label:DISPLAY
                           output: as DISPLAY shows it, each label that violates the Bidi rule as its A-label (xn--)
          punycode-name:DISPLAY
                           output: the same, with all labels as A-labels where one violates the Bidi rule
          c, javascript, rust, json
                           output: a string literal in ASCII, with the characters of the name

        Controls:
          durst, durst-right-to-left        Dürst’s, for left-to-right and for right-to-left text
          davis                             Davis’s; with options as fields:order=content
          isolates, first-strong-isolates   isolates around the name and around each field
          one-to-one                        the one-to-one display between LRO and PDF, not in logical order

        Each input line gives one output line. Tabs separate several names with the same display, in the order of
        their code points. If there may be more, the last field is ... In the output a tab is \t and a backslash \\.
        A line that cannot be read or has no answer gives an empty line, and a message with its number.
        The exit status is then 2 or 1. A blank line gives a blank line.
    .examples =
        echo 12BA | bidiscope convert --notation table1 --from uba-ltr --to logical
        bidiscope convert --from logical --to marked:isolates names.txt
        bidiscope convert --from html --to logical page.html

help-inspect = Compare all displays of names, and say whether they may be registered
    .json = Print JSON Lines: one object for each name
    .check = End with status 1 if a name violates these rules, and report it on standard error. Without RULES only the Bidi rule is checked (--check=bidi). --check=idna2008 checks whether a name may be registered, --check=host whether a reader finds the host of a URL in its place
    .only-failing = Print only the names that fail the check, and those that cannot be read
    .quiet = Print nothing; report failures by the status and on standard error
    .as = As what NAME is read. Otherwise what looks like text is text; with rules of names, and of standard input, everything is an address or else a name
    .format = Print lines as in BidiCharacterTest.txt: code points, direction, paragraph level, levels, order
    .paragraph = The direction of the paragraph for --format; can be repeated [default: ltr, rtl and auto]
    .line = Only this line of the paragraph for --format, as positions from 1: 5..9 (rule L1)
    .against = Say which name of this list is the same, a variant, or looks alike, and whether the name is taken [default: that of the profile]
    .against-parent-column = The parent zone of each name in the list of --against stands in this column or key; with --append it is appended there too
    .against-holder = Who holds each name in the list of --against stands in this column or key
    .holder = Who asks for the names: what belongs to the same holder is not taken
    .contexts = Search all contexts, not only the smallest, for one that splits a label (RFC 5893, section 3). This takes ten times as long
    .strategy = A display to compare, and in which --check=host asks; can be repeated [default: every strategy, for --check=host uba-ltr and uba-rtl]
    .notes =
        With --profile, the status is 1 if a name fails by “fail-on” of the profile. Without “fail-on” there, names fail
        that are refused or taken. With --check only that check, and what is taken, makes names fail.

        { $displays }

help-lesson = Open a lesson in the window, or check lessons that you write
    .check = Print how each file is read and the right answer of each step; do not open the window
    .example = Print an example lesson with comments
    .json = Print JSON Lines: one object for each file
    .files = The files; “-” is standard input
    .notes = docs/lessons.md explains how to write a lesson.

help-lgr = Ask a registry’s ruleset (RFC 7940) about labels and their variants
    .notes =
        A ruleset is an XML file in which a registry says which code points and labels it permits, and which labels are
        variants of each other. docs/lgr.md says where registries publish theirs.

        Type labels as characters or A-labels, or as code points with --notation codepoints.
    .examples =
        bidiscope lgr check --lgr he.xml LABEL                          whether the ruleset permits the label, and why
        bidiscope lgr check --lgr he.xml --json - < labels.txt          a JSON object for each line
        bidiscope lgr variants --lgr ar.xml LABEL                       the labels that are its variants
        bidiscope lgr variants --lgr ar.xml - < labels.txt              a CSV row for each variant of each label
        bidiscope lgr show he.xml                                       all that it says, in sections
        bidiscope lgr show --format html he.xml > he.html               the same as a page
        bidiscope lgr diff old.xml new.xml                              what a new version changes, with examples
        bidiscope lgr diff --against FILE old.xml new.xml               the registered names whose answers change too
        bidiscope lgr convert old.txt --output new.xml                  a table of RFC 3743 or RFC 4290 as a ruleset
        bidiscope lgr audit he.xml                                      what it permits and should not; what is proved
        echo NAME | bidiscope scan --lgr he.xml --against FILE -        whether the name or a variant is registered in FILE

help-lgr-audit = Find what a ruleset permits and should not: look-alikes, labels that show the same, labels that violate rules
    .json = Print JSON Lines: one object for each finding and each proof
    .parent = The parent zone in which the labels are displayed
    .file = The file of the ruleset; “-” stands for standard input
    .notes =
        Look-alikes are members with one skeleton (UTS #39) that are not variants, and labels of up to four members of which
        one has several, such as “m” and “rn”. Variants that are not symmetric or transitive are listed too.

        Of all labels that the ruleset permits, of every length, the audit proves that none violates RFC 5893 or IDNA2008,
        or shows the shortest that does; and that no two show the same that are not variants, or shows the two shortest.

help-lgr-check = Say whether a ruleset permits labels, and why
    .lgr = The file of the ruleset
    .json = Print JSON Lines: one object for each label
    .check = End with status 1 if a label may not be registered: the ruleset or IDNA2008 refuses it, or it is blocked
    .fail-on = End with status 1 if the ruleset is not valid today
    .column = Standard input is CSV or JSON Lines; the labels are in this column (its header, or its number from 1) or key
    .labels = The labels; “-” stands for the lines of standard input

help-lgr-convert = Write a table of RFC 3743 or RFC 4290 as a ruleset of RFC 7940
    .output = Write to this file instead of standard output; it appears when it is complete
    .file = The file of the table; “-” stands for standard input
    .notes =
        The older tables of IANA’s repository are text with an entry a line. Preferred variants of RFC 3743 become
        “activated”, its character variants “allocatable”. RFC 4290 leaves to the registry what becomes of variants; they
        become “blocked”. Variants that are no entries come into the repertoire as variants only. Comments before the
        entries become the description.

help-lgr-diff = List what differs between two rulesets, with labels and registered names whose answers change
    .json = Print JSON Lines: one object for each difference and each name
    .format = How it is written
    .check = End with status 1 if the rulesets differ in more than what they say of themselves
    .against = Also list the names of this list whose answers change
    .against-column = The list of --against is CSV or JSON Lines; the names are in this column or key
    .before = The file of the first ruleset
    .after = The file of the second ruleset
    .notes =
        Code points, variants, classes, rules, actions and what the rulesets say of themselves are compared; comments and
        references are not. For each difference the shortest label is searched whose answer changes by it alone: its
        disposition, its index label or its variants. Labels are tried of what differs and of one code point of each kind
        that the rules tell apart, all of them in both repertoires. A search ends after 5,000 labels, or with labels of four
        code points or sequences. Longer labels may still have another answer. The first 500 differences are searched.

        With --against, the first label of each name is judged under both rulesets.

help-lgr-show = Show all that a ruleset says: repertoire, variants, classes, rules, actions and references
    .format = How it is written
    .file = The file of the ruleset; “-” stands for standard input

help-lgr-variants = List the variants of labels with their dispositions
    .lgr = The file of the ruleset
    .json = Print JSON Lines: one object for each variant
    .column = Standard input is CSV or JSON Lines; the labels are in this column (its header, or its number from 1) or key
    .disposition = List only variants with these dispositions, such as “allocatable,blocked”
    .most = The most variants to list of each label [default: 1000 of one label, 100 of each of several]
    .all = Also list those that are invalid
    .labels = The labels; “-” stands for the lines of standard input
    .notes =
        The label itself is among them. They are in the order of their code points. Where more may follow than were
        listed, the last line says so: after --most labels, or after 10,000 of other dispositions.

        Of several labels, or of standard input, there is a row of CSV for each variant. The column “variant_count” has
        the number of all variants of the label; “variant_count_is_bound” says that there may be fewer. A label that is not
        eligible has one row without a variant.

help-link = Print the link to a name, for the window or for the page in a browser
    .web = Print a web link, to the page at this address
    .strategy = Displays that the link shows; may be repeated
    .names = The names, or links of either kind to convert
    .examples =
        bidiscope link NAME                                            a link that opens the window
        bidiscope link --web https://example.org/bidi/ NAME            a link to the page at that address
        bidiscope link "https://example.org/bidi/#name=abc.com"        the link for the window that says the same

help-man = Print a manual page for the program “man”
    .command = The command that the page is about [default: the program as a whole]

help-index = Make an index of a list of registrations, with which “scan --against” compares at once
    .output = The index, such as registered.bidx; it appears when it is complete
    .format = Format of the list [default: by its extension, else one name a line]
    .column = Column or key with the names
    .parent-column = The parent zone of each name stands in this column or key; with --append it is appended to the name
    .holder = Who holds each name stands in this column or key, for --against-holder
    .keep = Also keep these columns or keys in the index, for --against-keep: “all”, or names separated by commas
    .no-trim = Keep white space at the ends of names, as scan does with this option
    .file = The list
    .notes =
        The list is read as “scan --against” reads it. “scan --against FILE.bidx” gives the same answers without reading it.
        The index holds the size, time and SHA-256 of the list. Where the list has changed, scan says so and ends with 2.
        Options that decide how names are read and judged have to be the same for both: --notation, --no-trim, and the
        rulesets of --lgr or --profile where variants are compared.

help-scan = Check a list of names, and find those that look the same: a row for each name, in the order of the list
    .format = How the rows are written [default: csv]
    .output = Write to this file instead of standard output; it appears when it is complete
    .check = End with status 1 if a name fails these rules; without RULES, the Bidi rule
    .fail-on = End with status 1 if a name has one of these concerns by IDNA2008; separated by commas
    .against = Compare with the names of this list too: existing registrations, or top-level domains
    .column = Read CSV or JSON Lines; the names are in this column (its header, or its number from 1) or key
    .zone = Read a zone file; its owners are the names
    .no-groups = Do not compare the names: a row is then written as soon as its name is read
    .columns = Write only these columns, in this order, separated by commas; other columns are not computed
    .parent-column = The parent zone of each name stands in this column or key
    .against-parent-column = The parent zone of each name in the list of --against stands in this column or key; with --append it is appended there too
    .holder = Who asks for each name stands in this column or key; what belongs to the same holder is not taken
    .against-holder = Who holds each name in the list of --against stands in this column or key
    .against-index = Use an index beside the list of --against, such as registered.csv.bidx: it is made, or made anew where the list or the rules have changed
    .keep = Also write these columns or keys of the list, unchanged: “all”, or names separated by commas
    .only-failing = Write only the rows of names that fail by --check or --fail-on, and of lines that cannot be read
    .only-passing = Write only the rows of names that do not fail
    .no-trim = Keep white space at the ends of names; without this it is removed and counted
    .previous = Write only the names whose answer is another than in these rows of an earlier scan, with both answers and the reasons
    .explain = Say which lists would be read and how, with the first three lines as read, and write nothing else
    .for-spreadsheet = Write CSV that is safe in a spreadsheet: with a byte order mark, and an apostrophe before any formula
    .file = The lists, one after another; “-” stands for standard input [default: that of the profile, else “-”]
    .notes =
        A list has one name a line. Blank lines, and those that begin with “#”, are ignored.
        What is compressed by gzip or Zstandard is decompressed. Of several lists, the columns “file” and
        “duplicate_of_file” say which one a line is of, and names are compared across them.
        With --column, a list is CSV if its name ends in .csv or .tsv. It is JSON Lines if its name ends in
        one of .jsonl, .ndjson and .json. Any other is JSON Lines if it begins with a brace, else CSV.
        Of several such lists, one whose first line is a single field and no title has one name a line.
        With --zone, consecutive records of one owner are one name, without the full stop of the root.
        $ORIGIN and $TTL are read, $INCLUDE is not.
        With --keep, columns and keys keep their names; one that is taken gets “input_” before it.
        A line that cannot be read becomes a row with its number, and with the reason in the column “error”.
        The exit status is then 1, or 2 if no line can be read.
        The list of --against is a zone file if its name ends in .zone. It is CSV or JSON Lines by the extensions
        above. Any other has one name a line. The list is refused if most of its entries are not names.
        It may be an index of such a list too, which “bidiscope index” makes: then it is not read as a whole.

        With --lgr, the ruleset decides about the label directly below --parent. Without --parent, or with --labels-below
        of more than 1, it decides about the first label.
        With --profile, each name is judged by the rules of its zone, and the profile says what fails. It may also say
        which lists every run reads and what it writes, below [list] and [registered]; options take the place of that.
        The columns lgr_* and same_variants are there only then. Two names have the same variants if their index labels
        (RFC 7940) and all their other labels are the same. One whose variant is in the list of --against is taken.

        Groups need all names: the columns collision_*, confusable_* and against_*, same_*, duplicate_of.
        The rows are kept in a temporary file (in the folder TMPDIR) and written at the end. With --no-groups
        each row is written at once, so “scan --no-groups -” is a filter.

        With --previous, the rows of an earlier scan, as CSV or JSON Lines, are compared by “decision”, or where they have
        no such column by “registration”: they are of another version, other Unicode data or other rules. Names that they
        do not have are counted.

        With --check, a name fails if the rules refuse it or, with --against, if it is taken.
        --fail-on names what fails instead: --fail-on refused,needs-review,warned,expired,taken,confusable,contested.
        With --holder, a name that its own holder has, or a variant of such a name, is neither taken nor contested.
        What a profile says of “fail-on” holds beside --check, and not beside --fail-on.

        Columns; those from “input” on are written only where --columns names them:
        { $columns }

help-sheet = Write the comparison of names as a picture or a document
    .output = The file; its ending .png, .svg or .pdf decides what is written. Several pictures are numbered: FILE-1.png
    .panes = The displays to show, separated by commas; can be repeated [default: every strategy]
    .trace = Also list the steps of this display; can be repeated
    .collisions = Also list the other names that the displays show in the same way
    .proof = Also say what is proved of the displays for names of every length
    .pane = Show only the line of this display, on a transparent background
    .steps = Show the steps of this display instead, one a page
    .paper = The size of the pages [default: a4 in a PDF, else fit]
    .landscape = Use A4 and Letter in landscape format
    .theme = The colours
    .scale = Pixels a point in a PNG, and points a point in an SVG [default: 2 in a PNG, else 1]
    .notes = { $displays }

help-study = Test or prove properties of displays for all sequences of bidi classes
    .json = Print JSON Lines: one object for each property, strategy and length
    .classes = The bidi classes of the sequences, separated by commas [default: L,AL,R,EN,AN,ES,CS]
    .max-length = Test up to this length in characters [default: 6]. With --all-lengths this is for properties that it cannot decide
    .strategy = A display to study; can be repeated [default: every strategy]
    .property = A property to study; can be repeated [default: all]
    .save = Save the results in this file, also when Ctrl+C stops the study
    .open = Show the results in this file instead of running a study; “-” is standard input
    .all-lengths = Decide each property for all lengths: by a proof or by a shortest counterexample
    .rule = Decide what holds of this Bidi rule for all lengths, as its changes of RFC 5893’s rule: drop-1, 1+EN, exempt=digits,if=digit-after-ltr; can be repeated
    .relaxations = Decide it for the relaxations that were proposed for browsers, for all of one step, and for the maximal ones, as Markdown tables. With --strategy uba-ltr or uba-rtl only for those that are maximal in that paragraph
    .count-to = With --all-lengths, count sequences and displays of each length up to this one, at most 1000
    .certificate = Write the proofs to this file: with --all-lengths, of one --property and one --strategy; with --rule, of all claims that are proved
    .check = Check the proof in this file independently, and print what it proves; “-” is standard input. With --property, --strategy or --classes, check that it proves this
    .notes = { $displays }

help-text = Find identifiers in running text, or write the text with controls in them
    .json = Print JSON Lines: one object for each identifier
    .check = End with status 1 if a domain violates the Bidi rule or cannot be read; with host, if a host is not found in its place. With controls, list what files and folders hide by bidi controls and invisible characters instead of the identifiers, and end with status 1 if there is any
    .controls = Write the text with these controls in every identifier, instead of a list. A display such as fields:order=content,paragraph=rtl stands for its controls. A terminal shows controls as <U+2066>
    .order = Order of the fields for Davis’s controls, as the option “order” of a display [default: constant]
    .direction = Direction of every paragraph, as the option “paragraph” of a display [default: auto]
    .userinfo = Include userinfo: user@ between the scheme and the host, and mail addresses
    .port = Include ports: :80 after the host
    .ip-address = Include IP addresses as the host: 192.0.2.1, or 2001:db8::1 in brackets
    .numbers = Include phone numbers and formulas
    .links = The rules that find links [default: davis]
    .end-at = Exceptions of Davis’s grammar that end an identifier after its domain, such as “,;” [default: none]
    .characters = Count the characters of the identifiers, the most frequent first, instead of listing them
    .html = Read HTML: decode references such as &lrm;, and remove elements. With --controls and --characters, controls inserted into names are removed too. Positions, and the output of --controls, refer to the resulting text
    .files = The file with the text; “-” is standard input. With --check=controls also several files, and folders with all that is in them but .git, .hg, .svn and .jj
    .notes =
        { $displays }

        How Davis, Bidi IRIs (2011), is interpreted:
        { $interpretations }

help-trace = Show every step that leads to a display
    .strategy = The display: a strategy with its options
    .bidi-data = The bidi classes to use, as the option “bidi-data” of a display [default: current]
    .json = Print JSON Lines: one object for each step
    .all = Also show the rules that change nothing; JSON always has them
    .brief = Show only what each step changes; the state follows from the steps before it
    .name = The name
    .notes = { $displays }

help-collisions = List the other names with the same characters that look the same
    .json = Print JSON Lines: one object for each name and strategy
    .strategy = A display to search in; can be repeated [default: uba-ltr, uba-rtl and one-to-one]
    .across = Also list names that look the same in a paragraph of the opposite direction. Without --strategy this includes automatic paragraphs
    .most = The most names to list for each display
    .visible-host = Instead, list the URLs made of the same labels and path segments in which this name stands where the host is read, although the host is another one. Without NAME it is the host of the URL
    .against = List the names of this list that are the same or look the same, instead of searching
    .against-parent-column = The parent zone of each name in the list of --against stands in this column or key; with --against-append it is appended there
    .notes = { $displays }

## Messages of all commands. Each follows the name of the program and a colon, and so begins with a small letter.

standard-input = standard input
standard-output = standard output
standard-input-empty = no name was given on standard input
file-message = { $file }: { $reason }
file-line-message = { $file }: line { $line }: { $reason }
file-exists = { $file }: the file exists already; --overwrite replaces it
file-unread = { $file } cannot be read: { $reason }
file-not-saved = { $file }: it cannot be saved: { $reason }
file-is-read = { $file }: this command reads the file, and so cannot write it
list-twice = { $file }: this list is named twice, so each of its names would be there twice
file-written-twice = { $file }: one file cannot hold two outputs
dash-is-no-file = { $option }: “-” is not a file; for a file of that name write “./-”
pipe-without-writer = { $file }: this is a pipe, and no program writes to it yet; waiting
output-not-written = standard output cannot be written: { $reason }
input-message =
    { $line ->
        [0] { $input }: { $reason }
       *[other] line { $line }: { $input }: { $reason }
    }
parent-zone-message = --parent: { $reason }
zone-appended-twice = warning: the name ends in the parent zone already, and --append appended it again
internal-error = internal error: { $error }
stopped = it was stopped

## Messages about arguments

notation-without-name = “--notation” says how NAME is written, but there is no NAME
text-with-rules-of-names = “--as text” judges no names: leave out check, zone, ruleset and profile
line-unreadable = a line is two positions from 1 with two full stops between them, such as 5..9
line-outside-paragraph = Line { $line } is not within the paragraph, which has { $count } characters.
quiet-without-check = “--quiet” needs “--check” or “--profile”: they decide the status
quiet-with-strategy = “--strategy” has no effect with “--quiet” here: only “--check=host” asks in displays
notation-with-link = “--notation” says how NAME is written, but a link says that itself
notation-without-names = “--notation” says how names are written, but “{ $command }” takes none
name-before-command = NAME opens the window, and cannot precede the command “{ $command }”
option-of-window = “--{ $option }” is for the window, but “{ $command }” opens none
check-takes-equals-sign = write “--check={ $rules }”; a name of that spelling goes after “--”
check-takes-equals-sign-in-scan = write “--check={ $rules }”; a list of that name goes after “--”
no-such-command = there is no command “{ $word }”; “bidiscope --help” lists the commands
no-such-command-but = there is no command “{ $word }”; the closest is “{ $meant }”
value-with-hyphen = a value that begins with a hyphen goes after “=”: “{ $option }={ $value }”
no-such-option = there is no option “{ $word }”; a name that begins with a hyphen goes after “--”
invalid-size = invalid size; use for example 512M
size-out-of-range = size out of range
invalid-scale = invalid number; use for example 2 or 1.5
scale-out-of-range = a scale is between 0.25 and 16
invalid-window-size = invalid size; use for example 1280x800
nothing-to-open = it is empty: give the file of a session, or a link that begins with “bidiscope:?”
cannot-open-from-network = bidiscope opens nothing from the network: give the file of a session, or a link that begins with “bidiscope:?”

## Messages of scan, and about the list of --against

list-unread = { $file }: the list cannot be read: { $reason }
rows-not-written = { $file }: the rows cannot be written: { $reason }
names-not-kept = { $folder }: the names cannot be kept until all are read: { $reason }
against-needs-column =
    { $count ->
        [0] it is read as { $format }: name the column of the names with --{ $prefix }column
       *[other] it is read as { $format }: name the column of the names with --{ $prefix }column; the columns are { $columns }
    }
against-single-labels = its names are labels without a zone. Write whole names, or give the zone with --parent and --against-append
against-whole-names = its names are whole, and the names that are compared with it are labels without a zone. Put their zone after each with --parent and --append
against-some-whole-names =
    { $count ->
        [one] warning: { $file }: its names are whole, and 1 name that is compared with it is a label without a zone
       *[other] warning: { $file }: its names are whole, and { $count } names that are compared with it are labels without a zone
    }
against-no-names = it has no names
against-no-key =
    { $count ->
        [0] no object has the key “{ $key }”. Name that of the names with --{ $prefix }column
       *[other] no object has the key “{ $key }”; the keys are { $keys }. Name that of the names with --{ $prefix }column
    }
against-without-columns = it is read as { $format }, without columns: leave out --{ $prefix }column
against-not-names =
    { $count ->
        [one] 1 of its { $entries } entries is not a name (line { $line }). It is read as { $format }; --{ $prefix }format and --{ $prefix }column change that
       *[other]
            { $appends ->
                [yes] { $count } of its { $entries } entries are not names, the first in line { $line }. It is read as { $format }; --{ $prefix }format and --{ $prefix }column change that
               *[no] { $count } of its { $entries } entries are not names, the first in line { $line }. It is read as { $format }; --{ $prefix }format and --{ $prefix }column change that. Names without their zone need --{ $prefix }append
            }
    }
against-unreadable =
    { $count ->
        [one] { $file }: line { $line } cannot be read, and is not compared
       *[other] { $file }: { $count } lines cannot be read, the first is line { $line }. They are not compared
    }
against-uneven-records =
    { $count ->
        [one] warning: { $file }: 1 record has more or fewer fields than the first; is a comma not in quotation marks?
       *[other] warning: { $file }: { $count } records have more or fewer fields than the first; is a comma not in quotation marks?
    }
against-trimmed =
    { $count ->
        [one] warning: { $file }: white space at the ends of 1 name was removed
       *[other] warning: { $file }: white space at the ends of { $count } names was removed
    }
against-zone-twice =
    { $count ->
        [one] warning: { $file }: 1 name ends in its zone already, and got it once more
       *[other] warning: { $file }: { $count } names end in their zone already, and got it once more
    }
against-outside-zones =
    { $zones ->
        [parent]
            { $count ->
                [one] { $file }: 1 name is not in the parent zone; names are compared whole, with their zone
               *[other] { $file }: { $count } names are not in the parent zone; names are compared whole, with their zone
            }
       *[profile]
            { $count ->
                [one] { $file }: 1 name is in no zone of the profile; names are compared whole, with their zone
               *[other] { $file }: { $count } names are in no zone of the profile; names are compared whole, with their zone
            }
    }
against-all-outside-zones =
    { $zones ->
        [parent] none of its names is in the parent zone. Write whole names, put the zone after each with --against-append, or name the column of their zones with --against-parent-column
       *[profile] none of its names is in a zone of the profile. Write whole names, or name the column of their zones with --against-parent-column
    }
against-column-outside-zones =
    { $zones ->
        [parent] by the zones in its column “{ $column }” none of its names is in the parent zone. Name the column of their zones with --against-parent-column
       *[profile] by the zones in its column “{ $column }” none of its names is in a zone of the profile. Name the column of their zones with --against-parent-column
    }
against-column-without-zones = its column “{ $column }” has none of the zones of the list. Name the column of their zones with --against-parent-column
against-white-space =
    { $count ->
        [one] { $file }: 1 name begins or ends with white space, which counts as part of the name
       *[other] { $file }: { $count } names begin or end with white space, which counts as part of the name
    }
fail-on-with-check = “--fail-on” applies the rules of IDNA2008: leave out “--check={ $rules }” or “--fail-on”
fail-on-without-groups =
    { $by ->
        [profile] “{ $concern }” in “fail-on” of the profile needs the groups: leave out “--no-groups”
       *[option] “--fail-on { $concern }” needs the groups: leave out “--no-groups”
    }
for-spreadsheet-without-csv = “--for-spreadsheet” is only for CSV
standard-input-twice = standard input can be only one of the list, the list of --against and a ruleset
column-without-option =
    { $needs ->
        [previous] the column { $column } needs earlier rows: add “--previous FILE”
        [holder] the column { $column } needs the holders of names: add “--holder COLUMN” and “--against-holder COLUMN”
       *[ruleset] the column { $column } needs a ruleset: add “--lgr FILE”
    }
registry-without-against = Rules of the registry are for --against: name a list with it.
only-without-check = Say what fails: add --check or --fail-on.
names-of-several-columns = With “--format names” write a single column: name it with “--columns”, and leave out “--keep” and “--against-keep”.
against-nothing-to-keep = it has no columns or keys to keep: leave out “--{ $prefix }keep”
profile-repeated-zone = warning: { $file }: the zone { $zone } is written twice, with the same rules
list-repeated-column = warning: { $file }: columns { $places } are called “{ $column }”; column { $first } is read
columns-without-names = { $option } needs columns or keys: name that of the names with “--column”
nothing-registered = { $option } needs a list of registered names: add “--against FILE”, or a “path” below [registered] in the profile
holder-of-one-list = Holders are compared in both lists: add “{ $missing } COLUMN”, or a “holder” in the profile.
# What would be read and written; the first entries of each list follow.
scan-explained =
    { $fact ->
        [profile] Profile: { $value }
        [list] List: { $value }
        [registered] Registered names: { $value }
        [format] Read as: { $value }
        [column] Names: “{ $value }”
        [parent] Parent zone: “{ $value }”
        [appended-parent] Parent zone, put after each name: “{ $value }”
        [holder] Holder: “{ $value }”
        [keep] Passed through: { $value }
        [fail-on] Fails: { $value }
        [columns] Columns: { $value }
        [output] Rows: { $value }
        [language] Language of the report: { $value }
       *[report] Report: { $value }
    }
scan-explained-index = This is an index.
previous-without-groups = the column { $column } of the earlier rows needs the groups: leave out “--no-groups”
scan-changed =
    { $count ->
        [0] No answer differs from { $file }. { $new } names are new.
        [one] 1 answer differs from { $file }. { $new } names are new.
       *[other] { $count } answers differ from { $file }. { $new } names are new.
    }
column-without-against = warning: the column { $column } is empty without another list: add “--against FILE”
option-without-rows = “{ $option }” cannot be used with a report alone: rows are written with “--output”
column-without-groups = the column { $column } needs the groups: leave out “--no-groups”
progress-template = { $percent } %, { $work }, { $remaining } left
progress-names = { $count } names, { $speed } a second
progress-comparing = comparing the names
progress-other-list = reading the other list
progress-report = writing the report

scan-trimmed =
    { $count ->
        [one] warning: white space at the ends of 1 name was removed ({ $lines }); --no-trim keeps it
       *[other] warning: white space at the ends of { $count } names was removed ({ $lines }); --no-trim keeps it
    }
line-list =
    { $count ->
        [one] line { $lines }
       *[other] lines { $lines }
    }
# Of several lists; $lines is one of these.
line-list-of-file = { $file }: { $lines }
scan-not-utf8 =
    { $count ->
        [one] warning: 1 name is neither valid UTF-8 nor UTF-16 ({ $lines }). Convert an older encoding first, for example with “iconv -f windows-1255 -t utf-8”
       *[other] warning: { $count } names are neither valid UTF-8 nor UTF-16 ({ $lines }). Convert an older encoding first, for example with “iconv -f windows-1255 -t utf-8”
    }
scan-without-value =
    { $count ->
        [one] 1 entry is not written, because it has no “{ $column }”
       *[other] { $count } entries are not written, because they have no “{ $column }”
    }
scan-unreadable-not-written =
    { $count ->
        [one] 1 entry is not written, because it cannot be read
       *[other] { $count } entries are not written, because they cannot be read
    }
scan-uneven-records =
    { $count ->
        [one] warning: 1 record has more or fewer fields than the first ({ $lines }); is a comma not in quotation marks?
       *[other] warning: { $count } records have more or fewer fields than the first ({ $lines }); is a comma not in quotation marks?
    }
scan-later-keys =
    { $count ->
        [one] warning: 1 line has keys that the first line does not have; they are not kept
       *[other] warning: { $count } lines have keys that the first line does not have; they are not kept
    }
scan-missing-option =
    { $option ->
        [append] { $count } of { $all } names do not end in the parent zone: give --append to put it after each
        [no-append] { $count } of { $all } names are URLs, to which no zone can be appended: leave out --append
        [notation] { $count } of { $all } names are not in this notation: name theirs with --notation
        [key] { $count } of { $all } lines have no such key: name that of the names with --column
        [column] { $count } of { $all } lines have commas, semicolons, tabs or braces: of CSV or JSON, name the column with --column
       *[parent-column] { $count } of { $all } names are labels in no zone of the profile: name the column of their zones with --parent-column, and give --append
    }
scan-nothing-compared = The names are not compared with registered ones, so none counts as taken: give the list with --against
scan-zone-appended-twice =
    { $count ->
        [one] warning: 1 name ends in the parent zone already, and --append appended it again ({ $lines })
       *[other] warning: { $count } names end in the parent zone already, and --append appended it again ({ $lines })
    }
index-not-one = it is not an index of bidiscope
index-other-version = the index was made by another version ({ $version }). Make it again with “{ $command }”
index-damaged = the index is damaged. Make it again with “{ $command }”
index-source-changed = the list { $source } has changed since the index was made. Make it again with “{ $command }”
index-other-settings = the index was made with other options or rulesets. Make it again with “{ $command }”
index-source-missing = { $file }: the list { $source } no longer exists; the index is used as it is
index-without-column =
    { $count ->
        [0] the index keeps no columns, and so not “{ $column }”. Make it again with --keep
       *[other] the index does not keep “{ $column }”, but { $kept }. Make it again with --keep
    }
index-without-holders = it is an index without the holders of its names: make it again with “bidiscope index --holder COLUMN”
index-with-format = it is an index: leave out --against-format, --against-column, --against-parent-column, --against-append and --against-index
index-of-no-file = only a file can be indexed
index-of-an-index = it is an index. Give the list that it was made from
index-source-changes = the list changed while it was read
index-cannot-list = it is an index, which does not list all matches. Give its list instead: --against { $list }
index-not-written = { $file }: the index cannot be written: { $reason }
index-elsewhere = { $reason }; make one elsewhere with “bidiscope index”, and give that to --against
index-made =
    { $count ->
        [one] { $file }: 1 entry is indexed
       *[other] { $file }: { $count } entries are indexed
    }

## Messages of reports and sheets

report-not-written = { $file }: the report cannot be written: { $reason }
report-without-names = no report was written, because there is no name to show
report-of-too-many-names = a report shows at most { $most } names; “bidiscope scan --report” makes one of a longer list
sheet-without-names = { $file }: not written, because there is no name to show
sheet-extension = { $file }: the file name must end in .png, .svg or .pdf, which decides what is written
sheet-extension-html = { $file }: a sheet is a .png, .svg or .pdf file; “bidiscope inspect --report” writes HTML
scale-of-pdf = “--scale” is only for PNG and SVG: a PDF has no pixels
landscape-of-paper = “--landscape” is only for the papers a4 and letter
steps-of-long-name = a name has { $count } characters, but steps are shown for at most { $most }: use “bidiscope trace”
steps-too-large = a name has { $count } characters, too many to show in each of its { $steps } steps: use “bidiscope trace” or “--trace”
picture-too-large = { $file }: the picture would have { $width } by { $height } pixels, which is too many: use a smaller “--scale”, or “--paper a4” for pages
pictures-too-many = there would be at least { $count } files, but at most { $most } are written: a PDF holds all pages in one
picture-of-earlier-series = { $file }: this file was there before, and does not belong to the others
pictures-stopped = stopped: { $written } of { $count } pictures were written

## Messages where no window can be opened

no-window = { $reason }; { $next }
comparison-follows = the comparison follows as text
lesson-follows = how the lesson is read follows
text-follows = what “bidiscope text” says of { $file } follows
picture-not-written = { $file } was not written
session-not-opened = the session { $file } was not opened
text-not-read = { $file } was not read: it is a pipe or a device, not a file
command-without-window = “bidiscope { $command }” needs no window
built-without-window = this program was built without its window
restart-failed = the program could not be restarted without Wayland: { $reason }

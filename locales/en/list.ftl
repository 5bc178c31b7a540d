# Lists of names: what is said of each entry, and the report of a list. A translation of reports needs this file.

## Reports of lists

list-file = List: { $file }
list-file-lines = List: { $file }, numbered in this report as lines { $first } to { $last }
list-file-from-line = List: { $file }, numbered in this report from line { $first }
list-file-without-names = List: { $file }, without names
other-list-file = Compared with: { $file }
list-summary = Summary
list-refused = Refused names
list-refused-none = No name is refused.
list-flagged = Names to check: taken, contested, undecided, or with a warning or a matching name
list-flagged-none = No name is taken, contested or undecided, and no permitted name has a warning or match.
list-groups = Names that are the same or look alike
list-groups-none = Apart from repeated lines, no two names of the list are the same or look alike.
list-groups-not-asked = The names of the list were not compared with each other.
list-matches = Names that match the other list
list-matches-none = No name matches the other list.
list-unflagged = Permitted, without a warning or a matching name
list-by-zone = Names by zone, not compared with other names
list-no-zone = In no zone
list-by-script = Names by script, not compared with other names
list-no-script = No script
list-breakdown-sum = Total
list-breakdown-others = All rows after the first { $most }
list-reasons = Reasons, most frequent first
list-repeated =
    { $count ->
        [one] 1 line repeats an earlier name; it is listed below.
       *[other] { $count } lines repeat an earlier name; they are listed below.
    }
list-repeated-lines = Repeated names
group-number = Group { $number }
more-groups =
    { $count ->
        [one] At least 1 more group is left out. “bidiscope scan” writes all groups.
       *[other] At least { $count } more groups are left out. “bidiscope scan” writes all groups.
    }
more-in-rows =
    { $count ->
        [one] 1 more name is left out. “bidiscope scan” writes all names.
       *[other] { $count } more names are left out. “bidiscope scan” writes all names.
    }
registered-none = No registered name matches this name or looks like this name.
registered-answer = { $answer }.
taken-same-name = The other list has this name, in line { $line }.
# $disposition is a word of the ruleset; the first three are those of RFC 7940 (section 7.3) that a variant can have.
taken-variant =
    { $disposition ->
        [blocked] The other list has a variant of this name, in line { $line }. Because of that variant, this name may not be registered (“{ $disposition }”).
        [allocatable] The other list has a variant of this name, in line { $line }. Only the holder of that variant may register this name (“{ $disposition }”).
        [activated] The other list has a variant of this name, in line { $line }. This name belongs to the holder of that variant (“{ $disposition }”).
       *[other] The other list has a variant of this name, in line { $line }. Because of that variant, this name has the disposition “{ $disposition }”.
    }
taken-variant-without-disposition = The other list has a name with the index label of this name, in line { $line }. This name is not a variant of that name.
# What an applicant who has it already may do with it.
same-holder =
    { $activation ->
        [may-be-activated] The applicant holds the name in the other list, so this variant may be activated.
        [stays-blocked] The applicant holds the name in the other list, but this variant stays blocked.
       *[none] The applicant holds the name in the other list.
    }
taken-by-another-holder-too = Taken: line { $line } of the other list gives this name or a variant to another holder.
more-entries = More lines are left out.
concern-contested = Another line of this list, which is not refused, also asks for this name or a variant.
concern-confusable =
    { $rules ->
        [asked] Another name is a variant, a different spelling or a lookalike of this name.
       *[none] Another name is a different spelling or a lookalike of this name.
    }
column-names = Names
column-source = Source
column-zone = Zone
column-commonest-reasons = Most frequent reasons
column-earlier-line = Earlier line
column-other-name = Name in the other list
column-other-line = Line in the other list
column-match-kinds = Match
count-all = All names
count-permitted-in-part = Permitted, with a label that is never registered, such as “_dmarc”
count-flagged = Permitted, with a warning or a matching name
count-without-value = Not written to the list of names: no value in “{ $column }”
count-unreadable-not-written = Not written to the list of names: cannot be read
count-bidi = Bidi domain names: with a right-to-left letter or an Arabic-Indic digit
count-violating = Bidi domain names that violate the Bidi rule
count-not-domain-names = Refused because they are not domain names, such as web, mail or IP addresses
count-matching = With a match in the other list

match-ltr = Same display in a left-to-right paragraph.
match-rtl = Same display in a right-to-left paragraph.
match-one-to-one = Same one-to-one display.
match-across = Same display, if the two paragraphs have opposite directions.
match-confusable-ltr = Confusable in a left-to-right paragraph (UTS #39).
match-confusable-rtl = Confusable in a right-to-left paragraph (UTS #39).
match-same-name = Same name in the DNS.
match-same-variants = Variants of each other: the registry’s ruleset gives both the same index label (RFC 7940).

## Files and lists that cannot be read or written. Each is the end of a line after the name of the file and a colon.

file-error =
    { $error ->
        [not-found] there is no such file or folder
        [permission-denied] permission is denied
        [is-a-folder] it is a folder
        [not-a-folder] a part of the path is not a folder
        [read-only] the disk is read-only
        [disk-full] no space is left on the disk
        [quota-exceeded] the disk quota is used up
        [too-large] the file would exceed the size limit
        [out-of-memory] there is not enough memory
        [running-program] it is a running program
        [in-use] another program has the file open
        [invalid-name] the name is too long, or not allowed for a file
        [already-exists] the file exists already
        [not-a-file] it is a pipe or a device, not a file
        [not-open] it is closed, or open only for reading
        [not-readable] it is closed, or open only for writing
        [no-name] a file needs a name
        [folder-name] this is the name of a folder
        [link-loop] the symbolic links form a loop
        [dangling-link] it is a symbolic link to a missing file; remove the link, or create the missing file
       *[system] { $system }
    }
file-error-in-folder = no file can be created in the folder: { $reason }
file-error-too-long =
    { $unit ->
        [megabytes] it has more than { $size } megabytes
       *[kilobytes] it has more than { $size } kilobytes
    }
list-error-no-column = there is no column “{ $column }”; the columns are { $columns }
list-error-no-column-of-many = there is no column “{ $column }”; the first columns are { $columns }
row-without-parent = The parent zone is missing.
row-parent-not-text = The parent zone is not a string.
row-parent-lone-surrogate = The parent zone has half of a surrogate pair, such as \ud800, which is not a character.
row-parent-unreadable = The parent zone cannot be read. { $reason }
list-error-header-too-long =
    { $asks ->
        [all] the header exceeds the limit of { $columns } columns or { $size } MB: name the columns to keep
       *[column] column “{ $column }” is not in the part of the header that is read: the first { $columns } columns and { $size } MB
    }
list-error-too-many-keys = the first object exceeds the limit of { $count } keys: name the keys to keep
list-error-no-header = the list is empty: the header with the column titles is missing
list-error-no-first-object = line { $line } is not a JSON object, so the keys of the list are not known
list-error-not-kept = names that exceed the memory limit cannot be saved in { $folder }: { $reason }
list-error-utf-16 = this is text in UTF-16: save it as UTF-8, and use that file
list-error-archive = this is a spreadsheet or an archive: save the table as CSV in UTF-8, and use that file
list-error-pdf = this is a PDF document: save the names as text in UTF-8, and use that file
list-error-other-columns = the columns differ from the columns of { $file }: “all” needs the same columns in every list
list-error-damaged =
    { $format ->
        [gzip] this gzip file is damaged or incomplete
       *[zstd] this Zstandard file is damaged or incomplete
    }
list-error-zstd-window = this Zstandard file needs more than { $size } MB of memory to decompress: compress it again without “--long”
list-error-gzip = this is a gzip file: decompress it, and use the file inside
list-error-zero-bytes = this is not text, because it contains bytes of value 0: save the names as text in UTF-8, and use that file

## Entries of a list without a name, and names outside the parent zone

entry-no-field = This record has too few fields: the name field is missing.
entry-open-record = A quotation mark in this record is not closed: the record takes { $lines } lines, to the end of the list.
entry-field-too-long = A field other than the name is longer than the limit of { $most } bytes.
entry-line-too-long = The line is longer than the limit of { $most } bytes.
entry-not-json = This line is not valid JSON: the error is at column { $column }.
entry-not-an-object = This line is not a JSON object.
entry-no-key = There is no key “{ $key }” in this line.
entry-not-text = The value of “{ $key }” is not a string.
entry-lone-surrogate = The value of “{ $key }” has half of a surrogate pair, such as \ud800, which is not a character.
entry-repeated-key = The key “{ $key }” occurs twice in this line. Keep one of them.
entry-text-after-quote = Text follows the second quotation mark of a field. Write each quotation mark inside a field twice.
entry-open-quote = A quotation mark in this line is not closed.
entry-open-entry = The entry is longer than { $most } bytes, or a parenthesis or quotation mark in it is not closed.
entry-no-record = The record after the owner name is missing.
entry-empty-label = The owner name begins with a dot or has two dots together: a label is missing.
entry-full-stop-in-label = A label of the owner name contains a full stop.
entry-unknown-control-entry = Of the lines that begin with “$”, only $ORIGIN and $TTL are read.
entry-invalid-name =
    { $part ->
        [origin] The origin cannot be read: { $reason }.
       *[owner] The owner name cannot be read: { $reason }.
    }
invalid-name-reason =
    { $reason ->
        [no-origin] the full stop at the end is missing, and no $ORIGIN line comes before
        [bad-escape] after a backslash, write three digits, at most 255, or one character that is not a digit
       *[not-a-name] it is not a domain name: labels have at most 63 octets, names at most 255
    }
name-is-zone = The name is the parent zone. Put the label to register before the zone.
# { $append } is how the program, or Python, is asked to append the zone.
zone-appended-to-url = This is a URL, not a label, so no zone can be appended. Write the label alone, or leave out { $append }.
name-outside-zone = This name does not end in the parent zone. Add the zone to the name, or use { $append }.

## The last line of a scan: clauses, joined by and-clause

and-clause = { $first }, { $next }
scan-names =
    { $count ->
        [one] 1 name
       *[other] { $count } names
    }
list-counted =
    { $status ->
        [refused] { $digits } refused
        [reserved] { $digits } reserved
        [blocked] { $digits } blocked
        [needs-review] { $digits } to review
        [taken] { $digits } taken
        [contested] { $digits } contested
        [same-holder] { $digits } held by the applicant
        [allowed] { $digits } permitted
        [not-applicable] { $digits } not registered
       *[unreadable] { $digits } unreadable
    }
scan-unreadable = { $count } cannot be read
# $kinds are some of “list-counted” and of the next message; their numbers add up to $count.
scan-failing =
    { $count ->
        [one] 1 fails: { $kinds }
       *[other] { $count } fail: { $kinds }
    }
scan-failing-kind =
    { $kind ->
        [warned] { $count } with a warning
        [expired] { $count } judged by a ruleset that is not valid
        [confusable] { $count } confusable with another name
       *[check] { $count } not passing --check
    }
scan-not-passing =
    { $count ->
        [one] 1 does not pass { $rules }
       *[other] { $count } do not pass { $rules }
    }
scan-refused-by-registry =
    { $count ->
        [one] 1 is refused only by the rules of the registry
       *[other] { $count } are refused only by the rules of the registry
    }
scan-taken =
    { $count ->
        [one] 1 is taken
       *[other] { $count } are taken
    }
scan-needs-review =
    { $count ->
        [one] 1 needs review
       *[other] { $count } need review
    }
scan-outside-zones =
    { $count ->
        [one] 1 is in no zone of the profile
       *[other] { $count } are in no zone of the profile
    }
scan-not-permitted =
    { $count ->
        [one] 1 is not permitted by the ruleset
       *[other] { $count } are not permitted by the ruleset
    }
scan-with-variants =
    { $count ->
        [one] 1 has variants in the list
       *[other] { $count } have variants in the list
    }
scan-with-other-variants =
    { $count ->
        [one] 1 has variants in the list of --against
       *[other] { $count } have variants in the list of --against
    }
scan-stopped =
    { $written ->
        [nothing] stopped before the end; { $summary }; nothing was written
       *[some] stopped before the end; { $summary }
    }

## What a scan reads and writes, and warnings about both lists

# What would be read and written; the first entries of each list follow.
scan-explained =
    { $fact ->
        [profile] Profile: { $value }
        [list] List: { $value }
        [registered] Registered names: { $value }
        [format] Format: { $value }
        [column] Names: “{ $value }”
        [parent] Parent zone: “{ $value }”
        [appended-parent] Parent zone, appended to each name: “{ $value }”
        [holder] Holder: “{ $value }”
        [keep] Kept columns: { $value }
        [fail-on] Results that fail: { $value }
        [columns] Columns: { $value }
        [output] Rows: { $value }
        [language] Language of the report: { $value }
       *[report] Report: { $value }
    }
scan-explained-index = The file of registered names is an index.
standard-output = standard output
scan-nothing-compared = Without a list of registered names, no name counts as taken: give the list with --against
scan-missing-option =
    { $option ->
        [append] { $count } of { $all } names do not end in the parent zone: append the zone with --append
        [no-append] { $count } of { $all } names are URLs, to which no zone can be appended: leave out --append
        [notation] { $count } of { $all } names cannot be read in the notation of the list: choose the notation with --notation
        [key] { $count } of { $all } lines lack the given key: choose the key of the names with --column
        [column] { $count } of { $all } lines have commas, semicolons, tabs or braces: if the list is CSV or JSON, name the column with --column
       *[parent-column] { $count } of { $all } names are labels without a zone: choose the column of the zones with --parent-column, and append the zones with --append
    }
scan-changed =
    { $count ->
        [0] No answer differs from the answer in { $file }. New names: { $new }.
        [one] 1 answer differs from the answer in { $file }. New names: { $new }.
       *[other] { $count } answers differ from the answers in { $file }. New names: { $new }.
    }
scan-trimmed =
    { $count ->
        [one] warning: white space at the ends of 1 name was removed ({ $lines }); --no-trim keeps white space
       *[other] warning: white space at the ends of { $count } names was removed ({ $lines }); --no-trim keeps white space
    }
scan-zone-appended-twice =
    { $count ->
        [one] warning: 1 name already ended in the parent zone, and --append appended the zone again ({ $lines })
       *[other] warning: { $count } names already ended in the parent zone, and --append appended the zone again ({ $lines })
    }
scan-not-utf8 =
    { $count ->
        [one] warning: 1 name is neither valid UTF-8 nor UTF-16 ({ $lines }). Convert an older encoding first, for example with “iconv -f windows-1255 -t utf-8”
       *[other] warning: { $count } names are neither valid UTF-8 nor UTF-16 ({ $lines }). Convert an older encoding first, for example with “iconv -f windows-1255 -t utf-8”
    }
scan-uneven-records =
    { $count ->
        [one] warning: 1 record has more or fewer fields than the first record ({ $lines }); put fields with commas in quotation marks
       *[other] warning: { $count } records have more or fewer fields than the first record ({ $lines }); put fields with commas in quotation marks
    }
scan-later-keys =
    { $count ->
        [one] warning: 1 line has keys that the first line lacks; only the keys of the first line are kept
       *[other] warning: { $count } lines have keys that the first line lacks; only the keys of the first line are kept
    }
line-list =
    { $count ->
        [one] line { $lines }
       *[other] lines { $lines }
    }
# Of several lists; $lines is one of these.
line-list-of-file = { $file }: { $lines }
scan-without-value =
    { $count ->
        [one] 1 entry without a value in “{ $column }” is not written
       *[other] { $count } entries without a value in “{ $column }” are not written
    }
scan-unreadable-not-written =
    { $count ->
        [one] 1 unreadable entry is not written
       *[other] { $count } unreadable entries are not written
    }
list-repeated-column = warning: { $file }: columns { $places } have the title “{ $column }”; column { $first } is used
profile-repeated-zone = warning: { $file }: the zone { $zone } is given twice, with the same rules
against-some-whole-names =
    { $count ->
        [one] warning: { $file }: the names of this list include the zone, but 1 name to compare is a label without a zone
       *[other] warning: { $file }: the names of this list include the zone, but { $count } names to compare are labels without a zone
    }
against-unreadable =
    { $count ->
        [one] { $file }: line { $line } cannot be read and is not compared
       *[other] { $file }: { $count } lines cannot be read and are not compared; the first is line { $line }
    }
against-uneven-records =
    { $count ->
        [one] warning: { $file }: 1 record has more or fewer fields than the first record; put fields with commas in quotation marks
       *[other] warning: { $file }: { $count } records have more or fewer fields than the first record; put fields with commas in quotation marks
    }
against-trimmed =
    { $count ->
        [one] warning: { $file }: white space at the ends of 1 name was removed
       *[other] warning: { $file }: white space at the ends of { $count } names was removed
    }
against-zone-twice =
    { $count ->
        [one] warning: { $file }: 1 name already ended in the zone, and the zone was appended again
       *[other] warning: { $file }: { $count } names already ended in the zone, and the zone was appended again
    }
against-white-space =
    { $count ->
        [one] { $file }: 1 name begins or ends with white space, which counts as part of the name
       *[other] { $file }: { $count } names begin or end with white space, which counts as part of the name
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

## Titles in the help and in the columns of lists

list-format-names = one name per line
list-format-csv = CSV
list-format-jsonl = JSON Lines
list-format-zone = a zone file
row-format =
    { $format ->
        [jsonl] JSON Lines: one object for each name
        [names] Only the names, one per line; with --columns, only the values of the chosen column
       *[csv] CSV with a header
    }
concern =
    { $concern ->
        [refused] IDNA2008 or a rule of the registry refuses the name
        [needs-review] the verdict is “needs-review”
        [warned] the name has a warning
        [expired] the ruleset that judges the name is not valid today
        [taken] the list of --against has the same name, or a variant under --lgr
        [contested] the name may be registered, but another line asks for the same name, or a variant under --lgr
        [same-holder] the applicant (--holder) already holds the name or a variant in the list of --against
       *[confusable] another name looks like the name, or is a variant or another spelling of the name
    }
guidelines =
    { $of ->
       *[icann] ICANN’s guidelines for IDNs: labels that mix scripts are refused
    }
# A rule of the registry beside its rulesets, in a clause.
registry-rule =
    { $rule ->
        [labels-below]
            { $count ->
                [one] a name has 1 label below the zone
               *[other] a name has { $count } labels below the zone
            }
        [reserved]
            { $count ->
                [one] 1 label is reserved
               *[other] { $count } labels are reserved
            }
        [blocked]
            { $count ->
                [one] 1 label is blocked
               *[other] { $count } labels are blocked
            }
       *[guidelines] labels that mix scripts are refused
    }
page-size =
    { $size ->
        [fit] one page, as large as needed
        [a4] 210 by 297 millimetres
        [letter] 8.5 by 11 inches
       *[slide] 16:9, for a talk
    }
sheet-theme =
    { $theme ->
        [dark] light on nearly black
       *[light] dark on white
    }
list-column-line = Line
list-column-name = Name
list-column-ascii-name = A-labels
list-column-bidi-domain-name = Bidi domain name
list-column-bidi-rule = Bidi rule
list-column-violations = Violations
list-column-display-one-to-one = One-to-one
list-column-display-ltr = LTR paragraph
list-column-display-rtl = RTL paragraph
list-column-collision-ltr = Same in LTR
list-column-collision-rtl = Same in RTL
list-column-collision-one-to-one = Same one-to-one
list-column-error = Error
list-column-registration = Registration
list-column-reasons = Reasons
list-column-skeleton-ltr = Skeleton, LTR
list-column-skeleton-rtl = Skeleton, RTL
list-column-confusable-ltr = Confusable in LTR
list-column-confusable-rtl = Confusable in RTL
list-column-same-name = Same name
list-column-collision-across = Same across directions
list-column-duplicate-of = Repeats line
list-column-against-ltr = Other list, LTR
list-column-against-rtl = Other list, RTL
list-column-against-one-to-one = Other list, one-to-one
list-column-against-across = Other list, across directions
list-column-against-confusable-ltr = Other list, confusable in LTR
list-column-against-confusable-rtl = Other list, confusable in RTL
list-column-against-same-name = Other list, same name
list-column-warnings = Warnings
list-column-lgr-disposition = Disposition (ruleset)
list-column-lgr-action = Action (ruleset), counted from 0
list-column-lgr-index = Index label
list-column-host = Host of a URL
list-column-against-name = Matching name of the other list
list-column-against-match = How the name of the other list matches
list-column-against-holder = Holder of the matching name
list-column-against-same-holder = Other list, same holder’s line (same name or variant)
list-column-against-other-holder = Other list, another holder’s line (same name or variant)
list-column-holder = Holder
list-column-previous-answer = Earlier answer
list-column-previous-reasons = Earlier reasons
list-column-against-suggestion = Other list, line of the suggested name or a variant
list-column-against-suggestion-name = Other list, name that matches the suggested name
list-column-against-suggestion-match = Other list, how its name matches the suggested name
list-column-suggestion-contested-with = Other lines that ask for the suggested name or have the same suggestion
list-column-contested-with = Other lines with the same name or a variant
list-column-decision = Decision
list-column-file = List that contains the name
list-column-duplicate-of-file = List of the repeated line
list-column-label-verdicts = Registration of each label
list-column-input = Entry in the list
list-column-suggestion = Suggested name
list-column-parent = Parent zone
list-column-labels-below = Labels below the zone
list-column-u-name = DNS name in U-labels
list-column-reason-text = Reasons in words
list-column-warning-text = Warnings in words
list-column-variants-allocatable = Allocatable variants
list-column-variants-blocked = Blocked variants
list-column-variants = Variants
list-column-scripts = Scripts
list-column-without-points = Without points
list-column-same-without-points = Same without points
list-column-rfc3454 = RFC 3454
list-column-host-whole-ltr = Host in one piece, LTR
list-column-host-whole-rtl = Host in one piece, RTL
list-column-host-first-ltr = Host first, LTR
list-column-host-first-rtl = Host first, RTL
list-column-host-in-order-ltr = Host in order, LTR
list-column-host-in-order-rtl = Host in order, RTL
list-column-host-faults = Problems of the host
list-column-visible-host-ltr = Visible host, LTR
list-column-visible-host-rtl = Visible host, RTL
list-column-host-reading-ltr = Reading of the host, LTR
list-column-host-reading-rtl = Reading of the host, RTL
list-column-unicode = Unicode version
list-column-version = Program version
list-column-same-variants = Same variants
list-column-against-same-variants = Other list, same variants
list-column-against-disposition = Disposition as a variant of the matching name

## Names of a list in the window, and findings with their positions

list-status =
    { $status ->
        [refused] Refused
        [reserved] Reserved
        [blocked] Blocked
        [needs-review] Undecided
        [allowed] May be registered
        [allowed-in-part] May be registered, apart from labels such as “_dmarc”
        [taken] Taken
        [contested] Contested
        [same-holder] Same holder
        [not-applicable] Cannot be registered
       *[unreadable] Cannot be read
    }
list-finding =
    { $finding ->
        [a-label-undecodable] { $document }: A-label does not decode
        [idna-noncanonical-a-label] { $document }: A-label in a nonstandard spelling
        [idna-not-ldh] { $document }: not a host name
        [dns-label-too-long] { $document }: label too long
        [dns-name-too-long] { $document }: name too long
        [no-domain-name] { $document }: not a domain name
        [idna-hyphen-at-end] { $place ->
            [start] { $document }: hyphen at the beginning
            [end] { $document }: hyphen at the end
            [both] { $document }: hyphen at the beginning and the end
           *[any] { $document }: hyphen at the beginning or the end
        }
       *[other] { $document }: { $topic }
    }
list-row = Line { $line }: { $name }, { $status }
list-row-typed = { $row }; written in the list as { $typed }
list-status-reasons = { $status }: { $reasons }
list-conditions =
    { $count ->
        [one] condition { $conditions }
       *[other] conditions { $conditions }
    }
list-finding-conditions = { $document }: { $conditions }
list-unreadable = Cannot be read. { $reason }
list-group =
    { $of ->
        [same] { $count ->
            [one] 1 line with the same name
           *[other] { $digits } lines with the same name
        }
        [other-list] In the other list
       *[others] { $count ->
            [one] 1 other name
           *[other] { $digits } other names
        }
    }
# How many other names match a name, and in which way; for a repeated name its first line.
list-match =
    { $kind ->
        [same] { $number } ({ $directions })
        [similar] { $number } similar ({ $directions })
        [same-name] { $number } (same name)
        [variants] { $number } (variants)
       *[repeats] repeats line { $number }
    }
# How a name matches the other list most, and in which line there.
other-list-match =
    { $kind ->
        [same-name] same name, line { $line }
        [variants] variant, line { $line }
        [same] looks the same, line { $line }
       *[similar] similar, line { $line }
    }
list-match-direction =
    { $direction ->
        [ltr] LTR
        [rtl] RTL
        [one-to-one] one-to-one
       *[across] across
    }
names-counted =
    { $count ->
        [one] 1 name
       *[other] { $digits } names
    }
position-words =
    { $count ->
        [one] character { $positions }
       *[other] characters { $positions }
    }

## Variants of each other

# What follows for names that are variants of each other.
list-variants-blocked = The variants in this group block each other: only one can be registered.
list-variants-for-one-holder = Only one holder can have the variants in this group.
list-variants-of-both-kinds = A registered name blocks its “blocked” variants. Only the holder of that name can have the other variants.

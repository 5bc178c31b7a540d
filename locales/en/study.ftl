# Studies of displays, their results and proofs. Reports need nothing of this file.

## Studies: properties of displays, by their identifiers

property-one-to-one = No two sequences have the same display.
property-own-inverse = The display is an involution: applied twice, the display gives the original sequence.
property-label-order = Labels appear in their logical order, from left to right.
property-label-order-in-paragraph = Labels appear in their logical order, in the direction of the paragraph.
property-labels-together = The characters of each label stay together.
property-labels-between-separators = Each label appears complete between its separators, with no other characters.
property-same-in-both-paragraphs = The display is the same in paragraphs of both directions.
property-one-to-one-across-paragraphs = No sequence in a left-to-right paragraph has the same display as another sequence in a right-to-left paragraph.
property-agrees-with-uba-ltr = The display agrees with the UBA in a left-to-right paragraph.
property-agrees-with-uba-rtl = The display agrees with the UBA in a right-to-left paragraph.
property-left-to-right-in-place = Left-to-right letters and full stops keep their positions, and nothing moves across them.
property-reads-in-its-direction = Names without left-to-right letters read from right to left. Names without right-to-left characters read from left to right.
property-rfc5893-label-uniqueness = RFC 5893, Label Uniqueness: no two labels that satisfy the Bidi rule have the same display.
property-rfc5893-label-uniqueness-without-l3 = Label Uniqueness without rule L3 of the UBA: no two labels that satisfy the Bidi rule have the same display.
property-rfc5893-grouping-together = RFC 5893, Character Grouping: the characters of the label stay together.
property-rfc5893-grouping-between-delimiters = RFC 5893, Character Grouping as formally stated: the label appears complete between its delimiters, with no other characters.
property-rfc5893-name-uniqueness = Two names whose labels all satisfy the Bidi rule never have the same display.
property-rfc5893-rejected-names-across-paragraphs = A requirement that RFC 5893 rejected: no name in a left-to-right paragraph has the same display as another name in a right-to-left paragraph.
property-rfc5893-rejected-label-order = A requirement that RFC 5893 rejected: labels appear in network order, from left to right.
property-rfc5893-rejected-label-in-both-paragraphs = A requirement that RFC 5893 rejected: a label looks the same in paragraphs of both directions.
property-rfc5893-label-in-context = In paragraphs of one direction, a label looks the same alone and beside unproblematic labels (delimiters CS, WS or ON).
property-rfc5893-second-guarantee-uniqueness = RFC 5893, second guarantee, applied to names: no two names that the guarantee covers have the same display.
property-rfc5893-second-guarantee-grouping = RFC 5893, second guarantee: the characters of each label stay together.
property-url-host-first = The host of a URL stays in one piece and precedes the path in the direction of the paragraph.
property-url-host-first-escaped-path = With a percent-encoded path, the host of a URL stays in one piece and precedes the path.
property-url-host-left-of-path = The host of a URL stays in one piece and to the left of the path.

## Studies: results

study-title =
    { $state ->
        [running] All sequences of { $classes } up to length { $length }, so far
        [stopped] All sequences of { $classes } up to length { $length }, stopped early
       *[complete] All sequences of { $classes } up to length { $length }
    }
study-title-all-lengths =
    { $state ->
        [stopped] All sequences of { $classes } of all lengths, stopped early
       *[complete] All sequences of { $classes } of all lengths
    }
study-title-from-file = { $title }; read from a file, not verified
study-proved = Proved for all lengths.
study-holds = Holds up to length { $length }. Longer sequences were not tested.
# $reason is a sentence.
study-undecided =
    { $length ->
        [0] Undecided. { $reason }
       *[other] Holds up to length { $length }. Longer sequences are undecided. { $reason }
    }
study-fails = ✗ from length { $length }.
study-fails-for = ✗ from length { $length }: { $example }.
study-fails-distinct = ✗ from length { $length } if characters of one class count as different.
study-fails-counted = ✗ from length { $length } ({ $count } of { $cases } sequences).
study-fails-counted-distinct = ✗ from length { $length } ({ $count } of { $cases } sequences) if characters of one class count as different.
study-no-result = No result.
study-unverified = Read from a file, not verified: { $result }
study-example =
    { $count ->
        [one] { $classes }, stored as { $stored }, is displayed as { $display }.
       *[other] { $classes }, stored as { $stored }, are displayed as { $display }.
    }
study-example-twice = { $classes }, stored as { $stored }, is displayed as { $display }. Applied to this result, the display gives { $other }.
study-example-compared = { $classes }, stored as { $stored }, is displayed as { $display }. The compared display gives { $other }.
study-count = Length { $length }: { $cases } sequences.
study-count-displays = Length { $length }: { $cases } sequences, { $displays } different displays ({ $fewer } fewer).
study-count-counterexamples = Length { $length }: { $cases } sequences, { $counterexamples } counterexamples.
study-count-distinct = Length { $length }: { $cases } sequences, { $distinct } counterexamples if characters of one class count as different.
study-count-both = Length { $length }: { $cases } sequences, { $counterexamples } counterexamples ({ $distinct } if characters of one class count as different).
study-not-counted = Not counted. { $reason }
study-from-file = Read from { $file }, not verified.

undecided-unknown = The reason is not known.
undecided-class = The automata do not support class { $class }.
undecided-context = The automata do not support text before or after the sequence.
undecided-bidi-data = The automata support only the current Unicode classes.
undecided-order = The automata do not support the overall order of fields in the display.
undecided-custom = The automata do not support the display’s combination of options.
undecided-white-space = The automata do not support white space at the end of a right-to-left line.
undecided-property = The automata cannot decide the property.
undecided-counts-too-large = Counting needs too many states of the automata.
undecided-too-large = An automaton needs more than { $most } states.

rule-claim-label-uniqueness = No two permitted labels have the same display.
    .title = labels unique
rule-claim-name-uniqueness = No two permitted Bidi domain names have the same display.
    .title = names unique
rule-claim-grouping = The characters of a permitted label stay together between delimiters.
    .title = label together between delimiters
rule-claim-name-grouping = The characters of each label of a permitted Bidi domain name stay together.
    .title = labels together in names
rule-claim-label-in-both-paragraphs = A permitted label looks the same in paragraphs of both directions.
    .title = label looks the same in both paragraphs
rule-claim-label-in-context = A permitted label looks the same alone and between delimiters.
    .title = label looks the same between delimiters
rule-claim-labels-across-paragraphs = No permitted label in a left-to-right paragraph has the same display as another in a right-to-left paragraph.
    .title = labels unique across paragraph directions
rule-claim-names-across-paragraphs = No permitted name in a left-to-right paragraph has the same display as another in a right-to-left paragraph.
    .title = names unique across paragraph directions
# $paragraph: the display, or “both”; $outcome: a sentence
rule-outcome =
    { $paragraph ->
        [uba-ltr] Left-to-right paragraph: { $outcome }
        [uba-rtl] Right-to-left paragraph: { $outcome }
       *[both] Both paragraphs: { $outcome }
    }
rule-permits-more = Length { $length }: labels newly permitted: { $labels }; Bidi domain names newly permitted: { $names }.
rule-condition-without-set = “{ $text }” is not possible: condition 4 has no set of classes. Write drop-4 to remove the condition.
rule-unknown-change = “{ $text }” is not a change of the Bidi rule. Write for example drop-1, 1+EN or exempt=digits.
# The head of a column, and its cells
rule-column = rule
rule-beside-column = neighbours beside which labels stay together
rule-examples-column = shortest counterexamples
rule-counts-column = additional Bidi domain names, by length
rule-holds = all
rule-fails = ✗ from length { $length }
rule-beside =
    { $neighbours ->
        [same-rule] labels that satisfy the same rule
        [rfc5893] labels that satisfy RFC 5893
        [harmless] labels without R, AL and AN that do not begin with EN
        [none] no label (only alone)
       *[nothing] not even alone
    }
rule-example =
    { $paragraph ->
        [uba-ltr] { $claim }, left-to-right: { $example }
       *[uba-rtl] { $claim }, right-to-left: { $example }
    }
relaxations-proposed = Proposed relaxations
relaxations-one-step = Relaxations of one condition by one step
relaxations-maximal = Maximal relaxations
relaxations-other-display = Relaxations are decided only for the displays uba-ltr and uba-rtl, not for { $display }.

alphabet-empty = A study needs at least one class.
alphabet-duplicate = Class { $class } is listed twice.
alphabet-paragraph-separator = Class B ends the paragraph, so a name cannot contain class B.
alphabet-unknown-class = There is no bidi class “{ $text }”.
study-too-long = There are too many sequences of { $classes } classes at length { $length }. The longest possible length is { $longest }.
study-too-many-displays = A study has at most { $most } displays, not { $count }.
study-no-memory = The displays of length { $length } need { $megabytes } MiB of memory, which is not available. Choose a smaller length.

results-unreadable = The file does not contain valid results of a study. { $reason }
results-json-problem =
    { $problem ->
        [incomplete] The file ends early, at line { $line }, column { $column }.
        [not-json] The file is not JSON at line { $line }, column { $column }.
        [missing-key] The key “{ $text }” is missing at line { $line }, column { $column }.
        [duplicate-key] The key “{ $text }” occurs a second time at line { $line }, column { $column }.
        [unknown-value] The value “{ $text }” is unknown, at line { $line }, column { $column }.
       *[invalid-value] A value is invalid, at line { $line }, column { $column }.
    }
results-too-long = Sequences in the file have up to { $length } characters; { $most } are allowed.
results-out-of-order = Row { $row } has length { $length }, which is out of order.
results-duplicate-row = Row { $row } repeats an earlier row.
results-too-many-displays = The file has more than { $most } displays.
results-too-many-cases = Row { $row } counts more sequences than exist for its classes and length.
results-uncounted-example = Row { $row } has a counterexample but counts no counterexamples.
results-too-many-counterexamples = Row { $row } has more counterexamples than sequences.
results-invalid-example = Row { $row } has a counterexample that does not fit its classes and length.
results-invalid-statement = Statement { $number } for all lengths is invalid: it is repeated, is too long, contradicts a row, or has other classes than the study.

## Proofs

section-proofs = Proofs about the displays
proofs-range = The proofs cover names of any length with characters of the classes { $classes }.
# Behind a cross that is drawn.
proof-fails = from length { $length }: { $example }.
proof-of-display = { $display }: { $result }

## Certificates: proofs that other programs can check. N, M, D and E are the automata of docs/certificate.md.
# $name: N, M, D or E

no-certificate-refuted = The property is false: it has a counterexample.
no-certificate-too-large = The proof needs more than { $states } states.
certificate-not-applicable = No certificate is possible: the property { $property } does not apply to the display { $display }.
certificate-needs-one = A certificate proves one property of one display. Choose the property with --property and the display with --strategy.
certificate-none-proved = No claim about the rule is proved.
# One of several certificates in a file
certificate-number = Certificate { $number }: { $reason }
certificate-not-written = { $file }: The certificate was not written. { $reason }
certificate-too-large = The certificate would have more than { $megabytes } MiB.
certificate-stopped = The study was stopped.
certificate-cannot-save = { $file }: The certificate cannot be saved: { $reason }
certificate-invalid = The file does not contain a valid certificate. { $reason }
certificate-proves-nothing = The certificate proves nothing. { $reason }
certificate-proves-less = The certificate proves its claim only up to length { $length }. { $reason }
certificate-differs = For longer sequences, the automata of the certificate differ from the rules of the display.
certificate-not-utf8 = The file is not text in UTF-8.
certificate-of-other-property = The certificate proves a different property: { $property }.
certificate-of-other-display = The certificate is for a different display: { $display }.
certificate-of-other-classes = The certificate is for different classes: { $classes }.
certificate-error-line = Line { $line } is not in the certificate format.
certificate-error-claim = Certificates do not cover the claim.
certificate-error-automaton = Automaton { $name } is missing or does not belong to the claim.
certificate-error-start = The first state of { $name } is not the initial state of its strings.
certificate-error-base = In state { $state } of { $name }, a mark at level 1 has no base at level 1 before it.
certificate-error-transition = The transition from state { $state } of { $name } at { $symbol } does not match the strings of that state.
certificate-error-final = State { $state } of { $name } is wrongly final or wrongly not final.
certificate-error-pair = The pair of states { $one } and { $two } is missing.
certificate-error-shared = Two strings with the same display end in states { $one } and { $two }, whose levels differ.
certificate-error-steps = The check needs more steps than are allowed for the length of the certificate.
certificate-error-violated = The claim is false. Counterexample: { $classes }.
certificate-error-strings = { $name } does not match the display. Example: { $classes }.
certificate-proved = Proved for all lengths: { $statement } ({ $property })
certificate-rule = Rule: { $rule } (changes of the Bidi rule of RFC 5893)
certificate-display = Display: { $title } ({ $display })
certificate-sequences =
    { $sequences ->
        [labels] Sequences: labels that satisfy the Bidi rule
        [names] Sequences: names whose labels all satisfy the Bidi rule
        [guarantee] Sequences: names that the second guarantee of RFC 5893 covers
        [contexts] Sequences: labels that satisfy the Bidi rule, between delimiters and neighbours
        [direction] Sequences: names that read in one direction
        [urls] Sequences: URLs with a one-letter scheme, a host and a path
        [escaped-urls] Sequences: URLs with a one-letter scheme, a host and a percent-encoded path
       *[all] Sequences: all
    }
certificate-classes = Classes: { $classes }
certificate-compared = The automata give the order of the display for every sequence up to length { $length }. For longer sequences, the automata agree with the rules of the display (see docs/theorems.md).

## The commands “study” and “collisions”

progress-study = Length { $length }, { $percent }%, { $seconds } s left
progress-decided = { $done } of { $all } results decided
# Long work of several steps, of which it does the one with this number.
progress-step = Step { $number } of { $count }: { $work }, { $seconds } s so far
progress-orders = { $percent }% of the character orders tried
progress-collisions = names with the same display
progress-look-alikes = code points that look alike
progress-look-alike-labels = labels that look alike
progress-variants = variants and actions
progress-rules = labels that violate a rule
progress-same-display = labels with the same display
progress-differences = differences
progress-examples = labels as examples
stopped-early =
    { $output ->
        [lines] Stopped early. The lines have the results so far.
        [file] Stopped early. { $file } has the results so far.
       *[table] Stopped early. The table has the results so far.
    }
results-cannot-save = { $file }: The results cannot be saved: { $reason }
results-not-saved = { $file }: Nothing was saved, because there are no results yet.
output-not-a-file = “-” is not a file. For a file with the name “-”, write “./-”.
number-too-small = Enter 1 or more.
number-invalid = The value is not a number, or the number is too large.
number-out-of-range = Enter a number from 0 to { $most }.

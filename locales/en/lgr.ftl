# Rulesets of registries, and what they say of a name. A translation of reports needs this file.

## Rulesets of registries (RFC 7940). Dispositions, types, tags and names of rules are as in the file.

toml-error-backslash = { $reason }. Write a path with backslashes between single quotation marks
profile-error-utf8 = The file is not UTF-8. Save it as UTF-8 text.
profile-error-empty = The profile has no zone. Add a zone, such as [zone."example"].
profile-error-no-rulesets = The list of rulesets is empty. Name a ruleset, or leave out “rulesets”.
profile-error-zone = The zone cannot be read: { $reason }
profile-error-no-zone = The zone is not valid: { $reason }
profile-error-zone-url = A URL is not a zone. Write only the zone, such as [zone."example"].
profile-error-zone-twice = The zone is listed twice, with different rules. Remove one of the two entries.
profile-error-value =
    { $key ->
        [labels-below] “labels-below” takes a number of labels, such as 1.
        [rulesets] “rulesets” takes an array of paths, such as ["he.xml"].
        [fail-on] “fail-on” takes an array of texts, such as ["refused"].
        [guidelines] “guidelines” takes a text, "icann".
        [append] “append” takes true or false.
        [overwrite] “overwrite” takes true or false.
        [language] “language” takes a text, such as "he".
        [column] “column” takes the name of a column or key, such as "name".
        [parent-column] “parent-column” takes the name of a column or key, such as "zone".
        [holder] “holder” takes the name of a column or key, such as "owner".
        [keep] “keep” takes an array of texts, such as ["name"].
        [columns] “columns” takes an array of texts, such as ["line", "name"].
       *[path] “{ $key }” takes the path of one file, such as "labels.txt".
    }
profile-error-no-zone-name = “{ $key }” must belong to a zone. Write the zone in a line above, such as [zone."example"].
profile-error-concern = “{ $concern }” is not known. Use one of: { $known }.
profile-error-column = There is no column “{ $column }” to write. “bidiscope scan --help” lists the columns.
profile-error-label = Each line must be one label, but this line cannot be read as a label. { $reason }
profile-error-label-refused = The label cannot be registered. { $reason } Remove the line.
profile-error-label-url = A URL is not a label. Write only the label.
profile-error-files = The files of the profile exceed { $megabytes } megabytes together. Use fewer or shorter files.
profile-error-labels = Each line must be one label, but this line has { $count } labels.
lgr-error = Line { $line }: { $reason } (RFC 7940, section { $section }).
lgr-error-in-table = Line { $line }: { $reason } (table of RFC 3743 or RFC 4290).
lgr-error-in-element = Line { $line }, element “{ $element }”: { $reason } (RFC 7940, section { $section }).
lgr-error-reason =
    { $error ->
        [too-large] the file has more than { $megabytes } megabytes
        [too-deep] elements or rules are nested deeper than { $depth } levels
        [not-utf8] the file is not UTF-8
        [encoding] the file declares the encoding “{ $text }”; save it as UTF-8
        [empty] the file is empty
        [wrong-end] the end tag “{ $other }” does not match the open element “{ $text }”
        [after-end] text or elements follow the end of “lgr”
        [not-xml] the file is not well-formed XML
        [document-type] document type definitions are not supported; remove the definition
        [unknown-entity] XML does not define the entity “{ $text }”; write the character itself
        [unfinished] the file ends inside an element
        [not-a-ruleset] the file is not a ruleset: a ruleset begins with “lgr” in the namespace of RFC 7940
        [unexpected-element] the element is not allowed in this place
        [unexpected-text] the text “{ $text }” is not allowed in this place
        [missing-element] the element “{ $text }” is missing
        [unknown-attribute] there is no attribute “{ $text }”
        [missing-attribute] the attribute “{ $text }” is missing
        [exclusive-attributes] “{ $text }” and “{ $other }” exclude each other
        [invalid-value] “{ $text }” is not a valid value of “{ $other }”
        [duplicate] “{ $text }” ({ $other }) occurs twice
        [undefined] the { $other } “{ $text }” is not defined
        [undefined-before] the { $other } “{ $text }” must be defined earlier in the file
        [sequence-too-long] the sequence has { $count } code points; a label holds at most { $most }
        [tag-of-sequence] a sequence cannot have a tag
        [reversed-range] the range ends before it begins
        [empty-class] the class has no code points
        [name-place] only a class or rule directly in “rules” can have a name
        [operand-count] the operator has a wrong number of classes: { $count }
        [unknown-property] “{ $text }” is not a known Unicode property and value
        [anchor-in-look-around] an anchor cannot be in a look-behind or look-ahead
        [look-around-without-anchor] a rule with a look-behind or look-ahead also needs an anchor
        [anchor-in-action] the rule “{ $text }” has an anchor, so no action can use it
        [count-of-position] a rule that contains a position cannot be repeated
        [rule-too-large] the rule has more than { $size } steps when expanded, or all rules together have too many steps
        [not-an-entry] “{ $text }” is not a code point with its variants
       *[too-many] there are too many { $text }
    }
lgr-note-unassigned =
    { $count ->
        [one] { $characters } is not in Unicode { $version }, the version of this program’s data.
       *[other] { $count } code points are not in Unicode { $version }, the version of this program’s data: { $characters }.
    }
lgr-note-other-version = The ruleset is for Unicode { $stated }, but this program takes its property classes from Unicode { $version }.
lgr-note-no-version = The ruleset states no Unicode version; this program takes its property classes from Unicode { $version }.
lgr-note-validity =
    { $kind ->
        [not-yet] The ruleset is not valid before { $day }.
       *[expired] The ruleset was valid until { $day }.
    }
# $scopes are the zones that the ruleset states, $zone is the one in which names are judged.
lgr-note-other-scope = The ruleset is for { $scopes }, not for { $zone }.
lgr-note-variants-missed = Sequences of the ruleset overlap in too many ways: some variants may be missed.
# A table that is older than RFC 7940.
lgr-note-table =
    { $form ->
        [preferred] The file is a table of RFC 3743. Here, labels with only preferred variants are “activated”; labels with other variants are “allocatable”.
       *[variants] The file is a table of RFC 4290, which gives no dispositions for variants. Here, all variants are “blocked”.
    }
lgr-note-table-others =
    { $count ->
        [one] 1 variant of the table has no entry, so the variant is allowed only in variant labels.
       *[other] { $count } variants of the table have no entries, so these variants are allowed only in variant labels.
    }
lgr-note-unused-tag = No code point has the tag “{ $tag }”, so the class of the tag is empty.
lgr-label-answer =
    { $answer ->
        [permitted] { $label }: permitted by the ruleset (disposition “{ $disposition }”).
        [blocked] { $label }: eligible under the ruleset, but blocked.
        [refused] { $label }: not permitted by the ruleset.
       *[other] { $label }: eligible under the ruleset; disposition “{ $disposition }”.
    }
lgr-idna-refuses = IDNA2008 refuses the label, whatever the ruleset permits: { $reason }
lgr-outside = { $character }, position { $position }, is not in the repertoire of the ruleset.
lgr-outside-context =
    { $matches ->
        [match] { $character }, position { $position }, is allowed only where the rule “{ $rule }” matches.
       *[not-match] { $character }, position { $position }, is not allowed where the rule “{ $rule }” matches.
    }
lgr-outside-more =
    { $count ->
        [one] 1 more character of the label is not permitted.
       *[other] { $count } more characters of the label are not permitted.
    }
# A character by which an action decides: $kind is “variants-only” where the ruleset lists it only as a variant of others.
lgr-trigger =
    { $kind ->
        [variants-only] { $character }, position { $position }, is not permitted: the ruleset has this character only as a variant of other characters.
       *[other] { $character }, position { $position }, has the type “{ $text }”.
    }
lgr-not-in-repertoire = The label has characters that are not in the repertoire, or not permitted at their position.
lgr-decided = Action { $number } decides: { $action }
lgr-decided-by-default = Default action { $number } of RFC 7940 decides: { $action }
lgr-action =
    { $which ->
        [any-variant] { $matches ->
            [match] “{ $disposition }” for labels that match “{ $rule }” and have a variant of type { $types }.
            [not-match] “{ $disposition }” for labels that do not match “{ $rule }” and have a variant of type { $types }.
           *[any] “{ $disposition }” for labels with a variant of type { $types }.
        }
        [all-variants] { $matches ->
            [match] “{ $disposition }” for labels that match “{ $rule }” and whose variants are all of type { $types }.
            [not-match] “{ $disposition }” for labels that do not match “{ $rule }” and whose variants are all of type { $types }.
           *[any] “{ $disposition }” for labels whose variants are all of type { $types }.
        }
        [only-variants] { $matches ->
            [match] “{ $disposition }” for labels that match “{ $rule }” and consist of variants of type { $types }.
            [not-match] “{ $disposition }” for labels that do not match “{ $rule }” and consist of variants of type { $types }.
           *[any] “{ $disposition }” for labels that consist of variants of type { $types }.
        }
       *[any] { $matches ->
            [match] “{ $disposition }” for labels that match “{ $rule }”.
            [not-match] “{ $disposition }” for labels that do not match “{ $rule }”.
           *[any] “{ $disposition }” for all other labels.
        }
    }
lgr-type-or = { $before } or { $next }
lgr-context =
    { $matches ->
        [match] only where “{ $rule }” matches
       *[not-match] only where “{ $rule }” does not match
    }
lgr-index = Index label: { $label }
lgr-index-of-lgr-core = Index label by ICANN’s lgr-core: { $label }
lgr-alone = The label has no eligible variants.
lgr-refused-alone = The label is not eligible, so it has no variants.
lgr-variant-count = The label and its eligible variants are { $count } labels.
lgr-variant-bound = The label and its eligible variants are at most { $count } labels.
lgr-variant = { $label }  { $disposition }
# Where a variant differs from its label, such as “2: U+05DA”.
lgr-variant-differs = { $variant }  ({ $differences })
lgr-ambiguous = The ruleset has an error: the label can be divided in several ways, with different dispositions.
lgr-more = There are more labels; use --most to list more labels.
lgr-more-invalid = More labels may follow: the search stopped after { $count } labels with dispositions that are not listed. --all lists every disposition.
lgr-diff-of-one = Standard input can be read only once. Give the other rulesets and the --against list as files.
page-format =
    { $format ->
        [text] sections of text
       *[html] an HTML page
    }
ruleset-not-written = { $file }: the ruleset cannot be written: { $reason }
lgr-convert-no-table = The file is already a ruleset of RFC 7940, not a table of RFC 3743 or RFC 4290.
lgr-unknown-disposition = No action of the ruleset has the disposition “{ $text }”. The dispositions of the ruleset are: { $known }.
lgr-several-labels = Give a single label: this name has { $count } labels.
lgr-no-variants = { $label }: no variants, because the ruleset does not permit the label. { $reasons }
# What differs between two rulesets: $text is a code point, a variant of $other, or a name or number.
lgr-change-part =
    { $kind ->
        [code-point] { $text }
        [variant] { $text } of { $other }
        [class] class “{ $text }”
        [rule] rule “{ $text }”
        [action] action { $text }
       *[meta] { $text }
    }
lgr-change-value =
    { $change ->
        [added] { $has_value ->
            [yes] new: { $new }
           *[no] new
        }
        [removed] { $has_value ->
            [yes] removed: { $old }
           *[no] removed
        }
       *[changed] { $old } → { $new }
    }
# Of a class the code points that only the old one has, and those that only the new one has.
lgr-change-class = removed: { $old }; new: { $new }
lgr-change-text = the text has changed
lgr-change-no-type = no type
lgr-change-no-context = no context or tag
lgr-change-nothing = nothing
# The answers about a label before and after a change: its disposition, or where that stays, that of its variant, or its index label.
lgr-example =
    { $whose ->
        [variant] { $variant }: { $old } → { $new }
        [index] Index label: { $old } → { $new }
       *[own] { $old } → { $new }
    }
lgr-change-no-label =
    { $count ->
        [0] not testable separately from the other changes
       *[other] no label up to length { $count }
    }
lgr-change-not-searched = not searched: too many changes
lgr-name-answer =
    { $has_index ->
        [yes] { $disposition }; index label { $index }
       *[no] { $disposition }
    }
# An answer, and how many labels there are with the variants.
lgr-name-answer-count =
    { $exact ->
        [yes] { $answer }; label and variants: { $count } labels, { $allocatable } allocatable
       *[no] { $answer }; label and variants: at most { $count } labels, at most { $allocatable } allocatable
    }
lgr-changed-names =
    { $changed ->
        [0] The answer stays the same for all { $judged } registered names.
       *[other] The answer changes for { $changed } of { $judged } registered names.
    }
lgr-changed-names-more = The answer changes for { $count } more names; --json lists all of these names.
lgr-no-difference = The rulesets do not differ in code points, variants, classes, rules or actions.
lgr-confusable-pair = { $first } and { $second } look alike (UTS #39) but are not variants of each other.
lgr-variant-problem =
    { $kind ->
        [not-symmetric] { $first } has the variant { $second }, but { $second } does not have the variant { $first }.
        [not-transitive] { $first } has the variant { $via }, and { $via } has { $second }, but { $second } is not a variant of { $first }.
       *[variant-not-in-repertoire] { $first } has the variant { $second }, which is not in the repertoire.
    }
lgr-policy-problem =
    { $kind ->
        [type-without-action] No action names the type “{ $text }”, so variants of this type are treated as variants without a type.
        [own-disposition] Action { $number } has the disposition “{ $text }”, which RFC 7940 (section 7.3) does not define.
        [action-without-type] Action { $number } is never reached: no variant has a type that the action names.
       *[action-never-reached] Action { $number } is never reached: action { $earlier } decides about the same labels first.
    }
lgr-confusable-count =
    { $complete ->
        [yes] { $count ->
            [0] All entries of the repertoire that look alike (UTS #39) are variants.
            [one] 1 pair of entries of the repertoire looks alike, but the two entries are not variants.
           *[other] { $count } pairs of entries of the repertoire look alike but are not variants.
        }
       *[no] At least { $count } pairs of entries of the repertoire look alike but are not variants. Further pairs are not listed.
    }
# $count pairs of labels, of which one at least has several members, and each at most $members.
lgr-confusable-labels-count =
    { $complete ->
        [yes] { $count ->
            [0] All further pairs of labels (up to { $members } entries each) that look alike are variants.
            [one] 1 further pair of labels (up to { $members } entries each) looks alike, but the two labels are not variants.
           *[other] { $count } further pairs of labels (up to { $members } entries each) look alike but are not variants.
        }
       *[no] { $count } further pairs of labels look alike but are not variants. Some pairs were not tried.
    }
# What holds for all labels that a ruleset permits. $label is a label as it is displayed, $rule a section of a document.
lgr-violation = The ruleset permits { $label }, which violates { $rule }.
lgr-rules-proved =
    { $property ->
        [rfc5893] Proved: no label that the ruleset permits, of any length, violates the Bidi rule (RFC 5893).
       *[idna2008] Proved: no label that the ruleset permits violates IDNA2008. Lengths, and normalization across three characters, were not checked.
    }
lgr-rules-undecided = Not decided: the ruleset is too large to decide whether a label violates { $rules }.
lgr-same-display = { $display }: { $first } and { $second } have the same display but are not variants.
lgr-displays-proved = { $display }: proved for labels of any length: labels with the same display are variants.
lgr-displays-undecided =
    { $display }: { $count ->
        [0] not decided whether two labels have the same display.
        [one] not decided; no two labels of 1 character have the same display.
       *[other] not decided; no two labels of up to { $count } characters have the same display.
    }
lgr-page-title = Ruleset { $file }
lgr-page-about = About this ruleset
lgr-page-compared = Rulesets
lgr-page-changes = Changes from { $old } to { $new }
lgr-page-repertoire = Repertoire
lgr-page-variants = Variants
lgr-page-classes = Classes
lgr-page-rules = Rules
lgr-page-actions = Actions
lgr-page-meta = Metadata
lgr-page-names = Registered names
lgr-fact-version = Version
lgr-fact-version-comment = Comment on the version
lgr-fact-date = Date
lgr-fact-scope = Scope
# A scope, and what it is by the ruleset, such as “domain”.
lgr-scope = { $scope } ({ $kind })
lgr-fact-languages = Languages
lgr-fact-validity-start = Valid from
lgr-fact-validity-end = Valid until
lgr-fact-unicode-version = Unicode version
lgr-fact-description-type = Description type
lgr-fact-size = Code points and sequences
lgr-size =
    { $only ->
        [0] { $count }
       *[other] { $count }, including { $only } that are only variants
    }
lgr-fact-description = Description
lgr-column-code-points = Code points
lgr-column-characters = Characters
lgr-column-names = Names
lgr-column-context = Context
lgr-column-variant = Variant
lgr-column-type = Type
lgr-column-tags = Tags
lgr-references = References
lgr-column-reference = Reference
lgr-column-comment = Comment
lgr-column-number = Number
lgr-column-action = Action
lgr-column-part = Changed part
lgr-column-change = Change
lgr-column-label = Shortest label whose answer changes
lgr-column-line = Line
lgr-column-registered = Label
lgr-column-old = Old answer
lgr-column-new = New answer
lgr-fact-old = Old
lgr-fact-new = New
lgr-fact-changes = Changes
lgr-fact-in-words = In words
lgr-fact-in-file = In the file
lgr-class-words =
    { $count ->
        [0] no code points
        [one] 1 code point: { $ranges }
       *[other] { $count } code points: { $ranges }
    }
# What a rule matches; $part is made of the phrases below.
lgr-rule-words = This rule matches { $part }.
lgr-part =
    { $part ->
        [any] any code point
        [start] the start of the label
        [end] the end of the label
        [anchor] the code points whose context is checked
        [empty-string] the empty string
        [empty-set] a code point of the empty set
       *[nothing] nothing
    }
lgr-part-class = a code point of “{ $class }”
lgr-part-set = one of { $ranges }
lgr-part-rule = a match of the rule “{ $rule }”
lgr-part-then = { $one }, then { $next }
lgr-part-or = { $one } or { $next }
lgr-part-repeated =
    { $kind ->
        [exactly] { $least } times { $part }
        [at-least] { $least } or more times { $part }
       *[between] { $least } to { $most } times { $part }
    }
lgr-part-behind = a place after { $part }
lgr-part-ahead = a place before { $part }
lgr-null-variant = nothing (null variant)
lgr-empty-label = (empty)
lgr-default-action = Default action of RFC 7940, section 7.6

ruleset-root-zone = the root zone

# Why a display looks as it does, and its steps. A report of a name needs this file, a report of a list does not.

## Why a display looks as it does

# Characters in sentences, by text or code point and position.
mention =
    { $count ->
        [one] { $text } (position { $first })
       *[other] { $text } (positions { $first }–{ $last })
    }
mention-letter = “{ $letter }” { $code }
mention-positions = the characters at positions { $first }–{ $last }
# { $runs } and { $last } are positions, such as “1–3, 5–7” and “9–13”.
mention-runs =
    { $more ->
        [0] the characters at positions { $runs } and { $last }
        [one] the characters at positions { $runs }, { $last } and 1 more run
       *[other] the characters at positions { $runs }, { $last } and { $more } more runs
    }
mention-other = { $character } (in the surrounding text)
mention-sos = the start of the sequence (sos)
mention-eos = the end of the sequence (eos)

# { $other } is of the surrounding text, { $left } and { $right } of the name or text itself.
context-splits-name = The surrounding text splits the name: { $other } is shown between { $left } and { $right }.
context-reorders-name = The surrounding text changes the order of the name. Without that text, { $character } would be at position { $place } from the left.
as-without-context = The surrounding text does not change the order of the name. { $sentence }

summary-single-character = The name is a single character, so only one order is possible.
summary-nothing-rtl =
    { $paragraph ->
        [rtl] No character runs right to left. So the display keeps the stored order, even in a right-to-left paragraph.
       *[ltr] No character runs right to left, so the display keeps the stored order.
    }
summary-all-rtl =
    { $paragraph ->
        [rtl] All characters run right to left, like the paragraph.
       *[ltr] All characters run right to left, although the paragraph runs left to right.
    }
summary-only-single-characters = Each right-to-left run is a single character, so the display keeps the stored order.
summary-only-numbers = The digits of a number run from left to right, as in { $first }. So the display keeps the stored order.
summary-neutral-rtl = { $neutral } is between { $before } and { $after }. Both count as right-to-left. So rule N1 makes { $neutral } right-to-left, and the right-to-left parts before and after it change places.
# What stands between two numbers, after a sentence about the first of these.
summary-numbers-apart = At { $neutral }, rule W4 does not join { $first } and { $second }. So { $second } is left of { $first } (rule N1).
summary-number-after-letter =
    The number { $number } is left of { $letter } ({ $class ->
        [AL] rule W2; rule W7 alone would do the same
       *[R] rule W7
    }). This letter, of class { $class }, is the last strong character before the number.
summary-arabic-number = The Arabic number { $number } is left of { $after }. An Arabic number belongs to the right-to-left text before it.
# What is reversed, before a sentence about what is not.
summary-reversed-in-place = Reversed in place: { $run }. { $sentence }
summary-number-first = The number { $number } stays left: the paragraph runs left to right, and no letter precedes the number.
summary-neutral-between-numbers = Rule N1 makes { $neutral } right-to-left, because it is between two numbers. So { $before } and { $after } change places.
# { $rule } is the rule of UAX #9 for the control; { $inside } is the text in it, or where { $reach } is not “inside”, the beginning of that.
# { $count } says whether the control decides alone, or only
# with others.
summary-control =
    { $opener } opens a { $direction ->
        [rtl] right-to-left
       *[ltr] left-to-right
    } { $kind ->
        [override] override
        [embedding] embedding
       *[isolate] isolate
    } { $reach ->
        [end] from { $inside } to the end
        [position] from { $inside } to position { $position }
       *[inside] around { $inside }
    } (rules { $rule } and X6). { $count ->
        [one] Without this control, the display would be different.
       *[other] Without all controls of the name, the display would be different.
    }
# Both brackets of a pair take the direction of what is between them, or before them.
summary-brackets =
    { $reason ->
        [both] { $inside } is between the brackets at positions { $opening } and { $closing }. Before the brackets is { $before }.
        [before] No character between the brackets at positions { $opening } and { $closing } counts as { $direction ->
            [rtl] right-to-left
           *[ltr] left-to-right
        }. But { $before } before the brackets does.
       *[inside] { $inside } is between the brackets at positions { $opening } and { $closing }.
    } So rule N0 makes both brackets { $direction ->
        [rtl] right-to-left
       *[ltr] left-to-right
    }.
# Why the paragraph runs as it does.
summary-paragraph =
    { $cause ->
        [first] The first strong character, { $character }, makes the paragraph { $direction ->
            [rtl] right-to-left
           *[ltr] left-to-right
        } (rules P2 and P3).
        [outside] The first strong character outside isolates, { $character }, makes the paragraph { $direction ->
            [rtl] right-to-left
           *[ltr] left-to-right
        } (rules P2 and P3).
        [last] The last character, { $character }, makes the paragraph { $direction ->
            [rtl] right-to-left
           *[ltr] left-to-right
        } (rule HL1).
        [none] No character is strong, so the paragraph is { $direction ->
            [rtl] right-to-left
           *[ltr] left-to-right
        } (rules P2 and P3).
       *[given] This display makes the paragraph { $direction ->
            [rtl] right-to-left
           *[ltr] left-to-right
        } (rule HL1).
    }
summary-starts-at-right = { $paragraph } So reading starts at the right, with { $first }.
summary-run-reversed =
    { $more ->
        [0] One right-to-left run is reversed: { $run }.
        [one] Two right-to-left runs are reversed. The first of them: { $run }.
       *[other] Several right-to-left runs are reversed. The first of them: { $run }; { $more } more runs follow.
    }
summary-run-reversed-around-numbers =
    { $more ->
        [0] One right-to-left run is reversed: { $run }.
        [one] Two right-to-left runs are reversed. The first run with a number: { $run }.
       *[other] Several right-to-left runs are reversed. The first run with a number: { $run }; { $more } more runs are reversed.
    } The digits of { $number } keep their order from left to right.
summary-reversed-by-levels = Rule L2 reverses the runs, the highest level first. The first run at level { $highest }: { $run }.
# { $sentence } says why the display looks as it does.
summary-added-controls-idle = { $sentence } Without the added controls, the display would be the same.
summary-fields-in-order =
    { $direction ->
        [rtl] Added controls { $first } and { $second } keep the fields in order from right to left.
       *[ltr] Added controls { $first } and { $second } keep the fields in order from left to right.
    }
summary-fields-in-order-reversed =
    Added controls { $first } and { $second } keep the fields in order from { $direction ->
        [rtl] right to left
       *[ltr] left to right
    }. { $more ->
        [0] One right-to-left run is reversed within its field: { $run }.
        [one] Two right-to-left runs are reversed within their fields. The first of them: { $run }.
       *[other] Several right-to-left runs are reversed within their fields. The first of them: { $run }; { $more } more runs follow.
    }
summary-no-component-rtl = No component has a character of class R, AL or AN, so every component runs left to right.
summary-component-rtl =
    { $more ->
        [0] Components follow each other from left to right. One component runs right to left: { $component }. This component contains { $character }, of class { $class }.
        [one] Components follow each other from left to right. Two components run right to left. The first of these two: { $component }. This component contains { $character }, of class { $class }.
       *[other] Components follow each other from left to right. Several components run right to left. The first of these: { $component }. This component contains { $character }, of class { $class }. { $more } more components run right to left.
    }
summary-component-rtl-single =
    { $more ->
        [0] Components follow each other from left to right. One component runs right to left: { $component }, of class { $class }.
        [one] Components follow each other from left to right. Two components run right to left. The first of these two: { $component }, of class { $class }.
       *[other] Components follow each other from left to right. Several components run right to left. The first of these: { $component }, of class { $class }. { $more } more components run right to left.
    }
summary-nothing-inferred-rtl = The one-to-one display finds no right-to-left character, so the name is shown in stored order.
summary-stays-at-right = { $stays } stays right of { $before }: { $after } follows and is left-to-right.
summary-stays-at-right-at-end = { $stays } stays right of { $before }: no right-to-left letter follows.
summary-number-between-rtl = The number { $number } is between { $before } and { $after }. Both are right-to-left, so the number is part of their right-to-left run.
summary-run-reversed-in-place =
    { $more ->
        [0] One right-to-left run is reversed in place: { $run }.
        [one] Two right-to-left runs are reversed in place. The first of them: { $run }.
       *[other] Several right-to-left runs are reversed in place. The first of them: { $run }; { $more } more runs follow.
    }
# After { $sentence }, which says what is reversed.
summary-number-not-reversed = { $sentence } The digits of { $number } keep their order from left to right.
summary-rest-not-reversed = { $sentence } All other characters stay in place.
summary-fields-rtl = The fields are in order from right to left. Each field is shown as if it were alone.

## Steps of a display: what each rule does, by its identifier (UAX #9; Atkin, Stansifer and Alsharif 2001, section IV)

rule-P2 = Find the first strong character (L, R or AL), ignoring everything inside isolates.
rule-P3 = If the first strong character is R or AL, the paragraph level is 1, otherwise 0. If the display sets a direction, that direction decides instead (HL1). Even levels are left-to-right, odd levels right-to-left.
# Where the display sets the direction.
rule-P3-given =
    { $level ->
        [1] The paragraph is set to right-to-left: level 1 (HL1).
       *[0] The paragraph is set to left-to-right: level 0 (HL1).
    }
rule-X1 = Start at the paragraph level, without override or isolate.
rule-X2 = RLE opens a right-to-left embedding: the characters after it get the next odd level.
rule-X3 = LRE opens a left-to-right embedding: the characters after it get the next even level.
rule-X4 = RLO opens a right-to-left override: the characters after it get the next odd level and class R.
rule-X5 = LRO opens a left-to-right override: the characters after it get the next even level and class L.
rule-X5a = RLI opens a right-to-left isolate. RLI itself gets the level around it; the characters after RLI get the next odd level.
rule-X5b = LRI opens a left-to-right isolate. LRI itself gets the level around it; the characters after LRI get the next even level.
rule-X5c = FSI works like RLI or LRI: the first strong character after FSI decides which.
rule-X6 = Every character without an X rule of its own gets the level of its embedding. Inside an override it also gets the class of the override.
rule-X6a = PDI closes the last isolate and every embedding opened inside that isolate. PDI itself gets the level around the isolate.
rule-X7 = PDF closes the last open embedding or override. Inside an isolate, PDF closes nothing that began outside the isolate.
rule-X8 = The end of the paragraph closes every embedding, override and isolate. A paragraph separator gets the paragraph level.
rule-X9 = The rules after X9 ignore embedding and override controls, PDF and boundary neutrals (BN).
rule-X10 = Adjacent characters of one level form a level run. Level runs before and after an isolate form one isolating run sequence. The higher of the two adjacent levels sets the direction at each end of the sequence (sos, eos).
rule-W1 = A nonspacing mark takes the class of the character before it, or of sos. After an isolate control, a mark becomes ON.
rule-W2 = A European number becomes an Arabic number (AN) if the last strong character before it is an Arabic letter (AL).
rule-W3 = An Arabic letter (AL) becomes R.
rule-W4 = One European separator between two European numbers becomes EN. One common separator between two numbers of the same class gets that class.
rule-W5 = European terminators next to a European number become EN.
rule-W6 = Separators and terminators that are not part of a number become neutral (ON).
rule-W7 = A European number becomes L if the last strong character before it is L. If no strong character is before the number, sos decides.
rule-N0 = If a character between two brackets has the embedding direction, both brackets take that direction. If only the opposite direction is inside, the last strong character before the brackets decides. If that character has the opposite direction too, both brackets take it; otherwise both take the embedding direction. Brackets with no strong character inside do not change.
rule-N1 = Neutrals between two characters of the same direction take that direction. EN and AN count as R. At the ends of a sequence, sos and eos count.
rule-N2 = Neutrals that rule N1 does not change take the embedding direction.
rule-I1 = At an even level, R goes up one level; AN and EN go up two.
rule-I2 = At an odd level, L, EN and AN go up one level.
rule-L1 = Tabs and paragraph separators return to the paragraph level. So does white space before them or at the end of the line.
rule-L2 = From the highest level down to the lowest odd level, reverse every run at that level or higher.
rule-L3 = Marks that rule L2 reversed move back after their base. In this program, characters that X9 removes move back too: UAX #9, section 5.2, does not define their place.
rule-logical = The characters are shown as they are stored, from left to right.
rule-classes = The display first gives the hyphen, the full stop or digits a different class (UAX #9, HL2 to HL4).
rule-fields = Put the fields in order from right to left. The order within each field does not change.
rule-mirror = In right-to-left runs, solidus and reverse solidus are mirrored like brackets (UAX #9, HL6).
rule-insert = The display adds a formatting character.
rule-surround = The rules of the UBA also apply to a character of the surrounding text.
rule-assign = Characters of class R or AL (the paper: Arabic and Hebrew letters) and their marks are right-to-left. Later steps decide digits and hyphens. Everything else is left-to-right.
rule-digits-forward = Arabic numerals are right-to-left. A European digit is left-to-right at the start, or after a left-to-right character. Digits and hyphens between this character and the digit are ignored.
rule-digits-reverse = European digits after a right-to-left letter are right-to-left if a right-to-left letter also follows them. Otherwise they are left-to-right.
rule-hyphens-forward = A hyphen is left-to-right at the start, or after a left-to-right character. Hyphens between this character and the hyphen are ignored.
rule-hyphens-reverse = Hyphens after a right-to-left character are right-to-left if a right-to-left character also follows them. Otherwise they are left-to-right.
operation-empty = After left-to-right text, output the stack from its top, then the accumulator, then the current character.
operation-clear = After right-to-left text, output the accumulator, then the stack from its top, then the current character.
operation-push = For a right-to-left letter or hyphen, push the accumulator onto the stack as one piece, then the letter or hyphen.
operation-accumulate = Add a right-to-left digit to the accumulator, to keep the digits of its number in order from left to right.

## What a step did, in one line of parts, such as “EN to AN: 4-5; ES to ON: 3”.
## { $characters } are positions, in a terminal with the characters.

outcome-class = { $from } to { $to }: { $characters }
outcome-level = level { $from } to { $to }: { $characters }
outcome-outside = in the surrounding text: { $changes }
outcome-outside-class = { $character } { $from } to { $to }
outcome-outside-level = { $character } level { $from } to { $to }
outcome-first-strong = the first strong character is { $character }
outcome-first-strong-outside = the first strong character is { $character }, in the surrounding text
outcome-no-strong = no character is strong
outcome-paragraph = the paragraph is at level { $level }
outcome-paragraphs = level { $level }: { $characters }
outcome-overflow = beyond the maximum depth: { $characters }
outcome-removed = ignored by later rules: { $characters }
outcome-removed-outside =
    { $count ->
        [one] ignored in the surrounding text: 1 character
       *[other] ignored in the surrounding text: { $count } characters
    }
outcome-level-runs =
    { $count ->
        [one] 1 level run
       *[other] { $count } level runs
    }
outcome-sequence = { $characters } at level { $level }, sos { $sos }, eos { $eos }
outcome-sequence-outside = only characters of the surrounding text at level { $level }, sos { $sos }, eos { $eos }
outcome-more-sequences = and { $count } more sequences
outcome-pair = brackets { $opening } and { $closing } become { $class }
outcome-pair-unchanged = brackets { $opening } and { $closing } do not change
outcome-mirrored = mirrored: { $characters }
outcome-mirrored-by-l4 = mirrored by rule L4: { $characters }
outcome-moved =
    { $count ->
        [one] 1 character changes its position
       *[other] { $count } characters change their positions
    }
outcome-operation = { $operation } { $characters }, mode { $mode }
outcome-operation-at-end = { $operation } at the end of the input, mode { $mode }
outcome-accumulator = accumulator { $characters }
outcome-stack =
    { $count ->
        [one] stack of 1 piece, top { $characters }
       *[other] stack of { $count } pieces, top { $characters }
    }
outcome-pushed = onto the stack { $characters }
outcome-inserted = { $character } before character { $position }
outcome-inserted-at-end = { $character } at the end
outcome-more = and { $count } more
step-changes-nothing = changes nothing
# For screen readers; { $title } is the rule.
step-description = step { $number }, { $title }: { $outcome }

## Why a step did so: sentences about a character. Each message is one sentence or several.

step-explanation = { $rule }: { $text }
step-explanation-with-section = { $rule } ({ $section }): { $text }
step-reason =
    { $count ->
        [one] Character { $first }: { $text }
       *[other] Characters { $first }–{ $last }: { $text }
    }

# Characters in these sentences; { $class } is followed by what it counts as.
character-number = character { $position }
neighbour =
    { $counts ->
        [yes] { $character } ({ $class }, which counts as R)
       *[no] { $character } ({ $class })
    }
neighbour-sos = sos ({ $class })
neighbour-eos = eos ({ $class })
# The start (sos) or the end (eos) of an isolating run sequence, or both.
edge-by-paragraph =
    { $direction ->
        [rtl] { $edge ->
            [sos] Sos is R, because the paragraph is right-to-left.
            [eos] Eos is R, because the paragraph is right-to-left.
           *[both] Sos and eos are R, because the paragraph is right-to-left.
        }
       *[ltr] { $edge ->
            [sos] Sos is L, because the paragraph is left-to-right.
            [eos] Eos is L, because the paragraph is left-to-right.
           *[both] Sos and eos are L, because the paragraph is left-to-right.
        }
    }
edge-by-level =
    { $direction ->
        [rtl] { $edge ->
            [sos] Sos is R: the higher of the two levels at the start of the sequence, { $level }, is odd.
            [eos] Eos is R: the higher of the two levels at the end of the sequence, { $level }, is odd.
           *[both] Sos and eos are R: at each end, the higher of the two adjacent levels, { $level }, is odd.
        }
       *[ltr] { $edge ->
            [sos] Sos is L: the higher of the two levels at the start of the sequence, { $level }, is even.
            [eos] Eos is L: the higher of the two levels at the end of the sequence, { $level }, is even.
           *[both] Sos and eos are L: at each end, the higher of the two adjacent levels, { $level }, is even.
        }
    }

why-stored = The character is at position { $position }, as it is stored.
why-class-reassigned = { $from } becomes { $to }: the display changes this class before the rules of the UBA apply.
why-adjacent =
    { $inserted ->
        [yes] { $place ->
            [before] The display adds { $character } before this character.
           *[after] The display adds { $character } after this character.
        }
       *[no] { $place ->
            [before] { $character } of the surrounding text is before this character.
           *[after] { $character } of the surrounding text is after this character.
        }
    }
why-first-strong = This is the first strong character ({ $class }), so it decides the paragraph direction.
why-paragraph-given =
    { $direction ->
        [rtl] The paragraph is at level { $level }: the display makes the paragraph right-to-left.
       *[ltr] The paragraph is at level { $level }: the display makes the paragraph left-to-right.
    }
why-paragraph-first-strong =
    { $direction ->
        [rtl] The paragraph is at level { $level }, right-to-left: the first strong character, { $character }, is { $class }.
       *[ltr] The paragraph is at level { $level }, left-to-right: the first strong character, { $character }, is { $class }.
    }
why-paragraph-no-strong = The paragraph is at level { $level }, left-to-right: the paragraph has no strong character outside isolates.
why-paragraph-last-character =
    { $direction ->
        [rtl] The paragraph is at level { $level }, right-to-left: this display goes by the last character, { $character }, which is { $class }.
       *[ltr] The paragraph is at level { $level }, left-to-right: this display goes by the last character, { $character }, which is { $class }.
    }
why-paragraph-component = The component is a paragraph at level { $level }, right-to-left: it contains { $character }, which is { $class }.
why-paragraph-component-none = The component is a paragraph at level { $level }, left-to-right: it contains no R, AL or AN.
why-embedded = Level { $from } becomes { $to }: { $opener } opens an embedding, override or isolate around this character.
why-overridden = { $from } becomes { $to }: { $opener } opens an override around this character.
why-overflow = This control opens nothing, because its level would exceed the maximum depth.
why-removed = The later rules ignore this character, because its class is { $class }.
why-sequence =
    { $count ->
        [one] The isolating run sequence has one character at level { $level }, with sos { $sos } and eos { $eos }.
       *[other] The isolating run sequence has { $count } characters at level { $level }, with sos { $sos } and eos { $eos }.
    }
why-nonspacing-mark = NSM becomes { $to }, the class of { $character } before the mark.
why-nonspacing-mark-isolate = NSM becomes { $to }: the mark follows the isolate control { $character }.
why-nonspacing-mark-sos = NSM becomes { $to }, the class of sos: no base character is before the mark.
why-number-after-arabic-letter = EN becomes AN: the last strong character before the number, { $character }, is { $class }.
why-arabic-letter = AL becomes R: the later rules treat an Arabic letter as R.
why-separator-in-number = { $from } becomes { $class }: the separator is between { $before } and { $after }, two numbers of class { $class }.
why-terminator =
    { $place ->
        [after] ET becomes EN: the terminator follows { $character }, a European number.
       *[before] ET becomes EN: the terminator precedes { $character }, a European number.
    }
why-separator-to-neutral = { $from } becomes ON: the sign is not part of a number.
why-number-after-ltr = EN becomes L: the last strong character before the number, { $character }, is { $class }.
why-number-kept = EN stays EN: the last strong character before the number, { $character }, is { $class }.
why-number-kept-sos = EN stays EN: no strong character is before the number in its sequence, so sos decides.
why-number-after-sos = EN becomes L: no strong character is before the number in its sequence, so sos decides.
why-pair = This bracket forms a pair with { $partner }. Between the brackets is { $inside }, so both become { $class }, the embedding direction.
why-pair-before = This bracket forms a pair with { $partner }. Between the brackets is { $inside }, before the brackets { $before }. So both brackets become { $class }.
why-pair-unchanged = This bracket forms a pair with { $partner }. No strong character is between the brackets, so the brackets do not change.
why-bracket-mark = The mark becomes { $class }, like the bracket before it.
why-neutral-between-same = { $from } becomes { $to }: { $before } before it and { $after } after it have the same direction.
why-neutral-by-level =
    { $direction ->
        [rtl] { $from } becomes { $to }, because level { $level } is right-to-left: { $before } before it and { $after } after it differ.
       *[ltr] { $from } becomes { $to }, because level { $level } is left-to-right: { $before } before it and { $after } after it differ.
    }
why-implicit-level =
    { $parity ->
        [odd] Level { $from } becomes { $to }: the class is { $class }, and level { $from } is odd.
       *[even] Level { $from } becomes { $to }: the class is { $class }, and level { $from } is even.
    }
why-level-reset = Level { $from } becomes { $to }, the paragraph level: this is the separator { $character }, or white space before that separator.
why-level-reset-at-end = Level { $from } becomes { $to }, the paragraph level: the rest of the line is white space and controls.
why-reversed =
    { $level ->
        [1] The character moves from position { $from } to { $to }: its run of level 1 or higher is reversed.
       *[other] The character moves from position { $from } to { $to }. Runs of level { $level } or higher are reversed, then runs of each lower level, to the lowest odd level.
    }
why-reversed-with-base = The character moves from position { $from } to { $to }, together with the character before it.
why-mark-moved = The character moves from position { $from } to { $to }: marks follow their base, and in this program so do ignored characters.
why-mirrored = The character is shown as its mirror image, because its run is right-to-left.
why-field-moved = The character moves from position { $from } to { $to }: the fields follow each other from right to left.
why-follows-base =
    { $direction ->
        [rtl] { $from } becomes right-to-left, like its base, { $character }.
       *[ltr] { $from } becomes left-to-right, like its base, { $character }.
    }
why-assigned =
    { $direction ->
        [rtl] { $from } becomes right-to-left, like every character of class R or AL.
       *[ltr] { $from } becomes left-to-right, like every character except digits, hyphens, and classes R and AL.
    }
why-arabic-numeral = { $from } becomes right-to-left, like every Arabic numeral.
# { $ignored } says what the step ignores between the characters.
why-between-rtl =
    { $ignored ->
        [digits] { $from } becomes right-to-left, like { $before } before it and { $after } after it; digits and hyphens are ignored.
       *[hyphens] { $from } becomes right-to-left, like { $before } before it and { $after } after it; hyphens are ignored.
    }
why-like-neighbour =
    { $place ->
        [before] { $direction ->
            [rtl] { $ignored ->
                [digits] { $from } becomes right-to-left, like { $character } before it; digits and hyphens are ignored.
               *[hyphens] { $from } becomes right-to-left, like { $character } before it; hyphens are ignored.
            }
           *[ltr] { $ignored ->
                [digits] { $from } becomes left-to-right, like { $character } before it; digits and hyphens are ignored.
               *[hyphens] { $from } becomes left-to-right, like { $character } before it; hyphens are ignored.
            }
        }
       *[after] { $direction ->
            [rtl] { $ignored ->
                [digits] { $from } becomes right-to-left, like { $character } after it; digits and hyphens are ignored.
               *[hyphens] { $from } becomes right-to-left, like { $character } after it; hyphens are ignored.
            }
           *[ltr] { $ignored ->
                [digits] { $from } becomes left-to-right, like { $character } after it; digits and hyphens are ignored.
               *[hyphens] { $from } becomes left-to-right, like { $character } after it; hyphens are ignored.
            }
        }
    }
why-no-neighbour =
    { $place ->
        [before] { $ignored ->
            [digits] { $from } becomes left-to-right: before it are only digits and hyphens, or nothing.
           *[hyphens] { $from } becomes left-to-right: before it are only hyphens, or nothing.
        }
       *[after] { $ignored ->
            [digits] { $from } becomes left-to-right: after it are only digits and hyphens, or nothing.
           *[hyphens] { $from } becomes left-to-right: after it are only hyphens, or nothing.
        }
    }
why-output =
    { $source ->
        [accumulator] Operation “{ $operation }” takes the character from the accumulator and puts it at position { $position }.
        [stack] Operation “{ $operation }” takes the character from the stack and puts it at position { $position }.
       *[input] Operation “{ $operation }” puts the character at position { $position }.
    }
why-accumulator = Operation “{ $operation }” adds the character to the accumulator.
why-stack = Operation “{ $operation }” pushes the character onto the stack.
why-stack-from-accumulator = Operation “{ $operation }” pushes the accumulator, which contains this character, onto the stack as one piece.

## The first difference between two displays: a sentence about each. In the second, where $again is “yes”, “it” is the same character.

# Displays as the subject of such a sentence, by their identifiers.
display-subject-logical = Logical order
display-subject-one-to-one = One-to-one
display-subject-uba = The UBA
display-subject-uba-ltr = The UBA in a left-to-right paragraph
display-subject-uba-rtl = The UBA in a right-to-left paragraph
display-subject-uba-auto = The UBA in an automatic paragraph
display-subject-components = Dürst’s draft
display-subject-fields = Davis’s proposal
display-subject-isolates = The UBA with isolates
display-subject-isolated = The isolate
display-subject-custom = The custom strategy
# Where both displays are of one kind; { $count } is the number of options that are not at their defaults.
display-subject-options =
    { $count ->
        [0] { $subject } (with default options)
       *[other] { $subject } ({ $options })
    }

# A character that the name has more than once.
difference-character = { $character } (position { $position })
difference-unchanged =
    { $display } leaves { $again ->
        [yes] it
       *[no] { $character }
    } { $direction ->
        [rtl] right-to-left
        [arabic-number] an Arabic number, which counts as right-to-left
        [european-number] a European number, which counts as right-to-left
       *[ltr] left-to-right
    }.
difference-by-rule =
    { $display } makes { $again ->
        [yes] it
       *[no] { $character }
    } { $direction ->
        [rtl] right-to-left
        [arabic-number] an Arabic number, which counts as right-to-left
        [european-number] a European number, which counts as right-to-left
       *[ltr] left-to-right
    } ({ $kind ->
        [rule] rule { $rule }
       *[step] step “{ $rule }”
    }).
difference-part-of-number =
    { $display } makes { $again ->
        [yes] it
       *[no] { $character }
    } part of the number { $number } (rule { $rule }).
# Rule W7 does not make it left-to-right.
difference-number-kept =
    { $display } leaves { $again ->
        [yes] it
       *[no] { $character }
    } a number, which counts as right-to-left (rule W7). { $kind ->
        [letter] The last strong character before the number is { $before }.
        [outside] The last strong character before the number is in the surrounding text.
       *[none] No strong character is before the number.
    }
# Rule W2 makes it one, and W7 would leave a European one for the same reason: { $before } is the letter before it.
difference-arabic-number =
    { $display } makes { $again ->
        [yes] it
       *[no] { $character }
    } an Arabic number, which counts as right-to-left. The last strong character before the number is { $before } (rule W2). A European number would count as right-to-left too (rule W7).
# Several paragraphs, such as the components of Dürst’s draft.
difference-paragraphs = { $display } divides the name into { $count } paragraphs, each with its own level (rule HL1).
# { $scalars } are the different controls that are inserted.
difference-inserted = { $display } adds controls ({ $scalars }), in a paragraph of level { $level }.
# One-to-one beside a display whose paragraph decides.
difference-no-paragraph = { $display } has no paragraph direction: it always begins at the left.
# A step for characters, and the levels of paragraphs by the characters that begin these.
difference-step = rule { $rule } for { $characters }
difference-step-paragraphs =
    { $count ->
        [one] the level of the paragraph that begins with { $characters }
       *[other] the levels of the paragraphs that begin with { $characters }
    }
# Steps without which the one that was named makes no difference.
difference-other-steps = This difference changes the order only together with { $steps }.
# What one-to-one does, and like which characters.
difference-inferred =
    { $display } treats { $again ->
        [yes] it
       *[no] { $character }
    } as { $direction ->
        [rtl] right-to-left
       *[ltr] left-to-right
    }{ $reason ->
        [like] , like { $before }
        [between] , like { $before } before it and { $after } after it
        [none-before] , because no letter is before it
        [none-after] , because no letter is after it
       *[own] {""}
    }.
# The level of the whole paragraph, and by which rules.
difference-paragraph =
    { $display } has a paragraph of level { $level }{ $cause ->
        [first] {" "}(rules P2 and P3). Its first strong character is { $first }
        [outside] {" "}(rules P2 and P3). Its first strong character is in the surrounding text
        [none] , because it has no strong character (rules P2 and P3)
        [last] , because of its last character (rule HL1)
        [component] , because its component contains { $first } (rule HL1)
        [component-none] , because its component contains no R, AL or AN (rule HL1)
       *[given] {" "}(rule HL1)
    }.
difference-paragraph-level =
    { $display } leaves { $again ->
        [yes] it
       *[no] { $character }
    } at the paragraph level, { $level }.
difference-level =
    { $display } puts { $again ->
        [yes] it
       *[no] { $character }
    } at level { $level } ({ $kind ->
        [rule] rule { $rule }
       *[step] step “{ $rule }”
    }).
difference-position =
    { $display } shows { $again ->
        [yes] it
       *[no] { $character }
    } at position { $position } from the left.
difference-none =
    { $split ->
        [here] Both displays have the same order, but in this display the surrounding text splits the name.
        [there] Both displays have the same order, but in the other display the surrounding text splits the name.
       *[none] Both displays have the same order.
    }

## The trace of a display

values-class = class
values-level = level
values-direction = direction
values-position = position
# What is below a character until it has a position in the one-to-one display, and after rule X9.
cell-stack = stack
cell-accumulator = digits
cell-input = input
cell-removed = removed
# For screen readers: what the characters of a row are after its step.
row-description =
    { $more ->
        [0] { $values } after this step: { $cells }
       *[other] { $values } after this step: { $cells }, and { $more } more
    }
row-description-changed = { $row }. Changed: { $changed }
trace-context =
    { $count ->
        [one] The character of the surrounding text has no column. The row “surround” adds it.
       *[other] The { $count } characters of the surrounding text have no columns. The rows “surround” add them.
    }
caption-logical = The characters as they are stored
caption-output = Output so far
caption-line = The line
caption-line-l2 = The line after L2
caption-line-context = The line with the surrounding text
caption-no-order =
    { $context ->
        [yes] No order yet: the characters as they are stored, without the surrounding text
       *[no] No order yet: the characters as they are stored
    }
caption-by-levels =
    { $context ->
        [yes] The order by rule L2 with the levels so far, without the surrounding text
       *[no] The order by rule L2 with the levels so far
    }

distant-move-typed =
    { $count ->
        [one] { $moved ->
            [one] Typing { $character } moved 1 character that is not next to it.
           *[other] Typing { $character } moved { $moved } characters that are not next to it.
        }
       *[other] { $moved ->
            [one] Typing { $count } characters moved 1 character that is not next to them.
           *[other] Typing { $count } characters moved { $moved } characters that are not next to them.
        }
    }
distant-move-removed =
    { $count ->
        [one] { $moved ->
            [one] Removing { $character } moved 1 character that was not next to it.
           *[other] Removing { $character } moved { $moved } characters that were not next to it.
        }
       *[other] { $moved ->
            [one] Removing { $count } characters moved 1 character that was not next to them.
           *[other] Removing { $count } characters moved { $moved } characters that were not next to them.
        }
    }
distant-move-replaced =
    { $moved ->
        [one] This edit moved 1 character that is not next to the edited text.
       *[other] This edit moved { $moved } characters that are not next to the edited text.
    }

## The trace on a sheet and in a terminal

sheet-trace = Steps of { $display }
sheet-trace-display = The display
sheet-step = Step { $number }, { $rule }:
sheet-step-title = { $rule } ({ $section })
sheet-step-page = Page { $page } of { $count }: step { $step } of { $display }
sheet-steps-hidden =
    { $count ->
        [one] 1 step changes nothing and is left out.
       *[other] { $count } steps change nothing and are left out.
    }
sheet-no-output = No output yet.
sheet-reordering =
    { $direction ->
        [rtl] Direction: right-to-left. Stack: { $stack }. Accumulator: { $accumulator }. Remaining input: { $input }.
       *[ltr] Direction: left-to-right. Stack: { $stack }. Accumulator: { $accumulator }. Remaining input: { $input }.
    }
sheet-positions =
    { $count ->
        [0] empty
        [one] { $first }
       *[other] { $first } to { $last }
    }
# Below a character: its position on screen.
sheet-cell-position = at { $position }
sheet-cells =
    { $changed ->
        [none] After the step ({ $values }): { $cells }.
       *[other] After the step ({ $values }): { $cells }. Changed: { $changed }.
    }
sheet-logical-cells = Characters in logical order: { $characters }.
sheet-logical-cell = { $character }, class { $class }
sheet-display-cells = Logical positions, in display order from left to right. { $runs }.
sheet-run =
    { $direction ->
        [rtl] { $level ->
            [none] Right to left
           *[other] Right to left, level { $level }
        }
       *[ltr] { $level ->
            [none] Left to right
           *[other] Left to right, level { $level }
        }
    }{ $part ->
        [yes] , part of a longer run
       *[no] {""}
    }: { $positions }
sheet-footer = bidiscope { $version }, Unicode { $unicode }
sheet-footer-with-title = { $title }. { $footer }
sheet-title-steps = { $name }, step by step

trace-title = { $display }: { $name }
trace-text-around =
    { $sides ->
        [before] Text before: { $before }
        [after] Text after: { $after }
       *[both] Text before: { $before }. Text after: { $after }
    }
trace-classes = Bidi classes: { $classes }
trace-display = display: { $text }
trace-output = output: { $text }
trace-output-so-far = output so far: { $text }
trace-hidden =
    { $count ->
        [one] 1 step changes nothing and is hidden. Show it with --all.
       *[other] { $count } steps change nothing and are hidden. Show them with --all.
    }
trace-too-long = The name has { $count } characters, more than { $limit }. Use --brief, which shows only the changes of each step.

# The words of bidiscope, in English: whatever the commands, reports and sheets say to their users.
#
# A copy of this file in another language, or with other words, is used with `--words FILE`. A message that is not in
# the copy stays in English. The format is Fluent, see https://projectfluent.org. Save it as UTF-8.
#
# - `language` is a language tag, such as `en`, `ar` or `he`; `direction` is `ltr` or `rtl`.
# - A message may use the variables that the message here uses, in any order, or leave some of them out.
# - Labels, characters and positions are counted from 1.

language = en
direction = ltr

## Findings, by their identifiers: what was found, the rule with its section (.rule), and what to do (.advice).
## Every message may use { $label }, its number; { $characters }, the characters concerned by code point and name;
## { $class }, the Bidi class of the first of them; and { $count }, how many there are.

finding-no-domain-name =
    { $what ->
        [url] This is a web address, not a domain name.
        [url-without-scheme] This is a web address without its scheme, not a domain name.
        [mail-address] This is a mail address, not a domain name.
        [ip-address] This is an IP address, not a domain name.
       *[other] A domain name cannot contain { $characters }.
    }
    .rule = A domain name consists of labels with full stops between them. A URL, a mail address or an IP address is not one (RFC 1035 section 2.3.1, RFC 3986 section 3.2).
    .advice = Enter only the domain name.

finding-rfc5893-condition-1 = Label { $label } begins with { $characters } of class { $class }. In a name with right-to-left characters every label must begin with a letter.
    .rule = In a Bidi domain name every label begins with a letter: a character of class L, R or AL (RFC 5893 section 2, condition 1).
    .advice = Begin the label with a letter, not with a digit, a mark or a sign.

finding-rfc5893-condition-2 =
    { $count ->
        [one] Label { $label } is right-to-left and cannot contain { $first }, which is of class { $class }.
       *[other] Label { $label } is right-to-left and cannot contain { $characters }. The first is of class { $class }.
    }
    .rule = A label that begins with a right-to-left letter holds only R, AL, AN, EN, ES, CS, ET, ON, BN and NSM (RFC 5893 section 2, condition 2).
    .advice =
        { $case ->
            [letters] Put the letters of the other direction into a label of their own, or remove them.
            [digits] Write all digits of the label as 0 to 9.
            [space] Replace the space by a hyphen, or remove it.
           *[other] Remove these characters from the label.
        }

finding-rfc5893-condition-3 = Label { $label } is right-to-left and cannot end with { $characters }, which is of class { $class }.
    .rule = A label that begins with a right-to-left letter ends in R, AL, EN or AN, with any number of marks after it (RFC 5893 section 2, condition 3).
    .advice = End the label with a right-to-left letter or a digit.

finding-rfc5893-condition-4 = Label { $label } mixes European and Arabic digits: { $european } and { $arabic }.
    .rule = A label that begins with a right-to-left letter does not hold both European and Arabic numbers (RFC 5893 section 2, condition 4).
    .advice = Use one kind of digits in the label: 0 to 9, the Arabic-Indic digits, or the Persian and Urdu ones.

finding-rfc5893-condition-5 =
    { $count ->
        [one] Label { $label } is left-to-right and cannot contain { $first }, which is of class { $class }.
       *[other] Label { $label } is left-to-right and cannot contain { $characters }. The first is of class { $class }.
    }
    .rule = In a Bidi domain name a label that begins with a left-to-right letter holds only L, EN, ES, CS, ET, ON, BN and NSM (RFC 5893 section 2, condition 5).
    .advice =
        { $case ->
            [letters] Put the letters of the other direction into a label of their own, or remove them.
            [digits] Write all digits of the label as 0 to 9.
            [space] Replace the space by a hyphen, or remove it.
           *[other] Remove these characters from the label.
        }

finding-rfc5893-condition-6 = Label { $label } is left-to-right and cannot end with { $characters }, which is of class { $class }.
    .rule = In a Bidi domain name a label that begins with a left-to-right letter ends in L or EN, with any number of marks after it (RFC 5893 section 2, condition 6).
    .advice = End the label with a left-to-right letter or a digit from 0 to 9.

finding-rfc5893-guarantee-ldh = Some labels violate the Bidi rule, but all of those are plain ASCII. RFC 5893 guarantees the display in left-to-right paragraphs only.
    .rule = The labels that violate the rule are plain ASCII, and none that begins with a digit follows a right-to-left label. RFC 5893 section 2 then still guarantees a display in order.
    .advice = Correct each label that violates the Bidi rule, or check the name in both paragraph directions.

finding-rfc5893-guarantee-none = RFC 5893 guarantees nothing about this display: the characters may appear in the wrong order.
    .rule = Where a label violates the rule and the second guarantee does not hold either, RFC 5893 section 2 guarantees nothing about the display.
    .advice = Check the displays: the order on screen may not be the intended one.

finding-rfc5893-number-hazard = Label { $label } begins with { $digit }. On screen this number may move into the right-to-left label { $other }.
    .rule = After a right-to-left label, the number at the beginning of a label appears to move into the right-to-left one (RFC 5893 section 5).
    .advice = Begin the label after the right-to-left one with a letter.

finding-rfc5893-digit-above = Label { $label } has right-to-left characters, and the label after it begins with the digit { $characters }.
    .rule = A right-to-left label should not be registered in a zone whose own label, the level above, begins with a digit (RFC 5893 section 7.1).
    .advice = Register the label in a zone that begins with a letter.

finding-rfc5893-old-program = Label { $label } ends with the mark { $characters }. A program that takes the direction from the last character shows it left-to-right.
    .rule = An old program may take a label's direction from its last character, not its first. Where that is a mark, it shows a right-to-left label as a left-to-right one (RFC 5893 section 7.1).

finding-grouping-split =
    { $case ->
        [alone] The characters of label { $label } do not stay together, even when the name stands alone ({ $paragraph ->
            [rtl] right-to-left paragraph
           *[ltr] left-to-right paragraph
        }).
       *[other] The characters of label { $label } do not stay together next to some other labels that satisfy the rule ({ $paragraph ->
            [rtl] right-to-left paragraph
           *[ltr] left-to-right paragraph
        }).
    }
    .rule = The characters of a label stay together when the name is shown next to others that satisfy the rule (RFC 5893 section 3, Character Grouping).
    .advice =
        { $case ->
            [alone] Correct the labels that violate the Bidi rule: the name is split even when it stands alone.
           *[other] When other names stand on the same line, put marks or isolates around this one.
        }

finding-rfc3454-control = IDNA2003 refused label { $label }, which contains { $characters }.
    .rule = IDNA2003 allowed no character that changes display properties (RFC 3454 sections 5.8 and 6, requirement 1).

finding-rfc3454-mixed = IDNA2003 refused label { $label }, which contains { $characters } next to right-to-left letters.
    .rule = IDNA2003 allowed no left-to-right letter in a label with a right-to-left one (RFC 3454 section 6, requirement 2).

finding-rfc3454-ends =
    { $case ->
        [mapped] IDNA2003 refused label { $label }: { $characters } at its beginning or end becomes { $prepared }, which is not a right-to-left letter.
       *[other] IDNA2003 refused label { $label }: { $characters } at its beginning or end is not a right-to-left letter.
    }
    .rule = In IDNA2003 a label with a right-to-left letter had to begin and end with one (RFC 3454 section 6, requirement 3).

finding-rfc3454-unassigned = Label { $label } contains { $characters }, which IDNA2003 did not know.
    .rule = RFC 3454 uses Unicode 3.2. Characters added later are unassigned to it (section 7, table A.1).

finding-atkin2001-control = Label { $label } contains { $characters }, a control or format character.
    .rule = The paper excludes control codes, including the bidirectional controls (section II).

finding-atkin2001-presentation-form = Label { $label } contains { $characters }, an Arabic presentation form.
    .rule = The paper excludes the Arabic presentation forms U+FB50-FDFF and U+FE70-FEFC, which only stand for other letters (section II).

finding-atkin2001-arabic-point = Label { $label } contains { $characters }, an Arabic point.
    .rule = The paper excludes the Arabic points U+064B-0655 and U+0670, which guide pronunciation (section II).

finding-atkin2001-koranic-sign = Label { $label } contains { $characters }, a Koranic annotation sign.
    .rule = The paper excludes the Koranic annotation signs U+06D6-06ED (section II).

finding-atkin2001-cantillation = Label { $label } contains { $characters }, a Hebrew cantillation mark.
    .rule = The paper excludes the Hebrew cantillation marks U+0591-05AF (section II).

finding-atkin2001-hebrew-point = Label { $label } contains { $characters }, a Hebrew point.
    .rule = The paper excludes the Hebrew points U+05B0-05C4 (section II, where U+05B0 is misprinted).

finding-atkin2001-punctuation = Label { $label } contains { $characters }, which is punctuation.
    .rule = The paper excludes punctuation, which domain names did not permit; the hyphen-minus stays (section II).

finding-atkin2001-compatibility = Label { $label } contains { $characters }, a compatibility character.
    .rule = The paper excludes compatibility characters, which are variants of others (section II, figure 2).

finding-atkin2001-symbol = Label { $label } contains { $characters }, which is neither a letter nor a digit.
    .rule = The paper adds letters and digits to domain names, and nothing else (section II).

finding-atkin2001-unassigned = Label { $label } contains { $characters }, an unassigned code point.
    .rule = The paper adds letters and digits to domain names; an unassigned code point is neither (section II).

finding-atkin2001-not-nfc = Label { $label } is not in Normalization Form C: { $characters }.
    .rule = The paper asks for Normalization Form C: a decomposed character only where no composed one exists (section II, figure 1).

finding-atkin2001-table-2 = Label { $label } contains { $characters }, which Table 2 of the paper does not list.
    .rule = Table 2 of the paper lists the Arabic and Hebrew characters that are acceptable.

finding-uts46-mapped =
    { $places ->
        [one] Before look-up, UTS #46 changes the name in 1 place.
       *[other] Before look-up, UTS #46 changes the name in { $places } places.
    }
    .rule = Processing replaces characters by what they are mapped to and normalizes the name before look-up (UTS #46 section 4).

finding-uts46-disallowed =
    { $case ->
        [mapped] Label { $label } contains { $characters }. UTS #46 maps it to a character that no name may contain.
       *[other] Label { $label } contains { $characters }, which UTS #46 disallows.
    }
    .rule = A label holds no character that the mapping table disallows, and of ASCII only letters, digits and the hyphen-minus (UTS #46 sections 4.1 and 5).
    .advice = Remove the character, or write its meaning in letters, digits and hyphens.

finding-uts46-unstable-a-label = Label { $label } is an A-label of { $characters }, which UTS #46 would change. An A-label is not changed, so it is invalid.
    .rule = A label that arrives as an A-label is not mapped: mapping and normalization must leave its decoded form unchanged (UTS #46 section 4, step 4, and section 4.1, criteria 1 and 7).
    .advice = Use the A-label of the small, composed letters instead.

finding-idna-disallowed =
    { $case ->
        [capitals] Label { $label } contains { $characters }. Capitals are not allowed in a label with non-ASCII letters (RFC 5892 section { $section }).
       *[other] { $reason ->
            [unstable] Label { $label } contains { $characters }, which IDNA2008 does not allow. Normalization or case folding changes it (RFC 5892 section { $section }).
            [ignorable-properties] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is a space or invisible, or not a character (RFC 5892 section { $section }).
            [ignorable-blocks] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is a musical sign or a mark for symbols (RFC 5892 section { $section }).
            [exceptions] Label { $label } contains { $characters }, which IDNA2008 does not allow. The RFC lists it as an exception (RFC 5892 section { $section }).
            [old-hangul-jamo] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is part of a Hangul syllable (RFC 5892 section { $section }).
            [rest] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is not a letter, a digit or a mark (RFC 5892 section { $section }).
           *[none] Label { $label } contains { $characters }, which IDNA2008 does not allow (RFC 5892 section { $section }).
        }
    }
    .rule = A label holds no character whose derived property is DISALLOWED: no symbol, punctuation, capital or compatibility character, and none of the exceptions (RFC 5892 sections 2 and 3; RFC 5891 sections 4.2.2 and 5.4).
    .advice =
        { $case ->
            [capitals] Write small letters.
           *[other] Remove the character, or write its meaning in letters, digits and hyphens.
        }

finding-idna-unassigned = Label { $label } contains { $characters }, which Unicode has not assigned yet.
    .rule = A label holds no code point to which this version of Unicode assigns no character (RFC 5892 section 2.10; RFC 5891 sections 4.2.2 and 5.4).
    .advice = Remove the code point: it is not a character, or not one yet.

finding-idna-not-nfc = Label { $label } is not in Normalization Form C, which IDNA2008 requires: { $characters }.
    .rule = A label is in Normalization Form C (RFC 5891 sections 4.1 and 5.4).
    .advice =
        { $case ->
            [one-character] Type the letter with its mark as one character; most keyboards do.
            [several-characters] Type the letter and its mark as separate characters: names do not allow them as one.
            [order] Put the marks of the letter into the order of Normalization Form C.
           *[other] Write the letters and their marks in Normalization Form C.
        }

finding-idna-leading-mark = Label { $label } begins with the combining mark { $characters }.
    .rule = A label does not begin with a combining mark (RFC 5891 section 4.2.3.2; UTS #46 section 4.1).
    .advice = Put a letter before the mark, or remove the mark.

finding-idna-hyphens-3-4 = The third and fourth characters of label { $label } are hyphens.
    .rule = A label does not have hyphens in both its third and fourth place (RFC 5891 section 4.2.3.1; UTS #46 section 4.1).
    .advice = Use one hyphen, or move the two elsewhere.

finding-idna-hyphen-at-end = Label { $label } begins or ends with a hyphen.
    .rule = A label neither begins nor ends with a hyphen (RFC 5891 section 4.2.3.1; UTS #46 section 4.1).
    .advice = Remove the hyphen at the beginning or the end.

finding-idna-noncanonical-a-label =
    { $case ->
        [too-long] Label { $label } was typed as { $typed }, but the label it decodes to is too long for an A-label.
       *[other] Label { $label } was typed as { $typed }, but the A-label of what it decodes to is { $own }.
    }
    .rule = A label written as an A-label is the A-label of what it decodes to; any other is rejected (RFC 5891 section 5.3; UTS #46 section 4, step 4).
    .advice = Ask which label is intended, and have it typed in its own letters.

finding-idna-zwnj-context = Label { $label } contains a zero width non-joiner where it is not allowed. It must follow a virama, or stand alone between letters that would join.
    .rule = A zero width non-joiner stands after a virama, or between letters that would join (RFC 5892 appendix A.1).
    .advice =
        { $case ->
            [without-effect] Remove the joiner: it changes nothing that can be seen here.
            [with-effect] Remove the joiner: it is not allowed here. The characters next to it will then look different.
            [adjacent] Keep one of the adjacent joiners, and remove the others.
           *[other] Remove the joiner: it is not allowed here.
        }

finding-idna-zwj-context = Label { $label } contains a zero width joiner that does not follow a virama.
    .rule = A zero width joiner stands after a virama (RFC 5892 appendix A.2).
    .advice =
        { $case ->
            [without-effect] Remove the joiner: it changes nothing that can be seen here.
            [with-effect] Remove the joiner: it is not allowed here. The characters next to it will then look different.
            [adjacent] Keep one of the adjacent joiners, and remove the others.
           *[other] Remove the joiner: it is not allowed here.
        }

finding-idna-middle-dot-context = Label { $label } contains a middle dot that is not between two letters l.
    .rule = A middle dot stands between two letters l, as in Catalan (RFC 5892 appendix A.3).
    .advice = Use the dot only between two letters l, or use a hyphen.

finding-idna-keraia-context = Label { $label } contains a Greek numeral sign (keraia) without a Greek character after it.
    .rule = A Greek lower numeral sign (keraia) stands before a Greek character (RFC 5892 appendix A.4).
    .advice = Put the sign before a Greek letter, or remove it.

finding-idna-geresh-context = Label { $label } contains a geresh without a Hebrew character before it.
    .rule = A Hebrew geresh stands after a Hebrew character (RFC 5892 appendix A.5).
    .advice = Put the sign after a Hebrew letter, or remove it.

finding-idna-gershayim-context = Label { $label } contains a gershayim without a Hebrew character before it.
    .rule = A Hebrew gershayim stands after a Hebrew character (RFC 5892 appendix A.6).
    .advice = Put the sign after a Hebrew letter, or remove it.

finding-idna-katakana-middle-dot-context = Label { $label } contains a katakana middle dot, but no Hiragana, Katakana or Han character.
    .rule = A katakana middle dot stands in a label with a Hiragana, Katakana or Han character (RFC 5892 appendix A.7).
    .advice = Use the dot only in Japanese labels, or use a hyphen.

finding-idna-arabic-digits-mixed = Label { $label } mixes Arabic-Indic digits with Extended Arabic-Indic digits.
    .rule = Arabic-Indic digits and Extended Arabic-Indic digits do not stand in one label (RFC 5892 appendices A.8 and A.9).
    .advice = Use one kind of digits: those of the label's language.

finding-idna-not-ldh = Label { $label } contains { $characters }. An ASCII label has only letters, digits and hyphens.
    .rule = A label of ASCII alone is an LDH label: letters, digits and hyphens (RFC 5890 section 2.3.1).
    .advice = Use letters, digits and hyphens only.

finding-idna-upper-case =
    { $case ->
        [a-label] Label { $label } was typed as an A-label with capital letters, which count as small letters.
       *[other] Label { $label } has capital letters, which count as small letters.
    }
    .rule = Capital letters in an ASCII label or an A-label count as small letters (RFC 5890 section 2.3.2.1; RFC 5891 section 5.3).

finding-wildcard = Label { $label } is the wildcard, which stands for every name below. It cannot be registered.
    .rule = A label that is an asterisk and stands first stands for every name below; it cannot be registered (RFC 4592 section 2.1.1).

finding-underscore-label = Label { $label } begins with an underscore, which the DNS uses for services and keys. It cannot be registered.
    .rule = Labels that begin with an underscore are reserved for services and keys; they cannot be registered (RFC 8552 section 1.1).

finding-zone-owner = This owner in the zone file is not a delegation.
    .rule = Of the owners in a zone file only those of delegations are registrations. The apex and the owners of glue, signatures, hashes, services and wildcards are not (RFC 1034 section 4.2.1).

finding-labels-below-parent = There are { $labels } labels below the parent zone, where one can be registered.
    .rule = A registry registers one label directly below its zone; labels below that one are in a zone of the holder's (RFC 1034 section 4.2).
    .advice = Enter only the label to register, with its parent zone.

finding-uts46-refused = UTS #46 refuses the name as a whole: browsers do not look it up.
    .rule = Software that follows UTS #46, as browsers do, does not look up a name that processing refuses as a whole (UTS #46 section 4.2).
    .advice = Check what UTS #46 refuses. If it is in the parent zone, only its holder can change it.

finding-digits-of-several-scripts = Label { $label } mixes digits of different scripts: { $digits }.
    .rule = The Bidi rule allows digits of several scripts in one label, such as Bengali and Gujarati; a registry may refuse them (RFC 5893 section 6).
    .advice = Use the digits of one script.

finding-mixed-scripts = Label { $label } mixes scripts: { $scripts }.
    .rule = A label whose characters have no script in common is a mixed-script label (UTS #39 section 5.1, by the properties of UAX #24).
    .advice = Check that every character is of the script it seems to be of.

finding-whole-script-confusable = Label { $label } looks like “{ $likeness }” in plain ASCII.
    .rule = A label of one script that looks like an ASCII label is a whole-script confusable (UTS #39 section 5.3).
    .advice = Check who holds the name that it looks like.

finding-invisible =
    { $others ->
        [0] Label { $label } contains { $characters }, which is invisible.
       *[other] Label { $label } contains { $characters }, which are invisible.
    }
    .rule = Characters that show nothing make names differ that look the same: fillers, variation selectors, and joiners where nothing joins (The Unicode Standard, section 5.21).
    .advice = Remove the character: nobody can see it here.

finding-uts46-deviation = Label { $label } contains { $characters }: software that follows IDNA2003 looks up another name.
    .rule = IDNA2008 keeps sharp s, final sigma and the two joiners. IDNA2003 and transitional processing replace or remove them, and so look up another name (UTS #46 section 1.3.2).
    .advice = Check that nobody else can register the other name.

finding-numeric-top-level = Label { $label } is the last label and a number: programs may take the name for an IP address.
    .rule = Top-level labels are not all digits, so that a name is not taken for an IP address (RFC 3696 section 2).
    .advice = Enter the whole name, with its top-level domain.

finding-dns-label-too-long =
    { $case ->
        [at-least] Label { $label } has more than 63 octets in the DNS; 63 are allowed.
       *[other] Label { $label } has { $octets } octets in the DNS; 63 are allowed.
    }
    .rule = A label has at most 63 octets in the DNS, as its A-label (RFC 1035 section 2.3.4).
    .advice = Shorten the label. A letter beyond ASCII takes several octets.

finding-dns-name-too-long =
    { $case ->
        [at-least] The name has at least { $octets } octets in the DNS; 253 are allowed.
       *[other] The name has { $octets } octets in the DNS; 253 are allowed.
    }
    .rule = A name has at most 255 octets in the DNS, which is 253 when written without a final full stop (RFC 1035 section 2.3.4).
    .advice = Shorten the name, or leave out a level.

finding-duerst-1 = Label { $label } contains { $characters } next to right-to-left characters.
    .rule = A component does not hold both right-to-left and left-to-right characters (Dürst's draft, section 5, restriction 1).

finding-duerst-2 = Label { $label } contains the bidirectional formatting character { $characters }.
    .rule = A component holds no bidirectional formatting characters of its own (Dürst's draft, section 5, restriction 2).

finding-duerst-3 = Label { $label } has right-to-left letters, but also { $characters }.
    .rule = A component with right-to-left characters holds nothing else, such as neutrals or numbers (Dürst's draft, section 5, restriction 3).

## Characters in sentences

# Some characters, the first by code point and name; { $others } is the number of different others, { $count } of all.
characters-named =
    { $others ->
        [0] { $count ->
            [0] no character
            [one] { $first }
           *[other] { $first } ({ $count } times)
        }
        [one] { $first } and 1 other character
       *[other] { $first } and { $others } other characters
    }

# Several things, the last one apart.
list-and = { $others } and { $last }

label-number = Label { $number }

## Whether a name may be registered

verdict-word =
    { $verdict ->
        [satisfied] satisfied
        [violated] violated
       *[not-applicable] not applicable
    }

# The headline of a name; $reason is a sentence, $more the number of further reasons.
headline-refused =
    { $more ->
        [0] Refused: { $reason }
        [one] Refused, for this and 1 more reason: { $reason }
       *[other] Refused, for this and { $more } more reasons: { $reason }
    }

headline-needs-review =
    { $whose ->
        [zone] Undecided, because the problem is in the parent zone’s name: { $reason }
       *[other] Undecided: { $reason }
    }

headline-not-applicable = Not applicable: no label of this name can be registered.

headline-allowed =
    { $warnings ->
        [0] May be registered (IDNA2008). Registry rules not checked.
        [one] May be registered (IDNA2008), with 1 warning. Registry rules not checked.
       *[other] May be registered (IDNA2008), with { $warnings } warnings. Registry rules not checked.
    }

# The same where labels that nobody registers, such as “_dmarc”, were not judged.
headline-allowed-in-part =
    { $warnings ->
        [0] The other labels may be registered (IDNA2008). Registry rules not checked.
        [one] The other labels may be registered (IDNA2008), with 1 warning. Registry rules not checked.
       *[other] The other labels may be registered (IDNA2008), with { $warnings } warnings. Registry rules not checked.
    }

## The Bidi rule (RFC 5893)

bidi-rule-summary =
    { $verdict ->
        [satisfied] Satisfied: every label satisfies the Bidi rule.
        [violated] Violated: { $violations }.
       *[not-applicable] Not applicable: the name has no right-to-left letter and no Arabic-Indic digit.
    }

bidi-rule-violations =
    { $count ->
        [one] label { $label } violates condition { $conditions }
       *[other] label { $label } violates conditions { $conditions }
    }

bidi-rule-more-labels =
    { $count ->
        [one] 1 more label violates it
       *[other] { $count } more labels violate it
    }

bidi-rule-predicate =
    { $verdict ->
        [satisfied] satisfies the Bidi rule
        [violated] violates the Bidi rule
       *[not-applicable] not a Bidi domain name
    }

rfc5893-status =
    { $verdict ->
        [satisfied] RFC 5893: satisfied
        [violated] RFC 5893: violated
       *[not-applicable] RFC 5893: not applicable
    }

guarantee =
    { $guarantee ->
        [rule] Each label stays in one piece on screen if the text beside it follows the same rule.
        [ldh] The labels that violate the rule are plain ASCII. The display is in order in a left-to-right paragraph.
       *[none] Its characters may appear in the wrong order.
    }

# One line about the Bidi rule and what else was found.
summary =
    { $verdict ->
        [satisfied] Bidi rule satisfied
        [violated] Bidi rule violated
       *[not-applicable] Bidi rule not applicable
    }{ $others ->
        [0] .
        [one] ; 1 violation of other rules.
       *[other] ; { $others } violations of other rules.
    }

## Policies: rule sets that accept or refuse a name

policy-atkin2001 = The paper’s repertoire (2001)
policy-rfc5893-by-name = RFC 5893, the whole name
policy-rfc5893-by-label = RFC 5893, label by label (python idna)
policy-rfc5893-libidn2 = RFC 5893, label by label (libidn2)
policy-idna2008-registration = IDNA2008, registration (RFC 5891 section 4)
policy-idna2008-lookup = IDNA2008, look-up (RFC 5891 section 5)
policy-rfc3454 = RFC 3454 (IDNA2003)
policy-uts46 = UTS #46, every check
policy-uts46-transitional = UTS #46, transitional
policy-duerst = Dürst’s restrictions (2001)

reason-not-tested-in-lookup = { $reason } Look-up does not test this.
reason-should-be-tested-in-lookup = { $reason } Look-up should test this, but need not.
reason-after-mapping = After mapping: { $reason }
reason-empty-label-after-mapping = After mapping, the name has an empty label.
reason-invalid-a-label-after-mapping = After mapping, the name has a label that begins with “xn--” but is not an A-label.
reason-refused-after-mapping = The name after mapping is refused.
reason-label-not-tested = The label is not tested, because it has no right-to-left character.
reason-condition-4-not-tested = Condition 4 is not tested.
reason-end-not-tested = Any character may come before the marks at the end.

## Suggested fixes

# Each edit is a sentence; $characters and $other name characters with their positions.
edit-drop = Remove { $characters }.
edit-move = Move { $characters } before { $other }.
edit-move-to-end = Move { $characters } to the end of the label.
edit-replace = Replace { $characters } by { $other }.
edit-dot = Did you mean a dot? Replace { $characters } by a full stop.
edit-none = Write the label in its own letters, not as an A-label.
character-at = { $character } (position { $position })

no-fix =
    { $reason ->
        [not-a-domain-name] There is nothing to correct: this is not a domain name.
        [only-zone-violates] The applicant cannot correct this: the problem is in the parent zone’s name.
        [nothing-left] A correction of label { $label } would leave nothing that may be a label.
        [label-too-long] Label { $label } is too long for the DNS. Ask the applicant what to leave out.
        [name-too-long] The name is too long for the DNS. Ask the applicant what to leave out.
        [causes-warning] Every correction of label { $label } causes another problem, so none is suggested.
        [is-number] Label { $label } is a number and needs a word before it. Ask the applicant for the word.
        [word-symbol] Label { $label } has a sign that stands for words. Ask the applicant how to write them.
        [changes-number] Every correction of label { $label } would change a number in it.
        [not-registrable] Label { $label } cannot be registered, so no correction is suggested.
        [becomes-ip-address] With label { $label } corrected this would be an IP address.
       *[search-limit] No correction of label { $label } was found among the likeliest ones.
    }

check-title =
    { $check ->
        [bidi] the Bidi rule (RFC 5893)
        [idna2008] registration by IDNA2008 (RFC 5891, 5892 and 5893)
        [uts46] UTS #46 with every check
       *[all] all three
    }

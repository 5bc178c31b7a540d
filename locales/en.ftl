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
           *[other] { $others ->
                [0] Remove this character from the label.
               *[other] Remove these characters from the label.
            }
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
           *[other] { $others ->
                [0] Remove this character from the label.
               *[other] Remove these characters from the label.
            }
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
       *[none] IDNA2003 refused label { $label }: { $characters } { $place ->
            [start] at its beginning is not a right-to-left letter.
            [end] at its end is not a right-to-left letter.
           *[both] at its beginning and end are not right-to-left letters.
        }
    }
    .rule = In IDNA2003 a label with a right-to-left letter had to begin and end with one (RFC 3454 section 6, requirement 3).

finding-rfc3454-unassigned = Label { $label } contains { $characters }, which IDNA2003 did not know.
    .rule = RFC 3454 uses Unicode 3.2. Characters added later are unassigned to it (section 7, table A.1).

finding-atkin2001-control =
    { $others ->
        [0] Label { $label } contains { $characters }, a control or format character.
       *[other] Label { $label } contains { $characters }, control or format characters.
    }
    .rule = The paper excludes control codes, including the bidirectional controls (section II).

finding-atkin2001-presentation-form =
    { $others ->
        [0] Label { $label } contains { $characters }, an Arabic presentation form.
       *[other] Label { $label } contains { $characters }, Arabic presentation forms.
    }
    .rule = The paper excludes the Arabic presentation forms U+FB50-FDFF and U+FE70-FEFC, which only stand for other letters (section II).

finding-atkin2001-arabic-point =
    { $others ->
        [0] Label { $label } contains { $characters }, an Arabic point.
       *[other] Label { $label } contains { $characters }, Arabic points.
    }
    .rule = The paper excludes the Arabic points U+064B-0655 and U+0670, which guide pronunciation (section II).

finding-atkin2001-koranic-sign =
    { $others ->
        [0] Label { $label } contains { $characters }, a Koranic annotation sign.
       *[other] Label { $label } contains { $characters }, Koranic annotation signs.
    }
    .rule = The paper excludes the Koranic annotation signs U+06D6-06ED (section II).

finding-atkin2001-cantillation =
    { $others ->
        [0] Label { $label } contains { $characters }, a Hebrew cantillation mark.
       *[other] Label { $label } contains { $characters }, Hebrew cantillation marks.
    }
    .rule = The paper excludes the Hebrew cantillation marks U+0591-05AF (section II).

finding-atkin2001-hebrew-point =
    { $others ->
        [0] Label { $label } contains { $characters }, a Hebrew point.
       *[other] Label { $label } contains { $characters }, Hebrew points.
    }
    .rule = The paper excludes the Hebrew points U+05B0-05C4 (section II, where U+05B0 is misprinted).

finding-atkin2001-punctuation =
    { $others ->
        [0] Label { $label } contains { $characters }, which is punctuation.
       *[other] Label { $label } contains { $characters }, which are punctuation.
    }
    .rule = The paper excludes punctuation, which domain names did not permit; the hyphen-minus stays (section II).

finding-atkin2001-compatibility =
    { $others ->
        [0] Label { $label } contains { $characters }, a compatibility character.
       *[other] Label { $label } contains { $characters }, compatibility characters.
    }
    .rule = The paper excludes compatibility characters, which are variants of others (section II, figure 2).

finding-atkin2001-symbol =
    { $others ->
        [0] Label { $label } contains { $characters }, which is neither a letter nor a digit.
       *[other] Label { $label } contains { $characters }, which are neither letters nor digits.
    }
    .rule = The paper adds letters and digits to domain names, and nothing else (section II).

finding-atkin2001-unassigned =
    { $others ->
        [0] Label { $label } contains { $characters }, an unassigned code point.
       *[other] Label { $label } contains { $characters }, unassigned code points.
    }
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
           *[other] { $others ->
                [0] Remove the character, or write its meaning in letters, digits and hyphens.
               *[other] Remove these characters, or write their meaning in letters, digits and hyphens.
            }
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

finding-idna-hyphen-at-end =
    { $place ->
        [start] Label { $label } begins with a hyphen.
        [end] Label { $label } ends with a hyphen.
       *[both] Label { $label } begins and ends with a hyphen.
    }
    .rule = A label neither begins nor ends with a hyphen (RFC 5891 section 4.2.3.1; UTS #46 section 4.1).
    .advice =
        { $place ->
            [start] Remove the hyphen at the beginning.
            [end] Remove the hyphen at the end.
           *[both] Remove the hyphens at the beginning and the end.
        }

finding-idna-noncanonical-a-label = Label { $label } was typed as { $typed }, but the A-label of what it decodes to is { $own }.
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
policy-rfc3454 = RFC 3454 section 6 (IDNA2003)
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

## The page of a name

section-labels = Labels and the six conditions of the Bidi rule
section-displays =
    { $count ->
        [0] Displays
        [one] Displays: all show the same
       *[other] Displays: { $count } different results
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
        [one] Notes: what older and other documents say (1)
       *[other] Notes: what older and other documents say ({ $count })
    }
section-mapping = What UTS #46 makes of the name
section-fixes =
    { $count ->
        [0] Suggested fixes
        [one] Suggested fix
       *[other] Suggested fixes, the most likely first
    }
section-grouping = Among other names (RFC 5893, section 3)
section-collisions = Other names that look the same
section-characters = Logical order: the characters as they are stored
section-policies = Other rule sets
section-cross-check = Cross-check

fact-line = Line
fact-whole-name = Whole name
fact-registration = Registration
fact-host = Domain name in it
fact-dns = In the DNS
fact-bidi-rule = Bidi rule
fact-guarantee = On screen
fact-code-points = Code points
fact-typed = Typed
fact-mapped-name = Name
fact-positions = Characters
fact-rule = Rule

in-notation = { $text } (in the notation { $notation })

# The name that a look-up asks the DNS for.
dns-of-refused = UTS #46 look-up asks for { $name }, but registration is refused.
dns-only = { $name } (accepted by the DNS; UTS #46 does not look it up)
dns-none = No DNS form: UTS #46 refuses this name.
dns-form-too-long = longer than 63 octets

column-label = Label
column-text = Text
column-direction = Direction
column-dns = In the DNS
column-holder = Held by
column-position = Position
column-character = Character
column-code-point = Code point
column-code-points = Code points
column-character-name = Name in Unicode
column-class = Bidi class
column-rule = Rule
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
condition-direction = A label’s direction is that of its first character (condition 1).
separator = separator
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

grouping-cut-short = The search was cut short; the option --contexts completes it.

collisions-none = No other name with the same characters looks the same.
collisions-some =
    { $count ->
        [one] 1 other name with the same characters looks the same.
       *[other] { $count } other names with the same characters look the same.
    }
collisions-at-least = At least { $count } other names with the same characters look the same; the search stopped at its limit.
collisions-unknown = The search stopped at its limit before it found another name that looks the same.

display-order = From left to right: characters { $positions }
paragraph-direction =
    { $direction ->
        [rtl] The paragraph is right-to-left.
       *[ltr] The paragraph is left-to-right.
    }
shows-the-same = Same as { $display }.
badge-explained = { $badge }: { $explanation }
cut-into-rows = One line, cut into { $count } rows: read on in the row below.

cross-check =
    { $agrees ->
        [yes] { $engine } agrees with our levels in both paragraph directions.
       *[no] { $engine } does not agree with our levels.
    }

## Displays, by their identifiers

display-logical = Logical order
display-one-to-one = One-to-one (Atkin, Stansifer, Alsharif)
display-uba-ltr = UBA, LTR paragraph
display-uba-rtl = UBA, RTL paragraph
display-uba-auto = UBA, automatic
display-components = Components (Dürst)
display-fields = Fields (Davis)
display-isolates = Isolates
display-custom = Custom strategy

## Labels and conditions

bidi-rule-word =
    { $verdict ->
        [satisfied] Bidi rule: satisfied
        [violated] Bidi rule: violated
       *[not-applicable] Bidi rule: not applicable
    }
bidi-rule-not-judged = Not judged: this is not a domain name.
dns-name = In the DNS: { $name }
dns-form-punycode = { $text } (not valid)
dns-form-noncanonical = typed as { $typed }, but its characters encode to { $own }
dns-form-noncanonical-too-long = typed as { $typed }, but its characters are longer than 63 octets
label-form-a-label = U-label with the A-label { $text }
label-form-punycode = not a U-label, in Punycode { $text }
label-form-none = part of input that is not a domain name
label-of-zone = It belongs to the parent zone, not to the applicant.
label-description =
    label { $number }, { $form }, { $holder ->
        [zone] part of the parent zone, { $verdict ->
            [satisfied] permitted by IDNA2008
            [violated] refused by IDNA2008
           *[not-applicable] not judged
        }
       *[applicant] { $verdict ->
            [satisfied] permitted by IDNA2008
            [violated] refused by IDNA2008
           *[not-applicable] not judged
        }
    }
meaning-a-label = A U-label is a label with non-ASCII characters that IDNA2008 allows; its A-label stands for it in the DNS (RFC 5890).
meaning-punycode = IDNA2008 refuses this label, so its Punycode form is not an A-label (RFC 5890).
meaning-noncanonical = The typed form looks like an A-label but is not one: an A-label is what its label encodes to (RFC 5890).
meaning-too-long = A label has at most 63 octets in the DNS, as its A-label (RFC 1035).
label-begins =
    { $direction ->
        [rtl] It begins with { $character } of class { $class }: conditions 2 to 4 apply.
        [ltr] It begins with { $character } of class { $class }: conditions 5 and 6 apply.
       *[none] It begins with { $character } of class { $class }, which is not a letter: condition 1 fails, and no other applies.
    }
label-is-rtl = It is an RTL label.
label-is-rtl-by-section-1-4 = It has right-to-left characters, so section 1.4 still counts it as an RTL label.
label-is-not-rtl = It has no right-to-left character.
condition-1 = The first character is a letter: of class L, R or AL.
condition-2 = An RTL label holds only R, AL, AN, EN, ES, CS, ET, ON, BN and NSM.
condition-3 = An RTL label ends in R, AL, EN or AN, with any number of NSM after it.
condition-4 = An RTL label does not hold both EN and AN.
condition-5 = An LTR label holds only L, EN, ES, CS, ET, ON, BN and NSM.
condition-6 = An LTR label ends in L or EN, with any number of NSM after it.
condition-violated = Condition { $number }: { $statement } Violated by { $characters }.
outside-zone = This name does not end in the parent zone, so the whole name is judged.
is-the-zone = This name is the parent zone itself, so the whole name is judged. Put a label before it.
unreadable-zone = The parent zone cannot be read, so the whole name is judged: { $error }.

## Reports

title-of-name = How { $name } is displayed, and whether it may be registered
title-of-names = How { $count } domain names are displayed, and whether they may be registered
title-of-list = The names of a list: which may be registered, and which look alike
report-skip = Skip to the report
report-contents = Contents
report-about = About this report
report-unreadable = Names that cannot be read
made-by = Made by bidiscope { $version }.
made-on = Made on { $date } (UTC).
unicode-versions = Unicode { $version } for bidi classes, derived properties, mapping and normalization; Unicode { $names } for the names of characters.
report-rules = IDNA2008 decides whether a name may be registered: RFC 5891 section 4, with RFC 5892 and RFC 5893 (the Bidi rule). The DNS form is that of UTS #46, nontransitional. Registry rules were not checked.
report-whole-name = Every label of a name counts as the applicant’s.
report-zone = The parent zone is { $zone }: only the labels before it are the applicant’s.
report-notation = The names were entered in the notation “{ $notation }”.
report-counting = Labels and characters are counted from 1, in logical order: the order in which they are typed and stored.
report-drawn = Pictures use the fonts that come with bidiscope. A browser may show the same name in another order.
six-conditions = The six conditions of the Bidi rule
what-to-do = What to do
picture = { $name } as shown by { $display }
too-long-to-draw = The name has { $count } characters; names of up to { $most } characters are drawn.
line-number = Line { $line }
suggested-fix = Suggested: { $name }

answer =
    { $verdict ->
        [allowed] May be registered (IDNA2008)
        [refused] Refused (IDNA2008)
        [needs-review] Undecided
       *[not-applicable] Cannot be registered
    }

## Reports of lists

list-file = List: { $file }
other-list-file = Compared with: { $file }
list-summary = Summary
list-refused = Refused names
list-refused-none = No name is refused.
list-flagged = Names to check: undecided, or with a warning or match
list-flagged-none = No name has a warning or match.
list-groups = Names that are the same or look alike
list-groups-none = No different names of the list are the same or look alike.
list-groups-not-asked = This was not checked.
list-matches = Names that match the other list
list-matches-none = No name matches the other list.
list-others = Permitted, without warning or match
list-reasons = Reasons, by how many names have them
list-repeated =
    { $count ->
        [one] 1 line repeats an earlier name; it is listed below.
       *[other] { $count } lines repeat an earlier name; they are listed below.
    }
list-repeated-lines = Repeated names
group-number = Group { $number }
more-groups =
    { $count ->
        [one] 1 or more other groups are not shown here. The rows of “bidiscope scan” have them all.
       *[other] { $count } or more other groups are not shown here. The rows of “bidiscope scan” have them all.
    }
more-in-rows =
    { $count ->
        [one] 1 more such name is not shown here. The rows of “bidiscope scan” have it.
       *[other] { $count } more such names are not shown here. The rows of “bidiscope scan” have them all.
    }
concern-taken = The other list has the same name.
concern-confusable = It looks like another name, or is another spelling of it.
column-names = Names
column-source = Source
column-line = Line
column-earlier-line = Earlier line
column-other-line = Line in the other list
column-match-kinds = Match
count-all = All names
count-flagged = Permitted, with a warning or match
count-unflagged = Permitted, without warning or match
count-unreadable = Cannot be read
count-bidi = Bidi domain names: with a right-to-left letter or an Arabic-Indic digit
count-violating = Bidi domain names that violate the Bidi rule
count-not-domain-names = Refused because they are web, mail or IP addresses
count-matching = Match the other list
answer-not-registered = Cannot be registered

match-ltr = Same display in a left-to-right paragraph.
match-rtl = Same display in a right-to-left paragraph.
match-one-to-one = Same one-to-one display.
match-across = One shows in one paragraph direction what the other shows in the other.
match-confusable-ltr = Confusable in a left-to-right paragraph (UTS #39).
match-confusable-rtl = Confusable in a right-to-left paragraph (UTS #39).
match-same-name = The same name in the DNS.

## Sheets

shown-by = As shown by { $display }.
marks-cut-off = Marks are stacked too high for the line: they are cut off.
changed-characters =
    { $count ->
        [one] Marked: 1 character that stands elsewhere than in { $display }.
       *[other] Marked: { $count } characters that stand elsewhere than in { $display }.
    }

## Commands

words-missing =
    { $count ->
        [one] { $file }: 1 of { $all } messages is missing and stays in English: { $first }
       *[other] { $file }: { $count } of { $all } messages are missing and stay in English, such as { $first }
    }
check-warning = Warning: { $headline }
check-passes-but-refused = Passes { $rules }, but registration is refused: see --check=idna2008
no-verdict = no verdict

## Why a display looks as it does

# Characters in sentences, by text or code point and position.
mention =
    { $count ->
        [one] { $text } (position { $first })
       *[other] { $text } (positions { $first }–{ $last })
    }
mention-positions = the characters at positions { $first }–{ $last }
mention-other = { $character } (not part of the name)
mention-sos = the start (sos)
mention-eos = the end (eos)

context-splits-name = The text around the name splits it: other characters stand between its own.
context-reorders-name = The text around the name changes its order: alone, its characters stand differently.
as-without-context = As without the text around it. { $sentence }

summary-stored-order = The characters stand as they are stored, from left to right.
summary-single-character = There is only one character, so nothing can change places.
summary-nothing-rtl =
    { $paragraph ->
        [rtl] The name has nothing right-to-left, so it is shown as it is stored even in this right-to-left paragraph.
       *[ltr] The name has nothing right-to-left, so it is shown as it is stored.
    }
summary-all-rtl =
    { $paragraph ->
        [rtl] The whole name runs right to left, as the paragraph does.
       *[ltr] The whole name runs right to left, although the paragraph runs left to right.
    }
summary-only-single-characters = No two letters in a row run right to left, so the name is shown as it is stored. The first: { $first }.
summary-only-numbers = Numbers are read from left to right, such as { $first }, so the name is shown as it is stored.
summary-separator-rtl = { $separator } stands between { $before } and { $after }. Both count as right-to-left, so rule N1 makes it right-to-left, which joins both labels.
summary-number-after-letter = The number { $number } stands to the left of { $letter }, the last letter before it, which is of class { $class }.
summary-arabic-number = The Arabic number { $number } runs with the right-to-left text before it, { $after }, and stands to its left.
summary-number-first = The number { $number } stays left: the paragraph runs left to right, and no letter comes before the number.
summary-starts-at-right = The paragraph runs right to left, so it begins at the right: { $first }.
summary-run-reversed =
    { $more ->
        [0] One run is right-to-left, so it is reversed: { $run }.
        [one] Two runs are right-to-left, so they are reversed. The first: { $run }.
       *[other] Several runs are right-to-left, so they are reversed. The first: { $run }; { $more } others follow.
    }
summary-reversed-by-levels = Runs are reversed by their levels, from the highest level down to the lowest odd one (rule L2).
summary-fields-in-order =
    { $direction ->
        [rtl] Added controls { $first } and { $second } keep the fields in order from right to left.
       *[ltr] Added controls { $first } and { $second } keep the fields in order from left to right.
    }
summary-fields-in-order-reversed =
    { $direction ->
        [rtl] Added controls { $first } and { $second } keep the fields in order from right to left. Right-to-left within its field: { $run }.
       *[ltr] Added controls { $first } and { $second } keep the fields in order from left to right. Right-to-left within its field: { $run }.
    }
summary-no-component-rtl = No component has a character of class R, AL or AN, so all run left to right.
summary-component-rtl = Components follow each other from left to right. This one is in a right-to-left paragraph, because { $character } is of class { $class }: { $component }.
summary-nothing-inferred-rtl = The one-to-one display finds nothing right-to-left, so the name is shown as it is stored.
summary-stays-at-right = { $stays } stays to the right of { $before }, because { $after }, which follows, is left-to-right.
summary-stays-at-right-at-end = { $stays } stays to the right of { $before }, because nothing else follows, except digits and hyphens.
summary-number-between-rtl = The number { $number } is between { $before } and { $after }. Both are right-to-left, so it runs with them.
summary-run-reversed-in-place =
    { $more ->
        [0] One run is right-to-left and reversed in place: { $run }. Everything else keeps its place.
        [one] Two runs are right-to-left and reversed in place. The first: { $run }. Everything else keeps its place.
       *[other] Several runs are right-to-left and reversed in place. The first: { $run }; { $more } others follow. Everything else keeps its place.
    }
summary-fields-rtl = The fields follow each other from right to left, each as it is alone.

## Badges: short warnings next to a display

badge-labels-out-of-order = labels out of order
badge-labels-split =
    { $count ->
        [one] label { $labels } split
       *[other] labels { $labels } split
    }
badge-labels-split-by-context =
    { $count ->
        [one] label { $labels } split by the surrounding text
       *[other] labels { $labels } split by the surrounding text
    }
badge-name-split-by-context = split by the surrounding text
badge-context-changes-order = the surrounding text changes the order
badge-splits-next-label = the next label is split
badge-data-version-explained = The displays use the bidi classes of another Unicode version.
badge-labels-out-of-order-explained =
    { $direction ->
        [rtl] Read from right to left, the direction of this paragraph, label { $early } comes before label { $late }.
       *[ltr] Read from left to right, the direction of this paragraph, label { $early } comes before label { $late }.
    }
badge-labels-split-explained = The label’s characters do not stay together: another label or a separator stands between them.
badge-labels-split-by-context-explained = Other text stands between the label’s characters. They stay together where the name stands alone.
badge-name-split-by-context-explained = Other text stands between the name’s characters: it is not shown in one piece.
badge-context-changes-order-explained = The name’s characters stand in another order than where it stands alone.
badge-splits-next-label-explained = The number at the beginning of the next label appears to move into this right-to-left label (RFC 5893, section 5).

## Among other names (RFC 5893, section 3)

grouping-together = Each label stays together
grouping-between-delimiters = All of a label, and nothing else, between its delimiters
grouping-controls = Directional controls elsewhere change nothing
grouping-holds =
    { $iscomplete ->
        [yes] No neighbour that satisfies the rule violates this: { $contexts } contexts tried, { $searched }.
       *[no] No neighbour that satisfies the rule violates this so far: { $contexts } contexts tried, { $searched }.
    }
grouping-searched-none = none complete, because the name is too long
grouping-searched-alone = the name alone between delimiters
grouping-searched =
    { $count ->
        [one] every neighbour of 1 character
       *[other] all neighbours of up to { $count } characters together
    }
grouping-fails =
    { $paragraph ->
        [rtl] Fails for label { $label } in this RTL paragraph:
       *[ltr] Fails for label { $label } in this LTR paragraph:
    }

## Other names that look the same

collision-badge =
    { $refused ->
        [0] { $count ->
            [one] 1 name looks the same
           *[other] { $count } names look the same
        }
       *[other] { $count ->
            [one] 1 name looks the same, refused
           *[other] { $count } names look the same, { $refused } refused
        }
    }
collision-badge-unknown = names that look the same: not all tried
collision-badge-billion = over a billion names look the same
collision-badge-at-least = { $count } or more names look the same
collision-badge-opposite = { $badge } in the opposite paragraph
collision-refused = refused: { $reason }
collision-advice-unknown = The search stopped at its limit before it found another name that looks the same.
collision-advice-all-refused = These names look the same in this display, but each would be refused: nothing needs to be done.
collision-advice = These names look the same in this display. Give all that may be registered to one holder, or block them all.
collision-advice-opposite = A paragraph of the opposite direction shows these names as this one shows the name. Nothing can prevent that (RFC 5893 section 3).
shows-the-same-as-none = No other display shows this.

## Proposals

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

## The window: the displays of a name

column-display = Display
column-what-the-reader-sees = What the reader sees
column-labels-whole = Labels whole
column-label-order = Label order
column-first-difference = Difference
column-same-display = Looks the same

remark-labels-whole = The characters of each label stay together.
remark-label-order = The labels are read in their order.
remark-label-before = { $early } before { $late }
remark-no-label-order = A label is split, so the labels have no order.
remark-reference = reference
remark-reference-explained = The other displays are compared with this one.
remark-position = position { $position }
remark-moved = { $count } moved
remark-none = none
remark-no-difference = It shows the same as the reference.
rows-all-hidden = All displays are hidden.
rows-show-all = Show all panes
custom-strategy-explained = A strategy of your own that shows the same; change its options in the tab Strategy.
context-title = Text around the name
context-typed = Other text
context-before = Text before the name
context-after = Text after the name
show-marks = Show the name with its marks
logical-order-explained = Logical order is the order in which the characters are stored and read. It has no options.
click-a-character = Click a character to see why it is there.
add-to-displays = Add
add-strategy = Strategy of your own
add-sentence = Text around the name
add-name = Name to compare

notation-unicode = Characters
notation-codepoints = Code points
notation-table1 = Table 1 (2001)
notation-capitals = Capitals are Hebrew
notation-classes = Bidi classes

relation-differs-from = differs from
relation-same-as = shows the same as
relation-splits-labels = splits labels, unlike

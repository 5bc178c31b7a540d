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
section-fixes = Suggested fixes, the most likely first
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
display-custom = Custom strategy
    .short = custom

## Options of displays and their values, by their identifiers: a title, what the value does (.about), and how it is
## mentioned after the title of a display (.phrase)

option-before = Text before
option-after = Text after
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
    .about = From left to right.
    .phrase = constant order
option-order-environment = Environment order
    .about = In the direction of the paragraph.
    .phrase = environment order
option-order-content = Content order
    .about = From right to left if the name has a character of class R, AL or AN.
    .phrase = content order
option-order-top-level-domain = Top-level domain order
    .about = From right to left if the top-level domain has a character of class R, AL or AN.
    .phrase = top-level domain order
option-order-right-to-left = Right-to-left order
    .about = From right to left.
    .phrase = right-to-left order
option-paragraph = Paragraph
option-paragraph-ltr = Left to right
    .about = The paragraph is left-to-right.
    .phrase = in an LTR paragraph
option-paragraph-rtl = Right to left
    .about = The paragraph is right-to-left.
    .phrase = in an RTL paragraph
option-paragraph-auto = Automatic
    .about = The first letter decides the direction of the paragraph (rules P2 and P3).
    .phrase = in an automatic paragraph
option-paragraph-last = By the last character
    .about = The last character decides the direction of the paragraph, as in the old programs of RFC 5893 section 7.1.
    .phrase = in a paragraph with the direction of the last character
option-l3 = Rule L3
option-l3-yes = Marks follow their base characters
    .phrase = with rule L3
option-l3-no = Marks stay where rule L2 puts them
    .phrase = without rule L3
option-base = Ordering rules
option-base-uba = UBA
    .about = The Unicode Bidirectional Algorithm orders the characters.
option-base-one-to-one = One-to-one
    .about = The algorithm of Atkin, Stansifer and Alsharif orders the characters.
option-base-logical = Logical order
    .about = The characters are shown as they are stored.
option-separators = Separators
option-separators-none = No separators
    .about = The whole name is one field.
option-separators-idna = Label separators
    .about = The full stop and the other label separators of IDNA separate fields.
option-separators-structural = Dürst’s structural characters
    .about = The characters . @ : / ? # & = and the label separators of IDNA separate fields.
option-separators-parts = Davis’s fields
    .about = Fields are the labels, and the parts of a URL in Davis’s grammar.
# Separators that the user has listed.
option-separators-listed = Separators { $characters }
option-fields = Layout of the fields
option-fields-whole = Order the whole name at once
    .about = All fields are in one paragraph and affect each other.
option-fields-alone = Order each field separately
    .about = Each field is a paragraph. The displayed fields are then put in order.
option-direction = Direction of a field
option-direction-ltr = Left to right
    .about = Every field is left-to-right.
option-direction-rtl = Right to left
    .about = Every field is right-to-left.
option-direction-paragraph = As the paragraph
    .about = Every field has the direction of the paragraph.
option-direction-order = As the order
    .about = Every field has the direction in which the fields follow each other.
option-direction-first-strong = First strong
    .about = The first letter of a field decides its direction.
option-direction-content = By content
    .about = A field is right-to-left if it has a character of class R, AL or AN.
option-around = Controls around each field
option-around-nothing = None
    .about = There are no controls around a field.
option-around-marks = Marks
    .about = There are marks before and after each field: LRM, or RLM if the field is right-to-left.
option-around-embedding = Embedding
    .about = Each field is an embedding: LRE or RLE before it, PDF after it.
option-around-isolate = Isolate
    .about = Each field is isolated from the others: LRI, RLI or FSI before it, PDI after it.
option-around-override = Override
    .about = All characters of a field get its direction: LRO or RLO before it, PDF after it.
option-whole = Controls around the name
option-whole-nothing = None
    .about = There are no controls around the name.
option-whole-marks = Marks
    .about = There are marks before and after the name: LRM, or RLM if the fields are in order from right to left.
option-whole-embedding = Embedding
    .about = The name is an embedding: LRE or RLE before it, PDF after it.
option-whole-isolate = Isolate
    .about = The name is isolated from the surrounding text: LRI, RLI or FSI before it, PDI after it.
option-whole-override = Override
    .about = All characters of the name get one direction: LRO or RLO before it, PDF after it.
option-hyphen = Hyphen
option-hyphen-own = Unicode class
    .about = The hyphen has its Unicode class.
option-hyphen-on = ON
    .about = The hyphen is neutral: the characters on both sides decide its direction.
option-hyphen-l = L
    .about = The hyphen counts as a left-to-right letter.
option-hyphen-r = R
    .about = The hyphen counts as a right-to-left letter.
option-hyphen-es = ES
    .about = The hyphen separates numbers, as in Unicode since 4.0.1.
option-hyphen-et = ET
    .about = The hyphen belongs to an adjacent number, as in Unicode 3.1.
option-digits = Digits
option-digits-own = Unicode class
    .about = Digits have their Unicode class.
option-digits-letter = As the letter before
    .about = A digit has the direction of the letter before it in its field, or else its Unicode class.
option-digits-l = L
    .about = Digits count as left-to-right letters.
option-digits-r = R
    .about = Digits count as right-to-left letters: the first is at the right.

# An option of a custom strategy with its value.
option-choice = { $option }: { $value }

no-effect-uba-only = Only the UBA uses this option.
no-effect-fields-without-controls = In one paragraph, a field has its own direction only if there are controls around it.
no-effect-paragraph-per-field = Each field is ordered separately, so nothing is around the whole name.
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
# Some things of a list, and the number of the others.
list-and-more = { $listed } and { $count } more

## Formats in which a name is copied, by their identifiers

copy-logical = Name in logical order
copy-code-points = Code points
copy-rust = Escaped for Rust
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

text-directions-both = Both directions
text-directions-own = Own direction
text-direction-automatic = Automatic
text-direction-left-to-right = Left to right
text-direction-right-to-left = Right to left

example-text-davis = Davis’s example in a sentence of each direction
example-text-announcement = An Arabic announcement
example-text-violations = Names that violate RFC 5893

# Controls that make names display in another order, by their identifiers.
controls-durst = Dürst’s controls: LRM around right-to-left components, and LRE…PDF around the identifier in right-to-left text
controls-davis = Davis’s controls: LRE…PDF around the identifier, and LRM around each field
controls-isolates = A left-to-right isolate around the identifier, and one around each field
controls-first-strong-isolates = A left-to-right isolate around the identifier, and a first strong isolate around each field
controls-one-to-one = The one-to-one display between LRO and PDF: only for reading, because it is not in logical order

# How the column “After” shows identifiers, with its heading (.heading).
after-display-fields = Davis’s extension
    .heading = with Davis’s extension
    .about = An embedding around each identifier, and marks before and after each field, in the chosen order.
after-display-components = Dürst’s controls
    .heading = with Dürst’s controls
    .about = A left-to-right mark before and after each right-to-left component.
after-display-isolates = Isolates
    .heading = with isolates
    .about = A left-to-right isolate around each identifier, and one around each field.
after-display-one-to-one = One-to-one
    .heading = each identifier in the one-to-one display
    .about = Each identifier is in display order between LRO and PDF. This is only for reading: a copied name is a different one.

identifier-sentence =
    { $verdict ->
        [satisfied] It satisfies the Bidi rule.
        [violated] It violates the Bidi rule.
        [not-applicable] It is not a Bidi domain name.
       *[ip-address] It is an IP address, not a domain.
    }
identifier-ip-address = an IP address, not a domain
identifier-unreadable = cannot be read as a name: { $reason }
identifier-unreadable-sentence = It cannot be read as a name: { $reason }.
identifier-click = Click to open its domain in Inspect.
identifier-host-too-long = the host has more than { $most } bytes
identifier-too-long = more than { $most } bytes: not shown
identifier-after-port = after the port, which is not read: { $text }
identifier-error = character { $position }: { $reason }
text-without-controls =
    { $count ->
        [one] The identifier at character { $position } has more than { $most } bytes and is left without controls.
       *[other] { $count } identifiers have more than { $most } bytes and are left without controls. The first is at character { $position }.
    }
text-cut-off = Only the first { $percent }% of the text is shown. The command “bidiscope text FILE” lists all of it.
text-not-utf8 = The text is not UTF-8 (at character { $position }).
text-option-without-effect = The option --{ $option } has no effect on these controls. Leave it out.
text-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }.
text-display-without-controls = The display “{ $display }” inserts no controls into running text. Use one of: { $known }.
text-option-not-for-controls = The option “{ $option }” has no effect on controls in running text. Leave it out.
given-twice = The option --{ $shorthand } and “{ $key }” in --{ $option } say the same. Leave one out.

## Conversion of names

convert-unknown-form = There is no form “{ $text }”. Use “logical”, “marked”, “html”, “marked:CONTROLS”, “html:CONTROLS” or a display: { $displays }.
convert-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-display-without-controls = The display “{ $display }” inserts no controls. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-option-without-effect = The option “{ $option }” has no effect on controls. Leave it out.
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
compare-too-many = At most { $most } names can be compared. Remove one first.
outcome-letter = Outcome { $letter }.

## Links to a name, and what is unknown in them

link-missing-prefix = A link begins with “{ $prefix }”.
link-too-long = The link has more than { $most } bytes.
link-unescaped = Character { $position } of the link is not allowed. Write each of its bytes as “%” and two hexadecimal digits.
link-bad-escape = The “%” at character { $position } of the link needs two hexadecimal digits after it.
link-not-utf8 = The value of “{ $key }” in the link is not UTF-8.
link-duplicate-key = The link has “{ $key }” more than once.
link-no-name = The link has no name. Write it after “name=”.
link-unknown-notation = There is no notation “{ $notation }”.
link-opened-in-part = The link contains { $unknown }. Unknown parts are ignored.
unknown-keys =
    { $count ->
        [one] the unknown key { $names }
       *[other] the unknown keys { $names }
    }
unknown-panes =
    { $count ->
        [one] the unknown pane { $names }
       *[other] the unknown panes { $names }
    }

## Text for screen readers: cells, runs and positions

cell-character =
    { $isinvisible ->
        [yes] { $character }, invisible
       *[no] { $character }
    }
cell-in-name = character { $position }, { $character }
cell-in-table = { $table }, { $position } of { $count }, { $character }
cell-in-run =
    { $direction ->
        [rtl] { $cell }, right-to-left
       *[ltr] { $cell }, left-to-right
    }
cell-details =
    { $level ->
        [none] class { $class }, logical position { $position }, { $place }
       *[other] class { $class }, level { $level }, logical position { $position }, { $place }
    }
cell-in-label = in label { $label }
cell-between-labels = between labels
cell-violates-rule = { $details }; it violates a rule
display-in-sentence = { $display } display
custom-display-in-sentence = display { $name }
run-positions =
    { $count ->
        [one] { $first }
       *[other] { $first } to { $last }
    }
run-description =
    { $direction ->
        [rtl] { $level ->
            [none] { $positions }, right-to-left
           *[other] { $positions }, right-to-left, level { $level }
        }
       *[ltr] { $level ->
            [none] { $positions }, left-to-right
           *[other] { $positions }, left-to-right, level { $level }
        }
    }
runs-from-left =
    { $more ->
        [0] from the left: { $runs }
        [one] from the left: { $runs }; 1 more run
       *[other] from the left: { $runs }; { $more } more runs
    }

## Editing

# Invisible characters that can be inserted, by their code points.
insert-200c = keeps two letters from joining
insert-200d = makes a letter take its joining form
insert-200e = counts as a left-to-right letter
insert-200f = counts as a right-to-left letter
insert-061c = counts as an Arabic letter
insert-202a = begins a left-to-right embedding
insert-202b = begins a right-to-left embedding
insert-202d = begins a left-to-right override
insert-202e = begins a right-to-left override
insert-202c = ends an embedding or override
insert-2066 = begins a left-to-right isolate
insert-2067 = begins a right-to-left isolate
insert-2068 = begins an isolate with the direction of its first letter
insert-2069 = ends an isolate
insert-2060 = prevents a line break
insert-00ad = allows a hyphen at a line break
insert-034f = separates combining marks

edit-too-long = Not inserted: the text would have { $count } characters; at most { $most } are allowed.
edit-lines =
    { $kind ->
        [name] Not inserted: it has { $lines } lines, but a name is one line.
       *[line] Not inserted: it has { $lines } lines, but only one line is allowed here.
    }
edit-spaces-removed =
    { $count ->
        [one] Removed 1 space. Ctrl+Z restores it.
       *[other] Removed { $count } spaces. Ctrl+Z restores them.
    }
# What to do comes early: there may be little room.
edit-spaces =
    { $after ->
        [0] { $before ->
            [one] 1 space before it: Enter removes it ({ $listed }).
           *[other] { $before } spaces before it: Enter removes them ({ $listed }).
        }
       *[other] { $before ->
            [0] { $after ->
                [one] 1 space after it: Enter removes it ({ $listed }).
               *[other] { $after } spaces after it: Enter removes them ({ $listed }).
            }
            [one] 1 space before and { $after } after it: Enter removes them ({ $listed }).
           *[other] { $before } spaces before and { $after } after it: Enter removes them ({ $listed }).
        }
    }
edit-invisible = Inserted with invisible characters: { $listed }.
edit-line-ends =
    { $after ->
        [0] { $before ->
            [one] Inserted without the line end before it.
           *[other] Inserted without the { $before } line ends before it.
        }
       *[other] { $before ->
            [0] { $after ->
                [one] Inserted without the line end after it.
               *[other] Inserted without the { $after } line ends after it.
            }
           *[other] Inserted without the line ends before and after it.
        }
    }

## Lessons

question-condition = Which condition of the Bidi rule does this name violate?
question-registration = May this name be registered?
question-class = Which bidi class does this character have?
question-display = Which display is this?
question-same = Which of these names looks the same?
question-split = In which of these names is a label split?
question-rule = Which of these names satisfies the Bidi rule?
question-class-of = Which bidi class does character { $position }, { $character }, have?

answer-none = None of them
answer-condition = Condition { $number }. { $statement }
answer-registration-allowed = It may be registered
answer-registration-refused = It is refused
answer-registration-needs-review = It depends on the parent zone
answer-registration-not-applicable = Nobody can register it
answer-class = { $class } – { $name }
answer-class-of = { $character } has the class { $class } ({ $name }).
answer-shows = { $display } shows { $text }.
answer-it-shows = It shows { $text }.
answer-shown-as = { $name } is shown as { $text }.
answer-it-shown-as = It is shown as { $text }.
answer-it-stays-together = It is shown as { $text }. Every label stays together.
answer-it-is-split = It is shown as { $text }. Label { $label } is split.
answer-satisfied = It satisfies the Bidi rule.
answer-not-applicable = It is not a Bidi domain name, so the Bidi rule does not apply.
answer-deciding = Character { $position }, { $character }: { $explanation }

guess-result =
    { $correct ->
        [all] Right: all { $count } are at the correct position.
        [0] Not yet: none of the { $count } is at the correct position.
        [one] Not yet: 1 of { $count } is at the correct position.
       *[other] Not yet: { $correct } of { $count } are at the correct position.
    }

lesson-step-heading = Step { $number } of { $count }: { $title }
lesson-instruction = Put each character at the position where a reader sees it, in: { $display }
lesson-name = the name { $name }
lesson-name-sentence = The name { $name }.
lesson-name-typed = { $name }, typed { $typed }
lesson-name-shown = { $name }, { $shown }

lesson-check-title =
    { $count ->
        [one] { $file }: “{ $title }”, 1 step
       *[other] { $file }: “{ $title }”, { $count } steps
    }
lesson-check-step = { $number }. { $title } ({ $kind }; line { $line })
lesson-check-name = name: { $name }
lesson-check-display = { $name } in { $display } is shown as { $text }
lesson-check-right = right: { $answer }
lesson-check-wrong = wrong: { $answer }
lesson-check-answer = { $answer } ({ $explanation })
lesson-check-warning = Warning: { $warning }
lesson-warning-nothing-to-move = There is nothing to move: every character is already at its position.
lesson-warning-all-right = Every answer is right, so the question teaches nothing.
lesson-one-file = The window opens one lesson. Use --check for several files.

lesson-error-line = line { $line }: { $reason }
lesson-error-key = “{ $key }”: { $reason }
lesson-error-not-utf8 = The file is not UTF-8 (at byte { $byte }). Save it as UTF-8 text.
lesson-error-empty = The file is empty. The command “bidiscope lesson --example” prints a lesson to begin with.
lesson-error-too-large = The file has more than { $most } KiB, which is too large for a lesson.
lesson-error-not-toml = This is not valid TOML: { $reason }
lesson-error-not-a-lesson = This is not a lesson. A lesson begins with { $format } and { $version }.
lesson-error-newer = The lesson is for a newer version of bidiscope (its format is { $version }; this program reads { $known }). Use the newer program.
lesson-error-version = “version” must be { $known }.
lesson-error-no-steps = The lesson has no steps. Begin each with a line “[[step]]”.
lesson-error-not-steps = { $reason }: begin each step with a line “[[step]]”
lesson-error-too-many-steps = The lesson has { $count } steps; at most { $most } are allowed.
lesson-error-title = “title” must have 1 to { $most } characters, none of them right-to-left or invisible.
lesson-error-no-words = “words” is empty.
lesson-error-missing-key = The step needs the key “{ $key }”.
lesson-error-unused-key = A step of kind “{ $kind }” has no key “{ $key }”. Remove it.
lesson-error-not-among = “display” must be one of “displays”, from which the answer is chosen.
lesson-error-name = “{ $key }” cannot be read as a name: { $reason }
lesson-error-name-too-long = The name in “{ $key }” has more than { $most } characters.
lesson-error-about = “about” is { $number }, but the characters of the name have the numbers 0 to { $last }.
lesson-error-parent = The name is not below “{ $zone }”.
lesson-error-list-length = “{ $key }” must be a list of { $fewest } to { $most }.
lesson-error-twice = “{ $key }” has the same item twice.
lesson-error-character = The words contain { $character }. Write a name between braces, such as { $name }, and text to type between grave accents (U+0060).
lesson-error-open-brace = A brace is not closed in its paragraph.
lesson-error-open-accent = A grave accent (U+0060) is not closed in its paragraph.
lesson-error-closing = A closing brace has no opening one. Write a name between braces, such as { $name }.
lesson-error-name-in-words = The name between braces cannot be read: { $reason }
lesson-error-words-too-long = The words have more than { $most } characters.

## The tab Learn: the documents as pages

learn-glossary = Glossary
    .about = Terms of bidi and IDNA, each with the section that defines it. In Inspect, a class or rule shows its entry when you point at it.
learn-errors = Errors in the documents
    .about = Errors, contradictions and gaps in the documents, each with a name that shows it and what bidiscope does.
learn-row = { $document }, { $section }: { $row }
learn-column-paper = the paper
learn-column-uba-2001 =
    { $paragraph ->
        [auto] UBA of 2001, automatic
       *[ltr] UBA of 2001
    }
learn-column-uba-current =
    { $paragraph ->
        [auto] Current UBA, automatic
       *[ltr] Current UBA
    }
learn-unreadable = This cannot be read.
learn-looks-same = { $name } looks the same.
learn-looks-different = { $name } looks different.
learn-looks-same-opposite = { $name } looks the same in the opposite paragraph.
learn-looks-different-opposite = { $name } looks different in the opposite paragraph.
learn-classes =
    { $count ->
        [one] Class: { $classes }.
       *[other] Classes: { $classes }.
    }
learn-bidi-rule = Bidi rule: { $verdict }.
learn-violates = Violates the rule: { $rule }
learn-satisfies = Satisfies the rule: { $rule }
learn-nfc = In Normalization Form C: { $text }.
learn-with-controls = With controls: { $text }
learn-without-controls = Without controls: { $text }
learn-found = Found: { $text }
learn-not-found = Another identifier is found.
learn-fields = Fields: { $fields }
learn-context-splits = { $context }: its digits move into this label.
learn-context-keeps = { $context }: no label is split.
learn-edit-moves = Before the edit: { $name }. Characters far from the edit move.
learn-edit-keeps = Before the edit: { $name }. No character far from the edit moves.

document-paper = Bidirectional Domain Names (Atkin, Stansifer, Alsharif 2001)
document-rfc-5893 = RFC 5893 (2010)
document-duerst = Internet Identifiers and Bidirectionality (Dürst 2001)
document-davis = Bidi IRIs (Davis 2011)

document-section-paper-table-1 = Table 1: the notation
    .about = The ASCII characters that stand for each bidi class in the paper’s examples.
document-section-paper-figure-1 = Figure 1: three spellings of one letter
    .about = One letter with two marks can be stored in three ways. Normalization Form C makes them equal.
document-section-paper-figure-2 = Figure 2: a ligature and its letters
    .about = The ligature fi is one character that looks like two letters. The paper excludes such characters.
document-section-paper-figure-3 = Figure 3: full stops in an automatic paragraph
    .about = Where the first letter decides the paragraph direction, two names can look the same. In the one-to-one display, labels keep their places.
document-section-paper-figure-4 = Figure 4: hyphens next to digits
    .about = In 2001 the hyphen-minus was a terminator (ET) and belonged to adjacent digits. Since Unicode 4.0.1 it is a separator (ES), and the UBA shows line 3.
document-section-paper-figure-5 = Figure 5: one display, two names
    .about = A label with letters of both directions can be read in two ways.
document-section-paper-figure-6 = Figure 6: its own inverse
    .about = The one-to-one display is an involution: applied twice, it gives the original string.
document-section-paper-table-2 = Table 2: permitted characters
    .about = The right-to-left characters and digits that the paper permits in names.
document-section-paper-section-2 = Section II: excluded characters
    .about = The characters that the text excludes: presentation forms, points, signs and controls.
document-section-paper-table-3 = Table 3: letters and hyphens
    .about = Labels of letters and hyphens. The one-to-one display reverses each right-to-left run in place. The UBA agrees unless the first letter is right-to-left.
document-section-paper-table-4 = Table 4: letters, digits and hyphens
    .about = In the one-to-one display, European digits go with left-to-right letters, Arabic digits with right-to-left ones. In the UBA the last letter before them decides.
document-section-paper-section-5 = Section V: compared with the UBA
    .about = Rows of Table 4 that the UBA shows differently in a left-to-right paragraph. The text mentions two of them.
document-section-paper-section-4 = Section IV: its own inverse
    .about = The algorithm of the one-to-one display also turns a display back into the name.
document-section-paper-appendix = Appendix: the Java program
    .about = Where the printed program and the text differ, bidiscope follows the text.
document-section-rfc5893-section-1-4 = Section 1.4: terms and classes
    .about = The bidi classes in the rule, and the definitions of RTL label and Bidi domain name.
document-section-rfc5893-section-2 = Section 2: the six conditions
    .about = Each condition with a name that satisfies it and one that violates it, and the two guarantees.
document-section-rfc5893-section-3 = Section 3: the requirements of the rule
    .about = Labels must stay together (Character Grouping) and must not look like others (Label Uniqueness).
document-section-rfc5893-section-4-1 = Section 4.1: Dhivehi
    .about = A Dhivehi word ends with a mark. IDNA2003 refused it; the Bidi rule allows it.
document-section-rfc5893-section-4-2 = Section 4.2: Yiddish
    .about = The acronym YIVO also ends with a mark, and so do words with a pointed PE.
document-section-rfc5893-section-4-3 = Section 4.3: strings with numbers
    .about = ALEF 5 and 5 ALEF look the same in a left-to-right paragraph. Only one of them may be registered.
document-section-rfc5893-section-5 = Section 5: hazards
    .about = After a right-to-left label, the leading digits of a label appear to move into the label before. A registry cannot prevent all cases.
document-section-rfc5893-section-6 = Section 6: other issues
    .about = Digits of several scripts, and numbers at the ends of labels.
document-section-rfc5893-section-7-1 = Section 7.1: older programs
    .about = How a program for IDNA2003 handles names that the rule allows.
document-section-rfc5893-section-7-2 = Section 7.2: later Unicode versions
    .about = The classes of characters can change from one Unicode version to the next.
document-section-rfc5893-section-8 = Section 8: security
    .about = A name looks different where it is pasted, and an edit moves characters far from it.
document-section-duerst-section-2 = Section 2: notation
    .about = Capitals stand for right-to-left letters, and entities for directional marks.
document-section-duerst-section-3 = Section 3: components
    .about = Structural characters divide an identifier into components, which are in order from left to right.
document-section-duerst-section-4-2 = Section 4.2: natural direction
    .about = Each component has its own direction.
document-section-duerst-section-4-3 = Section 4.3: inserted controls
    .about = With controls around components, the UBA shows the same.
document-section-duerst-section-4-4 = Section 4.4: removed controls
    .about = The controls are removed before the identifier is looked up.
document-section-duerst-section-5 = Section 5: restrictions
    .about = The characters that a component cannot contain.
document-section-davis-first-table = First table: the current UBA
    .about = The UBA changes the order of an address, in a different way in each paragraph direction.
document-section-davis-second-table = Second table: constant order
    .about = The proposal: fields are in order from left to right everywhere.
document-section-davis-third-table = Third table: order of the environment
    .about = The alternative: the surrounding text, or the address itself, decides the order of the fields.
document-section-davis-grammar = Grammar: finding identifiers
    .about = How an address is recognized in running text.
document-section-davis-inclusion = inclusionChar: punctuation that belongs to an address
    .about = Punctuation that is allowed within an address, but not at its end.
document-section-davis-termination = Termination: the end of an address
    .about = Characters that end an address, and two former symbols that do not.
document-section-davis-continuation = Continuation: characters of an address
    .about = Characters that continue an address.
document-section-davis-separators = Separators: fields
    .about = The characters that separate the fields of an address.

## Glossary: each term in two sentences; .term is the term as sentences use it

glossary-class-l = A left-to-right letter, such as a. It is strong: it sets the direction of adjacent neutral characters.
glossary-class-r = A right-to-left letter of Hebrew and most other right-to-left scripts. It is strong, like L.
glossary-class-al = An Arabic letter, or one of Syriac or Thaana. It is right-to-left like R, but European digits after it become Arabic ones.
glossary-class-en = A European digit, 0 to 9, or a Persian or Urdu one. A number is read from left to right, also in right-to-left text.
glossary-class-es = The plus sign and the hyphen-minus. Between two European digits it belongs to the number; elsewhere it is neutral.
glossary-class-et = A sign used with numbers, such as % or #. Next to European digits it belongs to the number; elsewhere it is neutral.
glossary-class-an = An Arabic-Indic digit. Its number is also read from left to right, but is part of right-to-left text.
glossary-class-cs = A common separator, such as the full stop or the comma. Between two digits of one kind it belongs to the number; elsewhere it is neutral.
glossary-class-nsm = A mark above or below a letter. It takes the class of the character before it.
glossary-class-bn = A joiner or an invisible control. The rules ignore it.
glossary-class-b = A paragraph separator. The text after it is ordered separately.
glossary-class-s = A segment separator, such as the tab. It takes the level of the paragraph.
glossary-class-ws = A space. It is neutral: the text on both sides decides its direction.
glossary-class-on = Any other sign, such as @ or &. It is neutral: the text on both sides decides its direction.
glossary-class-lre = The control that begins a left-to-right embedding. The text up to PDF has a higher level.
glossary-class-lro = The control that begins a left-to-right override. Up to PDF, every character counts as L.
glossary-class-rle = The control that begins a right-to-left embedding. The text up to PDF has a higher level.
glossary-class-rlo = The control that begins a right-to-left override. Up to PDF, every character counts as R.
glossary-class-pdf = The control that ends the last embedding or override. It does not end an isolate.
glossary-class-lri = The control that begins a left-to-right isolate. To the text around it, the isolate counts as one neutral character.
glossary-class-rli = The control that begins a right-to-left isolate. To the text around it, the isolate counts as one neutral character.
glossary-class-fsi = The control that begins an isolate with the direction of its first strong letter. To the text around it, the isolate counts as one neutral character.
glossary-class-pdi = The control that ends the last isolate. It also ends the embeddings in that isolate.
glossary-logical-order = The order in which characters are typed, stored and read. It is the name itself; a display is only a view of it.
    .term = logical order
glossary-visual-order = The order of characters on the screen, from left to right. Two names can have the same visual order.
    .term = visual order
glossary-paragraph-direction = The direction of a whole line. An application sets it, or the first strong letter decides.
    .term = paragraph direction
glossary-level = The depth and direction of a character: even levels are left-to-right, odd ones right-to-left. Rule L2 reverses runs from the highest level down.
    .term = level
glossary-sos = The direction that counts before the first character of a sequence. It is that of the higher of the two adjacent levels.
    .term = sos
glossary-eos = The direction that counts after the last character of a sequence. It is that of the higher of the two adjacent levels.
    .term = eos
glossary-level-run = Adjacent characters with the same level. It is as long as possible.
    .term = level run
glossary-isolating-run-sequence = Level runs that belong together, without the isolates between them. The rules for weak and neutral characters apply to one sequence at a time.
    .term = isolating run sequence
glossary-embedding = A part of the text with its own direction, between LRE or RLE and PDF. It affects the order of the text around it.
    .term = embedding
glossary-override = A part of the text between LRO or RLO and PDF in which all characters have one direction. Their own classes do not count.
    .term = override
glossary-isolate = A part of the text with its own direction that does not affect the text around it. It begins with LRI, RLI or FSI and ends with PDI.
    .term = isolate
glossary-strong = Letters, of the classes L, R and AL. They have a direction and decide that of adjacent neutral characters.
    .term = strong
glossary-weak = Digits, signs used with digits, and marks. Their direction depends on the letters before them.
    .term = weak
glossary-neutral = Spaces and most signs. They have the direction of the text on both sides, or else that of the paragraph.
    .term = neutral
glossary-mirrored = Brackets and similar characters in right-to-left text. They are drawn as mirror images, so that an opening bracket still opens.
    .term = mirrored
glossary-label = A part of a domain name between two full stops. Registries have rules for labels, but displays show whole lines.
    .term = label
glossary-ldh-label = A label of ASCII letters, digits and hyphens. Before IDNA there were no other labels.
    .term = LDH label
glossary-a-label = The form of a label in the DNS: ASCII that begins with xn--. It stands for exactly one U-label.
    .term = A-label
glossary-u-label = A label in its own characters, as people read it. It has exactly one A-label.
    .term = U-label
glossary-rtl-label = A label with at least one character of class R, AL or AN. Conditions 2 to 4 of the Bidi rule are about labels that begin right-to-left.
    .term = RTL label
glossary-ltr-label = A label without a character of class R, AL or AN. Conditions 5 and 6 of the Bidi rule are about labels that begin left-to-right.
    .term = LTR label
glossary-bidi-domain-name = A name with at least one RTL label. The Bidi rule applies to all labels of such a name, also to the ASCII ones.
    .term = Bidi domain name
glossary-character-grouping = The requirement that the characters of a label stay together on the screen. It must hold whatever names are next to it.
    .term = Character Grouping
glossary-label-uniqueness = The requirement that no two labels look the same in one paragraph. For this reason 5 ALEF is refused.
    .term = Label Uniqueness
glossary-component = A part of an identifier between structural characters such as the full stop and the solidus. Dürst shows components from left to right, each in its own direction.
    .term = component
glossary-field = A part of an address between its separators. Davis keeps the fields in one order, whatever letters they have.
    .term = field
glossary-visual-collision = Another name that looks the same in a display. In a one-to-one display there is none.
    .term = visual collision
glossary-one-to-one = A display in which no two names look the same. From the line on screen, a reader knows the name.
    .term = one-to-one

## How unclear places of the documents are interpreted

interpretation-davis-domain-characters = A domain contains what UTS #46 allows, without the terminating characters. Gershayim and geresh (after a Hebrew letter) and the katakana middle dot (in Japanese) are allowed. At the end of a domain they are punctuation.
interpretation-davis-termination = The list of terminating characters in ASCII and Latin-1 is complete. The section and paragraph signs are not in it, so an identifier goes on after them.
interpretation-davis-std3 = The UTS #46 statuses valid, mapped and deviation include the STD3 rules. Of ASCII, a domain contains only letters, digits and the hyphen.
interpretation-davis-final-inclusion = “A final inclusionChar is excluded”: all of them at the end are excluded, not only one.
interpretation-davis-extensions = Userinfo, ports and IP addresses are “TBD”. An identifier ends before them unless an option includes them. The part after a port still belongs to the identifier and is shown with it.
interpretation-davis-first-table = The row RTL of the first table, com.D.C.http://a.b. with a final full stop, is an error. The address has no final full stop.
interpretation-davis-content-order = In content order, an address with a right-to-left letter has its fields from right to left in every environment. The row LTR of the last table shows the order of the environment.
interpretation-atkin2001-java = The Java program treats #, $, % and + like the hyphen-minus. The text makes all other characters left-to-right; bidiscope follows the text.
interpretation-atkin2001-table-2 = Table 2 lists characters that the text excludes: punctuation, signs, compatibility and unassigned characters. The findings report both.
interpretation-atkin2001-figure-5 = The text says that a left-to-right paragraph shows DEFabc like abcDEF. This is wrong. It is true of other names, such as AB12 and 12AB.
interpretation-duerst-structural = The structural characters are “'@', '.', ':', '/', and so on”. The characters ?, #, & and = and the label separators of IDNA also count as such.
interpretation-duerst-restriction-3 = “Any other class of characters” includes marks, which have a class of their own.
interpretation-rfc5893-second-guarantee = The guarantee is false in a right-to-left paragraph: 1-a and a-1 before a right-to-left label look the same.

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

marked-davis = Davis’s controls
marked-durst = Dürst’s controls
marked-isolates = isolates
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

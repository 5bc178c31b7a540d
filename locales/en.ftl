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
unreadable-zone = The parent zone cannot be read, so the whole name is judged. { $error }

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
        [allowed-in-part] The other labels may be registered (IDNA2008)
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
count-permitted-in-part = Of these, names with a label that nobody registers, such as “_dmarc”
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

## Files and lists that cannot be read or written. Each is the end of a line after the name of the file and a colon.

file-error =
    { $error ->
        [not-found] there is no such file or folder
        [permission-denied] permission is denied
        [is-a-folder] it is a folder
        [not-a-folder] a part of its path is not a folder
        [read-only] the disk is read-only
        [disk-full] no space is left on the disk
        [quota-exceeded] the disk quota of its owner is used up
        [too-large] it would exceed the size limit for files
        [out-of-memory] there is not enough memory
        [running-program] a program is running from it
        [invalid-name] its name is too long, or not allowed for a file
        [already-exists] the file exists already
        [not-a-file] it is a pipe or a device, not a file
        [no-name] a file needs a name
        [folder-name] this is the name of a folder
        [link-loop] its symbolic links form a loop
       *[system] { $system }
    }
file-error-in-folder = no file can be created in its folder: { $reason }
file-error-too-long =
    { $unit ->
        [megabytes] it has more than { $size } megabytes
       *[kilobytes] it has more than { $size } kilobytes
    }
list-error-no-column = there is no column “{ $column }”; the columns are { $columns }
list-error-no-column-of-many = there is no column “{ $column }”; the first columns are { $columns }
list-error-not-kept = names beyond the memory limit cannot be kept in { $folder }: { $reason }
list-error-utf-16 = this is text in UTF-16: save it as UTF-8, and use that file
list-error-archive = this is a spreadsheet or an archive: save the table as CSV in UTF-8, and use that file
list-error-pdf = this is a PDF document: save the names as text in UTF-8, and use that file
list-error-gzip = this is compressed by gzip: decompress it, and use the file inside
list-error-zero-bytes = this is not text, because it contains zero bytes: save the names as text in UTF-8, and use that file

## Entries of a list without a name, and names outside the parent zone. Each follows the line of the list and a colon.

entry-no-field = the record has no field in that column
entry-open-record = a quotation mark in this record is not closed: its { $lines } lines extend to the end of the list
entry-line-too-long = the line is longer than { $most } bytes, the most that is read
entry-not-json = this is not JSON: column { $column } cannot be read
entry-not-an-object = this is not a JSON object
entry-no-key = there is no key “{ $key }” in this line
entry-not-text = the value of “{ $key }” is not a string
entry-open-quote = a quotation mark in this line is not closed
entry-open-entry = the entry is longer than { $most } bytes, or a parenthesis or quotation mark in it is not closed
entry-no-record = there is no record after the owner
entry-empty-label = the owner cannot be read: two dots stand together, or it begins with one
entry-full-stop-in-label = a label of the owner contains a full stop
entry-unknown-control-entry = $INCLUDE and $GENERATE are not read, only $ORIGIN and $TTL
entry-invalid-name =
    { $part ->
        [origin] the origin cannot be read: { $reason }
       *[owner] the owner cannot be read: { $reason }
    }
invalid-name-reason =
    { $reason ->
        [no-origin] it does not end in a full stop, and there is no $ORIGIN before it
        [bad-escape] a backslash must be followed by three digits, at most 255, or by one other character
       *[not-a-name] it is not a domain name: labels have at most 63 octets, names at most 255
    }
name-is-zone = this is the parent zone itself: put the label to register before it
name-outside-zone = this name does not end in the parent zone: leave out --parent, or use --append

## Titles in the help and in the columns of lists

list-format =
    { $format ->
        [csv] CSV
        [jsonl] JSON Lines
        [zone] a zone file
       *[names] one name a line
    }
row-format =
    { $format ->
        [jsonl] JSON Lines: one object for each name
        [parquet] Apache Parquet (only in builds with the feature “parquet”)
       *[csv] CSV with a header
    }
concern =
    { $concern ->
        [refused] IDNA2008 refuses the name
        [needs-review] the verdict is “needs-review”
        [warned] there is a warning
        [taken] the list of --against has the same name
       *[confusable] the name looks like another, or is another spelling of it
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
list-column-collision-across = Same across
list-column-duplicate-of = Repeats line
list-column-against-ltr = Other list, LTR
list-column-against-rtl = Other list, RTL
list-column-against-one-to-one = Other list, one-to-one
list-column-against-across = Other list, across
list-column-against-confusable-ltr = Other list, confusable in LTR
list-column-against-confusable-rtl = Other list, confusable in RTL
list-column-against-same-name = Other list, same name
list-column-warnings = Warnings

## Errors in a file of words

catalogue-line = line { $line }: { $problem }
catalogue-empty = the file is empty
catalogue-too-large = the file has more than { $size } KiB
catalogue-not-utf-8 = the file is not UTF-8 after { $bytes } bytes: save it as UTF-8
catalogue-not-fluent = this is not Fluent: { $error }
catalogue-control-character = remove the control character { $character }
catalogue-twice = the message “{ $key }” occurs twice: remove one
catalogue-unknown-message = there is no message “{ $key }”: compare it with the English file
catalogue-unknown-variable = the message “{ $key }” has no variable ${ $variable }; it can use { $known }
catalogue-no-variables = the message “{ $key }” has no variable ${ $variable }; it can use none
catalogue-no-language = add a line with the language, such as “language = en”
catalogue-invalid-language = “{ $text }” is not a language tag, such as “en”, “ar” or “he-IL”
catalogue-invalid-direction = “{ $text }” is not a direction: write “direction = ltr” or “direction = rtl”
catalogue-no-direction = add a line with the direction, “direction = ltr” or “direction = rtl”

## Names of a list in the window, and findings with their positions

list-status =
    { $status ->
        [refused] Refused
        [needs-review] Needs review
        [allowed] May be registered
        [allowed-in-part] The other labels may be registered
        [not-applicable] Not registered
       *[unreadable] Cannot be read
    }
list-finding =
    { $finding ->
        [idna-noncanonical-a-label] { $document }: A-label spelled otherwise
        [idna-not-ldh] { $document }: not a host name
        [dns-label-too-long] { $document }: label too long
        [dns-name-too-long] { $document }: name too long
        [no-domain-name] { $document }: not a domain name
       *[other] { $document }: { $topic }
    }
list-row = Line { $line }: { $name }, { $status }
list-row-typed = { $row }, given as { $typed }
list-violation =
    { $more ->
        [0] Condition { $condition }: { $character } in label { $label }
       *[other] Condition { $condition }: { $character } in label { $label }; { $more } more
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
position-range = { $first } to { $last }
positions-more = { $count } more

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

## Messages of all commands. Each follows the name of the program and a colon, and so begins with a small letter.

standard-input = standard input
standard-input-empty = no name was given on standard input
file-message = { $file }: { $reason }
file-exists = { $file }: the file exists already; --overwrite replaces it
file-unread = { $file } cannot be read: { $reason }
file-not-saved = { $file }: it cannot be saved: { $reason }
file-is-read = { $file }: this command reads the file, and so cannot write it
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
notation-with-link = “--notation” says how NAME is written, but a link says that itself
notation-without-names = “--notation” says how names are written, but “{ $command }” takes none
name-before-command = NAME opens the window, and cannot stand before the command “{ $command }”
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
against-needs-column = it is read as { $format }: name the column of the names with --against-column
against-without-columns = it is read as { $format }, without columns: leave out --against-column
against-not-names =
    { $count ->
        [one] 1 of its { $entries } entries is not a name (line { $line }). It is read as { $format }; --against-format and --against-column change that
       *[other] { $count } of its { $entries } entries are not names, the first in line { $line }. It is read as { $format }; --against-format and --against-column change that
    }
against-unreadable =
    { $count ->
        [one] { $file }: 1 line cannot be read, and is not compared
       *[other] { $file }: { $count } lines cannot be read, and are not compared
    }
against-white-space =
    { $count ->
        [one] { $file }: 1 name begins or ends with white space, which counts as part of the name
       *[other] { $file }: { $count } names begin or end with white space, which counts as part of the name
    }
fail-on-with-check = “--fail-on” applies the rules of IDNA2008: leave out “--check={ $rules }” or “--fail-on”
fail-on-without-groups = “--fail-on confusable” needs the groups: leave out “--no-groups”
no-parquet = this program cannot write Parquet: it was built without the feature “parquet”
for-spreadsheet-without-csv = “--for-spreadsheet” is only for CSV
standard-input-twice = standard input cannot be both the list and the list of --against
column-without-groups = the column { $column } needs the groups: leave out “--no-groups”
progress-template = { $percent } %, { $work }, { $remaining } left
progress-names = { $count } names, { $speed } a second
progress-comparing = comparing the names
progress-other-list = reading the other list
progress-report = writing the report

# The summary: clauses, joined by and-clause.
and-clause = { $first }, { $next }
scan-names =
    { $count ->
        [one] 1 name
       *[other] { $count } names
    }
scan-unreadable = { $count } cannot be read
scan-failing =
    { $count ->
        [one] 1 fails ({ $concerns })
       *[other] { $count } fail ({ $concerns })
    }
scan-not-passing =
    { $count ->
        [one] 1 does not pass { $rules }
       *[other] { $count } do not pass { $rules }
    }
scan-taken =
    { $count ->
        [one] 1 of them is taken
       *[other] { $count } of them are taken
    }
scan-needs-review =
    { $count ->
        [one] 1 needs review
       *[other] { $count } need review
    }
scan-zone-appended-twice =
    { $count ->
        [one] warning: 1 name ends in the parent zone already, and --append appended it again
       *[other] warning: { $count } names end in the parent zone already, and --append appended it again
    }
scan-stopped = stopped before the end; { $summary }

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
title-of-sheet = How { $name } is displayed
title-of-sheets = How { $count } domain names are displayed
contents-line = { $number }: { $name }, page { $page }
attached-json = The inspection of the name, as “bidiscope inspect --json” gives it

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
no-other-display = there is no other display

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

## Steps of a display: what each rule does, by its identifier (UAX #9; Atkin, Stansifer and Alsharif 2001, section IV)

rule-P2 = Find the first strong character (L, R or AL), ignoring everything inside isolates.
rule-P3 = If that character is R or AL, the paragraph level is 1, otherwise 0. A given direction decides instead (HL1). Even levels are left-to-right, odd levels right-to-left.
rule-X1 = Start at the paragraph level, without override or isolate.
rule-X2 = RLE opens a right-to-left embedding: the characters after it get the next odd level.
rule-X3 = LRE opens a left-to-right embedding: the characters after it get the next even level.
rule-X4 = RLO opens a right-to-left override: the characters after it get the next odd level and class R.
rule-X5 = LRO opens a left-to-right override: the characters after it get the next even level and class L.
rule-X5a = RLI opens a right-to-left isolate. It keeps the level around it; the characters after it get the next odd level.
rule-X5b = LRI opens a left-to-right isolate. It keeps the level around it; the characters after it get the next even level.
rule-X5c = FSI opens an isolate with the direction of its first strong character: it works like RLI or LRI.
rule-X6 = Every other character gets the level of its embedding, and the class of an override around it.
rule-X6a = PDI closes the last isolate and every embedding opened inside it. It gets the level around the isolate.
rule-X7 = PDF closes the last embedding or override, if the same isolate contains both.
rule-X8 = The end of the paragraph closes everything. A paragraph separator gets the paragraph level.
rule-X9 = The following rules ignore embedding and override controls, PDF and boundary neutrals (BN).
rule-X10 = Adjacent characters of one level form a level run. Runs that an isolate separates form one isolating run sequence. The higher level at each end gives its direction (sos, eos).
rule-W1 = A nonspacing mark takes the class of the character before it, or of sos. After an isolate control it becomes ON.
rule-W2 = A European number becomes an Arabic number (AN) if the last strong character before it is an Arabic letter (AL).
rule-W3 = An Arabic letter (AL) becomes R.
rule-W4 = One European separator between European numbers becomes EN. One common separator between numbers of one class takes that class.
rule-W5 = European terminators next to a European number become EN.
rule-W6 = The other separators and terminators become neutral (ON).
rule-W7 = A European number becomes L if the last strong character before it is L. Without such a character, sos decides.
rule-N0 = A bracket pair takes the embedding direction if a character inside has it. If only the opposite direction is inside, it takes that, provided the text before has it too. Otherwise it takes the embedding direction.
rule-N1 = Neutrals between two characters of one direction take that direction. EN and AN count as R; at the ends sos and eos count.
rule-N2 = Every other neutral takes the embedding direction.
rule-I1 = At an even level, R goes up one level; AN and EN go up two.
rule-I2 = At an odd level, L, EN and AN go up one level.
rule-L1 = Tabs, paragraph separators, and white space before them or at the end of the line return to the paragraph level.
rule-L2 = From the highest level down to the lowest odd level, reverse every run at that level or higher.
rule-L3 = Marks and removed characters that L2 has reversed move back after their base.
rule-logical = The characters are shown as they are stored, from left to right.
rule-classes = The display gives the hyphen or digits another class before the rules apply (UAX #9, HL3 and HL4).
rule-fields = The fields follow each other from right to left. Each is shown as it is alone.
rule-insert = The display adds a formatting character that is not part of the name.
rule-surround = A character of the text around the name takes part in the rules.
rule-assign = Arabic and Hebrew letters are right-to-left. Everything else is left-to-right, except digits and hyphens, which later steps decide.
rule-digits-forward = Arabic numerals are right-to-left. European digits are left-to-right after a left-to-right character, or after none, apart from digits and hyphens.
rule-digits-reverse = The remaining European digits follow a right-to-left letter. They are right-to-left if one follows them too, otherwise left-to-right.
rule-hyphens-forward = A hyphen is left-to-right after a left-to-right character, or after none, apart from hyphens.
rule-hyphens-reverse = The remaining hyphens follow a right-to-left character. They are right-to-left if one follows them too, otherwise left-to-right.
operation-empty = After left-to-right text, output the stack from its top, then the accumulator, then the character.
operation-clear = After right-to-left text, output the accumulator, then the stack from its top, then the character.
operation-push = For a right-to-left letter or hyphen, push the accumulator onto the stack as one piece, then the character.
operation-accumulate = Add a right-to-left digit to the accumulator, so that its number is read from left to right.

## What a step did, in one line of parts, such as “EN to AN: 4-5; ES to ON: 3”.
## { $characters } are positions, in a terminal with the characters.

outcome-class = { $from } to { $to }: { $characters }
outcome-level = level { $from } to { $to }: { $characters }
outcome-outside = outside the name: { $changes }
outcome-outside-class = { $character } { $from } to { $to }
outcome-outside-level = { $character } level { $from } to { $to }
outcome-first-strong = the first strong character is { $character }
outcome-first-strong-outside = the first strong character is { $character }, outside the name
outcome-no-strong = the name has no strong character
outcome-paragraph = the paragraph is at level { $level }
outcome-paragraphs = level { $level }: { $characters }
outcome-overflow = beyond the maximum depth: { $characters }
outcome-removed = ignored from here on: { $characters }
outcome-removed-outside =
    { $count ->
        [one] ignored outside the name: 1 character
       *[other] ignored outside the name: { $count } characters
    }
outcome-level-runs =
    { $count ->
        [one] 1 level run
       *[other] { $count } level runs
    }
outcome-sequence = { $characters } at level { $level }, sos { $sos }, eos { $eos }
outcome-sequence-outside = only characters outside the name at level { $level }, sos { $sos }, eos { $eos }
outcome-more-sequences = and { $count } more sequences
outcome-pair = the pair { $opening } and { $closing } becomes { $class }
outcome-pair-unchanged = the pair { $opening } and { $closing } does not change
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

## Why a step did so. “It” is the character that the sentence is about. Each of these is one sentence or several.

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
            [sos] Sos is R, because the higher of the two levels that meet there, { $level }, is odd.
            [eos] Eos is R, because the higher of the two levels that meet there, { $level }, is odd.
           *[both] Sos and eos are R, because the higher of the levels that meet at each, { $level }, is odd.
        }
       *[ltr] { $edge ->
            [sos] Sos is L, because the higher of the two levels that meet there, { $level }, is even.
            [eos] Eos is L, because the higher of the two levels that meet there, { $level }, is even.
           *[both] Sos and eos are L, because the higher of the levels that meet at each, { $level }, is even.
        }
    }

why-stored = It is at position { $position }, as it is stored.
why-class-reassigned = { $from } becomes { $to }: the display gives it that class before the rules apply.
why-adjacent =
    { $inserted ->
        [yes] { $place ->
            [before] The display adds { $character } before it.
           *[after] The display adds { $character } after it.
        }
       *[no] { $place ->
            [before] { $character } of the text around the name is before it.
           *[after] { $character } of the text around the name is after it.
        }
    }
why-first-strong = It is the first strong character ({ $class }), so it decides the paragraph direction.
why-paragraph-given =
    { $direction ->
        [rtl] Its paragraph is at level { $level }: the display makes the paragraph right-to-left.
       *[ltr] Its paragraph is at level { $level }: the display makes the paragraph left-to-right.
    }
why-paragraph-first-strong =
    { $direction ->
        [rtl] Its paragraph is at level { $level }, right-to-left: the first strong character, { $character }, is { $class }.
       *[ltr] Its paragraph is at level { $level }, left-to-right: the first strong character, { $character }, is { $class }.
    }
why-paragraph-no-strong = Its paragraph is at level { $level }, left-to-right: it has no strong character outside isolates.
why-paragraph-last-character =
    { $direction ->
        [rtl] Its paragraph is at level { $level }, right-to-left: the last character, { $character }, is { $class }, and this display uses that.
       *[ltr] Its paragraph is at level { $level }, left-to-right: the last character, { $character }, is { $class }, and this display uses that.
    }
why-paragraph-component = Its paragraph is at level { $level }, right-to-left: the component contains { $character }, which is { $class }.
why-paragraph-component-none = Its paragraph is at level { $level }, left-to-right: the component contains no R, AL or AN.
why-embedded = Level { $from } becomes { $to }: { $opener } opens an embedding, override or isolate around it.
why-at-paragraph-level = Level { $from } becomes { $to }, the level of the paragraph.
why-overridden = { $from } becomes { $to }: { $opener } opens an override around it.
why-overridden-by-one = { $from } becomes { $to } by an override.
why-overflow = Its level would exceed the maximum depth, so it opens nothing.
why-removed = It is { $class }, so the following rules ignore it.
why-sequence =
    { $count ->
        [one] It is alone in an isolating run sequence at level { $level }, with sos { $sos } and eos { $eos }.
       *[other] It is in an isolating run sequence of { $count } characters at level { $level }, with sos { $sos } and eos { $eos }.
    }
why-nonspacing-mark = NSM becomes { $to }, the class of { $character } before it.
why-nonspacing-mark-isolate = NSM becomes { $to }: it follows the isolate control, { $character }.
why-nonspacing-mark-sos = NSM becomes { $to }, the class of sos: only marks are before it.
why-number-after-arabic-letter = EN becomes AN: the last strong character before it, { $character }, is { $class }.
why-arabic-letter = AL becomes R: for the following rules an Arabic letter is R.
why-separator-in-number = { $from } becomes { $class }: it is between two numbers of class { $class }, { $before } and { $after }.
why-terminator =
    { $place ->
        [after] ET becomes EN: it follows { $character }, a European number.
       *[before] ET becomes EN: it precedes { $character }, a European number.
    }
why-separator-to-neutral = { $from } becomes ON: it joined no number.
why-number-after-ltr = EN becomes L: the last strong character before it, { $character }, is { $class }.
why-number-after-sos = EN becomes L: no strong character is before it in its sequence, so sos decides.
why-pair = It forms a pair with { $partner }. Between them is { $inside }, so both become { $class }, the embedding direction.
why-pair-before = It forms a pair with { $partner }. Between them is { $inside }, before them { $before }, so both become { $class }.
why-pair-unchanged = It forms a pair with { $partner }. No strong character is between them, so they do not change.
why-bracket-mark = It becomes { $class }, like the bracket before it.
why-neutral-between-same = { $from } becomes { $to }: { $before } before it and { $after } after it have one direction.
why-neutral-by-level =
    { $direction ->
        [rtl] { $from } becomes { $to }: { $before } before it and { $after } after it differ, so its level { $level }, which is right-to-left, decides.
       *[ltr] { $from } becomes { $to }: { $before } before it and { $after } after it differ, so its level { $level }, which is left-to-right, decides.
    }
why-implicit-level =
    { $parity ->
        [odd] Level { $from } becomes { $to }: it is { $class }, and level { $from } is odd.
       *[even] Level { $from } becomes { $to }: it is { $class }, and level { $from } is even.
    }
why-level-reset = Level { $from } becomes { $to }, the paragraph level: it is the separator, { $character }, or white space before it.
why-level-reset-at-end = Level { $from } becomes { $to }, the paragraph level: the line ends here, apart from white space and controls.
why-reversed = It moves from position { $from } to { $to }: runs from its level, { $level }, down to the lowest odd level are reversed.
why-reversed-with-base = It moves from position { $from } to { $to }, with the character before it.
why-mark-moved = It moves from position { $from } to { $to }: marks and removed characters follow their base.
why-field-moved = It moves from position { $from } to { $to }: the fields follow each other from right to left.
why-follows-base =
    { $direction ->
        [rtl] { $from } becomes right-to-left, like its base, { $character }.
       *[ltr] { $from } becomes left-to-right, like its base, { $character }.
    }
why-assigned =
    { $direction ->
        [rtl] { $from } becomes right-to-left: it is an Arabic or Hebrew letter.
       *[ltr] { $from } becomes left-to-right: it is not an Arabic or Hebrew letter, a digit or a hyphen.
    }
why-arabic-numeral = { $from } becomes right-to-left: every Arabic numeral does.
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
            [digits] { $from } becomes left-to-right: nothing is before it except digits and hyphens.
           *[hyphens] { $from } becomes left-to-right: nothing is before it except hyphens.
        }
       *[after] { $ignored ->
            [digits] { $from } becomes left-to-right: nothing follows it except digits and hyphens.
           *[hyphens] { $from } becomes left-to-right: nothing follows it except hyphens.
        }
    }
why-output =
    { $source ->
        [accumulator] Operation “{ $operation }” moves it from the accumulator to position { $position }.
        [stack] Operation “{ $operation }” moves it from the stack to position { $position }.
       *[input] Operation “{ $operation }” moves it to position { $position }.
    }
why-accumulator = Operation “{ $operation }” adds it to the accumulator.
why-stack = Operation “{ $operation }” pushes it onto the stack.
why-stack-from-accumulator = Operation “{ $operation }” pushes it from the accumulator onto the stack, in one piece with the digits next to it.

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
display-subject-custom = The custom strategy
# Where both displays are of one kind; { $count } is the number of options that are not at their defaults.
display-subject-options =
    { $count ->
        [0] { $subject } (with default options)
       *[other] { $subject } ({ $options })
    }

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
        [here] Both displays have the same order, but the text around the name splits this one.
        [there] Both displays have the same order, but the text around the name splits the other one.
       *[none] Both displays show the same order.
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
        [one] The character around the name has no column. The row “surround” adds it.
       *[other] The { $count } characters around the name have no columns. The rows “surround” add them.
    }
caption-logical = The characters as they are stored
caption-output = Output so far
caption-line = The line
caption-line-l2 = The line after L2
caption-line-context = The whole line
caption-no-order =
    { $context ->
        [yes] No order yet: the name’s characters as they are stored
       *[no] No order yet: the characters as they are stored
    }
caption-by-levels =
    { $context ->
        [yes] The order by rule L2 with the levels so far of the name’s characters
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
        [one] This edit moved 1 character that is not next to it.
       *[other] This edit moved { $moved } characters that are not next to it.
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
        [none] After the step, by { $values }: { $cells }.
       *[other] After the step, by { $values }: { $cells }. Changed: { $changed }.
    }
sheet-logical-cells = Characters in logical order: { $characters }.
sheet-logical-cell = { $character }, class { $class }
sheet-display-cells = Logical positions from left to right. { $runs }.
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
        [yes] , in part
       *[no] {""}
    }: { $positions }
sheet-footer = bidiscope { $version }, Unicode { $unicode }
sheet-footer-with-title = { $title }. { $footer }
sheet-title-steps = { $name }, step by step

trace-title = { $display }: { $name }
trace-text-around =
    { $sides ->
        [before] Text before the name: { $before }
        [after] Text after the name: { $after }
       *[both] Text before the name: { $before }. Text after the name: { $after }
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
trace-too-long = The name has { $count } characters. Use --brief for more than { $limit }: it shows only what each step changes.

## Names that cannot be read

read-error-at = Character { $position }: { $error }
read-error-empty = The name is empty.
read-error-empty-label = Two dots stand together, or the name begins with one: a label is missing.
read-error-punycode = The label “{ $label }” begins with “xn--”, but its Punycode is not valid.
read-error-punycode-too-long = The label “{ $label }” begins with “xn--” and is too long: at most { $limit } octets are decoded.
read-error-punycode-separator = The Punycode of label “{ $label }” contains { $character }, which no label may contain.
read-error-not-in-notation = The notation “{ $notation }” does not have { $character }. It has { $alphabet }.
read-error-invalid-scalar-value = “{ $text }” is not a Unicode scalar value.
read-error-unknown-class = “{ $text }” is not a bidi class. The notation “classes” has { $alphabet }.
read-error-paragraph-separator = { $character } ends the paragraph, so no name may contain it.
read-error-not-utf8 = The text is not UTF-8.
read-error-too-long = The name is too long: it may have at most { $limit } characters.

# What a notation accepts, by its identifier, as the end of a sentence.
notation-unicode = every character
notation-codepoints = code points such as U+05D0, 05D0, \u05D0 or \u{"{"}5D0{"}"}, with spaces between them
notation-table1 = a-z, A-M (Arabic), N-Z (Hebrew), 0-4, 5-9 (Arabic-Indic), hyphen and full stop
notation-capitals = ASCII, with capitals for Hebrew letters (R, where the documents mean R or AL)
notation-classes = bidi classes (L, R, AL, EN, ES, ET, AN, CS, NSM, BN, ON and the others of UAX #9), with spaces between them

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

## Studies: properties of displays, by their identifiers

property-one-to-one = No two sequences have the same display.
property-own-inverse = The display is an involution: applied twice it gives the original.
property-label-order = Labels appear in their logical order, from left to right.
property-label-order-in-paragraph = Labels appear in their logical order, in the direction of the paragraph.
property-labels-together = The characters of each label stay together.
property-labels-between-separators = All characters of each label, and no others, appear between its separators.
property-same-in-both-paragraphs = The display is the same in paragraphs of both directions.
property-one-to-one-across-paragraphs = No sequence has the display that another has in a paragraph of the opposite direction.
property-agrees-with-uba-ltr = The display is that of the UBA in a left-to-right paragraph.
property-agrees-with-uba-rtl = The display is that of the UBA in a right-to-left paragraph.
property-rfc5893-label-uniqueness = RFC 5893, Label Uniqueness: no two labels that satisfy the Bidi rule have the same display.
property-rfc5893-label-uniqueness-without-l3 = Label Uniqueness without rule L3 of the UBA: no two such labels have the same display.
property-rfc5893-grouping-together = RFC 5893, Character Grouping: the characters of the label stay together.
property-rfc5893-grouping-between-delimiters = RFC 5893, Character Grouping as formally stated: all characters of the label, and no others, appear between the delimiters.
property-rfc5893-name-uniqueness = No two names have the same display if all their labels satisfy the Bidi rule.
property-rfc5893-rejected-names-across-paragraphs = Rejected by RFC 5893: no name has the display that another has in a paragraph of the opposite direction.
property-rfc5893-rejected-label-order = Rejected by RFC 5893: labels appear in network order, from left to right.
property-rfc5893-rejected-label-in-both-paragraphs = Rejected by RFC 5893: a label looks the same in paragraphs of both directions.
property-rfc5893-label-in-context = In paragraphs of one direction, a label looks the same whatever text is next to it.
property-rfc5893-second-guarantee-uniqueness = RFC 5893, second guarantee: no two names that it covers have the same display.
property-rfc5893-second-guarantee-grouping = RFC 5893, second guarantee: the characters of each label stay together.

## Studies: criteria for strategies, by their identifiers; each with one word for the head of a narrow column (.title)

criterion-no-two-alike = No two sequences have the same display.
    .title = unique
criterion-no-two-names-alike = No two names have the same display if all their labels satisfy the Bidi rule.
    .title = names
criterion-no-two-across-paragraphs = No two sequences have the same display, even in paragraphs of different directions.
    .title = across
criterion-labels-from-the-left = Labels follow each other from left to right.
    .title = left
criterion-labels-in-order = Labels follow each other in one direction, from left to right or from right to left.
    .title = order
criterion-labels-whole = The characters of each label stay together.
    .title = whole
criterion-reads-from-the-right = A name with only right-to-left letters reads from right to left, labels included, and its numbers from left to right.
    .title = right
criterion-as-in-a-book = A name with only right-to-left letters has the display of the UBA in a right-to-left paragraph.
    .title = UBA
criterion-same-in-both-paragraphs = The display is the same in paragraphs of both directions.
    .title = same
criterion-result =
    { $result ->
        [proved] all
        [holds] to { $length }
       *[fails] no { $length }
    }

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
study-fails = Fails from length { $length }.
study-fails-for = Fails from length { $length }: { $example }.
study-fails-distinct = Fails from length { $length } if characters of one class count as different.
study-fails-counted = Fails from length { $length } ({ $count } of { $cases } sequences).
study-fails-counted-distinct = Fails from length { $length } ({ $count } of { $cases } sequences) if characters of one class count as different.
study-no-result = No result.
study-unverified = Read from a file, not verified: { $result }
study-example =
    { $count ->
        [one] { $classes } is displayed as { $display }.
       *[other] { $classes } are displayed as { $display }.
    }
study-example-twice = { $classes } is displayed as { $display }, and this as { $other }.
study-example-compared = { $classes } is displayed as { $display }, but as { $other } in the display of comparison.
study-count = Length { $length }: { $cases } sequences.
study-count-displays = Length { $length }: { $cases } sequences with { $displays } different displays, { $fewer } fewer.
study-count-counterexamples = Length { $length }: { $cases } sequences, { $counterexamples } counterexamples.
study-count-distinct = Length { $length }: { $cases } sequences, { $distinct } counterexamples if characters of one class count as different.
study-count-both = Length { $length }: { $cases } sequences, { $counterexamples } counterexamples, { $distinct } if characters of one class count as different.
study-growth = Each character multiplies the number of displays by { $factor } in the long run.
study-not-counted = Not counted. { $reason }
study-from-file = Read from { $file }, not verified.

undecided-unknown = The reason is not known.
undecided-class = The automata do not support class { $class }.
undecided-context = The automata do not support text before or after the sequence.
undecided-bidi-data = The automata support only the current Unicode classes.
undecided-isolate = The automata support only left-to-right isolates around labels.
undecided-order = The automata do not support this overall order of fields.
undecided-custom = The automata do not support this combination of options.
undecided-white-space = The automata do not support white space at the end of a right-to-left line.
undecided-property = The automata cannot decide this property.
undecided-not-counted = The automata do not count the counterexamples of this property.
undecided-counts-too-large = Counting needs too many states of the automata.
undecided-too-large = An automaton needs more than { $most } states.

alphabet-empty = A study needs at least one class.
alphabet-duplicate = Class { $class } is listed twice.
alphabet-paragraph-separator = Class B ends the paragraph, so it cannot be in a name.
alphabet-unknown-class = There is no bidi class “{ $text }”.
study-too-long = There are too many sequences of { $classes } classes at length { $length }. The greatest possible length is { $longest }.
study-too-many-displays = A study has at most { $most } displays, not { $count }.
study-no-memory = The displays of length { $length } need { $megabytes } MiB of memory, which is not available. Choose a smaller length.

results-unreadable = This file does not have the results of a study. { $reason }
results-json-problem =
    { $problem ->
        [incomplete] It ends early, at line { $line }, column { $column }.
        [not-json] It is not JSON at line { $line }, column { $column }.
        [missing-key] The key “{ $text }” is missing at line { $line }, column { $column }.
        [duplicate-key] The key “{ $text }” occurs twice, again at line { $line }, column { $column }.
        [unknown-value] The value “{ $text }” is unknown, at line { $line }, column { $column }.
       *[invalid-value] A value is invalid, at line { $line }, column { $column }.
    }
results-too-long = Its sequences have up to { $length } characters; a study has at most { $most }.
results-out-of-order = Row { $row } has length { $length }, which is out of order.
results-duplicate-row = Row { $row } repeats an earlier row.
results-too-many-displays = It has more than { $most } displays.
results-too-many-cases = Row { $row } has more sequences than the classes allow at its length.
results-uncounted-example = Row { $row } has a counterexample but counts none.
results-too-many-counterexamples = Row { $row } has more counterexamples than sequences.
results-invalid-example = Row { $row } has a counterexample that does not fit its classes and length.
results-invalid-statement = Statement { $number } for all lengths has other classes, occurs twice or contradicts a row.

## Proofs

section-proofs = Proofs about these displays
proofs-range = For names of any length with characters of the classes { $classes }.
proof-of-display = { $display }: { $result }
# $statement is a sentence.
proof-statement = Theorem for { $display }: { $statement } This holds for all strings of the classes { $classes }, of any length.
proof-method =
    { $method ->
        [uniqueness] The displays of all strings are compared, with their levels. A display with its levels determines its string, and no display has two sequences of levels.
        [involution] Each display, read as a string, has the same levels again. So the reversals that made it also restore the string.
        [across] The displays in paragraphs of both directions are compared, with their levels. None belongs to two different strings.
        [labels] The labels are marked in the strings. An automaton reads the marks of every display from left to right and finds none out of place.
       *[order] Of two characters, the earlier one is on the left if the lowest level between them is even. The levels of both displays are compared, and no two characters change places.
    }
# What proofs assume.
proof-assumes-uba-levels = N has exactly the levels of the program’s UBA engine. They agree rule by rule, and for all strings up to length 5. They agree for all lengths if the engine’s automaton has at most one state more (W-method).
proof-assumes-levels = N has exactly the levels of this display. They give the program’s order for all strings up to length 5.
proof-assumes-order = The levels determine the display: by rules L2 and L3 they give its order, for all strings up to length 5.
proof-assumes-representatives = One character represents each class: every Unicode character was compared with the representative of its class.
proof-caption =
    { $drawn ->
        [all] Automaton N, the strings with their levels: { $states } states, { $finals } of them final.
       *[path] Automaton N, the strings with their levels: { $states } states, { $finals } of them final. They are too many to draw, so only the path of the string is shown.
    }
walk-no-transition = No string of this property continues with class { $class } at character { $position }.
walk-unfinished = No string of this property ends here: add characters.
walk-unknown-class = Word { $position } is not the name of a bidi class. The study has the classes { $classes }.
walk-other-class = Character { $position }, { $character }, has class { $class }. The study has the classes { $classes }.
walk-too-long = The string has { $count } characters. The path of at most { $most } is shown.

## Certificates: proofs that other programs can check. N and D are the automata of docs/certificate.md.

no-certificate-other-property = Only properties that say that displays are unique have certificates.
no-certificate-refuted = The property is false: two sequences have the same display.
no-certificate-too-large = The proof needs more than { $states } states.
certificate-not-applicable = There is no certificate of { $property } for { $display }: the property does not apply to this display.
certificate-needs-one = A certificate proves one property of one display: choose them with --property and --strategy.
certificate-not-written = { $file }: The certificate was not written. { $reason }
certificate-too-large = It would have more than { $megabytes } MiB.
certificate-stopped = The study was stopped.
certificate-cannot-save = { $file }: The certificate cannot be saved: { $reason }
certificate-invalid = This is not a certificate. { $reason }
certificate-proves-nothing = This proves nothing. { $reason }
certificate-proves-less = This is not proved beyond length { $length }. { $reason }
certificate-differs = For longer sequences, N differs from the rules of the display.
certificate-not-utf8 = This is not text in UTF-8.
certificate-of-other-property = This proves another property: { $property }.
certificate-of-other-display = This proves the property for another display: { $display }.
certificate-of-other-classes = This proves the property for other classes: { $classes }.
certificate-error-line = Line { $line } is not in the certificate format.
certificate-error-claim = Certificates do not cover this claim.
certificate-error-start = D does not begin in the initial state of N.
certificate-error-base = In state { $state } of N, a mark at level 1 follows no base at level 1.
certificate-error-transition = The transition of state { $state } of D at { $symbol } does not follow from N.
certificate-error-final = Whether state { $state } of D is final does not follow from N.
certificate-error-pair = The pair of states { $one } and { $two } is missing.
certificate-error-shared = Two strings have the same display: the levels in the final states { $one } and { $two } differ.
certificate-error-steps = The check takes more steps than the length of the certificate allows.
certificate-error-strings = N does not match the display: see { $classes }.
certificate-proved = Proved for all lengths: { $statement } ({ $property })
certificate-display = Display: { $title } ({ $display })
certificate-sequences =
    { $sequences ->
        [labels] Sequences: labels that satisfy the Bidi rule
        [names] Sequences: names whose labels all satisfy the Bidi rule
       *[all] Sequences: all
    }
certificate-classes = Classes: { $classes }
certificate-compared = N gives the order of the display for every sequence up to length { $length }. For longer ones, N agrees with the rules of the display (see docs/theorems.md).

## Explorations of strategies

exploration-title =
    { $count ->
        [one] 1 strategy, tested on all sequences of { $classes } up to length { $length }.
       *[other] { $count } strategies, tested on all sequences of { $classes } up to length { $length }.
    }
exploration-stopped = The exploration was stopped early.
# The words of “criterion-result”.
exploration-legend = all: proved for all lengths; to N: holds up to length N; no N: fails from length N
exploration-changes-title = changes
exploration-changes = Share of names whose display differs from that of uba-ltr, of uba-rtl, and of both.
exploration-both = both
exploration-different = Different displays up to length { $length }: { $count }
exploration-unmet = Satisfied by no strategy: { $criteria }
exploration-conflicts = Criteria that exclude each other, with the strategies that satisfy all but one of them:
exploration-closest = { $display } violates { $criterion }. { $result }
exploration-best = Largest sets of criteria that one strategy satisfies, with those that change the fewest names:
exploration-set =
    { $count ->
        [one] { $criteria } (1 strategy)
       *[other] { $criteria } ({ $count } strategies)
    }
exploration-no-criterion = no criterion
exploration-least = { $display } changes { $ltr } of the names in left-to-right and { $rtl } in right-to-left paragraphs.

## The commands “study” and “collisions”

progress-study = Length { $length }, { $percent } %, { $seconds } s left
progress-decided = { $done } of { $all } decided
progress-explored = { $done } of { $all } explored, { $seconds } s left
stopped-early =
    { $output ->
        [lines] Stopped early. The lines have the results so far.
        [file] Stopped early. { $file } has the results so far.
       *[table] Stopped early. The table has the results so far.
    }
results-cannot-save = { $file }: The results cannot be saved: { $reason }
results-not-saved = { $file }: Nothing was saved, because nothing was finished.
output-not-a-file = “-” is not a file. Write “./-” for a file of that name.
number-too-small = Enter 1 or more.
number-invalid = This is not a number that can be counted to.
number-out-of-range = Enter a number from 0 to { $most }.

collisions-display = { $display } shows { $text }
collisions-other-display = { $display }: other names that it shows as { $text }
list-matches-count =
    { $count ->
        [0] No name of the list is the same or looks the same.
        [one] 1 name of the list is the same or looks the same.
       *[other] { $count } names of the list are the same or look the same.
    }
list-names-skipped =
    { $count ->
        [one] { $file }: 1 name cannot be read and was skipped.
       *[other] { $file }: { $count } names cannot be read and were skipped.
    }

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

## The window: the displays of a name

column-display = Display
column-what-the-reader-sees = What the reader sees
column-labels-whole = Labels whole
column-label-order = Label order
column-first-difference = Differs at
column-same-display = Looks the same

remark-labels-whole = The characters of each label stay together.
remark-label-order = The labels are read in their order.
remark-label-before = { $early } before { $late }
remark-no-label-order = A label is split, so the labels have no order.
remark-reference = reference
remark-reference-explained = The other displays are compared with this one.
remark-position = { $position }
remark-moved = { $count } moved
remark-none = –
remark-no-difference = It shows the same as the reference.
rows-all-hidden = All displays are hidden.
rows-show-all = Show all panes
custom-strategy-explained = A strategy of your own that shows the same; change its options in the tab Strategy.
context-title = Text around the name
context-other-text = Other text
context-before = Text before the name
context-after = Text after the name
show-marks = Show the name with its marks
logical-order-explained = Logical order is the order in which the characters are stored and read. It has no options.
add-to-displays = Add
add-strategy = Strategy of your own
add-sentence = Text around the name
add-name = Name to compare

notation-title-unicode = Characters
notation-title-codepoints = Code points
notation-title-table1 = Table 1 (2001)
notation-title-capitals = Capitals are Hebrew
notation-title-classes = Bidi classes

relation-differs-from = differs from
relation-same-as = shows the same as
relation-splits-labels = splits labels, unlike

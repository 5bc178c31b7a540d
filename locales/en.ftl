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
        [url] { $host ->
            [yes] This is a web address, not a domain name.
           *[no] This is a web address without a domain name in it.
        }
        [url-empty-label] A label of the host is empty: two dots stand together, or it begins with one.
        [url-without-scheme] This is a web address without its scheme, not a domain name.
        [mail-address] This is a mail address, not a domain name.
        [ip-address] This is an IP address, not a domain name.
       *[other] A domain name cannot contain { $characters }.
    }
    .rule = A domain name consists of labels with full stops between them. A URL, a mail address or an IP address is not one (RFC 1035 section 2.3.1, RFC 3986 section 3.2).
    .advice = Enter only the domain name.

finding-rfc5893-condition-1 = Label { $label } begins with { $characters } of class { $class }. In a name with right-to-left characters every label must begin with a character of class L, R or AL.
    .rule = In a Bidi domain name every label begins with a character of class L, R or AL (RFC 5893 section 2, condition 1). European and Arabic-Indic digits have other classes. Section 2 tests ASCII labels too; sections 5 and 7.1 do not forbid them to begin with a digit.
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

finding-rfc5893-condition-4 = Label { $label } mixes European and Arabic numbers: { $european } and { $arabic }.
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

finding-rfc5893-guarantee-ldh =
    { $case ->
        [class-et] The labels that violate the Bidi rule are plain ASCII. Alone in a left-to-right paragraph, each label stays together, but characters of class ET can make two labels look the same. In a right-to-left paragraph labels can be split too.
       *[none] The labels that violate the Bidi rule are plain ASCII. Alone in a left-to-right paragraph, each label stays together and no two labels look the same. In a right-to-left paragraph this can fail.
    }
    .rule = The labels that violate the rule are plain ASCII, and none that begins with a digit follows a right-to-left label. RFC 5893 section 2 then guarantees the requirements of section 3. In right-to-left paragraphs and with class ET they can fail. The order of labels is not among them.
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

finding-rfc5893-wildcard = Label { $label } is a wildcard below a label that begins with { $digit }. It stands for right-to-left labels too.
    .rule = A wildcard stands for every label. The owner of its zone cannot keep right-to-left labels from standing before a label that begins with a digit (RFC 5893 section 5).
    .advice = Replace the wildcard by the names that the zone needs, or put it below a label that begins with a letter.

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

finding-rfc3454-mixed =
    { $case ->
        [mapped] IDNA2003 refused label { $label }: after mapping, { $characters } is left-to-right, next to right-to-left letters.
        [mapped-rtl] IDNA2003 refused label { $label }: after mapping it has right-to-left letters, next to { $characters }.
       *[none] IDNA2003 refused label { $label }, which contains { $characters } next to right-to-left letters.
    }
    .rule = IDNA2003 allowed no left-to-right letter in a label with a right-to-left one (RFC 3454 section 6, requirement 2).

finding-rfc3454-ends =
    { $case ->
        [mapped] IDNA2003 refused label { $label }: { $characters } at its beginning or end becomes { $prepared }, which is not a right-to-left letter.
        [mapped-rtl] IDNA2003 refused label { $label }: after mapping it has right-to-left letters, but { $characters } { $place ->
            [start] at its beginning is not one.
            [end] at its end is not one.
           *[both] at its beginning and end are not.
        }
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

finding-a-label-undecodable =
    { $problem ->
        [too-long] Label { $label } begins with “xn--”, but is not decoded: it is longer than { $octets } octets.
        [separator] Label { $label } begins with “xn--”, but decodes to { $character } among others, which no label may contain.
       *[other] Label { $label } begins with “xn--”, but does not decode: what follows is not Punycode (RFC 3492).
    }
    .rule = A label that begins with “xn--” is an A-label, which decodes to a U-label (RFC 5890 section 2.3.1; UTS #46 section 4, step 4).
    .advice = Ask which label is intended, and have it typed in its own letters.

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

finding-lgr-not-in-repertoire = Label { $label } has { $characters }, which the ruleset { $ruleset } does not permit.
    .rule = A label has only code points and sequences of the registry’s repertoire (RFC 7940 section 8.1).
    .advice = Use only characters that the registry’s ruleset permits.

finding-lgr-context =
    { $matches ->
        [match] Label { $label } has { $characters } where the rule “{ $rule }” of { $ruleset } does not match.
       *[not-match] Label { $label } has { $characters } where the rule “{ $rule }” of { $ruleset } matches.
    }
    .rule = A code point may stand only where its rule in the registry’s ruleset permits it (RFC 7940 section 5.2).
    .advice = Put the character where its rule permits it, or leave it out.

# $reason is “variants-only” where the ruleset lists the characters only as variants of others, and “types” where the action is
# for the types that they have.
finding-lgr-invalid =
    { $reason ->
        [variants-only] Label { $label } has { $characters }, which { $ruleset } does not permit (only as variants of others; action { $number }).
        [types] Label { $label } is invalid for { $characters } by action { $number } of { $ruleset }: { $action }
       *[none] { $source ->
            [default] Label { $label } is invalid by default action { $number } of RFC 7940: { $action }
           *[file] Label { $label } is invalid by action { $number } of { $ruleset }: { $action }
        }
    }
    .rule = The first action of the registry’s ruleset that a label triggers decides about it (RFC 7940 section 8.3).
    .advice = { $reason ->
        [variants-only] Use only characters that the registry’s ruleset permits.
       *[other] Change the label so that this action does not apply to it.
    }

finding-lgr-blocked =
    { $source ->
        [default] Label { $label } is blocked by default action { $number } of RFC 7940: { $action }
       *[file] Label { $label } is blocked by action { $number } of { $ruleset }: { $action }
    }
    .rule = Nobody may register a label that the registry’s ruleset blocks (RFC 7940 section 7.3).
    .advice = Choose another label.

finding-lgr-disposition =
    { $source ->
        [default] Label { $label } has the disposition “{ $disposition }” by default action { $number } of RFC 7940.
       *[file] Label { $label } has the disposition “{ $disposition }” by action { $number } of { $ruleset }.
    }
    .rule = What a disposition means that RFC 7940 does not name, only the registry knows (RFC 7940 section 7.3).
    .advice = Ask the registry what this disposition means.

finding-reserved-label =
    { $case ->
        [variant] Label { $label } is a variant of a label that the registry reserves.
        [zone-variant] Label { $label } is a variant of the label of a zone in the profile, so nobody registers it.
       *[none] Label { $label } is reserved by the registry.
    }
    .rule = The registry keeps the labels of its list, and its zones, for itself (profile, “reserved” and “zone”).
    .advice = Choose another label, or ask the registry for this one.

finding-blocked-label =
    { $case ->
        [variant] Label { $label } is a variant of a label that the registry blocks.
       *[none] Label { $label } is blocked by the registry.
    }
    .rule = Nobody may register the labels of the registry’s list (profile, “blocked”).
    .advice = Choose another label.

finding-zone-label-count =
    { $labels ->
        [one] There is 1 label below the zone, where the registry asks for { $expected }.
       *[other] There are { $labels } labels below the zone, where the registry asks for { $expected }.
    }
    .rule = A name has as many labels below the zone as the registry asks for (profile, “labels-below”).
    .advice = Enter only the labels that the registry asks for.

finding-guidelines-mixed-scripts = Label { $label } mixes scripts: { $scripts }. The registry refuses that.
    .rule = All characters of a label are of one script, as ICANN’s guidelines for IDNs ask (profile, “guidelines”).
    .advice = Use characters of one script.

finding-no-zone =
    { $case ->
        [zone] The name is itself a zone of the profile, so nobody registers it.
       *[none] The name is in no zone of the profile.
    }
    .rule = A name is registered in a zone of the registry (profile, “zone”).
    .advice = Check the end of the name, or add its zone to the profile.

# A finding with the positions of its characters in the name, from 1, and the rule behind it.
finding-in-full =
    { $count ->
        [0] { $sentence } { $rule }
        [one] { $sentence } Position in the name: { $positions }. { $rule }
       *[other] { $sentence } Positions in the name: { $positions }. { $rule }
    }

finding-wildcard = Label { $label } is the wildcard, which stands for every name below. It cannot be registered.
    .rule = A label that is an asterisk and stands first stands for every name below; it cannot be registered (RFC 4592 section 2.1.1).

finding-underscore-label = Label { $label } begins with an underscore, which the DNS uses for services and keys. It cannot be registered.
    .rule = Labels that begin with an underscore are reserved for services and keys; they cannot be registered (RFC 8552 section 1.1).

finding-zone-owner = This owner in the zone file is not a delegation.
    .rule = Of the owners in a zone file only those of delegations are registrations. The apex and the owners of glue, signatures, hashes, services and wildcards are not (RFC 1034 section 4.2.1).

finding-labels-below-parent = There are { $labels } labels below the parent zone, where one can be registered.
    .rule = A registry registers one label directly below its zone; labels below that one are in a zone of the holder's (RFC 1034 section 4.2).
    .advice = Enter only the label to register, with its parent zone.

finding-uts46-refused =
    { $case ->
        [browsers] UTS #46 with every check refuses the name as a whole. Browsers leave out some checks (URL Standard) and open it.
       *[none] UTS #46 refuses the name as a whole, and browsers (URL Standard) do not open it.
    }
    .rule = A program that uses UTS #46 with every check does not look up a name that it refuses as a whole (UTS #46 section 4.2). Browsers leave out the checks of hyphens, of ASCII characters and of lengths (URL Standard section 3.3).
    .advice = Check what UTS #46 refuses. If it is in the parent zone, only its holder can change it.

finding-digits-of-several-scripts = Label { $label } mixes digits of different scripts: { $digits }.
    .rule = Condition 4 of the Bidi rule refuses European with Arabic numbers only. A registry may refuse other mixtures of digits (RFC 5893 section 6).
    .advice = Use the digits of one script.

finding-mixed-scripts = Label { $label } mixes scripts: { $scripts }.
    .rule = A label whose characters have no script in common is a mixed-script label (UTS #39 section 5.1, by the properties of UAX #24).
    .advice = Check that every character is of the script it seems to be of.

finding-whole-script-confusable = Label { $label } looks like “{ $likeness }” in plain ASCII.
    .rule = A label of one script that looks like an ASCII label is a whole-script confusable (UTS #39 section 5.3).
    .advice = Check who holds the name that it looks like.

finding-invisible =
    { $case ->
        [bidi-controls] { $others ->
            [0] { $subject } contains { $characters }, which shows nothing and changes the order in which other characters are shown.
           *[other] { $subject } contains { $characters }, which show nothing and change the order in which other characters are shown.
        }
        [some-bidi-controls] { $subject } contains { $characters }, which are invisible. Bidi controls among them change the order in which other characters are shown.
       *[none] { $others ->
            [0] { $subject } contains { $characters }, which is invisible.
           *[other] { $subject } contains { $characters }, which are invisible.
        }
    }
    .rule = Characters that show nothing make names differ that look the same, or, as bidi controls, change how the others are shown (The Unicode Standard, section 5.21; UAX #9 section 2).
    .advice = Remove the character: nobody can see it here.

finding-lookalike-slash =
    { $others ->
        [0] { $characters } looks like a slash, and does not end the host.
       *[other] { $characters } look like slashes, and do not end the host.
    }
    .rule = Some characters look like the slash, and are none (UTS #39 section 4, confusables.txt).
    .advice = Replace it by a slash, or do not trust this address.

finding-uts46-deviation = Label { $label } contains { $characters }: software that follows IDNA2003 looks up another name.
    .rule = IDNA2008 keeps sharp s, final sigma and the two joiners. IDNA2003 and transitional processing replace or remove them, and so look up another name (UTS #46 section 1.3.2).
    .advice = Check that nobody else can register the other name.

finding-numeric-top-level = Label { $label } is the last label and a number: programs may take the name for an IP address.
    .rule = Top-level labels are not all digits (RFC 3696 section 2). In a URL, a host that ends in a number, such as 0x7f, is read as an IP address (WHATWG URL section 3.5).
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

finding-iri-syntax =
    { $problem ->
        [bidi-control] An address cannot contain the bidi control { $characters }.
        [percent] After “%” an address has two hexadecimal digits.
        [port] The port of an address has digits only, not { $characters }.
        [fragment] An address has only one “#”.
       *[character] An address cannot contain { $characters } here.
    }
    .rule = An address follows the syntax of IRIs; other characters are escaped with “%” (RFC 3987 section 2.2).

# What a finding is about: a label, or a part of a URL, of which the host is left out.
finding-subject =
    { $part ->
        [label] Label { $label }
        [scheme] The scheme
        [userinfo] The user information
        [port] The port
        [path] The path
        [query] The query
        [fragment] The fragment
       *[other] The URL
    }

finding-duerst-1 = { $subject } contains { $characters } next to right-to-left characters.
    .rule = A component does not hold both right-to-left and left-to-right characters (Dürst's draft, section 5, restriction 1). Arabic-Indic digits count as right-to-left here.

finding-duerst-2 = { $subject } contains the bidirectional formatting character { $characters }.
    .rule = A component holds no bidirectional formatting characters of its own (Dürst's draft, section 5, restriction 2).

finding-duerst-3 = { $subject } has right-to-left characters and also { $characters }.
    .rule = A component with right-to-left characters holds nothing else, such as neutrals or numbers (Dürst's draft, section 5, restriction 3). Arabic-Indic digits count as right-to-left here, and as numbers.

## Characters in sentences

# Some characters: { $named } lists the first ones, { $others } is the number of different others, { $times } how often a
# single one occurs.
characters-named =
    { $others ->
        [0] { $times ->
            [0] no character
            [one] { $named }
           *[other] { $named } ({ $times } times)
        }
        [one] { $named } and 1 other character
       *[other] { $named } and { $others } other characters
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

# Of the host of a URL; $headline is one of these sentences.
headline-of-host = Host: { $headline }

headline-not-applicable = Not applicable: no label of this name can be registered.

# $rules says whether rules of the registry were checked.
headline-allowed =
    { $rules ->
        [checked] { $warnings ->
            [0] May be registered (IDNA2008 and registry rules).
            [one] May be registered (IDNA2008 and registry rules), with 1 warning.
           *[other] May be registered (IDNA2008 and registry rules), with { $warnings } warnings.
        }
       *[none] { $warnings ->
            [0] May be registered (IDNA2008). Registry rules not checked.
            [one] May be registered (IDNA2008), with 1 warning. Registry rules not checked.
           *[other] May be registered (IDNA2008), with { $warnings } warnings. Registry rules not checked.
        }
    }

# The same where labels that nobody registers, such as “_dmarc”, were not judged.
headline-allowed-in-part =
    { $rules ->
        [checked] { $warnings ->
            [0] The other labels may be registered (IDNA2008 and registry rules).
            [one] The other labels may be registered (IDNA2008 and registry rules), with 1 warning.
           *[other] The other labels may be registered (IDNA2008 and registry rules), with { $warnings } warnings.
        }
       *[none] { $warnings ->
            [0] The other labels may be registered (IDNA2008). Registry rules not checked.
            [one] The other labels may be registered (IDNA2008), with 1 warning. Registry rules not checked.
           *[other] The other labels may be registered (IDNA2008), with { $warnings } warnings. Registry rules not checked.
        }
    }

# The same where the registry’s ruleset permits the label; $ruleset is its file and version.
headline-allowed-under-ruleset =
    { $below ->
        [root] { $warnings ->
            [0] May be registered in the root zone ({ $ruleset }).
            [one] May be registered in the root zone ({ $ruleset }), with 1 warning.
           *[other] May be registered in the root zone ({ $ruleset }), with { $warnings } warnings.
        }
        [zone] { $warnings ->
            [0] May be registered under { $zone } ({ $ruleset }).
            [one] May be registered under { $zone } ({ $ruleset }), with 1 warning.
           *[other] May be registered under { $zone } ({ $ruleset }), with { $warnings } warnings.
        }
       *[nothing] { $warnings ->
            [0] May be registered ({ $ruleset }).
            [one] May be registered ({ $ruleset }), with 1 warning.
           *[other] May be registered ({ $ruleset }), with { $warnings } warnings.
        }
    }

ruleset-title =
    { $has_version ->
        [yes] { $file }, version { $version }
       *[no] { $file }
    }
ruleset-title-and-validity = { $title }. { $note }
ruleset-title-and-date = { $title }, of { $date }
ruleset-title-and-zones = { $title } (for { $zones })

## The Bidi rule (RFC 5893)

bidi-rule-summary =
    { $verdict ->
        [satisfied] Satisfied: every label satisfies the Bidi rule.
        [violated] Violated: { $violations }.
       *[not-applicable] Not applicable: no label has a right-to-left letter or an Arabic-Indic digit.
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
        [ldh] The labels that violate the rule are plain ASCII. Alone in a left-to-right paragraph, each label stays together; in a right-to-left one this can fail.
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
policy-url-standard = Browsers (URL Standard)
policy-duerst = Dürst’s restrictions (2001)
policy-ayna = Ayna’s registrations (2001, from the paper)

reason-not-tested-in-lookup = { $reason } Look-up does not test this.
reason-should-be-tested-in-lookup = { $reason } Look-up should test this, but need not.
reason-after-mapping = After mapping: { $reason }
reason-empty-label-after-mapping = After mapping, the name has an empty label.
reason-refused-after-mapping = The name after mapping is refused.
reason-label-not-tested = The label is not tested, because it has no right-to-left character.
reason-condition-4-not-tested = Condition 4 is not tested.
reason-end-not-tested = Any character may come before the marks at the end.
reason-not-european-digits = The name has { $digits }; only the digits 0 to 9 are allowed.
reason-several-scripts = The name mixes scripts: { $scripts }. Only one is allowed.

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
        [registry-refuses] The registry’s own rules refuse every correction that was tried.
        [no-other-spelling] Only the registry’s own rules refuse this name, and no other spelling of it can be suggested.
       *[search-limit] No correction of label { $label } was found among the likeliest ones.
    }

# As what the input of “inspect” is read.
read-as =
    { $kind ->
        [name] A name, in which no address is sought
        [url] An address, or else a name
       *[text] Text: nothing is said about labels or registration
    }
check-title =
    { $check ->
        [bidi] the Bidi rule (RFC 5893)
        [idna2008] registration by IDNA2008 (RFC 5891, 5892 and 5893)
        [uts46] UTS #46 with every check
        [host] the check of the host: valid, in its place, and read as itself
        [controls] what files hide by bidi controls and invisible characters
       *[all] all three
    }

## The page of a name

section-labels = Labels and the six conditions of the Bidi rule
section-levels =
    { $display ->
        [uba-ltr] Levels (UAX #9), in a left-to-right paragraph
        [uba-rtl] Levels (UAX #9), in a right-to-left paragraph
       *[uba-auto] Levels (UAX #9), in a paragraph whose first strong character decides
    }
section-displays =
    { $count ->
        [0] Displays
        [one] Displays: all show the same
       *[other] Displays: { $count } different results
    }
section-field =
    { $cut ->
        [clip] { $place ->
            [start] What a field of { $width } characters shows, clipped at its start
            [middle] What a field of { $width } characters shows, clipped in its middle
           *[end] What a field of { $width } characters shows, clipped at its end
        }
        [text] { $place ->
            [start] What a field of { $width } characters shows, the start of the text cut off
            [middle] What a field of { $width } characters shows, the middle of the text cut off
           *[end] What a field of { $width } characters shows, the end of the text cut off
        }
       *[ellipsis] { $place ->
            [start] What a field of { $width } characters shows, with an ellipsis at its start
            [middle] What a field of { $width } characters shows, with an ellipsis in its middle
           *[end] What a field of { $width } characters shows, with an ellipsis at its end
        }
    }{ $direction ->
        [ltr] {" "}(left to right)
        [rtl] {" "}(right to left)
       *[paragraph] {""}
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
section-collisions =
    { $kind ->
        [text] Other texts that look the same
        [any] Others that look the same
       *[name] Other names that look the same
    }
section-characters = Logical order: the characters as they are stored
character-column-position = Position
character-column-character = Character
character-column-code-point = Code point
character-column-name = Name in Unicode
character-column-bidi-class = Bidi class
character-column-script = Script
character-column-category = General category
    .about = General_Category of the Unicode Character Database, such as Lo for a letter without case
character-column-joining-type = Joining type
    .about = Joining_Type: D joins on both sides, R to the letter before it, U not at all, T is passed over
character-column-mirrored = Mirrored
    .about = Bidi_Mirrored: it is shown mirrored in right-to-left text (UAX #9, rule L4)
character-column-idna = IDNA2008
    .about = The derived property of IDNA2008 (RFC 5892)
character-column-utf8 = UTF-8
    .about = Its bytes in UTF-8, in hexadecimal
character-column-normal-forms = Normal forms
    .about = Normalization Forms (UAX #15) that are other characters
character-column-label = Label
character-column-rule = Rule
character-mirrored = mirrored
section-policies = Other rule sets
section-cross-check = Cross-check

fact-line = Line
fact-whole-name = Whole name
fact-registration = Registration
fact-registered = Registered names
fact-asked-for = Asked for in the list
fact-ruleset = Ruleset
fact-host = Domain name in it
fact-url-scheme = Scheme
fact-url-host = Host
fact-browser = In a browser
fact-dns = In the DNS
fact-bidi-rule = Bidi rule
fact-guarantee = On screen
fact-code-points = Code points
fact-equivalents = Also spelled
fact-without-points = Without points
fact-typed = Typed
fact-mapped-name = Name
fact-positions = Characters
fact-rule = Rule

# Of a host with a full stop before a slash, as in “example.com/path”.
url-scheme-not-written = Not written: this is read as a web address, as address bars show it.
in-notation = { $text } (in the notation { $notation })

# The name that a look-up asks the DNS for.
dns-of-refused = UTS #46 look-up asks for { $name }, but registration is refused.
dns-only = { $name } (accepted by the DNS; UTS #46 and browsers do not look it up)
# Browsers leave out some checks of UTS #46.
dns-of-browsers =
    { $refused ->
        [yes] Browsers (URL Standard) ask for { $name }. UTS #46 with every check refuses it, and so does registration.
       *[false] Browsers (URL Standard) ask for { $name }. UTS #46 with every check refuses it.
    }
# Of a name like “1.2.3.256” (WHATWG URL, section 3.5).
dns-not-of-browsers = { $name }. Browsers do not ask for it: they take a host that ends in a number for an IP address.
dns-none = No DNS form: UTS #46 refuses this name.
dns-form-too-long = longer than 63 octets

column-label = Label
column-text = Text
column-direction = Direction
levels-paragraph = Paragraph
# $position is that of the first strong character, from 1; 0 where there is none.
levels-paragraph-text =
    { $position ->
        [0] Level { $level }, left-to-right: no character is strong (rule P3).
       *[other] { $level ->
            [0] Level 0, left-to-right: the first strong character, at position { $position }, is left-to-right (rules P2 and P3).
           *[other] Level { $level }, right-to-left: the first strong character, at position { $position }, is right-to-left (rules P2 and P3).
        }
    }
levels-paragraph-given =
    { $level ->
        [0] Level 0, left-to-right: the display makes it so (rule HL1).
       *[other] Level { $level }, right-to-left: the display makes it so (rule HL1).
    }
levels-level = Level
levels-positions = Positions
levels-text = Characters
levels-rules = Rules
levels-more =
    { $count ->
        [one] 1 more run
       *[other] { $count } more runs
    }

## What keeps text in order among other text

section-remedies = What keeps it in order
remedies-explained = What these words mean
remedies-about = Alone, the text fills a paragraph whose first strong character decides. English sentences are left-to-right paragraphs, Hebrew and Arabic ones right-to-left. In HTML “bdi” isolates; the attribute “dir”, or “unicode-bidi: isolate” with “direction” in CSS, does the same.
remedies-parts = Parts: words with right-to-left letters run right to left; everything else is as typed. A mark after a left-to-right word or number belongs to the sentence, or “with marks” to that word.
remedies-too-long = Nothing is tried for texts of more than { $most } characters.
reading-left-to-right = As a left-to-right paragraph shows it alone
reading-own-direction = As a right-to-left paragraph shows it alone
reading-parts-left-to-right = Part by part, from left to right
reading-parts-right-to-left = Part by part, from right to left
reading-parts-with-marks-right-to-left = Part by part with marks, from right to left
# { $reading } is a heading above, such as “As a left-to-right paragraph shows it alone”.
remedies-without = { $reading }, without { $controls }
remedies-wanted = Wanted
remedies-where = Where
remedies-now = Now
remedies-helps = What helps
remedies-then = With it
remedies-nothing = Nothing is needed
remedies-none = Nothing: a tab has the direction of its paragraph (rule L1)
remedies-remove = Remove { $controls }
remedies-removed = { $control } at position { $position }
remedies-insert = Insert { $controls }
# $place: “start”, “end”, or “before” the character at $position, from 1.
remedies-inserted =
    { $place ->
        [start] { $control } at the start
        [end] { $control } at the end
       *[before] { $control } before position { $position }
    }
remedies-html = HTML
remedies-html-in = HTML: { $surroundings }
# What was copied.
copied-dns = the name in the DNS
copied-remedied = the text with the controls
copied-html = the text as HTML
column-dns = In the DNS
column-holder = Held by
column-position = Position
column-code-points = Code points
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
separator =
    { $part ->
        [scheme] scheme
        [userinfo] user information
        [port] port
        [path] path
        [query] query
        [fragment] fragment
       *[none] separator
    }
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
more-collisions =
    { $kind ->
        [text] { $count ->
            [one] 1 more text is not listed.
           *[other] { $count } more texts are not listed.
        }
       *[name] { $count ->
            [one] 1 more name is not listed.
           *[other] { $count } more names are not listed.
        }
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

# { $kind } is “text” or “name”. Of text, texts without bidi controls are meant.
collisions-none =
    { $kind ->
        [text] No other text without bidi controls looks the same.
       *[name] No other name with the same characters looks the same.
    }
collisions-running = The search goes on.
collisions-not-searched = The search is for displays without surrounding text only.
collisions-failed = The search failed, by a fault of the program.
collisions-some =
    { $kind ->
        [text] { $count ->
            [one] 1 other text without bidi controls looks the same.
           *[other] { $count } other texts without bidi controls look the same.
        }
       *[name] { $count ->
            [one] 1 other name with the same characters looks the same.
           *[other] { $count } other names with the same characters look the same.
        }
    }
collisions-at-least =
    { $kind ->
        [text] At least { $count } other texts without bidi controls look the same; the search stopped at its limit.
       *[name] At least { $count } other names with the same characters look the same; the search stopped at its limit.
    }
collisions-unknown =
    { $kind ->
        [text] The search stopped at its limit before it found another text that looks the same.
       *[name] The search stopped at its limit before it found another name that looks the same.
    }

display-order = From left to right: characters { $positions }
browser-opens =
    { $part ->
        [mapped-host] UTS #46 maps characters of the host to others: it opens { $url }
        [no-host] It reads no host: it opens { $url }
        [scheme] It reads the beginning otherwise, and opens { $url }
        [userinfo] It reads other user information, and opens { $url }
        [port] It reads another port, and opens { $url }
        [path] It reads another path, and opens { $url }
        [query] It reads another query, and opens { $url }
        [fragment] It reads another fragment, and opens { $url }
       *[host] It reads another host, and opens { $url }
    }
# $characters are removed wherever they stand, or at an end: "U+0020 SPACE".
browser-ignores =
    { $place ->
        [start] It ignores { $characters } at the beginning, and opens { $url }
        [end] It ignores { $characters } at the end, and opens { $url }
       *[within] It ignores { $characters }, and opens { $url }
    }
browser-refuses =
    { $reason ->
        [no-host] It opens nothing: there is no host.
        [host] It opens nothing: UTS #46 refuses the host.
        [no-request] It asks no host: “javascript:” and “data:” run or show what follows, “mailto:” writes to it.
        [host-character] It opens nothing: the host has a character that no host may have.
        [address] It opens nothing: the host is written as an IP address and is none.
        [port] It opens nothing: the port is no number up to 65535.
       *[other] It opens nothing.
    }
# What stands before the “@” of a URL whose host is as it was typed.
browser-userinfo = “{ $userinfo }” before “@” is user information, not the host: it opens { $url }
host-in-sight =
    { $of ->
        [url] { $sight ->
            [whole] All of the host is in sight.
            [part] A part of the host is in sight.
           *[none] Nothing of the host is in sight.
        }
       *[name] { $sight ->
            [whole] All of the name is in sight.
            [part] A part of the name is in sight.
           *[none] Nothing of the name is in sight.
        }
    }
visible-host =
    { $of ->
        [url] { $reading ->
            [part] A part of the host stands where it is read: “{ $text }”.
            [reordered] “{ $text }” is the host, but its labels can be read in another order.
            [same] “{ $text }” is read as the host: it looks the same, but is another part of the URL.
           *[other] “{ $text }” is read as the host: another name than it has.
        }
       *[name] { $reading ->
            [part] A part of the name is read: “{ $text }”.
            [reordered] The labels of “{ $text }” can be read in another order.
           *[other] It is read as “{ $text }”, which is another name.
        }
    }
visible-host-unquoted =
    { $of ->
        [url] { $reading ->
            [nothing] Nothing stands where the host is read.
            [part] A part of the host stands where it is read.
            [reordered] The host stands there, but its labels can be read in another order.
           *[other] What stands where the host is read is not the host.
        }
       *[name] { $reading ->
            [nothing] Nothing of the name can be read.
            [part] A part of the name is read.
            [reordered] Its labels can be read in another order.
           *[other] It is read as something else than the name.
        }
    }
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
display-isolated = Isolated (first strong)
    .short = isolated
display-custom = Custom strategy
    .short = custom

## Options of displays and their values, by their identifiers: a title, what the value does (.about), and how it is
## mentioned after the title of a display (.phrase). The help needs more words for some (.help).

option-before = Text before
    .help = Text before the name
option-after = Text after
    .help = Text after the name
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
    .help = Direction of the paragraph
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
option-paragraph-host = By the host
    .about = The first letter of the host decides the direction of the paragraph. Scheme and path do not count.
    .phrase = in a paragraph with the direction of the host
option-l3 = Rule L3
    .help = Whether rule L3 puts marks after their base characters
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
    .help = Separators of fields
option-separators-none = No separators
    .about = The whole name is one field.
option-separators-idna = Label separators
    .about = The full stop and the other label separators of IDNA separate fields.
option-separators-structural = Dürst’s structural characters
    .about = The characters . @ : / ? # & = and the label separators of IDNA separate fields.
option-separators-parts = Davis’s fields
    .about = Fields are the labels, and the parts of a URL in Davis’s grammar.
option-separators-host = Host only
    .about = The host of a URL is the only field.
option-separators-url-parts = Parts of a URL
    .about = Fields are the scheme, user information, host, port, path, query and fragment.
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
option-around-mark-before = Mark before
    .about = There is a mark only before each field: LRM, or RLM if the field is right-to-left.
option-around-mark-after = Mark after
    .about = There is a mark only after each field: LRM, or RLM if the field is right-to-left.
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
option-whole-mark-before = Mark before
    .about = There is a mark only before the name: LRM, or RLM if the fields are in order from right to left.
option-whole-mark-after = Mark after
    .about = There is a mark only after the name: LRM, or RLM if the fields are in order from right to left.
option-whole-embedding = Embedding
    .about = The name is an embedding: LRE or RLE before it, PDF after it.
option-whole-isolate = Isolate
    .about = The name is isolated from the surrounding text: LRI or RLI before it, PDI after it.
option-whole-first-strong = First strong isolate
    .about = The name is isolated in the direction of its first letter, as in HTML’s bdi: FSI before it, PDI after it.
option-whole-override = Override
    .about = All characters of the name get one direction: LRO or RLO before it, PDF after it.
option-path = Path
    .help = Layout of a URL’s path beside its host
option-path-whole = Together with the host
    .about = The same rules apply to the host and to the path.
option-path-alone = As a paragraph
    .about = The path is a paragraph in the direction of the host. The host is shown as if it were alone.
option-path-segments = Each segment by itself
    .about = Each segment of the path has the direction of its first letter. The host decides their order.
option-hyphen = Hyphen
    .help = Bidi class of the hyphen
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
option-hyphen-cs = CS
    .about = The hyphen separates numbers of the same kind, as the full stop does.
option-full-stop = Full stop
    .help = Bidi class of the full stop and of the other label separators
option-full-stop-own = Unicode class
    .about = The full stop has its Unicode class, CS.
option-full-stop-on = ON
    .about = The full stop is neutral: the characters on both sides decide its direction.
option-full-stop-l = L
    .about = The full stop counts as a left-to-right letter.
option-full-stop-r = R
    .about = The full stop counts as a right-to-left letter.
option-full-stop-es = ES
    .about = The full stop separates European numbers only, as the hyphen does.
option-full-stop-et = ET
    .about = The full stop belongs to an adjacent European number.
option-full-stop-cs = CS
    .about = Every label separator separates numbers, the ideographic full stop too.
option-digits = Digits
    .help = Bidi class of the digits, where “letter” is that of the letter before them
option-digits-own = Unicode class
    .about = Digits have their Unicode class.
option-digits-letter = As the letter before
    .about = A digit has the direction of the letter before it in its field, or else its Unicode class.
option-digits-l = L
    .about = Digits count as left-to-right letters.
option-digits-r = R
    .about = Digits count as right-to-left letters: the first is at the right.
option-digits-en = EN
    .about = All digits are European numbers (HL2). Rule W2 still applies.
option-digits-an = AN
    .about = All digits are Arabic numbers (HL2).
option-w2 = Rule W2
    .help = Whether rule W2 makes a European number after an Arabic letter an Arabic number
option-w2-yes = European numbers change after Arabic letters
    .phrase = with rule W2
option-w2-no = European numbers stay as they are (HL2)
    .phrase = without rule W2
option-n0 = Rule N0
    .help = Whether rule N0 gives the brackets of a pair one direction
option-n0-yes = Paired brackets take one direction
    .phrase = with rule N0
option-n0-no = Brackets are neutral, as before Unicode 6.3
    .phrase = without rule N0
option-mirror = Mirrored characters
    .help = What is mirrored in right-to-left runs
option-mirror-unicode = As Unicode says
    .about = Brackets and other characters with the property Bidi_Mirrored are mirrored (rule L4).
option-mirror-slashes = Slashes too
    .about = In right-to-left runs a solidus is shown as a reverse solidus, and the other way round (HL6).

# An option of a custom strategy with its value.
option-choice = { $option }: { $value }

no-effect-uba-only = Only the UBA uses this option.
no-effect-fields-without-controls = In one paragraph, a field has its own direction only if there are controls around it.
no-effect-paragraph-per-field = Each field is ordered separately, so nothing is around the whole name.
no-effect-path-apart = The path is ordered apart from the host, so nothing is around the whole name.
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
copy-c = Escaped for C
copy-rust = Escaped for Rust or JavaScript
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
field-host = host
url-parts = Parts of the URL
url-band-in-legend = band: { $part }
link-host =
    { $state ->
        [clear] host clear
        [spoiled] host clear, but not with the controls: { $directions }
        [not-first] host not first: { $directions }
        [link-split] link split: { $directions }
        [in-lines] host unclear: { $directions }
       *[unclear] host unclear
    }
link-host-direction =
    { $direction ->
        [ltr] LTR
       *[rtl] RTL
    }
link-host-clear = The link and its host stand in one piece each, the host before the rest, with its labels in order.
# How the line that is pointed at shows a link; what the sign over it says.
link-host-measure = In this line { $problem ->
        [split] other characters stand between those of the host
        [not-first] a part of the link that follows the host, such as its path, stands before it
        [out-of-order] the labels of the host are out of order, or one of them is split
        [link-split] other text stands between the parts of the link
       *[none] the host is clear: in one piece, before the rest, its labels in order
    }. Labels are in order in the direction of the paragraph; labels of Latin letters alone from left to right, of Hebrew or Arabic ones also from right to left.
# { $prefix } is for example “ב-”.
link-host-prefix = The host begins with { $prefix }, which in Hebrew prose can be a word of its own, such as “in” or “to”, before the name.
# The host of a link in a paragraph of this direction, before and after controls are added.
link-host-in-line =
    { $problem ->
        [split] { $direction ->
            [ltr] Left to right: other characters stand between those of the host
           *[rtl] Right to left: other characters stand between those of the host
        }
        [not-first] { $direction ->
            [ltr] Left to right: the host is whole, but a part that follows it, such as the path, stands before it
           *[rtl] Right to left: the host is whole, but a part that follows it, such as the path, stands before it
        }
        [out-of-order] { $direction ->
            [ltr] Left to right: the labels of the host are out of order
           *[rtl] Right to left: the labels of the host are out of order
        }
        [link-split] { $direction ->
            [ltr] Left to right: the host is clear, but other text stands between the parts of the link
           *[rtl] Right to left: the host is clear, but other text stands between the parts of the link
        }
       *[none] { $direction ->
            [ltr] Left to right: the host is clear
           *[rtl] Right to left: the host is clear
        }
    }{ $after ->
        [corrected] ; the added controls correct this.
        [uncorrected] ; the added controls do not correct this.
        [spoiled] ; with the added controls it is not.
       *[none] .
    }

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
# An “@” follows what was found.
identifier-before-at = “{ $userinfo }” before “@” is user information: the URL leads to { $host }
# A percent escape follows what was found.
identifier-escaped-host =
    { $opens ->
        [yes] The host goes on, “{ $host }”: the URL leads to { $url }
       *[no] The host goes on, “{ $host }”: browsers refuse it.
    }
identifier-error = character { $position }: { $reason }

link-rules-davis = Davis’s grammar
    .about = Links by the grammar of “Bidi IRIs” (2011): any scheme, and the parts chosen beside it.
link-rules-uts58 = UTS #58
    .about = Links as Unicode’s standard finds them: web and mail addresses whose domain ends in a known top-level domain.
text-only-for-davis = The option --{ $option } is for Davis’s grammar only. Leave it out, or use --links davis.

text-without-controls =
    { $count ->
        [one] The identifier at character { $position } has more than { $most } bytes and is left without controls.
       *[other] { $count } identifiers have more than { $most } bytes and are left without controls. The first is at character { $position }.
    }
text-cut-off = Only the first { $percent }% of the text is shown. The command “bidiscope text FILE” lists all of it.
text-not-utf8 = The text is neither valid UTF-8 nor UTF-16 (at character { $position }).
text-option-without-effect = The option --{ $option } has no effect on these controls. Leave it out.
text-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }.
text-display-without-controls = The display “{ $display }” inserts no controls into running text. Use one of: { $known }.
text-no-exception = { $character } is not an exception of the grammar. The exceptions are ! " # % & ' * , . / : ; ? @ \ ¡ · ¿
text-option-not-for-controls = The option “{ $option }” has no effect on controls in running text. Leave it out.
text-several-files = Several files can be given with --check=controls only.
controls-option-without-effect = The option --{ $option } has no effect with --check=controls. Leave it out.
# After the file's name.
controls-not-utf8 = it is not UTF-8 at line { $line }, position { $position }; the rest of it was checked
controls-binary = it is not text
controls-utf16 = it looks like UTF-16 without a byte order mark; such files are not checked
controls-zero-bytes =
    { $checked ->
        [yes] it has zero bytes: it may be UTF-16 or UTF-32; it was checked as UTF-8
       *[no] it has zero bytes: it may be UTF-16 or UTF-32; it was not checked
    }
controls-checked =
    { $count ->
        [one] { $folder }: 1 file was checked
       *[other] { $folder }: { $count } files were checked
    }
controls-passed-over =
    { $what ->
        [binary] { $count ->
            [one] not checked: 1 binary file
           *[other] not checked: { $count } binary files
        }
        [links] { $count ->
            [one] not checked: 1 symbolic link
           *[other] not checked: { $count } symbolic links
        }
       *[no-files] { $count ->
            [one] not checked: 1 pipe, socket or device
           *[other] not checked: { $count } pipes, sockets or devices
        }
    }
controls-folders =
    { $others ->
        [0] not checked: folders of version control ({ $folders })
       *[other] not checked: folders of version control ({ $folders } and { $others } more)
    }
given-twice = The option --{ $shorthand } and “{ $key }” in --{ $option } say the same. Leave one out.

## Controls and invisible characters of text. $reach is how far a control works: nothing, closed or line-end; $end is its end, from 1.

# Of the name of a file or a folder.
control-in-name = In the name: { $sentence }
control-unpaired-isolate =
    { $reach ->
        [nothing] { $characters } closes nothing: no isolate is open there.
       *[line-end] { $characters } is not closed: it reaches to the end of the line, position { $end }.
    }
    .advice =
        { $reach ->
            [nothing] Remove it.
           *[line-end] Close it with U+2069 POP DIRECTIONAL ISOLATE where its text ends, or remove it.
        }
    .rule = An isolate ends on its own line, within the string or comment that needs it (UAX #9, BD9; UTS #55).
control-unpaired-embedding =
    { $reach ->
        [nothing] { $characters } closes nothing: no embedding or override is open there.
       *[line-end] { $characters } is not closed: it reaches to the end of the line, position { $end }.
    }
    .advice =
        { $reach ->
            [nothing] Remove it.
           *[line-end] Use isolates instead, closed on the same line.
        }
    .rule = An embedding ends on its own line, within the string or comment that needs it (UAX #9, BD11; UTS #55).
control-override =
    { $reach ->
        [closed] { $characters } forces the direction of what follows, up to position { $end }.
       *[line-end] { $characters } forces the direction of what follows, up to the end of the line, position { $end }.
    }
    .advice = Remove it: an isolate or a mark orders text without showing its letters backwards.
    .rule = An override shows characters against their own direction, so that a reader sees another text (UAX #9, section 2.2).
# Of the same kind are $deeper more on the line.
control-too-deep =
    { $deeper ->
        [0] { $characters } has no effect: 125 controls are open there already.
        [one] { $characters }, and 1 more control of this line, has no effect: 125 controls are open there already.
       *[other] { $characters }, and { $deeper } more controls of this line, have no effect: 125 controls are open there already.
    }
    .advice = Remove what is not needed to order the text.
    .rule = No text has more than 125 levels, and what would need more has no effect (UAX #9, BD2).
control-invisible =
    { $count ->
        [one] { $characters } shows nothing, and no character beside it needs it.
       *[other] { $count } characters show nothing, and nothing beside them needs them: { $characters }.
    }
    .advice = Remove what shows nothing, or write it as an escape.
    .rule = Characters that show nothing make texts differ that look the same (The Unicode Standard, section 5.21).

## Conversion of names

convert-unknown-form = There is no form “{ $text }”. Use “logical”, “marked”, “html”, “marked:CONTROLS”, “html:CONTROLS”, “percent”, “minimal-escapes”, “punycode-label:DISPLAY”, “punycode-name:DISPLAY”, “c”, “javascript”, “rust”, “json” or a display: { $displays }.
convert-unknown-controls = There are no controls “{ $text }”. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-display-without-controls = The display “{ $display }” inserts no controls. Use one of: { $known }; or a display that inserts controls, such as “fields:order=content”.
convert-option-without-effect = The option “{ $option }” has no effect on controls. Leave it out.
convert-writing-only = “{ $form }” is only for --to.
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
# After several lines were pasted at once.
names-added =
    { $count ->
        [0] No name was added.
        [one] 1 name was added.
       *[other] { $count } names were added.
    }
names-repeated =
    { $count ->
        [one] { $added } 1 line repeats a name.
       *[other] { $added } { $count } lines repeat names.
    }
names-refused =
    { $count ->
        [one] { $added } 1 line was not added: { $reason }
       *[other] { $added } { $count } lines were not added. The first: { $reason }
    }
display-letter-name = Letter { $letter }.

## Links to a name, and what is unknown in them

link-missing-prefix = A link begins with “{ $prefix }”.
link-too-long = The link has more than { $most } bytes.
link-unescaped = Character { $position } of the link is not allowed. Write each of its bytes as “%” and two hexadecimal digits.
link-bad-escape = The “%” at character { $position } of the link needs two hexadecimal digits after it.
link-not-utf8 = The value of “{ $key }” in the link is not UTF-8.
link-duplicate-key = The link has “{ $key }” more than once.
link-to-name =
    { $kind ->
        [text] This is a link to a text.
       *[name] This is a link to a name.
    }
link-to-lesson = This is a link to a lesson.
link-open = Open the link
link-unreadable = This is a link that cannot be opened: { $reason }
link-no-name = The link has no name and no lesson. Write a name after “name=”.
link-name-and-lesson = The link has a name and a lesson. Remove one of them.
link-unknown-notation = There is no notation “{ $notation }”.
link-unknown-kind = The link has “as={ $kind }”. Use one of: { $kinds }.
link-number = The link has “{ $key }={ $value }”. Use a whole number from 1 to { $most }.
link-ampersand = In a name, write & as %26.
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

## Pinned names that cannot be read

session-names-invalid = a pinned name is empty or too long, its line is too long, or there are too many

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
cell-between-labels =
    { $part ->
        [scheme] in the scheme
        [userinfo] in the user information
        [port] in the port
        [path] in the path
        [query] in the query
        [fragment] in the fragment
       *[none] between labels
    }
cell-violates-rule = { $details }; it violates a rule
cell-place = logical position { $position }, { $place }
cell-violation-explained = It violates a rule: see the tab Rules.
cell-click = Click it to see why it is there.
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
question-registration-in = May this name be registered in the zone { $zone }?
question-same-in = Which of these names looks the same in the display “{ $display }”?
question-split-in = In which of these names is a label split in the display “{ $display }”?
question-class-of = Which bidi class does character { $position }, { $character }, have?

answer-none = None of them
answer-condition = Violates condition { $number }: “{ $statement }”
answer-registration-allowed = It may be registered
answer-registration-refused = It is refused
answer-registration-needs-review = It depends on the parent zone
answer-registration-advised-against = Nothing forbids it, but RFC 5893 advises against it
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
answer-mirrored = Rule L4 mirrors brackets and similar characters in right-to-left runs.
answer-deciding = Character { $position }, { $character }: { $explanation }
answer-deciding-in = Character { $position } of { $name }, { $character }: { $explanation }

guess-result =
    { $correct ->
        [all] Right: all { $count } are at the correct position.
        [0] Not yet: none of the { $count } is at the correct position.
        [one] Not yet: 1 of { $count } is at the correct position.
       *[other] Not yet: { $correct } of { $count } are at the correct position.
    }

hint-none = Look at the name again, character by character.
hint-not-none = At least one of the other answers is right.
hint-next-wrong = Next is character { $number }, { $character }. It does not belong at place { $position } from the left.
hint-next = Next is character { $number }, { $character }. It belongs at place { $position } from the left.
hint-chosen = { $answer } is wrong. { $explanation }
hint-condition =
    { $applies ->
        [yes] Condition { $number } is satisfied.
       *[no] Condition { $number } does not apply to this name.
    }
hint-look-at = Look at label { $label }, character { $position }: { $character } has the class { $class }.
hint-rule-verdict =
    { $verdict ->
        [satisfied] Every label satisfies the Bidi rule.
        [violated] A label violates the Bidi rule.
       *[not-applicable] The Bidi rule does not apply to this name.
    }
hint-class = { $class }: { $definition }
hint-class-of = Look for the class that describes { $character }. { $definition }
hint-split = In the name to find, label { $label } is split.

lesson-step =
    { $state ->
        [done] Step { $number }: { $title }, done
        [wrong] Step { $number }: { $title }, answered, not right yet
       *[open] Step { $number }: { $title }
    }
lesson-progress = { $done }/{ $count }
lesson-steps-done = { $done } of { $count } steps done
lesson-start-again = Start again
lesson-start-again-about = Removes every answer that you gave in this lesson
lesson-forget = Remove the answers
lesson-keep-answers = Keep them
lesson-back = Back
lesson-next = Next
lesson-done = Done
lesson-all-done = All steps of this lesson are done.
lesson-next-lesson = Next lesson: { $title }
lesson-check = Check
lesson-try-again = Try again
lesson-right = Right.
lesson-wrong = Not yet.
lesson-answer = The answer:
lesson-hint =
    { $current ->
        [yes] Hint { $number } of { $count }
       *[no] Hint { $number } of { $count }, about the answer before
    }
lesson-how-to-arrange = Drag, or use the keys: arrows choose, Space picks up and puts down, Escape puts back.
lesson-reader-sees = What the reader sees
lesson-stored = Logical order, as stored
lesson-stored-typed = Logical order, as stored: { $typed }
lesson-name-stored = { $name }, in logical order
lesson-cell =
    { $state ->
        [held] place { $position } of { $count }: { $characters }, held
        [right] place { $position } of { $count }: { $characters }, right
        [wrong] place { $position } of { $count }: { $characters }, not right
        [solution] reader’s place { $position } of { $count }: { $characters }
       *[free] place { $position } of { $count }: { $characters }
    }
lesson-answer-judged =
    { $right ->
        [yes] { $own ->
            [yes] { $answer }: right, your answer
           *[no] { $answer }: right
        }
       *[no] { $own ->
            [yes] { $answer }: not right, your answer
           *[no] { $answer }: not right
        }
    }
lesson-your-answer = your answer
lesson-inspect = Open in Inspect
lesson-inspect-step = Open step { $step } in Inspect

lesson-remove = Remove from the list
lesson-not-opened = was not opened
lesson-unreadable = The file cannot be read: { $reason }.
lesson-new-step-title = A name
lesson-new-step-words = Look at this name.
lesson-link = a link to the lesson
lesson-none-open = No lesson is open. Open one first.
not-copied = Not copied: { $reason }
copied = Copied: { $what }.
copy-what = Copy { $what }

lesson-step-heading = Step { $number } of { $count }: { $title }
lesson-places = { $display }: places from the left
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
lesson-error-unknown = There is no lesson “{ $lesson }”. Use one of: { $known }.
lesson-error-empty = The file is empty. The command “bidiscope lesson --example” prints a lesson to begin with.
lesson-error-not-toml = This is not valid TOML: { $reason }
lesson-error-not-a-lesson = This is not a lesson. A lesson begins with { $format } and { $version }.
lesson-error-newer = The lesson is for a newer version of bidiscope (its format is { $version }; this program reads { $known }). Use the newer program.
lesson-error-version = “version” must be { $known }.
lesson-error-no-steps = The lesson has no steps. Begin each with a line “[[step]]”.
lesson-error-not-steps = { $reason }: begin each step with a line “[[step]]”
lesson-error-too-many-steps = The lesson has { $count } steps; at most { $most } are allowed.
lesson-error-title = “title” must have 1 to { $most } characters, none of them right-to-left or invisible.
lesson-error-too-many-hints = “hints” has more than { $most } hints.
lesson-error-no-words = “words” is empty.
lesson-error-missing-key = The step needs the key “{ $key }”.
lesson-error-unused-key = A step of kind “{ $kind }” has no key “{ $key }”. Remove it.
lesson-error-not-among = “display” must be one of “displays”, from which the answer is chosen.
lesson-error-name = “{ $key }” cannot be read as a name. { $reason }
lesson-error-name-too-long = The name in “{ $key }” has more than { $most } characters.
lesson-error-about = “about” is { $number }, but the characters of the name have the numbers 1 to { $count }.
lesson-error-parent = The name is not below “{ $zone }”.
lesson-error-list-length = “{ $key }” must be a list of { $fewest } to { $most }.
lesson-error-twice = “{ $key }” has the same item twice.
lesson-error-character = The words contain { $character }. Write a name between braces, such as { $name }, and text to type between grave accents (U+0060).
lesson-error-open-brace = A brace is not closed in its paragraph.
lesson-error-open-accent = A grave accent (U+0060) is not closed in its paragraph.
lesson-error-closing = A closing brace has no opening one. Write a name between braces, such as { $name }.
lesson-error-name-in-words = The name between braces cannot be read. { $reason }
lesson-error-words-too-long = The words have more than { $most } characters.

## The tab Learn: the documents as pages

learn-glossary = Glossary
    .about = Terms of bidi and IDNA, each with the section that defines it. In Inspect, a class or rule shows its entry when you point at it.
learn-errors = Errors and clashes
    .about = Where a document is wrong, or contradicts itself or another one. Each with a name that shows it.
learn-interpretations = Changes and interpretations
    .about = What changed after the documents, what they leave open, and how bidiscope interprets it.
learn-note =
    { $kind ->
        [error] Error: { $note }
        [clash] Clash: { $note }
        [later] Changed later: { $note }
       *[interpretation] Note: { $note }
    }
learn-group =
    { $group ->
        [legacy] Section V: legal before, and to be displayed as before.
        [arabic] Section V: what Arabic names are expected to be.
        [hebrew] Section V: what Hebrew names are expected to be.
       *[contrived] Section V: a contrived label.
    }
learn-policy = { $policy }: { $verdict }.
learn-property =
    { $length ->
        [0] { $property } Proved for all lengths.
       *[other] { $property } Fails from length { $length }.
    }
# { $distinct } is the number where characters of one class are different ones.
learn-measured =
    Measured: { $property } Of { $cases } sequences of length { $length }, { $counterexamples } do not satisfy this{ $distinct ->
        [none] {""}
       *[other] ; if characters of one class count as different, { $distinct }
    }.
learn-refused = No text can contain it.
learn-read = It can be read.
learn-lessons = Lessons
learn-reference = Reference
learn-lesson-row = { $title }, { $done } of { $count } steps done
learn-unreadable-lesson = A lesson that cannot be read
learn-inspect = Inspect
learn-inspect-about = Opens the name and this display in Inspect
learn-inspect-row = Inspect { $row }
learn-column-logical = logical order
learn-differs = differs
learn-rows-differ =
    { $count ->
        [one] 1 row has a display that differs from the paper’s.
       *[other] { $count } rows have a display that differs from the paper’s.
    }
glossary-classes = Bidi classes, in the colours of the displays
glossary-terms = Terms
learn-row = { $document }, { $section }: { $row }
learn-column-paper = the paper
learn-column-uba-2001 =
    { $paragraph ->
        [auto] UBA of 2001, automatic
       *[ltr] UBA of 2001, left-to-right
    }
learn-column-uba-current =
    { $paragraph ->
        [auto] Current UBA, automatic
       *[ltr] Current UBA, left-to-right
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
# A finding that no rule forbids, such as that of section 5 of RFC 5893.
learn-warned = A warning, not a violation: { $rule }
learn-not-warned = No warning: { $rule }
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
document-section-paper-section-3 = Section III: the full stop
    .about = In names the full stop always separates labels. The UBA treats it as a separator of numbers or as a neutral.
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
    .about = Labels of letters and hyphens. The one-to-one display reverses each right-to-left run in place. In a left-to-right paragraph the UBA shows the same.
document-section-paper-table-4 = Table 4: letters, digits and hyphens
    .about = In the one-to-one display, European digits go with right-to-left letters only where these surround them. In the UBA the last letter before them decides.
document-section-paper-section-5 = Section V: groups of labels, and the UBA
    .about = The groups of labels, and the five rows of Table 4 that the UBA shows differently in a left-to-right paragraph. Of these the text names row 5.
document-section-paper-section-4 = Section IV: goals and claims
    .about = The algorithm of the one-to-one display also turns a display back into the name. Its claims are decided for all lengths; two of its goals are measured.
document-section-paper-section-6 = Section VI, Conclusion: names in text
    .about = What an analysis of text has to find before it is displayed: names with and without a signal, phone numbers and formulas.
document-section-paper-appendix = Appendix: the Java program
    .about = Where the printed program and the text differ, bidiscope follows the text.
document-section-rfc5893-section-1-2 = Section 1.2: before and now
    .about = Labels that RFC 3454 allowed and the Bidi rule refuses, and words that it is the other way round for.
document-section-rfc5893-section-1-4 = Section 1.4: terms and classes
    .about = The bidi classes in the rule, and the definitions of RTL label and Bidi domain name.
document-section-rfc5893-section-2 = Section 2: the six conditions
    .about = Each condition with a name that satisfies it and one that violates it, and the two guarantees.
document-section-rfc5893-section-3 = Section 3: the requirements of the rule
    .about = Labels should stay together (Character Grouping) and should not look like others (Label Uniqueness).
document-section-rfc5893-section-4-1 = Section 4.1: Dhivehi
    .about = A Dhivehi word ends with a mark. IDNA2003 refused it; the Bidi rule allows it.
document-section-rfc5893-section-4-2 = Section 4.2: Yiddish
    .about = The acronym YIVO ends with a mark, and a Yiddish word can end with a pointed PE. IDNA2003 refused both.
document-section-rfc5893-section-4-3 = Section 4.3: strings with numbers
    .about = ALEF 5 and 5 ALEF look the same in a left-to-right paragraph. Only one of them may be registered.
document-section-rfc5893-section-5 = Section 5: hazards
    .about = After a right-to-left label, the leading digits of a label appear to move into the label before. A registry can check its own zone (section 7.1), but not search lists, DNAME and wildcards.
document-section-rfc5893-section-6 = Section 6: other issues
    .about = Digits of several scripts in a label, and the order of right-to-left labels side by side.
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
    .about = With controls around components, the UBA shows the same where the restrictions of section 5 hold.
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
    .about = Characters that end an address, and two signs that do not.
document-section-davis-continuation = Continuation: characters of an address
    .about = Characters that continue an address.
document-section-davis-separators = Separators: fields
    .about = The characters that separate the fields of an address.

## Glossary: each term in two sentences; .term is the term as sentences use it

glossary-class-l = A left-to-right letter, such as a. It is strong: it sets the direction of adjacent neutral characters.
glossary-class-r = A right-to-left letter of Hebrew and most other right-to-left scripts. It is strong, like L.
glossary-class-al = An Arabic letter, or one of Syriac or Thaana. It is right-to-left like R, but European digits after it are ordered as Arabic-Indic ones are.
glossary-class-en = A European digit, 0 to 9, or a Persian or Urdu one. The digits of a number stand from left to right, also in right-to-left text.
glossary-class-es = The plus sign and the hyphen-minus. Between two European digits it belongs to the number; elsewhere it is neutral.
glossary-class-et = A sign used with numbers, such as % or #. Next to European digits it belongs to the number; elsewhere it is neutral.
glossary-class-an = An Arabic-Indic digit. The digits of its number also stand from left to right, but the number is part of right-to-left text.
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
glossary-network-order = The order of characters on the wire or in a file: logical order. “First”, “next” and “before” in RFC 5893 are about it.
    .term = network order
glossary-display-order = The order of characters on the screen: visual order. “Left” and “right” in RFC 5893 are about it.
    .term = display order
glossary-uba = The Unicode Bidirectional Algorithm, UAX #9. Its rules, from P1 to L4, turn logical order into visual order.
    .term = UBA
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
glossary-weak = Digits, signs used with digits, and marks. Rules W1 to W7 resolve their classes by the characters around them.
    .term = weak
glossary-neutral = Spaces and most signs. They have the direction of the text on both sides, or else that which the paragraph, or a control around them, gives.
    .term = neutral
glossary-mirrored = Brackets and similar characters in right-to-left text. They are drawn as mirror images, so that an opening bracket still opens.
    .term = mirrored
glossary-label = A part of a domain name between two full stops. Registries have rules for labels, but displays show whole lines.
    .term = label
glossary-ldh-label = A label of ASCII letters, digits and hyphens, with no hyphen at either end. Before IDNA, host names had no other labels.
    .term = LDH label
glossary-a-label = The form of a label in the DNS: ASCII that begins with xn--. It stands for exactly one U-label.
    .term = A-label
glossary-u-label = A label in its own characters, as people read it. It has exactly one A-label.
    .term = U-label
glossary-rtl-label = A label with at least one character of class R, AL or AN. Condition 1 of the Bidi rule goes by the first character instead: R or AL.
    .term = RTL label
glossary-ltr-label = A label without a character of class R, AL or AN. Condition 1 of the Bidi rule goes by the first character instead: L.
    .term = LTR label
glossary-bidi-domain-name = A name with at least one RTL label. The Bidi rule applies to all labels of such a name, also to the ASCII ones.
    .term = Bidi domain name
glossary-bidi-rule = The six conditions of RFC 5893 for the labels of Bidi domain names. They are about what a label may begin with, contain and end with.
    .term = Bidi rule
glossary-zone = The part of the DNS that one registry manages, such as com. Its names stand directly below it.
    .term = zone
glossary-character-grouping = The requirement that the characters of a label stay together on the screen, between the delimiters of the label. It must hold next to labels that satisfy the requirements, or that are left-to-right and begin with no digit.
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

## Notes on the documents, by identifier: errors, clashes, later changes, and how open places are interpreted

document-note-atkin2001-hyphen-class = In Unicode 3.1, in 2001, the hyphen-minus had class ET. Since Unicode 4.0.1 it has class ES.
document-note-atkin2001-figure-4 = Since Unicode 4.0.1 the hyphen-minus is no terminator, and the UBA shows this name as line 3 does.
document-note-atkin2001-w5 = The text cites rules W4 and W5 for the full stop. It has class CS, and W5 is about terminators, of class ET.
document-note-atkin2001-figure-5 = The text says that a left-to-right paragraph shows DEFabc like abcDEF. This is wrong. It is true of other names, such as AB12 and 12AB.
document-note-atkin2001-table-2 = Table 2 lists characters that the text excludes: punctuation and compatibility characters. The findings report both.
document-note-atkin2001-table-2-others = The text adds only letters and digits. bidiscope therefore reports the signs and unassigned code points of Table 2, which the text does not mention.
document-note-atkin2001-hebrew-points = “UF80-U5C4” is a misprint: U+0F80 is a Tibetan sign. The Hebrew points begin with U+05B0.
document-note-atkin2001-java = The text gives a direction to letters, digits, full stops and hyphens. The Java program treats #, $, % and + like the hyphen-minus; it reverses [, \, ] and ^ like Hebrew letters. bidiscope makes them left-to-right, as both do comma and colon.
document-note-atkin2001-mixed-map = The table has 129 entries for 128 characters: nine instead of eight in its first row. Read literally, it gives the hyphen-minus class CS.
document-note-atkin2001-hedged-goals = The goals say “when possible” and “maximize”, so no display fails them. bidiscope counts labels without full stops, with one character for each class.
document-note-atkin2001-lost-characters = The text says of domain names that the algorithm “loses no characters”. The Java program loses others, such as _ and @; bidiscope keeps them.
document-note-rfc5893-rtl-label = Section 1.4 makes this an RTL label, because it contains R. Condition 1 makes it an LTR label, because it begins with L.
document-note-rfc5893-labels-tested = Section 2 tests ASCII labels too. Sections 5 and 7.1 do not require it, and RFC 5891 section 4.2.3.4 speaks of right-to-left labels only. bidiscope follows section 2.
document-note-rfc5893-second-guarantee = The guarantee is false in a right-to-left paragraph: 1-a and a-1 before a right-to-left label look the same.
document-note-rfc5893-second-guarantee-grouping = The guarantee is false in a right-to-left paragraph: the characters of the second label do not stay together.
document-note-rfc5893-second-guarantee-ascii = Read literally, the guarantee covers names of LDH labels alone as well. Section 1.1 leaves out names without right-to-left characters.
document-note-rfc5893-come-after = “Come after” can mean anywhere later or directly after, as in section 5. bidiscope takes it as anywhere later.
document-note-rfc5893-ascii-label = The text calls 123-A an ASCII label; section 1.4 uses capitals for right-to-left letters. Read in either way, it differs between the two paragraphs.
document-note-rfc5893-percent-sign = The label a1 stays together, but the percent sign joins it. So it is not between the full stop and the percent sign, as the formal requirement says.
document-note-rfc5893-delimiters-in-labels = The text says that CS, WS and ON are not allowed in labels. Conditions 2 and 5 of section 2 allow CS and ON, but not WS.
document-note-rfc5893-controls-elsewhere = Read literally, this is wrong: between RLE and PDF the two labels change places. The characters of each label do stay together.
document-note-rfc5893-formal-grouping = The formal requirement fails for plain labels: here a stands left of both full stops. The informal requirement says the same. Only its first half, that labels remain grouped, is proved.
document-note-rfc5893-uniqueness-with-et = With class ET the requirement fails from length 5: two labels that satisfy the rule look the same. IDNA2008 permits no character of class ET.
document-note-rfc5893-eebeefili = The list has a letter of class AL. U+07A9 THAANA EEBEEFILI is a mark of class NSM.
document-note-rfc5893-yivo-list = The name has seven characters. The list has each code point once.
document-note-rfc5893-precomposed = The RFC does not discuss the reason. Normalization Form KC decomposes these characters, and the mark is at the end again.
document-note-rfc5893-first-or-last = This says “first or last”. RFC 3454, as section 1.2 quotes it, requires both: the first character and the last one.
document-note-rfc5893-number-after-number = The text names AL, AN and R for the most important case. After a right-to-left label that ends with EN the number moves too.
document-note-rfc5893-formatting-codes = Section 6 calls formatting codes between labels unrealistic. Dürst’s section 4.3 inserts them, and Davis’s display is as if they were there.
document-note-rfc5893-identifying-names = Section 6 says that no reliable algorithms for this exist. Davis later sketched a grammar; he does not call it reliable.
document-note-rfc5893-label-names = R1 and R2 are names of two labels, as in section 3. Read as a letter and a digit each, they are displayed in the same way.
document-note-rfc5893-last-character = A label that satisfies the rule looks the same in both paragraphs. If the old program only sets the paragraph, its error shows only next to other text. If it forces the order, the label is shown as it is stored.
document-note-rfc5893-properties-changed = A change before this RFC shows what can happen. Unicode 4.0.1 gave the hyphen-minus class ES instead of ET.
document-note-duerst-structural = The structural characters are “'@', '.', ':', '/', and so on”. bidiscope counts ?, #, & and = and the label separators of IDNA as well.
document-note-duerst-arabic-digits = The draft does not say whether Arabic-Indic digits are right-to-left characters; it says that digits run left to right. bidiscope counts them as such: without the marks of section 4.3, components of such digits can change places.
document-note-duerst-4-2-and-4-3 = Restriction 3 excludes this component, so the draft does not say what happens. Section 4.2 gives BA12, the controls of section 4.3 give 12BA.
document-note-duerst-must-not-not = “MUST NOT not use both” has a “not” too many: a component must not use both.
document-note-duerst-restriction-3 = “Any other class of characters” includes marks, which have a class of their own.
document-note-davis-domain-characters = A domain contains what UTS #46 allows, without the terminating characters. Gershayim and geresh (after a Hebrew letter) and the katakana middle dot (in Japanese) are allowed. At the end of a domain they are punctuation.
document-note-davis-termination = The section and paragraph signs were symbols in 2011. They are punctuation now, but not in the list of terminating characters, so an identifier goes on after them.
document-note-davis-std3 = The UTS #46 statuses valid, mapped and deviation include the STD3 rules. Of ASCII, a domain contains only letters, digits and the hyphen. “_” belongs to it too where the domain goes on after it, because browsers take it in a host.
document-note-davis-final-inclusion = “A final inclusionChar is excluded”: all of them at the end are excluded, not only one.
document-note-davis-extensions = Userinfo, ports and IP addresses are “TBD”. An identifier ends before them unless an option includes them. bidiscope shows the part after a port together with the identifier.
document-note-davis-first-table = The row RTL of the first table, com.D.C.http://a.b. with a final full stop, is an error. The address has no final full stop.
document-note-davis-content-order = In content order, an address with a right-to-left letter has its fields from right to left in every environment. The row LTR of the last table shows the order of the environment.
document-note-davis-surrogates = Text in UTF-8 has no surrogates: what reads it refuses them before it looks for identifiers.

## Labels and conditions

bidi-rule-word =
    { $verdict ->
        [satisfied] Bidi rule: satisfied
        [violated] Bidi rule: violated
       *[not-applicable] Bidi rule: not applicable
    }
dns-form-punycode = { $text } (not valid)
dns-form-noncanonical = typed as { $typed }, but its characters encode to { $own }
label-form-of-letters = { $letters }, { $form }
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
condition-1 = The first character is of class L, R or AL.
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

title-of-name =
    { $kind ->
        [text] How { $name } is displayed
       *[name] How { $name } is displayed, and whether it may be registered
    }
title-of-names =
    { $kind ->
        [text] How { $count } texts are displayed
       *[name] How { $count } domain names are displayed, and whether they may be registered
    }
title-of-list = The names of a list: which may be registered, and which look alike
report-skip = Skip to the report
report-contents = Contents
report-about = About this report
report-unreadable = Names that cannot be read
made-by = Made by bidiscope { $version }.
made-on = Made on { $date } (UTC).
unicode-versions = Unicode { $version } for bidi classes, derived properties, mapping and normalization; Unicode { $names } for the names of characters.
report-rules = IDNA2008 decides whether a name may be registered: RFC 5891 section 4, with RFC 5892 and RFC 5893 (the Bidi rule). The DNS form is that of UTS #46, nontransitional.
report-no-rulesets = Registry rules were not checked.
report-whole-name = Every label of a name counts as the applicant’s.
report-zone = The parent zone is { $zone }: only the labels before it are the applicant’s.
report-stated-zones = The list states the zone of each name: only the labels before it are the applicant’s.
report-profile = The zones and their rules are those of the profile { $profile }.
report-registry-rules = Other rules of the registry: { $rules }.
report-rulesets = Names are judged by these rulesets (RFC 7940) too: { $rulesets }.
report-notation = The names were entered in the notation “{ $notation }”.
report-counting = Everything is counted from 1, in logical order: the order in which it is typed and stored.
report-drawn = Pictures use the fonts that come with bidiscope. A browser may show the same name in another order.
six-conditions = The six conditions of the Bidi rule
what-to-do = What to do
picture = { $name } as shown by { $display }
too-long-to-draw = The name has { $count } characters; names of up to { $most } characters are drawn.
line-number = Line { $line }
suggested-fix = Suggested: { $name }
# Before the lines of the list that ask for the suggested name, or have it suggested too.
suggestion-contested = Others ask for the suggested name:

answer =
    { $verdict ->
        [allowed] May be registered (IDNA2008)
        [allowed-by-registry] May be registered (IDNA2008 and registry rules)
        [allowed-in-part] The other labels may be registered (IDNA2008)
        [allowed-in-part-by-registry] The other labels may be registered (IDNA2008 and registry rules)
        [refused] Refused (IDNA2008)
        [refused-by-registry] Refused (registry rules)
        [refused-by-either] Refused (IDNA2008 or registry rules)
        [reserved] Reserved (registry rules)
        [blocked] Blocked (registry rules)
        [taken] Taken (other list)
        [contested] Contested (this list)
        [same-holder] Registered to the same holder (other list)
        [needs-review] Undecided
       *[not-applicable] Cannot be registered
    }

## The page in a browser

web-title = bidiscope: how names and text are displayed
web-skip = Skip to the results
web-name = Domain name, address or text
web-parent = In the parent zone { $zone }
web-notation = Written as
web-inspect = Inspect
web-displays = Displays to show
web-browser = This browser
web-browser-equal = ✓ The same order
web-browser-differs = ✗ Another order, from left to right: characters { $positions }
web-browser-unknown = This browser does not say where it draws the characters.
web-steps = Steps
web-rule = Rule
web-step-outcome = What it changes
web-too-long-for-steps = Steps are shown of up to { $most } characters.
web-present = Present
web-close = Close
web-step-of = Step { $number } of { $count }
web-search = Find what looks the same
web-searching = Searching…
web-copy-link = Copy link
web-copy-window-link = Copy link for the window
web-copied = The link was copied.
web-not-copied = The browser did not copy the link. Copy it here:
web-json = Save as JSON
web-lessons = Lessons
web-lesson = Lesson
web-arrange = Put the characters in the order that the reader sees. Choose one, then move it with the arrow keys or the buttons.
web-move-left = Move left
web-move-right = Move right
web-no-choice = Choose an answer first.
web-no-answer = This is no answer to the question.
web-about = Everything is computed in your browser. Nothing is sent anywhere.
web-stopped = The last request failed. The page works again.

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

## Reports of lists

list-file = List: { $file }
list-file-lines = List: { $file }, lines { $first } to { $last } here
list-file-from-line = List: { $file }, from line { $first } here
list-file-without-names = List: { $file }, without names
other-list-file = Compared with: { $file }
list-summary = Summary
list-refused = Refused names
list-refused-none = No name is refused.
list-flagged = Names to check: taken, contested, undecided, or with a warning or match
list-flagged-none = No name is taken, contested or undecided, and no permitted name has a warning or match.
list-groups = Names that are the same or look alike
list-groups-none = No different names of the list are the same or look alike.
list-groups-not-asked = This was not checked.
list-matches = Names that match the other list
list-matches-none = No name matches the other list.
list-others = Permitted, without warning or match
list-by-zone = Names by zone, by the rules alone
list-no-zone = In no zone
list-by-script = Names by script, by the rules alone
list-no-script = None
list-breakdown-sum = All
list-breakdown-others = Others after { $most } rows
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
registered-none = No registered name is the same, a variant of it, or looks like it.
registered-answer = { $answer }.
taken-same-name = The other list has the same name, in line { $line }.
taken-variant = The other list has a variant of it, in line { $line }. As a variant of that name, this one is “{ $disposition }”.
taken-variant-without-disposition = The other list has a name with the same index label, in line { $line }. This one is not among its variants.
# What an applicant who has it already may do with it.
same-holder =
    { $activation ->
        [may-be-activated] It belongs to the same holder, so that this variant may be activated.
        [stays-blocked] It belongs to the same holder. As a variant this name stays blocked all the same.
       *[none] It belongs to the same holder.
    }
taken-by-another-holder-too = Another holder has this name or a variant of it too, in line { $line }, so that it is taken.
more-entries = More lines have it too.
concern-contested = Another line asks for the same name, or a variant of it, and may have it too.
concern-confusable =
    { $rules ->
        [asked] It looks like another name, or is another spelling or a variant of it.
       *[none] It looks like another name, or is another spelling of it.
    }
column-names = Names
column-source = Source
column-zone = Zone
column-scripts = Scripts
column-commonest-reasons = Commonest reasons
column-line = Line
column-earlier-line = Earlier line
column-other-name = Name in the other list
column-other-line = Line in the other list
column-match-kinds = Match
count-all = All names
count-permitted-in-part = Of these, names with a label that nobody registers, such as “_dmarc”
count-flagged = Permitted, with a warning or match
count-unflagged = Permitted, without warning or match
count-without-value = Not written to the list of names: no “{ $column }”
count-unreadable-not-written = Not written to the list of names: cannot be read
count-bidi = Bidi domain names: with a right-to-left letter or an Arabic-Indic digit
count-violating = Bidi domain names that violate the Bidi rule
count-not-domain-names = Refused because they are no domain names, such as web, mail or IP addresses
count-matching = Match the other list

match-ltr = Same display in a left-to-right paragraph.
match-rtl = Same display in a right-to-left paragraph.
match-one-to-one = Same one-to-one display.
match-across = One shows in one paragraph direction what the other shows in the other.
match-confusable-ltr = Confusable in a left-to-right paragraph (UTS #39).
match-confusable-rtl = Confusable in a right-to-left paragraph (UTS #39).
match-same-name = The same name in the DNS.
match-same-variants = Variants under the registry’s ruleset: the same index label (RFC 7940).

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
        [in-use] another program has it open
        [invalid-name] its name is too long, or not allowed for a file
        [already-exists] the file exists already
        [not-a-file] it is a pipe or a device, not a file
        [not-open] it is closed, or open only for reading
        [not-readable] it is closed, or open only for writing
        [no-name] a file needs a name
        [folder-name] this is the name of a folder
        [link-loop] its symbolic links form a loop
        [dangling-link] it is a link that leads nowhere; remove the link, or give it a file
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
row-without-parent = The parent zone is missing.
row-parent-not-text = The parent zone is not a string.
row-parent-lone-surrogate = The parent zone has half of a surrogate pair, such as \ud800, which is not a character.
row-parent-unreadable = The parent zone cannot be read. { $reason }
list-error-header-too-long =
    { $asks ->
        [all] its header has more than { $columns } columns or { $size } MB, the most that is read: name the columns to keep
       *[column] there is no column “{ $column }” in the first { $columns } columns and { $size } MB of its header, the most that is read
    }
list-error-too-many-keys = its first object has more than { $count } keys, the most that is read: name the keys to keep
list-error-no-header = it is empty, so it has no header with the titles of columns
list-error-no-first-object = line { $line } is not a JSON object, so the keys of the list are not known
list-error-not-kept = names beyond the memory limit cannot be kept in { $folder }: { $reason }
list-error-utf-16 = this is text in UTF-16: save it as UTF-8, and use that file
list-error-archive = this is a spreadsheet or an archive: save the table as CSV in UTF-8, and use that file
list-error-pdf = this is a PDF document: save the names as text in UTF-8, and use that file
list-error-other-columns = its columns are not those of { $file }: with “all” every list has the same
list-error-damaged =
    { $format ->
        [gzip] this is compressed by gzip and damaged, or not whole
       *[zstd] this is compressed by Zstandard and damaged, or not whole
    }
list-error-zstd-window = this is compressed by Zstandard and takes more than { $size } MB to read: compress it again without “--long”
list-error-gzip = this is compressed by gzip: decompress it, and use the file inside
list-error-zero-bytes = this is not text, because it contains zero bytes: save the names as text in UTF-8, and use that file

## Rulesets of registries (RFC 7940). Dispositions, types, tags and names of rules are as in the file.

toml-error-backslash = { $reason }. Write a path with backslashes between single quotation marks
profile-error-utf8 = The file is not UTF-8. Save it as UTF-8 text.
profile-error-empty = The profile has no zone. Write one, such as [zone."example"].
profile-error-no-rulesets = The list of rulesets is empty. Name one, or leave out “rulesets”.
profile-error-zone = This zone cannot be read: { $reason }
profile-error-no-zone = This can be no zone: { $reason }
profile-error-zone-url = This is a URL. Write the zone alone, such as [zone."example"].
profile-error-zone-twice = This zone stands twice, each time with other rules. Keep one of them.
profile-error-value =
    { $key ->
        [labels-below] “labels-below” takes a number of labels, such as 1.
        [rulesets] “rulesets” takes an array of paths, such as ["he.xml"].
        [fail-on] “fail-on” takes an array of texts, such as ["refused"].
        [guidelines] “guidelines” takes a text, "icann".
        [append] “append” takes true or false.
        [overwrite] “overwrite” takes true or false.
        [column] “column” takes the name of a column or key, such as "name".
        [parent-column] “parent-column” takes the name of a column or key, such as "zone".
        [holder] “holder” takes the name of a column or key, such as "owner".
        [keep] “keep” takes an array of texts, such as ["name"].
        [columns] “columns” takes an array of texts, such as ["line", "name"].
       *[path] “{ $key }” takes the path of one file, such as "labels.txt".
    }
profile-error-no-zone-name = “{ $key }” belongs to a zone. Name the zone above it, such as [zone."example"].
profile-error-concern = “{ $concern }” is none of { $known }.
profile-error-column = There is no column “{ $column }” to write. “bidiscope scan --help” lists the columns.
profile-error-label = Each line is one label, but this is not: { $reason }
profile-error-label-refused = Nobody can register this label. Remove the line. { $reason }
profile-error-label-url = This is a URL. Write the label alone.
profile-error-files = With this file the files of the profile have more than { $megabytes } megabytes together. Use fewer or shorter ones.
profile-error-labels = Each line is one label, but this has { $count }.
lgr-error = Line { $line }: { $reason } (RFC 7940, section { $section }).
lgr-error-in-table = Line { $line }: { $reason } (table of RFC 3743 or RFC 4290).
lgr-error-in-element = Line { $line }, element “{ $element }”: { $reason } (RFC 7940, section { $section }).
lgr-error-reason =
    { $error ->
        [too-large] the file has more than { $megabytes } megabytes
        [too-deep] elements or rules are nested deeper than { $depth }
        [not-utf8] the file is not UTF-8
        [encoding] the file declares the encoding “{ $text }”; save it as UTF-8
        [empty] the file is empty
        [wrong-end] the end of “{ $text }” is expected, but that of “{ $other }” stands here
        [after-end] something stands after the end of “lgr”
        [not-xml] this is not well-formed XML
        [document-type] a document type definition is not read; remove it
        [unknown-entity] the entity “{ $text }” is not one of XML’s own; write the character
        [unfinished] the file ends before its elements do
        [not-a-ruleset] this is not a ruleset: it does not begin with “lgr” in the namespace of RFC 7940
        [unexpected-element] the element does not belong here
        [unexpected-text] the text “{ $text }” does not belong here
        [missing-element] the element “{ $text }” is missing
        [unknown-attribute] there is no attribute “{ $text }”
        [missing-attribute] the attribute “{ $text }” is missing
        [exclusive-attributes] “{ $text }” and “{ $other }” exclude each other
        [invalid-value] “{ $text }” is not a valid value of “{ $other }”
        [duplicate] “{ $text }” ({ $other }) is there twice
        [undefined] the { $other } “{ $text }” is not defined
        [undefined-before] the { $other } “{ $text }” is not defined before
        [sequence-too-long] the sequence has { $count } code points; a label holds at most { $most }
        [tag-of-sequence] a sequence cannot have a tag
        [reversed-range] the range ends before it begins
        [empty-class] the class has no code points
        [name-place] a name belongs to a class or rule directly in “rules”, and only there
        [operand-count] the number of classes in it is { $count }, which does not fit this operator
        [unknown-property] “{ $text }” is not a known Unicode property with its value
        [anchor-in-look-around] an anchor cannot stand in a look-behind or look-ahead
        [look-around-without-anchor] a rule with a look-behind or look-ahead needs an anchor beside it
        [anchor-in-action] the rule “{ $text }” has an anchor, so no action can use it
        [count-of-position] a rule with a position in it cannot be repeated
        [rule-too-large] the rule has more than { $size } steps when written out, or all rules together have too many
        [not-an-entry] “{ $text }” is no code point with its variants
       *[too-many] there are too many { $text }
    }
lgr-note-unassigned =
    { $count ->
        [one] { $characters } is not in Unicode { $version }, whose data this program has.
       *[other] { $count } code points are not in Unicode { $version }, whose data this program has: { $characters }.
    }
lgr-note-other-version = The ruleset is for Unicode { $stated }, but its property classes are answered with Unicode { $version }.
lgr-note-no-version = The ruleset states no Unicode version; its property classes are answered with Unicode { $version }.
lgr-note-validity =
    { $kind ->
        [not-yet] The ruleset is not valid before { $day }.
       *[expired] The ruleset was valid until { $day }.
    }
# $scopes are the zones that the ruleset states, $zone is the one in which names are judged.
lgr-note-other-scope = The ruleset is for { $scopes }, not for { $zone }.
lgr-note-variants-missed = Sequences of the ruleset overlap in too many ways to compare all variants: some may be missed.
# A table that is older than RFC 7940.
lgr-note-table =
    { $form ->
        [preferred] A table of RFC 3743: labels of preferred variants alone are “activated” here, other variants “allocatable”.
       *[variants] A table of RFC 4290: it does not say what becomes of variants, so they are “blocked” here.
    }
lgr-note-table-others =
    { $count ->
        [one] 1 variant of the table is not among its entries; it is in the repertoire as a variant only.
       *[other] { $count } variants of the table are not among its entries; they are in the repertoire as variants only.
    }
lgr-note-unused-tag = No code point has the tag “{ $tag }”, so its class is empty.
lgr-label-answer =
    { $answer ->
        [permitted] { $label }: the ruleset permits it (disposition “{ $disposition }”).
        [blocked] { $label }: it is eligible under the ruleset, but blocked.
        [refused] { $label }: the ruleset does not permit it.
       *[other] { $label }: it is eligible under the ruleset; disposition “{ $disposition }”.
    }
lgr-idna-refuses = IDNA2008 refuses it, whatever the ruleset: { $reason }
lgr-outside = { $character }, position { $position }, is not in the repertoire.
lgr-outside-context =
    { $matches ->
        [match] { $character }, position { $position }, may stand only where the rule “{ $rule }” matches.
       *[not-match] { $character }, position { $position }, may not stand where the rule “{ $rule }” matches.
    }
lgr-outside-more =
    { $count ->
        [one] 1 more character is not permitted there.
       *[other] { $count } more characters are not permitted there.
    }
# A character by which an action decides: $kind is “variants-only” where the ruleset lists it only as a variant of others.
lgr-trigger =
    { $kind ->
        [variants-only] { $character }, position { $position }, is not permitted: the ruleset lists it only as a variant of others.
       *[other] { $character }, position { $position }, is of the type “{ $text }”.
    }
lgr-not-in-repertoire = Characters are not in the repertoire, or not permitted in their place.
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
            [match] “{ $disposition }” for labels that match “{ $rule }” and whose variants all are of type { $types }.
            [not-match] “{ $disposition }” for labels that do not match “{ $rule }” and whose variants all are of type { $types }.
           *[any] “{ $disposition }” for labels whose variants all are of type { $types }.
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
        [match] where “{ $rule }” matches
       *[not-match] not where “{ $rule }” matches
    }
lgr-index = Index label: { $label }
lgr-index-of-lgr-core = Index label by ICANN’s lgr-core: { $label }
lgr-alone = It has no eligible variants.
lgr-refused-alone = It has no variants, because it is not eligible.
lgr-variant-count = With its eligible variants there are { $count } labels.
lgr-variant-bound = With its eligible variants there are up to { $count } labels.
lgr-variant = { $label }  { $disposition }
# Where a variant differs from its label, such as “2: U+05DA”.
lgr-variant-differs = { $variant }  ({ $differences })
lgr-ambiguous = This label is made in several ways with different dispositions, an error of the ruleset.
lgr-more = More labels follow; use --most to list more.
lgr-more-invalid = More labels may follow, but { $count } of other dispositions were passed over; list those with --all.
lgr-diff-of-one = Standard input can be read only once; give the others as files.
page-format =
    { $format ->
        [text] sections of text
       *[html] a page
    }
ruleset-not-written = { $file }: the ruleset cannot be written: { $reason }
lgr-convert-no-table = This is a ruleset of RFC 7940 already, and no table of RFC 3743 or RFC 4290.
lgr-unknown-disposition = No action of the ruleset has the disposition “{ $text }”. Its dispositions: { $known }.
lgr-several-labels = A label is expected here, but this name has { $count } labels.
lgr-no-variants = { $label }: the ruleset does not permit it, so it has no variants. { $reasons }
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
lgr-change-text = other text
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
        [0] it cannot be tried by itself
       *[other] none up to length { $count }
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
        [yes] { $answer }; { $count } labels with its variants, { $allocatable } of them allocatable
       *[no] { $answer }; up to { $count } labels with its variants, up to { $allocatable } of them allocatable
    }
lgr-changed-names =
    { $changed ->
        [0] Of { $judged } registered names, none has another answer.
       *[other] Of { $judged } registered names, { $changed } have another answer.
    }
lgr-changed-names-more = { $count } more names have another answer; --json lists them all.
lgr-no-difference = The rulesets do not differ in code points, variants, classes, rules or actions.
lgr-confusable-pair = { $first } and { $second } look alike (UTS #39) and are not variants.
lgr-variant-problem =
    { $kind ->
        [not-symmetric] { $first } has the variant { $second }, but not the other way round.
        [not-transitive] { $first } has the variant { $via }, and that has { $second }, which is no variant of the first.
       *[variant-not-in-repertoire] { $first } has the variant { $second }, which is not in the repertoire.
    }
lgr-policy-problem =
    { $kind ->
        [type-without-action] No action names the type “{ $text }”, so variants of this type are treated as if they had none.
        [own-disposition] Action { $number } has the disposition “{ $text }”, which RFC 7940 (section 7.3) does not define.
        [action-without-type] Action { $number } is never reached: no variant has a type that it names.
       *[action-never-reached] Action { $number } is never reached: action { $earlier } decides about all its labels.
    }
lgr-confusable-count =
    { $complete ->
        [yes] { $count ->
            [0] Single members that look alike (UTS #39) are all variants.
            [one] 1 pair looks alike and is not a variant.
           *[other] { $count } pairs look alike and are not variants.
        }
       *[no] Not decided: { $count } pairs look alike and are not variants; there are others, which are not listed.
    }
# $count pairs of labels, of which one at least has several members, and each at most $members.
lgr-confusable-labels-count =
    { $complete ->
        [yes] { $count ->
            [0] No other labels of up to { $members } members each look alike without being variants.
            [one] 1 more pair of labels, of up to { $members } members each, looks alike and is not a variant.
           *[other] { $count } more pairs of labels, of up to { $members } members each, look alike and are not variants.
        }
       *[no] { $count } more pairs of labels look alike and are not variants; there may be others, which were not tried.
    }
# What holds for all labels that a ruleset permits. $label is a label as it is displayed, $rule a section of a document.
lgr-violation = The ruleset permits { $label }, which violates { $rule }.
lgr-rules-proved =
    { $property ->
        [rfc5893] Proved: no label that the ruleset permits violates the Bidi rule (RFC 5893), whatever its length.
       *[idna2008] Proved: no label that it permits violates IDNA2008. Lengths, and normalization across three characters, were not checked.
    }
lgr-rules-undecided = Not decided: the ruleset is too large to say whether some label violates { $rules }.
lgr-same-display = { $display }: { $first } and { $second } show the same and are not variants.
lgr-displays-proved = { $display }: proved, no two labels show the same unless they are variants, whatever their length.
lgr-displays-undecided =
    { $display }: { $count ->
        [0] not decided whether two labels show the same.
        [one] not decided; no two labels of 1 character show the same.
       *[other] not decided; no two labels of up to { $count } characters show the same.
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
lgr-page-references = References
lgr-page-meta = What they say of themselves
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
       *[other] { $count }, of which { $only } only as variants of others
    }
lgr-fact-description = Description
lgr-column-code-points = Code points
lgr-column-characters = Characters
lgr-column-names = Names
lgr-column-context = Context
lgr-column-variant = Variant
lgr-column-type = Type
lgr-column-tags = Tags
lgr-column-references = References
lgr-column-reference = Reference
lgr-column-comment = Comment
lgr-column-number = Number
lgr-column-action = Action
lgr-column-part = What
lgr-column-change = Change
lgr-column-label = Shortest label with another answer
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
lgr-rule-words = It matches { $part }.
lgr-part =
    { $part ->
        [any] any code point
        [start] the start of the label
        [end] the end of the label
        [anchor] the code points in question
       *[nothing] nothing
    }
lgr-part-class = a code point of “{ $class }”
lgr-part-set = one of { $ranges }
lgr-part-rule = what “{ $rule }” matches
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

## Entries of a list without a name, and names outside the parent zone

entry-no-field = The record has no field in that column.
entry-open-record = A quotation mark in this record is not closed: its { $lines } lines extend to the end of the list.
entry-field-too-long = A field beside the name is longer than { $most } bytes, the most that is read.
entry-line-too-long = The line is longer than { $most } bytes, the most that is read.
entry-not-json = This is not JSON: column { $column } cannot be read.
entry-not-an-object = This is not a JSON object.
entry-no-key = There is no key “{ $key }” in this line.
entry-not-text = The value of “{ $key }” is not a string.
entry-lone-surrogate = The value of “{ $key }” has half of a surrogate pair, such as \ud800, which is not a character.
entry-repeated-key = The key “{ $key }” occurs twice in this line. Keep one of them.
entry-text-after-quote = Text stands after the second quotation mark of a field. Write a quotation mark in a field twice.
entry-open-quote = A quotation mark in this line is not closed.
entry-open-entry = The entry is longer than { $most } bytes, or a parenthesis or quotation mark in it is not closed.
entry-no-record = There is no record after the owner.
entry-empty-label = The owner cannot be read: two dots stand together, or it begins with one.
entry-full-stop-in-label = A label of the owner contains a full stop.
entry-unknown-control-entry = $INCLUDE and $GENERATE are not read, only $ORIGIN and $TTL.
entry-invalid-name =
    { $part ->
        [origin] The origin cannot be read: { $reason }.
       *[owner] The owner cannot be read: { $reason }.
    }
invalid-name-reason =
    { $reason ->
        [no-origin] it does not end in a full stop, and there is no $ORIGIN before it
        [bad-escape] a backslash must be followed by three digits, at most 255, or by one other character
       *[not-a-name] it is not a domain name: labels have at most 63 octets, names at most 255
    }
name-is-zone = This is the parent zone itself. Put the label to register before it.
# { $append } is how the program, or Python, is asked to append the zone.
zone-appended-to-url = This is a URL, not a label, so no zone can be appended. Write the label alone, or leave out { $append }.
name-outside-zone = This name does not end in the parent zone. Write it with its zone, or use { $append }.

## Titles in the help and in the columns of lists

list-format-names = one name a line
list-format-csv = CSV
list-format-jsonl = JSON Lines
list-format-zone = a zone file
row-format =
    { $format ->
        [jsonl] JSON Lines: one object for each name
        [names] Only the names, one a line; with --columns, another single column
       *[csv] CSV with a header
    }
concern =
    { $concern ->
        [refused] IDNA2008 or a rule of the registry refuses the name
        [needs-review] the verdict is “needs-review”
        [warned] there is a warning
        [expired] the ruleset that judges the name is not valid today
        [taken] the list of --against has the same name, or a variant under --lgr
        [contested] it may be registered, and another line may have the same name, or a variant under --lgr
        [same-holder] by --holder, whoever asks for it has it, or a variant of it, in the list of --against
       *[confusable] the name looks like another, or is another spelling or variant of it
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
list-column-against-across = Other list, across
list-column-against-confusable-ltr = Other list, confusable in LTR
list-column-against-confusable-rtl = Other list, confusable in RTL
list-column-against-same-name = Other list, same name
list-column-warnings = Warnings
list-column-lgr-disposition = Disposition (ruleset)
list-column-lgr-action = Action (ruleset), from 0
list-column-lgr-index = Index label
list-column-host = Host of a URL
list-column-against-name = Matching name of the other list
list-column-against-match = How the matching name matches
list-column-against-holder = Holder of the matching name
list-column-against-same-holder = Other list, name or variant of the same holder
list-column-against-other-holder = Other list, name or variant of another holder
list-column-holder = Holder
list-column-previous-answer = Earlier answer
list-column-previous-reasons = Earlier reasons
list-column-against-suggestion = Other list, suggested name or a variant
list-column-against-suggestion-name = Name in that line of the other list
list-column-against-suggestion-match = How it matches the suggested name
list-column-suggestion-contested-with = Other lines that ask for the suggested name
list-column-contested-with = Other lines with the same name or a variant
list-column-decision = Decision
list-column-file = List that the name is in
list-column-duplicate-of-file = List of the repeated line
list-column-label-verdicts = Registration of each label
list-column-input = As the list has it
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
list-column-host-faults = What is wrong with the host
list-column-visible-host-ltr = Read as the host, LTR
list-column-visible-host-rtl = Read as the host, RTL
list-column-host-reading-ltr = Reading of the host, LTR
list-column-host-reading-rtl = Reading of the host, RTL
list-column-unicode = Unicode version
list-column-version = Program version
list-column-same-variants = Same variants
list-column-against-same-variants = Other list, same variants
list-column-against-disposition = Disposition as a variant of the matching name

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
catalogue-no-language = add a line with the language, such as “language = en”
catalogue-invalid-language = “{ $text }” is not a language tag, such as “en”, “ar” or “he-IL”
catalogue-invalid-direction = “{ $text }” is not a direction: write “direction = ltr” or “direction = rtl”
catalogue-no-direction = add a line with the direction, “direction = ltr” or “direction = rtl”

## Names of a list in the window, and findings with their positions

list-status =
    { $status ->
        [refused] Refused
        [reserved] Reserved
        [blocked] Blocked
        [needs-review] Undecided
        [allowed] May be registered
        [allowed-in-part] The other labels may be registered
        [taken] Taken
        [contested] Contested
        [same-holder] Same holder
        [not-applicable] Cannot be registered
       *[unreadable] Cannot be read
    }
list-finding =
    { $finding ->
        [a-label-undecodable] { $document }: A-label does not decode
        [idna-noncanonical-a-label] { $document }: A-label spelled otherwise
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
list-row-typed = { $row }, given as { $typed }
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

## Sheets

shown-by = As shown by { $display }.
marks-cut-off = Marks are stacked too high for the line: they are cut off at the dashes.
line-unshaped = Not shaped, so shown as boxes with code points: { $places }.
line-unshaped-place = { $count ->
    [one] character { $first }
   *[other] characters { $first } to { $last }
}
line-unshaped-around = the text around the name
line-unshaped-more = { $count } more places
changed-characters = Marked: the fewest characters that part it from { $display }, { $count }.

## Commands

words-missing =
    { $count ->
        [one] { $file }: 1 of { $all } messages is missing and stays in English: { $first }
       *[other] { $file }: { $count } of { $all } messages are missing and stay in English, such as { $first }
    }
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
        [address] The host is not valid: it is written as an IP address and is none.
        [no-request] No host is asked: “javascript:” and “data:” run or show what follows, “mailto:” writes to it.
       *[other] The host is not valid.
    }
check-host-invisible = { $character } stands after the host, shows nothing, and ends the link. More characters of a name follow it.
check-host-address = A browser reads this host as { $address }.
check-host-escape = A browser reads a percent escape in this host as a full stop.
# The first five are sentences.
check-host-fault =
    { $fault ->
        [no-host] There is no host here.
        [invalid-host] The host is not valid.
        [userinfo] What stands before “@” looks like a host, and is user information.
        [lookalike-slash] A character that looks like a slash stands in the host or beside it.
        [invisible-after-host] An invisible character after the host ends the link, and more characters of a name follow it.
        [split] other parts of the URL stand between the characters of the host
        [not-first] a part that follows the host stands before it
        [out-of-order] the labels of the host are out of order
        [nothing-read] nothing is read in its place
       *[misread] something else is read in its place
    }
text-visible-host =
    { $direction ->
        [rtl] In a right-to-left paragraph: { $sentence }
       *[ltr] In a left-to-right paragraph: { $sentence }
    }
collisions-no-url = --visible-host needs a URL with a host that can be read.
collisions-no-host = --visible-host needs a host, and { $character } is in none.
collisions-read-as = { $display }: URLs in which { $host } is read as the host
collisions-read-as-count =
    { $complete ->
        [yes] { $count ->
            [0] No order of these labels and segments is such a URL.
            [one] One order of these labels and segments is such a URL:
           *[other] { $count } orders of these labels and segments are such URLs:
        }
       *[no] { $count ->
            [0] None was found; not every order was tried.
            [one] One was found; not every order was tried:
           *[other] { $count } were found; not every order was tried:
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
field-error-twice = “{ $word }” is the second of its kind; a field is cut off at one place and in one way

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
text-with-rules-of-names = “--as text” asks nothing of names: no check, zone, ruleset or profile goes with it
line-unreadable = a line is two positions from 1 with two full stops between them, such as 5..9
line-outside-paragraph = Line { $line } is not within the paragraph, which has { $count } characters.
quiet-without-check = “--quiet” needs “--check” or “--profile”: they decide the status
quiet-with-strategy = “--strategy” has no effect with “--quiet” here: only “--check=host” asks in displays
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

# The summary: clauses, joined by and-clause.
and-clause = { $first }, { $next }
scan-names =
    { $count ->
        [one] 1 name
       *[other] { $count } names
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
        [expired] { $count } by a ruleset that is not valid
        [confusable] { $count } with the look of another name
       *[check] { $count } by the rules of --check
    }
scan-not-passing =
    { $count ->
        [one] 1 does not pass { $rules }
       *[other] { $count } do not pass { $rules }
    }
scan-refused-by-registry =
    { $count ->
        [one] 1 is refused by the rules of the registry alone
       *[other] { $count } are refused by the rules of the registry alone
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
index-other-version = the index was made by another version ({ $version }). Make it anew with “{ $command }”
index-damaged = the index is damaged. Make it anew with “{ $command }”
index-source-changed = the list { $source } has changed since the index was made. Make it anew with “{ $command }”
index-other-settings = the index was made with other options or rulesets. Make it anew with “{ $command }”
index-source-missing = { $file }: the list { $source } is not there any more; the index is used as it is
index-without-column =
    { $count ->
        [0] the index keeps no columns, and so not “{ $column }”. Make it anew with --keep
       *[other] the index does not keep “{ $column }”, but { $kept }. Make it anew with --keep
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
scan-stopped =
    { $written ->
        [nothing] stopped before the end; { $summary }; nothing was written
       *[some] stopped before the end; { $summary }
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

## Why a display looks as it does

# Characters in sentences, by text or code point and position.
mention =
    { $count ->
        [one] { $text } (position { $first })
       *[other] { $text } (positions { $first }–{ $last })
    }
mention-positions = the characters at positions { $first }–{ $last }
# { $runs } and { $last } are positions, such as “1–3, 5–7” and “9–13”.
mention-runs =
    { $more ->
        [0] the characters at positions { $runs } and { $last }
        [one] the characters at positions { $runs }, { $last } and 1 more run
       *[other] the characters at positions { $runs }, { $last } and { $more } more runs
    }
mention-other = { $character } (in the surrounding text)
mention-sos = the start (sos)
mention-eos = the end (eos)

# { $other } is of the surrounding text, { $left } and { $right } of the name or text itself.
context-splits-name = The surrounding text comes in between: { $other } stands between { $left } and { $right }.
context-reorders-name = The surrounding text changes the order. Alone, { $character } would stand at place { $place } from the left.
as-without-context = As without the text around it. { $sentence }

summary-stored-order = The characters stand as they are stored, from left to right.
summary-single-character = There is only one character, so nothing can change places.
summary-nothing-rtl =
    { $paragraph ->
        [rtl] Nothing here runs right to left, so all is shown as stored, even in this right-to-left paragraph.
       *[ltr] Nothing here runs right to left, so all is shown as it is stored.
    }
summary-all-rtl =
    { $paragraph ->
        [rtl] All of it runs right to left, as the paragraph does.
       *[ltr] All of it runs right to left, although the paragraph runs left to right.
    }
summary-only-single-characters = No two letters in a row run right to left, so all is shown as it is stored.
summary-only-numbers = The digits of a number run from left to right, as in { $first }. So all is shown as it is stored.
summary-neutral-rtl = { $neutral } stands between { $before } and { $after }. Both count as right-to-left, so rule N1 makes it right-to-left, which joins what stands on either side.
# What stands between two numbers, after a sentence about the first of these.
summary-numbers-apart = Rule W4 does not join { $first } and { $second } at { $neutral }. So { $second } stands to the left of { $first } (rule N1).
summary-number-after-letter =
    The number { $number } stands to the left of { $letter }. That is the last strong character before it, of class { $class } ({ $class ->
        [AL] rule W2, and without that W7
       *[R] rule W7
    }).
summary-arabic-number = The Arabic number { $number } stands to the left of { $after }. It runs with the right-to-left text before it.
# What is reversed, before a sentence about what is not.
summary-reversed-in-place = Reversed in place: { $run }. { $sentence }
summary-number-first = The number { $number } stays left: the paragraph runs left to right, and no letter comes before the number.
summary-neutral-between-numbers = Rule N1 makes { $neutral } right-to-left, as it stands between two numbers. So { $before } and { $after } change places.
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
        [end] from { $inside } on to the end
        [position] from { $inside } on to position { $position }
       *[inside] around { $inside }
    } (rules { $rule } and X6). { $count ->
        [one] Without it the display would be another.
       *[other] Without the controls the display would be another.
    }
# Both brackets of a pair take the direction of what is between them, or before them.
summary-brackets =
    { $reason ->
        [both] { $inside } stands between the brackets at positions { $opening } and { $closing }, and { $before } before them.
        [before] Between the brackets at positions { $opening } and { $closing } nothing is { $direction ->
            [rtl] right-to-left
           *[ltr] left-to-right
        }, but { $before } before them is.
       *[inside] { $inside } stands between the brackets at positions { $opening } and { $closing }.
    } So rule N0 makes them { $direction ->
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
summary-starts-at-right = { $paragraph } So the line begins at the right: { $first }.
summary-run-reversed =
    { $more ->
        [0] One run is right-to-left, so it is reversed: { $run }.
        [one] Two runs are right-to-left, so they are reversed. The first: { $run }.
       *[other] Several runs are right-to-left, so they are reversed. The first: { $run }; { $more } others follow.
    }
summary-run-reversed-around-numbers =
    { $more ->
        [0] One run is right-to-left, so it is reversed: { $run }.
        [one] Two runs are right-to-left, so they are reversed. The first with a number: { $run }.
       *[other] Several runs are right-to-left, so they are reversed. The first with a number: { $run }; { $more } others are reversed too.
    } The digits of { $number } in it stand from left to right.
summary-reversed-by-levels = Rule L2 reverses runs by their levels, the highest first. At level { $highest }: { $run }.
# { $sentence } says why the display looks as it does.
summary-added-controls-idle = { $sentence } The added controls change nothing here.
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
        [0] Right-to-left within its field: { $run }.
        [one] Two runs are right-to-left within their fields. The first: { $run }.
       *[other] Several runs are right-to-left within their fields. The first: { $run }; { $more } others follow.
    }
summary-no-component-rtl = No component has a character of class R, AL or AN, so all run left to right.
summary-component-rtl =
    { $more ->
        [0] Components follow each other from left to right. One of them runs right to left: { $component }.
        [one] Components follow each other from left to right. Two of them run right to left. The first: { $component }.
       *[other] Components follow each other from left to right. Several of them run right to left. The first: { $component }; { $more } others follow.
    } It holds { $character }, which is of class { $class }.
summary-component-rtl-single =
    { $more ->
        [0] Components follow each other from left to right. One of them, { $component }, runs right to left, because it is of class { $class }.
        [one] Components follow each other from left to right. Two of them run right to left. The first: { $component }, because it is of class { $class }.
       *[other] Components follow each other from left to right. Several of them run right to left. The first: { $component }, because it is of class { $class }; { $more } others follow.
    }
summary-nothing-inferred-rtl = The one-to-one display finds nothing right-to-left, so the name is shown as it is stored.
summary-stays-at-right = { $stays } stays to the right of { $before }. What follows, { $after }, is left-to-right.
summary-stays-at-right-at-end = { $stays } stays to the right of { $before }, because no right-to-left letter follows.
summary-number-between-rtl = The number { $number } is between { $before } and { $after }. Both are right-to-left, so it runs with them.
summary-run-reversed-in-place =
    { $more ->
        [0] One run is right-to-left and reversed in place: { $run }.
        [one] Two runs are right-to-left and reversed in place. The first: { $run }.
       *[other] Several runs are right-to-left and reversed in place. The first: { $run }; { $more } others follow.
    }
# After { $sentence }, which says what is reversed.
summary-number-not-reversed = { $sentence } The digits of { $number } in it stand from left to right.
summary-rest-not-reversed = { $sentence } Everything else keeps its place.
summary-fields-rtl = The fields follow each other from right to left, each as it is alone.

## Steps of a display: what each rule does, by its identifier (UAX #9; Atkin, Stansifer and Alsharif 2001, section IV)

rule-P2 = Find the first strong character (L, R or AL), ignoring everything inside isolates.
rule-P3 = If that character is R or AL, the paragraph level is 1, otherwise 0. A given direction decides instead (HL1). Even levels are left-to-right, odd levels right-to-left.
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
rule-L3 = Marks that L2 has reversed move back after their base. Removed characters do so too, which is this program’s choice: UAX #9, 5.2, leaves their place open.
rule-logical = The characters are shown as they are stored, from left to right.
rule-classes = The display gives the hyphen, the full stop or digits another class before the rules apply (UAX #9, HL2 to HL4).
rule-fields = The fields follow each other from right to left. Each is shown as it is alone.
rule-mirror = In right-to-left runs, solidus and reverse solidus are mirrored too (UAX #9, HL6).
rule-insert = The display adds a formatting character.
rule-surround = A character of the surrounding text takes part in the rules.
rule-assign = Arabic and Hebrew letters are right-to-left. Everything else is left-to-right, except digits and hyphens, which later steps decide.
rule-digits-forward = Arabic numerals are right-to-left. European digits are left-to-right after a left-to-right character, or after none, apart from digits and hyphens.
rule-digits-reverse = The remaining European digits follow a right-to-left letter. They are right-to-left if one follows them too, otherwise left-to-right.
rule-hyphens-forward = A hyphen is left-to-right after a left-to-right character, or after none, apart from hyphens.
rule-hyphens-reverse = The remaining hyphens follow a right-to-left character. They are right-to-left if one follows them too, otherwise left-to-right.
operation-empty = After left-to-right text, output the stack from its top, then the accumulator, then the character.
operation-clear = After right-to-left text, output the accumulator, then the stack from its top, then the character.
operation-push = For a right-to-left letter or hyphen, push the accumulator onto the stack as one piece, then the character.
operation-accumulate = Add a right-to-left digit to the accumulator, so that the digits of its number stand from left to right.

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
outcome-removed = ignored from here on: { $characters }
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
outcome-pair = the pair { $opening } and { $closing } becomes { $class }
outcome-pair-unchanged = the pair { $opening } and { $closing } does not change
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
            [before] { $character } of the surrounding text is before it.
           *[after] { $character } of the surrounding text is after it.
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
why-overridden = { $from } becomes { $to }: { $opener } opens an override around it.
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
why-number-kept = EN stays EN: the last strong character before it, { $character }, is { $class }.
why-number-kept-sos = EN stays EN: no strong character is before it in its sequence, so sos decides.
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
why-reversed =
    { $level ->
        [1] It moves from position { $from } to { $to }: its run of level 1 or higher is reversed.
       *[other] It moves from position { $from } to { $to }: runs of level { $level } or higher are reversed, then those of each lower level, down to the lowest odd one.
    }
why-reversed-with-base = It moves from position { $from } to { $to }, with the character before it.
why-mark-moved = It moves from position { $from } to { $to }: marks follow their base, and in this program removed characters do too.
why-mirrored = It is shown as its mirror image: its run is right-to-left.
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
        [accumulator] Operation “{ $operation }” puts it, from the accumulator, at position { $position }.
        [stack] Operation “{ $operation }” puts it, from the stack, at position { $position }.
       *[input] Operation “{ $operation }” puts it at position { $position }.
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
        [letter] The last strong character before it is { $before }.
        [outside] The last strong character before it is in the surrounding text.
       *[none] No strong character is before it.
    }
# Rule W2 makes it one, and W7 would leave a European one for the same reason: { $before } is the letter before it.
difference-arabic-number =
    { $display } makes { $again ->
        [yes] it
       *[no] { $character }
    } an Arabic number, which counts as right-to-left, because the last letter before it is { $before } (rule W2). As a European number it would count so too (rule W7).
# Several paragraphs, such as the components of Dürst’s draft.
difference-paragraphs = { $display } divides the name into { $count } paragraphs, each with a level of its own (rule HL1).
# { $scalars } are the different controls that are inserted.
difference-inserted = { $display } adds controls ({ $scalars }), in a paragraph of level { $level }.
# One-to-one beside a display whose paragraph decides.
difference-no-paragraph = { $display } has no paragraph direction: it always begins at the left.
# A step for characters, and the levels of paragraphs by the characters that begin these.
difference-step = rule { $rule } for { $characters }
difference-step-paragraphs =
    { $count ->
        [one] the level of the paragraph from { $characters } on
       *[other] the levels of the paragraphs from { $characters } on
    }
# Steps without which the one that was named makes no difference.
difference-other-steps = This makes the difference only together with { $steps }.
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
        [here] Both displays have the same order, but the surrounding text splits this one.
        [there] Both displays have the same order, but the surrounding text splits the other one.
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
        [one] The character of the surrounding text has no column. The row “surround” adds it.
       *[other] The { $count } characters of the surrounding text have no columns. The rows “surround” add them.
    }
caption-logical = The characters as they are stored
caption-output = Output so far
caption-line = The line
caption-line-l2 = The line after L2
caption-line-context = The whole line
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
trace-too-long = The name has { $count } characters. Use --brief for more than { $limit }: it shows only what each step changes.

## Names that cannot be read

read-error-at = Character { $position }: { $error }
read-error-empty = The name is empty.
read-error-empty-label = A label is empty: a dot stands where it would begin.
read-error-not-in-notation = This notation does not have { $character }. It has { $alphabet }.
read-error-invalid-scalar-value = “{ $text }” is not a Unicode scalar value.
read-error-unknown-class = “{ $text }” is not a bidi class. This notation has { $alphabet }.
read-error-paragraph-separator = { $character } ends the paragraph, but a name or text here is one paragraph.
read-error-not-utf8 = The text is neither valid UTF-8 nor UTF-16.
read-error-too-long = The input is too long: it may have at most { $limit } characters.

# What a notation accepts, by its identifier, as the end of a sentence.
notation-unicode = every character
notation-codepoints = code points such as U+05D0, 05D0, \u05D0 or \u{"{"}5D0{"}"}, with spaces between them
notation-table1 = a-z, A-M (Arabic), N-Z (Hebrew), 0-4, 5-9 (Arabic-Indic), hyphen (also —) and full stop
notation-capitals = ASCII, with capitals for Hebrew letters (R)
notation-capitals-arabic = ASCII, with capitals for Arabic letters (AL)
notation-classes = bidi classes (L, R, AL, EN, ES, ET, AN, CS, NSM, BN, ON and the others of UAX #9), with spaces between them

## Badges: short warnings next to a display

badge-labels-out-of-order = labels out of order
badge-host-split = host split
badge-before-host = host not first
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
        [letters] Read from left to right, as nothing in the name runs the other way, label { $early } comes before label { $late }.
       *[ltr] Read from left to right, the direction of this paragraph, label { $early } comes before label { $late }.
    }
badge-host-split-explained =
    { $count ->
        [one] The character at position { $positions } stands inside the host, between those at { $before } and { $after }.
       *[other] The characters at positions { $positions } stand inside the host, between those at { $before } and { $after }.
    }
badge-before-host-explained =
    { $direction ->
        [rtl] { $count ->
            [one] Read from right to left, the character at position { $positions } comes before the host, which it follows in the URL.
           *[other] Read from right to left, the characters at positions { $positions } come before the host, which they follow in the URL.
        }
       *[ltr] { $count ->
            [one] Read from left to right, the character at position { $positions } comes before the host, which it follows in the URL.
           *[other] Read from left to right, the characters at positions { $positions } come before the host, which they follow in the URL.
        }
    }
badge-labels-split-explained = The label’s characters do not stay together: another label or a separator stands between them.
badge-labels-split-by-context-explained = Other text stands between the label’s characters. They stay together where the name stands alone.
badge-name-split-by-context-explained = The surrounding text comes in between: it is not shown in one piece.
badge-context-changes-order-explained = The characters stand in another order than where they stand alone.
badge-splits-next-label-explained = The number at the beginning of the next label appears to move into this right-to-left label (RFC 5893, section 5).

## Among other names (RFC 5893, section 3)

grouping-together = Each label stays together
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
    { $kind ->
        [text] { $count ->
            [one] 1 text without bidi controls looks the same
           *[other] { $count } texts without bidi controls look the same
        }
       *[name] { $refused ->
            [0] { $count ->
                [one] 1 name looks the same
               *[other] { $count } names look the same
            }
           *[other] { $count ->
                [one] 1 name looks the same, refused
               *[other] { $count } names look the same, { $refused } refused
            }
        }
    }
collision-badge-unknown =
    { $kind ->
        [text] texts that look the same: not all tried
       *[name] names that look the same: not all tried
    }
collision-badge-billion =
    { $kind ->
        [text] over a billion texts look the same
       *[name] over a billion names look the same
    }
collision-badge-at-least =
    { $kind ->
        [text] { $count } or more texts look the same
       *[name] { $count } or more names look the same
    }
collision-badge-opposite = { $badge } in the opposite paragraph
collision-refused = refused: { $reason }
collision-advice-text =
    { $count ->
        [one] This text looks the same in this display. Programs read different characters.
       *[other] These texts look the same in this display. Programs read different characters.
    }
collision-advice-all-refused =
    { $count ->
        [one] This name looks the same in this display, but it would be refused: nothing needs to be done.
       *[other] These names look the same in this display, but each would be refused: nothing needs to be done.
    }
collision-advice =
    { $count ->
        [one] This name looks the same in this display. Give both, if both may be registered, to one holder, or block both.
       *[other] These names look the same in this display. Give all that may be registered to one holder, or block them all.
    }
collision-advice-opposite =
    { $kind ->
        [text] { $count ->
            [one] A paragraph of the opposite direction shows this other text as this one shows the text.
           *[other] A paragraph of the opposite direction shows these other texts as this one shows the text.
        }
       *[name] { $count ->
            [one] A paragraph of the opposite direction shows this other name as this one shows the name. RFC 5893 does not exclude that, because it seems impossible to exclude within the UBA (section 3).
           *[other] A paragraph of the opposite direction shows these names as this one shows the name. RFC 5893 does not exclude that, because it seems impossible to exclude within the UBA (section 3).
        }
    }
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
property-left-to-right-in-place = Left-to-right letters and full stops keep their positions, and nothing moves across them.
property-reads-in-its-direction = Names without left-to-right letters read from right to left, those without right-to-left characters from left to right.
property-rfc5893-label-uniqueness = RFC 5893, Label Uniqueness: no two labels that satisfy the Bidi rule have the same display.
property-rfc5893-label-uniqueness-without-l3 = Label Uniqueness without rule L3 of the UBA: no two such labels have the same display.
property-rfc5893-grouping-together = RFC 5893, Character Grouping: the characters of the label stay together.
property-rfc5893-grouping-between-delimiters = RFC 5893, Character Grouping as formally stated: all characters of the label, and no others, appear between the delimiters.
property-rfc5893-name-uniqueness = No two names have the same display if all their labels satisfy the Bidi rule.
property-rfc5893-rejected-names-across-paragraphs = Rejected by RFC 5893: no name has the display that another has in a paragraph of the opposite direction.
property-rfc5893-rejected-label-order = Rejected by RFC 5893: labels appear in network order, which is read here as from left to right.
property-rfc5893-rejected-label-in-both-paragraphs = Rejected by RFC 5893: a label looks the same in paragraphs of both directions.
property-rfc5893-label-in-context = In paragraphs of one direction, a label looks the same beside unproblematic labels, with CS, WS or ON between.
property-rfc5893-second-guarantee-uniqueness = RFC 5893, second guarantee, which promises it of labels: no two names that it covers have the same display.
property-rfc5893-second-guarantee-grouping = RFC 5893, second guarantee: the characters of each label stay together.
property-url-host-first = The host of a URL stays in one piece, before the path in the direction of the paragraph.
property-url-host-first-escaped-path = The same with a percent-encoded path: the host of a URL stays in one piece, before the path.
property-url-host-left-of-path = The host of a URL stays in one piece, left of the path.

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
study-example-twice = { $classes }, stored as { $stored }, is displayed as { $display }, and this as { $other }.
study-example-compared = { $classes }, stored as { $stored }, is displayed as { $display }, but as { $other } in the display of comparison.
study-count = Length { $length }: { $cases } sequences.
study-count-displays = Length { $length }: { $cases } sequences with { $displays } different displays, { $fewer } fewer.
study-count-counterexamples = Length { $length }: { $cases } sequences, { $counterexamples } counterexamples.
study-count-distinct = Length { $length }: { $cases } sequences, { $distinct } counterexamples if characters of one class count as different.
study-count-both = Length { $length }: { $cases } sequences, { $counterexamples } counterexamples, { $distinct } if characters of one class count as different.
study-not-counted = Not counted. { $reason }
study-from-file = Read from { $file }, not verified.

undecided-unknown = The reason is not known.
undecided-class = The automata do not support class { $class }.
undecided-context = The automata do not support text before or after the sequence.
undecided-bidi-data = The automata support only the current Unicode classes.
undecided-order = The automata do not support this overall order of fields.
undecided-custom = The automata do not support this combination of options.
undecided-white-space = The automata do not support white space at the end of a right-to-left line.
undecided-property = The automata cannot decide this property.
undecided-counts-too-large = Counting needs too many states of the automata.
undecided-too-large = An automaton needs more than { $most } states.

rule-claim-label-uniqueness = No two permitted labels have the same display.
    .title = labels unique
rule-claim-name-uniqueness = No two permitted Bidi domain names have the same display.
    .title = names unique
rule-claim-grouping = The characters of a permitted label stay together between delimiters.
    .title = label together in a context
rule-claim-name-grouping = The characters of each label of a permitted Bidi domain name stay together.
    .title = labels together in names
rule-claim-label-in-both-paragraphs = A permitted label looks the same in paragraphs of both directions.
    .title = label the same in both paragraphs
rule-claim-label-in-context = A permitted label looks the same between delimiters as alone.
    .title = label the same in a context
rule-claim-labels-across-paragraphs = No permitted label has the display of another in a paragraph of the opposite direction.
    .title = labels unique across paragraphs
rule-claim-names-across-paragraphs = No permitted name has the display of another in a paragraph of the opposite direction.
    .title = names unique across paragraphs
# $paragraph: the display, or “both”; $outcome: a sentence
rule-outcome =
    { $paragraph ->
        [uba-ltr] Left-to-right paragraph: { $outcome }
        [uba-rtl] Right-to-left paragraph: { $outcome }
       *[both] Both paragraphs: { $outcome }
    }
rule-permits-more = Length { $length }: labels newly permitted: { $labels }; Bidi domain names newly permitted: { $names }.
rule-condition-without-set = “{ $text }” cannot be: condition 4 has no set of classes. Write drop-4 to leave it out.
rule-unknown-change = “{ $text }” is not a change of the Bidi rule. Write for example drop-1, 1+EN or exempt=digits.
# The head of a column, and its cells
rule-column = rule
rule-beside-column = together beside
rule-examples-column = shortest counterexamples
rule-counts-column = Bidi domain names more, by length
rule-holds = all
rule-fails = ✗ from length { $length }
rule-beside =
    { $neighbours ->
        [same-rule] labels of the same rule
        [rfc5893] labels of RFC 5893
        [harmless] labels without R, AL and AN that do not begin with EN
        [none] nothing
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
relaxations-other-display = Relaxations are decided in uba-ltr and uba-rtl, not in { $display }.

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
# Behind a cross that is drawn.
proof-fails = from length { $length }: { $example }.
proof-of-display = { $display }: { $result }

## Certificates: proofs that other programs can check. N, M, D and E are the automata of docs/certificate.md.
# $name: N, M, D or E

no-certificate-refuted = The property is false: it has a counterexample.
no-certificate-too-large = The proof needs more than { $states } states.
certificate-not-applicable = There is no certificate of { $property } for { $display }: the property does not apply to this display.
certificate-needs-one = A certificate proves one property of one display: choose them with --property and --strategy.
certificate-none-proved = No claim about this rule is proved.
# One of several certificates in a file
certificate-number = Certificate { $number }: { $reason }
certificate-not-written = { $file }: The certificate was not written. { $reason }
certificate-too-large = It would have more than { $megabytes } MiB.
certificate-stopped = The study was stopped.
certificate-cannot-save = { $file }: The certificate cannot be saved: { $reason }
certificate-invalid = This is not a certificate. { $reason }
certificate-proves-nothing = This proves nothing. { $reason }
certificate-proves-less = This is not proved beyond length { $length }. { $reason }
certificate-differs = For longer sequences, its automata differ from the rules of the display.
certificate-not-utf8 = This is not text in UTF-8.
certificate-of-other-property = This proves another property: { $property }.
certificate-of-other-display = This proves the property for another display: { $display }.
certificate-of-other-classes = This proves the property for other classes: { $classes }.
certificate-error-line = Line { $line } is not in the certificate format.
certificate-error-claim = Certificates do not cover this claim.
certificate-error-automaton = Automaton { $name } is missing, or this claim does not have it.
certificate-error-start = { $name } does not begin in the initial state of its strings.
certificate-error-base = In state { $state } of { $name }, a mark at level 1 follows no base at level 1.
certificate-error-transition = The transition of state { $state } of { $name } at { $symbol } does not follow from its strings.
certificate-error-final = Whether state { $state } of { $name } is final does not follow from its strings.
certificate-error-pair = The pair of states { $one } and { $two } is missing.
certificate-error-shared = Two strings have the same display: the levels in the final states { $one } and { $two } differ.
certificate-error-steps = The check takes more steps than the length of the certificate allows.
certificate-error-violated = The claim is false: see { $classes }.
certificate-error-strings = { $name } does not match the display: see { $classes }.
certificate-proved = Proved for all lengths: { $statement } ({ $property })
certificate-rule = Rule: { $rule }, as changes of RFC 5893’s rule
certificate-display = Display: { $title } ({ $display })
certificate-sequences =
    { $sequences ->
        [labels] Sequences: labels that satisfy the Bidi rule
        [names] Sequences: names whose labels all satisfy the Bidi rule
        [guarantee] Sequences: names that the second guarantee of RFC 5893 covers
        [contexts] Sequences: labels that satisfy the Bidi rule, between delimiters and neighbours
        [direction] Sequences: those that are read in one direction
        [urls] Sequences: URLs of a scheme with one letter, a host and a path
        [escaped-urls] Sequences: the same with a percent-encoded path
       *[all] Sequences: all
    }
certificate-classes = Classes: { $classes }
certificate-compared = The automata give the order of the display for every sequence up to length { $length }. For longer ones, they agree with the rules of the display (see docs/theorems.md).

## The commands “study” and “collisions”

progress-study = Length { $length }, { $percent } %, { $seconds } s left
progress-decided = { $done } of { $all } decided
# Long work of several steps, of which it does the one with this number.
progress-step = Step { $number } of { $count }: { $work }, { $seconds } s so far
progress-orders = { $percent } % of the orders tried
progress-collisions = names with the same display
progress-look-alikes = code points that look alike
progress-look-alike-labels = labels that look alike
progress-variants = variants and actions
progress-rules = labels that violate a rule
progress-same-display = labels with the same display
progress-differences = what differs
progress-examples = labels as examples
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
name-in-no-zone = The name is in no zone of the profile: it is compared as it is. Give it with its zone.
list-match-disposition = As a variant of it: { $disposition }
list-matches-count =
    { $count ->
        [0] No name of the list is the same or looks the same.
        [one] 1 name of the list is the same or looks the same.
       *[other] { $count } names of the list are the same or look the same.
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
column-on-screen = On screen
column-labels-whole = Labels whole
column-label-order = Label order
column-first-difference = Differs at
column-moved = Moved
column-same-display = Looks the same

# For screen readers: a column and what is in it.
remark-named = { $column }: { $remark }
remark-labels-whole = The characters of each label stay together.
remark-label-order = The labels are read in their order.
remark-label-order-rtl = Read from right to left, as the letters of the name are, the labels stand in their order.
remark-host = host
remark-name = name
remark-before-host = host not first
remark-label-before = { $early } before { $late }
remark-no-label-order = A label is split, so the labels have no order.
remark-reference = reference
remark-reference-explained = The other displays are compared with this one.
remark-position = place { $position }
remark-position-explained = Place { $position } from the left, as displayed; other positions count characters as stored.
remark-moved = { $count }
remark-moved-explained = The fewest characters that part it from the reference: { $count }.
remark-none = –
remark-not-searched = not searched
remark-no-difference = It shows the same as the reference.
rows-all-hidden = All displays are hidden.
rows-show-all = Show all panes
custom-strategy-explained = Make a custom strategy from this display, and change any of its choices here.
custom-strategy-more = More
context-explained = Shows it in a sentence, or beside other names, in the displays of the UBA
context-title = Surrounding text
context-other-text = Other text
context-before = Text before
context-after = Text after
show-marks = Show with controls
logical-order-explained = Logical order is the order in which the characters are stored and read. It has no options.
arrange-displays = Arrange
# The button beside the title of the logical order, and an entry of that display’s menu.
logical-unfold = Class and code point
logical-unfold-explained = Show the class and the code point of each character (C)
line-goes-on-left = Show more at the left
line-goes-on-right = Show more at the right
add-strategy = Custom strategy
title-rfc5893 = RFC 5893
# In its place of text.
title-levels = Levels

# What was below a character before the step, while a display is presented.
presented-before = was { $text }

# The beginning of the help.
window-help-name = Type or paste a domain name, and beside it the zone under which it would be registered. RFC 5893 says at the right whether IDNA2008 permits that. Each row shows the name as one display puts it on the screen. Point at a character to light it up everywhere; click it to see why it stands there. Beside the field you choose whether it is a name, an address or text. Text has levels in the place of a verdict.
window-help-ruleset = A registry’s own rules are a ruleset, a file of XML (RFC 7940). Ruleset, beside the zone in the tabs Inspect and List, opens one; it can be dropped on the window too. It decides about the label directly below the zone. Rules, in the details, lists the label’s variants, and List names those that block each other.

notation-title-unicode = Characters
notation-title-codepoints = Code points
notation-title-table1 = Table 1 (2001)
notation-title-capitals = Capitals are Hebrew
notation-title-capitals-arabic = Capitals are Arabic
notation-title-classes = Bidi classes

relation-differs-from = differs from
relation-same-as = shows the same as
relation-splits-labels = splits labels, unlike

## The window: buttons

button-add = Add
button-cancel = Cancel
button-close = Close
button-copy = Copy
button-delete = Delete
button-open = Open
button-remove = Remove
button-remove-all = Remove all
button-save = Save
button-save-as = Save as…
button-stop = Stop
button-use = Use
# For screen readers; { $name } is the text of a name.
button-open-name = Open { $name }
button-remove-name = Remove { $name }
button-use-name = Use { $name }

## The window: the field for a name

name-note = Your line on this
name-note-refused = Not kept: the line has more than { $most } characters.
name-read-as-characters = Read as characters
name-showing-last = Showing the last input that could be read.
name-compare-paragraphs = Compare the paragraphs
far-move-by = Highlighted characters moved with the edit, by { $display }.
far-move-rule = RFC 5893, section 8: “…adding a character in one place of a text can cause characters some distance from the point of insertion to change their display position.”
name-has-controls = The input contains bidi controls or HTML.
name-remove-controls = Remove them
name-remove-controls-explained = Bidi controls and HTML are removed. All else stays.
name-insert = Insert
name-order = Order in the field
name-order-one-to-one = One-to-one
name-menu = This name
name-menu-text = This text
# As what the input is read: a choice beside the notation.
input-kind-named = Kind of input
input-kind =
    { $kind ->
        [automatic] Automatic
        [name] Name
        [url] Address
       *[text] Text
    }
input-kind-found =
    { $kind ->
        [none] Automatic
        [name] Automatic: name
        [url] Automatic: address
       *[text] Automatic: text
    }
input-kind-about =
    { $kind ->
        [automatic] Text where there is a space, a control, a bracket, a quotation mark or a backslash, or no letter around a full stop. Otherwise an address or a name.
        [name] A domain name. No address is sought in it.
        [url] An address with a domain name as its host, or else a name
       *[text] Any text. It has levels, but no labels and no verdict.
    }
name-notation = Notation
name-field = Name
name-field-text = Text
name-field-hint = Type or paste a name or text
# { $notation } is its title; { $alphabet } is what it accepts.
notation-cannot-write = The notation “{ $notation }” cannot write { $character }: it reads { $alphabet }.
notation-cannot-write-at = The notation “{ $notation }” cannot write { $character } at position { $position }: it reads { $alphabet }.
zone-title = Parent zone
zone-explained = The zone in which the name would be registered. The applicant cannot change its labels. Empty: all labels are the applicant’s.
zone-field = Zone
ruleset-menu = Ruleset
ruleset-menu-loaded = Ruleset { $file }
ruleset-menu-refused = Ruleset, not read
ruleset-menu-explained = The registry’s own rules for labels and their variants (RFC 7940), or a profile with its zones
ruleset-absent = A ruleset says which labels a registry permits, and which are variants of each other. Registries publish theirs as XML (RFC 7940). A profile (TOML) has several zones, each with its rules.
ruleset-reading = Reading { $file } …
zone-profile = Zones of { $profile }
profile-judges =
    { $more ->
        [0] Names are judged by the profile { $profile }. Its zones: { $zones }.
       *[other] Names are judged by the profile { $profile }. Its zones: { $zones } and { $more } more.
    }
profile-zone-repeated = The zone { $zone } is written twice, with the same rules.
# Each follows the name of a file and “is not read:”.
profile-without-folder = it names other files, so open it from its folder
profile-file-not-read = its file { $file }: { $reason }
line-reason = line { $line }: { $reason }
ruleset-judges = Names are judged by the ruleset { $ruleset }.
ruleset-for = For { $scope }.
ruleset-root-zone = the root zone
ruleset-not-read = { $file } is not read: { $reason }.
# After the name of a file, with a reason after it.
ruleset-not-loaded = was not opened, so no registry rules are checked
too-much-title = Too much for the clipboard
too-much-about = { $what }: { $size }. The clipboard takes { $most } at most. Nothing was copied: save it as a file.
quitting-running = A study is running. Quit?
quitting-ended = The study has come to its end. Quit?
quitting-keep-going = Keep going
quitting-stay = Stay
quitting-done =
    { $percent ->
        [0] Less than 1% of it is done. If you quit, it stops. The next start shows the rows that are done by then, and cannot go on from there.
       *[other] { $percent }% of it is done. If you quit, it stops. The next start shows the rows that are done by then, and cannot go on from there.
    }
quitting-kept = Its results are kept.
quitting-quit = Quit
zone-no-insert = Characters are inserted into the name. Copy them from there.
start-title = How do displays order text that mixes directions?
start-explained = See how different rules display a name, and whether IDNA2008 permits it.
start-explained-text = See how the UBA displays it, with the level of each run and the rules that gave it.

## What the help says of the window

window-help-data = Verdicts go by Unicode { $decides }; characters are named as in Unicode { $names }.
window-help-tabs = The tabs
window-help-inspect = In the tab Inspect
window-help-displays = a row or a column for each display; the fewest characters that part it from the reference are marked
window-help-verdict = whether the name may be registered; a row for each label and a column for each condition of RFC 5893
window-help-arrange = shows the displays in rows or side by side; adds a custom strategy, or another name
window-help-context = shows the name in a sentence, or beside other names
window-help-details = The tabs of the details
detail-why = Why
    .about = why the selected display, or the character that was clicked, looks as it does
detail-steps = Steps
    .about = every step of its rules, with what each changes
detail-remedies = Keep in order
    .about = of text: the smallest mark or isolate that keeps it in order in a sentence, to copy
detail-character-table = Characters
    .about = the characters in logical order, with the properties that you choose
detail-same-display = Looks the same
    .about = other names that look the same in this display, and the names of a display that you type
detail-rules = Rules
    .about = what each set of rules says of the name, what to change, and the label’s variants under a ruleset
detail-strategy = Strategy
    .about = the editor of a custom strategy
window-help-commands = Commands
window-help-palette = any command, display or example, found by its name
window-help-menus = The menus
window-help-examples = names from the documents, and attacks that were reported
window-help-export = the comparison, a figure, one line or the steps as a file, or printed to PDF
window-help-present = a display and its steps in large type, also the name of a lesson’s step
window-help-name-menu = back and forward, characters to insert, the order in the field, compare names, a note
window-help-file = links, pinned and recent names, print, and files to open or save
window-help-panes = which displays are shown, your strategies, invisible characters, the layout
window-help-theme = light, dark or as the system; animations
window-help-zoom = larger and smaller
window-help-display-menu = The menu of a display
window-help-display-menu-about = use as reference, steps, present, its options, a strategy made from it, copy, hide

## The tabs of the window, with what the help says of each (.about)

tab-inspect = Inspect
    .about = one name or text in every display, with the verdict of RFC 5893 or the levels
tab-text = Text
    .about = running text with the domain names, web and mail addresses in it, as it is and with controls
tab-list = List
    .about = many names: which are refused, look the same, are taken or contested
tab-study = Study
    .about = properties of the displays for all sequences of bidi classes, tested or proved
tab-learn = Learn
    .about = lessons, the documents page by page, and a glossary

## The commands of the window: a title, what it does (.about), and a shorter title for a button (.short)

command-palette = Find a command…
    .about = Runs a command, or shows a tab, a display or an example, by its name
    .short = Find a command
command-help = Help
    .about = All menus, panes and keys
command-focus-name = Go to the name field
    .about = Opens Inspect, and gives the name field the keyboard
command-back = Back
    .about = To the name that was looked at before
command-forward = Forward
    .about = To the name that was looked at after this one
command-undo = Undo
    .about = Takes back the last edit in the field, or the last choice for the displays
command-redo = Redo
    .about = Does again what was taken back last
command-find-character = Find a character…
    .about = Finds a character by its name or code point, and inserts it into the field
command-compare-names = Compare names
    .about = Shows several names in a table, each in every display
command-mark-invisible = Show invisible characters in the field
    .about = Joiners, directional marks and controls as small labelled boxes while the name or text is typed
command-copy-link = Copy a link to this name or text
    .about = A link that opens the name or text in the displays that are shown, at the step and character that are looked at
command-pin-name = Pin this name or text
    .about = It stays in the list of names, with a line of your own
command-unpin-name = Unpin this name or text
    .about = Your line on it is removed too
command-export = Export…
    .about = The name or text, or the names that are compared, as a picture, PDF, HTML or data
    .short = Export
command-print = Print to PDF…
    .about = The sheet as PDF
command-present = Present
    .about = The selected display, or the step of a lesson, in large type for a room
command-open-session = Open session…
    .about = Opens work that was saved, in the place of this one, which is kept
command-save-session = Save session as…
    .about = Saves the names, panes and strategies of this window, and its pinned names
command-bring-back-session = Bring back the work before
    .about = Brings back what was here before the last session was opened
command-show-invisible = Show invisible characters in the displays
    .about = Joiners, directional marks and controls as small labelled boxes
command-align = Align by paragraph direction
    .about = A line in a right-to-left paragraph begins at the right
command-arrange-rows = Displays in rows
    .about = A row for each display
command-arrange-side-by-side = Displays side by side
    .about = A column for each display
command-reset-panes = Reset layout
    .about = Shows the displays where they are at first
command-new-strategy = New custom strategy
    .about = A pane in which every choice can be made; the menu of each display makes one from it
command-open-strategies = Open custom strategies…
    .about = Adds the custom strategies of a file
command-save-strategies = Save custom strategies as…
    .about = Saves all custom strategies in a file
command-open-ruleset = Open ruleset…
    .about = Judges names by a registry’s ruleset (XML), or by a profile with its zones (TOML)
command-remove-ruleset = Remove ruleset
    .about = Judges names by no rules of a registry any more
    .short = Remove
command-open-text = Open text…
    .about = Shows a file with running text in the tab Text
command-open-list = Open list…
    .about = Shows a file with many names in the tab List
    .short = Choose…
command-open-other-list = Compare with another list…
    .about = Compares the names of the list with those that are registered, or an index of them
    .short = Choose…
command-save-rows = Save rows as…
    .about = Saves the rows that the tab List shows as CSV
command-open-study = Open results of a study…
    .about = Shows results that were saved in the tab Study
command-save-study = Save results of the study as…
    .about = Saves the results in the tab Study
command-open-lesson = Open lesson…
    .about = Adds the lesson of a file to the tab Learn, and opens it
command-copy-lesson-link = Copy a link to this lesson
    .about = A link that opens the lesson, also for those who do not have its file
    .short = Share lesson
command-theme-system = Theme of the system
    .about = Light or dark, as the desktop is
command-theme-light = Light theme
    .about = Dark on light
command-theme-dark = Dark theme
    .about = Light on dark
command-zoom-in = Zoom in
    .about = Everything larger
command-zoom-out = Zoom out
    .about = Everything smaller
command-zoom-reset = Zoom to 100%
    .about = Everything as large as at first

# Why a command cannot be run.
command-only-on-inspect = Open the tab Inspect first.
command-list-is-saved = A list is exported with Save, above its table.
command-no-name = Type a name or text first.
command-no-readable-name = Type a name or text that can be read first.
command-nothing-before = No name was looked at before this one.
command-nothing-after = No name was looked at after this one.
command-nothing-to-undo = There is nothing to take back.
command-nothing-to-redo = Nothing was taken back.
command-is-pinned = This is pinned already.
command-not-pinned = This is not pinned.
command-no-earlier-session = No session was opened in the place of other work.
command-too-many-strategies = There is no room for another strategy: delete one first.
command-no-strategies = There is no custom strategy.
command-no-ruleset = There is no ruleset.
command-no-list = Open a list first.
command-no-rows = The tab List shows no rows that could be saved now.
command-no-results = There are no results of a study.

# The palette.
palette-field = Command
palette-count =
    { $count ->
        [0] Nothing is called so.
        [one] 1 match
       *[other] { $count } matches
    }
palette-tab = Tab
palette-pane = Display
palette-example = Example
palette-on = on
palette-off = off

## The kinds of files: what such files are called, the titles of their dialogs (.open, .save), and what is said while one is
## dragged over the window (.drop)

file-session = Sessions (JSON)
    .open = Open a session
    .save = Save this session
file-strategies = Strategies (JSON)
    .open = Open strategies
    .save = Save your strategies
file-study = Results of studies (JSON)
    .open = Open the results of a study
    .save = Save the results of the study
    .drop = Drop the file to open its results
file-list = Lists
    .open = Open a list of names
    .drop = Drop the file to open its list of names
file-other-list = Lists and indexes
    .open = Compare with another list
file-rows = CSV
    .save = Save the names that are shown
file-ruleset = Rulesets (XML) and profiles (TOML)
    .open = Open a ruleset or a profile
file-lesson = Lessons (TOML)
    .open = Open a lesson
    .drop = Drop the file to open its lesson
file-text = Texts
    .open = Open a text
    .save = Save the text
    .drop = Drop the file to open its text
file-figure = Figures
    .save = Save the figure
file-sheet = Sheets
    .save = Save the sheet
file-report = Reports (HTML)
    .save = Save the report
file-data = Data (JSON)
    .save = Save the data
file-names-figure = Figures
    .save = Save the figure of the table
file-sheets = Sheets
    .save = Save the sheets
file-names-report = Reports (HTML)
    .save = Save the report on the names
file-names-table = Tables (CSV)
    .save = Save the table

file-no-dialog = No file dialog: { $reason }. Type the path instead.
file-dialog-is-open = A file dialog is open already. Choose a file there, or close it.
file-path-not-utf8 = its path is not UTF-8
file-saved = Saved to { $file }.
file-others-left-out =
    { $count ->
        [one] One file is opened at a time. The other was left out.
       *[other] One file is opened at a time. The others were left out.
    }
path-field = Path:
path-in-the-way = A file of this name is there already.
path-is-folder = This is a folder. Add the name of a file.
path-not-opened = Not opened: { $reason }.
path-replace = Replace the file
sentence-of = { $words }.

find-character-title = Find a character
find-character-about = A name, a code point or an abbreviation: alef, 05D0, ZWNJ
find-character-none = No character is called so.

## The keys in the help, and after the first colon what each does

window-keys-everywhere = Everywhere
window-key-everywhere-tab = Tab, Shift+Tab: to the next thing that can be used, and back; on the edge of a panel, arrow keys move it
window-key-everywhere-press = Enter, Space: press the button, or open the cell, that has the keyboard
window-key-everywhere-undo = Ctrl+Z, Ctrl+Y: undo, redo: what was typed, and what was opened in its place
window-key-everywhere-scroll = Up, Down, PageUp, PageDown, Home, End: in this help: on or back, to its beginning or its end
window-key-everywhere-escape = Escape: closes what was opened last, and goes back to where the keyboard was; leaves a field
window-keys-field = In a field
window-key-field-left-right = Left, Right: to the next place on the screen, to the end of the line
window-key-field-words = Ctrl+Left, Ctrl+Right: over a label, or a word
window-key-field-logical = Alt+Left, Alt+Right: to the character before or after in logical order
window-key-field-up-down = Up, Down, PageUp, PageDown: to the line above or below; in a text, a page on or back
window-key-field-line-ends = Home, End: to the beginning or the end of the line
window-key-field-text-ends = Ctrl+Home, Ctrl+End: to the beginning or the end of the text; so do Ctrl+Up, Ctrl+Down
window-key-field-select = Shift with these: selects; Left and Right select the next character in logical order
window-key-field-select-all = Ctrl+A: selects everything
window-key-field-backspace = Backspace: deletes the character before, a mark alone
window-key-field-delete = Delete: deletes the letter after with its marks
window-key-field-delete-words = Ctrl+Backspace, Ctrl+Delete: delete to the beginning or the end of the label, or word
window-key-field-clipboard = Ctrl+C, Ctrl+X, Ctrl+V: copy, cut, paste
window-key-field-clipboard-insert = Ctrl+Insert, Shift+Delete, Shift+Insert: copy, cut, paste
window-key-field-undo = Ctrl+Z, Ctrl+Y, Ctrl+Shift+Z: undo; redo
window-key-field-enter = Enter: takes out spaces that were pasted round a name; in a text, a new line
window-key-field-click = click, drag: a double click selects a label or word, a triple click everything; in a text, its line
window-key-field-click-on = Shift with a click: selects to there; after a double click, by labels or words
window-key-field-drop = drag what is selected: moves it; with Ctrl, copies it; Escape leaves it where it is
window-keys-search = In a list that is searched
window-key-search-up-down = Up, Down: to the row above or below
window-key-search-enter = Enter: inserts the character, or runs the command
window-key-search-escape = Escape: closes the search
window-keys-panes = In the panes
window-key-panes-details = F6: from the displays to the tabs of the details, and back to the selected display
window-key-panes-left-right = Left, Right, Home, End: to the character beside, the first, the last
window-key-panes-up-down = Up, Down: to the same character in the display above or below; from the logical order to the first display
window-key-panes-menu = M, Shift+F10, Menu, a right click: open the menu of the display
window-key-panes-move = Alt+Up, Alt+Down: move the display up or down
window-key-panes-cells = C: in the logical order: shows or hides the class and the code point of each character
window-key-panes-rows = Up, Down, Home, End: in the tab Steps and among variants: to the row beside, the first, the last
window-key-panes-enter = Enter, a click: show in the tab Why why the character is there
window-key-panes-drag = drag a display’s title: moves the display
window-key-panes-wheel = Shift with the wheel: scrolls a line that is longer than its place
window-keys-list = In a list
window-key-list-arrows = Up, Down, Left, Right: to the cell beside; above the first row stand the titles
window-key-list-pages = PageUp, PageDown, Home, End: a page up or down, to the first row, to the last
window-key-list-click = a click: on a row, shows its details; on a title, sorts
window-key-list-enter = Enter, a double click: opens the name in Inspect; Enter on a title sorts
window-key-list-escape = Escape: closes the details
window-key-list-paste = Ctrl+V: opens the names that were copied elsewhere, one a line
window-keys-names = In “Compare names”
window-key-names-arrows = the arrow keys, PageUp, PageDown, Home, End: from cell to cell, as in a list
window-key-names-enter = Enter, a double click: inspects the name; Enter on a title sorts
window-key-names-delete = Delete: takes the name out of the table
window-key-names-escape = Escape: closes the table
window-key-names-paste = Ctrl+V in the name field: adds the names that were copied elsewhere, one a line
window-keys-present = While a display is presented
window-key-present-next = Space, Enter, Right, Down, PageDown, a click: the next step; while characters slide, their end
window-key-present-back = Left, Up, PageUp, Backspace, Shift+Space: the step before
window-key-present-ends = Home, End: the first step, the last
window-key-present-idle = A: shows the rules that change nothing, or leaves them out
window-key-present-sides = S: shows both paragraphs, or one: the left-to-right and the right-to-left one step together
window-key-present-again = R: lets them slide again
window-key-present-escape = Escape: back to the window
window-keys-learn = In the tab Learn
window-key-learn-pages = Up, Down, Home, End: in the list: to the page above or below, the first, the last
window-key-learn-steps = Left, Right: among the steps of a lesson: to the one before or after; among characters too
window-key-learn-pick-up = Space or Enter: on a character that is to be put in its place: picks it up, puts it down
window-key-learn-carry = Left, Right, Home, End: carry what is held; Escape puts it back where it was
window-keys-mac = On a Mac
window-key-mac-command = Cmd: stands for Ctrl; Alt goes over words, Cmd+Left, Cmd+Right to the ends of the line
window-key-mac-emacs = Ctrl+A, E, B, F, P, N, H, D, K, W: as in every field of a Mac

## The bar of the window, and its menus

bar-not-saved = Not saved
bar-not-saved-because = Not saved: { $reason }
bar-dismiss = Dismiss
bar-examples = Examples
bar-present-nothing = Nothing to present here: Inspect has a name, Study an open counterexample, and a lesson a name or a question that is solved.
present-no-name = There is no name to present yet: type one first.
bar-more = More
bar-more-about = The input and its field, files, panes, theme, zoom, help
bar-zoom = Zoom
bar-zoom-percent = { $percent }%
theme-menu = Theme
panes-menu = Panes
strategy-new-name = My strategy
strategy-deleted = Deleted the strategy { $name }. Undo brings it back: Ctrl+Z.
strategies-known = All strategies of the file are here already.
strategies-opened =
    { $count ->
        [one] Opened 1 strategy: its pane stands beside the proposals.
       *[other] Opened { $count } strategies: their panes stand beside the proposals.
    }
file-menu = File
# Of a file that is to be text.
file-not-utf8 = it is not UTF-8 (at byte { $byte })
# What was not done with a file, such as “was not opened”, and why.
file-refused = { $file } { $what }: { $reason }
file-refused-sentence = { $file } { $what }: { $reason }.
# The same after the file.
file-refused-reason = { $what }: { $reason }.
# A file that is open, and that another program has changed.
file-changed = { $file } has changed on disk.
# A file that was read, and that is not there now.
file-gone = { $file } is no longer there.
file-read-again = Read again
# For screen readers.
file-read-again-named = Read again: { $file }
file-keep-as-read = Dismiss: { $said }
# What was copied.
link-copied = a link to the name or text
kept-names = Pinned and recent names
names-pinned = Pinned
names-recent = Recent
name-pins-full = There is no room for another pinned name.
session-opened = Session opened.
session-undo = Undo
# Of a link, of which something was left out.
session-not-whole = was not opened whole
# Why a file holds no session; it stands after the file's name.
session-other = it is no session of bidiscope: `format` is not `{ $format }`
session-empty = it has no `settings`
session-newer = a newer bidiscope wrote it
session-too-long = something in it is longer than bidiscope takes
# Why a file cannot be read; $reason is in the words of the library that reads JSON.
json-none = it is no JSON: { $reason }
json-unknown = it says what this bidiscope does not know: { $reason }
session-not-brought-back = This session was not brought back: { $reason }.
session-gone = it is not there any more
session-bring-back = Bring back what was here before
session-remove-about = Undo beside the message puts it back
session-removed = Removed the session with { $name }.
session-remove-number = Remove number { $number }

## The window: what it remembers

remembered-nowhere = What is done in this window is not remembered: { $reason }.
remembered-no-home = this user has no home folder
remembered-no-folder = { $folder } cannot be made: { $reason }
remembered-beside = Another window is open: this one keeps its own work.
remembered-no-locks = Two windows at once would overwrite each other’s work in { $folder }: it cannot be locked ({ $reason }).
remembered-no-file = { $file } is no file
remembered-not-saved = What is done here could not be saved to { $file }: { $reason }.
remembered-disk-waits = What is done here could not be saved: the disk does not answer.
remembered-preferences-unread = The preferences in { $file } could not be read, and begin anew: { $reason }.
remembered-preferences-not-saved = The preferences could not be saved to { $file }.
remembered-session-unread = The session { $file } could not be read: { $reason }.
# What became of a file that could not be read, after that sentence.
remembered-set-apart = It is kept as { $file }.
remembered-not-set-apart = It stays there, and nothing takes its place: it cannot be renamed ({ $reason }).
remembered-place-taken = It stays there, and nothing takes its place until { $file } is moved away.
remembered-former-unread = The settings of an earlier version in { $file } could not be read, and stay there: { $reason }.
remembered-former-unwritten = the settings of an earlier version in { $folder } could not be taken over ({ $reason })

## The window: names found by their appearance

appearance-title = Find by appearance
appearance-field = Display
appearance-hint = Type what you want to see, from left to right
appearance-empty = Names that look like this are found while you type.
appearance-by = As it is shown by
appearance-by-field = Displays to search
appearance-by-usual = One-to-one, UBA LTR and UBA RTL
appearance-found =
    { $count ->
        [0] { $completeness ->
            [all] { $display }: no name looks like this
           *[some] { $display }: no name found yet; there may be some
        }
        [one] { $completeness ->
            [all] { $display }: one name
           *[some] { $display }: at least one name
        }
       *[other] { $completeness ->
            [all] { $display }: { $count } names
           *[some] { $display }: at least { $count } names
        }
    }

## The window: names compared in a table

names-title = Compared names
names-empty = No name is here yet. Type one above, or paste several, one a line.
names-field = Another name
names-hint = Type or paste names, one a line
names-keep = Keep in the table
names-keep-explained = This name stays here when you type another name into the field.
names-export = Export table
# The way back to the table from Inspect.
names-back = Back to names
names-close-explained = Goes back to the name in the field (Esc)
# The number of a name in the table, as examples are numbered in a paper.
names-number = ({ $number })
names-column-number = No.
names-column-number-about = In which order the names were added
names-column-name-about = The name as it was typed: in its notation, or its characters in logical order
names-column-ways = Ways
names-column-ways-about = In how many ways the displays in this table show it
# Beside a name that stands in the name field alone.
names-in-field = in the field
names-open-explained = Inspects this name, in the place of the table
names-removed-in-field = Removed from the table. Its row stays while the name is in the field.
# For screen readers: a cell of the row of that name, which has no number.
names-cell-in-field = { $column }, name in the field: { $words }
names-remove-explained = Takes it out of the table
names-too-long = Not compared: longer than { $most } characters
# The title of the display with which the others are compared.
names-reference = { $display } (reference)
names-reference-field = Display to compare with
# The legend of a figure of several names; before each stands what is drawn.
names-figure-logical = Name: its characters in the order in which they are typed
names-figure-ways = Ways: in how many ways these displays show the name
names-figure-letter = displays with the same letter show the name alike
names-figure-name = the name, within the surrounding text
names-figure-moved = the fewest characters that part it from { $display }
names-figure-label-split = a label is split
names-figure-label-split-by-context = a label is split by the surrounding text
names-figure-ltr = left-to-right letters
names-figure-rtl = right-to-left letters
names-figure-digits = European digits
names-figure-arabic-digits = Arabic-Indic digits
names-displays = Displays
names-name =
    { $place ->
        [field] The name in the field: { $characters }
       *[table] A name to compare: { $characters }
    }
# For screen readers: the picture of a name in a display.
display-line = { $display }, the line

## The window: the menu of a display

pane-menu = Menu of the pane { $display }
pane-menu-explained = Menu of the pane { $display } (key M in its characters)
pane-copy-picture = Picture of the line
pane-copy-picture-explained = Large enough for a slide
pane-copy-as = Copy as
pane-first-difference = Show first difference
pane-steps = Show steps
pane-present = Present
pane-present-explained = In large type, for an audience (F5)
custom-strategy-new = New strategy from this
custom-strategy-edit = Edit this strategy
custom-strategy-duplicate = Duplicate this strategy
custom-strategy-delete = Delete this strategy
pane-up = Move up
pane-down = Move down
pane-hide = Hide
pane-reference = Use as reference
pane-no-a-labels = Too long for the DNS: it takes 63 octets a label and 253 a name.
pane-copy-lesson-step = Lesson step
pane-copy-lesson-step-explained = This name and display, to paste into the file of a lesson
pane-copy-lesson-step-too-long = A name in a lesson has at most { $most } characters.
pane-copy-order = Display order, as code points
pane-copy-order-explained = From left to right, as displayed

## The window: the verdict

verdict-inspect-host = Inspect the host
verdict-condition = condition { $number }
verdict-suggested = Suggested:
verdict-all-reasons = Show all { $count } reasons
verdict-all-warnings =
    { $count ->
        [one] Show the warning
       *[other] Show { $count } warnings
    }
verdict-label-begins = label { $label } begins { $direction }
verdict-cell = label { $label }, condition { $number }, { $verdict }
verdict-statement = { $condition } ({ $verdict })

## The window: the details of a display

# { $number } is that of the label.
variants-title = Label { $number } under { $ruleset }
variants-none-in-profile = The profile has no ruleset for the zone of this name.
variants-none = No ruleset is loaded. Choose the one of the parent zone.
variants-no-label = The ruleset has no answer: nobody registers this label.
variants-index = Index label
variants-searching = Making the variants …
variants-more = … more: { $count } are listed here, those that may be registered first.
variants-more-unseen = … more may follow: only the first { $count } labels were made.
# How many variants have each disposition, such as “allocatable: 4, blocked: 271”.
variants-of-disposition = { $disposition }: { $count }
variants-itself = this label
# A row of another name, or of a variant of a label: $answer is “allowed”, “refused” with the reason, or a disposition.
name-row =
    { $whose ->
        [own] This label: { $label }, { $answer }
       *[other] { $label }, { $answer }
    }
# What differs from the label, such as “2: U+05DA”.
variants-differs = Differs at { $differences }.
# What the list of variants shows: $display is the selected display.
variants-shown-as = As in { $display }. An amber ground marks what differs from the label.
variants-without-face =
    { $count ->
        [one] No face here has { $characters }: it is drawn as a box with its number.
       *[other] No face here has these { $count } characters, which are drawn as boxes with their numbers: { $characters }.
    }
display-letter = Letter { $letter }
deciding-step = Show the deciding step ({ $step })
collisions-all-show = Common display:
why-here = Why { $character } is here
why-too-long = { $count } characters are too many to be summed up here: at most { $most } are. Steps has every rule.
why-no-step = No step touches it.
why-show-step = Show this step
rules-variants = Variants of the label
rules-ruleset = What the ruleset says
more-rows = { $count } more rows are not shown here. “bidiscope lgr show” lists all.
proposal-more = and { $count } more
proposal-interpretation = Note on { $place }
proposal-with =
    { $count ->
        [one] With { $controls }, 1 mark:
       *[other] With { $controls }, { $count } marks:
    }
proposal-copy-html = Copy as HTML
proposal-copied-html = HTML with isolates

## The window: the editor of a custom strategy

custom-strategies-full = There are { $most } custom strategies, the most there can be. Delete one first.
custom-strategy-my = My { $display }
custom-strategy-delete-explained = The menu Panes brings it back.
custom-strategy-name = Name of the strategy
custom-strategy-name-hint = A name
# For screen readers: an option of a strategy.
choice-named = { $option }: { $value }
choice-without-effect = { $option }: { $value }. Without effect: { $reason }
custom-separators = Custom separators
custom-separators-hint = such as ./
custom-separators-refused = Use characters that are not letters, digits or marks, each only once.
custom-strategy-written = Written
custom-strategy-written-field = How the strategy is written
custom-strategy-not-read = Not read: { $reason }
custom-strategy-copied = the strategy as it is written

## The window: the steps of a display

trace-changes-nothing = changes nothing here
trace-glossary = What the words mean
trace-glossary-explained = The glossary explains classes and terms.
data-version-explained = In Unicode 3.1 (2001) 342 characters had other classes: hyphen-minus and plus were ET, the solidus was ES.
trace-first = First step
trace-before = Step before
trace-next = Next step
trace-last = Last step
trace-step = Step
trace-step-number = step { $number } of { $count }
trace-all-rules = all rules
trace-all-rules-explained = Show rules that change nothing
with-colon = { $text }:
trace-nothing = nothing
trace-mode = mode
trace-mode-left-to-right = L, left-to-right
trace-mode-right-to-left = R, right-to-left
trace-accumulator = accumulator
trace-stack = stack, top at the right
# For screen readers.
trace-part =
    { $count ->
        [one] { $part }, 1 character
       *[other] { $part }, { $count } characters
    }
# The class and the level of a character, then where it is (trace-cell-place).
trace-cell =
    { $when ->
        [by] { $level ->
            [none] by { $rule }: { $class }
           *[other] by { $rule }: { $class }, level { $level }
        }
       *[after] { $level ->
            [none] after { $rule }: { $class }
           *[other] after { $rule }: { $class }, level { $level }
        }
    }
trace-cell-place =
    { $state ->
       *[placed] , at position { $position } from the left
        [stack] , on the stack
        [accumulator] , in the digit accumulator
        [input] , still in the input
        [removed] , passed over
        [none] { "" }
    }

## The window: presenting

present-all-rules = all rules (A)
present-both = both paragraphs (S)
present-again = slide again (R)
present-back = back (Left)
present-next = next (Space)
present-leave = leave (Esc)
present-mode-left-to-right = mode L: left-to-right
present-mode-right-to-left = mode R: right-to-left
present-accumulator = digit accumulator
# For screen readers: what is below a character.
presented-cell =
    { $change ->
        [from] { $character }: { $figure }, was { $before }
        [changed] { $character }: { $figure }, changed
       *[none] { $character }: { $figure }
    }
presented-cell-differs =
    { $differs ->
       *[yes] , different on the other side
        [no] { "" }
    }
present-changing-rules = only rules that change something
present-both-on = both paragraphs
present-both-off = one paragraph
present-reversing = Level { $level }: reverse every run at this level or higher
present-moving = The characters move to their positions
present-below = below each character: { $what }
present-step = step { $number } of { $count }, { $rule }
present-no-step = has no such step
present-first-difference = They differ from here on: { $sentence }
present-differ-since = They differ from rule { $rule } on.
present-no-difference-yet = Only the paragraph directions differ so far.
present-difference-at-the-end = In the end: { $sentence }

## The window: exporting a name

export-show = Show
export-preset-about =
    { $preset ->
        [figure]
            { $of ->
                [names] The names on one page, with their displays and a legend: .svg, .png or .pdf.
               *[name] The displays as rows on one page: .svg, .png or .pdf.
            }
        [sheets] The sheet of each name, one after the other: .pdf.
        [table] A row for each name, as “bidiscope scan” writes it, with what each display shows, its characters from left to right: .csv.
        [sheet]
            { $of ->
                [text] The levels, the characters and the displays: .pdf, .png or .svg.
               *[name] The answer, the characters, the displays and the findings: .pdf, .png or .svg.
            }
        [report]
            { $of ->
                [names] A page for the browser with the findings of each name, as for a list: .html.
               *[name] All that is known, for a browser: .html.
            }
       *[data] All that is known, for programs: .json.
    }
export-more = More is in “bidiscope sheet --help”: the line or the steps of one display, papers, colours.
export-first-page = The first page
export-pdf-title = How { $name } is displayed
export-picture-too-large = { $reason }, which is too large. Choose PDF
copy-picture-too-large = { $reason }, which is too large
copy-picture-too-large-for-clipboard = the picture is too large for the clipboard. “bidiscope sheet --pane” writes it to a file
export-title = Export
export-form = Format:
export-stopped = Export stopped.
export-not-written = Not written: { $reason }.
export-task = The export
export-laying-out = Laying out the pages
export-pages =
    { $count ->
        [one] 1 page
       *[other] Page 1 of { $count }
    }
export-first-sheet =
    { $count ->
        [one] First sheet: 1 page
       *[other] First sheet: page 1 of { $count }
    }
export-pages-with-size = { $pages }, { $width } by { $height } pixels

## The window: the tab List

table-column-line = Line
    .about = The line on which the name begins.
table-column-name = Name
    .about = The name in the display with which the others are compared.
table-column-name-as = Name, { $display }
table-column-display = The name in this display. The fewest characters that part it from the first one are marked.
table-column-kept = From the list
    .about = The columns of the list that you have chosen in the menu “Columns”, such as the applicant
table-column-registration = Registration
    .about = Whether IDNA2008 lets a registry enter the name, and why not.
table-column-parent = Zone
    .about = The zone in which the name would be registered, by the profile. A dash: in none of its zones.
table-column-bidi-rule = RFC 5893
    .about = The conditions of the Bidi rule that the name violates.
table-column-matches = Looks the same
    .about = How many other names of the list look the same or are the same, and in which direction.
table-column-against-name = Other list
    .about = The name of the other list that is the same, a variant, or looks the same or similar, and its line there.
table-column-ascii-name = In the DNS
    .about = The name as it is stored in the DNS.

list-table = Names of the list
list-heading =
    { $order ->
        [ascending] { $column }: sorted, the first at the top
        [descending] { $column }: sorted, the last at the top
       *[none] { $column }: sort by this
    }
list-row-of = row { $row } of { $count }
list-row-out-of-view = row { $row } of { $count }, out of view
list-cell = { $column }, line { $line }: { $words }
list-cell-empty = nothing
list-name-too-long = { $count } characters: too long to be drawn here
list-given-as-a-label = The list has it as an A-label:
list-first-names = Checking the first names …
list-filtering = Filtering …
list-without-names = This list has no names: every line is blank or begins with #.
list-no-match = No name matches these filters.

list-file-field = List:
list-open = Open
list-form = Form of the list
list-notation = Notation of the list
list-column-field = Column with the names
list-zone-column = Column with the zones
list-zone-column-hint = no zones
list-choose-zone-column = Choose zones
list-holder-column = Column with who asks for each name
list-holder-column-hint = no holders
list-choose-holder-column = Choose holders
list-columns-of-list = Columns of the list, shown and saved beside the names:
list-other-field = Other list:
list-other-hint = Registered names
list-other-explained = Names that are registered already, or an index of them (.bidx). Whole names: each with its zone. The list’s names are compared with them.
list-other-compare = Compare
list-other-column = Column of the other list
list-other-choose-column = Choose its column
list-other-zone-column = Column of the other list’s zones
list-other-choose-zone-column = Choose its zones
list-other-holder-column = Column of the other list’s holders
list-other-choose-holder-column = Choose its holders
list-other-remove = Compare with no other list
list-other-reading = reading the other list
list-other-not-read = The other list could not be read: { $reason }.
registered-reading = Reading the registered names …
registered-not-read = The registered names in { $file } could not be read: { $reason }.
applications-not-read = The list { $file }, which says who asks for names, could not be read: { $reason }.
profile-list-needs-column = it is read as { $format }, and the profile does not name the column with the names
list-other-unreadable =
    { $count ->
        [one] Line { $line } of the other list cannot be read.
       *[other] { $digits } lines of the other list cannot be read, first line { $line }.
    }
list-other-not-names = most of its entries are not names (first: line { $line }). It is read as { $format }
list-other-outside-profile = none of its names is in a zone of the profile. Write whole names, or choose the column of their zones
list-other-outside-zone = none of its names is in the zone { $zone }. Write whole names, or choose the column of their zones
list-trimmed =
    { $count ->
        [one] White space removed from 1 name
       *[other] White space removed from { $digits } names
    }
list-compare-with = Compare with { $display }
list-display-of-names = Display of the names
list-display-is-there = The names are in this display already.
list-columns = Columns
# How the names are judged: $below is “nothing” without a zone; $outside counts the names that are not in it, as $digits.
list-under-profile =
    { $outside ->
        [0] Judged by the profile { $profile }
        [one] Judged by the profile { $profile }. 1 name is in none of its zones.
       *[other] Judged by the profile { $profile }. { $digits } names are in none of its zones.
    }
list-under-ruleset =
    { $below ->
        [nothing] Judged by { $ruleset }
       *[other] { $outside ->
            [0] Judged by { $ruleset }: the label below { $zone }
            [one] Judged by { $ruleset }: the label below { $zone }. 1 name is not in this zone and is not judged by it.
           *[other] Judged by { $ruleset }: the label below { $zone }. { $digits } names are not in this zone and are not judged by it.
        }
    }
outside-zone-of-ruleset = This name is not in { $zone }, so the ruleset is not asked about it.
# What follows for names that are variants of each other.
list-variants-blocked = They block each other: only one of them can be registered.
list-variants-for-one-holder = Only the holder of one of them can have the others.
list-variants-of-both-kinds = One blocks those that are “blocked”; the others are only for its holder.
list-variant-disposition = { $disposition } variant
list-sources = Sources
# For screen readers; $said is “file-changed” or “file-gone”.
list-sources-changed = Sources. { $said }
list-sources-explained = The file, how it is read, the parent zone, and another list to compare with
list-save = Save
list-save-about = Saves the rows that are shown, in their order, with the columns of “bidiscope scan”: { $names }.
list-saving = Saving …
list-saved = Saved { $names } to { $file }.
list-nothing-saved = Nothing was saved.
list-saved-beside = Saved to { $file }.
list-beside-about = Saved beside the list’s file, under a name that the program gives:
list-save-sheet = Save sheet (PDF)
list-save-sheets = Sheets (PDF): { $names }
list-too-many-sheets = At most { $most } sheets are written at once. Show fewer names.
list-save-report = Report of the whole list (HTML)
list-choose-column = Choose column
list-stop-saving = Stop saving
list-start-again = Start again
list-stopped = Stopped: later names are missing, and matches are not known.
list-too-many = Only the first { $names } of the list are here; bidiscope scan takes lists of any length.
list-not-read = The list could not be read: { $reason }.
list-rest-not-read = The rest could not be read: { $reason }.
list-looking-for-groups = looking for names that look the same
list-no-thread = the system gives the program no thread for it
list-nothing-pasted = Nothing was pasted: the text is empty.
list-nothing-to-open = This line has no text to open in Inspect.
list-from-clipboard = From the clipboard
list-example = Example list
time-left =
    { $unit ->
        [minutes] about { $count } minutes left
       *[seconds] about { $count } s left
    }

# The counters above the table, which are filters.
list-shown-of = { $shown } of { $names }
list-counted =
    { $status ->
        [refused] { $digits } refused
        [reserved] { $digits } reserved
        [blocked] { $digits } blocked
        [needs-review] { $digits } to review
        [taken] { $digits } taken
        [contested] { $digits } contested
        [same-holder] { $digits } of the same holder
        [allowed] { $digits } permitted
        [not-applicable] { $digits } not registered
       *[unreadable] { $digits } unreadable
    }
# $by says what is asked: whether names look the same, or are variants under a ruleset too.
list-matched =
    { $by ->
        [variants] { $count ->
            [one] { $digits } looks the same or is a variant
           *[other] { $digits } look the same or are variants
        }
       *[looks] { $count ->
            [one] { $digits } looks the same
           *[other] { $digits } look the same
        }
    }
list-matched-other =
    { $count ->
        [one] { $digits } matches the other list
       *[other] { $digits } match the other list
    }
list-show-all = Show all
list-where = Where
list-where-display = Display
list-where-relation = Relation
list-where-other = Other display
list-filter-condition = Condition
list-filter-any-condition = any condition
list-any-violation = Violates a condition
list-violates-condition = Violates condition { $number }
list-filter-rule = Rule
list-filter-any-rule = any rule
list-filter-script = Script
list-filter-any-script = any script
list-filter-text = Text in the name
list-filter-is = { $filter }: { $words }
list-remove-filter = Remove the filter “{ $filter }”

list-details = Details
list-line = Line { $line }
list-open-in-inspect = Open in Inspect
list-open-line-in-inspect = Open line { $line } in Inspect
list-close-details = Close
list-selected = selected
list-more-members = And { $names } more, which the table shows.
list-no-group = No other name of the list looks the same.
list-groups-unknown = Which names look the same is known once the whole list is read.

list-start-heading = Which names of a list may be registered, and which look the same?
list-start-about = A list is a file with one name a line. bidiscope says which names IDNA2008 permits, and finds names that look the same or are the same.
list-start-how = Type the path of a file, choose one, drop it here, or paste names (Ctrl+V). Blank lines and lines that begin with # are skipped.
list-start-example = Or begin with an example:
list-open-example = Open the example list

file-path-hint = Path of a file
file-not-opened = was not opened
file-not-written = was not written

# What a fault of the program ended.
task-fault = { $task } was ended by a fault of the program: { $fault }.
task-without-result = { $task } ended without a result.
task-list = The list
task-collisions = The search for names that look the same
task-ruleset = Reading the ruleset
task-registered = Comparing with the registered names
task-variants = Making the variants
task-sorting = Sorting
task-saving = Saving
task-search = The search
task-copying = Copying
task-study = The study
task-deciding = Deciding

## The window: the tab Text

text-paragraphs = Direction
text-paragraph-direction = Direction of the paragraphs
text-shown = Show
text-shown-directions = Directions that are shown
text-after = After
text-after-display = Identifiers in the column After
text-reads-userinfo = userinfo
text-reads-userinfo-about = Read user@ before the host, and mail addresses
text-reads-port = port
text-reads-port-about = Read :80 after the host
text-reads-ip = IP hosts
text-reads-ip-about = Read 192.0.2.1 and [2001:db8::1] as hosts
text-links = Links by
text-links-menu = Links
text-links-rules = Rules that find links
text-links-only-for-davis = Only Davis’s grammar has this choice
text-copy = Copy
text-with-davis = Text with Davis’s marks
text-with-durst = Text with Dürst’s marks
text-with-ltr-isolates = Text with left-to-right isolates
text-with-fs-isolates = Text with first strong isolates
text-with-one-to-one = Text to look at, with the paper’s display (LRO…PDF)
text-interpretation = How Davis is read
text-identifiers =
    { $count ->
        [one] 1 identifier
       *[other] { $count } identifiers
    }
text-top-level-domains = A domain without a scheme is found by its top-level domain: the list of { $date }
text-violating = { $count } violating RFC 5893
text-unreadable = { $count } unreadable
text-searched = { $percent }% searched
text-searched-left = { $percent }% searched, { $seconds } s left
text-stopped-at = stopped at { $percent }%
text-search-again = Search again

text-start-heading = How do names look inside a sentence?
text-start-about = Type or paste running text above, or drop a file onto the window. bidiscope finds the domain names and addresses in it and says which satisfy RFC 5893. It shows each paragraph by the UBA, and beside it with controls that keep the parts of each address in order. Click a name to inspect it.
text-start-example = Or begin with an example:

text-field = Running text
text-field-hint = Type or paste text with names and addresses in it, or drop a file onto the window
text-way-back = Back to your text
text-before-kept = What you wrote before is kept.
text-discard = Discard it
text-discard-confirmed = Discard what was written
text-size =
    { $unit ->
        [megabytes] { $size } MB
       *[kilobytes] { $size } kB
    }
text-too-long-to-edit = { $size }: too long to be edited here
text-close = Close
text-not-utf-8 = it is not UTF-8 (at byte { $byte })

text-heading-before = Before: the UBA alone
text-controls = Hidden characters: { $count }
text-heading-after = After: { $display }
text-heading-after-in-order = After: { $display }, { $order }
text-changes = changes
text-part = part { $number }
text-paragraph =
    { $how ->
        [automatic] Paragraph { $number }  auto: { $direction }
       *[chosen] Paragraph { $number }  { $direction }
    }
text-as-all = As all paragraphs: { $direction }
text-display =
    { $when ->
        [before] { $direction }, before: { $text }
       *[after] { $direction }, after: { $text }
    }
text-separator = separator
text-in-identifier = { $field }, in identifier { $number }
text-more-identifiers = and { $count } more
text-identifier = identifier { $number }: { $text }, { $description }

## The window: the tab Study

study-classes = Classes:
study-classes-paper = the paper’s
study-classes-paper-about = The seven classes of the paper’s algorithm
study-classes-rfc = RFC 5893’s
study-classes-rfc-about = The classes that the Bidi rule allows in labels, but for BN, that of joiners
study-length = Length, to:
study-length-cut = A study goes up to length { $most }, not { $typed }.
study-with-own = with custom strategies
study-with-own-about = Those that have a pane in Inspect
study-start = Start
study-no-thread = The study was not started: the system gives the program no thread for it.
study-sequences = { $count } sequences, for each display and property
study-earlier = Earlier results
study-file = File
study-file-of-results = File of the results
study-opened = Opened the results of a study.
study-is-running = a study is running
study-file-right = The file was right.
study-file-wrong = The file was wrong; the result is corrected.
study-stopped = The study was stopped: the table holds what was done.
study-stopped-at-once = The study was stopped before anything was done.
study-nothing-decided = Nothing was decided: the system gives the program no thread for it.
study-deciding = deciding for all lengths: { $done } of { $total }
study-deciding-again = Deciding it for all lengths …
study-decide-again = Decide again
study-column-length = length
study-column-cases = cases
study-column-examples = counterexamples
study-column-distinct = with different characters
study-column-distinct-about = If characters of one class count as different: in -- turned round nothing is seen, in -+ it is.
# Where a counterexample has marks or what is invisible.
study-invisible-count = Marks and invisible characters count as characters: a display is the same where the same characters have the same places, however they are drawn.
# $classes: short names, such as “L, R, EN”
# Above the counterexamples that are drawn.
study-examples-shown = { $shown } of { $count } counterexamples of length { $length }
study-proof = Finite automata prove it for all sequences of { $classes }, however long. docs/theorems.md says how.
study-back = Back to the table
study-inspect = Inspect
study-inspect-sequence = Inspect { $classes }
study-no-name = It cannot be read as a name: a label is empty
study-display-shows = { $display } shows
study-all-lengths = all lengths
study-to = to length { $length }
study-from = from length { $length }

study-start-heading = What holds of which display?
study-about = A study tries every sequence of bidi classes up to a length on each display: whether two ever show the same, whether labels stay together and in order, whether paragraphs of both directions agree, and what RFC 5893 requires. One character stands for each class. Where two displays of a sequence are compared, the sequences in which different characters of one class change places are counted apart.
study-about-automata = What finite automata can decide is decided first, for sequences of every length: proved, or refuted by a shortest counterexample.
study-about-start = Choose the classes and the length above, and start. Saved results are opened by dropping their file here, or in the menu File.


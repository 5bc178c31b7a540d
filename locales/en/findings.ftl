# Findings: what is wrong with a name or a text, by which rule, and what to do. A translation of reports needs this file.

## Findings, by their identifiers: what was found, the rule with its section (.rule), and what to do (.advice).
## Every message may use { $label }, its number; { $characters }, the characters concerned by code point and name;
## { $class }, the Bidi class of the first of them; and { $count }, how many there are.

finding-no-domain-name =
    { $what ->
        [url] { $host ->
            [yes] This is a web address, not a domain name.
           *[no] This is a web address without a domain name in it.
        }
        [url-empty-label] A label of the host is empty: the host begins with a dot or has two dots together.
        [url-without-scheme] This is a web address without its scheme, not a domain name.
        [mail-address] This is a mail address, not a domain name.
        [ip-address] This is an IP address, not a domain name.
       *[other] A domain name cannot contain { $characters }.
    }
    .rule = A domain name consists of labels with full stops between them. URLs, mail addresses and IP addresses are not domain names (RFC 1035 section 2.3.1, RFC 3986 section 3.2).
    .advice = Enter only the domain name.

finding-rfc5893-condition-1 = Label { $label } begins with { $characters } of class { $class }. In a name with right-to-left characters every label must begin with a character of class L, R or AL.
    .rule = In a Bidi domain name every label begins with a character of class L, R or AL (RFC 5893 section 2, condition 1). European and Arabic-Indic digits have other classes. Section 2 tests ASCII labels too; sections 5 and 7.1 do not forbid them to begin with a digit.
    .advice = Begin the label with a letter, not with a digit, a mark or a sign.

finding-rfc5893-condition-2 =
    { $count ->
        [one] Label { $label } is right-to-left and cannot contain { $first }, which is of class { $class }.
       *[other] Label { $label } is right-to-left and cannot contain { $characters }. The first is of class { $class }.
    }
    .rule = A label with a right-to-left first letter holds only R, AL, AN, EN, ES, CS, ET, ON, BN and NSM (RFC 5893 section 2, condition 2).
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
    .rule = A label with a right-to-left first letter ends in R, AL, EN or AN. Any number of marks may follow (RFC 5893 section 2, condition 3).
    .advice = End the label with a right-to-left letter or a digit.

finding-rfc5893-condition-4 = Label { $label } mixes European and Arabic numbers: { $european } and { $arabic }.
    .rule = A label that begins with a right-to-left letter does not hold both European and Arabic numbers (RFC 5893 section 2, condition 4).
    .advice = Use one kind of digits in the label: 0 to 9, the Arabic-Indic digits, or the Persian and Urdu digits.

finding-rfc5893-condition-5 =
    { $count ->
        [one] Label { $label } is left-to-right and cannot contain { $first }, which is of class { $class }.
       *[other] Label { $label } is left-to-right and cannot contain { $characters }. The first is of class { $class }.
    }
    .rule = In a Bidi domain name, a label with a left-to-right first letter holds only L, EN, ES, CS, ET, ON, BN and NSM (RFC 5893 section 2, condition 5).

finding-rfc5893-condition-6 = Label { $label } is left-to-right and cannot end with { $characters }, which is of class { $class }.
    .rule = In a Bidi domain name, a label with a left-to-right first letter ends in L or EN. Any number of marks may follow (RFC 5893 section 2, condition 6).
    .advice = End the label with a left-to-right letter or a digit from 0 to 9.

finding-rfc5893-guarantee-ldh =
    { $case ->
        [class-et] The labels that violate the Bidi rule are plain ASCII. If the name is alone in a left-to-right paragraph, each label stays together. Characters of class ET can still make two labels look the same. In a right-to-left paragraph labels can be split too.
       *[none] The labels that violate the Bidi rule are plain ASCII. If the name is alone in a left-to-right paragraph, each label stays together and no two labels look the same. In a right-to-left paragraph this can fail.
    }
    .rule = The labels that violate the rule are plain ASCII. No label that begins with a digit follows a right-to-left label. RFC 5893 section 2 then guarantees the requirements of section 3, but not the order of labels. These requirements can fail in right-to-left paragraphs and with class ET.
    .advice = Correct each label that violates the Bidi rule, or check the name in both paragraph directions.

finding-rfc5893-guarantee-none = RFC 5893 guarantees nothing about this display: the characters may appear in the wrong order.
    .rule = If a label violates the rule, only the second guarantee of RFC 5893 section 2 can apply. Without it, section 2 guarantees nothing about the display.
    .advice = Check the order of the characters in each display.

finding-rfc5893-number-hazard = Label { $label } begins with { $digit }. On screen this number may move into the right-to-left label { $other }.
    .rule = A number at the beginning of a label appears to move into a right-to-left label before it (RFC 5893 section 5).
    .advice = Begin the label after the right-to-left label with a letter.

finding-rfc5893-digit-above = Label { $label } has right-to-left characters, and the label after it begins with the digit { $characters }.
    .rule = A right-to-left label should not be registered directly below a label that begins with a digit (RFC 5893 section 7.1).
    .advice = Register the label in a zone that begins with a letter.

finding-rfc5893-wildcard = Label { $label } is a wildcard below a label that begins with { $digit }. It matches right-to-left labels too.
    .rule = A wildcard matches every label. The owner of its zone cannot prevent right-to-left labels before a label that begins with a digit (RFC 5893 section 5).
    .advice = Replace the wildcard by the necessary names, or put it below a label that begins with a letter.

finding-rfc5893-old-program = Label { $label } ends with the mark { $characters }. A program that takes the direction from the last character shows it left-to-right.
    .rule = An old program may take a label's direction from its last character, not its first. If the last character is a mark, such a program shows a right-to-left label as left-to-right (RFC 5893 section 7.1).

finding-grouping-split =
    { $case ->
        [alone] The characters of label { $label } do not stay together, even when the name is alone ({ $paragraph ->
            [rtl] right-to-left paragraph
           *[ltr] left-to-right paragraph
        }).
       *[other] Next to some labels that satisfy the Bidi rule, the characters of label { $label } do not stay together ({ $paragraph ->
            [rtl] right-to-left paragraph
           *[ltr] left-to-right paragraph
        }).
    }
    .rule = The characters of a label stay together next to other names that satisfy the rule (RFC 5893 section 3, Character Grouping).
    .advice =
        { $case ->
            [alone] Correct the labels that violate the Bidi rule: the name is split even without text next to it.
           *[other] When other names are on the same line, put marks or isolates around this name.
        }

finding-rfc3454-control = IDNA2003 refused label { $label }, which contains { $characters }.
    .rule = IDNA2003 allowed no character that changes display properties (RFC 3454 sections 5.8 and 6, requirement 1).

finding-rfc3454-mixed =
    { $case ->
        [mapped] IDNA2003 refused label { $label }: after mapping, { $characters } is left-to-right, next to right-to-left letters.
        [mapped-rtl] IDNA2003 refused label { $label }: after mapping it has right-to-left letters, next to { $characters }.
       *[none] IDNA2003 refused label { $label }, which contains { $characters } next to right-to-left letters.
    }
    .rule = IDNA2003 allowed no left-to-right letter in a label with right-to-left letters (RFC 3454 section 6, requirement 2).

finding-rfc3454-ends =
    { $case ->
        [mapped] IDNA2003 refused label { $label }: { $characters } at its beginning or end becomes { $prepared }, which is not a right-to-left letter.
        [mapped-rtl] IDNA2003 refused label { $label }: after mapping it has right-to-left letters, but { $characters } { $place ->
            [start] at its beginning is not such a letter.
            [end] at its end is not such a letter.
           *[both] at its beginning and end are not such letters.
        }
       *[none] IDNA2003 refused label { $label }: { $characters } { $place ->
            [start] at its beginning is not a right-to-left letter.
            [end] at its end is not a right-to-left letter.
           *[both] at its beginning and end are not right-to-left letters.
        }
    }
    .rule = In IDNA2003 a label with right-to-left letters had to begin and end with such a letter (RFC 3454 section 6, requirement 3).

finding-rfc3454-unassigned = Label { $label } contains { $characters }, which IDNA2003 did not know.
    .rule = RFC 3454 uses Unicode 3.2. It treats characters added later as unassigned (section 7, table A.1).

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
    .rule = The paper excludes the Arabic presentation forms U+FB50-FDFF and U+FE70-FEFC, which are only shapes of other letters (section II).

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
    .rule = The paper excludes compatibility characters, which are variants of other characters (section II, figure 2).

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
    .rule = The paper requires Normalization Form C: a sequence is allowed only where no composed character exists for it (section II, figure 1).

finding-atkin2001-table-2 = Label { $label } contains { $characters }, which Table 2 of the paper does not list.
    .rule = Table 2 of the paper lists the Arabic and Hebrew characters that are acceptable.

finding-uts46-mapped =
    { $places ->
        [one] Before look-up, UTS #46 changes the name in 1 place.
       *[other] Before look-up, UTS #46 changes the name in { $places } places.
    }
    .rule = Before look-up, processing maps characters and normalizes the name (UTS #46 section 4).

finding-uts46-disallowed =
    { $case ->
        [mapped] Label { $label } contains { $characters }. UTS #46 maps it to a character that no name may contain.
       *[other] Label { $label } contains { $characters }, which UTS #46 disallows.
    }
    .rule = A label holds no character that the mapping table disallows, and of ASCII only letters, digits and the hyphen-minus (UTS #46 sections 4.1 and 5).
    .advice = Remove the character, or write its meaning in letters, digits and hyphens.

finding-uts46-unstable-a-label = The decoded form of label { $label } contains { $characters }, which UTS #46 would change. So the A-label is invalid.
    .rule = A label typed as an A-label is not mapped: mapping and normalization must leave its decoded form unchanged (UTS #46 section 4, step 4, and section 4.1, criteria 1 and 7).
    .advice = Use the A-label of the lowercase letters in Normalization Form C instead.

finding-idna-disallowed =
    { $case ->
        [capitals] Label { $label } contains { $characters }. Capitals are not allowed in a label with non-ASCII letters (RFC 5892 section { $section }).
       *[other] { $reason ->
            [unstable] Label { $label } contains { $characters }, which IDNA2008 does not allow. Normalization or case folding changes it (RFC 5892 section { $section }).
            [ignorable-properties] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is not a visible character (RFC 5892 section { $section }).
            [ignorable-blocks] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is a musical sign or a mark for symbols (RFC 5892 section { $section }).
            [exceptions] Label { $label } contains { $characters }, which IDNA2008 does not allow. The RFC lists it as an exception (RFC 5892 section { $section }).
            [old-hangul-jamo] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is part of a Hangul syllable (RFC 5892 section { $section }).
            [rest] Label { $label } contains { $characters }, which IDNA2008 does not allow. It is not a letter, a digit or a mark (RFC 5892 section { $section }).
           *[none] Label { $label } contains { $characters }, which IDNA2008 does not allow (RFC 5892 section { $section }).
        }
    }
    .rule = A label holds no character whose derived property is DISALLOWED. Symbols, punctuation, capitals, compatibility characters and some exceptions are DISALLOWED (RFC 5892 sections 2 and 3; RFC 5891 sections 4.2.2 and 5.4).
    .advice =
        { $case ->
            [capitals] Write lowercase letters.
           *[other] { $others ->
                [0] Remove the character, or write its meaning in letters, digits and hyphens.
               *[other] Remove these characters, or write their meaning in letters, digits and hyphens.
            }
        }

finding-idna-unassigned = Label { $label } contains { $characters }, which Unicode has not assigned yet.
    .rule = Every code point of a label is an assigned character in this version of Unicode (RFC 5892 section 2.10; RFC 5891 sections 4.2.2 and 5.4).
    .advice = Remove the code point: it is not a character yet.

finding-idna-not-nfc = Label { $label } is not in Normalization Form C, which IDNA2008 requires: { $characters }.
    .rule = A label is in Normalization Form C (RFC 5891 sections 4.1 and 5.4).
    .advice =
        { $case ->
            [one-character] Type the letter with its mark as one character; most keyboards do.
            [several-characters] Type the letter and its mark as separate characters: names do not allow the composed character.
            [order] Put the marks of the letter into the order of Normalization Form C.
           *[other] Write the letters and their marks in Normalization Form C.
        }

finding-idna-leading-mark = Label { $label } begins with the combining mark { $characters }.
    .rule = A label does not begin with a combining mark (RFC 5891 section 4.2.3.2; UTS #46 section 4.1).
    .advice = Put a letter before the mark, or remove the mark.

finding-idna-hyphens-3-4 = The third and fourth characters of label { $label } are hyphens.
    .rule = A label does not have hyphens as both its third and fourth character (RFC 5891 section 4.2.3.1; UTS #46 section 4.1).
    .advice = Use one hyphen, or move both hyphens.

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
        [separator] Label { $label } begins with “xn--”, but its decoded form contains { $character }, which no label may contain.
       *[other] Label { $label } begins with “xn--”, but does not decode: the rest is not Punycode (RFC 3492).
    }
    .rule = A label that begins with “xn--” is an A-label, which decodes to a U-label (RFC 5890 section 2.3.1; UTS #46 section 4, step 4).
    .advice = Find out which label is intended, and enter it as a U-label.

finding-idna-noncanonical-a-label = Label { $label } was typed as { $typed }, but its decoded form has the A-label { $own }.
    .rule = An A-label must equal the A-label of its decoded form; other spellings are rejected (RFC 5891 section 5.3; UTS #46 section 4, step 4).

finding-idna-zwnj-context = Label { $label } contains a zero width non-joiner where it is not allowed. It must follow a virama, or be the only such character between letters that would join.
    .rule = A zero width non-joiner is allowed only after a virama, or between letters that would join (RFC 5892 appendix A.1).
    .advice =
        { $case ->
            [without-effect] Remove the zero width non-joiner: it changes nothing visible here.
            [with-effect] Remove the zero width non-joiner: it is not allowed here. The characters next to it will then look different.
            [adjacent] Keep one of the adjacent joiners, and remove the others.
           *[other] Remove the zero width non-joiner: it is not allowed here.
        }

finding-idna-zwj-context = Label { $label } contains a zero width joiner that does not follow a virama.
    .rule = A zero width joiner is allowed only after a virama (RFC 5892 appendix A.2).
    .advice =
        { $case ->
            [without-effect] Remove the zero width joiner: it changes nothing visible here.
            [with-effect] Remove the zero width joiner: it is not allowed here. The characters next to it will then look different.
            [adjacent] Keep one of the adjacent joiners, and remove the others.
           *[other] Remove the zero width joiner: it is not allowed here.
        }

finding-idna-middle-dot-context = Label { $label } contains a middle dot that is not between two letters l.
    .rule = A middle dot is allowed only between two letters l, as in Catalan (RFC 5892 appendix A.3).
    .advice = Use the middle dot only between two letters “l”, or replace it by a hyphen.

finding-idna-keraia-context = Label { $label } contains a Greek numeral sign (keraia) without a Greek character after it.
    .rule = A Greek lower numeral sign (keraia) is allowed only before a Greek character (RFC 5892 appendix A.4).
    .advice = Put the sign before a Greek letter, or remove it.

finding-idna-geresh-context = Label { $label } contains a geresh without a Hebrew character before it.
    .rule = A Hebrew geresh is allowed only after a Hebrew character (RFC 5892 appendix A.5).
    .advice = Put the geresh after a Hebrew letter, or remove it.

finding-idna-gershayim-context = Label { $label } contains a gershayim without a Hebrew character before it.
    .rule = A Hebrew gershayim is allowed only after a Hebrew character (RFC 5892 appendix A.6).
    .advice = Put the gershayim after a Hebrew letter, or remove it.

finding-idna-katakana-middle-dot-context = Label { $label } contains a katakana middle dot, but no Hiragana, Katakana or Han character.
    .rule = A katakana middle dot is allowed only in a label with a Hiragana, Katakana or Han character (RFC 5892 appendix A.7).
    .advice = Use the dot only in Japanese labels, or use a hyphen.

finding-idna-arabic-digits-mixed = Label { $label } mixes Arabic-Indic digits with Extended Arabic-Indic digits.
    .rule = A label does not mix Arabic-Indic digits with Extended Arabic-Indic digits (RFC 5892 appendices A.8 and A.9).
    .advice = Use only the digits of the label's language.

finding-idna-not-ldh = Label { $label } contains { $characters }. An ASCII label has only letters, digits and hyphens.
    .rule = A label of ASCII alone is an LDH label: letters, digits and hyphens (RFC 5890 section 2.3.1).
    .advice = Use letters, digits and hyphens only.

finding-idna-upper-case =
    { $case ->
        [a-label] Label { $label } was typed as an A-label with capital letters, which count as lowercase letters.
       *[other] Label { $label } has capital letters, which count as lowercase letters.
    }
    .rule = Capital letters in an ASCII label or an A-label count as lowercase letters (RFC 5890 section 2.3.2.1; RFC 5891 section 5.3).

finding-lgr-not-in-repertoire = Label { $label } has { $characters }, which the ruleset { $ruleset } does not permit.
    .rule = A label has only code points and sequences of the registry’s repertoire (RFC 7940 section 8.1).
    .advice = Use only characters that the registry’s ruleset permits.

finding-lgr-context =
    { $matches ->
        [match] The registry forbids { $characters } at this position of label { $label }: the rule “{ $rule }” of { $ruleset } does not match there.
       *[not-match] The registry forbids { $characters } at this position of label { $label }: the rule “{ $rule }” of { $ruleset } matches there.
    }
    .rule = A code point is allowed only where its rule in the registry’s ruleset permits it (RFC 7940 section 5.2).
    .advice = Put the character where its rule permits it, or leave it out.

# $reason is “variants-only” where the ruleset lists the characters only as variants of others, and “types” where the action is
# for the types that they have.
finding-lgr-invalid =
    { $reason ->
        [variants-only] Label { $label } has { $characters }, which { $ruleset } does not permit, except as variants of other characters (action { $number }).
        [types] Label { $label } is invalid because of { $characters }, by action { $number } of { $ruleset }: { $action }
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
    .rule = Only the registry knows the meaning of a disposition that RFC 7940 does not define (RFC 7940 section 7.3).
    .advice = Ask the registry what this disposition means.

finding-reserved-label =
    { $case ->
        [variant] Label { $label } is a variant of a label that the registry reserves.
        [zone-variant] Label { $label } is a variant of the label of a zone in the profile, so it is reserved too.
       *[none] Label { $label } is reserved by the registry.
    }
    .rule = The registry reserves the labels of its list and of its zones for itself (profile, “reserved” and “zone”).
    .advice = Choose another label, or ask the registry for this label.

finding-blocked-label =
    { $case ->
        [variant] Label { $label } is a variant of a label that the registry blocks.
       *[none] Label { $label } is blocked by the registry.
    }
    .rule = Nobody may register the labels of the registry’s list (profile, “blocked”).

finding-zone-label-count =
    { $labels ->
        [one] The name has 1 label below the zone; the registry requires { $expected }.
       *[other] The name has { $labels } labels below the zone; the registry requires { $expected }.
    }
    .rule = A name has as many labels below the zone as the registry requires (profile, “labels-below”).
    .advice = Enter as many labels as the registry requires.

finding-guidelines-mixed-scripts = The registry accepts one script in a label, but label { $label } has { $scripts }.
    .rule = All characters of a label are of one script, as ICANN’s guidelines for IDNs require (profile, “guidelines”).
    .advice = Use characters of one script.

finding-no-zone =
    { $case ->
        [zone] The name is itself a zone of the profile, not a name to register in a zone.
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

finding-wildcard = Label { $label } is a wildcard, which matches every name below the next label. It cannot be registered.
    .rule = An asterisk as the first label matches every name below the next label; it cannot be registered (RFC 4592 section 2.1.1).

finding-underscore-label = Label { $label } begins with an underscore, which the DNS uses for services and keys. It cannot be registered.
    .rule = Labels that begin with an underscore are reserved for services and keys; they cannot be registered (RFC 8552 section 1.1).

finding-zone-owner = This owner in the zone file is not a delegation.
    .rule = In a zone file only the owners of delegations are registrations. The apex and the owners of glue, signatures, hashes, services and wildcards are not registrations (RFC 1034 section 4.2.1).

finding-labels-below-parent = The name has { $labels } labels below the parent zone; a registry registers only 1 label.
    .rule = A registry registers one label directly below its zone; further labels belong to the zone of the holder (RFC 1034 section 4.2).
    .advice = Enter only the label to register, with its parent zone.

finding-uts46-refused =
    { $case ->
        [browsers] UTS #46 with every check refuses the name as a whole. Browsers leave out some checks (URL Standard) and open it.
       *[none] UTS #46 refuses the name as a whole, and browsers (URL Standard) do not open it.
    }
    .rule = If UTS #46 refuses a name as a whole, a program with every check does not look it up (UTS #46 section 4.2). Browsers leave out the checks of hyphens, of ASCII characters and of lengths (URL Standard section 3.3).
    .advice = Check which part of the name UTS #46 refuses. Only the holder of the parent zone can change the labels of that zone.

finding-digits-of-several-scripts = Label { $label } mixes digits of different scripts: { $digits }.
    .rule = Condition 4 of the Bidi rule refuses only a mixture of European and Arabic numbers. A registry may refuse other mixtures of digits (RFC 5893 section 6).
    .advice = Use the digits of one script.

finding-mixed-scripts = Label { $label } mixes scripts: { $scripts }.
    .rule = A label whose characters have no script in common is a mixed-script label (UTS #39 section 5.1, by the properties of UAX #24).
    .advice = Check that no character is a lookalike from another script.

# The name of a script. A translation can have variants for some; { $name } is its name in Unicode.
script-name =
    { $script ->
       *[other] { $name }
    }

finding-whole-script-confusable = Label { $label } looks like “{ $likeness }” in plain ASCII.
    .rule = A label of one script that looks like an ASCII label is a whole-script confusable (UTS #39 section 5.3).
    .advice = Check who holds the name with the ASCII label.

finding-invisible =
    { $case ->
        [bidi-controls] { $others ->
            [0] { $subject } contains { $characters }, which is invisible and reorders other characters.
           *[other] { $subject } contains { $characters }, which are invisible and reorder other characters.
        }
        [some-bidi-controls] { $subject } contains { $characters }, which are invisible. Bidi controls among them reorder other characters.
       *[none] { $others ->
            [0] { $subject } contains { $characters }, which is invisible.
           *[other] { $subject } contains { $characters }, which are invisible.
        }
    }
    .rule = Invisible characters make different names look the same; bidi controls also reorder other characters (The Unicode Standard, section 5.21; UAX #9 section 2).
    .advice = Remove every invisible character: nobody can see it here.

finding-lookalike-slash =
    { $others ->
        [0] { $characters } looks like a slash, and does not end the host.
       *[other] { $characters } look like slashes, and do not end the host.
    }
    .rule = Some characters only look like the slash (UTS #39 section 4, confusables.txt).
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
    .rule = A name has at most 255 octets in the DNS. Written without a final full stop, it has at most 253 (RFC 1035 section 2.3.4).
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
    .rule = A component holds no bidirectional formatting characters (Dürst's draft, section 5, restriction 2).

finding-duerst-3 = { $subject } has right-to-left characters and also { $characters }.
    .rule = A component with right-to-left characters holds no other characters, not even neutrals or numbers (Dürst's draft, section 5, restriction 3). Arabic-Indic digits count as right-to-left here, and as numbers.

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
# $begins: “word” where $last begins with a right-to-left letter, else “other”. $place: “middle” where others follow.
list-and =
    { $place ->
        [middle] { $others }, { $last }
       *[last]
            { $begins ->
               *[other] { $others } and { $last }
            }
    }

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
            [0] May be registered, apart from labels such as “_dmarc” (IDNA2008 and registry rules).
            [one] May be registered, apart from labels such as “_dmarc” (IDNA2008 and registry rules), with 1 warning.
           *[other] May be registered, apart from labels such as “_dmarc” (IDNA2008 and registry rules), with { $warnings } warnings.
        }
       *[none] { $warnings ->
            [0] May be registered, apart from labels such as “_dmarc” (IDNA2008). Registry rules not checked.
            [one] May be registered, apart from labels such as “_dmarc” (IDNA2008), with 1 warning. Registry rules not checked.
           *[other] May be registered, apart from labels such as “_dmarc” (IDNA2008), with { $warnings } warnings. Registry rules not checked.
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
        [ldh] The labels that violate the rule are plain ASCII. If the name is alone in a left-to-right paragraph, each label stays together. This can fail in a right-to-left paragraph.
       *[none] The characters of the name may appear in the wrong order.
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
reason-end-not-tested = Any character is allowed before the marks at the end.
reason-not-european-digits = The name has { $digits }; only the digits 0 to 9 are allowed.
reason-several-scripts = The name mixes scripts: { $scripts }. Only one script is allowed.

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
        [nothing-left] A correction would leave nothing of label { $label }.
        [label-too-long] Label { $label } is too long for the DNS. Ask the applicant for a shorter form.
        [name-too-long] The name is too long for the DNS. Ask the applicant for a shorter form.
        [causes-warning] Every correction of label { $label } causes another problem.
        [is-number] Label { $label } is a number and needs a word before it. Ask the applicant for the word.
        [word-symbol] Label { $label } has a sign that means a word. Ask the applicant how to write the word.
        [changes-number] Every correction of label { $label } would change a number in it.
        [not-registrable] Label { $label } cannot be registered, so no correction is suggested.
        [becomes-ip-address] With label { $label } corrected, the name would be an IP address.
        [registry-refuses] The registry’s own rules refuse every correction that was tried.
        [no-other-spelling] Only the registry’s own rules refuse this name, and no other spelling of it can be suggested.
       *[search-limit] No correction of label { $label } was found among the likeliest corrections.
    }

# As what the input of “inspect” is read.
read-as =
    { $kind ->
        [name] A name, even if it looks like an address
        [url] An address, otherwise a name
       *[text] Text, without results about labels or registration
    }
check-title =
    { $check ->
        [bidi] the Bidi rule (RFC 5893)
        [idna2008] registration by IDNA2008 (RFC 5891, 5892 and 5893)
        [uts46] UTS #46 with every check
        [host] the host of a URL: valid, shown in its place, and the host that browsers open
        [controls] bidi controls and invisible characters in files
       *[all] the checks bidi, idna2008 and uts46
    }

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
        [closed] { $characters } forces the direction of the text after it, up to position { $end }.
       *[line-end] { $characters } forces the direction of the text after it, up to the end of the line, position { $end }.
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
    .advice = Remove the controls that the text does not need for its order.
    .rule = A text has at most 125 levels. A control that needs more levels has no effect (UAX #9, BD2).
control-invisible =
    { $count ->
        [one] { $characters } shows nothing, and no character beside it needs it.
       *[other] { $count } characters show nothing, and nothing beside them needs them: { $characters }.
    }
    .advice = Remove invisible characters, or write them as escapes.
    .rule = Because of invisible characters, different texts can look the same (The Unicode Standard, section 5.21).

## Lists in sentences

# What stands between the items of a list in a sentence, with its space.
comma = {", "}
semicolon = {"; "}
# Some things of a list, and the number of the others.
list-and-more = { $listed } and { $count } more

## Where a rule is stated

# $place: such as “section 2, condition 1”.
source-in-document = { $document }, { $place }
source-profile = Profile
# Parts of a place, the first of which can be several.
source-list = { $first }, { $next }
source-and = { $first } and { $next }
# $kind: “next-number” is a number that follows “and”, “as-it-is” a key of a profile.
source-part =
    { $kind ->
        [section] section { $number }
        [appendix] appendix { $number }
        [appendices] appendices { $number }
        [condition] condition { $number }
        [criterion] criterion { $number }
        [figure] figure { $number }
        [requirement] requirement { $number }
        [restriction] restriction { $number }
        [second] second guarantee
        [step] step { $number }
        [steps] steps { $number }
        [table] table { $number }
        [tables] tables { $number }
        [next-number] { $number }
       *[as-it-is] { $number }
    }

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
meaning-a-label = A U-label is a label with non-ASCII characters that IDNA2008 allows; its A-label represents it in the DNS (RFC 5890).
meaning-punycode = IDNA2008 refuses this label, so its Punycode form is not an A-label (RFC 5890).
meaning-noncanonical = The typed form is not the A-label of this label: encoding the label gives another form (RFC 5890).
meaning-too-long = A label has at most 63 octets in the DNS, as its A-label (RFC 1035).
label-begins =
    { $direction ->
        [rtl] It begins with { $character } of class { $class }: conditions 2 to 4 apply.
        [ltr] It begins with { $character } of class { $class }: conditions 5 and 6 apply.
       *[none] It begins with { $character } of class { $class }, which is not a letter: condition 1 fails, and no other condition applies.
    }
label-is-rtl = It is an RTL label.
label-is-rtl-by-section-1-4 = It has right-to-left characters, so section 1.4 still counts it as an RTL label.
label-is-not-rtl = It has no right-to-left character.
condition-1 = The first character is of class L, R or AL.
condition-2 = An RTL label holds only R, AL, AN, EN, ES, CS, ET, ON, BN and NSM.
condition-3 = An RTL label ends in R, AL, EN or AN, with any number of NSM after it.
condition-4 = An RTL label must not contain both EN and AN.
condition-5 = An LTR label holds only L, EN, ES, CS, ET, ON, BN and NSM.
condition-6 = An LTR label ends in L or EN, with any number of NSM after it.
condition-violated = Condition { $number }: { $statement } Violated by { $characters }.
outside-zone = This name does not end in the parent zone, so the whole name is judged.
is-the-zone = This name is the parent zone itself, so the whole name is judged. Put a label before it.
unreadable-zone = The parent zone cannot be read, so the whole name is judged. { $error }

## Names that cannot be read

read-error-at = Character { $position }: { $error }
read-error-empty = The name is empty.
read-error-empty-label = A label is empty: a dot follows a dot, or begins the name.
read-error-not-in-notation = This notation does not accept { $character }. It accepts { $alphabet }.
read-error-invalid-scalar-value = “{ $text }” is not a Unicode scalar value.
read-error-unknown-class = “{ $text }” is not a bidi class. This notation accepts { $alphabet }.
read-error-paragraph-separator = { $character } ends the paragraph, but a name or text here must be one paragraph.
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
        [rtl] In this right-to-left paragraph, a reader reads label { $early } before label { $late }.
        [letters] Nothing in the name runs right to left, so a reader reads label { $early } before label { $late }.
       *[ltr] In this left-to-right paragraph, a reader reads label { $early } before label { $late }.
    }
badge-host-split-explained =
    { $count ->
        [one] The character at position { $positions } is shown inside the host, between the characters at positions { $before } and { $after }.
       *[other] The characters at positions { $positions } are shown inside the host, between the characters at positions { $before } and { $after }.
    }
badge-before-host-explained =
    { $direction ->
        [rtl] { $count ->
            [one] Read from right to left, the character at position { $positions } precedes the host; in the URL it follows the host.
           *[other] Read from right to left, the characters at positions { $positions } precede the host; in the URL they follow the host.
        }
       *[ltr] { $count ->
            [one] Read from left to right, the character at position { $positions } precedes the host; in the URL it follows the host.
           *[other] Read from left to right, the characters at positions { $positions } precede the host; in the URL they follow the host.
        }
    }
badge-labels-split-explained = The label’s characters do not stay together: another label or a separator is shown between them.
badge-labels-split-by-context-explained = Other text is shown between the label’s characters. Without it they stay together.
badge-name-split-by-context-explained = Surrounding text is shown inside, so the name or text is not in one piece.
badge-context-changes-order-explained = The characters are in another order than without the surrounding text.
badge-splits-next-label-explained = The characters of the label after the name do not stay together: other characters are shown between them.

## Among other names (RFC 5893, section 3)

grouping-together = Each label stays together
grouping-controls = Directional controls outside the name change no label
grouping-holds =
    { $iscomplete ->
        [yes] Holds next to all tried neighbours that satisfy the rule: { $contexts } contexts, { $searched }.
       *[no] Holds so far next to all tried neighbours that satisfy the rule: { $contexts } contexts, { $searched }.
    }
grouping-searched-none = but no search finished, because the name is too long
grouping-searched-alone = the name alone between delimiters
grouping-searched =
    { $count ->
        [one] every neighbour of 1 character
       *[other] all neighbours with up to { $count } characters in total
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
            [one] In the opposite paragraph, this other text looks the same as the inspected text looks here.
           *[other] In the opposite paragraph, these other texts look the same as the inspected text looks here.
        }
       *[name] { $count ->
            [one] In the opposite paragraph, this other name looks the same as the inspected name looks here. RFC 5893 does not exclude that: it seems impossible to exclude within the UBA (section 3).
           *[other] In the opposite paragraph, these other names look the same as the inspected name looks here. RFC 5893 does not exclude that: it seems impossible to exclude within the UBA (section 3).
        }
    }
shows-the-same-as-none = No other display shows the same.

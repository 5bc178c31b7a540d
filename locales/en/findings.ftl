# Findings: what is wrong with a name or a text, by which rule, and what to do. A translation of reports needs this file.

## Findings, by their identifiers: what was found, the rule with its section (.rule), and what to do (.advice).
## Every message may use { $label }, its number; { $characters }, the characters concerned by code point and name;
## { $class }, the Bidi class of the first of them; and { $count }, how many there are.

finding-no-domain-name =
    { $what ->
        [url] { $host ->
            [yes] The input is a web address, not a domain name.
           *[no] The input is a web address that contains no domain name.
        }
        [url-empty-label] A label of the host is empty: the host begins with a dot or has two dots together.
        [url-without-scheme] The input is a web address without a scheme such as “https:”, not a domain name.
        [mail-address] The input is a mail address, not a domain name.
        [ip-address] The input is an IP address, not a domain name.
       *[other] A domain name cannot contain { $characters }.
    }
    .rule = A domain name consists of labels with full stops between them. URLs, mail addresses and IP addresses are not domain names (RFC 1035 section 2.3.1, RFC 3986 section 3.2).
    .advice = Enter only the domain name.

finding-rfc5893-condition-1 = Label { $label } begins with { $characters } of class { $class }. In a name with right-to-left characters every label must begin with a character of class L, R or AL.
    .rule = In a Bidi domain name every label begins with a character of class L, R or AL (RFC 5893 section 2, condition 1). European digits are of class EN, Arabic-Indic digits of class AN. Section 2 tests ASCII labels too, although sections 5 and 7.1 do not forbid an initial digit in ASCII labels.
    .advice = Begin the label with a letter, not with a digit, a mark or a sign.

finding-rfc5893-condition-2 =
    { $count ->
        [one] Label { $label } is right-to-left and cannot contain { $first }, which is of class { $class }.
       *[other] Label { $label } is right-to-left and cannot contain { $characters }. { $first } is of class { $class }.
    }
    .rule = A label that begins with a right-to-left letter contains only characters of the classes R, AL, AN, EN, ES, CS, ET, ON, BN and NSM (RFC 5893 section 2, condition 2).
    .advice =
        { $case ->
            [letters] Put the letters of the opposite direction into a separate label, or remove these letters.
            [digits] Write every number in the label with the digits 0 to 9.
            [space] Replace the space by a hyphen, or remove the space.
           *[other] { $others ->
                [0] Remove the character that the label cannot contain.
               *[other] Remove the characters that the label cannot contain.
            }
        }

finding-rfc5893-condition-3 = Label { $label } is right-to-left and cannot end with { $characters }, which is of class { $class }.
    .rule = A label that begins with a right-to-left letter ends with a character of class R, AL, EN or AN. Only marks may follow that character (RFC 5893 section 2, condition 3).
    .advice = End the label with a right-to-left letter or a digit.

finding-rfc5893-condition-4 = Label { $label } mixes European and Arabic numbers: { $european } and { $arabic }.
    .rule = A label that begins with a right-to-left letter does not contain both European and Arabic numbers (RFC 5893 section 2, condition 4).
    .advice = Use one kind of digits in the label: 0 to 9, the Arabic-Indic digits, or the Persian and Urdu digits.

finding-rfc5893-condition-5 =
    { $count ->
        [one] Label { $label } is left-to-right and cannot contain { $first }, which is of class { $class }.
       *[other] Label { $label } is left-to-right and cannot contain { $characters }. { $first } is of class { $class }.
    }
    .rule = In a Bidi domain name, a label that begins with a left-to-right letter contains only characters of the classes L, EN, ES, CS, ET, ON, BN and NSM (RFC 5893 section 2, condition 5).

finding-rfc5893-condition-6 = Label { $label } is left-to-right and cannot end with { $characters }, which is of class { $class }.
    .rule = In a Bidi domain name, a label that begins with a left-to-right letter ends with a character of class L or EN. Only marks may follow that character (RFC 5893 section 2, condition 6).
    .advice = End the label with a left-to-right letter or a digit from 0 to 9.

finding-rfc5893-guarantee-ldh =
    { $case ->
        [class-et] All labels that violate the Bidi rule are ASCII. Alone in a left-to-right paragraph, each label of the name stays in one piece. But because of characters of class ET, two labels can look the same. In a right-to-left paragraph, labels can also be split.
       *[none] All labels that violate the Bidi rule are ASCII. Alone in a left-to-right paragraph, each label stays in one piece, and no two labels look the same. In a right-to-left paragraph, labels can be split or look the same.
    }
    .rule = The second guarantee of RFC 5893 section 2 covers names in which only ASCII labels violate the Bidi rule. No label after a right-to-left label may begin with a digit. The guarantee is that labels stay in one piece and look different (section 3), not that labels are in order. The guarantee can fail in right-to-left paragraphs and for characters of class ET.
    .advice = Correct each label that violates the Bidi rule, or check the name in both paragraph directions.

finding-rfc5893-guarantee-none = RFC 5893 guarantees nothing for this name: its characters may appear in the wrong order on screen.
    .rule = A name has no guarantee if a label violates the Bidi rule and the second guarantee does not cover the name (RFC 5893 section 2).
    .advice = Check the order of the characters of the name in each display.

finding-rfc5893-number-hazard = Label { $label } begins with { $digit }. On screen, the number may move into the right-to-left label { $other }.
    .rule = On screen, a number at the beginning of a label can move into an earlier right-to-left label (RFC 5893 section 5).
    .advice = Put a letter before the number at the beginning of the label.

finding-rfc5893-digit-above = Label { $label } has right-to-left characters, and the next label begins with the digit { $characters }.
    .rule = A right-to-left label should not be registered directly below a label that begins with a digit (RFC 5893 section 7.1).
    .advice = Register the label in a zone whose name begins with a letter.

finding-rfc5893-wildcard = Label { $label } is a wildcard below a label that begins with { $digit }. The wildcard matches right-to-left labels too.
    .rule = A wildcard matches every label. The owner of the zone cannot prevent right-to-left labels before a label that begins with a digit (RFC 5893 section 5).
    .advice = Replace the wildcard by the necessary names, or put the wildcard below a label that begins with a letter.

finding-rfc5893-old-program = Label { $label } ends with the mark { $characters }. A program that takes the direction from the last character shows the label left-to-right.
    .rule = Some old programs take the direction of a label from the last character, not the first. A right-to-left label that ends with a mark then appears left-to-right (RFC 5893 section 7.1).

finding-grouping-split =
    { $case ->
        [alone] The characters of label { $label } do not stay together, even when the name is alone ({ $paragraph ->
            [rtl] right-to-left paragraph
           *[ltr] left-to-right paragraph
        }).
       *[other] The characters of label { $label } do not stay together next to some other labels that satisfy the Bidi rule ({ $paragraph ->
            [rtl] right-to-left paragraph
           *[ltr] left-to-right paragraph
        }).
    }
    .rule = The characters of a label stay together next to other names that satisfy the Bidi rule (RFC 5893 section 3, Character Grouping).
    .advice =
        { $case ->
            [alone] Correct the labels that violate the Bidi rule: the name is split even without other text on the line.
           *[other] If other names are on the same line, put directional marks or isolates around this name.
        }

finding-rfc3454-control = IDNA2003 refused label { $label }, which contains { $characters }.
    .rule = IDNA2003 allowed no character that changes display properties (RFC 3454 sections 5.8 and 6, requirement 1).

finding-rfc3454-mixed =
    { $case ->
        [mapped] IDNA2003 refused label { $label }: mapping makes { $characters } left-to-right, but the label has right-to-left letters.
        [mapped-rtl] IDNA2003 refused label { $label }: mapping gives the label right-to-left letters in addition to { $characters }.
       *[none] IDNA2003 refused label { $label }, which mixes { $characters } with right-to-left letters.
    }
    .rule = IDNA2003 allowed no left-to-right letter in a label with right-to-left letters (RFC 3454 section 6, requirement 2).

finding-rfc3454-ends =
    { $case ->
        [mapped] IDNA2003 refused label { $label }: { $characters } at the beginning or end of the label becomes { $prepared }, which is not a right-to-left letter.
        [mapped-rtl] IDNA2003 refused label { $label }: mapping gives the label right-to-left letters, but { $characters } { $place ->
            [start] at the beginning is not a right-to-left letter.
            [end] at the end is not a right-to-left letter.
           *[both] at the beginning and end are not right-to-left letters.
        }
       *[none] IDNA2003 refused label { $label }: { $characters } { $place ->
            [start] at the beginning is not a right-to-left letter.
            [end] at the end is not a right-to-left letter.
           *[both] at the beginning and end are not right-to-left letters.
        }
    }
    .rule = In IDNA2003 a label with right-to-left letters had to begin and end with a right-to-left letter (RFC 3454 section 6, requirement 3).

finding-rfc3454-unassigned = Label { $label } contains { $characters }, which IDNA2003 did not know.
    .rule = RFC 3454 uses Unicode 3.2, and treats characters of later versions as unassigned (section 7, table A.1).

finding-atkin2001-control =
    { $others ->
        [0] Label { $label } contains { $characters }, a control or format character.
       *[other] Label { $label } contains { $characters }, control or format characters.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude control codes, including the bidirectional controls (section II).

finding-atkin2001-presentation-form =
    { $others ->
        [0] Label { $label } contains { $characters }, an Arabic presentation form.
       *[other] Label { $label } contains { $characters }, Arabic presentation forms.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude the Arabic presentation forms U+FB50-FDFF and U+FE70-FEFC, which are only shapes of letters (section II).

finding-atkin2001-arabic-point =
    { $others ->
        [0] Label { $label } contains { $characters }, an Arabic point.
       *[other] Label { $label } contains { $characters }, Arabic points.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude the Arabic points U+064B-0655 and U+0670, which guide pronunciation (section II).

finding-atkin2001-koranic-sign =
    { $others ->
        [0] Label { $label } contains { $characters }, a Koranic annotation sign.
       *[other] Label { $label } contains { $characters }, Koranic annotation signs.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude the Koranic annotation signs U+06D6-06ED (section II).

finding-atkin2001-cantillation =
    { $others ->
        [0] Label { $label } contains { $characters }, a Hebrew cantillation mark.
       *[other] Label { $label } contains { $characters }, Hebrew cantillation marks.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude the Hebrew cantillation marks U+0591-05AF (section II).

finding-atkin2001-hebrew-point =
    { $others ->
        [0] Label { $label } contains { $characters }, a Hebrew point.
       *[other] Label { $label } contains { $characters }, Hebrew points.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude the Hebrew points U+05B0-05C4 (section II, where U+05B0 is misprinted).

finding-atkin2001-punctuation =
    { $others ->
        [0] Label { $label } contains { $characters }, which is punctuation.
       *[other] Label { $label } contains { $characters }, which are punctuation.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude all punctuation except the hyphen-minus (section II).

finding-atkin2001-compatibility =
    { $others ->
        [0] Label { $label } contains { $characters }, a compatibility character.
       *[other] Label { $label } contains { $characters }, compatibility characters.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) exclude compatibility characters, which are variants of other characters (section II, figure 2).

finding-atkin2001-symbol =
    { $others ->
        [0] Label { $label } contains { $characters }, which is neither a letter nor a digit.
       *[other] Label { $label } contains { $characters }, which are neither letters nor digits.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) add only letters and digits to domain names (section II).

finding-atkin2001-unassigned =
    { $others ->
        [0] Label { $label } contains { $characters }, an unassigned code point.
       *[other] Label { $label } contains { $characters }, unassigned code points.
    }
    .rule = Atkin, Stansifer and Alsharif (2001) add only letters and digits to domain names, no unassigned code points (section II).

finding-atkin2001-not-nfc = Label { $label } is not in Normalization Form C: { $characters }.
    .rule = Atkin, Stansifer and Alsharif (2001) require Normalization Form C: a letter and its mark are allowed only if no composed character exists (section II, figure 1).

finding-atkin2001-table-2 = Label { $label } contains { $characters }, which Table 2 of Atkin, Stansifer and Alsharif (2001) does not list.
    .rule = Table 2 of Atkin, Stansifer and Alsharif (2001) lists the acceptable Arabic and Hebrew characters.

finding-uts46-mapped =
    { $places ->
        [one] Before look-up, UTS #46 changes the name in 1 place.
       *[other] Before look-up, UTS #46 changes the name in { $places } places.
    }
    .rule = Before look-up, processing maps characters and normalizes the name (UTS #46 section 4).

finding-uts46-disallowed =
    { $case ->
        [mapped] Label { $label } contains { $characters }, which UTS #46 maps to a character that no name may contain.
       *[other] Label { $label } contains { $characters }, which UTS #46 disallows.
    }
    .rule = A label contains no character that the mapping table disallows. Its ASCII characters are letters, digits and the hyphen-minus (UTS #46 sections 4.1 and 5).
    .advice = Remove the character, or write its meaning in letters, digits and hyphens.

finding-uts46-unstable-a-label = Label { $label } is an invalid A-label: its decoded form contains { $characters }, which UTS #46 would change.
    .rule = UTS #46 does not map a label that is typed as an A-label. Mapping and normalization must leave the decoded form unchanged (UTS #46 section 4, step 4, and section 4.1, criteria 1 and 7).
    .advice = Use the A-label of the same label in lowercase letters and Normalization Form C.

finding-idna-disallowed =
    { $case ->
        [capitals] Label { $label } contains { $characters }. Capitals are not allowed in a label with non-ASCII letters (RFC 5892 section { $section }).
       *[other] { $reason ->
            [unstable] Label { $label } contains { $characters }, which IDNA2008 does not allow: normalization or case folding changes the character (RFC 5892 section { $section }).
            [ignorable-properties] Label { $label } contains { $characters }, which IDNA2008 does not allow: the character is not visible (RFC 5892 section { $section }).
            [ignorable-blocks] Label { $label } contains { $characters }, which IDNA2008 does not allow: the character is a musical sign or a mark for symbols (RFC 5892 section { $section }).
            [exceptions] Label { $label } contains { $characters }, which IDNA2008 does not allow: the RFC lists the character as an exception (RFC 5892 section { $section }).
            [old-hangul-jamo] Label { $label } contains { $characters }, which IDNA2008 does not allow: the character is part of a Hangul syllable (RFC 5892 section { $section }).
            [rest] Label { $label } contains { $characters }, which IDNA2008 does not allow: the character is not a letter, a digit or a mark (RFC 5892 section { $section }).
           *[none] Label { $label } contains { $characters }, which IDNA2008 does not allow (RFC 5892 section { $section }).
        }
    }
    .rule = A label contains no character whose derived property is DISALLOWED. Symbols, punctuation, capitals, compatibility characters and some exceptions are DISALLOWED (RFC 5892 sections 2 and 3; RFC 5891 sections 4.2.2 and 5.4).
    .advice =
        { $case ->
            [capitals] Write lowercase letters.
           *[other] { $others ->
                [0] Remove the character, or write its meaning in letters, digits and hyphens.
               *[other] Remove the characters, or write their meaning in letters, digits and hyphens.
            }
        }

finding-idna-unassigned = Label { $label } contains { $characters }, which Unicode has not assigned yet.
    .rule = Every code point of a label is an assigned character in the Unicode version in use (RFC 5892 section 2.10; RFC 5891 sections 4.2.2 and 5.4).
    .advice = Remove the code point: Unicode has no character for it yet.

finding-idna-not-nfc = Label { $label } is not in Normalization Form C, which IDNA2008 requires: { $characters }.
    .rule = A label is in Normalization Form C (RFC 5891 sections 4.1 and 5.4).
    .advice =
        { $case ->
            [one-character] Type the letter and its mark as one character, as most keyboards do.
            [several-characters] Type the letter and its mark as separate characters: names do not allow the composed character.
            [order] Put the marks of the letter into the order of Normalization Form C.
           *[other] Write the letters and their marks in Normalization Form C.
        }

finding-idna-leading-mark = Label { $label } begins with the combining mark { $characters }.
    .rule = A label does not begin with a combining mark (RFC 5891 section 4.2.3.2; UTS #46 section 4.1).
    .advice = Put a letter before the mark, or remove the mark.

finding-idna-hyphens-3-4 = The third and fourth characters of label { $label } are hyphens.
    .rule = The third and fourth characters of a label are not both hyphens (RFC 5891 section 4.2.3.1; UTS #46 section 4.1).
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
        [too-long] Label { $label } begins with “xn--”, but is not decoded: the label is longer than { $octets } octets.
        [separator] Label { $label } begins with “xn--”, but its decoded form contains { $character }, which no label may contain.
       *[other] Label { $label } begins with “xn--”, but the rest of the label is not Punycode (RFC 3492).
    }
    .rule = A label that begins with “xn--” is an A-label, which decodes to a U-label (RFC 5890 section 2.3.1; UTS #46 section 4, step 4).
    .advice = Ask which label is intended, and enter that label in Unicode.

finding-idna-noncanonical-a-label = Label { $label } was typed as { $typed }, but its decoded form has the A-label { $own }.
    .rule = An A-label must equal the A-label of its decoded form; other spellings are rejected (RFC 5891 section 5.3; UTS #46 section 4, step 4).

finding-idna-zwnj-context = Label { $label } contains a zero width non-joiner at a wrong position. It must follow a virama, or be the only non-joiner between two letters that would join.
    .rule = A zero width non-joiner is allowed only after a virama, or between letters that would join (RFC 5892 appendix A.1).
    .advice =
        { $case ->
            [without-effect] Remove the zero width non-joiner: the label looks the same without it.
            [with-effect] Remove the zero width non-joiner. The characters next to it will then look different.
            [adjacent] Keep only one of the adjacent joiners.
           *[other] Remove the zero width non-joiner.
        }

finding-idna-zwj-context = Label { $label } contains a zero width joiner that does not follow a virama.
    .rule = A zero width joiner is allowed only after a virama (RFC 5892 appendix A.2).
    .advice =
        { $case ->
            [without-effect] Remove the zero width joiner: the label looks the same without it.
            [with-effect] Remove the zero width joiner. The characters next to it will then look different.
            [adjacent] Keep only one of the adjacent joiners.
           *[other] Remove the zero width joiner.
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
    .advice = Use a katakana middle dot only in Japanese labels, or replace the dot by a hyphen.

finding-idna-arabic-digits-mixed = Label { $label } mixes Arabic-Indic digits with Extended Arabic-Indic digits.
    .rule = A label does not mix Arabic-Indic digits with Extended Arabic-Indic digits (RFC 5892 appendices A.8 and A.9).
    .advice = Use only the digits of the label's language.

finding-idna-not-ldh = Label { $label } contains { $characters }. An ASCII label has only letters, digits and hyphens.
    .rule = A label with only ASCII characters is an LDH label: it consists of letters, digits and hyphens (RFC 5890 section 2.3.1).
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
        [match] The ruleset { $ruleset } permits { $characters } only where the rule “{ $rule }” matches. In label { $label } the rule does not match.
       *[not-match] The ruleset { $ruleset } forbids { $characters } where the rule “{ $rule }” matches. In label { $label } the rule matches.
    }
    .rule = A code point is allowed only in the positions that its rule in the registry’s ruleset permits (RFC 7940 section 5.2).
    .advice = Move the character to a position that its rule permits, or remove the character.

# $reason is “variants-only” where the ruleset lists the characters only as variants of others, and “types” where the action is
# for the types that they have.
finding-lgr-invalid =
    { $reason ->
        [variants-only] Label { $label } has { $characters }, which { $ruleset } permits only as variants of other characters (action { $number }).
        [types] Label { $label } is invalid because of { $characters }, by action { $number } of { $ruleset }: { $action }
       *[none] { $source ->
            [default] Label { $label } is invalid by default action { $number } of RFC 7940: { $action }
           *[file] Label { $label } is invalid by action { $number } of { $ruleset }: { $action }
        }
    }
    .rule = In the registry’s ruleset, the first action that a label triggers decides about the label (RFC 7940 section 8.3).
    .advice = { $reason ->
        [variants-only] Use only characters that the registry’s ruleset permits.
       *[other] Change the label so that the action does not apply.
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
    .advice = Ask the registry what the disposition means.

finding-reserved-label =
    { $case ->
        [variant] Label { $label } is a variant of a label that the registry reserves.
        [zone-variant] Label { $label } is reserved, because it is a variant of the label of a zone in the profile.
       *[none] Label { $label } is reserved by the registry.
    }
    .rule = The registry keeps the labels of its zones and of its list of reserved labels for itself (profile, “reserved” and “zone”).
    .advice = Choose another label, or ask the registry for this label.

finding-blocked-label =
    { $case ->
        [variant] Label { $label } is a variant of a label that the registry blocks.
       *[none] Label { $label } is blocked by the registry.
    }
    .rule = Nobody may register a label in the registry’s list of blocked labels (profile, “blocked”).

finding-zone-label-count =
    { $labels ->
        [one] The name has 1 label below the zone; the registry requires { $expected }.
       *[other] The name has { $labels } labels below the zone; the registry requires { $expected }.
    }
    .rule = A name has as many labels below the zone as the registry requires (profile, “labels-below”).
    .advice = Enter as many labels as the registry requires.

finding-guidelines-mixed-scripts = The registry accepts only one script in a label, but label { $label } has { $scripts }.
    .rule = All characters of a label are of one script, as ICANN’s guidelines for IDNs require (profile, “guidelines”).
    .advice = Use only characters of one script.

finding-no-zone =
    { $case ->
        [zone] The name is a zone of the profile, not a name below a zone.
       *[none] The name is in no zone of the profile.
    }
    .rule = A name must be in one of the registry’s zones (profile, “zone”).
    .advice = Check the end of the name, or add the zone of the name to the profile.

# A finding with the positions of its characters in the name, from 1, and the rule behind it.
finding-in-full =
    { $count ->
        [0] { $sentence } { $rule }
        [one] { $sentence } Position in the name: { $positions }. { $rule }
       *[other] { $sentence } Positions in the name: { $positions }. { $rule }
    }

finding-wildcard = Label { $label } cannot be registered: it is a wildcard, which matches every name below the next label.
    .rule = An asterisk as the first label cannot be registered: it matches every name below the next label (RFC 4592 section 2.1.1).

finding-underscore-label = Label { $label } cannot be registered: it begins with an underscore, which the DNS uses for services and keys.
    .rule = Labels that begin with an underscore cannot be registered: the DNS reserves them for services and keys (RFC 8552 section 1.1).

finding-zone-owner = The zone file does not delegate this name, so the name is not a registration.
    .rule = In a zone file, only delegated names are registrations. The apex and the names of glue, signatures, hashes, services and wildcards are not registrations (RFC 1034 section 4.2.1).

finding-labels-below-parent = The name has { $labels } labels below the parent zone; a registry registers only 1 label.
    .rule = A registry registers one label directly below its zone. Earlier labels of the name belong to the holder’s own zone (RFC 1034 section 4.2).
    .advice = Enter only the label to register and the parent zone.

finding-uts46-refused =
    { $case ->
        [browsers] UTS #46 with every check refuses the name as a whole. Browsers leave out some checks (URL Standard) and open the name.
       *[none] UTS #46 refuses the name as a whole, and browsers (URL Standard) do not open it.
    }
    .rule = If UTS #46 refuses a name as a whole, a program that makes every check does not look up the name (UTS #46 section 4.2). Browsers leave out the checks of hyphens, of ASCII characters and of lengths (URL Standard section 3.3).
    .advice = Check which part of the name UTS #46 refuses. Only the holder of the parent zone can change the labels of that zone.

finding-digits-of-several-scripts = Label { $label } mixes digits of different scripts: { $digits }.
    .rule = Condition 4 of the Bidi rule refuses only a mixture of European and Arabic numbers. A registry may also refuse other mixtures of digits (RFC 5893 section 6).
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
        [some-bidi-controls] { $subject } contains { $characters }, which are invisible. Some of these characters are bidi controls, which reorder other characters.
       *[none] { $others ->
            [0] { $subject } contains { $characters }, which is invisible.
           *[other] { $subject } contains { $characters }, which are invisible.
        }
    }
    .rule = Invisible characters make different names look the same; bidi controls also reorder other characters (The Unicode Standard, section 5.21; UAX #9 section 2).
    .advice = Remove every invisible character from the name or text.

finding-lookalike-slash =
    { $others ->
        [0] { $characters } looks like a slash, but does not end the host.
       *[other] { $characters } look like slashes, but do not end the host.
    }
    .rule = Some characters look like a slash, but are different characters (UTS #39 section 4, confusables.txt).
    .advice = Replace the lookalike by a slash, or do not trust the address.

finding-uts46-deviation = Label { $label } contains { $characters }: software that follows IDNA2003 looks up a different name.
    .rule = IDNA2008 keeps sharp s, final sigma and the two joiners. IDNA2003 and transitional processing replace or remove these characters, and so look up a different name (UTS #46 section 1.3.2).
    .advice = Check that nobody else can register the name that IDNA2003 looks up.

finding-numeric-top-level = Label { $label }, the last label, is a number: programs may take the name for an IP address.
    .rule = A top-level label does not consist of digits alone (RFC 3696 section 2). In a URL, programs read a host that ends in a number, such as 0x7f, as an IP address (WHATWG URL section 3.5).
    .advice = Enter the whole name, with its top-level domain.

finding-dns-label-too-long =
    { $case ->
        [at-least] Label { $label } has more than 63 octets in the DNS; 63 are allowed.
       *[other] Label { $label } has { $octets } octets in the DNS; 63 are allowed.
    }
    .rule = A label has at most 63 octets in the DNS, counted in its A-label (RFC 1035 section 2.3.4).
    .advice = Shorten the label. A letter beyond ASCII takes several octets.

finding-dns-name-too-long =
    { $case ->
        [at-least] The name has at least { $octets } octets in the DNS; 253 are allowed.
       *[other] The name has { $octets } octets in the DNS; 253 are allowed.
    }
    .rule = A name has at most 255 octets in the DNS. Written without a final full stop, the name has at most 253 (RFC 1035 section 2.3.4).
    .advice = Shorten the name, or leave out a label.

finding-iri-syntax =
    { $problem ->
        [bidi-control] An address cannot contain the bidi control { $characters }.
        [percent] In an address, “%” must be followed by two hexadecimal digits.
        [port] The port of an address contains only digits, not { $characters }.
        [fragment] An address cannot contain a second “#”.
       *[character] An address cannot contain { $characters } at this position.
    }
    .rule = An address follows the syntax of IRIs. Characters that the syntax does not allow are escaped with “%” (RFC 3987 section 2.2).

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

finding-duerst-1 = { $subject } mixes { $characters } with right-to-left characters.
    .rule = A component of an address does not mix right-to-left and left-to-right characters (Dürst's draft, section 5, restriction 1). The draft counts Arabic-Indic digits as right-to-left.

finding-duerst-2 = { $subject } contains the bidirectional formatting character { $characters }.
    .rule = A component of an address contains no bidirectional formatting characters (Dürst's draft, section 5, restriction 2).

finding-duerst-3 = { $subject } has right-to-left characters and also { $characters }.
    .rule = A component of an address with right-to-left characters contains no other characters, not even neutrals or numbers (Dürst's draft, section 5, restriction 3). The draft counts Arabic-Indic digits as right-to-left and as numbers.

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
        [one] Refused: { $reason } More reasons: 1.
       *[other] Refused: { $reason } More reasons: { $more }.
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
        [one] 1 more label violates the Bidi rule
       *[other] { $count } more labels violate the Bidi rule
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
        [rule] Each label stays in one piece on screen next to other names that satisfy the Bidi rule.
        [ldh] All labels that violate the Bidi rule are ASCII. Alone in a left-to-right paragraph, each label of the name stays in one piece. In a right-to-left paragraph, labels can be split.
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

policy-atkin2001 = Characters permitted by Atkin et al. (2001)
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
policy-ayna = Ayna’s registrations (2001, in Atkin et al.)

reason-not-tested-in-lookup = { $reason } The look-up protocol does not test this rule.
reason-should-be-tested-in-lookup = { $reason } The look-up protocol recommends a test of this rule, but does not require the test.
reason-after-mapping = After mapping: { $reason }
reason-empty-label-after-mapping = After mapping, the name has an empty label.
reason-refused-after-mapping = UTS #46 refuses the name after mapping.
reason-label-not-tested = The label is not tested, because it has no right-to-left character.
reason-condition-4-not-tested = Condition 4 is not tested.
reason-end-not-tested = The end of the label is not tested: any character may precede the last marks.
reason-not-european-digits = The name has { $digits }; only the digits 0 to 9 are allowed.
reason-several-scripts = The name mixes scripts: { $scripts }. Only one script is allowed.

## Suggested fixes

# Each edit is a sentence; $characters and $other name characters with their positions.
edit-drop = Remove { $characters }.
edit-move = Move { $characters } before { $other }.
edit-move-to-end = Move { $characters } to the end of the label.
edit-replace = Replace { $characters } by { $other }.
edit-dot = Did you mean a dot? Replace { $characters } by a full stop.
edit-none = Write the label in its Unicode characters, not as an A-label.
character-at = { $character } (position { $position })

no-fix =
    { $reason ->
        [not-a-domain-name] No correction is possible, because the input is not a domain name.
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
        [no-other-spelling] Only the registry’s own rules refuse this name. No different spelling can be suggested.
       *[search-limit] No correction of label { $label } was found among the likeliest corrections.
    }

# As what the input of “inspect” is read.
read-as =
    { $kind ->
        [name] A name, even if it looks like an address
        [url] An address if possible, otherwise a name
       *[text] Text, without results about labels or registration
    }
check-title =
    { $check ->
        [bidi] the Bidi rule (RFC 5893)
        [idna2008] registration by IDNA2008 (RFC 5891, 5892 and 5893)
        [uts46] UTS #46 with every check
        [host] the check of a URL’s host: valid, in the right place, and the host that browsers open
        [controls] bidi controls and invisible characters in files
       *[all] the checks bidi, idna2008 and uts46
    }

## Controls and invisible characters of text. $reach is how far a control works: nothing, closed or line-end; $end is its end, from 1.

# Of the name of a file or a folder.
control-in-name = In the name: { $sentence }
control-unpaired-isolate =
    { $reach ->
        [nothing] { $characters } closes nothing: no isolate is open before it.
       *[line-end] { $characters } is not closed: it reaches to the end of the line, position { $end }.
    }
    .advice =
        { $reach ->
            [nothing] Remove the control that closes nothing.
           *[line-end] Close the isolate with U+2069 POP DIRECTIONAL ISOLATE where its text ends, or remove the isolate.
        }
    .rule = An isolate must end on the line on which it begins, in the same string or comment (UAX #9, BD9; UTS #55).
control-unpaired-embedding =
    { $reach ->
        [nothing] { $characters } closes nothing: no embedding or override is open before it.
       *[line-end] { $characters } is not closed: it reaches to the end of the line, position { $end }.
    }
    .advice =
        { $reach ->
            [nothing] Remove the control that closes nothing.
           *[line-end] Replace the control by an isolate, and close the isolate on the same line.
        }
    .rule = An embedding must end on the line on which it begins, in the same string or comment (UAX #9, BD11; UTS #55).
control-override =
    { $reach ->
        [closed] { $characters } forces the direction of the text after it, up to position { $end }.
       *[line-end] { $characters } forces the direction of the text after it, up to the end of the line, position { $end }.
    }
    .advice = Remove the override. An isolate or a directional mark orders text without showing letters backwards.
    .rule = An override shows characters against their own direction, so that a reader sees a different text (UAX #9, section 2.2).
# Of the same kind are $deeper more on the line.
control-too-deep =
    { $deeper ->
        [0] { $characters } has no effect: 125 controls are already open before it.
        [one] { $characters } and 1 more control of this line have no effect: 125 controls are already open before them.
       *[other] { $characters } and { $deeper } more controls of this line have no effect: 125 controls are already open before them.
    }
    .advice = Remove the controls that the text does not need for its order.
    .rule = A text has at most 125 embedding levels. A control that needs a higher level has no effect (UAX #9, BD2).
control-invisible =
    { $count ->
        [one] { $characters } is invisible, and the text beside it does not need it.
       *[other] { $count } characters are invisible, and the text beside them does not need them: { $characters }.
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
dns-form-noncanonical = typed as { $typed }, but the characters of the label encode to { $own }
label-form-of-letters = { $letters }, { $form }
label-form-a-label = U-label with the A-label { $text }
label-form-punycode = in Punycode { $text }, but not a U-label
label-form-none = part of input that is not a domain name
label-of-zone = The label belongs to the parent zone, not to the applicant.
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
meaning-noncanonical = The typed form is not the A-label of this label: encoding the label gives a different form (RFC 5890).
meaning-too-long = A label has at most 63 octets in the DNS, as its A-label (RFC 1035).
label-begins =
    { $direction ->
        [rtl] The label begins with { $character } of class { $class }: conditions 2 to 4 apply.
        [ltr] The label begins with { $character } of class { $class }: conditions 5 and 6 apply.
       *[none] The label begins with { $character } of class { $class }, which is not a letter: condition 1 fails, and conditions 2 to 6 do not apply.
    }
label-is-rtl = RFC 5893 counts the label as an RTL label (section 1.4).
label-is-rtl-by-section-1-4 = RFC 5893 counts the label as an RTL label, because it has right-to-left characters (section 1.4).
label-is-not-rtl = The label has no right-to-left character.
condition-1 = The first character is of class L, R or AL.
condition-2 = An RTL label contains only R, AL, AN, EN, ES, CS, ET, ON, BN and NSM.
condition-3 = An RTL label ends in R, AL, EN or AN; only NSM may follow.
condition-4 = An RTL label must not contain both EN and AN.
condition-5 = An LTR label contains only L, EN, ES, CS, ET, ON, BN and NSM.
condition-6 = An LTR label ends in L or EN; only NSM may follow.
condition-violated = Condition { $number }: { $statement } Violated by { $characters }.
outside-zone = This name does not end in the parent zone, so the whole name is judged.
is-the-zone = This name is the parent zone itself, so the whole name is judged. Put a label before the zone.
unreadable-zone = The parent zone cannot be read, so the whole name is judged. { $error }

## Names that cannot be read

read-error-at = Character { $position }: { $error }
read-error-empty = The name is empty.
read-error-empty-label = A label is empty: the name begins with a dot, or a dot follows a dot.
read-error-not-in-notation = The selected notation does not accept { $character }. The notation accepts { $alphabet }.
read-error-invalid-scalar-value = “{ $text }” is not a Unicode scalar value.
read-error-unknown-class = “{ $text }” is not a bidi class. The selected notation accepts { $alphabet }.
read-error-paragraph-separator = { $character } ends the paragraph, but a name or text must be one paragraph.
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
badge-data-version-explained = The bidi classes are not from the current Unicode version.
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
badge-labels-split-by-context-explained = Other text is shown between the label’s characters. Alone, the label stays in one piece.
badge-name-split-by-context-explained = Surrounding text is shown between the characters of the name or text.
badge-context-changes-order-explained = Without the surrounding text, the characters appear in a different order.
badge-splits-next-label-explained = The characters of the label after the name do not stay together: other characters are shown between them.

## Among other names (RFC 5893, section 3)

grouping-together = Each label stays together
grouping-controls = Directional controls before or after the name change no label
grouping-holds =
    { $iscomplete ->
        [yes] Holds next to all tried neighbours that satisfy the Bidi rule: { $contexts } contexts, { $searched }.
       *[no] Holds so far next to all tried neighbours that satisfy the Bidi rule: { $contexts } contexts, { $searched }.
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
                [one] 1 name looks the same (refused)
               *[other] { $count } names look the same ({ $refused } refused)
            }
        }
    }
collision-badge-unknown =
    { $kind ->
        [text] texts that look the same: search not finished
       *[name] names that look the same: search not finished
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
        [one] The text below looks the same as the inspected text, but has different characters.
       *[other] The texts below look the same as the inspected text, but have different characters.
    }
collision-advice-all-refused =
    { $count ->
        [one] The name below looks the same as the inspected name, but would be refused. Nothing needs to be done.
       *[other] The names below look the same as the inspected name, but would all be refused. Nothing needs to be done.
    }
collision-advice =
    { $count ->
        [one] The name below looks the same as the inspected name. If both names may be registered, give both to one holder, or block both.
       *[other] The names below look the same as the inspected name. Give all names that may be registered to one holder, or block all of them.
    }
collision-advice-incomplete = Not all names that look the same as the inspected name are listed. Give all names that may be registered to one holder, or block all of them.
collision-advice-opposite =
    { $kind ->
        [text] { $count ->
            [one] The text below, in a paragraph of the opposite direction, looks the same as the inspected text in this display.
           *[other] The texts below, in paragraphs of the opposite direction, look the same as the inspected text in this display.
        }
       *[name] { $count ->
            [one] The name below, in a paragraph of the opposite direction, looks the same as the inspected name in this display. RFC 5893 does not prevent this: no rule within the UBA seems able to prevent it (section 3).
           *[other] The names below, in paragraphs of the opposite direction, look the same as the inspected name in this display. RFC 5893 does not prevent this: no rule within the UBA seems able to prevent it (section 3).
        }
    }
shows-the-same-as-none = No other display looks the same as this display.

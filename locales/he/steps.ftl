# מדוע תצוגה נראית כפי שהיא נראית, והשלבים שלה. דוח של שם צריך קובץ זה; דוח של רשימה אינו צריך אותו.

## מדוע תצוגה נראית כפי שהיא נראית

# Characters in sentences, by text or code point and position.
mention =
    { $count ->
        [one] { $text } (מיקום { $first })
        [two] { $text } (מיקומים { $first } ו-{ $last })
       *[other] { $text } (מיקומים { $first } עד { $last })
    }
mention-letter = “{ $letter }” { $code }
mention-positions = התווים במיקומים { $first } עד { $last }
# { $runs } and { $last } are positions, such as “1–3, 5–7” and “9–13”.
mention-runs =
    { $more ->
        [0] התווים במיקומים { $runs } ו-{ $last }
        [one] התווים במיקומים { $runs }, { $last } ועוד רצף אחד
        [two] התווים במיקומים { $runs }, { $last } ועוד שני רצפים
       *[other] התווים במיקומים { $runs }, { $last } ועוד { $more } רצפים
    }
mention-other = { $character } (בטקסט שמסביב)
mention-sos = ההתחלה (sos)
mention-eos = הסוף (eos)

# { $other } is of the text around the name, { $left } and { $right } of the name.
context-splits-name = הטקסט שמסביב נכנס באמצע: { $other } מוצג בין { $left } ובין { $right }.
context-reorders-name = הטקסט שמסביב משנה את הסדר. בלעדיו היה { $character } במקום { $place } משמאל.
as-without-context = כמו ללא הטקסט שמסביב. { $sentence }

summary-single-character = לתו יחיד יש רק סדר אחד.
summary-nothing-rtl =
    { $paragraph ->
        [rtl] אין כאן דבר מימין לשמאל, ולכן הכול מוצג כפי שהוא מאוחסן, גם בפסקה הזאת מימין לשמאל.
       *[ltr] אין כאן דבר מימין לשמאל, ולכן הכול מוצג כפי שהוא מאוחסן.
    }
summary-all-rtl =
    { $paragraph ->
        [rtl] הכול מימין לשמאל, כמו הפסקה.
       *[ltr] הכול מימין לשמאל, אף שהפסקה היא משמאל לימין.
    }
summary-only-single-characters = אין שתי אותיות רצופות מימין לשמאל, ולכן הכול מוצג כפי שהוא מאוחסן.
summary-only-numbers = ספרות של מספר עומדות משמאל לימין, כמו ב-{ $first }. לכן הכול מוצג כפי שהוא מאוחסן.
summary-neutral-rtl = { $neutral } נמצא בין { $before } ובין { $after }. שניהם נחשבים מימין לשמאל, ולכן לפי כלל N1 גם הוא מימין לשמאל. החלקים מימין לשמאל שלפניו ושאחריו מחליפים מקומות.
# What stands between two numbers, after a sentence about the first of these.
summary-numbers-apart = כלל W4 אינו מחבר את { $first } ואת { $second } ב-{ $neutral }. לכן { $second } נמצא משמאל ל-{ $first } (כלל N1).
summary-number-after-letter =
    המספר { $number } נמצא משמאל ל-{ $letter } ({ $class ->
        [AL] כלל W2, ובלעדיו כלל W7
       *[R] כלל W7
    }). אין ביניהם תו חזק; האות היא ממחלקה { $class }.
summary-arabic-number = המספר הערבי (AN) { $number } נמצא משמאל ל-{ $after }. הוא נמשך עם הטקסט מימין לשמאל שלפניו.
# What is reversed, before a sentence about what is not.
summary-reversed-in-place = מתהפך במקומו: { $run }. { $sentence }
summary-number-first = המספר { $number } נשאר משמאל: הפסקה היא משמאל לימין, ואין אות לפני המספר.
summary-neutral-between-numbers = לפי כלל N1 { $neutral } הוא מימין לשמאל, כי הוא בין שני מספרים. לכן { $before } ו-{ $after } מחליפים מקומות.
# { $rule } is the rule of UAX #9 for the control; { $inside } is the text in it. { $count } says whether the control decides alone, or only
# with others.
summary-control =
    תו הבקרה { $opener } פותח { $kind ->
        [override] עקיפה
        [embedding] הטבעה
       *[isolate] בידוד
    } { $direction ->
        [rtl] מימין לשמאל
       *[ltr] משמאל לימין
    } { $reach ->
        [end] החל ב-{ $inside } ועד הסוף
        [position] החל ב-{ $inside } ועד מיקום { $position }
       *[inside] סביב { $inside }
    } (כללים { $rule } ו-X6). { $count ->
        [one] בלעדיו התצוגה הייתה אחרת.
       *[other] בלי תווי הבקרה התצוגה הייתה אחרת.
    }
# Both brackets of a pair take the direction of what is between them, or before them.
summary-brackets =
    { $reason ->
        [both] בין הסוגריים שבמיקומים { $opening } ו-{ $closing } נמצא { $inside }, ולפניהם { $before }.
        [before] בין הסוגריים שבמיקומים { $opening } ו-{ $closing } אין דבר { $direction ->
            [rtl] מימין לשמאל
           *[ltr] משמאל לימין
        }, אבל { $before } שלפניהם הוא כזה.
       *[inside] בין הסוגריים שבמיקומים { $opening } ו-{ $closing } נמצא { $inside }.
    } לכן לפי כלל N0 הם { $direction ->
        [rtl] מימין לשמאל
       *[ltr] משמאל לימין
    }.
# Why the paragraph runs as it does.
summary-paragraph =
    { $cause ->
        [first] התו החזק הראשון, { $character }, קובע שהפסקה היא { $direction ->
            [rtl] מימין לשמאל
           *[ltr] משמאל לימין
        } (כללים P2 ו-P3).
        [outside] התו החזק הראשון מחוץ לבידודים, { $character }, קובע שהפסקה היא { $direction ->
            [rtl] מימין לשמאל
           *[ltr] משמאל לימין
        } (כללים P2 ו-P3).
        [last] התו האחרון, { $character }, קובע שהפסקה היא { $direction ->
            [rtl] מימין לשמאל
           *[ltr] משמאל לימין
        } (כלל HL1).
        [none] אין תו חזק, ולכן הפסקה היא { $direction ->
            [rtl] מימין לשמאל
           *[ltr] משמאל לימין
        } (כללים P2 ו-P3).
       *[given] התצוגה הזאת קובעת שהפסקה היא { $direction ->
            [rtl] מימין לשמאל
           *[ltr] משמאל לימין
        } (כלל HL1).
    }
summary-starts-at-right = { $paragraph } לכן הקריאה מתחילה מימין: { $first }.
summary-run-reversed =
    { $more ->
        [0] רצף אחד הוא מימין לשמאל, ולכן הוא מתהפך: { $run }.
        [one] שני רצפים הם מימין לשמאל, ולכן הם מתהפכים. הראשון: { $run }.
       *[other] כמה רצפים הם מימין לשמאל, ולכן הם מתהפכים. הראשון: { $run }; אחריו עוד { $more }.
    }
summary-run-reversed-around-numbers =
    { $more ->
        [0] רצף אחד הוא מימין לשמאל, ולכן הוא מתהפך: { $run }.
        [one] שני רצפים הם מימין לשמאל, ולכן הם מתהפכים. הראשון שיש בו מספר: { $run }.
       *[other] כמה רצפים הם מימין לשמאל, ולכן הם מתהפכים. הראשון שיש בו מספר: { $run }; גם { $more } אחרים מתהפכים.
    } ספרות המספר { $number } שבו עומדות משמאל לימין.
summary-reversed-by-levels = כלל L2 הופך רצפים לפי רמותיהם, הגבוהה תחילה. ברמה { $highest }: { $run }.
# { $sentence } says why the display looks as it does.
summary-added-controls-idle = { $sentence } תווי הבקרה שנוספו אינם משנים כאן דבר.
summary-fields-in-order =
    { $direction ->
        [rtl] תווי הבקרה שנוספו, { $first } ו-{ $second }, שומרים על סדר השדות מימין לשמאל.
       *[ltr] תווי הבקרה שנוספו, { $first } ו-{ $second }, שומרים על סדר השדות משמאל לימין.
    }
summary-fields-in-order-reversed =
    תווי הבקרה שנוספו, { $first } ו-{ $second }, שומרים על סדר השדות { $direction ->
        [rtl] מימין לשמאל
       *[ltr] משמאל לימין
    }. { $more ->
        [0] מימין לשמאל בתוך השדה שלו: { $run }.
        [one] שני רצפים הם מימין לשמאל בתוך השדות שלהם. הראשון: { $run }.
       *[other] כמה רצפים הם מימין לשמאל בתוך השדות שלהם. הראשון: { $run }; אחריו עוד { $more }.
    }
summary-no-component-rtl = בשום רכיב אין תו ממחלקה R, AL או AN, ולכן כולם משמאל לימין.
summary-component-rtl =
    { $more ->
        [0] הרכיבים באים זה אחר זה משמאל לימין. אחד מהם הוא מימין לשמאל: { $component }.
        [one] הרכיבים באים זה אחר זה משמאל לימין. שניים מהם הם מימין לשמאל. הראשון: { $component }.
       *[other] הרכיבים באים זה אחר זה משמאל לימין. כמה מהם הם מימין לשמאל. הראשון: { $component }; אחריו עוד { $more }.
    } יש בו { $character }, ממחלקה { $class }.
summary-component-rtl-single =
    { $more ->
        [0] הרכיבים באים זה אחר זה משמאל לימין. אחד מהם, { $component }, הוא מימין לשמאל, כי הוא ממחלקה { $class }.
        [one] הרכיבים באים זה אחר זה משמאל לימין. שניים מהם הם מימין לשמאל. הראשון: { $component }, כי הוא ממחלקה { $class }.
       *[other] הרכיבים באים זה אחר זה משמאל לימין. כמה מהם הם מימין לשמאל. הראשון: { $component }, כי הוא ממחלקה { $class }; אחריו עוד { $more }.
    }
summary-nothing-inferred-rtl = תצוגת אחד-לאחד אינה מוצאת דבר מימין לשמאל, ולכן השם מוצג כפי שהוא מאוחסן.
summary-stays-at-right = { $stays } נשאר מימין ל-{ $before }: { $after } שאחריו הוא משמאל לימין.
summary-stays-at-right-at-end = { $stays } נשאר מימין ל-{ $before }: אין אחריו אות מימין לשמאל.
summary-number-between-rtl = המספר { $number } נמצא בין { $before } ובין { $after }. שניהם מימין לשמאל, ולכן הוא נמשך עימם.
summary-run-reversed-in-place =
    { $more ->
        [0] רצף אחד הוא מימין לשמאל ומתהפך במקומו: { $run }.
        [one] שני רצפים הם מימין לשמאל ומתהפכים במקומם. הראשון: { $run }.
       *[other] כמה רצפים הם מימין לשמאל ומתהפכים במקומם. הראשון: { $run }; אחריו עוד { $more }.
    }
# After { $sentence }, which says what is reversed.
summary-number-not-reversed = { $sentence } ספרות המספר { $number } שבו עומדות משמאל לימין.
summary-rest-not-reversed = { $sentence } כל השאר נשאר במקומו.
summary-fields-rtl = השדות באים זה אחר זה מימין לשמאל, כל אחד כפי שהוא לבדו.

## השלבים של תצוגה: מה כל כלל עושה, לפי המזהה שלו (UAX #9; Atkin, Stansifer, Alsharif 2001, סעיף IV)

rule-P2 = מצאו את התו החזק הראשון (L, R או AL), והתעלמו מכל מה שבתוך בידודים.
rule-P3 = אם התו הזה הוא R או AL, רמת הפסקה היא 1, אחרת 0. כיוון שנקבע מראש קודם לזה (HL1). רמות זוגיות הן משמאל לימין, אי-זוגיות מימין לשמאל.
# Where the display sets the direction.
rule-P3-given =
    { $level ->
        [1] נקבע שהפסקה היא מימין לשמאל: רמה 1 (HL1).
       *[0] נקבע שהפסקה היא משמאל לימין: רמה 0 (HL1).
    }
rule-X1 = התחילו ברמת הפסקה, ללא עקיפה או בידוד.
rule-X2 = תו RLE פותח הטבעה מימין לשמאל: התווים שאחריו מקבלים את הרמה האי-זוגית הבאה.
rule-X3 = תו LRE פותח הטבעה משמאל לימין: התווים שאחריו מקבלים את הרמה הזוגית הבאה.
rule-X4 = תו RLO פותח עקיפה מימין לשמאל: התווים שאחריו מקבלים את הרמה האי-זוגית הבאה ומחלקה R.
rule-X5 = תו LRO פותח עקיפה משמאל לימין: התווים שאחריו מקבלים את הרמה הזוגית הבאה ומחלקה L.
rule-X5a = תו RLI פותח בידוד מימין לשמאל. הוא עצמו ברמה שסביבו; התווים שאחריו מקבלים את הרמה האי-זוגית הבאה.
rule-X5b = תו LRI פותח בידוד משמאל לימין. הוא עצמו ברמה שסביבו; התווים שאחריו מקבלים את הרמה הזוגית הבאה.
rule-X5c = תו FSI פותח בידוד בכיוון התו החזק הראשון שלו: הוא פועל כמו RLI או LRI.
rule-X6 = כל תו שאין לו כלל X משלו מקבל את רמת ההטבעה שלו. בתוך עקיפה הוא מקבל גם את המחלקה של העקיפה.
rule-X6a = תו PDI סוגר את הבידוד האחרון ואת כל ההטבעות שנפתחו בו. הוא מקבל את הרמה שסביב הבידוד.
rule-X7 = תו PDF סוגר את ההטבעה או העקיפה הפתוחה האחרונה. בתוך בידוד הוא אינו סוגר דבר שנפתח מחוצה לו.
rule-X8 = סוף הפסקה סוגר הכול. מפריד פסקאות מקבל את רמת הפסקה.
rule-X9 = הכללים הבאים מתעלמים מתווי הבקרה של הטבעה ועקיפה, מ-PDF ומתווי גבול נייטרליים (BN).
rule-X10 = תווים סמוכים ברמה אחת הם רצף רמה. רצפים שבידוד מפריד ביניהם הם סדרת רצפים מבודדת אחת. הרמה הגבוהה בכל קצה קובעת את כיוונו (sos, eos).
rule-W1 = סימן מצטרף (NSM) מקבל את מחלקת התו שלפניו, או של sos. אחרי תו בקרה של בידוד הוא נעשה ON.
rule-W2 = מספר אירופי נעשה מספר ערבי (AN) אם התו החזק האחרון לפניו הוא אות ערבית (AL).
rule-W3 = אות ערבית (AL) נעשית R.
rule-W4 = מפריד אירופי אחד (ES) בין מספרים אירופיים נעשה EN. מפריד משותף אחד (CS) בין מספרים ממחלקה אחת מקבל אותה.
rule-W5 = סימני סיום אירופיים (ET) ליד מספר אירופי נעשים EN.
rule-W6 = שאר המפרידים וסימני הסיום נעשים נייטרליים (ON).
rule-W7 = מספר אירופי נעשה L אם התו החזק האחרון לפניו הוא L. אם אין תו כזה, sos קובע.
rule-N0 = זוג סוגריים מקבל את כיוון ההטבעה אם תו בתוכו בכיוון הזה. אם בתוכו רק הכיוון ההפוך, קובע התו החזק האחרון לפני הזוג: אם הוא בכיוון ההפוך, הזוג מקבל את הכיוון ההפוך, ואחרת את כיוון ההטבעה. אם אין בתוכו תו חזק, הזוג אינו משתנה.
rule-N1 = תווים נייטרליים בין שני תווים מכיוון אחד מקבלים אותו. EN ו-AN נחשבים R; בקצוות קובעים sos ו-eos.
rule-N2 = כל תו נייטרלי אחר מקבל את כיוון ההטבעה.
rule-I1 = ברמה זוגית R עולה רמה אחת; AN ו-EN עולים שתי רמות.
rule-I2 = ברמה אי-זוגית L, EN ו-AN עולים רמה אחת.
rule-L1 = טאבים, מפרידי פסקאות, ורווחים לפניהם או בסוף השורה חוזרים לרמת הפסקה.
rule-L2 = מן הרמה הגבוהה ביותר עד הרמה האי-זוגית הנמוכה ביותר, הפכו כל רצף ברמה זו או גבוהה ממנה.
rule-L3 = סימנים מצטרפים ש-L2 הפך חוזרים אל אחרי תו הבסיס. כך גם תווים שהוסרו, וזו בחירת התוכנה הזאת: UAX #9, סעיף 5.2, אינו קובע את מקומם.
rule-logical = התווים מוצגים כפי שהם מאוחסנים, משמאל לימין.
rule-classes = התצוגה נותנת למקף, לנקודה או לספרות מחלקה אחרת לפני שהכללים חלים (UAX #9, HL2 עד HL4).
rule-fields = השדות באים זה אחר זה מימין לשמאל. כל אחד מוצג כפי שהוא לבדו.
rule-mirror = ברצפים מימין לשמאל גם לוכסן ולוכסן הפוך מוצגים בתמונת ראי (UAX #9, HL6).
rule-insert = התצוגה מוסיפה תו עיצוב.
rule-surround = תו מן הטקסט שמסביב משתתף בכללים.
rule-assign = תווים ממחלקה R או AL (במאמר: אותיות ערביות ועבריות) והסימנים המצטרפים שלהם הם מימין לשמאל. כל השאר משמאל לימין, חוץ מספרות ומקפים, ששלבים מאוחרים קובעים.
rule-digits-forward = ספרות ערביות (AN) הן מימין לשמאל. ספרה אירופית היא משמאל לימין אחרי תו משמאל לימין, או בהתחלה. ספרות ומקפים שביניהם אינם נחשבים.
rule-digits-reverse = שאר הספרות האירופיות באות אחרי אות מימין לשמאל. הן מימין לשמאל אם אחריהן עוד אות כזאת, אחרת משמאל לימין.
rule-hyphens-forward = מקף הוא משמאל לימין אחרי תו משמאל לימין, או בהתחלה. מקפים שביניהם אינם נחשבים.
rule-hyphens-reverse = שאר המקפים באים אחרי תו מימין לשמאל. הם מימין לשמאל אם אחריהם עוד תו כזה, אחרת משמאל לימין.
operation-empty = אחרי טקסט משמאל לימין, הוציאו את המחסנית מראשה, אחריה את הצובר, ואחריו את התו.
operation-clear = אחרי טקסט מימין לשמאל, הוציאו את הצובר, אחריו את המחסנית מראשה, ואחריה את התו.
operation-push = באות או מקף מימין לשמאל, דחפו למחסנית את הצובר כיחידה אחת, ואחריו את התו.
operation-accumulate = הוסיפו לצובר ספרה מימין לשמאל, כדי שספרות המספר שלה יעמדו משמאל לימין.

## What a step did, in one line of parts, such as “EN to AN: 4-5; ES to ON: 3”.
## { $characters } are positions, in a terminal with the characters.

outcome-class = מ-{ $from } ל-{ $to }: { $characters }
outcome-level = מרמה { $from } לרמה { $to }: { $characters }
outcome-outside = בטקסט שמסביב: { $changes }
outcome-outside-class = { $character } מ-{ $from } ל-{ $to }
outcome-outside-level = { $character } מרמה { $from } לרמה { $to }
outcome-first-strong = התו החזק הראשון הוא { $character }
outcome-first-strong-outside = התו החזק הראשון הוא { $character }, בטקסט שמסביב
outcome-no-strong = אין תו חזק
outcome-paragraph = הפסקה ברמה { $level }
outcome-paragraphs = רמה { $level }: { $characters }
outcome-overflow = מעבר לעומק המרבי: { $characters }
outcome-removed = לא נחשבים מכאן ואילך: { $characters }
outcome-removed-outside =
    { $count ->
        [one] לא נחשב בטקסט שמסביב: תו אחד
        [two] לא נחשבים בטקסט שמסביב: שני תווים
       *[other] לא נחשבים בטקסט שמסביב: { $count } תווים
    }
outcome-level-runs =
    { $count ->
        [one] רצף רמה אחד
        [two] שני רצפי רמה
       *[other] { $count } רצפי רמה
    }
outcome-sequence = { $characters } ברמה { $level }, { LTR("sos ", $sos) }, { LTR("eos ", $eos) }
outcome-sequence-outside = רק תווים של הטקסט שמסביב ברמה { $level }, { LTR("sos ", $sos) }, { LTR("eos ", $eos) }
outcome-more-sequences = ועוד { $count } סדרות
outcome-pair = הזוג { $opening } ו-{ $closing } נעשה { $class }
outcome-pair-unchanged = הזוג { $opening } ו-{ $closing } אינו משתנה
outcome-mirrored = בתמונת ראי: { $characters }
outcome-mirrored-by-l4 = בתמונת ראי (כלל L4): { $characters }
outcome-moved =
    { $count ->
        [one] תו אחד משנה את מיקומו
        [two] שני תווים משנים את מיקומם
       *[other] { $count } תווים משנים את מיקומם
    }
outcome-operation = { $operation } { $characters }, מצב { $mode }
outcome-operation-at-end = { $operation } בסוף הקלט, מצב { $mode }
outcome-accumulator = צובר { $characters }
outcome-stack =
    { $count ->
        [one] מחסנית של יחידה אחת, בראשה { $characters }
        [two] מחסנית של שתי יחידות, בראשה { $characters }
       *[other] מחסנית של { $count } יחידות, בראשה { $characters }
    }
outcome-pushed = אל המחסנית { $characters }
outcome-inserted = { $character } לפני תו { $position }
outcome-inserted-at-end = { $character } בסוף
outcome-more = ועוד { $count }
step-changes-nothing = אינו משנה דבר
# For screen readers; { $title } is the rule.
step-description = שלב { $number }, { $title }: { $outcome }

## מדוע שלב עשה כך. “הוא” הוא התו שהמשפט עוסק בו. כל אחד הוא משפט אחד או יותר.

step-explanation = { $rule }: { $text }
step-explanation-with-section = { $rule } ({ $section }): { $text }
step-reason =
    { $count ->
        [one] תו { $first }: { $text }
        [two] תווים { $first } ו-{ $last }: { $text }
       *[other] תווים { $first } עד { $last }: { $text }
    }

# Characters in these sentences; { $class } is followed by what it counts as.
character-number = תו { $position }
neighbour =
    { $counts ->
        [yes] { $character } ({ $class }, הנחשב R)
       *[no] { $character } ({ $class })
    }
neighbour-sos = sos ({ $class })
neighbour-eos = eos ({ $class })
# The start (sos) or the end (eos) of an isolating run sequence, or both.
edge-by-paragraph =
    { $direction ->
        [rtl] { $edge ->
            [sos] ה-sos הוא R, כי הפסקה היא מימין לשמאל.
            [eos] ה-eos הוא R, כי הפסקה היא מימין לשמאל.
           *[both] ה-sos וה-eos הם R, כי הפסקה היא מימין לשמאל.
        }
       *[ltr] { $edge ->
            [sos] ה-sos הוא L, כי הפסקה היא משמאל לימין.
            [eos] ה-eos הוא L, כי הפסקה היא משמאל לימין.
           *[both] ה-sos וה-eos הם L, כי הפסקה היא משמאל לימין.
        }
    }
edge-by-level =
    { $direction ->
        [rtl] { $edge ->
            [sos] ה-sos הוא R, כי הרמה הגבוהה מבין השתיים שנפגשות שם, { $level }, אי-זוגית.
            [eos] ה-eos הוא R, כי הרמה הגבוהה מבין השתיים שנפגשות שם, { $level }, אי-זוגית.
           *[both] ה-sos וה-eos הם R, כי הרמה הגבוהה מבין הנפגשות בכל אחד מהם, { $level }, אי-זוגית.
        }
       *[ltr] { $edge ->
            [sos] ה-sos הוא L, כי הרמה הגבוהה מבין השתיים שנפגשות שם, { $level }, זוגית.
            [eos] ה-eos הוא L, כי הרמה הגבוהה מבין השתיים שנפגשות שם, { $level }, זוגית.
           *[both] ה-sos וה-eos הם L, כי הרמה הגבוהה מבין הנפגשות בכל אחד מהם, { $level }, זוגית.
        }
    }

why-stored = הוא במיקום { $position }, כפי שהוא מאוחסן.
why-class-reassigned = המחלקה { $from } נעשית { $to }: התצוגה נותנת לו את המחלקה הזאת לפני שהכללים חלים.
why-adjacent =
    { $inserted ->
        [yes] { $place ->
            [before] התצוגה מוסיפה לפניו את { $character }.
           *[after] התצוגה מוסיפה אחריו את { $character }.
        }
       *[no] { $place ->
            [before] לפניו { $character } מן הטקסט שמסביב.
           *[after] אחריו { $character } מן הטקסט שמסביב.
        }
    }
why-first-strong = זהו התו החזק הראשון ({ $class }), ולכן הוא קובע את כיוון הפסקה.
why-paragraph-given =
    { $direction ->
        [rtl] הפסקה שלו ברמה { $level }: התצוגה קובעת שהפסקה היא מימין לשמאל.
       *[ltr] הפסקה שלו ברמה { $level }: התצוגה קובעת שהפסקה היא משמאל לימין.
    }
why-paragraph-first-strong =
    { $direction ->
        [rtl] הפסקה שלו ברמה { $level }, מימין לשמאל: התו החזק הראשון, { $character }, הוא { $class }.
       *[ltr] הפסקה שלו ברמה { $level }, משמאל לימין: התו החזק הראשון, { $character }, הוא { $class }.
    }
why-paragraph-no-strong = הפסקה שלו ברמה { $level }, משמאל לימין: אין בה תו חזק מחוץ לבידודים.
why-paragraph-last-character =
    { $direction ->
        [rtl] הפסקה שלו ברמה { $level }, מימין לשמאל: התו האחרון, { $character }, הוא { $class }, והוא קובע בתצוגה הזאת.
       *[ltr] הפסקה שלו ברמה { $level }, משמאל לימין: התו האחרון, { $character }, הוא { $class }, והוא קובע בתצוגה הזאת.
    }
why-paragraph-component = הפסקה שלו ברמה { $level }, מימין לשמאל: הרכיב מכיל את { $character }, שהוא { $class }.
why-paragraph-component-none = הפסקה שלו ברמה { $level }, משמאל לימין: ברכיב אין R, AL או AN.
why-embedded = רמה { $from } נעשית { $to }: { $opener } פותח סביבו הטבעה, עקיפה או בידוד.
why-overridden = המחלקה { $from } נעשית { $to }: { $opener } פותח סביבו עקיפה.
why-overflow = הרמה שלו הייתה עוברת את העומק המרבי, ולכן הוא אינו פותח דבר.
why-removed = הוא { $class }, ולכן הכללים הבאים מתעלמים ממנו.
why-sequence =
    { $count ->
        [one] הוא לבדו בסדרת רצפים מבודדת ברמה { $level }, עם sos { $sos }, eos { $eos }.
        [two] הוא בסדרת רצפים מבודדת של שני תווים ברמה { $level }, עם sos { $sos }, eos { $eos }.
       *[other] הוא בסדרת רצפים מבודדת של { $count } תווים ברמה { $level }, עם sos { $sos }, eos { $eos }.
    }
why-nonspacing-mark = המחלקה NSM נעשית { $to }, המחלקה של { $character } שלפניו.
why-nonspacing-mark-isolate = המחלקה NSM נעשית { $to }: הוא בא אחרי תו הבקרה של בידוד, { $character }.
why-nonspacing-mark-sos = המחלקה NSM נעשית { $to }, המחלקה של sos: לפניו רק סימנים מצטרפים.
why-number-after-arabic-letter = המחלקה EN נעשית AN: התו החזק האחרון לפניו, { $character }, הוא { $class }.
why-arabic-letter = המחלקה AL נעשית R: בכללים הבאים אות ערבית היא R.
why-separator-in-number = המחלקה { $from } נעשית { $class }: הוא בין שני מספרים ממחלקה { $class }, { $before } ו-{ $after }.
why-terminator =
    { $place ->
        [after] המחלקה ET נעשית EN: הוא בא אחרי { $character }, מספר אירופי.
       *[before] המחלקה ET נעשית EN: הוא בא לפני { $character }, מספר אירופי.
    }
why-separator-to-neutral = המחלקה { $from } נעשית ON: הוא לא הצטרף לשום מספר.
why-number-after-ltr = המחלקה EN נעשית L: התו החזק האחרון לפניו, { $character }, הוא { $class }.
why-number-kept = המחלקה EN נשארת EN: התו החזק האחרון לפניו, { $character }, הוא { $class }.
why-number-kept-sos = המחלקה EN נשארת EN: אין לפניו תו חזק בסדרה שלו, ולכן sos קובע.
why-number-after-sos = המחלקה EN נעשית L: אין לפניו תו חזק בסדרה שלו, ולכן sos קובע.
why-pair = הוא יוצר זוג עם { $partner }. ביניהם { $inside }, ולכן שניהם נעשים { $class }, כיוון ההטבעה.
why-pair-before = הוא יוצר זוג עם { $partner }. ביניהם { $inside }, ולפניהם { $before }, ולכן שניהם נעשים { $class }.
why-pair-unchanged = הוא יוצר זוג עם { $partner }. אין ביניהם תו חזק, ולכן הם אינם משתנים.
why-bracket-mark = הוא נעשה { $class }, כמו הסוגר שלפניו.
why-neutral-between-same = המחלקה { $from } נעשית { $to }: { $before } לפניו ו-{ $after } אחריו הם מכיוון אחד.
why-neutral-by-level =
    { $direction ->
        [rtl] המחלקה { $from } נעשית { $to }: { $before } לפניו ו-{ $after } אחריו שונים, ולכן קובעת רמתו { $level }, שהיא מימין לשמאל.
       *[ltr] המחלקה { $from } נעשית { $to }: { $before } לפניו ו-{ $after } אחריו שונים, ולכן קובעת רמתו { $level }, שהיא משמאל לימין.
    }
why-implicit-level =
    { $parity ->
        [odd] רמה { $from } נעשית { $to }: הוא { $class }, ורמה { $from } אי-זוגית.
       *[even] רמה { $from } נעשית { $to }: הוא { $class }, ורמה { $from } זוגית.
    }
why-level-reset = רמה { $from } נעשית { $to }, רמת הפסקה: הוא המפריד, { $character }, או רווח לפניו.
why-level-reset-at-end = רמה { $from } נעשית { $to }, רמת הפסקה: השורה מסתיימת כאן, חוץ מרווחים ותווי בקרה.
why-reversed =
    { $level ->
        [1] הוא עובר ממיקום { $from } למיקום { $to }: הרצף שלו, ברמה 1 ומעלה, מתהפך.
       *[other] הוא עובר ממיקום { $from } למיקום { $to }: רצפים ברמה { $level } ומעלה מתהפכים, ואחריהם בכל רמה נמוכה יותר, עד האי-זוגית הנמוכה ביותר.
    }
why-reversed-with-base = הוא עובר ממיקום { $from } למיקום { $to }, עם התו שלפניו.
why-mark-moved = הוא עובר ממיקום { $from } למיקום { $to }: סימנים מצטרפים באים אחרי תו הבסיס, ובתוכנה הזאת גם תווים שהוסרו.
why-mirrored = הוא מוצג בתמונת ראי: הרצף שלו מימין לשמאל.
why-field-moved = הוא עובר ממיקום { $from } למיקום { $to }: השדות באים זה אחר זה מימין לשמאל.
why-follows-base =
    { $direction ->
        [rtl] { $from } נעשה מימין לשמאל, כמו תו הבסיס שלו, { $character }.
       *[ltr] { $from } נעשה משמאל לימין, כמו תו הבסיס שלו, { $character }.
    }
why-assigned =
    { $direction ->
        [rtl] { $from } נעשה מימין לשמאל: הוא ממחלקה R או AL.
       *[ltr] { $from } נעשה משמאל לימין: הוא אינו ממחלקה R או AL, ואינו ספרה או מקף.
    }
why-arabic-numeral = { $from } נעשה מימין לשמאל: כך כל ספרה ערבית (AN).
# { $ignored } says what the step ignores between the characters.
why-between-rtl =
    { $ignored ->
        [digits] { $from } נעשה מימין לשמאל, כמו { $before } לפניו ו-{ $after } אחריו; ספרות ומקפים אינם נחשבים.
       *[hyphens] { $from } נעשה מימין לשמאל, כמו { $before } לפניו ו-{ $after } אחריו; מקפים אינם נחשבים.
    }
why-like-neighbour =
    { $place ->
        [before] { $direction ->
            [rtl] { $ignored ->
                [digits] { $from } נעשה מימין לשמאל, כמו { $character } לפניו; ספרות ומקפים אינם נחשבים.
               *[hyphens] { $from } נעשה מימין לשמאל, כמו { $character } לפניו; מקפים אינם נחשבים.
            }
           *[ltr] { $ignored ->
                [digits] { $from } נעשה משמאל לימין, כמו { $character } לפניו; ספרות ומקפים אינם נחשבים.
               *[hyphens] { $from } נעשה משמאל לימין, כמו { $character } לפניו; מקפים אינם נחשבים.
            }
        }
       *[after] { $direction ->
            [rtl] { $ignored ->
                [digits] { $from } נעשה מימין לשמאל, כמו { $character } אחריו; ספרות ומקפים אינם נחשבים.
               *[hyphens] { $from } נעשה מימין לשמאל, כמו { $character } אחריו; מקפים אינם נחשבים.
            }
           *[ltr] { $ignored ->
                [digits] { $from } נעשה משמאל לימין, כמו { $character } אחריו; ספרות ומקפים אינם נחשבים.
               *[hyphens] { $from } נעשה משמאל לימין, כמו { $character } אחריו; מקפים אינם נחשבים.
            }
        }
    }
why-no-neighbour =
    { $place ->
        [before] { $ignored ->
            [digits] { $from } נעשה משמאל לימין: אין לפניו דבר חוץ מספרות ומקפים.
           *[hyphens] { $from } נעשה משמאל לימין: אין לפניו דבר חוץ ממקפים.
        }
       *[after] { $ignored ->
            [digits] { $from } נעשה משמאל לימין: אין אחריו דבר חוץ מספרות ומקפים.
           *[hyphens] { $from } נעשה משמאל לימין: אין אחריו דבר חוץ ממקפים.
        }
    }
why-output =
    { $source ->
        [accumulator] הפעולה “{ $operation }” מעבירה אותו מן הצובר אל מיקום { $position }.
        [stack] הפעולה “{ $operation }” מעבירה אותו מן המחסנית אל מיקום { $position }.
       *[input] הפעולה “{ $operation }” מציבה אותו במיקום { $position }.
    }
why-accumulator = הפעולה “{ $operation }” מוסיפה אותו לצובר.
why-stack = הפעולה “{ $operation }” דוחפת אותו למחסנית.
why-stack-from-accumulator = הפעולה “{ $operation }” דוחפת אותו מן הצובר למחסנית, כיחידה אחת עם הספרות שלידו.

## ההבדל הראשון בין שתי תצוגות: משפט על כל אחת. בשני, כאשר $again הוא “yes”, “הוא” הוא אותו תו.

# Displays as the subject of such a sentence, by their identifiers.
display-subject-logical = סדר לוגי
display-subject-one-to-one = אחד-לאחד
display-subject-uba = ה-UBA
display-subject-uba-ltr = ה-UBA בפסקה משמאל לימין
display-subject-uba-rtl = ה-UBA בפסקה מימין לשמאל
display-subject-uba-auto = ה-UBA בפסקה אוטומטית
display-subject-components = הטיוטה של Dürst
display-subject-fields = ההצעה של Davis
display-subject-isolates = ה-UBA עם תווי בידוד
display-subject-isolated = הבידוד
display-subject-custom = האסטרטגיה המותאמת
# Where both displays are of one kind; { $count } is the number of options that are not at their defaults.
display-subject-options =
    { $count ->
        [0] { $subject } (באפשרויות ברירת המחדל)
       *[other] { $subject } ({ $options })
    }

# A character that the name has more than once.
difference-character = { $character } (מיקום { $position })
difference-unchanged =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } נשאר { $direction ->
        [rtl] מימין לשמאל
        [arabic-number] מספר ערבי (AN), הנחשב מימין לשמאל
        [european-number] מספר אירופי (EN), הנחשב מימין לשמאל
       *[ltr] משמאל לימין
    }.
difference-by-rule =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } נעשה { $direction ->
        [rtl] מימין לשמאל
        [arabic-number] מספר ערבי (AN), הנחשב מימין לשמאל
        [european-number] מספר אירופי (EN), הנחשב מימין לשמאל
       *[ltr] משמאל לימין
    } ({ $kind ->
        [rule] כלל { $rule }
       *[step] שלב “{ $rule }”
    }).
difference-part-of-number =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } נעשה חלק מן המספר { $number } (כלל { $rule }).
# Rule W7 does not make it left-to-right.
difference-number-kept =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } נשאר מספר, הנחשב מימין לשמאל (כלל W7). { $kind ->
        [letter] התו החזק האחרון לפניו הוא { $before }.
        [outside] התו החזק האחרון לפניו הוא בטקסט שמסביב.
       *[none] אין לפניו תו חזק.
    }
# Rule W2 makes it one, and W7 would leave a European one for the same reason: { $before } is the letter before it.
difference-arabic-number =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } נעשה מספר ערבי (AN), הנחשב מימין לשמאל, כי האות האחרונה לפניו היא { $before } (כלל W2). גם כמספר אירופי (EN) היה נחשב כך (כלל W7).
# Several paragraphs, such as the components of Dürst’s draft.
difference-paragraphs = { $display }: השם מחולק ל-{ $count } פסקאות, ולכל אחת רמה משלה (כלל HL1).
# { $scalars } are the different controls that are inserted.
difference-inserted = { $display }: נוספים תווי בקרה ({ $scalars }), בפסקה ברמה { $level }.
# One-to-one beside a display whose paragraph decides.
difference-no-paragraph = { $display }: אין כיוון פסקה, והתחלת השורה תמיד משמאל.
# A step for characters, and the levels of paragraphs by the characters that begin these.
difference-step = כלל { $rule } עבור { $characters }
difference-step-paragraphs =
    { $count ->
        [one] רמת הפסקה שמתחילה ב-{ $characters }
       *[other] רמות הפסקאות שמתחילות ב-{ $characters }
    }
# Steps without which the one that was named makes no difference.
difference-other-steps = זה יוצר את ההבדל רק יחד עם { $steps }.
# Steps without which the one that was named makes no difference.
# What one-to-one does, and like which characters.
difference-inferred =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } נחשב { $direction ->
        [rtl] מימין לשמאל
       *[ltr] משמאל לימין
    }{ $reason ->
        [like] , כמו { $before }
        [between] , כמו { $before } לפניו ו-{ $after } אחריו
        [none-before] , כי אין אות לפניו
        [none-after] , כי אין אות אחריו
       *[own] {""}
    }.
difference-paragraph =
    { $display }: הפסקה ברמה { $level }{ $cause ->
        [first] {" "}(כללים P2 ו-P3). התו החזק הראשון בה הוא { $first }
        [outside] {" "}(כללים P2 ו-P3). התו החזק הראשון בה הוא בטקסט שמסביב
        [none] , כי אין בה תו חזק (כללים P2 ו-P3)
        [last] , לפי התו האחרון שלה (כלל HL1)
        [component] , כי הרכיב שלה מכיל את { $first } (כלל HL1)
        [component-none] , כי ברכיב שלה אין R, AL או AN (כלל HL1)
       *[given] {" "}(כלל HL1)
    }.
# The level of the whole paragraph, and by which rules.
difference-paragraph-level =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } נשאר ברמת הפסקה, { $level }.
difference-level =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } עובר לרמה { $level } ({ $kind ->
        [rule] כלל { $rule }
       *[step] שלב “{ $rule }”
    }).
difference-position =
    { $display }: { $again ->
        [yes] הוא
       *[no] { $character }
    } מוצג במיקום { $position } משמאל.
difference-none =
    { $split ->
        [here] בשתי התצוגות אותו סדר, אבל הטקסט שמסביב מפצל את זו.
        [there] בשתי התצוגות אותו סדר, אבל הטקסט שמסביב מפצל את האחרת.
       *[none] בשתי התצוגות אותו סדר.
    }

## מהלך התצוגה, שלב אחר שלב

values-class = מחלקה
values-level = רמה
values-direction = כיוון
values-position = מיקום
# What is below a character until it has a position in the one-to-one display, and after rule X9.
cell-stack = מחסנית
cell-accumulator = ספרות
cell-input = קלט
cell-removed = הוסר
# For screen readers: what the characters of a row are after its step.
row-description =
    { $more ->
        [0] { $values } אחרי השלב הזה: { $cells }
       *[other] { $values } אחרי השלב הזה: { $cells }, ועוד { $more }
    }
row-description-changed = { $row }. השתנו: { $changed }
trace-context =
    { $count ->
        [one] לתו של הטקסט שמסביב אין עמודה. השורה “surround” מוסיפה אותו.
        [two] לשני התווים של הטקסט שמסביב אין עמודות. השורות “surround” מוסיפות אותם.
       *[other] ל-{ $count } התווים של הטקסט שמסביב אין עמודות. השורות “surround” מוסיפות אותם.
    }
caption-logical = התווים כפי שהם מאוחסנים
caption-output = הפלט עד כה
caption-line = השורה
caption-line-l2 = השורה אחרי L2
caption-line-context = השורה כולה
caption-no-order =
    { $context ->
        [yes] אין עדיין סדר: התווים כפי שהם מאוחסנים, בלי הטקסט שמסביב
       *[no] אין עדיין סדר: התווים כפי שהם מאוחסנים
    }
caption-by-levels =
    { $context ->
        [yes] הסדר לפי כלל L2 והרמות עד כה, בלי הטקסט שמסביב
       *[no] הסדר לפי כלל L2 והרמות עד כה
    }

distant-move-typed =
    { $count ->
        [one] { $moved ->
            [one] הקלדת { $character } הזיזה תו אחד שאינו לידו.
            [two] הקלדת { $character } הזיזה שני תווים שאינם לידו.
           *[other] הקלדת { $character } הזיזה { $moved } תווים שאינם לידו.
        }
        [two] { $moved ->
            [one] הקלדת שני תווים הזיזה תו אחד שאינו לידם.
            [two] הקלדת שני תווים הזיזה שני תווים שאינם לידם.
           *[other] הקלדת שני תווים הזיזה { $moved } תווים שאינם לידם.
        }
       *[other] { $moved ->
            [one] הקלדת { $count } תווים הזיזה תו אחד שאינו לידם.
            [two] הקלדת { $count } תווים הזיזה שני תווים שאינם לידם.
           *[other] הקלדת { $count } תווים הזיזה { $moved } תווים שאינם לידם.
        }
    }
distant-move-removed =
    { $count ->
        [one] { $moved ->
            [one] הסרת { $character } הזיזה תו אחד שלא היה לידו.
            [two] הסרת { $character } הזיזה שני תווים שלא היו לידו.
           *[other] הסרת { $character } הזיזה { $moved } תווים שלא היו לידו.
        }
        [two] { $moved ->
            [one] הסרת שני תווים הזיזה תו אחד שלא היה לידם.
            [two] הסרת שני תווים הזיזה שני תווים שלא היו לידם.
           *[other] הסרת שני תווים הזיזה { $moved } תווים שלא היו לידם.
        }
       *[other] { $moved ->
            [one] הסרת { $count } תווים הזיזה תו אחד שלא היה לידם.
            [two] הסרת { $count } תווים הזיזה שני תווים שלא היו לידם.
           *[other] הסרת { $count } תווים הזיזה { $moved } תווים שלא היו לידם.
        }
    }
distant-move-replaced =
    { $moved ->
        [one] העריכה הזאת הזיזה תו אחד שאינו לידה.
        [two] העריכה הזאת הזיזה שני תווים שאינם לידה.
       *[other] העריכה הזאת הזיזה { $moved } תווים שאינם לידה.
    }

## השלבים בגיליון ובמסוף

sheet-trace = שלבי התצוגה { $display }
sheet-trace-display = התצוגה
sheet-step = שלב { $number }, { $rule }:
sheet-step-title = { $rule } ({ $section })
sheet-step-page = עמוד { $page } מתוך { $count }: שלב { $step } של { $display }
sheet-steps-hidden =
    { $count ->
        [one] שלב אחד אינו משנה דבר והושמט.
        [two] שני שלבים אינם משנים דבר והושמטו.
       *[other] { $count } שלבים אינם משנים דבר והושמטו.
    }
sheet-no-output = אין עדיין פלט.
sheet-reordering =
    { $direction ->
        [rtl] כיוון: מימין לשמאל. מחסנית: { $stack }. צובר: { $accumulator }. קלט שנותר: { $input }.
       *[ltr] כיוון: משמאל לימין. מחסנית: { $stack }. צובר: { $accumulator }. קלט שנותר: { $input }.
    }
sheet-positions =
    { $count ->
        [0] ריק
        [one] { $first }
       *[other] { $first } עד { $last }
    }
# Below a character: its position on screen.
sheet-cell-position = במיקום { $position }
sheet-cells =
    { $changed ->
        [none] אחרי השלב, לפי { $values }: { $cells }.
       *[other] אחרי השלב, לפי { $values }: { $cells }. השתנו: { $changed }.
    }
sheet-logical-cells = התווים בסדר לוגי: { $characters }.
sheet-logical-cell = { $character }, מחלקה { $class }
sheet-display-cells = מיקומים לוגיים משמאל לימין. { $runs }.
sheet-run =
    { $direction ->
        [rtl] { $level ->
            [none] מימין לשמאל
           *[other] מימין לשמאל, רמה { $level }
        }
       *[ltr] { $level ->
            [none] משמאל לימין
           *[other] משמאל לימין, רמה { $level }
        }
    }{ $part ->
        [yes] , בחלקו
       *[no] {""}
    }: { $positions }
sheet-footer = { LTR("bidiscope ", $version) }, { LTR("Unicode ", $unicode) }
sheet-footer-with-title = { $title }. { $footer }
sheet-title-steps = { $name }, שלב אחר שלב

trace-title = { $display }: { $name }
trace-text-around =
    { $sides ->
        [before] הטקסט שלפני: { $before }
        [after] הטקסט שאחרי: { $after }
       *[both] הטקסט שלפני: { $before }. הטקסט שאחרי: { $after }
    }
trace-classes = מחלקות כיווניות: { $classes }
trace-display = תצוגה: { $text }
trace-output = פלט: { $text }
trace-output-so-far = הפלט עד כה: { $text }
trace-hidden =
    { $count ->
        [one] שלב אחד אינו משנה דבר והוסתר. כדי להציגו השתמשו באפשרות { LTR("--all") }.
        [two] שני שלבים אינם משנים דבר והוסתרו. כדי להציגם השתמשו באפשרות { LTR("--all") }.
       *[other] { $count } שלבים אינם משנים דבר והוסתרו. כדי להציגם השתמשו באפשרות { LTR("--all") }.
    }
trace-too-long = בשם יש { $count } תווים. ליותר מ-{ $limit } תווים השתמשו באפשרות { LTR("--brief") }: מוצג אז רק מה שכל שלב משנה.

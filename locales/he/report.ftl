# הדוח של שם: הדף שלו, התצוגות שלו, טקסט רץ, המרה.

## הדף של שם

section-labels = תוויות וששת התנאים של כלל הדו-כיווניות
section-levels =
    { $display ->
        [uba-ltr] רמות (UAX #9), בפסקה משמאל לימין
        [uba-rtl] רמות (UAX #9), בפסקה מימין לשמאל
       *[uba-auto] רמות (UAX #9), בפסקה שהתו החזק הראשון קובע את כיוונה
    }
section-displays =
    { $count ->
        [0] תצוגות
        [one] תצוגות: כולן זהות
        [two] תצוגות: שתי תוצאות שונות
       *[other] תצוגות: { $count } תוצאות שונות
    }
section-field =
    { $cut ->
        [clip] { $place ->
            [start] מה מראה שדה של { $width } תווים שתחילתו נחתכה
            [middle] מה מראה שדה של { $width } תווים שאמצעו נחתך
           *[end] מה מראה שדה של { $width } תווים שסופו נחתך
        }
        [text] { $place ->
            [start] מה מראה שדה של { $width } תווים כשתחילת הטקסט הושמטה
            [middle] מה מראה שדה של { $width } תווים כשאמצע הטקסט הושמט
           *[end] מה מראה שדה של { $width } תווים כשסוף הטקסט הושמט
        }
       *[ellipsis] { $place ->
            [start] מה מראה שדה של { $width } תווים עם שלוש נקודות בתחילתו
            [middle] מה מראה שדה של { $width } תווים עם שלוש נקודות באמצעו
           *[end] מה מראה שדה של { $width } תווים עם שלוש נקודות בסופו
        }
    }{ $direction ->
        [ltr] {" "}(משמאל לימין)
        [rtl] {" "}(מימין לשמאל)
       *[paragraph] {""}
    }
section-findings =
    { $violations ->
        [0] { $warnings ->
            [one] ממצאים: אזהרה אחת
            [two] ממצאים: שתי אזהרות
           *[other] ממצאים: { $warnings } אזהרות
        }
        [one] { $warnings ->
            [0] ממצאים: הפרה אחת
            [one] ממצאים: הפרה אחת, אזהרה אחת
            [two] ממצאים: הפרה אחת, שתי אזהרות
           *[other] ממצאים: הפרה אחת, { $warnings } אזהרות
        }
        [two] { $warnings ->
            [0] ממצאים: שתי הפרות
            [one] ממצאים: שתי הפרות, אזהרה אחת
            [two] ממצאים: שתי הפרות, שתי אזהרות
           *[other] ממצאים: שתי הפרות, { $warnings } אזהרות
        }
       *[other] { $warnings ->
            [0] ממצאים: { $violations } הפרות
            [one] ממצאים: { $violations } הפרות, אזהרה אחת
            [two] ממצאים: { $violations } הפרות, שתי אזהרות
           *[other] ממצאים: { $violations } הפרות, { $warnings } אזהרות
        }
    }
section-notes =
    { $count ->
        [one] הערות: מה אומרים מסמכים ישנים יותר ומסמכים אחרים (1)
       *[other] הערות: מה אומרים מסמכים ישנים יותר ומסמכים אחרים ({ $count })
    }
section-mapping = מיפוי לפי UTS #46
section-fixes =
    { $count ->
        [0] תיקונים מוצעים
        [one] תיקון מוצע
       *[other] תיקונים מוצעים, הסביר ביותר ראשון
    }
section-grouping = בין שמות אחרים (RFC 5893, סעיף 3)
section-collisions =
    { $kind ->
        [text] טקסטים אחרים שנראים זהים
        [any] אחרים שנראים זהים
       *[name] שמות אחרים שנראים זהים
    }
section-characters = סדר לוגי: התווים כפי שהם מאוחסנים
character-column-character = תו
character-column-code-point = נקודת קוד
character-column-name = השם ב-Unicode
character-column-bidi-class = מחלקת כיווניות
character-column-script = מערכת כתב
character-column-category = קטגוריה כללית
    .about = התכונה General_Category של מסד נתוני התווים של Unicode, כגון Lo לאות שאין לה אות גדולה וקטנה
character-column-joining-type = סוג חיבור
    .about = התכונה Joining_Type: D מתחבר משני צדיו, R לאות שלפניו, U אינו מתחבר, T אינו נחשב
character-column-mirrored = תמונת ראי
    .about = התכונה Bidi_Mirrored: התו מוצג בתמונת ראי בטקסט מימין לשמאל (UAX #9, כלל L4)
character-column-idna = לפי IDNA2008
    .about = התכונה הנגזרת של IDNA2008 (RFC 5892)
character-column-utf8 = UTF-8
    .about = הבתים שלו ב-UTF-8, בכתיב הקסדצימלי
character-column-normal-forms = צורות נרמול
    .about = צורות נרמול (UAX #15) שהן תווים אחרים
character-mirrored = בתמונת ראי
section-policies = ההכרעה של כל מערכת כללים
section-cross-check = הצלבה

fact-line = שורה
fact-whole-name = השם המלא
fact-registered = שמות רשומים
fact-asked-for = בקשות ברשימה
fact-ruleset = ערכת כללים
fact-host = שם המתחם שבה
fact-url-scheme = סכמה
fact-url-host = מארח
fact-browser = בדפדפן
fact-bidi-rule = כלל הדו-כיווניות
fact-guarantee = על המסך
fact-idna2003 = תוכנות ישנות
fact-equivalents = כתיבים נוספים
fact-without-points = ללא ניקוד
fact-typed = הוקלד

# Of a host with a full stop before a slash, as in “example.com/path”.
url-scheme-not-written = לא נכתבה: הקלט נקרא ככתובת אינטרנט, כפי ששורות כתובת מציגות אותה.
in-notation = { $text } (בכתיבה { $notation })

# The name that a look-up asks the DNS for.
dns-of-refused = חיפוש לפי UTS #46 מבקש את { $name }, אבל הרישום נדחה.
idna2003-display = (כך תוכנה ל-IDNA2003 עשויה להציג את השם; RFC 5893, סעיף 7.1)
dns-only = { $name } (ה-DNS מקבל אותו; תוכנות לפי UTS #46 ודפדפנים אינם מחפשים אותו)
# Browsers leave out some checks of UTS #46.
dns-of-browsers =
    { $refused ->
        [yes] דפדפנים (URL Standard) מבקשים את { $name }. UTS #46 עם כל הבדיקות דוחה אותו, וגם הרישום נדחה.
       *[false] דפדפנים (URL Standard) מבקשים את { $name }. UTS #46 עם כל הבדיקות דוחה אותו.
    }
# Of a name like “1.2.3.256” (WHATWG URL, section 3.5).
dns-not-of-browsers = { $name }. דפדפנים אינם מבקשים אותו: מארח שמסתיים במספר נקרא בהם ככתובת IP.
dns-none = אין צורת DNS, כי UTS #46 דוחה את השם הזה.
dns-form-too-long = ארוך מדי ל-DNS (תוויות: 63 בתים, שמות: 253)

column-label = תווית
column-text = טקסט
column-direction = כיוון
# $position is that of the first strong character, from 1; 0 where there is none.
levels-paragraph-text =
    { $position ->
        [0] רמה { $level }, משמאל לימין: אין תו חזק (כלל P3).
       *[other] { $level ->
            [0] רמה 0, משמאל לימין: התו החזק הראשון, במיקום { $position }, הוא משמאל לימין (כללים P2 ו-P3).
           *[other] רמה { $level }, מימין לשמאל: התו החזק הראשון, במיקום { $position }, הוא מימין לשמאל (כללים P2 ו-P3).
        }
    }
levels-paragraph-given =
    { $level ->
        [0] רמה 0, משמאל לימין: התצוגה קובעת זאת (כלל HL1).
       *[other] רמה { $level }, מימין לשמאל: התצוגה קובעת זאת (כלל HL1).
    }
levels-level = רמה
levels-positions = מיקומים
levels-rules = כללים
levels-more =
    { $count ->
        [one] עוד רצף אחד
        [two] עוד שני רצפים
       *[other] עוד { $count } רצפים
    }

## מה שומר על סדר הטקסט בתוך טקסט אחר

section-remedies = מה שומר על סדרו
remedies-explained = פירוש המילים האלה
remedies-about = לבדו, הטקסט הוא פסקה שהתו החזק הראשון קובע את כיוונה. משפטים באנגלית הם פסקאות משמאל לימין, ובעברית ובערבית מימין לשמאל. ב-HTML האלמנט “bdi” מבודד; כך גם התכונה “dir”, או “unicode-bidi: isolate” עם “direction” ב-CSS.
remedies-parts = חלקים: מילים שיש בהן אותיות מימין לשמאל הן מימין לשמאל; כל השאר כפי שהוקלד. סימן פיסוק או מטבע אחרי מילה או מספר משמאל לימין שייך למשפט, וב“עם סימנים” הוא שייך למילה ההיא.
remedies-too-long = בטקסטים של יותר מ-{ $most } תווים לא מנוסה דבר.
reading-left-to-right = כפי שפסקה משמאל לימין מציגה אותו לבדו
reading-own-direction = כפי שפסקה מימין לשמאל מציגה אותו לבדו
reading-parts-left-to-right = חלק אחר חלק, משמאל לימין
reading-parts-right-to-left = חלק אחר חלק, מימין לשמאל
reading-parts-with-marks-right-to-left = חלק אחר חלק עם סימנים, מימין לשמאל
remedies-without = { $reading }, בלי { $controls }
remedies-wanted = רצוי
remedies-where = היכן
remedies-now = כעת
remedies-helps = מה עוזר
remedies-then = עם התיקון
remedies-nothing = לא דרוש דבר
remedies-none = דבר אינו עוזר: כיוון הטאב הוא כיוון הפסקה שלו (כלל L1)
remedies-remove = הסירו את { $controls }
remedies-removed = התו { $control } במיקום { $position }
remedies-insert = הוסיפו את { $controls }
# $place: “start”, “end”, or “before” the character at $position, from 1.
remedies-inserted =
    { $place ->
        [start] התו { $control } בהתחלה
        [end] התו { $control } בסוף
       *[before] התו { $control } לפני מיקום { $position }
    }
remedies-html = קוד HTML
remedies-html-in = קוד HTML: { $surroundings }
copied-dns = השם ב-DNS
copied-remedied = הטקסט עם תווי הבקרה
copied-html = הטקסט כ-HTML
column-dns = ב-DNS
column-holder = של מי
column-position = מיקום
column-code-points = נקודות קוד
column-rule = כלל
column-characters = תווים
column-name = שם
column-changes = שינויים
column-before = לפני
column-after = אחרי
column-policy = מערכת כללים
column-verdict = הכרעה
column-reason = סיבה
column-registration = רישום

direction-rtl = RTL
direction-ltr = LTR
direction-none = אין
holder-zone = אזור האב
holder-applicant = המבקש
# Each follows its sign, in one line.
condition-key =
    { $verdict ->
        [satisfied] {" "}מתקיים,{" "}
        [violated] {" "}מופר,{" "}
       *[not-applicable] {" "}לא חל.{" "}
    }
condition-direction = כיוון התווית הוא כיוון התו הראשון שלה (תנאי 1).
separator =
    { $part ->
        [scheme] סכמה
        [userinfo] פרטי משתמש
        [port] פורט
        [path] נתיב
        [query] מחרוזת שאילתה
        [fragment] מקטע
       *[none] מפריד
    }
violates-rule = מפר כלל
mapped-to-nothing = מוסר
more-labels =
    { $count ->
        [one] עוד תווית אחת אינה מופיעה כאן.
        [two] עוד שתי תוויות אינן מופיעות כאן.
       *[other] עוד { $count } תוויות אינן מופיעות כאן.
    }
more-findings =
    { $count ->
        [one] עוד ממצא אחד אינו מופיע כאן.
        [two] עוד שני ממצאים אינם מופיעים כאן.
       *[other] עוד { $count } ממצאים אינם מופיעים כאן.
    }
more-changes =
    { $count ->
        [one] עוד שינוי אחד אינו מופיע כאן.
        [two] עוד שני שינויים אינם מופיעים כאן.
       *[other] עוד { $count } שינויים אינם מופיעים כאן.
    }
more-characters =
    { $count ->
        [one] עוד תו אחד אינו מופיע כאן.
        [two] עוד שני תווים אינם מופיעים כאן.
       *[other] עוד { $count } תווים אינם מופיעים כאן.
    }
more-collisions =
    { $kind ->
        [text] { $count ->
            [one] עוד טקסט אחד אינו מופיע כאן.
            [two] עוד שני טקסטים אינם מופיעים כאן.
           *[other] עוד { $count } טקסטים אינם מופיעים כאן.
        }
       *[name] { $count ->
            [one] עוד שם אחד אינו מופיע כאן.
            [two] עוד שני שמות אינם מופיעים כאן.
           *[other] עוד { $count } שמות אינם מופיעים כאן.
        }
    }
more-names =
    { $count ->
        [one] עוד שם אחד אינו מופיע כאן.
        [two] עוד שני שמות אינם מופיעים כאן.
       *[other] עוד { $count } שמות אינם מופיעים כאן.
    }

severity-word =
    { $severity ->
        [violation] הפרה
        [warning] אזהרה
       *[note] הערה
    }

grouping-cut-short = החיפוש קוצר; האפשרות { LTR("--contexts") } משלימה אותו.

collisions-none =
    { $kind ->
        [text] שום טקסט אחר ללא תווי בקרת כיווניות אינו נראה זהה.
       *[name] שום שם אחר בעל אותם תווים אינו נראה זהה.
    }
collisions-running = החיפוש נמשך.
collisions-not-searched = החיפוש הוא רק בתצוגות ללא טקסט מסביב.
collisions-failed = החיפוש נכשל בגלל תקלה בתוכנה.
collisions-some =
    { $kind ->
        [text] { $count ->
            [one] טקסט אחד אחר ללא תווי בקרת כיווניות נראה זהה.
            [two] שני טקסטים אחרים ללא תווי בקרת כיווניות נראים זהים.
           *[other] { $count } טקסטים אחרים ללא תווי בקרת כיווניות נראים זהים.
        }
       *[name] { $count ->
            [one] שם אחד אחר בעל אותם תווים נראה זהה.
            [two] שני שמות אחרים בעלי אותם תווים נראים זהים.
           *[other] { $count } שמות אחרים בעלי אותם תווים נראים זהים.
        }
    }
collisions-at-least =
    { $kind ->
        [text] לפחות { $count } טקסטים אחרים ללא תווי בקרת כיווניות נראים זהים; החיפוש נעצר במגבלתו.
       *[name] לפחות { $count } שמות אחרים בעלי אותם תווים נראים זהים; החיפוש נעצר במגבלתו.
    }
collisions-unknown =
    { $kind ->
        [text] החיפוש נעצר במגבלתו לפני שמצא טקסט אחר שנראה זהה.
       *[name] החיפוש נעצר במגבלתו לפני שמצא שם אחר שנראה זהה.
    }

display-order = משמאל לימין: תווים { $positions }
browser-opens =
    { $part ->
        [mapped-host] תווים של המארח ממופים לאחרים לפי UTS #46: הדפדפן פותח { $url }
        [no-host] הוא אינו קורא מארח: הוא פותח { $url }
        [scheme] הוא קורא סכמה אחרת ופותח { $url }
        [userinfo] הוא קורא פרטי משתמש אחרים ופותח { $url }
        [port] הוא קורא פורט אחר ופותח { $url }
        [path] הוא קורא נתיב אחר ופותח { $url }
        [query] הוא קורא מחרוזת שאילתה אחרת ופותח { $url }
        [fragment] הוא קורא מקטע אחר ופותח { $url }
       *[host] הוא קורא מארח אחר ופותח { $url }
    }
# $characters are removed wherever they stand, or at an end: "U+0020 SPACE".
browser-ignores =
    { $place ->
        [start] הוא מתעלם מ-{ $characters } בתחילה ופותח { $url }
        [end] הוא מתעלם מ-{ $characters } בסוף ופותח { $url }
       *[within] הוא מתעלם מ-{ $characters } ופותח { $url }
    }
browser-refuses =
    { $reason ->
        [no-host] לא נפתח: אין מארח.
        [host] לא נפתח: UTS #46 דוחה את המארח.
        [no-request] אין פנייה לשום מארח: הסכמות javascript ו-data מריצות או מציגות את מה שאחריהן, והסכמה mailto כותבת דואר למי שאחריה.
        [host-character] לא נפתח: במארח יש תו ששום מארח אינו יכול להכיל.
        [address] לא נפתח: המארח נראה ככתובת IP אך אינו תקין.
        [port] לא נפתח: הפורט אינו מספר עד 65535.
       *[other] לא נפתח.
    }
# What stands before the “@” of a URL whose host is as it was typed.
browser-userinfo = מה שלפני “@”, “{ $userinfo }”, הוא פרטי משתמש, לא המארח: הדפדפן פותח { $url }
host-in-sight =
    { $of ->
        [url] { $sight ->
            [whole] המארח כולו נראה.
            [part] חלק מן המארח נראה.
           *[none] דבר מן המארח אינו נראה.
        }
       *[name] { $sight ->
            [whole] השם כולו נראה.
            [part] חלק מן השם נראה.
           *[none] דבר מן השם אינו נראה.
        }
    }
visible-host =
    { $of ->
        [url] { $reading ->
            [part] נקרא חלק מן המארח: “{ $text }”.
            [reordered] המארח הוא “{ $text }”, אבל אפשר לקרוא את תוויותיו בסדר אחר.
            [same] נקרא כמארח “{ $text }”: הוא נראה זהה, אך הוא חלק אחר של ה-URL.
           *[other] נקרא כמארח “{ $text }”, אבל המארח הוא שם אחר.
        }
       *[name] { $reading ->
            [part] נקרא חלק מן השם: “{ $text }”.
            [reordered] אפשר לקרוא את התוויות של “{ $text }” בסדר אחר.
           *[other] השם נקרא “{ $text }”, שהוא שם אחר.
        }
    }
visible-host-unquoted =
    { $of ->
        [url] { $reading ->
            [nothing] דבר אינו נקרא כמארח.
            [part] נקרא חלק מן המארח.
            [reordered] המארח נקרא, אבל אפשר לקרוא את תוויותיו בסדר אחר.
           *[other] משהו אחר נקרא כמארח.
        }
       *[name] { $reading ->
            [nothing] אי אפשר לקרוא דבר מן השם.
            [part] נקרא חלק מן השם.
            [reordered] אפשר לקרוא את תוויותיו בסדר אחר.
           *[other] משהו אחר נקרא כשם.
        }
    }
paragraph-direction =
    { $direction ->
        [rtl] הפסקה היא מימין לשמאל.
       *[ltr] הפסקה היא משמאל לימין.
    }
shows-the-same = זהה לתצוגה: { $display }.
badge-explained = { $badge }: { $explanation }
cut-into-rows = שורה אחת, מחולקת ל-{ $count } שורות: המשיכו לקרוא בשורה שמתחת.

cross-check =
    { $agrees ->
        [yes] המנוע { $engine } מסכים עם הרמות שלנו בשני כיווני הפסקה.
       *[no] המנוע { $engine } אינו מסכים עם הרמות שלנו.
    }

## הצעות

marked-davis = תווי הבקרה של Davis
marked-durst = תווי הבקרה של Dürst
marked-custom = תווי בקרה
marked-components =
    { $count ->
        [one] סימני הכיווניות של סעיף 4.3 משנים את תצוגת רכיב { $components }.
       *[other] סימני הכיווניות של סעיף 4.3 משנים את תצוגת הרכיבים { $components }.
    }
restriction-violated =
    { $more ->
        [0] מפר את מגבלה { $number }: { $characters }.
       *[other] מפר את מגבלה { $number }: { $characters } ועוד { $more }.
    }

## הערות על המסמכים שמופיעות בתצוגות, לפי המזהים שלהן

document-note-atkin2001-java = הטקסט נותן כיוון לאותיות, ספרות, נקודות ומקפים. תוכנת Java מטפלת ב-{ LTR("#") }, { LTR("$") }, { LTR("%") } ו-{ LTR("+") } כמו במקף; את { LTR("[") }, { LTR("\\") }, { LTR("]") } ו-{ LTR("^") } היא הופכת כמו אותיות עבריות. ב-bidiscope שמונת הסימנים האלה הם משמאל לימין. פסיק ונקודתיים הם משמאל לימין בשתי התוכנות.
document-note-atkin2001-table-2 = טבלה 2 מונה תווים שהטקסט מוציא מכלל שימוש: סימני פיסוק ותווי תאימות. הממצאים מדווחים על שניהם.
document-note-atkin2001-table-2-others = הטקסט מוסיף רק אותיות וספרות. לכן bidiscope מדווח על הסימנים ונקודות הקוד הלא מוקצות שבטבלה 2, שהטקסט אינו מזכיר.
document-note-atkin2001-persian-digits = המאמר אינו אומר אם ספרות של פרסית ואורדו הן ספרות אירופיות או ערביות. לפי המחלקה שלהן, EN, הן נחשבות כאן לאירופיות.
document-note-atkin2001-other-scripts = כלשונו של הטקסט, אותיות של כתבים אחרים מימין לשמאל הן “other alphabetic characters”, שהן משמאל לימין. ב-bidiscope כל אות ממחלקה R או AL היא מימין לשמאל.
document-note-atkin2001-marks = הטקסט אינו נותן כיוון לסימנים מצטרפים. ב-bidiscope סימן מצטרף נשאר עם התו שלפניו.
document-note-atkin2001-figure-5 = הטקסט אומר שפסקה משמאל לימין מציגה את DEFabc כמו את abcDEF. זה שגוי. זה נכון לשמות אחרים, כגון AB12 ו-12AB.
document-note-duerst-structural = תווי המבנה הם { LTR("“'@', '.', ':', '/', and so on”") }. כאן נספרים גם { LTR("?") }, { LTR("#") }, { LTR("&") } ו-{ LTR("=") } ומפרידי התוויות של IDNA.
document-note-duerst-arabic-digits = הטיוטה אינה אומרת אם ספרות הודיות-ערביות הן תווים מימין לשמאל; היא אומרת שספרות נכתבות משמאל לימין. כאן הן נספרות כמימין לשמאל: בלי סימני הכיווניות של סעיף 4.3, רכיבים של ספרות כאלה עלולים להחליף מקומות.
document-note-duerst-restriction-3 = הביטוי “Any other class of characters” כולל סימנים מצטרפים, שיש להם מחלקה משלהם.
document-note-rfc5893-second-guarantee = ההבטחה אינה נכונה בפסקה מימין לשמאל: { LTR("1-a") } ו-{ LTR("a-1") } לפני תווית מימין לשמאל נראות זהות.

## תצוגות לפי המזהים שלהן; .short הוא למקומות צרים

display-logical = סדר לוגי
    .short = סדר לוגי
display-one-to-one = אחד-לאחד (Atkin, Stansifer, Alsharif)
    .short = אחד-לאחד
display-uba-ltr = פסקת LTR (UBA)
    .short = UBA LTR
display-uba-rtl = פסקת RTL (UBA)
    .short = UBA RTL
display-uba-auto = פסקה אוטומטית (UBA)
    .short = אוטומטי (UBA)
display-components = רכיבים (Dürst)
    .short = רכיבים
display-fields = שדות (Davis)
    .short = שדות
display-isolates = תווי בידוד
    .short = תווי בידוד
display-isolated = בבידוד (לפי התו החזק הראשון)
    .short = בבידוד
display-custom = אסטרטגיה מותאמת
    .short = מותאמת

## Options of displays and their values, by their identifiers: a title, what the value does (.about), and how it is
## mentioned after the title of a display (.phrase). The help needs more words for some (.help).

option-before = טקסט לפני
    .help = טקסט לפני השם
option-after = טקסט אחרי
    .help = טקסט אחרי השם
option-bidi-data = מחלקות כיווניות
option-bidi-data-current = מחלקות Unicode הנוכחיות
    .short = מחלקות נוכחיות
    .phrase = לפי מחלקות Unicode הנוכחיות
option-bidi-data-unicode-3-1 = המחלקות של Unicode 3.1 (2001)
    .short = מחלקות 2001
    .phrase = לפי המחלקות של Unicode 3.1 (2001)
option-isolate = בידוד סביב כל תווית
option-isolate-left-to-right = בידוד משמאל לימין (LRI)
option-isolate-first-strong = בידוד לפי התו החזק הראשון (FSI)
    .phrase = בידוד לפי התו החזק הראשון
option-order = סדר השדות
option-order-constant = סדר קבוע
    .about = משמאל לימין.
    .phrase = סדר קבוע
option-order-environment = סדר לפי הסביבה
    .about = בכיוון הפסקה.
    .phrase = סדר לפי הסביבה
option-order-content = סדר לפי התוכן
    .about = מימין לשמאל אם יש בשם תו ממחלקה R, AL או AN.
    .phrase = סדר לפי התוכן
option-order-top-level-domain = סדר לפי רמת המתחם העליונה
    .about = מימין לשמאל אם יש ברמת המתחם העליונה תו ממחלקה R, AL או AN.
    .phrase = סדר לפי רמת המתחם העליונה
option-order-right-to-left = סדר מימין לשמאל
    .about = מימין לשמאל.
    .phrase = סדר מימין לשמאל
option-paragraph = פסקה
    .help = כיוון הפסקה
option-paragraph-ltr =
    .about = הפסקה היא משמאל לימין.
    .phrase = בפסקת LTR
option-paragraph-rtl =
    .about = הפסקה היא מימין לשמאל.
    .phrase = בפסקת RTL
option-paragraph-auto =
    .about = האות הראשונה קובעת את כיוון הפסקה (כללים P2 ו-P3).
    .phrase = בפסקה אוטומטית
option-paragraph-last =
    .about = התו האחרון קובע את כיוון הפסקה, כמו בתוכנות הישנות של RFC 5893, סעיף 7.1.
    .phrase = בפסקה בכיוון התו האחרון
option-paragraph-host =
    .about = האות הראשונה של המארח קובעת את כיוון הפסקה. הסכמה והנתיב אינם קובעים.
    .phrase = בפסקה בכיוון המארח
option-l3 = כלל L3
    .help = האם כלל L3 מציב סימנים מצטרפים אחרי תווי הבסיס שלהם
option-l3-yes = סימנים מצטרפים באים אחרי תו הבסיס
    .phrase = עם כלל L3
option-l3-no = סימנים מצטרפים נשארים במקום שכלל L2 קובע
    .phrase = בלי כלל L3
option-base = כללי הסידור
option-base-uba = UBA
    .about = אלגוריתם הדו-כיווניות של Unicode מסדר את התווים.
option-base-one-to-one = אחד-לאחד
    .about = האלגוריתם של Atkin, Stansifer ו-Alsharif מסדר את התווים.
option-base-logical =
    .about = התווים מוצגים כפי שהם מאוחסנים.
option-separators = מפרידים
    .help = מפרידים בין שדות
option-separators-none = ללא מפרידים
    .about = השם כולו הוא שדה אחד.
option-separators-idna = מפרידי תוויות
    .about = הנקודה ושאר מפרידי התוויות של IDNA מפרידים בין שדות.
option-separators-structural = תווי המבנה של Dürst
    .about = התווים { LTR(". @ : / ? # & =") } ומפרידי התוויות של IDNA מפרידים בין שדות.
option-separators-parts = השדות של Davis
    .about = השדות הם התוויות, וחלקי ה-URL לפי הדקדוק של Davis.
option-separators-host = המארח בלבד
    .about = המארח של URL הוא השדה היחיד.
option-separators-url-parts = חלקי URL
    .about = השדות הם הסכמה, פרטי המשתמש, המארח, הפורט, הנתיב, מחרוזת השאילתה והמקטע.
# Separators that the user has listed.
option-separators-listed = מפרידים { $characters }
option-fields = סידור השדות
option-fields-whole = סידור השם כולו בבת אחת
    .about = כל השדות בפסקה אחת ומשפיעים זה על זה.
option-fields-alone = סידור כל שדה לחוד
    .about = כל שדה הוא פסקה. אחר כך השדות המוצגים מסודרים זה אחר זה.
option-direction = כיוון של שדה
option-direction-ltr =
    .about = כל שדה הוא משמאל לימין.
option-direction-rtl =
    .about = כל שדה הוא מימין לשמאל.
option-direction-paragraph =
    .about = כיוון כל שדה הוא כיוון הפסקה.
option-direction-order =
    .about = כיוון כל שדה הוא הכיוון שבו השדות באים זה אחר זה.
option-direction-first-strong =
    .about = האות הראשונה בשדה קובעת את כיוונו.
option-direction-content =
    .about = שדה הוא מימין לשמאל אם יש בו תו ממחלקה R, AL או AN.
option-around = תווי בקרה סביב כל שדה
option-around-nothing =
    .about = אין תווי בקרה סביב שדה.
option-around-marks =
    .about = יש סימני כיווניות לפני כל שדה ואחריו: LRM, או RLM אם השדה מימין לשמאל.
option-around-mark-before =
    .about = יש סימן כיווניות רק לפני כל שדה: LRM, או RLM אם השדה מימין לשמאל.
option-around-mark-after =
    .about = יש סימן כיווניות רק אחרי כל שדה: LRM, או RLM אם השדה מימין לשמאל.
option-around-embedding =
    .about = כל שדה הוא הטבעה: LRE או RLE לפניו, PDF אחריו.
option-around-isolate =
    .about = כל שדה מבודד מן האחרים: LRI, RLI או FSI לפניו, PDI אחריו.
option-around-override =
    .about = כל תווי השדה מקבלים את כיוונו: LRO או RLO לפניו, PDF אחריו.
option-whole = תווי בקרה סביב השם
option-whole-nothing =
    .about = אין תווי בקרה סביב השם.
option-whole-marks =
    .about = יש סימני כיווניות לפני השם ואחריו: LRM, או RLM אם השדות מסודרים מימין לשמאל.
option-whole-mark-before =
    .about = יש סימן כיווניות רק לפני השם: LRM, או RLM אם השדות מסודרים מימין לשמאל.
option-whole-mark-after =
    .about = יש סימן כיווניות רק אחרי השם: LRM, או RLM אם השדות מסודרים מימין לשמאל.
option-whole-embedding =
    .about = השם הוא הטבעה: LRE או RLE לפניו, PDF אחריו.
option-whole-isolate =
    .about = השם מבודד מן הטקסט שמסביב: LRI או RLI לפניו, PDI אחריו.
option-whole-first-strong =
    .about = השם מבודד בכיוון האות הראשונה שלו, כמו ב-bdi של HTML: FSI לפניו, PDI אחריו.
option-whole-override =
    .about = כל תווי השם מקבלים כיוון אחד: LRO או RLO לפניו, PDF אחריו.
option-path = נתיב
    .help = סידור הנתיב של URL לצד המארח
option-path-whole = יחד עם המארח
    .about = אותם כללים חלים על המארח ועל הנתיב.
option-path-alone = כפסקה
    .about = הנתיב הוא פסקה בכיוון המארח. המארח מוצג כאילו הוא לבדו.
option-path-segments = כל קטע לעצמו
    .about = כיוון כל קטע בנתיב הוא כיוון האות הראשונה שלו. המארח קובע את סדרם.
option-hyphen = מקף
    .help = מחלקת הכיווניות של המקף
option-hyphen-own =
    .about = למקף מחלקת ה-Unicode שלו.
option-hyphen-on =
    .about = המקף נייטרלי: התווים משני צדדיו קובעים את כיוונו.
option-hyphen-l =
    .about = המקף נחשב אות משמאל לימין.
option-hyphen-r =
    .about = המקף נחשב אות מימין לשמאל.
option-hyphen-es =
    .about = המקף מפריד בין מספרים, כמו ב-Unicode מאז 4.0.1.
option-hyphen-et =
    .about = המקף שייך למספר שלידו, כמו ב-Unicode 3.1.
option-hyphen-cs =
    .about = המקף מפריד בין מספרים מסוג אחד, כמו הנקודה.
option-full-stop = נקודה
    .help = מחלקת הכיווניות של הנקודה ושל שאר מפרידי התוויות
option-full-stop-own =
    .about = לנקודה מחלקת ה-Unicode שלה, CS.
option-full-stop-on =
    .about = הנקודה נייטרלית: התווים משני צדדיה קובעים את כיוונה.
option-full-stop-l =
    .about = הנקודה נחשבת אות משמאל לימין.
option-full-stop-r =
    .about = הנקודה נחשבת אות מימין לשמאל.
option-full-stop-es =
    .about = הנקודה מפרידה רק בין מספרים אירופיים, כמו המקף.
option-full-stop-et =
    .about = הנקודה שייכת למספר אירופי שלידה.
option-full-stop-cs =
    .about = כל מפריד תוויות מפריד בין מספרים, גם הנקודה האידאוגרפית.
option-digits = ספרות
    .help = מחלקת הכיווניות של הספרות; “letter” היא מחלקת האות שלפניהן
option-digits-own =
    .about = לספרות מחלקת ה-Unicode שלהן.
option-digits-letter =
    .about = כיוון הספרה הוא כיוון האות שלפניה בשדה, ואם אין כזאת, מחלקת ה-Unicode שלה.
option-digits-l =
    .about = הספרות נחשבות אותיות משמאל לימין.
option-digits-r =
    .about = הספרות נחשבות אותיות מימין לשמאל: הראשונה מימין.
option-digits-en =
    .about = כל הספרות הן מספרים אירופיים (HL2). כלל W2 עדיין חל.
option-digits-an =
    .about = כל הספרות הן מספרים ערביים, AN (HL2).
option-w2 = כלל W2
    .help = האם כלל W2 הופך מספר אירופי אחרי אות ערבית למספר ערבי (AN)
option-w2-yes = מספרים אירופיים משתנים אחרי אותיות ערביות
    .phrase = עם כלל W2
option-w2-no = מספרים אירופיים נשארים כמות שהם (HL2)
    .phrase = בלי כלל W2
option-n0 = כלל N0
    .help = האם כלל N0 נותן לזוג סוגריים כיוון אחד
option-n0-yes = זוג סוגריים מקבל כיוון אחד
    .phrase = עם כלל N0
option-n0-no = סוגריים נייטרליים, כמו לפני Unicode 6.3
    .phrase = בלי כלל N0
option-mirror = תווים בתמונת ראי
    .help = מה מוצג בתמונת ראי ברצפים מימין לשמאל
option-mirror-unicode = לפי Unicode
    .about = סוגריים ושאר התווים בעלי התכונה Bidi_Mirrored מוצגים בתמונת ראי (כלל L4).
option-mirror-slashes = גם לוכסנים
    .about = ברצפים מימין לשמאל לוכסן מוצג כלוכסן הפוך, ולהפך (HL6).

# Titles of values that several options have: directions, controls around a field or the name, bidi classes.
direction-choice-ltr = משמאל לימין
direction-choice-rtl = מימין לשמאל
direction-choice-auto = אוטומטי
direction-choice-last = לפי התו האחרון
direction-choice-host = לפי המארח
direction-choice-paragraph = כמו הפסקה
direction-choice-order = כמו הסדר
direction-choice-first-strong = התו החזק הראשון
direction-choice-content = לפי התוכן
controls-choice-nothing = אין
controls-choice-marks = סימני כיווניות
controls-choice-mark-before = סימן כיווניות לפני
controls-choice-mark-after = סימן כיווניות אחרי
controls-choice-embedding = הטבעה
controls-choice-isolate = בידוד
controls-choice-first-strong = בידוד לפי התו החזק הראשון
controls-choice-override = עקיפה
class-choice-own = מחלקת Unicode
class-choice-on = ON
class-choice-l = L
class-choice-r = R
class-choice-es = ES
class-choice-et = ET
class-choice-cs = CS
class-choice-letter = כמו האות שלפניהן
class-choice-en = EN
class-choice-an = AN

# An option of a custom strategy with its value.
option-choice = { $option }: { $value }

no-effect-uba-only = רק ה-UBA משתמש באפשרות הזאת.
no-effect-fields-without-controls = בפסקה אחת יש לשדה כיוון משלו רק אם סביבו תווי בקרה.
no-effect-paragraph-per-field = כל שדה מסודר לחוד, ולכן אין דבר סביב השם כולו.
no-effect-path-apart = הנתיב מסודר בנפרד מן המארח, ולכן אין דבר סביב השם כולו.
no-effect-logical-order = הסדר הלוגי אינו משתמש במחלקות כיווניות.
no-effect-no-overall-order = בלי תווי בקרה סביב השם, רק כללי הסידור קובעים את סדר השדות.
no-effect-independent-of-paragraph = כיוון השדות וסדרם אינם תלויים בפסקה.

## טקסטים סביב שם לפי המזהים שלהם, ואיך הם נזכרים אחרי שם התצוגה (.phrase)

context-alone = לבדו
    .phrase = לבדו
context-english = במשפט אנגלי
    .phrase = במשפט אנגלי
context-arabic = במשפט ערבי
    .phrase = במשפט ערבי
context-hebrew = במשפט עברי
    .phrase = במשפט עברי
context-brackets = בסוגריים
    .phrase = בסוגריים
context-percent = לפני סימן אחוז
    .phrase = לפני סימן אחוז
context-after-word = אחרי מילה מימין לשמאל
    .phrase = אחרי מילה מימין לשמאל
context-between-names = בין שני שמות אחרים
    .phrase = בין שני שמות אחרים
context-parent-suffix = תחת אזור אב שמתחיל בספרה
    .phrase = תחת אזור אב שמתחיל בספרה
context-search-list = מושלם מתוך רשימת חיפוש
    .phrase = מושלם מתוך רשימת חיפוש
context-wildcard-zone = מתאים לתו כללי
    .phrase = מתאים לתו כללי
context-dname = תחת DNAME שמתחיל בספרה
    .phrase = תחת DNAME שמתחיל בספרה
context-left-to-right-embedding = בהטבעה משמאל לימין
    .phrase = בהטבעה משמאל לימין
context-right-to-left-embedding = בהטבעה מימין לשמאל
    .phrase = בהטבעה מימין לשמאל
context-left-to-right-isolate = בבידוד משמאל לימין
    .phrase = בבידוד משמאל לימין
context-right-to-left-isolate = בבידוד מימין לשמאל
    .phrase = בבידוד מימין לשמאל
context-first-strong-isolate = בבידוד לפי התו החזק הראשון
    .phrase = בבידוד לפי התו החזק הראשון
context-typed = בהקשר שהוקלד
    .phrase = בהקשר שהוקלד

## הצורות שבהן שם מועתק, לפי המזהים שלהן

copy-logical = השם בסדר לוגי
copy-c = בכתיב C
copy-rust = בכתיב Rust או JavaScript
copy-json = בכתיב JSON
copy-html-text = בכתיב HTML
copy-a-labels = תוויות A
copy-durst = עם תווי הבקרה של Dürst
copy-durst-right-to-left = עם תווי הבקרה של Dürst, לטקסט מימין לשמאל
copy-davis = עם תווי הבקרה של Davis
copy-isolates = עם תווי בידוד
copy-isolates-html = בידוד ב-HTML

## טקסט רץ והמזהים שבו

field-scheme = סכמה
field-userinfo = פרטי משתמש
field-label = תווית
field-ip-address = כתובת IP
field-port = פורט
field-path = נתיב
field-query = מחרוזת שאילתה
field-fragment = מקטע
field-host = מארח
url-parts = חלקי ה-URL
url-band-in-legend = פס: { $part }
link-host =
    { $state ->
        [clear] המארח ברור
        [spoiled] המארח ברור, אבל לא עם תווי הבקרה: { $directions }
        [not-first] המארח אינו ראשון: { $directions }
        [link-split] הקישור מפוצל: { $directions }
        [in-lines] המארח אינו ברור: { $directions }
       *[unclear] המארח אינו ברור
    }
link-host-direction =
    { $direction ->
        [ltr] LTR
       *[rtl] RTL
    }
link-host-clear = הקישור רצוף והמארח רצוף, המארח לפני שאר הקישור, ותוויותיו בסדרן.
# How the line that is pointed at shows a link; what the sign over it says.
link-host-measure = בשורה הזאת { $problem ->
        [split] תווים אחרים מוצגים בין תווי המארח
        [not-first] חלק של הקישור שבא אחרי המארח, כגון הנתיב, מוצג לפניו
        [out-of-order] תוויות המארח אינן בסדרן, או שאחת מהן מפוצלת
        [link-split] טקסט אחר מוצג בין חלקי הקישור
       *[none] המארח ברור: רצוף, לפני שאר הקישור, ותוויותיו בסדרן
    }. תוויות הן בסדרן כשהן באות זו אחר זו בכיוון הפסקה; כשכולן באותיות לטיניות, משמאל לימין; כשהן באותיות עבריות או ערביות, גם מימין לשמאל.
# { $prefix } is for example “ב-”.
link-host-prefix = המארח מתחיל בצירוף { $prefix }, שבטקסט עברי יכול להיות אות שימוש לפני השם, כגון “ב” או “ל”.
# The host of a link in a paragraph of this direction, before and after controls are added.
link-host-in-line =
    { $problem ->
        [split] { $direction ->
            [ltr] משמאל לימין: תווים אחרים מפצלים את המארח
           *[rtl] מימין לשמאל: תווים אחרים מפצלים את המארח
        }
        [not-first] { $direction ->
            [ltr] משמאל לימין: המארח רצוף, אבל חלק שבא אחריו, כגון הנתיב, מוצג לפניו
           *[rtl] מימין לשמאל: המארח רצוף, אבל חלק שבא אחריו, כגון הנתיב, מוצג לפניו
        }
        [out-of-order] { $direction ->
            [ltr] משמאל לימין: תוויות המארח אינן בסדרן
           *[rtl] מימין לשמאל: תוויות המארח אינן בסדרן
        }
        [link-split] { $direction ->
            [ltr] משמאל לימין: המארח ברור, אבל טקסט אחר מוצג בין חלקי הקישור
           *[rtl] מימין לשמאל: המארח ברור, אבל טקסט אחר מוצג בין חלקי הקישור
        }
       *[none] { $direction ->
            [ltr] משמאל לימין: המארח ברור
           *[rtl] מימין לשמאל: המארח ברור
        }
    }{ $after ->
        [corrected] ; תווי הבקרה שנוספו מתקנים זאת.
        [uncorrected] ; תווי הבקרה שנוספו אינם מתקנים זאת.
        [spoiled] ; עם תווי הבקרה שנוספו הוא אינו ברור.
       *[none] .
    }

text-directions-both = שני הכיוונים
text-directions-own = הכיוון שלו

example-text-davis = הדוגמה של Davis במשפט מכל כיוון
example-text-announcement = הודעה בערבית
example-text-violations = שמות המפרים את RFC 5893

# Controls that make names display in another order, by their identifiers.
controls-durst = תווי הבקרה של Dürst: LRM סביב רכיבים מימין לשמאל, ו-LRE…PDF סביב המזהה בטקסט מימין לשמאל
controls-davis = תווי הבקרה של Davis: LRE…PDF סביב המזהה, ו-LRM סביב כל שדה
controls-isolates = בידוד משמאל לימין סביב המזהה, ואחד סביב כל שדה
controls-first-strong-isolates = בידוד משמאל לימין סביב המזהה, ובידוד לפי התו החזק הראשון סביב כל שדה
controls-one-to-one = תצוגת אחד-לאחד בין LRO ל-PDF: לקריאה בלבד, כי היא אינה בסדר לוגי

# How the column “After” shows identifiers, with its heading (.heading).
after-display-fields = ההרחבה של Davis
    .heading = עם ההרחבה של Davis
    .about = הטבעה סביב כל מזהה, וסימני כיווניות לפני כל שדה ואחריו, בסדר שנבחר.
after-display-components =
    .heading = עם תווי הבקרה של Dürst
    .about = סימן משמאל לימין לפני כל רכיב מימין לשמאל ואחריו.
after-display-isolates =
    .heading = עם תווי בידוד
    .about = בידוד משמאל לימין סביב כל מזהה, ואחד סביב כל שדה.
after-display-one-to-one =
    .heading = כל מזהה בתצוגת אחד-לאחד
    .about = כל מזהה בסדר התצוגה בין LRO ל-PDF. זה לקריאה בלבד: שם שמועתק מכאן הוא שם אחר.

identifier-sentence =
    { $verdict ->
        [satisfied] הוא מקיים את כלל הדו-כיווניות.
        [violated] הוא מפר את כלל הדו-כיווניות.
        [not-applicable] הוא אינו שם מתחם דו-כיווני.
        [phone-number] זה מספר טלפון.
        [formula] זו נוסחה.
       *[ip-address] זו כתובת IP, לא שם מתחם.
    }
identifier-ip-address = כתובת IP, לא שם מתחם
identifier-phone-number = מספר טלפון
identifier-formula = נוסחה
identifier-unreadable = אי אפשר לקרוא אותו כשם: { $reason }
identifier-unreadable-sentence = אי אפשר לקרוא אותו כשם: { $reason }.
identifier-click = לחצו כדי לפתוח את שם המתחם שלו בבדיקה.
identifier-host-too-long = במארח יש יותר מ-{ $most } בתים
identifier-too-long = יותר מ-{ $most } בתים: לא מוצג
identifier-after-port = אחרי הפורט, והפורט עצמו אינו נקרא: { $text }
# An “@” follows what was found.
identifier-before-at = מה שלפני “@”, “{ $userinfo }”, הוא פרטי משתמש: ה-URL מוביל אל { $host }
# A percent escape follows what was found.
identifier-escaped-host =
    { $opens ->
        [yes] המארח נמשך, “{ $host }”: ה-URL מוביל אל { $url }
       *[no] המארח נמשך, “{ $host }”: דפדפנים דוחים אותו.
    }
identifier-error = תו { $position }: { $reason }

link-rules-davis = הדקדוק של Davis
    .about = קישורים לפי הדקדוק של “Bidi IRIs” (2011): כל סכמה, והחלקים שנבחרו לצידה.
link-rules-uts58 = UTS #58
    .about = קישורים כפי שתקן Unicode מוצא אותם: כתובות אינטרנט ודוא״ל שרמת המתחם העליונה שלהן מוכרת.
text-only-for-davis = האפשרות { LTR("--", $option) } היא לדקדוק של Davis בלבד. השמיטו אותה, או השתמשו באפשרות { LTR("--links davis") }.

text-without-controls =
    { $count ->
        [one] במזהה שבתו { $position } יש יותר מ-{ $most } בתים, והוא נשאר ללא תווי בקרה.
        [two] בשני מזהים יש יותר מ-{ $most } בתים, והם נשארים ללא תווי בקרה. הראשון בתו { $position }.
       *[other] ב-{ $count } מזהים יש יותר מ-{ $most } בתים, והם נשארים ללא תווי בקרה. הראשון בתו { $position }.
    }
text-cut-off = מוצגים רק { $percent }% הראשונים של הטקסט. הפקודה bidiscope text FILE מפרטת את כולו.
text-not-utf8 = הטקסט אינו UTF-8 תקין ואינו UTF-16 תקין (בתו { $position }).
text-option-without-effect = לאפשרות { LTR("--", $option) } אין השפעה על תווי הבקרה האלה. השמיטו אותה.
text-unknown-controls = אין תווי בקרה “{ $text }”. בחרו אחד מאלה: { $known }.
text-display-without-controls = התצוגה “{ $display }” אינה מוסיפה תווי בקרה לטקסט רץ. בחרו אחת מאלה: { $known }.
text-no-exception = התו { $character } אינו חריג של הדקדוק. החריגים הם { LTR("! \" # % & ' * , . / : ; ? @ \\ ¡ · ¿") }
text-option-not-for-controls = לאפשרות “{ $option }” אין השפעה על תווי בקרה בטקסט רץ. השמיטו אותה.
text-several-files = אפשר לתת כמה קבצים רק עם { LTR("--check=controls") }.
controls-option-without-effect = לאפשרות { LTR("--", $option) } אין השפעה עם { LTR("--check=controls") }. השמיטו אותה.
# After the file's name.
controls-not-utf8 = הוא אינו UTF-8 בשורה { $line }, במיקום { $position }; השאר נבדק
controls-binary = הוא אינו טקסט
controls-utf16 = נראה שהוא UTF-16 ללא סימן סדר בתים (BOM); קבצים כאלה אינם נבדקים
controls-zero-bytes =
    { $checked ->
        [yes] יש בו בתים שערכם אפס, וייתכן שהוא UTF-16 או UTF-32; הוא נבדק כ-UTF-8
       *[no] יש בו בתים שערכם אפס, וייתכן שהוא UTF-16 או UTF-32; הוא לא נבדק
    }
controls-checked =
    { $count ->
        [one] בתיקייה { $folder } נבדק קובץ אחד
        [two] בתיקייה { $folder } נבדקו שני קבצים
       *[other] בתיקייה { $folder } נבדקו { $count } קבצים
    }
controls-passed-over =
    { $what ->
        [binary] { $count ->
            [one] לא נבדק: קובץ בינארי אחד
            [two] לא נבדקו: שני קבצים בינאריים
           *[other] לא נבדקו: { $count } קבצים בינאריים
        }
        [links] { $count ->
            [one] לא נבדק: קישור סמלי אחד
            [two] לא נבדקו: שני קישורים סמליים
           *[other] לא נבדקו: { $count } קישורים סמליים
        }
       *[no-files] { $count ->
            [one] לא נבדק: צינור, שקע או התקן אחד
            [two] לא נבדקו: שני צינורות, שקעים או התקנים
           *[other] לא נבדקו: { $count } צינורות, שקעים או התקנים
        }
    }
controls-folders =
    { $others ->
        [0] לא נבדקו: תיקיות של ניהול גרסאות ({ $folders })
       *[other] לא נבדקו: תיקיות של ניהול גרסאות ({ $folders } ועוד { $others })
    }
given-twice = האפשרות { LTR("--", $shorthand) } ו“{ $key }” באפשרות { LTR("--", $option) } אומרות אותו דבר. השמיטו אחת.

## מה פקודות אומרות על שם: בדיקות, ושמות אחרים שנראים זהים

check-warning = אזהרה: { $headline }
check-passes-but-refused =
    { $by ->
        [registry] השם עובר את הבדיקה “{ $rules }”, אבל כללי המרשם דוחים אותו: ראו { LTR("--check=idna2008") }
       *[idna2008] השם עובר את הבדיקה “{ $rules }”, אבל IDNA2008 דוחה אותו: ראו { LTR("--check=idna2008") }
    }
# $faults הם אחדים מן האחרונים שבהודעה check-host-fault, ונקודה-פסיק ביניהם.
check-host-fails =
    { $display ->
        [uba-rtl] בפסקה מימין לשמאל: { $faults }.
        [uba-ltr] בפסקה משמאל לימין: { $faults }.
       *[other] בתצוגה “{ $title }”: { $faults }.
    }
# תוויות של המארח הוקלדו בצורה “xn--…”; מה שלפני המשפט הזה הוא על פענוחן.
check-host-decoded = המארח המפוענח הוא “{ $host }”.
check-host-opened = גם ה-URL שדפדפן מציג אחרי הפתיחה נבדק: “{ $url }”.
# למה אין מארח שדפדפן יכול לבקש.
check-host-refused =
    { $reason ->
        [no-host] אין מארח.
        [host] המארח אינו תקין: UTS #46 דוחה אותו.
        [host-character] המארח אינו תקין: יש בו תו שאסור במארחים.
        [address] המארח נראה ככתובת IP, אבל אינו כתובת תקינה.
        [no-request] הקישור אינו פותח מארח: “{ LTR("javascript:") }” מריץ סקריפט, “{ LTR("data:") }” מציג את התוכן של עצמו, “{ LTR("mailto:") }” פותח הודעה.
       *[other] המארח אינו תקין.
    }
check-host-invisible = התו הבלתי נראה { $character }, אחרי המארח, מסיים את הקישור. אחריו באים עוד תווים של שם.
check-host-address = דפדפנים קוראים את המארח הזה ככתובת { $address }.
check-host-escape = דפדפנים קוראים כנקודה תו במארח הזה שנכתב בקידוד אחוזים.
# חמשת הראשונים הם משפטים.
check-host-fault =
    { $fault ->
        [no-host] אין מארח.
        [invalid-host] המארח אינו תקין.
        [userinfo] הטקסט שלפני “@” נראה כמארח, אבל הוא פרטי משתמש.
        [lookalike-slash] במארח או לצדו יש תו שדומה ללוכסן.
        [invisible-after-host] תו בלתי נראה אחרי המארח מסיים את הקישור, ואחריו באים עוד תווים של שם.
        [split] חלקים אחרים של ה-URL מפצלים את המארח
        [not-first] חלק מאוחר יותר של ה-URL קודם למארח
        [out-of-order] תוויות המארח אינן כסדרן
        [nothing-read] שום טקסט אינו נקרא כמארח
       *[misread] טקסט אחר נקרא כמארח
    }
text-visible-host =
    { $direction ->
        [rtl] בפסקה מימין לשמאל: { $sentence }
       *[ltr] בפסקה משמאל לימין: { $sentence }
    }
no-verdict = ללא תשובה
collisions-display = בתצוגה “{ $display }” השם מוצג כך: { $text }
collisions-other-display = שמות אחרים שמוצגים כך בתצוגה “{ $display }”: { $text }
collisions-read-as = כתובות URL שמציגות את { $host } כמארח בתצוגה “{ $display }”
collisions-read-as-count =
    { $complete ->
        [yes] { $count ->
            [0] שום סדר של התוויות וחלקי הנתיב האלה אינו נותן כתובת URL כזאת.
            [one] סדר אחד של התוויות וחלקי הנתיב האלה נותן כתובת URL כזאת:
           *[other] { $count } סדרים של התוויות וחלקי הנתיב האלה נותנים כתובות URL כאלה:
        }
       *[no] { $count ->
            [0] לא נמצאה כתובת URL כזאת; לא כל הסדרים נוסו.
            [one] נמצאה כתובת URL אחת כזאת; לא כל הסדרים נוסו:
           *[other] נמצאו { $count } כתובות URL כאלה; לא כל הסדרים נוסו:
        }
    }
collisions-read-as-refused =
    { $count ->
        [one] עוד כתובת URL אחת הושמטה: דפדפנים דוחים אותה.
        [two] עוד שתי כתובות URL הושמטו: דפדפנים דוחים אותן.
       *[other] עוד { $count } כתובות URL הושמטו: דפדפנים דוחים אותן.
    }
name-in-no-zone = השם אינו בשום אזור שבפרופיל, ולכן הוא מושווה כפי שהוקלד. הוסיפו את האזור שלו.
list-match-disposition = המעמד כווריאנט של השם הזה: { $disposition }
list-matches-count =
    { $count ->
        [0] אף שם ברשימה אינו זהה ואינו נראה זהה.
        [one] שם אחד ברשימה זהה או נראה זהה.
        [two] שני שמות ברשימה זהים או נראים זהים.
       *[other] { $count } שמות ברשימה זהים או נראים זהים.
    }

## המרת שמות

convert-unknown-form = אין צורה “{ $text }”. בחרו “logical”, “marked”, “html”, “marked:CONTROLS”, “html:CONTROLS”, “percent”, “minimal-escapes”, “punycode-label:DISPLAY”, “punycode-name:DISPLAY”, “c”, “javascript”, “rust”, “json” או תצוגה: { $displays }.
convert-unknown-controls = אין תווי בקרה “{ $text }”. בחרו אחד מאלה: { $known }; או תצוגה שמוסיפה תווי בקרה, כגון “fields:order=content”.
convert-display-without-controls = התצוגה “{ $display }” אינה מוסיפה תווי בקרה. בחרו אחד מאלה: { $known }; או תצוגה שמוסיפה תווי בקרה, כגון “fields:order=content”.
convert-option-without-effect = לאפשרות “{ $option }” אין השפעה על תווי בקרה. השמיטו אותה.
convert-writing-only = הצורה “{ $form }” מיועדת רק לאפשרות { LTR("--to") }.
convert-marked-is-input = הצורה “marked” מיועדת רק לאפשרות { LTR("--from") }. ציינו את תווי הבקרה להוספה, כגון “marked:durst”.
convert-no-name = אין שם שמוצג כך בתצוגה “{ $display }”.
convert-without-controls = אין בשורה תווי הבקרה “{ $controls }”. הצורות “marked” ו“html” מסירות כל תו בקרה.
convert-unwritable = התשובה מכילה את { $character }, שהכתיבה “{ $notation }” אינה יכולה לכתוב.
convert-search-stopped = החיפוש נעצר במגבלתו לפני שמצא שם.

## שמות בהשוואה

compare-empty = הקלידו תחילה שם.
compare-unreadable = אי אפשר לקרוא את זה כשם: { $reason }.
compare-too-long = אפשר להשוות שמות של { $most } תווים לכל היותר.
compare-already = השם הזה כבר בהשוואה.
compare-too-many = אפשר להשוות { $most } שמות לכל היותר. הסירו תחילה אחד.
# After several lines were pasted at once.
names-added =
    { $count ->
        [0] לא נוסף שם.
        [one] נוסף שם אחד.
        [two] נוספו שני שמות.
       *[other] נוספו { $count } שמות.
    }
names-repeated =
    { $count ->
        [one] { $added } שורה אחת חוזרת על שם.
        [two] { $added } שתי שורות חוזרות על שמות.
       *[other] { $added } { $count } שורות חוזרות על שמות.
    }
names-refused =
    { $count ->
        [one] { $added } שורה אחת לא נוספה: { $reason }
        [two] { $added } שתי שורות לא נוספו. הראשונה: { $reason }
       *[other] { $added } { $count } שורות לא נוספו. הראשונה: { $reason }
    }
display-letter-name = אות { $letter }.

## דוחות

title-of-name =
    { $kind ->
        [text] איך { $name } מוצג
       *[name] איך { $name } מוצג, והאם הוא מותר לרישום
    }
title-of-names =
    { $kind ->
        [text] איך { $count } טקסטים מוצגים
       *[name] איך { $count } שמות מתחם מוצגים, והאם הם מותרים לרישום
    }
title-of-list = שמות הרשימה: אילו מותרים לרישום, ואילו דומים למראה
report-skip = דלגו אל הדוח
report-contents = תוכן העניינים
report-about = על הדוח הזה
report-unreadable = שמות שאי אפשר לקרוא
made-by = נוצר ב-bidiscope { $version }.
made-on = נוצר בתאריך { $date } (UTC).
unicode-versions = מחלקות כיווניות, תכונות נגזרות, מיפוי ונרמול לפי Unicode { $version }; שמות התווים לפי Unicode { $names }.
report-rules = הכללים של IDNA2008 קובעים אם שם מותר לרישום: RFC 5891, סעיף 4, עם RFC 5892 ו-RFC 5893 (כלל הדו-כיווניות). צורת ה-DNS היא זו של UTS #46, ללא עיבוד מעבר (nontransitional).
report-no-rulesets = כללי המרשם לא נבדקו.
report-whole-name = כל תווית בשם נחשבת של המבקש.
report-zone = אזור האב הוא { $zone }: רק התוויות שלפניו הן של המבקש.
report-stated-zones = הרשימה מציינת את האזור של כל שם: רק התוויות שלפניו הן של המבקש.
report-profile = האזורים והכללים שלהם הם אלה של הפרופיל { $profile }.
report-registry-rules = כללים אחרים של המרשם: { $rules }.
report-rulesets = השמות נבחנים גם לפי ערכות הכללים האלה (RFC 7940): { $rulesets }.
report-notation = השמות הוזנו בכתיבה “{ $notation }”.
report-counting = הכול נספר מ-1, בסדר לוגי: הסדר שבו מקלידים ומאחסנים.
report-drawn = התמונות מצוירות בגופנים המצורפים ל-bidiscope. דפדפן עשוי להציג אותו שם בסדר אחר.
six-conditions = ששת התנאים של כלל הדו-כיווניות
what-to-do = מה לעשות
picture = { $name } כפי שהתצוגה { $display } מציגה אותו
too-long-to-draw = בשם יש { $count } תווים; מצוירים שמות של { $most } תווים לכל היותר.
line-number = שורה { $line }
suggested-fix = הצעה: { $name }
# Before the lines of the list that ask for the suggested name, or have it suggested too.
suggestion-contested = שורות אחרות מבקשות את השם המוצע, או שאותו שם מוצע גם להן:
suggestion-registered =
    { $matched ->
        [same-name] השם המוצע כבר רשום: הוא נמצא ברשימה האחרת, בשורה { $line }.
       *[variant] וריאנט של השם המוצע כבר רשום: הוא נמצא ברשימה האחרת, בשורה { $line }.
    }

answer =
    { $verdict ->
        [allowed] מותר לרישום (IDNA2008)
        [allowed-by-registry] מותר לרישום (IDNA2008 וכללי המרשם)
        [allowed-in-part] שאר התוויות מותרות לרישום (IDNA2008)
        [allowed-in-part-by-registry] שאר התוויות מותרות לרישום (IDNA2008 וכללי המרשם)
        [refused] נדחה (IDNA2008)
        [refused-by-registry] נדחה (כללי המרשם)
        [refused-by-either] נדחה (IDNA2008 או כללי המרשם)
        [reserved] שמור (כללי המרשם)
        [blocked] חסום (כללי המרשם)
        [taken] תפוס (הרשימה האחרת)
        [contested] בקשות מתחרות (הרשימה הזאת)
        [same-holder] רשום לאותו מחזיק (הרשימה האחרת)
        [needs-review] לא הוכרע
       *[not-applicable] אי אפשר לרשום
    }

## הדף בדפדפן

web-title = איך שמות וטקסט מוצגים: bidiscope
web-skip = דלגו אל התוצאות
web-name = שם מתחם, כתובת או טקסט
web-parent = באזור האב { $zone }
web-notation = צורת הכתיבה
web-inspect = בדקו
web-displays = התצוגות להצגה
web-browser = הדפדפן הזה
web-browser-equal = ✓ אותו סדר
web-browser-differs = ✗ סדר אחר, משמאל לימין: תווים { $positions }
web-browser-unknown = הדפדפן הזה אינו אומר היכן הוא מצייר את התווים.
web-steps = שלבים
web-step-outcome = מה הוא משנה
web-too-long-for-steps = שלבים מוצגים ל-{ $most } תווים לכל היותר.
web-present = הציגו
web-close = סגרו
web-step-of = שלב { $number } מתוך { $count }
web-search = חפשו מה נראה זהה
web-searching = מתבצע חיפוש…
web-copy-link = העתיקו קישור
web-copy-window-link = העתיקו קישור לחלון
web-copied = הקישור הועתק.
web-not-copied = הדפדפן לא העתיק את הקישור. העתיקו אותו כאן:
web-json = שמרו כ-JSON
web-lessons = שיעורים
web-lesson = שיעור
web-arrange = סדרו את התווים בסדר שהקורא רואה. בחרו תו, והזיזו אותו במקשי החיצים או בלחצנים.
web-move-left = הזיזו שמאלה
web-move-right = הזיזו ימינה
web-no-choice = בחרו תחילה תשובה.
web-no-answer = זו אינה תשובה לשאלה.
web-about = הכול מחושב בדפדפן שלכם. דבר אינו נשלח לשום מקום.
web-stopped = הבקשה האחרונה נכשלה. הדף שב לפעול.

## גיליונות

shown-by = כפי שהתצוגה { $display } מציגה.
marks-cut-off = הסימנים נערמים גבוה מדי לשורה: הם נחתכים בקווים המקווקווים.
line-unshaped = לא עוצבו, ולכן מוצגים כתיבות עם נקודות קוד: { $places }.
line-unshaped-place = { $count ->
    [one] תו { $first }
    [two] תווים { $first } ו-{ $last }
   *[other] תווים { $first } עד { $last }
}
line-unshaped-around = הטקסט שסביב השם
line-unshaped-more = עוד { $count } מקומות
changed-characters =
    { $count ->
        [one] מסומן: תו אחד זז; האחרים באותו סדר כמו בתצוגה { $display }.
        [two] מסומנים: שני תווים זזו; האחרים באותו סדר כמו בתצוגה { $display }.
       *[other] מסומנים: { $count } תווים זזו; האחרים באותו סדר כמו בתצוגה { $display }.
    }

## גיליונות, ואיור של כמה שמות

title-of-sheet = איך { $name } מוצג
title-of-sheets = איך { $count } שמות מתחם מוצגים
contents-line = { $number }: { $name }, עמוד { $page }
attached-json = בדיקת השם, כפי שנותנת הפקודה “{ LTR("bidiscope inspect --json") }”
names-number = ({ $number })
names-column-ways = אופני תצוגה
names-figure-logical = שם: התווים בסדר שבו הם מוקלדים
names-figure-ways = אופני תצוגה: בכמה אופנים התצוגות האלה מראות את השם
names-figure-letter = תצוגות עם אותה אות מראות את השם באופן זהה
names-figure-name = השם, בתוך הטקסט שסביבו
names-figure-moved = הוזז לעומת { $display }
names-figure-label-split = תווית מפוצלת
names-figure-label-split-by-context = תווית שהטקסט שסביבה מפצל
names-figure-ltr = אותיות משמאל לימין
names-figure-rtl = אותיות מימין לשמאל
names-figure-digits = ספרות אירופיות
names-figure-arabic-digits = ספרות הודיות-ערביות
cell-character =
    { $isinvisible ->
        [yes] { $character }, בלתי נראה
       *[no] { $character }
    }
cell-in-name = תו { $position }, { $character }

# רשימות שמות: מה נאמר על כל רשומה, והדוח של רשימה.

## דוחות של רשימות

list-file = רשימה: { $file }
list-file-lines = רשימה: { $file }, כאן שורות { $first } עד { $last }
list-file-from-line = רשימה: { $file }, כאן משורה { $first }
list-file-without-names = רשימה: { $file }, ללא שמות
other-list-file = בהשוואה ל-{ $file }
list-summary = סיכום
list-refused = שמות שנדחו
list-refused-none = שום שם לא נדחה.
list-flagged = שמות לבדיקה: תפוסים, עם בקשות מתחרות, שלא הוכרעו, או עם אזהרה או התאמה
list-flagged-none = אין שם תפוס, עם בקשות מתחרות או שלא הוכרע, ולשום שם מותר אין אזהרה או התאמה.
list-groups = שמות שהם אותו שם או דומים למראה
list-groups-none = אין ברשימה שמות שונים שהם אותו שם או דומים למראה.
list-groups-not-asked = זה לא נבדק.
list-matches = שמות שמתאימים לרשימה האחרת
list-matches-none = שום שם אינו מתאים לרשימה האחרת.
list-unflagged = מותרים, ללא אזהרה או התאמה
list-by-zone = שמות לפי אזור, לפי הכללים בלבד
list-no-zone = בשום אזור
list-by-script = שמות לפי מערכת כתב, לפי הכללים בלבד
list-no-script = אין
list-breakdown-sum = הכול
list-breakdown-others = אחרים, אחרי { $most } שורות
list-reasons = סיבות, לפי מספר השמות שהן חלות עליהם
list-repeated =
    { $count ->
        [one] שורה אחת חוזרת על שם קודם; היא מופיעה למטה.
        [two] שתי שורות חוזרות על שם קודם; הן מופיעות למטה.
       *[other] { $count } שורות חוזרות על שם קודם; הן מופיעות למטה.
    }
list-repeated-lines = שמות חוזרים
group-number = קבוצה { $number }
more-groups =
    { $count ->
        [one] קבוצה אחת נוספת או יותר אינן מופיעות כאן. הפלט של bidiscope scan כולל את כולן.
        [two] שתי קבוצות נוספות או יותר אינן מופיעות כאן. הפלט של bidiscope scan כולל את כולן.
       *[other] { $count } קבוצות נוספות או יותר אינן מופיעות כאן. הפלט של bidiscope scan כולל את כולן.
    }
more-in-rows =
    { $count ->
        [one] עוד שם כזה אחד אינו מופיע כאן. הפלט של bidiscope scan כולל אותו.
        [two] עוד שני שמות כאלה אינם מופיעים כאן. הפלט של bidiscope scan כולל את כולם.
       *[other] עוד { $count } שמות כאלה אינם מופיעים כאן. הפלט של bidiscope scan כולל את כולם.
    }
registered-none = שום שם רשום אינו זהה לו, אינו וריאנט שלו ואינו דומה לו למראה.
registered-answer = { $answer }.
taken-same-name = אותו שם נמצא ברשימה האחרת, בשורה { $line }.
# $disposition היא מילה של ערכת הכללים; שלוש הראשונות הן של RFC 7940 (סעיף 7.3).
taken-variant =
    { $disposition ->
        [blocked] וריאנט שלו נמצא ברשימה האחרת, בשורה { $line }. אסור לרשום את השם הזה לצד השם שבשורה ההיא (“{ $disposition }”).
        [allocatable] וריאנט שלו נמצא ברשימה האחרת, בשורה { $line }. רק מחזיק השם שבשורה ההיא רשאי לרשום את השם הזה (“{ $disposition }”).
        [activated] וריאנט שלו נמצא ברשימה האחרת, בשורה { $line }. השם הזה שייך למחזיק השם שבשורה ההיא (“{ $disposition }”).
       *[other] וריאנט שלו נמצא ברשימה האחרת, בשורה { $line }. כווריאנט של אותו שם, מעמדו של השם הזה הוא “{ $disposition }”.
    }
taken-variant-without-disposition = ברשימה האחרת יש שם עם אותה תווית אינדקס, בשורה { $line }. השם הזה אינו בין הווריאנטים שלו.
# What an applicant who has it already may do with it.
same-holder =
    { $activation ->
        [may-be-activated] הוא של אותו מחזיק, ולכן אפשר להפעיל את הווריאנט הזה.
        [stays-blocked] הוא של אותו מחזיק. ובכל זאת, כווריאנט השם הזה נשאר חסום.
       *[none] הוא של אותו מחזיק.
    }
taken-by-another-holder-too = תפוס: השם או וריאנט שלו נמצא גם אצל מחזיק אחר, בשורה { $line }.
more-entries = הוא נמצא גם בשורות נוספות.
concern-contested = שורה אחרת מבקשת אותו שם או וריאנט, וגם היא עשויה לקבל אותו.
concern-confusable =
    { $rules ->
        [asked] הוא דומה למראה לשם אחר, או שהוא כתיב אחר או וריאנט שלו.
       *[none] הוא דומה למראה לשם אחר, או שהוא כתיב אחר שלו.
    }
column-names = שמות
column-source = מקור
column-zone = אזור
column-commonest-reasons = הסיבות השכיחות ביותר
column-earlier-line = שורה קודמת
column-other-name = שם ברשימה האחרת
column-other-line = שורה ברשימה האחרת
column-match-kinds = התאמה
count-all = כל השמות
count-permitted-in-part = מתוכם, שמות עם תווית שאיש אינו רושם, כגון { LTR("“_dmarc”") }
count-flagged = מותרים, עם אזהרה או התאמה
count-without-value = לא נכתבו ברשימת השמות: אין “{ $column }”
count-unreadable-not-written = לא נכתבו ברשימת השמות: אי אפשר לקרוא אותם
count-bidi = שמות מתחם דו-כיווניים: עם אות מימין לשמאל או ספרה הודית-ערבית
count-violating = שמות מתחם דו-כיווניים המפרים את כלל הדו-כיווניות
count-not-domain-names = נדחו כי אינם שמות מתחם, כגון כתובות URL, דוא״ל או IP
count-matching = מתאימים לרשימה האחרת

match-ltr = אותה תצוגה בפסקה משמאל לימין.
match-rtl = אותה תצוגה בפסקה מימין לשמאל.
match-one-to-one = אותה תצוגת אחד-לאחד.
match-across = אותה תצוגה, בפסקאות בכיוונים הפוכים.
match-confusable-ltr = דומים למראה בפסקה משמאל לימין (UTS #39).
match-confusable-rtl = דומים למראה בפסקה מימין לשמאל (UTS #39).
match-same-name = אותו שם ב-DNS.
match-same-variants = וריאנטים לפי ערכת הכללים של המרשם: אותה תווית אינדקס (RFC 7940).

## קבצים ורשימות שאי אפשר לקרוא או לכתוב. כל אחד הוא סוף שורה, אחרי שם הקובץ ונקודתיים.

file-error =
    { $error ->
        [not-found] אין קובץ או תיקייה כאלה
        [permission-denied] אין הרשאה
        [is-a-folder] זו תיקייה
        [not-a-folder] חלק מן הנתיב אינו תיקייה
        [read-only] הדיסק לקריאה בלבד
        [disk-full] לא נותר מקום בדיסק
        [quota-exceeded] מכסת הדיסק של בעליו נוצלה
        [too-large] הוא יחרוג ממגבלת הגודל של קבצים
        [out-of-memory] אין די זיכרון
        [running-program] תוכנה פועלת ממנו
        [in-use] הוא פתוח בתוכנה אחרת
        [invalid-name] שמו ארוך מדי, או אסור לקובץ
        [already-exists] הקובץ כבר קיים
        [not-a-file] זהו צינור או התקן, לא קובץ
        [not-open] הוא סגור, או פתוח לקריאה בלבד
        [not-readable] הוא סגור, או פתוח לכתיבה בלבד
        [no-name] לקובץ דרוש שם
        [folder-name] זה שם של תיקייה
        [link-loop] הקישורים הסמליים שלו יוצרים לולאה
        [dangling-link] זהו קישור שאינו מוביל לדבר; הסירו אותו, או תנו לו קובץ
       *[system] { $system }
    }
file-error-in-folder = אי אפשר ליצור קובץ בתיקייה שלו: { $reason }
file-error-too-long =
    { $unit ->
        [megabytes] יש בו יותר מ-{ $size } מגה-בתים
       *[kilobytes] יש בו יותר מ-{ $size } קילו-בתים
    }
list-error-no-column = אין עמודה “{ $column }”; העמודות הן { $columns }
list-error-no-column-of-many = אין עמודה “{ $column }”; העמודות הראשונות הן { $columns }
row-without-parent = חסר אזור האב.
row-parent-not-text = אזור האב אינו מחרוזת.
row-parent-lone-surrogate = באזור האב יש חצי של זוג תחליפים, כגון { LTR("\\ud800") }, שאינו תו.
row-parent-unreadable = אי אפשר לקרוא את אזור האב. { $reason }
list-error-header-too-long =
    { $asks ->
        [all] בכותרת יש יותר מ-{ $columns } עמודות או { $size } MB, המרב שנקרא: ציינו את העמודות שיש לשמור
       *[column] אין עמודה “{ $column }” ב-{ $columns } העמודות וב-{ $size } MB הראשונים של הכותרת, המרב שנקרא
    }
list-error-too-many-keys = באובייקט הראשון יש יותר מ-{ $count } מפתחות, המרב שנקרא: ציינו את המפתחות שיש לשמור
list-error-no-header = הקובץ ריק, ולכן אין בו כותרת עם שמות העמודות
list-error-no-first-object = שורה { $line } אינה אובייקט JSON, ולכן מפתחות הרשימה אינם ידועים
list-error-not-kept = אי אפשר לשמור ב-{ $folder } שמות שמעבר למגבלת הזיכרון: { $reason }
list-error-utf-16 = זהו טקסט ב-UTF-16: שמרו אותו כ-UTF-8, והשתמשו בקובץ ההוא
list-error-archive = זהו גיליון אלקטרוני או קובץ ארכיון: שמרו את הטבלה כ-CSV ב-UTF-8, והשתמשו בקובץ ההוא
list-error-pdf = זהו מסמך PDF: שמרו את השמות כטקסט ב-UTF-8, והשתמשו בקובץ ההוא
list-error-other-columns = עמודותיו שונות מאלה של { $file }: האפשרות “all” דורשת אותן עמודות בכל רשימה
list-error-damaged =
    { $format ->
        [gzip] הקובץ דחוס ב-gzip, ופגום או חלקי
       *[zstd] הקובץ דחוס ב-Zstandard, ופגום או חלקי
    }
list-error-zstd-window = הקובץ דחוס ב-Zstandard, וקריאתו דורשת יותר מ-{ $size } MB: דחסו אותו שוב בלי { LTR("“--long”") }
list-error-gzip = הקובץ דחוס ב-gzip: חלצו אותו, והשתמשו בקובץ שבתוכו
list-error-zero-bytes = זה אינו טקסט, כי יש בו בתים שערכם אפס: שמרו את השמות כטקסט ב-UTF-8, והשתמשו בקובץ ההוא

## רשומות של רשימה ללא שם, ושמות מחוץ לאזור האב

entry-no-field = אין ברשומה שדה בעמודה הזאת.
entry-open-record = מירכאות ברשומה הזאת אינן נסגרות: { $lines } השורות שלה נמשכות עד סוף הרשימה.
entry-field-too-long = שדה שלצד השם ארוך מ-{ $most } בתים, המרב שנקרא.
entry-line-too-long = השורה ארוכה מ-{ $most } בתים, המרב שנקרא.
entry-not-json = זה אינו JSON: אי אפשר לקרוא את עמודה { $column }.
entry-not-an-object = זה אינו אובייקט JSON.
entry-no-key = אין מפתח “{ $key }” בשורה הזאת.
entry-not-text = הערך של “{ $key }” אינו מחרוזת.
entry-lone-surrogate = בערך של “{ $key }” יש חצי של זוג תחליפים, כגון { LTR("\\ud800") }, שאינו תו.
entry-repeated-key = המפתח “{ $key }” מופיע פעמיים בשורה הזאת. השאירו אחד.
entry-text-after-quote = יש טקסט אחרי המירכאות השניות של שדה. כתבו פעמיים מירכאות שבתוך שדה.
entry-open-quote = מירכאות בשורה הזאת אינן נסגרות.
entry-open-entry = הרשומה ארוכה מ-{ $most } בתים, או שסוגריים או מירכאות בה אינם נסגרים.
entry-no-record = אין רשומה אחרי שם הבעלים.
entry-empty-label = אי אפשר לקרוא את שם הבעלים: שתי נקודות צמודות, או נקודה בתחילתו.
entry-full-stop-in-label = תווית בשם הבעלים מכילה נקודה.
entry-unknown-control-entry = ההנחיות { LTR("$INCLUDE") } ו-{ LTR("$GENERATE") } אינן נקראות, אלא רק { LTR("$ORIGIN") } ו-{ LTR("$TTL") }.
entry-invalid-name =
    { $part ->
        [origin] אי אפשר לקרוא את שם המקור: { $reason }.
       *[owner] אי אפשר לקרוא את שם הבעלים: { $reason }.
    }
invalid-name-reason =
    { $reason ->
        [no-origin] הוא אינו מסתיים בנקודה, ואין לפניו { LTR("$ORIGIN") }
        [bad-escape] אחרי לוכסן הפוך באות שלוש ספרות, עד 255, או תו אחד אחר
       *[not-a-name] הוא אינו שם מתחם: בתווית מותרים 63 בתים, ובשם 255
    }
name-is-zone = זהו אזור האב עצמו. כתבו לפניו את התווית לרישום.
# { $append } is how the program, or Python, is asked to append the zone.
zone-appended-to-url = זו כתובת URL, לא תווית, ולכן אי אפשר לצרף אליה אזור. כתבו את התווית בלבד, או השמיטו את { $append }.
name-outside-zone = השם הזה אינו מסתיים באזור האב. כתבו אותו עם האזור שלו, או השתמשו באפשרות { $append }.

## השורה האחרונה של סריקה: חלקים שמחוברים ב-and-clause

and-clause = { $first }, { $next }
scan-names =
    { $count ->
        [one] שם אחד
        [two] שני שמות
       *[other] { $count } שמות
    }
list-counted =
    { $status ->
        [refused] נדחו: { $digits }
        [reserved] שמורים: { $digits }
        [blocked] חסומים: { $digits }
        [needs-review] לא הוכרעו: { $digits }
        [taken] תפוסים: { $digits }
        [contested] בקשות מתחרות: { $digits }
        [same-holder] אותו מחזיק: { $digits }
        [allowed] מותרים לרישום: { $digits }
        [not-applicable] אי אפשר לרשום: { $digits }
       *[unreadable] אי אפשר לקרוא: { $digits }
    }
scan-unreadable = אי אפשר לקרוא: { $count }
scan-failing = נכשלים: { $count } ({ $kinds })
scan-failing-kind =
    { $kind ->
        [warned] עם אזהרה: { $count }
        [expired] לפי ערכת כללים שאינה בתוקף: { $count }
        [confusable] נראים כמו שם אחר: { $count }
       *[check] לפי הכללים של { LTR("--check") }: { $count }
    }
scan-not-passing = אינם עומדים בכללים { $rules }: { $count }
scan-refused-by-registry = נדחו לפי כללי המרשם בלבד: { $count }
scan-taken = תפוסים: { $count }
scan-needs-review = לא הוכרעו: { $count }
scan-outside-zones = מחוץ לאזורי הפרופיל: { $count }
scan-not-permitted = ערכת הכללים אינה מתירה: { $count }
scan-with-variants = עם וריאנטים ברשימה: { $count }
scan-with-other-variants = עם וריאנטים ברשימה של { LTR("--against") }: { $count }
scan-stopped =
    { $written ->
        [nothing] הסריקה נעצרה לפני הסוף; { $summary }; דבר לא נכתב
       *[some] הסריקה נעצרה לפני הסוף; { $summary }
    }

## מה סריקה קוראת וכותבת, ואזהרות על שתי הרשימות

# מה ייקרא ומה ייכתב; אחריו באות הרשומות הראשונות של כל רשימה.
scan-explained =
    { $fact ->
        [profile] פרופיל: { $value }
        [list] רשימה: { $value }
        [registered] שמות רשומים: { $value }
        [format] צורת הקריאה: { $value }
        [column] עמודת השמות: “{ $value }”
        [parent] אזור האב: “{ $value }”
        [appended-parent] אזור האב, שמצורף לכל שם: “{ $value }”
        [holder] מחזיק: “{ $value }”
        [keep] עמודות שנשמרות: { $value }
        [fail-on] תוצאות שנכשלות: { $value }
        [columns] עמודות: { $value }
        [output] שורות הפלט: { $value }
        [language] שפת הדוח: { $value }
       *[report] דוח: { $value }
    }
scan-explained-index = זהו אינדקס.
standard-output = הפלט התקני
scan-nothing-compared = השמות אינם מושווים לשמות רשומים, ולכן אף שם אינו נחשב תפוס: ציינו את הרשימה באפשרות { LTR("--against") }
scan-missing-option =
    { $option ->
        [append] מתוך { $all } שמות, { $count } אינם מסתיימים באזור האב: צרפו אותו באפשרות { LTR("--append") }
        [no-append] מתוך { $all } שמות, { $count } הם כתובות URL, שאי אפשר לצרף להן אזור: השמיטו את האפשרות { LTR("--append") }
        [notation] מתוך { $all } שמות, { $count } אינם קריאים בצורת הכתיבה הזאת: ציינו צורה אחרת באפשרות { LTR("--notation") }
        [key] מתוך { $all } שורות, ב-{ $count } אין המפתח שצוין: ציינו את מפתח השמות באפשרות { LTR("--column") }
        [column] מתוך { $all } שורות, ב-{ $count } יש פסיקים, נקודות-פסיק, טאבים או סוגריים מסולסלים: אם הרשימה היא CSV או JSON, ציינו את עמודת השמות באפשרות { LTR("--column") }
       *[parent-column] מתוך { $all } שמות, { $count } הם תוויות ללא אזור: ציינו את עמודת האזורים באפשרות { LTR("--parent-column") }, וצרפו אותם באפשרות { LTR("--append") }
    }
scan-changed =
    { $count ->
        [0] אף תשובה אינה שונה מזו שבקובץ { $file }. שמות חדשים: { $new }.
        [one] תשובה אחת שונה מזו שבקובץ { $file }. שמות חדשים: { $new }.
        [two] שתי תשובות שונות מאלה שבקובץ { $file }. שמות חדשים: { $new }.
       *[other] { $count } תשובות שונות מאלה שבקובץ { $file }. שמות חדשים: { $new }.
    }
scan-trimmed =
    { $count ->
        [one] אזהרה: הוסרו רווחים בקצוות של שם אחד ({ $lines }); האפשרות { LTR("--no-trim") } משאירה אותם
       *[other] אזהרה: הוסרו רווחים בקצוות של { $count } שמות ({ $lines }); האפשרות { LTR("--no-trim") } משאירה אותם
    }
scan-zone-appended-twice =
    { $count ->
        [one] אזהרה: שם אחד כבר מסתיים באזור האב, והאפשרות { LTR("--append") } צירפה אותו שוב ({ $lines })
       *[other] אזהרה: { $count } שמות כבר מסתיימים באזור האב, והאפשרות { LTR("--append") } צירפה אותו שוב ({ $lines })
    }
scan-not-utf8 =
    { $count ->
        [one] אזהרה: שם אחד אינו UTF-8 תקין ואינו UTF-16 תקין ({ $lines }). המירו תחילה קידוד ישן, למשל בפקודה “iconv -f windows-1255 -t utf-8”
       *[other] אזהרה: { $count } שמות אינם UTF-8 תקין ואינם UTF-16 תקין ({ $lines }). המירו תחילה קידוד ישן, למשל בפקודה “iconv -f windows-1255 -t utf-8”
    }
scan-uneven-records =
    { $count ->
        [one] אזהרה: ברשומה אחת יש יותר או פחות שדות מאשר ברשומה הראשונה ({ $lines }); כתבו בתוך מירכאות שדות שיש בהם פסיקים
       *[other] אזהרה: ב-{ $count } רשומות יש יותר או פחות שדות מאשר ברשומה הראשונה ({ $lines }); כתבו בתוך מירכאות שדות שיש בהם פסיקים
    }
scan-later-keys =
    { $count ->
        [one] אזהרה: בשורה אחת יש מפתחות שאינם בשורה הראשונה; הם אינם נשמרים
       *[other] אזהרה: ב-{ $count } שורות יש מפתחות שאינם בשורה הראשונה; הם אינם נשמרים
    }
line-list =
    { $count ->
        [one] שורה { $lines }
       *[other] שורות { $lines }
    }
# של כמה רשימות; $lines הוא אחד מאלה.
line-list-of-file = ברשימה { $file }: { $lines }
scan-without-value =
    { $count ->
        [one] רשומה אחת לא נכתבה, כי אין בה “{ $column }”
       *[other] { $count } רשומות לא נכתבו, כי אין בהן “{ $column }”
    }
scan-unreadable-not-written =
    { $count ->
        [one] רשומה אחת לא נכתבה, כי אי אפשר לקרוא אותה
       *[other] { $count } רשומות לא נכתבו, כי אי אפשר לקרוא אותן
    }
list-repeated-column = אזהרה: ברשימה { $file } העמודות { $places } נקראות כולן “{ $column }”; נעשה שימוש בעמודה { $first }
profile-repeated-zone = אזהרה: בפרופיל { $file } האזור { $zone } מופיע פעמיים, עם אותם כללים
against-some-whole-names =
    { $count ->
        [one] אזהרה: השמות ברשימה { $file } שלמים, עם האזור שלהם, אבל שם אחד שמשווים הוא תווית ללא אזור
       *[other] אזהרה: השמות ברשימה { $file } שלמים, עם האזור שלהם, אבל { $count } מן השמות שמשווים הם תוויות ללא אזור
    }
against-unreadable =
    { $count ->
        [one] ברשימה { $file } אי אפשר לקרוא את שורה { $line }, והיא אינה מושווית
       *[other] ברשימה { $file } אי אפשר לקרוא { $count } שורות, והראשונה היא שורה { $line }. הן אינן מושוות
    }
against-uneven-records =
    { $count ->
        [one] אזהרה: ברשימה { $file } יש ברשומה אחת יותר או פחות שדות מאשר ברשומה הראשונה; כתבו בתוך מירכאות שדות שיש בהם פסיקים
       *[other] אזהרה: ברשימה { $file } יש ב-{ $count } רשומות יותר או פחות שדות מאשר ברשומה הראשונה; כתבו בתוך מירכאות שדות שיש בהם פסיקים
    }
against-trimmed =
    { $count ->
        [one] אזהרה: ברשימה { $file } הוסרו רווחים בקצוות של שם אחד
       *[other] אזהרה: ברשימה { $file } הוסרו רווחים בקצוות של { $count } שמות
    }
against-zone-twice =
    { $count ->
        [one] אזהרה: ברשימה { $file } שם אחד כבר מסתיים באזור שלו, והאזור צורף שוב
       *[other] אזהרה: ברשימה { $file } יש { $count } שמות שכבר מסתיימים באזור שלהם, והאזור צורף שוב
    }
against-white-space =
    { $count ->
        [one] ברשימה { $file } שם אחד מתחיל או מסתיים ברווח, שנחשב חלק מן השם
       *[other] ברשימה { $file } יש { $count } שמות שמתחילים או מסתיימים ברווח, שנחשב חלק מן השם
    }
against-outside-zones =
    { $zones ->
        [parent]
            { $count ->
                [one] ברשימה { $file } שם אחד אינו באזור האב; שמות מושווים בשלמותם, עם האזור שלהם
               *[other] ברשימה { $file } יש { $count } שמות שאינם באזור האב; שמות מושווים בשלמותם, עם האזור שלהם
            }
       *[profile]
            { $count ->
                [one] ברשימה { $file } שם אחד אינו בשום אזור שבפרופיל; שמות מושווים בשלמותם, עם האזור שלהם
               *[other] ברשימה { $file } יש { $count } שמות שאינם בשום אזור שבפרופיל; שמות מושווים בשלמותם, עם האזור שלהם
            }
    }

## כותרות בעזרה ובעמודות של רשימות

list-format-names = שם אחד בשורה
list-format-csv = CSV
list-format-jsonl = JSON Lines
list-format-zone = קובץ אזור
row-format =
    { $format ->
        [jsonl] שורות JSON Lines: אובייקט אחד לכל שם
        [names] השמות בלבד, אחד בשורה; עם { LTR("--columns") }, עמודה יחידה אחרת
       *[csv] קובץ CSV עם כותרת
    }
concern =
    { $concern ->
        [refused] השם נדחה לפי IDNA2008 או לפי כלל של המרשם
        [needs-review] ההכרעה היא “needs-review”
        [warned] יש אזהרה
        [expired] ערכת הכללים הבוחנת את השם אינה בתוקף היום
        [taken] ברשימה של { LTR("--against") } יש אותו שם, או וריאנט לפי { LTR("--lgr") }
        [contested] השם מותר לרישום, ושורה אחרת מבקשת אותו, או וריאנט לפי { LTR("--lgr") }
        [same-holder] לפי { LTR("--holder") }, המבקש כבר מחזיק בשם או בווריאנט ברשימה של { LTR("--against") }
       *[confusable] השם דומה למראה לשם אחר, או שהוא כתיב אחר או וריאנט שלו
    }
guidelines =
    { $of ->
       *[icann] הנחיות ICANN לשמות IDN: תוויות המערבבות מערכות כתב נדחות
    }
# A rule of the registry beside its rulesets, in a clause.
registry-rule =
    { $rule ->
        [labels-below]
            { $count ->
                [one] בשם יש תווית אחת מתחת לאזור
                [two] בשם יש שתי תוויות מתחת לאזור
               *[other] בשם יש { $count } תוויות מתחת לאזור
            }
        [reserved]
            { $count ->
                [one] תווית אחת שמורה
                [two] שתי תוויות שמורות
               *[other] { $count } תוויות שמורות
            }
        [blocked]
            { $count ->
                [one] תווית אחת חסומה
                [two] שתי תוויות חסומות
               *[other] { $count } תוויות חסומות
            }
       *[guidelines] תוויות המערבבות מערכות כתב נדחות
    }
page-size =
    { $size ->
        [fit] דף אחד, בגודל הדרוש
        [a4] 210 על 297 מילימטרים
        [letter] 8.5 על 11 אינצ׳ים
       *[slide] 16:9, להרצאה
    }
sheet-theme =
    { $theme ->
        [dark] בהיר על שחור כמעט
       *[light] כהה על לבן
    }
list-column-line = שורה
list-column-name = שם
list-column-ascii-name = תוויות A
list-column-bidi-domain-name = שם מתחם דו-כיווני
list-column-bidi-rule = כלל הדו-כיווניות
list-column-violations = הפרות
list-column-display-one-to-one = אחד-לאחד
list-column-display-ltr = פסקת LTR
list-column-display-rtl = פסקת RTL
list-column-collision-ltr = זהה ב-LTR
list-column-collision-rtl = זהה ב-RTL
list-column-collision-one-to-one = זהה באחד-לאחד
list-column-error = שגיאה
list-column-registration = רישום
list-column-reasons = סיבות
list-column-skeleton-ltr = שלד, LTR
list-column-skeleton-rtl = שלד, RTL
list-column-confusable-ltr = דומה למראה ב-LTR
list-column-confusable-rtl = דומה למראה ב-RTL
list-column-same-name = אותו שם
list-column-collision-across = זהה בין הכיוונים
list-column-duplicate-of = חוזר על שורה
list-column-against-ltr = הרשימה האחרת, LTR
list-column-against-rtl = הרשימה האחרת, RTL
list-column-against-one-to-one = הרשימה האחרת, אחד-לאחד
list-column-against-across = הרשימה האחרת, בין הכיוונים
list-column-against-confusable-ltr = הרשימה האחרת, דומה למראה ב-LTR
list-column-against-confusable-rtl = הרשימה האחרת, דומה למראה ב-RTL
list-column-against-same-name = הרשימה האחרת, אותו שם
list-column-warnings = אזהרות
list-column-lgr-disposition = מעמד (ערכת כללים)
list-column-lgr-action = פעולה (ערכת כללים), מ-0
list-column-lgr-index = תווית אינדקס
list-column-host = מארח של URL
list-column-against-name = השם המתאים ברשימה האחרת
list-column-against-match = איך השם המתאים מתאים
list-column-against-holder = המחזיק של השם המתאים
list-column-against-same-holder = הרשימה האחרת, השם או וריאנט אצל אותו מחזיק
list-column-against-other-holder = הרשימה האחרת, השם או וריאנט אצל מחזיק אחר
list-column-holder = מחזיק
list-column-previous-answer = התשובה הקודמת
list-column-previous-reasons = הסיבות הקודמות
list-column-against-suggestion = הרשימה האחרת, השם המוצע או וריאנט
list-column-against-suggestion-name = השם בשורה ההיא ברשימה האחרת
list-column-against-suggestion-match = איך הוא מתאים לשם המוצע
list-column-suggestion-contested-with = שורות אחרות שמבקשות את השם המוצע, או שהוא מוצע להן
list-column-contested-with = שורות אחרות עם אותו שם או וריאנט
list-column-decision = החלטה
list-column-file = הרשימה שהשם בה
list-column-duplicate-of-file = הרשימה של השורה החוזרת
list-column-label-verdicts = רישום של כל תווית
list-column-input = כפי שמופיע ברשימה
list-column-suggestion = שם מוצע
list-column-parent = אזור האב
list-column-labels-below = תוויות מתחת לאזור
list-column-u-name = שם ה-DNS בתוויות U
list-column-reason-text = סיבות במילים
list-column-warning-text = אזהרות במילים
list-column-variants-allocatable = וריאנטים הניתנים להקצאה
list-column-variants-blocked = וריאנטים חסומים
list-column-variants = וריאנטים
list-column-scripts = מערכות כתב
list-column-without-points = ללא ניקוד
list-column-same-without-points = זהה ללא ניקוד
list-column-rfc3454 = RFC 3454
list-column-host-whole-ltr = המארח רצוף, LTR
list-column-host-whole-rtl = המארח רצוף, RTL
list-column-host-first-ltr = המארח ראשון, LTR
list-column-host-first-rtl = המארח ראשון, RTL
list-column-host-in-order-ltr = המארח בסדרו, LTR
list-column-host-in-order-rtl = המארח בסדרו, RTL
list-column-host-faults = מה לא תקין במארח
list-column-visible-host-ltr = נקרא כמארח, LTR
list-column-visible-host-rtl = נקרא כמארח, RTL
list-column-host-reading-ltr = קריאת המארח, LTR
list-column-host-reading-rtl = קריאת המארח, RTL
list-column-unicode = גרסת Unicode
list-column-version = גרסת התוכנה
list-column-same-variants = אותם וריאנטים
list-column-against-same-variants = הרשימה האחרת, אותם וריאנטים
list-column-against-disposition = מעמד כווריאנט של השם המתאים

## שמות של רשימה בחלון, וממצאים עם המיקומים שלהם

list-status =
    { $status ->
        [refused] נדחה
        [reserved] שמור
        [blocked] חסום
        [needs-review] לא הוכרע
        [allowed] מותר לרישום
        [allowed-in-part] שאר התוויות מותרות לרישום
        [taken] תפוס
        [contested] בקשות מתחרות
        [same-holder] אותו מחזיק
        [not-applicable] אי אפשר לרשום
       *[unreadable] אי אפשר לקרוא
    }
list-finding =
    { $finding ->
        [a-label-undecodable] { $document }: תווית A שאי אפשר לפענח
        [idna-noncanonical-a-label] { $document }: כתיב אחר של תווית A
        [idna-not-ldh] { $document }: אינו שם מארח
        [dns-label-too-long] { $document }: תווית ארוכה מדי
        [dns-name-too-long] { $document }: שם ארוך מדי
        [no-domain-name] { $document }: אינו שם מתחם
        [rfc5893-condition-1] { $document }: תנאי 1
        [rfc5893-condition-2] { $document }: תנאי 2
        [rfc5893-condition-3] { $document }: תנאי 3
        [rfc5893-condition-4] { $document }: תנאי 4
        [rfc5893-condition-5] { $document }: תנאי 5
        [rfc5893-condition-6] { $document }: תנאי 6
        [rfc5893-guarantee-ldh] { $document }: הבטחה לתוויות LDH
        [rfc5893-guarantee-none] { $document }: אין הבטחה לתצוגה
        [rfc5893-number-hazard] { $document }: מספר אחרי תווית מימין לשמאל
        [rfc5893-digit-above] { $document }: ספרה ברמה שמעל
        [rfc5893-wildcard] { $document }: תו כללי
        [rfc5893-old-program] { $document }: תוכנות ישנות
        [grouping-split] { $document }: תווית שאינה רצופה
        [rfc3454-control] { $document }: תו בקרה
        [rfc3454-mixed] { $document }: כיוונים מעורבים
        [rfc3454-ends] { $document }: תו ראשון או אחרון
        [rfc3454-unassigned] { $document }: נקודת קוד לא מוקצית
        [atkin2001-control] { $document }: תו בקרה
        [atkin2001-presentation-form] { $document }: צורת הצגה
        [atkin2001-arabic-point] { $document }: סימן ניקוד ערבי
        [atkin2001-koranic-sign] { $document }: סימן קוראני
        [atkin2001-cantillation] { $document }: טעם מקרא
        [atkin2001-hebrew-point] { $document }: סימן ניקוד עברי
        [atkin2001-punctuation] { $document }: סימן פיסוק
        [atkin2001-compatibility] { $document }: תו תאימות
        [atkin2001-symbol] { $document }: סמל
        [atkin2001-unassigned] { $document }: נקודת קוד לא מוקצית
        [atkin2001-not-nfc] { $document }: לא בצורת נרמול C
        [atkin2001-table-2] { $document }: טבלה 2
        [uts46-mapped] { $document }: תו ממופה
        [uts46-disallowed] { $document }: תו אסור
        [uts46-unstable-a-label] { $document }: תווית A לא יציבה
        [uts46-refused] { $document }: שם שנדחה
        [uts46-deviation] { $document }: תו שמופה בעבר
        [idna-disallowed] { $document }: תו אסור
        [idna-unassigned] { $document }: נקודת קוד לא מוקצית
        [idna-not-nfc] { $document }: לא בצורת נרמול C
        [idna-leading-mark] { $document }: סימן מצטרף בתחילה
        [idna-hyphens-3-4] { $document }: מקפים בתווים 3 ו-4
        [idna-zwnj-context] { $document }: מקום של מונע חיבור (ZWNJ)
        [idna-zwj-context] { $document }: מקום של מחבר (ZWJ)
        [idna-middle-dot-context] { $document }: מקום של נקודה אמצעית
        [idna-keraia-context] { $document }: מקום של סימן מספר יווני
        [idna-geresh-context] { $document }: מקום של גרש
        [idna-gershayim-context] { $document }: מקום של גרשיים
        [idna-katakana-middle-dot-context] { $document }: מקום של נקודה אמצעית של קטקנה
        [idna-arabic-digits-mixed] { $document }: ספרות הודיות-ערביות מעורבות
        [idna-upper-case] { $document }: אות גדולה
        [lgr-not-in-repertoire] { $document }: מחוץ לרפרטואר
        [lgr-context] { $document }: הקשר
        [lgr-invalid] { $document }: תווית פסולה
        [lgr-blocked] { $document }: תווית חסומה
        [lgr-disposition] { $document }: מעמד
        [reserved-label] { $document }: תווית שמורה
        [blocked-label] { $document }: תווית חסומה
        [zone-label-count] { $document }: מספר התוויות באזור
        [guidelines-mixed-scripts] { $document }: מערכות כתב מעורבות
        [no-zone] { $document }: אזור חסר
        [wildcard] { $document }: תו כללי
        [underscore-label] { $document }: קו תחתון
        [zone-owner] { $document }: שם הבעלים בקובץ אזור
        [labels-below-parent] { $document }: תוויות מתחת לאזור האב
        [digits-of-several-scripts] { $document }: ספרות של כמה מערכות כתב
        [mixed-scripts] { $document }: מערכות כתב מעורבות
        [whole-script-confusable] { $document }: דומה לתווית במערכת כתב אחרת
        [invisible] { $document }: תו בלתי נראה
        [lookalike-slash] { $document }: תו הדומה ללוכסן
        [numeric-top-level] { $document }: רמת מתחם עליונה מספרית
        [iri-syntax] { $document }: תחביר של IRI
        [duerst-1] { $document }: מגבלה 1
        [duerst-2] { $document }: מגבלה 2
        [duerst-3] { $document }: מגבלה 3
        [idna-hyphen-at-end] { $place ->
            [start] { $document }: מקף בתחילה
            [end] { $document }: מקף בסוף
            [both] { $document }: מקף בתחילה ובסוף
           *[any] { $document }: מקף בתחילה או בסוף
        }
       *[other] { $document }: { $topic }
    }
list-row = שורה { $line }: { $name }, { $status }
list-row-typed = { $row }, נמסר כ-{ $typed }
list-status-reasons = { $status }: { $reasons }
list-conditions =
    { $count ->
        [one] תנאי { $conditions }
       *[other] תנאים { $conditions }
    }
list-finding-conditions = { $document }: { $conditions }
list-unreadable = אי אפשר לקרוא. { $reason }
list-group =
    { $of ->
        [same] { $count ->
            [one] שורה אחת עם אותו שם
            [two] שתי שורות עם אותו שם
           *[other] { $digits } שורות עם אותו שם
        }
        [other-list] ברשימה האחרת
       *[others] { $count ->
            [one] שם אחד אחר
            [two] שני שמות אחרים
           *[other] { $digits } שמות אחרים
        }
    }
# How many other names match a name, and in which way; for a repeated name its first line.
list-match =
    { $kind ->
        [same] { $number } ({ $directions })
        [similar] { $number } דומים ({ $directions })
        [same-name] { $number } (אותו שם)
        [variants] { $number } (וריאנטים)
       *[repeats] חוזר על שורה { $number }
    }
# How a name matches the other list most, and in which line there.
other-list-match =
    { $kind ->
        [same-name] אותו שם, שורה { $line }
        [variants] וריאנט, שורה { $line }
        [same] נראה זהה, שורה { $line }
       *[similar] דומה, שורה { $line }
    }
list-match-direction =
    { $direction ->
        [ltr] LTR
        [rtl] RTL
        [one-to-one] אחד-לאחד
       *[across] בין הכיוונים
    }
names-counted =
    { $count ->
        [one] שם אחד
        [two] שני שמות
       *[other] { $digits } שמות
    }
position-words =
    { $count ->
        [one] תו { $positions }
       *[other] תווים { $positions }
    }

## וריאנטים זה של זה

list-variants-blocked = הם חוסמים זה את זה: מותר לרשום רק אחד מהם.
list-variants-for-one-holder = רק המחזיק באחד מהם יכול לקבל את האחרים.
list-variants-of-both-kinds = שם רשום חוסם את הווריאנטים שלו במעמד “blocked”; שאר הווריאנטים שלו מיועדים רק למחזיק בו.

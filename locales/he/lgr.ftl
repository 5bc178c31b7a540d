# ערכות כללים של מרשמים, ומה הן אומרות על שם.

## ערכות כללים של מרשמים (RFC 7940). מעמדים, סוגים, תגים ושמות כללים הם כמו בקובץ.

toml-error-backslash = { $reason }. כתבו נתיב שיש בו לוכסנים הפוכים בין גרשים בודדים (')
profile-error-utf8 = הקובץ אינו UTF-8. שמרו אותו כטקסט UTF-8.
profile-error-empty = אין בפרופיל אזור. כתבו אחד, כגון { LTR("[zone.\"example\"]") }.
profile-error-no-rulesets = רשימת ערכות הכללים ריקה. ציינו אחת, או השמיטו את “rulesets”.
profile-error-zone = אי אפשר לקרוא את האזור הזה: { $reason }
profile-error-no-zone = זה אינו אזור תקין: { $reason }
profile-error-zone-url = זו כתובת URL. כתבו את האזור בלבד, כגון { LTR("[zone.\"example\"]") }.
profile-error-zone-twice = האזור הזה מופיע פעמיים, עם כללים שונים. השאירו רשומה אחת.
profile-error-value =
    { $key ->
        [labels-below] המפתח “labels-below” מקבל מספר תוויות, כגון 1.
        [rulesets] המפתח “rulesets” מקבל מערך נתיבים, כגון { LTR("[\"he.xml\"]") }.
        [fail-on] המפתח “fail-on” מקבל מערך טקסטים, כגון { LTR("[\"refused\"]") }.
        [guidelines] המפתח “guidelines” מקבל טקסט, { LTR("\"icann\"") }.
        [append] המפתח “append” מקבל true או false.
        [overwrite] המפתח “overwrite” מקבל true או false.
        [language] המפתח “language” מקבל טקסט, כגון { LTR("\"he\"") }.
        [column] המפתח “column” מקבל שם של עמודה או מפתח, כגון { LTR("\"name\"") }.
        [parent-column] המפתח “parent-column” מקבל שם של עמודה או מפתח, כגון { LTR("\"zone\"") }.
        [holder] המפתח “holder” מקבל שם של עמודה או מפתח, כגון { LTR("\"owner\"") }.
        [keep] המפתח “keep” מקבל מערך טקסטים, כגון { LTR("[\"name\"]") }.
        [columns] המפתח “columns” מקבל מערך טקסטים, כגון { LTR("[\"line\", \"name\"]") }.
       *[path] המפתח “{ $key }” מקבל נתיב של קובץ אחד, כגון { LTR("\"labels.txt\"") }.
    }
profile-error-no-zone-name = המפתח “{ $key }” שייך לאזור. ציינו מעליו את האזור, כגון { LTR("[zone.\"example\"]") }.
profile-error-concern = הערך “{ $concern }” אינו מוכר. בחרו אחד מאלה: { $known }.
profile-error-column = אין עמודה “{ $column }” לכתיבה. הפקודה bidiscope scan --help מפרטת את העמודות.
profile-error-label = כל שורה היא תווית אחת, אך זו אינה תווית: { $reason }
profile-error-label-refused = איש אינו יכול לרשום את התווית הזאת. הסירו את השורה. { $reason }
profile-error-label-url = זו כתובת URL. כתבו את התווית בלבד.
profile-error-files = עם הקובץ הזה יש בקובצי הפרופיל יחד יותר מ-{ $megabytes } מגה-בתים. השתמשו בקבצים קטנים יותר, או בפחות קבצים.
profile-error-labels = כל שורה היא תווית אחת, אך כאן יש { $count }.
lgr-error = שורה { $line }: { $reason } (RFC 7940, סעיף { $section }).
lgr-error-in-table = שורה { $line }: { $reason } (טבלה לפי RFC 3743 או RFC 4290).
lgr-error-in-element = שורה { $line }, אלמנט “{ $element }”: { $reason } (RFC 7940, סעיף { $section }).
lgr-error-reason =
    { $error ->
        [too-large] בקובץ יש יותר מ-{ $megabytes } מגה-בתים
        [too-deep] אלמנטים או כללים מקוננים לעומק של יותר מ-{ $depth }
        [not-utf8] הקובץ אינו UTF-8
        [encoding] הקובץ מצהיר על הקידוד “{ $text }”; שמרו אותו כ-UTF-8
        [empty] הקובץ ריק
        [wrong-end] “{ $text }” חייב להסתיים כאן, אבל “{ $other }” מסתיים
        [after-end] יש תוכן אחרי סוף “lgr”
        [not-xml] זה אינו XML בנוי כהלכה
        [document-type] הגדרת סוג מסמך (DTD) אינה נקראת; הסירו אותה
        [unknown-entity] הישות “{ $text }” אינה מן הישויות של XML; כתבו את התו
        [unfinished] הקובץ מסתיים לפני האלמנטים שלו
        [not-a-ruleset] זו אינה ערכת כללים: היא אינה מתחילה ב-“lgr” במרחב השמות של RFC 7940
        [unexpected-element] האלמנט אינו שייך לכאן
        [unexpected-text] הטקסט “{ $text }” אינו שייך לכאן
        [missing-element] חסר האלמנט “{ $text }”
        [unknown-attribute] אין מאפיין “{ $text }”
        [missing-attribute] חסר המאפיין “{ $text }”
        [exclusive-attributes] “{ $text }” ו“{ $other }” מוציאים זה את זה
        [invalid-value] “{ $text }” אינו ערך תקין של “{ $other }”
        [duplicate] “{ $text }” ({ $other }) מופיע פעמיים
        [undefined] “{ $text }” ({ $other }) אינו מוגדר
        [undefined-before] “{ $text }” ({ $other }) אינו מוגדר לפני כן
        [sequence-too-long] ברצף יש { $count } נקודות קוד; בתווית יש לכל היותר { $most }
        [tag-of-sequence] לרצף לא יכול להיות תג
        [reversed-range] הטווח מסתיים לפני תחילתו
        [empty-class] אין במחלקה נקודות קוד
        [name-place] שם שייך רק למחלקה או לכלל שנמצאים ישירות ב-“rules”
        [operand-count] מספר המחלקות בו הוא { $count }, ואינו מתאים לאופרטור הזה
        [unknown-property] “{ $text }” אינה תכונת Unicode מוכרת עם ערך שלה
        [anchor-in-look-around] עוגן אינו יכול להיות בתוך look-behind או look-ahead
        [look-around-without-anchor] כלל שיש בו look-behind או look-ahead צריך עוגן לידם
        [anchor-in-action] בכלל “{ $text }” יש עוגן, ולכן שום פעולה אינה יכולה להשתמש בו
        [count-of-position] אי אפשר לחזור על כלל שיש בו מיקום
        [rule-too-large] בכלל יש יותר מ-{ $size } צעדים כשהוא פרוס, או שבכל הכללים יחד יש יותר מדי
        [not-an-entry] “{ $text }” אינו נקודת קוד עם הווריאנטים שלה
       *[too-many] יש יותר מדי { $text }
    }
lgr-note-unassigned =
    { $count ->
        [one] נקודת הקוד { $characters } אינה ב-Unicode { $version }, הגרסה שנתוניה בתוכנה הזאת.
        [two] שתי נקודות קוד אינן ב-Unicode { $version }, הגרסה שנתוניה בתוכנה הזאת: { $characters }.
       *[other] { $count } נקודות קוד אינן ב-Unicode { $version }, הגרסה שנתוניה בתוכנה הזאת: { $characters }.
    }
lgr-note-other-version = ערכת הכללים היא ל-Unicode { $stated }, אבל התוכנה הזאת לוקחת את מחלקות התכונות מ-Unicode { $version }.
lgr-note-no-version = ערכת הכללים אינה מציינת גרסת Unicode; התוכנה הזאת לוקחת את מחלקות התכונות מ-Unicode { $version }.
lgr-note-validity =
    { $kind ->
        [not-yet] ערכת הכללים אינה בתוקף לפני { $day }.
       *[expired] ערכת הכללים הייתה בתוקף עד { $day }.
    }
# $scopes are the zones that the ruleset states, $zone is the one in which names are judged.
lgr-note-other-scope = ערכת הכללים היא עבור { $scopes }, לא עבור { $zone }.
lgr-note-variants-missed = רצפים בערכת הכללים חופפים בדרכים רבות מדי: ייתכן שווריאנטים אחדים חסרים.
# A table that is older than RFC 7940.
lgr-note-table =
    { $form ->
        [preferred] טבלה לפי RFC 3743: תוויות שכולן וריאנטים מועדפים הן כאן “activated”, ווריאנטים אחרים “allocatable”.
       *[variants] טבלה לפי RFC 4290: היא אינה אומרת מה דין הווריאנטים, ולכן הם כאן “blocked”.
    }
lgr-note-table-others =
    { $count ->
        [one] וריאנט אחד של הטבלה אינו בין הרשומות שלה; הוא ברפרטואר רק כווריאנט.
        [two] שני וריאנטים של הטבלה אינם בין הרשומות שלה; הם ברפרטואר רק כווריאנטים.
       *[other] { $count } וריאנטים של הטבלה אינם בין הרשומות שלה; הם ברפרטואר רק כווריאנטים.
    }
lgr-note-unused-tag = לשום נקודת קוד אין התג “{ $tag }”, ולכן המחלקה שלו ריקה.
lgr-label-answer =
    { $answer ->
        [permitted] { $label }: ערכת הכללים מתירה אותה (מעמד “{ $disposition }”).
        [blocked] { $label }: היא כשירה לפי ערכת הכללים, אך חסומה.
        [refused] { $label }: ערכת הכללים אינה מתירה אותה.
       *[other] { $label }: היא כשירה לפי ערכת הכללים; מעמד “{ $disposition }”.
    }
lgr-idna-refuses = היא נדחית לפי IDNA2008, תהא ערכת הכללים אשר תהא: { $reason }
lgr-outside = התו { $character }, מיקום { $position }, אינו ברפרטואר.
lgr-outside-context =
    { $matches ->
        [match] התו { $character }, מיקום { $position }, מותר רק במקום שהכלל “{ $rule }” מתאים לו.
       *[not-match] התו { $character }, מיקום { $position }, אסור במקום שהכלל “{ $rule }” מתאים לו.
    }
lgr-outside-more =
    { $count ->
        [one] עוד תו אחד אינו מותר שם.
        [two] עוד שני תווים אינם מותרים שם.
       *[other] עוד { $count } תווים אינם מותרים שם.
    }
# A character by which an action decides: $kind is “variants-only” where the ruleset lists it only as a variant of others.
lgr-trigger =
    { $kind ->
        [variants-only] התו { $character }, מיקום { $position }, אינו מותר: ערכת הכללים מונה אותו רק כווריאנט של אחרים.
       *[other] התו { $character }, מיקום { $position }, הוא מסוג “{ $text }”.
    }
lgr-not-in-repertoire = יש תווים שאינם ברפרטואר, או שאינם מותרים במקומם.
lgr-decided = פעולה { $number } מכריעה: { $action }
lgr-decided-by-default = פעולת ברירת המחדל { $number } של RFC 7940 מכריעה: { $action }
lgr-action =
    { $which ->
        [any-variant] { $matches ->
            [match] מעמד “{ $disposition }” לתוויות שמתאימות ל-“{ $rule }” ויש בהן וריאנט מסוג { $types }.
            [not-match] מעמד “{ $disposition }” לתוויות שאינן מתאימות ל-“{ $rule }” ויש בהן וריאנט מסוג { $types }.
           *[any] מעמד “{ $disposition }” לתוויות שיש בהן וריאנט מסוג { $types }.
        }
        [all-variants] { $matches ->
            [match] מעמד “{ $disposition }” לתוויות שמתאימות ל-“{ $rule }” וכל הווריאנטים בהן מסוג { $types }.
            [not-match] מעמד “{ $disposition }” לתוויות שאינן מתאימות ל-“{ $rule }” וכל הווריאנטים בהן מסוג { $types }.
           *[any] מעמד “{ $disposition }” לתוויות שכל הווריאנטים בהן מסוג { $types }.
        }
        [only-variants] { $matches ->
            [match] מעמד “{ $disposition }” לתוויות שמתאימות ל-“{ $rule }” ומורכבות מווריאנטים מסוג { $types }.
            [not-match] מעמד “{ $disposition }” לתוויות שאינן מתאימות ל-“{ $rule }” ומורכבות מווריאנטים מסוג { $types }.
           *[any] מעמד “{ $disposition }” לתוויות שמורכבות מווריאנטים מסוג { $types }.
        }
       *[any] { $matches ->
            [match] מעמד “{ $disposition }” לתוויות שמתאימות ל-“{ $rule }”.
            [not-match] מעמד “{ $disposition }” לתוויות שאינן מתאימות ל-“{ $rule }”.
           *[any] מעמד “{ $disposition }” לכל שאר התוויות.
        }
    }
lgr-type-or = { $before } או { $next }
lgr-context =
    { $matches ->
        [match] במקום שהכלל “{ $rule }” מתאים לו
       *[not-match] לא במקום שהכלל “{ $rule }” מתאים לו
    }
lgr-index = תווית אינדקס: { $label }
lgr-index-of-lgr-core = תווית אינדקס לפי lgr-core של ICANN: { $label }
lgr-alone = אין לה וריאנטים כשירים.
lgr-refused-alone = אין לה וריאנטים, כי אינה כשירה.
lgr-variant-count = עם הווריאנטים הכשירים שלה יש { $count } תוויות.
lgr-variant-bound = עם הווריאנטים הכשירים שלה יש עד { $count } תוויות.
lgr-variant = { $label }  { $disposition }
# Where a variant differs from its label, such as “2: U+05DA”.
lgr-variant-differs = { $variant }  ({ $differences })
lgr-ambiguous = ערכת הכללים נותנת לתווית הזאת מעמדים שונים, וזו שגיאה בערכת הכללים.
lgr-more = יש תוויות נוספות; כדי לפרט יותר השתמשו באפשרות { LTR("--most") }.
lgr-more-invalid = ייתכן שיש תוויות נוספות: החיפוש נעצר אחרי { $count } תוויות במעמדים שאינם מפורטים. כדי לפרט את כל המעמדים השתמשו באפשרות { LTR("--all") }.
lgr-diff-of-one = אפשר לקרוא את הקלט הסטנדרטי פעם אחת בלבד; מסרו את האחרים כקבצים.
page-format =
    { $format ->
        [text] קטעי טקסט
       *[html] דף
    }
ruleset-not-written = { $file }: אי אפשר לכתוב את ערכת הכללים: { $reason }
lgr-convert-no-table = זו כבר ערכת כללים לפי RFC 7940, לא טבלה לפי RFC 3743 או RFC 4290.
lgr-unknown-disposition = לשום פעולה בערכת הכללים אין המעמד “{ $text }”. המעמדים בה: { $known }.
lgr-several-labels = נדרשת כאן תווית אחת, אבל בשם הזה יש { $count } תוויות.
lgr-no-variants = { $label }: ערכת הכללים אינה מתירה אותה, ולכן אין לה וריאנטים. { $reasons }
# What differs between two rulesets: $text is a code point, a variant of $other, or a name or number.
lgr-change-part =
    { $kind ->
        [code-point] { $text }
        [variant] { $text } של { $other }
        [class] מחלקה “{ $text }”
        [rule] כלל “{ $text }”
        [action] פעולה { $text }
       *[meta] { $text }
    }
lgr-change-value =
    { $change ->
        [added] { $has_value ->
            [yes] חדש: { $new }
           *[no] חדש
        }
        [removed] { $has_value ->
            [yes] הוסר: { $old }
           *[no] הוסר
        }
       *[changed] { $old } ← { $new }
    }
# Of a class the code points that only the old one has, and those that only the new one has.
lgr-change-class = הוסרו: { $old }; חדשות: { $new }
lgr-change-text = טקסט אחר
lgr-change-no-type = ללא סוג
lgr-change-no-context = ללא הקשר או תג
lgr-change-nothing = אין
# The answers about a label before and after a change: its disposition, or where that stays, that of its variant, or its index label.
lgr-example =
    { $whose ->
        [variant] { $variant }: { $old } ← { $new }
        [index] תווית אינדקס: { $old } ← { $new }
       *[own] { $old } ← { $new }
    }
lgr-change-no-label =
    { $count ->
        [0] אי אפשר לנסות אותו לבדו
       *[other] אין כזאת עד אורך { $count }
    }
lgr-change-not-searched = לא חופש: יותר מדי שינויים
lgr-name-answer =
    { $has_index ->
        [yes] { $disposition }; תווית אינדקס { $index }
       *[no] { $disposition }
    }
# An answer, and how many labels there are with the variants.
lgr-name-answer-count =
    { $exact ->
        [yes] { $answer }; { $count } תוויות עם הווריאנטים שלה, { $allocatable } מהן ניתנות להקצאה
       *[no] { $answer }; עד { $count } תוויות עם הווריאנטים שלה, עד { $allocatable } מהן ניתנות להקצאה
    }
lgr-changed-names =
    { $changed ->
        [0] התשובה נשארת זהה לכל { $judged } השמות הרשומים.
       *[other] התשובה משתנה ל-{ $changed } מתוך { $judged } שמות רשומים.
    }
lgr-changed-names-more = התשובה משתנה לעוד { $count } שמות; האפשרות { LTR("--json") } מפרטת את כולם.
lgr-no-difference = ערכות הכללים אינן שונות בנקודות קוד, וריאנטים, מחלקות, כללים או פעולות.
lgr-confusable-pair = האיברים { $first } ו-{ $second } דומים למראה (UTS #39) ואינם וריאנטים.
lgr-variant-problem =
    { $kind ->
        [not-symmetric] ל-{ $first } יש הווריאנט { $second }, אך לא להפך.
        [not-transitive] ל-{ $first } יש הווריאנט { $via }, ול-{ $via } יש { $second }, אבל { $second } אינו וריאנט של { $first }.
       *[variant-not-in-repertoire] ל-{ $first } יש הווריאנט { $second }, שאינו ברפרטואר.
    }
lgr-policy-problem =
    { $kind ->
        [type-without-action] שום פעולה אינה מציינת את הסוג “{ $text }”, ולכן דין וריאנטים כאלה כדין וריאנטים ללא סוג.
        [own-disposition] לפעולה { $number } המעמד “{ $text }”, ש-RFC 7940 (סעיף 7.3) אינו מגדיר.
        [action-without-type] לעולם אין מגיעים לפעולה { $number }: לשום וריאנט אין סוג שהיא מציינת.
       *[action-never-reached] לעולם אין מגיעים לפעולה { $number }: פעולה { $earlier } מכריעה בכל התוויות שלה.
    }
lgr-confusable-count =
    { $complete ->
        [yes] { $count ->
            [0] איברים יחידים שדומים למראה (UTS #39) הם כולם וריאנטים.
            [one] איברי זוג אחד דומים למראה ואינם וריאנטים.
            [two] שני זוגות דומים למראה ואינם וריאנטים.
           *[other] { $count } זוגות דומים למראה ואינם וריאנטים.
        }
       *[no] לא הוכרע: { $count } זוגות דומים למראה ואינם וריאנטים; יש אחרים, שאינם מפורטים.
    }
# $count pairs of labels, of which one at least has several members, and each at most $members.
lgr-confusable-labels-count =
    { $complete ->
        [yes] { $count ->
            [0] אין תוויות אחרות, של { $members } איברים לכל היותר, שדומות למראה ואינן וריאנטים.
            [one] התוויות בעוד זוג אחד, של { $members } איברים לכל היותר, דומות למראה ואינן וריאנטים.
            [two] עוד שני זוגות תוויות, של { $members } איברים לכל היותר, דומים למראה ואינם וריאנטים.
           *[other] עוד { $count } זוגות תוויות, של { $members } איברים לכל היותר, דומים למראה ואינם וריאנטים.
        }
       *[no] עוד { $count } זוגות תוויות דומים למראה ואינם וריאנטים; ייתכן שיש אחרים, שלא נוסו.
    }
# What holds for all labels that a ruleset permits. $label is a label as it is displayed, $rule a section of a document.
lgr-violation = ערכת הכללים מתירה את { $label }, המפרה את { $rule }.
lgr-rules-proved =
    { $property ->
        [rfc5893] הוכח: שום תווית שערכת הכללים מתירה אינה מפרה את כלל הדו-כיווניות (RFC 5893), בכל אורך.
       *[idna2008] הוכח: שום תווית שהיא מתירה אינה מפרה את IDNA2008. אורך, ונרמול על פני שלושה תווים, לא נבדקו.
    }
lgr-rules-undecided = לא הוכרע: ערכת הכללים גדולה מכדי לומר אם יש תווית המפרה את { $rules }.
lgr-same-display = { $display }: { $first } ו-{ $second } מוצגות זהות ואינן וריאנטים.
lgr-displays-proved = { $display }: הוכח, אין שתי תוויות שמוצגות זהות אלא אם הן וריאנטים, בכל אורך.
lgr-displays-undecided =
    { $display }: { $count ->
        [0] לא הוכרע אם יש שתי תוויות שמוצגות זהות.
        [one] לא הוכרע; אין שתי תוויות בנות תו אחד שמוצגות זהות.
        [two] לא הוכרע; אין שתי תוויות בנות שני תווים לכל היותר שמוצגות זהות.
       *[other] לא הוכרע; אין שתי תוויות בנות { $count } תווים לכל היותר שמוצגות זהות.
    }
lgr-page-title = ערכת הכללים { $file }
lgr-page-about = על ערכת הכללים הזאת
lgr-page-compared = ערכות כללים
lgr-page-changes = שינויים מ-{ $old } ל-{ $new }
lgr-page-repertoire = רפרטואר
lgr-page-variants = וריאנטים
lgr-page-classes = מחלקות
lgr-page-rules = כללים
lgr-page-actions = פעולות
lgr-page-meta = נתוני העל
lgr-page-names = שמות רשומים
lgr-fact-version = גרסה
lgr-fact-version-comment = הערה לגרסה
lgr-fact-date = תאריך
lgr-fact-scope = תחולה
# A scope, and what it is by the ruleset, such as “domain”.
lgr-scope = { $scope } ({ $kind })
lgr-fact-languages = שפות
lgr-fact-validity-start = בתוקף מ-
lgr-fact-validity-end = בתוקף עד
lgr-fact-unicode-version = גרסת Unicode
lgr-fact-description-type = סוג התיאור
lgr-fact-size = נקודות קוד ורצפים
lgr-size =
    { $only ->
        [0] { $count }
       *[other] { $count }, מהם { $only } רק כווריאנטים של אחרים
    }
lgr-fact-description = תיאור
lgr-column-code-points = נקודות קוד
lgr-column-characters = תווים
lgr-column-names = שמות
lgr-column-context = הקשר
lgr-column-variant = וריאנט
lgr-column-type = סוג
lgr-column-tags = תגים
lgr-references = מקורות
lgr-column-reference = מקור
lgr-column-comment = הערה
lgr-column-number = מספר
lgr-column-action = פעולה
lgr-column-part = מה
lgr-column-change = שינוי
lgr-column-label = התווית הקצרה ביותר שהתשובה עליה משתנה
lgr-column-line = שורה
lgr-column-registered = תווית
lgr-column-old = התשובה הישנה
lgr-column-new = התשובה החדשה
lgr-fact-old = ישנה
lgr-fact-new = חדשה
lgr-fact-changes = שינויים
lgr-fact-in-words = במילים
lgr-fact-in-file = בקובץ
lgr-class-words =
    { $count ->
        [0] אין נקודות קוד
        [one] נקודת קוד אחת: { $ranges }
        [two] שתי נקודות קוד: { $ranges }
       *[other] { $count } נקודות קוד: { $ranges }
    }
# What a rule matches; $part is made of the phrases below.
lgr-rule-words = הוא מתאים: { $part }.
lgr-part =
    { $part ->
        [any] כל נקודת קוד
        [start] תחילת התווית
        [end] סוף התווית
        [anchor] נקודות הקוד הנבדקות
        [empty-string] המחרוזת הריקה
        [empty-set] נקודת קוד מהקבוצה הריקה
       *[nothing] שום דבר
    }
lgr-part-class = נקודת קוד של “{ $class }”
lgr-part-set = אחת מ-{ $ranges }
lgr-part-rule = מה שהכלל “{ $rule }” מתאים לו
lgr-part-then = { $one }, ואחר כך { $next }
lgr-part-or = { $one } או { $next }
lgr-part-repeated =
    { $kind ->
        [exactly] { $least } פעמים { $part }
        [at-least] { $least } פעמים או יותר { $part }
       *[between] { $least } עד { $most } פעמים { $part }
    }
lgr-part-behind = מקום אחרי { $part }
lgr-part-ahead = מקום לפני { $part }
lgr-null-variant = ללא תו (וריאנט ריק)
lgr-empty-label = (ריקה)
lgr-default-action = פעולת ברירת המחדל של RFC 7940, סעיף 7.6

ruleset-root-zone = אזור השורש

# ממצאים: מה לא תקין בשם או בטקסט, לפי איזה כלל, ומה לעשות.

## ממצאים לפי המזהים שלהם: מה נמצא, הכלל והסעיף שלו (.rule), ומה לעשות (.advice).
## Every message may use { $label }, its number; { $characters }, the characters concerned by code point and name;
## { $class }, the Bidi class of the first of them; and { $count }, how many there are.

finding-no-domain-name =
    { $what ->
        [url] { $host ->
            [yes] זו כתובת אינטרנט, לא שם מתחם.
           *[no] זו כתובת אינטרנט שאין בה שם מתחם.
        }
        [url-empty-label] תווית במארח ריקה: שתי נקודות צמודות, או נקודה בתחילתו.
        [url-without-scheme] זו כתובת אינטרנט ללא הסכמה שלה, לא שם מתחם.
        [mail-address] זו כתובת דוא״ל, לא שם מתחם.
        [ip-address] זו כתובת IP, לא שם מתחם.
       *[other] שם מתחם אינו יכול להכיל את { $characters }.
    }
    .rule = שם מתחם מורכב מתוויות ונקודות ביניהן. כתובות URL, דוא״ל ו-IP אינן שמות מתחם (RFC 1035, סעיף 2.3.1; RFC 3986, סעיף 3.2).
    .advice = הזינו את שם המתחם בלבד.

finding-rfc5893-condition-1 = תווית { $label } מתחילה ב-{ $characters }, ממחלקה { $class }. בשם שיש בו תווים מימין לשמאל, כל תווית חייבת להתחיל בתו ממחלקה L, R או AL.
    .rule = בשם מתחם דו-כיווני כל תווית מתחילה בתו ממחלקה L, R או AL (RFC 5893, סעיף 2, תנאי 1). ספרות אירופיות והודיות-ערביות הן ממחלקות אחרות. סעיף 2 בודק גם תוויות ASCII; סעיפים 5 ו-7.1 אינם אוסרים עליהן להתחיל בספרה.
    .advice = התחילו את התווית באות, ולא בספרה, ולא בסימן מצטרף ולא בסמל.

finding-rfc5893-condition-2 =
    { $count ->
        [one] תווית { $label } היא מימין לשמאל ואינה יכולה להכיל את { $first }, ממחלקה { $class }.
       *[other] תווית { $label } היא מימין לשמאל ואינה יכולה להכיל את { $characters }. הראשון ביניהם ממחלקה { $class }.
    }
    .rule = תווית שמתחילה באות מימין לשמאל מכילה רק R, AL, AN, EN, ES, CS, ET, ON, BN ו-NSM (RFC 5893, סעיף 2, תנאי 2).
    .advice =
        { $case ->
            [letters] העבירו את האותיות של הכיוון האחר לתווית משלהן, או הסירו אותן.
            [digits] כתבו את כל ספרות התווית בספרות 0 עד 9.
            [space] החליפו את הרווח במקף (-), או הסירו אותו.
           *[other] { $others ->
                [0] הסירו את התו הזה מן התווית.
               *[other] הסירו את התווים האלה מן התווית.
            }
        }

finding-rfc5893-condition-3 = תווית { $label } היא מימין לשמאל ואינה יכולה להסתיים ב-{ $characters }, ממחלקה { $class }.
    .rule = תווית שמתחילה באות מימין לשמאל מסתיימת ב-R, AL, EN או AN; אחריו ייתכנו סימנים מצטרפים בכל כמות (RFC 5893, סעיף 2, תנאי 3).
    .advice = סיימו את התווית באות מימין לשמאל או בספרה.

finding-rfc5893-condition-4 = תווית { $label } מערבבת מספרים אירופיים (EN) וערביים (AN): { $european } וגם { $arabic }.
    .rule = תווית שמתחילה באות מימין לשמאל אינה מכילה יחד מספרים אירופיים (EN) וערביים (AN) (RFC 5893, סעיף 2, תנאי 4).
    .advice = השתמשו בסוג אחד של ספרות בתווית: 0 עד 9, ספרות הודיות-ערביות, או הספרות של הפרסית והאורדו.

finding-rfc5893-condition-5 =
    { $count ->
        [one] תווית { $label } היא משמאל לימין ואינה יכולה להכיל את { $first }, ממחלקה { $class }.
       *[other] תווית { $label } היא משמאל לימין ואינה יכולה להכיל את { $characters }. הראשון ביניהם ממחלקה { $class }.
    }
    .rule = בשם מתחם דו-כיווני, תווית שמתחילה באות משמאל לימין מכילה רק L, EN, ES, CS, ET, ON, BN ו-NSM (RFC 5893, סעיף 2, תנאי 5).

finding-rfc5893-condition-6 = תווית { $label } היא משמאל לימין ואינה יכולה להסתיים ב-{ $characters }, ממחלקה { $class }.
    .rule = בשם מתחם דו-כיווני, תווית שמתחילה באות משמאל לימין מסתיימת ב-L או EN; אחריו ייתכנו סימנים מצטרפים בכל כמות (RFC 5893, סעיף 2, תנאי 6).
    .advice = סיימו את התווית באות משמאל לימין או בספרה 0 עד 9.

finding-rfc5893-guarantee-ldh =
    { $case ->
        [class-et] התוויות המפרות את כלל הדו-כיווניות הן ASCII בלבד. כשהשם לבדו בפסקה משמאל לימין, כל תווית נשארת רצופה. עם זאת, תווים ממחלקה ET עלולים לגרום לשתי תוויות להיראות זהות. בפסקה מימין לשמאל תוויות עלולות גם להתפצל.
       *[none] התוויות המפרות את כלל הדו-כיווניות הן ASCII בלבד. כשהשם לבדו בפסקה משמאל לימין, כל תווית נשארת רצופה ואין שתי תוויות שנראות זהות. בפסקה מימין לשמאל זה עלול שלא להתקיים.
    }
    .rule = התוויות המפרות את הכלל הן ASCII בלבד, ואין תווית שמתחילה בספרה אחרי תווית מימין לשמאל. RFC 5893, סעיף 2, מבטיח אז את דרישות סעיף 3, אך לא את סדר התוויות. בפסקה מימין לשמאל, וגם כשיש תווים ממחלקה ET, הדרישות עלולות שלא להתקיים.
    .advice = תקנו כל תווית המפרה את כלל הדו-כיווניות, או בדקו את השם בשני כיווני הפסקה.

finding-rfc5893-guarantee-none = התקן RFC 5893 אינו מבטיח דבר על התצוגה הזאת: התווים עלולים להופיע בסדר שגוי.
    .rule = כשתווית מפרה את הכלל וההבטחה השנייה (RFC 5893, סעיף 2) אינה חלה אף היא, הסעיף אינו מבטיח דבר על התצוגה.
    .advice = בדקו את התצוגות: ייתכן שהסדר על המסך אינו הסדר המכוון.

finding-rfc5893-number-hazard = תווית { $label } מתחילה ב-{ $digit }. על המסך המספר הזה עלול לעבור אל תוך תווית { $other }, שהיא מימין לשמאל.
    .rule = מספר בתחילת תווית נראה כאילו עבר אל תוך תווית מימין לשמאל שלפניה (RFC 5893, סעיף 5).
    .advice = שנו את התווית שאחרי התווית מימין לשמאל כך שתתחיל באות.

finding-rfc5893-digit-above = בתווית { $label } יש תווים מימין לשמאל, והתווית שאחריה מתחילה בספרה { $characters }.
    .rule = ראוי שלא לרשום תווית מימין לשמאל באזור שהתווית שלו עצמו (ברמה שמעל) מתחילה בספרה (RFC 5893, סעיף 7.1).
    .advice = רשמו את התווית באזור ששמו מתחיל באות.

finding-rfc5893-wildcard = תווית { $label } היא תו כללי מתחת לתווית שמתחילה ב-{ $digit }. היא מתאימה גם לתוויות מימין לשמאל.
    .rule = תו כללי מתאים לכל תווית. בעל האזור אינו יכול למנוע תוויות מימין לשמאל לפני תווית שמתחילה בספרה (RFC 5893, סעיף 5).
    .advice = החליפו את התו הכללי בשמות שהאזור צריך, או הציבו אותו מתחת לתווית שמתחילה באות.

finding-rfc5893-old-program = תווית { $label } מסתיימת בסימן המצטרף { $characters }. תוכנה שקובעת כיוון לפי התו האחרון תציג אותה משמאל לימין.
    .rule = תוכנה ישנה עשויה לקבוע את כיוון התווית לפי התו האחרון ולא הראשון. אם התו האחרון הוא סימן מצטרף, היא מציגה תווית מימין לשמאל כאילו היא משמאל לימין (RFC 5893, סעיף 7.1).

finding-grouping-split =
    { $case ->
        [alone] התווים של תווית { $label } אינם נשארים רצופים, אפילו כשהשם עומד לבדו ({ $paragraph ->
            [rtl] פסקה מימין לשמאל
           *[ltr] פסקה משמאל לימין
        }).
       *[other] התווים של תווית { $label } אינם נשארים רצופים ליד תוויות מסוימות אחרות שמקיימות את הכלל ({ $paragraph ->
            [rtl] פסקה מימין לשמאל
           *[ltr] פסקה משמאל לימין
        }).
    }
    .rule = תווי התווית נשארים רצופים כשהשם מוצג ליד שמות אחרים שמקיימים את הכלל (RFC 5893, סעיף 3, קיבוץ התווים).
    .advice =
        { $case ->
            [alone] תקנו את התוויות המפרות את כלל הדו-כיווניות: השם מתפצל אפילו כשהוא לבדו.
           *[other] כשיש שמות אחרים באותה שורה, הקיפו את השם בסימני כיווניות או בתווי בידוד.
        }

finding-rfc3454-control = תווית { $label } נדחתה ב-IDNA2003, כי היא מכילה את { $characters }.
    .rule = ב-IDNA2003 לא הותר תו שמשנה את תכונות התצוגה (RFC 3454, סעיפים 5.8 ו-6, דרישה 1).

finding-rfc3454-mixed =
    { $case ->
        [mapped] תווית { $label } נדחתה ב-IDNA2003: אחרי המיפוי { $characters } הוא משמאל לימין, לצד אותיות מימין לשמאל.
        [mapped-rtl] תווית { $label } נדחתה ב-IDNA2003: אחרי המיפוי יש בה אותיות מימין לשמאל, לצד { $characters }.
       *[none] תווית { $label } נדחתה ב-IDNA2003, כי היא מכילה את { $characters } לצד אותיות מימין לשמאל.
    }
    .rule = ב-IDNA2003 לא הותרה אות משמאל לימין בתווית שיש בה אות מימין לשמאל (RFC 3454, סעיף 6, דרישה 2).

finding-rfc3454-ends =
    { $case ->
        [mapped] תווית { $label } נדחתה ב-IDNA2003, כי { $characters } בתחילתה או בסופה הופך ל-{ $prepared }, שאינו אות מימין לשמאל.
        [mapped-rtl] תווית { $label } נדחתה ב-IDNA2003: אחרי המיפוי יש בה אותיות מימין לשמאל, אבל { $characters } { $place ->
            [start] בתחילתה אינו אות כזאת.
            [end] בסופה אינו אות כזאת.
           *[both] בתחילתה ובסופה אינם אותיות כאלה.
        }
       *[none] תווית { $label } נדחתה ב-IDNA2003, כי { $characters } { $place ->
            [start] בתחילתה אינו אות מימין לשמאל.
            [end] בסופה אינו אות מימין לשמאל.
           *[both] בתחילתה ובסופה אינם אותיות מימין לשמאל.
        }
    }
    .rule = ב-IDNA2003 תווית שיש בה אות מימין לשמאל הייתה חייבת להתחיל ולהסתיים באות כזאת (RFC 3454, סעיף 6, דרישה 3).

finding-rfc3454-unassigned = תווית { $label } מכילה את { $characters }, ש-IDNA2003 לא הכיר.
    .rule = התקן RFC 3454 משתמש ב-Unicode 3.2. תווים שנוספו אחר כך אינם מוקצים בו (סעיף 7, טבלה A.1).

finding-atkin2001-control =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, תו בקרה או עיצוב.
       *[other] תווית { $label } מכילה את { $characters }, תווי בקרה או עיצוב.
    }
    .rule = המאמר מוציא מכלל שימוש תווי בקרה, ובהם תווי בקרת כיווניות (סעיף II).

finding-atkin2001-presentation-form =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, צורת הצגה ערבית.
       *[other] תווית { $label } מכילה את { $characters }, צורות הצגה ערביות.
    }
    .rule = המאמר מוציא מכלל שימוש את צורות ההצגה הערביות U+FB50-FDFF ו-U+FE70-FEFC, שהן רק צורות של אותיות אחרות (סעיף II).

finding-atkin2001-arabic-point =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, סימן ניקוד ערבי.
       *[other] תווית { $label } מכילה את { $characters }, סימני ניקוד ערביים.
    }
    .rule = המאמר מוציא מכלל שימוש את סימני הניקוד הערביים U+064B-0655 ו-U+0670, המורים על ההגייה (סעיף II).

finding-atkin2001-koranic-sign =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, סימן ביאור קוראני.
       *[other] תווית { $label } מכילה את { $characters }, סימני ביאור קוראניים.
    }
    .rule = המאמר מוציא מכלל שימוש את סימני הביאור הקוראניים U+06D6-06ED (סעיף II).

finding-atkin2001-cantillation =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, טעם מקרא.
       *[other] תווית { $label } מכילה את { $characters }, טעמי מקרא.
    }
    .rule = המאמר מוציא מכלל שימוש את טעמי המקרא U+0591-05AF (סעיף II).

finding-atkin2001-hebrew-point =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, סימן ניקוד עברי.
       *[other] תווית { $label } מכילה את { $characters }, סימני ניקוד עבריים.
    }
    .rule = המאמר מוציא מכלל שימוש את סימני הניקוד העבריים U+05B0-05C4 (סעיף II, שנפלה בו שגיאת דפוס ב-U+05B0).

finding-atkin2001-punctuation =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, סימן פיסוק.
       *[other] תווית { $label } מכילה את { $characters }, סימני פיסוק.
    }
    .rule = המאמר מוציא מכלל שימוש סימני פיסוק, שלא הותרו בשמות מתחם; המקף (U+002D) נשאר (סעיף II).

finding-atkin2001-compatibility =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, תו תאימות.
       *[other] תווית { $label } מכילה את { $characters }, תווי תאימות.
    }
    .rule = המאמר מוציא מכלל שימוש תווי תאימות, שהם גרסאות של תווים אחרים (סעיף II, איור 2).

finding-atkin2001-symbol =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, שאינו אות ואינו ספרה.
       *[other] תווית { $label } מכילה את { $characters }, שאינם אותיות ואינם ספרות.
    }
    .rule = המאמר מוסיף לשמות מתחם אותיות וספרות, ולא שום דבר אחר (סעיף II).

finding-atkin2001-unassigned =
    { $others ->
        [0] תווית { $label } מכילה את { $characters }, נקודת קוד לא מוקצית.
       *[other] תווית { $label } מכילה את { $characters }, נקודות קוד לא מוקצות.
    }
    .rule = המאמר מוסיף לשמות מתחם אותיות וספרות; נקודת קוד לא מוקצית אינה אות ואינה ספרה (סעיף II).

finding-atkin2001-not-nfc = תווית { $label } אינה בצורת נרמול C (NFC), בגלל { $characters }.
    .rule = המאמר דורש צורת נרמול C (NFC): תו מפורק רק כשאין תו מורכב (סעיף II, איור 1).

finding-atkin2001-table-2 = תווית { $label } מכילה מה שאין בטבלה 2 של המאמר: { $characters }.
    .rule = טבלה 2 של המאמר מפרטת את התווים הערביים והעבריים הקבילים.

finding-uts46-mapped =
    { $places ->
        [one] לפני החיפוש ב-DNS, UTS #46 משנה את השם במקום אחד.
        [two] לפני החיפוש ב-DNS, UTS #46 משנה את השם בשני מקומות.
       *[other] לפני החיפוש ב-DNS, UTS #46 משנה את השם ב-{ $places } מקומות.
    }
    .rule = לפני החיפוש ב-DNS העיבוד ממפה תווים ומנרמל את השם (UTS #46, סעיף 4).

finding-uts46-disallowed =
    { $case ->
        [mapped] תווית { $label } מכילה את { $characters }. UTS #46 ממפה אותו לתו ששום שם אינו יכול להכיל.
       *[other] תווית { $label } מכילה את { $characters }, ש-UTS #46 אוסר.
    }
    .rule = תווית אינה מכילה תו שטבלת המיפוי אוסרת, ומתווי ASCII היא מכילה רק אותיות, ספרות ומקף (UTS #46, סעיפים 4.1 ו-5).
    .advice = הסירו את התו, או כתבו את משמעותו באותיות, ספרות ומקפים.

finding-uts46-unstable-a-label = תווית { $label } היא תווית A של { $characters }, ש-UTS #46 היה משנה. תווית A אין משנים, ולכן התווית הזאת פסולה.
    .rule = תווית שמגיעה כתווית A אינה ממופה: המיפוי והנרמול חייבים להשאיר את צורתה המפוענחת ללא שינוי (UTS #46, סעיף 4, שלב 4; סעיף 4.1, תנאים 1 ו-7).
    .advice = השתמשו במקומה בתווית A של אותה תווית באותיות קטנות ומורכבות (NFC).

finding-idna-disallowed =
    { $case ->
        [capitals] תווית { $label } מכילה את { $characters }. אותיות גדולות אסורות בתווית שיש בה אותיות שאינן ASCII (RFC 5892, סעיף { $section }).
       *[other] { $reason ->
            [unstable] תווית { $label } מכילה את { $characters }, ש-IDNA2008 אוסר. נרמול או המרת רישיות משנים אותו (RFC 5892, סעיף { $section }).
            [ignorable-properties] תווית { $label } מכילה את { $characters }, ש-IDNA2008 אוסר. אין זה תו נראה (RFC 5892, סעיף { $section }).
            [ignorable-blocks] תווית { $label } מכילה את { $characters }, ש-IDNA2008 אוסר. זהו סימן מוזיקלי או סימן מצטרף לסמלים (RFC 5892, סעיף { $section }).
            [exceptions] תווית { $label } מכילה את { $characters }, ש-IDNA2008 אוסר. ה-RFC מונה אותו בין החריגים (RFC 5892, סעיף { $section }).
            [old-hangul-jamo] תווית { $label } מכילה את { $characters }, ש-IDNA2008 אוסר. זהו חלק של הברת האנגול (RFC 5892, סעיף { $section }).
            [rest] תווית { $label } מכילה את { $characters }, ש-IDNA2008 אוסר. אין זו אות, ספרה או סימן מצטרף (RFC 5892, סעיף { $section }).
           *[none] תווית { $label } מכילה את { $characters }, ש-IDNA2008 אוסר (RFC 5892, סעיף { $section }).
        }
    }
    .rule = תווית אינה מכילה תו שתכונתו הנגזרת היא DISALLOWED: סמל, סימן פיסוק, אות גדולה, תו תאימות או אחד החריגים (RFC 5892, סעיפים 2 ו-3; RFC 5891, סעיפים 4.2.2 ו-5.4).
    .advice =
        { $case ->
            [capitals] כתבו באותיות קטנות.
           *[other] { $others ->
                [0] הסירו את התו, או כתבו את משמעותו באותיות, ספרות ומקפים.
               *[other] הסירו את התווים האלה, או כתבו את משמעותם באותיות, ספרות ומקפים.
            }
        }

finding-idna-unassigned = תווית { $label } מכילה את { $characters }, ש-Unicode טרם הקצה.
    .rule = תווית אינה מכילה נקודת קוד שגרסת Unicode הזאת לא הקצתה לה תו (RFC 5892, סעיף 2.10; RFC 5891, סעיפים 4.2.2 ו-5.4).
    .advice = הסירו את נקודת הקוד: היא עדיין אינה תו.

finding-idna-not-nfc = תווית { $label } אינה בצורת נרמול C (NFC), ש-IDNA2008 דורש: { $characters }.
    .rule = תווית נכתבת בצורת נרמול C (NFC) (RFC 5891, סעיפים 4.1 ו-5.4).
    .advice =
        { $case ->
            [one-character] הקלידו את האות והסימן שלה כתו אחד; רוב המקלדות עושות זאת.
            [several-characters] הקלידו את האות והסימן שלה כתווים נפרדים: שמות אינם מתירים אותם כתו אחד.
            [order] סדרו את סימני האות בסדר של צורת נרמול C (NFC).
           *[other] כתבו את האותיות והסימנים שלהן בצורת נרמול C (NFC).
        }

finding-idna-leading-mark = תווית { $label } מתחילה בסימן המצטרף { $characters }.
    .rule = תווית אינה מתחילה בסימן מצטרף (RFC 5891, סעיף 4.2.3.2; UTS #46, סעיף 4.1).
    .advice = הוסיפו אות לפני הסימן, או הסירו אותו.

finding-idna-hyphens-3-4 = התווים השלישי והרביעי בתווית { $label } הם מקפים.
    .rule = בתווית התו השלישי והתו הרביעי אינם שניהם מקפים (RFC 5891, סעיף 4.2.3.1; UTS #46, סעיף 4.1).
    .advice = השתמשו במקף אחד, או העבירו את השניים למקום אחר.

finding-idna-hyphen-at-end =
    { $place ->
        [start] תווית { $label } מתחילה במקף.
        [end] תווית { $label } מסתיימת במקף.
       *[both] תווית { $label } מתחילה ומסתיימת במקף.
    }
    .rule = תווית אינה מתחילה במקף ואינה מסתיימת בו (RFC 5891, סעיף 4.2.3.1; UTS #46, סעיף 4.1).
    .advice =
        { $place ->
            [start] הסירו את המקף שבתחילה.
            [end] הסירו את המקף שבסוף.
           *[both] הסירו את המקפים שבתחילה ובסוף.
        }

finding-a-label-undecodable =
    { $problem ->
        [too-long] תווית { $label } מתחילה בתחילית xn-- (ACE), אך אינה מפוענחת: אורכה יותר מ-{ $octets } בתים.
        [separator] תווית { $label } מתחילה בתחילית xn-- (ACE), אך בפענוח שלה יש { $character }, ששום תווית אינה יכולה להכיל.
       *[other] תווית { $label } מתחילה בתחילית xn-- (ACE), אך אי אפשר לפענח אותה: ההמשך אינו Punycode (RFC 3492).
    }
    .rule = תווית שמתחילה בתחילית xn-- (ACE) היא תווית A, שפענוחה הוא תווית U (RFC 5890, סעיף 2.3.1; UTS #46, סעיף 4, שלב 4).
    .advice = שאלו לאיזו תווית הכוונה, ובקשו שיקלידו אותה באותיות שלה.

finding-idna-noncanonical-a-label = תווית { $label } הוקלדה כ-{ $typed }, אבל תווית A של צורתה המפוענחת היא { $own }.
    .rule = תווית A חייבת להיות זהה לתווית A של צורתה המפוענחת; כתיבים אחרים נדחים (RFC 5891, סעיף 5.3; UTS #46, סעיף 4, שלב 4).

finding-idna-zwnj-context = תווית { $label } מכילה מונע חיבור (ZWNJ) במקום אסור. מקומו אחרי ויראמה, או לבדו בין אותיות שהיו מתחברות.
    .rule = מונע חיבור (ZWNJ) מותר רק אחרי ויראמה, או בין אותיות שהיו מתחברות (RFC 5892, נספח A.1).
    .advice =
        { $case ->
            [without-effect] הסירו את מונע החיבור: הוא אינו משנה כאן דבר שנראה לעין.
            [with-effect] הסירו את מונע החיבור: הוא אסור כאן. התווים שלידו ייראו אז אחרת.
            [adjacent] השאירו אחד מתווי החיבור (ZWNJ, ZWJ) הסמוכים זה לזה, והסירו את האחרים.
           *[other] הסירו את מונע החיבור: הוא אסור כאן.
        }

finding-idna-zwj-context = תווית { $label } מכילה מחבר (ZWJ) שאינו אחרי ויראמה.
    .rule = מחבר (ZWJ) מותר רק אחרי ויראמה (RFC 5892, נספח A.2).
    .advice =
        { $case ->
            [without-effect] הסירו את המחבר: הוא אינו משנה כאן דבר שנראה לעין.
            [with-effect] הסירו את המחבר: הוא אסור כאן. התווים שלידו ייראו אז אחרת.
            [adjacent] השאירו אחד מתווי החיבור (ZWNJ, ZWJ) הסמוכים זה לזה, והסירו את האחרים.
           *[other] הסירו את המחבר: הוא אסור כאן.
        }

finding-idna-middle-dot-context = תווית { $label } מכילה נקודה אמצעית שאינה בין שתי אותיות l.
    .rule = נקודה אמצעית מותרת רק בין שתי אותיות l, כמו בקטלאנית (RFC 5892, נספח A.3).
    .advice = השתמשו בנקודה האמצעית רק בין שתי אותיות l, או השתמשו במקף.

finding-idna-keraia-context = תווית { $label } מכילה סימן מספר יווני (keraia) שאין אחריו תו יווני.
    .rule = סימן מספר יווני תחתון (keraia) מותר רק לפני תו יווני (RFC 5892, נספח A.4).
    .advice = הציבו את הסימן לפני אות יוונית, או הסירו אותו.

finding-idna-geresh-context = תווית { $label } מכילה גרש שאין לפניו תו עברי.
    .rule = גרש עברי מותר רק אחרי תו עברי (RFC 5892, נספח A.5).
    .advice = הציבו את הגרש אחרי אות עברית, או הסירו אותו.

finding-idna-gershayim-context = תווית { $label } מכילה גרשיים שאין לפניהם תו עברי.
    .rule = גרשיים עבריים מותרים רק אחרי תו עברי (RFC 5892, נספח A.6).
    .advice = הציבו את הגרשיים אחרי אות עברית, או הסירו אותם.

finding-idna-katakana-middle-dot-context = תווית { $label } מכילה נקודה אמצעית של קטקנה, אך אין בה תו היראגנה, קטקנה או האן.
    .rule = נקודה אמצעית של קטקנה מותרת רק בתווית שיש בה תו היראגנה, קטקנה או האן (RFC 5892, נספח A.7).
    .advice = השתמשו בנקודה האמצעית רק בתוויות יפניות, או השתמשו במקף.

finding-idna-arabic-digits-mixed = תווית { $label } מערבבת ספרות הודיות-ערביות רגילות ומורחבות.
    .rule = תווית אינה מערבבת ספרות הודיות-ערביות וספרות הודיות-ערביות מורחבות (RFC 5892, נספחים A.8 ו-A.9).
    .advice = השתמשו בסוג ספרות אחד: זה של שפת התווית.

finding-idna-not-ldh = תווית { $label } מכילה את { $characters }. בתווית ASCII יש רק אותיות, ספרות ומקפים.
    .rule = תווית שכולה ASCII היא תווית LDH: אותיות, ספרות ומקפים (RFC 5890, סעיף 2.3.1).
    .advice = השתמשו באותיות, ספרות ומקפים בלבד.

finding-idna-upper-case =
    { $case ->
        [a-label] תווית { $label } הוקלדה כתווית A באותיות גדולות, שדינן כאותיות קטנות.
       *[other] בתווית { $label } יש אותיות גדולות, שדינן כאותיות קטנות.
    }
    .rule = בתווית ASCII ובתווית A דין אותיות גדולות כדין אותיות קטנות (RFC 5890, סעיף 2.3.2.1; RFC 5891, סעיף 5.3).

finding-lgr-not-in-repertoire = בתווית { $label } יש { $characters }, שערכת הכללים { $ruleset } אינה מתירה.
    .rule = בתווית יש רק נקודות קוד ורצפים מן הרפרטואר של המרשם (RFC 7940, סעיף 8.1).
    .advice = השתמשו רק בתווים שערכת הכללים של המרשם מתירה.

finding-lgr-context =
    { $matches ->
        [match] המרשם אוסר את { $characters } במיקום הזה בתווית { $label }: הכלל “{ $rule }” של { $ruleset } אינו מתאים למיקום.
       *[not-match] המרשם אוסר את { $characters } במיקום הזה בתווית { $label }: הכלל “{ $rule }” של { $ruleset } מתאים למיקום.
    }
    .rule = נקודת קוד מותרת רק במקום שבו הכלל שלה בערכת הכללים של המרשם מתיר אותה (RFC 7940, סעיף 5.2).
    .advice = הציבו את התו במקום שהכלל שלו מתיר, או השמיטו אותו.

# $reason is “variants-only” where the ruleset lists the characters only as variants of others, and “types” where the action is
# for the types that they have.
finding-lgr-invalid =
    { $reason ->
        [variants-only] בתווית { $label } יש { $characters }, ש-{ $ruleset } אינה מתירה (רק כווריאנטים של אחרים; פעולה { $number }).
        [types] תווית { $label } פסולה בגלל { $characters }, לפי פעולה { $number } של { $ruleset }: { $action }
       *[none] { $source ->
            [default] תווית { $label } פסולה לפי פעולת ברירת המחדל { $number } של RFC 7940: { $action }
           *[file] תווית { $label } פסולה לפי פעולה { $number } של { $ruleset }: { $action }
        }
    }
    .rule = הפעולה הראשונה בערכת הכללים של המרשם שהתווית מפעילה היא שמכריעה לגביה (RFC 7940, סעיף 8.3).
    .advice = { $reason ->
        [variants-only] השתמשו רק בתווים שערכת הכללים של המרשם מתירה.
       *[other] שנו את התווית כך שפעולה זו לא תחול עליה.
    }

finding-lgr-blocked =
    { $source ->
        [default] תווית { $label } חסומה לפי פעולת ברירת המחדל { $number } של RFC 7940: { $action }
       *[file] תווית { $label } חסומה לפי פעולה { $number } של { $ruleset }: { $action }
    }
    .rule = איש אינו רשאי לרשום תווית שערכת הכללים של המרשם חוסמת (RFC 7940, סעיף 7.3).
    .advice = בחרו תווית אחרת.

finding-lgr-disposition =
    { $source ->
        [default] לתווית { $label } המעמד “{ $disposition }” לפי פעולת ברירת המחדל { $number } של RFC 7940.
       *[file] לתווית { $label } המעמד “{ $disposition }” לפי פעולה { $number } של { $ruleset }.
    }
    .rule = רק המרשם יודע מה משמעותו של מעמד ש-RFC 7940 אינו מגדיר (RFC 7940, סעיף 7.3).
    .advice = שאלו את המרשם מה משמעות המעמד הזה.

finding-reserved-label =
    { $case ->
        [variant] תווית { $label } היא וריאנט של תווית ששמורה למרשם.
        [zone-variant] תווית { $label } היא וריאנט של תווית של אזור בפרופיל, ולכן גם היא שמורה.
       *[none] תווית { $label } שמורה למרשם.
    }
    .rule = המרשם שומר לעצמו את התוויות שברשימתו ואת אזוריו (פרופיל, “reserved” ו“zone”).
    .advice = בחרו תווית אחרת, או בקשו את התווית הזאת מן המרשם.

finding-blocked-label =
    { $case ->
        [variant] תווית { $label } היא וריאנט של תווית שהמרשם חוסם.
       *[none] תווית { $label } חסומה בידי המרשם.
    }
    .rule = איש אינו רשאי לרשום את התוויות שברשימת החסומות של המרשם (פרופיל, “blocked”).

finding-zone-label-count =
    { $labels ->
        [one] בשם יש תווית אחת מתחת לאזור; המרשם דורש { $expected }.
        [two] בשם יש שתי תוויות מתחת לאזור; המרשם דורש { $expected }.
       *[other] בשם יש { $labels } תוויות מתחת לאזור; המרשם דורש { $expected }.
    }
    .rule = מספר התוויות של שם מתחת לאזור הוא המספר שהמרשם דורש (פרופיל, “labels-below”).
    .advice = הזינו רק את התוויות שהמרשם דורש.

finding-guidelines-mixed-scripts = המרשם מקבל רק מערכת כתב אחת בתווית, ובתווית { $label } יש תווים מכמה: { $scripts }.
    .rule = כל תווי התווית הם ממערכת כתב אחת, כנדרש בהנחיות ICANN לשמות IDN (פרופיל, “guidelines”).
    .advice = השתמשו בתווים של מערכת כתב אחת.

finding-no-zone =
    { $case ->
        [zone] השם עצמו הוא אזור בפרופיל, ולא שם לרישום באזור.
       *[none] השם אינו בשום אזור שבפרופיל.
    }
    .rule = שם נרשם באזור של המרשם (פרופיל, “zone”).
    .advice = בדקו את סוף השם, או הוסיפו את האזור שלו לפרופיל.

# A finding with the positions of its characters in the name, from 1, and the rule behind it.
finding-in-full =
    { $count ->
        [0] { $sentence } { $rule }
        [one] { $sentence } מיקום בשם: { $positions }. { $rule }
       *[other] { $sentence } מיקומים בשם: { $positions }. { $rule }
    }

finding-wildcard = תווית { $label } היא תו כללי, המתאים לכל שם שמתחתיו. אי אפשר לרשום אותה.
    .rule = תווית ראשונה שהיא כוכבית מתאימה לכל שם שמתחתיה; אי אפשר לרשום אותה (RFC 4592, סעיף 2.1.1).

finding-underscore-label = תווית { $label } מתחילה בקו תחתון, שה-DNS משתמש בו לשירותים ולמפתחות. אי אפשר לרשום אותה.
    .rule = תוויות שמתחילות בקו תחתון שמורות לשירותים ולמפתחות; אי אפשר לרשום אותן (RFC 8552, סעיף 1.1).

finding-zone-owner = שם הבעלים הזה בקובץ האזור אינו שם של האצלה.
    .rule = בקובץ אזור רק שמות הבעלים של האצלות הם רישומים. לא כן הקודקוד ושמות הבעלים של רשומות glue, חתימות, גיבובים, שירותים ותווים כלליים (RFC 1034, סעיף 4.2.1).

finding-labels-below-parent =
    { $labels ->
        [two] בשם יש שתי תוויות מתחת לאזור האב; מרשם רושם רק אחת.
       *[other] בשם יש { $labels } תוויות מתחת לאזור האב; מרשם רושם רק אחת.
    }
    .rule = מרשם רושם תווית אחת ישירות מתחת לאזור שלו; תוויות נוספות שייכות לאזור של המחזיק (RFC 1034, סעיף 4.2).
    .advice = הזינו רק את התווית לרישום, עם אזור האב שלה.

finding-uts46-refused =
    { $case ->
        [browsers] השם כולו נדחה לפי UTS #46 עם כל הבדיקות. דפדפנים משמיטים בדיקות אחדות (URL Standard) ופותחים אותו.
       *[none] השם כולו נדחה לפי UTS #46, ודפדפנים (URL Standard) אינם פותחים אותו.
    }
    .rule = תוכנה שמפעילה את UTS #46 עם כל הבדיקות אינה מחפשת ב-DNS שם שנדחה כולו (UTS #46, סעיף 4.2). דפדפנים משמיטים את בדיקות המקפים, תווי ASCII והאורך (URL Standard, סעיף 3.3).
    .advice = בדקו מה UTS #46 דוחה. אם זה באזור האב, רק המחזיק שלו יכול לשנות זאת.

finding-digits-of-several-scripts = תווית { $label } מערבבת ספרות של מערכות כתב שונות: { $digits }.
    .rule = תנאי 4 של כלל הדו-כיווניות דוחה רק ערבוב מספרים אירופיים (EN) וערביים (AN). מרשם רשאי לדחות ערבובי ספרות אחרים (RFC 5893, סעיף 6).
    .advice = השתמשו בספרות של מערכת כתב אחת.

finding-mixed-scripts = תווית { $label } מערבבת מערכות כתב: { $scripts }.
    .rule = תווית שאין לתווים שלה מערכת כתב משותפת היא תווית של מערכות כתב מעורבות (UTS #39, סעיף 5.1, לפי התכונות של UAX #24).
    .advice = ודאו שכל תו אכן שייך למערכת הכתב שהוא נראה כשייך לה.

script-name =
    { $script ->
        [Arabic] ערבית
        [Armenian] ארמנית
        [Bengali] בנגלית
        [Common] משותף
        [Cyrillic] קירילית
        [Devanagari] דוונאגרי
        [Ethiopic] אתיופית
        [Georgian] גאורגית
        [Greek] יוונית
        [Han] האן
        [Hangul] האנגול
        [Hebrew] עברית
        [Hiragana] היראגנה
        [Katakana] קטקנה
        [Latin] לטינית
        [Nko] נקו
        [Syriac] סורית
        [Thaana] תאנה
        [Thai] תאית
       *[other] { $name }
    }

finding-whole-script-confusable = תווית { $label } נראית כמו “{ $likeness }” ב-ASCII.
    .rule = תווית ממערכת כתב אחת שנראית כמו תווית ASCII נקראת whole-script confusable (UTS #39, סעיף 5.3).
    .advice = בדקו מי מחזיק בשם שהיא נראית כמוהו.

finding-invisible =
    { $case ->
        [bidi-controls] { $others ->
            [0] { $subject } יש { $characters }, תו בלתי נראה שמשנה את סדר התווים האחרים.
           *[other] { $subject } יש { $characters }, תווים בלתי נראים שמשנים את סדר התווים האחרים.
        }
        [some-bidi-controls] { $subject } יש { $characters }, תווים בלתי נראים. תווי בקרת כיווניות שביניהם משנים את סדר התווים האחרים.
       *[none] { $others ->
            [0] { $subject } יש { $characters }, תו בלתי נראה.
           *[other] { $subject } יש { $characters }, תווים בלתי נראים.
        }
    }
    .rule = תווים בלתי נראים גורמים לשמות שונים להיראות זהים; תווי בקרת כיווניות גם משנים את סדר התווים האחרים (The Unicode Standard, סעיף 5.21; UAX #9, סעיף 2).
    .advice = הסירו את התו: איש אינו רואה אותו כאן.

finding-lookalike-slash =
    { $others ->
        [0] התו { $characters } נראה כמו לוכסן, ואינו מסיים את המארח.
       *[other] התווים { $characters } נראים כמו לוכסנים, ואינם מסיימים את המארח.
    }
    .rule = יש תווים שרק נראים כמו לוכסן (UTS #39, סעיף 4, confusables.txt).
    .advice = החליפו אותו בלוכסן, או אל תבטחו בכתובת הזאת.

finding-uts46-deviation = תווית { $label } מכילה את { $characters }: תוכנה הפועלת לפי IDNA2003 מחפשת ב-DNS שם אחר.
    .rule = התקן IDNA2008 משאיר את ß, את הסיגמה הסופית ואת שני תווי החיבור (ZWNJ, ZWJ) כמות שהם. IDNA2003 ועיבוד מעבר (transitional) מחליפים או מסירים אותם, ולכן מחפשים ב-DNS שם אחר (UTS #46, סעיף 1.3.2).
    .advice = ודאו שאיש אחר אינו יכול לרשום את השם האחר.

finding-numeric-top-level = תווית { $label } היא האחרונה והיא מספר: תוכנות עלולות לקרוא את השם ככתובת IP.
    .rule = תוויות ברמת המתחם העליונה אינן ספרות בלבד (RFC 3696, סעיף 2). ב-URL מארח שמסתיים במספר, כגון 0x7f, נקרא ככתובת IP (WHATWG URL, סעיף 3.5).
    .advice = הזינו את השם המלא, כולל רמת המתחם העליונה.

finding-dns-label-too-long =
    { $case ->
        [at-least] בתווית { $label } יש יותר מ-63 בתים ב-DNS; מותרים 63.
       *[other] בתווית { $label } יש { $octets } בתים ב-DNS; מותרים 63.
    }
    .rule = בתווית יש לכל היותר 63 בתים ב-DNS, בצורת תווית A (RFC 1035, סעיף 2.3.4).
    .advice = קצרו את התווית. אות שאינה ASCII תופסת כמה בתים.

finding-dns-name-too-long =
    { $case ->
        [at-least] בשם יש לפחות { $octets } בתים ב-DNS; מותרים 253.
       *[other] בשם יש { $octets } בתים ב-DNS; מותרים 253.
    }
    .rule = בשם יש לכל היותר 255 בתים ב-DNS, שהם 253 כשהשם נכתב ללא נקודה בסופו (RFC 1035, סעיף 2.3.4).
    .advice = קצרו את השם, או השמיטו רמה.

finding-iri-syntax =
    { $problem ->
        [bidi-control] כתובת אינה יכולה להכיל את תו בקרת הכיווניות { $characters }.
        [percent] אחרי “%” באות בכתובת שתי ספרות הקסדצימליות.
        [port] בפורט של כתובת יש ספרות בלבד, לא { $characters }.
        [fragment] בכתובת יש רק “#” אחד.
       *[character] כתובת אינה יכולה להכיל כאן את { $characters }.
    }
    .rule = כתובת בנויה לפי התחביר של IRI; תווים אחרים מקודדים ב-“%” (RFC 3987, סעיף 2.2).

# What a finding is about: a label, or a part of a URL, of which the host is left out.
# בעברית עם אות היחס “ב”, כי ההמשך הוא “יש ...”.
finding-subject =
    { $part ->
        [label] בתווית { $label }
        [scheme] בסכמה
        [userinfo] בפרטי המשתמש
        [port] בפורט
        [path] בנתיב
        [query] במחרוזת השאילתה
        [fragment] במקטע
       *[other] בכתובת ה-URL
    }

finding-duerst-1 = { $subject } יש { $characters } ליד תווים מימין לשמאל.
    .rule = רכיב אינו מכיל יחד תווים מימין לשמאל ותווים משמאל לימין (הטיוטה של Dürst, סעיף 5, מגבלה 1). ספרות הודיות-ערביות נחשבות כאן מימין לשמאל.

finding-duerst-2 = { $subject } יש תו בקרת כיווניות: { $characters }.
    .rule = רכיב אינו מכיל תווי בקרת כיווניות משלו (הטיוטה של Dürst, סעיף 5, מגבלה 2).

finding-duerst-3 = { $subject } יש תווים מימין לשמאל וגם { $characters }.
    .rule = רכיב שיש בו תווים מימין לשמאל אינו מכיל דבר אחר, כגון תווים נייטרליים או מספרים (הטיוטה של Dürst, סעיף 5, מגבלה 3). ספרות הודיות-ערביות נחשבות כאן גם תווים מימין לשמאל וגם מספרים.

## תווים בתוך משפטים

# Some characters: { $named } lists the first ones, { $others } is the number of different others, { $times } how often a
# single one occurs.
characters-named =
    { $others ->
        [0] { $times ->
            [0] שום תו
            [one] {""}{ $named }
            [two] { $named } (פעמיים)
           *[other] { $named } ({ $times } פעמים)
        }
        [one] { $named } ועוד תו אחד
        [two] { $named } ועוד שני תווים
       *[other] { $named } ועוד { $others } תווים
    }

# Several things, the last one apart.
list-and =
    { $place ->
        [middle] { $others }, { $last }
       *[last]
            { $begins ->
                [word] { $others } ו{ $last }
               *[other] { $others } ו-{ $last }
            }
    }

label-number = תווית { $number }

## האם אפשר לרשום שם

verdict-word =
    { $verdict ->
        [satisfied] מתקיים
        [violated] מופר
       *[not-applicable] לא חל
    }

# The headline of a name; $reason is a sentence, $more the number of further reasons.
headline-refused =
    { $more ->
        [0] נדחה: { $reason }
        [one] נדחה, מסיבה זו ומעוד סיבה אחת: { $reason }
        [two] נדחה, מסיבה זו ומעוד שתי סיבות: { $reason }
       *[other] נדחה, מסיבה זו ומעוד { $more } סיבות: { $reason }
    }

headline-needs-review =
    { $whose ->
        [zone] לא הוכרע, כי הבעיה בשם של אזור האב: { $reason }
       *[other] לא הוכרע: { $reason }
    }

# Of the host of a URL; $headline is one of these sentences.
headline-of-host = מארח: { $headline }

headline-not-applicable = לא חל: אין בשם הזה תווית שאפשר לרשום.

# $rules says whether rules of the registry were checked.
headline-allowed =
    { $rules ->
        [checked] { $warnings ->
            [0] מותר לרישום (IDNA2008 וכללי המרשם).
            [one] מותר לרישום (IDNA2008 וכללי המרשם), עם אזהרה אחת.
            [two] מותר לרישום (IDNA2008 וכללי המרשם), עם שתי אזהרות.
           *[other] מותר לרישום (IDNA2008 וכללי המרשם), עם { $warnings } אזהרות.
        }
       *[none] { $warnings ->
            [0] מותר לרישום (IDNA2008). כללי המרשם לא נבדקו.
            [one] מותר לרישום (IDNA2008), עם אזהרה אחת. כללי המרשם לא נבדקו.
            [two] מותר לרישום (IDNA2008), עם שתי אזהרות. כללי המרשם לא נבדקו.
           *[other] מותר לרישום (IDNA2008), עם { $warnings } אזהרות. כללי המרשם לא נבדקו.
        }
    }

# The same where labels that nobody registers, such as “_dmarc”, were not judged.
headline-allowed-in-part =
    { $rules ->
        [checked] { $warnings ->
            [0] שאר התוויות מותרות לרישום (IDNA2008 וכללי המרשם).
            [one] שאר התוויות מותרות לרישום (IDNA2008 וכללי המרשם), עם אזהרה אחת.
            [two] שאר התוויות מותרות לרישום (IDNA2008 וכללי המרשם), עם שתי אזהרות.
           *[other] שאר התוויות מותרות לרישום (IDNA2008 וכללי המרשם), עם { $warnings } אזהרות.
        }
       *[none] { $warnings ->
            [0] שאר התוויות מותרות לרישום (IDNA2008). כללי המרשם לא נבדקו.
            [one] שאר התוויות מותרות לרישום (IDNA2008), עם אזהרה אחת. כללי המרשם לא נבדקו.
            [two] שאר התוויות מותרות לרישום (IDNA2008), עם שתי אזהרות. כללי המרשם לא נבדקו.
           *[other] שאר התוויות מותרות לרישום (IDNA2008), עם { $warnings } אזהרות. כללי המרשם לא נבדקו.
        }
    }

# The same where the registry’s ruleset permits the label; $ruleset is its file and version.
headline-allowed-under-ruleset =
    { $below ->
        [root] { $warnings ->
            [0] מותר לרישום באזור השורש ({ $ruleset }).
            [one] מותר לרישום באזור השורש ({ $ruleset }), עם אזהרה אחת.
            [two] מותר לרישום באזור השורש ({ $ruleset }), עם שתי אזהרות.
           *[other] מותר לרישום באזור השורש ({ $ruleset }), עם { $warnings } אזהרות.
        }
        [zone] { $warnings ->
            [0] מותר לרישום תחת { $zone } ({ $ruleset }).
            [one] מותר לרישום תחת { $zone } ({ $ruleset }), עם אזהרה אחת.
            [two] מותר לרישום תחת { $zone } ({ $ruleset }), עם שתי אזהרות.
           *[other] מותר לרישום תחת { $zone } ({ $ruleset }), עם { $warnings } אזהרות.
        }
       *[nothing] { $warnings ->
            [0] מותר לרישום ({ $ruleset }).
            [one] מותר לרישום ({ $ruleset }), עם אזהרה אחת.
            [two] מותר לרישום ({ $ruleset }), עם שתי אזהרות.
           *[other] מותר לרישום ({ $ruleset }), עם { $warnings } אזהרות.
        }
    }

ruleset-title =
    { $has_version ->
        [yes] { $file }, גרסה { $version }
       *[no] { $file }
    }
ruleset-title-and-validity = { $title }. { $note }
ruleset-title-and-date = { $title }, מתאריך { $date }
ruleset-title-and-zones = { $title } (עבור { $zones })

## כלל הדו-כיווניות (RFC 5893)

bidi-rule-summary =
    { $verdict ->
        [satisfied] מתקיים: כל תווית מקיימת את כלל הדו-כיווניות.
        [violated] מופר: { $violations }.
       *[not-applicable] לא חל: אין תווית עם אות מימין לשמאל או ספרה הודית-ערבית.
    }

bidi-rule-violations =
    { $count ->
        [one] תווית { $label } מפרה את תנאי { $conditions }
       *[other] תווית { $label } מפרה את התנאים { $conditions }
    }

bidi-rule-more-labels =
    { $count ->
        [one] עוד תווית אחת מפרה אותו
        [two] עוד שתי תוויות מפרות אותו
       *[other] עוד { $count } תוויות מפרות אותו
    }

bidi-rule-predicate =
    { $verdict ->
        [satisfied] מקיים את כלל הדו-כיווניות
        [violated] מפר את כלל הדו-כיווניות
       *[not-applicable] אינו שם מתחם דו-כיווני
    }

rfc5893-status =
    { $verdict ->
        [satisfied] לפי RFC 5893: מתקיים
        [violated] לפי RFC 5893: מופר
       *[not-applicable] לפי RFC 5893: לא חל
    }

guarantee =
    { $guarantee ->
        [rule] כל תווית נשארת רצופה על המסך אם הטקסט שלידה מקיים את אותו כלל.
        [ldh] התוויות המפרות את הכלל הן ASCII בלבד. כשהשם לבדו בפסקה משמאל לימין, כל תווית נשארת רצופה; בפסקה מימין לשמאל זה עלול שלא להתקיים.
       *[none] התווים שלו עלולים להופיע בסדר שגוי.
    }

# One line about the Bidi rule and what else was found.
summary =
    { $verdict ->
        [satisfied] כלל הדו-כיווניות מתקיים
        [violated] כלל הדו-כיווניות מופר
       *[not-applicable] כלל הדו-כיווניות לא חל
    }{ $others ->
        [0] .
        [one] ; הפרה אחת של כללים אחרים.
        [two] ; שתי הפרות של כללים אחרים.
       *[other] ; { $others } הפרות של כללים אחרים.
    }

## Policies: rule sets that accept or refuse a name

policy-atkin2001 = רפרטואר התווים של המאמר (2001)
policy-rfc5893-by-name = השם כולו, RFC 5893
policy-rfc5893-by-label = כל תווית לחוד, RFC 5893 (python idna)
policy-rfc5893-libidn2 = כל תווית לחוד, RFC 5893 (libidn2)
policy-idna2008-registration = רישום, IDNA2008 (RFC 5891, סעיף 4)
policy-idna2008-lookup = חיפוש ב-DNS, IDNA2008 (RFC 5891, סעיף 5)
policy-rfc3454 = סעיף 6 של RFC 3454 (IDNA2003)
policy-uts46 = כל הבדיקות של UTS #46
policy-uts46-transitional = עיבוד מעבר של UTS #46 (transitional)
policy-url-standard = דפדפנים (URL Standard)
policy-duerst = המגבלות של Dürst (2001)
policy-ayna = הרישומים של Ayna (2001, לפי המאמר)

reason-not-tested-in-lookup = { $reason } בחיפוש ב-DNS זה אינו נבדק.
reason-should-be-tested-in-lookup = { $reason } בחיפוש ב-DNS ראוי לבדוק זאת, אך אין חובה.
reason-after-mapping = אחרי המיפוי: { $reason }
reason-empty-label-after-mapping = אחרי המיפוי יש בשם תווית ריקה.
reason-refused-after-mapping = אחרי המיפוי השם נדחה.
reason-label-not-tested = התווית אינה נבדקת, כי אין בה תו מימין לשמאל.
reason-condition-4-not-tested = תנאי 4 אינו נבדק.
reason-end-not-tested = לפני הסימנים המצטרפים שבסוף מותר כל תו.
reason-not-european-digits = בשם יש { $digits }; מותרות רק הספרות 0 עד 9.
reason-several-scripts = השם מערבב מערכות כתב: { $scripts }. מותרת רק אחת.

## תיקונים מוצעים

# Each edit is a sentence; $characters and $other name characters with their positions.
edit-drop = הסירו את { $characters }.
edit-move = העבירו את { $characters } אל לפני { $other }.
edit-move-to-end = העבירו את { $characters } לסוף התווית.
edit-replace = החליפו את { $characters } ב-{ $other }.
edit-dot = התכוונתם לנקודה? החליפו את { $characters } בנקודה.
edit-none = כתבו את התווית באותיות שלה, לא כתווית A.
character-at = { $character } (מיקום { $position })

no-fix =
    { $reason ->
        [not-a-domain-name] אין מה לתקן: זה אינו שם מתחם.
        [only-zone-violates] המבקש אינו יכול לתקן זאת: הבעיה בשם של אזור האב.
        [nothing-left] תיקון לא ישאיר דבר מתווית { $label }.
        [label-too-long] תווית { $label } ארוכה מדי ל-DNS. שאלו את המבקש מה להשמיט.
        [name-too-long] השם ארוך מדי ל-DNS. שאלו את המבקש מה להשמיט.
        [causes-warning] כל תיקון של תווית { $label } יוצר בעיה אחרת.
        [is-number] תווית { $label } היא מספר ודרושה לפניו מילה. שאלו את המבקש איזו.
        [word-symbol] בתווית { $label } יש סימן במקום מילים. שאלו את המבקש איך לכתוב אותן.
        [changes-number] כל תיקון של תווית { $label } ישנה מספר שבה.
        [not-registrable] אי אפשר לרשום את תווית { $label }, ולכן לא מוצע תיקון.
        [becomes-ip-address] אם תווית { $label } תתוקן, השם יהיה כתובת IP.
        [registry-refuses] כללי המרשם דוחים כל תיקון שנוסה.
        [no-other-spelling] רק כללי המרשם דוחים את השם הזה, ואין כתיב אחר להציע לו.
       *[search-limit] לא נמצא תיקון לתווית { $label } בין התיקונים הסבירים ביותר.
    }

# As what the input of “inspect” is read.
read-as =
    { $kind ->
        [name] שם, אפילו אם הוא נראה ככתובת
        [url] כתובת, ואם לא אז שם
       *[text] טקסט: לא נאמר דבר על תוויות או על רישום
    }
check-title =
    { $check ->
        [bidi] כלל הדו-כיווניות (RFC 5893)
        [idna2008] רישום לפי IDNA2008 (RFC 5891, 5892, 5893)
        [uts46] כל הבדיקות של UTS #46
        [host] בדיקת המארח: שהוא תקין, במקומו, ונקרא כפי שהוא באמת
        [controls] מה שקבצים מסתירים בתווי בקרת כיווניות ובתווים בלתי נראים
       *[all] שלושתם
    }

## תווי בקרה ותווים בלתי נראים בטקסט. $reach is how far a control works: nothing, closed or line-end; $end is its end, from 1.

# Of the name of a file or a folder.
control-in-name = בשם: { $sentence }
control-unpaired-isolate =
    { $reach ->
        [nothing] התו { $characters } אינו סוגר דבר: אין שם בידוד פתוח.
       *[line-end] התו { $characters } אינו נסגר: הוא נמשך עד סוף השורה, מיקום { $end }.
    }
    .advice =
        { $reach ->
            [nothing] הסירו אותו.
           *[line-end] סגרו אותו בתו U+2069 POP DIRECTIONAL ISOLATE במקום שבו הטקסט שלו מסתיים, או הסירו אותו.
        }
    .rule = בידוד מסתיים בשורה שלו, בתוך המחרוזת או ההערה שזקוקה לו (UAX #9, BD9; UTS #55).
control-unpaired-embedding =
    { $reach ->
        [nothing] התו { $characters } אינו סוגר דבר: אין שם הטבעה או עקיפה פתוחה.
       *[line-end] התו { $characters } אינו נסגר: הוא נמשך עד סוף השורה, מיקום { $end }.
    }
    .advice =
        { $reach ->
            [nothing] הסירו אותו.
           *[line-end] השתמשו במקומו בתווי בידוד, וסגרו אותם באותה שורה.
        }
    .rule = הטבעה מסתיימת בשורה שלה, בתוך המחרוזת או ההערה שזקוקה לה (UAX #9, BD11; UTS #55).
control-override =
    { $reach ->
        [closed] התו { $characters } כופה את הכיוון של מה שאחריו, עד מיקום { $end }.
       *[line-end] התו { $characters } כופה את הכיוון של מה שאחריו, עד סוף השורה, מיקום { $end }.
    }
    .advice = הסירו אותו: בידוד או סימן כיווניות מסדרים טקסט בלי להציג את אותיותיו בסדר הפוך.
    .rule = עקיפה מציגה תווים בניגוד לכיוונם, ולכן הקורא רואה טקסט אחר (UAX #9, סעיף 2.2).
# Of the same kind are $deeper more on the line.
control-too-deep =
    { $deeper ->
        [0] לתו { $characters } אין השפעה: כבר פתוחים שם 125 תווי בקרה.
        [one] לתו { $characters } ולעוד תו בקרה אחד בשורה הזאת אין השפעה: כבר פתוחים שם 125 תווי בקרה.
        [two] לתו { $characters } ולעוד שני תווי בקרה בשורה הזאת אין השפעה: כבר פתוחים שם 125 תווי בקרה.
       *[other] לתו { $characters } ולעוד { $deeper } תווי בקרה בשורה הזאת אין השפעה: כבר פתוחים שם 125 תווי בקרה.
    }
    .advice = הסירו את מה שאינו דרוש לסדר הטקסט.
    .rule = בטקסט אין יותר מ-125 רמות, ולמה שדורש יותר אין השפעה (UAX #9, BD2).
control-invisible =
    { $count ->
        [one] התו { $characters } אינו מציג דבר, ושום תו לידו אינו זקוק לו.
        [two] שני תווים אינם מציגים דבר, ודבר לידם אינו זקוק להם: { $characters }.
       *[other] יש { $count } תווים שאינם מציגים דבר, ודבר לידם אינו זקוק להם: { $characters }.
    }
    .advice = הסירו את מה שאינו מציג דבר, או כתבו אותו כרצף מילוט (escape).
    .rule = תווים שאינם מציגים דבר גורמים לטקסטים שונים להיראות זהים (The Unicode Standard, סעיף 5.21).

## רשימות במשפטים

comma = {", "}
semicolon = {"; "}
list-and-more = { $listed } ועוד { $count }

## היכן נקבע כלל

source-in-document = { $document }, { $place }
source-profile = פרופיל
source-list = { $first }, { $next }
source-and = { $first } ו{ $next }
source-part =
    { $kind ->
        [section] סעיף { $number }
        [appendix] נספח { $number }
        [appendices] נספחים { $number }
        [condition] תנאי { $number }
        [criterion] תנאי { $number }
        [figure] איור { $number }
        [requirement] דרישה { $number }
        [restriction] מגבלה { $number }
        [second] ההבטחה השנייה
        [step] שלב { $number }
        [steps] שלבים { $number }
        [table] טבלה { $number }
        [tables] טבלאות { $number }
        [next-number] -{ $number }
       *[as-it-is] { $number }
    }

## תוויות ותנאים

bidi-rule-word =
    { $verdict ->
        [satisfied] כלל הדו-כיווניות: מתקיים
        [violated] כלל הדו-כיווניות: מופר
       *[not-applicable] כלל הדו-כיווניות: לא חל
    }
dns-form-punycode = { $text } (לא תקין)
dns-form-noncanonical = הוקלד כ-{ $typed }, אבל התווים מקודדים כ-{ $own }
label-form-of-letters = { $letters }, { $form }
label-form-a-label = תווית U; תווית A שלה: { $text }
label-form-punycode = אינה תווית U; ב-Punycode: { $text }
label-form-none = חלק מקלט שאינו שם מתחם
label-of-zone = היא שייכת לאזור האב, לא למבקש.
label-description =
    תווית { $number }, { $form }, { $holder ->
        [zone] חלק מאזור האב, { $verdict ->
            [satisfied] מותרת לפי IDNA2008
            [violated] נדחית לפי IDNA2008
           *[not-applicable] לא נבחנה
        }
       *[applicant] { $verdict ->
            [satisfied] מותרת לפי IDNA2008
            [violated] נדחית לפי IDNA2008
           *[not-applicable] לא נבחנה
        }
    }
meaning-a-label = תווית U היא תווית עם תווים שאינם ASCII, ש-IDNA2008 מתיר; תווית A שלה מייצגת אותה ב-DNS (RFC 5890).
meaning-punycode = התווית הזאת נדחית ב-IDNA2008, ולכן צורת Punycode שלה אינה תווית A (RFC 5890).
meaning-noncanonical = הצורה שהוקלדה אינה תווית A של התווית הזאת: קידוד התווית נותן צורה אחרת (RFC 5890).
meaning-too-long = בתווית יש לכל היותר 63 בתים ב-DNS, בצורת תווית A (RFC 1035).
label-begins =
    { $direction ->
        [rtl] היא מתחילה ב-{ $character } ממחלקה { $class }: חלים תנאים 2 עד 4.
        [ltr] היא מתחילה ב-{ $character } ממחלקה { $class }: חלים תנאים 5 ו-6.
       *[none] היא מתחילה ב-{ $character } ממחלקה { $class }, שאינו אות: תנאי 1 מופר, ושום תנאי אחר אינו חל.
    }
label-is-rtl = זו תווית RTL.
label-is-rtl-by-section-1-4 = יש בה תווים מימין לשמאל, ולכן לפי סעיף 1.4 היא בכל זאת תווית RTL.
label-is-not-rtl = אין בה תו מימין לשמאל.
condition-1 = התו הראשון הוא ממחלקה L, R או AL.
condition-2 = תווית RTL מכילה רק R, AL, AN, EN, ES, CS, ET, ON, BN ו-NSM.
condition-3 = תווית RTL מסתיימת ב-R, AL, EN או AN; אחריו ייתכנו תווי NSM בכל כמות.
condition-4 = תווית RTL אינה מכילה גם EN וגם AN.
condition-5 = תווית LTR מכילה רק L, EN, ES, CS, ET, ON, BN ו-NSM.
condition-6 = תווית LTR מסתיימת ב-L או EN; אחריו ייתכנו תווי NSM בכל כמות.
condition-violated = תנאי { $number }: { $statement } מפר אותו: { $characters }.
outside-zone = השם הזה אינו מסתיים באזור האב, ולכן השם כולו נבחן.
is-the-zone = השם הזה הוא אזור האב עצמו, ולכן השם כולו נבחן. הוסיפו לפניו תווית.
unreadable-zone = אי אפשר לקרוא את אזור האב, ולכן השם כולו נבחן. { $error }

## שמות שאי אפשר לקרוא

read-error-at = תו { $position }: { $error }
read-error-empty = השם ריק.
read-error-empty-label = תווית ריקה: שתי נקודות צמודות, או נקודה בתחילת השם.
read-error-not-in-notation = אין בכתיבה הזאת { $character }. יש בה { $alphabet }.
read-error-invalid-scalar-value = הקלט “{ $text }” אינו ערך סקלרי של Unicode.
read-error-unknown-class = הקלט “{ $text }” אינו מחלקת כיווניות. יש בכתיבה הזאת { $alphabet }.
read-error-paragraph-separator = התו { $character } מסיים את הפסקה, אבל שם או טקסט כאן הוא פסקה אחת.
read-error-not-utf8 = הטקסט אינו UTF-8 תקין ואינו UTF-16 תקין.
read-error-too-long = הקלט ארוך מדי: מותרים בו { $limit } תווים לכל היותר.

# What a notation accepts, by its identifier, as the end of a sentence.
notation-unicode = כל תו
notation-codepoints = נקודות קוד כגון U+05D0, 05D0, { LTR("\\u05D0") }, { LTR("\\u{5D0}") }, ורווחים ביניהן
notation-table1 = האותיות a-z, A-M (ערבית), N-Z (עברית), הספרות 0-4, 5-9 (הודיות-ערביות), מקף (גם —) ונקודה
notation-capitals = תווי ASCII, ובהם אותיות גדולות במקום אותיות עבריות (R)
notation-capitals-arabic = תווי ASCII, ובהם אותיות גדולות במקום אותיות ערביות (AL)
notation-classes = מחלקות כיווניות (L, R, AL, EN, ES, ET, AN, CS, NSM, BN, ON ושאר המחלקות של UAX #9), ורווחים ביניהן

## Badges: short warnings next to a display

badge-labels-out-of-order = תוויות שלא בסדרן
badge-host-split = המארח מפוצל
badge-before-host = המארח אינו ראשון
badge-labels-split =
    { $count ->
        [one] תווית { $labels } מפוצלת
       *[other] תוויות { $labels } מפוצלות
    }
badge-labels-split-by-context =
    { $count ->
        [one] הטקסט שמסביב מפצל את תווית { $labels }
       *[other] הטקסט שמסביב מפצל את תוויות { $labels }
    }
badge-name-split-by-context = מפוצל בידי הטקסט שמסביב
badge-context-changes-order = הטקסט שמסביב משנה את הסדר
badge-splits-next-label = התווית הבאה מפוצלת
badge-data-version-explained = התצוגות משתמשות במחלקות הכיווניות של גרסת Unicode אחרת.
badge-labels-out-of-order-explained =
    { $direction ->
        [rtl] בקריאה מימין לשמאל, כיוון הפסקה הזאת, תווית { $early } קודמת לתווית { $late }.
        [letters] בקריאה משמאל לימין, כי אין בשם דבר בכיוון האחר, תווית { $early } קודמת לתווית { $late }.
       *[ltr] בקריאה משמאל לימין, כיוון הפסקה הזאת, תווית { $early } קודמת לתווית { $late }.
    }
badge-host-split-explained =
    { $count ->
        [one] התו במיקום { $positions } מוצג בתוך המארח, בין התווים שבמיקומים { $before } ו-{ $after }.
       *[other] התווים במיקומים { $positions } מוצגים בתוך המארח, בין התווים שבמיקומים { $before } ו-{ $after }.
    }
badge-before-host-explained =
    { $direction ->
        [rtl] { $count ->
            [one] בקריאה מימין לשמאל, התו במיקום { $positions } קודם למארח; ב-URL הוא בא אחריו.
           *[other] בקריאה מימין לשמאל, התווים במיקומים { $positions } קודמים למארח; ב-URL הם באים אחריו.
        }
       *[ltr] { $count ->
            [one] בקריאה משמאל לימין, התו במיקום { $positions } קודם למארח; ב-URL הוא בא אחריו.
           *[other] בקריאה משמאל לימין, התווים במיקומים { $positions } קודמים למארח; ב-URL הם באים אחריו.
        }
    }
badge-labels-split-explained = תווי התווית אינם רצופים: תווית אחרת או מפריד מוצגים ביניהם.
badge-labels-split-by-context-explained = טקסט אחר מוצג בין תווי התווית. בלעדיו הם רצופים.
badge-name-split-by-context-explained = הטקסט שמסביב נכנס בין התווים: הם אינם מוצגים ברצף.
badge-context-changes-order-explained = התווים עומדים בסדר שונה מסדרם כשהם לבדם.
badge-splits-next-label-explained = תווי התווית שאחרי השם אינם רצופים: תווים אחרים מוצגים ביניהם.

## בין שמות אחרים (RFC 5893, סעיף 3)

grouping-together = כל תווית נשארת רצופה
grouping-controls = תווי בקרת כיווניות במקום אחר אינם משנים דבר
grouping-holds =
    { $iscomplete ->
        [yes] שום שכן שמקיים את הכלל אינו מפר זאת: נוסו { $contexts } הקשרים, { $searched }.
       *[no] עד כה שום שכן שמקיים את הכלל אינו מפר זאת: נוסו { $contexts } הקשרים, { $searched }.
    }
grouping-searched-none = אף חיפוש לא הושלם, כי השם ארוך מדי
grouping-searched-alone = השם לבדו בין מפרידים
grouping-searched =
    { $count ->
        [one] כל שכן בן תו אחד
        [two] כל השכנים בני שני תווים לכל היותר יחד
       *[other] כל השכנים בני { $count } תווים לכל היותר יחד
    }
grouping-fails =
    { $paragraph ->
        [rtl] מופר לגבי תווית { $label } בפסקת RTL זו:
       *[ltr] מופר לגבי תווית { $label } בפסקת LTR זו:
    }

## שמות אחרים שנראים זהים

collision-badge =
    { $kind ->
        [text] { $count ->
            [one] טקסט אחד ללא תווי בקרת כיווניות נראה זהה
            [two] שני טקסטים ללא תווי בקרת כיווניות נראים זהים
           *[other] { $count } טקסטים ללא תווי בקרת כיווניות נראים זהים
        }
       *[name] { $refused ->
            [0] { $count ->
                [one] שם אחד נראה זהה
                [two] שני שמות נראים זהים
               *[other] { $count } שמות נראים זהים
            }
           *[other] { $count ->
                [one] שם אחד נראה זהה, ונדחה
                [two] שני שמות נראים זהים, { $refused } מהם נדחים
               *[other] { $count } שמות נראים זהים, { $refused } מהם נדחים
            }
        }
    }
collision-badge-unknown =
    { $kind ->
        [text] טקסטים שנראים זהים: לא כולם נוסו
       *[name] שמות שנראים זהים: לא כולם נוסו
    }
collision-badge-billion =
    { $kind ->
        [text] יותר ממיליארד טקסטים נראים זהים
       *[name] יותר ממיליארד שמות נראים זהים
    }
collision-badge-at-least =
    { $kind ->
        [text] לפחות { $count } טקסטים נראים זהים
       *[name] לפחות { $count } שמות נראים זהים
    }
collision-badge-opposite = { $badge } בפסקה בכיוון ההפוך
collision-refused = נדחה: { $reason }
collision-advice-text =
    { $count ->
        [one] הטקסט הזה נראה זהה בתצוגה הזאת. תוכנות קוראות תווים אחרים.
       *[other] הטקסטים האלה נראים זהים בתצוגה הזאת. תוכנות קוראות תווים אחרים.
    }
collision-advice-all-refused =
    { $count ->
        [one] השם הזה נראה זהה בתצוגה הזאת, אך הוא היה נדחה: אין צורך לעשות דבר.
       *[other] השמות האלה נראים זהים בתצוגה הזאת, אך כל אחד מהם היה נדחה: אין צורך לעשות דבר.
    }
collision-advice =
    { $count ->
        [one] השם הזה נראה זהה בתצוגה הזאת. אם שניהם מותרים לרישום, תנו את שניהם למחזיק אחד, או חסמו את שניהם.
       *[other] השמות האלה נראים זהים בתצוגה הזאת. תנו למחזיק אחד את כל אלה שמותרים לרישום, או חסמו את כולם.
    }
collision-advice-incomplete = לא כל השמות שנראים זהים לשם הזה מפורטים. תנו למחזיק אחד את כל אלה שמותרים לרישום, או חסמו את כולם.
collision-advice-opposite =
    { $kind ->
        [text] { $count ->
            [one] פסקה בכיוון ההפוך מציגה את הטקסט האחר הזה כפי שפסקה זו מציגה את הטקסט.
           *[other] פסקה בכיוון ההפוך מציגה את הטקסטים האחרים האלה כפי שפסקה זו מציגה את הטקסט.
        }
       *[name] { $count ->
            [one] בפסקה בכיוון ההפוך השם האחר הזה נראה כפי שהשם נראה כאן. RFC 5893 אינו מונע זאת: נראה שאי אפשר למנוע זאת בגבולות ה-UBA (סעיף 3).
           *[other] בפסקה בכיוון ההפוך השמות האלה נראים כפי שהשם נראה כאן. RFC 5893 אינו מונע זאת: נראה שאי אפשר למנוע זאת בגבולות ה-UBA (סעיף 3).
        }
    }
shows-the-same-as-none = שום תצוגה אחרת אינה נראית כך.

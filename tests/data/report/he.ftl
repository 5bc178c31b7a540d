# Some words in Hebrew, for the tests: the others stay English.
language = he
direction = rtl

title-of-name = כיצד מוצג { $name }
title-of-list = שמות ברשימה
report-contents = תוכן
list-summary = סיכום
headline-refused = אסור לפי IDNA2008: { $reason }
answer =
    { $verdict ->
        [refused] אסור לפי IDNA2008
       *[other] מותר
    }
line-number = שורה { $line }
character-column-character = תו
column-position = מקום
column-label = תווית
finding-rfc5893-condition-3 = תווית { $label } מתחילה מימין לשמאל אך מסתיימת ב-{ $characters } ({ $class }).
    .advice = סיימו את התווית באות או בספרה.

# מתוך הקובץ הזה תורגמו רק ההודעות שמופיעות בדוח של שם.

## הצעות

marked-davis = תווי הבקרה של Davis
marked-durst = תווי הבקרה של Dürst
marked-isolates = תווי בידוד
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

# كلمات bidiscope بالعربية: التقارير والقوائم وقواعد السجلات. ما لم يُترجم يبقى بالإنجليزية.

language = ar
direction = rtl
language-name = العربية
translation-not-reviewed = لم يراجع مختصٌّ هذه الترجمة بعد.

# قوائم الأسماء: ما يُقال عن كل مُدخل، وتقرير القائمة.

## تقارير القوائم

list-file = القائمة: { $file }
list-file-lines = القائمة: { $file }، وهنا الأسطر من { $first } إلى { $last }
list-file-from-line = القائمة: { $file }، وهنا من السطر { $first }
list-file-without-names = القائمة: { $file }، بلا أسماء
other-list-file = قورنت مع: { $file }
list-summary = الخلاصة
list-refused = الأسماء المرفوضة
list-refused-none = لا اسم مرفوض.
list-flagged = أسماء تحتاج إلى تحقق: مأخوذة، أو متنافَس عليها، أو غير محسومة، أو عليها تحذير، أو لها مطابق
list-flagged-none = لا اسم مأخوذ أو متنافَس عليه أو غير محسوم، ولا اسم مسموح به عليه تحذير أو له مطابق.
list-groups = أسماء متطابقة أو متشابهة
list-groups-none = ليس في القائمة أسماء مختلفة تتطابق أو تتشابه.
list-groups-not-asked = لم يُفحص هذا.
list-matches = أسماء تطابق القائمة الأخرى
list-matches-none = لا اسم يطابق القائمة الأخرى.
list-unflagged = مسموح بها، بلا تحذير ولا مطابق
list-by-zone = الأسماء بحسب المنطقة، وفق القواعد وحدها
list-no-zone = بلا منطقة
list-by-script = الأسماء بحسب الكتابة، وفق القواعد وحدها
list-no-script = لا شيء
list-breakdown-sum = المجموع
list-breakdown-others = ما بعد الصف { $most }
list-reasons = الأسباب، بحسب عدد الأسماء
list-repeated =
    { $count ->
        [one] سطر واحد يكرر اسمًا سابقًا، وهو مذكور أدناه.
        [two] سطران يكرران اسمين سابقين، وهما مذكوران أدناه.
        [few] { $count } أسطر تكرر أسماء سابقة، وهي مذكورة أدناه.
        [many] { $count } سطرًا تكرر أسماء سابقة، وهي مذكورة أدناه.
       *[other] { $count } سطر تكرر أسماء سابقة، وهي مذكورة أدناه.
    }
list-repeated-lines = الأسماء المكررة
group-number = المجموعة { $number }
more-groups =
    { $count ->
        [one] لم تُعرض هنا مجموعة أخرى أو أكثر. كلها في صفوف “bidiscope scan”.
        [two] لم تُعرض هنا مجموعتان أخريان أو أكثر. كلها في صفوف “bidiscope scan”.
        [few] لم تُعرض هنا { $count } مجموعات أخرى أو أكثر. كلها في صفوف “bidiscope scan”.
        [many] لم تُعرض هنا { $count } مجموعة أخرى أو أكثر. كلها في صفوف “bidiscope scan”.
       *[other] لم تُعرض هنا { $count } مجموعة أخرى أو أكثر. كلها في صفوف “bidiscope scan”.
    }
more-in-rows =
    { $count ->
        [one] لم يُعرض هنا اسم آخر مثلها. هو في صفوف “bidiscope scan”.
        [two] لم يُعرض هنا اسمان آخران مثلها. كلها في صفوف “bidiscope scan”.
        [few] لم تُعرض هنا { $count } أسماء أخرى مثلها. كلها في صفوف “bidiscope scan”.
        [many] لم يُعرض هنا { $count } اسمًا آخر مثلها. كلها في صفوف “bidiscope scan”.
       *[other] لم يُعرض هنا { $count } اسم آخر مثلها. كلها في صفوف “bidiscope scan”.
    }
registered-none = لا اسم مسجلًا يطابقه، ولا متغير له، ولا اسم يشبهه.
registered-answer = { $answer }.
taken-same-name = في القائمة الأخرى الاسم نفسه، في السطر { $line }.
# { $disposition } كلمة من مجموعة القواعد؛ والثلاث الأولى من RFC 7940 (القسم 7.3).
taken-variant =
    { $disposition ->
        [blocked] في القائمة الأخرى متغير له، في السطر { $line }. لا يجوز تسجيل هذا الاسم مع وجود ذاك (“{ $disposition }”).
        [allocatable] في القائمة الأخرى متغير له، في السطر { $line }. لا يجوز تسجيل هذا الاسم إلا لصاحب ذاك (“{ $disposition }”).
        [activated] في القائمة الأخرى متغير له، في السطر { $line }. هذا الاسم لصاحب ذاك (“{ $disposition }”).
       *[other] في القائمة الأخرى متغير له، في السطر { $line }. ووضع هذا الاسم متغيرًا لذاك هو “{ $disposition }”.
    }
taken-variant-without-disposition = في القائمة الأخرى اسم له مسمّى الفهرسة نفسه، في السطر { $line }. وليس هذا الاسم من متغيراته.
# ما يجوز لمقدم طلب هو صاحبه من قبل.
same-holder =
    { $activation ->
        [may-be-activated] هو للصاحب نفسه، فيجوز تفعيل هذا المتغير.
        [stays-blocked] هو للصاحب نفسه. ومع ذلك يبقى هذا الاسم محظورًا لأنه متغير.
       *[none] هو للصاحب نفسه.
    }
taken-by-another-holder-too = مأخوذ: لصاحب آخر أيضًا هذا الاسم أو متغير له، في السطر { $line }.
more-entries = وهو في أسطر أخرى أيضًا.
concern-contested = يطلب سطر آخر الاسم نفسه أو متغيرًا له، وقد يُمنحه أيضًا.
concern-confusable =
    { $rules ->
        [asked] يشبه اسمًا آخر، أو هو إملاء آخر له أو متغير منه.
       *[none] يشبه اسمًا آخر، أو هو إملاء آخر له.
    }
column-names = الأسماء
column-source = المصدر
column-zone = المنطقة
column-commonest-reasons = أكثر الأسباب شيوعًا
column-earlier-line = السطر السابق
column-other-name = الاسم في القائمة الأخرى
column-other-line = السطر في القائمة الأخرى
column-match-kinds = المطابقة
count-all = كل الأسماء
count-permitted-in-part = منها أسماء فيها مسمًّى لا يسجله أحد، مثل { LTR("“_dmarc”") }
count-flagged = مسموح بها، مع تحذير أو مطابق
count-without-value = لم تُكتب في قائمة الأسماء: بلا “{ $column }”
count-unreadable-not-written = لم تُكتب في قائمة الأسماء: تتعذر قراءتها
count-bidi = أسماء نطاقات ثنائية الاتجاه: فيها حرف من اليمين إلى اليسار أو رقم عربي-هندي
count-violating = أسماء نطاقات ثنائية الاتجاه تخالف قاعدة ثنائية الاتجاه
count-not-domain-names = مرفوضة لأنها ليست أسماء نطاقات، كعناوين الويب أو البريد أو IP
count-matching = تطابق القائمة الأخرى

match-ltr = الشكل نفسه في فقرة من اليسار إلى اليمين.
match-rtl = الشكل نفسه في فقرة من اليمين إلى اليسار.
match-one-to-one = الشكل نفسه في عرض واحد لواحد.
match-across = الشكل نفسه في فقرتين متعاكستي الاتجاه.
match-confusable-ltr = التباس في فقرة من اليسار إلى اليمين (UTS #39).
match-confusable-rtl = التباس في فقرة من اليمين إلى اليسار (UTS #39).
match-same-name = الاسم نفسه في DNS.
match-same-variants = متغيرات وفق مجموعة قواعد السجل: مسمّى الفهرسة نفسه (RFC 7940).

## ملفات وقوائم تتعذر قراءتها أو كتابتها. كل منها آخر سطر بعد اسم الملف ونقطتين.

file-error =
    { $error ->
        [not-found] لا يوجد ملف أو مجلد بهذا الاسم
        [permission-denied] لا إذن بالوصول
        [is-a-folder] هو مجلد
        [not-a-folder] جزء من مساره ليس مجلدًا
        [read-only] القرص للقراءة فقط
        [disk-full] لم تبق مساحة على القرص
        [quota-exceeded] استُنفدت حصة صاحبه على القرص
        [too-large] يتجاوز الحد المسموح به لحجم الملفات
        [out-of-memory] الذاكرة لا تكفي
        [running-program] برنامج يعمل منه الآن
        [in-use] يفتحه برنامج آخر
        [invalid-name] اسمه طويل جدًا أو غير مسموح به لملف
        [already-exists] الملف موجود من قبل
        [not-a-file] هو أنبوب أو جهاز وليس ملفًا
        [not-open] هو مغلق، أو مفتوح للقراءة فقط
        [not-readable] هو مغلق، أو مفتوح للكتابة فقط
        [no-name] لا بد للملف من اسم
        [folder-name] هذا اسم مجلد
        [link-loop] روابطه الرمزية تدور في حلقة
        [dangling-link] هو رابط لا يؤدي إلى شيء؛ احذفوا الرابط، أو ضعوا له ملفًا
       *[system] { $system }
    }
file-error-in-folder = لا يمكن إنشاء ملف في مجلده: { $reason }
file-error-too-long =
    { $unit ->
        [megabytes] حجمه بالميغابايت أكثر من { $size }
       *[kilobytes] حجمه بالكيلوبايت أكثر من { $size }
    }
list-error-no-column = لا يوجد عمود “{ $column }”؛ الأعمدة هي { $columns }
list-error-no-column-of-many = لا يوجد عمود “{ $column }”؛ أول الأعمدة { $columns }
row-without-parent = المنطقة الأم ناقصة.
row-parent-not-text = المنطقة الأم ليست سلسلة نصية.
row-parent-lone-surrogate = في المنطقة الأم نصف زوج بديل، مثل { LTR("\\ud800") }، وليس محرفًا.
row-parent-unreadable = تتعذر قراءة المنطقة الأم. { $reason }
list-error-header-too-long =
    { $asks ->
        [all] رأسها يتجاوز حد القراءة (الأعمدة { $columns }، الميغابايت { $size }): سمّوا الأعمدة المطلوبة
       *[column] لا يوجد عمود “{ $column }” في حد القراءة من رأسها (الأعمدة { $columns }، الميغابايت { $size })
    }
list-error-too-many-keys = في أول كائن فيها مفاتيح أكثر من حد القراءة، وهو { $count }: سمّوا المفاتيح المطلوبة
list-error-no-header = هي فارغة، فليس لها رأس بعناوين الأعمدة
list-error-no-first-object = السطر { $line } ليس كائن JSON، فمفاتيح القائمة غير معروفة
list-error-not-kept = لا يمكن حفظ الأسماء الزائدة على حد الذاكرة في { $folder }: { $reason }
list-error-utf-16 = هذا نص UTF-16: احفظوه بترميز UTF-8، واستخدموا ذلك الملف
list-error-archive = هذا جدول إلكتروني أو أرشيف: احفظوا الجدول CSV بترميز UTF-8، واستخدموا ذلك الملف
list-error-pdf = هذا مستند PDF: احفظوا الأسماء نصًا بترميز UTF-8، واستخدموا ذلك الملف
list-error-other-columns = أعمدتها تختلف عن أعمدة { $file }: تحتاج “all” إلى أعمدة واحدة في كل القوائم
list-error-damaged =
    { $format ->
        [gzip] هو مضغوط بـgzip وتالف أو ناقص
       *[zstd] هو مضغوط بـZstandard وتالف أو ناقص
    }
list-error-zstd-window = هو مضغوط بـZstandard وتحتاج قراءته إلى أكثر من { $size } ميغابايت: أعيدوا ضغطه بلا { LTR("“--long”") }
list-error-gzip = هو مضغوط بـgzip: فكوا ضغطه، واستخدموا الملف الذي بداخله
list-error-zero-bytes = ليس هذا نصًا، لأن فيه بايتات صفرية: احفظوا الأسماء نصًا بترميز UTF-8، واستخدموا ذلك الملف

## مُدخلات بلا اسم في القائمة، وأسماء خارج المنطقة الأم

entry-no-field = ليس في القيد حقل في ذلك العمود.
entry-open-record = علامة اقتباس في هذا القيد غير مغلقة: تمتد أسطره إلى آخر القائمة، وعددها { $lines }.
entry-field-too-long = حقل بجوار الاسم أطول من حد القراءة، وهو بالبايت { $most }.
entry-line-too-long = السطر أطول من حد القراءة، وهو بالبايت { $most }.
entry-not-json = ليس هذا JSON: تتعذر قراءة العمود { $column }.
entry-not-an-object = ليس هذا كائن JSON.
entry-no-key = ليس في هذا السطر مفتاح “{ $key }”.
entry-not-text = قيمة “{ $key }” ليست سلسلة نصية.
entry-lone-surrogate = في قيمة “{ $key }” نصف زوج بديل، مثل { LTR("\\ud800") }، وليس محرفًا.
entry-repeated-key = المفتاح “{ $key }” مكرر في هذا السطر. أبقوا واحدًا منهما.
entry-text-after-quote = بعد علامة الاقتباس الثانية في حقل نص. اكتبوا علامة الاقتباس داخل الحقل مرتين.
entry-open-quote = علامة اقتباس في هذا السطر غير مغلقة.
entry-open-entry = المُدخل أطول بالبايت من { $most }، أو فيه قوس أو علامة اقتباس غير مغلقة.
entry-no-record = ليس بعد الاسم قيد.
entry-empty-label = تتعذر قراءة اسم القيد: نقطتان متتاليتان، أو نقطة في أوله.
entry-full-stop-in-label = في مسمًّى من اسم القيد نقطة.
entry-unknown-control-entry = لا يُقرأ { LTR("$INCLUDE") } ولا { LTR("$GENERATE") }، بل { LTR("$ORIGIN") } و{ LTR("$TTL") } فقط.
entry-invalid-name =
    { $part ->
        [origin] تتعذر قراءة الأصل: { $reason }.
       *[owner] تتعذر قراءة اسم القيد: { $reason }.
    }
invalid-name-reason =
    { $reason ->
        [no-origin] لا ينتهي بنقطة، وليس قبله { LTR("$ORIGIN") }
        [bad-escape] يجب أن تلي الشرطة المائلة العكسية ثلاثة أرقام، أقصاها 255، أو محرف آخر واحد
       *[not-a-name] ليس اسم نطاق: أقصى طول للمسمّى 63 بايتًا، وللاسم 255
    }
name-is-zone = هذه هي المنطقة الأم نفسها. ضعوا قبلها المسمّى المطلوب تسجيله.
# { $append } هو كيف يُطلب من البرنامج أو Python إلحاق المنطقة.
zone-appended-to-url = هذا URL وليس مسمّى، فلا يمكن إلحاق منطقة به. اكتبوا المسمّى وحده، أو احذفوا { $append }.
name-outside-zone = لا ينتهي هذا الاسم بالمنطقة الأم. اكتبوه مع منطقته، أو استخدموا { $append }.

## السطر الأخير من الفحص: أجزاء تصلها and-clause

and-clause = { $first }، { $next }
scan-names = عدد الأسماء { $count }
list-counted =
    { $status ->
        [refused] مرفوض: { $digits }
        [reserved] محجوز: { $digits }
        [blocked] محظور: { $digits }
        [needs-review] غير محسوم: { $digits }
        [taken] مأخوذ: { $digits }
        [contested] متنافَس عليه: { $digits }
        [same-holder] للصاحب نفسه: { $digits }
        [allowed] يجوز تسجيله: { $digits }
        [not-applicable] لا يمكن تسجيله: { $digits }
       *[unreadable] تتعذر قراءته: { $digits }
    }
scan-unreadable = تتعذر قراءته: { $count }
scan-failing = فاشل: { $count } ({ $kinds })
scan-failing-kind =
    { $kind ->
        [warned] بتحذير: { $count }
        [expired] بمجموعة قواعد غير سارية: { $count }
        [confusable] بشكل اسم آخر: { $count }
       *[check] بقواعد { LTR("--check") }: { $count }
    }
scan-not-passing = غير مستوفٍ لقواعد { $rules }: { $count }
scan-refused-by-registry = مرفوض بقواعد السجل وحدها: { $count }
scan-taken = مأخوذ: { $count }
scan-needs-review = غير محسوم: { $count }
scan-outside-zones = خارج مناطق ملف الإعداد: { $count }
scan-not-permitted = لا تسمح به مجموعة القواعد: { $count }
scan-with-variants = له متغيرات في القائمة: { $count }
scan-with-other-variants = له متغيرات في قائمة { LTR("--against") }: { $count }
scan-stopped =
    { $written ->
        [nothing] توقف الفحص قبل تمامه؛ { $summary }؛ ولم يُكتب شيء
       *[some] توقف الفحص قبل تمامه؛ { $summary }
    }

## ما يقرؤه الفحص وما يكتبه، وتحذيرات عن القائمتين

# ما سيُقرأ وما سيُكتب؛ تليه أولى مُدخلات كل قائمة.
scan-explained =
    { $fact ->
        [profile] ملف الإعداد: { $value }
        [list] القائمة: { $value }
        [registered] الأسماء المسجّلة: { $value }
        [format] طريقة القراءة: { $value }
        [column] عمود الأسماء: “{ $value }”
        [parent] المنطقة الأم: “{ $value }”
        [appended-parent] المنطقة الأم الملحقة بكل اسم: “{ $value }”
        [holder] صاحب الاسم: “{ $value }”
        [keep] الأعمدة المحفوظة: { $value }
        [fail-on] النتائج التي تُعد فاشلة: { $value }
        [columns] الأعمدة: { $value }
        [output] الصفوف: { $value }
        [language] لغة التقرير: { $value }
       *[report] التقرير: { $value }
    }
scan-explained-index = هذا فهرس.
standard-output = الخرج القياسي
scan-nothing-compared = لا تُقارن الأسماء بأسماء مسجّلة، فلا يُعد أي اسم مأخوذًا: اذكروا القائمة بالخيار { LTR("--against") }
scan-missing-option =
    { $option ->
        [append] أسماء لا تنتهي بالمنطقة الأم، عددها { $count } من { $all }: ألحقوا المنطقة بالخيار { LTR("--append") }
        [no-append] أسماء هي عناوين URL لا يمكن أن تُلحق بها منطقة، عددها { $count } من { $all }: احذفوا الخيار { LTR("--append") }
        [notation] أسماء لا تُقرأ بهذا الترميز، عددها { $count } من { $all }: اذكروا ترميزًا آخر بالخيار { LTR("--notation") }
        [key] أسطر ليس فيها المفتاح المذكور، عددها { $count } من { $all }: اذكروا مفتاح الأسماء بالخيار { LTR("--column") }
        [column] أسطر فيها فواصل أو فواصل منقوطة أو علامات جدولة أو أقواس معقوفة، عددها { $count } من { $all }: إذا كانت القائمة CSV أو JSON فاذكروا عمود الأسماء بالخيار { LTR("--column") }
       *[parent-column] أسماء هي مسمّيات بلا منطقة، عددها { $count } من { $all }: اذكروا عمود المناطق بالخيار { LTR("--parent-column") }، وألحقوها بالخيار { LTR("--append") }
    }
scan-changed =
    { $count ->
        [0] لا جواب يختلف عما في { $file }. الأسماء الجديدة: { $new }.
        [one] جواب واحد يختلف عما في { $file }. الأسماء الجديدة: { $new }.
        [two] جوابان يختلفان عما في { $file }. الأسماء الجديدة: { $new }.
       *[other] أجوبة تختلف عما في { $file }، عددها { $count }. الأسماء الجديدة: { $new }.
    }
scan-trimmed =
    { $count ->
        [one] تحذير: حُذفت المسافات من طرفي اسم واحد ({ $lines })؛ الخيار { LTR("--no-trim") } يبقيها
        [two] تحذير: حُذفت المسافات من أطراف اسمين ({ $lines })؛ الخيار { LTR("--no-trim") } يبقيها
       *[other] تحذير: حُذفت المسافات من أطراف أسماء عددها { $count } ({ $lines })؛ الخيار { LTR("--no-trim") } يبقيها
    }
scan-zone-appended-twice =
    { $count ->
        [one] تحذير: اسم واحد ينتهي أصلًا بالمنطقة الأم، وألحقها به الخيار { LTR("--append") } مرة أخرى ({ $lines })
        [two] تحذير: اسمان ينتهيان أصلًا بالمنطقة الأم، وألحقها بهما الخيار { LTR("--append") } مرة أخرى ({ $lines })
       *[other] تحذير: أسماء عددها { $count } تنتهي أصلًا بالمنطقة الأم، وألحقها بها الخيار { LTR("--append") } مرة أخرى ({ $lines })
    }
scan-not-utf8 =
    { $count ->
        [one] تحذير: اسم واحد ليس UTF-8 صالحًا ولا UTF-16 صالحًا ({ $lines }). حوّلوا الترميز القديم أولًا، مثلًا بالأمر “iconv -f windows-1256 -t utf-8”
        [two] تحذير: اسمان ليسا UTF-8 صالحًا ولا UTF-16 صالحًا ({ $lines }). حوّلوا الترميز القديم أولًا، مثلًا بالأمر “iconv -f windows-1256 -t utf-8”
       *[other] تحذير: أسماء عددها { $count } ليست UTF-8 صالحًا ولا UTF-16 صالحًا ({ $lines }). حوّلوا الترميز القديم أولًا، مثلًا بالأمر “iconv -f windows-1256 -t utf-8”
    }
scan-uneven-records =
    { $count ->
        [one] تحذير: في قيد واحد حقول أكثر أو أقل مما في القيد الأول ({ $lines })؛ ضعوا الحقول التي فيها فواصل بين علامتي اقتباس
        [two] تحذير: في قيدين حقول أكثر أو أقل مما في القيد الأول ({ $lines })؛ ضعوا الحقول التي فيها فواصل بين علامتي اقتباس
       *[other] تحذير: في قيود عددها { $count } حقول أكثر أو أقل مما في القيد الأول ({ $lines })؛ ضعوا الحقول التي فيها فواصل بين علامتي اقتباس
    }
scan-later-keys =
    { $count ->
        [one] تحذير: في سطر واحد مفاتيح ليست في السطر الأول؛ لا تُحفظ
        [two] تحذير: في سطرين مفاتيح ليست في السطر الأول؛ لا تُحفظ
       *[other] تحذير: في أسطر عددها { $count } مفاتيح ليست في السطر الأول؛ لا تُحفظ
    }
line-list =
    { $count ->
        [one] السطر { $lines }
        [two] السطران { $lines }
       *[other] الأسطر { $lines }
    }
# من عدة قوائم؛ { $lines } إحدى هذه.
line-list-of-file = في { $file }: { $lines }
scan-without-value =
    { $count ->
        [one] لم يُكتب مُدخل واحد، لأنه بلا “{ $column }”
        [two] لم يُكتب مُدخلان، لأنهما بلا “{ $column }”
       *[other] لم تُكتب مُدخلات عددها { $count }، لأنها بلا “{ $column }”
    }
scan-unreadable-not-written =
    { $count ->
        [one] لم يُكتب مُدخل واحد، لتعذر قراءته
        [two] لم يُكتب مُدخلان، لتعذر قراءتهما
       *[other] لم تُكتب مُدخلات عددها { $count }، لتعذر قراءتها
    }
list-repeated-column = تحذير: في { $file } الأعمدة { $places } كلها باسم “{ $column }”؛ يُستخدم العمود { $first }
profile-repeated-zone = تحذير: في { $file } المنطقة { $zone } مذكورة مرتين، بالقواعد نفسها
against-some-whole-names =
    { $count ->
        [one] تحذير: أسماء { $file } كاملة بمناطقها، لكن اسمًا واحدًا مما يُقارن بها مسمًّى بلا منطقة
        [two] تحذير: أسماء { $file } كاملة بمناطقها، لكن اسمين مما يُقارن بها مسمّيان بلا منطقة
       *[other] تحذير: أسماء { $file } كاملة بمناطقها، لكن أسماء مما يُقارن بها، عددها { $count }، مسمّيات بلا منطقة
    }
against-unreadable =
    { $count ->
        [one] في { $file } سطر تتعذر قراءته، هو السطر { $line }، فلا يُقارن
        [two] في { $file } سطران تتعذر قراءتهما، أولهما السطر { $line }. لا يُقارنان
       *[other] في { $file } أسطر تتعذر قراءتها، عددها { $count }، أولها السطر { $line }. لا تُقارن
    }
against-uneven-records =
    { $count ->
        [one] تحذير: في قيد واحد من { $file } حقول أكثر أو أقل مما في القيد الأول؛ ضعوا الحقول التي فيها فواصل بين علامتي اقتباس
        [two] تحذير: في قيدين من { $file } حقول أكثر أو أقل مما في القيد الأول؛ ضعوا الحقول التي فيها فواصل بين علامتي اقتباس
       *[other] تحذير: في قيود من { $file } عددها { $count } حقول أكثر أو أقل مما في القيد الأول؛ ضعوا الحقول التي فيها فواصل بين علامتي اقتباس
    }
against-trimmed =
    { $count ->
        [one] تحذير: في { $file } حُذفت المسافات من طرفي اسم واحد
        [two] تحذير: في { $file } حُذفت المسافات من أطراف اسمين
       *[other] تحذير: في { $file } حُذفت المسافات من أطراف أسماء عددها { $count }
    }
against-zone-twice =
    { $count ->
        [one] تحذير: في { $file } اسم واحد ينتهي أصلًا بمنطقته، وأُلحقت به مرة أخرى
        [two] تحذير: في { $file } اسمان ينتهيان أصلًا بمنطقتهما، وأُلحقت بهما مرة أخرى
       *[other] تحذير: في { $file } أسماء عددها { $count } تنتهي أصلًا بمنطقتها، وأُلحقت بها مرة أخرى
    }
against-white-space =
    { $count ->
        [one] في { $file } اسم واحد يبدأ أو ينتهي بمسافة، وتُعد جزءًا من الاسم
        [two] في { $file } اسمان يبدآن أو ينتهيان بمسافة، وتُعد جزءًا من الاسم
       *[other] في { $file } أسماء عددها { $count } تبدأ أو تنتهي بمسافة، وتُعد جزءًا من الاسم
    }
against-outside-zones =
    { $zones ->
        [parent]
            { $count ->
                [one] في { $file } اسم واحد ليس في المنطقة الأم؛ تُقارن الأسماء كاملة بمناطقها
                [two] في { $file } اسمان ليسا في المنطقة الأم؛ تُقارن الأسماء كاملة بمناطقها
               *[other] في { $file } أسماء عددها { $count } ليست في المنطقة الأم؛ تُقارن الأسماء كاملة بمناطقها
            }
       *[profile]
            { $count ->
                [one] في { $file } اسم واحد ليس في أي منطقة من ملف الإعداد؛ تُقارن الأسماء كاملة بمناطقها
                [two] في { $file } اسمان ليسا في أي منطقة من ملف الإعداد؛ تُقارن الأسماء كاملة بمناطقها
               *[other] في { $file } أسماء عددها { $count } ليست في أي منطقة من ملف الإعداد؛ تُقارن الأسماء كاملة بمناطقها
            }
    }

## عناوين في المساعدة وفي أعمدة القوائم

list-format-names = اسم في كل سطر
list-format-csv = CSV
list-format-jsonl = JSON Lines
list-format-zone = ملف منطقة
row-format =
    { $format ->
        [jsonl] صيغة JSON Lines: كائن لكل اسم
        [names] الأسماء وحدها، اسم في كل سطر؛ ومع الخيار { LTR("--columns") } عمود واحد آخر
       *[csv] صيغة CSV برأس
    }
concern =
    { $concern ->
        [refused] يرفض IDNA2008 أو قاعدة من قواعد السجل الاسم
        [needs-review] الحكم “needs-review”
        [warned] عليه تحذير
        [expired] مجموعة القواعد التي تحكم على الاسم غير سارية اليوم
        [taken] في قائمة { LTR("--against") } الاسم نفسه، أو متغير له بحسب { LTR("--lgr") }
        [contested] يجوز تسجيله، ويطلب سطر آخر الاسم نفسه أو متغيرًا له بحسب { LTR("--lgr") }
        [same-holder] بحسب { LTR("--holder") } لمقدم الطلب الاسم أو متغير له في قائمة { LTR("--against") }
       *[confusable] يشبه الاسم اسمًا آخر، أو هو إملاء آخر له أو متغير منه
    }
guidelines =
    { $of ->
       *[icann] إرشادات ICANN لأسماء النطاقات المدوّلة: تُرفض المسمّيات التي تخلط الكتابات
    }
# قاعدة للسجل مع مجموعات قواعده، في جملة.
registry-rule =
    { $rule ->
        [labels-below]
            { $count ->
                [one] للاسم مسمًّى واحد تحت المنطقة
                [two] للاسم مسمّيان تحت المنطقة
                [few] للاسم { $count } مسمّيات تحت المنطقة
                [many] للاسم { $count } مسمًّى تحت المنطقة
               *[other] للاسم { $count } مسمًّى تحت المنطقة
            }
        [reserved]
            { $count ->
                [one] مسمًّى واحد محجوز
                [two] مسمّيان محجوزان
                [few] { $count } مسمّيات محجوزة
                [many] { $count } مسمًّى محجوزًا
               *[other] { $count } مسمًّى محجوز
            }
        [blocked]
            { $count ->
                [one] مسمًّى واحد محظور
                [two] مسمّيان محظوران
                [few] { $count } مسمّيات محظورة
                [many] { $count } مسمًّى محظورًا
               *[other] { $count } مسمًّى محظور
            }
       *[guidelines] تُرفض المسمّيات التي تخلط الكتابات
    }
page-size =
    { $size ->
        [fit] صفحة واحدة بالحجم اللازم
        [a4] 210 في 297 مليمترًا
        [letter] 8.5 في 11 بوصة
       *[slide] 16:9، لعرض تقديمي
    }
sheet-theme =
    { $theme ->
        [dark] فاتح على خلفية شبه سوداء
       *[light] داكن على خلفية بيضاء
    }
list-column-line = السطر
list-column-name = الاسم
list-column-ascii-name = صورة A-labels
list-column-bidi-domain-name = اسم نطاق ثنائي الاتجاه
list-column-bidi-rule = قاعدة ثنائية الاتجاه
list-column-violations = المخالفات
list-column-display-one-to-one = واحد لواحد
list-column-display-ltr = فقرة من اليسار
list-column-display-rtl = فقرة من اليمين
list-column-collision-ltr = الشكل نفسه من اليسار
list-column-collision-rtl = الشكل نفسه من اليمين
list-column-collision-one-to-one = الشكل نفسه واحد لواحد
list-column-error = الخطأ
list-column-registration = التسجيل
list-column-reasons = الأسباب
list-column-skeleton-ltr = الهيكل، من اليسار
list-column-skeleton-rtl = الهيكل، من اليمين
list-column-confusable-ltr = ملتبس من اليسار
list-column-confusable-rtl = ملتبس من اليمين
list-column-same-name = الاسم نفسه
list-column-collision-across = الشكل نفسه باتجاهين متعاكسين
list-column-duplicate-of = يكرر السطر
list-column-against-ltr = القائمة الأخرى، من اليسار
list-column-against-rtl = القائمة الأخرى، من اليمين
list-column-against-one-to-one = القائمة الأخرى، واحد لواحد
list-column-against-across = القائمة الأخرى، باتجاهين متعاكسين
list-column-against-confusable-ltr = القائمة الأخرى، ملتبس من اليسار
list-column-against-confusable-rtl = القائمة الأخرى، ملتبس من اليمين
list-column-against-same-name = القائمة الأخرى، الاسم نفسه
list-column-warnings = التحذيرات
list-column-lgr-disposition = الوضع (مجموعة القواعد)
list-column-lgr-action = الإجراء (مجموعة القواعد)، من 0
list-column-lgr-index = مسمّى الفهرسة
list-column-host = مضيف URL
list-column-against-name = الاسم المطابق في القائمة الأخرى
list-column-against-match = وجه المطابقة
list-column-against-holder = صاحب الاسم المطابق
list-column-against-same-holder = القائمة الأخرى، اسم أو متغير للصاحب نفسه
list-column-against-other-holder = القائمة الأخرى، اسم أو متغير لصاحب آخر
list-column-holder = صاحب الاسم
list-column-previous-answer = الجواب السابق
list-column-previous-reasons = الأسباب السابقة
list-column-against-suggestion = القائمة الأخرى، الاسم المقترح أو متغير له
list-column-against-suggestion-name = الاسم في ذلك السطر من القائمة الأخرى
list-column-against-suggestion-match = وجه مطابقته للاسم المقترح
list-column-suggestion-contested-with = أسطر أخرى تطلب الاسم المقترح أو يُقترح لها
list-column-contested-with = أسطر أخرى لها الاسم نفسه أو متغير له
list-column-decision = القرار
list-column-file = القائمة التي فيها الاسم
list-column-duplicate-of-file = قائمة السطر المكرر
list-column-label-verdicts = تسجيل كل مسمًّى
list-column-input = كما في القائمة
list-column-suggestion = الاسم المقترح
list-column-parent = المنطقة الأم
list-column-labels-below = المسمّيات تحت المنطقة
list-column-u-name = اسم DNS بصورة U-labels
list-column-reason-text = الأسباب نصًا
list-column-warning-text = التحذيرات نصًا
list-column-variants-allocatable = المتغيرات القابلة للتخصيص
list-column-variants-blocked = المتغيرات المحظورة
list-column-variants = المتغيرات
list-column-scripts = الكتابات
list-column-without-points = بلا تشكيل
list-column-same-without-points = متماثلة بلا تشكيل
list-column-rfc3454 = RFC 3454
list-column-host-whole-ltr = المضيف قطعة واحدة، من اليسار
list-column-host-whole-rtl = المضيف قطعة واحدة، من اليمين
list-column-host-first-ltr = المضيف أولًا، من اليسار
list-column-host-first-rtl = المضيف أولًا، من اليمين
list-column-host-in-order-ltr = المضيف في ترتيبه، من اليسار
list-column-host-in-order-rtl = المضيف في ترتيبه، من اليمين
list-column-host-faults = ما في المضيف من خلل
list-column-visible-host-ltr = ما يُقرأ مضيفًا، من اليسار
list-column-visible-host-rtl = ما يُقرأ مضيفًا، من اليمين
list-column-host-reading-ltr = قراءة المضيف، من اليسار
list-column-host-reading-rtl = قراءة المضيف، من اليمين
list-column-unicode = إصدار Unicode
list-column-version = إصدار البرنامج
list-column-same-variants = المتغيرات نفسها
list-column-against-same-variants = القائمة الأخرى، المتغيرات نفسها
list-column-against-disposition = وضعه متغيرًا للاسم المطابق

## أسماء القائمة في النافذة، والنتائج بمواضعها

list-status =
    { $status ->
        [refused] مرفوض
        [reserved] محجوز
        [blocked] محظور
        [needs-review] غير محسوم
        [allowed] يجوز تسجيله
        [allowed-in-part] يجوز تسجيل المسمّيات الأخرى
        [taken] مأخوذ
        [contested] متنافَس عليه
        [same-holder] للصاحب نفسه
        [not-applicable] لا يمكن تسجيله
       *[unreadable] تتعذر قراءته
    }
list-finding =
    { $finding ->
        [a-label-undecodable] { $document }: يتعذر فك ترميز A-label
        [idna-noncanonical-a-label] { $document }: صورة أخرى لـA-label
        [idna-not-ldh] { $document }: ليس اسم مضيف
        [dns-label-too-long] { $document }: المسمّى طويل جدًا
        [dns-name-too-long] { $document }: الاسم طويل جدًا
        [no-domain-name] { $document }: ليس اسم نطاق
        [rfc5893-condition-1] { $document }: الشرط 1
        [rfc5893-condition-2] { $document }: الشرط 2
        [rfc5893-condition-3] { $document }: الشرط 3
        [rfc5893-condition-4] { $document }: الشرط 4
        [rfc5893-condition-5] { $document }: الشرط 5
        [rfc5893-condition-6] { $document }: الشرط 6
        [rfc5893-guarantee-ldh] { $document }: ضمان المسمّيات ASCII
        [rfc5893-guarantee-none] { $document }: لا ضمان للعرض
        [rfc5893-number-hazard] { $document }: عدد بعد مسمّى من اليمين
        [rfc5893-digit-above] { $document }: رقم في المستوى الأعلى
        [rfc5893-wildcard] { $document }: حرف بدل
        [rfc5893-old-program] { $document }: برامج قديمة
        [grouping-split] { $document }: مسمّى منقسم
        [rfc3454-control] { $document }: محرف تحكم
        [rfc3454-mixed] { $document }: اتجاهان مختلطان
        [rfc3454-ends] { $document }: طرفا المسمّى
        [rfc3454-unassigned] { $document }: غير مسند
        [atkin2001-control] { $document }: محرف تحكم
        [atkin2001-presentation-form] { $document }: شكل عرض عربي
        [atkin2001-arabic-point] { $document }: تشكيل عربي
        [atkin2001-koranic-sign] { $document }: علامة ضبط المصحف
        [atkin2001-cantillation] { $document }: علامة ترتيل عبرية
        [atkin2001-hebrew-point] { $document }: تشكيل عبري
        [atkin2001-punctuation] { $document }: علامة ترقيم
        [atkin2001-compatibility] { $document }: محرف توافق
        [atkin2001-symbol] { $document }: رمز
        [atkin2001-unassigned] { $document }: غير مسند
        [atkin2001-not-nfc] { $document }: ليس NFC
        [atkin2001-table-2] { $document }: خارج الجدول 2
        [uts46-mapped] { $document }: محوَّل
        [uts46-disallowed] { $document }: غير مسموح به
        [uts46-unstable-a-label] { $document }: صورة A-label غير مستقرة
        [uts46-refused] { $document }: مرفوض
        [uts46-deviation] { $document }: استعلام عن اسم آخر
        [idna-disallowed] { $document }: غير مسموح به
        [idna-unassigned] { $document }: غير مسند
        [idna-not-nfc] { $document }: ليس NFC
        [idna-leading-mark] { $document }: علامة تركيب في الأول
        [idna-hyphens-3-4] { $document }: شرطتان ثالثة ورابعة
        [idna-zwnj-context] { $document }: موضع ZWNJ
        [idna-zwj-context] { $document }: موضع ZWJ
        [idna-middle-dot-context] { $document }: موضع النقطة الوسطى
        [idna-keraia-context] { $document }: موضع keraia
        [idna-geresh-context] { $document }: موضع geresh
        [idna-gershayim-context] { $document }: موضع gershayim
        [idna-katakana-middle-dot-context] { $document }: موضع نقطة الكاتاكانا
        [idna-arabic-digits-mixed] { $document }: أرقام عربية-هندية مختلطة
        [idna-upper-case] { $document }: حروف كبيرة
        [lgr-not-in-repertoire] { $document }: خارج المخزون
        [lgr-context] { $document }: سياق المحرف
        [lgr-invalid] { $document }: غير صالح
        [lgr-blocked] { $document }: محظور
        [lgr-disposition] { $document }: وضع غير معرَّف
        [reserved-label] { $document }: مسمّى محجوز
        [blocked-label] { $document }: مسمّى محظور
        [zone-label-count] { $document }: عدد المسمّيات
        [guidelines-mixed-scripts] { $document }: كتابات مختلطة
        [no-zone] { $document }: بلا منطقة
        [wildcard] { $document }: حرف بدل
        [underscore-label] { $document }: شرطة سفلية
        [zone-owner] { $document }: ليس تفويضًا
        [labels-below-parent] { $document }: مسمّيات زائدة
        [digits-of-several-scripts] { $document }: أرقام مختلطة
        [mixed-scripts] { $document }: كتابات مختلطة
        [whole-script-confusable] { $document }: التباس كتابة كاملة
        [invisible] { $document }: غير مرئي
        [lookalike-slash] { $document }: يشبه الشرطة المائلة
        [numeric-top-level] { $document }: نطاق أعلى عددي
        [iri-syntax] { $document }: نحو العنوان
        [duerst-1] { $document }: القيد 1
        [duerst-2] { $document }: القيد 2
        [duerst-3] { $document }: القيد 3
        [idna-hyphen-at-end] { $place ->
            [start] { $document }: شرطة في الأول
            [end] { $document }: شرطة في الآخر
            [both] { $document }: شرطة في الأول والآخر
           *[any] { $document }: شرطة في الأول أو الآخر
        }
       *[other] { $document }: { $topic }
    }
list-row = السطر { $line }: { $name }، { $status }
list-row-typed = { $row }، وورد بالصورة { $typed }
list-status-reasons = { $status }: { $reasons }
list-conditions =
    { $count ->
        [one] الشرط { $conditions }
        [two] الشرطان { $conditions }
       *[other] الشروط { $conditions }
    }
list-finding-conditions = { $document }: { $conditions }
list-unreadable = تتعذر قراءته. { $reason }
list-group =
    { $of ->
        [same] { $count ->
            [one] سطر واحد بالاسم نفسه
            [two] سطران بالاسم نفسه
            [few] { $digits } أسطر بالاسم نفسه
            [many] { $digits } سطرًا بالاسم نفسه
           *[other] { $digits } سطر بالاسم نفسه
        }
        [other-list] في القائمة الأخرى
       *[others] { $count ->
            [one] اسم واحد آخر
            [two] اسمان آخران
            [few] { $digits } أسماء أخرى
            [many] { $digits } اسمًا آخر
           *[other] { $digits } اسم آخر
        }
    }
# كم اسمًا آخر يطابق الاسم، وكيف؛ وللاسم المكرر سطره الأول.
list-match =
    { $kind ->
        [same] { $number } ({ $directions })
        [similar] { $number } متشابه ({ $directions })
        [same-name] { $number } (الاسم نفسه)
        [variants] { $number } (متغيرات)
       *[repeats] يكرر السطر { $number }
    }
# أقوى مطابقة للاسم في القائمة الأخرى، وسطرها.
other-list-match =
    { $kind ->
        [same-name] الاسم نفسه، السطر { $line }
        [variants] متغير، السطر { $line }
        [same] الشكل نفسه، السطر { $line }
       *[similar] متشابه، السطر { $line }
    }
list-match-direction =
    { $direction ->
        [ltr] من اليسار
        [rtl] من اليمين
        [one-to-one] واحد لواحد
       *[across] باتجاهين متعاكسين
    }
names-counted =
    { $count ->
        [one] اسم واحد
        [two] اسمان
        [few] { $digits } أسماء
        [many] { $digits } اسمًا
       *[other] { $digits } اسم
    }
position-words =
    { $count ->
        [one] المحرف { $positions }
        [two] المحرفان { $positions }
       *[other] المحارف { $positions }
    }

## متغيرات بعضها لبعض

list-variants-blocked = يحظر بعضها بعضًا: لا يجوز تسجيل إلا واحد منها.
list-variants-for-one-holder = لا ينال بقيتها إلا صاحب واحد منها.
list-variants-of-both-kinds = الاسم المسجّل يحظر متغيراته ذات الوضع “blocked”؛ وبقية متغيراته لصاحبه وحده.

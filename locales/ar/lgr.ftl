# مجموعات قواعد السجلات، وما تقوله في الاسم.

## مجموعات قواعد السجلات (RFC 7940). الأوضاع والأنواع والوسوم وأسماء القواعد كما في الملف.

toml-error-backslash = { $reason }. اكتبوا المسار الذي فيه شرطات مائلة عكسية بين علامتي اقتباس مفردتين
profile-error-utf8 = الملف ليس UTF-8. احفظوه نصًا بترميز UTF-8.
profile-error-empty = ليس في ملف الإعداد منطقة. اكتبوا واحدة، مثل { LTR("[zone.\"example\"]") }.
profile-error-no-rulesets = قائمة مجموعات القواعد فارغة. سمّوا واحدة، أو احذفوا “rulesets”.
profile-error-zone = تتعذر قراءة هذه المنطقة: { $reason }
profile-error-no-zone = هذه منطقة غير صالحة: { $reason }
profile-error-zone-url = هذا URL. اكتبوا المنطقة وحدها، مثل { LTR("[zone.\"example\"]") }.
profile-error-zone-twice = ذُكرت هذه المنطقة مرتين بقواعد مختلفة. أبقوا واحدة.
profile-error-value =
    { $key ->
        [labels-below] قيمة “labels-below” عدد من المسمّيات، مثل 1.
        [rulesets] قيمة “rulesets” مصفوفة مسارات، مثل { LTR("[\"he.xml\"]") }.
        [fail-on] قيمة “fail-on” مصفوفة نصوص، مثل { LTR("[\"refused\"]") }.
        [guidelines] قيمة “guidelines” نص، وهو { LTR("\"icann\"") }.
        [append] قيمة “append” هي true أو false.
        [overwrite] قيمة “overwrite” هي true أو false.
        [language] قيمة “language” نص، مثل { LTR("\"he\"") }.
        [column] قيمة “column” اسم عمود أو مفتاح، مثل { LTR("\"name\"") }.
        [parent-column] قيمة “parent-column” اسم عمود أو مفتاح، مثل { LTR("\"zone\"") }.
        [holder] قيمة “holder” اسم عمود أو مفتاح، مثل { LTR("\"owner\"") }.
        [keep] قيمة “keep” مصفوفة نصوص، مثل { LTR("[\"name\"]") }.
        [columns] قيمة “columns” مصفوفة نصوص، مثل { LTR("[\"line\", \"name\"]") }.
       *[path] قيمة “{ $key }” مسار ملف واحد، مثل { LTR("\"labels.txt\"") }.
    }
profile-error-no-zone-name = المفتاح “{ $key }” يخص منطقة. سمّوا المنطقة فوقه، مثل { LTR("[zone.\"example\"]") }.
profile-error-concern = القيمة “{ $concern }” غير معروفة. استخدموا واحدة من: { $known }.
profile-error-column = لا يوجد عمود “{ $column }” يُكتب. يسرد { LTR("“bidiscope scan --help”") } الأعمدة.
profile-error-label = كل سطر مسمًّى واحد، وليس هذا كذلك: { $reason }
profile-error-label-refused = لا يستطيع أحد تسجيل هذا المسمّى. احذفوا السطر. { $reason }
profile-error-label-url = هذا URL. اكتبوا المسمّى وحده.
profile-error-files = مع هذا الملف يتجاوز مجموع ملفات الإعداد بالميغابايت { $megabytes }. استخدموا ملفات أقل أو أصغر.
profile-error-labels = كل سطر مسمًّى واحد، وعدد المسمّيات هنا { $count }.
lgr-error = السطر { $line }: { $reason } (RFC 7940 القسم { $section }).
lgr-error-in-table = السطر { $line }: { $reason } (جدول RFC 3743 أو RFC 4290).
lgr-error-in-element = السطر { $line }، العنصر “{ $element }”: { $reason } (RFC 7940 القسم { $section }).
lgr-error-reason =
    { $error ->
        [too-large] حجم الملف بالميغابايت أكثر من { $megabytes }
        [too-deep] تداخل العناصر أو القواعد أعمق من { $depth }
        [not-utf8] الملف ليس UTF-8
        [encoding] يعلن الملف الترميز “{ $text }”؛ احفظوه بترميز UTF-8
        [empty] الملف فارغ
        [wrong-end] يجب أن ينتهي هنا “{ $text }”، لكن المنتهي “{ $other }”
        [after-end] بعد نهاية “lgr” شيء
        [not-xml] ليس هذا XML سليم الصياغة
        [document-type] لا يُقرأ تعريف نوع المستند؛ احذفوه
        [unknown-entity] الكيان “{ $text }” ليس من كيانات XML؛ اكتبوا المحرف
        [unfinished] ينتهي الملف قبل عناصره
        [not-a-ruleset] ليست هذه مجموعة قواعد: لا تبدأ بـ“lgr” في فضاء أسماء RFC 7940
        [unexpected-element] ليس هذا مكان العنصر
        [unexpected-text] ليس هذا مكان النص “{ $text }”
        [missing-element] العنصر “{ $text }” ناقص
        [unknown-attribute] لا توجد سمة “{ $text }”
        [missing-attribute] السمة “{ $text }” ناقصة
        [exclusive-attributes] لا يجتمع “{ $text }” و“{ $other }”
        [invalid-value] “{ $text }” قيمة غير صالحة لـ“{ $other }”
        [duplicate] ورد “{ $text }” ({ $other }) مرتين
        [undefined] لم يُعرَّف “{ $text }” ({ $other })
        [undefined-before] لم يُعرَّف “{ $text }” ({ $other }) من قبل
        [sequence-too-long] عدد نقاط الترميز في التسلسل { $count }؛ لا يسع المسمّى إلا { $most }
        [tag-of-sequence] لا يجوز وسم لتسلسل
        [reversed-range] ينتهي المدى قبل بدايته
        [empty-class] ليس في الفئة نقاط ترميز
        [name-place] لا يكون الاسم إلا لفئة أو قاعدة في “rules” مباشرة
        [operand-count] عدد الفئات فيه { $count }، ولا يناسب هذا العامل
        [unknown-property] “{ $text }” ليست خاصية Unicode معروفة مع قيمتها
        [anchor-in-look-around] لا يجوز مرساة داخل نظر إلى الخلف أو إلى الأمام
        [look-around-without-anchor] القاعدة التي فيها نظر إلى الخلف أو إلى الأمام تحتاج إلى مرساة بجواره
        [anchor-in-action] في القاعدة “{ $text }” مرساة، فلا يستخدمها إجراء
        [count-of-position] لا يجوز تكرار قاعدة فيها موضع
        [rule-too-large] خطوات القاعدة عند بسطها أكثر من { $size }، أو خطوات القواعد كلها كثيرة جدًا
        [not-an-entry] ليس “{ $text }” نقطة ترميز بمتغيراتها
       *[too-many] عدد { $text } كبير جدًا
    }
lgr-note-unassigned =
    { $count ->
        [one] نقطة الترميز { $characters } ليست في Unicode { $version } الذي يعتمد عليه هذا البرنامج.
        [two] نقطتا ترميز ليستا في Unicode { $version } الذي يعتمد عليه هذا البرنامج: { $characters }.
        [few] { $count } نقاط ترميز ليست في Unicode { $version } الذي يعتمد عليه هذا البرنامج: { $characters }.
        [many] { $count } نقطة ترميز ليست في Unicode { $version } الذي يعتمد عليه هذا البرنامج: { $characters }.
       *[other] { $count } نقطة ترميز ليست في Unicode { $version } الذي يعتمد عليه هذا البرنامج: { $characters }.
    }
lgr-note-other-version = مجموعة القواعد لـUnicode { $stated }، لكن البرنامج يأخذ فئات الخصائص من Unicode { $version }.
lgr-note-no-version = لا تذكر مجموعة القواعد إصدار Unicode؛ ويأخذ البرنامج فئات الخصائص من Unicode { $version }.
lgr-note-validity =
    { $kind ->
        [not-yet] لا تسري مجموعة القواعد قبل { $day }.
       *[expired] سرت مجموعة القواعد حتى { $day }.
    }
# { $scopes } المناطق التي تذكرها مجموعة القواعد، و{ $zone } المنطقة التي يُحكم فيها على الأسماء.
lgr-note-other-scope = مجموعة القواعد لـ{ $scopes }، لا لـ{ $zone }.
lgr-note-variants-missed = تتداخل تسلسلات مجموعة القواعد بطرق كثيرة جدًا: قد تفوت بعض المتغيرات.
# جدول أقدم من RFC 7940.
lgr-note-table =
    { $form ->
        [preferred] جدول RFC 3743: المسمّيات المكونة من متغيرات مفضلة وحدها “activated” هنا، والمتغيرات الأخرى “allocatable”.
       *[variants] جدول RFC 4290: لا يذكر حكم المتغيرات، فهي “blocked” هنا.
    }
lgr-note-table-others =
    { $count ->
        [one] متغير واحد في الجدول ليس من مُدخلاته؛ وهو في المخزون متغيرًا فقط.
        [two] متغيران في الجدول ليسا من مُدخلاته؛ وهما في المخزون متغيرين فقط.
        [few] { $count } متغيرات في الجدول ليست من مُدخلاته؛ وهي في المخزون متغيرات فقط.
        [many] { $count } متغيرًا في الجدول ليست من مُدخلاته؛ وهي في المخزون متغيرات فقط.
       *[other] { $count } متغير في الجدول ليست من مُدخلاته؛ وهي في المخزون متغيرات فقط.
    }
lgr-note-unused-tag = ليس لأي نقطة ترميز الوسم “{ $tag }”، ففئته فارغة.
lgr-label-answer =
    { $answer ->
        [permitted] { $label }: تسمح به مجموعة القواعد (الوضع “{ $disposition }”).
        [blocked] { $label }: مؤهل وفق مجموعة القواعد، لكنه محظور.
        [refused] { $label }: لا تسمح به مجموعة القواعد.
       *[other] { $label }: مؤهل وفق مجموعة القواعد؛ الوضع “{ $disposition }”.
    }
lgr-idna-refuses = يرفضه IDNA2008 مهما كانت مجموعة القواعد: { $reason }
lgr-outside = المحرف { $character }، في الموضع { $position }، ليس في المخزون.
lgr-outside-context =
    { $matches ->
        [match] المحرف { $character }، في الموضع { $position }، لا يُسمح به إلا حيث تنطبق القاعدة “{ $rule }”.
       *[not-match] المحرف { $character }، في الموضع { $position }، لا يُسمح به حيث تنطبق القاعدة “{ $rule }”.
    }
lgr-outside-more =
    { $count ->
        [one] ولا يُسمح هناك كذلك بمحرف آخر.
        [two] ولا يُسمح هناك كذلك بمحرفين آخرين.
        [few] ولا يُسمح هناك كذلك بـ{ $count } محارف أخرى.
        [many] ولا يُسمح هناك كذلك بـ{ $count } محرفًا آخر.
       *[other] ولا يُسمح هناك كذلك بـ{ $count } محرف آخر.
    }
# محرف يحكم به إجراء: { $kind } هو “variants-only” إذا لم تذكره مجموعة القواعد إلا متغيرًا لغيره.
lgr-trigger =
    { $kind ->
        [variants-only] المحرف { $character }، في الموضع { $position }، لا يُسمح به: لا تذكره مجموعة القواعد إلا متغيرًا لغيره.
       *[other] المحرف { $character }، في الموضع { $position }، من النوع “{ $text }”.
    }
lgr-not-in-repertoire = محارف ليست في المخزون، أو لا يُسمح بها في مكانها.
lgr-decided = يحكم الإجراء { $number }: { $action }
lgr-decided-by-default = يحكم الإجراء الافتراضي { $number } من RFC 7940: { $action }
lgr-action =
    { $which ->
        [any-variant] { $matches ->
            [match] الوضع “{ $disposition }” للمسمّيات التي تطابق “{ $rule }” وفيها متغير من النوع { $types }.
            [not-match] الوضع “{ $disposition }” للمسمّيات التي لا تطابق “{ $rule }” وفيها متغير من النوع { $types }.
           *[any] الوضع “{ $disposition }” للمسمّيات التي فيها متغير من النوع { $types }.
        }
        [all-variants] { $matches ->
            [match] الوضع “{ $disposition }” للمسمّيات التي تطابق “{ $rule }” ومتغيراتها كلها من النوع { $types }.
            [not-match] الوضع “{ $disposition }” للمسمّيات التي لا تطابق “{ $rule }” ومتغيراتها كلها من النوع { $types }.
           *[any] الوضع “{ $disposition }” للمسمّيات التي متغيراتها كلها من النوع { $types }.
        }
        [only-variants] { $matches ->
            [match] الوضع “{ $disposition }” للمسمّيات التي تطابق “{ $rule }” وتتكون من متغيرات من النوع { $types }.
            [not-match] الوضع “{ $disposition }” للمسمّيات التي لا تطابق “{ $rule }” وتتكون من متغيرات من النوع { $types }.
           *[any] الوضع “{ $disposition }” للمسمّيات التي تتكون من متغيرات من النوع { $types }.
        }
       *[any] { $matches ->
            [match] الوضع “{ $disposition }” للمسمّيات التي تطابق “{ $rule }”.
            [not-match] الوضع “{ $disposition }” للمسمّيات التي لا تطابق “{ $rule }”.
           *[any] الوضع “{ $disposition }” لكل المسمّيات الأخرى.
        }
    }
lgr-type-or = { $before } أو { $next }
lgr-context =
    { $matches ->
        [match] حيث تنطبق “{ $rule }”
       *[not-match] حيث لا تنطبق “{ $rule }”
    }
lgr-index = مسمّى الفهرسة: { $label }
lgr-index-of-lgr-core = مسمّى الفهرسة وفق lgr-core من ICANN: { $label }
lgr-alone = ليس له متغيرات مؤهلة.
lgr-refused-alone = ليس له متغيرات، لأنه غير مؤهل.
lgr-variant-count = عدد المسمّيات مع متغيراته المؤهلة { $count }.
lgr-variant-bound = عدد المسمّيات مع متغيراته المؤهلة { $count } على الأكثر.
lgr-variant = { $label }  { $disposition }
# حيث يختلف المتغير عن مسمّاه، مثل “2: U+05DA”.
lgr-variant-differs = { $variant }  ({ $differences })
lgr-ambiguous = تعطي مجموعة القواعد هذا المسمّى أوضاعًا مختلفة، وهذا خطأ فيها.
lgr-more = تليه مسمّيات أخرى؛ استخدموا { LTR("--most") } لسرد المزيد.
lgr-more-invalid = قد توجد مسمّيات أخرى: توقّف البحث بعد { $count } من المسمّيات ذات أوضاع لا تُسرد. لسرد جميع الأوضاع استعملوا الخيار { LTR("--all") }.
lgr-diff-of-one = لا يُقرأ الإدخال القياسي إلا مرة؛ أعطوا الباقي ملفات.
page-format =
    { $format ->
        [text] أقسام نصية
       *[html] صفحة
    }
ruleset-not-written = { $file }: تتعذر كتابة مجموعة القواعد: { $reason }
lgr-convert-no-table = هذه من قبل مجموعة قواعد RFC 7940، وليست جدول RFC 3743 ولا RFC 4290.
lgr-unknown-disposition = ليس لأي إجراء في مجموعة القواعد الوضع “{ $text }”. أوضاعها: { $known }.
lgr-several-labels = المطلوب هنا مسمًّى واحد، وعدد مسمّيات هذا الاسم { $count }.
lgr-no-variants = { $label }: لا تسمح به مجموعة القواعد، فليس له متغيرات. { $reasons }
# ما تختلف فيه مجموعتا قواعد: { $text } نقطة ترميز، أو متغير لـ{ $other }، أو اسم أو رقم.
lgr-change-part =
    { $kind ->
        [code-point] { $text }
        [variant] { $text } متغيرًا لـ{ $other }
        [class] الفئة “{ $text }”
        [rule] القاعدة “{ $text }”
        [action] الإجراء { $text }
       *[meta] { $text }
    }
lgr-change-value =
    { $change ->
        [added] { $has_value ->
            [yes] جديد: { $new }
           *[no] جديد
        }
        [removed] { $has_value ->
            [yes] محذوف: { $old }
           *[no] محذوف
        }
       *[changed] قبل: { $old }؛ بعد: { $new }
    }
# لفئة: نقاط الترميز التي في القديمة وحدها، والتي في الجديدة وحدها.
lgr-change-class = محذوف: { $old }؛ جديد: { $new }
lgr-change-text = نص آخر
lgr-change-no-type = بلا نوع
lgr-change-no-context = بلا سياق ولا وسم
lgr-change-nothing = لا شيء
# الجواب عن مسمّى قبل التغيير وبعده: وضعه، أو إن لم يتغير فوضع متغيره أو مسمّى فهرسته.
lgr-example =
    { $whose ->
        [variant] { $variant }: قبل { $old }، بعد { $new }
        [index] مسمّى الفهرسة: قبل { $old }، بعد { $new }
       *[own] قبل { $old }، بعد { $new }
    }
lgr-change-no-label =
    { $count ->
        [0] لا تمكن تجربته وحده
       *[other] لا يوجد حتى الطول { $count }
    }
lgr-change-not-searched = لم يُبحث: التغييرات كثيرة جدًا
lgr-name-answer =
    { $has_index ->
        [yes] { $disposition }؛ مسمّى الفهرسة { $index }
       *[no] { $disposition }
    }
# جواب، وعدد المسمّيات مع المتغيرات.
lgr-name-answer-count =
    { $exact ->
        [yes] { $answer }؛ المسمّيات مع متغيراته { $count }، القابل للتخصيص منها { $allocatable }
       *[no] { $answer }؛ المسمّيات مع متغيراته { $count } على الأكثر، القابل للتخصيص منها { $allocatable } على الأكثر
    }
lgr-changed-names =
    { $changed ->
        [0] لا يتغير الجواب عن الأسماء المسجلة كلها، وعددها { $judged }.
       *[other] عدد الأسماء المسجلة التي يتغير جوابها { $changed } من { $judged }.
    }
lgr-changed-names-more = أسماء أخرى يتغير جوابها، عددها { $count }؛ يسردها كلها { LTR("--json") }.
lgr-no-difference = لا تختلف مجموعات القواعد في نقاط الترميز ولا المتغيرات ولا الفئات ولا القواعد ولا الإجراءات.
lgr-confusable-pair = العنصران { $first } و{ $second } متشابهان (UTS #39) وليسا متغيرين.
lgr-variant-problem =
    { $kind ->
        [not-symmetric] للعنصر { $first } المتغير { $second }، وليس العكس.
        [not-transitive] للعنصر { $first } المتغير { $via }، ولـ{ $via } المتغير { $second }، لكن { $second } ليس متغيرًا لـ{ $first }.
       *[variant-not-in-repertoire] للعنصر { $first } المتغير { $second }، وليس في المخزون.
    }
lgr-policy-problem =
    { $kind ->
        [type-without-action] لا يذكر إجراء النوع “{ $text }”، فتُعامل متغيراته كأنها بلا نوع.
        [own-disposition] للإجراء { $number } الوضع “{ $text }”، ولا تعرّفه RFC 7940 (القسم 7.3).
        [action-without-type] لا يُبلغ الإجراء { $number } أبدًا: ليس لأي متغير نوع يذكره.
       *[action-never-reached] لا يُبلغ الإجراء { $number } أبدًا: يحكم الإجراء { $earlier } على كل مسمّياته.
    }
lgr-confusable-count =
    { $complete ->
        [yes] { $count ->
            [0] العناصر المفردة المتشابهة (UTS #39) كلها متغيرات.
            [one] زوج واحد متشابه وليس متغيرين.
            [two] زوجان متشابهان وليسا من المتغيرات.
            [few] { $count } أزواج متشابهة وليست من المتغيرات.
            [many] { $count } زوجًا متشابهة وليست من المتغيرات.
           *[other] { $count } زوج متشابهة وليست من المتغيرات.
        }
       *[no] غير محسوم: أزواج متشابهة ليست من المتغيرات، عددها { $count }؛ وتوجد أخرى لم تُسرد.
    }
# { $count } أزواج من المسمّيات، في أحدها على الأقل عدة عناصر، ولا يزيد كل منها على { $members }.
lgr-confusable-labels-count =
    { $complete ->
        [yes] { $count ->
            [0] لا تتشابه مسمّيات أخرى، عناصر كل منها { $members } على الأكثر، إلا وهي متغيرات.
            [one] زوج آخر من المسمّيات، عناصر كل منها { $members } على الأكثر، متشابه وليس متغيرين.
            [two] زوجان آخران من المسمّيات، عناصر كل منها { $members } على الأكثر، متشابهان وليسا من المتغيرات.
            [few] { $count } أزواج أخرى من المسمّيات، عناصر كل منها { $members } على الأكثر، متشابهة وليست من المتغيرات.
            [many] { $count } زوجًا آخر من المسمّيات، عناصر كل منها { $members } على الأكثر، متشابهة وليست من المتغيرات.
           *[other] { $count } زوج آخر من المسمّيات، عناصر كل منها { $members } على الأكثر، متشابهة وليست من المتغيرات.
        }
       *[no] أزواج أخرى من المسمّيات متشابهة وليست من المتغيرات، عددها { $count }؛ وقد توجد أخرى لم تُجرَّب.
    }
# ما يصح لكل المسمّيات التي تسمح بها مجموعة القواعد. { $label } مسمّى كما يُعرض، و{ $rule } قسم من وثيقة.
lgr-violation = تسمح مجموعة القواعد بـ{ $label }، وهو يخالف { $rule }.
lgr-rules-proved =
    { $property ->
        [rfc5893] مبرهن: لا مسمّى تسمح به مجموعة القواعد يخالف قاعدة ثنائية الاتجاه (RFC 5893)، مهما كان طوله.
       *[idna2008] مبرهن: لا مسمّى تسمح به يخالف IDNA2008. لم تُفحص الأطوال، ولا التسوية عبر ثلاثة محارف.
    }
lgr-rules-undecided = غير محسوم: مجموعة القواعد أكبر من أن يُعرف هل يخالف مسمًّى منها { $rules }.
lgr-same-display = { $display }: يظهر { $first } و{ $second } بالشكل نفسه، وليسا متغيرين.
lgr-displays-proved = { $display }: مبرهن: لا يظهر مسمّيان بالشكل نفسه إلا وهما متغيران، مهما كان طولهما.
lgr-displays-undecided =
    { $count ->
        [0] { $display }: غير محسوم هل يظهر مسمّيان بالشكل نفسه.
        [one] { $display }: غير محسوم؛ لا يظهر مسمّيان من محرف واحد بالشكل نفسه.
        [two] { $display }: غير محسوم؛ لا يظهر مسمّيان حتى محرفين بالشكل نفسه.
        [few] { $display }: غير محسوم؛ لا يظهر مسمّيان حتى { $count } محارف بالشكل نفسه.
        [many] { $display }: غير محسوم؛ لا يظهر مسمّيان حتى { $count } محرفًا بالشكل نفسه.
       *[other] { $display }: غير محسوم؛ لا يظهر مسمّيان حتى { $count } محرف بالشكل نفسه.
    }
lgr-page-title = مجموعة القواعد { $file }
lgr-page-about = عن مجموعة القواعد هذه
lgr-page-compared = مجموعات القواعد
lgr-page-changes = التغييرات من { $old } إلى { $new }
lgr-page-repertoire = المخزون
lgr-page-variants = المتغيرات
lgr-page-classes = الفئات
lgr-page-rules = القواعد
lgr-page-actions = الإجراءات
lgr-page-meta = البيانات الوصفية
lgr-page-names = الأسماء المسجلة
lgr-fact-version = الإصدار
lgr-fact-version-comment = تعليق على الإصدار
lgr-fact-date = التاريخ
lgr-fact-scope = مجال السريان
# مجال سريان، ونوعه في مجموعة القواعد، مثل “domain”.
lgr-scope = { $scope } ({ $kind })
lgr-fact-languages = اللغات
lgr-fact-validity-start = سارية من
lgr-fact-validity-end = سارية حتى
lgr-fact-unicode-version = إصدار Unicode
lgr-fact-description-type = نوع الوصف
lgr-fact-size = نقاط الترميز والتسلسلات
lgr-size =
    { $only ->
        [0] { $count }
       *[other] { $count }، منها متغيرات لغيرها فقط { $only }
    }
lgr-fact-description = الوصف
lgr-column-code-points = نقاط الترميز
lgr-column-characters = المحارف
lgr-column-names = الأسماء
lgr-column-context = السياق
lgr-column-variant = المتغير
lgr-column-type = النوع
lgr-column-tags = الوسوم
lgr-references = المراجع
lgr-column-reference = المرجع
lgr-column-comment = التعليق
lgr-column-number = الرقم
lgr-column-action = الإجراء
lgr-column-part = الموضوع
lgr-column-change = التغيير
lgr-column-label = أقصر مسمّى يتغير جوابه
lgr-column-line = السطر
lgr-column-registered = المسمّى
lgr-column-old = الجواب القديم
lgr-column-new = الجواب الجديد
lgr-fact-old = القديمة
lgr-fact-new = الجديدة
lgr-fact-changes = التغييرات
lgr-fact-in-words = بالكلمات
lgr-fact-in-file = في الملف
lgr-class-words =
    { $count ->
        [0] بلا نقاط ترميز
        [one] نقطة ترميز واحدة: { $ranges }
        [two] نقطتا ترميز: { $ranges }
        [few] { $count } نقاط ترميز: { $ranges }
        [many] { $count } نقطة ترميز: { $ranges }
       *[other] { $count } نقطة ترميز: { $ranges }
    }
# ما تطابقه القاعدة؛ وتتكون { $part } من العبارات أدناه.
lgr-rule-words = تطابق { $part }.
lgr-part =
    { $part ->
        [any] أي نقطة ترميز
        [start] أول المسمّى
        [end] آخر المسمّى
        [anchor] نقاط الترميز المعنية
        [empty-string] السلسلة الفارغة
        [empty-set] نقطة ترميز من المجموعة الفارغة
       *[nothing] لا شيء
    }
lgr-part-class = نقطة ترميز من “{ $class }”
lgr-part-set = إحدى { $ranges }
lgr-part-rule = ما تطابقه “{ $rule }”
lgr-part-then = { $one }، ثم { $next }
lgr-part-or = { $one } أو { $next }
lgr-part-repeated =
    { $kind ->
        [exactly] { $part } (عدد المرات { $least })
        [at-least] { $part } (عدد المرات { $least } أو أكثر)
       *[between] { $part } (عدد المرات من { $least } إلى { $most })
    }
lgr-part-behind = موضعًا بعد { $part }
lgr-part-ahead = موضعًا قبل { $part }
lgr-null-variant = لا شيء (متغير خالٍ)
lgr-empty-label = (فارغ)
lgr-default-action = الإجراء الافتراضي من RFC 7940 القسم 7.6

ruleset-root-zone = منطقة الجذر

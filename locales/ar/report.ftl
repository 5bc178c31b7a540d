# تقرير الاسم: صفحته، وطرق عرضه، والنص الجاري، والتحويل.

## صفحة الاسم

section-labels = المسمّيات والشروط الستة لقاعدة ثنائية الاتجاه
section-levels =
    { $display ->
        [uba-ltr] المستويات (UAX #9) في فقرة من اليسار إلى اليمين
        [uba-rtl] المستويات (UAX #9) في فقرة من اليمين إلى اليسار
       *[uba-auto] المستويات (UAX #9) في فقرة يحدد اتجاهها أول محرف قوي
    }
section-displays =
    { $count ->
        [0] طرق العرض
        [one] طرق العرض: نتيجة واحدة فيها كلها
        [two] طرق العرض: نتيجتان مختلفتان
        [few] طرق العرض: { $count } نتائج مختلفة
        [many] طرق العرض: { $count } نتيجة مختلفة
       *[other] طرق العرض: { $count } نتيجة مختلفة
    }
section-field =
    { $cut ->
        [clip] { $place ->
            [start] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من أوله (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من أوله (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من أوله
            }
            [middle] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من وسطه (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من وسطه (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من وسطه
            }
           *[end] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من آخره (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من آخره (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، مقصوصًا من آخره
            }
        }
        [text] { $place ->
            [start] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف أول النص (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف أول النص (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف أول النص
            }
            [middle] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف وسط النص (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف وسط النص (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف وسط النص
            }
           *[end] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف آخر النص (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف آخر النص (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، وقد حُذف آخر النص
            }
        }
       *[ellipsis] { $place ->
            [start] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في أوله (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في أوله (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في أوله
            }
            [middle] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في وسطه (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في وسطه (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في وسطه
            }
           *[end] { $direction ->
                [ltr] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في آخره (من اليسار إلى اليمين)
                [rtl] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في آخره (من اليمين إلى اليسار)
               *[paragraph] ما يُظهره حقل عرضه بالمحارف { $width }، بعلامة حذف في آخره
            }
        }
    }
section-findings =
    { $violations ->
        [0] { $warnings ->
            [one] النتائج: تحذير واحد
            [two] النتائج: تحذيران
            [few] النتائج: { $warnings } تحذيرات
            [many] النتائج: { $warnings } تحذيرًا
           *[other] النتائج: { $warnings } تحذير
        }
        [one] { $warnings ->
            [0] النتائج: مخالفة واحدة
            [one] النتائج: مخالفة واحدة وتحذير واحد
            [two] النتائج: مخالفة واحدة وتحذيران
            [few] النتائج: مخالفة واحدة و{ $warnings } تحذيرات
            [many] النتائج: مخالفة واحدة و{ $warnings } تحذيرًا
           *[other] النتائج: مخالفة واحدة و{ $warnings } تحذير
        }
        [two] { $warnings ->
            [0] النتائج: مخالفتان
            [one] النتائج: مخالفتان وتحذير واحد
            [two] النتائج: مخالفتان وتحذيران
            [few] النتائج: مخالفتان و{ $warnings } تحذيرات
            [many] النتائج: مخالفتان و{ $warnings } تحذيرًا
           *[other] النتائج: مخالفتان و{ $warnings } تحذير
        }
        [few] { $warnings ->
            [0] النتائج: { $violations } مخالفات
            [one] النتائج: { $violations } مخالفات وتحذير واحد
            [two] النتائج: { $violations } مخالفات وتحذيران
            [few] النتائج: { $violations } مخالفات و{ $warnings } تحذيرات
            [many] النتائج: { $violations } مخالفات و{ $warnings } تحذيرًا
           *[other] النتائج: { $violations } مخالفات و{ $warnings } تحذير
        }
       *[other] { $warnings ->
            [0] النتائج: { $violations } مخالفة
            [one] النتائج: { $violations } مخالفة وتحذير واحد
            [two] النتائج: { $violations } مخالفة وتحذيران
            [few] النتائج: { $violations } مخالفة و{ $warnings } تحذيرات
            [many] النتائج: { $violations } مخالفة و{ $warnings } تحذيرًا
           *[other] النتائج: { $violations } مخالفة و{ $warnings } تحذير
        }
    }
section-notes =
    { $count ->
        [one] ملاحظات: ما تقوله وثائق أقدم ووثائق أخرى (1)
       *[other] ملاحظات: ما تقوله وثائق أقدم ووثائق أخرى ({ $count })
    }
section-mapping = التحويل وفق UTS #46
section-fixes =
    { $count ->
        [0] تصحيحات مقترحة
        [one] تصحيح مقترح
        [two] تصحيحان مقترحان، الأرجح أولًا
       *[other] تصحيحات مقترحة، الأرجح أولًا
    }
section-grouping = بين أسماء أخرى (RFC 5893 القسم 3)
section-collisions =
    { $kind ->
        [text] نصوص أخرى بالشكل نفسه
        [any] أخرى بالشكل نفسه
       *[name] أسماء أخرى بالشكل نفسه
    }
section-characters = الترتيب المنطقي: المحارف كما هي مخزَّنة
character-column-character = المحرف
character-column-code-point = نقطة الترميز
character-column-name = اسمه في Unicode
character-column-bidi-class = صنف الاتجاه
character-column-script = الكتابة
character-column-category = الفئة
    .about = خاصية General_Category في قاعدة بيانات محارف Unicode، مثل Lo لحرف ليس له كبير وصغير
character-column-joining-type = نوع الاتصال
    .about = خاصية Joining_Type: يتصل D من جانبيه، وR بما قبله، ولا يتصل U، ولا يُحسب T
character-column-mirrored = معكوس الشكل
    .about = خاصية Bidi_Mirrored: يُعرض معكوس الشكل في نص من اليمين إلى اليسار (القاعدة L4 في UAX #9)
character-column-idna = بحسب IDNA2008
    .about = الخاصية المشتقة في IDNA2008 (RFC 5892)
character-column-utf8 = UTF-8
    .about = بايتاته في UTF-8 بالنظام السداسي عشري
character-column-normal-forms = صيغ التسوية
    .about = صيغ التسوية (UAX #15) التي هي محارف أخرى
character-mirrored = معكوس الشكل
section-policies = حكم كل مجموعة قواعد
section-cross-check = مقارنة مع محرك آخر

fact-line = السطر
fact-whole-name = الاسم كله
fact-registered = الأسماء المسجلة
fact-asked-for = مطلوب في القائمة
fact-ruleset = مجموعة القواعد
fact-host = اسم النطاق فيه
fact-url-scheme = المخطط
fact-url-host = المضيف
fact-browser = في المتصفح
fact-bidi-rule = قاعدة ثنائية الاتجاه
fact-guarantee = على الشاشة
fact-idna2003 = برامج قديمة
fact-equivalents = يُكتب أيضًا
fact-without-points = بلا تشكيل
fact-typed = المكتوب

# لمضيف بعده نقطة قبل شرطة مائلة، مثل “example.com/path”.
url-scheme-not-written = غير مكتوب: يُقرأ هذا عنوان ويب، كما تعرضه أشرطة العناوين.
in-notation = { $text } (بالترميز { $notation })

# الاسم الذي يُسأل عنه DNS عند الاستعلام.
dns-of-refused = الاستعلام وفق UTS #46 يطلب { $name }، لكن التسجيل مرفوض.
idna2003-display = (هكذا قد يعرض برنامج لـ IDNA2003 الاسم؛ RFC 5893، القسم 7.1)
dns-only = { $name } (يقبله DNS؛ ولا يطلبه استعلام وفق UTS #46 ولا متصفح)
# تترك المتصفحات بعض فحوص UTS #46.
dns-of-browsers =
    { $refused ->
        [yes] تستعلم المتصفحات (URL Standard) عن { $name }. ترفضه UTS #46 بكل فحوصها، ويُرفض تسجيله.
       *[false] تستعلم المتصفحات (URL Standard) عن { $name }. ترفضه UTS #46 بكل فحوصها.
    }
# لاسم مثل “1.2.3.256” (WHATWG URL القسم 3.5).
dns-not-of-browsers = { $name }. لا تستعلم عنه المتصفحات: تعدّ المضيف المنتهي بعدد عنوان IP.
dns-none = لا صورة له في DNS: ترفض UTS #46 هذا الاسم.
dns-form-too-long = أطول مما يسمح به DNS (المسمّيات: 63 بايتًا، الأسماء: 253)

column-label = المسمّى
column-text = النص
column-direction = الاتجاه
# { $position } موضع أول محرف قوي، من 1؛ و0 إن لم يوجد.
levels-paragraph-text =
    { $position ->
        [0] المستوى { $level }، من اليسار إلى اليمين: لا محرف قوي (القاعدة P3).
       *[other] { $level ->
            [0] المستوى 0، من اليسار إلى اليمين: أول محرف قوي، في الموضع { $position }، من اليسار إلى اليمين (القاعدتان P2 وP3).
           *[other] المستوى { $level }، من اليمين إلى اليسار: أول محرف قوي، في الموضع { $position }، من اليمين إلى اليسار (القاعدتان P2 وP3).
        }
    }
levels-paragraph-given =
    { $level ->
        [0] المستوى 0، من اليسار إلى اليمين: يحدده العرض (القاعدة HL1).
       *[other] المستوى { $level }، من اليمين إلى اليسار: يحدده العرض (القاعدة HL1).
    }
levels-level = المستوى
levels-positions = المواضع
levels-rules = القواعد
levels-more =
    { $count ->
        [one] ومقطع آخر
        [two] ومقطعان آخران
        [few] و{ $count } مقاطع أخرى
        [many] و{ $count } مقطعًا آخر
       *[other] و{ $count } مقطع آخر
    }

## ما يحفظ ترتيب النص وسط نص آخر

section-remedies = ما يحفظ ترتيبه
remedies-explained = معنى هذه الكلمات
remedies-about = النص وحده فقرة يحدد اتجاهها أول محرف قوي. الجمل الإنجليزية فقرات من اليسار إلى اليمين، والعربية والعبرية من اليمين إلى اليسار. في HTML يعزل العنصر “bdi” النص؛ ومثله السمة “dir”، أو “unicode-bidi: isolate” مع “direction” في CSS.
remedies-parts = الأجزاء: الكلمات التي فيها حروف من اليمين إلى اليسار تسير من اليمين إلى اليسار؛ وما سواها كما كُتب. وعلامة الترقيم أو العملة بعد كلمة أو عدد من اليسار إلى اليمين تتبع الجملة، ومع “بالعلامات” تتبع تلك الكلمة.
remedies-too-long = لا يُجرَّب شيء في نصوص يزيد عدد محارفها على { $most }.
reading-left-to-right = كما تعرضه وحده فقرة من اليسار إلى اليمين
reading-own-direction = كما تعرضه وحده فقرة من اليمين إلى اليسار
reading-parts-left-to-right = جزءًا جزءًا، من اليسار إلى اليمين
reading-parts-right-to-left = جزءًا جزءًا، من اليمين إلى اليسار
reading-parts-with-marks-right-to-left = جزءًا جزءًا بالعلامات، من اليمين إلى اليسار
remedies-without = { $reading }، بلا { $controls }
remedies-wanted = المراد
remedies-where = المكان
remedies-now = الآن
remedies-helps = ما يفيد
remedies-then = بعد التصحيح
remedies-nothing = لا حاجة إلى شيء
remedies-none = لا شيء يفيد: لعلامة الجدولة اتجاه فقرتها (القاعدة L1)
remedies-remove = احذفوا { $controls }
remedies-removed = المحرف { $control } في الموضع { $position }
remedies-insert = أضيفوا { $controls }
# المكان $place: “start” البداية، أو “end” النهاية، أو “before” قبل المحرف في $position، من 1.
remedies-inserted =
    { $place ->
        [start] المحرف { $control } في البداية
        [end] المحرف { $control } في النهاية
       *[before] المحرف { $control } قبل الموضع { $position }
    }
remedies-html = صيغة HTML
remedies-html-in = صيغة HTML: { $surroundings }
copied-dns = الاسم في DNS
copied-remedied = النص بمحارف التحكم
copied-html = النص بصيغة HTML
column-dns = في DNS
column-holder = يعود إلى
column-position = الموضع
column-code-points = نقاط الترميز
column-rule = القاعدة
column-characters = المحارف
column-name = الاسم
column-changes = التغييرات
column-before = قبل
column-after = بعد
column-policy = مجموعة القواعد
column-verdict = الحكم
column-reason = السبب
column-registration = التسجيل

direction-rtl = من اليمين
direction-ltr = من اليسار
direction-none = لا اتجاه
holder-zone = المنطقة الأم
holder-applicant = مقدم الطلب
# كل منها بعد علامته، في سطر واحد.
condition-key =
    { $verdict ->
        [satisfied] {" "}مستوفى،{" "}
        [violated] {" "}غير مستوفى،{" "}
       *[not-applicable] {" "}لا ينطبق.{" "}
    }
condition-direction = اتجاه المسمّى هو اتجاه محرفه الأول (الشرط 1).
separator =
    { $part ->
        [scheme] المخطط
        [userinfo] بيانات المستخدم
        [port] المنفذ
        [path] المسار
        [query] سلسلة الاستعلام
        [fragment] معرّف الجزء
       *[none] فاصل
    }
violates-rule = يخالف قاعدة
mapped-to-nothing = محذوف
more-labels =
    { $count ->
        [one] مما لم يُعرض هنا: مسمًّى آخر.
        [two] مما لم يُعرض هنا: مسمّيان آخران.
        [few] مما لم يُعرض هنا: { $count } مسمّيات أخرى.
        [many] مما لم يُعرض هنا: { $count } مسمًّى آخر.
       *[other] مما لم يُعرض هنا: { $count } مسمًّى آخر.
    }
more-findings =
    { $count ->
        [one] مما لم يُعرض هنا: نتيجة أخرى.
        [two] مما لم يُعرض هنا: نتيجتان أخريان.
        [few] مما لم يُعرض هنا: { $count } نتائج أخرى.
        [many] مما لم يُعرض هنا: { $count } نتيجة أخرى.
       *[other] مما لم يُعرض هنا: { $count } نتيجة أخرى.
    }
more-changes =
    { $count ->
        [one] مما لم يُعرض هنا: تغيير آخر.
        [two] مما لم يُعرض هنا: تغييران آخران.
        [few] مما لم يُعرض هنا: { $count } تغييرات أخرى.
        [many] مما لم يُعرض هنا: { $count } تغييرًا آخر.
       *[other] مما لم يُعرض هنا: { $count } تغيير آخر.
    }
more-characters =
    { $count ->
        [one] مما لم يُعرض هنا: محرف آخر.
        [two] مما لم يُعرض هنا: محرفان آخران.
        [few] مما لم يُعرض هنا: { $count } محارف أخرى.
        [many] مما لم يُعرض هنا: { $count } محرفًا آخر.
       *[other] مما لم يُعرض هنا: { $count } محرف آخر.
    }
more-collisions =
    { $kind ->
        [text] { $count ->
            [one] مما لم يُعرض هنا: نص آخر.
            [two] مما لم يُعرض هنا: نصان آخران.
            [few] مما لم يُعرض هنا: { $count } نصوص أخرى.
            [many] مما لم يُعرض هنا: { $count } نصًا آخر.
           *[other] مما لم يُعرض هنا: { $count } نص آخر.
        }
       *[name] { $count ->
            [one] مما لم يُعرض هنا: اسم آخر.
            [two] مما لم يُعرض هنا: اسمان آخران.
            [few] مما لم يُعرض هنا: { $count } أسماء أخرى.
            [many] مما لم يُعرض هنا: { $count } اسمًا آخر.
           *[other] مما لم يُعرض هنا: { $count } اسم آخر.
        }
    }
more-names =
    { $count ->
        [one] مما لم يُعرض هنا: اسم آخر.
        [two] مما لم يُعرض هنا: اسمان آخران.
        [few] مما لم يُعرض هنا: { $count } أسماء أخرى.
        [many] مما لم يُعرض هنا: { $count } اسمًا آخر.
       *[other] مما لم يُعرض هنا: { $count } اسم آخر.
    }

severity-word =
    { $severity ->
        [violation] مخالفة
        [warning] تحذير
       *[note] ملاحظة
    }

grouping-cut-short = توقف البحث قبل تمامه؛ يكمله الخيار { LTR("--contexts") }.

collisions-none =
    { $kind ->
        [text] لا يظهر نص آخر بلا محارف تحكم بالاتجاه بالشكل نفسه.
       *[name] لا يظهر اسم آخر من المحارف نفسها بالشكل نفسه.
    }
collisions-running = البحث جارٍ.
collisions-not-searched = لا يجري البحث إلا في طرق العرض التي بلا نص محيط.
collisions-failed = فشل البحث لخلل في البرنامج.
collisions-some =
    { $kind ->
        [text] { $count ->
            [one] يظهر نص واحد آخر بلا محارف تحكم بالاتجاه بالشكل نفسه.
            [two] يظهر نصان آخران بلا محارف تحكم بالاتجاه بالشكل نفسه.
            [few] تظهر { $count } نصوص أخرى بلا محارف تحكم بالاتجاه بالشكل نفسه.
            [many] يظهر { $count } نصًا آخر بلا محارف تحكم بالاتجاه بالشكل نفسه.
           *[other] يظهر { $count } نص آخر بلا محارف تحكم بالاتجاه بالشكل نفسه.
        }
       *[name] { $count ->
            [one] يظهر اسم واحد آخر من المحارف نفسها بالشكل نفسه.
            [two] يظهر اسمان آخران من المحارف نفسها بالشكل نفسه.
            [few] تظهر { $count } أسماء أخرى من المحارف نفسها بالشكل نفسه.
            [many] يظهر { $count } اسمًا آخر من المحارف نفسها بالشكل نفسه.
           *[other] يظهر { $count } اسم آخر من المحارف نفسها بالشكل نفسه.
        }
    }
collisions-at-least =
    { $kind ->
        [text] عدد النصوص الأخرى بلا محارف تحكم بالاتجاه وبالشكل نفسه { $count } على الأقل؛ بلغ البحث حده.
       *[name] عدد الأسماء الأخرى من المحارف نفسها وبالشكل نفسه { $count } على الأقل؛ بلغ البحث حده.
    }
collisions-unknown =
    { $kind ->
        [text] بلغ البحث حده قبل أن يجد نصًا آخر بالشكل نفسه.
       *[name] بلغ البحث حده قبل أن يجد اسمًا آخر بالشكل نفسه.
    }

display-order = من اليسار إلى اليمين: المحارف { $positions }
browser-opens =
    { $part ->
        [mapped-host] تحوّل UTS #46 محارف من المضيف إلى غيرها: يفتح { $url }
        [no-host] لا يقرأ مضيفًا: يفتح { $url }
        [scheme] يقرأ مخططًا آخر، ويفتح { $url }
        [userinfo] يقرأ بيانات مستخدم أخرى، ويفتح { $url }
        [port] يقرأ منفذًا آخر، ويفتح { $url }
        [path] يقرأ مسارًا آخر، ويفتح { $url }
        [query] يقرأ سلسلة استعلام أخرى، ويفتح { $url }
        [fragment] يقرأ معرّف جزء آخر، ويفتح { $url }
       *[host] يقرأ مضيفًا آخر، ويفتح { $url }
    }
# تُحذف { $characters } حيثما وقعت، أو من طرف: "U+0020 SPACE".
browser-ignores =
    { $place ->
        [start] يتجاهل { $characters } في الأول، ويفتح { $url }
        [end] يتجاهل { $characters } في الآخر، ويفتح { $url }
       *[within] يتجاهل { $characters }، ويفتح { $url }
    }
browser-refuses =
    { $reason ->
        [no-host] لا يُفتح: ليس فيه مضيف.
        [host] لا يُفتح: ترفض UTS #46 المضيف.
        [no-request] لا يُستعلم عن مضيف: “javascript:” و“data:” ينفذان ما بعدهما أو يعرضانه، و“mailto:” يراسله.
        [host-character] لا يُفتح: في المضيف محرف لا يجوز في أي مضيف.
        [address] لا يُفتح: يبدو المضيف عنوان IP لكنه غير صالح.
        [port] لا يُفتح: المنفذ ليس عددًا حتى 65535.
       *[other] لا يُفتح.
    }
# ما قبل “@” في URL مضيفه كما كُتب.
browser-userinfo = ما قبل “@”، أي “{ $userinfo }”، بيانات مستخدم لا مضيف: يفتح { $url }
host-in-sight =
    { $of ->
        [url] { $sight ->
            [whole] المضيف كله ظاهر.
            [part] بعض المضيف ظاهر.
           *[none] لا يظهر من المضيف شيء.
        }
       *[name] { $sight ->
            [whole] الاسم كله ظاهر.
            [part] بعض الاسم ظاهر.
           *[none] لا يظهر من الاسم شيء.
        }
    }
visible-host =
    { $of ->
        [url] { $reading ->
            [part] يُقرأ بعض المضيف: “{ $text }”.
            [reordered] المضيف هو “{ $text }”، لكن مسمّياته قد تُقرأ بترتيب آخر.
            [same] يُقرأ “{ $text }” مضيفًا: له الشكل نفسه، لكنه جزء آخر من URL.
           *[other] يُقرأ “{ $text }” مضيفًا، لكن المضيف اسم آخر.
        }
       *[name] { $reading ->
            [part] يُقرأ بعض الاسم: “{ $text }”.
            [reordered] قد تُقرأ مسمّيات “{ $text }” بترتيب آخر.
           *[other] يُقرأ “{ $text }”، وهو اسم آخر.
        }
    }
visible-host-unquoted =
    { $of ->
        [url] { $reading ->
            [nothing] لا يُقرأ شيء مضيفًا.
            [part] يُقرأ بعض المضيف.
            [reordered] يُقرأ المضيف، لكن مسمّياته قد تُقرأ بترتيب آخر.
           *[other] يُقرأ شيء آخر مضيفًا.
        }
       *[name] { $reading ->
            [nothing] لا يُقرأ من الاسم شيء.
            [part] يُقرأ بعض الاسم.
            [reordered] قد تُقرأ مسمّياته بترتيب آخر.
           *[other] يُقرأ شيء آخر مكان الاسم.
        }
    }
paragraph-direction =
    { $direction ->
        [rtl] الفقرة من اليمين إلى اليسار.
       *[ltr] الفقرة من اليسار إلى اليمين.
    }
shows-the-same = مثل { $display }.
badge-explained = { $badge }: { $explanation }
cut-into-rows = سطر واحد مقسّم إلى صفوف، عددها { $count }: تابعوا القراءة في الصف التالي.

cross-check =
    { $agrees ->
        [yes] يوافق { $engine } مستوياتنا في اتجاهي الفقرة كليهما.
       *[no] لا يوافق { $engine } مستوياتنا.
    }

## مقترحات

marked-davis = محارف التحكم عند Davis
marked-durst = محارف التحكم عند Dürst
marked-custom = محارف التحكم
marked-components =
    { $count ->
        [one] علامات القسم 4.3 تغيّر عرض المكوّن { $components }.
        [two] علامات القسم 4.3 تغيّر عرض المكوّنين { $components }.
       *[other] علامات القسم 4.3 تغيّر عرض المكوّنات { $components }.
    }
restriction-violated =
    { $more ->
        [0] يخالف القيد { $number }: { $characters }.
       *[other] يخالف القيد { $number }: { $characters } ومحارف أخرى عددها { $more }.
    }

## ملاحظات على الوثائق تظهر في طرق العرض، بمعرّفاتها

document-note-atkin2001-java = يعطي النص اتجاهًا للحروف والأرقام والنقاط والشرطات. أما برنامج Java فيعامل { LTR("#") } و{ LTR("$") } و{ LTR("%") } و{ LTR("+") } كالشرطة، ويعكس { LTR("[") } و{ LTR("\\") } و{ LTR("]") } و{ LTR("^") } كالحروف العبرية. وهذه العلامات الثماني من اليسار إلى اليمين في bidiscope. والفاصلة والنقطتان من اليسار إلى اليمين في كلا البرنامجين.
document-note-atkin2001-table-2 = يسرد الجدول 2 محارف يستبعدها النص: علامات الترقيم ومحارف التوافق. وتذكر النتائج النوعين.
document-note-atkin2001-table-2-others = يضيف النص الحروف والأرقام فقط. لذلك يذكر bidiscope ما في الجدول 2 من علامات ونقاط ترميز غير مسندة لا يذكرها النص.
document-note-atkin2001-persian-digits = لا تقول الورقة هل الأرقام الفارسية والأردية أرقام أوروبية أم عربية. وتُعدّ هنا أوروبية بحسب صنفها EN.
document-note-atkin2001-other-scripts = بحسب حرفية النص، حروف الكتابات الأخرى التي تُكتب من اليمين إلى اليسار هي “other alphabetic characters”، وهذه من اليسار إلى اليمين. ويجعل bidiscope كل حرف من الصنف R أو AL من اليمين إلى اليسار.
document-note-atkin2001-marks = لا يعطي النص اتجاهًا لعلامات التركيب. ويُبقي bidiscope علامة التركيب مع المحرف الذي قبلها.
document-note-atkin2001-figure-5 = يقول النص إن الفقرة من اليسار إلى اليمين تعرض DEFabc مثل abcDEF. هذا خطأ، لكنه يصح في أسماء أخرى مثل AB12 و12AB.
document-note-duerst-structural = المحارف البنيوية هي { LTR("“'@', '.', ':', '/', and so on”") }. ويُعدّ منها هنا أيضًا { LTR("?") } و{ LTR("#") } و{ LTR("&") } و{ LTR("=") } وفواصل المسمّيات في IDNA.
document-note-duerst-arabic-digits = لا تقول المسوّدة هل الأرقام العربية-الهندية محارف من اليمين إلى اليسار، وتقول إن الأرقام تُكتب من اليسار إلى اليمين. وهي تُعدّ هنا من اليمين إلى اليسار: بلا علامات القسم 4.3 قد تتبادل المكوّنات التي من هذه الأرقام مواضعها.
document-note-duerst-restriction-3 = العبارة “Any other class of characters” تشمل علامات التركيب، ولها صنف خاص بها.
document-note-rfc5893-second-guarantee = لا يصح هذا الضمان في فقرة من اليمين إلى اليسار. قبل مسمًّى من اليمين إلى اليسار يظهر { LTR("1-a") } و{ LTR("a-1") } بالشكل نفسه.

## طرق العرض بمعرّفاتها؛ .short للأماكن الضيقة

display-logical = الترتيب المنطقي
    .short = الترتيب المنطقي
display-one-to-one = واحد لواحد (Atkin, Stansifer, Alsharif)
    .short = واحد لواحد
display-uba-ltr = فقرة من اليسار إلى اليمين (UBA)
    .short = من اليسار (UBA)
display-uba-rtl = فقرة من اليمين إلى اليسار (UBA)
    .short = من اليمين (UBA)
display-uba-auto = فقرة تلقائية (UBA)
    .short = تلقائية (UBA)
display-components = المكوّنات (Dürst)
    .short = المكوّنات
display-fields = الحقول (Davis)
    .short = الحقول
display-isolates = العزل
    .short = العزل
display-isolated = معزول (بأول محرف قوي)
    .short = معزول
display-custom = استراتيجية مخصصة
    .short = مخصصة

## خيارات طرق العرض وقيمها بمعرّفاتها: عنوان، وما تفعله القيمة (.about)، وكيف تُذكر بعد عنوان العرض (.phrase).
## وفي المساعدة كلمات أكثر لبعضها (.help).

option-before = النص السابق
    .help = النص الذي قبل الاسم
option-after = النص اللاحق
    .help = النص الذي بعد الاسم
option-bidi-data = أصناف الاتجاه
option-bidi-data-current = أصناف Unicode الحالية
    .short = الأصناف الحالية
    .phrase = بأصناف Unicode الحالية
option-bidi-data-unicode-3-1 = أصناف Unicode 3.1 (2001)
    .short = أصناف 2001
    .phrase = بأصناف Unicode 3.1 (2001)
option-isolate = العزل حول كل مسمًّى
option-isolate-left-to-right = عزل من اليسار إلى اليمين (LRI)
option-isolate-first-strong = عزل بأول محرف قوي (FSI)
    .phrase = عزل بأول محرف قوي
option-order = ترتيب الحقول
option-order-constant = ترتيب ثابت
    .about = من اليسار إلى اليمين.
    .phrase = ترتيب ثابت
option-order-environment = ترتيب المحيط
    .about = باتجاه الفقرة.
    .phrase = ترتيب المحيط
option-order-content = ترتيب المحتوى
    .about = من اليمين إلى اليسار إذا كان في الاسم محرف من الصنف R أو AL أو AN.
    .phrase = ترتيب المحتوى
option-order-top-level-domain = ترتيب نطاق المستوى الأعلى
    .about = من اليمين إلى اليسار إذا كان في نطاق المستوى الأعلى محرف من الصنف R أو AL أو AN.
    .phrase = ترتيب نطاق المستوى الأعلى
option-order-right-to-left = ترتيب من اليمين إلى اليسار
    .about = من اليمين إلى اليسار.
    .phrase = ترتيب من اليمين إلى اليسار
option-paragraph = الفقرة
    .help = اتجاه الفقرة
option-paragraph-ltr =
    .about = الفقرة من اليسار إلى اليمين.
    .phrase = في فقرة من اليسار إلى اليمين
option-paragraph-rtl =
    .about = الفقرة من اليمين إلى اليسار.
    .phrase = في فقرة من اليمين إلى اليسار
option-paragraph-auto =
    .about = أول حرف يحدد اتجاه الفقرة (القاعدتان P2 وP3).
    .phrase = في فقرة تلقائية
option-paragraph-last =
    .about = المحرف الأخير يحدد اتجاه الفقرة، كما في البرامج القديمة في RFC 5893 القسم 7.1.
    .phrase = في فقرة باتجاه المحرف الأخير
option-paragraph-host =
    .about = أول حرف من المضيف يحدد اتجاه الفقرة. لا يُحسب المخطط ولا المسار.
    .phrase = في فقرة باتجاه المضيف
option-l3 = القاعدة L3
    .help = هل تضع القاعدة L3 العلامات بعد محارفها الأساسية
option-l3-yes = العلامات بعد محارفها الأساسية
    .phrase = مع القاعدة L3
option-l3-no = العلامات حيث تضعها القاعدة L2
    .phrase = بلا القاعدة L3
option-base = قواعد الترتيب
option-base-uba = UBA
    .about = ترتب المحارفَ خوارزمية Unicode لثنائية الاتجاه.
option-base-one-to-one = واحد لواحد
    .about = ترتب المحارفَ خوارزمية Atkin وStansifer وAlsharif.
option-base-logical =
    .about = تُعرض المحارف كما هي مخزَّنة.
option-separators = الفواصل
    .help = فواصل الحقول
option-separators-none = بلا فواصل
    .about = الاسم كله حقل واحد.
option-separators-idna = فواصل المسمّيات
    .about = النقطة وفواصل المسمّيات الأخرى في IDNA تفصل الحقول.
option-separators-structural = محارف البنية عند Dürst
    .about = المحارف { LTR(". @ : / ? # & =") } وفواصل المسمّيات في IDNA تفصل الحقول.
option-separators-parts = حقول Davis
    .about = الحقول هي المسمّيات وأجزاء URL في نحو Davis.
option-separators-host = المضيف وحده
    .about = مضيف URL هو الحقل الوحيد.
option-separators-url-parts = أجزاء URL
    .about = الحقول هي المخطط وبيانات المستخدم والمضيف والمنفذ والمسار وسلسلة الاستعلام ومعرّف الجزء.
# فواصل عدّدها المستخدم.
option-separators-listed = الفواصل { $characters }
option-fields = تنسيق الحقول
option-fields-whole = ترتيب الاسم كله معًا
    .about = الحقول كلها في فقرة واحدة ويؤثر بعضها في بعض.
option-fields-alone = ترتيب كل حقل على حدة
    .about = كل حقل فقرة. ثم تُرتَّب الحقول المعروضة.
option-direction = اتجاه الحقل
option-direction-ltr =
    .about = كل حقل من اليسار إلى اليمين.
option-direction-rtl =
    .about = كل حقل من اليمين إلى اليسار.
option-direction-paragraph =
    .about = لكل حقل اتجاه الفقرة.
option-direction-order =
    .about = لكل حقل الاتجاه الذي تتوالى به الحقول.
option-direction-first-strong =
    .about = أول حرف من الحقل يحدد اتجاهه.
option-direction-content =
    .about = الحقل من اليمين إلى اليسار إذا كان فيه محرف من الصنف R أو AL أو AN.
option-around = محارف التحكم حول كل حقل
option-around-nothing =
    .about = لا محارف تحكم حول الحقل.
option-around-marks =
    .about = قبل كل حقل وبعده علامة: LRM، أو RLM إذا كان الحقل من اليمين إلى اليسار.
option-around-mark-before =
    .about = قبل كل حقل فقط علامة: LRM، أو RLM إذا كان الحقل من اليمين إلى اليسار.
option-around-mark-after =
    .about = بعد كل حقل فقط علامة: LRM، أو RLM إذا كان الحقل من اليمين إلى اليسار.
option-around-embedding =
    .about = كل حقل تضمين: قبله LRE أو RLE، وبعده PDF.
option-around-isolate =
    .about = كل حقل معزول عن غيره: قبله LRI أو RLI أو FSI، وبعده PDI.
option-around-override =
    .about = تأخذ محارف الحقل كلها اتجاهه: قبله LRO أو RLO، وبعده PDF.
option-whole = محارف التحكم حول الاسم
option-whole-nothing =
    .about = لا محارف تحكم حول الاسم.
option-whole-marks =
    .about = قبل الاسم وبعده علامة: LRM، أو RLM إذا كانت الحقول مرتبة من اليمين إلى اليسار.
option-whole-mark-before =
    .about = قبل الاسم فقط علامة: LRM، أو RLM إذا كانت الحقول مرتبة من اليمين إلى اليسار.
option-whole-mark-after =
    .about = بعد الاسم فقط علامة: LRM، أو RLM إذا كانت الحقول مرتبة من اليمين إلى اليسار.
option-whole-embedding =
    .about = الاسم تضمين: قبله LRE أو RLE، وبعده PDF.
option-whole-isolate =
    .about = الاسم معزول عن النص المحيط: قبله LRI أو RLI، وبعده PDI.
option-whole-first-strong =
    .about = الاسم معزول باتجاه حرفه الأول، كما في bdi في HTML: قبله FSI، وبعده PDI.
option-whole-override =
    .about = تأخذ محارف الاسم كلها اتجاهًا واحدًا: قبله LRO أو RLO، وبعده PDF.
option-path = المسار
    .help = تنسيق مسار URL بجوار مضيفه
option-path-whole = مع المضيف
    .about = تنطبق القواعد نفسها على المضيف والمسار.
option-path-alone = فقرة مستقلة
    .about = المسار فقرة باتجاه المضيف. ويُعرض المضيف كأنه وحده.
option-path-segments = كل قطعة على حدة
    .about = لكل قطعة من المسار اتجاه حرفها الأول. والمضيف يحدد ترتيبها.
option-hyphen = الشرطة
    .help = صنف اتجاه الشرطة
option-hyphen-own =
    .about = للشرطة صنفها في Unicode.
option-hyphen-on =
    .about = الشرطة محايدة: المحارف على جانبيها تحدد اتجاهها.
option-hyphen-l =
    .about = تُعدّ الشرطة حرفًا من اليسار إلى اليمين.
option-hyphen-r =
    .about = تُعدّ الشرطة حرفًا من اليمين إلى اليسار.
option-hyphen-es =
    .about = تفصل الشرطة الأعداد، كما في Unicode منذ 4.0.1.
option-hyphen-et =
    .about = تتبع الشرطة العدد المجاور، كما في Unicode 3.1.
option-hyphen-cs =
    .about = تفصل الشرطة الأعداد التي من نوع واحد، كما تفعل النقطة.
option-full-stop = النقطة
    .help = صنف اتجاه النقطة وفواصل المسمّيات الأخرى
option-full-stop-own =
    .about = للنقطة صنفها في Unicode، وهو CS.
option-full-stop-on =
    .about = النقطة محايدة: المحارف على جانبيها تحدد اتجاهها.
option-full-stop-l =
    .about = تُعدّ النقطة حرفًا من اليسار إلى اليمين.
option-full-stop-r =
    .about = تُعدّ النقطة حرفًا من اليمين إلى اليسار.
option-full-stop-es =
    .about = لا تفصل النقطة إلا الأعداد الأوروبية، كما تفعل الشرطة.
option-full-stop-et =
    .about = تتبع النقطة العدد الأوروبي المجاور.
option-full-stop-cs =
    .about = كل فاصل مسمّيات يفصل الأعداد، ومنها النقطة الإيديوغرافية.
option-digits = الأرقام
    .help = صنف اتجاه الأرقام، حيث “letter” هو صنف الحرف الذي قبلها
option-digits-own =
    .about = للأرقام صنفها في Unicode.
option-digits-letter =
    .about = للرقم اتجاه الحرف الذي قبله في حقله، وإلا فصنفه في Unicode.
option-digits-l =
    .about = تُعدّ الأرقام حروفًا من اليسار إلى اليمين.
option-digits-r =
    .about = تُعدّ الأرقام حروفًا من اليمين إلى اليسار: أولها على اليمين.
option-digits-en =
    .about = كل الأرقام أعداد أوروبية (HL2). وتبقى القاعدة W2 سارية.
option-digits-an =
    .about = كل الأرقام أعداد عربية (HL2).
option-w2 = القاعدة W2
    .help = هل تجعل القاعدة W2 العدد الأوروبي بعد حرف عربي عددًا عربيًا (AN)
option-w2-yes = تتغير الأعداد الأوروبية بعد الحروف العربية
    .phrase = مع القاعدة W2
option-w2-no = تبقى الأعداد الأوروبية كما هي (HL2)
    .phrase = بلا القاعدة W2
option-n0 = القاعدة N0
    .help = هل تعطي القاعدة N0 قوسي الزوج اتجاهًا واحدًا
option-n0-yes = يأخذ قوسا الزوج اتجاهًا واحدًا
    .phrase = مع القاعدة N0
option-n0-no = الأقواس محايدة، كما قبل Unicode 6.3
    .phrase = بلا القاعدة N0
option-mirror = المحارف المعكوسة الشكل
    .help = ما يُعكس شكله في المقاطع من اليمين إلى اليسار
option-mirror-unicode = كما في Unicode
    .about = يُعكس شكل الأقواس والمحارف الأخرى ذات الخاصية Bidi_Mirrored (القاعدة L4).
option-mirror-slashes = والشرطات المائلة أيضًا
    .about = في المقاطع من اليمين إلى اليسار تظهر الشرطة المائلة شرطة مائلة عكسية، وبالعكس (HL6).

# Titles of values that several options have: directions, controls around a field or the name, bidi classes.
direction-choice-ltr = من اليسار إلى اليمين
direction-choice-rtl = من اليمين إلى اليسار
direction-choice-auto = تلقائي
direction-choice-last = بالمحرف الأخير
direction-choice-host = بالمضيف
direction-choice-paragraph = كالفقرة
direction-choice-order = كالترتيب
direction-choice-first-strong = بأول محرف قوي
direction-choice-content = بالمحتوى
controls-choice-nothing = لا شيء
controls-choice-marks = علامتان
controls-choice-mark-before = علامة قبله
controls-choice-mark-after = علامة بعده
controls-choice-embedding = تضمين
controls-choice-isolate = عزل
controls-choice-first-strong = عزل بأول محرف قوي
controls-choice-override = تجاوز
class-choice-own = صنف Unicode
class-choice-on = ON
class-choice-l = L
class-choice-r = R
class-choice-es = ES
class-choice-et = ET
class-choice-cs = CS
class-choice-letter = كالحرف السابق
class-choice-en = EN
class-choice-an = AN

# خيار لاستراتيجية مخصصة مع قيمته.
option-choice = { $option }: { $value }

no-effect-uba-only = لا يستخدم هذا الخيار إلا UBA.
no-effect-fields-without-controls = في فقرة واحدة ليس للحقل اتجاه خاص إلا إذا كانت حوله محارف تحكم.
no-effect-paragraph-per-field = يُرتَّب كل حقل على حدة، فليس حول الاسم كله شيء.
no-effect-path-apart = يُرتَّب المسار بمعزل عن المضيف، فليس حول الاسم كله شيء.
no-effect-logical-order = لا يستخدم الترتيب المنطقي أصناف الاتجاه.
no-effect-no-overall-order = بلا محارف تحكم حول الاسم ترتب قواعد الترتيب وحدها الحقول.
no-effect-independent-of-paragraph = لا يتوقف اتجاه الحقول ولا ترتيبها على الفقرة.

## نصوص حول الاسم بمعرّفاتها، وكيف تُذكر بعد عنوان العرض (.phrase)

context-alone = وحده
    .phrase = وحده
context-english = في جملة إنجليزية
    .phrase = في جملة إنجليزية
context-arabic = في جملة عربية
    .phrase = في جملة عربية
context-hebrew = في جملة عبرية
    .phrase = في جملة عبرية
context-brackets = بين قوسين
    .phrase = بين قوسين
context-percent = قبل علامة النسبة المئوية
    .phrase = قبل علامة النسبة المئوية
context-after-word = بعد كلمة من اليمين إلى اليسار
    .phrase = بعد كلمة من اليمين إلى اليسار
context-between-names = بين اسمين آخرين
    .phrase = بين اسمين آخرين
context-parent-suffix = تحت منطقة أم تبدأ برقم
    .phrase = تحت منطقة أم تبدأ برقم
context-search-list = مكمَّلًا من قائمة بحث
    .phrase = مكمَّلًا من قائمة بحث
context-wildcard-zone = يطابقه حرف بدل
    .phrase = يطابقه حرف بدل
context-dname = تحت DNAME يبدأ برقم
    .phrase = تحت DNAME يبدأ برقم
context-left-to-right-embedding = في تضمين من اليسار إلى اليمين
    .phrase = في تضمين من اليسار إلى اليمين
context-right-to-left-embedding = في تضمين من اليمين إلى اليسار
    .phrase = في تضمين من اليمين إلى اليسار
context-left-to-right-isolate = في عزل من اليسار إلى اليمين
    .phrase = في عزل من اليسار إلى اليمين
context-right-to-left-isolate = في عزل من اليمين إلى اليسار
    .phrase = في عزل من اليمين إلى اليسار
context-first-strong-isolate = في عزل بأول محرف قوي
    .phrase = في عزل بأول محرف قوي
context-typed = في نص محيط مكتوب
    .phrase = في نص محيط مكتوب

## صيغ نسخ الاسم بمعرّفاتها

copy-logical = الاسم بالترتيب المنطقي
copy-c = مهيّأ لـC
copy-rust = مهيّأ لـRust أو JavaScript
copy-json = مهيّأ لـJSON
copy-html-text = مهيّأ لـHTML
copy-a-labels = A-labels
copy-durst = بمحارف التحكم عند Dürst
copy-durst-right-to-left = بمحارف التحكم عند Dürst، لنص من اليمين إلى اليسار
copy-davis = بمحارف التحكم عند Davis
copy-isolates = بالعزل
copy-isolates-html = صيغة HTML بالعزل

## النص الجاري وما فيه من معرّفات

field-scheme = المخطط
field-userinfo = بيانات المستخدم
field-label = المسمّى
field-ip-address = عنوان IP
field-port = المنفذ
field-path = المسار
field-query = سلسلة الاستعلام
field-fragment = معرّف الجزء
field-host = المضيف
url-parts = أجزاء URL
url-band-in-legend = الشريط: { $part }
link-host =
    { $state ->
        [clear] المضيف واضح
        [spoiled] المضيف واضح، لكن ليس مع محارف التحكم: { $directions }
        [not-first] المضيف ليس أولًا: { $directions }
        [link-split] الرابط مقسوم: { $directions }
        [in-lines] المضيف غير واضح: { $directions }
       *[unclear] المضيف غير واضح
    }
link-host-direction =
    { $direction ->
        [ltr] من اليسار
       *[rtl] من اليمين
    }
link-host-clear = الرابط قطعة واحدة ومضيفه قطعة واحدة، والمضيف قبل البقية، ومسمّياته في ترتيبها.
# كيف يعرض السطر المشار إليه رابطًا؛ ما تقوله العلامة فوقه.
link-host-measure = في هذا السطر { $problem ->
        [split] تظهر محارف أخرى بين محارف المضيف
        [not-first] يظهر قبل المضيف جزء من الرابط يليه، مثل المسار
        [out-of-order] مسمّيات المضيف في غير ترتيبها، أو أحدها مقسوم
        [link-split] يظهر نص آخر بين أجزاء الرابط
       *[none] المضيف واضح: قطعة واحدة، قبل بقية الرابط، ومسمّياته في ترتيبها
    }. تُعدّ المسمّيات في ترتيبها إذا تتالت باتجاه الفقرة. ومسمّيات الحروف اللاتينية وحدها تُعدّ في ترتيبها من اليسار إلى اليمين، ومسمّيات الحروف العربية أو العبرية من اليمين إلى اليسار أيضًا.
# مثل $prefix: “ב-”.
link-host-prefix = يبدأ المضيف بالسابقة { $prefix }، وقد تكون في نص عبري كلمة مستقلة قبل الاسم، بمعنى “في” أو “إلى”.
# مضيف رابط في فقرة بهذا الاتجاه، قبل إضافة محارف التحكم وبعدها.
link-host-in-line =
    { $problem ->
        [split] { $direction ->
            [ltr] من اليسار إلى اليمين: محارف أخرى تقسم المضيف
           *[rtl] من اليمين إلى اليسار: محارف أخرى تقسم المضيف
        }
        [not-first] { $direction ->
            [ltr] من اليسار إلى اليمين: المضيف قطعة واحدة، لكن جزءًا يليه، مثل المسار، يظهر قبله
           *[rtl] من اليمين إلى اليسار: المضيف قطعة واحدة، لكن جزءًا يليه، مثل المسار، يظهر قبله
        }
        [out-of-order] { $direction ->
            [ltr] من اليسار إلى اليمين: مسمّيات المضيف في غير ترتيبها
           *[rtl] من اليمين إلى اليسار: مسمّيات المضيف في غير ترتيبها
        }
        [link-split] { $direction ->
            [ltr] من اليسار إلى اليمين: المضيف واضح، لكن نصًا آخر يظهر بين أجزاء الرابط
           *[rtl] من اليمين إلى اليسار: المضيف واضح، لكن نصًا آخر يظهر بين أجزاء الرابط
        }
       *[none] { $direction ->
            [ltr] من اليسار إلى اليمين: المضيف واضح
           *[rtl] من اليمين إلى اليسار: المضيف واضح
        }
    }{ $after ->
        [corrected] ؛ محارف التحكم المضافة تصحح هذا.
        [uncorrected] ؛ محارف التحكم المضافة لا تصحح هذا.
        [spoiled] ؛ وليس واضحًا مع محارف التحكم المضافة.
       *[none] .
    }

text-directions-both = الاتجاهان
text-directions-own = الاتجاه الخاص

example-text-davis = مثال Davis في جملة من كل اتجاه
example-text-announcement = إعلان بالعربية
example-text-violations = أسماء تخالف RFC 5893

# محارف تحكم تعرض الأسماء بترتيب آخر، بمعرّفاتها.
controls-durst = محارف التحكم عند Dürst: LRM حول المكوّنات من اليمين إلى اليسار، وLRE…PDF حول المعرّف في نص من اليمين إلى اليسار
controls-davis = محارف التحكم عند Davis: LRE…PDF حول المعرّف، وLRM حول كل حقل
controls-isolates = عزل من اليسار إلى اليمين حول المعرّف، وآخر حول كل حقل
controls-first-strong-isolates = عزل من اليسار إلى اليمين حول المعرّف، وعزل بأول محرف قوي حول كل حقل
controls-one-to-one = عرض واحد لواحد بين LRO وPDF: للقراءة فقط، لأنه ليس بالترتيب المنطقي

# كيف يعرض العمود “بعد” المعرّفات، مع عنوانه (.heading).
after-display-fields = امتداد Davis
    .heading = بامتداد Davis
    .about = تضمين حول كل معرّف، وعلامتان قبل كل حقل وبعده، بالترتيب المختار.
after-display-components =
    .heading = بمحارف التحكم عند Dürst
    .about = علامة من اليسار إلى اليمين قبل كل مكوّن من اليمين إلى اليسار وبعده.
after-display-isolates =
    .heading = بالعزل
    .about = عزل من اليسار إلى اليمين حول كل معرّف، وآخر حول كل حقل.
after-display-one-to-one =
    .heading = كل معرّف في عرض واحد لواحد
    .about = كل معرّف بترتيب العرض بين LRO وPDF. هذا للقراءة فقط: الاسم المنسوخ اسم مختلف.

identifier-sentence =
    { $verdict ->
        [satisfied] يستوفي قاعدة ثنائية الاتجاه.
        [violated] يخالف قاعدة ثنائية الاتجاه.
        [not-applicable] ليس اسم نطاق ثنائي الاتجاه.
        [phone-number] رقم هاتف.
        [formula] صيغة رياضية.
       *[ip-address] عنوان IP وليس نطاقًا.
    }
identifier-ip-address = عنوان IP وليس نطاقًا
identifier-phone-number = رقم هاتف
identifier-formula = صيغة رياضية
identifier-unreadable = لا يُقرأ اسمًا: { $reason }
identifier-unreadable-sentence = لا يُقرأ اسمًا: { $reason }.
identifier-click = انقروا لفتح نطاقه في الفحص.
identifier-host-too-long = حجم المضيف بالبايت أكثر من { $most }
identifier-too-long = حجمه بالبايت أكثر من { $most }: لا يُعرض
identifier-after-port = بعد المنفذ، ولا يُقرأ: { $text }
# بعد ما وُجد “@”.
identifier-before-at = ما قبل “@”، أي “{ $userinfo }”، بيانات مستخدم: يقود URL إلى { $host }
# بعد ما وُجد ترميز بالنسبة المئوية.
identifier-escaped-host =
    { $opens ->
        [yes] للمضيف بقية، “{ $host }”: يقود URL إلى { $url }
       *[no] للمضيف بقية، “{ $host }”: ترفضه المتصفحات.
    }
identifier-error = المحرف { $position }: { $reason }

link-rules-davis = نحو Davis
    .about = الروابط وفق نحو “Bidi IRIs” (2011): أي مخطط، والأجزاء المختارة بجواره.
link-rules-uts58 = UTS #58
    .about = الروابط كما يجدها معيار Unicode: عناوين ويب وبريد ينتهي نطاقها بنطاق أعلى معروف.
text-only-for-davis = الخيار { LTR("--", $option) } لنحو Davis وحده. احذفوه، أو استخدموا { LTR("--links davis") }.

text-without-controls =
    { $count ->
        [one] حجم المعرّف عند المحرف { $position } بالبايت أكثر من { $most }، فتُرك بلا محارف تحكم.
        [two] معرّفان حجم كل منهما بالبايت أكثر من { $most } تُركا بلا محارف تحكم. أولهما عند المحرف { $position }.
        [few] { $count } معرّفات حجم كل منها بالبايت أكثر من { $most } تُركت بلا محارف تحكم. أولها عند المحرف { $position }.
        [many] { $count } معرّفًا حجم كل منها بالبايت أكثر من { $most } تُركت بلا محارف تحكم. أولها عند المحرف { $position }.
       *[other] { $count } معرّف حجم كل منها بالبايت أكثر من { $most } تُركت بلا محارف تحكم. أولها عند المحرف { $position }.
    }
text-cut-off = لا يُعرض إلا أول { $percent }% من النص. الأمر “bidiscope text FILE” يسرده كله.
text-not-utf8 = ليس النص UTF-8 صالحًا ولا UTF-16 (عند المحرف { $position }).
text-option-without-effect = لا أثر للخيار { LTR("--", $option) } في محارف التحكم هذه. احذفوه.
text-unknown-controls = لا توجد محارف تحكم “{ $text }”. استخدموا واحدًا من: { $known }.
text-display-without-controls = العرض “{ $display }” لا يضيف محارف تحكم إلى النص الجاري. استخدموا واحدًا من: { $known }.
text-no-exception = ليس { $character } من استثناءات النحو. الاستثناءات هي { LTR("! \" # % & ' * , . / : ; ? @ \\ ¡ · ¿") }
text-option-not-for-controls = لا أثر للخيار “{ $option }” في محارف التحكم في النص الجاري. احذفوه.
text-several-files = لا تُقبل عدة ملفات إلا مع الخيار { LTR("--check=controls") }.
controls-option-without-effect = لا أثر للخيار { LTR("--", $option) } مع الخيار { LTR("--check=controls") }. احذفوه.
# بعد اسم الملف.
controls-not-utf8 = ليس UTF-8 في السطر { $line }، الموضع { $position }؛ وفُحصت بقيته
controls-binary = ليس نصًا
controls-utf16 = يبدو أنه UTF-16 بلا علامة ترتيب البايتات (BOM)؛ لا تُفحص مثل هذه الملفات
controls-zero-bytes =
    { $checked ->
        [yes] فيه بايتات قيمتها صفر، فقد يكون UTF-16 أو UTF-32؛ فُحص على أنه UTF-8
       *[no] فيه بايتات قيمتها صفر، فقد يكون UTF-16 أو UTF-32؛ لم يُفحص
    }
controls-checked =
    { $count ->
        [one] فُحص في المجلد { $folder } ملف واحد
        [two] فُحص في المجلد { $folder } ملفان
       *[other] عدد الملفات المفحوصة في المجلد { $folder } هو { $count }
    }
controls-passed-over =
    { $what ->
        [binary] { $count ->
            [one] لم يُفحص: ملف ثنائي واحد
            [two] لم يُفحص: ملفان ثنائيان
            [few] لم تُفحص: { $count } ملفات ثنائية
            [many] لم يُفحص: { $count } ملفًا ثنائيًا
           *[other] لم يُفحص: { $count } ملف ثنائي
        }
        [links] { $count ->
            [one] لم يُفحص: رابط رمزي واحد
            [two] لم يُفحص: رابطان رمزيان
            [few] لم تُفحص: { $count } روابط رمزية
            [many] لم يُفحص: { $count } رابطًا رمزيًا
           *[other] لم يُفحص: { $count } رابط رمزي
        }
       *[no-files] { $count ->
            [one] لم يُفحص: أنبوب أو مقبس أو جهاز واحد
           *[other] لم تُفحص: أنابيب أو مقابس أو أجهزة، عددها { $count }
        }
    }
controls-folders =
    { $others ->
        [0] لم تُفحص: مجلدات إدارة الإصدارات ({ $folders })
       *[other] لم تُفحص: مجلدات إدارة الإصدارات ({ $folders } ومجلدات أخرى عددها { $others })
    }
given-twice = الخيار { LTR("--", $shorthand) } و“{ $key }” في { LTR("--", $option) } يقولان الشيء نفسه. احذفوا أحدهما.

## ما تقوله الأوامر عن الاسم: فحوص، وأسماء أخرى بالشكل نفسه

check-warning = تحذير: { $headline }
check-passes-but-refused =
    { $by ->
        [registry] يجتاز الاسم الفحص “{ $rules }”، لكن قواعد السجل ترفضه: انظروا { LTR("--check=idna2008") }
       *[idna2008] يجتاز الاسم الفحص “{ $rules }”، لكن IDNA2008 يرفضه: انظروا { LTR("--check=idna2008") }
    }
# { $faults } بعض الأخيرة من الرسالة check-host-fault، وبينها فاصلة منقوطة.
check-host-fails =
    { $display ->
        [uba-rtl] في فقرة من اليمين إلى اليسار: { $faults }.
        [uba-ltr] في فقرة من اليسار إلى اليمين: { $faults }.
       *[other] في العرض “{ $title }”: { $faults }.
    }
# كُتبت مسمّيات من المضيف بصورة “xn--…”؛ وما قبل هذه الجملة عن ناتج فك ترميزها.
check-host-decoded = المضيف بعد فك ترميزه هو “{ $host }”.
check-host-opened = يُفحص أيضًا URL الذي يُظهره المتصفح بعد الفتح: “{ $url }”.
# لمَ ليس هناك مضيف يمكن أن يطلبه متصفح.
check-host-refused =
    { $reason ->
        [no-host] ليس هناك مضيف.
        [host] المضيف غير صالح: ترفضه UTS #46.
        [host-character] المضيف غير صالح: فيه محرف ممنوع في المضيف.
        [address] يبدو المضيف عنوان IP، لكنه ليس عنوانًا صالحًا.
        [no-request] لا يفتح الرابط مضيفًا: “{ LTR("javascript:") }” يشغّل برنامجًا نصيًا، و“{ LTR("data:") }” يعرض محتواه هو، و“{ LTR("mailto:") }” يبدأ رسالة.
       *[other] المضيف غير صالح.
    }
check-host-invisible = المحرف غير المرئي { $character } بعد المضيف ينهي الرابط. وتليه محارف أخرى من اسم.
check-host-address = تقرأ المتصفحات هذا المضيف عنوان IP، هو { $address }.
check-host-escape = تقرأ المتصفحات محرفًا في هذا المضيف، مكتوبًا بترميز النسبة المئوية، نقطة.
# الخمسة الأولى جمل.
check-host-fault =
    { $fault ->
        [no-host] ليس هناك مضيف.
        [invalid-host] المضيف غير صالح.
        [userinfo] يبدو النص الذي قبل “@” مضيفًا، لكنه بيانات مستخدم.
        [lookalike-slash] في المضيف أو بجواره محرف يشبه الشرطة المائلة.
        [invisible-after-host] محرف غير مرئي بعد المضيف ينهي الرابط، وتليه محارف أخرى من اسم.
        [split] أجزاء أخرى من URL تقطع المضيف
        [not-first] جزء لاحق من URL يسبق المضيف
        [out-of-order] مسمّيات المضيف على غير ترتيبها
        [nothing-read] لا يُقرأ أي نص مضيفًا
       *[misread] يُقرأ نص آخر مضيفًا
    }
text-visible-host =
    { $direction ->
        [rtl] في فقرة من اليمين إلى اليسار: { $sentence }
       *[ltr] في فقرة من اليسار إلى اليمين: { $sentence }
    }
no-verdict = بلا حكم
collisions-display = في العرض “{ $display }” يظهر الاسم هكذا: { $text }
collisions-other-display = أسماء أخرى تظهر هكذا في العرض “{ $display }”: { $text }
collisions-read-as = عناوين URL تُظهر { $host } مضيفًا في العرض “{ $display }”
collisions-read-as-count =
    { $complete ->
        [yes] { $count ->
            [0] لا ترتيب لهذه المسمّيات وأجزاء المسار يعطي عنوان URL كهذا.
            [one] ترتيب واحد لهذه المسمّيات وأجزاء المسار يعطي عنوان URL كهذا:
            [two] ترتيبان لهذه المسمّيات وأجزاء المسار يعطيان عنواني URL كهذا:
           *[other] ترتيبات لهذه المسمّيات وأجزاء المسار تعطي عناوين URL كهذا، عددها { $count }:
        }
       *[no] { $count ->
            [0] لم يوجد عنوان URL كهذا؛ ولم تُجرَّب كل الترتيبات.
            [one] وُجد عنوان URL واحد كهذا؛ ولم تُجرَّب كل الترتيبات:
            [two] وُجد عنوانا URL كهذا؛ ولم تُجرَّب كل الترتيبات:
           *[other] وُجدت عناوين URL كهذا، عددها { $count }؛ ولم تُجرَّب كل الترتيبات:
        }
    }
collisions-read-as-refused =
    { $count ->
        [one] حُذف عنوان URL واحد آخر: ترفضه المتصفحات.
        [two] حُذف عنوانا URL آخران: ترفضهما المتصفحات.
       *[other] حُذفت عناوين URL أخرى، عددها { $count }: ترفضها المتصفحات.
    }
name-in-no-zone = ليس الاسم في أي منطقة من ملف الإعداد، فيُقارن كما كُتب. أضيفوا منطقته.
list-match-disposition = الوضع متغيرًا لهذا الاسم: { $disposition }
list-matches-count =
    { $count ->
        [0] لا اسم في القائمة يطابقه أو يظهر بالشكل نفسه.
        [one] اسم واحد في القائمة يطابقه أو يظهر بالشكل نفسه.
        [two] اسمان في القائمة يطابقانه أو يظهران بالشكل نفسه.
       *[other] أسماء في القائمة تطابقه أو تظهر بالشكل نفسه، عددها { $count }.
    }

## تحويل الأسماء

convert-unknown-form = لا توجد صيغة “{ $text }”. استخدموا “logical” أو “marked” أو “html” أو “marked:CONTROLS” أو “html:CONTROLS” أو “percent” أو “minimal-escapes” أو “punycode-label:DISPLAY” أو “punycode-name:DISPLAY” أو “c” أو “javascript” أو “rust” أو “json” أو طريقة عرض: { $displays }.
convert-unknown-controls = لا توجد محارف تحكم “{ $text }”. استخدموا واحدًا من: { $known }؛ أو طريقة عرض تضيف محارف تحكم، مثل “fields:order=content”.
convert-display-without-controls = العرض “{ $display }” لا يضيف محارف تحكم. استخدموا واحدًا من: { $known }؛ أو طريقة عرض تضيف محارف تحكم، مثل “fields:order=content”.
convert-option-without-effect = لا أثر للخيار “{ $option }” في محارف التحكم. احذفوه.
convert-writing-only = الصيغة “{ $form }” للخيار { LTR("--to") } وحده.
convert-marked-is-input = الصيغة “marked” للخيار { LTR("--from") } وحده. سمّوا محارف التحكم المطلوب إضافتها، مثل “marked:durst”.
convert-no-name = لا يظهر أي اسم هكذا في “{ $display }”.
convert-without-controls = ليست في السطر محارف التحكم “{ $controls }”. الصيغتان “marked” و“html” تحذفان أي محارف تحكم.
convert-unwritable = في الجواب { $character }، ولا يستطيع الترميز “{ $notation }” كتابته.
convert-search-stopped = بلغ البحث حده قبل أن يجد اسمًا.

## أسماء المقارنة

compare-empty = اكتبوا اسمًا أولًا.
compare-unreadable = لا يُقرأ هذا اسمًا: { $reason }.
compare-too-long = يمكن مقارنة الأسماء حتى هذا العدد من المحارف: { $most }.
compare-already = هذا الاسم في المقارنة من قبل.
compare-too-many = أقصى عدد للأسماء في المقارنة { $most }. احذفوا واحدًا أولًا.
# بعد لصق عدة أسطر معًا.
names-added =
    { $count ->
        [0] لم يُضف أي اسم.
        [one] أُضيف اسم واحد.
        [two] أُضيف اسمان.
        [few] أُضيفت { $count } أسماء.
        [many] أُضيف { $count } اسمًا.
       *[other] أُضيف { $count } اسم.
    }
names-repeated =
    { $count ->
        [one] { $added } سطر واحد يكرر اسمًا.
        [two] { $added } سطران يكرران أسماء.
        [few] { $added } { $count } أسطر تكرر أسماء.
        [many] { $added } { $count } سطرًا تكرر أسماء.
       *[other] { $added } { $count } سطر تكرر أسماء.
    }
names-refused =
    { $count ->
        [one] { $added } لم يُضف سطر واحد: { $reason }
        [two] { $added } لم يُضف سطران. أولهما: { $reason }
        [few] { $added } لم تُضف { $count } أسطر. أولها: { $reason }
        [many] { $added } لم يُضف { $count } سطرًا. أولها: { $reason }
       *[other] { $added } لم يُضف { $count } سطر. أولها: { $reason }
    }
display-letter-name = الحرف { $letter }.

## التقارير

title-of-name =
    { $kind ->
        [text] كيف يُعرض { $name }
       *[name] كيف يُعرض { $name }، وهل يجوز تسجيله
    }
title-of-names =
    { $kind ->
        [text] كيف تُعرض نصوص عددها { $count }
       *[name] كيف تُعرض أسماء نطاقات عددها { $count }، وهل يجوز تسجيلها
    }
title-of-list = أسماء قائمة: ما يجوز تسجيله منها، وما يتشابه
report-skip = تجاوز إلى التقرير
report-contents = المحتويات
report-about = عن هذا التقرير
report-unreadable = أسماء تتعذر قراءتها
made-by = أعدّه bidiscope { $version }.
made-on = أُعدّ في { $date } (UTC).
unicode-versions = إصدار Unicode { $version } لأصناف الاتجاه والخصائص المشتقة والتحويل والتسوية؛ و{ $names } لأسماء المحارف.
report-rules = يحدد IDNA2008 هل يجوز تسجيل الاسم: RFC 5891 القسم 4، مع RFC 5892 وRFC 5893 (قاعدة ثنائية الاتجاه). وصورته في DNS وفق UTS #46 غير الانتقالية.
report-no-rulesets = لم تُفحص قواعد السجل.
report-whole-name = تُعدّ مسمّيات الاسم كلها لمقدم الطلب.
report-zone = المنطقة الأم هي { $zone }: لمقدم الطلب المسمّيات التي قبلها فقط.
report-stated-zones = تذكر القائمة منطقة كل اسم: لمقدم الطلب المسمّيات التي قبلها فقط.
report-profile = المناطق وقواعدها من ملف الإعداد { $profile }.
report-registry-rules = قواعد أخرى للسجل: { $rules }.
report-rulesets = يُحكم على الأسماء أيضًا بمجموعات القواعد هذه (RFC 7940): { $rulesets }.
report-notation = أُدخلت الأسماء بالترميز “{ $notation }”.
report-counting = يُعدّ كل شيء من 1 بالترتيب المنطقي: ترتيب الكتابة والتخزين.
report-drawn = تستخدم الصور خطوط bidiscope المرفقة. قد يعرض المتصفح الاسم نفسه بترتيب آخر.
six-conditions = الشروط الستة لقاعدة ثنائية الاتجاه
what-to-do = ما يجب فعله
picture = { $name } كما يعرضه { $display }
too-long-to-draw = عدد محارف الاسم { $count }؛ الحد الأقصى للرسم { $most }.
line-number = السطر { $line }
suggested-fix = المقترح: { $name }
# قبل أسطر القائمة التي تطلب الاسم المقترح، أو يُقترح لها أيضًا.
suggestion-contested = أسطر أخرى تطلب الاسم المقترح، أو يُقترح لها الاسم نفسه:
suggestion-registered =
    { $matched ->
        [same-name] الاسم المقترح مسجّل من قبل: هو في القائمة الأخرى، في السطر { $line }.
       *[variant] متغير للاسم المقترح مسجّل من قبل: هو في القائمة الأخرى، في السطر { $line }.
    }

answer =
    { $verdict ->
        [allowed] يجوز تسجيله (IDNA2008)
        [allowed-by-registry] يجوز تسجيله (IDNA2008 وقواعد السجل)
        [allowed-in-part] يجوز تسجيل المسمّيات الأخرى (IDNA2008)
        [allowed-in-part-by-registry] يجوز تسجيل المسمّيات الأخرى (IDNA2008 وقواعد السجل)
        [refused] مرفوض (IDNA2008)
        [refused-by-registry] مرفوض (قواعد السجل)
        [refused-by-either] مرفوض (IDNA2008 أو قواعد السجل)
        [reserved] محجوز (قواعد السجل)
        [blocked] محظور (قواعد السجل)
        [taken] مأخوذ (القائمة الأخرى)
        [contested] متنافَس عليه (هذه القائمة)
        [same-holder] مسجل للصاحب نفسه (القائمة الأخرى)
        [needs-review] غير محسوم
       *[not-applicable] لا يمكن تسجيله
    }

## الصفحة في المتصفح

web-title = كيف تُعرض الأسماء والنصوص – bidiscope
web-skip = تجاوز إلى النتائج
web-name = اسم نطاق أو عنوان أو نص
web-parent = في المنطقة الأم { $zone }
web-notation = طريقة الكتابة
web-inspect = فحص
web-displays = طرق العرض المطلوبة
web-browser = هذا المتصفح
web-browser-equal = ✓ الترتيب نفسه
web-browser-differs = ✗ ترتيب آخر، من اليسار إلى اليمين: المحارف { $positions }
web-browser-unknown = لا يذكر هذا المتصفح أين يرسم المحارف.
web-steps = الخطوات
web-step-outcome = ما تغيّره
web-too-long-for-steps = تُعرض الخطوات حتى هذا العدد من المحارف: { $most }.
web-present = تقديم
web-close = إغلاق
web-step-of = الخطوة { $number } من { $count }
web-search = البحث عما له الشكل نفسه
web-searching = البحث جارٍ…
web-copy-link = نسخ الرابط
web-copy-window-link = نسخ رابط للنافذة
web-copied = نُسخ الرابط.
web-not-copied = لم ينسخ المتصفح الرابط. انسخوه من هنا:
web-json = حفظ بصيغة JSON
web-lessons = الدروس
web-lesson = درس
web-arrange = رتّبوا المحارف كما يراها القارئ. اختاروا محرفًا، ثم حرّكوه بمفاتيح الأسهم أو بالأزرار.
web-move-left = تحريك إلى اليسار
web-move-right = تحريك إلى اليمين
web-no-choice = اختاروا جوابًا أولًا.
web-no-answer = هذا لا يجيب عن السؤال.
web-about = يُحسب كل شيء في متصفحكم. لا يُرسل شيء إلى أي مكان.
web-stopped = فشل الطلب الأخير. عادت الصفحة إلى العمل.

## الأوراق

shown-by = كما يعرضه { $display }.
marks-cut-off = العلامات متراكبة فوق ما يتسع له السطر: تُقطع عند الخطوط المتقطعة.
line-unshaped = لم يُشكَّل، فيظهر في مربعات بنقاط الترميز: { $places }.
line-unshaped-place = { $count ->
    [one] المحرف { $first }
    [two] المحرفان { $first } و{ $last }
   *[other] المحارف من { $first } إلى { $last }
}
line-unshaped-around = النص المحيط بالاسم
line-unshaped-more = ومواضع أخرى عددها { $count }
changed-characters =
    { $count ->
        [one] المعلَّم: محرف واحد انتقل؛ وترتيب بقية المحارف كما في { $display }.
        [two] المعلَّم: محرفان انتقلا؛ وترتيب بقية المحارف كما في { $display }.
        [few] المعلَّم: { $count } محارف انتقلت؛ وترتيب بقية المحارف كما في { $display }.
        [many] المعلَّم: { $count } محرفًا انتقلت؛ وترتيب بقية المحارف كما في { $display }.
       *[other] المعلَّم: { $count } محرف انتقلت؛ وترتيب بقية المحارف كما في { $display }.
    }

## الأوراق، والشكل الذي يضم عدة أسماء

title-of-sheet = كيف يُعرض { $name }
title-of-sheets = كيف تُعرض أسماء نطاقات عددها { $count }
contents-line = { $number }: { $name }، الصفحة { $page }
attached-json = فحص الاسم كما يعطيه الأمر “{ LTR("bidiscope inspect --json") }”
names-number = ({ $number })
names-column-ways = الأشكال
names-figure-logical = الاسم: محارفه بالترتيب الذي تُكتب به
names-figure-ways = الأشكال: بكم شكل تُظهر طرق العرض هذه الاسم
names-figure-letter = طرق العرض ذات الحرف نفسه تُظهر الاسم بالشكل نفسه
names-figure-name = الاسم داخل النص المحيط به
names-figure-moved = تغيّر موضعه مقارنةً بطريقة { $display }
names-figure-label-split = مسمّى منقسم
names-figure-label-split-by-context = مسمّى يقسمه النص المحيط به
names-figure-ltr = حروف من اليسار إلى اليمين
names-figure-rtl = حروف من اليمين إلى اليسار
names-figure-digits = أرقام أوروبية
names-figure-arabic-digits = أرقام عربية-هندية
cell-character =
    { $isinvisible ->
        [yes] { $character }، غير مرئي
       *[no] { $character }
    }
cell-in-name = المحرف { $position }، { $character }

# لماذا يظهر العرض كما يظهر، وخطواته. يحتاج إليه تقرير الاسم، لا تقرير القائمة.

## لماذا يظهر العرض كما يظهر

# المحارف في الجمل، بنصها أو نقطة ترميزها، وبموضعها.
mention =
    { $count ->
        [one] { $text } (الموضع { $first })
        [two] { $text } (الموضعان { $first } و{ $last })
       *[other] { $text } (المواضع من { $first } إلى { $last })
    }
mention-letter = “{ $letter }” { $code }
mention-positions = محارف المواضع من { $first } إلى { $last }
# { $runs } و{ $last } مواضع، مثل “1–3, 5–7” و“9–13”.
mention-runs =
    { $more ->
        [0] محارف المواضع { $runs } و{ $last }
        [one] محارف المواضع { $runs } و{ $last } ومقطع آخر
        [two] محارف المواضع { $runs } و{ $last } ومقطعان آخران
        [few] محارف المواضع { $runs } و{ $last } و{ $more } مقاطع أخرى
        [many] محارف المواضع { $runs } و{ $last } و{ $more } مقطعًا آخر
       *[other] محارف المواضع { $runs } و{ $last } و{ $more } مقطع آخر
    }
mention-other = { $character } (في النص المحيط)
mention-sos = البداية (sos)
mention-eos = النهاية (eos)

# { $other } من النص المحيط بالاسم، و{ $left } و{ $right } من الاسم.
context-splits-name = يدخل النص المحيط في الوسط: يظهر { $other } بين { $left } و{ $right }.
context-reorders-name = يغيّر النص المحيط الترتيب. من دونه كان { $character } سيقع في المكان { $place } من اليسار.
as-without-context = كما هو بلا النص المحيط. { $sentence }

summary-single-character = ليس للمحرف الواحد إلا ترتيب واحد.
summary-nothing-rtl =
    { $paragraph ->
        [rtl] لا شيء هنا من اليمين إلى اليسار، فيظهر الكل كما هو مخزَّن حتى في هذه الفقرة من اليمين إلى اليسار.
       *[ltr] لا شيء هنا من اليمين إلى اليسار، فيظهر الكل كما هو مخزَّن.
    }
summary-all-rtl =
    { $paragraph ->
        [rtl] الكل من اليمين إلى اليسار، كالفقرة.
       *[ltr] الكل من اليمين إلى اليسار، مع أن الفقرة من اليسار إلى اليمين.
    }
summary-only-single-characters = لا حرفين متتاليين من اليمين إلى اليسار، فيظهر الكل كما هو مخزَّن.
summary-only-numbers = تقع أرقام العدد من اليسار إلى اليمين، كما في { $first }. لذلك يظهر الكل كما هو مخزَّن.
summary-neutral-rtl = يقع { $neutral } بين { $before } و{ $after }. كلاهما يُعدّ من اليمين إلى اليسار، فتجعله القاعدة N1 مثلهما، ويتبادل الجزآن اللذان قبله وبعده من اليمين إلى اليسار موضعيهما.
# ما يقع بين عددين، بعد جملة عن أولهما.
summary-numbers-apart = لا تجمع القاعدة W4 بين { $first } و{ $second } عند { $neutral }. لذلك يقع { $second } على يسار { $first } (القاعدة N1).
summary-number-after-letter =
    العدد { $number } على يسار { $letter } ({ $class ->
        [AL] القاعدة W2، ومن دونها القاعدة W7
       *[R] القاعدة W7
    }). لا محرف قوي بينهما؛ والحرف من الصنف { $class }.
summary-arabic-number = العدد العربي (AN) { $number } على يسار { $after }. وهو يتبع النص الذي قبله من اليمين إلى اليسار.
# ما انعكس، قبل جملة عما لم ينعكس.
summary-reversed-in-place = انعكس في مكانه: { $run }. { $sentence }
summary-number-first = يبقى العدد { $number } على اليسار: الفقرة من اليسار إلى اليمين، ولا حرف قبل العدد.
summary-neutral-between-numbers = تجعل القاعدة N1 المحرف { $neutral } من اليمين إلى اليسار، لأنه بين عددين. لذلك يتبادل { $before } و{ $after } مكانيهما.
# { $rule } قاعدة UAX #9 لمحرف التحكم؛ { $inside } النص الذي فيه. { $count }: هل يحكم وحده أم مع غيره.
summary-control =
    يفتح { $opener } { $kind ->
        [override] تجاوزًا
        [embedding] تضمينًا
       *[isolate] عزلًا
    } { $direction ->
        [rtl] من اليمين إلى اليسار
       *[ltr] من اليسار إلى اليمين
    } { $reach ->
        [end] بدءًا من { $inside } حتى النهاية
        [position] بدءًا من { $inside } حتى الموضع { $position }
       *[inside] حول { $inside }
    } (القاعدتان { $rule } وX6). { $count ->
        [one] ومن دونه يختلف العرض.
        [two] ومن دون محرفي التحكم يختلف العرض.
       *[other] ومن دون محارف التحكم يختلف العرض.
    }
# يأخذ قوسا الزوج اتجاه ما بينهما، أو ما قبلهما.
summary-brackets =
    { $direction ->
        [rtl] { $reason ->
            [both] بين القوسين في الموضعين { $opening } و{ $closing } يقع { $inside }، وقبلهما { $before }. لذلك تجعلهما القاعدة N0 من اليمين إلى اليسار.
            [before] ليس بين القوسين في الموضعين { $opening } و{ $closing } شيء من اليمين إلى اليسار، لكن { $before } قبلهما كذلك. لذلك تجعلهما القاعدة N0 من اليمين إلى اليسار.
           *[inside] بين القوسين في الموضعين { $opening } و{ $closing } يقع { $inside }. لذلك تجعلهما القاعدة N0 من اليمين إلى اليسار.
        }
       *[ltr] { $reason ->
            [both] بين القوسين في الموضعين { $opening } و{ $closing } يقع { $inside }، وقبلهما { $before }. لذلك تجعلهما القاعدة N0 من اليسار إلى اليمين.
            [before] ليس بين القوسين في الموضعين { $opening } و{ $closing } شيء من اليسار إلى اليمين، لكن { $before } قبلهما كذلك. لذلك تجعلهما القاعدة N0 من اليسار إلى اليمين.
           *[inside] بين القوسين في الموضعين { $opening } و{ $closing } يقع { $inside }. لذلك تجعلهما القاعدة N0 من اليسار إلى اليمين.
        }
    }
# لماذا اتجاه الفقرة كما هو.
summary-paragraph =
    { $direction ->
        [rtl] { $cause ->
            [first] أول محرف قوي، { $character }، يجعل الفقرة من اليمين إلى اليسار (القاعدتان P2 وP3).
            [outside] أول محرف قوي خارج العزل، { $character }، يجعل الفقرة من اليمين إلى اليسار (القاعدتان P2 وP3).
            [last] المحرف الأخير، { $character }، يجعل الفقرة من اليمين إلى اليسار (القاعدة HL1).
            [none] لا محرف قوي، فالفقرة من اليمين إلى اليسار (القاعدتان P2 وP3).
           *[given] هذا العرض يجعل الفقرة من اليمين إلى اليسار (القاعدة HL1).
        }
       *[ltr] { $cause ->
            [first] أول محرف قوي، { $character }، يجعل الفقرة من اليسار إلى اليمين (القاعدتان P2 وP3).
            [outside] أول محرف قوي خارج العزل، { $character }، يجعل الفقرة من اليسار إلى اليمين (القاعدتان P2 وP3).
            [last] المحرف الأخير، { $character }، يجعل الفقرة من اليسار إلى اليمين (القاعدة HL1).
            [none] لا محرف قوي، فالفقرة من اليسار إلى اليمين (القاعدتان P2 وP3).
           *[given] هذا العرض يجعل الفقرة من اليسار إلى اليمين (القاعدة HL1).
        }
    }
summary-starts-at-right = { $paragraph } لذلك تبدأ القراءة من اليمين: { $first }.
summary-run-reversed =
    { $more ->
        [0] مقطع واحد من اليمين إلى اليسار، فينعكس: { $run }.
        [one] مقطعان من اليمين إلى اليسار، فينعكسان. أولهما: { $run }.
       *[other] عدة مقاطع من اليمين إلى اليسار، فتنعكس. أولها: { $run }؛ وعدد البقية { $more }.
    }
summary-run-reversed-around-numbers =
    { $more ->
        [0] مقطع واحد من اليمين إلى اليسار، فينعكس: { $run }. وتقع أرقام العدد { $number } فيه من اليسار إلى اليمين.
        [one] مقطعان من اليمين إلى اليسار، فينعكسان. أول ما فيه عدد: { $run }. وتقع أرقام العدد { $number } فيه من اليسار إلى اليمين.
       *[other] عدة مقاطع من اليمين إلى اليسار، فتنعكس. أول ما فيه عدد: { $run }؛ وعدد البقية { $more }. وتقع أرقام العدد { $number } فيه من اليسار إلى اليمين.
    }
summary-reversed-by-levels = تعكس القاعدة L2 المقاطع بحسب مستوياتها، من الأعلى. عند المستوى { $highest }: { $run }.
# { $sentence } تقول لماذا يظهر العرض كما يظهر.
summary-added-controls-idle = { $sentence } لا تغيّر محارف التحكم المضافة هنا شيئًا.
summary-fields-in-order =
    { $direction ->
        [rtl] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليمين إلى اليسار.
       *[ltr] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليسار إلى اليمين.
    }
summary-fields-in-order-reversed =
    { $direction ->
        [rtl] { $more ->
            [0] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليمين إلى اليسار. من اليمين إلى اليسار داخل حقله: { $run }.
            [one] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليمين إلى اليسار. مقطعان من اليمين إلى اليسار داخل حقليهما. أولهما: { $run }.
           *[other] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليمين إلى اليسار. عدة مقاطع من اليمين إلى اليسار داخل حقولها. أولها: { $run }؛ وعدد البقية { $more }.
        }
       *[ltr] { $more ->
            [0] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليسار إلى اليمين. من اليمين إلى اليسار داخل حقله: { $run }.
            [one] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليسار إلى اليمين. مقطعان من اليمين إلى اليسار داخل حقليهما. أولهما: { $run }.
           *[other] محرفا التحكم المضافان { $first } و{ $second } يبقيان الحقول مرتبة من اليسار إلى اليمين. عدة مقاطع من اليمين إلى اليسار داخل حقولها. أولها: { $run }؛ وعدد البقية { $more }.
        }
    }
summary-no-component-rtl = ليس في أي مكوّن محرف من الصنف R أو AL أو AN، فالمكوّنات كلها من اليسار إلى اليمين.
summary-component-rtl =
    { $more ->
        [0] تتوالى المكوّنات من اليسار إلى اليمين. واحد منها من اليمين إلى اليسار: { $component }. فيه { $character } من الصنف { $class }.
        [one] تتوالى المكوّنات من اليسار إلى اليمين. اثنان منها من اليمين إلى اليسار. أولهما: { $component }. فيه { $character } من الصنف { $class }.
       *[other] تتوالى المكوّنات من اليسار إلى اليمين. عدة منها من اليمين إلى اليسار. أولها: { $component }؛ وعدد البقية { $more }. فيه { $character } من الصنف { $class }.
    }
summary-component-rtl-single =
    { $more ->
        [0] تتوالى المكوّنات من اليسار إلى اليمين. واحد منها، { $component }، من اليمين إلى اليسار، لأنه من الصنف { $class }.
        [one] تتوالى المكوّنات من اليسار إلى اليمين. اثنان منها من اليمين إلى اليسار. أولهما: { $component }، لأنه من الصنف { $class }.
       *[other] تتوالى المكوّنات من اليسار إلى اليمين. عدة منها من اليمين إلى اليسار. أولها: { $component }، لأنه من الصنف { $class }؛ وعدد البقية { $more }.
    }
summary-nothing-inferred-rtl = لا يجد عرض واحد لواحد شيئًا من اليمين إلى اليسار، فيظهر الاسم كما هو مخزَّن.
summary-stays-at-right = يبقى { $stays } على يمين { $before }: بعده { $after }، وهو من اليسار إلى اليمين.
summary-stays-at-right-at-end = يبقى { $stays } على يمين { $before }: لا يليه حرف من اليمين إلى اليسار.
summary-number-between-rtl = يقع العدد { $number } بين { $before } و{ $after }. كلاهما من اليمين إلى اليسار، فيتبعهما.
summary-run-reversed-in-place =
    { $more ->
        [0] مقطع واحد من اليمين إلى اليسار ينعكس في مكانه: { $run }.
        [one] مقطعان من اليمين إلى اليسار ينعكسان في مكانيهما. أولهما: { $run }.
       *[other] عدة مقاطع من اليمين إلى اليسار تنعكس في أماكنها. أولها: { $run }؛ وعدد البقية { $more }.
    }
# بعد { $sentence } التي تقول ما انعكس.
summary-number-not-reversed = { $sentence } وتقع أرقام العدد { $number } فيه من اليسار إلى اليمين.
summary-rest-not-reversed = { $sentence } وكل ما عداه يبقى في مكانه.
summary-fields-rtl = تتوالى الحقول من اليمين إلى اليسار، كل منها كما هو وحده.

## خطوات العرض: ما تفعله كل قاعدة، بمعرّفها (UAX #9؛ وAtkin وStansifer وAlsharif 2001، القسم IV)

rule-P2 = يُبحث عن أول محرف قوي (L أو R أو AL)، مع تجاهل كل ما في العزل.
rule-P3 = إن كان ذلك المحرف R أو AL فمستوى الفقرة 1، وإلا 0. ويحكم بدلًا منه اتجاه معطى (HL1). المستويات الزوجية من اليسار إلى اليمين، والفردية من اليمين إلى اليسار.
# حيث يحدد العرض الاتجاه.
rule-P3-given =
    { $level ->
        [1] جُعلت الفقرة من اليمين إلى اليسار: المستوى 1 (HL1).
       *[0] جُعلت الفقرة من اليسار إلى اليمين: المستوى 0 (HL1).
    }
rule-X1 = البداية من مستوى الفقرة، بلا تجاوز ولا عزل.
rule-X2 = يفتح RLE تضمينًا من اليمين إلى اليسار: تأخذ المحارف بعده المستوى الفردي التالي.
rule-X3 = يفتح LRE تضمينًا من اليسار إلى اليمين: تأخذ المحارف بعده المستوى الزوجي التالي.
rule-X4 = يفتح RLO تجاوزًا من اليمين إلى اليسار: تأخذ المحارف بعده المستوى الفردي التالي والصنف R.
rule-X5 = يفتح LRO تجاوزًا من اليسار إلى اليمين: تأخذ المحارف بعده المستوى الزوجي التالي والصنف L.
rule-X5a = يفتح RLI عزلًا من اليمين إلى اليسار. يبقى على المستوى المحيط به؛ وتأخذ المحارف بعده المستوى الفردي التالي.
rule-X5b = يفتح LRI عزلًا من اليسار إلى اليمين. يبقى على المستوى المحيط به؛ وتأخذ المحارف بعده المستوى الزوجي التالي.
rule-X5c = يفتح FSI عزلًا باتجاه أول محرف قوي فيه: يعمل مثل RLI أو LRI.
rule-X6 = يأخذ كل محرف ليست له قاعدة X خاصة به مستوى تضمينه. وداخل التجاوز يأخذ أيضًا صنف التجاوز.
rule-X6a = يغلق PDI آخر عزل وكل تضمين فُتح فيه. ويأخذ المستوى المحيط بالعزل.
rule-X7 = يغلق PDF آخر تضمين أو تجاوز مفتوح. وداخل العزل لا يغلق شيئًا بدأ خارجه.
rule-X8 = تغلق نهاية الفقرة كل شيء. ويأخذ فاصل الفقرات مستوى الفقرة.
rule-X9 = تتجاهل القواعد التالية محارف التضمين والتجاوز وPDF والمحارف المحايدة الحدّية (BN).
rule-X10 = المحارف المتجاورة بمستوى واحد مقطع مستوى. والمقاطع التي يفصلها عزل تكوّن تسلسل عزل واحدًا. والمستوى الأعلى عند كل طرف يعطي اتجاهه (sos، eos).
rule-W1 = تأخذ علامة التركيب (NSM) صنف المحرف الذي قبلها، أو صنف sos. وبعد محرف عزل تصير ON.
rule-W2 = يصير العدد الأوروبي عددًا عربيًا (AN) إذا كان آخر محرف قوي قبله حرفًا عربيًا (AL).
rule-W3 = يصير الحرف العربي (AL) من الصنف R.
rule-W4 = يصير الفاصل الأوروبي المفرد بين عددين أوروبيين EN. والفاصل المشترك المفرد بين عددين من صنف واحد يأخذ ذلك الصنف.
rule-W5 = تصير النهايات الأوروبية بجوار عدد أوروبي EN.
rule-W6 = تصير الفواصل والنهايات الأخرى محايدة (ON).
rule-W7 = يصير العدد الأوروبي L إذا كان آخر محرف قوي قبله L. وإن لم يوجد محرف كهذا حكم sos.
rule-N0 = يأخذ زوج الأقواس اتجاه التضمين إذا كان لمحرف داخله هذا الاتجاه. وإن لم يكن داخله إلا الاتجاه المعاكس حكم آخر محرف قوي قبل الزوج: إن كان له الاتجاه المعاكس أخذه الزوج، وإلا أخذ اتجاه التضمين. وإن لم يكن داخله محرف قوي لم يتغير الزوج.
rule-N1 = تأخذ المحارف المحايدة بين محرفين باتجاه واحد ذلك الاتجاه. يُعدّ EN وAN من R؛ وعند الطرفين يُحسب sos وeos.
rule-N2 = يأخذ كل محرف محايد آخر اتجاه التضمين.
rule-I1 = عند مستوى زوجي يرتفع R مستوى واحدًا؛ ويرتفع AN وEN مستويين.
rule-I2 = عند مستوى فردي يرتفع L وEN وAN مستوى واحدًا.
rule-L1 = تعود علامات الجدولة وفواصل الفقرات، والمسافات قبلها أو في آخر السطر، إلى مستوى الفقرة.
rule-L2 = من أعلى مستوى إلى أدنى مستوى فردي، يُعكس كل مقطع عند ذلك المستوى أو أعلى.
rule-L3 = العلامات التي عكستها L2 تعود إلى ما بعد محرفها الأساسي. ومثلها المحارف المحذوفة، وهذا اختيار هذا البرنامج: يترك UAX #9 (القسم 5.2) مكانها مفتوحًا.
rule-logical = تظهر المحارف كما هي مخزَّنة، من اليسار إلى اليمين.
rule-classes = يعطي العرض الشرطة أو النقطة أو الأرقام صنفًا آخر قبل تطبيق القواعد (UAX #9، من HL2 إلى HL4).
rule-fields = تتوالى الحقول من اليمين إلى اليسار. ويظهر كل منها كما هو وحده.
rule-mirror = في المقاطع من اليمين إلى اليسار يُعكس أيضًا شكل الشرطة المائلة والشرطة المائلة العكسية (UAX #9، HL6).
rule-insert = يضيف العرض محرف تنسيق.
rule-surround = يشارك في القواعد محرف من النص المحيط.
rule-assign = محارف الصنف R أو AL (في الورقة: الحروف العربية والعبرية) وعلاماتها من اليمين إلى اليسار. وكل ما عداها من اليسار إلى اليمين، إلا الأرقام والشرطات، فتحكم فيها خطوات لاحقة.
rule-digits-forward = الأرقام العربية (AN) من اليمين إلى اليسار. والرقم الأوروبي من اليسار إلى اليمين بعد محرف مثله أو في البداية. وتُتجاهل الأرقام والشرطات بينهما.
rule-digits-reverse = بقية الأرقام الأوروبية بعد حرف من اليمين إلى اليسار. فهي مثله إن تلاها حرف آخر مثله، وإلا فمن اليسار إلى اليمين.
rule-hyphens-forward = الشرطة من اليسار إلى اليمين بعد محرف مثلها أو في البداية. وتُتجاهل الشرطات بينهما.
rule-hyphens-reverse = بقية الشرطات بعد محرف من اليمين إلى اليسار. فهي مثله إن تلاها محرف آخر مثله، وإلا فمن اليسار إلى اليمين.
operation-empty = بعد نص من اليسار إلى اليمين يُخرَج المكدس من أعلاه، ثم المُراكم، ثم المحرف.
operation-clear = بعد نص من اليمين إلى اليسار يُخرَج المُراكم، ثم المكدس من أعلاه، ثم المحرف.
operation-push = لحرف أو شرطة من اليمين إلى اليسار يُدفع المُراكم إلى المكدس قطعة واحدة، ثم المحرف.
operation-accumulate = يُضاف رقم من اليمين إلى اليسار إلى المُراكم، لتقع أرقام عدده من اليسار إلى اليمين.

## ما فعلته الخطوة، في سطر من أجزاء، مثل “من EN إلى AN: 4-5؛ من ES إلى ON: 3”.
## { $characters } مواضع، ومعها في الطرفية المحارف.

outcome-class = من { $from } إلى { $to }: { $characters }
outcome-level = من المستوى { $from } إلى { $to }: { $characters }
outcome-outside = في النص المحيط: { $changes }
outcome-outside-class = { $character } من { $from } إلى { $to }
outcome-outside-level = { $character } من المستوى { $from } إلى { $to }
outcome-first-strong = أول محرف قوي هو { $character }
outcome-first-strong-outside = أول محرف قوي هو { $character }، في النص المحيط
outcome-no-strong = لا محرف قوي
outcome-paragraph = الفقرة على المستوى { $level }
outcome-paragraphs = المستوى { $level }: { $characters }
outcome-overflow = فوق أقصى عمق: { $characters }
outcome-removed = يُتجاهل من هنا: { $characters }
outcome-removed-outside =
    { $count ->
        [one] يُتجاهل في النص المحيط: محرف واحد
        [two] يُتجاهل في النص المحيط: محرفان
        [few] يُتجاهل في النص المحيط: { $count } محارف
        [many] يُتجاهل في النص المحيط: { $count } محرفًا
       *[other] يُتجاهل في النص المحيط: { $count } محرف
    }
outcome-level-runs =
    { $count ->
        [one] مقطع مستوى واحد
        [two] مقطعا مستوى
        [few] { $count } مقاطع مستوى
        [many] { $count } مقطع مستوى
       *[other] { $count } مقطع مستوى
    }
outcome-sequence = { $characters } على المستوى { $level }، { LTR("sos ", $sos) }، { LTR("eos ", $eos) }
outcome-sequence-outside = محارف النص المحيط وحدها على المستوى { $level }، { LTR("sos ", $sos) }، { LTR("eos ", $eos) }
outcome-more-sequences = وتسلسلات أخرى عددها { $count }
outcome-pair = يصير الزوج { $opening } و{ $closing } من الصنف { $class }
outcome-pair-unchanged = لا يتغير الزوج { $opening } و{ $closing }
outcome-mirrored = معكوس الشكل: { $characters }
outcome-mirrored-by-l4 = معكوس الشكل (القاعدة L4): { $characters }
outcome-moved =
    { $count ->
        [one] محرف واحد يغيّر موضعه
        [two] محرفان يغيّران موضعيهما
        [few] { $count } محارف تغيّر مواضعها
        [many] { $count } محرفًا تغيّر مواضعها
       *[other] { $count } محرف تغيّر مواضعها
    }
outcome-operation = { $operation } { $characters }، النمط { $mode }
outcome-operation-at-end = { $operation } في آخر المُدخل، النمط { $mode }
outcome-accumulator = المُراكم { $characters }
outcome-stack =
    { $count ->
        [one] مكدس من قطعة واحدة، أعلاه { $characters }
        [two] مكدس من قطعتين، أعلاه { $characters }
        [few] مكدس من { $count } قطع، أعلاه { $characters }
        [many] مكدس من { $count } قطعة، أعلاه { $characters }
       *[other] مكدس من { $count } قطعة، أعلاه { $characters }
    }
outcome-pushed = إلى المكدس { $characters }
outcome-inserted = { $character } قبل المحرف { $position }
outcome-inserted-at-end = { $character } في الآخر
outcome-more = وغيرها، وعددها { $count }
step-changes-nothing = لا تغيّر شيئًا
# لقارئات الشاشة؛ { $title } القاعدة.
step-description = الخطوة { $number }، { $title }: { $outcome }

## لماذا فعلت الخطوة ذلك. الجمل عن المحرف المعني. كل منها جملة أو عدة جمل.

step-explanation = { $rule }: { $text }
step-explanation-with-section = { $rule } ({ $section }): { $text }
step-reason =
    { $count ->
        [one] المحرف { $first }: { $text }
        [two] المحرفان { $first } و{ $last }: { $text }
       *[other] المحارف من { $first } إلى { $last }: { $text }
    }

# المحارف في هذه الجمل؛ بعد { $class } ما يُعدّ منه.
character-number = المحرف { $position }
neighbour =
    { $counts ->
        [yes] { $character } ({ $class }، ويُعدّ R)
       *[no] { $character } ({ $class })
    }
neighbour-sos = البداية sos ({ $class })
neighbour-eos = النهاية eos ({ $class })
# بداية تسلسل عزل (sos) أو نهايته (eos) أو كلتاهما.
edge-by-paragraph =
    { $direction ->
        [rtl] { $edge ->
            [sos] قيمة sos هي R، لأن الفقرة من اليمين إلى اليسار.
            [eos] قيمة eos هي R، لأن الفقرة من اليمين إلى اليسار.
           *[both] قيمة sos وeos هي R، لأن الفقرة من اليمين إلى اليسار.
        }
       *[ltr] { $edge ->
            [sos] قيمة sos هي L، لأن الفقرة من اليسار إلى اليمين.
            [eos] قيمة eos هي L، لأن الفقرة من اليسار إلى اليمين.
           *[both] قيمة sos وeos هي L، لأن الفقرة من اليسار إلى اليمين.
        }
    }
edge-by-level =
    { $direction ->
        [rtl] { $edge ->
            [sos] قيمة sos هي R، لأن أعلى المستويين الملتقيين هناك، { $level }، فردي.
            [eos] قيمة eos هي R، لأن أعلى المستويين الملتقيين هناك، { $level }، فردي.
           *[both] قيمة sos وeos هي R، لأن أعلى المستويين الملتقيين عند كل منهما، { $level }، فردي.
        }
       *[ltr] { $edge ->
            [sos] قيمة sos هي L، لأن أعلى المستويين الملتقيين هناك، { $level }، زوجي.
            [eos] قيمة eos هي L، لأن أعلى المستويين الملتقيين هناك، { $level }، زوجي.
           *[both] قيمة sos وeos هي L، لأن أعلى المستويين الملتقيين عند كل منهما، { $level }، زوجي.
        }
    }

why-stored = هو في الموضع { $position }، كما هو مخزَّن.
why-class-reassigned = يتغير من { $from } إلى { $to }: يعطيه العرض هذا الصنف قبل تطبيق القواعد.
why-adjacent =
    { $inserted ->
        [yes] { $place ->
            [before] يضيف العرض { $character } قبله.
           *[after] يضيف العرض { $character } بعده.
        }
       *[no] { $place ->
            [before] قبله { $character } من النص المحيط.
           *[after] بعده { $character } من النص المحيط.
        }
    }
why-first-strong = هو أول محرف قوي ({ $class })، فيحدد اتجاه الفقرة.
why-paragraph-given =
    { $direction ->
        [rtl] فقرته على المستوى { $level }: يجعل العرض الفقرة من اليمين إلى اليسار.
       *[ltr] فقرته على المستوى { $level }: يجعل العرض الفقرة من اليسار إلى اليمين.
    }
why-paragraph-first-strong =
    { $direction ->
        [rtl] فقرته على المستوى { $level }، من اليمين إلى اليسار: أول محرف قوي، { $character }، هو { $class }.
       *[ltr] فقرته على المستوى { $level }، من اليسار إلى اليمين: أول محرف قوي، { $character }، هو { $class }.
    }
why-paragraph-no-strong = فقرته على المستوى { $level }، من اليسار إلى اليمين: ليس فيها محرف قوي خارج العزل.
why-paragraph-last-character =
    { $direction ->
        [rtl] فقرته على المستوى { $level }، من اليمين إلى اليسار: المحرف الأخير، { $character }، هو { $class }، وبه يأخذ هذا العرض.
       *[ltr] فقرته على المستوى { $level }، من اليسار إلى اليمين: المحرف الأخير، { $character }، هو { $class }، وبه يأخذ هذا العرض.
    }
why-paragraph-component = فقرته على المستوى { $level }، من اليمين إلى اليسار: في المكوّن { $character }، وهو { $class }.
why-paragraph-component-none = فقرته على المستوى { $level }، من اليسار إلى اليمين: ليس في المكوّن R ولا AL ولا AN.
why-embedded = يتغير من المستوى { $from } إلى { $to }: يفتح { $opener } حوله تضمينًا أو تجاوزًا أو عزلًا.
why-overridden = يتغير من { $from } إلى { $to }: يفتح { $opener } حوله تجاوزًا.
why-overflow = يتجاوز مستواه أقصى عمق، فلا يفتح شيئًا.
why-removed = هو { $class }، فتتجاهله القواعد التالية.
why-sequence =
    { $count ->
        [one] هو وحده في تسلسل عزل على المستوى { $level }، وفيه sos هو { $sos } وeos هو { $eos }.
        [two] هو في تسلسل عزل من محرفين على المستوى { $level }، وفيه sos هو { $sos } وeos هو { $eos }.
        [few] هو في تسلسل عزل من { $count } محارف على المستوى { $level }، وفيه sos هو { $sos } وeos هو { $eos }.
        [many] هو في تسلسل عزل من { $count } محرفًا على المستوى { $level }، وفيه sos هو { $sos } وeos هو { $eos }.
       *[other] هو في تسلسل عزل من { $count } محرف على المستوى { $level }، وفيه sos هو { $sos } وeos هو { $eos }.
    }
why-nonspacing-mark = يتغير من NSM إلى { $to }، وهو صنف { $character } قبله.
why-nonspacing-mark-isolate = يتغير من NSM إلى { $to }: يلي محرف العزل { $character }.
why-nonspacing-mark-sos = يتغير من NSM إلى { $to }، وهو صنف sos: ليس قبله إلا علامات.
why-number-after-arabic-letter = يتغير من EN إلى AN: آخر محرف قوي قبله، { $character }، هو { $class }.
why-arabic-letter = يتغير من AL إلى R: الحرف العربي في القواعد التالية R.
why-separator-in-number = يتغير من { $from } إلى { $class }: هو بين عددين من الصنف { $class }، هما { $before } و{ $after }.
why-terminator =
    { $place ->
        [after] يتغير من ET إلى EN: يلي { $character }، وهو عدد أوروبي.
       *[before] يتغير من ET إلى EN: يسبق { $character }، وهو عدد أوروبي.
    }
why-separator-to-neutral = يتغير من { $from } إلى ON: لم يتصل بعدد.
why-number-after-ltr = يتغير من EN إلى L: آخر محرف قوي قبله، { $character }، هو { $class }.
why-number-kept = يبقى EN: آخر محرف قوي قبله، { $character }، هو { $class }.
why-number-kept-sos = يبقى EN: لا محرف قوي قبله في تسلسله، فيحكم sos.
why-number-after-sos = يتغير من EN إلى L: لا محرف قوي قبله في تسلسله، فيحكم sos.
why-pair = يكوّن زوجًا مع { $partner }. وبينهما { $inside }، فيصيران { $class }، وهو اتجاه التضمين.
why-pair-before = يكوّن زوجًا مع { $partner }. وبينهما { $inside }، وقبلهما { $before }، فيصيران { $class }.
why-pair-unchanged = يكوّن زوجًا مع { $partner }. لا محرف قوي بينهما، فلا يتغيران.
why-bracket-mark = يصير { $class }، كالقوس الذي قبله.
why-neutral-between-same = يتغير من { $from } إلى { $to }: لما قبله { $before } وما بعده { $after } اتجاه واحد.
why-neutral-by-level =
    { $direction ->
        [rtl] يتغير من { $from } إلى { $to }: يختلف ما قبله { $before } عما بعده { $after }، فيحكم مستواه { $level }، وهو من اليمين إلى اليسار.
       *[ltr] يتغير من { $from } إلى { $to }: يختلف ما قبله { $before } عما بعده { $after }، فيحكم مستواه { $level }، وهو من اليسار إلى اليمين.
    }
why-implicit-level =
    { $parity ->
        [odd] يتغير من المستوى { $from } إلى { $to }: هو { $class }، والمستوى { $from } فردي.
       *[even] يتغير من المستوى { $from } إلى { $to }: هو { $class }، والمستوى { $from } زوجي.
    }
why-level-reset = يتغير من المستوى { $from } إلى { $to }، مستوى الفقرة: هو الفاصل { $character } أو مسافة قبله.
why-level-reset-at-end = يتغير من المستوى { $from } إلى { $to }، مستوى الفقرة: ينتهي السطر هنا، عدا مسافات ومحارف تحكم.
why-reversed =
    { $level ->
        [1] ينتقل من الموضع { $from } إلى { $to }: ينعكس مقطعه، وهو على المستوى 1 أو أعلى.
       *[other] ينتقل من الموضع { $from } إلى { $to }: تنعكس المقاطع عند المستوى { $level } أو أعلى. ثم تنعكس عند كل مستوى أدنى، حتى أدنى مستوى فردي.
    }
why-reversed-with-base = ينتقل من الموضع { $from } إلى { $to } مع المحرف الذي قبله.
why-mark-moved = ينتقل من الموضع { $from } إلى { $to }: تتبع العلامات محرفها الأساسي، ومثلها في هذا البرنامج المحارف المحذوفة.
why-mirrored = يظهر معكوس الشكل: مقطعه من اليمين إلى اليسار.
why-field-moved = ينتقل من الموضع { $from } إلى { $to }: تتوالى الحقول من اليمين إلى اليسار.
why-follows-base =
    { $direction ->
        [rtl] يتغير من { $from } إلى اتجاه اليمين إلى اليسار، كمحرفه الأساسي { $character }.
       *[ltr] يتغير من { $from } إلى اتجاه اليسار إلى اليمين، كمحرفه الأساسي { $character }.
    }
why-assigned =
    { $direction ->
        [rtl] يتغير من { $from } إلى اتجاه اليمين إلى اليسار: هو من الصنف R أو AL.
       *[ltr] يتغير من { $from } إلى اتجاه اليسار إلى اليمين: ليس من الصنف R أو AL، ولا رقمًا ولا شرطة.
    }
why-arabic-numeral = يتغير من { $from } إلى اتجاه اليمين إلى اليسار: كذلك كل رقم عربي (AN).
# { $ignored } ما تتجاهله الخطوة بين المحارف.
why-between-rtl =
    { $ignored ->
        [digits] يتغير من { $from } إلى اتجاه اليمين إلى اليسار، مثل { $before } قبله و{ $after } بعده؛ تُتجاهل الأرقام والشرطات.
       *[hyphens] يتغير من { $from } إلى اتجاه اليمين إلى اليسار، مثل { $before } قبله و{ $after } بعده؛ تُتجاهل الشرطات.
    }
why-like-neighbour =
    { $place ->
        [before] { $direction ->
            [rtl] { $ignored ->
                [digits] يتغير من { $from } إلى اتجاه اليمين إلى اليسار، مثل { $character } قبله؛ تُتجاهل الأرقام والشرطات.
               *[hyphens] يتغير من { $from } إلى اتجاه اليمين إلى اليسار، مثل { $character } قبله؛ تُتجاهل الشرطات.
            }
           *[ltr] { $ignored ->
                [digits] يتغير من { $from } إلى اتجاه اليسار إلى اليمين، مثل { $character } قبله؛ تُتجاهل الأرقام والشرطات.
               *[hyphens] يتغير من { $from } إلى اتجاه اليسار إلى اليمين، مثل { $character } قبله؛ تُتجاهل الشرطات.
            }
        }
       *[after] { $direction ->
            [rtl] { $ignored ->
                [digits] يتغير من { $from } إلى اتجاه اليمين إلى اليسار، مثل { $character } بعده؛ تُتجاهل الأرقام والشرطات.
               *[hyphens] يتغير من { $from } إلى اتجاه اليمين إلى اليسار، مثل { $character } بعده؛ تُتجاهل الشرطات.
            }
           *[ltr] { $ignored ->
                [digits] يتغير من { $from } إلى اتجاه اليسار إلى اليمين، مثل { $character } بعده؛ تُتجاهل الأرقام والشرطات.
               *[hyphens] يتغير من { $from } إلى اتجاه اليسار إلى اليمين، مثل { $character } بعده؛ تُتجاهل الشرطات.
            }
        }
    }
why-no-neighbour =
    { $place ->
        [before] { $ignored ->
            [digits] يتغير من { $from } إلى اتجاه اليسار إلى اليمين: ليس قبله إلا أرقام وشرطات.
           *[hyphens] يتغير من { $from } إلى اتجاه اليسار إلى اليمين: ليس قبله إلا شرطات.
        }
       *[after] { $ignored ->
            [digits] يتغير من { $from } إلى اتجاه اليسار إلى اليمين: ليس بعده إلا أرقام وشرطات.
           *[hyphens] يتغير من { $from } إلى اتجاه اليسار إلى اليمين: ليس بعده إلا شرطات.
        }
    }
why-output =
    { $source ->
        [accumulator] تنقله العملية “{ $operation }” من المُراكم إلى الموضع { $position }.
        [stack] تنقله العملية “{ $operation }” من المكدس إلى الموضع { $position }.
       *[input] تضعه العملية “{ $operation }” في الموضع { $position }.
    }
why-accumulator = تضيفه العملية “{ $operation }” إلى المُراكم.
why-stack = تدفعه العملية “{ $operation }” إلى المكدس.
why-stack-from-accumulator = تدفعه العملية “{ $operation }” من المُراكم إلى المكدس، قطعة واحدة مع الأرقام المجاورة.

## أول اختلاف بين عرضين: جملة عن كل منهما. في الثانية، إذا كان $again هو “yes”، فالكلام عن المحرف نفسه.

# طرق العرض في مثل هذه الجملة، بمعرّفاتها.
display-subject-logical = الترتيب المنطقي
display-subject-one-to-one = عرض واحد لواحد
display-subject-uba = خوارزمية UBA
display-subject-uba-ltr = خوارزمية UBA في فقرة من اليسار إلى اليمين
display-subject-uba-rtl = خوارزمية UBA في فقرة من اليمين إلى اليسار
display-subject-uba-auto = خوارزمية UBA في فقرة تلقائية
display-subject-components = مسودة Dürst
display-subject-fields = اقتراح Davis
display-subject-isolates = خوارزمية UBA مع العزل
display-subject-isolated = العزل
display-subject-custom = الاستراتيجية المخصصة
# حيث العرضان من نوع واحد؛ { $count } عدد الخيارات التي ليست على قيمها الافتراضية.
display-subject-options =
    { $count ->
        [0] { $subject } (بالخيارات الافتراضية)
       *[other] { $subject } ({ $options })
    }

# محرف يتكرر في الاسم.
difference-character = { $character } (الموضع { $position })
difference-unchanged =
    { $again ->
        [yes] { $direction ->
            [rtl] وفق { $display }: يبقى المحرف نفسه من اليمين إلى اليسار.
            [arabic-number] وفق { $display }: يبقى المحرف نفسه عددًا عربيًا، يُعدّ من اليمين إلى اليسار.
            [european-number] وفق { $display }: يبقى المحرف نفسه عددًا أوروبيًا، يُعدّ من اليمين إلى اليسار.
           *[ltr] وفق { $display }: يبقى المحرف نفسه من اليسار إلى اليمين.
        }
       *[no] { $direction ->
            [rtl] وفق { $display }: يبقى { $character } من اليمين إلى اليسار.
            [arabic-number] وفق { $display }: يبقى { $character } عددًا عربيًا، يُعدّ من اليمين إلى اليسار.
            [european-number] وفق { $display }: يبقى { $character } عددًا أوروبيًا، يُعدّ من اليمين إلى اليسار.
           *[ltr] وفق { $display }: يبقى { $character } من اليسار إلى اليمين.
        }
    }
difference-by-rule =
    { $kind ->
        [rule] { $again ->
            [yes] { $direction ->
                [rtl] وفق { $display }: يصير المحرف نفسه من اليمين إلى اليسار (القاعدة { $rule }).
                [arabic-number] وفق { $display }: يصير المحرف نفسه عددًا عربيًا، يُعدّ من اليمين إلى اليسار (القاعدة { $rule }).
                [european-number] وفق { $display }: يصير المحرف نفسه عددًا أوروبيًا، يُعدّ من اليمين إلى اليسار (القاعدة { $rule }).
               *[ltr] وفق { $display }: يصير المحرف نفسه من اليسار إلى اليمين (القاعدة { $rule }).
            }
           *[no] { $direction ->
                [rtl] وفق { $display }: يصير { $character } من اليمين إلى اليسار (القاعدة { $rule }).
                [arabic-number] وفق { $display }: يصير { $character } عددًا عربيًا، يُعدّ من اليمين إلى اليسار (القاعدة { $rule }).
                [european-number] وفق { $display }: يصير { $character } عددًا أوروبيًا، يُعدّ من اليمين إلى اليسار (القاعدة { $rule }).
               *[ltr] وفق { $display }: يصير { $character } من اليسار إلى اليمين (القاعدة { $rule }).
            }
        }
       *[step] { $again ->
            [yes] { $direction ->
                [rtl] وفق { $display }: يصير المحرف نفسه من اليمين إلى اليسار (الخطوة “{ $rule }”).
                [arabic-number] وفق { $display }: يصير المحرف نفسه عددًا عربيًا، يُعدّ من اليمين إلى اليسار (الخطوة “{ $rule }”).
                [european-number] وفق { $display }: يصير المحرف نفسه عددًا أوروبيًا، يُعدّ من اليمين إلى اليسار (الخطوة “{ $rule }”).
               *[ltr] وفق { $display }: يصير المحرف نفسه من اليسار إلى اليمين (الخطوة “{ $rule }”).
            }
           *[no] { $direction ->
                [rtl] وفق { $display }: يصير { $character } من اليمين إلى اليسار (الخطوة “{ $rule }”).
                [arabic-number] وفق { $display }: يصير { $character } عددًا عربيًا، يُعدّ من اليمين إلى اليسار (الخطوة “{ $rule }”).
                [european-number] وفق { $display }: يصير { $character } عددًا أوروبيًا، يُعدّ من اليمين إلى اليسار (الخطوة “{ $rule }”).
               *[ltr] وفق { $display }: يصير { $character } من اليسار إلى اليمين (الخطوة “{ $rule }”).
            }
        }
    }
difference-part-of-number =
    { $again ->
        [yes] وفق { $display }: يصير المحرف نفسه جزءًا من العدد { $number } (القاعدة { $rule }).
       *[no] وفق { $display }: يصير { $character } جزءًا من العدد { $number } (القاعدة { $rule }).
    }
# لا تجعله القاعدة W7 من اليسار إلى اليمين.
difference-number-kept =
    { $again ->
        [yes] { $kind ->
            [letter] وفق { $display }: يبقى المحرف نفسه عددًا، يُعدّ من اليمين إلى اليسار (القاعدة W7). آخر محرف قوي قبله { $before }.
            [outside] وفق { $display }: يبقى المحرف نفسه عددًا، يُعدّ من اليمين إلى اليسار (القاعدة W7). آخر محرف قوي قبله في النص المحيط.
           *[none] وفق { $display }: يبقى المحرف نفسه عددًا، يُعدّ من اليمين إلى اليسار (القاعدة W7). لا محرف قوي قبله.
        }
       *[no] { $kind ->
            [letter] وفق { $display }: يبقى { $character } عددًا، يُعدّ من اليمين إلى اليسار (القاعدة W7). آخر محرف قوي قبله { $before }.
            [outside] وفق { $display }: يبقى { $character } عددًا، يُعدّ من اليمين إلى اليسار (القاعدة W7). آخر محرف قوي قبله في النص المحيط.
           *[none] وفق { $display }: يبقى { $character } عددًا، يُعدّ من اليمين إلى اليسار (القاعدة W7). لا محرف قوي قبله.
        }
    }
# تجعله القاعدة W2 كذلك، وتُبقي W7 العدد الأوروبي للسبب نفسه: { $before } هو الحرف الذي قبله.
difference-arabic-number =
    { $again ->
        [yes] وفق { $display }: يصير المحرف نفسه عددًا عربيًا، يُعدّ من اليمين إلى اليسار، لأن آخر حرف قبله { $before } (القاعدة W2). ولو كان عددًا أوروبيًا لعُدّ كذلك (القاعدة W7).
       *[no] وفق { $display }: يصير { $character } عددًا عربيًا، يُعدّ من اليمين إلى اليسار، لأن آخر حرف قبله { $before } (القاعدة W2). ولو كان عددًا أوروبيًا لعُدّ كذلك (القاعدة W7).
    }
# عدة فقرات، مثل المكوّنات في مسودة Dürst.
difference-paragraphs = وفق { $display }: يُقسم الاسم إلى فقرات عددها { $count }، لكل منها مستواها (القاعدة HL1).
# المتغير { $scalars } محارف التحكم المختلفة المضافة.
difference-inserted = وفق { $display }: تُضاف محارف تحكم ({ $scalars })، في فقرة على المستوى { $level }.
# واحد لواحد بجوار عرض تحكم فقرته.
difference-no-paragraph = وفق { $display }: لا اتجاه للفقرة، والبداية من اليسار دائمًا.
# خطوة لمحارف، ومستويات الفقرات بالمحارف التي تبدأ بها.
difference-step = القاعدة { $rule } في { $characters }
difference-step-paragraphs =
    { $count ->
        [one] مستوى الفقرة التي تبدأ عند { $characters }
        [two] مستوى الفقرتين اللتين تبدآن عند { $characters }
       *[other] مستويات الفقرات التي تبدأ عند { $characters }
    }
# خطوات لا تُحدث الخطوة المذكورة اختلافًا من دونها.
difference-other-steps = لا يكفي ذلك وحده لإحداث الاختلاف، بل يلزم معه: { $steps }.
# خطوات لا أثر من دونها للخطوة المذكورة.
# ما يفعله واحد لواحد، ومثل أي محارف.
difference-inferred =
    { $again ->
        [yes] { $direction ->
            [rtl] { $reason ->
                [like] وفق { $display }: المحرف نفسه من اليمين إلى اليسار، مثل { $before }.
                [between] وفق { $display }: المحرف نفسه من اليمين إلى اليسار، مثل { $before } قبله و{ $after } بعده.
                [none-before] وفق { $display }: المحرف نفسه من اليمين إلى اليسار، إذ لا حرف قبله.
                [none-after] وفق { $display }: المحرف نفسه من اليمين إلى اليسار، إذ لا حرف بعده.
               *[own] وفق { $display }: المحرف نفسه من اليمين إلى اليسار.
            }
           *[ltr] { $reason ->
                [like] وفق { $display }: المحرف نفسه من اليسار إلى اليمين، مثل { $before }.
                [between] وفق { $display }: المحرف نفسه من اليسار إلى اليمين، مثل { $before } قبله و{ $after } بعده.
                [none-before] وفق { $display }: المحرف نفسه من اليسار إلى اليمين، إذ لا حرف قبله.
                [none-after] وفق { $display }: المحرف نفسه من اليسار إلى اليمين، إذ لا حرف بعده.
               *[own] وفق { $display }: المحرف نفسه من اليسار إلى اليمين.
            }
        }
       *[no] { $direction ->
            [rtl] { $reason ->
                [like] وفق { $display }: يُعدّ { $character } من اليمين إلى اليسار، مثل { $before }.
                [between] وفق { $display }: يُعدّ { $character } من اليمين إلى اليسار، مثل { $before } قبله و{ $after } بعده.
                [none-before] وفق { $display }: يُعدّ { $character } من اليمين إلى اليسار، إذ لا حرف قبله.
                [none-after] وفق { $display }: يُعدّ { $character } من اليمين إلى اليسار، إذ لا حرف بعده.
               *[own] وفق { $display }: يُعدّ { $character } من اليمين إلى اليسار.
            }
           *[ltr] { $reason ->
                [like] وفق { $display }: يُعدّ { $character } من اليسار إلى اليمين، مثل { $before }.
                [between] وفق { $display }: يُعدّ { $character } من اليسار إلى اليمين، مثل { $before } قبله و{ $after } بعده.
                [none-before] وفق { $display }: يُعدّ { $character } من اليسار إلى اليمين، إذ لا حرف قبله.
                [none-after] وفق { $display }: يُعدّ { $character } من اليسار إلى اليمين، إذ لا حرف بعده.
               *[own] وفق { $display }: يُعدّ { $character } من اليسار إلى اليمين.
            }
        }
    }
difference-paragraph =
    { $cause ->
        [first] وفق { $display }: الفقرة على المستوى { $level } (القاعدتان P2 وP3). أول محرف قوي فيها { $first }.
        [outside] وفق { $display }: الفقرة على المستوى { $level } (القاعدتان P2 وP3). أول محرف قوي فيها يقع في النص المحيط.
        [none] وفق { $display }: الفقرة على المستوى { $level }، إذ لا محرف قوي فيها (القاعدتان P2 وP3).
        [last] وفق { $display }: الفقرة على المستوى { $level }، بحسب محرفها الأخير (القاعدة HL1).
        [component] وفق { $display }: الفقرة على المستوى { $level }، لأن في مكوّنها { $first } (القاعدة HL1).
        [component-none] وفق { $display }: الفقرة على المستوى { $level }، إذ ليس في مكوّنها R ولا AL ولا AN (القاعدة HL1).
       *[given] وفق { $display }: الفقرة على المستوى { $level } (القاعدة HL1).
    }
# مستوى الفقرة كلها، وبأي قواعد.
difference-paragraph-level =
    { $again ->
        [yes] وفق { $display }: يبقى المحرف نفسه على مستوى الفقرة، { $level }.
       *[no] وفق { $display }: يبقى { $character } على مستوى الفقرة، { $level }.
    }
difference-level =
    { $kind ->
        [rule] { $again ->
            [yes] وفق { $display }: المحرف نفسه على المستوى { $level } (القاعدة { $rule }).
           *[no] وفق { $display }: يقع { $character } على المستوى { $level } (القاعدة { $rule }).
        }
       *[step] { $again ->
            [yes] وفق { $display }: المحرف نفسه على المستوى { $level } (الخطوة “{ $rule }”).
           *[no] وفق { $display }: يقع { $character } على المستوى { $level } (الخطوة “{ $rule }”).
        }
    }
difference-position =
    { $again ->
        [yes] وفق { $display }: المحرف نفسه في الموضع { $position } من اليسار.
       *[no] وفق { $display }: يظهر { $character } في الموضع { $position } من اليسار.
    }
difference-none =
    { $split ->
        [here] للعرضين الترتيب نفسه، لكن النص المحيط يقسم هذا.
        [there] للعرضين الترتيب نفسه، لكن النص المحيط يقسم الآخر.
       *[none] للعرضين الترتيب نفسه.
    }

## تتبع العرض

values-class = الصنف
values-level = المستوى
values-direction = الاتجاه
values-position = الموضع
# ما تحت المحرف حتى يأخذ موضعًا في عرض واحد لواحد، وبعد القاعدة X9.
cell-stack = مكدس
cell-accumulator = أرقام
cell-input = مُدخل
cell-removed = محذوف
# لقارئات الشاشة: ما صارت إليه محارف الصف بعد خطوته.
row-description =
    { $more ->
        [0] { $values } بعد هذه الخطوة: { $cells }
       *[other] { $values } بعد هذه الخطوة: { $cells }، وغيرها { $more }
    }
row-description-changed = { $row }. تغيّر: { $changed }
trace-context =
    { $count ->
        [one] ليس لمحرف النص المحيط عمود. يضيفه الصف “surround”.
        [two] ليس لمحرفي النص المحيط عمودان. يضيفهما الصفان “surround”.
       *[other] ليس لمحارف النص المحيط أعمدة، وعددها { $count }. تضيفها الصفوف “surround”.
    }
caption-logical = المحارف كما هي مخزَّنة
caption-output = الخرج حتى الآن
caption-line = السطر
caption-line-l2 = السطر بعد L2
caption-line-context = السطر كله
caption-no-order =
    { $context ->
        [yes] لا ترتيب بعد: المحارف كما هي مخزَّنة، بلا النص المحيط
       *[no] لا ترتيب بعد: المحارف كما هي مخزَّنة
    }
caption-by-levels =
    { $context ->
        [yes] الترتيب بالقاعدة L2 بحسب المستويات حتى الآن، بلا النص المحيط
       *[no] الترتيب بالقاعدة L2 بحسب المستويات حتى الآن
    }

distant-move-typed =
    { $count ->
        [one] { $moved ->
            [one] كتابة { $character } نقلت محرفًا واحدًا لا يجاوره.
            [two] كتابة { $character } نقلت محرفين لا يجاورانه.
            [few] كتابة { $character } نقلت { $moved } محارف لا تجاوره.
            [many] كتابة { $character } نقلت { $moved } محرفًا لا تجاوره.
           *[other] كتابة { $character } نقلت { $moved } محرف لا تجاوره.
        }
        [two] { $moved ->
            [one] كتابة محرفين نقلت محرفًا واحدًا لا يجاورهما.
            [two] كتابة محرفين نقلت محرفين لا يجاورانهما.
            [few] كتابة محرفين نقلت { $moved } محارف لا تجاورهما.
            [many] كتابة محرفين نقلت { $moved } محرفًا لا تجاورهما.
           *[other] كتابة محرفين نقلت { $moved } محرف لا تجاورهما.
        }
       *[other] { $moved ->
            [one] كتابة محارف عددها { $count } نقلت محرفًا واحدًا لا يجاورها.
            [two] كتابة محارف عددها { $count } نقلت محرفين لا يجاورانها.
            [few] كتابة محارف عددها { $count } نقلت { $moved } محارف لا تجاورها.
            [many] كتابة محارف عددها { $count } نقلت { $moved } محرفًا لا تجاورها.
           *[other] كتابة محارف عددها { $count } نقلت { $moved } محرف لا تجاورها.
        }
    }
distant-move-removed =
    { $count ->
        [one] { $moved ->
            [one] حذف { $character } نقل محرفًا واحدًا لم يكن يجاوره.
            [two] حذف { $character } نقل محرفين لم يكونا يجاورانه.
            [few] حذف { $character } نقل { $moved } محارف لم تكن تجاوره.
            [many] حذف { $character } نقل { $moved } محرفًا لم تكن تجاوره.
           *[other] حذف { $character } نقل { $moved } محرف لم تكن تجاوره.
        }
        [two] { $moved ->
            [one] حذف محرفين نقل محرفًا واحدًا لم يكن يجاورهما.
            [two] حذف محرفين نقل محرفين لم يكونا يجاورانهما.
            [few] حذف محرفين نقل { $moved } محارف لم تكن تجاورهما.
            [many] حذف محرفين نقل { $moved } محرفًا لم تكن تجاورهما.
           *[other] حذف محرفين نقل { $moved } محرف لم تكن تجاورهما.
        }
       *[other] { $moved ->
            [one] حذف محارف عددها { $count } نقل محرفًا واحدًا لم يكن يجاورها.
            [two] حذف محارف عددها { $count } نقل محرفين لم يكونا يجاورانها.
            [few] حذف محارف عددها { $count } نقل { $moved } محارف لم تكن تجاورها.
            [many] حذف محارف عددها { $count } نقل { $moved } محرفًا لم تكن تجاورها.
           *[other] حذف محارف عددها { $count } نقل { $moved } محرف لم تكن تجاورها.
        }
    }
distant-move-replaced =
    { $moved ->
        [one] هذا التعديل نقل محرفًا واحدًا لا يجاوره.
        [two] هذا التعديل نقل محرفين لا يجاورانه.
        [few] هذا التعديل نقل { $moved } محارف لا تجاوره.
        [many] هذا التعديل نقل { $moved } محرفًا لا تجاوره.
       *[other] هذا التعديل نقل { $moved } محرف لا تجاوره.
    }

## التتبع على ورقة وفي طرفية

sheet-trace = خطوات { $display }
sheet-trace-display = العرض
sheet-step = الخطوة { $number }، { $rule }:
sheet-step-title = { $rule } ({ $section })
sheet-step-page = الصفحة { $page } من { $count }: الخطوة { $step } من { $display }
sheet-steps-hidden =
    { $count ->
        [one] خطوة واحدة لا تغيّر شيئًا، فأُسقطت.
        [two] خطوتان لا تغيّران شيئًا، فأُسقطتا.
        [few] { $count } خطوات لا تغيّر شيئًا، فأُسقطت.
        [many] { $count } خطوة لا تغيّر شيئًا، فأُسقطت.
       *[other] { $count } خطوة لا تغيّر شيئًا، فأُسقطت.
    }
sheet-no-output = لا خرج بعد.
sheet-reordering =
    { $direction ->
        [rtl] الاتجاه: من اليمين إلى اليسار. المكدس: { $stack }. المُراكم: { $accumulator }. بقية المُدخل: { $input }.
       *[ltr] الاتجاه: من اليسار إلى اليمين. المكدس: { $stack }. المُراكم: { $accumulator }. بقية المُدخل: { $input }.
    }
sheet-positions =
    { $count ->
        [0] فارغ
        [one] { $first }
       *[other] من { $first } إلى { $last }
    }
# تحت المحرف: موضعه على الشاشة.
sheet-cell-position = في { $position }
sheet-cells =
    { $changed ->
        [none] بعد الخطوة، بحسب { $values }: { $cells }.
       *[other] بعد الخطوة، بحسب { $values }: { $cells }. تغيّر: { $changed }.
    }
sheet-logical-cells = المحارف بالترتيب المنطقي: { $characters }.
sheet-logical-cell = { $character }، الصنف { $class }
sheet-display-cells = المواضع المنطقية من اليسار إلى اليمين. { $runs }.
sheet-run =
    { $direction ->
        [rtl] { $level ->
            [none] { $part ->
                [yes] من اليمين إلى اليسار، جزئيًا: { $positions }
               *[no] من اليمين إلى اليسار: { $positions }
            }
           *[other] { $part ->
                [yes] من اليمين إلى اليسار، المستوى { $level }، جزئيًا: { $positions }
               *[no] من اليمين إلى اليسار، المستوى { $level }: { $positions }
            }
        }
       *[ltr] { $level ->
            [none] { $part ->
                [yes] من اليسار إلى اليمين، جزئيًا: { $positions }
               *[no] من اليسار إلى اليمين: { $positions }
            }
           *[other] { $part ->
                [yes] من اليسار إلى اليمين، المستوى { $level }، جزئيًا: { $positions }
               *[no] من اليسار إلى اليمين، المستوى { $level }: { $positions }
            }
        }
    }
sheet-footer = { LTR("bidiscope ", $version) }، { LTR("Unicode ", $unicode) }
sheet-footer-with-title = { $title }. { $footer }
sheet-title-steps = { $name }، خطوة خطوة

trace-title = { $display }: { $name }
trace-text-around =
    { $sides ->
        [before] النص قبله: { $before }
        [after] النص بعده: { $after }
       *[both] النص قبله: { $before }. النص بعده: { $after }
    }
trace-classes = أصناف الاتجاه: { $classes }
trace-display = العرض: { $text }
trace-output = الخرج: { $text }
trace-output-so-far = الخرج حتى الآن: { $text }
trace-hidden =
    { $count ->
        [one] خطوة واحدة لا تغيّر شيئًا ومخفية. أظهروها بالخيار { LTR("--all") }.
        [two] خطوتان لا تغيّران شيئًا ومخفيتان. أظهروهما بالخيار { LTR("--all") }.
        [few] { $count } خطوات لا تغيّر شيئًا ومخفية. أظهروها بالخيار { LTR("--all") }.
        [many] { $count } خطوة لا تغيّر شيئًا ومخفية. أظهروها بالخيار { LTR("--all") }.
       *[other] { $count } خطوة لا تغيّر شيئًا ومخفية. أظهروها بالخيار { LTR("--all") }.
    }
trace-too-long = عدد محارف الاسم { $count }. لما زاد على { $limit } استخدموا { LTR("--brief") }: يُظهر ما تغيّره كل خطوة فقط.

//! Ordinary prose in Markdown, in Hebrew, Arabic, Persian, Kurdish, Thai, Khmer, Malayalam and German, with what such prose
//! has: links, numbers, code, brackets, dates, marks, balanced isolates, joiners, soft hyphens and emoji. The same seed gives
//! the same text.

use std::fmt::Write;

/// Numbers that look random (Knuth's MMIX constants).
pub(super) struct Random(pub(super) u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count
    }

    fn of<'a>(&mut self, all: &[&'a str]) -> &'a str {
        all[self.below(all.len())]
    }
}

const HEBREW: [&str; 14] = [
    "הגשם ירד כל הלילה",
    "אתמול קראנו את הפרק השלישי של הספר",
    "בירושלים נפתחה תערוכה חדשה",
    "המורה שאלה מי סיים את השיעורים",
    "צה״ל ומד״א פרסמו הודעה משותפת",
    "התקנת התוכנה אורכת כחמש דקות",
    "ג׳ירפה וצ׳יטה הן חיות אפריקניות",
    "בְּרֵאשִׁית בָּרָא אֱלֹהִים אֵת הַשָּׁמַיִם וְאֵת הָאָרֶץ",
    "שאלתי אותו \"מתי תחזור?\" והוא שתק",
    "תל־אביב היא עיר ללא הפסקה",
    "הרשימה (ראו נספח ב׳) כוללת עשרה סעיפים",
    "חברת \"בזק\" הודיעה על מחירים חדשים",
    "לא ידענו מה לעשות, ולכן המתנו",
    "האם אפשר לכתוב את זה אחרת",
];

const ARABIC: [&str; 13] = [
    "كان الطقس جميلا في ذلك اليوم",
    "قرأنا الفصل الثالث من الكتاب أمس",
    "افتُتح معرض جديد في القاهرة",
    "سأل المعلم عن الواجب المنزلي",
    "يستغرق تثبيت البرنامج خمس دقائق تقريبا",
    "اللُّغَةُ العَرَبِيَّةُ جَمِيلَةٌ",
    "قال لي: «متى تعود؟» ثم سكت",
    "تضم القائمة (انظر الملحق ب) عشرة بنود",
    "لم نعرف ماذا نفعل، لذلك انتظرنا",
    "وُلد الشاعر سنة ١٣٨٥ هـ في دمشق",
    "صدر العدد الأول سنة 1445 ه\u{200D} في بيروت",
    "هل يمكن كتابة ذلك بطريقة أخرى",
    "الســـلام عليكم ورحمة الله",
];

const PERSIAN: [&str; 15] = [
    "می\u{200C}خواهم این کتاب را بخوانم",
    "خانه\u{200C}های قدیمی شهر بازسازی شدند",
    "دانش\u{200C}آموزان به پرسش\u{200C}ها پاسخ دادند",
    "این کار\u{200C}ها را نمی\u{200C}توان به\u{200C}سادگی انجام داد",
    "فایل\u{200C}های PDF و API\u{200C}ها در پوشه\u{200C}ی دیگری هستند",
    "در دهه\u{200C}ی ۱۳۵۰ کتاب\u{200C}خانه\u{200C}ها گسترش یافتند",
    "آزاد\u{200C}راه تهران \u{2013} شمال باز شد",
    "نوه\u{200C}اش را ندیده\u{200C}ام",
    "«سلام» گفت و رفت",
    "آیا می\u{200C}شود این را جور دیگری نوشت",
    "در این `code`\u{200C}ها و **کتاب**\u{200C}ها",
    "«کتاب»\u{200C}ها و (API)\u{200C}ها را ببینید",
    "API\u{200C}**ها** و [PDF](a.pdf)\u{200C}های تازه",
    "له\u{200C} کوردستان ژماره\u{200C}ی تازه\u{200C}\u{60C}",
    "نیمه\u{200C}فاصله پیش از «\u{200C}ها»",
];

const SOUTH_EAST_ASIAN: [&str; 6] = [
    "ใช้\u{200B}GitHub\u{200B}ได้\u{200B}ทุก\u{200B}วัน",
    "ราคา\u{200B}100\u{200B}บาท\u{200B}(ต่อ\u{200B}วัน)\u{200B}เท่านั้น",
    "**ภาษา**\u{200B}ไทย\u{200B}`code`\u{200B}อ่าน\u{200B}ง่าย",
    "ខ្ញុំ\u{200B}ចូល\u{200B}ចិត្ត\u{200B}Linux\u{200B}។\u{200B} ឆ្នាំ\u{200B}២០២៦",
    "«\u{200B}សៀវភៅ\u{200B}»\u{200B} និង\u{200B}អក្សរ",
    "မြန်မာ\u{200B}စာ\u{200B}၊\u{200B}ကဗျာ",
];

const MALAYALAM_AND_GERMAN: [&str; 7] = [
    "അവര്\u{200D}\u{200C}നെ കണ്ടു",
    "ഞാന്\u{200D} പറഞ്ഞു",
    "Die Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt begann früh",
    "Von 1914\u{2060}\u{2013}\u{2060}1918 dauerte der Krieg",
    "Mit 80 km\u{2060}/\u{2060}h und 5\u{2060} \u{2060}% Steigung",
    "ein Wort\u{2060}\u{2014}\u{2060}ein Satz",
    "Halt \u{26D4}\u{FE0F} oder 1\u{FE0F}\u{20E3}",
];

/// What stands in any of them, with `{n}` for a number.
const INSERTED: [&str; 24] = [
    "[קישור](https://example.com/a_b?c={n}#d)",
    "[رابط](https://example.org/{n})",
    "https://xn--4dbc.example/{n}",
    "`let x = \"שלום\"; // {n}`",
    "`printf(\"%d\\n\", {n});`",
    "({n})",
    "[{n}]",
    "**{n}%**",
    "{n}/11/2026",
    "2026-11-{n}",
    "+972 (2) 555-{n}",
    "\u{20AA}{n}",
    "$ {n}.50",
    "C++\u{200E}",
    "\u{200F}(א)\u{200F}",
    "\u{61C}-{n}",
    "\u{2067}\"דוגמה\"\u{2069}",
    "\u{2066}file-{n}.txt\u{2069}",
    "\u{2068}בית {n} \u{2067}גן\u{2069}\u{2069}",
    "\u{202B}ערך {n}\u{202C}",
    "\u{1F469}\u{200D}\u{1F4BB}",
    "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}",
    "\u{2764}\u{FE0F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
];

/// A file of prose; `number` decides the language and what ends its lines.
pub(super) fn file(number: usize, random: &mut Random) -> String {
    let clauses: &[&str] =
        [&HEBREW[..], &ARABIC, &PERSIAN, &SOUTH_EAST_ASIAN, &MALAYALAM_AND_GERMAN][number % 5];
    let line_end = if number.is_multiple_of(4) { "\r\n" } else { "\n" };
    let mut text = String::from(if number.is_multiple_of(7) { "\u{FEFF}" } else { "" });
    write!(text, "# {}{line_end}{line_end}", random.of(clauses)).expect("a string");
    for paragraph in 0..3 + random.below(6) {
        let prefix = random.of(&["", "", "- ", "> ", "1. ", "## ", "| "]);
        text.push_str(prefix);
        for _ in 0..1 + random.below(5) {
            text.push_str(random.of(clauses));
            let between = random.of(&[" ", ", ", "، ", "; ", " \u{2013} ", ": ", " \u{2026} "]);
            text.push_str(between);
            let inserted = random.of(&INSERTED);
            text.push_str(&inserted.replace("{n}", &(10 + random.below(90)).to_string()));
            text.push_str(random.of(&[" ", ". ", "! ", "? ", "؟ ", line_end]));
        }
        if paragraph % 3 == 2 {
            write!(text, "{line_end}```py{line_end}print(\"שלום {paragraph}\"){line_end}```")
                .expect("a string");
        }
        write!(text, "{line_end}{line_end}").expect("a string");
    }
    text
}

<?php
// Answers for intl of PHP: idn_to_ascii with every check, nontransitional. For the lines see lines.py.
$flags = IDNA_USE_STD3_RULES | IDNA_CHECK_BIDI | IDNA_CHECK_CONTEXTJ | IDNA_NONTRANSITIONAL_TO_ASCII;
echo "PHP " . PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION . "." . PHP_RELEASE_VERSION . " intl (ICU " . INTL_ICU_VERSION . ")\n";
while (($line = fgets(STDIN)) !== false) {
    $text = "";
    foreach (explode(" ", trim($line)) as $point) {
        $text .= mb_chr_of(hexdec($point));
    }
    $ascii = idn_to_ascii($text, $flags, INTL_IDNA_VARIANT_UTS46, $info);
    $errors = $info["errors"] ?? -1;
    echo $ascii === false || $errors !== 0 ? "-\terrors " . dechex($errors) . "\n" : "+\t" . $ascii . "\n";
}

function mb_chr_of(int $point): string
{
    return IntlChar::chr($point);
}

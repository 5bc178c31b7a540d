#!/bin/sh
# Fills the last two columns of splits.tsv in with what hb-shape answers: run it from the top of the
# repository after a word or a face was changed. Needs Debian's libharfbuzz-bin.
set -eu
export LC_ALL=C
splits=tests/data/shaping/splits.tsv
new=$(mktemp)

# The glyphs of code points $3, in face $1 and script $2, with a context: $4 is the option, $5 the text.
shape() {
    hb-shape --font-file="fonts/$1" --unicodes="$3" --direction=rtl --script="$2" --language=und \
        --no-glyph-names "$4=$5" </dev/null
}

grep '^#' "$splits" >"$new"
grep -v '^#' "$splits" | while IFS='	' read -r face script first second _; do
    before=$(printf '%s' "$first" | sed 's/ /,/g')
    after=$(printf '%s' "$second" | sed 's/ /,/g')
    printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$face" "$script" "$first" "$second" \
        "$(shape "$face" "$script" "$before" --unicodes-after "$after")" \
        "$(shape "$face" "$script" "$after" --unicodes-before "$before")" >>"$new"
done
cat "$new" >"$splits"
rm "$new"

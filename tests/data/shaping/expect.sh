#!/bin/sh
# Fills the last column of words.tsv in with what hb-shape answers: run it from the top of the
# repository after a word or a face was changed. Needs Debian's libharfbuzz-bin.
set -eu
export LC_ALL=C
words=tests/data/shaping/words.tsv
new=$(mktemp)
grep '^#' "$words" >"$new"
grep -v '^#' "$words" | while IFS='	' read -r language source face script direction code_points _; do
    unicodes=$(printf '%s' "$code_points" | sed 's/ /,/g')
    glyphs=$(hb-shape --font-file="fonts/$face" --unicodes="$unicodes" --direction="$direction" \
        --script="$script" --language=und --no-glyph-names </dev/null)
    printf '%s\t%s\t%s\t%s\t%s\t%s\t%s\n' \
        "$language" "$source" "$face" "$script" "$direction" "$code_points" "$glyphs" >>"$new"
done
cat "$new" >"$words"
rm "$new"

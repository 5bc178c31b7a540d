/* What ICU needs for the names of a file, a name a line: the visual order in a left-to-right and in a
   right-to-left paragraph, and its IDNA check (UTS #46 nontransitional, with the Bidi rule and the joiners).
   The names are in memory as UTF-16 before the time begins, and nothing is written.

   cc -O2 -o icu icu.c -licuuc && ./icu FILE ROUNDS

   Prints the version of ICU, the number of names, and the least processor time of a round in seconds. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unicode/ubidi.h>
#include <unicode/uidna.h>
#include <unicode/ustring.h>

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void stop(const char *what) {
  fprintf(stderr, "%s\n", what);
  exit(1);
}

int main(int count, char **arguments) {
  if (count != 3) stop("a file and a number of rounds");
  FILE *file = fopen(arguments[1], "rb");
  if (!file) stop("the file cannot be opened");
  size_t capacity = 1 << 20, names = 0;
  UChar **texts = malloc(capacity * sizeof *texts);
  int32_t *lengths = malloc(capacity * sizeof *lengths);
  char line[1 << 16];
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    UChar wide[1 << 16];
    int32_t length = 0;
    UErrorCode error = U_ZERO_ERROR;
    u_strFromUTF8(wide, 1 << 16, &length, line, -1, &error);
    if (U_FAILURE(error)) stop("a name is not UTF-8");
    if (names == capacity) stop("too many names");
    texts[names] = malloc((length + 1) * sizeof(UChar));
    memcpy(texts[names], wide, (length + 1) * sizeof(UChar));
    lengths[names++] = length;
  }
  UErrorCode error = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_open();
  UIDNA *idna = uidna_openUTS46(UIDNA_USE_STD3_RULES | UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ |
                                    UIDNA_CHECK_CONTEXTO | UIDNA_NONTRANSITIONAL_TO_ASCII,
                                &error);
  if (U_FAILURE(error)) stop("ICU cannot be used");
  double least = 1e30;
  unsigned long sum = 0; /* so that nothing is left out */
  for (int round = 0; round < atoi(arguments[2]); round++) {
    double start = seconds();
    for (size_t name = 0; name < names; name++) {
      static UChar result[1 << 17];
      static int32_t map[1 << 16];
      for (UBiDiLevel level = 0; level < 2; level++) {
        error = U_ZERO_ERROR;
        ubidi_setPara(bidi, texts[name], lengths[name], level, NULL, &error);
        ubidi_getVisualMap(bidi, map, &error);
        sum += (unsigned long)map[0];
      }
      UIDNAInfo info = UIDNA_INFO_INITIALIZER;
      error = U_ZERO_ERROR;
      sum += (unsigned long)uidna_nameToASCII(idna, texts[name], lengths[name], result, 1 << 17, &info, &error);
      sum += info.errors;
    }
    double spent = seconds() - start;
    if (spent < least) least = spent;
  }
  fprintf(stderr, "%lu\n", sum);
  printf("%s %zu %.9f\n", U_ICU_VERSION, names, least);
  return 0;
}

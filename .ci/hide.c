/* Hides shared libraries from a program: their names stand in HIDDEN, with spaces between. For the loader's
   own auditing (rtld-audit(7)): LD_AUDIT=hide.so HIDDEN="libX11.so.6 libX11.so" program */
#define _GNU_SOURCE
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned int la_version(unsigned int version) { return version; }

static int is_hidden(const char *file) {
  size_t length = strlen(file);
  const char *at = getenv("HIDDEN");
  while (at && *at) {
    size_t word = strcspn(at, " ");
    if (word == length && strncmp(at, file, length) == 0)
      return 1;
    at += word + (at[word] == ' ');
  }
  return 0;
}

char *la_objsearch(const char *name, uintptr_t *cookie, unsigned int flag) {
  const char *slash = strrchr(name, '/');
  const char *file = slash ? slash + 1 : name;
  char *elsewhere;
  (void)cookie;
  (void)flag;
  /* The loader keeps what it is given. */
  if (!is_hidden(file) || asprintf(&elsewhere, "/nowhere/%s", file) < 0)
    return (char *)name;
  return elsewhere;
}

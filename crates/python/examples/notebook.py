# %% [markdown]
# A list of names, as a registry has it: which of them are refused, and why.

# %%
import bidiscope

names = ["שלום.com", "1שלום.com", "אב12.com", "12אב.com", "pаypal.com", "paypal.com"]
rows = bidiscope.check(names)
for row in rows:
    if row.registration == "refused":
        print(row.line, row.name, *row.reason_texts)

# %% [markdown]
# Which look the same, or can be taken for each other:

# %%
for way, groups in bidiscope.same(rows).items():
    print(way, [[row.name for row in group] for group in groups])

# %% [markdown]
# One of them by itself. In a notebook the last line of a cell shows it as a picture with shaped letters.

# %%
inspection = bidiscope.inspect("12אב.com", ["logical", "one-to-one", "uba-ltr", "uba-rtl"])
for it in inspection.displays:
    print(f"{it.strategy}: {it.display}")
print("Instead:", [it.name for it in inspection.suggested_fixes])
inspection

# %% [markdown]
# How a display comes about, rule by rule: characters from 0, and what each was and is.

# %%
for step in bidiscope.trace("12אב.com", "uba-ltr"):
    if step.changed:
        print(step.rule, [(it["character"], it["from"], it["to"]) for it in step.changed])

# %% [markdown]
# A column of names, here of polars, with the verdicts beside it:

# %%
import polars as pl

import bidiscope.polars

found = pl.DataFrame({"name": names}).with_columns(bidiscope.polars.scan("name", ["registration"]).alias("of")).unnest("of")
for verdict, group in found.group_by("registration", maintain_order=True).agg("name").iter_rows():
    print(verdict, group)

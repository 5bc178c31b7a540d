// Prints which characters had another value of a Unicode property in an earlier version of Unicode: the table of
// crates/lgr/src/property_changes.rs. It reads the packages @unicode/unicode-VERSION of npm, all in one folder, and compares
// with the last of them; a character counts from the version on in which it is assigned.
//
//     for version in 6.3.0 7.0.0 8.0.0 9.0.0 10.0.0 11.0.0 12.0.0 13.0.0 14.0.0 15.0.0 15.1.0 16.0.0 17.0.0 18.0.0; do
//         mkdir -p FOLDER/$version && npm pack @unicode/unicode-$version | xargs -I{} tar xzf {} -C FOLDER/$version
//     done
//     node tools/property_changes.mjs FOLDER
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const folder = path.resolve(process.argv[2]);
const numbers = (version) => version.split(".").map(Number);
const inOrder = (one, other) => numbers(one).map((it, at) => it - numbers(other)[at]).find((it) => it !== 0) ?? 0;
const versions = fs.readdirSync(folder).sort(inOrder);
const PROPERTIES = {
    gc: ["General_Category", "Unassigned"],
    sc: ["Script", "Unknown"],
    jt: ["Joining_Type", "Non_Joining"],
    bc: ["Bidi_Class", "Left_To_Right"],
};
// Values that others are part of; categories only.
const GROUPS = /^(Any|Assigned|Cased_Letter|Letter|Mark|Number|Other|Punctuation|Separator|Symbol)$/;

async function values(version, property) {
    const values = new Map();
    const place = path.join(folder, version, "package", PROPERTIES[property][0]);
    for (const value of fs.readdirSync(place).filter((it) => !it.includes(".") && !GROUPS.test(it))) {
        const file = path.join(place, value, "code-points.mjs");
        for (const codePoint of (await import(pathToFileURL(file))).default) values.set(codePoint, value);
    }
    return values;
}

const categories = new Map();
for (const version of versions) categories.set(version, await values(version, "gc"));
for (const [property, [, missing]] of Object.entries(PROPERTIES)) {
    const all = new Map();
    for (const version of versions) all.set(version, await values(version, property));
    const value = (version, codePoint) => {
        const category = categories.get(version).get(codePoint);
        // Joining_Type is Transparent for these where the file does not say otherwise (ArabicShaping.txt).
        const isTransparent = property === "jt" && /^(Nonspacing_Mark|Enclosing_Mark|Format)$/.test(category);
        return all.get(version).get(codePoint) ?? (isTransparent ? "Transparent" : missing);
    };
    const last = versions.at(-1);
    const changed = new Map();
    for (const version of versions.slice(0, -1)) {
        for (const [codePoint, category] of categories.get(version)) {
            const isCharacter = !/^(Unassigned|Surrogate|Private_Use)$/.test(category);
            if (isCharacter && value(version, codePoint) !== value(last, codePoint)) changed.set(codePoint, version);
        }
    }
    let range;
    const print = () => range && console.log(property, range.version, range.first.toString(16), range.last.toString(16));
    for (const [codePoint, version] of [...changed].sort((one, other) => one[0] - other[0])) {
        if (range?.version === version && range.last + 1 === codePoint) {
            range.last = codePoint;
        } else {
            print();
            range = { version, first: codePoint, last: codePoint };
        }
    }
    print();
}

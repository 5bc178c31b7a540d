// Answers for programs in JavaScript: `node node.js bidi-js`, `tr46`, `whatwg-url` or `node` (which carries ada). For the lines see
// lines.py.
"use strict";
const readline = require("node:readline");

const CHECKS = { checkBidi: true, checkJoiners: true, checkHyphens: true, useSTD3ASCIIRules: true, verifyDNSLength: true };
const which = process.argv[2];

function version(name) {
  return `${name} ${require(`${name}/package.json`).version}`;
}

const ANSWERS = {
  "bidi-js": () => {
    const bidi = require("bidi-js")();
    return [version("bidi-js"), (line) => {
      const [direction, ...points] = line.split(" ");
      const text = read(points);
      const levels = bidi.getEmbeddingLevels(text, direction === "R" ? "rtl" : "ltr");
      const order = bidi.getReorderedIndices(text, levels);
      const starts = new Map();
      let at = 0;
      [...text].forEach((character, index) => {
        starts.set(at, index);
        at += character.length;
      });
      return order.filter((unit) => starts.has(unit)).map((unit) => starts.get(unit)).join(" ");
    }];
  },
  tr46: () => {
    const tr46 = require("tr46");
    const options = { ...CHECKS, transitionalProcessing: false, ignoreInvalidPunycode: false };
    return [version("tr46"), (line) => yielded(tr46.toASCII(read(line.split(" ")), options))];
  },
  "whatwg-url": () => {
    const whatwg = require("whatwg-url");
    return [version("whatwg-url"), (line) => yielded(host(whatwg, read(line.split(" "))))];
  },
  node: () => {
    const url = require("node:url");
    const name = `Node ${process.versions.node} (ada ${process.versions.ada})`;
    return [name, (line) => yielded(url.domainToASCII(read(line.split(" "))))];
  },
};

// The host of a URL of a scheme that is not special would not be a domain.
function host(whatwg, text) {
  const url = whatwg.parseURL(`http://${text}/`);
  return url && url.host !== null && url.path.length === 1 && url.path[0] === "" ? whatwg.serializeHost(url.host) : null;
}

function read(points) {
  return String.fromCodePoint(...points.map((point) => parseInt(point, 16)));
}

// A name that ends in a number becomes an IPv4 address.
function yielded(name) {
  return name ? `+\t${name}` : "-\trefused";
}

const [name, answer] = ANSWERS[which]();
const out = [name];
const input = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
input.on("line", (line) => {
  out.push(answer(line));
  if (out.length >= 5000) process.stdout.write(out.splice(0).join("\n") + "\n");
});
input.on("close", () => process.stdout.write(out.join("\n") + (out.length ? "\n" : "")));

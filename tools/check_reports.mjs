// Checks reports in HTML with programs that are not ours: the Nu HTML checker, and axe in Chromium.
//
//   npm install --prefix FOLDER vnu-jar axe-core puppeteer-core     (Java and Chromium must be there)
//   node tools/check_reports.mjs PROGRAM FOLDER [PICTURES]
//
// Makes reports of names of every kind and of a list, in each language of the program and in words that are partly Hebrew, and looks
// at each in light and dark, wide and narrow: the checker finds no error, axe finds nothing, no name has become an element,
// nothing is loaded, and nothing is wider than the page. With a folder PICTURES what was seen is kept there, and what
// is printed. Ends with 1 where something is wrong.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [program, folder, pictures] = process.argv.slice(2).map((it) => resolve(it));
if (!program || !folder) {
  console.error('node tools/check_reports.mjs PROGRAM FOLDER [PICTURES]');
  process.exit(2);
}
const require = createRequire(join(folder, 'node_modules', 'none.js'));
const puppeteer = require('puppeteer-core');
const axe = require('axe-core');
const jar = join(dirname(require.resolve('vnu-jar/package.json')), 'build', 'dist', 'vnu.jar');
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const partial = join(root, 'tests', 'data', 'report', 'he.ftl');
const work = mkdtempSync(join(tmpdir(), 'reports-'));
if (pictures) mkdirSync(pictures, { recursive: true });
let wrong = 0;
const fault = (where, what) => {
  wrong += 1;
  console.log(`${where}: ${what}`);
};

const NAMES = [
  '\u05E9\u05DC\u05D5\u05DD-12.ibm.\u0627\u0628',
  '\u0627\u0644\u0639\u0631\u0628\u064A\u0629\u0661\u0662.com',
  'a1.\u05D0\u05D1-.com',
  'example.com',
  '\u0915\u094D\u0937\u093F.\u092D\u093E\u0930\u0924',
];
const NASTY = [
  '<script>alert(1)</script>.\u05D0',
  '&amp;"\'>.\u05D0<img src=x onerror=alert(2)>',
  'a\u0000\u0001\u001B[31m.\u05D0',
  '\u202E\u2066abc\u200D.\u05D0\u200F',
  '\uFDD0\uFFFF\uE000.\u05D0',
  '\u0300\u05B8.\u05D0</bdi></h2>',
  '\u05D0'.repeat(10000),
  'a.'.repeat(4999) + 'b',
];
const listed = [];
for (let n = 0; n < 60; n += 1) listed.push(`\u05D0${n}-.com`, `\u05D0${n}.com`, `x${n}.\u0627\u0628`);
const LIST = [...NAMES, ...NASTY.slice(0, 6), 'paypal.com', 'p\u0430ypal.com', '\u05D012.com', '12\u05D0.com', '', 'bad..label',
  'abc.com', 'ABC.com', 'abc.com', ...listed].join('\n');

const made = [];
const make = (name, arguments_, input) => {
  const file = join(work, `${name}.html`);
  const ended = spawnSync(program, [...arguments_, '--report', file], { input, maxBuffer: 1 << 28 });
  if (ended.status > 2 || ended.signal) fault(name, `the program ended with ${ended.status ?? ended.signal}`);
  try {
    made.push({ name, file, size: statSync(file).size });
  } catch {
    fault(name, `no report was written: ${ended.stderr}`);
  }
};
writeFileSync(join(work, 'list.txt'), LIST);
writeFileSync(join(work, 'other.txt'), 'abc.com\n\u05D05.com\n5\u05D0.com\n');
make('one', ['inspect', NAMES[0]]);
make('one-partial', ['inspect', '--words', partial, NAMES[2]]);
make('several', ['inspect', '-'], NAMES.join('\n'));
make('nasty', ['inspect', '-'], NASTY.join('\n'));
make('nasty-partial', ['inspect', '--words', partial, '-'], NASTY.slice(0, 6).join('\n'));
make('list', ['scan', join(work, 'list.txt'), '--against', join(work, 'other.txt')]);
make('list-partial', ['scan', '--words', partial, join(work, 'list.txt')]);
for (const language of ['he', 'ar']) {
  make(`one-${language}`, ['inspect', '--language', language, NAMES[2]]);
  make(`several-${language}`, ['inspect', '--language', language, '-'], [...NAMES, ...NASTY.slice(0, 6)].join('\n'));
  make(`list-${language}`, ['scan', '--language', language, join(work, 'list.txt'), '--against', join(work, 'other.txt')]);
}
make('list-under', ['scan', '--no-groups', '--parent', 'com', join(work, 'list.txt')]);

const checked = spawnSync('java', ['-Xss64m', '-jar', jar, '--format', 'json', '--exit-zero-always', ...made.map((it) => it.file)], {
  maxBuffer: 1 << 28,
});
const messages = JSON.parse(checked.stderr.toString()).messages;
for (const it of messages.filter((it) => it.type !== 'info').slice(0, 40)) {
  fault(it.url, `${it.lastLine}:${it.lastColumn}: ${it.message} ${JSON.stringify(it.extract ?? '')}`);
}
const infos = {};
for (const it of messages.filter((it) => it.type === 'info')) infos[it.message] = (infos[it.message] ?? 0) + 1;

const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  headless: true,
  userDataDir: profile,
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
    '--disable-component-update', '--disable-sync'],
});
const SIZES = { wide: [1100, 900], narrow: [400, 800] };
let looks = 0;
for (const { name, file, size } of made) {
  for (const theme of ['light', 'dark']) {
    for (const [called, [width, height]] of Object.entries(SIZES)) {
      const where = `${name}, ${theme}, ${called}`;
      const page = await browser.newPage();
      page.on('dialog', () => fault(where, 'a script of a name ran'));
      page.on('request', (it) => {
        if (it.url() !== pathToFileURL(file).href) fault(where, `it loads ${it.url()}`);
      });
      await page.setViewport({ width, height });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
      await page.goto(pathToFileURL(file).href, { timeout: 120000 });
      const seen = await page.evaluate(() => ({
        strange: document.querySelectorAll('script,img,iframe,object,link').length,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        drawn: [...document.querySelectorAll('svg.line use')].slice(0, 50).every((it) => it.getBBox().width >= 0),
      }));
      if (seen.strange > 0) fault(where, `${seen.strange} elements that no report has`);
      if (seen.wide > 0) fault(where, `it is ${seen.wide} pixels wider than the page`);
      // What is large is looked at whole once.
      if (size < 1500000 || (theme === 'light' && called === 'wide')) {
        await page.evaluate(axe.source);
        const found = await page.evaluate(() => axe.run(document, { resultTypes: ['violations', 'incomplete'] }));
        for (const it of found.violations) {
          fault(where, `${it.id}: ${it.help} (${it.nodes.length}): ${it.nodes[0].html.slice(0, 200)}`);
        }
        looks += 1;
      }
      if (pictures) {
        await page.screenshot({ path: join(pictures, `${name}-${theme}-${called}.png`), clip: { x: 0, y: 0, width, height: 2400 } });
      }
      await page.close();
    }
  }
  if (pictures && size < 1500000) {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.pdf({ path: join(pictures, `${name}.pdf`), format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } });
    await page.close();
  }
}
const chromium = await browser.version();
await browser.close();
rmSync(profile, { recursive: true, force: true });

const versions = [execFileSync(program, ['--version']).toString().split('\n')[0], `vnu-jar ${require('vnu-jar/package.json').version}`,
  `axe-core ${axe.version}`, chromium];
console.log(`${made.length} reports (${made.map((it) => `${it.name} ${Math.ceil(it.size / 1000)} kB`).join(', ')}), ${looks} looks`);
for (const [message, count] of Object.entries(infos)) console.log(`remark of the checker, ${count} times: ${message}`);
console.log(`${wrong} faults (${versions.join(', ')})`);
rmSync(work, { recursive: true, force: true });
process.exit(wrong === 0 ? 0 : 1);

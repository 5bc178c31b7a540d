// Checks the page in a browser: target/package/web, as tools/package makes it.
//
//   npm install --prefix FOLDER axe-core puppeteer-core     (Chromium must be there)
//   node tools/check_web.mjs PROGRAM FOLDER [--web WEB] [--names 50000] [--lines 3000] [--pictures PICTURES] [--firefox FIREFOX]
//
// Every answer of `inspect` by the module is, byte for byte, that of the program; the browser's own lines are those of the UBA in both
// directions, and a planted difference is found; a link opens soon; nothing is asked of another origin; it works from a folder and
// offline, and says what it needs without scripts; every control is reached by keyboard; axe finds nothing; nothing is wider than the
// page; what is loaded is small enough. With PICTURES what was seen is kept there. Ends with 1 where something is wrong.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parseArgs } from 'node:util';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    web: { type: 'string', default: join(root, 'target/package/web') },
    names: { type: 'string', default: '50000' },
    lines: { type: 'string', default: '3000' },
    pictures: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    firefox: { type: 'string' },
  },
});
const [program, folder] = positionals.map((it) => resolve(it));
if (!program || !folder) {
  console.error('node tools/check_web.mjs PROGRAM FOLDER [--web WEB] [--names 50000] [--lines 3000] [--pictures PICTURES]');
  process.exit(2);
}
const web = resolve(options.web);
const require = createRequire(join(folder, 'node_modules', 'none.js'));
const puppeteer = require('puppeteer-core');
const axe = require('axe-core');
if (options.pictures) mkdirSync(options.pictures, { recursive: true });

let passed = 0;
let failed = 0;
const check = (is, what, more = '') => {
  if (is) passed += 1;
  else failed += 1;
  console.log(`${is ? 'passed' : 'FAILED'}: ${what}${more ? ` (${more})` : ''}`);
};

// The same names in every run (mulberry32).
let seed = 5893;
const random = () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let it = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  it = (it + Math.imul(it ^ (it >>> 7), 61 | it)) ^ it;
  return ((it ^ (it >>> 14)) >>> 0) / 4294967296;
};
const pick = (list) => list[Math.floor(random() * list.length)];
const times = (most, make) => Array.from({ length: 1 + Math.floor(random() * most) }, make).join('');
const HEBREW = [...'אבגדהושת'];
// No lam before alef: they are drawn as one.
const ARABIC = [...'بتجدرسم'];
const LATIN = [...'abcdxyz'];
const DIGITS = [...'0129'];
const ALL = [HEBREW, ARABIC, LATIN, DIGITS, [...'٠١٢'], [...'-'], [...'ְּ'], [...'۰۱'], ['\u200D', '\u200C'], [...'éжα'], [...'ߊܐހ'], [...'@:/_']];
const label = () => {
  const kinds = pick([[HEBREW, DIGITS], [ARABIC, DIGITS], [LATIN, DIGITS], [HEBREW, LATIN, DIGITS, ['-']], ALL]);
  return times(6, () => pick(pick(kinds)));
};
const name = () => {
  const made = Array.from({ length: 1 + Math.floor(random() * 3) }, label).join('.');
  // That is standard input.
  return made === '-' ? name() : made;
};
// Firefox has tabs in another order (docs/atlas.md, L1).
const SPACES = options.firefox ? [' '] : [' ', '\t'];
const LINE_KINDS = [[HEBREW, DIGITS, ['-']], [ARABIC, DIGITS, [...'٠١٢']], [LATIN, DIGITS, ['-']], [HEBREW, LATIN], [DIGITS], [HEBREW, LATIN, DIGITS, SPACES]];
const lineName = () => {
  const made = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const kinds = pick(LINE_KINDS);
    return times(5, () => pick(pick(kinds)));
  }).join('.');
  // A browser draws nothing of tabs alone.
  return made.trim() ? made : lineName();
};

// The module by itself.
const { instance } = await WebAssembly.instantiate(readFileSync(join(web, 'bidiscope.wasm')), {});
const { request, answer, answer_length: answerLength, memory } = instance.exports;
const ask = (asked) => {
  const written = new TextEncoder().encode(JSON.stringify(asked));
  const place = request(written.length);
  new Uint8Array(memory.buffer, place, written.length).set(written);
  const begin = answer();
  return Buffer.from(new Uint8Array(memory.buffer, begin, answerLength()));
};

const count = Number(options.names);
const names = Array.from({ length: count }, name);
let different = 0;
let compared = 0;
for (let from = 0; from < names.length; from += 500) {
  const some = names.slice(from, from + 500);
  let told;
  try {
    told = execFileSync(program, ['inspect', '--json', '--', ...some], { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    told = error.stdout;
  }
  const lines = told.toString('utf8').split('\n');
  some.forEach((it, at) => {
    compared += 1;
    const ours = ask({ call: 'inspect', name: it }).toString('utf8');
    if (ours !== `${lines[at]}\n`) {
      different += 1;
      if (different < 4) console.log(JSON.stringify(it), '\n', ours.slice(0, 300), '\n', lines[at]?.slice(0, 300));
    }
  });
}
check(different === 0 && compared === count, 'inspect --json is the same byte for byte', `${compared} names, ${different} differ`);

const loaded = readdirSync(web).filter((it) => /\.(html|css|js|wasm|svg)$/.test(it) && it !== 'bidiscope-embedded.js');
const size = loaded.map((it) => brotliCompressSync(readFileSync(join(web, it))).length).reduce((one, other) => one + other);
check(size <= 1.5e6, 'what is loaded is at most 1.5 MB with brotli', `${size} bytes`);

// Port 0 is any free one; which one it is, is in the first line that it prints.
const serving = ['-u', '-m', 'http.server', '--bind', '127.0.0.1', '--directory', web, '0'];
const server = spawn('python3', serving, { stdio: ['ignore', 'pipe', 'ignore'] });
const address = await new Promise((done, failedTo) => {
  server.stdout.once('data', (it) => done(/http:[^)]+/.exec(it)[0]));
  server.once('exit', () => failedTo(new Error('the server ended')));
});
const browser = await puppeteer.launch(options.firefox
  ? { browser: 'firefox', executablePath: options.firefox }
  : { executablePath: options.chromium, args: ['--no-sandbox'] });
console.log(await browser.version());
const NAME = '\u05D0\u05D1\u05D212.com';
const link = `#name=${encodeURIComponent(NAME)}`;
const asked = [];
const faults = [];
const newPage = async (script = true) => {
  const page = await browser.newPage();
  if (!script) await page.setJavaScriptEnabled(false);
  page.on('request', (it) => asked.push(it.url()));
  page.on('pageerror', (it) => faults.push(String(it)));
  page.on('console', (it) => it.type() === 'error' && faults.push(it.text()));
  return page;
};
const ready = (page) => page.waitForFunction('document.documentElement.dataset.ready === "yes"', { timeout: 30000 });
// Replaces what stands in the field.
const enter = async (page, text) => {
  await page.focus('#name');
  await page.keyboard.down('Control');
  await page.keyboard.press('a');
  await page.keyboard.up('Control');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
try {
  let page = await newPage();
  const begun = performance.now();
  await page.goto(address + link);
  await ready(page);
  await page.waitForSelector('#rows svg.line');
  const took = performance.now() - begun;
  check(took < 2000, 'a link opens to its displays in under 2 s', `${Math.round(took)} ms`);
  check((await page.$$('#rows .browser .equal')).length === 2, 'both lines of the browser are equal');
  const text = await page.$eval('#rows', (it) => it.innerText);
  check(text.length > 100, 'the displays have words');

  const lines = Array.from({ length: Number(options.lines) }, lineName);
  const unequal = await page.evaluate((lines) => {
    const found = [];
    const line = element('p', { className: 'browser-line' }, element('span'));
    document.body.append(line);
    for (const name of lines) {
      const read = { name, notation: 'unicode', rows: [] };
      line.firstChild.textContent = name;
      for (const dir of ['ltr', 'rtl']) {
        line.dir = dir;
        const told = ask('compare', { ...read, row: `uba-${dir}`, places: places(line.firstChild.firstChild, [...name]) });
        if (!told.equal) found.push([name, dir, told.html ?? told.error]);
      }
    }
    line.remove();
    return found;
  }, lines);
  check(unequal.length === 0, 'the browser shows the order of the UBA', `${lines.length} names in two directions, ${unequal.length} differ`);
  unequal.slice(0, 5).forEach((it) => console.log(JSON.stringify(it)));
  const planted = await page.evaluate(() => {
    const line = document.querySelector('[data-row="uba-ltr"] .browser-line');
    line.dir = 'rtl';
    return ask('compare', { ...shown, row: 'uba-ltr', places: places(line.firstChild.firstChild, [...line.textContent]) });
  });
  check(planted.equal === false && planted.html.length > 10, 'a planted difference is found', planted.html);

  // Every control by keyboard.
  await page.goto('about:blank');
  await page.goto(address + link);
  await ready(page);
  const controls = await page.$$eval('a[href], button, input, select, summary, [tabindex="0"]', (all) => {
    const seen = all.filter((it) => it.checkVisibility() && !it.disabled);
    seen.forEach((it, at) => { it.dataset.control = at; });
    return seen.length;
  });
  const reached = new Set();
  for (let at = 0; at < controls + 5; at += 1) {
    await page.keyboard.press('Tab');
    const control = await page.evaluate(() => document.activeElement?.dataset.control);
    if (control !== undefined) reached.add(control);
  }
  check(reached.size === controls, 'every control is reached by Tab', `${reached.size} of ${controls}`);

  // What is typed is shown, and stands in the fragment.
  await enter(page, '1a.\u05D0-.com');
  await page.waitForFunction('location.hash.includes("1a.")');
  const overview = await page.$eval('#overview', (it) => it.innerText);
  check(/Refused/.test(overview), 'a name that is typed is judged', overview.split('\n')[0]);
  check((await page.$eval('#spoken', (it) => it.textContent)).length > 0, 'a screen reader is told');
  await page.evaluate(() => { document.querySelector('#name').value = ''; showForm(); });
  check((await page.$eval('#error', (it) => it.textContent)).length > 5, 'an empty name is refused in words');

  // The buttons of the browser, the skip link, and a link that cannot be read.
  const shows = (what) => page.waitForFunction((it) => document.querySelector('#heading').textContent === it, { timeout: 10000 }, what)
    .then(() => true, () => false);
  await page.goto('about:blank');
  await page.goto(`${address}#name=first.com`);
  await ready(page);
  for (const next of ['second.com', 'third.com']) {
    await enter(page, next);
  }
  await page.goBack();
  check(await shows('second.com'), 'back shows the name before');
  await page.goBack();
  check(await shows('first.com'), 'back shows the name of the link');
  await page.goForward();
  check(await shows('second.com'), 'forward shows the name after');
  await page.focus('#skip');
  await page.keyboard.press('Enter');
  const skipped = await page.evaluate(() => [document.activeElement.id, location.hash].join(' '));
  check(skipped === 'results #name=second.com', 'the link to the results leaves the address as it is', skipped);
  await page.goto('about:blank');
  await page.goto(`${address}#name=%ZZ`);
  await ready(page);
  const refused = await page.evaluate(() => !$('results').checkVisibility() && $('error').textContent.length > 5);
  check(refused, 'a link that cannot be read is refused in words, and shows nothing else');

  const heard = await page.$eval('#spoken', (it) => it.textContent);
  check(heard === '', 'a screen reader is not told the verdict of another name', heard);

  // A link that the program writes, of displays with several options.
  const strategies = ['custom:paragraph=rtl,whole=isolate', 'uba-rtl:before=a,after=b'];
  const written = execFileSync(program, ['link', '--web', address, ...strategies.flatMap((it) => ['--strategy', it]), NAME]).toString().trim();
  await page.goto('about:blank');
  await page.goto(written);
  await ready(page);
  const found = await page.evaluate(() => [...document.querySelectorAll('#rows .row')].map((it) => it.dataset.row).concat($('error').textContent));
  check(found.join() === [...strategies, ''].join(), 'displays with several options come with a link', found.join(' '));

  // The arrow keys at both ends of the steps.
  await page.goto('about:blank');
  await page.goto(address + link);
  await ready(page);
  await page.click('[data-row="uba-ltr"] .buttons button + button');
  const state = () => page.evaluate(() => [presenter.step, presenter.count]);
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowRight');
  const [last, steps] = await state();
  for (let at = 0; at < 30; at += 1) await page.keyboard.press('ArrowLeft');
  const [first] = await state();
  await page.keyboard.press('ArrowRight');
  const [second] = await state();
  check(last === steps - 1 && first === 0 && second === 1, 'the arrow keys go to both ends and back', [last, first, second].join(' '));
  await page.keyboard.press('Escape');

  // A lesson goes on where it was.
  await page.goto('about:blank');
  await page.goto(`${address}#lesson=digits-and-hyphens`);
  await ready(page);
  const heading = () => page.$eval('#lesson-heading', (it) => it.textContent);
  const headings = [await heading()];
  for (let at = 0; at < 2; at += 1) {
    await page.click('#lesson-step > .buttons:last-child button:last-child');
    headings.push(await heading());
  }
  await page.reload();
  await ready(page);
  check((await heading()) === headings[2], 'a lesson that is loaded anew goes on at its step');
  await page.goBack();
  check((await heading()) === headings[1], 'back goes one step back in a lesson', await heading());

  // Both themes, three widths, each part of the page. Firefox cannot be told of a theme, nor to run no scripts.
  const themes = options.firefox ? ['light'] : ['light', 'dark'];
  const views = {
    name: async () => { await page.goto(address + link + '&rows=uba-ltr,uba-rtl,one-to-one,fields'); },
    steps: async () => {
      await page.goto(address + link);
      await ready(page);
      await page.click('[data-row="uba-rtl"] .buttons button');
      await page.click('#search');
      await page.waitForSelector('#alike > *');
    },
    presenting: async () => {
      await page.goto(address + link);
      await ready(page);
      await page.click('[data-row="uba-ltr"] .buttons button + button');
      for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowRight');
    },
    lesson: async () => {
      await page.goto(`${address}#lesson=digits-and-hyphens`);
      await ready(page);
      for (let at = 0; at < 2; at += 1) await page.click('#lesson-step > .buttons:last-child button:last-child');
      await page.click('#lesson-step [data-piece="0"]');
      await page.keyboard.press('ArrowRight');
      await page.click('#lesson-step > .buttons button:nth-child(3)');
    },
    refused: async () => { await page.goto(`${address}#name=${encodeURIComponent('a\u05D0-1\u0661..')}`); },
  };
  for (const [called, show] of Object.entries(views)) {
    for (const theme of themes) {
      for (const width of [320, 768, 1280]) {
        await page.goto('about:blank');
        await page.setViewport({ width, height: 900 });
        if (!options.firefox) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: theme }]);
        await show();
        await ready(page);
        const where = `${called}, ${theme}, ${width}`;
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        check(wide <= 0, `${where}: nothing is wider than the page`, String(wide));
        await page.evaluate(axe.source);
        const found = await page.evaluate(async () => (await self.axe.run()).violations
          .map((it) => `${it.id}: ${it.nodes.map((node) => node.html).slice(0, 2).join(' ')}`));
        check(found.length === 0, `${where}: axe`, found.join('; ').slice(0, 600));
        if (options.pictures) {
          await page.screenshot({ path: join(options.pictures, `${called}-${theme}-${width}.png`), fullPage: called !== 'presenting' });
        }
      }
    }
  }
  if (options.pictures) await page.pdf({ path: join(options.pictures, 'print.pdf') });

  await page.close();

  // From a folder.
  page = await newPage();
  for (let time = 0; time < 2; time += 1) {
    await page.goto(pathToFileURL(join(web, 'index.html')).href + link);
    await ready(page);
  }
  check((await page.$$('#rows svg.line')).length >= 3, 'it opens from a folder, twice');
  check(faults.length === 0, 'no errors from a folder', faults.slice(0, 5).join('; '));
  await page.close();

  if (!options.firefox) {
    page = await newPage(false);
    await page.goto(address);
    check(/JavaScript/.test(await page.$eval('noscript', (it) => it.textContent)), 'without scripts it says what it needs');
    await page.close();
  }

  // When nobody serves it any more.
  page = await newPage();
  await page.goto(address + link);
  await ready(page);
  server.kill();
  await page.evaluate(() => { document.querySelector('#name').value = 'abc.example'; showForm(); });
  check((await page.$eval('#heading', (it) => it.textContent)) === 'abc.example', 'it works offline, once it is open');
  const own = [address, pathToFileURL(web).href, 'about:', 'blob:', 'data:'];
  const elsewhere = asked.filter((it) => !own.some((start) => it.startsWith(start)));
  check(elsewhere.length === 0, 'nothing is asked of another origin', elsewhere.slice(0, 3).join(' '));
  check(faults.length === 0, 'no errors in the console', faults.slice(0, 5).join('; '));
} finally {
  await browser.close();
  server.kill();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

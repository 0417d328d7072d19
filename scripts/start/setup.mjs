/**
 * What a fresh clone needs before anything can run: dependencies, and a browser for the journeys. Plain JavaScript,
 * because it runs before they are installed.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.guildhall-lock';

/** Milliseconds between progress lines. */
const TELL_EVERY = 5000;
const TAIL = 20_000;

/**
 * Runs a command and prints its progress every few seconds. If it fails, prints its output and exits with its code.
 * @param title what the command does, for the progress lines
 * @param progress extracts the progress from the last line of output; empty if unknown
 * @param tellEvery milliseconds between progress lines
 */
export function step(title, command, args, { progress = () => '', env = {}, tellEvery = TELL_EVERY } = {}) {
  const begin = performance.now();
  const seconds = () => `${Math.round((performance.now() - begin) / 1000)} s`;
  console.log(`${title}…`);
  return new Promise((done) => {
    let output = '';
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    const take = (chunk) => {
      output = (output + chunk).slice(-TAIL);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const timer = setInterval(() => {
      const far = progress(output.trimEnd().split('\n').at(-1) ?? '');
      console.log(`  ${title}: ${far ? `${far}, ` : ''}${seconds()}`);
    }, tellEvery);
    child.on('error', (error) => {
      throw error;
    });
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) {
        console.log(`  ${title}: done in ${seconds()}`);
        return done();
      }
      console.error(output);
      process.exit(code ?? 1);
    });
  });
}

/**
 * Installs the locked dependencies unless they are up to date, then compiles those with native parts.
 * @param options.dev whether to install what only checks and tests need, too
 * @param options.meanwhile runs while native parts are compiled, and must not need them
 */
export async function ensureDependencies({ dev, meanwhile = async () => {} }) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Guildhall needs Node 20.19 or newer; this is ${process.versions.node}. Install it from nodejs.org.`);
    process.exit(1);
  }
  const text = readFileSync(LOCK, 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
  if (installed === `${lock} all` || (!dev && installed === `${lock} without dev`)) return meanwhile();
  const listed = Object.entries(JSON.parse(text).packages);
  // What a developer has installed stays.
  const all = dev || listed.some(([place, found]) => found.dev && existsSync(place));
  const packages = listed.filter(([place, found]) => place !== '' && (all || !found.dev));
  const wanted = packages.filter(([, { optional, devOptional }]) => !optional && !devOptional).map(([place]) => place);
  const quiet = [
    '--ignore-scripts',
    all ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await step('Installing packages', 'npm', ['ci', ...quiet], {
    progress: () => `${wanted.filter((place) => existsSync(`${place}/package.json`)).length} of ${wanted.length}`,
  });
  const compiled = packages.filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional);
  const names = compiled.map(([place]) => place.replace('node_modules/', ''));
  await Promise.all([
    step(`Compiling ${names.join(' and ')}`, 'npm', ['rebuild', '--foreground-scripts', ...names], {
      // node-gyp prints each file it compiles, and uses all processors.
      progress: (line) => /^\s*(?:CC|CXX)\(.*\/(\S+)\.o$/.exec(line)?.[1] ?? '',
      env: { JOBS: 'max' },
    }),
    meanwhile(),
  ]);
  writeFileSync(STAMP, `${lock} ${all ? 'all' : 'without dev'}`);
}

// The headless shell takes half the time of the full browser per page, so it is preferred.
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of Chromium or Chrome, or undefined. `CHROMIUM` overrides the search. */
export function findBrowser() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  if (existsSync(mac)) return mac;
  for (const name of BROWSERS) {
    const found = spawnSync('which', [name], { encoding: 'utf8' });
    if (found.status === 0) return found.stdout.trim();
  }
  return undefined;
}

/** Finds a browser, or installs Debian's if that needs no confirmation; undefined if neither works. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const canInstall = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0;
  if (!canInstall) return undefined;
  console.log('Installing Chromium for the browser journeys…');
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    const known = spawnSync('apt-cache', ['show', SHELL]).status === 0;
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', known ? SHELL : 'chromium'], options);
  } catch (error) {
    console.error(`Chromium could not be installed: ${error.message}`);
  }
  return findBrowser();
}

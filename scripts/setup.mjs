/**
 * What a fresh clone needs before anything of it can run: dependencies, and a browser for the journeys. Plain JavaScript,
 * because it runs before they are installed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';
const STAMP = 'node_modules/.guildhall-lock';

/** Runs a command with its output shown; ends this process with its code if it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs the locked dependencies unless they are there. */
export function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Guildhall needs Node 20.19 or newer; this is ${process.versions.node}. Install it from nodejs.org.`);
    process.exit(1);
  }
  const lock = createHash('sha256').update(readFileSync(LOCK)).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing dependencies…');
  // With NODE_ENV=production npm would leave out what the build needs.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  writeFileSync(STAMP, lock);
}

// The shell without windows needs half the time of the whole browser for a page, so it is looked for first.
const SHELL = 'chromium-headless-shell';
const BROWSERS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The path of a Chromium or Chrome, or undefined. `CHROMIUM` names one. */
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

/** Finds a browser, or installs Debian's where that can be done without a question; undefined where none can be had. */
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

/** Loads jsdom without what it would do at each look at a page and tests need once, or not at all. */
import fs from 'node:fs';
import { createRequire, Module } from 'node:module';
import postcss from 'postcss';
import { observable } from './observable.mjs';

const require = createRequire(import.meta.url);

// Below `dir="auto"`, its selector engine builds the bidirectional classes of all of Unicode for each element. It gets the same ones.
const bidiPath = require.resolve('bidi-js');
const bidi = require(bidiPath)();
require.cache[bidiPath] = Object.assign(new Module(bidiPath), { exports: () => bidi, loaded: true });

// It computes all declarations of a browser's own style sheet for each element.
const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.css');
const { readFileSync } = fs;
fs.readFileSync = (path, ...options) =>
  path === sheet ? postcss([observable]).process(readFileSync(path, 'utf8')).css : readFileSync(path, ...options);
require('jsdom');
fs.readFileSync = readFileSync;

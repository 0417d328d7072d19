// jsdom asks for the direction of each element below `dir="auto"`, and for each answer its selector engine builds the
// bidirectional classes of all of Unicode again. In tests it gets the same ones.
import { createRequire, Module } from 'node:module';

const require = createRequire(import.meta.url);
const path = require.resolve('bidi-js');
const bidi = require(path)();
require.cache[path] = Object.assign(new Module(path), { exports: () => bidi, loaded: true });

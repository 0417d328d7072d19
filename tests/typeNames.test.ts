import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that several files export for one thing. */
const SHARED: Readonly<Record<string, string>> = {
  StatisticsPeriod: 'the period of the generated overview, in the store and in the browser',
};

/** A simulator names the things of the service that it stands in for, and nothing outside of it imports their types. */
const SIMULATOR = /^simulators\/(?:bot|discord|paypal)\//;

/** The two sides of an HTTP call share the names of what it carries. */
const isOneCall = ([one, other, ...rest]: string[]) =>
  rest.length === 0 && one?.startsWith('server/api/') === true && other?.startsWith('web/') === true;

function exportedTypes(): Map<string, string[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !SIMULATOR.test(file),
  );
  const exported = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const text = readFileSync(`src/${file}`, 'utf8');
    for (const [, name = ''] of text.matchAll(/^export (?:abstract )?(?:class|interface|type) (\w+)/gm)) {
      exported.set(name, [...(exported.get(name) ?? []), file]);
    }
  }
  return exported;
}

const exported = exportedTypes();
const repeated = [...exported].filter(([, files]) => files.length > 1 && !isOneCall(files));

test('a name of an exported type has one meaning', () => {
  expect(exported.size).toBeGreaterThan(500);
  expect(repeated.filter(([name]) => !(name in SHARED))).toEqual([]);
});

test('every exception is needed', () => {
  expect(repeated.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(SHARED)));
});

import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

const ROOT = 'src';
/** No vowels: blockers of advertisements hide what is called `ad1`. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/**
 * Names the classes of CSS modules: two letters for the file, and a number for the class in it. They depend on nothing but the files, so
 * the prerendered pages have the same.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  if (files.length > LETTERS.length ** 2) throw new Error('Two letters no longer name all style sheets');
  const known = new Map<string, Map<string, string>>();
  return (name, file) => {
    const index = files.indexOf(relative(ROOT, file.replace(/\?.*$/, '')));
    if (index < 0) throw new Error(`${file} is not in ${ROOT}`);
    const names = known.get(file) ?? new Map<string, string>();
    known.set(file, names);
    const short =
      names.get(name) ?? letter(index / LETTERS.length) + letter(index % LETTERS.length) + names.size.toString(36);
    names.set(name, short);
    return short;
  };
}

const letter = (index: number) => LETTERS.charAt(index);

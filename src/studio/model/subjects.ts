import { isObject } from '../../language/values/isObject.ts';
import type { LegalPageName } from './answers.ts';

/** What the live screen can show. */
export type Subject =
  | { kind: 'screen'; folder: string }
  | { kind: 'plans' }
  | { kind: 'landing' }
  | { kind: 'menu' }
  | { kind: 'legal'; page: LegalPageName };

const MODULE = /^(schemas\/(?:modules|screens)\/[A-Za-z][A-Za-z0-9]*)\//;
const PLANS = /^schemas\/(?:plans|locales\/[^/]+\/plans)\.json$/;
const LANDING = /^schemas\/(?:screens|locales\/[^/]+)\/landing\.json$/;
const LEGAL = /^schemas\/(?:screens|locales\/[^/]+)\/(terms|privacy)\.json$/;
const MENU = /^schemas\/(?:screens|locales\/[^/]+)\/configure\.json$/;
/** Names and texts that pages and the menu have in common. */
const COMMON = /^schemas\/(?:product|locales\/[^/]+\/web)\.json$/;
/** Texts that every screen of a module has. */
const EVERY_SCREEN = /^schemas\/locales\/[^/]+\/(?:standard|renderer|widgets)\.json$/;
/** A shared definition or a preset, or its translation. */
const SHARED = /^schemas\/(?:shared|presets|locales\/[^/]+)\/([^/]+)\.json$/;

/**
 * What shows a file, the most telling first; empty if no screen of the studio does.
 * @param files all texts by path, with their drafts
 */
export function subjectsOf(file: string, files: Readonly<Record<string, string>>): Subject[] {
  const folder = MODULE.exec(file)?.[1];
  if (folder !== undefined) {
    const screen: Subject = { kind: 'screen', folder };
    return folder.startsWith('schemas/modules/') ? [screen, { kind: 'plans' }, { kind: 'menu' }] : [screen];
  }
  if (PLANS.test(file)) return [{ kind: 'plans' }, { kind: 'landing' }, { kind: 'menu' }];
  if (LANDING.test(file)) return [{ kind: 'landing' }, { kind: 'plans' }];
  if (MENU.test(file)) return [{ kind: 'menu' }];
  const legal = LEGAL.exec(file)?.[1];
  if (legal === 'terms' || legal === 'privacy') return [{ kind: 'legal', page: legal }];
  if (COMMON.test(file)) return [{ kind: 'legal', page: 'terms' }, { kind: 'landing' }, { kind: 'menu' }];
  const modules = Object.keys(files).flatMap((one) => /^(schemas\/modules\/[^/]+)\/module\.json$/.exec(one)?.[1] ?? []);
  if (EVERY_SCREEN.test(file)) return screens(modules);
  const name = SHARED.exec(file)?.[1];
  if (name === undefined) return [];
  const preset = files[`schemas/presets/${name}.json`];
  if (preset !== undefined) return screens(modules.filter((one) => presetModules(preset).includes(idOf(one))));
  return screens(modules.filter((one) => files[`${one}/module.json`]?.includes(`shared/${name}.json`)));
}

/** What tells a subject from others. */
export function subjectKey(subject: Subject): string {
  switch (subject.kind) {
    case 'screen':
      return subject.folder;
    case 'legal':
      return subject.page;
    default:
      return subject.kind;
  }
}

function screens(folders: readonly string[]): Subject[] {
  return folders.map((folder) => ({ kind: 'screen', folder }));
}

function idOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1);
}

function presetModules(text: string): string[] {
  try {
    const { modules } = JSON.parse(text);
    return isObject(modules) ? Object.keys(modules) : [];
  } catch {
    return [];
  }
}

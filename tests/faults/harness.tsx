import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import words from '../../generated/locales/en/web.json' with { type: 'json' };
import { livelySettings } from '../../scripts/demo/settings.ts';
import { withDefaults } from '../../src/language/documents/defaults.ts';
import type { CompiledModule, Json, SettingsDocument } from '../../src/language/model.ts';
import { type FieldForPlan, resolveForPlan } from '../../src/language/plans/resolveForPlan.ts';
import { equal } from '../../src/language/values/equal.ts';
import { isObject } from '../../src/language/values/isObject.ts';
import { ModuleScreen } from '../../src/renderer/screen/ModuleScreen.tsx';
import type { ModuleScreenProps } from '../../src/renderer/screen/moduleScreenProps.ts';
import { RendererProvider } from '../../src/renderer/screen/RendererProvider.tsx';
import { readSettings } from '../../src/server/services/settings/stored.ts';
import { HARBOUR_CHANNELS, HARBOUR_ROLES, HARBOUR_TAVERN, OWNER } from '../../src/simulators/demo/world.ts';
import { api, resetShared } from '../../src/web/calls/api.ts';
import { resetGuildLists } from '../../src/web/calls/guilds.ts';
import { LanguageProvider } from '../../src/web/language/text.tsx';
import { slots } from '../../src/web/screens/slots.ts';
import { renderAt } from '../../src/web/testing/renderAt.tsx';
import { modules as all, catalogue, examplesOf, moduleNamed } from '../modules.ts';
import { type BillingSite, startBillingSite } from '../server/billingSite.ts';

const HTML = '<!doctype html><title>Please wait</title>';
/** The delay of a late answer in milliseconds. */
export const LATE = 10_000;

/** What can happen to an answer after the server has processed the request. */
export const FAULTS = {
  'status 500': async () => new Response('{"error":"Something went wrong"}', { status: 500 }),
  'status 503': async () => new Response('', { status: 503 }),
  'an HTML page': async () => new Response(HTML, { status: 200, headers: { etag: '"9"' } }),
  'an empty body': async () => new Response('', { status: 200, headers: { etag: '"9"' } }),
  'an empty object': async () => new Response('{}', { status: 200, headers: { etag: '"9"' } }),
  'a cut connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'no session': async () => new Response('{"error":"Please log in"}', { status: 401 }),
} satisfies Record<string, () => Promise<Response>>;

/** An answer instead of the server's. */
export const answerWith = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status });

export type Fault = keyof typeof FAULTS | 'late';

/** `npm run fuzz -- faults` combines everything with every fault. */
export const COMBINES_ALL = process.env.FUZZ_FAULTS === 'all';

/**
 * The faults that one of several cases is tested with. Screens share the code that reads answers, so the cases take turns,
 * and each fault comes up on several of them.
 * @param turn the index of the case
 * @param always a fault that every case is tested with
 */
export function faultsInTurn<Name extends Fault>(turn: number, faults: readonly Name[], always?: Name): Name[] {
  const others = faults.filter((fault) => fault !== always);
  return faults.filter((fault) => COMBINES_ALL || fault === always || fault === others[turn % others.length]);
}

const VALUES: Record<string, SettingsDocument> = {
  'economy.currency': {
    currency_system_enabled: true,
    primary_currency_name: 'Doubloons',
    primary_currency_emoji: '🪙',
  },
  'shop.settings': {
    enabled: true,
    message: 'Have a look around',
    items: [{ id: 'a', type: 'role', role_id: HARBOUR_ROLES.sailor, name: 'Sailor', price: 5 }],
  },
  'ranks.settings': { enabled: true, rank_up_message: 'Well done, {user}' },
  'welcomeLeave.settings': {
    welcome_enabled: true,
    welcome_message: 'Hello {user}',
    welcome_channel_id: HARBOUR_CHANNELS.welcome,
  },
};

/** A call made by the page. */
interface Call {
  method: string;
  path: string;
}

/** A complete server, and screens whose answers can be replaced by faults. */
export interface Harness {
  site: BillingSite;
  calls: Call[];
  /** The number of calls in progress, and how many of them are delayed. */
  pending(): { all: number; late: number };
  /**
   * Replaces the answers to a call by a fault or by something else: a POST once, although it is processed; a GET until
   * clearFaults() is called.
   */
  setFault(method: 'GET' | 'POST', path: string, fault: Fault | (() => Promise<Response>)): void;
  /** Ends all faults. */
  clearFaults(): void;
  /** Stores the values that every test starts with. @param start what one module starts with from now on */
  fill(module?: CompiledModule, start?: StartingPoint): Promise<void>;
  open(module: CompiledModule, guildId?: string): void;
  /** Opens a screen about the user. @param onDepart is called with the address of another site to go to */
  openUserScreen(screen: CompiledModule, onDepart: (url: string) => void): void;
  /** Opens a page of the application at its address. */
  openPage(address: string): void;
  close(): Promise<void>;
}

const english = async (id: string) => moduleNamed(id, 'en');

/** The modules with settings. */
export const modules = all
  .filter(({ spec }) => spec.calls?.documents.length)
  .map((module) => catalogue.inLanguage(module, 'en'));

/** What references of examples point to in this server. */
const IDS = {
  role: HARBOUR_ROLES.sailor,
  channel: HARBOUR_CHANNELS.general,
  voiceChannel: HARBOUR_CHANNELS.taproomVoice,
  category: HARBOUR_CHANNELS.quayCategory,
  member: OWNER,
  mention: `<@&${HARBOUR_ROLES.sailor}>`,
};

/** What a module starts with: settings of the demo or its defaults, or its longest example. */
export const STARTS = ['demo', 'example'] as const;
type StartingPoint = (typeof STARTS)[number];

/** The documents of a module as stored by a complete save, so the next save adds no defaults. */
function documentsOf({ spec }: CompiledModule, start: StartingPoint): { document: string; value: SettingsDocument }[] {
  const moduleForPlan = resolveForPlan(spec, 'premium');
  return (spec.calls?.documents ?? []).map(({ id, fields }) => {
    const document = `${spec.id}.${id}`;
    const demo = { ...livelySettings[HARBOUR_TAVERN]?.[document], ...VALUES[document] };
    const known = start === 'demo' ? demo : ofThisServer(moduleForPlan.fields, exampleOf(spec.id));
    const storedSettings = withDefaults(moduleForPlan, known);
    return { document, value: Object.fromEntries(fields.map((name) => [name, storedSettings[name] ?? null])) };
  });
}

/** The example of a module that says most. */
function exampleOf(id: string): SettingsDocument {
  const documents = examplesOf(id, 'valid').map(({ document }) => document);
  return documents.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0] ?? {};
}

/** The settings with roles and channels of the server in place of those of an example. */
function ofThisServer(fields: Readonly<Record<string, FieldForPlan>>, settings: SettingsDocument): SettingsDocument {
  const here = ({ refers, items, properties }: FieldForPlan, value: Json): Json => {
    if (refers) return value === null ? null : IDS[refers.to];
    if (items && Array.isArray(value)) return value.map((entry) => here(items, entry));
    return properties && isObject(value) ? ofThisServer(properties, value) : value;
  };
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, fields[name] ? here(fields[name], value) : value]),
  );
}

/** Never reports anything as in view, because jsdom has no layout. */
class NothingInView {
  observe() {}
  disconnect() {}
}

/** One harness for all tests of a file, without faults and with filled settings before each. @param take is given it */
export function forEachTest(take: (harness: Harness) => void): void {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
    take(harness);
  }, 60_000);
  beforeEach(() => {
    harness.clearFaults();
    return harness.fill();
  });
  afterAll(() => harness.close());
}

export async function startHarness(): Promise<Harness> {
  const outside = globalThis.fetch;
  // Discord must not time out on a busy machine.
  const site = await startBillingSite({ DISCORD_TIMEOUT: '20000' }, { catalogue });
  const calls: Call[] = [];
  const activeFaults = new Map<string, Fault | (() => Promise<Response>)>();
  const startingPoints = new Map<string, StartingPoint>();

  let [all, late] = [0, 0];

  async function fetched(path: string, init: RequestInit = {}): Promise<Response> {
    if (!path.startsWith('/')) return outside(path, init);
    all += 1;
    try {
      return await answered(path, init);
    } finally {
      all -= 1;
    }
  }

  async function answered(path: string, init: RequestInit): Promise<Response> {
    const { method = 'GET', headers, body } = init;
    calls.push({ method, path });
    const answer = await site.owner(method, path, {
      ...(typeof body === 'string' && { body }),
      // Without defaults for headers that the page does not send.
      headers: { 'if-match': '', ...(headers as Record<string, string>) },
    });
    const { etag } = answer.headers;
    const storedSettings = new Response(answer.body, { status: answer.statusCode, headers: etag ? { etag } : {} });
    const fault = activeFaults.get(`${method} ${path}`);
    if (method !== 'GET' || fault === 'late') activeFaults.delete(`${method} ${path}`);
    if (fault === undefined) return storedSettings;
    if (typeof fault === 'function') return fault();
    if (fault !== 'late') return FAULTS[fault]();
    late += 1;
    await new Promise((resolve) => setTimeout(resolve, LATE));
    late -= 1;
    return storedSettings;
  }
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('IntersectionObserver', NothingInView);

  function show(props: Pick<ModuleScreenProps, 'module' | 'guildId' | 'slots' | 'signedIn' | 'onDepart'>): void {
    calls.length = 0;
    resetShared();
    render(
      <MemoryRouter>
        <LanguageProvider language="en" catalogue={words}>
          <RendererProvider>
            <ModuleScreen loadModule={english} api={api} onNavigate={() => {}} {...props} />
          </RendererProvider>
        </LanguageProvider>
      </MemoryRouter>,
    );
  }

  return {
    site,
    calls,
    pending: () => ({ all, late }),
    setFault: (method, path, fault) => void activeFaults.set(`${method} ${path}`, fault),
    clearFaults: () => activeFaults.clear(),
    async fill(module, start = 'demo') {
      if (module) startingPoints.set(module.spec.id, start);
      const filled = modules.flatMap((one) => documentsOf(one, startingPoints.get(one.spec.id) ?? 'demo'));
      const names = filled.map(({ document }) => document);
      const stored = await site.store.documents.read(HARBOUR_TAVERN, names);
      for (const { document, value } of filled) {
        if (equal(stored.get(document)?.value, value)) continue;
        const rest = { version: 0, expectedRevision: null, user: '0', at: 0 };
        await site.store.documents.save({ guild: HARBOUR_TAVERN, document, value, ...rest });
      }
    },
    open(module, guildId = HARBOUR_TAVERN) {
      show({ module, guildId, slots });
    },
    openUserScreen: (module, onDepart) => show({ module, signedIn: true, onDepart }),
    openPage(address) {
      calls.length = 0;
      resetShared();
      resetGuildLists();
      renderAt(address);
    },
    async close() {
      vi.unstubAllGlobals();
      await site.close();
    },
  };
}

/** The stored settings of a module, with defaults. */
export async function storedSettingsOf({ site }: Harness, module: CompiledModule): Promise<SettingsDocument> {
  const { storedSettings } = await readSettings(site.store, HARBOUR_TAVERN, module);
  return withDefaults(resolveForPlan(module.spec, 'premium'), storedSettings);
}

/** The names of the fields that differ. */
export function changed(before: SettingsDocument, after: SettingsDocument): string[] {
  return Object.keys(after).filter((name) => !equal(before[name], after[name]));
}

export const control = (name: string) => document.getElementById(`root_${name}`);
export const alerts = () => [...document.querySelectorAll('[role=alert]')];
export const opened = () => waitFor(() => expect(document.querySelector('h1:not([aria-hidden] *)')).not.toBeNull());
export const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''));

/**
 * The names of fields, those first whose changes affect others least: switches may hide fields, and new entries may lack
 * something. Entries are added only to the lists of an example.
 */
export function mildestFirst(names: readonly string[], start: StartingPoint): string[] {
  const effect = (name: string) => ['switch', 'button'].indexOf(control(name)?.getAttribute('role') ?? kindOf(name));
  const tried = names.filter((name) => start === 'example' || kindOf(name) !== 'button');
  return tried.toSorted((one, other) => effect(one) - effect(other));
}

function kindOf(name: string): string {
  const element = control(name);
  return element instanceof HTMLButtonElement && element.getAttribute('role') === null ? 'button' : '';
}

/** What a field shows; of a list, how many entries it has. */
export function shown(name: string): string {
  const element = control(name);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  const checked = element?.getAttribute('aria-checked');
  return checked ?? String(document.querySelectorAll(`[data-field="${name}"] > ul > li`).length);
}

/** Changes a field like a user; false if that is impossible. */
export function edit(name: string, digit: number): boolean {
  const element = control(name);
  if (element instanceof HTMLInputElement && element.type === 'time') {
    fireEvent.change(element, { target: { value: `0${digit}:0${digit}` } });
    fireEvent.blur(element);
    return true;
  }
  if (element instanceof HTMLButtonElement && element.getAttribute('role') === null) {
    return changeEntries(element, name, digit);
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return writeInto(element, digit);
  if (element?.getAttribute('role') !== 'switch' || element.getAttribute('aria-disabled') === 'true') return false;
  fireEvent.click(element);
  return true;
}

function writeInto(element: HTMLInputElement | HTMLTextAreaElement, digit: number): boolean {
  if (element.disabled || element.readOnly || !/^(text|textarea)$/.test(element.type)) return false;
  const { value: text, inputMode } = element;
  const begin = inputMode === 'text' || inputMode === '' ? text.replace(/\d+$/, '') : '';
  // A different digit than the last one.
  const value = [digit, (digit % 9) + 1].map((last) => `${begin}${last}`).find((each) => each !== text) ?? '';
  fireEvent.change(element, { target: { value } });
  fireEvent.blur(element);
  return true;
}

/**
 * Adds an entry to a list by its button. One that opens gets a name, and the button closes it. If it takes more than a name,
 * that of the first stored entry is changed instead, and an entry without a name is deleted.
 */
function changeEntries(add: HTMLButtonElement, name: string, digit: number): boolean {
  if (add.disabled || add.getAttribute('aria-disabled') === 'true') return false;
  const isOpen = () => add.getAttribute('aria-expanded') === 'true';
  fireEvent.click(add);
  if (!isOpen()) return true;
  const text = firstTextIn(name);
  if (text) {
    fireEvent.change(text, { target: { value: `Entry ${document.querySelectorAll('li').length}` } });
    fireEvent.click(add);
    if (!isOpen()) return true;
  }
  const buttons = (label: string) => [
    ...document.querySelectorAll(`[data-field="${name}"] button[aria-label^="${label}"]`),
  ];
  const [first, added] = [buttons('Delete')[0], buttons('Delete').at(-1)];
  if (!first || !added || first === added) return false;
  fireEvent.click(added);
  const [edits] = buttons('Edit');
  if (!text || !edits) {
    fireEvent.click(first);
    return true;
  }
  fireEvent.click(edits);
  const named = firstTextIn(name);
  return named instanceof HTMLInputElement && writeInto(named, digit);
}

function firstTextIn(list: string): Element | null {
  return document.querySelector(`[data-field^="${list}."] input[type=text], [id^="root_${list}_"][type=text]`);
}

/** Waits until no call is in progress and the result is shown. */
export async function settled({ pending }: Harness): Promise<void> {
  for (let calm = 0; calm < 3; calm = pending().all > 0 ? 0 : calm + 1) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  }
}

/** Saves with the keyboard and waits for the result. */
export async function save(harness: Harness): Promise<void> {
  fireEvent.keyDown(window, { key: 's', ctrlKey: true });
  await settled(harness);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { changesBetween } from '../../scripts/changes/changes.ts';
import { FORMATS } from '../../scripts/changes/formats.ts';
import { BASE, type Change } from '../lint/project.ts';
import { copyOf } from './copies.ts';

const copy = copyOf(BASE.pathname);
afterAll(() => copy.remove());

/** Something of each severity, with signs that mean something to Markdown or to GitHub. */
const MIXED: Change[] = [
  {
    in: 'schemas/modules/bank/module.json',
    set: {
      'settings.properties.rate.maximum': 5,
      'settings.properties.rate.title': 'Rate: 100% a | b, or\n<more> of *it*',
      'settings.properties.open.help': 'Opens the bank for `members`',
    },
  },
  {
    in: 'schemas/modules/club/module.json',
    set: {
      'settings.properties.name.maxLength': 60,
      'settings.properties.seats.rollout': { from: '2027-01-10', share: 10, to: { default: 9 } },
    },
  },
  { in: 'schemas/plans.json', set: { 'plans.0.history.days': 7 } },
];

const after = copy.with(MIXED);
const changes = changesBetween(copy.state, after);

describe('one change in the format', () => {
  test('text', () => {
    expect(FORMATS.text(changes)).toMatchInlineSnapshot(`
      "Bank › Rate: 100% a | b, or
      <more> of *it*: at most 5, was 10 (tightens)
          was accepted on free: {"rate":6} — now “The rate must be between 0.5 and 5”
      Bank › Open: \`help\` now reads “Opens the bank for \`members\`” (rewords)
      Bank › Rate: 100% a | b, or
      <more> of *it*: \`title\` now reads “Rate: 100% a | b, or <more> of *it*”, was “Rate” (rewords)
      Club › Seats: a rollout begins on 2027-01-10 (changes)
      Club › Seats: a rollout reaches 10% of servers (changes)
      In servers that the rollout reaches: Club › Seats: starts as 9, was 5 (changes)
      Premium: Club › Name: at most 60 characters, was 20 (loosens)
      plans.json › plans › Free › history: \`days\` is now 7, was 30; what is beyond that is deleted (breaks)

      8 changes: 1 breaks, 1 tightens, 3 changes, 1 loosens, 2 rewords."
    `);
  });

  test('markdown', () => {
    expect(FORMATS.markdown(changes)).toMatchInlineSnapshot(`
      "8 changes: 1 breaks, 1 tightens, 3 changes, 1 loosens, 2 rewords.

      ### breaks (1): Something stored is lost, or the bot does not find it

      | What | Plans | Change | File |
      | --- | --- | --- | --- |
      | plans.json › plans › Free › history | all | \`days\` is now 7, was 30; what is beyond that is deleted | \`schemas/plans.json\` |

      ### tightens (1): Something that was accepted is refused

      | What | Plans | Change | File |
      | --- | --- | --- | --- |
      | Bank › Rate: 100% a \\| b, or \\<more> of \\*it\\* | all | at most 5, was 10<br>e.g. \`{"rate":6}\`: “The rate must be between 0.5 and 5” | \`schemas/modules/bank/module.json\` |

      ### changes (3): Behaves or looks different

      | What | Plans | Change | File |
      | --- | --- | --- | --- |
      | Club › Seats | all | a rollout begins on 2027-01-10 | \`schemas/modules/club/module.json\` |
      | Club › Seats | all | a rollout reaches 10% of servers | \`schemas/modules/club/module.json\` |
      | Club › Seats | in servers that the rollout reaches | starts as 9, was 5 | \`schemas/modules/club/module.json\` |

      ### loosens (1): Something that was refused is accepted

      | What | Plans | Change | File |
      | --- | --- | --- | --- |
      | Club › Name | Premium | at most 60 characters, was 20 | \`schemas/modules/club/module.json\` |

      ### rewords (2): Reads different

      | What | Plans | Change | File |
      | --- | --- | --- | --- |
      | Bank › Open | all | \`help\` now reads “Opens the bank for \`members\`” | \`schemas/modules/bank/module.json\` |
      | Bank › Rate: 100% a \\| b, or \\<more> of \\*it\\* | all | \`title\` now reads “Rate: 100% a \\| b, or \\<more> of \\*it\\*”, was “Rate” | \`schemas/modules/bank/module.json\` |"
    `);
  });

  test('json', () => {
    expect(JSON.parse(FORMATS.json(changes)).slice(0, 2)).toMatchInlineSnapshot(`
      [
        {
          "after": 5,
          "before": 10,
          "file": "schemas/modules/bank/module.json",
          "fingerprint": "GWAZFRqloNXM",
          "module": "bank",
          "pointer": [
            "settings",
            "properties",
            "rate",
            "maximum",
          ],
          "sentence": "at most 5, was 10",
          "severity": "tightens",
          "subject": [
            "Bank",
            "Rate: 100% a | b, or
      <more> of *it*",
          ],
          "witness": {
            "plan": "free",
            "problem": {
              "message": "The rate must be between 0.5 and 5",
              "path": "rate",
              "rule": "maximum",
            },
            "settings": {
              "rate": 6,
            },
            "user": "owner",
          },
          "word": "maximum",
        },
        {
          "after": "Opens the bank for \`members\`",
          "before": null,
          "file": "schemas/modules/bank/module.json",
          "fingerprint": "2OnmZn_JplkL",
          "module": "bank",
          "pointer": [
            "settings",
            "properties",
            "open",
            "help",
          ],
          "sentence": "\`help\` now reads “Opens the bank for \`members\`”",
          "severity": "rewords",
          "subject": [
            "Bank",
            "Open",
          ],
          "word": "help",
        },
      ]
    `);
    expect(JSON.parse(FORMATS.json(changes))).toHaveLength(changes.length);
  });

  test('github', () => {
    expect(FORMATS.github(changes, after.sources)).toMatchInlineSnapshot(`
      "::warning file=schemas/modules/bank/module.json,line=39,col=20,title=tightens%3A Bank › Rate%3A 100%25 a | b%2C or%0A<more> of *it*::Bank › Rate: 100%25 a | b, or%0A<more> of *it*: at most 5, was 10 (tightens)
      ::notice file=schemas/modules/bank/module.json,line=32,col=17,title=rewords%3A Bank › Open::Bank › Open: \`help\` now reads “Opens the bank for \`members\`” (rewords)
      ::notice file=schemas/modules/bank/module.json,line=36,col=18,title=rewords%3A Bank › Rate%3A 100%25 a | b%2C or%0A<more> of *it*::Bank › Rate: 100%25 a | b, or%0A<more> of *it*: \`title\` now reads “Rate: 100%25 a | b, or <more> of *it*”, was “Rate” (rewords)
      ::notice file=schemas/modules/club/module.json,line=73,col=19,title=changes%3A Club › Seats::Club › Seats: a rollout begins on 2027-01-10 (changes)
      ::notice file=schemas/modules/club/module.json,line=74,col=20,title=changes%3A Club › Seats::Club › Seats: a rollout reaches 10%25 of servers (changes)
      ::notice file=schemas/modules/club/module.json,line=76,col=24,title=changes%3A Club › Seats::In servers that the rollout reaches: Club › Seats: starts as 9, was 5 (changes)
      ::notice file=schemas/modules/club/module.json,line=44,col=22,title=loosens%3A Club › Name::Premium: Club › Name: at most 60 characters, was 20 (loosens)
      ::error file=schemas/plans.json,line=3,col=59,title=breaks%3A plans.json › plans › Free › history::plans.json › plans › Free › history: \`days\` is now 7, was 30; what is beyond that is deleted (breaks)"
    `);
  });
});

test('an annotation stands where the change is written', () => {
  const [, file = '', line, column] =
    /file=([^,]+),line=(\d+),col=(\d+),title=tightens/.exec(FORMATS.github(changes, after.sources)) ?? [];
  const text = readFileSync(join(copy.root, file), 'utf8').split('\n')[Number(line) - 1] ?? '';
  expect(text.slice(Number(column) - 1)).toMatch(/^("maximum": )?5\b/);
});

test('no change has a sentence of its own in each format for people', () => {
  const nothing = 'Nothing that people see or that is stored has changed.';
  expect(FORMATS.text([])).toBe(nothing);
  expect(FORMATS.markdown([])).toBe(nothing);
  expect(JSON.parse(FORMATS.json([]))).toEqual([]);
  expect(FORMATS.github([], after.sources)).toBe('');
});

test('pages that swap their ids are named with both titles, in whatever language these are', () => {
  const file = 'schemas/screens/configure.json';
  const swapped = copy.with([{ in: file, set: { 'pages.0.id': 'history', 'pages.1.id': 'overview' } }]);
  const said = FORMATS.text(changesBetween(copy.state, swapped));
  expect(said).toContain('pages › Overview: `title` now reads “Overview”, was “History” (rewords)');
  expect(said).toContain('pages › History: `title` now reads “History”, was “Overview” (rewords)');
});

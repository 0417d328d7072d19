import { expect, test } from 'vitest';
import { importedFrom, withHelpers } from './bundlerHelpers.ts';

const helpers = 'var one = () => 1;\nvar two = () => 2;\n\nexport { one as n, two as r };\n';

test('the file that has the helpers declares them and exports them beside its own names', () => {
  const host = 'import { n as one } from "./rolldown-runtime-!~{002}~.js";\nvar own = one();\nexport { own as n };\n';
  expect(withHelpers(host, helpers)).toBe(
    'var one = () => 1;\nvar two = () => 2;\n\nvar own = one();\nexport { own as n };\n\nexport { one as $n, two as $r };\n',
  );
});

test('other files import them from it, whatever else they import from it', () => {
  const code =
    'import { n as one, r as two } from "./rolldown-runtime-!~{002}~.js";\nimport { n } from "./react-!~{004}~.js";\n';
  expect(importedFrom('assets/react-!~{004}~.js', code)).toBe(
    'import { $n as one, $r as two } from "./react-!~{004}~.js";\nimport { n } from "./react-!~{004}~.js";\n',
  );
});

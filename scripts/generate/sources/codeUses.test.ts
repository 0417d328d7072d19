import { expect, test } from 'vitest';
import { textsIn } from './codeUses.ts';

test('code uses the texts that it looks up, with the values that it fills in', () => {
  const code = `
    text('footer.help');
    widgetText('footer.line', { product: name(1, 2), count, 'unit': { of: 3 } });
    text(
      'footer.terms',
      { product },
    );
    text('footer.more', values);
    text('footer.most', { ...values, count });
    text('footer.parts').split('{support}');
    t('footer.other');
    text(\`footer.\${name}\`);
  `;
  expect(textsIn('Footer.tsx', code)).toEqual([
    { file: 'Footer.tsx', key: 'footer.help', values: [] },
    { file: 'Footer.tsx', key: 'footer.line', values: ['product', 'count', 'unit'] },
    { file: 'Footer.tsx', key: 'footer.terms', values: ['product'] },
    { file: 'Footer.tsx', key: 'footer.more', values: undefined },
    { file: 'Footer.tsx', key: 'footer.most', values: undefined },
    { file: 'Footer.tsx', key: 'footer.parts', values: undefined },
  ]);
});

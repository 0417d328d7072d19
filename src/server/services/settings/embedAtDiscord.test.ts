import { describe, expect, test } from 'vitest';
import { Description } from '../../../../tests/contracts/openapi.ts';
import { embedAtDiscord } from './embedAtDiscord.ts';

const button = (label: string) => ({ id: label, label, url: `https://example.com/${label}` });
const full = {
  title: ' Welcome ',
  url: 'https://example.com',
  description: 'Hello',
  color: '#0d6B5e',
  author_name: 'Ada',
  author_url: 'https://example.com/ada',
  author_icon_url: '',
  fields: [{ id: 'f', name: 'Rules', value: 'Be kind', inline: true }],
  image_url: 'https://example.com/i.png',
  thumbnail_url: 'https://example.com/t.png',
  footer_text: 'Bye',
  footer_icon_url: 'https://example.com/f.png',
  buttons: ['a', 'b', 'c', 'd', 'e', 'f'].map(button),
};
const empty = Object.fromEntries(Object.entries(full).map(([name, value]) => [name, Array.isArray(value) ? [] : '']));

test('an embed has the form of Discord, without what is empty', () => {
  const { embeds, components } = embedAtDiscord(full);
  expect(embeds).toEqual([
    {
      title: 'Welcome',
      url: 'https://example.com',
      description: 'Hello',
      color: 0x0d6b5e,
      author: { name: 'Ada', url: 'https://example.com/ada' },
      fields: [{ name: 'Rules', value: 'Be kind', inline: true }],
      image: { url: 'https://example.com/i.png' },
      thumbnail: { url: 'https://example.com/t.png' },
      footer: { text: 'Bye', icon_url: 'https://example.com/f.png' },
    },
  ]);
  expect(components.map((row) => row.components.length)).toEqual([5, 1]);
  expect(components[1]).toEqual({
    type: 1,
    components: [{ type: 2, style: 5, label: 'f', url: 'https://example.com/f' }],
  });
});

test('an embed that shows nothing is none, but its buttons stay', () => {
  expect(embedAtDiscord({ ...empty, color: '#123456', title: '  ', author_url: 'https://example.com' })).toEqual({
    embeds: [],
    components: [],
  });
  expect(embedAtDiscord({ ...empty, buttons: [button('a')] })).toMatchObject({ embeds: [], components: [{ type: 1 }] });
});

test('links and pictures of an author or a footer without a text are left out', () => {
  const [embed] = embedAtDiscord({ ...full, author_name: '', footer_text: '', title: '' }).embeds;
  expect(embed).not.toHaveProperty('author');
  expect(embed).not.toHaveProperty('footer');
  expect(embed).not.toHaveProperty('url');
});

const description = Description.load();
if (!description) console.warn("Skipped: Discord's API description is missing (../shared/contracts).");

describe.skipIf(!description)("Discord's API description", () => {
  test.each([
    ['everything', full],
    ['a title alone', { ...empty, title: 'Hello' }],
    ['a button alone', { ...empty, buttons: [button('a')] }],
  ])('allows an embed with %s in a message', (_, embed) => {
    const message = { content: 'Hello', ...embedAtDiscord(embed) };
    expect(description?.problemsOfValue('MessageCreateRequest', message)).toEqual([]);
  });

  test('refuses what is not an embed', () => {
    const message = { embeds: [{ title: 'x'.repeat(257), color: '#123456' }] };
    expect(description?.problemsOfValue('MessageCreateRequest', message)).not.toEqual([]);
  });
});

import { type Language, product } from '../../../generated/catalogue.ts';
import { sentenceFormatter } from '../answers/sentences.ts';

/** A minimal page with a message and a link home, for browsers if the site's own error page is not built. */
export function messagePage(sentence: string, language: Language): string {
  const start = language === product.defaultLanguage ? '/' : `/${language}/`;
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(sentence)}</title>`,
    `<main><h1>${escapeHtml(sentence)}</h1><p><a href="${start}">${escapeHtml(sentenceFormatter(language)('page.home'))}</a></p></main>`,
    '</html>',
    '',
  ].join('\n');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

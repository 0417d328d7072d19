import { type Language, product } from '../../../generated/catalogue.ts';
import type { WayOn } from '../answers/refusal.ts';
import type { ProblemText } from '../services/site/pagePlaceholders.ts';

/** Leads to the start page. */
export function homeIn(language: Language): WayOn {
  return { address: language === product.defaultLanguage ? '/' : `/${language}/`, label: 'page.home' };
}

/** A minimal page with a message and a link, for browsers if the site's own error page is not built. */
export function messagePage({ sentence, address, label }: ProblemText, language: Language): string {
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(sentence)}</title>`,
    `<main><h1>${escapeHtml(sentence)}</h1><p><a href="${escapeHtml(address)}">${escapeHtml(label)}</a></p></main>`,
    '</html>',
    '',
  ].join('\n');
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Whether a title contains what was typed, whatever the case, accents and punctuation of either. */
export function contains(title: string, query: string): boolean {
  return fold(title).includes(fold(query)) || title.toLowerCase().includes(query.trim().toLowerCase());
}

/** Whether a title begins with what was typed. */
export function beginsWith(title: string, query: string): boolean {
  return fold(title).startsWith(fold(query));
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}\p{P}\p{Z}]+/gu, '')
    .toLowerCase();
}

/**
 * The first key that occurs twice in an object of a JSON text. `JSON.parse` silently keeps the last value, so a proxy that checks
 * the first value would check something else than what is stored. The text must be valid JSON.
 */
export function duplicateKey(text: string): string | undefined {
  const objects: (Set<string> | null)[] = [];
  // A string is a key if and only if a colon follows it.
  for (const [token, , colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*(:)?)|[[\]{}]/gs)) {
    if (token === '{') objects.push(new Set());
    else if (token === '[') objects.push(null);
    else if (token === '}' || token === ']') objects.pop();
    else if (colon) {
      const key = String(JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)));
      const keys = objects.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

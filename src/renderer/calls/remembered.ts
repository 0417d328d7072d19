/** Values kept in this browser over a visit to another site. Storage may be full or forbidden: nothing is kept then. */

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The arrival does without it.
  }
}

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // There was nothing.
  }
}

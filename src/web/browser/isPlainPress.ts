type Press = Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean>;

/** Whether a press on a link follows it here. With a key held, the browser opens a new tab or window. */
export function isPlainPress({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return !metaKey && !ctrlKey && !shiftKey && !altKey;
}

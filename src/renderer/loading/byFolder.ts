/** Keys the result of `import.meta.glob` by the name of the folder that each file is in. */
export function byFolder<Found>(files: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(Object.entries(files).map(([file, found]) => [file.split('/').at(-2) ?? '', found]));
}

import dynamicIconImports from 'lucide-react/dynamicIconImports.mjs';

/** The names of all icons that a menu entry may have. */
export const ICONS: readonly string[] = Object.keys(dynamicIconImports);

import * as lucide from 'lucide-react';
import { exportOfIcon } from '../../../language/compile/outputs/exportOfIcon.ts';

// `Icon` draws what it is given, and is no icon itself.
const { Icon: _, ...all }: Readonly<Record<string, unknown>> = lucide;

/** Takes the place of the icons that the menu had when the product was built: here it can name any of the set while it is edited. */
export const icons: Readonly<Record<string, unknown>> = new Proxy(all, {
  get: (found, name) => (typeof name === 'string' ? Reflect.get(found, exportOfIcon(name)) : undefined),
});

import { flushSync } from 'react-dom';
import type { Path } from '../../../language/model.ts';
import { fieldAt } from '../../../language/plans/resolveForPlan.ts';
import { hiddenBy } from '../../../language/resolved/hiddenBy.ts';
import { isOwnersPart } from '../../../language/resolved/ownersParts.ts';
import { movedAddress } from '../../../language/screens/movedAddress.ts';
import { settingAt } from '../../../language/screens/settingAddress.ts';
import { formatPath } from '../../../language/values/path.ts';
import type { BannerStore } from '../../feedback/bannerStore.ts';
import { focusField } from '../../fields/focus.ts';
import type { FormStore } from '../../state/store.ts';
import type { ScreenText } from '../../text/screenText.ts';
import { markField } from './markField.ts';

interface Parts {
  store: FormStore;
  /** The element that contains the fields. */
  root: Element | null;
  banners: BannerStore;
  text: ScreenText;
  /** Goes to another page of the application. */
  navigate(to: string): void;
}

/**
 * Shows the setting at an address: goes to the module that it was moved to, opens its tab and its entry, scrolls to it, focuses it and marks it. If it cannot be shown,
 * says why and shows what is nearest to it: the setting that hides it, or its list.
 */
export function openSetting(address: string, { store, root, banners, text, navigate }: Parts): void {
  const { module } = store;
  const found = settingAt(module, store.document(), address, module.module.migrations);
  const titleOf = (path: Path) => fieldAt(module, path)?.title ?? '';
  const reach = (path: Path) => {
    flushSync(() => store.rows.reveal(formatPath(path)));
    const field = focusField(root, formatPath(path));
    if (field) markField(field);
  };
  const moved = found ? undefined : movedAddress(module.module, address);
  if (moved !== undefined) return void navigate(moved);
  if (!found || !fieldAt(module, found.path)) return void banners.show('info', text('address.unknown'));

  const { path, missing } = found;
  const hidden = path.findIndex((_, depth) => !store.state(formatPath(path.slice(0, depth + 1))).visible);
  if (hidden < 0) {
    reach(path);
    if (!missing) return;
    const rows = store.get(formatPath(path));
    const empty = Array.isArray(rows) && rows.length === 0;
    banners.show('info', text(empty ? 'address.noEntries' : 'address.noEntry', { list: titleOf(path) }));
    return;
  }
  const at = path.slice(0, hidden + 1);
  if (isOwnersPart(module, at, module.context.user)) return void banners.show('info', text('denied.owner'));
  const [name = ''] = path;
  const twin = Object.keys(module.fields).find((one) => titleOf([one]) === titleOf([name]) && store.state(one).visible);
  if (path.length === 1 && twin !== undefined) return void reach([twin]);
  const cause = hiddenBy(module, store.document(), at);
  if (!cause) return void banners.show('info', text('address.hidden', { title: titleOf(path) }));
  reach(cause);
  banners.show('info', text('address.hiddenBy', { title: titleOf(path), cause: titleOf(cause) }));
}

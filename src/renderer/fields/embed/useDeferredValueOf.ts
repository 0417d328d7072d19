import { startTransition, useEffect, useState } from 'react';
import type { SettingsDocument } from '../../../language/model.ts';
import { isObject } from '../../../language/values/isObject.ts';
import type { LiveValue } from '../../widgets/types.ts';

/** A group of settings that follows its source, but never delays a keystroke. */
export function useDeferredValueOf(source: LiveValue): SettingsDocument {
  const [group, setGroup] = useState(() => groupOf(source));
  useEffect(() => {
    const follow = () => startTransition(() => setGroup(groupOf(source)));
    follow();
    return source.subscribe(follow);
  }, [source]);
  return group;
}

function groupOf(source: LiveValue): SettingsDocument {
  const value = source.value();
  return isObject(value) ? value : {};
}

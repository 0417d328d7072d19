import type { ComponentType } from 'react';
import type { Action } from '../../language/model.ts';
import { lazyParts } from '../loading/lazyParts.ts';

/** What few sections have besides fields. */
export const sectionParts = lazyParts<ComponentType<{ actions: readonly Action[] }>>('part', {
  actions: () => import('../actions/SectionActions.tsx'),
});

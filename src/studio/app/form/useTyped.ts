import type { FieldPathId } from '@rjsf/utils';
import { useState } from 'react';
import { equal } from '../../../language/values/equal.ts';
import { type Typed, useStudio } from '../StudioContext.ts';
import { useFormParts, usePart } from './FormParts.ts';

/**
 * What is typed in the field of a part. It counts until the part has another value, for example by undoing. What is no
 * value yet is kept while something else is open.
 * @param value the value in the file
 */
export function useTyped(
  at: Pick<FieldPathId, 'path'>,
  value: unknown,
): [Typed | undefined, (typed: Typed | undefined) => void] {
  const { unfinished } = useStudio();
  const { file } = useFormParts();
  const pointer = usePart(at)?.pointer ?? [];
  const id = JSON.stringify([file, ...pointer]);
  const [typed, setTyped] = useState<Typed | undefined>(() => unfinished.get(id));
  const type = (next: Typed | undefined) => {
    setTyped(next);
    if (next?.isWrong) unfinished.set(id, { ...next, file, pointer });
    else unfinished.delete(id);
  };
  return [typed && equal(typed.value, value) ? typed : undefined, type];
}

import type { FieldPathId } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import type { StudioFinding } from '../../model/answers.ts';
import type { PartInfo } from '../../model/nodeForm.ts';

interface FormParts {
  file: string;
  info: PartInfo;
  findings: readonly StudioFinding[];
}

export const FormPartsContext = createContext<FormParts | null>(null);

export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('A part of the form needs the form around it.');
  return parts;
}

/** What is known about the part at a path of the form. */
export function usePart({ path }: Pick<FieldPathId, 'path'>): PartInfo | undefined {
  let part: PartInfo | undefined = useFormParts().info;
  for (const key of path) part = typeof key === 'number' ? part?.items[key] : part?.properties[key];
  return part;
}

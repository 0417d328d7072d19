import { ArrowDown, ArrowUp, PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Pointer } from '../../language/values/pointer.ts';
import { IconButton } from '../../renderer/primitives/IconButton.tsx';
import type { FileChange } from '../model/draftState.ts';
import type { EntryPlace } from '../model/entryPlace.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { useStudio } from './StudioContext.ts';

interface EntryToolsProps {
  file: string;
  pointer: Pointer;
  place: EntryPlace;
  /** What the buttons are about, if the form is about more than this entry. */
  what?: string;
  /** Whether the entry is what is open, which then is where it goes. */
  isOpen?: boolean;
}

/** Renames an entry of a map, and moves one of a list or map. */
export function EntryTools({ file, pointer, place, what, isOpen = false }: EntryToolsProps) {
  const { change } = useStudio();
  const [isRenaming, setRenaming] = useState(false);
  const { index, isFirst, isLast, names } = place;
  const make = (op: string, changes: FileChange[], to: Pointer) => {
    const about = `${op} ${file} ${pointer.join('/')} ${Date.now()}`;
    change(changes, about, isOpen ? { file, pointer: to } : undefined);
    focusOn(toolId(to, op));
  };
  const move = (op: 'up' | 'down') => {
    const to = op === 'up' ? index - 1 : index + 1;
    const at = names ? pointer : [...pointer.slice(0, -1), to];
    make(op, [{ file, edits: [{ op: 'move', pointer, to }] }], at);
  };
  const said = (verb: string, direction = '') => [verb, what, direction].filter(Boolean).join(' ');
  return (
    <>
      {names && (
        <IconButton
          id={toolId(pointer, 'rename')}
          label={said('Rename')}
          icon={<PencilLine />}
          onClick={() => setRenaming(true)}
        />
      )}
      <IconButton
        id={toolId(pointer, 'up')}
        label={said('Move', 'up')}
        icon={<ArrowUp />}
        aria-disabled={isFirst}
        onClick={() => !isFirst && move('up')}
      />
      <IconButton
        id={toolId(pointer, 'down')}
        label={said('Move', 'down')}
        icon={<ArrowDown />}
        aria-disabled={isLast}
        onClick={() => !isLast && move('down')}
      />
      {names && isRenaming && (
        <RenameDialog
          open
          file={file}
          pointer={pointer}
          names={names}
          onClose={() => {
            setRenaming(false);
            focusOn(toolId(pointer, 'rename'));
          }}
          onRename={(changes, to) => {
            setRenaming(false);
            make('rename', changes, to);
          }}
        />
      )}
    </>
  );
}

function toolId(pointer: Pointer, op: string): string {
  return `entry ${op} ${pointer.join('/')}`.replaceAll(' ', '-');
}

/** What was used is drawn anew under another name or at another place. */
function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

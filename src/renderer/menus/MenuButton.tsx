import clsx from 'clsx';
import { type ComponentProps, type ComponentType, type MouseEvent, type RefObject, useRef, useState } from 'react';
import styles from './MenuButton.module.css';

/** What a menu gets from its button. */
export interface MenuProps {
  open: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

export interface MenuButtonProps<Options> extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The accessible name. */
  label: string;
  /** Drawn from the first time that it is opened. */
  menu: ComponentType<MenuProps & Options>;
  options: Options;
}

/** A button with three dots that opens a menu. */
export function MenuButton<Options extends object>(props: MenuButtonProps<Options>) {
  const { label, menu: Menu, options, className, ...rest } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        {...rest}
        ref={trigger}
        type="button"
        className={clsx(styles.button, className)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open === true}
        // A press that closes the menu must not first close it by taking its focus.
        onMouseDown={open ? (event: MouseEvent) => event.preventDefault() : undefined}
        onClick={() => setOpen(!open)}
      />
      {open !== undefined && <Menu {...options} open={open} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}

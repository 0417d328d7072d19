/** Where a position in the text of a field is, relative to what the field is positioned in. */
export interface CaretPlace {
  left: number;
  top: number;
  height: number;
}

const COPIED = ['font', 'lineHeight', 'letterSpacing', 'padding', 'direction', 'textAlign', 'tabSize'] as const;

/** Measures a copy of the text up to the position, since browsers do not say. */
export function caretPlace(area: HTMLTextAreaElement, position: number): CaretPlace {
  const own = getComputedStyle(area);
  const copy = document.createElement('div');
  const mark = document.createElement('span');
  for (const name of COPIED) copy.style[name] = own[name];
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    boxSizing: 'border-box',
    width: `${area.clientWidth}px`,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  mark.textContent = '{';
  copy.append(area.value.slice(0, position), mark, area.value.slice(position + 1));
  area.after(copy);
  const { offsetLeft, offsetTop, offsetHeight } = mark;
  copy.remove();
  return {
    left: area.offsetLeft + area.clientLeft + offsetLeft,
    top: area.offsetTop + area.clientTop + offsetTop - area.scrollTop,
    height: offsetHeight,
  };
}

import { createElement, type FunctionComponent, type SVGProps } from 'react';

interface IconData {
  node: readonly [tag: string, attributes: Record<string, string>][];
}

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** Draws an icon of lucide in built pages, in place of its own function, which also knows sizes, colors and names that nobody asks for. */
export default function createIcon({ node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) =>
    createElement(
      'svg',
      { ...ATTRIBUTES, 'aria-hidden': props.role === undefined ? true : undefined, ...props },
      ...parts,
    );
}

import { memo } from 'react';
import type { Block, Screen, Section } from '../../language/model.ts';
import { blockNamed } from '../fields/registry.ts';
import { useExpression } from '../state/hooks.ts';
import { FormSection } from './FormSection.tsx';

/** The sections and blocks of a screen, in order. */
export const Layout = memo(function Layout({ layout }: { layout: Screen['layout'] }) {
  return layout.map((part) =>
    isSection(part) ? (
      <FormSection key={part.section} section={part} />
    ) : (
      <BlockPart key={`${part.block} ${part.title ?? ''}`} block={part} />
    ),
  );
});

function isSection(part: Section | Block): part is Section {
  return 'fields' in part;
}

function BlockPart({ block }: { block: Block }) {
  const visible = useExpression(block.visible);
  const Part = blockNamed(block.block);
  return block.visible !== undefined && visible !== true ? null : <Part block={block} />;
}

import { memo } from 'react';
import type { Block, Part } from '../../language/model.ts';
import { isSection, isTabs } from '../../language/screens/layout.ts';
import { blocks } from '../blocks/index.ts';
import { Boundary } from '../primitives/Boundary.tsx';
import { useExpression } from '../state/hooks.ts';
import { FormSection } from './FormSection.tsx';
import { TabbedParts } from './TabbedParts.tsx';

/** The sections, blocks and tabs of a screen, in order. */
export const Layout = memo(function Layout({ layout }: { layout: readonly Part[] }) {
  return layout.map((part, index) => {
    if (isSection(part)) return <FormSection key={part.section} section={part} />;
    if (isTabs(part)) return <TabbedParts key={part.tabs} tabs={part} draw={draw} />;
    // Two blocks may be alike, and the layout of a screen never changes.
    // biome-ignore lint/suspicious/noArrayIndexKey: the same reason
    return <BlockPart key={index} block={part} />;
  });
});

const draw = (layout: readonly Part[]) => <Layout layout={layout} />;

function BlockPart({ block }: { block: Block }) {
  const visible = useExpression(block.visible);
  const Part = blocks.get(block.block);
  return block.visible !== undefined && visible !== true ? null : (
    <Boundary>
      <Part block={block} />
    </Boundary>
  );
}

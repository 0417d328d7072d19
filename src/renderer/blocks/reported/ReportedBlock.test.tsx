// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Block, DocumentCall } from '../../../language/model.ts';
import { testBlockStates } from '../../gallery/testing.tsx';
import { fixtureApi, fixtureBody } from '../../test/fakeApi.ts';
import { fixtureModule } from '../../test/fixture.ts';
import { showBlock } from '../../test/show.tsx';
import { states } from './ReportedBlock.gallery.ts';
import ReportedBlock from './ReportedBlock.tsx';

testBlockStates(ReportedBlock, states);

test('shows reported values, and placeholders until there are any', async () => {
  const api = fixtureApi();
  const [staff, main] = fixtureModule().spec.calls?.documents ?? [];
  const reported: DocumentCall['reported'] = {
    next_visit: { type: ['string', 'null'], default: null },
    visitors: { type: 'integer', default: 0 },
    hidden: { type: 'integer', default: 0 },
  };
  const block: Block = {
    block: 'reported',
    title: 'Now',
    values: [
      { property: 'next_visit', title: 'Next visit', as: 'time', empty: 'Not planned' },
      { property: 'visitors', title: 'Visitors' },
      { property: 'hidden', title: 'Hidden', visible: 'self.enabled' },
    ],
  };
  const documents = staff && main ? [staff, { ...main, reported }] : [];
  api.on('GET fixture/', { body: fixtureBody({ visitors: 12 }) });
  const { user } = await showBlock(block, { calls: { documents } }, api);
  const card = within(screen.getByRole('region', { name: 'Now' }));
  const values = () => card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values()).toEqual(['Not planned', '12']);
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  expect(values()).toEqual(['Not planned', '12', '0']);
  await user.click(screen.getByRole('button', { name: 'SAVE' }));
  expect(api.posts()[0]?.body).not.toHaveProperty('visitors');
});

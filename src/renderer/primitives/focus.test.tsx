// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RefCallback, useState } from 'react';
import { expect, test } from 'vitest';
import { raiseFocus, returnFocus } from './focus.ts';

/** A bar between two fields that disappears when its button is clicked, together with the first field if that is `fleeting`. */
function Page({ keep, fleeting = false }: { keep: RefCallback<HTMLElement>; fleeting?: boolean }) {
  const [shown, setShown] = useState(true);
  return (
    <main tabIndex={-1}>
      {(shown || !fleeting) && <input aria-label="Before" />}
      {shown && (
        <div ref={keep}>
          <button type="button" onClick={() => setShown(false)}>
            Go
          </button>
        </div>
      )}
      <input aria-label="After" />
    </main>
  );
}

async function press(keep: RefCallback<HTMLElement>, { fleeting = false, from = 'Before' } = {}) {
  const user = userEvent.setup();
  render(<Page keep={keep} fleeting={fleeting} />);
  screen.getByLabelText(from).focus();
  await user.tab({ shift: from === 'After' });
  expect(screen.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
}

test.each(['Before', 'After'])('focus returns to where it came from: %s', async (from) => {
  await press(returnFocus, { from });
  expect(screen.getByLabelText(from)).toHaveFocus();
});

test('focus whose origin is gone moves to an ancestor', async () => {
  await press(returnFocus, { fleeting: true });
  expect(screen.getByRole('main')).toHaveFocus();
});

test('focus in a replaced element moves to an ancestor', async () => {
  await press(raiseFocus);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('focus elsewhere is left alone', async () => {
  render(<Page keep={returnFocus} />);
  screen.getByLabelText('After').focus();
  screen.getByRole('button').click();
  expect(await screen.findByLabelText('After')).toHaveFocus();
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RendererProvider } from '../screen/RendererProvider.tsx';
import { defaultWidgetText } from '../text/widgetText.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { Notice } from './Notice.tsx';
import { Tooltip } from './overlays/Tooltip.tsx';
import { Spinner } from './Spinner.tsx';

test('a banner can be dismissed; an error is an alert', async () => {
  const onDismiss = vi.fn();
  render(
    <>
      <Banner kind="error">Failed to save settings.</Banner>
      <Banner kind="success" onDismiss={onDismiss}>
        Settings updated successfully!
      </Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to save settings.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a busy button keeps focus and ignores clicks', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  rerender(
    <Button busy onClick={onClick}>
      SAVING...
    </Button>,
  );
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a tooltip describes its control before it is visible', () => {
  render(
    <Tooltip text="Removes the row">
      <IconButton label="Delete" icon="x" />
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription('Removes the row');
});

test('a notice has a heading of the given level', () => {
  render(
    <Notice title="Premium Feature" level={3} action={<Button>Upgrade</Button>}>
      Upgrade this server.
    </Notice>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Premium Feature' })).toBeVisible();
});

test('texts come from the provider', () => {
  render(
    <RendererProvider
      widgetText={(key, values) => (key === 'primitive.loading' ? 'Se încarcă' : defaultWidgetText(key, values))}
    >
      <Spinner />
    </RendererProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Se încarcă');
});

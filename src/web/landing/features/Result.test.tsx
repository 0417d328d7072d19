// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLanding } from '../../testing/renderLanding.tsx';
import { Result } from './Result.tsx';

test('a message has its parts below the command that made the bot write it', () => {
  renderLanding(
    <Result
      feature="Shop"
      result={{
        command: { member: 'Ada', command: '/shop' },
        items: [{ title: 'Knight', text: '1,000 coins' }],
        text: 'What will it be?',
        image: { title: 'Ada', text: 'Welcome!', colors: ['#fff', '#000'] },
        chart: [0, 5, 10],
        buttons: ['Buy'],
        reactions: [{ emoji: '🎉', count: 3 }],
      }}
    />,
  );
  const result = screen.getByRole('img', { name: 'What Shop looks like in a server' });
  expect(result).toHaveTextContent(
    /^Ada used \/shop.*Guildhall.*BOT.*Knight 1,000 coins.*What will it be\?.*Welcome!.*Buy.*🎉 3$/,
  );
  expect(result.querySelector('path[d$="H244V90"]')).toHaveAttribute(
    'd',
    'M-4 90V76.0L0.0,76.0L120.0,42.0L240.0,8.0H244V90',
  );
});

test('voice channels stand instead of a message', () => {
  renderLanding(<Result feature="Voice" result={{ channels: [{ title: 'Movie Night', members: ['Ada', 'Noor'] }] }} />);
  const result = screen.getByRole('img', { name: 'What Voice looks like in a server' });
  expect(result).toHaveTextContent(/^Movie NightA AdaN Noor$/);
});

import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { answersTo } from './answers.ts';

/** Somebody who answers each question when it is asked. */
function somebody(...answers: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const asked: string[] = [];
  output.on('data', (part: Buffer) => {
    const question = part.toString();
    if (!question.endsWith(': ')) return;
    asked.push(question);
    input.write(`${answers.shift() ?? ''}\n`);
  });
  return { terminal: { input, output, isInteractive: true }, asked };
}

test('what is not given is asked for, one question after the other', async () => {
  const { terminal, asked } = somebody('rating', 'A number of stars');
  const questions = { name: 'Name (it must never change)' };
  const found = await answersTo(['name', 'title', 'description'], { title: 'A rating' }, questions, terminal);
  expect(found).toEqual({ name: 'rating', title: 'A rating', description: 'A number of stars' });
  expect(asked).toEqual(['Name (it must never change): ', 'description: ']);
});

test('if all is given, nothing is asked; if nobody can answer, it says what is missing', async () => {
  const { terminal, asked } = somebody();
  expect(await answersTo(['name'], { name: 'rating' }, {}, terminal)).toEqual({ name: 'rating' });
  expect(asked).toEqual([]);
  const alone = { ...terminal, isInteractive: false };
  await expect(answersTo(['name', 'title'], { name: 'rating' }, {}, alone)).rejects.toThrow('Give --title.');
});

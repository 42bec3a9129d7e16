import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { NumberParameter } from '../../sim/parameters';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { evidence } from '../../text/en/evidence';
import { HypothesesView } from './HypothesesView';

const parameter: NumberParameter = {
  type: 'number',
  key: 'size',
  group: 'all',
  provenance: 'fact',
  unit: 'byte',
  min: 0,
  max: 20_000,
  default: 0,
  whole: true,
  scale: 'linear',
  fine: 1,
  step: 4,
  coarse: 100,
};
const words = {
  ...evidence,
  'param.size': 'Array',
  'reference.paper': 'a letter of 1989',
  'hypotheses.lead': 'Which one?',
  'hypotheses.reported': 'What was reported',
  'hypotheses.story': 'Books say {otherFrom}, the letter {reported1From}.',
  'hypothesis.true': 'As it was',
  'hypothesis.true.meaning': 'A sliver.',
  'hypothesis.other': 'Any second write',
  'hypothesis.other.meaning': 'As in books.',
  'hypothesis.nothing': 'No rule',
  'hypothesis.nothing.meaning': 'All goes.',
};

function show(over: Partial<Parameters<typeof HypothesesView>[0]> = {}) {
  const onChoose = vi.fn();
  render(
    <HypothesesView
      t={textFor('en', { ...answers, ...words })}
      theme="light"
      parameter={parameter}
      hypotheses={{
        parameter: 'size',
        range: { from: 0, to: 20_000 },
        measure: 'time',
        values: {},
        corners: [],
        reported: {
          ranges: [{ from: 4045, to: 4952 }],
          provenance: 'fact',
          source: 'paper',
          tolerance: 64,
        },
        rows: [],
      }}
      rows={[
        { id: 'true', slow: [{ from: 4045, to: 4968 }] },
        { id: 'other', slow: [{ from: 3953, to: 5392 }] },
        { id: 'nothing', slow: [] },
      ]}
      current="other"
      step={208.3}
      onChoose={onChoose}
      {...over}
    />,
  );
  return onChoose;
}
const row = (name: string) => screen.getByRole('button', { name }).closest('li')!;

it('says of each explanation whether it fits, in words and by a sign', () => {
  show();
  expect(row('As it was')).toHaveTextContent(
    '✓ Fits. 4,045 to 4,952: begins exactly there, ends 16 bytes too late.',
  );
  expect(row('Any second write')).toHaveTextContent('✗ Ruled out. 4,045 to 4,952: begins 92 bytes too early');
  expect(row('No rule')).toHaveTextContent('✗ Ruled out. No size is slow.');
  expect(row('Any second write')).toHaveTextContent('set now');
  expect(screen.getByRole('button', { name: 'Any second write' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Books say 3,953, the letter 4,045.')).toBeVisible();
  expect(screen.getByText(/a slow stretch of fewer than 209 B/)).toBeVisible();
});

it('draws a bar for each range with its edges beside it, above the reported ones', () => {
  show();
  expect(row('As it was').querySelectorAll('.lt-hypothesis-bar-fits')).toHaveLength(1);
  expect(row('Any second write').querySelectorAll('.lt-hypothesis-bar-out')).toHaveLength(1);
  expect(row('No rule').querySelectorAll('.lt-hypothesis-bar')).toHaveLength(0);
  expect(row('No rule').querySelectorAll('.lt-hypothesis-band')).toHaveLength(1);
  expect(row('As it was').querySelector('svg')).toHaveTextContent('4,045–4,968');
});

it('is one tab stop: up and down move, Enter loads', async () => {
  const onChoose = show();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'As it was' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'No rule' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('nothing');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('button', { name: 'As it was' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByText('The slow sizes as a table')).toHaveFocus();
});

it('has all of it in a table', async () => {
  show();
  await userEvent.click(screen.getByText('The slow sizes as a table'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(4);
  expect(rows[1]).toHaveTextContent('As it was4,045–4,968Fits. 4,045 to 4,952: begins exactly there');
  expect(rows[3]).toHaveTextContent('No rulenoneRuled out. No size is slow.');
});

it('waits for what is not there yet, and then tells no story', () => {
  show({
    rows: [
      { id: 'true', slow: undefined },
      { id: 'other', slow: [] },
    ],
  });
  expect(row('As it was')).toHaveTextContent('is being worked out …');
  expect(row('As it was')).not.toHaveTextContent(/Fits|Ruled/);
  expect(screen.queryByText(/Books say/)).toBeNull();
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { defaultsOf, type ParameterValue, type ParameterValues } from '../../sim/parameters';
import { textFor } from '../../text';
import { provideTestLocales } from '../../text/testLocales';
import { ControlsView } from './ControlsView';
import { BURST_MS, type Gesture } from './gestures';
import { parameters, words } from './parameters.fixture';

provideTestLocales();

type Change = [key: string, value: ParameterValue, gesture: Gesture];

interface PageProps {
  readonly locale: 'en' | 'rtl';
  readonly first: ParameterValues;
  readonly calls: ReturnType<typeof makeCalls>;
  readonly changes: Change[];
}

const makeCalls = () => ({
  folded: vi.fn(),
  preset: vi.fn(),
  problem: vi.fn(),
  undo: vi.fn(),
  seed: vi.fn(),
});
const defaults = defaultsOf(parameters) as ParameterValues;

/** The view with somebody behind it who keeps the values. */
function Page({ locale, first, calls, changes }: PageProps) {
  const [values, setValues] = useState<ParameterValues>({ ...defaults, ...first });
  const set = (key: string, value: ParameterValue | undefined) =>
    value !== undefined && setValues((old) => ({ ...old, [key]: value }));
  return (
    <ControlsView
      t={textFor(locale, words)}
      folded={false}
      onFolded={calls.folded}
      parameters={parameters}
      values={values}
      defaults={defaults}
      presets={[
        { id: 'before', values: {} },
        { id: 'after', values: { bufferBits: 8023 } },
      ]}
      activePreset="before"
      onPreset={calls.preset}
      onValue={(...change) => {
        changes.push(change);
        set(change[0], change[1]);
      }}
      onReset={(key) => set(key, defaults[key])}
      onProblem={calls.problem}
      canUndo={false}
      canRedo
      onUndo={calls.undo}
      onRedo={calls.undo}
      seed={7}
      onSeed={calls.seed}
    />
  );
}

function show(locale: 'en' | 'rtl' = 'en', first: ParameterValues = {}) {
  const calls = makeCalls();
  const changes: Change[] = [];
  return {
    ...render(<Page locale={locale} first={first} calls={calls} changes={changes} />),
    changes,
    calls,
  };
}

const slider = (name: string) => screen.getByRole('slider', { name });
const box = (name: string) => screen.getByRole('textbox', { name });

describe('presets and history', () => {
  it('marks the active preset, shows its note and asks for another', async () => {
    const { calls } = show();
    expect(screen.getByRole('button', { name: 'Before' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('A buffer of one packet.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'After' }));
    expect(calls.preset).toHaveBeenCalledWith('after');
  });

  it('keeps a useless undo button in reach but without effect', async () => {
    const { calls } = show();
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    expect(calls.undo).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(calls.undo).toHaveBeenCalledTimes(1);
  });
});

describe('a slider', () => {
  it('speaks its value in units', () => {
    show();
    expect(slider('Output buffer')).toHaveAttribute('aria-valuetext', '940 bits');
    expect(slider('Line')).toHaveAttribute('aria-valuetext', '50 kilobits per second');
  });

  it('moves with keys: a burst is one gesture and ends by itself', () => {
    vi.useFakeTimers();
    const { changes } = show();
    const range = slider('Host work per message');
    fireEvent.keyDown(range, { key: 'ArrowRight' });
    fireEvent.keyDown(range, { key: 'ArrowRight', shiftKey: true });
    fireEvent.keyDown(range, { key: 'PageUp' });
    expect(changes.map(([, value]) => value)).toEqual([82, 82.1, 102.1]);
    vi.advanceTimersByTime(BURST_MS);
    expect(changes.at(-1)).toEqual(['hostMs', 102.1, { id: changes[0]![2].id, phase: 'end' }]);
    fireEvent.keyDown(range, { key: 'Home' });
    expect(changes.at(-1)![1]).toBe(0);
    expect(changes.at(-1)![2].id).not.toBe(changes[0]![2].id);
  });

  it('is one gesture from pointer down to pointer up', () => {
    const { changes } = show();
    const range = slider('Output buffer');
    fireEvent.pointerDown(range);
    for (const place of ['500', '600', '700']) fireEvent.change(range, { target: { value: place } });
    fireEvent.pointerUp(window);
    expect(new Set(changes.map(([, , { id }]) => id)).size).toBe(1);
    expect(changes.map(([, , { phase }]) => phase)).toEqual(['move', 'move', 'move', 'end']);
  });

  it('does not move with the wheel', () => {
    const { changes } = show();
    const range = slider('Output buffer');
    fireEvent.wheel(range, { deltaY: -100 });
    fireEvent.change(range, { target: { value: '900' } });
    expect(changes).toEqual([]);
    expect(range).toHaveValue('761');
  });

  it('has fine buttons', async () => {
    const { changes } = show();
    await userEvent.click(screen.getByRole('button', { name: '“Output buffer” up by 1 bit' }));
    expect(changes[0]!.slice(0, 2)).toEqual(['bufferBits', 941]);
    expect(box('Output buffer')).toHaveValue('941 bit');
  });
});

describe('a box', () => {
  const type = async (name: string, text: string) => {
    await userEvent.clear(box(name));
    await userEvent.type(box(name), text);
  };

  it.each([
    ['Line', '1.5 Mb/s', 1_500_000, '1.5 Mbit/s'],
    ['Line', '1,5 Mb/s', 1_500_000, '1.5 Mbit/s'],
    ['Size', '4 KB', 32_768, '32,768 bit'],
    ['Output buffer', '500 bits', 500, '500 bit'],
  ])('%s takes "%s"', async (name, text, value, shown) => {
    const { changes } = show();
    await type(name, `${text}{Enter}`);
    expect(changes.map(([, , gesture]) => gesture.phase)).toEqual(['end']);
    expect(changes[0]![1]).toBe(value);
    expect(box(name)).toHaveValue(shown);
  });

  it('says what is wrong with a text, once, and keeps it until it is corrected', async () => {
    const { changes, calls } = show();
    await type('Output buffer', 'much');
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('“Output buffer” needs a number, and “much” is none. 940 bit is kept');
    expect(box('Output buffer')).toHaveAccessibleDescription(alert.textContent!);
    expect(box('Output buffer')).toBeInvalid();
    await userEvent.tab();
    expect(box('Output buffer')).toHaveValue('much');
    expect(calls.problem).toHaveBeenCalledTimes(1);
    expect(changes).toEqual([]);
    await type('Output buffer', '800{Enter}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(changes[0]![1]).toBe(800);
  });

  it('brings the value back with Escape', async () => {
    show();
    await type('Output buffer', 'much{Enter}{Escape}');
    expect(box('Output buffer')).toHaveValue('940 bit');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes the nearest legal value of what is out of range, and names the bound', async () => {
    const { changes } = show();
    await type('Output buffer', '8024{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '“Output buffer” cannot be more than 8,023 bit; “8024” is too much. 8,023 bit is used instead.',
    );
    expect(changes[0]!.slice(0, 2)).toEqual(['bufferBits', 8023]);
    expect(box('Output buffer')).toHaveValue('8,023 bit');
  });

  it('understands a bare number in the unit that stood in the box, unless that is out of range', async () => {
    const { changes } = show('en', { lineBitsPerSecond: 50_000 });
    await type('Line', '56{Enter}');
    expect(changes.at(-1)!.slice(0, 2)).toEqual(['lineBitsPerSecond', 56_000]);
    await type('Line', '40000{Enter}');
    expect(changes.at(-1)!.slice(0, 2)).toEqual(['lineBitsPerSecond', 40_000]);
  });

  it('forgets a bad text when the value changes from elsewhere', async () => {
    show();
    await type('Output buffer', 'much{Enter}');
    fireEvent.keyDown(slider('Output buffer'), { key: 'ArrowRight' });
    expect(box('Output buffer')).toHaveValue('950 bit');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('reset, unlimited, switches and choices', () => {
  it('keeps the focus on reset', async () => {
    show('en', { bufferBits: 500 });
    const reset = screen.getByRole('button', { name: 'Set “Output buffer” back to 940 bit' });
    expect(reset).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(reset);
    expect(box('Output buffer')).toHaveValue('940 bit');
    expect(reset).toHaveFocus();
    expect(reset).toHaveAttribute('aria-disabled', 'true');
  });

  it('has a checkbox for unlimited and goes back to a number', async () => {
    const { changes } = show();
    const check = screen.getByRole('checkbox', { name: '“Allocation” unlimited' });
    expect(check).toBeChecked();
    expect(slider('Allocation')).toBeDisabled();
    await userEvent.click(check);
    expect(changes[0]!.slice(0, 2)).toEqual(['allocationBits', 10_000_000]);
    await userEvent.click(check);
    expect(changes[1]![1]).toBe('unlimited');
  });

  it('counts the changes of a folded group', () => {
    show('en', { lossPercent: 1, recovery: 'restart' });
    expect(screen.getByText('2 changed')).toBeVisible();
  });

  it('changes a switch and a choice at once', async () => {
    const { changes, container } = show();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Routing messages' }));
    const folded = within(container.querySelector('details.lt-control-group') as HTMLElement);
    await userEvent.selectOptions(folded.getByLabelText('Recovery'), 'restart');
    expect(changes.map(([key, value, { phase }]) => [key, value, phase])).toEqual([
      ['routing', false, 'end'],
      ['recovery', 'restart', 'end'],
    ]);
  });

  it('asks for the next seed, and reads a typed one', async () => {
    const { calls } = show();
    await userEvent.click(screen.getByRole('button', { name: 'New seed' }));
    expect(calls.seed).toHaveBeenLastCalledWith(8);
    await userEvent.clear(box('Seed'));
    await userEvent.type(box('Seed'), '42{Enter}');
    expect(calls.seed).toHaveBeenLastCalledWith(42);
  });
});

it('keeps numbers from left to right on a page from right to left', () => {
  show('rtl');
  for (const one of screen.getAllByRole('slider')) expect(one.parentElement).toHaveAttribute('dir', 'ltr');
  for (const one of screen.getAllByRole('textbox')) expect(one).toHaveAttribute('dir', 'ltr');
});

it('asks to be folded up', async () => {
  const { calls } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(calls.folded).toHaveBeenCalledWith(true);
});

it('shows what is locked, and lets nobody change it', async () => {
  const calls = makeCalls();
  const t = textFor('en', words);
  const view = (locked: readonly string[]) => (
    <ControlsView
      t={t}
      folded={false}
      onFolded={calls.folded}
      parameters={parameters}
      values={defaults}
      defaults={defaults}
      presets={[{ id: 'before', values: {} }]}
      onPreset={calls.preset}
      onValue={vi.fn()}
      onReset={vi.fn()}
      onProblem={calls.problem}
      canUndo={false}
      canRedo={false}
      onUndo={calls.undo}
      onRedo={calls.undo}
      locked={locked}
      seed={7}
      onSeed={calls.seed}
    />
  );
  const number = parameters.find(({ type }) => type === 'number')!;
  const label = t(`param.${number.key}`);
  const { rerender } = render(view([number.key, 'presets']));
  expect(screen.getByRole('slider', { name: label })).toBeDisabled();
  expect(screen.getByRole('textbox', { name: label })).toBeDisabled();
  expect(screen.getByRole('button', { name: t('preset.before') })).toBeDisabled();
  expect(screen.getByRole('button', { name: t('controls.newSeed') })).toBeEnabled();
  const others = screen.getAllByRole('slider').filter((slider) => !slider.matches(':disabled'));
  expect(others.length).toBeGreaterThan(0);
  rerender(view(['all']));
  for (const slider of screen.getAllByRole('slider')) expect(slider).toBeDisabled();
  expect(screen.getByRole('button', { name: t('controls.newSeed') })).toBeDisabled();
  expect(screen.getAllByTitle(t('controls.locked')).length).toBeGreaterThan(2);
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FrameField } from '../../scenarios/scenario';
import { textFor } from '../../text';
import { type FrameMoment, FrameView } from './FrameView';

const bytes = (length: number, first = 0): number[] => Array.from({ length }, (_, i) => (first + i) & 255);
const reply = (data: number): FrameField[] => [
  { id: 'gap', category: 'framing', length: 12, before: true },
  { id: 'count', category: 'header', length: 2, bytes: [data >> 8, data & 255], value: data },
  { id: 'data', category: 'payload', length: data, bytes: Array.from({ length: data }, () => 0x61) },
  { id: 'padding', category: 'padding', length: 5, bytes: bytes(5) },
];
const request: FrameField[] = [
  { id: 'gap', category: 'control', length: 12, before: true },
  { id: 'count', category: 'control', length: 2, bytes: [0, 7], value: 7 },
];
const words = ['gap', 'count', 'data', 'padding'].flatMap((id) => [
  [`field.${id}`, `The ${id}`],
  [`field.${id}.short`, id],
  [`field.${id}.meaning`, `What ${id} means.`],
]);
const t = textFor('en', Object.fromEntries(words));

const view = (fields: FrameField[], moment: FrameMoment = 'now') => (
  <FrameView t={t} theme="light" fields={fields} what="The reply" moment={moment} progress={0.5} />
);
const opened = () => screen.getByRole('tabpanel').textContent;

describe('the opened frame', () => {
  it('says how much of the slot is the file’s, and opens its data', () => {
    render(view(reply(1)));
    expect(screen.getByText('1 byte of the file in a slot of 20 bytes: 19 are not yours.')).toBeVisible();
    expect(screen.getByText('on the line now')).toBeVisible();
    expect(opened()).toContain('The data file, offset 2, 1 byte. What data means.');
    expect(opened()).toContain('61 = “a”');
  });

  it('has one tab stop, and arrow keys from field to field', async () => {
    render(view(reply(1)));
    await userEvent.tab();
    await userEvent.tab();
    const data = screen.getByRole('tab', { name: 'The data, 1 byte, file' });
    expect(data).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'The count, 2 bytes, headers' })).toHaveFocus();
    expect(opened()).toContain('00 01 = 1');
    await userEvent.keyboard('{Home}');
    expect(opened()).toContain('before the frame, 12 bytes. What gap means.');
    expect(opened()).toContain('no bytes: the line is silent');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: /The padding/ })).toHaveFocus();
    expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
  });

  it('opens what is pressed, and keeps it open in the next frame if that has it', async () => {
    const { rerender } = render(view(reply(1)));
    await userEvent.click(screen.getByRole('tab', { name: /The count/ }));
    rerender(view(request, 'next'));
    expect(opened()).toContain('00 07 = 7');
    expect(screen.getByText('A slot of 14 bytes, and no byte of the file in it.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /The gap/ }));
    rerender(view(reply(3)));
    expect(opened()).toContain('What gap means.');
  });

  it('shows 32 bytes of long data and says how many more there are', () => {
    render(view(reply(1024)));
    expect(opened()).toContain(`${Array.from({ length: 32 }, () => '61').join(' ')} and 992 more`);
    expect(screen.getByText(/^1,024 bytes of the file in a slot of 1,043 bytes/)).toBeVisible();
  });

  it('has every field in a table', async () => {
    render(view(reply(1)));
    await userEvent.click(screen.getByText('Every field as a table'));
    const rows = within(screen.getByRole('table', { name: 'The reply' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'FieldOffsetBytesWhat it isContentMeaning',
      'The gap–12framingno bytes: the line is silent What gap means.',
      'The count02headers00 01 = 1What count means.',
      'The data21file61 = “a”What data means.',
      'The padding35padding00 01 02 03 04 What padding means.',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { textFor } from '../text';
import { later } from '../text/en/later';
import { KEYS, type KeyPress, keyFor, PRESENTER_KEYS } from './keys';
import { TIMELINE_KEYS } from './page/timelineKeys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const does = (event: KeyPress, html = '<p></p>') => {
  const host = document.createElement('div');
  host.innerHTML = html;
  return keyFor(event, host.querySelector('[data-at]') ?? host.firstElementChild!)?.does;
};

describe('keys', () => {
  it.each([
    [press(' '), 'keys.play'],
    [press('ArrowRight'), 'keys.forward'],
    [press('g'), 'keys.gapForward'],
    [press('G', { shiftKey: true }), 'keys.gapBack'],
    [press('?', { shiftKey: true }), 'keys.help'],
    [press('z', { ctrlKey: true }), 'keys.undo'],
    [press('Z', { metaKey: true, shiftKey: true }), 'keys.redo'],
    [press('y', { ctrlKey: true }), 'keys.redo'],
    [press('g', { ctrlKey: true }), undefined],
    [press('x'), undefined],
    [press('PageDown'), undefined],
    [press('Escape'), undefined],
    [press('Tab'), undefined],
  ])('%o', (event, wanted) => expect(does(event)).toBe(wanted));

  it('are left to whoever uses them', () => {
    for (const key of [' ', 'g', 'ArrowLeft', '?']) {
      expect(does(press(key), '<input type="text">')).toBeUndefined();
      expect(does(press(key), '<textarea></textarea>')).toBeUndefined();
      expect(does(press(key), '<dialog><p data-at></p></dialog>')).toBeUndefined();
    }
    expect(does(press('z', { ctrlKey: true }), '<input type="text">')).toBeUndefined();
    expect(does(press(' '), '<button></button>')).toBeUndefined();
    expect(does(press(' '), '<button><b data-at></b></button>')).toBeUndefined();
    expect(does(press('ArrowLeft'), '<input type="range">')).toBeUndefined();
    expect(does(press('g'), '<input type="range">')).toBe('keys.gapForward');
    expect(does(press('g'), '<select></select>')).toBeUndefined();
    expect(does(press('ArrowLeft'), '<button></button>')).toBe('keys.back');
  });

  it('that go through the page around are its own, but where time is moved', () => {
    const inOtherPage = (key: string, html = '<p></p>') => {
      const host = document.createElement('div');
      host.innerHTML = html;
      return keyFor(press(key), host.querySelector('[data-at]') ?? host.firstElementChild!, false, true)
        ?.does;
    };
    for (const key of [' ', 'ArrowLeft', 'ArrowRight']) {
      expect(inOtherPage(key)).toBeUndefined();
      expect(inOtherPage(key, '<div class="lt-at-timeline"><p data-at></p></div>')).toBeDefined();
    }
    expect(inOtherPage('g')).toBe('keys.gapForward');
  });

  it('have words, and none is there twice', () => {
    const t = textFor('en', later);
    for (const row of [...KEYS, ...TIMELINE_KEYS, ...PRESENTER_KEYS]) {
      expect(t.has(row.does), row.does).toBe(true);
      for (const shown of row.shown) expect(shown.startsWith('keys.') ? t.has(shown) : true).toBe(true);
    }
    expect(new Set(KEYS.map((row) => row.does)).size).toBe(KEYS.length);
  });

  it('of a remote control count while a lesson is presented, even where a number is being typed', () => {
    const at = (html: string): Element => {
      const host = document.createElement('div');
      host.innerHTML = html;
      return host.querySelector('[data-at]') ?? host.firstElementChild!;
    };
    for (const [key, wanted] of [
      ['PageDown', 'keys.present.next'],
      ['PageUp', 'keys.present.back'],
      ['Escape', 'keys.present.leave'],
    ] as const) {
      expect(keyFor(press(key), at('<p></p>'), true)?.does).toBe(wanted);
      expect(keyFor(press(key), at('<input type="text">'), true)?.does).toBe(wanted);
      expect(keyFor(press(key), at('<dialog><p data-at></p></dialog>'), true)).toBeUndefined();
    }
    expect(keyFor(press('.'), at('<p></p>'), true)?.does).toBe('keys.present.blank');
    expect(keyFor(press('.'), at('<input type="text">'), true)).toBeUndefined();
    expect(keyFor(press('.'), at('<p></p>'))).toBeUndefined();
    expect(keyFor(press('g'), at('<p></p>'), true)?.does).toBe('keys.gapForward');
  });
});

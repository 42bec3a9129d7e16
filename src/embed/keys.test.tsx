import { afterEach, describe, expect, it } from 'vitest';
import { handKeysOn } from './keys';

let stop = () => {};
afterEach(() => stop());

const handed = (key: string, html: string, more: KeyboardEventInit = {}, prevented = false): boolean => {
  const keys: string[] = [];
  stop = handKeysOn(window, (one) => keys.push(one));
  document.body.innerHTML = html;
  const target = document.querySelector('[data-at]') ?? document.body;
  if (prevented) target.addEventListener('keydown', (event) => event.preventDefault());
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  stop();
  return keys.length > 0;
};

describe('keys that nobody inside uses go on', () => {
  it.each([
    ['PageDown', '<p data-at></p>', true],
    ['PageUp', '<button data-at></button>', true],
    ['Escape', '<button data-at></button>', true],
    ['ArrowRight', '<button data-at></button>', true],
    ['ArrowRight', '<input type="checkbox" data-at>', true],
    [' ', '<p data-at></p>', true],
    [' ', '<button data-at></button>', false],
    ['ArrowRight', '<input type="range" data-at>', false],
    ['PageDown', '<input type="range" data-at>', false],
    ['PageDown', '<input type="text" data-at>', false],
    ['ArrowDown', '<select data-at></select>', false],
    ['ArrowDown', '<div role="slider" data-at></div>', false],
    ['Escape', '<dialog><p data-at></p></dialog>', false],
    ['Escape', '<input type="text" data-at>', false],
    ['a', '<p data-at></p>', false],
    ['Tab', '<p data-at></p>', false],
  ] as const)('%s on %s: %s', (key, html, wanted) => expect(handed(key, html)).toBe(wanted));

  it('but not those that were used, nor what belongs to the browser', () => {
    expect(handed('PageDown', '<p data-at></p>', {}, true)).toBe(false);
    expect(handed('ArrowLeft', '<p data-at></p>', { altKey: true })).toBe(false);
    expect(handed('PageDown', '<p data-at></p>', { ctrlKey: true })).toBe(false);
  });
});

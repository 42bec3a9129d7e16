/** The few signs on buttons, drawn so that they look alike on every system. The button carries the words. */

const PATHS = {
  minus: 'M3 8h10',
  plus: 'M3 8h10M8 3v10',
  reset: 'M3.5 8a4.5 4.5 0 1 0 1.6-3.4M5.4 1.8 4.8 4.9l3.1.5',
  undo: 'M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h4',
  fold: 'M9.5 3.5 5 8l4.5 4.5',
  unfold: 'M6.5 3.5 11 8l-4.5 4.5',
  info: 'M8 7v4.5M8 4.6v.1M14.2 8A6.2 6.2 0 1 1 1.8 8a6.2 6.2 0 0 1 12.4 0Z',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="lt-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

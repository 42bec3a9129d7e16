/** All of this page as one HTML file that begins with a state of its own. */

import { type Start, withStart } from '../../state/start';

const FILE = './linetime.html';

/** Rejects where the one file is not beside this page. */
export async function wholePage(start: Partial<Start>): Promise<string> {
  return withStart(document.getElementById('linetime-code') ? ownSource() : await fetched(), start);
}

async function fetched(): Promise<string> {
  const answer = await fetch(FILE);
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`);
  return answer.text();
}

/** This page is that file already: as it was before it ran. */
function ownSource(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const made of copy.querySelectorAll('[data-unpacked], .lt-app, link[rel="modulepreload"]'))
    made.remove();
  const root = copy.querySelector('#root');
  root?.replaceChildren();
  for (const element of [copy, root])
    for (const name of ['data-theme', 'data-app', 'data-embed', 'style']) element?.removeAttribute(name);
  return `<!doctype html>\n${copy.outerHTML}`;
}

import { describe, expect, it } from 'vitest';
import { answerOf, baseOf, pageOf } from './pages';

const card = { id: 'law', title: 'One "law": a < b' };

describe('a lesson’s own page', () => {
  it('knows where it lies', () => {
    expect(baseOf('https://example.org/linetime').href).toBe('https://example.org/linetime/');
    expect(baseOf('http://x.y/?a#b').href).toBe('http://x.y/');
    for (const bad of [undefined, 'example.org', 'ftp://x', ''])
      expect(() => baseOf(bad)).toThrow(/https:\/\//);
  });
  it('answers as oEmbed asks, with whole addresses', () => {
    const answer = JSON.parse(answerOf(card, baseOf('https://example.org/l/'))) as Record<string, unknown>;
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: card.title,
      width: 800,
      height: 640,
    });
    expect(answer.html).toContain('src="https://example.org/l/index.html?embed=1#v=1&#38;lesson=law"');
    expect(answer.html).toContain('title="One &#34;law&#34;: a &#60; b"');
  });
  it('says where its answer is, and leads on', () => {
    const page = pageOf(card, baseOf('https://example.org/l/'));
    expect(page).toMatch(
      /type="application\/json\+oembed" href="https:\/\/example\.org\/l\/lessons\/law\.json"/,
    );
    expect(page).toContain('location.replace("../index.html#v=1&lesson=law")');
    expect(page).not.toContain('a < b');
  });
});

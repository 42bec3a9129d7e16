/** The text to paste, in the way the author's page takes it: copied, or selected where the clipboard is shut. */

import { useRef, useState } from 'react';
import type { Text } from '../../text/catalogue';
import { copyField } from './copyField';
import { CODES, type Code, codeFor, type Embedded, OEMBED_FILE, oembedAnswer } from './embedCode';

export function EmbedCode({ t, embedded }: { readonly t: Text; readonly embedded: Embedded }) {
  const [code, setCode] = useState<Code>('iframe');
  return (
    <section className="lt-embed-code" aria-label={t('embedDialog.code')}>
      <fieldset className="lt-embed-kinds">
        <legend className="lt-hidden">{t('embedDialog.code')}</legend>
        {CODES.map((one) => (
          <label key={one} className="lt-choice">
            <input type="radio" name="embed-code" checked={code === one} onChange={() => setCode(one)} />
            <span>{t(`embedDialog.code.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="lt-text lt-small lt-mute">{t(`embedDialog.code.${code}.note`, { file: OEMBED_FILE })}</p>
      <CopyText t={t} label={t(`embedDialog.code.${code}`)} text={codeFor(code, embedded)} />
      {code === 'oembed' && <CopyText t={t} label={OEMBED_FILE} text={oembedAnswer(embedded)} />}
    </section>
  );
}

function CopyText({ t, label, text }: { readonly t: Text; readonly label: string; readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<{ readonly text: string; readonly done: boolean }>();
  const copy = async (): Promise<void> => {
    const done = await copyField(text, field.current);
    if (!done) field.current?.select();
    setCopied({ text, done });
  };
  return (
    <div className="lt-share">
      <textarea
        ref={field}
        className="lt-input"
        readOnly
        rows={4}
        dir="ltr"
        spellCheck={false}
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="lt-embed-copy">
        <button type="button" className="lt-button lt-button-main" onClick={() => void copy()}>
          {t('embedDialog.copy')}
        </button>{' '}
        <span role="status">
          {copied?.text === text && t(copied.done ? 'share.copied' : 'embedDialog.byHand')}
        </span>
      </p>
    </div>
  );
}

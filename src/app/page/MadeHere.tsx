/** What was made, shown on the page: for where no download gets through. */

import { useEffect, useState } from 'react';
import type { Text } from '../../text/catalogue';
import { formatBytes } from '../../text/format';
import { type Format, type Thing, TYPES } from '../export/things';

interface Props {
  readonly t: Text;
  readonly thing: Thing;
  readonly format: Format;
}

/** More text than this nobody copies by hand. */
const MOST = 500_000;

export function MadeHere({ t, thing, format }: Props) {
  const [text, setText] = useState<string>();
  const [image, setImage] = useState<string>();
  const [size, setSize] = useState<number>();
  useEffect(() => () => (image === undefined ? undefined : URL.revokeObjectURL(image)), [image]);
  if (format === 'pcap') return null;

  const show = async (): Promise<void> => {
    const blob = new Blob(
      Array.from(await thing.make(format), (piece) => new Blob([piece])),
      {
        type: TYPES[format],
      },
    );
    if (format === 'png') setImage(URL.createObjectURL(blob));
    else if (blob.size > MOST) setSize(blob.size);
    else setText(await blob.text());
  };
  return (
    <>
      <p>
        <button type="button" className="lt-button lt-button-quiet" onClick={() => void show()}>
          {t('save.here')}
        </button>
      </p>
      {image !== undefined && (
        <>
          <p className="lt-text lt-small">{t('save.hereImage')}</p>
          <img className="lt-made" src={image} alt={t(`save.thing.${thing.id}`, { frames: '' })} />
        </>
      )}
      {text !== undefined && (
        <label className="lt-share">
          <span>{t('save.hereText')}</span>
          <textarea
            className="lt-input"
            readOnly
            rows={8}
            dir="ltr"
            value={text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      {size !== undefined && <p className="lt-text">{t('save.hereTooLong', { size: formatBytes(size) })}</p>}
    </>
  );
}

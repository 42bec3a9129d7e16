/** Every field of the frame as a table: what is drawn, for those who read it. */

import type { FrameField } from '../../scenarios/scenario';
import type { Text } from '../../text/catalogue';
import { formatCount } from '../../text/format';
import { Scroll } from '../Scroll';
import { bytesWords, offsetsOf, valueWords } from './words';

interface Props {
  readonly t: Text;
  readonly fields: readonly FrameField[];
  readonly what: string;
}

export function FrameTable({ t, fields, what }: Props) {
  const offsets = offsetsOf(fields);
  return (
    <details className="lt-details lt-frame-table">
      <summary>{t('frame.table')}</summary>
      <Scroll label={t('frame.table')}>
        <table className="lt-table">
          <caption className="lt-hidden">{what}</caption>
          <thead>
            <tr>
              <th scope="col">{t('frame.column.field')}</th>
              <th scope="col" className="lt-cell-number">
                {t('frame.column.offset')}
              </th>
              <th scope="col" className="lt-cell-number">
                {t('frame.column.bytes')}
              </th>
              <th scope="col">{t('frame.column.category')}</th>
              <th scope="col">{t('frame.column.content')}</th>
              <th scope="col">{t('frame.column.meaning')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field, i) => (
              <tr key={field.id}>
                <th scope="row">{t(`field.${field.id}`)}</th>
                <td className="lt-cell-number lt-num">
                  {offsets[i] === undefined ? '–' : formatCount(offsets[i])}
                </td>
                <td className="lt-cell-number lt-num">{formatCount(field.length)}</td>
                <td>{t(`category.${field.category}`)}</td>
                <td>
                  <bdi dir="ltr" className="lt-frame-hex">
                    {bytesWords(t, field)}
                  </bdi>{' '}
                  {valueWords(t, field)}
                </td>
                <td>{t(`field.${field.id}.meaning`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </details>
  );
}

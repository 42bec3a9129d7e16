/** Where to start, by who comes. */

import type { Text } from '../../text/catalogue';

const WHO = ['class', 'alone', 'course'] as const;

export function Begin({ t }: { readonly t: Text }) {
  return (
    <section aria-labelledby="lt-home-begin">
      <h2 className="lt-heading" id="lt-home-begin">
        {t('home.begin')}
      </h2>
      <dl className="lt-home-begin">
        {WHO.map((who) => (
          <div key={who}>
            <dt>{t(`home.who.${who}`)}</dt>
            <dd>{t(`home.how.${who}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textFor } from '../../text';
import { answers } from '../../text/en/answers';
import { parameters, words } from '../controls/parameters.fixture';
import { AssumptionsView } from './AssumptionsView';

it('sorts statements by label and lists each default with its source', () => {
  const more = { 'assumption.host': 'The host time is fitted.', 'assumption.line': 'One line of 50 kbit/s.' };
  render(
    <AssumptionsView
      t={textFor('en', { ...answers, ...words, ...more })}
      statements={[
        { id: 'host', provenance: 'fitted' },
        { id: 'line', provenance: 'fact' },
      ]}
      parameters={parameters}
    />,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    '1 statement reported stands in a document of the time',
    '1 statement fitted was chosen so that a reported result comes out',
  ]);
  expect(screen.getByText('The host time is fitted.')).not.toBeVisible();
  fireEvent.click(screen.getByText('fitted', { selector: 'summary .lt-tag' }));
  expect(screen.getByText('The host time is fitted.')).toBeVisible();
  const rows = within(screen.getByText(/defaults and their sources$/).parentElement!).getAllByRole('row', {
    hidden: true,
  });
  expect(rows).toHaveLength(parameters.length + 1);
  expect(rows[1]).toHaveTextContent('Output buffer940 bitreported RFC 662');
});

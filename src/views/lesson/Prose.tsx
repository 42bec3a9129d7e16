/** Paragraphs of a lesson. Words of the glossary open their explanation below the paragraph in which they stand. */

import { type KeyboardEvent, useId, useState } from 'react';
import { type Piece, splitAtTerms, type Term } from '../../text/terms';
import './lesson.css';

interface Props {
  readonly paragraphs: readonly string[];
  /** Absent, as on paper: none of the words opens anything. */
  readonly glossary?: readonly Term[];
}

const NONE: readonly Term[] = [];

export function Prose({ paragraphs, glossary = NONE }: Props) {
  const [open, setOpen] = useState<Term>();
  return splitAtTerms(paragraphs, glossary).map((row, i) => (
    <Paragraph key={paragraphs[i]} pieces={row} open={open} onOpen={setOpen} />
  ));
}

interface ParagraphProps {
  readonly pieces: readonly Piece[];
  readonly open: Term | undefined;
  onOpen(term: Term | undefined): void;
}

function Paragraph({ pieces, open, onOpen }: ParagraphProps) {
  const id = useId();
  const shown = pieces.find(({ term }) => term && term === open)?.term;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    onOpen(undefined);
  };
  return (
    <>
      <p className="lt-text">
        {pieces.map(({ text, term }) =>
          term ? (
            <button
              key={term.id}
              type="button"
              className="lt-term"
              aria-expanded={term === shown}
              aria-controls={term === shown ? id : undefined}
              onClick={() => onOpen(term === shown ? undefined : term)}
              onKeyDown={onKey}
            >
              {text}
            </button>
          ) : (
            text
          ),
        )}
      </p>
      {shown && (
        <p className="lt-meaning" id={id} role="note">
          <strong>{shown.words[0]}:</strong> {shown.meaning}
        </p>
      )}
    </>
  );
}

/** A formula: in words, and as MathML that was made when the lesson was (see scripts/formulas). Only drawing. */

import './lesson.css';

interface Props {
  /** The same in words, for whoever would rather read, and for what does not know MathML. */
  readonly words: string;
  readonly mathml: string | undefined;
}

export function Formula({ words, mathml }: Props) {
  return (
    <div className="lt-lesson-formula">
      <p className="lt-lesson-formula-words">{words}</p>
      {mathml !== undefined && (
        <div
          className="lt-lesson-math"
          dir="ltr"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: from our own files, never from a link or a user
          dangerouslySetInnerHTML={{ __html: mathml }}
        />
      )}
    </div>
  );
}

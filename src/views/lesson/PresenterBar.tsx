/** What a lecturer presses where there is no remote control: on, back, black, freeze, end. */

import type { Text } from '../../text/catalogue';

interface Props {
  readonly t: Text;
  readonly where: string;
  /** The next press shows the answer. */
  readonly hasAnswer: boolean;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly frozen: boolean;
  onNext(): void;
  onBack(): void;
  onBlank(): void;
  onFreeze(): void;
  onShare(): void;
  onEnd(): void;
}

export function PresenterBar(props: Props) {
  const { t, where, hasAnswer, atStart, atEnd, frozen } = props;
  return (
    <div className="lt-presenter-bar">
      <span className="lt-small lt-mute">{frozen ? t('present.frozen') : where}</span>
      <button type="button" className="lt-button" aria-disabled={atStart} onClick={props.onBack}>
        {t('lesson.back')}
      </button>
      <button
        type="button"
        className="lt-button lt-button-main"
        aria-disabled={atEnd && !hasAnswer}
        onClick={props.onNext}
      >
        {t(hasAnswer ? 'present.show' : 'present.next')}
      </button>
      <button type="button" className="lt-button lt-button-quiet" onClick={props.onBlank}>
        {t('present.blank')}
      </button>
      <button
        type="button"
        className="lt-button lt-button-quiet"
        aria-pressed={frozen}
        onClick={props.onFreeze}
      >
        {t('present.freeze')}
      </button>
      <button type="button" className="lt-button lt-button-quiet" onClick={props.onShare}>
        {t('present.share')}
      </button>
      <button type="button" className="lt-button lt-button-quiet" onClick={props.onEnd}>
        {t('present.end')}
      </button>
    </div>
  );
}

/**
 * Keeps a fault in one part of the page from taking the rest with it. Tries again by itself when `about` changes (another
 * run, another view); to try again when asked, whoever uses it gives it another `key`.
 */

import { Component, type ReactNode } from 'react';
import type { Text } from '../../text/catalogue';

interface Props {
  readonly t: Text;
  readonly about: unknown;
  readonly children: ReactNode;
  onRetry(): void;
}

interface BoundaryState {
  readonly broken: boolean;
  readonly about: unknown;
}

export class Boundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { broken: false, about: this.props.about };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true };
  }

  static getDerivedStateFromProps(props: Props, state: BoundaryState): Partial<BoundaryState> | null {
    return Object.is(props.about, state.about) ? null : { broken: false, about: props.about };
  }

  override render(): ReactNode {
    const { t, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <div className="lt-broken">
        <p className="lt-problem">{t('page.broken')}</p>
        <button type="button" className="lt-button" onClick={this.props.onRetry}>
          {t('page.retry')}
        </button>
      </div>
    );
  }
}

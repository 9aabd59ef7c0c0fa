/* A drawing that fails does not take the table with it: the sheets for any game stand in. */

import { Component, type ComponentChildren } from 'preact';
import type { AnyDrawing } from '#core/drawing.ts';
import { GENERIC_DRAWING } from './GenericBoard.tsx';

interface DrawingGuardProps {
  readonly drawing: AnyDrawing;
  /** Draws with the game's drawing, or with the general one after a failure. */
  readonly children: (drawing: AnyDrawing, hasFailed: boolean) => ComponentChildren;
}

/** Catches what a drawing throws. */
export class DrawingGuard extends Component<DrawingGuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static override getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    console.error(thrown);
  }

  override render() {
    const { drawing, children } = this.props;
    const { hasFailed } = this.state;
    return children(hasFailed ? GENERIC_DRAWING : drawing, hasFailed);
  }
}

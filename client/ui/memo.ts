/* Parts that are drawn again only when they are told something else. */

import { Component, type ComponentType, createElement, type FunctionComponent } from 'preact';

function differs<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return names.length !== Object.keys(before).length || names.some(name => before[name] !== after[name]);
}

/** The same part, drawn again only when one of its props is another value or object; signals still reach it. */
export function memo<Props extends object>(Part: FunctionComponent<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Readonly<Props>): boolean {
      return differs<Readonly<Props>>(this.props, next);
    }

    override render() {
      return createElement(Part, this.props);
    }
  };
}

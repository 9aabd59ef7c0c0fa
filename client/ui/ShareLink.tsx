/* A link that can be copied. */

import { useState } from 'preact/hooks';
import { Plate } from './Plate.tsx';
import { words } from './words.ts';

interface ShareLinkProps {
  readonly label: string;
  readonly link: string;
}

/** A read-only field with its copy button. */
export function ShareLink({ label, link }: ShareLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div class="share">
      <label class="form-field">
        <span class="sign">{label}</span>
        <input class="field" readonly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <Plate kind="small quiet" icon="link" onPress={() => void copy()}>
        {isCopied ? words.copied : words.copy}
      </Plate>
    </div>
  );
}

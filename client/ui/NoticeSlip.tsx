/* What could not be done, and why. */

import { ClauseLink } from './ClauseLink.tsx';
import { CloseButton } from './IconButton.tsx';
import { useTableParts } from './table-context.ts';

/** The slip stays until the next action. */
export function NoticeSlip() {
  const { store } = useTableParts();
  const notice = store.notice.value;
  if (!notice) return null;
  const close = () => {
    store.notice.value = null;
  };
  return (
    <div class="no-slip" role="alert">
      {notice.title && <b>{notice.title} </b>}
      {notice.reasons.map((reason, k) => (
        <span key={reason.text}>
          {k > 0 && <br />}
          {reason.words && <i>{reason.words}: </i>}
          {reason.text} {reason.clause && <ClauseLink clause={reason.clause} kind="cite" />}
        </span>
      ))}
      <CloseButton onPress={close} />
    </div>
  );
}

import { use, useCallback } from 'react';
import type { CallModel, NoticeModel, Scope } from '#engine';
import { NotifyContext } from '../contexts/Notices.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';

interface NoticeSource {
  readonly call: CallModel;
  /** Text of the notice, already formatted. */
  readonly words: string;
  /** What the notice and its actions read. */
  readonly scope: Scope;
  /** Shows it in the form that the call was made from; without one, such a notice is a toast. */
  readonly formNotice?: ((text: string) => void) | undefined;
}

/** Shows a notice of a call; what it returns removes a toast or a dialog again. */
type ShowNotice = (notice: NoticeModel | undefined, source: NoticeSource) => (() => void) | undefined;

/** Shows notices of calls as their `show` decides: in the log, in the form, as a toast or in a dialog. */
export function useShowNotice(): ShowNotice {
  const notify = use(NotifyContext);
  const markdown = useMarkdown();
  return useCallback<ShowNotice>(
    (notice, { call, words, scope, formNotice }) => {
      if (notice === undefined || notice.show === 'none') return undefined;
      if (notice.show === 'log') console.warn(words);
      else if (notice.show === 'form' && formNotice) formNotice(words);
      else
        return notify({
          // A toast shows words alone, a dialog Markdown.
          text: notice.show === 'dialog' ? markdown(notice.text, undefined, scope) : words,
          tone: notice.tone ?? 'info',
          show: notice.show === 'dialog' ? 'dialog' : 'toast',
          actions: notice.actions,
          scope,
          about: call.run,
        });
      return undefined;
    },
    [notify, markdown],
  );
}

import { use, useCallback } from 'react';
import type { CallModel, NoticeModel, Scope } from '#engine';
import { NotifyContext } from '../contexts/Notices.ts';
import { useMarkdown } from '../texts/useMarkdown.ts';

interface NoticeSource {
  readonly call: CallModel;
  /** The formatted text of the notice. */
  readonly words: string;
  /** The scope of the notice and its actions. */
  readonly scope: Scope;
  /** Shows the notice in the form that made the call; without it, such a notice is a toast. */
  readonly formNotice?: ((text: string) => void) | undefined;
}

/** Shows the notice of a call. Returns a function that removes a toast or dialog again. */
type ShowNotice = (notice: NoticeModel | undefined, source: NoticeSource) => (() => void) | undefined;

/**
 * Returns a function that shows the notice of a call as defined by `show`: in the log, in the form, as a toast or in a
 * dialog.
 */
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
          // A toast shows plain text, a dialog Markdown.
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

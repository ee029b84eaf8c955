import { useCallback } from 'react';
import { useRuntime } from '#renderer/host';
import { useStudioText } from './useStudioText.ts';

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
];

/** How long ago something was, "3 hours ago"; older than a week, its date. */
export function useTimeText(): (at: string | undefined) => string {
  const { locale } = useRuntime();
  const say = useStudioText();
  return useCallback(
    (at) => {
      if (at === undefined) return '';
      const seconds = (Date.now() - Date.parse(at)) / 1000;
      if (seconds < 60) return say('justNow');
      const [unit, size] = steps.findLast(([, least]) => seconds >= least) ?? ['minute', 60];
      if (seconds < 7 * 86_400) {
        return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit);
      }
      return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
    },
    [locale, say],
  );
}

/** A date with its time, "5 Jan 2027, 09:00", in the time zone of the browser. */
export function useMomentText(): (at: string) => string {
  const { locale } = useRuntime();
  return useCallback(
    (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
    [locale],
  );
}

import { isRecord } from '#engine';

export interface VisitedPage {
  readonly href: string;
  readonly pathname: string;
  readonly title: string;
}

/** Pages that are kept. */
const most = 8;

const placeOf = (email: string) => `visited/${email}`;

/** The pages that were visited last, by the address of the user, for as long as the browser tab is open. */
export const visitedPages = {
  read(email: string): readonly VisitedPage[] {
    try {
      const stored: unknown = JSON.parse(window.sessionStorage.getItem(placeOf(email)) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isPage) : [];
    } catch {
      return [];
    }
  },
  keep(email: string, page: VisitedPage): void {
    const others = visitedPages.read(email).filter(({ pathname }) => pathname !== page.pathname);
    try {
      window.sessionStorage.setItem(placeOf(email), JSON.stringify([page, ...others].slice(0, most)));
    } catch {
      // A browser that stores nothing shows no pages.
    }
  },
};

function isPage(value: unknown): value is VisitedPage {
  return isRecord(value) && ['href', 'pathname', 'title'].every((name) => typeof value[name] === 'string');
}

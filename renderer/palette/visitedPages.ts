import { isRecord } from '#engine';

export interface VisitedPage {
  readonly href: string;
  readonly pathname: string;
  readonly title: string;
}

/** Maximum number of stored pages. */
const most = 8;

const placeOf = (email: string) => `visited/${email}`;

/** The recently visited pages by the user's e-mail address, stored until the browser tab is closed. */
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
      // If the browser cannot store them, no pages are listed.
    }
  },
};

function isPage(value: unknown): value is VisitedPage {
  return isRecord(value) && ['href', 'pathname', 'title'].every((name) => typeof value[name] === 'string');
}

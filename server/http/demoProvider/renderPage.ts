import { fontFaces } from './pageFont.ts';
import type { PageTexts } from './pageTexts.ts';

/** A user in the list. */
export interface ListedPerson {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

interface SignInPage {
  readonly words: PageTexts;
  readonly language: string;
  readonly nonce: string;
  readonly people: readonly ListedPerson[];
  /** Address of the form's submit. */
  readonly action: string;
  readonly chosen?: string;
  readonly problem?: string;
}

/** Address of the portal's typeface. */
export const fontAddress = '/oidc/fonts';

/**
 * Returns the Content-Security-Policy of the provider's pages: their own style, by its nonce, and the portal's
 * typeface.
 */
export function pagePolicy(nonce: string): string {
  const only = `style-src 'nonce-${nonce}'; font-src 'self'; img-src data:; object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return `default-src 'none'; ${only}`;
}

/** Renders the sign-in page. */
export function renderSignIn({ words, language, nonce, people, action, chosen, problem }: SignInPage): string {
  const list = people.map(({ email, name, role }) => {
    const checked = email === chosen ? ' checked' : '';
    const box = `<input type="radio" name="email" value="${escapeHtml(email)}" required${checked}>`;
    return `<label class="person">${box}<span><b>${escapeHtml(name)}</b> ${escapeHtml(role)}<small>${escapeHtml(email)}</small></span></label>`;
  });
  const alert = problem === undefined ? '' : `<p role="alert" class="problem">${escapeHtml(problem)}</p>`;
  return drawFrame({
    ...{ language, nonce, title: words.title },
    body: `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.lead)}</p>${alert}
<form method="post" action="${escapeHtml(action)}">
<fieldset><legend>${escapeHtml(words.who)}</legend>${list.join('')}</fieldset>
<label class="password">${escapeHtml(words.password)}
<input type="password" name="password" autocomplete="current-password" maxlength="255" required aria-describedby="hint"></label>
<p id="hint"><small>${escapeHtml(words.hint)}</small></p>
<div class="buttons"><button name="answer" value="sign-in">${escapeHtml(words.signIn)}</button>
<button name="answer" value="cancel" class="quiet" formnovalidate>${escapeHtml(words.cancel)}</button></div>
</form>`,
  });
}

/** Renders the page of an expired sign-in. */
export function renderExpired(page: {
  readonly words: PageTexts;
  readonly language: string;
  readonly nonce: string;
  readonly portal: string;
}): string {
  const { words, portal } = page;
  return drawFrame({
    ...{ language: page.language, nonce: page.nonce, title: words.over },
    body: `<h1>${escapeHtml(words.over)}</h1><p>${escapeHtml(words.overLead)}</p><p><a href="${escapeHtml(portal)}">${escapeHtml(words.back)}</a></p>`,
  });
}

function drawFrame(page: {
  readonly language: string;
  readonly nonce: string;
  readonly title: string;
  readonly body: string;
}): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${escapeHtml(page.title)}</title><style nonce="${page.nonce}">${style}</style>`;
  return `<!doctype html><html lang="${escapeHtml(page.language)}"><head>${head}</head><body><main>${page.body}</main></body></html>`;
}

function escapeHtml(text: string): string {
  const named: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => named[sign] ?? sign);
}

/** Colours of the portal's light theme, which is the default whatever the system prefers. */
const style = `${fontFaces(fontAddress)}
:root { --page: #f5f6f8; --paper: #fff; --text: #1b2430; --quiet: #4d5a69; --line: #8b8e92; --edge: #dde1e7; --act: #2b4c8c;
  --on-act: #fff; --bad: #b3261e; --bad-paper: #fbeceb; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 0.9375rem/1.5 "Inter Variable", Inter, system-ui, sans-serif; }
main { width: min(100% - 2rem, 30rem); margin: 8vh auto 2rem; padding: 2rem; background: var(--paper); border-radius: 12px;
  border: 1px solid var(--edge); overflow-wrap: anywhere; }
h1 { margin: 0 0 0.5rem; font-size: 1.5rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.25; }
p { margin: 0 0 1rem; }
p, small { color: var(--quiet); }
small { display: block; font-size: 0.875rem; }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend, .password { padding: 0; font-weight: 600; }
.person { display: flex; gap: 0.75rem; align-items: center; min-height: 44px; padding: 0.5rem 0.75rem; margin-top: 0.5rem;
  border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.person:has(:checked) { border-color: var(--act); box-shadow: inset 0 0 0 1px var(--act); }
.person input { width: 1.125rem; height: 1.125rem; flex: none; margin: 0; accent-color: var(--act); }
.password { display: block; }
.password input { display: block; width: 100%; min-height: 44px; margin-top: 0.25rem; padding: 0.5rem 0.75rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 12px; }
#hint { margin-top: 0.25rem; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button { min-height: 44px; padding: 0.5rem 1.25rem; font: inherit; font-weight: 550; color: var(--on-act);
  background: var(--act); border: 1px solid var(--act); border-radius: 12px; cursor: pointer; }
button.quiet { color: var(--act); background: transparent; }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
.problem { padding: 0.75rem; color: var(--bad); background: var(--bad-paper); border-radius: 12px; }
@media (max-width: 30rem) { main { margin-top: 1rem; padding: 1.25rem; } }
`;

import { expect, test } from 'vitest';
import { loadingsOf, partsOf, reachPackages } from './reachPackages.ts';

/** Packages for menus, dialogs and tables, which are not loaded to sign in. */
const look = /^@(?:mui|emotion)\/|^@rjsf\/mui$/;

const start = 'web/main.tsx';

/** The theme provider renders nothing itself, and prefetched components are not rendered. */
const gives = 'renderer/theme/Themed.tsx';
const ahead = 'renderer/shell/loadShell.ts';

/** Parts of pages for anonymous users. */
const plain = [
  'renderer/blocks/details/DetailsBlock.tsx',
  'renderer/blocks/form/FormBlock.tsx',
  'renderer/icons/SvgIcon.tsx',
  'renderer/texts/MarkdownText.tsx',
  'renderer/shell/Breadcrumb.tsx',
];

function reachesLook(file: string): boolean {
  return reachPackages(file).some(({ name }) => look.test(name));
}

test('what every page starts with is plain HTML', () => {
  expect(reachPackages(start).filter(({ name }) => look.test(name))).toEqual([]);
});

test.each(plain)('%s is plain HTML', (part) => {
  expect(partsOf(start)).toContain(part);
  expect(reachPackages(part).filter(({ name }) => look.test(name))).toEqual([]);
});

test('a part that is drawn with MUI is loaded with the look of the portal, and no other part is', () => {
  const drawn = loadingsOf(start).filter(
    ({ from, part }) => from !== ahead && part !== gives && /^renderer\/.*\.tsx$/.test(part),
  );
  const wrong = drawn.filter(({ part, by }) => (by === 'lazyThemed') !== reachesLook(part));

  expect(drawn.length).toBeGreaterThan(25);
  expect(wrong).toEqual([]);
});

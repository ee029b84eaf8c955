import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { type StudioLocation, useStudioLocation } from '../../studio/location/useStudioLocation.ts';
import { until } from '../stage/pressSubmit.ts';

let end = () => {};

afterEach(() => end());

test('a view that is shown before the page knows of a selection keeps it, and so does a selection', async () => {
  // given
  const location = await openLocation('?studio.area=definitions&studio.kind=flow&studio.definition=loans&page=2');
  const rendered = location.latest;
  // when
  rendered?.select('/questions/1');
  rendered?.showView('json');
  rendered?.select('/questions/2');
  await until(() => location.latest?.view === 'json');
  // then
  expect(location.latest).toMatchObject({
    area: 'definitions',
    name: { kind: 'flow', definition: 'loans' },
    view: 'json',
    pointer: '/questions/2',
  });
  expect(new URLSearchParams(window.location.search).get('page')).toBe('2');
});

test('a selection in a definition that was left selects nothing in the next one', async () => {
  // given
  const location = await openLocation('?studio.area=definitions&studio.kind=flow&studio.definition=loans');
  const rendered = location.latest;
  // when
  rendered?.show({ kind: 'form', definition: 'book' });
  rendered?.select('/questions/1');
  await until(() => location.latest?.name?.kind === 'form');
  // then
  expect(location.latest).toMatchObject({ name: { kind: 'form', definition: 'book' }, pointer: '' });
});

/** Renders the location of the studio at an address, with the functions of the last rendering. */
async function openLocation(search: string): Promise<{ latest: StudioLocation | undefined }> {
  const before = window.location.href;
  window.history.replaceState(null, '', search);
  const location: { latest: StudioLocation | undefined } = { latest: undefined };
  const Reader = () => {
    location.latest = useStudioLocation();
    return null;
  };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  end = () => {
    root.unmount();
    host.remove();
    window.history.replaceState(null, '', before);
  };
  root.render(
    <BrowserRouter>
      <Reader />
    </BrowserRouter>,
  );
  await until(() => location.latest !== undefined);
  return location;
}

import type { HandlerContext } from '../../contract/handler.types.ts';
import { editionId, findEditions, languagesOf, type TemplateEdition } from './editions.ts';
import { descriptionOf } from './presentEdition.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns a page of the editable templates, one row each, with its changes in any language. */
export async function listSummaries(context: HandlerContext): Promise<unknown> {
  const { args, release } = context;
  const like = typeof args['templateIdLike'] === 'string' ? args['templateIdLike'].trim().toLowerCase() : '';
  const languages = languagesOf(release);
  const names = Object.keys(release.templates)
    .filter((id) => id.toLowerCase().includes(like))
    .flatMap((templateId) => languages.map((language) => ({ templateId, language })));
  const editions = Map.groupBy(await findEditions(context, names), ({ templateId }) => templateId);
  const rows = [...editions.values()].map((all) => summaryOf(context, all)).toSorted(orderOf(context));
  const size = numberAt(args['pageSize']) ?? context.page.size;
  const number = numberAt(args['pageNumber']) ?? context.page.page;
  const content = rows.slice(number * size, (number + 1) * size);
  return { content, totalElements: rows.length, totalPages: Math.ceil(rows.length / size), number, size };
}

function summaryOf(context: HandlerContext, editions: readonly TemplateEdition[]): Row {
  const [first] = editions;
  if (first === undefined) return {};
  const last =
    editions
      .filter(({ edition }) => edition > 0)
      .toSorted(byPublication)
      .at(-1)?.record ?? {};
  const drafts = editions.filter(({ draft }) => draft !== undefined);
  return {
    ...{ id: editionId(first), templateId: first.templateId, language: first.language },
    description: descriptionOf(context, first),
    status: drafts.length > 0 ? 'DRAFT' : 'PUBLISHED',
    ...(drafts[0]?.record?.['owner'] === undefined ? {} : { owner: drafts[0].record['owner'] }),
    ...(last['publishedAt'] === undefined
      ? {}
      : { publishedAt: last['publishedAt'], publishedBy: last['publishedBy'] }),
    edited: editions.filter(({ edition, draft }) => edition > 0 || draft !== undefined).map(({ language }) => language),
    isReleaseChanged: editions.some(({ isReleaseChanged }) => isReleaseChanged),
  };
}

function byPublication(one: TemplateEdition, other: TemplateEdition): number {
  return compare(one.record?.['publishedAt'], other.record?.['publishedAt']);
}

/** Sorts as requested, by default by id. Absent values are last. */
function orderOf({ page }: HandlerContext): (one: Row, other: Row) => number {
  const { path, descending } = page.sort ?? { path: 'templateId', descending: false };
  return (one, other) => {
    const [left, right] = [one[path], other[path]];
    const byId = compare(one['templateId'], other['templateId']);
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined) || byId;
    return compare(left, right) * (descending ? -1 : 1) || byId;
  };
}

function compare(one: unknown, other: unknown): number {
  return String(one ?? '').localeCompare(String(other ?? ''));
}

function numberAt(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

import { findSource } from '../compile/compilation.ts';
import { child, type Node } from '../compile/node.ts';
import type { Explainer, Fact } from './Explainer.ts';

/** The title of another definition. */
export function titleOf(kind: string, id: string, { compilation, text }: Explainer): string | undefined {
  return text(child(findSource(compilation, kind, id), 'title'));
}

/** The first title, and the definition that it comes from. */
export function explainTitle(places: readonly (Node | undefined)[], explainer: Explainer): readonly Fact[] {
  const titles = places.map((place) => child(place, 'title'));
  const index = titles.findIndex((title) => title !== undefined);
  const title = titles[index];
  if (title === undefined) return [];
  const from = index === 0 ? '' : `, of ${title.source.kind} ${title.source.id}`;
  return [explainer.fact('title', `${explainer.text(title) ?? ''}${from}`, title)];
}

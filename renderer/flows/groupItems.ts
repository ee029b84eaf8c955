import type { FlowItem } from '#engine';

/** Items that are rendered together: a single question, or one instance of a repeated one. */
export type ItemGroup =
  | { readonly kind: 'question'; readonly item: FlowItem }
  | { readonly kind: 'repeat'; readonly item: FlowItem }
  | { readonly kind: 'instance'; readonly of: FlowItem; readonly index: number; readonly items: readonly FlowItem[] };

/** Groups the flat items of a flow into what is rendered together. */
export function groupItems(items: readonly FlowItem[]): readonly ItemGroup[] {
  const groups: ItemGroup[] = [];
  let repeated: FlowItem | undefined;
  for (const item of items) {
    const index = repeated ? instanceIndex(repeated, item) : undefined;
    if (item.repeat && index === undefined) {
      repeated = item;
      groups.push({ kind: 'repeat', item });
      // An instance without visible questions can still be removed.
      for (let at = 0; at < item.repeat.instances; at += 1)
        groups.push({ kind: 'instance', of: item, index: at, items: [] });
    } else if (repeated && index !== undefined) {
      const of = repeated;
      const place = groups.findIndex((group) => group.kind === 'instance' && group.of === of && group.index === index);
      const group = groups[place];
      if (group?.kind === 'instance') groups[place] = { ...group, items: [...group.items, item] };
    } else {
      repeated = undefined;
      groups.push({ kind: 'question', item });
    }
  }
  return groups;
}

function instanceIndex(repeated: FlowItem, item: FlowItem): number | undefined {
  if (!repeated.path.every((part, index) => item.path[index] === part)) return undefined;
  const index = item.path[repeated.path.length];
  return typeof index === 'number' ? index : undefined;
}

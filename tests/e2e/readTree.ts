import type { Page } from '@playwright/test';

/** A node of the accessibility tree, as the browser tells it to a screen reader. */
export interface Spoken {
  readonly role: string;
  readonly name: string;
  /** Help or problem that is read after the name. */
  readonly description?: string;
  readonly isFocused: boolean;
  /** Of a live region: how soon its text is read. */
  readonly live?: string;
}

/** Returns the nodes of a page that a screen reader reads, in their order. The name of a live region is its text. */
export async function readTree(page: Page): Promise<readonly Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textOf = (id: string): string => {
    const { role, name, childIds = [] } = byId.get(id) ?? {};
    return role?.value === 'StaticText' ? String(name?.value) : childIds.map(textOf).join('');
  };
  return nodes.flatMap(({ ignored, role, name, description, properties = [], nodeId }): Spoken[] => {
    if (ignored) return [];
    const values = new Map(properties.map((property) => [String(property.name), property.value.value]));
    const live = values.get('live');
    const isLive = typeof live === 'string' && live !== 'off';
    return [
      {
        ...{ role: String(role?.value), name: isLive ? textOf(nodeId) : String(name?.value ?? '') },
        ...(description?.value ? { description: String(description.value) } : {}),
        ...{ isFocused: values.get('focused') === true, ...(isLive ? { live } : {}) },
      },
    ];
  });
}

/**
 * Returns the container for a menu of an element: the surrounding header, dialog or main landmark. At the end of the
 * page the menu would be outside all landmarks, where users who navigate by landmarks do not find it.
 */
export function landmarkOf(anchor: HTMLElement | null): HTMLElement {
  return anchor?.closest<HTMLElement>('header, [role=dialog], main') ?? document.body;
}

/**
 * Where a menu of an element is drawn: in the header, dialog or main part around it. At the end of the page it would be
 * outside all landmarks, where people who go from landmark to landmark do not meet it.
 */
export function landmarkOf(anchor: HTMLElement | null): HTMLElement {
  return anchor?.closest<HTMLElement>('header, [role=dialog], main') ?? document.body;
}

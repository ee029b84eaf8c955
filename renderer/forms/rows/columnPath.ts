/** The path of a cell without the places of its rows: `lines.price` of `lines.2.price`. */
export function columnPath(path: string): string {
  return path.replaceAll(/\.\d+(?=\.)/g, '');
}

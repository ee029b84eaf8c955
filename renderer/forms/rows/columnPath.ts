/** Returns the path of a cell without the indexes of its rows: `lines.price` for `lines.2.price`. */
export function columnPath(path: string): string {
  return path.replaceAll(/\.\d+(?=\.)/g, '');
}

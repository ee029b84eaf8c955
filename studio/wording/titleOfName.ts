/** Returns a name as a title: "Long text" for `long-text`, "Due on" for `dueOn`. */
export function titleOfName(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Prints the page; a browser keeps a print under the title the page has at that moment. */
export function printAs(name: string | undefined): void {
  const { title } = document;
  if (name) document.title = name;
  window.print();
  document.title = title;
}

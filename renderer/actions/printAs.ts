/** Prints the page. The title of the page is changed while it is printed, because browsers use it as the file name. */
export function printAs(name: string | undefined): void {
  const { title } = document;
  if (name) document.title = name;
  window.print();
  document.title = title;
}

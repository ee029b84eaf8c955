/** JSON Pointer of a member below another pointer. */
export function joinPointer(pointer: string, member: string | number): string {
  const name = String(member);
  // Most names contain neither character, and checking is cheaper than replacing.
  if (!name.includes('~') && !name.includes('/')) return `${pointer}/${name}`;
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The members of a JSON Pointer, outermost first. */
export function splitPointer(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((member) => member.replaceAll('~1', '/').replaceAll('~0', '~'));
}

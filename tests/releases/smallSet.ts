import type { SourceFile } from '#compiler';

const file = (kind: string, id: string, json: object): SourceFile => ({
  path: `definitions/${kind}/${id}.${kind}.json`,
  text: JSON.stringify({ $schema: `../${kind}.schema.json`, ...json }),
});

const act = (title: string, call: string) => ({ title, call, allow: 'librarian' });

/** Returns a small library to publish and roll back. Two of its definitions contain `number`. */
export function smallSet(number: number): readonly SourceFile[] {
  return [
    file('access', 'library', {
      roles: [{ role: 'Librarian', title: 'Librarian' }],
      precedence: ['Librarian'],
      policies: [{ policy: 'librarian', when: "='Librarian' in user.roles" }],
    }),
    file('operation', 'releases.publish', act('Publish', 'POST /releases')),
    file('operation', 'releases.rollback', act('Roll Back', 'POST /releases/{hash}/rollback')),
    ...numbered(number),
  ];
}

/** Returns the two definitions that contain the number of their release. */
export function numbered(number: number): readonly SourceFile[] {
  return [
    file('setting', 'library', { number: { title: 'Number', type: 'integer', value: number } }),
    file('entity', 'book', {
      title: `Book of ${number}`,
      key: 'id',
      properties: { id: { title: 'Id', type: 'integer', readOnly: true } },
    }),
  ];
}

/** Names of the written definitions, and who can use them. */
export interface WriteOptions {
  /** Id of the entity, in kebab case. */
  readonly id: string;
  /** Title if the foreign file has none. */
  readonly title: string;
  /** Folder of the definitions. */
  readonly folder: string;
  /** Policies of the operations and the screen. */
  readonly allow: string;
}

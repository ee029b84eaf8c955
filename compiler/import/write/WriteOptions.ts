/** How definitions are named and who can use them. */
export interface WriteOptions {
  /** ID of the entity, in kebab case. */
  readonly id: string;
  /** Title where the foreign file has none. */
  readonly title: string;
  /** Area of the definitions. */
  readonly folder: string;
  /** Policies of the operations and the screen. */
  readonly allow: string;
}

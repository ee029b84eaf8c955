/** Stands for the merging of `allOf`, which no schema has that we draw: schemas are resolved on the server. */
export default function mergeSchemas(): never {
  throw new Error('A schema with allOf has reached the form');
}

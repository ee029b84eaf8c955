function refuse(): never {
  throw new Error('A schema with addresses has reached the form');
}

/** Stands for the addresses of schemas, of which those we draw have none: schemas are resolved on the server. */
const addresses = { equal: refuse, resolve: refuse };
export default addresses;

/** Any address: relative ones are compared below it. */
const base = 'schema://schema/';

/** Stands for fast-uri, by which rjsf resolves the addresses of schemas: browsers have `URL` for that. */
const addresses = {
  equal: (left: string, right: string): boolean => addresses.resolve(base, left) === addresses.resolve(base, right),
  resolve: (from: string, to: string): string => URL.parse(to, URL.parse(from, base)?.href ?? base)?.href ?? to,
};
export default addresses;

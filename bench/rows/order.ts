/** How many rows the list has. */
export const count = 500;

/** A record whose list has so many rows. */
export const order = {
  supplier: 'Lindenhof Books',
  lines: Array.from({ length: count }, (_none, index) => ({
    title: `Book ${index + 1}`,
    copies: 1 + (index % 5),
    price: 10 + (index % 30),
    neededOn: '2026-12-01',
    ...(index % 3 === 0 ? { note: 'For the reading room' } : {}),
  })),
};

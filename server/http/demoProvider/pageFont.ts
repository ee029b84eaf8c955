import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

/** Parts of the portal's typeface → Unicode ranges. */
const parts = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  'latin-ext': 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB',
} as const;

/** Returns the `@font-face` rules for a page, with addresses below this one. */
export function fontFaces(address: string): string {
  return Object.entries(parts)
    .map(
      ([part, letters]) => `@font-face { font-family: "Inter Variable"; font-display: swap; font-weight: 100 900;
  src: url(${address}/${part}.woff2) format("woff2"); unicode-range: ${letters}; }`,
    )
    .join('\n');
}

/** Serves the portal's typeface to pages outside the web app. */
export function addPageFont(app: FastifyInstance, address: string): void {
  for (const part of Object.keys(parts)) {
    app.get(`${address}/${part}.woff2`, (_request, reply) => {
      const file = import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
      return reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(readFileSync(fileURLToPath(file)));
    });
  }
}

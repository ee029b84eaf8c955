import type { Plugin } from 'vite';

/**
 * Preloads the font file with the characters of most texts. The files of other scripts are loaded when a text contains
 * them.
 */
export const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((name) => /inter-latin-wght-normal-[^/]*\.woff2$/.test(name));
      if (font === undefined) throw new Error('The font of the page was not built');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

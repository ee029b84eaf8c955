import sanitizeHtml from 'sanitize-html';
import type { Release } from '#engine';

/** Fonts and sizes that users can select, as CSS values. */
interface Styles {
  readonly fonts: readonly string[];
  /** In px. */
  readonly sizes: readonly number[];
}

/** Returns the fonts and sizes that the release defines for the messages of templates, if any. */
export function stylesOf(release: Release): Partial<Styles> {
  const { fonts, sizes } =
    release.entities['template']?.properties.find(({ path }) => path === 'template')?.words ?? {};
  return {
    ...(Array.isArray(fonts) ? { fonts: fonts.filter((font) => typeof font === 'string') } : {}),
    ...(Array.isArray(sizes) ? { sizes: sizes.filter((size) => typeof size === 'number') } : {}),
  };
}

const colour = [/^#[0-9a-f]{3,8}$/i, /^rgb\([\d ,]+\)$/, /^[a-z]+$/i];

/**
 * Removes everything that a mail must not contain: scripts, forms, frames, URLs of other schemes, and fonts and sizes
 * that are not allowed. Text, lists, tables, links and images from the web are kept.
 */
export function sanitizeMessage(html: string, { fonts, sizes }: Partial<Styles>): string {
  return sanitizeHtml(html, {
    allowedTags: [...sanitizeHtml.defaults.allowedTags, 'img', 'u', 's'],
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      '*': ['style', 'align'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedStyles: {
      '*': {
        color: colour,
        'background-color': colour,
        'font-size': [sizes === undefined ? /^\d{1,2}px$/ : oneOf(sizes.map((size) => `${size}px`))],
        'font-family': [fonts === undefined ? /^[\w ,'"-]+$/ : oneOf(fonts)],
        'text-align': [/^(left|right|center|justify)$/],
      },
    },
  });
}

function oneOf(values: readonly string[]): RegExp {
  return new RegExp(`^["']?(${values.join('|')})["']?$`, 'i');
}

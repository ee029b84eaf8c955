import { createTheme } from '@mui/material';
import { describe, expect, test } from 'vitest';
import { colourProperties, palettes } from './palettes.ts';

const modes = ['light', 'dark'] as const;

describe('the colours of plain elements', () => {
  test.each(modes)('are those that MUI draws with, in the %s', (mode) => {
    const { palette } = createTheme({ palette: { mode, ...palettes[mode] } });
    const properties = colourProperties(mode);

    expect(sameInk(properties['--fw-hover'])).toBe(bare(palette.action.hover));
    expect(sameInk(properties['--fw-selected'])).toBe(bare(palette.action.selected));
    expect(sameInk(properties['--fw-disabled'])).toBe(bare(palette.action.disabled));
    expect(sameInk(properties['--fw-disabled-ground'])).toBe(bare(palette.action.disabledBackground));
    expect(sameInk(properties['--fw-on-main'])).toBe(bare(palette.primary.contrastText));
    expect(sameInk(properties['--fw-active'])).toBe(bare(palette.action.active));
    expect(properties['--fw-hover-share']).toBe(`${palette.action.hoverOpacity * 100}%`);
    expect(properties['--fw-text-secondary']).toBe(palette.text.secondary);
  });
});

/** A colour of four numbers, in the older of the two ways to write it. */
function sameInk(colour: string | undefined): string {
  return (colour ?? '').replace(/^rgb\((\d+) (\d+) (\d+) \/ (.+)\)$/, 'rgba($1,$2,$3,$4)');
}

function bare(colour: string): string {
  return colour.replaceAll(' ', '');
}

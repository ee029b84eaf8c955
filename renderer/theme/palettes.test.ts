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

test.each(modes)('the border of an input has a contrast of 3:1 with every ground, in the %s', (mode) => {
  const [, ink = '', share = ''] =
    /^rgb\((\d+) \d+ \d+ \/ (.+)\)$/.exec(colourProperties(mode)['--fw-border'] ?? '') ?? [];
  const { default: ground, paper } = palettes[mode].background;
  const contrasts = [ground, paper].map((around) => {
    const below = channels(around);
    const border = below.map((channel) => channel * (1 - Number(share)) + Number(ink) * Number(share));
    const [darker = 0, lighter = 0] = [luminance(border), luminance(below)].sort((left, right) => left - right);
    return (lighter + 0.05) / (darker + 0.05);
  });

  expect(contrasts.filter((contrast) => !(contrast >= 3))).toEqual([]);
});

function channels(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Returns the relative luminance as defined by WCAG 2, of channels from 0 to 255. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((channel) => channel / 255)
    .map((share) => (share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns a colour with alpha in the older of the two notations. */
function sameInk(colour: string | undefined): string {
  return (colour ?? '').replace(/^rgb\((\d+) (\d+) (\d+) \/ (.+)\)$/, 'rgba($1,$2,$3,$4)');
}

function bare(colour: string): string {
  return colour.replaceAll(' ', '');
}

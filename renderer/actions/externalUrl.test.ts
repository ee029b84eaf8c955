import { describe, expect, test } from 'vitest';
import { externalUrl } from './externalUrl.ts';

describe('an address outside the portal', () => {
  test('is that of a web page, as it was written', () => {
    expect(externalUrl('https://library.example/join?step=1#top')).toBe('https://library.example/join?step=1#top');
    expect(externalUrl('http://localhost:8080/join')).toBe('http://localhost:8080/join');
  });

  test('is nothing that a browser would run, open as a file or take for a path of ours', () => {
    const others = [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      '/books',
      '',
    ];

    expect(others.map(externalUrl)).toEqual(others.map(() => undefined));
    expect([undefined, null, 7, {}].map(externalUrl)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

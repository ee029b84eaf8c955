import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { hostile, special } from './hostileSchemas.ts';
import { releaseWith, target } from './judge.ts';
import { mostMicroseconds } from './mostMicroseconds.ts';

/** Whether a value is valid after all, or its keyword does not apply to texts. */
function isHarmless(name: string): boolean {
  if (/^(items|required|minItems|minimum|maximum|multipleOf|dependencies|dependent\w+|properties): /.test(name))
    return true;
  const isWrong = /^(\$ref|allOf|anyOf|oneOf): (\[\]|\{\}|"x")/.test(name);
  return !isWrong && /(\{\}|"x"|\[\]|Of: \[\{\}\]|Length: 5)$/.test(name);
}

describe('hostile files', () => {
  test('there are more than two hundred', () => {
    expect(hostile.length).toBeGreaterThan(200);
  });

  test('take less than half a second of the processor, and what is left out is listed', () => {
    const slow: unknown[] = [];
    const silent: string[] = [];
    for (const [name, schema] of hostile) {
      // CPU time of this process, because elapsed time would include the work of other processes.
      const started = process.cpuUsage();
      const result = importForeign({ ...target, text: JSON.stringify(schema), check: () => [] });
      const { user, system } = process.cpuUsage(started);
      if (user + system > mostMicroseconds) slow.push([name, user + system]);
      if (!('problem' in result) && result.omissions.length === 0 && !isHarmless(name)) silent.push(name);
    }

    expect(slow).toEqual([]);
    // Only the gate detects limits that exclude each other.
    expect(silent).toEqual(['limits that exclude each other']);
  });

  test.each(special)('%s become definitions that the gate accepts, or a problem', (_, schema) => {
    const result = importForeign({ ...target, text: JSON.stringify(schema) });

    if ('problem' in result) expect(result.problem).not.toBe('');
    else {
      expect(result.omissions).not.toEqual([]);
      expect(Object.keys(releaseWith(result.files).forms)).toContain('sample-new');
    }
  });

  test.each([
    '',
    '{',
    '[]',
    'null',
    '"x"',

    '{"properties": {"__proto__": {"type": "string"}}}',
  ])('the text %j is refused with a reason', (text) => {
    const result = importForeign({ ...target, text });

    expect('problem' in result ? result.problem.length : result).toBeGreaterThan(10);
  });
});

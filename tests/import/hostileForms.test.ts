import { describe, expect, test } from 'vitest';
import { importForeign } from '#compiler';
import { formats, hostileFilesOf } from './hostileQuestionnaires.ts';
import { target } from './judge.ts';
import { mostMicroseconds } from './mostMicroseconds.ts';

describe.each(Object.entries(formats))('hostile files of %s', (format, shape) => {
  const files = hostileFilesOf(format, shape);

  test('with more than is read become definitions of less than 8 MB, and what is left out is listed', () => {
    const large = files.filter(([name]) => /^[0-9,]{5,} (questions|answers)/.test(name));

    const results = large.map(([name, json]) => {
      const result = importForeign({ ...target, format, text: JSON.stringify(json), check: () => [] });
      if ('problem' in result) return [name, result.problem.length > 10];
      const length = result.files.reduce((sum, { text }) => sum + text.length, 0);
      return [name, result.omissions.length > 0 && length < 8_000_000];
    });

    expect(large.length).toBeGreaterThan(4);
    expect(results).toEqual(large.map(([name]) => [name, true]));
  });

  test('do not throw, and take less than half a second of the processor', () => {
    // when
    const slow = files.flatMap(([name, json]) => {
      const text = JSON.stringify(json);
      const started = process.cpuUsage();
      importForeign({ ...target, format, text, check: () => [] });
      const { user, system } = process.cpuUsage(started);
      return user + system > mostMicroseconds ? [[name, user + system]] : [];
    });

    // then
    expect(files.length).toBeGreaterThan(150);
    expect(slow).toEqual([]);
  });

  test('become definitions that the gate accepts, or a problem', () => {
    // given
    const odd = files.filter(([name]) =>
      /^(type|key|name|linkId|conditional|extension|enableWhen|an expression)/.test(name),
    );

    // when
    const refused = odd.flatMap(([name, json]) => {
      const result = importForeign({ ...target, format, text: JSON.stringify(json) });
      return 'problem' in result || result.errors.length === 0 ? [] : [[name, result.errors[0]?.message]];
    });

    // then
    expect(refused).toEqual([]);
  });
});

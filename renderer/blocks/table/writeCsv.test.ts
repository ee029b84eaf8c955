import { expect, test } from 'vitest';
import { writeCsv } from './writeCsv.ts';

test('quotes cells that hold a separator, a quote or a line end', () => {
  // given
  const rows = [
    ['Title', 'Note'],
    ['Emma, vol. 1', 'she said "no"\nand left'],
  ];
  // when
  const csv = writeCsv(rows);
  // then
  expect(csv).toBe('Title,Note\r\n"Emma, vol. 1","she said ""no""\nand left"\r\n');
});

test('takes the force out of cells that office programs run as formulas', () => {
  // given
  const rows = [['=1+1', '+49 30', '@here', '-HYPERLINK()', '\tx']];
  // when
  const csv = writeCsv(rows);
  // then
  expect(csv).toBe("'=1+1,'+49 30,'@here,'-HYPERLINK(),'\tx\r\n");
});

test('leaves negative numbers as they are', () => {
  expect(writeCsv([['-12.50', '-3']])).toBe('-12.50,-3\r\n');
});

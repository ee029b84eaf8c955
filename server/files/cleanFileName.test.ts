import { describe, expect, test } from 'vitest';
import { cleanFileName } from './cleanFileName.ts';

describe('the name of an uploaded file', () => {
  test.each([
    ['a plain name', 'form.pdf', 'form.pdf'],
    ['letters of other languages', 'Übersetzung 简历.docx', 'Übersetzung 简历.docx'],
    ['a path', '../../etc/form.pdf', 'form.pdf'],
    ['a path of Windows', 'C:\\Users\\Ann\\form.pdf', 'form.pdf'],
    ['a direction mark', 'form\u202Efdp.exe', 'formfdp.exe'],
    ['a zero', 'form.pdf\0.exe', 'form.pdf.exe'],
    ['letters that a shell reads', 'a|b*c?.txt', 'a_b_c_.txt'],
    ['dots and blanks around it', '  ..form.pdf. ', 'form.pdf'],
    ['several blanks', 'my   form.pdf', 'my form.pdf'],
  ])('with %s', (_what, given, expected) => {
    expect(cleanFileName(given)).toBe(expected);
  });

  test('keeps its extension when it is shortened, and cuts no letter in half', () => {
    const name = cleanFileName(`${'📄'.repeat(300)}.pdf`) ?? '';

    expect({ length: name.length, end: name.slice(-4), isWhole: name.isWellFormed() }).toEqual({
      length: 200,
      end: '.pdf',
      isWhole: true,
    });
  });

  test.each(['', '   ', '...', 'folder/', '\u200b'])('is none where nothing is left of %j', (given) => {
    expect(cleanFileName(given)).toBeUndefined();
  });
});

/**
 * Marks of HTML, a script or a PDF. A binary file with one of them can be opened as another type: a page in the comment
 * of an image, or a PDF appended to it. Their occurrence by chance is unlikely even in 25 MB.
 */
export const otherFile = /<script|<\?php|<!doctype html|<html[\s>]|%PDF-[12]\.\d/i;

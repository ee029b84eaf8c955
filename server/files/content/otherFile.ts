/**
 * Marks of a page, a script or a PDF. A file of bytes with one of them can be opened as another file: a page in the
 * comment of a picture, a PDF behind it. By chance none of them is in 25 MB.
 */
export const otherFile = /<script|<\?php|<!doctype html|<html[\s>]|%PDF-[12]\.\d/i;

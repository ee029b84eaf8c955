import type { LocalFile } from './LocalFile.ts';

/**
 * Why the content of a file is refused: it is not of the type of its extension, it contains active content, or it is
 * damaged.
 */
export type ContentProblem = 'content' | 'active' | 'damaged';

/** Checks the content of a file of one type. Returns undefined if it is valid. */
export type ContentCheck = (file: LocalFile) => Promise<ContentProblem | undefined>;

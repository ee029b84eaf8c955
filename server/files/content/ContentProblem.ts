import type { LocalFile } from './LocalFile.ts';

/**
 * Why the content of a file is refused: it is not of the type that the name says, it has something in it that runs, or
 * it is incomplete.
 */
export type ContentProblem = 'content' | 'active' | 'damaged';

/** Checks the content of a file of one type; undefined where nothing is wrong with it. */
export type ContentCheck = (file: LocalFile) => Promise<ContentProblem | undefined>;

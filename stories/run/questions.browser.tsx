import entries from 'virtual:stories/catalogue.js';
import { isAboutQuestions } from './isAboutQuestions.ts';
import { testStories } from './testStories.tsx';

testStories(entries.filter(isAboutQuestions));

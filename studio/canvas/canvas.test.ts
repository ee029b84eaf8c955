import { describe, expect, it } from 'vitest';
import { insertStep, newQuestion, removeStep } from './additions.ts';
import { copyOf } from './copyOf.ts';
import { drawingOf, labelIn } from './drawing.ts';
import { elementsIn, outlineOf } from './outline.ts';
import { dropOn, elementAt, stepTo } from './target.ts';

const form = {
  fields: ['title', { section: 'loan', title: 'Loan', fields: ['dueOn', { field: 'fine' }] }, 'note'],
};
const lists = outlineOf('form', form);

function step(pointer: string, direction: 'up' | 'down' | 'in' | 'out') {
  const element = elementAt(lists, pointer);
  return element && stepTo(lists, element, direction);
}

describe('places of elements', () => {
  it('finds fields and sections with their pointers', () => {
    expect(lists[0]?.elements.map(({ name, word, pointer }) => `${word} ${name} ${pointer}`)).toEqual([
      'field title /fields/0',
      'section loan /fields/1',
      'field note /fields/2',
    ]);
    expect(elementAt(lists, '/fields/1/fields/1')?.name).toBe('fine');
  });

  it('moves a field by one step, into the section above and out of it', () => {
    expect(step('/fields/2', 'up')).toEqual({ list: '/fields', index: 1 });
    expect(step('/fields/0', 'down')).toEqual({ list: '/fields', index: 2 });
    expect(step('/fields/0', 'up')).toBeUndefined();
    expect(step('/fields/2', 'in')).toEqual({ list: '/fields/1/fields', index: 2 });
    expect(step('/fields/1/fields/0', 'out')).toEqual({ list: '/fields', index: 2 });
  });

  it('names entries of a menu by their titles, or by those of their screens', () => {
    const items = ['loans', { go: 'books', title: 'All books' }, { menu: 'more', items: [{ go: 'staff' }] }];
    const titles = new Map([
      ['screen loans', 'My loans'],
      ['screen books', 'Books'],
    ]);
    const drawing = drawingOf(undefined, 'main', titles);

    expect(elementsIn(outlineOf('menu', { items })).map((element) => labelIn(drawing, element))).toEqual([
      'My loans',
      'All books',
      'more',
      'staff',
    ]);
  });

  it('drops nothing where it does not fit', () => {
    expect(dropOn(lists, '/fields/1', '/fields/1/fields/0')).toBeUndefined();
    expect(dropOn(lists, '/fields/0', '/fields/1/fields/0')).toEqual({ list: '/fields/1/fields', index: 0 });
  });
});

describe('new elements', () => {
  it('gives a question and a copy numbers that the flow does not have', () => {
    const flow = { questions: [{ question: 4, questions: [{ question: 9 }] }] };

    expect(newQuestion(flow, 'select', 'Why?')).toMatchObject({ question: 10, answers: ['Yes', 'No'] });
    expect(copyOf(flow.questions[0], flow)).toEqual({ question: 10, questions: [{ question: 11 }] });
  });

  it('names a new step in every variant that has the step before it, and takes it out of them', () => {
    const before = {
      variants: [
        { variant: 'a', order: ['book', 'end'] },
        { variant: 'b', order: ['end'] },
      ],
      steps: [{ step: 'book' }, { step: 'end' }],
    };
    const text = insertStep(JSON.stringify(before), { list: '/steps', index: 1 }, { step: 'terms' });

    expect(JSON.parse(text)).toEqual({
      variants: [
        { variant: 'a', order: ['book', 'terms', 'end'] },
        { variant: 'b', order: ['end'] },
      ],
      steps: [{ step: 'book' }, { step: 'terms' }, { step: 'end' }],
    });
    expect(JSON.parse(removeStep(text, '/steps/1'))).toEqual(before);
  });
});

import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { RjsfLook, rjsfTheme } from '#renderer/rjsf';
import { Heading } from '../../renderer/look/HeadingLevel.tsx';
import { type CatalogueStory, makeStory } from '../stage/storyOf.tsx';

const Form = withTheme(rjsfTheme);

/** As a developer writes it without knowing this project. */
const schema: RJSFSchema = {
  type: 'object',
  required: ['title', 'email'],
  properties: {
    title: { type: 'string', title: 'Title of the book', description: 'As on the cover.', minLength: 2 },
    kind: { type: 'string', title: 'Kind', enum: ['Novel', 'Atlas', 'Guide'] },
    cover: { type: 'string', title: 'Cover', enum: ['Hard', 'Soft'] },
    subjects: {
      type: 'array',
      title: 'Subjects',
      uniqueItems: true,
      items: { type: 'string', enum: ['Rivers', 'Cities', 'Birds'] },
    },
    pages: { type: 'integer', title: 'Pages', minimum: 1 },
    bought: { type: 'string', format: 'date', title: 'Bought on' },
    email: { type: 'string', format: 'email', title: 'E-mail' },
    website: { type: 'string', format: 'uri', title: 'Web page' },
    secret: { type: 'string', title: 'Password' },
    note: { type: 'string', title: 'Note' },
    damaged: { type: 'boolean', title: 'It is damaged' },
    authors: { type: 'array', title: 'Authors', items: { type: 'string', title: 'Author' } },
    publisher: {
      type: 'object',
      title: 'Publisher',
      properties: { name: { type: 'string', title: 'Name' }, city: { type: 'string', title: 'City' } },
    },
  },
};

const uiSchema: UiSchema = {
  cover: { 'ui:widget': 'radio' },
  secret: { 'ui:widget': 'password' },
  note: { 'ui:widget': 'textarea', 'ui:help': 'Whatever the next reader has to know.' },
  'ui:submitButtonOptions': { submitText: 'Save' },
};

const book = {
  title: 'Emma',
  kind: 'Novel',
  cover: 'Hard',
  subjects: ['Cities'],
  pages: 474,
  bought: '2026-06-01',
  email: 'ada@example.com',
  website: 'https://example.com',
  note: 'The cover is loose.',
  damaged: true,
  authors: ['Jane Austen'],
  publisher: { name: 'Murray', city: 'London' },
};

const wrong = { ...book, title: 'E', email: 'nobody', pages: 0 };

function story(name: string, formData: object, more: { readonly readonly?: true; readonly hasErrors?: true } = {}) {
  const { readonly = false, hasErrors = false } = more;
  return makeStory(
    name,
    ({ locale, theme }): React.ReactElement => (
      <main lang={locale} data-fetching="0" style={{ maxWidth: 720, padding: 24, background: 'var(--fw-paper)' }}>
        <Heading>{name}</Heading>
        <RjsfLook mode={theme}>
          <Form
            {...{ schema, uiSchema, formData, validator, readonly }}
            idPrefix="plain"
            liveValidate={hasErrors}
            showErrorList={false}
            noHtml5Validate
            onError={() => undefined}
          />
        </RjsfLook>
      </main>
    ),
  );
}

export default { title: 'Look/Plain form of rjsf' };
export const Default: CatalogueStory = story('Default', book);
export const Empty: CatalogueStory = story('Empty', {});
export const WithErrors: CatalogueStory = {
  ...story('With errors', wrong),
  play: async ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('[type=submit]')?.click(),
};
export const ReadOnly: CatalogueStory = story('Read-only', book, { readonly: true });

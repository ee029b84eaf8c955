import type { Authored } from '../../compile/node.ts';
import type { SourceFile } from '../../load/Definition.ts';
import type { ImportedFlow } from '../Importer.ts';
import { toFile } from './toFile.ts';
import type { WriteOptions } from './WriteOptions.ts';

/** Writes a flow, the entity that stores its answers, its operations, and screens to answer, list and show them. */
export function writeFlow(flow: ImportedFlow, options: WriteOptions): readonly SourceFile[] {
  const { id, allow, folder } = options;
  const { marks, questions, text } = flow;
  const title = flow.title ?? options.title;
  const plural = `${id.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}List`;
  const file = (name: string, kind: string, json: Authored): SourceFile => toFile({ folder, name, kind, json });
  return [
    file(id, 'flow', {
      title,
      ...(text === undefined ? {} : { text }),
      ...{ given: { stored: `${id}?` }, begin: '=stored.answers', pages: 'all' },
      ...(Object.keys(marks).length === 0 ? {} : { marks }),
      questions,
      submits: { run: `${plural}.create`, with: { answers: '=root' } },
      then: { go: `${id}-list` },
    }),
    file(id, 'entity', {
      ...{ title, key: 'recordNumber' },
      properties: {
        recordNumber: { title: 'Number', type: 'integer', readOnly: true },
        answers: { title: 'Answers', flow: id, required: true },
        createdAt: { title: 'Answered', type: 'string', format: 'date-time', readOnly: true },
      },
    }),
    file(`${plural}.create`, 'operation', {
      ...{ title: 'Save', call: `POST /${id}-list`, of: id, result: id, body: ['answers'], allow },
      notices: { success: 'Saved' },
    }),
    file(`${plural}.list`, 'operation', { title, call: `GET /${id}-list`, result: { page: id }, allow }),
    file(`${plural}.get`, 'operation', { title, call: `GET /${id}-list/{recordNumber}`, of: id, result: id, allow }),
    file(`${id}-new`, 'screen', { title, route: `/${id}-list/new`, allow, body: [{ flow: id }] }),
    file(`${id}-details`, 'screen', {
      ...{ title, route: `/${id}-list/{recordNumber}`, allow },
      data: { stored: `${plural}.get` },
      body: [{ flow: id, mode: 'read', with: { stored: '=stored' } }],
    }),
    file(`${id}-list`, 'screen', {
      ...{ title, route: `/${id}-list`, allow },
      actions: [{ go: `${id}-new`, title: 'New', icon: 'add' }],
      body: [
        {
          table: 'records',
          data: `${plural}.list`,
          fields: ['recordNumber', 'createdAt'],
          empty: 'Nothing is stored yet.',
          actions: [{ go: `${id}-details`, title: 'Open', icon: 'view' }],
        },
      ],
    }),
  ];
}

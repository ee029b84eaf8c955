import { createRecordStore } from '../records/createRecordStore.ts';

/**
 * Storage of imports as records of the entity `import-task`, which a portal defines to list them. Its operations have
 * default handlers. Only the server writes these records.
 */
export const importTaskStore = createRecordStore({
  entity: 'import-task',
  table: 'import_task',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: {
    fileName: 'file_name',
    status: 'status',
    immediate: 'immediate',
    createdBy: 'created_by',
    rows: 'row_count',
    created: 'created_count',
    refused: 'refused_count',
    startsAt: 'starts_at',
    createdAt: 'created_at',
    startedAt: 'started_at',
    endedAt: 'ended_at',
  },
});

import { Fragment, type ReactNode } from 'react';
import { type EachModel, expandMapping, type FieldModel, readDynamicFields, readPath } from '#engine';
import { SourceGate } from '../../body/SourceGate.tsx';
import { useScope } from '../../scope/useScope.ts';
import type { Row } from '../../values/rowsOf.ts';
import { DetailsSkeleton } from './DetailsSkeletons.tsx';

interface BroughtFieldsProps {
  readonly field: FieldModel;
  readonly each: EachModel;
  readonly record: Row;
  readonly children: (field: FieldModel, value: unknown) => ReactNode;
}

/** Renders the dynamic fields of a field, with the record's values. */
export function DynamicFields({ field, each, record, children }: BroughtFieldsProps) {
  const scope = useScope();
  return (
    <SourceGate source={each.from} meanwhile={<DetailsSkeleton />}>
      {(items) => {
        const expanded = expandMapping(field, Array.isArray(items) ? items : [], scope);
        const values = readDynamicFields(field, expanded, readPath(record, field.path));
        return expanded.map((brought) => (
          <Fragment key={brought.path}>{children(brought, values[brought.path.split('.').at(-1) ?? ''])}</Fragment>
        ));
      }}
    </SourceGate>
  );
}

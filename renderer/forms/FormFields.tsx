import './fields.css';
import { memo, useMemo, useSyncExternalStore } from 'react';
import { chunkFields, type FieldRange } from './chunkFields.ts';
import { FieldChunk } from './FieldChunk.tsx';
import { useFormContext } from './FormContext.ts';
import { Section } from './Section.tsx';
import { hasColumns } from './sectionsOf.ts';
import { useSections } from './useSections.ts';

/** Renders the visible fields in a grid of one or two columns, below the headings of their sections. */
export const FormFields = memo(function FormFields() {
  const { store, window } = useFormContext();
  const fields = useSyncExternalStore(store.subscribe, store.getFields);
  const sections = useSections();
  const byPath = useMemo(() => new Map(fields.map((field) => [field.path, field])), [fields]);
  const laid = useMemo(() => {
    const names = new Map<string, number>();
    return sections.map((section) => {
      const before = names.get(section.name) ?? 0;
      names.set(section.name, before + 1);
      const key = `${section.name}-${before}`;
      const whole: readonly FieldRange[] = [{ name: key, paths: section.fields }];
      return { key, section, parts: window ? chunkFields(key, section.fields, store.getIndex) : whole };
    });
  }, [sections, store, window]);
  window?.arrange(laid.flatMap(({ parts }) => parts.map(({ name }) => name)));
  return (
    <div className="form-fields">
      {laid.map(({ key, section, parts }, index) => (
        <Section key={key} index={index} title={section.title}>
          <div className={window ? 'field-parts' : undefined}>
            {parts.map((part) => (
              <FieldChunk
                key={part.name}
                name={part.name}
                fields={part.paths.flatMap((path) => byPath.get(path) ?? [])}
                hasColumns={hasColumns(section)}
              />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
});

import './comparison.css';
import type { ComparisonBlockModel } from '#engine/blocks/comparison';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { SourceGate } from '../../body/SourceGate.tsx';
import { HelpButton } from '../../hints/HelpButton.tsx';
import { Text } from '../../look/Text.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useMarkdown } from '../../texts/useMarkdown.ts';
import { useText } from '../../texts/useText.ts';
import { rowsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { useShownFields } from '../useShownFields.ts';
import { ComparisonRow } from './ComparisonRow.tsx';

/** Compares two records row by row. */
export function ComparisonBlock({ block }: BlockProps<ComparisonBlockModel>) {
  const text = useText();
  const say = useEngineText();
  return (
    <div className="comparison">
      <BlockTitle block={block} />
      <SourceGate source={block.data}>
        {(value) => {
          const rows = rowsOf(value);
          if (rows.length === 0) return <Text quiet>{text(block.empty) || say('nothing')}</Text>;
          return (
            <table className="comparison-table" aria-label={sidesOf()}>
              <ComparisonHead block={block} />
              <tbody>
                {rows.map((row) => (
                  <ComparisonRow key={JSON.stringify(row)} block={block} row={row} />
                ))}
              </tbody>
            </table>
          );
        }}
      </SourceGate>
    </div>
  );

  function sidesOf(): string {
    return text(block.title) || `${text(block.left.title)} / ${text(block.right.title)}`;
  }
}

function ComparisonHead({ block }: BlockProps<ComparisonBlockModel>) {
  const text = useText();
  const markdown = useMarkdown();
  const left = useShownFields(block.left.fields);
  const right = useShownFields(block.right.fields);
  return (
    <thead>
      <tr>
        <th scope="colgroup" colSpan={left.length}>
          {text(block.left.title)}
        </th>
        <th scope="colgroup" colSpan={right.length} className="comparison-right">
          {text(block.right.title)}
        </th>
        {block.differs && (
          <th scope="col" rowSpan={2}>
            <span className="visually-hidden">{text(block.differs.text)}</span>
          </th>
        )}
      </tr>
      <tr>
        {[...left, ...right].map((field, index) => (
          <th key={field.path} scope="col" className={index === left.length ? 'comparison-right' : undefined}>
            {text(field.title)}
            {field.help && <HelpButton about={text(field.title)} text={markdown(field.help)} />}
          </th>
        ))}
      </tr>
    </thead>
  );
}

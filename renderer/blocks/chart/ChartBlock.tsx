import './chart.css';
import { useId, useState } from 'react';
import type { ChartBlockModel } from '#engine/blocks/chart';
import { BlockTitle } from '../../body/BlockTitle.tsx';
import { SourceGate } from '../../body/SourceGate.tsx';
import { Button } from '../../look/Button.tsx';
import { usePrinting } from '../../look/usePrinting.ts';
import { useScope } from '../../scope/useScope.ts';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import { type Row, recordsOf } from '../../values/rowsOf.ts';
import type { BlockProps } from '../BlockProps.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { ChartTable } from './ChartTable.tsx';
import { gridOf, readPoints } from './readPoints.ts';

/** A chart, or a table of its numbers; in print both. */
export function ChartBlock({ block }: BlockProps<ChartBlockModel>) {
  return (
    <div>
      <BlockTitle block={block} />
      <SourceGate source={block.data}>{(value) => <Chart block={block} records={recordsOf(value)} />}</SourceGate>
    </div>
  );
}

function Chart({ block, records }: BlockProps<ChartBlockModel> & { readonly records: readonly Row[] }) {
  const text = useText();
  const say = useEngineText();
  const scope = useScope();
  const isPrinted = usePrinting();
  const table = useId();
  const [isTable, setIsTable] = useState(false);
  const points = readPoints(block, records, { text, scope });
  if (points.length === 0) return <p className="chart-empty">{text(block.empty) || say('nothing')}</p>;
  const grid = gridOf(points);
  const title = text(block.title);
  const measure = text(block.measure) || title;
  return (
    <>
      {(!isTable || isPrinted) && <ChartPicture block={block} grid={grid} points={points} measure={measure} />}
      <div id={table} className={isTable || isPrinted ? 'chart-table' : 'chart-table-hidden'}>
        <ChartTable block={block} grid={grid} points={points} measure={measure} title={title} isShown={isTable} />
      </div>
      <div className="no-print">
        <Button size="small" aria-controls={table} aria-expanded={isTable} onClick={() => setIsTable(!isTable)}>
          {say(isTable ? 'chart.asChart' : 'chart.asTable')}
        </Button>
      </div>
    </>
  );
}

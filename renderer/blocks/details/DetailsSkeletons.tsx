import './details.css';
import type { DetailsBlockModel } from '#engine/blocks/details';
import { Skeleton } from '../../look/Skeleton.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useShownFields } from '../useShownFields.ts';
import { acrossOf } from './acrossOf.ts';

interface DetailsPlacesProps {
  readonly block: Pick<DetailsBlockModel, 'fields' | 'across'>;
}

/** Reserves the space of a record's fields while the record loads, so that the blocks below do not move. */
export function DetailsSkeletons({ block: { fields, across } }: DetailsPlacesProps) {
  const say = useEngineText();
  // Conditional fields are left out: their conditions can read the record.
  const certain = useShownFields(fields.filter(({ when }) => when === true));
  return (
    <div role="status" aria-label={say('loading')} className="details-pairs" style={acrossOf(across)}>
      {certain.map(({ path }) => (
        <DetailsSkeleton key={path} />
      ))}
    </div>
  );
}

/** Reserves the space of one label and value. */
export function DetailsSkeleton() {
  return (
    <div className="details-pair details-place">
      <Skeleton height={12} width="40%" />
      <Skeleton height={12} width="72%" />
    </div>
  );
}

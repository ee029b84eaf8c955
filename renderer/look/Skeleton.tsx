import './marks.css';

interface SkeletonProps {
  /** Pixels. */
  readonly height: number;
  readonly width?: string;
}

/** A bar that keeps the place of what is being loaded. */
export function Skeleton({ height, width }: SkeletonProps) {
  return <span className="fw-skeleton" style={{ height, ...(width === undefined ? {} : { width }) }} />;
}

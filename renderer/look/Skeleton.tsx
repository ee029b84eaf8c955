import './marks.css';

interface SkeletonProps {
  /** In pixels. */
  readonly height: number;
  readonly width?: string;
}

/** A bar that reserves space for loading content. */
export function Skeleton({ height, width }: SkeletonProps) {
  return <span className="fw-skeleton" style={{ height, ...(width === undefined ? {} : { width }) }} />;
}

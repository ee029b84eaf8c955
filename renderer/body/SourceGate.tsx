import type { ReactNode } from 'react';
import type { CallModel, ResolvedSource, Source } from '#engine';
import { isCall } from '../calls/isCall.ts';
import { LoadFailure } from '../calls/LoadFailure.tsx';
import { Loading } from '../calls/Loading.tsx';
import { TruncatedNotice } from './TruncatedNotice.tsx';
import { type Sourced, useCallSource, useResolvedSource, useValueSource } from './useSource.ts';

interface SourceGateProps {
  readonly source: Source;
  /** Rendered while the data loads; by default a few bars. */
  readonly meanwhile?: ReactNode;
  readonly children: (value: unknown) => ReactNode;
}

/** Renders its children with loaded data. Renders a skeleton before, and a retry button after a failure. */
export function SourceGate({ source, ...drawn }: SourceGateProps) {
  const taken = useResolvedSource(source);
  return isCall(taken) ? <CallGate call={taken} {...drawn} /> : <ValueGate source={taken} {...drawn} />;
}

type Drawn = Omit<SourceGateProps, 'source'>;

function CallGate({ call, ...drawn }: Drawn & { readonly call: CallModel }) {
  return gate(useCallSource(call), drawn);
}

function ValueGate({ source, ...drawn }: Drawn & { readonly source: Exclude<ResolvedSource, CallModel> }) {
  return gate(useValueSource(source), drawn);
}

function gate(sourced: Sourced, { meanwhile = <Loading />, children }: Drawn): ReactNode {
  if (sourced.status === 'loading') return meanwhile;
  if (sourced.status === 'failed') {
    return <LoadFailure error={sourced.error} call={sourced.call} onRetry={sourced.retry} />;
  }
  return (
    <>
      {children(sourced.value)}
      <TruncatedNotice list={sourced.value} />
    </>
  );
}

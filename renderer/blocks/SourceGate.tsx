import type { ReactNode } from 'react';
import type { CallModel, Source } from '#engine';
import { isCall } from '../runtime/isCall.ts';
import { LoadFailure } from '../runtime/LoadFailure.tsx';
import { Loading } from '../runtime/Loading.tsx';
import { type Sourced, useCallSource, useValueSource } from './useSource.ts';

interface SourceGateProps {
  readonly source: Source;
  readonly children: (value: unknown) => ReactNode;
}

/** Draws what needs data once they are there; a skeleton before, a way to try again after a failure. */
export function SourceGate({ source, children }: SourceGateProps) {
  return isCall(source) ? (
    <CallGate call={source}>{children}</CallGate>
  ) : (
    <ValueGate source={source}>{children}</ValueGate>
  );
}

function CallGate({ call, children }: Pick<SourceGateProps, 'children'> & { readonly call: CallModel }) {
  return gate(useCallSource(call), children);
}

function ValueGate({
  source,
  children,
}: Pick<SourceGateProps, 'children'> & { readonly source: Exclude<Source, CallModel> }) {
  return gate(useValueSource(source), children);
}

function gate(sourced: Sourced, children: SourceGateProps['children']): ReactNode {
  if (sourced.status === 'loading') return <Loading />;
  if (sourced.status === 'failed') {
    return <LoadFailure error={sourced.error} call={sourced.call} onRetry={sourced.retry} />;
  }
  return children(sourced.value);
}

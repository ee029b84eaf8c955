import { type ReactNode, use } from 'react';
import type { CallModel, DataModel, Template } from '#engine';
import { resolveChoice, resolveTemplate } from '#engine';
import { useDialog } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { ScopeContext } from '../scope/ScopeContext.ts';
import { ScopeProvider } from '../scope/ScopeProvider.tsx';
import { useScope } from '../scope/useScope.ts';
import { useSubject } from '../why/subjects.ts';
import { isCall } from './isCall.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { LoadingContent } from './Loading.tsx';
import { rowsOrRecord } from './rowsOrRecord.ts';
import { useCallQuery } from './useCallQuery.ts';

interface DataProviderProps {
  readonly data: readonly DataModel[];
  /** Parameters by name, in scope of the data and of the children. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** Rendered above the failure if the data cannot be loaded, such as the heading of a page. */
  readonly above?: ReactNode;
  /** Rendered next to the retry button if the data cannot be loaded, such as a step's back button. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

const nothing: Readonly<Record<string, unknown>> = {};

/**
 * Loads `data` and provides it as variables. Calls that do not depend on each other run in parallel. Renders a skeleton
 * until all data is loaded, and a retry button after a failure.
 */
export function DataProvider({ data, given = nothing, above, otherwise, children }: DataProviderProps) {
  // A dialog loads its data each time it is opened, instead of using cached data.
  const fresh = useDialog() !== undefined;
  return (
    <ScopeProvider variables={given}>
      <Step data={data} index={0} fresh={fresh} pending={[]} failures={[]} above={above} otherwise={otherwise}>
        {children}
      </Step>
    </ScopeProvider>
  );
}

interface Failure {
  readonly error: Error;
  readonly call: CallModel;
  readonly retry: () => void;
}

function retryAll(failures: readonly Failure[]): void {
  for (const failure of failures) failure.retry();
}

interface StepProps {
  readonly data: readonly DataModel[];
  readonly index: number;
  readonly fresh: boolean;
  readonly pending: readonly string[];
  readonly failures: readonly Failure[];
  readonly above: ReactNode;
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/**
 * Loads one name of the data and renders the next inside it, so that hooks keep their order for any number of names.
 */
function Step(props: StepProps) {
  const { data, index, pending, failures, above, otherwise, children } = props;
  const model = data[index];
  if (model !== undefined) {
    return <SourceStep {...props} model={model} />;
  }
  const [failure] = failures;
  if (failure) {
    return (
      <>
        {above}
        <LoadFailure error={failure.error} call={failure.call} onRetry={() => retryAll(failures)} />
        {otherwise}
      </>
    );
  }
  return pending.length > 0 ? <LoadingContent /> : children;
}

/** The branch of a choice is known only when the data that its conditions read is loaded. */
function SourceStep(props: StepProps & { readonly model: DataModel }) {
  const { model, pending } = props;
  const { release } = useRuntime();
  const scope = useScope();
  const isKnown = !model.needs.some((need) => pending.includes(need));
  const taken =
    isCall(model.value) || isKnown
      ? resolveChoice<CallModel | Template>(model.value, scope, release.access.policies)
      : null;
  return isCall(taken) ? <CallStep {...props} call={taken} /> : <ValueStep {...props} value={taken ?? null} />;
}

interface CallStepProps extends StepProps {
  readonly model: DataModel;
  readonly call: CallModel;
}

function CallStep({ model, call, ...step }: CallStepProps) {
  const { pending, failures, index, fresh } = step;
  const scope = useScope();
  const waiting = model.needs.some((need) => pending.includes(need));
  const { query, absent, failure: error, list } = useCallQuery(call, scope, { waiting, fresh });
  const isOpen = waiting || (!absent && (query.isPending || (fresh && !query.isFetchedAfterMount)));
  const held = absent ? (list ? [] : undefined) : rowsOrRecord(query.data ?? undefined);
  const value = held === undefined && list ? [] : held;
  const failure = absent ? undefined : error;
  useSubject({ kind: 'data', value });
  return (
    <Provide name={model.name} value={value} isKnown={!isOpen && failure === undefined}>
      <Step
        {...step}
        index={index + 1}
        pending={isOpen ? [...pending, model.name] : pending}
        failures={failure ? [...failures, { error: failure, call, retry: () => void query.refetch() }] : failures}
      />
    </Provide>
  );
}

interface ValueStepProps extends StepProps {
  readonly model: DataModel;
  readonly value: Template;
}

function ValueStep({ model, value, ...step }: ValueStepProps) {
  const { pending, index } = step;
  const { release } = useRuntime();
  const scope = useScope();
  const waiting = model.needs.some((need) => pending.includes(need));
  const known = waiting ? undefined : resolveTemplate(value, scope, release.access.policies);
  return (
    <Provide name={model.name} value={known ?? undefined} isKnown={!waiting}>
      <Step {...step} index={index + 1} pending={waiting ? [...pending, model.name] : pending} />
    </Provide>
  );
}

interface ProvideProps {
  readonly name: string;
  readonly value: unknown;
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/** Provides one variable. An absent value hides a variable of the same name in an outer scope. */
function Provide({ name, value, isKnown, children }: ProvideProps) {
  const outer = use(ScopeContext);
  if (isKnown && value !== undefined) return <ScopeProvider variables={{ [name]: value }}>{children}</ScopeProvider>;
  if (!Object.hasOwn(outer, name)) return <ScopeProvider variables={{}}>{children}</ScopeProvider>;
  const { [name]: _hidden, ...rest } = outer;
  return (
    <ScopeContext value={rest}>
      <ScopeProvider variables={{}}>{children}</ScopeProvider>
    </ScopeContext>
  );
}

import { sourcesOf } from '../../../compile/compilation.ts';
import { child, isAuthored, itemsOf, type Node, numberOf, stringOf, stringsOf } from '../../../compile/node.ts';
import { describeCondition } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer, Fact } from '../../../explain/Explainer.ts';
import { holdersOf } from '../../../explain/explainAllow.ts';
import { explainEntry } from '../../../explain/explainFields.ts';
import type { AccessDefinition } from '../../definitions.types.ts';

type Role = NonNullable<AccessDefinition['roles']>[number];

/** Explains roles with their functions and menus, policies with who matches them, and what each policy allows. */
export function explainAccess(node: Node<AccessDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact } = explainer;
  const functions = itemsOf(child(node, 'functions'));
  return [
    { title: 'Roles', facts: itemsOf(child(node, 'roles')).map((role) => explainRole(role, explainer)) },
    {
      title: 'Functions',
      facts: functions.map((entry) => {
        const name = stringOf(child(entry, 'function')) ?? '';
        const below = explainPolicyUse(name, explainer);
        const id = numberOf(child(entry, 'id'));
        return fact(`${id} ${name}`, explainer.text(child(entry, 'title')) ?? '', entry, [
          fact('held by', holdersOf(name, explainer).slice(1).join('; '), entry),
          ...below,
        ]);
      }),
    },
    {
      title: 'Policies',
      facts: itemsOf(child(node, 'policies')).map((policy) => {
        const name = stringOf(child(policy, 'policy')) ?? '';
        const when = child(policy, 'when');
        const says =
          when === undefined ? `all of ${stringsOf(child(policy, 'all')).join(', ')}` : describeCondition(when);
        return fact(name, says, policy, [
          fact('held by', holdersOf(name, explainer).join('; '), policy),
          ...explainPolicyUse(name, explainer),
        ]);
      }),
    },
    {
      title: 'Further',
      facts: [
        ...(['precedence', 'why', 'ignored'] as const).flatMap((word) => {
          const place: Node | undefined = child(node, word);
          return place === undefined ? [] : [explainEntry(word, place, explainer)];
        }),
        ...itemsOf(child(node, 'otherwise')).map((entry) =>
          fact('otherwise', `below ${stringOf(child(entry, 'route'))} to ${stringOf(child(entry, 'go'))}`, entry),
        ),
      ],
    },
  ];
}

function explainRole(role: Node<Role>, explainer: Explainer): Fact {
  const { fact, access } = explainer;
  const name = stringOf(child(role, 'role')) ?? '';
  const model = access.roles.find((entry) => entry.role === name);
  const [like, aliases, functions] = [child(role, 'like'), child(role, 'aliases'), child(role, 'functions')];
  const titles = (model?.functions ?? []).map((id) => {
    const found = access.functions.find((entry) => entry.id === id);
    return found === undefined ? String(id) : `${id} ${found.function}`;
  });
  return fact(name, explainer.text(child(role, 'title')) ?? '', role, [
    ...(like === undefined ? [] : [fact('like', `${stringOf(like)}, whose functions and menu it has`, like)]),
    ...(aliases === undefined ? [] : [fact('also named', stringsOf(aliases).join(', '), aliases)]),
    fact('functions', titles.length === 0 ? 'none' : titles.join(', '), functions ?? role),
    fact('menu', model?.menu ?? 'none', child(role, 'menu') ?? role),
    fact('matches', policiesOf(name, explainer).join(', '), role),
  ]);
}

function policiesOf(role: string, explainer: Explainer): readonly string[] {
  return explainer.access.policies
    .map(({ policy }) => policy)
    .filter((policy) =>
      holdersOf(policy, explainer).some((holder) => holder.startsWith('everybody') || rolesIn(holder).includes(role)),
    );
}

function rolesIn(holder: string): readonly string[] {
  return holder.replace(/^roles? /, '').split(', ');
}

/** Operations and screens that a policy allows. */
function explainPolicyUse(policy: string, { compilation, fact }: Explainer): readonly Fact[] {
  return (['operation', 'screen', 'form', 'wizard'] as const).flatMap((kind) => {
    const sources = sourcesOf(compilation, kind);
    const allowed = sources.filter((source) => allows(child(source, 'allow'), policy));
    const [first] = allowed;
    if (first === undefined) return [];
    const names = allowed.map(({ source }) => source.id);
    return [fact(names.length === 1 ? kind : `${kind}s`, names.join(', '), child(first, 'allow') ?? first)];
  });
}

function allows(allow: Node | undefined, policy: string): boolean {
  return isAuthored(allow?.json) ? Object.hasOwn(allow.json, policy) : stringsOf(allow).includes(policy);
}

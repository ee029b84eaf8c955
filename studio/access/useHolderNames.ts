import { useStudioText } from '../texts/useStudioText.ts';
import { useAccess, useAccessName } from './useAccess.ts';
import { usePolicyChoices } from './usePolicyChoices.ts';

/** Returns what a role, a policy or a function is called in a sentence; its name where it has no title. */
export function useHolderNames(hash: string): (name: string) => string {
  const say = useStudioText();
  const { roles } = useAccess(useAccessName(hash));
  const policies = usePolicyChoices(hash);
  return (name) => {
    if (name === 'public') return say('everybody');
    if (name === 'signed-in') return say('anyoneSignedIn');
    const role = roles.find(({ id }) => id === name)?.title;
    return role ?? policies.find((policy) => policy.name === name)?.label ?? name;
  };
}

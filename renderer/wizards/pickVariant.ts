import { isAllowed, type Release, resolveCondition, type Scope, type VariantModel, type WizardModel } from '#engine';

interface VariantPlace {
  readonly wizard: WizardModel;
  readonly scope: Scope;
  readonly release: Release;
}

/** The first variant this person may take with these data. */
export function pickVariant({ wizard, scope, release }: VariantPlace): VariantModel | undefined {
  return wizard.variants.find((variant) => isOpenVariant(variant, scope, release));
}

/** The variant of that name, as long as it is still open to this person. */
export function findVariant(name: string, { wizard, scope, release }: VariantPlace): VariantModel | undefined {
  return wizard.variants.find((variant) => variant.variant === name && isOpenVariant(variant, scope, release));
}

function isOpenVariant(variant: VariantModel, scope: Scope, release: Release): boolean {
  return isAllowed(variant.allow, scope, release) && resolveCondition(variant.when, scope, release.access.policies);
}

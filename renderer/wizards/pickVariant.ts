import { isAllowed, type Release, resolveCondition, type Scope, type VariantModel, type WizardModel } from '#engine';

interface VariantPlace {
  readonly wizard: WizardModel;
  readonly scope: Scope;
  readonly release: Release;
}

/** Returns the first variant that is available to the user with the current data. */
export function pickVariant({ wizard, scope, release }: VariantPlace): VariantModel | undefined {
  return wizard.variants.find((variant) => isOpenVariant(variant, scope, release));
}

/** Returns the variant with a name if it is available to the user. */
export function findVariant(name: string, { wizard, scope, release }: VariantPlace): VariantModel | undefined {
  return wizard.variants.find((variant) => variant.variant === name && isOpenVariant(variant, scope, release));
}

function isOpenVariant(variant: VariantModel, scope: Scope, release: Release): boolean {
  return isAllowed(variant.allow, scope, release) && resolveCondition(variant.when, scope, release.access.policies);
}

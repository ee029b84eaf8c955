/** The public API of the compiler. Other rooms import only from here. */

export { expressions, parseExpression, pathsReadBy } from './compile/expressions.ts';
export { isSelfContained } from './compile/isSelfContained.ts';
export {
  type ConsoleAnswer,
  type ConsoleValue,
  type ExpressionConsole,
  openConsole,
} from './console/openConsole.ts';
export { completeNames, type NameCompletions } from './editor/completeNames.ts';
export { type Declaration, findDeclaration } from './editor/findDeclaration.ts';
export { isWithin, nameRange, type TextRange } from './editor/nameRange.ts';
export type { NameCompletion } from './editor/namesAt.ts';
export { applyRenaming, RenameError, type Renaming, renameName } from './editor/renameName.ts';
export { type ErrorCode, errorCodes, type Severity } from './errors/codes.ts';
export type { DefinitionError } from './errors/DefinitionError.ts';
export { errorFixes } from './errors/errorFixes.ts';
export { errorsAsJson, type Finding } from './errors/errorsAsJson.ts';
export { type Paint, type PrintOptions, printErrors } from './errors/printErrors.ts';
export { suggestName } from './errors/suggestName.ts';
export type { ExplainedPart, Fact } from './explain/Explainer.ts';
export { exportDefinition } from './export/exportDefinition.ts';
export { exporters } from './export/registry.ts';
export { type BuiltRelease, buildRelease } from './gate/buildRelease.ts';
export { type UnsupportedKeyword, unsupportedKeywords } from './gate/checks/words/unsupportedKeywords.ts';
export type { FormNames } from './gate/FormNames.ts';
export { type Inspection, type OpenGate, openGate } from './gate/openGate.ts';
export { runGate } from './gate/runGate.ts';
export type { CarriedPart } from './import/Importer.ts';
export { type ForeignInput, type ImportResult, importForeign } from './import/importForeign.ts';
export { importers } from './import/registry.ts';
export { bundleSchema } from './language/bundleSchema.ts';
export { isKind, type Kind, kinds } from './language/kinds/index.ts';
export type { Definition, DefinitionSet, Position, SourceFile } from './load/Definition.ts';
export { concernsDefinitions, isDefinitionFile } from './load/isDefinitionFile.ts';
export { loadSet } from './load/loadSet.ts';
export { type FileName, partMark, readFileName } from './load/readFileName.ts';
export { splitTranslations } from './load/splitTranslations.ts';
export { describeApi } from './openapi/describeApi.ts';
export { type ExplainedDefinition, explainDefinition } from './references/explainDefinition.ts';
export type { FoundReference } from './references/FoundReference.ts';
export { findReferences } from './references/findReferences.ts';
export { findUses, type Uses } from './references/findUses.ts';
export { callableOperations } from './release/callableOperations.ts';
export { collectAsts } from './release/collectAsts.ts';
export { collectCompiledMessages } from './release/collectCompiledMessages.ts';
export { compileRelease } from './release/compileRelease.ts';
export { decisionsFor } from './release/decisionsFor.ts';
export { type AccessItem, type AccessView, findOpenedData, findOpenedScreens } from './release/findOpened.ts';
export { generateTypes } from './release/generateTypes.ts';
export { isInternal } from './release/isInternal.ts';
export { publicRelease, releaseFor } from './release/releaseFor.ts';
export { findExamples } from './samples/findExamples.ts';
export { type Examples, ownedBy, type SampleRecords, sampleRecords, sampleUser } from './samples/sampleRecords.ts';
export { type CollectedText, collectTexts, findTexts } from './texts/collectTexts.ts';
export { checkExpression, inferExpression } from './typecheck/checkExpression.ts';
export type { CheckType, ExpectedType } from './typecheck/checkTypes.ts';
export type { ExpressionProblem, ExpressionProblemCode } from './typecheck/ExpressionProblem.ts';
export { type UnsupportedFeature, unsupportedFeatures } from './typecheck/unsupportedFeatures.ts';

/** The door of the engine. Other rooms import from here only. */

export { knowMessages, knowTrees } from '#engine/readers';
export { anonymous } from './access/anonymous.ts';
export { grantedRelations, isAllowed } from './access/isAllowed.ts';
export { isOwnedByOthers, ownsRecord } from './access/ownsRecord.ts';
export { functionsOfRoles, leadingRole, menuOf, resolveRoles } from './access/resolveRoles.ts';
export { type Rights, rightsOf } from './access/rightsOf.ts';
export { evaluate } from './expressions/evaluate.ts';
export { freeVariables } from './expressions/freeVariables.ts';
export { parseExpression } from './expressions/parseExpression.ts';
export { collectAnswers } from './flows/collectAnswers.ts';
export { computeResults } from './flows/computeResults.ts';
export { expandQuestions } from './flows/expandQuestions.ts';
export {
  answerKey,
  type FlowAnswers,
  type FlowItem,
  type FlowProblem,
  type SelectedAnswer,
} from './flows/FlowAnswers.ts';
export { addInstance, removeInstance } from './flows/instances.ts';
export { findFormat } from './flows/questionFormats.ts';
export { savedAnswers } from './flows/savedAnswers.ts';

export { orderQuestions, shuffleOrder } from './flows/shuffleOrder.ts';
export { startAnswers } from './flows/startAnswers.ts';
export { validateAnswers } from './flows/validateAnswers.ts';
export { pageItems, visibleItems } from './flows/visibleItems.ts';
export { checkBody } from './forms/checkBody.ts';
export { createFormState, type FormController } from './forms/createFormState.ts';
export type { Draft, FieldProblem, FieldState, SelectedRecords } from './forms/Draft.ts';
export { expandMapping } from './forms/expandMapping.ts';
export { selectionScope } from './forms/fieldScope.ts';
export { isDeepEqual } from './forms/isDeepEqual.ts';
export { isStaticText } from './forms/isStaticText.ts';
export { mergeRecords } from './forms/mergeRecords.ts';
export { normaliseDraft } from './forms/normaliseDraft.ts';
export { problemMessage } from './forms/problemMessage.ts';
export { resolveDraft } from './forms/resolveDraft.ts';
export { resolveFieldStates } from './forms/resolveFieldStates.ts';
export { startDraft } from './forms/startDraft.ts';
export { readDynamicFields, storeDynamicFields } from './forms/storeDynamicFields.ts';
export { validateFields } from './forms/validateFields.ts';
export { violatedRules } from './forms/violatedRules.ts';
export { applyEvent } from './lifecycles/applyEvent.ts';
export { checkEventAvailability } from './lifecycles/checkEventAvailability.ts';
export { eventScope } from './lifecycles/lifecycleScope.ts';
export { relationsUsed } from './lifecycles/relationsUsed.ts';
export type * from './model/block.types.ts';
export type * from './model/call.types.ts';
export type * from './model/field.types.ts';
export type * from './model/kinds/access.types.ts';
export type * from './model/kinds/entity.types.ts';
export type * from './model/kinds/flow.types.ts';
export type * from './model/kinds/form.types.ts';
export type * from './model/kinds/lifecycle.types.ts';
export type * from './model/kinds/menu.types.ts';
export type * from './model/kinds/operation.types.ts';
export type * from './model/kinds/screen.types.ts';
export type * from './model/kinds/template.types.ts';
export type * from './model/kinds/wizard.types.ts';
export type * from './model/release.types.ts';
export type * from './model/runtime.types.ts';
export type * from './model/value.types.ts';
export { AbortError } from './operations/AbortError.ts';
export { bindCall } from './operations/bindCall.ts';
export { completeResult } from './operations/completeResult.ts';
export { type DecodedArguments, decodeArguments, largestPage } from './operations/decodeArguments.ts';
export { encodeRequest, isFileField } from './operations/encodeRequest.ts';
export { decodeResult, encodeResult } from './operations/encodeResult.ts';
export { type FileResult, isFileValue } from './operations/FileResult.ts';
export type { HttpArguments, HttpRequest } from './operations/HttpRequest.ts';
export { attachTotal, copyTotal, totalOf } from './operations/listTotals.ts';
export { filterConditionsOf, matchesFilter } from './operations/matchesFilter.ts';
export * from './operations/OperationAdapter.ts';
export { pageOf } from './operations/pageOf.ts';
export { type FilterCondition, FilterError } from './operations/pipesCodec.ts';
export { readError, toPointer } from './operations/readError.ts';
export { matchesText, readTextMatch, type TextMatch } from './operations/readTextMatch.ts';
export { redactRecord } from './operations/redactRecord.ts';
export { redactResult } from './operations/redactResult.ts';
export { resultType } from './operations/resultRecords.ts';
export { sortPaths } from './operations/sortPaths.ts';
export { ExpressionError } from './parsing/ExpressionError.ts';
export type { ExpressionNode } from './parsing/ExpressionNode.ts';
export type { ShippedMessage } from './parsing/encodeMessage.ts';
export type { ShippedTree } from './parsing/encodeTree.ts';

export { MessageError, messageArguments, parseMessage } from './parsing/parseMessage.ts';
export { type MissingReaders, missingReaders } from './readers/missingReaders.ts';
export { completeRecord } from './records/completeRecord.ts';
export { entityOfRecord } from './records/entityOfRecord.ts';
export { propertiesOf } from './records/propertiesOf.ts';
export { isRecord, readPath } from './records/readPath.ts';
export { valuesAt } from './records/valuesAt.ts';
export { writePath } from './records/writePath.ts';
export { escapeMarkdown } from './texts/escapeMarkdown.ts';
export { findText, formatMessage, formatText, type TextContext } from './texts/formatText.ts';
export { formatValue } from './texts/formatValue.ts';
export { groupNumber, numberCountry } from './texts/groupNumber.ts';
export { canonicalJson } from './values/canonicalJson.ts';
export { hashText } from './values/hashText.ts';
export { isChoice, isExpression } from './values/isExpression.ts';
export { matchesPolicy } from './values/matchesPolicy.ts';
export { resolveChoice } from './values/resolveChoice.ts';
export { resolveCondition } from './values/resolveCondition.ts';
export { resolveTemplate } from './values/resolveTemplate.ts';

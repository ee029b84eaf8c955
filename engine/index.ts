/** The door of the engine. Other rooms import from here only. */

export { knowMessages, knowTrees } from '#engine/readers';
export { anonymous } from './access/anonymous.ts';
export { type GrantedRelation, grantedRelations, isAllowed } from './access/isAllowed.ts';
export { isForeign, ownsRecord } from './access/ownsRecord.ts';
export { functionsOfRoles, leadingRole, menuOf, resolveRoles } from './access/resolveRoles.ts';
export { type Rights, rightsOf } from './access/rightsOf.ts';
export { evaluate } from './expressions/evaluate.ts';
export { freeVariables } from './expressions/freeVariables.ts';
export { parseExpression } from './expressions/parseExpression.ts';
export { type CollectInput, collectAnswers } from './flows/collectAnswers.ts';
export { computeResults } from './flows/computeResults.ts';
export { expandQuestions } from './flows/expandQuestions.ts';
export {
  answerKey,
  type FlowAnswers,
  type FlowInput,
  type FlowItem,
  type FlowProblem,
  type PickedAnswer,
  type QuestionId,
} from './flows/FlowAnswers.ts';
export { addInstance, removeInstance } from './flows/instances.ts';
export { findFormat, pairsOf, type QuestionFormat } from './flows/questionFormats.ts';
export { savedAnswers } from './flows/savedAnswers.ts';
export { type SettledFlow, settleAnswers } from './flows/settleAnswers.ts';
export { orderQuestions, type Shuffled, shuffleOrder } from './flows/shuffleOrder.ts';
export { type StartAnswersInput, startAnswers } from './flows/startAnswers.ts';
export { isComplete, type ValidateAnswersInput, validateAnswers } from './flows/validateAnswers.ts';
export { pageItems, visibleItems } from './flows/visibleItems.ts';
export { applyChange, type Changed, type ChangeInput, findField } from './forms/applyChange.ts';
export { brokenRules } from './forms/brokenRules.ts';
export type { Brought } from './forms/broughtFields.ts';
export { byteSize } from './forms/byteSize.ts';
export { type BodyInput, type CheckedBody, checkBody } from './forms/checkBody.ts';
export type { Draft, FieldDecision, FieldProblem, FormInput, Offered, Picked } from './forms/Draft.ts';
export { type DecideInput, decideFields } from './forms/decideFields.ts';
export { expandEach } from './forms/expandEach.ts';
export { choiceScope } from './forms/fieldScope.ts';
export { isEmpty } from './forms/isEmpty.ts';
export { isSame } from './forms/isSame.ts';
export { isStillText } from './forms/isStillText.ts';
export { mergeRecords } from './forms/mergeRecords.ts';
export { normaliseDraft } from './forms/normaliseDraft.ts';
export { type OpenForm, openForm } from './forms/openForm.ts';
export { type FormPlan, planForm } from './forms/planForm.ts';
export { type Messages, problemMessage } from './forms/problemMessage.ts';
export { type SettledDraft, settleDraft } from './forms/settleDraft.ts';
export { type StartInput, startDraft } from './forms/startDraft.ts';
export { storeEach, unstoreEach } from './forms/storeEach.ts';
export { type ValidateInput, validateFields } from './forms/validateFields.ts';
export { eventScope } from './lifecycles/lifecycleScope.ts';
export { type Offer, offerEvent } from './lifecycles/offerEvent.ts';
export { type Relation, relationsRead } from './lifecycles/relationsRead.ts';
export { type TakenEvent, takeEvent } from './lifecycles/takeEvent.ts';
export type * from './model/block.types.ts';
export type * from './model/call.types.ts';
export type * from './model/field.types.ts';
export type * from './model/release.types.ts';
export type * from './model/runtime.types.ts';
export type * from './model/value.types.ts';
export { AbortError, isAbortError } from './operations/AbortError.ts';
export { type BoundCall, bindCall } from './operations/bindCall.ts';
export { type DecodedArguments, decodeArguments, largestPage } from './operations/decodeArguments.ts';
export { encodeRequest, isFileField } from './operations/encodeRequest.ts';
export { decodeResult, encodeResult } from './operations/encodeResult.ts';
export { type FileResult, type FileValue, isFileValue } from './operations/FileResult.ts';
export type { HttpArguments, HttpRequest } from './operations/HttpRequest.ts';
export { conditionsOf, keepsRow } from './operations/keepsRow.ts';
export { keepTotal, rememberTotal, totalOf } from './operations/listTotals.ts';
export * from './operations/OperationAdapter.ts';
export { pageOf } from './operations/pageOf.ts';
export {
  decodePipes,
  encodePipes,
  type FilterCondition,
  FilterError,
  type FilterOperator,
  filterOperators,
  longestFilter,
} from './operations/pipesCodec.ts';
export { fromPointer, readError, toPointer } from './operations/readError.ts';
export { matchesText, readTextMatch, type TextMatch } from './operations/readTextMatch.ts';
export { redactRecord } from './operations/redactRecord.ts';
export { sortPaths } from './operations/sortPaths.ts';
export { ExpressionError, type ExpressionErrorCode } from './parsing/ExpressionError.ts';
export type { ExpressionNode } from './parsing/ExpressionNode.ts';
export type { ShippedMessage } from './parsing/encodeMessage.ts';
export type { ShippedTree } from './parsing/encodeTree.ts';
export type { MessageArgument } from './parsing/ParsedMessage.ts';
export { MessageError, messageArguments, parseMessage } from './parsing/parseMessage.ts';
export { type MissingReaders, missingReaders } from './readers/missingReaders.ts';
export { completeRecord } from './records/completeRecord.ts';
export { entityOfRecord } from './records/entityOfRecord.ts';
export { isRecord, readPath } from './records/readPath.ts';
export { valuesAt } from './records/valuesAt.ts';
export { writePath } from './records/writePath.ts';
export { escapeMarkdown } from './texts/escapeMarkdown.ts';
export { findText, formatMessage, formatText, type TextContext } from './texts/formatText.ts';
export { formatValue } from './texts/formatValue.ts';
export { groupNumber, numberCountry } from './texts/groupNumber.ts';
export { canonicalJson } from './values/canonicalJson.ts';
export { hashText } from './values/hashText.ts';
export { holdsAnyPolicy, holdsPolicy } from './values/holdsPolicy.ts';
export { isChoice, isExpression } from './values/isExpression.ts';
export { resolveChoice } from './values/resolveChoice.ts';
export { resolveCondition } from './values/resolveCondition.ts';
export { resolveTemplate } from './values/resolveTemplate.ts';

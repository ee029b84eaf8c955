// Generated from the definitions by `npm run generate`. Do not edit.

/** Entity `access-widening`. */
export interface AccessWidening {
  readonly id?: string | undefined;
  readonly gains?: readonly (string)[] | undefined;
}

/** Entity `activation`. */
export interface Activation {
  readonly token?: string | undefined;
  readonly id?: number | undefined;
  readonly company?: string | undefined;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly type?: "Contractor" | "SubVendor" | undefined;
  readonly phoneNumber1?: string | undefined;
  readonly phoneNumber2?: string | undefined;
  readonly address?: Address | undefined;
  readonly password?: string | undefined;
  readonly preference?: string | undefined;
}

/** Entity `activation-check`. */
export interface ActivationCheck {
  readonly valid?: boolean | undefined;
  readonly type?: "Contractor" | "SubVendor" | undefined;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly id?: number | undefined;
  readonly company?: string | undefined;
  readonly primary?: boolean | undefined;
  readonly error?: string | undefined;
}

/** Entity `address`. */
export interface Address {
  readonly street1?: string | undefined;
  readonly street2?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
  readonly county?: string | undefined;
  readonly country?: "USA" | "CAN" | undefined;
}

/** Entity `answer-effect`. */
export interface AnswerEffect {
  readonly flow?: string | undefined;
  readonly effect?: "outcome" | "incomplete" | "unanswerable" | "hidden" | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly records?: number | undefined;
}

/** Entity `answer-line`. */
export interface AnswerLine {
  readonly question?: string | undefined;
  readonly text?: string | undefined;
  readonly answer?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly beforeMarks?: string | undefined;
  readonly afterMarks?: string | undefined;
}

/** Entity `answer-replay`. */
export interface AnswerReplay {
  readonly sources?: readonly (AnswerSource)[] | undefined;
  readonly summary?: AnswerSummary | undefined;
  readonly rows?: readonly (AnswerRow)[] | undefined;
  readonly answers?: readonly (AnswerLine)[] | undefined;
  readonly results?: readonly (AnswerResult)[] | undefined;
}

/** Entity `answer-result`. */
export interface AnswerResult {
  readonly result?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** Entity `answer-row`. */
export interface AnswerRow {
  readonly record?: string | undefined;
  readonly title?: string | undefined;
  readonly flow?: string | undefined;
  readonly effects?: readonly (string)[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Entity `answer-selection`. */
export interface AnswerSelection {
  readonly path?: string | undefined;
  readonly value?: string | undefined;
}

/** Entity `answer-selector`. */
export interface AnswerSelector {
  readonly path?: string | undefined;
  readonly title?: string | undefined;
  readonly value?: string | undefined;
  readonly label?: string | undefined;
}

/** Entity `answer-source`. */
export interface AnswerSource {
  readonly entity?: string | undefined;
  readonly title?: string | undefined;
  readonly dated?: boolean | undefined;
  readonly by?: readonly (AnswerSelector)[] | undefined;
}

/** Entity `answer-summary`. */
export interface AnswerSummary {
  readonly entity?: string | undefined;
  readonly title?: string | undefined;
  readonly records?: number | undefined;
  readonly unchanged?: number | undefined;
  readonly groups?: readonly (AnswerEffect)[] | undefined;
}

/** Entity `begun-group`. */
export interface BegunGroup {
  readonly kind?: "wizard" | "record" | undefined;
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly instances?: number | undefined;
  readonly losses?: readonly (DefinitionLoss)[] | undefined;
}

/** Entity `business-structure-question`. */
export type BusinessStructureQuestion = Readonly<Record<string, unknown>>;

/** Entity `business-structure-response`. */
export interface BusinessStructureResponse {
  readonly question?: number | undefined;
  readonly answer?: unknown | undefined;
  readonly organizationId?: number | undefined;
  readonly regionId?: 1 | 2 | undefined;
}

/** Entity `business-structure-status`. */
export type BusinessStructureStatus = unknown;

/** Entity `candidate`. */
export interface Candidate {
  readonly candidateEmail?: string | undefined;
  readonly candidateFirstName?: string | undefined;
  readonly candidateLastName?: string | undefined;
  readonly candidatePhone?: string | undefined;
  readonly candidateBusinessName?: string | undefined;
  readonly candidateW2Past24Months?: boolean | undefined;
  readonly candidateOnSite?: boolean | undefined;
}

/** Entity `classification`. */
export type Classification = unknown;

/** Entity `closure-reason`. */
export interface ClosureReason {
  readonly id?: number | undefined;
  readonly label?: string | undefined;
}

/** Entity `company`. */
export interface Company {
  readonly companyId?: number | undefined;
  readonly name?: string | undefined;
  readonly companyConfigs?: readonly (CompanyConfig)[] | undefined;
}

/** Entity `company-config`. */
export interface CompanyConfig {
  readonly regionId?: 1 | 2 | undefined;
  readonly requiredDocumentCount?: number | undefined;
  readonly additionalDocumentCount?: number | undefined;
  readonly costCenterEnabled?: boolean | undefined;
  readonly costCenterTemplate?: string | undefined;
  readonly costCenterDescription?: string | undefined;
  readonly docusignEnabled?: boolean | undefined;
}

/** Entity `company-id`. */
export type CompanyId = unknown;

/** Entity `company-summary`. */
export interface CompanySummary {
  readonly companyId?: number | undefined;
  readonly name?: string | undefined;
  readonly openProjects?: number | undefined;
  readonly closedProjects?: number | undefined;
}

/** Entity `compared-answer`. */
export interface ComparedAnswer {
  readonly question?: number | undefined;
  readonly questionText?: string | undefined;
  readonly answerText?: string | undefined;
  readonly icCompliant?: boolean | undefined;
  readonly compliance?: "O" | "X" | undefined;
  readonly independent?: "X" | undefined;
  readonly employee?: "X" | undefined;
}

/** Entity `country`. */
export type Country = unknown;

/** Entity `created-project`. */
export interface CreatedProject {
  readonly projectNumber?: string | undefined;
  readonly evaluationId?: number | undefined;
  readonly contractorType?: string | undefined;
}

/** Entity `custom-field`. */
export interface CustomField {
  readonly id?: number | undefined;
  readonly label?: string | undefined;
  readonly type?: "RADIO_BUTTON" | "text" | "text_required" | "number" | "pay" | undefined;
  readonly valueSelection?: string | undefined;
}

/** Entity `date`. */
export type Date = unknown;

/** Entity `date-time`. */
export type DateTime = unknown;

/** Entity `defense-file-documents`. */
export interface DefenseFileDocuments {
  readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
}

/** Entity `definition-change`. */
export interface DefinitionChange {
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly change?: "added" | "changed" | "removed" | undefined;
}

/** Entity `definition-completion`. */
export interface DefinitionCompletion {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly completions?: readonly (DefinitionSuggestion)[] | undefined;
}

/** Entity `definition-content`. */
export interface DefinitionContent {
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly text?: string | undefined;
  readonly removal?: boolean | undefined;
}

/** Entity `definition-draft`. */
export interface DefinitionDraft {
  readonly draft?: number | undefined;
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly text?: string | undefined;
  readonly removal?: boolean | undefined;
  readonly base?: string | undefined;
  readonly revision?: number | undefined;
  readonly author?: string | undefined;
  readonly savedAt?: string | undefined;
  readonly errors?: readonly (DefinitionError)[] | undefined;
}

/** Entity `definition-entry`. */
export interface DefinitionEntry {
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly area?: string | undefined;
  readonly title?: string | undefined;
  readonly match?: string | undefined;
  readonly locale?: string | undefined;
}

/** Entity `definition-error`. */
export interface DefinitionError {
  readonly code?: string | undefined;
  readonly severity?: string | undefined;
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly file?: string | undefined;
  readonly pointer?: string | undefined;
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly message?: string | undefined;
  readonly hint?: string | undefined;
}

/** Entity `definition-file`. */
export interface DefinitionFile {
  readonly path?: string | undefined;
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly digest?: string | undefined;
  readonly text?: string | undefined;
}

/** Entity `definition-judgement`. */
export interface DefinitionJudgement {
  readonly errors?: readonly (DefinitionError)[] | undefined;
  readonly texts?: readonly (DefinitionText)[] | undefined;
  readonly drawing?: string | undefined;
}

/** Entity `definition-loss`. */
export interface DefinitionLoss {
  readonly what?: "answer" | "state" | "property" | undefined;
  readonly name?: string | undefined;
  readonly instances?: number | undefined;
}

/** Entity `definition-schema`. */
export interface DefinitionSchema {
  readonly kind?: string | undefined;
  readonly schema?: string | undefined;
}

/** Entity `definition-suggestion`. */
export interface DefinitionSuggestion {
  readonly label?: string | undefined;
  readonly kind?: string | undefined;
  readonly insert?: string | undefined;
  readonly detail?: string | undefined;
}

/** Entity `definition-text`. */
export interface DefinitionText {
  readonly path?: string | undefined;
  readonly pointer?: string | undefined;
  readonly text?: string | undefined;
}

/** Entity `definition-translation`. */
export interface DefinitionTranslation {
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly path?: string | undefined;
  readonly source?: string | undefined;
  readonly target?: string | undefined;
  readonly targetOf?: string | undefined;
}

/** Entity `definition-use`. */
export interface DefinitionUse {
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly pointer?: string | undefined;
  readonly line?: number | undefined;
  readonly name?: string | undefined;
}

/** Entity `dialled`. */
export type Dialled = unknown;

/** Entity `document`. */
export interface Document {
  readonly documentId?: 1 | 2 | 3 | 4 | 5 | 6 | 11 | 12 | 13 | undefined;
  readonly name?: string | undefined;
  readonly help?: string | undefined;
  readonly required?: "yes" | "no" | undefined;
  readonly hiddenFlag?: number | undefined;
  readonly status?: "NOT_UPLOADED" | "ACCEPTED" | "SUBMITTED" | "EXPIRED" | undefined;
  readonly expiresOn?: string | undefined;
  readonly expiryOrder?: string | undefined;
  readonly documentSubmits?: readonly (DocumentSubmit)[] | undefined;
}

/** Entity `document-status`. */
export type DocumentStatus = unknown;

/** Entity `document-submit`. */
export interface DocumentSubmit {
  readonly s3Id?: string | undefined;
  readonly version?: number | undefined;
  readonly documentId?: number | undefined;
  readonly organizationId?: number | undefined;
  readonly projectNumber?: string | undefined;
  readonly originalFilename?: string | undefined;
  readonly substituteFlag?: boolean | undefined;
  readonly dateReceived?: string | undefined;
  readonly dateAccepted?: string | undefined;
  readonly dateExpires?: string | undefined;
  readonly valid?: boolean | undefined;
}

/** Entity `document-type`. */
export type DocumentType = unknown;

/** Entity `document-type-help`. */
export type DocumentTypeHelp = unknown;

/** Entity `draft`. */
export interface Draft {
  readonly wizard?: string | undefined;
  readonly key?: string | undefined;
  readonly variant?: string | undefined;
  readonly step?: string | undefined;
  readonly release?: string | undefined;
  readonly data?: unknown | undefined;
  readonly version?: number | undefined;
  readonly awaits?: readonly (DraftAct)[] | undefined;
  readonly done?: unknown | undefined;
  readonly createdBy?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly keptUntil?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly ended?: string | undefined;
}

/** Entity `draft-act`. */
export interface DraftAct {
  readonly operation?: string | undefined;
  readonly key?: string | undefined;
}

/** Entity `earlier-evaluation`. */
export interface EarlierEvaluation {
  readonly id?: number | undefined;
  readonly type?: "MANAGER" | "MANAGER_RE" | "CONTRACTOR" | "CONTRACTOR_SP" | "CONFLICT" | "BYPASS" | "BYPASSED" | "SKIPPED" | "EXEMPT" | undefined;
  readonly status?: "INCOMPLETE" | "PENDING" | "IN_PROGRESS" | "COMPLETE" | "SKIPPED" | "BYPASSED" | "CANCELLED" | "CLOSED" | undefined;
  readonly score?: number | undefined;
  readonly createdAt?: string | undefined;
  readonly completedAt?: string | undefined;
}

/** Entity `edited-evaluation`. */
export interface EditedEvaluation {
  readonly id?: number | undefined;
  readonly status?: string | undefined;
}

/** Entity `email`. */
export type Email = unknown;

/** Entity `evaluation`. */
export interface Evaluation {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly legacyId?: number | undefined;
  readonly parentEvaluationId?: number | undefined;
  readonly projectNumber?: string | undefined;
  readonly project?: Project | undefined;
  readonly projectName?: string | undefined;
  readonly type?: "MANAGER" | "MANAGER_RE" | "CONTRACTOR" | "CONTRACTOR_SP" | "CONFLICT" | "BYPASS" | "BYPASSED" | "SKIPPED" | "EXEMPT" | undefined;
  readonly side?: "manager" | "contractor" | undefined;
  readonly status?: "INCOMPLETE" | "PENDING" | "IN_PROGRESS" | "COMPLETE" | "SKIPPED" | "BYPASSED" | "CANCELLED" | "CLOSED" | undefined;
  readonly open?: boolean | undefined;
  readonly overallStatus?: "INCOMPLETE" | "COMPLETE" | undefined;
  readonly determinedOn?: string | undefined;
  readonly restructure?: boolean | undefined;
  readonly restructured?: boolean | undefined;
  readonly reEvaluation?: boolean | undefined;
  readonly initial?: boolean | undefined;
  readonly round?: "initial" | "restructured-initial" | "re-evaluation" | "restructured-re-evaluation" | undefined;
  readonly label?: "manager-initial" | "manager-restructured-initial" | "manager-re-evaluation" | "manager-restructured-re-evaluation" | "contractor-initial" | "contractor-restructured-initial" | "contractor-re-evaluation" | "contractor-restructured-re-evaluation" | "special" | undefined;
  readonly score?: number | undefined;
  readonly evaluationNotes?: string | undefined;
  readonly probability?: number | undefined;
  readonly completedAt?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly waitingDays?: number | undefined;
  readonly evaluateeLogicalName?: string | undefined;
  readonly companyId?: number | undefined;
  readonly regionId?: 1 | 2 | undefined;
  readonly order?: readonly (number)[] | undefined;
  readonly release?: string | undefined;
  readonly answerKey?: string | undefined;
  readonly evaluationDetails?: readonly (EvaluationDetail)[] | undefined;
  readonly sides?: readonly (EvaluationSide)[] | undefined;
}

/** Entity `evaluation-comparison`. */
export interface EvaluationComparison {
  readonly sourceQA?: ComparedAnswer | undefined;
  readonly targetQA?: ComparedAnswer | undefined;
  readonly matchedAnswers?: boolean | undefined;
}

/** Entity `evaluation-detail`. */
export interface EvaluationDetail {
  readonly question?: number | undefined;
  readonly questionText?: string | undefined;
  readonly answer?: number | undefined;
  readonly answerText?: string | undefined;
  readonly statement?: string | undefined;
  readonly holds?: boolean | undefined;
  readonly icCompliant?: boolean | undefined;
  readonly type?: "MANAGER" | "MANAGER_RE" | "CONTRACTOR" | "CONTRACTOR_SP" | "CONFLICT" | "BYPASS" | "BYPASSED" | "SKIPPED" | "EXEMPT" | undefined;
  readonly categoryId?: "ClassicEval" | "SubVendor" | "SpecialCircumstance" | "NoEval" | "Eval" | "Consultant" | undefined;
}

/** Entity `evaluation-question`. */
export type EvaluationQuestion = Readonly<Record<string, unknown>>;

/** Entity `evaluation-response`. */
export interface EvaluationResponse {
  readonly question?: number | undefined;
  readonly answer?: number | undefined;
  readonly type?: "MANAGER" | "MANAGER_RE" | "CONTRACTOR" | "CONTRACTOR_SP" | "CONFLICT" | "BYPASS" | "BYPASSED" | "SKIPPED" | "EXEMPT" | undefined;
}

/** Entity `evaluation-side`. */
export interface EvaluationSide {
  readonly id?: number | undefined;
  readonly parentEvaluationId?: number | undefined;
  readonly type?: "MANAGER" | "MANAGER_RE" | "CONTRACTOR" | "CONTRACTOR_SP" | "CONFLICT" | "BYPASS" | "BYPASSED" | "SKIPPED" | "EXEMPT" | undefined;
  readonly status?: "INCOMPLETE" | "PENDING" | "IN_PROGRESS" | "COMPLETE" | "SKIPPED" | "BYPASSED" | "CANCELLED" | "CLOSED" | undefined;
  readonly score?: number | undefined;
  readonly createdAt?: string | undefined;
  readonly completedAt?: string | undefined;
  readonly evaluateeLogicalName?: string | undefined;
  readonly responses?: readonly (EvaluationDetail)[] | undefined;
  readonly alternateDetails?: readonly (EarlierEvaluation)[] | undefined;
  readonly answerText?: string | undefined;
}

/** Entity `evaluation-status`. */
export type EvaluationStatus = unknown;

/** Entity `evaluation-summary`. */
export interface EvaluationSummary {
  readonly project?: Project | undefined;
  readonly first?: Evaluation | undefined;
  readonly latest?: Evaluation | undefined;
  readonly overallStatus?: "INCOMPLETE" | "PENDING" | "IN_PROGRESS" | "COMPLETE" | "SKIPPED" | "BYPASSED" | "CANCELLED" | "CLOSED" | undefined;
}

/** Entity `excel-column`. */
export interface ExcelColumn {
  readonly key?: string | undefined;
  readonly label?: string | undefined;
  readonly type?: string | undefined;
  readonly required?: boolean | undefined;
}

/** Entity `excel-configuration`. */
export interface ExcelConfiguration {
  readonly columns?: readonly (ExcelColumn)[] | undefined;
  readonly dropdowns?: unknown | undefined;
  readonly dateFormat?: string | undefined;
  readonly maxRows?: number | undefined;
}

/** Entity `excel-defaults`. */
export interface ExcelDefaults {
  readonly companyId?: number | undefined;
  readonly projectName?: string | undefined;
  readonly projectDescription?: string | undefined;
  readonly projectStartDate?: string | undefined;
  readonly projectEndDate?: string | undefined;
  readonly candidateEmail?: string | undefined;
  readonly candidateFirstName?: string | undefined;
  readonly candidateLastName?: string | undefined;
  readonly candidatePhone?: string | undefined;
  readonly managerEmail?: string | undefined;
  readonly managerFirstName?: string | undefined;
  readonly managerLastName?: string | undefined;
  readonly managerPhone?: string | undefined;
  readonly projectAmount?: number | undefined;
  readonly costCenter?: string | undefined;
  readonly candidateW2Past24Months?: boolean | undefined;
  readonly candidateOnSite?: boolean | undefined;
  readonly payRate?: string | undefined;
}

/** Entity `excel-dropdowns`. */
export interface ExcelDropdowns {
  readonly jobFunctionId?: number | undefined;
  readonly regionId?: 1 | 2 | undefined;
  readonly contractorLocation?: string | undefined;
  readonly primaryLocation?: string | undefined;
  readonly workLocation?: string | undefined;
  readonly evalType?: "Eval" | "NoEval" | undefined;
}

/** Entity `excel-template`. */
export interface ExcelTemplate {
  readonly companyId?: number | undefined;
  readonly rowCount?: number | undefined;
  readonly defaultValues?: ExcelDefaults | undefined;
  readonly selectedDropdownDefaults?: ExcelDropdowns | undefined;
  readonly additionalFields?: unknown | undefined;
}

/** Entity `faq`. */
export interface Faq {
  readonly id?: number | undefined;
  readonly questionId?: number | undefined;
  readonly faqQuestion?: string | undefined;
  readonly faqAnswer?: string | undefined;
}

/** Entity `flex-column`. */
export interface FlexColumn {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly displayOrder?: number | undefined;
  readonly type?: "text" | "date" | "money" | undefined;
}

/** Entity `flex-parameter`. */
export interface FlexParameter {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly type?: "text" | "date" | "select" | undefined;
  readonly options?: readonly ({
    readonly value?: string | undefined;
    readonly title?: string | undefined;
  })[] | undefined;
  readonly multiselect?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/** Entity `flex-report`. */
export interface FlexReport {
  readonly id?: 100 | 101 | 102 | 103 | undefined;
  readonly displayName?: string | undefined;
  readonly params?: readonly (FlexParameter)[] | undefined;
  readonly columnInfos?: readonly (FlexColumn)[] | undefined;
}

/** Entity `flex-result`. */
export interface FlexResult {
  readonly reportId?: number | undefined;
  readonly rows?: readonly ({
    readonly projectNumber?: string | undefined;
    readonly projectName?: string | undefined;
    readonly companyName?: string | undefined;
    readonly managerName?: string | undefined;
    readonly managerUserId?: string | undefined;
    readonly contractorName?: string | undefined;
    readonly contractorUserId?: string | undefined;
    readonly recommendation?: string | undefined;
    readonly state?: string | undefined;
    readonly projectStatus?: string | undefined;
    readonly projectStartDate?: string | undefined;
    readonly projectEndDate?: string | undefined;
    readonly finalDeterminationDate?: string | undefined;
    readonly budget?: number | undefined;
    readonly side?: string | undefined;
    readonly evaluationStatus?: string | undefined;
    readonly score?: number | undefined;
    readonly completedOn?: string | undefined;
    readonly projects?: number | undefined;
    readonly requestType?: string | undefined;
    readonly requestStatus?: string | undefined;
    readonly requester?: string | undefined;
    readonly amount?: number | undefined;
    readonly toDate?: string | undefined;
  })[] | undefined;
  readonly cut?: boolean | undefined;
}

/** Entity `flex-row`. */
export interface FlexRow {
  readonly projectNumber?: string | undefined;
  readonly projectName?: string | undefined;
  readonly companyName?: string | undefined;
  readonly managerName?: string | undefined;
  readonly managerUserId?: string | undefined;
  readonly contractorName?: string | undefined;
  readonly contractorUserId?: string | undefined;
  readonly recommendation?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
  readonly state?: "OPEN" | "CLOSED" | undefined;
  readonly projectStatus?: "Active" | "Pending" | "Void" | "Completed" | "Cancelled" | "Pending Review" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | undefined;
  readonly projectStartDate?: string | undefined;
  readonly projectEndDate?: string | undefined;
  readonly finalDeterminationDate?: string | undefined;
  readonly budget?: number | undefined;
  readonly side?: "manager" | "contractor" | undefined;
  readonly evaluationStatus?: "INCOMPLETE" | "PENDING" | "IN_PROGRESS" | "COMPLETE" | "SKIPPED" | "BYPASSED" | "CANCELLED" | "CLOSED" | undefined;
  readonly score?: number | undefined;
  readonly completedOn?: string | undefined;
  readonly projects?: number | undefined;
  readonly requestType?: "PROJECT_FUND" | "PROJECT_EXTENSION" | "PROJECT_FUND_REQUISITION" | undefined;
  readonly requestStatus?: "PENDING" | "APPROVED" | "COMPLETE" | "REJECTED" | undefined;
  readonly requester?: string | undefined;
  readonly amount?: number | undefined;
  readonly toDate?: string | undefined;
}

/** Entity `forecast-change`. */
export interface ForecastChange {
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly change?: "added" | "changed" | "removed" | undefined;
  readonly drafts?: number | undefined;
  readonly records?: number | undefined;
  readonly losses?: readonly (DefinitionLoss)[] | undefined;
}

/** Entity `function`. */
export interface Function {
  readonly uiFunctionId?: number | undefined;
  readonly name?: string | undefined;
  readonly used?: boolean | undefined;
  readonly roles?: readonly (string)[] | undefined;
  readonly people?: number | undefined;
  readonly version?: number | undefined;
  readonly changedAt?: string | undefined;
  readonly changedBy?: string | undefined;
}

/** Entity `function-number`. */
export type FunctionNumber = unknown;

/** Entity `import-check`. */
export interface ImportCheck {
  readonly rows?: number | undefined;
  readonly refused?: number | undefined;
  readonly problems?: readonly (ImportProblem)[] | undefined;
}

/** Entity `import-problem`. */
export interface ImportProblem {
  readonly row?: number | undefined;
  readonly column?: string | undefined;
  readonly value?: string | undefined;
  readonly message?: string | undefined;
}

/** Entity `import-task`. */
export interface ImportTask {
  readonly id?: number | undefined;
  readonly fileName?: string | undefined;
  readonly status?: "SCHEDULED" | "RUNNING" | "DONE" | "CANCELLED" | "FAILED" | undefined;
  readonly immediate?: boolean | undefined;
  readonly createdBy?: string | undefined;
  readonly rows?: number | undefined;
  readonly created?: number | undefined;
  readonly refused?: number | undefined;
  readonly progress?: number | undefined;
  readonly startsAt?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly endedAt?: string | undefined;
  readonly open?: boolean | undefined;
}

/** Entity `instance-move`. */
export interface InstanceMove {
  readonly move?: number | undefined;
  readonly kind?: "wizard" | "record" | undefined;
  readonly name?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly author?: string | undefined;
  readonly startedAt?: string | undefined;
  readonly status?: "moving" | "moved" | "returning" | "returned" | undefined;
  readonly outcomes?: readonly (MoveOutcome)[] | undefined;
}

/** Entity `job-function`. */
export interface JobFunction {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** Entity `language`. */
export type Language = unknown;

/** Entity `legal-text`. */
export interface LegalText {
  readonly policy?: "terms" | "security" | "california" | undefined;
  readonly version?: string | undefined;
  readonly publishedOn?: string | undefined;
  readonly english?: string | undefined;
  readonly french?: string | undefined;
  readonly romanian?: string | undefined;
  readonly chinese?: string | undefined;
}

/** Entity `location`. */
export interface Location {
  readonly locationid?: number | undefined;
  readonly locationCode?: string | undefined;
  readonly locationType?: string | undefined;
  readonly country?: "USA" | "CAN" | undefined;
}

/** Entity `long-text`. */
export type LongText = unknown;

/** Entity `mail`. */
export interface Mail {
  readonly id?: number | undefined;
  readonly to?: string | undefined;
  readonly subject?: string | undefined;
  readonly body?: string | undefined;
  readonly createdAt?: string | undefined;
}

/** Entity `mail-preview`. */
export interface MailPreview {
  readonly subject?: string | undefined;
  readonly template?: string | undefined;
  readonly text?: string | undefined;
}

/** Entity `manager-correction`. */
export interface ManagerCorrection {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** Entity `manager-info`. */
export interface ManagerInfo {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly title?: string | undefined;
  readonly department?: string | undefined;
  readonly faxNumber?: string | undefined;
  readonly city?: string | undefined;
  readonly zip?: string | undefined;
  readonly province?: string | undefined;
  readonly proxyManager?: boolean | undefined;
  readonly companyId?: number | undefined;
}

/** Entity `manager-position`. */
export interface ManagerPosition {
  readonly logicalName?: string | undefined;
  readonly name?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly changedBy?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** Entity `merge-preview`. */
export interface MergePreview {
  readonly oldName?: string | undefined;
  readonly newName?: string | undefined;
  readonly projects?: number | undefined;
  readonly evaluations?: number | undefined;
  readonly answers?: number | undefined;
  readonly closesAccount?: boolean | undefined;
  readonly possible?: boolean | undefined;
}

/** Entity `money`. */
export type Money = unknown;

/** Entity `move-outcome`. */
export interface MoveOutcome {
  readonly outcome?: "moved" | "refused" | "returned" | "kept" | undefined;
  readonly reason?: string | undefined;
  readonly instances?: number | undefined;
}

/** Entity `new-password`. */
export type NewPassword = unknown;

/** Entity `new-resource`. */
export interface NewResource {
  readonly organizationId?: number | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** Entity `notification`. */
export interface Notification {
  readonly id?: number | undefined;
  readonly type?: "ONBOARDING_REQUEST" | "CONTRACTOR_EVAL_REQUEST" | "PROJECT_CREATED" | "INITIAL_RECOMMENDATION" | "FINAL_DETERMINATION" | "CONFLICT_INTEREST" | "PROJECT_START" | "PROJECT_CLOSE" | "EXPIRING_DOCS" | "EXPIRING_DOCS_FINAL" | "RE_EVALUATION" | "RE_EVALUATION_REQUEST" | "RE_EVALUATION_REQUEST_FINAL" | "RE_EVALUATION_RESULT" | "RE_EVALUATION_SKIPPED" | "REQUEST_DECIDED" | undefined;
  readonly projectNumber?: string | undefined;
  readonly requestId?: number | undefined;
  readonly request?: Requisition | undefined;
  readonly companyId?: number | undefined;
  readonly organizationId?: number | undefined;
  readonly status?: "QUEUED" | "SUCCESS" | "FAILED" | undefined;
  readonly createdAt?: string | undefined;
  readonly log?: string | undefined;
  readonly logText?: string | undefined;
}

/** Entity `onboarding`. */
export interface Onboarding {
  readonly organizationId?: number | undefined;
  readonly companyId?: number | undefined;
  readonly regionId?: 1 | 2 | undefined;
  readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
  readonly documentsExpireOn?: string | undefined;
  readonly documents?: readonly (Document)[] | undefined;
}

/** Entity `one-of`. */
export type OneOf = unknown;

/** Entity `open-draft`. */
export interface OpenDraft {
  readonly wizard?: string | undefined;
  readonly key?: string | undefined;
  readonly draft?: string | undefined;
  readonly variant?: string | undefined;
  readonly companyId?: number | undefined;
  readonly title?: string | undefined;
  readonly wizardTitle?: string | undefined;
  readonly stepTitle?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly keptUntil?: string | undefined;
  readonly age?: number | undefined;
}

/** Entity `organization`. */
export interface Organization {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly number?: string | undefined;
  readonly name?: string | undefined;
  readonly logicalName?: string | undefined;
  readonly type?: "SubVendor" | "Client" | undefined;
  readonly contractorType?: "IC" | "W2" | "IC PENDING" | "SV" | "Contractor" | undefined;
  readonly accountType?: "IC" | "IC PENDING" | "W2" | "W2 PENDING" | undefined;
  readonly evaluationExempt?: boolean | undefined;
  readonly specialCircumstance?: boolean | undefined;
  readonly phoneNumber1?: string | undefined;
  readonly phoneNumber2?: string | undefined;
  readonly address?: Address | undefined;
  readonly createdAt?: string | undefined;
  readonly primarySubvendorResource?: OrganizationContact | undefined;
  readonly onboardings?: readonly (OrganizationOnboarding)[] | undefined;
  readonly businessStructureStatus?: "PENDING" | "PENDING_REVIEW" | "COMPLETE" | undefined;
  readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
  readonly waitingDays?: number | undefined;
  readonly mergedInto?: number | undefined;
}

/** Entity `organization-contact`. */
export interface OrganizationContact {
  readonly logicalName?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly activated?: boolean | undefined;
  readonly contacts?: readonly ({
    readonly method?: "Email" | "OfficePhone" | "MobilePhone" | undefined;
    readonly value?: string | undefined;
  })[] | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Entity `organization-merge`. */
export interface OrganizationMerge {
  readonly fromName?: string | undefined;
  readonly intoName?: string | undefined;
  readonly people?: number | undefined;
  readonly projects?: number | undefined;
  readonly documents?: number | undefined;
  readonly answers?: number | undefined;
  readonly possible?: boolean | undefined;
}

/** Entity `organization-onboarding`. */
export interface OrganizationOnboarding {
  readonly companyId?: number | undefined;
  readonly companyName?: string | undefined;
  readonly regionId?: 0 | 1 | 2 | undefined;
  readonly businessStructureStatus?: "PENDING" | "PENDING_REVIEW" | "COMPLETE" | undefined;
  readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
  readonly documentsExpireOn?: string | undefined;
}

/** Entity `organization-question`. */
export type OrganizationQuestion = Readonly<Record<string, unknown>>;

/** Entity `organization-question-response`. */
export interface OrganizationQuestionResponse {
  readonly question?: number | undefined;
  readonly questionText?: string | undefined;
  readonly answer?: string | undefined;
  readonly groupId?: number | undefined;
  readonly organizationId?: number | undefined;
  readonly companyId?: number | undefined;
  readonly regionId?: 1 | 2 | undefined;
}

/** Entity `organization-transfer`. */
export interface OrganizationTransfer {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly organizationId?: number | undefined;
  readonly requesterLogicalName?: string | undefined;
  readonly targetEmail?: string | undefined;
  readonly status?: "PENDING" | "APPROVED" | "REJECTED" | undefined;
  readonly createdAt?: string | undefined;
  readonly decidedAt?: string | undefined;
  readonly approverLogicalName?: string | undefined;
  readonly waitingDays?: number | undefined;
}

/** Entity `pay`. */
export type Pay = unknown;

/** Entity `payment`. */
export interface Payment {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly invoiceNumber?: string | undefined;
  readonly projectNumber?: string | undefined;
  readonly companyId?: number | undefined;
  readonly companyName?: string | undefined;
  readonly contractorLogicalName?: string | undefined;
  readonly periodStart?: string | undefined;
  readonly periodEnd?: string | undefined;
  readonly amount?: number | undefined;
  readonly currency?: "USD" | undefined;
  readonly status?: "PENDING" | "APPROVED" | "PAID" | undefined;
  readonly invoiceDate?: string | undefined;
  readonly paidDate?: string | undefined;
}

/** Entity `payment-import`. */
export interface PaymentImport {
  readonly rows?: number | undefined;
  readonly created?: number | undefined;
  readonly changed?: number | undefined;
  readonly unchanged?: number | undefined;
}

/** Entity `payment-row`. */
export interface PaymentRow {
  readonly fault?: "column" | "columns" | "quotes" | "rows" | "required" | "long" | "date" | "amount" | "currency" | "status" | "project" | "contractor" | "twice" | "other" | "settled" | undefined;
}

/** Entity `person`. */
export interface Person {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly organizationId?: number | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly logicalName?: string | undefined;
  readonly endDate?: string | undefined;
  readonly conflictStatus?: "COMPLETE" | "INCOMPLETE" | undefined;
  readonly contacts?: readonly ({
    readonly method?: "Email" | "OfficePhone" | "MobilePhone" | undefined;
    readonly value?: string | undefined;
  })[] | undefined;
  readonly positions?: readonly ({
    readonly startDate?: string | undefined;
    readonly endDate?: string | undefined;
    readonly jobFunction?: {
      readonly function?: string | undefined;
      readonly description?: string | undefined;
    } | undefined;
  })[] | undefined;
  readonly activated?: boolean | undefined;
  readonly active?: boolean | undefined;
  readonly evaluationExempt?: boolean | undefined;
  readonly organizationNumber?: string | undefined;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Entity `person-correction`. */
export interface PersonCorrection {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** Entity `person-match`. */
export interface PersonMatch {
  readonly logicalName?: string | undefined;
  readonly name?: string | undefined;
  readonly phone?: string | undefined;
  readonly organizationName?: string | undefined;
  readonly sameEmail?: boolean | undefined;
  readonly sameName?: boolean | undefined;
  readonly samePhone?: boolean | undefined;
}

/** Entity `person-name`. */
export type PersonName = unknown;

/** Entity `phone`. */
export type Phone = unknown;

/** Entity `place`. */
export interface Place {
  readonly state?: string | undefined;
  readonly county?: string | undefined;
  readonly city?: string | undefined;
  readonly name?: string | undefined;
}

/** Entity `prediction`. */
export interface Prediction {
  readonly probability?: number | undefined;
}

/** Entity `preference`. */
export interface Preference {
  readonly key?: string | undefined;
  readonly value?: unknown | undefined;
  readonly createdBy?: string | undefined;
  readonly savedAt?: string | undefined;
}

/** Entity `preview`. */
export interface Preview {
  readonly preview?: string | undefined;
  readonly token?: string | undefined;
  readonly release?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** Entity `project`. */
export interface Project {
  readonly projectNumber?: string | undefined;
  readonly version?: number | undefined;
  readonly projectName?: string | undefined;
  readonly projectDescription?: string | undefined;
  readonly companyId?: number | undefined;
  readonly companyName?: string | undefined;
  readonly regionId?: 1 | 2 | undefined;
  readonly jobFunctionId?: number | undefined;
  readonly jobFunction?: string | undefined;
  readonly jobFunctionDescription?: string | undefined;
  readonly jobFunctionAgreement?: boolean | undefined;
  readonly projectStartDate?: string | undefined;
  readonly projectEndDate?: string | undefined;
  readonly projectAmount?: number | undefined;
  readonly projectBudget?: number | undefined;
  readonly currentPoAmount?: number | undefined;
  readonly costCenter?: string | undefined;
  readonly departmentNumber?: string | undefined;
  readonly color?: string | undefined;
  readonly noEval?: boolean | undefined;
  readonly contractorType?: "SpecialCircumstance" | "Eval" | "Exempt" | "NoEval" | undefined;
  readonly classification?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
  readonly candidateOnSite?: boolean | undefined;
  readonly candidateW2Past24Months?: boolean | undefined;
  readonly predominantlyOnSite?: boolean | undefined;
  readonly previousW2Contractor?: boolean | undefined;
  readonly returningIc?: boolean | undefined;
  readonly locationId?: number | undefined;
  readonly location?: {
    readonly locationid?: number | undefined;
    readonly code?: string | undefined;
  } | undefined;
  readonly workLocationId?: string | undefined;
  readonly workLocationInfo?: {
    readonly workLocation?: Place | undefined;
    readonly contractorResponse?: Place | undefined;
  } | undefined;
  readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
  readonly envelopeId?: string | undefined;
  readonly managers?: readonly (Person)[] | undefined;
  readonly contractors?: readonly (Person)[] | undefined;
  readonly manager?: Person | undefined;
  readonly contractor?: Person | undefined;
  readonly additionalFields?: unknown | undefined;
  readonly currentStatus?: {
    readonly state?: "OPEN" | "CLOSED" | undefined;
    readonly status?: "Active" | "Pending" | "Void" | "Completed" | "Cancelled" | "Pending Review" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | undefined;
    readonly recommendation?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
    readonly initialRecommendation?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
    readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
    readonly nextEvalDate?: string | undefined;
    readonly finalDeterminationDate?: string | undefined;
    readonly evaluationNeeded?: boolean | undefined;
    readonly closingDate?: string | undefined;
    readonly closureReason?: ClosureReason | undefined;
    readonly supportingDocumentsOverride?: boolean | undefined;
    readonly businessQuestionOverride?: boolean | undefined;
    readonly beforeClosure?: {
      readonly status?: "Active" | "Pending" | "Void" | "Completed" | "Cancelled" | "Pending Review" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | undefined;
      readonly nextEvalDate?: string | undefined;
    } | undefined;
    readonly note?: string | undefined;
    readonly eddReportRequired?: boolean | undefined;
    readonly eddReportSubmittedOn?: string | undefined;
    readonly billBackType?: "STANDARD" | "NONE" | undefined;
    readonly createdBy?: string | undefined;
  } | undefined;
  readonly open?: boolean | undefined;
  readonly determined?: boolean | undefined;
  readonly managerEvaluated?: boolean | undefined;
  readonly evaluated?: boolean | undefined;
  readonly evidenced?: boolean | undefined;
  readonly progress?: number | undefined;
  readonly clientKey?: string | undefined;
}

/** Entity `project-note`. */
export interface ProjectNote {
  readonly id?: number | undefined;
  readonly projectNumber?: string | undefined;
  readonly type?: "PROGRAM_ADMIN" | undefined;
  readonly note?: string | undefined;
  readonly createdBy?: string | undefined;
  readonly createdAt?: string | undefined;
}

/** Entity `recommendation`. */
export type Recommendation = unknown;

/** Entity `region`. */
export type Region = unknown;

/** Entity `release`. */
export interface Release {
  readonly release?: string | undefined;
  readonly publishedAt?: string | undefined;
  readonly author?: string | undefined;
  readonly parent?: string | undefined;
  readonly note?: string | undefined;
  readonly isLive?: boolean | undefined;
  readonly isShipped?: boolean | undefined;
  readonly changes?: readonly (DefinitionChange)[] | undefined;
  readonly answers?: readonly (AnswerSummary)[] | undefined;
}

/** Entity `release-diff`. */
export interface ReleaseDiff {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly changes?: readonly (DefinitionChange)[] | undefined;
}

/** Entity `release-forecast`. */
export interface ReleaseForecast {
  readonly base?: string | undefined;
  readonly release?: string | undefined;
  readonly changes?: readonly (ForecastChange)[] | undefined;
  readonly widenings?: readonly (AccessWidening)[] | undefined;
  readonly narrowings?: readonly (AccessWidening)[] | undefined;
  readonly errors?: readonly (DefinitionError)[] | undefined;
}

/** Entity `release-outcome`. */
export interface ReleaseOutcome {
  readonly release?: string | undefined;
  readonly changes?: readonly (DefinitionChange)[] | undefined;
  readonly errors?: readonly (DefinitionError)[] | undefined;
}

/** Entity `report`. */
export interface Report {
  readonly id?: "pending-review" | "active" | "ending-soon" | "expired-documents" | "closed" | undefined;
  readonly title?: string | undefined;
}

/** Entity `report-id`. */
export type ReportId = unknown;

/** Entity `requested-change`. */
export interface RequestedChange {
  readonly toDate?: string | undefined;
  readonly amount?: number | undefined;
}

/** Entity `requisition`. */
export interface Requisition {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly projectNumber?: string | undefined;
  readonly project?: Project | undefined;
  readonly type?: "PROJECT_FUND" | "PROJECT_EXTENSION" | "PROJECT_FUND_REQUISITION" | undefined;
  readonly status?: "PENDING" | "APPROVED" | "COMPLETE" | "REJECTED" | undefined;
  readonly amount?: number | undefined;
  readonly toDate?: string | undefined;
  readonly requesterLogicalName?: string | undefined;
  readonly requesteeLogicalName?: string | undefined;
  readonly requesterNote?: string | undefined;
  readonly approverLogicalName?: string | undefined;
  readonly approverNote?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly decidedAt?: string | undefined;
  readonly waiting?: {
    readonly id?: number | undefined;
    readonly requesterLogicalName?: string | undefined;
    readonly amount?: number | undefined;
    readonly toDate?: string | undefined;
  } | undefined;
  readonly waitingDays?: number | undefined;
  readonly acceptable?: boolean | undefined;
  readonly requested?: RequestedChange | undefined;
  readonly approveImmediately?: boolean | undefined;
}

/** Entity `restructure-choice`. */
export interface RestructureChoice {
  readonly scope?: "partial" | "final" | undefined;
  readonly evaluationNotes?: string | undefined;
}

/** Entity `role`. */
export interface Role {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly functionalIds?: readonly (number)[] | undefined;
  readonly menuOf?: string | undefined;
  readonly added?: boolean | undefined;
  readonly people?: number | undefined;
  readonly version?: number | undefined;
  readonly changedAt?: string | undefined;
  readonly changedBy?: string | undefined;
}

/** Entity `role-effect`. */
export interface RoleEffect {
  readonly effect?: "gains" | "loses" | undefined;
  readonly kind?: "operation" | "act" | "screen" | "part" | "property" | undefined;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly people?: number | undefined;
  readonly later?: boolean | undefined;
}

/** Entity `role-facts`. */
export interface RoleFacts {
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly functionalIds?: readonly (number)[] | undefined;
  readonly menuOf?: string | undefined;
  readonly apply?: "nobody" | "change" | "all" | undefined;
}

/** Entity `role-forecast`. */
export interface RoleForecast {
  readonly people?: number | undefined;
  readonly concerned?: number | undefined;
  readonly gaining?: number | undefined;
  readonly losing?: number | undefined;
  readonly unused?: readonly (string)[] | undefined;
  readonly grants?: readonly (RoleGrant)[] | undefined;
  readonly changes?: readonly (RoleEffect)[] | undefined;
}

/** Entity `role-grant`. */
export interface RoleGrant {
  readonly policy?: string | undefined;
  readonly title?: string | undefined;
  readonly people?: number | undefined;
}

/** Entity `role-key`. */
export type RoleKey = unknown;

/** Entity `scheduled-draft`. */
export interface ScheduledDraft {
  readonly draft?: number | undefined;
  readonly kind?: string | undefined;
  readonly definition?: string | undefined;
  readonly revision?: number | undefined;
  readonly isChanged?: boolean | undefined;
}

/** Entity `scheduled-publication`. */
export interface ScheduledPublication {
  readonly publication?: number | undefined;
  readonly publishAt?: string | undefined;
  readonly scheduledAt?: string | undefined;
  readonly author?: string | undefined;
  readonly note?: string | undefined;
  readonly definitions?: readonly (ScheduledDraft)[] | undefined;
  readonly status?: "scheduled" | "published" | "refused" | "cancelled" | undefined;
  readonly endedAt?: string | undefined;
  readonly endedBy?: string | undefined;
  readonly release?: string | undefined;
  readonly reason?: string | undefined;
  readonly errors?: readonly (DefinitionError)[] | undefined;
}

/** Entity `service-health`. */
export interface ServiceHealth {
  readonly service?: "server" | "database" | "replica" | "jobs" | "mail" | "scanner" | "files" | "signIn" | "signing" | undefined;
  readonly httpStatus?: number | undefined;
  readonly status?: "OK" | "FAILED" | "TIMEOUT" | undefined;
  readonly after?: "server" | "database" | "replica" | "jobs" | "mail" | "scanner" | "files" | "signIn" | "signing" | undefined;
  readonly children?: string | undefined;
}

/** Entity `session`. */
export interface Session {
  readonly accessToken?: string | undefined;
  readonly expiresAt?: string | undefined;
}

/** Entity `short-text`. */
export type ShortText = unknown;

/** Entity `sign-in`. */
export interface SignIn {
  readonly id?: number | undefined;
  readonly userId?: number | undefined;
  readonly at?: string | undefined;
  readonly method?: "PASSWORD" | "SSO" | "ACTIVATION" | undefined;
  readonly result?: "SUCCEEDED" | "FAILED" | undefined;
}

/** Entity `sign-in-address`. */
export interface SignInAddress {
  readonly address?: string | undefined;
}

/** Entity `signing-document`. */
export interface SigningDocument {
  readonly ticket?: string | undefined;
  readonly envelopeName?: string | undefined;
  readonly recipientName?: string | undefined;
  readonly text?: string | undefined;
}

/** Entity `signing-envelope`. */
export interface SigningEnvelope {
  readonly envelopeGuid?: string | undefined;
  readonly projectNumber?: string | undefined;
  readonly envelopeName?: string | undefined;
  readonly accessCode?: string | undefined;
  readonly createdOn?: string | undefined;
  readonly status?: "sent" | "delivered" | "completed" | "declined" | "voided" | undefined;
  readonly recipientStatuses?: readonly (SigningRecipient)[] | undefined;
  readonly documentHash?: string | undefined;
  readonly signaturesMissing?: number | undefined;
}

/** Entity `signing-receipt`. */
export interface SigningReceipt {
  readonly recipientName?: string | undefined;
  readonly signedOn?: string | undefined;
  readonly status?: "sent" | "delivered" | "completed" | "declined" | "voided" | undefined;
}

/** Entity `signing-recipient`. */
export interface SigningRecipient {
  readonly recipientName?: string | undefined;
  readonly recipientEmail?: string | undefined;
  readonly status?: "sent" | "delivered" | "completed" | "declined" | "voided" | undefined;
  readonly deliveredOn?: string | undefined;
  readonly completedOn?: string | undefined;
  readonly updatedOn?: string | undefined;
  readonly signedName?: string | undefined;
  readonly declineReason?: string | undefined;
}

/** Entity `signing-status`. */
export type SigningStatus = unknown;

/** Entity `status-record`. */
export interface StatusRecord {
  readonly id?: number | undefined;
  readonly changedAt?: string | undefined;
  readonly event?: "create" | "update" | "managerEvaluated" | "contractorEvaluated" | "evaluationBypassed" | "determine" | "reassess" | "updateStatus" | "close" | "reactivate" | "setWorkLocation" | "changeManager" | "mergeContractors" | "changeLoginEmail" | "updatePerson" | "packet" | undefined;
  readonly status?: "Active" | "Pending" | "Void" | "Completed" | "Cancelled" | "Pending Review" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | undefined;
  readonly state?: "OPEN" | "CLOSED" | undefined;
  readonly recommendation?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
  readonly note?: string | undefined;
  readonly changedBy?: string | undefined;
}

/** Entity `structure-status`. */
export interface StructureStatus {
  readonly status?: "PENDING" | "PENDING_REVIEW" | "COMPLETE" | undefined;
  readonly confirmedAt?: string | undefined;
  readonly confirmedBy?: string | undefined;
}

/** Entity `template`. */
export interface Template {
  readonly id?: string | undefined;
  readonly templateId?: string | undefined;
  readonly language?: "en" | "fr" | "ro" | "zh" | undefined;
  readonly version?: number | undefined;
  readonly owner?: string | undefined;
  readonly description?: string | undefined;
  readonly subject?: string | undefined;
  readonly template?: string | undefined;
  readonly status?: "DRAFT" | "PUBLISHED" | undefined;
  readonly createdAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly updatedBy?: string | undefined;
  readonly publishedAt?: string | undefined;
  readonly publishedBy?: string | undefined;
  readonly publishedSubject?: string | undefined;
  readonly publishedTemplate?: string | undefined;
  readonly reloadedAt?: string | undefined;
  readonly edition?: number | undefined;
  readonly base?: number | undefined;
  readonly releaseDigest?: string | undefined;
  readonly isReleaseChanged?: boolean | undefined;
  readonly releaseSubject?: string | undefined;
  readonly releaseTemplate?: string | undefined;
  readonly languages?: readonly (string)[] | undefined;
  readonly edited?: readonly (string)[] | undefined;
  readonly placeholders?: readonly (TemplatePlaceholder)[] | undefined;
  readonly differences?: readonly (TemplateDifference)[] | undefined;
}

/** Entity `template-difference`. */
export interface TemplateDifference {
  readonly published?: string | undefined;
  readonly draft?: string | undefined;
}

/** Entity `template-placeholder`. */
export interface TemplatePlaceholder {
  readonly path?: string | undefined;
  readonly title?: string | undefined;
}

/** Entity `test-mail`. */
export interface TestMail {
  readonly to?: string | undefined;
  readonly sent?: boolean | undefined;
}

/** Entity `us-phone`. */
export type UsPhone = unknown;

/** Entity `user`. */
export interface User {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly iconnectRef?: string | undefined;
  readonly darwinRef?: string | undefined;
  readonly roles?: readonly (string)[] | undefined;
  readonly functionalIds?: readonly (number)[] | undefined;
  readonly companyIds?: readonly (number)[] | undefined;
  readonly companyId?: number | undefined;
  readonly subVendorId?: number | undefined;
  readonly roleTitles?: readonly (string)[] | undefined;
  readonly companyNames?: readonly (string)[] | undefined;
  readonly activated?: boolean | undefined;
  readonly createdAt?: string | undefined;
  readonly name?: string | undefined;
  readonly roleText?: string | undefined;
  readonly userText?: number | undefined;
  readonly clientText?: string | undefined;
  readonly functionText?: string | undefined;
}

/** Entity `user-access`. */
export interface UserAccess {
  readonly lastSignInAt?: string | undefined;
  readonly lockedUntil?: string | undefined;
  readonly activated?: boolean | undefined;
  readonly sessions?: readonly ({
    readonly startedAt?: string | undefined;
    readonly expiresAt?: string | undefined;
  })[] | undefined;
}

/** Entity `visited-project`. */
export interface VisitedProject {
  readonly projectNumber?: string | undefined;
  readonly projectName?: string | undefined;
  readonly companyName?: string | undefined;
  readonly visitedAt?: string | undefined;
}

/** Entity `work-location`. */
export interface WorkLocation {
  readonly id?: string | undefined;
  readonly country?: "USA" | "CAN" | undefined;
  readonly state?: string | undefined;
  readonly county?: string | undefined;
  readonly city?: string | undefined;
  readonly name?: string | undefined;
}

/** Entity `yes-no`. */
export type YesNo = unknown;

/** Entity `payments-admin-contractor-summary-group`. */
export interface PaymentsAdminContractorSummaryGroup {
  readonly status?: "PENDING" | "APPROVED" | "PAID" | undefined;
  readonly amount?: number | undefined;
  readonly count?: number | undefined;
}

/** Entity `payments-admin-summary-group`. */
export interface PaymentsAdminSummaryGroup {
  readonly contractorLogicalName?: string | undefined;
  readonly amount?: number | undefined;
  readonly count?: number | undefined;
}

/** Entity `payments-contractor-summary-group`. */
export interface PaymentsContractorSummaryGroup {
  readonly status?: "PENDING" | "APPROVED" | "PAID" | undefined;
  readonly amount?: number | undefined;
  readonly count?: number | undefined;
}

/** Entity `projects-by-status-group`. */
export interface ProjectsByStatusGroup {
  readonly currentStatus?: {
    readonly state?: "OPEN" | "CLOSED" | undefined;
    readonly status?: "Active" | "Pending" | "Void" | "Completed" | "Cancelled" | "Pending Review" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | undefined;
    readonly recommendation?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
    readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
  } | undefined;
  readonly count?: number | undefined;
}

/** Entity `requisitions-by-status-group`. */
export interface RequisitionsByStatusGroup {
  readonly status?: "PENDING" | "APPROVED" | "COMPLETE" | "REJECTED" | undefined;
  readonly count?: number | undefined;
}

export interface Entities {
  readonly "access-widening": AccessWidening;
  readonly activation: Activation;
  readonly "activation-check": ActivationCheck;
  readonly address: Address;
  readonly "answer-effect": AnswerEffect;
  readonly "answer-line": AnswerLine;
  readonly "answer-replay": AnswerReplay;
  readonly "answer-result": AnswerResult;
  readonly "answer-row": AnswerRow;
  readonly "answer-selection": AnswerSelection;
  readonly "answer-selector": AnswerSelector;
  readonly "answer-source": AnswerSource;
  readonly "answer-summary": AnswerSummary;
  readonly "begun-group": BegunGroup;
  readonly "business-structure-question": BusinessStructureQuestion;
  readonly "business-structure-response": BusinessStructureResponse;
  readonly "business-structure-status": BusinessStructureStatus;
  readonly candidate: Candidate;
  readonly classification: Classification;
  readonly "closure-reason": ClosureReason;
  readonly company: Company;
  readonly "company-config": CompanyConfig;
  readonly "company-id": CompanyId;
  readonly "company-summary": CompanySummary;
  readonly "compared-answer": ComparedAnswer;
  readonly country: Country;
  readonly "created-project": CreatedProject;
  readonly "custom-field": CustomField;
  readonly date: Date;
  readonly "date-time": DateTime;
  readonly "defense-file-documents": DefenseFileDocuments;
  readonly "definition-change": DefinitionChange;
  readonly "definition-completion": DefinitionCompletion;
  readonly "definition-content": DefinitionContent;
  readonly "definition-draft": DefinitionDraft;
  readonly "definition-entry": DefinitionEntry;
  readonly "definition-error": DefinitionError;
  readonly "definition-file": DefinitionFile;
  readonly "definition-judgement": DefinitionJudgement;
  readonly "definition-loss": DefinitionLoss;
  readonly "definition-schema": DefinitionSchema;
  readonly "definition-suggestion": DefinitionSuggestion;
  readonly "definition-text": DefinitionText;
  readonly "definition-translation": DefinitionTranslation;
  readonly "definition-use": DefinitionUse;
  readonly dialled: Dialled;
  readonly document: Document;
  readonly "document-status": DocumentStatus;
  readonly "document-submit": DocumentSubmit;
  readonly "document-type": DocumentType;
  readonly "document-type-help": DocumentTypeHelp;
  readonly draft: Draft;
  readonly "draft-act": DraftAct;
  readonly "earlier-evaluation": EarlierEvaluation;
  readonly "edited-evaluation": EditedEvaluation;
  readonly email: Email;
  readonly evaluation: Evaluation;
  readonly "evaluation-comparison": EvaluationComparison;
  readonly "evaluation-detail": EvaluationDetail;
  readonly "evaluation-question": EvaluationQuestion;
  readonly "evaluation-response": EvaluationResponse;
  readonly "evaluation-side": EvaluationSide;
  readonly "evaluation-status": EvaluationStatus;
  readonly "evaluation-summary": EvaluationSummary;
  readonly "excel-column": ExcelColumn;
  readonly "excel-configuration": ExcelConfiguration;
  readonly "excel-defaults": ExcelDefaults;
  readonly "excel-dropdowns": ExcelDropdowns;
  readonly "excel-template": ExcelTemplate;
  readonly faq: Faq;
  readonly "flex-column": FlexColumn;
  readonly "flex-parameter": FlexParameter;
  readonly "flex-report": FlexReport;
  readonly "flex-result": FlexResult;
  readonly "flex-row": FlexRow;
  readonly "forecast-change": ForecastChange;
  readonly function: Function;
  readonly "function-number": FunctionNumber;
  readonly "import-check": ImportCheck;
  readonly "import-problem": ImportProblem;
  readonly "import-task": ImportTask;
  readonly "instance-move": InstanceMove;
  readonly "job-function": JobFunction;
  readonly language: Language;
  readonly "legal-text": LegalText;
  readonly location: Location;
  readonly "long-text": LongText;
  readonly mail: Mail;
  readonly "mail-preview": MailPreview;
  readonly "manager-correction": ManagerCorrection;
  readonly "manager-info": ManagerInfo;
  readonly "manager-position": ManagerPosition;
  readonly "merge-preview": MergePreview;
  readonly money: Money;
  readonly "move-outcome": MoveOutcome;
  readonly "new-password": NewPassword;
  readonly "new-resource": NewResource;
  readonly notification: Notification;
  readonly onboarding: Onboarding;
  readonly "one-of": OneOf;
  readonly "open-draft": OpenDraft;
  readonly organization: Organization;
  readonly "organization-contact": OrganizationContact;
  readonly "organization-merge": OrganizationMerge;
  readonly "organization-onboarding": OrganizationOnboarding;
  readonly "organization-question": OrganizationQuestion;
  readonly "organization-question-response": OrganizationQuestionResponse;
  readonly "organization-transfer": OrganizationTransfer;
  readonly pay: Pay;
  readonly payment: Payment;
  readonly "payment-import": PaymentImport;
  readonly "payment-row": PaymentRow;
  readonly person: Person;
  readonly "person-correction": PersonCorrection;
  readonly "person-match": PersonMatch;
  readonly "person-name": PersonName;
  readonly phone: Phone;
  readonly place: Place;
  readonly prediction: Prediction;
  readonly preference: Preference;
  readonly preview: Preview;
  readonly project: Project;
  readonly "project-note": ProjectNote;
  readonly recommendation: Recommendation;
  readonly region: Region;
  readonly release: Release;
  readonly "release-diff": ReleaseDiff;
  readonly "release-forecast": ReleaseForecast;
  readonly "release-outcome": ReleaseOutcome;
  readonly report: Report;
  readonly "report-id": ReportId;
  readonly "requested-change": RequestedChange;
  readonly requisition: Requisition;
  readonly "restructure-choice": RestructureChoice;
  readonly role: Role;
  readonly "role-effect": RoleEffect;
  readonly "role-facts": RoleFacts;
  readonly "role-forecast": RoleForecast;
  readonly "role-grant": RoleGrant;
  readonly "role-key": RoleKey;
  readonly "scheduled-draft": ScheduledDraft;
  readonly "scheduled-publication": ScheduledPublication;
  readonly "service-health": ServiceHealth;
  readonly session: Session;
  readonly "short-text": ShortText;
  readonly "sign-in": SignIn;
  readonly "sign-in-address": SignInAddress;
  readonly "signing-document": SigningDocument;
  readonly "signing-envelope": SigningEnvelope;
  readonly "signing-receipt": SigningReceipt;
  readonly "signing-recipient": SigningRecipient;
  readonly "signing-status": SigningStatus;
  readonly "status-record": StatusRecord;
  readonly "structure-status": StructureStatus;
  readonly template: Template;
  readonly "template-difference": TemplateDifference;
  readonly "template-placeholder": TemplatePlaceholder;
  readonly "test-mail": TestMail;
  readonly "us-phone": UsPhone;
  readonly user: User;
  readonly "user-access": UserAccess;
  readonly "visited-project": VisitedProject;
  readonly "work-location": WorkLocation;
  readonly "yes-no": YesNo;
  readonly "payments-admin-contractor-summary-group": PaymentsAdminContractorSummaryGroup;
  readonly "payments-admin-summary-group": PaymentsAdminSummaryGroup;
  readonly "payments-contractor-summary-group": PaymentsContractorSummaryGroup;
  readonly "projects-by-status-group": ProjectsByStatusGroup;
  readonly "requisitions-by-status-group": RequisitionsByStatusGroup;
}

export interface OperationArguments {
  readonly "accounts.create": {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber?: string | undefined;
    readonly phoneType?: string | undefined;
    readonly role?: string | undefined;
  };
  readonly "admin.functions": Readonly<Record<string, never>>;
  readonly "auth.deleteTokens": {
    readonly email: string;
  };
  readonly "auth.hostnames": {
    readonly companyId?: number | undefined;
  };
  readonly "auth.login": {
    readonly username: string;
    readonly password: string;
  };
  readonly "auth.loginOkta": {
    readonly code?: string | undefined;
    readonly state?: string | undefined;
    readonly iss?: string | undefined;
    readonly error?: string | undefined;
  };
  readonly "auth.logout": Readonly<Record<string, never>>;
  readonly "auth.me": Readonly<Record<string, never>>;
  readonly "auth.requestPasswordReset": {
    readonly email: string;
  };
  readonly "auth.resetPassword": {
    readonly password: string;
    readonly token: string;
  };
  readonly "auth.startOkta": Readonly<Record<string, never>>;
  readonly "businessStructure.confirm": {
    readonly id: string;
  };
  readonly "businessStructure.questions": {
    readonly type?: string | undefined;
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
    readonly current?: boolean | undefined;
    readonly logicalName?: string | undefined;
    readonly template?: boolean | undefined;
  };
  readonly "businessStructure.responses": {
    readonly id: string;
    readonly current?: boolean | undefined;
    readonly template?: boolean | undefined;
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
  };
  readonly "businessStructure.save": {
    readonly businessStructureResponseList: readonly (BusinessStructureResponse)[];
  };
  readonly "businessStructure.status": {
    readonly id: string;
  };
  readonly "companies.get": {
    readonly id: string;
  };
  readonly "companies.list": {
    readonly type?: string | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "companies.summary": {
    readonly id: string;
  };
  readonly "config.functions.create": {
    readonly uiFunctionId: number;
    readonly name: string;
  };
  readonly "config.functions.list": Readonly<Record<string, never>>;
  readonly "config.functions.update": {
    readonly uiFunctionId: number;
    readonly name: string;
  };
  readonly "config.roles.create": {
    readonly name: string;
    readonly displayName: string;
    readonly functionalIds?: readonly (number)[] | undefined;
    readonly menuOf?: string | undefined;
    readonly confirm?: readonly (string)[] | undefined;
  };
  readonly "config.roles.forecast": {
    readonly name: string;
    readonly functionalIds?: readonly (number)[] | undefined;
    readonly menuOf?: string | undefined;
    readonly apply?: "nobody" | "change" | "all" | undefined;
  };
  readonly "config.roles.list": Readonly<Record<string, never>>;
  readonly "config.roles.update": {
    readonly name: string;
    readonly displayName: string;
    readonly functionalIds?: readonly (number)[] | undefined;
    readonly menuOf?: string | undefined;
    readonly apply?: "nobody" | "change" | "all" | undefined;
    readonly confirm?: readonly (string)[] | undefined;
  };
  readonly "conflict.questions": {
    readonly category: string;
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
    readonly organizationId?: number | undefined;
  };
  readonly "conflict.submit": {
    readonly category?: string | undefined;
    readonly legacyId?: number | undefined;
    readonly organizationId?: number | undefined;
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
    readonly responseList: readonly (OrganizationQuestionResponse)[];
  };
  readonly "contractors.list": {
    readonly search?: string | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "contractors.mergePreview": {
    readonly oldLogicalName: string;
    readonly newLogicalName: string;
  };
  readonly "contractors.removeExemption": {
    readonly organizationId: number;
  };
  readonly "contractors.similar": {
    readonly logicalName: string;
  };
  readonly "documents.accept": {
    readonly organizationId?: number | undefined;
    readonly s3Id: string;
    readonly dateAccepted?: string | undefined;
    readonly dateExpires?: string | undefined;
  };
  readonly "documents.delete": {
    readonly s3Id: string;
    readonly organizationId?: number | undefined;
  };
  readonly "documents.download": {
    readonly s3Id: string;
  };
  readonly "documents.list": {
    readonly documentType?: string | undefined;
    readonly standing?: string | undefined;
    readonly contractorType?: "IC" | "SV" | undefined;
    readonly requirement?: "yes" | "no" | undefined;
    readonly projectNumber?: string | undefined;
    readonly organizationId?: number | undefined;
    readonly companyId?: number | undefined;
    readonly subClientId?: number | undefined;
  };
  readonly "documents.status": {
    readonly contractorType?: "IC" | "SV" | undefined;
    readonly projectNumber?: string | undefined;
    readonly organizationId?: number | undefined;
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
  };
  readonly "documents.taxAttestation": Readonly<Record<string, never>>;
  readonly "documents.types": {
    readonly contractorType?: "IC" | "SV" | undefined;
    readonly documentType?: string | undefined;
  };
  readonly "documents.upload": {
    readonly file: readonly (unknown)[];
    readonly documentId: number;
    readonly projectNumber?: string | undefined;
    readonly substituteFlag?: boolean | undefined;
    readonly originalFilename?: string | undefined;
    readonly dateReceived?: string | undefined;
  };
  readonly "documents.uploadForOrganization": {
    readonly orgId: string;
    readonly file: readonly (unknown)[];
    readonly documentId: number;
    readonly projectNumber?: string | undefined;
    readonly substituteFlag?: boolean | undefined;
    readonly originalFilename?: string | undefined;
    readonly dateReceived?: string | undefined;
  };
  readonly "docusign.document": {
    readonly projectNumber: string;
    readonly envelopeGuid: string;
  };
  readonly "docusign.envelopes": {
    readonly projectNumber: string;
  };
  readonly "docusign.requestBillingDocs": {
    readonly projectNumber: string;
  };
  readonly "docusign.sendPacket": {
    readonly projectNumber: string;
  };
  readonly "docusign.status": {
    readonly envelopeGuid: string;
  };
  readonly "docusign.voidPacket": {
    readonly envelopeGuid: string;
  };
  readonly "drafts.get": {
    readonly wizard: string;
    readonly key: string;
  };
  readonly "drafts.list": {
    readonly wizard?: string | undefined;
  };
  readonly "drafts.remove": {
    readonly wizard: string;
    readonly key: string;
  };
  readonly "drafts.save": {
    readonly wizard: string;
    readonly key: string;
    readonly variant: string;
    readonly step: string;
    readonly release: string;
    readonly data: unknown;
    readonly awaits?: readonly (DraftAct)[] | undefined;
    readonly version?: number | undefined;
  };
  readonly "email.sendWelcome": {
    readonly projectNumber: string;
  };
  readonly "emailTemplates.edition": {
    readonly templateId: string;
    readonly owner?: string | undefined;
    readonly language?: "en" | "fr" | "ro" | "zh" | undefined;
  };
  readonly "emailTemplates.preview": {
    readonly templateId: string;
    readonly language?: "en" | "fr" | "ro" | "zh" | undefined;
    readonly subject: string;
    readonly template: string;
    readonly record?: string | undefined;
  };
  readonly "emailTemplates.publish": {
    readonly templateId: string;
    readonly language?: "en" | "fr" | "ro" | "zh" | undefined;
  };
  readonly "emailTemplates.reload": {
    readonly templateId: string;
    readonly language?: "en" | "fr" | "ro" | "zh" | undefined;
  };
  readonly "emailTemplates.saveDraft": {
    readonly owner?: string | undefined;
    readonly id?: string | undefined;
    readonly templateId: string;
    readonly language?: "en" | "fr" | "ro" | "zh" | undefined;
    readonly description?: string | undefined;
    readonly subject: string;
    readonly template: string;
    readonly base?: number | undefined;
  };
  readonly "emailTemplates.sendTest": {
    readonly templateId: string;
    readonly language?: "en" | "fr" | "ro" | "zh" | undefined;
    readonly subject: string;
    readonly template: string;
    readonly record?: string | undefined;
  };
  readonly "emailTemplates.summaries": {
    readonly templateIdLike?: string | undefined;
    readonly pageSize?: number | undefined;
    readonly pageNumber?: number | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "evaluations.changeStatus": {
    readonly id: string;
    readonly newStatus: "PENDING" | "IN_PROGRESS" | "BYPASSED" | "CANCELLED" | "CLOSED";
    readonly evaluationNotes: string;
  };
  readonly "evaluations.compare": {
    readonly sourceId: number;
    readonly sourceType: string;
    readonly targetId: number;
    readonly targetType: string;
  };
  readonly "evaluations.get": {
    readonly id: string;
  };
  readonly "evaluations.list": {
    readonly projectNumber?: string | undefined;
    readonly managerLogicalName?: string | undefined;
    readonly contractorLogicalName?: string | undefined;
    readonly projectState?: "OPEN" | "CLOSED" | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "evaluations.predict": {
    readonly evaluationId: number;
    readonly responses: readonly (EvaluationResponse)[];
  };
  readonly "evaluations.questions": {
    readonly type: "MANAGER" | "MANAGER_RE" | "CONTRACTOR" | "CONTRACTOR_SP" | "CONFLICT" | "BYPASS" | "BYPASSED" | "SKIPPED" | "EXEMPT";
    readonly evaluationId?: number | undefined;
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
    readonly currentOnly?: boolean | undefined;
    readonly reEvaluation?: boolean | undefined;
  };
  readonly "evaluations.requestFull": {
    readonly projectNumber: string;
    readonly forceFullEval?: boolean | undefined;
  };
  readonly "evaluations.restructure": {
    readonly projectNumber: string;
  };
  readonly "evaluations.skip": {
    readonly projectNumber?: string | undefined;
  };
  readonly "evaluations.submitResponses": {
    readonly id: string;
    readonly type: "MANAGER" | "MANAGER_RE" | "CONTRACTOR" | "CONTRACTOR_SP" | "CONFLICT" | "BYPASS" | "BYPASSED" | "SKIPPED" | "EXEMPT";
    readonly responses: readonly (EvaluationResponse)[];
    readonly selectedOnly?: boolean | undefined;
    readonly submittedType?: string | undefined;
    readonly edited?: readonly (EditedEvaluation)[] | undefined;
    readonly evaluationNotes?: string | undefined;
  };
  readonly "evaluations.template": {
    readonly id: string;
    readonly templateProjectNumber?: string | undefined;
    readonly submittedResponses?: boolean | undefined;
  };
  readonly "excel.configuration": {
    readonly companyId: number;
  };
  readonly "excel.generate": {
    readonly companyId: number;
    readonly rowCount: number;
    readonly defaultValues?: ExcelDefaults | undefined;
    readonly selectedDropdownDefaults?: ExcelDropdowns | undefined;
    readonly additionalFields?: unknown | undefined;
  };
  readonly "faqs.list": {
    readonly type: string;
    readonly regionId?: 1 | 2 | undefined;
  };
  readonly "flexReports.list": Readonly<Record<string, never>>;
  readonly "flexReports.run": {
    readonly id: string;
    readonly companyId?: number | undefined;
    readonly status?: readonly (string)[] | undefined;
    readonly state?: string | undefined;
    readonly projectKey?: string | undefined;
    readonly manager?: string | undefined;
    readonly contractor?: string | undefined;
    readonly startDate?: string | undefined;
    readonly endDate?: string | undefined;
  };
  readonly "health.services": Readonly<Record<string, never>>;
  readonly "legal.list": Readonly<Record<string, never>>;
  readonly "legal.publish": {
    readonly policy: string;
    readonly version: string;
    readonly english: string;
    readonly french: string;
    readonly romanian: string;
    readonly chinese: string;
  };
  readonly "lookups.jobFunctions": {
    readonly companyId?: number | undefined;
  };
  readonly "lookups.locations": {
    readonly country?: "USA" | "CAN" | undefined;
  };
  readonly "mailbox.get": {
    readonly id: string;
  };
  readonly "mailbox.list": {
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "notifications.create": {
    readonly type: "ONBOARDING_REQUEST" | "CONTRACTOR_EVAL_REQUEST" | "PROJECT_CREATED" | "INITIAL_RECOMMENDATION" | "FINAL_DETERMINATION" | "CONFLICT_INTEREST" | "PROJECT_START" | "PROJECT_CLOSE" | "EXPIRING_DOCS" | "EXPIRING_DOCS_FINAL" | "RE_EVALUATION" | "RE_EVALUATION_REQUEST" | "RE_EVALUATION_REQUEST_FINAL" | "RE_EVALUATION_RESULT" | "RE_EVALUATION_SKIPPED" | "REQUEST_DECIDED";
    readonly status?: "QUEUED" | "SUCCESS" | "FAILED" | undefined;
    readonly projectNumber?: string | undefined;
    readonly companyId?: number | undefined;
    readonly organizationId?: number | undefined;
    readonly requestId?: number | undefined;
    readonly log?: string | undefined;
  };
  readonly "notifications.list": {
    readonly projectNumber?: string | undefined;
    readonly organizationId?: number | undefined;
    readonly type?: "ONBOARDING_REQUEST" | "CONTRACTOR_EVAL_REQUEST" | "PROJECT_CREATED" | "INITIAL_RECOMMENDATION" | "FINAL_DETERMINATION" | "CONFLICT_INTEREST" | "PROJECT_START" | "PROJECT_CLOSE" | "EXPIRING_DOCS" | "EXPIRING_DOCS_FINAL" | "RE_EVALUATION" | "RE_EVALUATION_REQUEST" | "RE_EVALUATION_REQUEST_FINAL" | "RE_EVALUATION_RESULT" | "RE_EVALUATION_SKIPPED" | "REQUEST_DECIDED" | undefined;
    readonly status?: "QUEUED" | "SUCCESS" | "FAILED" | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "organizations.activate": {
    readonly token: string;
    readonly id?: number | undefined;
    readonly company?: string | undefined;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly type?: "Contractor" | "SubVendor" | undefined;
    readonly phoneNumber1?: string | undefined;
    readonly phoneNumber2?: string | undefined;
    readonly address?: Address | undefined;
    readonly password: string;
    readonly preference?: string | undefined;
  };
  readonly "organizations.addExemption": {
    readonly organizationId: number;
  };
  readonly "organizations.checkToken": {
    readonly token: string;
  };
  readonly "organizations.create": {
    readonly name: string;
    readonly type?: "SubVendor" | "Client" | undefined;
    readonly contractorType?: "IC" | "W2" | "IC PENDING" | "SV" | "Contractor" | undefined;
    readonly accountType?: "IC" | "IC PENDING" | "W2" | "W2 PENDING" | undefined;
    readonly specialCircumstance?: boolean | undefined;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber1?: string | undefined;
    readonly phoneNumber2?: string | undefined;
    readonly "address.street1"?: string | undefined;
    readonly "address.street2"?: string | undefined;
    readonly "address.city"?: string | undefined;
    readonly "address.state"?: string | undefined;
    readonly "address.zip"?: string | undefined;
    readonly "address.county"?: string | undefined;
    readonly "address.country"?: "USA" | "CAN" | undefined;
  };
  readonly "organizations.get": {
    readonly organizationId: string;
    readonly searchType?: "id" | "number" | "logicalName" | undefined;
  };
  readonly "organizations.list": {
    readonly search?: string | undefined;
    readonly activated?: boolean | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "organizations.merge": {
    readonly fromId: number;
    readonly intoId: number;
  };
  readonly "organizations.mergePreview": {
    readonly fromId: number;
    readonly intoId: number;
  };
  readonly "organizations.onboardedResources": {
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
    readonly size?: number | undefined;
    readonly sortBy?: "logicalName" | "firstName" | "lastName" | undefined;
  };
  readonly "organizations.requestTransfer": {
    readonly targetEmail: string;
  };
  readonly "organizations.resendActivation": {
    readonly organizationId: string;
    readonly logicalName?: string | undefined;
  };
  readonly "organizations.resources.create": {
    readonly organizationId?: number | undefined;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber?: string | undefined;
  };
  readonly "organizations.resources.list": {
    readonly organizationId: string;
    readonly search?: string | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "organizations.resources.update": {
    readonly logicalName: string;
    readonly firstName?: string | undefined;
    readonly lastName?: string | undefined;
    readonly phoneNumber?: string | undefined;
    readonly active?: boolean | undefined;
  };
  readonly "organizations.transfers.decide": {
    readonly id: string;
    readonly decision: "APPROVED" | "REJECTED";
  };
  readonly "organizations.transfers.list": {
    readonly status?: "PENDING" | "APPROVED" | "REJECTED" | undefined;
    readonly organizationId?: number | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "organizations.update": {
    readonly id: number;
    readonly name: string;
    readonly type?: "SubVendor" | "Client" | undefined;
    readonly contractorType?: "IC" | "W2" | "IC PENDING" | "SV" | "Contractor" | undefined;
    readonly accountType?: "IC" | "IC PENDING" | "W2" | "W2 PENDING" | undefined;
    readonly specialCircumstance?: boolean | undefined;
    readonly phoneNumber1?: string | undefined;
    readonly phoneNumber2?: string | undefined;
    readonly "address.street1"?: string | undefined;
    readonly "address.street2"?: string | undefined;
    readonly "address.city"?: string | undefined;
    readonly "address.state"?: string | undefined;
    readonly "address.zip"?: string | undefined;
    readonly "address.county"?: string | undefined;
    readonly "address.country"?: "USA" | "CAN" | undefined;
  };
  readonly "payments.admin": {
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "payments.adminContractorSummary": {
    readonly contractorLogicalName: string;
  };
  readonly "payments.adminDetail": {
    readonly id: string;
  };
  readonly "payments.adminSummary": Readonly<Record<string, never>>;
  readonly "payments.contractor": {
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "payments.contractorDetail": {
    readonly id: string;
  };
  readonly "payments.contractorSummary": Readonly<Record<string, never>>;
  readonly "payments.import": {
    readonly file: unknown;
  };
  readonly "payments.invoice": {
    readonly id: number;
  };
  readonly "persons.changeLoginEmail": {
    readonly logicalNameFrom: string;
    readonly logicalNameTo: string;
  };
  readonly "persons.find": {
    readonly search?: string | undefined;
  };
  readonly "persons.get": {
    readonly id: string;
  };
  readonly "persons.list": {
    readonly search?: string | undefined;
    readonly logicalName?: string | undefined;
    readonly firstName?: string | undefined;
    readonly lastName?: string | undefined;
    readonly companyId?: number | undefined;
    readonly manager?: boolean | undefined;
    readonly contractor?: boolean | undefined;
    readonly sortBy?: "logicalName" | "firstName" | "lastName" | undefined;
    readonly selectable?: boolean | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "persons.mine": Readonly<Record<string, never>>;
  readonly "persons.update": {
    readonly personId?: number | undefined;
    readonly organizationId?: number | undefined;
    readonly logicalName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phoneNumber?: string | undefined;
  };
  readonly "preferences.list": Readonly<Record<string, never>>;
  readonly "preferences.save": {
    readonly key: string;
    readonly value: unknown;
  };
  readonly "projects.byStatus": Readonly<Record<string, never>>;
  readonly "projects.changeManager": {
    readonly projectNumber: string;
    readonly oldManagerLogicalName: string;
    readonly newManagerLogicalName: string;
  };
  readonly "projects.clients": Readonly<Record<string, never>>;
  readonly "projects.close": {
    readonly projectNumber?: string | undefined;
    readonly closingDate: string;
    readonly reasonId: number;
  };
  readonly "projects.closureReasons": {
    readonly companyId: number;
    readonly regionId: 1 | 2;
  };
  readonly "projects.create": {
    readonly managerLogicalName?: string | undefined;
    readonly projectName: string;
    readonly projectDescription: string;
    readonly projectStartDate: string;
    readonly projectEndDate: string;
    readonly noEval?: boolean | undefined;
    readonly candidate: Candidate;
    readonly regionId: 1 | 2;
    readonly companyId: number;
    readonly jobFunctionId: number;
    readonly jobFunctionDescription: string;
    readonly jobFunctionAgreement: boolean;
    readonly costCenter?: string | undefined;
    readonly color?: string | undefined;
    readonly projectAmount: number;
    readonly additionalFields?: unknown | undefined;
    readonly locationId: number;
    readonly workLocationId: string;
    readonly createManager?: boolean | undefined;
    readonly managerInfo?: ManagerInfo | undefined;
  };
  readonly "projects.customFields": {
    readonly companyId: number;
    readonly regionId?: 1 | 2 | undefined;
  };
  readonly "projects.defenseFile": {
    readonly projectNumber: string;
    readonly evaluationId?: number | undefined;
  };
  readonly "projects.determine": {
    readonly projectNumber?: string | undefined;
    readonly recommendation: "IC" | "W-2" | "OSP" | "IC Restructured" | "IC - ICon Override" | "W-2 Other" | "W-2 IPC" | "Void";
    readonly documentOverride?: boolean | undefined;
    readonly businessQuestionOverride?: boolean | undefined;
    readonly note: string;
    readonly contractorUserId?: string | undefined;
    readonly requestor?: string | undefined;
    readonly companyId: number;
    readonly subClientId?: number | undefined;
  };
  readonly "projects.exportDefenseFile": {
    readonly projectNumber: string;
    readonly evaluationId?: number | undefined;
  };
  readonly "projects.find": {
    readonly search?: string | undefined;
  };
  readonly "projects.get": {
    readonly projectNumber: string;
  };
  readonly "projects.list": {
    readonly search?: string | undefined;
    readonly "managers.logicalName"?: string | undefined;
    readonly "managers.firstName"?: string | undefined;
    readonly "managers.lastName"?: string | undefined;
    readonly "contractors.logicalName"?: string | undefined;
    readonly "contractors.firstName"?: string | undefined;
    readonly "contractors.lastName"?: string | undefined;
    readonly "contractors.organizationId"?: number | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "projects.managerHistory": {
    readonly projectNumber: string;
  };
  readonly "projects.mergeContractors": {
    readonly oldLogicalName: string;
    readonly newLogicalName: string;
  };
  readonly "projects.notes.add": {
    readonly projectNumber: string;
    readonly note: string;
    readonly type?: "PROGRAM_ADMIN" | undefined;
  };
  readonly "projects.notes.list": {
    readonly projectNumber: string;
  };
  readonly "projects.pending": Readonly<Record<string, never>>;
  readonly "projects.reactivate": {
    readonly projectNumber?: string | undefined;
    readonly projectEndDate?: string | undefined;
  };
  readonly "projects.reassess": {
    readonly projectNumber?: string | undefined;
    readonly recommendation: "IC" | "W-2" | "OSP" | "IC Restructured" | "IC - ICon Override" | "W-2 Other" | "W-2 IPC" | "Void";
    readonly documentOverride?: boolean | undefined;
    readonly businessQuestionOverride?: boolean | undefined;
    readonly note: string;
    readonly contractorUserId?: string | undefined;
    readonly requestor?: string | undefined;
    readonly companyId: number;
    readonly subClientId?: number | undefined;
  };
  readonly "projects.setWorkLocation": {
    readonly projectNumber?: string | undefined;
    readonly workLocationId: string;
  };
  readonly "projects.statusHistory": {
    readonly projectNumber: string;
  };
  readonly "projects.update": {
    readonly projectNumber: string;
    readonly projectName?: string | undefined;
    readonly projectDescription?: string | undefined;
    readonly projectStartDate?: string | undefined;
    readonly projectEndDate?: string | undefined;
    readonly projectAmount?: number | undefined;
    readonly currentPoAmount?: number | undefined;
    readonly costCenter?: string | undefined;
    readonly color?: string | undefined;
    readonly jobFunctionId?: number | undefined;
    readonly jobFunctionDescription?: string | undefined;
    readonly jobFunctionAgreement?: boolean | undefined;
    readonly additionalFields?: unknown | undefined;
    readonly candidateOnSite?: boolean | undefined;
    readonly candidateW2Past24Months?: boolean | undefined;
    readonly locationId?: number | undefined;
    readonly workLocationId?: string | undefined;
    readonly managerInfo?: ManagerCorrection | undefined;
    readonly contractorInfo?: PersonCorrection | undefined;
  };
  readonly "projects.updateStatus": {
    readonly projectNumber?: string | undefined;
    readonly status: "Active" | "Pending" | "Void" | "Completed" | "Cancelled" | "Pending Review" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP";
    readonly supportingDocumentsOverride?: boolean | undefined;
    readonly note?: string | undefined;
    readonly eddReportSubmittedOn?: string | undefined;
    readonly eddReportRequired?: boolean | undefined;
    readonly billBackType?: "STANDARD" | "NONE" | undefined;
    readonly state?: "OPEN" | "CLOSED" | undefined;
    readonly recommendation?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
    readonly initialRecommendation?: "OPEN" | "In Progress" | "Pending Review" | "IC Pending" | "W-2 Pending" | "OSP Pending" | "Active" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | "Void" | undefined;
    readonly documentStatus?: "PENDING" | "INCOMPLETE" | "PENDING_UPLOAD" | "PENDING_ACCEPTANCE" | "PENDING_REVIEW" | "EXPIRED" | "COMPLETE" | undefined;
    readonly nextEvalDate?: string | undefined;
    readonly finalDeterminationDate?: string | undefined;
    readonly evaluationNeeded?: boolean | undefined;
    readonly closingDate?: string | undefined;
    readonly closureReason?: ClosureReason | undefined;
    readonly businessQuestionOverride?: boolean | undefined;
    readonly beforeClosure?: {
    readonly status?: "Active" | "Pending" | "Void" | "Completed" | "Cancelled" | "Pending Review" | "IC" | "IC Restructured" | "IC - ICon Override" | "W-2" | "W-2 Other" | "W-2 IPC" | "OSP" | undefined;
    readonly nextEvalDate?: string | undefined;
  } | undefined;
  };
  readonly "projects.visit": {
    readonly projectNumber: string;
  };
  readonly "projects.visited": {
    readonly projectNumber?: string | undefined;
  };
  readonly "releases.begun": Readonly<Record<string, never>>;
  readonly "releases.cancelScheduled": {
    readonly publication: string;
  };
  readonly "releases.complete": {
    readonly kind: string;
    readonly definition: string;
    readonly text: string;
    readonly offset: number;
  };
  readonly "releases.definition": {
    readonly hash: string;
    readonly kind: string;
    readonly definition: string;
  };
  readonly "releases.diff": {
    readonly hash: string;
    readonly to: string;
  };
  readonly "releases.discardDraft": {
    readonly draft: string;
  };
  readonly "releases.draft": {
    readonly draft: string;
  };
  readonly "releases.drafts": Readonly<Record<string, never>>;
  readonly "releases.dryRun": {
    readonly base: string;
    readonly drafts?: readonly (number)[] | undefined;
    readonly changes?: readonly (DefinitionContent)[] | undefined;
  };
  readonly "releases.endPreview": {
    readonly preview: string;
  };
  readonly "releases.files": {
    readonly hash: string;
  };
  readonly "releases.find": {
    readonly hash: string;
    readonly text?: string | undefined;
  };
  readonly "releases.judge": {
    readonly kind: string;
    readonly definition: string;
    readonly text?: string | undefined;
    readonly draw?: string | undefined;
  };
  readonly "releases.list": {
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "releases.move": {
    readonly base: string;
    readonly kind: "wizard" | "record";
    readonly name: string;
    readonly from: string;
  };
  readonly "releases.moveBack": {
    readonly move: string;
  };
  readonly "releases.moves": Readonly<Record<string, never>>;
  readonly "releases.previewAsAccount": {
    readonly base: string;
    readonly drafts?: readonly (number)[] | undefined;
    readonly account: string;
    readonly date?: string | undefined;
  };
  readonly "releases.previewAsRole": {
    readonly base: string;
    readonly drafts?: readonly (number)[] | undefined;
    readonly role?: string | undefined;
    readonly functions?: readonly (number)[] | undefined;
    readonly date?: string | undefined;
  };
  readonly "releases.publish": {
    readonly base: string;
    readonly drafts?: readonly (number)[] | undefined;
    readonly changes?: readonly (DefinitionContent)[] | undefined;
    readonly note?: string | undefined;
    readonly confirm?: readonly (string)[] | undefined;
  };
  readonly "releases.replay": {
    readonly base: string;
    readonly drafts?: readonly (number)[] | undefined;
    readonly changes?: readonly (DefinitionContent)[] | undefined;
    readonly entity?: string | undefined;
    readonly last?: number | undefined;
    readonly since?: string | undefined;
    readonly values?: readonly (AnswerSelection)[] | undefined;
    readonly record?: string | undefined;
  };
  readonly "releases.rollback": {
    readonly hash: string;
    readonly base: string;
  };
  readonly "releases.saveDraft": {
    readonly kind: string;
    readonly definition: string;
    readonly text?: string | undefined;
    readonly removal?: boolean | undefined;
    readonly base?: string | undefined;
    readonly revision?: number | undefined;
  };
  readonly "releases.schedule": {
    readonly base: string;
    readonly drafts: readonly (number)[];
    readonly publishAt: string;
    readonly note?: string | undefined;
    readonly confirm?: readonly (string)[] | undefined;
  };
  readonly "releases.scheduled": Readonly<Record<string, never>>;
  readonly "releases.schema": {
    readonly kind: string;
  };
  readonly "releases.texts": {
    readonly hash: string;
    readonly locale: string;
  };
  readonly "releases.uses": {
    readonly hash: string;
    readonly kind: string;
    readonly definition: string;
  };
  readonly "reports.list": Readonly<Record<string, never>>;
  readonly "reports.run": {
    readonly reportId: string;
    readonly companyId?: number | undefined;
    readonly startDate?: string | undefined;
    readonly endDate?: string | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "requisitions.approve": {
    readonly id: string;
    readonly status: "APPROVED" | "REJECTED";
    readonly approverNote?: string | undefined;
  };
  readonly "requisitions.byStatus": Readonly<Record<string, never>>;
  readonly "requisitions.create": {
    readonly projectNumber: string;
    readonly type: "PROJECT_FUND" | "PROJECT_EXTENSION" | "PROJECT_FUND_REQUISITION";
    readonly toDate?: string | undefined;
    readonly amount?: number | undefined;
    readonly requesterNote?: string | undefined;
    readonly approveImmediately?: boolean | undefined;
  };
  readonly "requisitions.list": {
    readonly projectNumber?: string | undefined;
    readonly type?: "PROJECT_FUND" | "PROJECT_EXTENSION" | "PROJECT_FUND_REQUISITION" | undefined;
    readonly status?: "PENDING" | "APPROVED" | "COMPLETE" | "REJECTED" | undefined;
    readonly requesterLogicalName?: string | undefined;
    readonly requesteeLogicalName?: string | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "scheduler.cancel": {
    readonly id: string;
  };
  readonly "scheduler.checkImport": {
    readonly file: unknown;
  };
  readonly "scheduler.importProjects": {
    readonly isoDateTime: string;
    readonly processImmediately?: boolean | undefined;
    readonly file: unknown;
  };
  readonly "scheduler.markImport": {
    readonly file: unknown;
  };
  readonly "scheduler.refusedRows": {
    readonly id: string;
  };
  readonly "scheduler.runningTasks": Readonly<Record<string, never>>;
  readonly "scheduler.tasks": {
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "signing.decline": {
    readonly ticket: string;
    readonly declineReason: string;
  };
  readonly "signing.open": {
    readonly token: string;
    readonly accessCode: string;
  };
  readonly "signing.sign": {
    readonly ticket: string;
    readonly typedName: string;
    readonly consent: boolean;
  };
  readonly "users.access": {
    readonly id: string;
  };
  readonly "users.create": {
    readonly email: string;
    readonly username: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly iconnectRef?: string | undefined;
    readonly password: string;
    readonly roleNames: string;
    readonly userid?: number | undefined;
    readonly clientids?: string | undefined;
    readonly functionalids?: string | undefined;
  };
  readonly "users.delete": {
    readonly id: number;
  };
  readonly "users.list": {
    readonly search?: string | undefined;
    readonly role?: string | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "users.roleDetails": {
    readonly role: string;
  };
  readonly "users.sendPasswordLink": {
    readonly id: string;
  };
  readonly "users.signIns": {
    readonly userId?: number | undefined;
    readonly page?: number | undefined;
    readonly size?: number | undefined;
  };
  readonly "users.unlock": {
    readonly id: string;
  };
  readonly "users.update": {
    readonly id?: number | undefined;
    readonly username?: string | undefined;
    readonly email?: string | undefined;
    readonly firstName?: string | undefined;
    readonly lastName?: string | undefined;
    readonly phoneNumber?: string | undefined;
    readonly iconnectRef?: string | undefined;
    readonly darwinRef?: string | undefined;
    readonly roleNames?: string | undefined;
    readonly userid?: number | undefined;
    readonly clientids?: string | undefined;
    readonly functionalids?: string | undefined;
  };
  readonly "workLocations.list": {
    readonly companyId?: number | undefined;
    readonly regionId?: 1 | 2 | undefined;
    readonly filter?: string | undefined;
  };
}

export interface OperationResults {
  readonly "accounts.create": undefined;
  readonly "admin.functions": readonly (Function)[];
  readonly "auth.deleteTokens": undefined;
  readonly "auth.hostnames": readonly (string)[];
  readonly "auth.login": Session;
  readonly "auth.loginOkta": Session;
  readonly "auth.logout": undefined;
  readonly "auth.me": User;
  readonly "auth.requestPasswordReset": undefined;
  readonly "auth.resetPassword": undefined;
  readonly "auth.startOkta": SignInAddress;
  readonly "businessStructure.confirm": undefined;
  readonly "businessStructure.questions": readonly (BusinessStructureQuestion)[];
  readonly "businessStructure.responses": readonly (BusinessStructureQuestion)[];
  readonly "businessStructure.save": undefined;
  readonly "businessStructure.status": StructureStatus;
  readonly "companies.get": Company;
  readonly "companies.list": { readonly content: readonly (Company)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "companies.summary": CompanySummary;
  readonly "config.functions.create": Function;
  readonly "config.functions.list": readonly (Function)[];
  readonly "config.functions.update": Function;
  readonly "config.roles.create": Role;
  readonly "config.roles.forecast": RoleForecast;
  readonly "config.roles.list": readonly (Role)[];
  readonly "config.roles.update": Role;
  readonly "conflict.questions": readonly (OrganizationQuestion)[];
  readonly "conflict.submit": undefined;
  readonly "contractors.list": { readonly content: readonly (Person)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "contractors.mergePreview": MergePreview;
  readonly "contractors.removeExemption": undefined;
  readonly "contractors.similar": readonly (PersonMatch)[];
  readonly "documents.accept": DocumentSubmit;
  readonly "documents.delete": undefined;
  readonly "documents.download": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "documents.list": readonly (Document)[];
  readonly "documents.status": Onboarding;
  readonly "documents.taxAttestation": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "documents.types": readonly (Document)[];
  readonly "documents.upload": readonly (DocumentSubmit)[];
  readonly "documents.uploadForOrganization": readonly (DocumentSubmit)[];
  readonly "docusign.document": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "docusign.envelopes": readonly (SigningEnvelope)[];
  readonly "docusign.requestBillingDocs": undefined;
  readonly "docusign.sendPacket": undefined;
  readonly "docusign.status": SigningEnvelope;
  readonly "docusign.voidPacket": undefined;
  readonly "drafts.get": Draft | undefined;
  readonly "drafts.list": readonly (OpenDraft)[];
  readonly "drafts.remove": undefined;
  readonly "drafts.save": Draft;
  readonly "email.sendWelcome": undefined;
  readonly "emailTemplates.edition": Template;
  readonly "emailTemplates.preview": MailPreview;
  readonly "emailTemplates.publish": Template;
  readonly "emailTemplates.reload": undefined;
  readonly "emailTemplates.saveDraft": Template;
  readonly "emailTemplates.sendTest": TestMail;
  readonly "emailTemplates.summaries": { readonly content: readonly (Template)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "evaluations.changeStatus": undefined;
  readonly "evaluations.compare": readonly (EvaluationComparison)[];
  readonly "evaluations.get": Evaluation;
  readonly "evaluations.list": { readonly content: readonly (Evaluation)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "evaluations.predict": Prediction;
  readonly "evaluations.questions": readonly (EvaluationQuestion)[];
  readonly "evaluations.requestFull": undefined;
  readonly "evaluations.restructure": readonly (Evaluation)[];
  readonly "evaluations.skip": undefined;
  readonly "evaluations.submitResponses": undefined;
  readonly "evaluations.template": readonly (EvaluationQuestion)[];
  readonly "excel.configuration": ExcelConfiguration;
  readonly "excel.generate": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "faqs.list": readonly (Faq)[];
  readonly "flexReports.list": readonly (FlexReport)[];
  readonly "flexReports.run": FlexResult;
  readonly "health.services": readonly (ServiceHealth)[];
  readonly "legal.list": readonly (LegalText)[];
  readonly "legal.publish": LegalText;
  readonly "lookups.jobFunctions": readonly (JobFunction)[];
  readonly "lookups.locations": readonly (Location)[];
  readonly "mailbox.get": Mail;
  readonly "mailbox.list": { readonly content: readonly (Mail)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "notifications.create": Notification;
  readonly "notifications.list": { readonly content: readonly (Notification)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "organizations.activate": Session;
  readonly "organizations.addExemption": undefined;
  readonly "organizations.checkToken": ActivationCheck;
  readonly "organizations.create": Organization;
  readonly "organizations.get": Organization;
  readonly "organizations.list": { readonly content: readonly (Organization)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "organizations.merge": undefined;
  readonly "organizations.mergePreview": OrganizationMerge;
  readonly "organizations.onboardedResources": readonly (Person)[];
  readonly "organizations.requestTransfer": undefined;
  readonly "organizations.resendActivation": undefined;
  readonly "organizations.resources.create": Person;
  readonly "organizations.resources.list": { readonly content: readonly (Person)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "organizations.resources.update": Person;
  readonly "organizations.transfers.decide": OrganizationTransfer;
  readonly "organizations.transfers.list": { readonly content: readonly (OrganizationTransfer)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "organizations.update": Organization;
  readonly "payments.admin": { readonly content: readonly (Payment)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "payments.adminContractorSummary": readonly (PaymentsAdminContractorSummaryGroup)[];
  readonly "payments.adminDetail": Payment;
  readonly "payments.adminSummary": readonly (PaymentsAdminSummaryGroup)[];
  readonly "payments.contractor": { readonly content: readonly (Payment)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "payments.contractorDetail": Payment;
  readonly "payments.contractorSummary": readonly (PaymentsContractorSummaryGroup)[];
  readonly "payments.import": PaymentImport;
  readonly "payments.invoice": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "persons.changeLoginEmail": undefined;
  readonly "persons.find": readonly (Person)[];
  readonly "persons.get": Person;
  readonly "persons.list": { readonly content: readonly (Person)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "persons.mine": Person;
  readonly "persons.update": undefined;
  readonly "preferences.list": readonly (Preference)[];
  readonly "preferences.save": undefined;
  readonly "projects.byStatus": readonly (ProjectsByStatusGroup)[];
  readonly "projects.changeManager": undefined;
  readonly "projects.clients": readonly (Company)[];
  readonly "projects.close": undefined;
  readonly "projects.closureReasons": readonly (ClosureReason)[];
  readonly "projects.create": CreatedProject;
  readonly "projects.customFields": readonly (CustomField)[];
  readonly "projects.defenseFile": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "projects.determine": undefined;
  readonly "projects.exportDefenseFile": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "projects.find": readonly (Project)[];
  readonly "projects.get": Project;
  readonly "projects.list": { readonly content: readonly (Project)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "projects.managerHistory": readonly (ManagerPosition)[];
  readonly "projects.mergeContractors": undefined;
  readonly "projects.notes.add": ProjectNote;
  readonly "projects.notes.list": readonly (ProjectNote)[];
  readonly "projects.pending": readonly (Project)[];
  readonly "projects.reactivate": undefined;
  readonly "projects.reassess": undefined;
  readonly "projects.setWorkLocation": undefined;
  readonly "projects.statusHistory": readonly (StatusRecord)[];
  readonly "projects.update": Project;
  readonly "projects.updateStatus": undefined;
  readonly "projects.visit": undefined;
  readonly "projects.visited": readonly (VisitedProject)[];
  readonly "releases.begun": readonly (BegunGroup)[];
  readonly "releases.cancelScheduled": undefined;
  readonly "releases.complete": DefinitionCompletion;
  readonly "releases.definition": DefinitionFile;
  readonly "releases.diff": ReleaseDiff;
  readonly "releases.discardDraft": undefined;
  readonly "releases.draft": DefinitionDraft;
  readonly "releases.drafts": readonly (DefinitionDraft)[];
  readonly "releases.dryRun": ReleaseForecast;
  readonly "releases.endPreview": undefined;
  readonly "releases.files": readonly (DefinitionFile)[];
  readonly "releases.find": readonly (DefinitionEntry)[];
  readonly "releases.judge": DefinitionJudgement;
  readonly "releases.list": { readonly content: readonly (Release)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "releases.move": InstanceMove;
  readonly "releases.moveBack": undefined;
  readonly "releases.moves": readonly (InstanceMove)[];
  readonly "releases.previewAsAccount": Preview;
  readonly "releases.previewAsRole": Preview;
  readonly "releases.publish": ReleaseOutcome;
  readonly "releases.replay": AnswerReplay;
  readonly "releases.rollback": undefined;
  readonly "releases.saveDraft": DefinitionDraft;
  readonly "releases.schedule": ScheduledPublication;
  readonly "releases.scheduled": readonly (ScheduledPublication)[];
  readonly "releases.schema": DefinitionSchema;
  readonly "releases.texts": readonly (DefinitionTranslation)[];
  readonly "releases.uses": readonly (DefinitionUse)[];
  readonly "reports.list": readonly (Report)[];
  readonly "reports.run": { readonly content: readonly (Project)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "requisitions.approve": Requisition;
  readonly "requisitions.byStatus": readonly (RequisitionsByStatusGroup)[];
  readonly "requisitions.create": Requisition;
  readonly "requisitions.list": { readonly content: readonly (Requisition)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "scheduler.cancel": undefined;
  readonly "scheduler.checkImport": ImportCheck;
  readonly "scheduler.importProjects": ImportTask;
  readonly "scheduler.markImport": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "scheduler.refusedRows": { readonly name: string; readonly type: string; readonly data: ArrayBuffer };
  readonly "scheduler.runningTasks": readonly (ImportTask)[];
  readonly "scheduler.tasks": { readonly content: readonly (ImportTask)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "signing.decline": undefined;
  readonly "signing.open": SigningDocument;
  readonly "signing.sign": SigningReceipt;
  readonly "users.access": UserAccess;
  readonly "users.create": User;
  readonly "users.delete": undefined;
  readonly "users.list": { readonly content: readonly (User)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "users.roleDetails": Role;
  readonly "users.sendPasswordLink": undefined;
  readonly "users.signIns": { readonly content: readonly (SignIn)[]; readonly totalElements: number; readonly totalPages: number; readonly number: number; readonly size: number };
  readonly "users.unlock": undefined;
  readonly "users.update": User;
  readonly "workLocations.list": readonly (WorkLocation)[];
}

export type EntityName = keyof Entities;

export type OperationId = keyof OperationArguments;

export type FunctionId =
  | 1
  | 2
  | 6
  | 1005
  | 2002
  | 2003
  | 2004
  | 2007
  | 2008
  | 2025
  | 2100
  | 2101
  | 2102
  | 2103
  | 2201
  | 2202
  | 2203
  | 2204
  | 2205
  | 2206
  | 3001
  | 4001
  | 4002
  | 5001
  | 5003;

export type RoleName =
  | "SubVendor"
  | "Contractor"
  | "Manager"
  | "ProxyManager"
  | "ProgramAdmin"
  | "ProgramAdminAdmin"
  | "Admin";

export type PolicyName =
  | "public"
  | "signed-in"
  | "manager"
  | "proxy-manager"
  | "contractor"
  | "subvendor"
  | "program-admin"
  | "administrator"
  | "no-eval"
  | "project-administrator"
  | "report-reader"
  | "project-searcher"
  | "user-administrator"
  | "account-administrator"
  | "client-assigner"
  | "function-assigner"
  | "scheduler-user"
  | "template-reader"
  | "function-administrator"
  | "service-reader"
  | "member"
  | "manager-area"
  | "contractor-area"
  | "vetting-area"
  | "onboarding-area"
  | "document-reviewer"
  | "account-previewer"
  | "resource-area"
  | "functions"
  | "services"
  | "user-functions"
  | "user-clients"
  | "users"
  | "document-review"
  | "projects"
  | "reports"
  | "project-search"
  | "scheduler"
  | "email-templates"
  | "email-view"
  | "email-edit"
  | "email-publish"
  | "studio-view"
  | "studio-edit"
  | "studio-publish"
  | "studio-preview"
  | "studio-preview-data"
  | "studio-why"
  | "manager-projects"
  | "onboarding"
  | "resources"
  | "contractor-projects"
  | "vetting";

export type ScreenRoute =
  | "/accountcreation"
  | "/user/profile"
  | "/businessStructure"
  | "/californiaprivacypolicy"
  | "/pages/check-mail/check-mail1"
  | "/pages/coming-soon1"
  | "/pages/contact-us"
  | "/contractor/businessStructure"
  | "/contractor/businessStructure/view"
  | "/contractor/evaluations/bypass"
  | "/contractor/conflict-questions"
  | "/contractor/documents"
  | "/contractor/evaluations"
  | "/contractor/evaluations/new/{evaluationId}"
  | "/contractor/payments/{id}"
  | "/contractor/payments"
  | "/contractor/projects/{projectNumber}"
  | "/contractor/projects"
  | "/programadmin/contractors"
  | "/dashboard"
  | "/programdirector/evals"
  | "/documents"
  | "/user/roles/{name}/edit"
  | "/programadmin/email/template/editor"
  | "/programadmin/email/templates"
  | "/error"
  | "/programadmin/evaluations/compare"
  | "/programadmin/reports/flexReport"
  | "/forgotpassword"
  | "/pages/forgot-password/forgot-password1"
  | "/admin/functions"
  | "/home"
  | "/admin/legal"
  | "/login"
  | "/login/callback"
  | "/login/okta/callback"
  | "/login/sso"
  | "/mailbox"
  | "/manager/evaluations/evaluationOnly"
  | "/manager/evaluations"
  | "/manager/projects/{projectNumber}"
  | "/manager/projects"
  | "/programadmin/managers"
  | "/user/roles/new"
  | "/404"
  | "/programadmin/payments/{id}"
  | "/programadmin/payments/import"
  | "/programadmin/payments"
  | "/programadmin/payments/contractor/{contractorLogicalName}"
  | "/programadmin/projectdetails/{projectNumber}"
  | "/programadmin/projectedit/{projectNumber}"
  | "/programadmin/projects"
  | "/programadmin/project/new"
  | "/programadmin/reports/projects"
  | "/programadmin/projects/search"
  | "/public/californiaprivacypolicy"
  | "/public/securitypolicy"
  | "/public/termsandconditions"
  | "/resetpassword"
  | "/pages/reset-password/reset-password1"
  | "/subvendor/resources"
  | "/admin/batch-processing"
  | "/securitypolicy"
  | "/admin/healthStatus"
  | "/signing"
  | "/"
  | "/studio"
  | "/subvendoractivation"
  | "/programadmin/subvendordetails/{id}"
  | "/programadmin/subvendor/{id}"
  | "/programadmin/subvendors"
  | "/admin/tasks"
  | "/termsandconditions"
  | "/pages/under-construction"
  | "/user/roles"
  | "/programadmin/users"
  | "/programadmin/projectdetails";

export type TextKey =
  | "access-widening.entity/gains.title"
  | "access-widening.entity/id.title"
  | "access-widening.entity/title"
  | "account-added.template/body"
  | "account-added.template/description"
  | "account-added.template/subject"
  | "account-contact.form/login.title"
  | "account-contact.form/title"
  | "account-created.template/body"
  | "account-created.template/description"
  | "account-created.template/subject"
  | "account-creation.screen/assistance.text"
  | "account-creation.screen/back.actions.login.title"
  | "account-creation.screen/title"
  | "account-settings.screen/password.actions.auth.requestPasswordReset.title"
  | "account-settings.screen/password.text"
  | "account-settings.screen/password.title"
  | "account-settings.screen/title"
  | "account-settings.screen/transfer.title"
  | "accounts.create.operation/body.email.messages.format"
  | "accounts.create.operation/body.email.messages.required"
  | "accounts.create.operation/body.email.title"
  | "accounts.create.operation/body.firstName.messages.required"
  | "accounts.create.operation/body.firstName.title"
  | "accounts.create.operation/body.lastName.messages.required"
  | "accounts.create.operation/body.lastName.title"
  | "accounts.create.operation/body.phoneNumber.messages.pattern"
  | "accounts.create.operation/body.phoneNumber.title"
  | "accounts.create.operation/body.phoneType.title"
  | "accounts.create.operation/body.role.title"
  | "accounts.create.operation/notices.401"
  | "accounts.create.operation/notices.409.actions.auth.requestPasswordReset.title"
  | "accounts.create.operation/notices.409.text"
  | "accounts.create.operation/notices.failure.text"
  | "accounts.create.operation/notices.success"
  | "accounts.create.operation/title"
  | "activation-check.entity/company.title"
  | "activation-check.entity/email.title"
  | "activation-check.entity/error.title"
  | "activation-check.entity/firstName.title"
  | "activation-check.entity/id.title"
  | "activation-check.entity/lastName.title"
  | "activation-check.entity/primary.title"
  | "activation-check.entity/title"
  | "activation-check.entity/type.title"
  | "activation-check.entity/type.values.Contractor.title"
  | "activation-check.entity/type.values.SubVendor.title"
  | "activation-check.entity/valid.title"
  | "activation-request.template/body"
  | "activation-request.template/description"
  | "activation-request.template/subject"
  | "activation.entity/address.title"
  | "activation.entity/company.title"
  | "activation.entity/email.messages.format"
  | "activation.entity/email.title"
  | "activation.entity/firstName.title"
  | "activation.entity/id.title"
  | "activation.entity/lastName.title"
  | "activation.entity/password.title"
  | "activation.entity/phoneNumber1.title"
  | "activation.entity/phoneNumber2.title"
  | "activation.entity/preference.title"
  | "activation.entity/title"
  | "activation.entity/token.title"
  | "activation.entity/type.title"
  | "activation.entity/type.values.Contractor.title"
  | "activation.entity/type.values.SubVendor.title"
  | "activation.form/address.title"
  | "activation.form/confirmation.title"
  | "activation.form/rules.passwords-match.message"
  | "activation.form/submits.notices.failure.text"
  | "activation.form/submits.notices.success"
  | "activation.form/title"
  | "add-function.form/text"
  | "add-function.form/title"
  | "add-funds.form/amount.title"
  | "add-funds.form/submits.notices.failure"
  | "add-funds.form/submits.notices.success"
  | "add-funds.form/text"
  | "add-funds.form/title"
  | "add-resource.form/text"
  | "add-role.form/confirmed.help"
  | "add-role.form/confirmed.messages.required"
  | "add-role.form/confirmed.title"
  | "add-user.form/confirmation.messages.required"
  | "add-user.form/confirmation.title"
  | "add-user.form/functionalIds.help"
  | "add-user.form/proxyManager.title"
  | "add-user.form/role.messages.required"
  | "add-user.form/role.title"
  | "add-user.form/rules.passwords-match.message"
  | "add-user.form/title"
  | "address.entity/city.title"
  | "address.entity/country.title"
  | "address.entity/county.title"
  | "address.entity/state.title"
  | "address.entity/street1.title"
  | "address.entity/street2.title"
  | "address.entity/title"
  | "address.entity/zip.messages.pattern"
  | "address.entity/zip.title"
  | "admin.functions.operation/title"
  | "answer-effect.entity/effect.title"
  | "answer-effect.entity/effect.values.hidden.title"
  | "answer-effect.entity/effect.values.incomplete.title"
  | "answer-effect.entity/effect.values.outcome.title"
  | "answer-effect.entity/effect.values.unanswerable.title"
  | "answer-effect.entity/flow.title"
  | "answer-effect.entity/from.title"
  | "answer-effect.entity/records.title"
  | "answer-effect.entity/title"
  | "answer-effect.entity/to.title"
  | "answer-line.entity/after.title"
  | "answer-line.entity/afterMarks.title"
  | "answer-line.entity/answer.title"
  | "answer-line.entity/before.title"
  | "answer-line.entity/beforeMarks.title"
  | "answer-line.entity/question.title"
  | "answer-line.entity/text.title"
  | "answer-line.entity/title"
  | "answer-replay.entity/answers.title"
  | "answer-replay.entity/results.title"
  | "answer-replay.entity/rows.title"
  | "answer-replay.entity/sources.title"
  | "answer-replay.entity/summary.title"
  | "answer-replay.entity/title"
  | "answer-result.entity/after.title"
  | "answer-result.entity/before.title"
  | "answer-result.entity/result.title"
  | "answer-result.entity/title"
  | "answer-row.entity/effects.title"
  | "answer-row.entity/flow.title"
  | "answer-row.entity/from.title"
  | "answer-row.entity/record.title"
  | "answer-row.entity/title"
  | "answer-row.entity/title.title"
  | "answer-row.entity/to.title"
  | "answer-selection.entity/path.title"
  | "answer-selection.entity/title"
  | "answer-selection.entity/value.title"
  | "answer-selector.entity/label.title"
  | "answer-selector.entity/path.title"
  | "answer-selector.entity/title"
  | "answer-selector.entity/title.title"
  | "answer-selector.entity/value.title"
  | "answer-source.entity/by.title"
  | "answer-source.entity/dated.title"
  | "answer-source.entity/entity.title"
  | "answer-source.entity/title"
  | "answer-source.entity/title.title"
  | "answer-summary.entity/entity.title"
  | "answer-summary.entity/groups.title"
  | "answer-summary.entity/records.title"
  | "answer-summary.entity/title"
  | "answer-summary.entity/title.title"
  | "answer-summary.entity/unchanged.title"
  | "auth.deleteTokens.operation/notices.success"
  | "auth.deleteTokens.operation/query.email.title"
  | "auth.deleteTokens.operation/title"
  | "auth.hostnames.operation/query.companyId.title"
  | "auth.hostnames.operation/title"
  | "auth.login.operation/body.password.title"
  | "auth.login.operation/body.username.title"
  | "auth.login.operation/notices.failure"
  | "auth.login.operation/title"
  | "auth.loginOkta.operation/body.code.title"
  | "auth.loginOkta.operation/body.error.title"
  | "auth.loginOkta.operation/body.iss.title"
  | "auth.loginOkta.operation/body.state.title"
  | "auth.loginOkta.operation/notices.failure"
  | "auth.loginOkta.operation/notices.success"
  | "auth.loginOkta.operation/title"
  | "auth.logout.operation/notices.failure.text"
  | "auth.logout.operation/title"
  | "auth.me.operation/title"
  | "auth.requestPasswordReset.operation/notices.failure"
  | "auth.requestPasswordReset.operation/notices.success"
  | "auth.requestPasswordReset.operation/title"
  | "auth.resetPassword.operation/body.password.title"
  | "auth.resetPassword.operation/body.token.title"
  | "auth.resetPassword.operation/notices.422"
  | "auth.resetPassword.operation/notices.failure"
  | "auth.resetPassword.operation/notices.success"
  | "auth.resetPassword.operation/title"
  | "auth.startOkta.operation/notices.failure"
  | "auth.startOkta.operation/title"
  | "awaiting-projects.fields/contractor.name.title"
  | "awaiting-projects.fields/manager.name.title"
  | "begun-group.entity/from.title"
  | "begun-group.entity/instances.title"
  | "begun-group.entity/kind.title"
  | "begun-group.entity/kind.values.record.title"
  | "begun-group.entity/kind.values.wizard.title"
  | "begun-group.entity/losses.title"
  | "begun-group.entity/name.title"
  | "begun-group.entity/title"
  | "bill-back.form/title"
  | "billing-packet.template/body"
  | "billing-packet.template/subject"
  | "business-questions.screen/nobody.text.1"
  | "business-questions.screen/nobody.text.2"
  | "business-questions.screen/questions.title"
  | "business-structure-bank.flow/q1001.answers.Not yet.text"
  | "business-structure-bank.flow/q1001.answers.Yes.text"
  | "business-structure-bank.flow/q1001.help"
  | "business-structure-bank.flow/q1001.text"
  | "business-structure-bank.flow/q401.answers.Corporation.text"
  | "business-structure-bank.flow/q401.answers.Limited liability company.text"
  | "business-structure-bank.flow/q401.answers.Other.text"
  | "business-structure-bank.flow/q401.answers.Partnership.text"
  | "business-structure-bank.flow/q401.answers.Sole proprietorship.text"
  | "business-structure-bank.flow/q401.help"
  | "business-structure-bank.flow/q401.messages.required"
  | "business-structure-bank.flow/q401.text"
  | "business-structure-bank.flow/q402.help"
  | "business-structure-bank.flow/q402.text"
  | "business-structure-bank.flow/q403.messages.maximum"
  | "business-structure-bank.flow/q403.messages.minimum"
  | "business-structure-bank.flow/q403.text"
  | "business-structure-bank.flow/q404.help"
  | "business-structure-bank.flow/q404.messages.minimum"
  | "business-structure-bank.flow/q404.text"
  | "business-structure-bank.flow/q405.faqs.1.answer"
  | "business-structure-bank.flow/q405.faqs.1.text"
  | "business-structure-bank.flow/q405.help"
  | "business-structure-bank.flow/q405.messages.pattern"
  | "business-structure-bank.flow/q405.text"
  | "business-structure-bank.flow/q406.answers.No.text"
  | "business-structure-bank.flow/q406.answers.Yes.text"
  | "business-structure-bank.flow/q406.text"
  | "business-structure-bank.flow/q407.answers.None.text"
  | "business-structure-bank.flow/q407.answers.One or two.text"
  | "business-structure-bank.flow/q407.answers.Three or more.text"
  | "business-structure-bank.flow/q407.text"
  | "business-structure-bank.flow/q408.help"
  | "business-structure-bank.flow/q408.messages.minimum"
  | "business-structure-bank.flow/q408.text"
  | "business-structure-bank.flow/title"
  | "business-structure-question.entity/each.answers.each.text.1"
  | "business-structure-question.entity/each.answers.each.text.2"
  | "business-structure-question.entity/each.help"
  | "business-structure-question.entity/each.messages.invalid"
  | "business-structure-question.entity/each.messages.required"
  | "business-structure-question.entity/each.text"
  | "business-structure-question.entity/title"
  | "business-structure-response.entity/answer.title"
  | "business-structure-response.entity/organizationId.title"
  | "business-structure-response.entity/question.title"
  | "business-structure-response.entity/regionId.title"
  | "business-structure-response.entity/title"
  | "business-structure-review.screen/structureAnswers.actions.businessStructure.confirm.confirm"
  | "business-structure-review.screen/structureAnswers.title"
  | "business-structure-status.entity/values.COMPLETE.title"
  | "business-structure-status.entity/values.PENDING.title"
  | "business-structure-status.entity/values.PENDING_REVIEW.title"
  | "business-structure-steps.flow/questions.notices.failure"
  | "business-structure-steps.flow/title"
  | "business-structure.flow/questions.notices.failure"
  | "business-structure.flow/title"
  | "business-structure.screen/title"
  | "businessStructure.confirm.operation/notices.failure"
  | "businessStructure.confirm.operation/notices.success"
  | "businessStructure.confirm.operation/title"
  | "businessStructure.questions.operation/query.companyId.title"
  | "businessStructure.questions.operation/query.current.title"
  | "businessStructure.questions.operation/query.logicalName.title"
  | "businessStructure.questions.operation/query.regionId.title"
  | "businessStructure.questions.operation/query.template.title"
  | "businessStructure.questions.operation/query.type.title"
  | "businessStructure.questions.operation/title"
  | "businessStructure.responses.operation/query.companyId.title"
  | "businessStructure.responses.operation/query.current.title"
  | "businessStructure.responses.operation/query.regionId.title"
  | "businessStructure.responses.operation/query.template.title"
  | "businessStructure.responses.operation/title"
  | "businessStructure.save.operation/body.businessStructureResponseList.title"
  | "businessStructure.save.operation/notices.failure"
  | "businessStructure.save.operation/notices.success"
  | "businessStructure.save.operation/title"
  | "businessStructure.status.operation/title"
  | "california-privacy-policy-text.screen/edition.text"
  | "california-privacy-policy-text.screen/words.text"
  | "california-privacy-policy.screen/title"
  | "candidate.entity/candidateBusinessName.title"
  | "candidate.entity/candidateEmail.messages.options"
  | "candidate.entity/candidateEmail.title"
  | "candidate.entity/candidateFirstName.title"
  | "candidate.entity/candidateLastName.title"
  | "candidate.entity/candidateOnSite.title"
  | "candidate.entity/candidatePhone.title"
  | "candidate.entity/candidateW2Past24Months.title"
  | "candidate.entity/title"
  | "change-login-email.form/text"
  | "change-manager.form/text"
  | "check-mail.screen/back.actions.login.title"
  | "check-mail.screen/title"
  | "check-mail.screen/words.text"
  | "choose-company.form/companyId.title"
  | "choose-company.form/then.title"
  | "choose-company.form/title"
  | "choose-flex-report.form/reportId.title"
  | "choose-own-company.form/companyId.title"
  | "choose-own-company.form/then.title"
  | "choose-own-company.form/title"
  | "choose-report.form/companyId.title"
  | "choose-report.form/endDate.title"
  | "choose-report.form/reportId.title"
  | "choose-report.form/rules.in-order.message"
  | "choose-report.form/rules.with-end.message"
  | "choose-report.form/rules.with-start.message"
  | "choose-report.form/startDate.title"
  | "classification.entity/values.Active.title"
  | "classification.entity/values.IC - ICon Override.title"
  | "classification.entity/values.IC Pending.title"
  | "classification.entity/values.IC Restructured.title"
  | "classification.entity/values.IC.title"
  | "classification.entity/values.In Progress.title"
  | "classification.entity/values.OPEN.title"
  | "classification.entity/values.OSP Pending.title"
  | "classification.entity/values.OSP.title"
  | "classification.entity/values.Pending Review.title"
  | "classification.entity/values.Void.title"
  | "classification.entity/values.W-2 IPC.title"
  | "classification.entity/values.W-2 Other.title"
  | "classification.entity/values.W-2 Pending.title"
  | "classification.entity/values.W-2.title"
  | "client-answers.screen/questions.notices.failure"
  | "client-answers.screen/title"
  | "client-answers.screen/unanswered.text"
  | "client-conflict-bank.flow/q321.answers.No.text"
  | "client-conflict-bank.flow/q321.answers.Yes.text"
  | "client-conflict-bank.flow/q321.help"
  | "client-conflict-bank.flow/q321.messages.required"
  | "client-conflict-bank.flow/q321.text"
  | "client-conflict-bank.flow/q322.text"
  | "client-conflict-bank.flow/q323.help"
  | "client-conflict-bank.flow/q323.text"
  | "client-conflict-bank.flow/title"
  | "client-conflict-questions.flow/questions.notices.failure"
  | "client-conflict-questions.flow/title"
  | "close-project.form/messages.invalid"
  | "close-project.form/reasonId.placeholder"
  | "close-project.form/text"
  | "closure-reason.entity/display"
  | "closure-reason.entity/id.title"
  | "closure-reason.entity/label.title"
  | "closure-reason.entity/title"
  | "coming-soon.screen/back.actions.login.title"
  | "coming-soon.screen/title"
  | "coming-soon.screen/words.text"
  | "companies.get.operation/notices.failure"
  | "companies.get.operation/title"
  | "companies.list.operation/query.type.title"
  | "companies.list.operation/title"
  | "companies.summary.operation/notices.failure"
  | "companies.summary.operation/title"
  | "company-config.entity/additionalDocumentCount.title"
  | "company-config.entity/costCenterDescription.title"
  | "company-config.entity/costCenterEnabled.title"
  | "company-config.entity/costCenterTemplate.title"
  | "company-config.entity/docusignEnabled.title"
  | "company-config.entity/regionId.title"
  | "company-config.entity/requiredDocumentCount.title"
  | "company-config.entity/title"
  | "company-summary.entity/closedProjects.title"
  | "company-summary.entity/companyId.title"
  | "company-summary.entity/display"
  | "company-summary.entity/name.title"
  | "company-summary.entity/openProjects.title"
  | "company-summary.entity/title"
  | "company.entity/companyConfigs.title"
  | "company.entity/companyId.title"
  | "company.entity/display"
  | "company.entity/name.title"
  | "company.entity/title"
  | "compared-answer.entity/answerText.title"
  | "compared-answer.entity/compliance.help"
  | "compared-answer.entity/compliance.title"
  | "compared-answer.entity/compliance.values.O.title"
  | "compared-answer.entity/compliance.values.X.title"
  | "compared-answer.entity/employee.title"
  | "compared-answer.entity/employee.values.X.title"
  | "compared-answer.entity/icCompliant.title"
  | "compared-answer.entity/independent.title"
  | "compared-answer.entity/independent.values.X.title"
  | "compared-answer.entity/question.title"
  | "compared-answer.entity/questionText.title"
  | "compared-answer.entity/title"
  | "compared-evaluation.fields/completedAt.empty"
  | "compared-evaluation.fields/evaluateeLogicalName.empty"
  | "compared-evaluation.fields/score.empty"
  | "config.functions.create.operation/body.name.title"
  | "config.functions.create.operation/body.uiFunctionId.title"
  | "config.functions.create.operation/notices.failure"
  | "config.functions.create.operation/notices.success"
  | "config.functions.create.operation/title"
  | "config.functions.list.operation/title"
  | "config.functions.update.operation/body.name.title"
  | "config.functions.update.operation/body.uiFunctionId.title"
  | "config.functions.update.operation/notices.409"
  | "config.functions.update.operation/notices.failure"
  | "config.functions.update.operation/notices.success"
  | "config.functions.update.operation/title"
  | "config.roles.create.operation/body.confirm.title"
  | "config.roles.create.operation/body.displayName.title"
  | "config.roles.create.operation/body.functionalIds.title"
  | "config.roles.create.operation/body.menuOf.title"
  | "config.roles.create.operation/body.name.title"
  | "config.roles.create.operation/notices.422"
  | "config.roles.create.operation/notices.failure"
  | "config.roles.create.operation/notices.success"
  | "config.roles.create.operation/title"
  | "config.roles.forecast.operation/query.apply.title"
  | "config.roles.forecast.operation/query.functionalIds.title"
  | "config.roles.forecast.operation/query.menuOf.title"
  | "config.roles.forecast.operation/query.name.title"
  | "config.roles.forecast.operation/title"
  | "config.roles.list.operation/title"
  | "config.roles.update.operation/body.apply.title"
  | "config.roles.update.operation/body.confirm.title"
  | "config.roles.update.operation/body.displayName.title"
  | "config.roles.update.operation/body.functionalIds.title"
  | "config.roles.update.operation/body.menuOf.title"
  | "config.roles.update.operation/body.name.title"
  | "config.roles.update.operation/notices.409"
  | "config.roles.update.operation/notices.422"
  | "config.roles.update.operation/notices.failure"
  | "config.roles.update.operation/notices.success"
  | "config.roles.update.operation/title"
  | "conflict-bank.flow/q301.answers.No.text"
  | "conflict-bank.flow/q301.answers.Yes.text"
  | "conflict-bank.flow/q301.faqs.1.answer"
  | "conflict-bank.flow/q301.faqs.1.text"
  | "conflict-bank.flow/q301.help"
  | "conflict-bank.flow/q301.messages.required"
  | "conflict-bank.flow/q301.text"
  | "conflict-bank.flow/q302.text"
  | "conflict-bank.flow/q303.messages.required"
  | "conflict-bank.flow/q303.text"
  | "conflict-bank.flow/q304.answers.No.text"
  | "conflict-bank.flow/q304.answers.Yes.text"
  | "conflict-bank.flow/q304.text"
  | "conflict-bank.flow/q305.rules.sold-in-the-past.message"
  | "conflict-bank.flow/q305.text"
  | "conflict-bank.flow/q306.text"
  | "conflict-bank.flow/q307.help"
  | "conflict-bank.flow/q307.text"
  | "conflict-bank.flow/q308.answers.I do not know.text"
  | "conflict-bank.flow/q308.answers.No.text"
  | "conflict-bank.flow/q308.answers.Yes.text"
  | "conflict-bank.flow/q308.messages.required"
  | "conflict-bank.flow/q308.text"
  | "conflict-bank.flow/q309.text"
  | "conflict-bank.flow/q310.answers.None.text"
  | "conflict-bank.flow/q310.answers.Of greater value.text"
  | "conflict-bank.flow/q310.answers.Up to the value of a business lunch.text"
  | "conflict-bank.flow/q310.help"
  | "conflict-bank.flow/q310.text"
  | "conflict-bank.flow/q311.text"
  | "conflict-bank.flow/q312.answers.No.text"
  | "conflict-bank.flow/q312.answers.Yes.text"
  | "conflict-bank.flow/q312.help"
  | "conflict-bank.flow/q312.text"
  | "conflict-bank.flow/q313.answers.No.text"
  | "conflict-bank.flow/q313.answers.Yes.text"
  | "conflict-bank.flow/q313.text"
  | "conflict-bank.flow/q314.text"
  | "conflict-bank.flow/results.conflict.title"
  | "conflict-bank.flow/results.gift.title"
  | "conflict-bank.flow/results.interest.title"
  | "conflict-bank.flow/title"
  | "conflict-interest.template/body"
  | "conflict-interest.template/description"
  | "conflict-interest.template/subject"
  | "conflict-questions.flow/title"
  | "conflict.questions.operation/notices.failure"
  | "conflict.questions.operation/query.category.title"
  | "conflict.questions.operation/query.companyId.title"
  | "conflict.questions.operation/query.organizationId.title"
  | "conflict.questions.operation/query.regionId.title"
  | "conflict.questions.operation/title"
  | "conflict.submit.operation/body.category.title"
  | "conflict.submit.operation/body.legacyId.help"
  | "conflict.submit.operation/body.legacyId.title"
  | "conflict.submit.operation/body.responseList.title"
  | "conflict.submit.operation/notices.failure"
  | "conflict.submit.operation/notices.success"
  | "conflict.submit.operation/title"
  | "contact-us.screen/back.actions.login.title"
  | "contact-us.screen/title"
  | "contact-us.screen/words.text"
  | "contractor-business-structure-view.screen/title"
  | "contractor-business-structure.screen/title"
  | "contractor-bypass.flow/q1.answers.No.text"
  | "contractor-bypass.flow/q1.answers.Yes.text"
  | "contractor-bypass.flow/q1.text"
  | "contractor-bypass.flow/q2.answers.No.text"
  | "contractor-bypass.flow/q2.answers.Yes.text"
  | "contractor-bypass.flow/q2.text"
  | "contractor-bypass.flow/title"
  | "contractor-bypass.screen/title"
  | "contractor-conflict-questions.screen/answered.text"
  | "contractor-conflict-questions.screen/questions.title"
  | "contractor-conflict-questions.screen/title"
  | "contractor-details.form/contractorBusinessName.title"
  | "contractor-details.form/contractorCreation.title"
  | "contractor-details.form/contractorCreation.values.existing.title"
  | "contractor-details.form/contractorCreation.values.new.title"
  | "contractor-details.form/contractorEmail.title"
  | "contractor-details.form/contractorFirstName.title"
  | "contractor-details.form/contractorLastName.title"
  | "contractor-details.form/contractorLocation.title"
  | "contractor-details.form/contractorMobilePhone.title"
  | "contractor-details.form/contractorPick.title"
  | "contractor-details.form/country.title"
  | "contractor-details.form/title"
  | "contractor-documents.screen/title"
  | "contractor-eval-request.template/body"
  | "contractor-eval-request.template/description"
  | "contractor-eval-request.template/subject"
  | "contractor-evaluation.flow/messages.required"
  | "contractor-evaluation.flow/text.1"
  | "contractor-evaluation.flow/title"
  | "contractor-evaluation.screen/enter.evaluations.get.notices.404.text"
  | "contractor-evaluation.screen/evaluation.notices.404.text"
  | "contractor-evaluation.screen/title"
  | "contractor-evaluation.wizard/clientConflict.notices.422"
  | "contractor-evaluation.wizard/clientConflict.notices.failure"
  | "contractor-evaluation.wizard/clientConflict.title"
  | "contractor-evaluation.wizard/conflict.notices.422"
  | "contractor-evaluation.wizard/conflict.notices.failure"
  | "contractor-evaluation.wizard/conflict.title"
  | "contractor-evaluation.wizard/evaluation.title"
  | "contractor-evaluation.wizard/structure.title"
  | "contractor-evaluation.wizard/thanks.actions.dashboard.title"
  | "contractor-evaluation.wizard/thanks.text.1"
  | "contractor-evaluation.wizard/thanks.text.2"
  | "contractor-evaluation.wizard/thanks.text.3"
  | "contractor-evaluation.wizard/thanks.title"
  | "contractor-evaluation.wizard/title"
  | "contractor-evaluation.wizard/workLocation.ready.message"
  | "contractor-evaluation.wizard/workLocation.title"
  | "contractor-new-evaluation.screen/enter.evaluations.get.notices.404.text"
  | "contractor-new-evaluation.screen/evaluation.notices.404.text"
  | "contractor-new-evaluation.screen/title"
  | "contractor-payment.screen/title"
  | "contractor-payments.screen/payments.actions.contractor-payment.title"
  | "contractor-payments.screen/payments.actions.payments.invoice.file"
  | "contractor-payments.screen/payments.actions.payments.invoice.title"
  | "contractor-payments.screen/payments.empty"
  | "contractor-payments.screen/payments.export.file"
  | "contractor-payments.screen/payments.title"
  | "contractor-payments.screen/summary.empty"
  | "contractor-payments.screen/summary.title"
  | "contractor-payments.screen/title"
  | "contractor-project-page.screen/title"
  | "contractor-project.screen/project.companyName.title"
  | "contractor-project.screen/project.manager.logicalName.title"
  | "contractor-project.screen/project.manager.name.title"
  | "contractor-project.screen/state.currentStatus.state.title"
  | "contractor-project.screen/state.currentStatus.status.title"
  | "contractor-project.screen/title"
  | "contractor-project.screen/waiting.actions.contractor-evaluation.title.1"
  | "contractor-project.screen/waiting.actions.contractor-evaluation.title.2"
  | "contractor-project.screen/waiting.text"
  | "contractor-project.screen/waiting.title"
  | "contractor-projects.screen/progress.steps.1"
  | "contractor-projects.screen/progress.steps.2"
  | "contractor-projects.screen/progress.steps.3"
  | "contractor-projects.screen/progress.steps.4"
  | "contractor-projects.screen/progress.title"
  | "contractor-projects.screen/projects.actions.screen:contractor-project.title"
  | "contractor-projects.screen/projects.closed.title"
  | "contractor-projects.screen/projects.empty"
  | "contractor-projects.screen/projects.open.title"
  | "contractor-projects.screen/title"
  | "contractor-questions.flow/q150.answers.1501.text"
  | "contractor-questions.flow/q150.answers.1502.text"
  | "contractor-questions.flow/q150.answers.1503.text"
  | "contractor-questions.flow/q150.faqs.1.answer"
  | "contractor-questions.flow/q150.faqs.1.text"
  | "contractor-questions.flow/q150.faqs.2.answer"
  | "contractor-questions.flow/q150.faqs.2.text"
  | "contractor-questions.flow/q150.help"
  | "contractor-questions.flow/q150.text"
  | "contractor-questions.flow/q151.answers.1511.text"
  | "contractor-questions.flow/q151.answers.1512.text"
  | "contractor-questions.flow/q151.answers.1513.text"
  | "contractor-questions.flow/q151.faqs.1.answer"
  | "contractor-questions.flow/q151.faqs.1.text"
  | "contractor-questions.flow/q151.help"
  | "contractor-questions.flow/q151.text"
  | "contractor-questions.flow/q152.answers.1521.text"
  | "contractor-questions.flow/q152.answers.1522.text"
  | "contractor-questions.flow/q152.answers.1523.text"
  | "contractor-questions.flow/q152.faqs.1.answer"
  | "contractor-questions.flow/q152.faqs.1.text"
  | "contractor-questions.flow/q152.help"
  | "contractor-questions.flow/q152.text"
  | "contractor-questions.flow/q153.answers.1531.text"
  | "contractor-questions.flow/q153.answers.1532.text"
  | "contractor-questions.flow/q153.answers.1533.text"
  | "contractor-questions.flow/q153.faqs.1.answer"
  | "contractor-questions.flow/q153.faqs.1.text"
  | "contractor-questions.flow/q153.help"
  | "contractor-questions.flow/q153.text"
  | "contractor-questions.flow/q154.answers.1541.text"
  | "contractor-questions.flow/q154.answers.1542.text"
  | "contractor-questions.flow/q154.answers.1543.text"
  | "contractor-questions.flow/q154.faqs.1.answer"
  | "contractor-questions.flow/q154.faqs.1.text"
  | "contractor-questions.flow/q154.help"
  | "contractor-questions.flow/q154.text"
  | "contractor-questions.flow/q155.answers.1551.text"
  | "contractor-questions.flow/q155.answers.1552.text"
  | "contractor-questions.flow/q155.answers.1553.text"
  | "contractor-questions.flow/q155.faqs.1.answer"
  | "contractor-questions.flow/q155.faqs.1.text"
  | "contractor-questions.flow/q155.help"
  | "contractor-questions.flow/q155.text"
  | "contractor-questions.flow/q156.answers.1561.text"
  | "contractor-questions.flow/q156.answers.1562.text"
  | "contractor-questions.flow/q156.answers.1563.text"
  | "contractor-questions.flow/q156.faqs.1.answer"
  | "contractor-questions.flow/q156.faqs.1.text"
  | "contractor-questions.flow/q156.help"
  | "contractor-questions.flow/q156.text"
  | "contractor-questions.flow/q157.answers.1571.text"
  | "contractor-questions.flow/q157.answers.1572.text"
  | "contractor-questions.flow/q157.answers.1573.text"
  | "contractor-questions.flow/q157.faqs.1.answer"
  | "contractor-questions.flow/q157.faqs.1.text"
  | "contractor-questions.flow/q157.help"
  | "contractor-questions.flow/q157.text"
  | "contractor-questions.flow/q158.answers.1581.text"
  | "contractor-questions.flow/q158.answers.1582.text"
  | "contractor-questions.flow/q158.answers.1583.text"
  | "contractor-questions.flow/q158.faqs.1.answer"
  | "contractor-questions.flow/q158.faqs.1.text"
  | "contractor-questions.flow/q158.help"
  | "contractor-questions.flow/q158.text"
  | "contractor-questions.flow/q159.answers.1591.text"
  | "contractor-questions.flow/q159.answers.1592.text"
  | "contractor-questions.flow/q159.answers.1593.text"
  | "contractor-questions.flow/q159.answers.1594.text"
  | "contractor-questions.flow/q159.answers.1595.text"
  | "contractor-questions.flow/q159.answers.1596.text"
  | "contractor-questions.flow/q159.answers.1597.text"
  | "contractor-questions.flow/q159.answers.1598.text"
  | "contractor-questions.flow/q159.answers.1599.text"
  | "contractor-questions.flow/q159.answers.1600.text"
  | "contractor-questions.flow/q159.faqs.1.answer"
  | "contractor-questions.flow/q159.faqs.1.text"
  | "contractor-questions.flow/q159.help"
  | "contractor-questions.flow/q159.text"
  | "contractor-questions.flow/q160.answers.1601.text"
  | "contractor-questions.flow/q160.answers.1602.text"
  | "contractor-questions.flow/q160.answers.1603.text"
  | "contractor-questions.flow/q160.faqs.1.answer"
  | "contractor-questions.flow/q160.faqs.1.text"
  | "contractor-questions.flow/q160.help"
  | "contractor-questions.flow/q160.text"
  | "contractor-questions.flow/q161.answers.1611.text"
  | "contractor-questions.flow/q161.answers.1612.text"
  | "contractor-questions.flow/q161.answers.1613.text"
  | "contractor-questions.flow/q161.faqs.1.answer"
  | "contractor-questions.flow/q161.faqs.1.text"
  | "contractor-questions.flow/q161.help"
  | "contractor-questions.flow/q161.text"
  | "contractor-questions.flow/q162.answers.1621.text"
  | "contractor-questions.flow/q162.answers.1622.text"
  | "contractor-questions.flow/q162.answers.1623.text"
  | "contractor-questions.flow/q162.faqs.1.answer"
  | "contractor-questions.flow/q162.faqs.1.text"
  | "contractor-questions.flow/q162.help"
  | "contractor-questions.flow/q162.text"
  | "contractor-questions.flow/q163.answers.1631.text"
  | "contractor-questions.flow/q163.answers.1632.text"
  | "contractor-questions.flow/q163.answers.1633.text"
  | "contractor-questions.flow/q163.faqs.1.answer"
  | "contractor-questions.flow/q163.faqs.1.text"
  | "contractor-questions.flow/q163.help"
  | "contractor-questions.flow/q163.text"
  | "contractor-questions.flow/q164.answers.1641.text"
  | "contractor-questions.flow/q164.answers.1642.text"
  | "contractor-questions.flow/q164.answers.1643.text"
  | "contractor-questions.flow/q164.faqs.1.answer"
  | "contractor-questions.flow/q164.faqs.1.text"
  | "contractor-questions.flow/q164.help"
  | "contractor-questions.flow/q164.text"
  | "contractor-questions.flow/q165.answers.1651.text"
  | "contractor-questions.flow/q165.answers.1652.text"
  | "contractor-questions.flow/q165.answers.1653.text"
  | "contractor-questions.flow/q165.faqs.1.answer"
  | "contractor-questions.flow/q165.faqs.1.text"
  | "contractor-questions.flow/q165.help"
  | "contractor-questions.flow/q165.text"
  | "contractor-questions.flow/q166.answers.1661.text"
  | "contractor-questions.flow/q166.answers.1662.text"
  | "contractor-questions.flow/q166.answers.1663.text"
  | "contractor-questions.flow/q166.faqs.1.answer"
  | "contractor-questions.flow/q166.faqs.1.text"
  | "contractor-questions.flow/q166.help"
  | "contractor-questions.flow/q166.text"
  | "contractor-questions.flow/q167.answers.1671.text"
  | "contractor-questions.flow/q167.answers.1672.text"
  | "contractor-questions.flow/q167.answers.1673.text"
  | "contractor-questions.flow/q167.faqs.1.answer"
  | "contractor-questions.flow/q167.faqs.1.text"
  | "contractor-questions.flow/q167.help"
  | "contractor-questions.flow/q167.text"
  | "contractor-questions.flow/q168.answers.1681.text"
  | "contractor-questions.flow/q168.answers.1682.text"
  | "contractor-questions.flow/q168.answers.1683.text"
  | "contractor-questions.flow/q168.faqs.1.answer"
  | "contractor-questions.flow/q168.faqs.1.text"
  | "contractor-questions.flow/q168.help"
  | "contractor-questions.flow/q168.text"
  | "contractor-questions.flow/q170.answers.1701.text"
  | "contractor-questions.flow/q170.answers.1702.text"
  | "contractor-questions.flow/q170.answers.1703.text"
  | "contractor-questions.flow/q170.faqs.1.answer"
  | "contractor-questions.flow/q170.faqs.1.text"
  | "contractor-questions.flow/q170.help"
  | "contractor-questions.flow/q170.text"
  | "contractor-questions.flow/q171.answers.1711.text"
  | "contractor-questions.flow/q171.answers.1712.text"
  | "contractor-questions.flow/q171.answers.1713.text"
  | "contractor-questions.flow/q171.faqs.1.answer"
  | "contractor-questions.flow/q171.faqs.1.text"
  | "contractor-questions.flow/q171.help"
  | "contractor-questions.flow/q171.text"
  | "contractor-questions.flow/q172.answers.1721.text"
  | "contractor-questions.flow/q172.answers.1722.text"
  | "contractor-questions.flow/q172.answers.1723.text"
  | "contractor-questions.flow/q172.faqs.1.answer"
  | "contractor-questions.flow/q172.faqs.1.text"
  | "contractor-questions.flow/q172.help"
  | "contractor-questions.flow/q172.text"
  | "contractor-questions.flow/q173.answers.1731.text"
  | "contractor-questions.flow/q173.answers.1732.text"
  | "contractor-questions.flow/q173.answers.1733.text"
  | "contractor-questions.flow/q173.faqs.1.answer"
  | "contractor-questions.flow/q173.faqs.1.text"
  | "contractor-questions.flow/q173.help"
  | "contractor-questions.flow/q173.text"
  | "contractor-questions.flow/q174.answers.1741.text"
  | "contractor-questions.flow/q174.answers.1742.text"
  | "contractor-questions.flow/q174.answers.1743.text"
  | "contractor-questions.flow/q174.faqs.1.answer"
  | "contractor-questions.flow/q174.faqs.1.text"
  | "contractor-questions.flow/q174.help"
  | "contractor-questions.flow/q174.text"
  | "contractor-questions.flow/q190.answers.1901.text"
  | "contractor-questions.flow/q190.answers.1902.text"
  | "contractor-questions.flow/q190.answers.1903.text"
  | "contractor-questions.flow/q190.faqs.1.answer"
  | "contractor-questions.flow/q190.faqs.1.text"
  | "contractor-questions.flow/q190.help"
  | "contractor-questions.flow/q190.text"
  | "contractor-questions.flow/q191.answers.1911.text"
  | "contractor-questions.flow/q191.answers.1912.text"
  | "contractor-questions.flow/q191.answers.1913.text"
  | "contractor-questions.flow/q191.faqs.1.answer"
  | "contractor-questions.flow/q191.faqs.1.text"
  | "contractor-questions.flow/q191.help"
  | "contractor-questions.flow/q191.text"
  | "contractor-questions.flow/q192.answers.1921.text"
  | "contractor-questions.flow/q192.answers.1922.text"
  | "contractor-questions.flow/q192.answers.1923.text"
  | "contractor-questions.flow/q192.faqs.1.answer"
  | "contractor-questions.flow/q192.faqs.1.text"
  | "contractor-questions.flow/q192.help"
  | "contractor-questions.flow/q192.text"
  | "contractor-questions.flow/q193.answers.1931.text"
  | "contractor-questions.flow/q193.answers.1932.text"
  | "contractor-questions.flow/q193.answers.1933.text"
  | "contractor-questions.flow/q193.faqs.1.answer"
  | "contractor-questions.flow/q193.faqs.1.text"
  | "contractor-questions.flow/q193.help"
  | "contractor-questions.flow/q193.text"
  | "contractor-questions.flow/q2150.answers.21501.text"
  | "contractor-questions.flow/q2150.answers.21502.text"
  | "contractor-questions.flow/q2150.answers.21503.text"
  | "contractor-questions.flow/q2150.faqs.1.answer"
  | "contractor-questions.flow/q2150.faqs.1.text"
  | "contractor-questions.flow/q2150.help"
  | "contractor-questions.flow/q2150.text"
  | "contractor-questions.flow/q2151.answers.21511.text"
  | "contractor-questions.flow/q2151.answers.21512.text"
  | "contractor-questions.flow/q2151.answers.21513.text"
  | "contractor-questions.flow/q2151.faqs.1.answer"
  | "contractor-questions.flow/q2151.faqs.1.text"
  | "contractor-questions.flow/q2151.help"
  | "contractor-questions.flow/q2151.text"
  | "contractor-questions.flow/q2152.answers.21521.text"
  | "contractor-questions.flow/q2152.answers.21522.text"
  | "contractor-questions.flow/q2152.answers.21523.text"
  | "contractor-questions.flow/q2152.faqs.1.answer"
  | "contractor-questions.flow/q2152.faqs.1.text"
  | "contractor-questions.flow/q2152.help"
  | "contractor-questions.flow/q2152.text"
  | "contractor-questions.flow/q2153.answers.21531.text"
  | "contractor-questions.flow/q2153.answers.21532.text"
  | "contractor-questions.flow/q2153.answers.21533.text"
  | "contractor-questions.flow/q2153.faqs.1.answer"
  | "contractor-questions.flow/q2153.faqs.1.text"
  | "contractor-questions.flow/q2153.help"
  | "contractor-questions.flow/q2153.text"
  | "contractor-questions.flow/q2154.answers.21541.text"
  | "contractor-questions.flow/q2154.answers.21542.text"
  | "contractor-questions.flow/q2154.answers.21543.text"
  | "contractor-questions.flow/q2154.faqs.1.answer"
  | "contractor-questions.flow/q2154.faqs.1.text"
  | "contractor-questions.flow/q2154.help"
  | "contractor-questions.flow/q2154.text"
  | "contractor-questions.flow/q2155.answers.21551.text"
  | "contractor-questions.flow/q2155.answers.21552.text"
  | "contractor-questions.flow/q2155.answers.21553.text"
  | "contractor-questions.flow/q2155.faqs.1.answer"
  | "contractor-questions.flow/q2155.faqs.1.text"
  | "contractor-questions.flow/q2155.help"
  | "contractor-questions.flow/q2155.text"
  | "contractor-questions.flow/q2159.answers.21591.text"
  | "contractor-questions.flow/q2159.answers.21592.text"
  | "contractor-questions.flow/q2159.answers.21593.text"
  | "contractor-questions.flow/q2159.answers.21594.text"
  | "contractor-questions.flow/q2159.answers.21595.text"
  | "contractor-questions.flow/q2159.answers.21596.text"
  | "contractor-questions.flow/q2159.answers.21597.text"
  | "contractor-questions.flow/q2159.answers.21598.text"
  | "contractor-questions.flow/q2159.answers.21599.text"
  | "contractor-questions.flow/q2159.answers.21600.text"
  | "contractor-questions.flow/q2159.faqs.1.answer"
  | "contractor-questions.flow/q2159.faqs.1.text"
  | "contractor-questions.flow/q2159.help"
  | "contractor-questions.flow/q2159.text"
  | "contractor-questions.flow/q2160.answers.21601.text"
  | "contractor-questions.flow/q2160.answers.21602.text"
  | "contractor-questions.flow/q2160.answers.21603.text"
  | "contractor-questions.flow/q2160.faqs.1.answer"
  | "contractor-questions.flow/q2160.faqs.1.text"
  | "contractor-questions.flow/q2160.help"
  | "contractor-questions.flow/q2160.text"
  | "contractor-questions.flow/results.decided.title"
  | "contractor-questions.flow/results.independent.title"
  | "contractor-questions.flow/results.probability.title"
  | "contractor-questions.flow/results.recommendation.title"
  | "contractor-questions.flow/results.score.title"
  | "contractor-questions.flow/title"
  | "contractor-restructure.flow/messages.required"
  | "contractor-restructure.flow/submits.notices.form"
  | "contractor-restructure.flow/submits.notices.success"
  | "contractor-restructure.flow/title"
  | "contractor-tasks.screen/clientTask.actions.contractor-conflict-questions.title"
  | "contractor-tasks.screen/clientTask.text"
  | "contractor-tasks.screen/clientTask.title"
  | "contractor-tasks.screen/documentTask.actions.contractor-documents.title"
  | "contractor-tasks.screen/documentTask.text"
  | "contractor-tasks.screen/documentTask.title"
  | "contractor-tasks.screen/structureTask.actions.contractor-business-structure.title"
  | "contractor-tasks.screen/structureTask.text"
  | "contractor-tasks.screen/structureTask.title"
  | "contractor-tasks.screen/tasks.text.1"
  | "contractor-tasks.screen/tasks.text.2"
  | "contractor-tasks.screen/tasks.title"
  | "contractor-work.screen/again.actions.contractor-evaluation.title"
  | "contractor-work.screen/again.title"
  | "contractor-work.screen/completed.empty"
  | "contractor-work.screen/completed.title"
  | "contractor-work.screen/contractorWelcome.text"
  | "contractor-work.screen/contractorWelcome.title"
  | "contractor-work.screen/engaged.actions.screen:contractor-project.title"
  | "contractor-work.screen/engaged.companyName.title"
  | "contractor-work.screen/engaged.empty"
  | "contractor-work.screen/engaged.title"
  | "contractor-work.screen/open.actions.contractor-evaluation.title"
  | "contractor-work.screen/open.empty"
  | "contractor-work.screen/open.title"
  | "contractor-work.screen/today.closed.title"
  | "contractor-work.screen/today.evaluations.title"
  | "contractor-work.screen/today.open.title"
  | "contractor.menu/account.text"
  | "contractor.menu/account.title"
  | "contractor.menu/contractor-projects.title"
  | "contractor.menu/dashboard.text"
  | "contractor.menu/dashboard.title"
  | "contractor.menu/projects.text"
  | "contractor.menu/projects.title"
  | "contractor.menu/search.text"
  | "contractor.menu/search.title"
  | "contractor.menu/vetting.contractor-business-structure-view.title"
  | "contractor.menu/vetting.contractor-conflict-questions.title"
  | "contractor.menu/vetting.contractor-documents.title"
  | "contractor.menu/vetting.title"
  | "contractors.list.operation/notices.failure.text"
  | "contractors.list.operation/query.search.title"
  | "contractors.list.operation/title"
  | "contractors.mergePreview.operation/query.newLogicalName.title"
  | "contractors.mergePreview.operation/query.oldLogicalName.title"
  | "contractors.mergePreview.operation/title"
  | "contractors.removeExemption.operation/notices.success"
  | "contractors.removeExemption.operation/query.organizationId.title"
  | "contractors.removeExemption.operation/title"
  | "contractors.screen/contractors.actions.form:contractor-person.title"
  | "contractors.screen/contractors.actions.more.actions.screen:person-projects.title"
  | "contractors.screen/contractors.actions.more.actions.screen:similar-contractors.title"
  | "contractors.screen/contractors.actions.more.title"
  | "contractors.screen/contractors.actions.subvendor-details.title"
  | "contractors.screen/contractors.empty"
  | "contractors.screen/contractors.organizationNumber.empty"
  | "contractors.screen/contractors.phone.empty"
  | "contractors.screen/contractors.title"
  | "contractors.screen/exempt.actions.contractors.removeExemption.confirm"
  | "contractors.screen/exempt.actions.contractors.removeExemption.title"
  | "contractors.screen/exempt.empty"
  | "contractors.screen/exempt.title"
  | "contractors.screen/notExempt.actions.organizations.addExemption.title"
  | "contractors.screen/notExempt.empty"
  | "contractors.screen/notExempt.title"
  | "contractors.screen/title"
  | "contractors.similar.operation/query.logicalName.title"
  | "contractors.similar.operation/title"
  | "country.entity/values.CAN.title"
  | "country.entity/values.USA.title"
  | "create-account.form/terms.help"
  | "create-account.form/terms.messages.const"
  | "create-account.form/terms.messages.required"
  | "create-account.form/terms.title"
  | "create-subvendor.form/address.title"
  | "create-subvendor.form/contact.title"
  | "create-subvendor.form/phones.title"
  | "create-subvendor.form/specialCircumstance.help"
  | "create-subvendor.form/text"
  | "created-project.entity/contractorType.title"
  | "created-project.entity/evaluationId.title"
  | "created-project.entity/projectNumber.title"
  | "created-project.entity/title"
  | "custom-field.entity/display"
  | "custom-field.entity/id.title"
  | "custom-field.entity/label.title"
  | "custom-field.entity/title"
  | "custom-field.entity/type.title"
  | "custom-field.entity/type.values.RADIO_BUTTON.title"
  | "custom-field.entity/type.values.number.title"
  | "custom-field.entity/type.values.pay.title"
  | "custom-field.entity/type.values.text.title"
  | "custom-field.entity/type.values.text_required.title"
  | "custom-field.entity/valueSelection.title"
  | "dashboard.screen/title"
  | "defense-file-documents.entity/documentStatus.title"
  | "defense-file-documents.entity/title"
  | "defense-file-documents.screen/file.documentStatus.empty"
  | "defense-file-round.screen/round.completedAt.empty"
  | "defense-file-round.screen/round.score.empty"
  | "defense-file-round.screen/title"
  | "defense-file.screen/actions.print.file"
  | "defense-file.screen/actions.projects.defenseFile.title"
  | "defense-file.screen/actions.projects.exportDefenseFile.title"
  | "defense-file.screen/contractor.title"
  | "defense-file.screen/contractorResponses.title"
  | "defense-file.screen/jobFunction.name.title"
  | "defense-file.screen/manager.title"
  | "defense-file.screen/managerResponses.title"
  | "defense-file.screen/organization.title"
  | "defense-file.screen/organizationDetails.documentStatus.empty"
  | "defense-file.screen/project.candidateOnSite.empty"
  | "defense-file.screen/project.currentStatus.finalDeterminationDate.empty"
  | "defense-file.screen/project.currentStatus.finalDeterminationDate.title"
  | "defense-file.screen/project.currentStatus.status.title"
  | "defense-file.screen/project.projectEndDate.empty"
  | "defense-file.screen/project.projectStartDate.empty"
  | "defense-file.screen/project.title"
  | "defense-file.screen/title"
  | "definition-change.entity/change.title"
  | "definition-change.entity/change.values.added.title"
  | "definition-change.entity/change.values.changed.title"
  | "definition-change.entity/change.values.removed.title"
  | "definition-change.entity/definition.title"
  | "definition-change.entity/kind.title"
  | "definition-change.entity/title"
  | "definition-completion.entity/completions.title"
  | "definition-completion.entity/end.title"
  | "definition-completion.entity/start.title"
  | "definition-completion.entity/title"
  | "definition-content.entity/definition.title"
  | "definition-content.entity/kind.title"
  | "definition-content.entity/removal.title"
  | "definition-content.entity/text.title"
  | "definition-content.entity/title"
  | "definition-draft.entity/author.title"
  | "definition-draft.entity/base.title"
  | "definition-draft.entity/definition.title"
  | "definition-draft.entity/display"
  | "definition-draft.entity/draft.title"
  | "definition-draft.entity/errors.title"
  | "definition-draft.entity/kind.title"
  | "definition-draft.entity/removal.title"
  | "definition-draft.entity/revision.title"
  | "definition-draft.entity/savedAt.title"
  | "definition-draft.entity/text.title"
  | "definition-draft.entity/title"
  | "definition-entry.entity/area.title"
  | "definition-entry.entity/definition.title"
  | "definition-entry.entity/kind.title"
  | "definition-entry.entity/locale.title"
  | "definition-entry.entity/match.title"
  | "definition-entry.entity/title"
  | "definition-entry.entity/title.title"
  | "definition-error.entity/code.title"
  | "definition-error.entity/column.title"
  | "definition-error.entity/definition.title"
  | "definition-error.entity/file.title"
  | "definition-error.entity/hint.title"
  | "definition-error.entity/kind.title"
  | "definition-error.entity/line.title"
  | "definition-error.entity/message.title"
  | "definition-error.entity/pointer.title"
  | "definition-error.entity/severity.title"
  | "definition-error.entity/title"
  | "definition-file.entity/definition.title"
  | "definition-file.entity/digest.title"
  | "definition-file.entity/display"
  | "definition-file.entity/kind.title"
  | "definition-file.entity/path.title"
  | "definition-file.entity/text.title"
  | "definition-file.entity/title"
  | "definition-judgement.entity/drawing.title"
  | "definition-judgement.entity/errors.title"
  | "definition-judgement.entity/texts.title"
  | "definition-judgement.entity/title"
  | "definition-loss.entity/instances.title"
  | "definition-loss.entity/name.title"
  | "definition-loss.entity/title"
  | "definition-loss.entity/what.title"
  | "definition-loss.entity/what.values.answer.title"
  | "definition-loss.entity/what.values.property.title"
  | "definition-loss.entity/what.values.state.title"
  | "definition-schema.entity/kind.title"
  | "definition-schema.entity/schema.title"
  | "definition-schema.entity/title"
  | "definition-suggestion.entity/detail.title"
  | "definition-suggestion.entity/insert.title"
  | "definition-suggestion.entity/kind.title"
  | "definition-suggestion.entity/label.title"
  | "definition-suggestion.entity/title"
  | "definition-text.entity/path.title"
  | "definition-text.entity/pointer.title"
  | "definition-text.entity/text.title"
  | "definition-text.entity/title"
  | "definition-translation.entity/definition.title"
  | "definition-translation.entity/kind.title"
  | "definition-translation.entity/path.title"
  | "definition-translation.entity/source.title"
  | "definition-translation.entity/target.title"
  | "definition-translation.entity/targetOf.title"
  | "definition-translation.entity/title"
  | "definition-use.entity/definition.title"
  | "definition-use.entity/kind.title"
  | "definition-use.entity/line.title"
  | "definition-use.entity/name.title"
  | "definition-use.entity/pointer.title"
  | "definition-use.entity/title"
  | "director-evaluations.screen/determinations.actions.project-details.title"
  | "director-evaluations.screen/determinations.empty"
  | "director-evaluations.screen/title"
  | "document-list.screen/complete.text"
  | "document-list.screen/documentTypes.actions.form:upload-document.title"
  | "document-list.screen/documentTypes.empty"
  | "document-list.screen/documentTypes.expiresOn.empty"
  | "document-list.screen/expired.text"
  | "document-list.screen/forms.actions.documents.taxAttestation.title"
  | "document-list.screen/forms.text"
  | "document-list.screen/forms.title"
  | "document-list.screen/pendingAcceptance.text.1"
  | "document-list.screen/pendingAcceptance.text.2"
  | "document-list.screen/pendingUpload.text"
  | "document-list.screen/submits.actions.documents.delete.confirm"
  | "document-list.screen/submits.actions.documents.download.confirm"
  | "document-list.screen/submits.actions.form:expire-document.title"
  | "document-list.screen/submits.actions.form:review-document.title"
  | "document-list.screen/submits.dateAccepted.empty"
  | "document-list.screen/submits.dateExpires.empty"
  | "document-list.screen/submits.empty"
  | "document-status.entity/values.COMPLETE.title"
  | "document-status.entity/values.EXPIRED.title"
  | "document-status.entity/values.INCOMPLETE.title"
  | "document-status.entity/values.PENDING.title"
  | "document-status.entity/values.PENDING_ACCEPTANCE.title"
  | "document-status.entity/values.PENDING_REVIEW.title"
  | "document-status.entity/values.PENDING_UPLOAD.title"
  | "document-submit.entity/dateAccepted.title"
  | "document-submit.entity/dateExpires.title"
  | "document-submit.entity/dateReceived.title"
  | "document-submit.entity/display"
  | "document-submit.entity/documentId.title"
  | "document-submit.entity/organizationId.title"
  | "document-submit.entity/originalFilename.title"
  | "document-submit.entity/projectNumber.title"
  | "document-submit.entity/s3Id.title"
  | "document-submit.entity/substituteFlag.title"
  | "document-submit.entity/title"
  | "document-submit.entity/valid.title"
  | "document-submit.entity/version.title"
  | "document-type-help.entity/values.1.title"
  | "document-type-help.entity/values.11.title"
  | "document-type-help.entity/values.12.title"
  | "document-type-help.entity/values.13.title"
  | "document-type-help.entity/values.2.title"
  | "document-type-help.entity/values.3.title"
  | "document-type-help.entity/values.4.title"
  | "document-type-help.entity/values.5.title"
  | "document-type-help.entity/values.6.title"
  | "document-type.entity/values.1.title"
  | "document-type.entity/values.11.title"
  | "document-type.entity/values.12.title"
  | "document-type.entity/values.13.title"
  | "document-type.entity/values.2.title"
  | "document-type.entity/values.3.title"
  | "document-type.entity/values.4.title"
  | "document-type.entity/values.5.title"
  | "document-type.entity/values.6.title"
  | "document.entity/display"
  | "document.entity/documentId.title"
  | "document.entity/documentSubmits.title"
  | "document.entity/expiresOn.title"
  | "document.entity/expiryOrder.title"
  | "document.entity/help.title"
  | "document.entity/hiddenFlag.title"
  | "document.entity/name.title"
  | "document.entity/required.title"
  | "document.entity/required.values.no.title"
  | "document.entity/required.values.yes.title"
  | "document.entity/status.title"
  | "document.entity/status.values.ACCEPTED.title"
  | "document.entity/status.values.EXPIRED.title"
  | "document.entity/status.values.NOT_UPLOADED.title"
  | "document.entity/status.values.SUBMITTED.title"
  | "document.entity/title"
  | "document.lifecycle/states.ACCEPTED.title"
  | "document.lifecycle/states.EXPIRED.title"
  | "document.lifecycle/states.NOT_UPLOADED.title"
  | "document.lifecycle/states.SUBMITTED.title"
  | "documents.accept.operation/notices.409"
  | "documents.accept.operation/notices.conflict.text.1"
  | "documents.accept.operation/notices.conflict.text.2"
  | "documents.accept.operation/notices.conflict.text.3"
  | "documents.accept.operation/notices.conflict.text.4"
  | "documents.accept.operation/notices.failure"
  | "documents.accept.operation/notices.success"
  | "documents.accept.operation/title"
  | "documents.delete.operation/notices.409"
  | "documents.delete.operation/notices.failure"
  | "documents.delete.operation/notices.success"
  | "documents.delete.operation/title"
  | "documents.download.operation/notices.failure"
  | "documents.download.operation/title"
  | "documents.list.operation/notices.404.text"
  | "documents.list.operation/notices.failure"
  | "documents.list.operation/query.companyId.title"
  | "documents.list.operation/query.contractorType.title"
  | "documents.list.operation/query.contractorType.values.IC.title"
  | "documents.list.operation/query.contractorType.values.SV.title"
  | "documents.list.operation/query.documentType.title"
  | "documents.list.operation/query.organizationId.title"
  | "documents.list.operation/query.projectNumber.title"
  | "documents.list.operation/query.requirement.title"
  | "documents.list.operation/query.requirement.values.no.title"
  | "documents.list.operation/query.requirement.values.yes.title"
  | "documents.list.operation/query.standing.title"
  | "documents.list.operation/query.subClientId.title"
  | "documents.list.operation/title"
  | "documents.screen/none.text"
  | "documents.screen/title"
  | "documents.status.operation/notices.failure"
  | "documents.status.operation/query.companyId.title"
  | "documents.status.operation/query.contractorType.title"
  | "documents.status.operation/query.contractorType.values.IC.title"
  | "documents.status.operation/query.contractorType.values.SV.title"
  | "documents.status.operation/query.organizationId.title"
  | "documents.status.operation/query.projectNumber.title"
  | "documents.status.operation/query.regionId.title"
  | "documents.status.operation/title"
  | "documents.taxAttestation.operation/notices.failure"
  | "documents.taxAttestation.operation/title"
  | "documents.types.operation/notices.failure"
  | "documents.types.operation/query.contractorType.title"
  | "documents.types.operation/query.contractorType.values.IC.title"
  | "documents.types.operation/query.contractorType.values.SV.title"
  | "documents.types.operation/query.documentType.title"
  | "documents.types.operation/title"
  | "documents.upload.operation/notices.failure"
  | "documents.upload.operation/notices.success"
  | "documents.upload.operation/title"
  | "documents.uploadForOrganization.operation/notices.failure"
  | "documents.uploadForOrganization.operation/notices.success"
  | "documents.uploadForOrganization.operation/title"
  | "docusign.document.operation/notices.409"
  | "docusign.document.operation/notices.failure"
  | "docusign.document.operation/title"
  | "docusign.envelopes.operation/title"
  | "docusign.requestBillingDocs.operation/notices.400"
  | "docusign.requestBillingDocs.operation/notices.409"
  | "docusign.requestBillingDocs.operation/notices.422"
  | "docusign.requestBillingDocs.operation/notices.failure"
  | "docusign.requestBillingDocs.operation/notices.sending"
  | "docusign.requestBillingDocs.operation/notices.success"
  | "docusign.requestBillingDocs.operation/title"
  | "docusign.sendPacket.operation/notices.400"
  | "docusign.sendPacket.operation/notices.409"
  | "docusign.sendPacket.operation/notices.422"
  | "docusign.sendPacket.operation/notices.failure"
  | "docusign.sendPacket.operation/notices.sending"
  | "docusign.sendPacket.operation/notices.success"
  | "docusign.sendPacket.operation/title"
  | "docusign.status.operation/title"
  | "draft-act.entity/key.title"
  | "draft-act.entity/operation.title"
  | "draft-act.entity/title"
  | "draft.entity/awaits.title"
  | "draft.entity/createdBy.title"
  | "draft.entity/data.title"
  | "draft.entity/done.title"
  | "draft.entity/ended.title"
  | "draft.entity/endedAt.title"
  | "draft.entity/keptUntil.title"
  | "draft.entity/key.title"
  | "draft.entity/release.title"
  | "draft.entity/step.title"
  | "draft.entity/title"
  | "draft.entity/updatedAt.title"
  | "draft.entity/variant.title"
  | "draft.entity/version.title"
  | "draft.entity/wizard.title"
  | "drafts.get.operation/notices.failure.text"
  | "drafts.get.operation/title"
  | "drafts.list.operation/title"
  | "drafts.remove.operation/notices.failure.text"
  | "drafts.remove.operation/title"
  | "drafts.save.operation/notices.failure.text"
  | "drafts.save.operation/title"
  | "earlier-evaluation.entity/completedAt.title"
  | "earlier-evaluation.entity/createdAt.title"
  | "earlier-evaluation.entity/id.title"
  | "earlier-evaluation.entity/score.title"
  | "earlier-evaluation.entity/status.title"
  | "earlier-evaluation.entity/title"
  | "earlier-evaluation.entity/type.title"
  | "edd-report.form/title"
  | "edit-resource.form/logicalName.title"
  | "edit-role.screen/facts.text"
  | "edit-role.screen/title"
  | "edit-subvendor.form/address.title"
  | "edit-subvendor.form/phones.title"
  | "edit-subvendor.form/specialCircumstance.help"
  | "edit-template.form/subject.help"
  | "edit-user.form/functionalIds.help"
  | "edit-user.form/roles.messages.required"
  | "edit-user.form/submits.notices.409"
  | "edit-user.form/submits.notices.failure"
  | "edit-user.form/submits.notices.success"
  | "edit-user.form/title"
  | "edited-evaluation.entity/id.title"
  | "edited-evaluation.entity/status.title"
  | "edited-evaluation.entity/title"
  | "email-template-editor.screen/actions.emailTemplates.publish.confirm"
  | "email-template-editor.screen/actions.emailTemplates.reload.confirm"
  | "email-template-editor.screen/changed.text"
  | "email-template-editor.screen/difference.title"
  | "email-template-editor.screen/languages.actions.email-template-editor.2.title"
  | "email-template-editor.screen/languages.actions.email-template-editor.3.title"
  | "email-template-editor.screen/languages.actions.email-template-editor.4.title"
  | "email-template-editor.screen/languages.actions.email-template-editor.title"
  | "email-template-editor.screen/lines.differs.text"
  | "email-template-editor.screen/lines.left.empty"
  | "email-template-editor.screen/lines.left.title"
  | "email-template-editor.screen/lines.right.empty"
  | "email-template-editor.screen/lines.right.title"
  | "email-template-editor.screen/none.text"
  | "email-template-editor.screen/release.title"
  | "email-template-editor.screen/template.owner.empty"
  | "email-template-editor.screen/template.publishedAt.empty"
  | "email-template-editor.screen/template.publishedBy.empty"
  | "email-template-editor.screen/template.updatedAt.empty"
  | "email-template-editor.screen/text.title"
  | "email-template-editor.screen/title"
  | "email-templates.screen/changed.text"
  | "email-templates.screen/templates.actions.email-template-editor.2.title"
  | "email-templates.screen/templates.actions.email-template-editor.title"
  | "email-templates.screen/templates.empty"
  | "email-templates.screen/templates.publishedAt.empty"
  | "email-templates.screen/templates.publishedBy.empty"
  | "email-templates.screen/title"
  | "email.sendWelcome.operation/notices.422"
  | "email.sendWelcome.operation/notices.failure"
  | "email.sendWelcome.operation/notices.success"
  | "email.sendWelcome.operation/title"
  | "emailTemplates.edition.operation/query.owner.title"
  | "emailTemplates.edition.operation/title"
  | "emailTemplates.preview.operation/body.language.title"
  | "emailTemplates.preview.operation/body.record.messages.options"
  | "emailTemplates.preview.operation/body.record.title"
  | "emailTemplates.preview.operation/body.subject.title"
  | "emailTemplates.preview.operation/body.template.title"
  | "emailTemplates.preview.operation/notices.failure"
  | "emailTemplates.preview.operation/title"
  | "emailTemplates.saveDraft.operation/notices.failure"
  | "emailTemplates.saveDraft.operation/notices.success"
  | "emailTemplates.saveDraft.operation/query.owner.title"
  | "emailTemplates.saveDraft.operation/title"
  | "emailTemplates.sendTest.operation/body.language.title"
  | "emailTemplates.sendTest.operation/body.record.messages.options"
  | "emailTemplates.sendTest.operation/body.record.title"
  | "emailTemplates.sendTest.operation/body.subject.title"
  | "emailTemplates.sendTest.operation/body.template.title"
  | "emailTemplates.sendTest.operation/notices.failure"
  | "emailTemplates.sendTest.operation/notices.success.1"
  | "emailTemplates.sendTest.operation/notices.success.2"
  | "emailTemplates.sendTest.operation/title"
  | "emailTemplates.summaries.operation/query.pageNumber.title"
  | "emailTemplates.summaries.operation/query.pageSize.title"
  | "emailTemplates.summaries.operation/query.templateIdLike.title"
  | "emailTemplates.summaries.operation/title"
  | "ended-evaluation.screen/closedProject.text"
  | "ended-evaluation.screen/closedProject.title"
  | "ended-evaluation.screen/completed.text"
  | "ended-evaluation.screen/completed.title"
  | "ended-evaluation.screen/ended.text"
  | "ended-evaluation.screen/ended.title"
  | "ended-evaluation.screen/wayBack.actions.dashboard.title"
  | "ended-evaluation.screen/wayBack.actions.screen:evaluation-answers.title"
  | "engine/account"
  | "engine/accountSettings"
  | "engine/act.back"
  | "engine/act.close"
  | "engine/act.export"
  | "engine/act.leave"
  | "engine/act.login"
  | "engine/act.logout"
  | "engine/act.next"
  | "engine/act.print"
  | "engine/act.refresh"
  | "engine/act.reset"
  | "engine/active"
  | "engine/addAnother"
  | "engine/addRow"
  | "engine/allKinds"
  | "engine/answerRequired"
  | "engine/answerUnknown"
  | "engine/answersInvalid"
  | "engine/answersLocked"
  | "engine/applyFilters"
  | "engine/back"
  | "engine/blockFault"
  | "engine/breadcrumb"
  | "engine/cancel"
  | "engine/cancelUpload"
  | "engine/cellError"
  | "engine/cellFormula"
  | "engine/cellMerged"
  | "engine/changeAnswer"
  | "engine/chart.asChart"
  | "engine/chart.asTable"
  | "engine/choicesSheet"
  | "engine/chooseFile"
  | "engine/chooseFiles"
  | "engine/clear"
  | "engine/clearAll"
  | "engine/clearFilters"
  | "engine/close"
  | "engine/closeMenu"
  | "engine/conflictAllTheirs"
  | "engine/conflictBy"
  | "engine/conflictEmpty"
  | "engine/conflictKeep"
  | "engine/conflictNothing"
  | "engine/conflictNow"
  | "engine/conflictTaken"
  | "engine/conflictTheirs"
  | "engine/conflictTheirsOf"
  | "engine/conflictWas"
  | "engine/content"
  | "engine/counter"
  | "engine/damaged"
  | "engine/darkTheme"
  | "engine/discard"
  | "engine/discardEntries"
  | "engine/discardTyped"
  | "engine/draftAge"
  | "engine/draftContinue"
  | "engine/draftContinued"
  | "engine/draftDelete"
  | "engine/draftDeleteAsk"
  | "engine/draftEnded"
  | "engine/draftFinished"
  | "engine/draftGoOn"
  | "engine/draftGone"
  | "engine/draftKept"
  | "engine/draftLeave"
  | "engine/draftMerged"
  | "engine/draftNew"
  | "engine/draftOwner"
  | "engine/draftSaved"
  | "engine/draftSavedNow"
  | "engine/draftSaving"
  | "engine/draftStartOver"
  | "engine/draftStartOverAsk"
  | "engine/draftUnsaved"
  | "engine/draftUntitled"
  | "engine/draftsTitle"
  | "engine/dropFiles"
  | "engine/duplicateRow"
  | "engine/edit"
  | "engine/endBack"
  | "engine/endRetry"
  | "engine/entryNumber"
  | "engine/error.altered"
  | "engine/error.conflict"
  | "engine/error.credentials"
  | "engine/error.definitions"
  | "engine/error.draft-ended"
  | "engine/error.forbidden"
  | "engine/error.in-use"
  | "engine/error.internal"
  | "engine/error.last-administrator"
  | "engine/error.media-type"
  | "engine/error.no-files"
  | "engine/error.not-found"
  | "engine/error.not-read"
  | "engine/error.not-scanned"
  | "engine/error.not-stored"
  | "engine/error.once-key"
  | "engine/error.once-reused"
  | "engine/error.other-site"
  | "engine/error.own-drafts"
  | "engine/error.own-rights"
  | "engine/error.preview"
  | "engine/error.rate-limit"
  | "engine/error.sso"
  | "engine/error.stale"
  | "engine/error.state"
  | "engine/error.taken"
  | "engine/error.too-large"
  | "engine/error.unauthenticated"
  | "engine/error.unavailable"
  | "engine/error.unchanged"
  | "engine/error.unconfirmed"
  | "engine/error.validation"
  | "engine/exactly"
  | "engine/expandColumn"
  | "engine/export"
  | "engine/exportCut"
  | "engine/extensions"
  | "engine/failed"
  | "engine/failure"
  | "engine/faqs"
  | "engine/faultText"
  | "engine/faultTitle"
  | "engine/filter"
  | "engine/firstPage"
  | "engine/flowKeys"
  | "engine/flowStatementKeys"
  | "engine/fold"
  | "engine/footer"
  | "engine/forbidden"
  | "engine/greeting"
  | "engine/group"
  | "engine/groupCount"
  | "engine/helpAbout"
  | "engine/hidden"
  | "engine/hideEmpty"
  | "engine/hidePassword"
  | "engine/hideRow"
  | "engine/infected"
  | "engine/invalid"
  | "engine/keepTyped"
  | "engine/language"
  | "engine/lastPage"
  | "engine/lightTheme"
  | "engine/linkInvalid"
  | "engine/listCut"
  | "engine/loading"
  | "engine/locked"
  | "engine/logout"
  | "engine/maxItems"
  | "engine/maxLength"
  | "engine/maxSize"
  | "engine/maximum"
  | "engine/menu"
  | "engine/menuFault"
  | "engine/mergeApply"
  | "engine/mergeBase"
  | "engine/mergeEmpty"
  | "engine/mergeMine"
  | "engine/mergeText"
  | "engine/mergeTheirs"
  | "engine/mergeTitle"
  | "engine/minItems"
  | "engine/minLength"
  | "engine/minimum"
  | "engine/minutesLeft"
  | "engine/more"
  | "engine/moreFilters"
  | "engine/moveRowDown"
  | "engine/moveRowUp"
  | "engine/next"
  | "engine/nextPage"
  | "engine/no"
  | "engine/noDraft"
  | "engine/noFile"
  | "engine/noMatches"
  | "engine/noOptions"
  | "engine/noQuestions"
  | "engine/noRows"
  | "engine/notFoundText"
  | "engine/notFoundTitle"
  | "engine/nothing"
  | "engine/nothingHere"
  | "engine/open"
  | "engine/openChoice"
  | "engine/openMenu"
  | "engine/options"
  | "engine/optionsFailed"
  | "engine/pageFailed"
  | "engine/pairsAnswered"
  | "engine/palette"
  | "engine/palette.acts"
  | "engine/palette.failed"
  | "engine/palette.hint"
  | "engine/palette.keyClose"
  | "engine/palette.keyGo"
  | "engine/palette.keyHelp"
  | "engine/palette.keyMove"
  | "engine/palette.keyOpen"
  | "engine/palette.keyRow"
  | "engine/palette.keys"
  | "engine/palette.none"
  | "engine/palette.pages"
  | "engine/palette.visited"
  | "engine/partLost"
  | "engine/passwordStrength"
  | "engine/pasteCut"
  | "engine/pasteRefused"
  | "engine/pickAll"
  | "engine/pickClear"
  | "engine/pickDone"
  | "engine/pickFailed"
  | "engine/pickProgress"
  | "engine/pickRow"
  | "engine/pickStop"
  | "engine/pickedCount"
  | "engine/pickedRows"
  | "engine/placeholdersBroken"
  | "engine/placeholdersUnknown"
  | "engine/previousPage"
  | "engine/problems"
  | "engine/problemsColumn"
  | "engine/progress"
  | "engine/rangeFrom"
  | "engine/rangeOrder"
  | "engine/rangeTo"
  | "engine/rate"
  | "engine/reload"
  | "engine/remove"
  | "engine/removeFile"
  | "engine/removeRow"
  | "engine/required"
  | "engine/retry"
  | "engine/reviewAnswers"
  | "engine/rich.addColumn"
  | "engine/rich.addRow"
  | "engine/rich.address"
  | "engine/rich.applyLink"
  | "engine/rich.bold"
  | "engine/rich.bullets"
  | "engine/rich.font"
  | "engine/rich.italic"
  | "engine/rich.link"
  | "engine/rich.linkInvalid"
  | "engine/rich.numbers"
  | "engine/rich.placeholder"
  | "engine/rich.placeholders"
  | "engine/rich.redo"
  | "engine/rich.removeColumn"
  | "engine/rich.removeLink"
  | "engine/rich.removeRow"
  | "engine/rich.removeTable"
  | "engine/rich.size"
  | "engine/rich.standard"
  | "engine/rich.table"
  | "engine/rich.tools"
  | "engine/rich.underline"
  | "engine/rich.undo"
  | "engine/rowActions"
  | "engine/rowAdded"
  | "engine/rowColumn"
  | "engine/rowKeys"
  | "engine/rowMessage"
  | "engine/rowMoved"
  | "engine/rowNumber"
  | "engine/rowNumbers"
  | "engine/rowRemoved"
  | "engine/rowRepeated"
  | "engine/rowsFull"
  | "engine/rowsPasted"
  | "engine/rowsPerPage"
  | "engine/rowsShown"
  | "engine/rowsTotal"
  | "engine/rowsTotalOf"
  | "engine/ruleKept"
  | "engine/ruleOpen"
  | "engine/save"
  | "engine/select"
  | "engine/serverSays"
  | "engine/sessionExpired"
  | "engine/sheetColumn"
  | "engine/sheetEmpty"
  | "engine/sheetLarge"
  | "engine/sheetRows"
  | "engine/sheetTwice"
  | "engine/showEmpty"
  | "engine/showKinds"
  | "engine/showPassword"
  | "engine/showPath"
  | "engine/showRow"
  | "engine/signIn"
  | "engine/skipToContent"
  | "engine/sortBy"
  | "engine/stateRefused"
  | "engine/stepOf"
  | "engine/steps"
  | "engine/submit"
  | "engine/table.all"
  | "engine/table.any"
  | "engine/table.deleteView"
  | "engine/table.deleteViewQuestion"
  | "engine/table.renameView"
  | "engine/table.saveView"
  | "engine/table.viewActions"
  | "engine/table.viewName"
  | "engine/table.viewTaken"
  | "engine/table.views"
  | "engine/table.viewsFull"
  | "engine/takePhoto"
  | "engine/templateUnknown"
  | "engine/testMail"
  | "engine/toStart"
  | "engine/tone.error"
  | "engine/tone.info"
  | "engine/tone.success"
  | "engine/tone.warning"
  | "engine/tooLarge"
  | "engine/tooMany"
  | "engine/tour.decline"
  | "engine/tour.done"
  | "engine/tour.offer"
  | "engine/tour.offerText"
  | "engine/tour.start"
  | "engine/unfilterable"
  | "engine/unfold"
  | "engine/unknown"
  | "engine/unknownFormat"
  | "engine/unknownWidget"
  | "engine/unreachable"
  | "engine/uploadCancelled"
  | "engine/uploading"
  | "engine/version"
  | "engine/why"
  | "engine/withdrawn"
  | "engine/wizardNotFound"
  | "engine/working"
  | "engine/yes"
  | "error.screen/actions.start.title"
  | "error.screen/title"
  | "error.screen/words.text"
  | "evaluation-actions.screen/evaluationActions.actions.evaluation-compare.title"
  | "evaluation-actions.screen/evaluationActions.actions.flow:contractor-evaluation.title.1"
  | "evaluation-actions.screen/evaluationActions.actions.flow:contractor-evaluation.title.2"
  | "evaluation-actions.screen/evaluationActions.actions.flow:manager-evaluation.title.1"
  | "evaluation-actions.screen/evaluationActions.actions.flow:manager-evaluation.title.2"
  | "evaluation-actions.screen/evaluationActions.actions.more.actions.evaluations.requestFull.confirm"
  | "evaluation-actions.screen/evaluationActions.actions.more.actions.evaluations.skip.confirm"
  | "evaluation-actions.screen/evaluationActions.actions.more.actions.screen:client-answers.title"
  | "evaluation-actions.screen/evaluationActions.actions.more.title"
  | "evaluation-actions.screen/evaluationActions.actions.screen:evaluation-restructure.2.title"
  | "evaluation-actions.screen/evaluationActions.actions.screen:evaluation-restructure.title"
  | "evaluation-actions.screen/evaluationActions.title"
  | "evaluation-answers.screen/answers.empty"
  | "evaluation-answers.screen/statements.title"
  | "evaluation-compare.screen/answers.title"
  | "evaluation-compare.screen/compared.title"
  | "evaluation-compare.screen/contractorSide.title"
  | "evaluation-compare.screen/evaluationRows.differs.text"
  | "evaluation-compare.screen/evaluationRows.left.empty"
  | "evaluation-compare.screen/evaluationRows.left.title"
  | "evaluation-compare.screen/evaluationRows.right.empty"
  | "evaluation-compare.screen/evaluationRows.right.title"
  | "evaluation-compare.screen/incomplete.text"
  | "evaluation-compare.screen/managerSide.title"
  | "evaluation-compare.screen/noProject.text"
  | "evaluation-compare.screen/noProject.title"
  | "evaluation-compare.screen/title"
  | "evaluation-comparison.entity/matchedAnswers.title"
  | "evaluation-comparison.entity/sourceQA.title"
  | "evaluation-comparison.entity/targetQA.title"
  | "evaluation-comparison.entity/title"
  | "evaluation-detail.entity/answer.title"
  | "evaluation-detail.entity/answerText.title"
  | "evaluation-detail.entity/categoryId.title"
  | "evaluation-detail.entity/categoryId.values.ClassicEval.title"
  | "evaluation-detail.entity/categoryId.values.Consultant.title"
  | "evaluation-detail.entity/categoryId.values.Eval.title"
  | "evaluation-detail.entity/categoryId.values.NoEval.title"
  | "evaluation-detail.entity/categoryId.values.SpecialCircumstance.title"
  | "evaluation-detail.entity/categoryId.values.SubVendor.title"
  | "evaluation-detail.entity/holds.title"
  | "evaluation-detail.entity/icCompliant.title"
  | "evaluation-detail.entity/question.title"
  | "evaluation-detail.entity/questionText.title"
  | "evaluation-detail.entity/statement.title"
  | "evaluation-detail.entity/title"
  | "evaluation-detail.entity/type.title"
  | "evaluation-entries.screen/entries.completedAt.empty"
  | "evaluation-entries.screen/entries.empty"
  | "evaluation-entries.screen/entry.score.empty"
  | "evaluation-question.entity/each.answers.each.text"
  | "evaluation-question.entity/each.faqs.each.text"
  | "evaluation-question.entity/each.help"
  | "evaluation-question.entity/each.text"
  | "evaluation-question.entity/title"
  | "evaluation-response.entity/answer.title"
  | "evaluation-response.entity/question.title"
  | "evaluation-response.entity/title"
  | "evaluation-response.entity/type.title"
  | "evaluation-restructure.screen/finalize.text"
  | "evaluation-restructure.screen/title"
  | "evaluation-rounds.screen/rounds.actions.screen:defense-file.title"
  | "evaluation-rounds.screen/rounds.actions.screen:evaluation-view.title"
  | "evaluation-rounds.screen/rounds.completedAt.empty"
  | "evaluation-rounds.screen/rounds.empty"
  | "evaluation-rounds.screen/rounds.round.empty"
  | "evaluation-rounds.screen/rounds.round.help"
  | "evaluation-rounds.screen/rounds.score.empty"
  | "evaluation-side.entity/alternateDetails.title"
  | "evaluation-side.entity/answerText.title"
  | "evaluation-side.entity/completedAt.title"
  | "evaluation-side.entity/createdAt.title"
  | "evaluation-side.entity/evaluateeLogicalName.title"
  | "evaluation-side.entity/id.title"
  | "evaluation-side.entity/parentEvaluationId.title"
  | "evaluation-side.entity/responses.title"
  | "evaluation-side.entity/score.title"
  | "evaluation-side.entity/status.title"
  | "evaluation-side.entity/title"
  | "evaluation-side.entity/type.title"
  | "evaluation-status.entity/values.BYPASSED.title"
  | "evaluation-status.entity/values.CANCELLED.title"
  | "evaluation-status.entity/values.CLOSED.title"
  | "evaluation-status.entity/values.IN_PROGRESS.title"
  | "evaluation-status.entity/values.PENDING.title"
  | "evaluation-status.form/text"
  | "evaluation-status.form/title"
  | "evaluation-summary.entity/first.title"
  | "evaluation-summary.entity/latest.title"
  | "evaluation-summary.entity/overallStatus.title"
  | "evaluation-summary.entity/project.title"
  | "evaluation-summary.entity/title"
  | "evaluation-summary.screen/contractor.first.completedAt.empty"
  | "evaluation-summary.screen/contractor.first.completedAt.title"
  | "evaluation-summary.screen/contractor.latest.score.empty"
  | "evaluation-summary.screen/contractor.latest.status.empty"
  | "evaluation-summary.screen/contractor.project.contractor.conflictStatus.empty"
  | "evaluation-summary.screen/contractor.project.contractor.conflictStatus.title"
  | "evaluation-summary.screen/contractorSummary.title"
  | "evaluation-summary.screen/initialEvaluation.title"
  | "evaluation-summary.screen/manager.first.completedAt.empty"
  | "evaluation-summary.screen/manager.first.completedAt.title"
  | "evaluation-summary.screen/manager.latest.score.empty"
  | "evaluation-summary.screen/manager.latest.status.empty"
  | "evaluation-summary.screen/manager.project.currentStatus.nextEvalDate.empty"
  | "evaluation-summary.screen/managerSummary.title"
  | "evaluation-summary.screen/overall.overallStatus.empty"
  | "evaluation-summary.screen/overall.project.currentStatus.finalDeterminationDate.empty"
  | "evaluation-summary.screen/overall.project.currentStatus.finalDeterminationDate.title"
  | "evaluation-view.screen/answers.empty"
  | "evaluation-view.screen/evaluation.completedAt.empty"
  | "evaluation-view.screen/evaluation.regionId.empty"
  | "evaluation-view.screen/evaluation.round.empty"
  | "evaluation-view.screen/evaluation.round.title"
  | "evaluation-view.screen/evaluation.score.empty"
  | "evaluation-view.screen/evaluation.type.empty"
  | "evaluation-view.screen/state.round.title"
  | "evaluation-view.screen/title"
  | "evaluation.entity/answerKey.title"
  | "evaluation.entity/companyId.title"
  | "evaluation.entity/completedAt.title"
  | "evaluation.entity/createdAt.title"
  | "evaluation.entity/determinedOn.title"
  | "evaluation.entity/display"
  | "evaluation.entity/evaluateeLogicalName.title"
  | "evaluation.entity/evaluationDetails.title"
  | "evaluation.entity/evaluationNotes.title"
  | "evaluation.entity/id.title"
  | "evaluation.entity/initial.title"
  | "evaluation.entity/label.title"
  | "evaluation.entity/label.values.contractor-initial.title"
  | "evaluation.entity/label.values.contractor-re-evaluation.title"
  | "evaluation.entity/label.values.contractor-restructured-initial.title"
  | "evaluation.entity/label.values.contractor-restructured-re-evaluation.title"
  | "evaluation.entity/label.values.manager-initial.title"
  | "evaluation.entity/label.values.manager-re-evaluation.title"
  | "evaluation.entity/label.values.manager-restructured-initial.title"
  | "evaluation.entity/label.values.manager-restructured-re-evaluation.title"
  | "evaluation.entity/label.values.special.title"
  | "evaluation.entity/legacyId.title"
  | "evaluation.entity/open.title"
  | "evaluation.entity/order.title"
  | "evaluation.entity/overallStatus.title"
  | "evaluation.entity/overallStatus.values.COMPLETE.title"
  | "evaluation.entity/overallStatus.values.INCOMPLETE.title"
  | "evaluation.entity/parentEvaluationId.title"
  | "evaluation.entity/probability.title"
  | "evaluation.entity/project.title"
  | "evaluation.entity/projectName.title"
  | "evaluation.entity/projectNumber.title"
  | "evaluation.entity/reEvaluation.title"
  | "evaluation.entity/regionId.title"
  | "evaluation.entity/release.title"
  | "evaluation.entity/restructure.title"
  | "evaluation.entity/restructured.title"
  | "evaluation.entity/round.title"
  | "evaluation.entity/round.values.initial.title"
  | "evaluation.entity/round.values.re-evaluation.title"
  | "evaluation.entity/round.values.restructured-initial.title"
  | "evaluation.entity/round.values.restructured-re-evaluation.title"
  | "evaluation.entity/score.title"
  | "evaluation.entity/side.title"
  | "evaluation.entity/side.values.contractor.title"
  | "evaluation.entity/side.values.manager.title"
  | "evaluation.entity/sides.title"
  | "evaluation.entity/status.title"
  | "evaluation.entity/status.values.BYPASSED.title"
  | "evaluation.entity/status.values.CANCELLED.title"
  | "evaluation.entity/status.values.CLOSED.title"
  | "evaluation.entity/status.values.COMPLETE.title"
  | "evaluation.entity/status.values.INCOMPLETE.title"
  | "evaluation.entity/status.values.IN_PROGRESS.title"
  | "evaluation.entity/status.values.PENDING.title"
  | "evaluation.entity/status.values.SKIPPED.title"
  | "evaluation.entity/title"
  | "evaluation.entity/type.title"
  | "evaluation.entity/type.values.BYPASS.title"
  | "evaluation.entity/type.values.BYPASSED.title"
  | "evaluation.entity/type.values.CONFLICT.title"
  | "evaluation.entity/type.values.CONTRACTOR.title"
  | "evaluation.entity/type.values.CONTRACTOR_SP.title"
  | "evaluation.entity/type.values.EXEMPT.title"
  | "evaluation.entity/type.values.MANAGER.title"
  | "evaluation.entity/type.values.MANAGER_RE.title"
  | "evaluation.entity/type.values.SKIPPED.title"
  | "evaluation.entity/version.title"
  | "evaluation.entity/waitingDays.title"
  | "evaluation.lifecycle/events.complete.message"
  | "evaluation.lifecycle/events.hold.message.1"
  | "evaluation.lifecycle/events.hold.message.2"
  | "evaluation.lifecycle/events.start.message.1"
  | "evaluation.lifecycle/events.start.message.2"
  | "evaluations.changeStatus.operation/body.evaluationNotes.title"
  | "evaluations.changeStatus.operation/body.newStatus.title"
  | "evaluations.changeStatus.operation/notices.failure"
  | "evaluations.changeStatus.operation/notices.success"
  | "evaluations.changeStatus.operation/title"
  | "evaluations.compare.operation/query.sourceId.title"
  | "evaluations.compare.operation/query.sourceType.title"
  | "evaluations.compare.operation/query.targetId.title"
  | "evaluations.compare.operation/query.targetType.title"
  | "evaluations.compare.operation/title"
  | "evaluations.get.operation/title"
  | "evaluations.list.operation/query.contractorLogicalName.title"
  | "evaluations.list.operation/query.managerLogicalName.title"
  | "evaluations.list.operation/query.projectState.title"
  | "evaluations.list.operation/title"
  | "evaluations.predict.operation/body.evaluationId.title"
  | "evaluations.predict.operation/body.responses.title"
  | "evaluations.predict.operation/notices.failure.text"
  | "evaluations.predict.operation/title"
  | "evaluations.questions.operation/notices.unbound.text"
  | "evaluations.questions.operation/query.companyId.title"
  | "evaluations.questions.operation/query.currentOnly.title"
  | "evaluations.questions.operation/query.evaluationId.title"
  | "evaluations.questions.operation/query.reEvaluation.title"
  | "evaluations.questions.operation/query.regionId.title"
  | "evaluations.questions.operation/query.type.title"
  | "evaluations.questions.operation/title"
  | "evaluations.restructure.operation/notices.failure"
  | "evaluations.restructure.operation/title"
  | "evaluations.skip.operation/notices.failure"
  | "evaluations.skip.operation/notices.success"
  | "evaluations.skip.operation/notices.unbound.text"
  | "evaluations.skip.operation/title"
  | "evaluations.submitResponses.operation/body.edited.help"
  | "evaluations.submitResponses.operation/body.edited.title"
  | "evaluations.submitResponses.operation/body.evaluationNotes.title"
  | "evaluations.submitResponses.operation/body.responses.title"
  | "evaluations.submitResponses.operation/body.selectedOnly.title"
  | "evaluations.submitResponses.operation/body.submittedType.title"
  | "evaluations.submitResponses.operation/notices.422"
  | "evaluations.submitResponses.operation/notices.failure.text.1"
  | "evaluations.submitResponses.operation/notices.failure.text.2"
  | "evaluations.submitResponses.operation/notices.form"
  | "evaluations.submitResponses.operation/notices.sending"
  | "evaluations.submitResponses.operation/query.type.title"
  | "evaluations.submitResponses.operation/title"
  | "evaluations.template.operation/notices.unbound.text"
  | "evaluations.template.operation/query.submittedResponses.title"
  | "evaluations.template.operation/query.templateProjectNumber.title"
  | "evaluations.template.operation/title"
  | "excel-column.entity/key.title"
  | "excel-column.entity/label.title"
  | "excel-column.entity/required.title"
  | "excel-column.entity/title"
  | "excel-column.entity/type.title"
  | "excel-configuration.entity/columns.title"
  | "excel-configuration.entity/dateFormat.title"
  | "excel-configuration.entity/dropdowns.title"
  | "excel-configuration.entity/maxRows.title"
  | "excel-configuration.entity/title"
  | "excel-defaults.entity/candidateEmail.title"
  | "excel-defaults.entity/candidateFirstName.title"
  | "excel-defaults.entity/candidateLastName.title"
  | "excel-defaults.entity/candidateOnSite.title"
  | "excel-defaults.entity/candidatePhone.title"
  | "excel-defaults.entity/candidateW2Past24Months.title"
  | "excel-defaults.entity/companyId.title"
  | "excel-defaults.entity/costCenter.title"
  | "excel-defaults.entity/managerEmail.title"
  | "excel-defaults.entity/managerFirstName.title"
  | "excel-defaults.entity/managerLastName.title"
  | "excel-defaults.entity/managerPhone.title"
  | "excel-defaults.entity/payRate.title"
  | "excel-defaults.entity/projectAmount.title"
  | "excel-defaults.entity/projectDescription.title"
  | "excel-defaults.entity/projectEndDate.title"
  | "excel-defaults.entity/projectName.title"
  | "excel-defaults.entity/projectStartDate.title"
  | "excel-defaults.entity/title"
  | "excel-dropdowns.entity/contractorLocation.title"
  | "excel-dropdowns.entity/evalType.title"
  | "excel-dropdowns.entity/evalType.values.Eval.title"
  | "excel-dropdowns.entity/evalType.values.NoEval.title"
  | "excel-dropdowns.entity/jobFunctionId.title"
  | "excel-dropdowns.entity/primaryLocation.title"
  | "excel-dropdowns.entity/regionId.title"
  | "excel-dropdowns.entity/title"
  | "excel-dropdowns.entity/workLocation.title"
  | "excel-generator.form/additional.title"
  | "excel-generator.form/additionalFields.title"
  | "excel-generator.form/candidate.title"
  | "excel-generator.form/candidateEmail.title"
  | "excel-generator.form/candidateFirstName.title"
  | "excel-generator.form/candidateLastName.title"
  | "excel-generator.form/candidateOnSite.title"
  | "excel-generator.form/candidatePhone.title"
  | "excel-generator.form/candidateW2Past24Months.title"
  | "excel-generator.form/company.messages.required"
  | "excel-generator.form/company.title"
  | "excel-generator.form/companyId.title"
  | "excel-generator.form/contractorPick.title"
  | "excel-generator.form/costCenter.title"
  | "excel-generator.form/jobFunctionId.title"
  | "excel-generator.form/location.title"
  | "excel-generator.form/manager.title"
  | "excel-generator.form/managerEmail.title"
  | "excel-generator.form/managerFirstName.title"
  | "excel-generator.form/managerLastName.title"
  | "excel-generator.form/managerPhone.title"
  | "excel-generator.form/managerPick.title"
  | "excel-generator.form/noEval.title"
  | "excel-generator.form/payRate.placeholder"
  | "excel-generator.form/payRate.title"
  | "excel-generator.form/place.title"
  | "excel-generator.form/primaryLocation.title"
  | "excel-generator.form/project.title"
  | "excel-generator.form/projectAmount.title"
  | "excel-generator.form/projectDescription.title"
  | "excel-generator.form/projectEndDate.title"
  | "excel-generator.form/projectName.title"
  | "excel-generator.form/projectStartDate.title"
  | "excel-generator.form/regionId.title"
  | "excel-generator.form/rowCount.messages.minimum"
  | "excel-generator.form/rowCount.messages.required"
  | "excel-generator.form/rowCount.title"
  | "excel-generator.form/sheet.title"
  | "excel-generator.form/text"
  | "excel-generator.form/title"
  | "excel-generator.form/workLocation.title"
  | "excel-template.entity/additionalFields.each.title"
  | "excel-template.entity/additionalFields.title"
  | "excel-template.entity/companyId.messages.required"
  | "excel-template.entity/companyId.title"
  | "excel-template.entity/defaultValues.title"
  | "excel-template.entity/rowCount.messages.minimum"
  | "excel-template.entity/rowCount.messages.required"
  | "excel-template.entity/rowCount.title"
  | "excel-template.entity/selectedDropdownDefaults.title"
  | "excel-template.entity/title"
  | "excel.configuration.operation/notices.failure.text"
  | "excel.configuration.operation/query.companyId.title"
  | "excel.configuration.operation/title"
  | "excel.generate.operation/notices.failure.text"
  | "excel.generate.operation/title"
  | "expire-document.form/dateExpires.help.1"
  | "expire-document.form/dateExpires.messages.required"
  | "expire-document.form/dateExpires.title"
  | "expire-document.form/title"
  | "expiring-docs-final.template/body"
  | "expiring-docs-final.template/description"
  | "expiring-docs-final.template/subject"
  | "expiring-docs.template/body"
  | "expiring-docs.template/description"
  | "expiring-docs.template/subject"
  | "extend-project.form/title"
  | "extend-project.form/toDate.messages.required"
  | "extension-approved.template/body"
  | "extension-approved.template/description"
  | "extension-approved.template/subject"
  | "extension-rejected.template/body"
  | "extension-rejected.template/description"
  | "extension-rejected.template/subject"
  | "faq.entity/faqAnswer.title"
  | "faq.entity/faqQuestion.title"
  | "faq.entity/id.title"
  | "faq.entity/questionId.title"
  | "faq.entity/title"
  | "faqs.list.operation/query.regionId.title"
  | "faqs.list.operation/query.type.title"
  | "faqs.list.operation/title"
  | "final-determination.form/text"
  | "final-determination.template/body"
  | "final-determination.template/description"
  | "final-determination.template/subject"
  | "flex-column.entity/displayName.title"
  | "flex-column.entity/displayOrder.title"
  | "flex-column.entity/name.title"
  | "flex-column.entity/title"
  | "flex-column.entity/type.title"
  | "flex-column.entity/type.values.date.title"
  | "flex-column.entity/type.values.money.title"
  | "flex-column.entity/type.values.text.title"
  | "flex-parameter.entity/displayName.title"
  | "flex-parameter.entity/multiselect.title"
  | "flex-parameter.entity/name.title"
  | "flex-parameter.entity/options.title"
  | "flex-parameter.entity/options.title.title"
  | "flex-parameter.entity/options.value.title"
  | "flex-parameter.entity/required.title"
  | "flex-parameter.entity/title"
  | "flex-parameter.entity/type.title"
  | "flex-parameter.entity/type.values.date.title"
  | "flex-parameter.entity/type.values.select.title"
  | "flex-parameter.entity/type.values.text.title"
  | "flex-parameters.form/each.title"
  | "flex-report-view.screen/cut.text"
  | "flex-report-view.screen/rows.actions.project-details.title"
  | "flex-report-view.screen/rows.each.title"
  | "flex-report-view.screen/rows.empty"
  | "flex-report-view.screen/rows.export.file"
  | "flex-report-view.screen/rows.title"
  | "flex-report.entity/columnInfos.title"
  | "flex-report.entity/display"
  | "flex-report.entity/displayName.title"
  | "flex-report.entity/id.title"
  | "flex-report.entity/id.values.100.title"
  | "flex-report.entity/id.values.101.title"
  | "flex-report.entity/id.values.102.title"
  | "flex-report.entity/id.values.103.title"
  | "flex-report.entity/params.title"
  | "flex-report.entity/title"
  | "flex-report.screen/actions.project-reports.title"
  | "flex-report.screen/title"
  | "flex-result.entity/cut.title"
  | "flex-result.entity/reportId.title"
  | "flex-result.entity/rows.title"
  | "flex-result.entity/title"
  | "flex-row.entity/amount.title"
  | "flex-row.entity/budget.title"
  | "flex-row.entity/companyName.title"
  | "flex-row.entity/completedOn.title"
  | "flex-row.entity/contractorName.title"
  | "flex-row.entity/contractorUserId.title"
  | "flex-row.entity/evaluationStatus.title"
  | "flex-row.entity/finalDeterminationDate.title"
  | "flex-row.entity/managerName.title"
  | "flex-row.entity/managerUserId.title"
  | "flex-row.entity/projectEndDate.title"
  | "flex-row.entity/projectName.title"
  | "flex-row.entity/projectNumber.title"
  | "flex-row.entity/projectStartDate.title"
  | "flex-row.entity/projectStatus.title"
  | "flex-row.entity/projects.title"
  | "flex-row.entity/recommendation.title"
  | "flex-row.entity/requestStatus.title"
  | "flex-row.entity/requestType.title"
  | "flex-row.entity/requester.title"
  | "flex-row.entity/score.title"
  | "flex-row.entity/side.title"
  | "flex-row.entity/side.values.contractor.title"
  | "flex-row.entity/side.values.manager.title"
  | "flex-row.entity/state.title"
  | "flex-row.entity/title"
  | "flex-row.entity/toDate.title"
  | "flexReports.list.operation/notices.failure"
  | "flexReports.list.operation/title"
  | "flexReports.run.operation/notices.failure"
  | "flexReports.run.operation/query.companyId.title"
  | "flexReports.run.operation/query.contractor.title"
  | "flexReports.run.operation/query.endDate.title"
  | "flexReports.run.operation/query.manager.title"
  | "flexReports.run.operation/query.projectKey.title"
  | "flexReports.run.operation/query.startDate.title"
  | "flexReports.run.operation/query.state.title"
  | "flexReports.run.operation/query.status.title"
  | "flexReports.run.operation/title"
  | "footer.menu/public-california-privacy-policy.title"
  | "footer.menu/public-security-policy.title"
  | "footer.menu/public-terms-and-conditions.title"
  | "forecast-change.entity/change.title"
  | "forecast-change.entity/change.values.added.title"
  | "forecast-change.entity/change.values.changed.title"
  | "forecast-change.entity/change.values.removed.title"
  | "forecast-change.entity/definition.title"
  | "forecast-change.entity/drafts.title"
  | "forecast-change.entity/kind.title"
  | "forecast-change.entity/losses.title"
  | "forecast-change.entity/records.title"
  | "forecast-change.entity/title"
  | "forgot-password-classic.screen/title"
  | "forgot-password-view.screen/back.actions.login.title"
  | "forgot-password.form/email.messages.format"
  | "forgot-password.form/email.messages.required"
  | "forgot-password.form/email.title"
  | "forgot-password.form/text"
  | "forgot-password.screen/title"
  | "forgot-password.screen/why.text"
  | "function-number.entity/messages.options"
  | "function.entity/changedAt.title"
  | "function.entity/changedBy.title"
  | "function.entity/display"
  | "function.entity/name.title"
  | "function.entity/people.title"
  | "function.entity/roles.title"
  | "function.entity/title"
  | "function.entity/uiFunctionId.title"
  | "function.entity/used.help"
  | "function.entity/used.title"
  | "function.entity/version.title"
  | "functions.screen/functions.actions.form:rename-function.title"
  | "functions.screen/functions.changedAt.empty"
  | "functions.screen/functions.changedBy.empty"
  | "functions.screen/functions.empty"
  | "functions.screen/functions.name.empty"
  | "functions.screen/functions.roles.empty"
  | "functions.screen/title"
  | "funds-approved.template/body"
  | "funds-approved.template/description"
  | "funds-approved.template/subject"
  | "funds-rejected.template/body"
  | "funds-rejected.template/description"
  | "funds-rejected.template/subject"
  | "health.services.operation/title"
  | "home.screen/title"
  | "import-check.entity/problems.title"
  | "import-check.entity/refused.title"
  | "import-check.entity/rows.title"
  | "import-check.entity/title"
  | "import-file.form/title"
  | "import-payments.form/text"
  | "import-payments.form/title"
  | "import-problem.entity/column.title"
  | "import-problem.entity/message.title"
  | "import-problem.entity/row.title"
  | "import-problem.entity/title"
  | "import-problem.entity/value.title"
  | "import-problems.screen/refused.text"
  | "import-problems.screen/title"
  | "import-sheet.fields/file.help"
  | "import-sheet.fields/file.messages.required"
  | "import-sheet.fields/file.title"
  | "import-task.entity/created.title"
  | "import-task.entity/createdAt.title"
  | "import-task.entity/createdBy.title"
  | "import-task.entity/display"
  | "import-task.entity/endedAt.title"
  | "import-task.entity/fileName.title"
  | "import-task.entity/id.title"
  | "import-task.entity/immediate.title"
  | "import-task.entity/open.title"
  | "import-task.entity/progress.title"
  | "import-task.entity/refused.title"
  | "import-task.entity/rows.title"
  | "import-task.entity/startedAt.title"
  | "import-task.entity/startsAt.title"
  | "import-task.entity/status.title"
  | "import-task.entity/status.values.CANCELLED.title"
  | "import-task.entity/status.values.DONE.title"
  | "import-task.entity/status.values.FAILED.title"
  | "import-task.entity/status.values.RUNNING.title"
  | "import-task.entity/status.values.SCHEDULED.title"
  | "import-task.entity/title"
  | "import-time.form/processImmediately.title"
  | "import-time.form/rules.not-earlier.message"
  | "import-time.form/startsAt.title"
  | "import-time.form/title"
  | "initial-recommendation.template/body"
  | "initial-recommendation.template/description"
  | "initial-recommendation.template/subject"
  | "instance-move.entity/author.title"
  | "instance-move.entity/display"
  | "instance-move.entity/from.title"
  | "instance-move.entity/kind.title"
  | "instance-move.entity/kind.values.record.title"
  | "instance-move.entity/kind.values.wizard.title"
  | "instance-move.entity/move.title"
  | "instance-move.entity/name.title"
  | "instance-move.entity/outcomes.title"
  | "instance-move.entity/startedAt.title"
  | "instance-move.entity/status.title"
  | "instance-move.entity/status.values.moved.title"
  | "instance-move.entity/status.values.moving.title"
  | "instance-move.entity/status.values.returned.title"
  | "instance-move.entity/status.values.returning.title"
  | "instance-move.entity/title"
  | "instance-move.entity/to.title"
  | "invoice.template/body"
  | "invoice.template/subject"
  | "job-details.form/costCenter.help.1"
  | "job-details.form/costCenter.help.2"
  | "job-details.form/costCenter.placeholder"
  | "job-details.form/title"
  | "job-function.entity/description.title"
  | "job-function.entity/display"
  | "job-function.entity/id.title"
  | "job-function.entity/name.title"
  | "job-function.entity/title"
  | "language.entity/values.en.title"
  | "language.entity/values.fr.title"
  | "language.entity/values.ro.title"
  | "language.entity/values.zh.title"
  | "legal-text-list.screen/texts.actions.form:publish-legal-text.title"
  | "legal-text.entity/chinese.title"
  | "legal-text.entity/english.title"
  | "legal-text.entity/french.title"
  | "legal-text.entity/policy.title"
  | "legal-text.entity/policy.values.california.title"
  | "legal-text.entity/policy.values.security.title"
  | "legal-text.entity/policy.values.terms.title"
  | "legal-text.entity/publishedOn.title"
  | "legal-text.entity/romanian.title"
  | "legal-text.entity/title"
  | "legal-text.entity/version.messages.options"
  | "legal-text.entity/version.title"
  | "legal-texts.screen/title"
  | "legal.list.operation/title"
  | "legal.publish.operation/notices.failure"
  | "legal.publish.operation/notices.success"
  | "legal.publish.operation/title"
  | "legal.setting/californiaPublishedOn.title"
  | "legal.setting/californiaVersion.title"
  | "legal.setting/complianceMailbox.help"
  | "legal.setting/complianceMailbox.title"
  | "legal.setting/securityPublishedOn.title"
  | "legal.setting/securityVersion.title"
  | "legal.setting/termsPublishedOn.title"
  | "legal.setting/termsVersion.title"
  | "location.entity/country.title"
  | "location.entity/display"
  | "location.entity/locationCode.title"
  | "location.entity/locationType.title"
  | "location.entity/locationid.title"
  | "location.entity/title"
  | "login-callback.screen/title"
  | "login-callback.screen/words.text"
  | "login-changed.template/body"
  | "login-changed.template/description"
  | "login-changed.template/subject"
  | "login-left.template/body"
  | "login-left.template/description"
  | "login-left.template/subject"
  | "login-okta-callback.screen/title"
  | "login-okta-callback.screen/words.text"
  | "login-sso.screen/provider.actions.login.title"
  | "login-sso.screen/title"
  | "login-sso.screen/welcome.text"
  | "login.form/title"
  | "login.screen/address.text"
  | "login.screen/link.text"
  | "login.screen/title"
  | "lookups.jobFunctions.operation/query.companyId.title"
  | "lookups.jobFunctions.operation/title"
  | "lookups.locations.operation/title"
  | "mail-preview.entity/subject.title"
  | "mail-preview.entity/template.title"
  | "mail-preview.entity/text.title"
  | "mail-preview.entity/title"
  | "mail.entity/body.title"
  | "mail.entity/createdAt.title"
  | "mail.entity/display"
  | "mail.entity/id.title"
  | "mail.entity/subject.title"
  | "mail.entity/title"
  | "mail.entity/to.title"
  | "mail.screen/message.text"
  | "mail.screen/title"
  | "mailbox.get.operation/title"
  | "mailbox.list.operation/title"
  | "mailbox.screen/mails.actions.screen:mail.title"
  | "mailbox.screen/mails.empty"
  | "mailbox.screen/purpose.text"
  | "mailbox.screen/title"
  | "manager-correction.entity/firstName.title"
  | "manager-correction.entity/lastName.title"
  | "manager-correction.entity/phoneNumber.title"
  | "manager-correction.entity/title"
  | "manager-details.form/managerCity.title"
  | "manager-details.form/managerCompany.title"
  | "manager-details.form/managerCreation.title"
  | "manager-details.form/managerCreation.values.new.title"
  | "manager-details.form/managerCreation.values.select.title"
  | "manager-details.form/managerDepartment.title"
  | "manager-details.form/managerEmail.title"
  | "manager-details.form/managerFax.title"
  | "manager-details.form/managerFirstName.title"
  | "manager-details.form/managerHost.title"
  | "manager-details.form/managerLastName.title"
  | "manager-details.form/managerPhone.title"
  | "manager-details.form/managerPick.messages.required"
  | "manager-details.form/managerPick.title"
  | "manager-details.form/managerProvince.title"
  | "manager-details.form/managerTitle.title"
  | "manager-details.form/managerUsername.messages.pattern"
  | "manager-details.form/managerUsername.title"
  | "manager-details.form/managerZip.title"
  | "manager-details.form/newManagerEmail.title"
  | "manager-details.form/proxyManager.title"
  | "manager-details.form/rules.united-states.message"
  | "manager-details.form/title"
  | "manager-evaluation.flow/messages.required"
  | "manager-evaluation.flow/text.1"
  | "manager-evaluation.flow/title"
  | "manager-evaluation.screen/enter.evaluations.get.notices.404.text"
  | "manager-evaluation.screen/evaluation.notices.404.text"
  | "manager-evaluation.screen/title"
  | "manager-evaluation.wizard/evaluation.title"
  | "manager-evaluation.wizard/thanks.actions.dashboard.title"
  | "manager-evaluation.wizard/thanks.text"
  | "manager-evaluation.wizard/thanks.title"
  | "manager-evaluation.wizard/title"
  | "manager-info.entity/city.title"
  | "manager-info.entity/companyId.title"
  | "manager-info.entity/department.title"
  | "manager-info.entity/email.messages.options"
  | "manager-info.entity/email.title"
  | "manager-info.entity/faxNumber.title"
  | "manager-info.entity/firstName.title"
  | "manager-info.entity/lastName.title"
  | "manager-info.entity/phoneNumber.title"
  | "manager-info.entity/province.title"
  | "manager-info.entity/proxyManager.title"
  | "manager-info.entity/title"
  | "manager-info.entity/title.title"
  | "manager-info.entity/zip.title"
  | "manager-new-project.screen/choose-own-company.title"
  | "manager-new-project.screen/title"
  | "manager-position.entity/changedBy.title"
  | "manager-position.entity/display"
  | "manager-position.entity/endDate.title"
  | "manager-position.entity/logicalName.title"
  | "manager-position.entity/name.title"
  | "manager-position.entity/since.title"
  | "manager-position.entity/startDate.title"
  | "manager-position.entity/title"
  | "manager-position.entity/until.title"
  | "manager-project-page.screen/title"
  | "manager-project.screen/project.companyName.title"
  | "manager-project.screen/project.contractor.logicalName.title"
  | "manager-project.screen/project.contractor.name.title"
  | "manager-project.screen/project.manager.logicalName.title"
  | "manager-project.screen/project.manager.name.title"
  | "manager-project.screen/project.projectAmount.actions.form:request-funds.title"
  | "manager-project.screen/project.projectEndDate.actions.form:request-extension.title"
  | "manager-project.screen/state.currentStatus.state.title"
  | "manager-project.screen/state.currentStatus.status.title"
  | "manager-project.screen/title"
  | "manager-project.screen/waiting.actions.manager-evaluation.title.1"
  | "manager-project.screen/waiting.actions.manager-evaluation.title.2"
  | "manager-project.screen/waiting.text"
  | "manager-project.screen/waiting.title"
  | "manager-projects.fields/contractor.name.title"
  | "manager-projects.screen/actions.manager-new-project.title"
  | "manager-projects.screen/companyProjects.actions.screen:manager-project.title"
  | "manager-projects.screen/companyProjects.add.title"
  | "manager-projects.screen/companyProjects.closed.title"
  | "manager-projects.screen/companyProjects.empty"
  | "manager-projects.screen/companyProjects.open.title"
  | "manager-projects.screen/progress.steps.1"
  | "manager-projects.screen/progress.steps.1.2"
  | "manager-projects.screen/progress.steps.2"
  | "manager-projects.screen/progress.steps.2.2"
  | "manager-projects.screen/progress.steps.3"
  | "manager-projects.screen/progress.steps.3.2"
  | "manager-projects.screen/progress.steps.4"
  | "manager-projects.screen/progress.steps.4.2"
  | "manager-projects.screen/progress.title"
  | "manager-projects.screen/progress.title.2"
  | "manager-projects.screen/projects.actions.screen:manager-project.title"
  | "manager-projects.screen/projects.add.title"
  | "manager-projects.screen/projects.closed.title"
  | "manager-projects.screen/projects.empty"
  | "manager-projects.screen/projects.open.title"
  | "manager-projects.screen/title"
  | "manager-questions.flow/q2062.answers.20621.text"
  | "manager-questions.flow/q2062.answers.20622.text"
  | "manager-questions.flow/q2062.answers.20623.text"
  | "manager-questions.flow/q2062.faqs.1.answer"
  | "manager-questions.flow/q2062.faqs.1.text"
  | "manager-questions.flow/q2062.help"
  | "manager-questions.flow/q2062.text"
  | "manager-questions.flow/q2063.answers.20631.text"
  | "manager-questions.flow/q2063.answers.20632.text"
  | "manager-questions.flow/q2063.answers.20633.text"
  | "manager-questions.flow/q2063.faqs.1.answer"
  | "manager-questions.flow/q2063.faqs.1.text"
  | "manager-questions.flow/q2063.help"
  | "manager-questions.flow/q2063.text"
  | "manager-questions.flow/q2064.answers.20641.text"
  | "manager-questions.flow/q2064.answers.20642.text"
  | "manager-questions.flow/q2064.answers.20643.text"
  | "manager-questions.flow/q2064.faqs.1.answer"
  | "manager-questions.flow/q2064.faqs.1.text"
  | "manager-questions.flow/q2064.help"
  | "manager-questions.flow/q2064.text"
  | "manager-questions.flow/q2065.answers.20651.text"
  | "manager-questions.flow/q2065.answers.20652.text"
  | "manager-questions.flow/q2065.answers.20653.text"
  | "manager-questions.flow/q2065.faqs.1.answer"
  | "manager-questions.flow/q2065.faqs.1.text"
  | "manager-questions.flow/q2065.help"
  | "manager-questions.flow/q2065.text"
  | "manager-questions.flow/q2066.answers.20661.text"
  | "manager-questions.flow/q2066.answers.20662.text"
  | "manager-questions.flow/q2066.answers.20663.text"
  | "manager-questions.flow/q2066.faqs.1.answer"
  | "manager-questions.flow/q2066.faqs.1.text"
  | "manager-questions.flow/q2066.help"
  | "manager-questions.flow/q2066.text"
  | "manager-questions.flow/q2067.answers.20671.text"
  | "manager-questions.flow/q2067.answers.20672.text"
  | "manager-questions.flow/q2067.answers.20673.text"
  | "manager-questions.flow/q2067.faqs.1.answer"
  | "manager-questions.flow/q2067.faqs.1.text"
  | "manager-questions.flow/q2067.help"
  | "manager-questions.flow/q2067.text"
  | "manager-questions.flow/q2071.answers.20711.text"
  | "manager-questions.flow/q2071.answers.20712.text"
  | "manager-questions.flow/q2071.answers.20713.text"
  | "manager-questions.flow/q2071.answers.20714.text"
  | "manager-questions.flow/q2071.answers.20715.text"
  | "manager-questions.flow/q2071.answers.20716.text"
  | "manager-questions.flow/q2071.answers.20717.text"
  | "manager-questions.flow/q2071.answers.20718.text"
  | "manager-questions.flow/q2071.answers.20719.text"
  | "manager-questions.flow/q2071.answers.20720.text"
  | "manager-questions.flow/q2071.faqs.1.answer"
  | "manager-questions.flow/q2071.faqs.1.text"
  | "manager-questions.flow/q2071.help"
  | "manager-questions.flow/q2071.text"
  | "manager-questions.flow/q60.answers.601.text"
  | "manager-questions.flow/q60.answers.602.text"
  | "manager-questions.flow/q60.answers.603.text"
  | "manager-questions.flow/q60.faqs.1.answer"
  | "manager-questions.flow/q60.faqs.1.text"
  | "manager-questions.flow/q60.help"
  | "manager-questions.flow/q60.text"
  | "manager-questions.flow/q61.answers.611.text"
  | "manager-questions.flow/q61.answers.612.text"
  | "manager-questions.flow/q61.answers.613.text"
  | "manager-questions.flow/q61.faqs.1.answer"
  | "manager-questions.flow/q61.faqs.1.text"
  | "manager-questions.flow/q61.help"
  | "manager-questions.flow/q61.text"
  | "manager-questions.flow/q62.answers.621.text"
  | "manager-questions.flow/q62.answers.622.text"
  | "manager-questions.flow/q62.answers.623.text"
  | "manager-questions.flow/q62.faqs.1.answer"
  | "manager-questions.flow/q62.faqs.1.text"
  | "manager-questions.flow/q62.faqs.2.answer"
  | "manager-questions.flow/q62.faqs.2.text"
  | "manager-questions.flow/q62.help"
  | "manager-questions.flow/q62.text"
  | "manager-questions.flow/q63.answers.631.text"
  | "manager-questions.flow/q63.answers.632.text"
  | "manager-questions.flow/q63.answers.633.text"
  | "manager-questions.flow/q63.faqs.1.answer"
  | "manager-questions.flow/q63.faqs.1.text"
  | "manager-questions.flow/q63.help"
  | "manager-questions.flow/q63.text"
  | "manager-questions.flow/q64.answers.641.text"
  | "manager-questions.flow/q64.answers.642.text"
  | "manager-questions.flow/q64.answers.643.text"
  | "manager-questions.flow/q64.faqs.1.answer"
  | "manager-questions.flow/q64.faqs.1.text"
  | "manager-questions.flow/q64.help"
  | "manager-questions.flow/q64.text"
  | "manager-questions.flow/q65.answers.651.text"
  | "manager-questions.flow/q65.answers.652.text"
  | "manager-questions.flow/q65.answers.653.text"
  | "manager-questions.flow/q65.faqs.1.answer"
  | "manager-questions.flow/q65.faqs.1.text"
  | "manager-questions.flow/q65.help"
  | "manager-questions.flow/q65.text"
  | "manager-questions.flow/q66.answers.661.text"
  | "manager-questions.flow/q66.answers.662.text"
  | "manager-questions.flow/q66.answers.663.text"
  | "manager-questions.flow/q66.faqs.1.answer"
  | "manager-questions.flow/q66.faqs.1.text"
  | "manager-questions.flow/q66.help"
  | "manager-questions.flow/q66.text"
  | "manager-questions.flow/q67.answers.671.text"
  | "manager-questions.flow/q67.answers.672.text"
  | "manager-questions.flow/q67.answers.673.text"
  | "manager-questions.flow/q67.faqs.1.answer"
  | "manager-questions.flow/q67.faqs.1.text"
  | "manager-questions.flow/q67.help"
  | "manager-questions.flow/q67.text"
  | "manager-questions.flow/q68.answers.681.text"
  | "manager-questions.flow/q68.answers.682.text"
  | "manager-questions.flow/q68.answers.683.text"
  | "manager-questions.flow/q68.faqs.1.answer"
  | "manager-questions.flow/q68.faqs.1.text"
  | "manager-questions.flow/q68.help"
  | "manager-questions.flow/q68.text"
  | "manager-questions.flow/q69.answers.691.text"
  | "manager-questions.flow/q69.answers.692.text"
  | "manager-questions.flow/q69.answers.693.text"
  | "manager-questions.flow/q69.faqs.1.answer"
  | "manager-questions.flow/q69.faqs.1.text"
  | "manager-questions.flow/q69.help"
  | "manager-questions.flow/q69.text"
  | "manager-questions.flow/q70.answers.701.text"
  | "manager-questions.flow/q70.answers.702.text"
  | "manager-questions.flow/q70.answers.703.text"
  | "manager-questions.flow/q70.faqs.1.answer"
  | "manager-questions.flow/q70.faqs.1.text"
  | "manager-questions.flow/q70.help"
  | "manager-questions.flow/q70.text"
  | "manager-questions.flow/q71.answers.711.text"
  | "manager-questions.flow/q71.answers.712.text"
  | "manager-questions.flow/q71.answers.713.text"
  | "manager-questions.flow/q71.answers.714.text"
  | "manager-questions.flow/q71.answers.715.text"
  | "manager-questions.flow/q71.answers.716.text"
  | "manager-questions.flow/q71.answers.717.text"
  | "manager-questions.flow/q71.answers.718.text"
  | "manager-questions.flow/q71.answers.719.text"
  | "manager-questions.flow/q71.answers.720.text"
  | "manager-questions.flow/q71.faqs.1.answer"
  | "manager-questions.flow/q71.faqs.1.text"
  | "manager-questions.flow/q71.help"
  | "manager-questions.flow/q71.text"
  | "manager-questions.flow/q72.answers.721.text"
  | "manager-questions.flow/q72.answers.722.text"
  | "manager-questions.flow/q72.answers.723.text"
  | "manager-questions.flow/q72.faqs.1.answer"
  | "manager-questions.flow/q72.faqs.1.text"
  | "manager-questions.flow/q72.help"
  | "manager-questions.flow/q72.text"
  | "manager-questions.flow/q73.answers.731.text"
  | "manager-questions.flow/q73.answers.732.text"
  | "manager-questions.flow/q73.answers.733.text"
  | "manager-questions.flow/q73.faqs.1.answer"
  | "manager-questions.flow/q73.faqs.1.text"
  | "manager-questions.flow/q73.help"
  | "manager-questions.flow/q73.text"
  | "manager-questions.flow/q74.answers.741.text"
  | "manager-questions.flow/q74.answers.742.text"
  | "manager-questions.flow/q74.answers.743.text"
  | "manager-questions.flow/q74.faqs.1.answer"
  | "manager-questions.flow/q74.faqs.1.text"
  | "manager-questions.flow/q74.help"
  | "manager-questions.flow/q74.text"
  | "manager-questions.flow/q75.answers.751.text"
  | "manager-questions.flow/q75.answers.752.text"
  | "manager-questions.flow/q75.answers.753.text"
  | "manager-questions.flow/q75.faqs.1.answer"
  | "manager-questions.flow/q75.faqs.1.text"
  | "manager-questions.flow/q75.help"
  | "manager-questions.flow/q75.text"
  | "manager-questions.flow/q76.answers.761.text"
  | "manager-questions.flow/q76.answers.762.text"
  | "manager-questions.flow/q76.answers.763.text"
  | "manager-questions.flow/q76.faqs.1.answer"
  | "manager-questions.flow/q76.faqs.1.text"
  | "manager-questions.flow/q76.help"
  | "manager-questions.flow/q76.text"
  | "manager-questions.flow/q77.answers.771.text"
  | "manager-questions.flow/q77.answers.772.text"
  | "manager-questions.flow/q77.answers.773.text"
  | "manager-questions.flow/q77.faqs.1.answer"
  | "manager-questions.flow/q77.faqs.1.text"
  | "manager-questions.flow/q77.help"
  | "manager-questions.flow/q77.text"
  | "manager-questions.flow/q78.answers.781.text"
  | "manager-questions.flow/q78.answers.782.text"
  | "manager-questions.flow/q78.answers.783.text"
  | "manager-questions.flow/q78.faqs.1.answer"
  | "manager-questions.flow/q78.faqs.1.text"
  | "manager-questions.flow/q78.help"
  | "manager-questions.flow/q78.text"
  | "manager-questions.flow/q79.answers.791.text"
  | "manager-questions.flow/q79.answers.792.text"
  | "manager-questions.flow/q79.answers.793.text"
  | "manager-questions.flow/q79.faqs.1.answer"
  | "manager-questions.flow/q79.faqs.1.text"
  | "manager-questions.flow/q79.help"
  | "manager-questions.flow/q79.text"
  | "manager-questions.flow/q80.answers.801.text"
  | "manager-questions.flow/q80.answers.802.text"
  | "manager-questions.flow/q80.answers.803.text"
  | "manager-questions.flow/q80.faqs.1.answer"
  | "manager-questions.flow/q80.faqs.1.text"
  | "manager-questions.flow/q80.help"
  | "manager-questions.flow/q80.text"
  | "manager-questions.flow/q81.answers.811.text"
  | "manager-questions.flow/q81.answers.812.text"
  | "manager-questions.flow/q81.answers.813.text"
  | "manager-questions.flow/q81.faqs.1.answer"
  | "manager-questions.flow/q81.faqs.1.text"
  | "manager-questions.flow/q81.help"
  | "manager-questions.flow/q81.text"
  | "manager-questions.flow/q82.answers.821.text"
  | "manager-questions.flow/q82.answers.822.text"
  | "manager-questions.flow/q82.answers.823.text"
  | "manager-questions.flow/q82.faqs.1.answer"
  | "manager-questions.flow/q82.faqs.1.text"
  | "manager-questions.flow/q82.help"
  | "manager-questions.flow/q82.text"
  | "manager-questions.flow/q83.answers.831.text"
  | "manager-questions.flow/q83.answers.832.text"
  | "manager-questions.flow/q83.answers.833.text"
  | "manager-questions.flow/q83.faqs.1.answer"
  | "manager-questions.flow/q83.faqs.1.text"
  | "manager-questions.flow/q83.help"
  | "manager-questions.flow/q83.text"
  | "manager-questions.flow/q84.answers.841.text"
  | "manager-questions.flow/q84.answers.842.text"
  | "manager-questions.flow/q84.answers.843.text"
  | "manager-questions.flow/q84.faqs.1.answer"
  | "manager-questions.flow/q84.faqs.1.text"
  | "manager-questions.flow/q84.help"
  | "manager-questions.flow/q84.text"
  | "manager-questions.flow/results.decided.title"
  | "manager-questions.flow/results.independent.title"
  | "manager-questions.flow/results.probability.title"
  | "manager-questions.flow/results.recommendation.title"
  | "manager-questions.flow/results.score.title"
  | "manager-questions.flow/title"
  | "manager-requests.screen/note.requesterNote.empty"
  | "manager-requests.screen/requests.actions.form:reject-request.title"
  | "manager-requests.screen/requests.actions.requisitions.approve.notices.failure.1"
  | "manager-requests.screen/requests.actions.requisitions.approve.notices.failure.2"
  | "manager-requests.screen/requests.actions.requisitions.approve.title"
  | "manager-requests.screen/requests.empty"
  | "manager-requests.screen/title"
  | "manager-restructure.flow/messages.required"
  | "manager-restructure.flow/submits.notices.form"
  | "manager-restructure.flow/submits.notices.success"
  | "manager-restructure.flow/title"
  | "manager-work.screen/again.actions.manager-evaluation.title"
  | "manager-work.screen/again.title"
  | "manager-work.screen/begun.actions.drafts.remove.confirm"
  | "manager-work.screen/begun.actions.drafts.remove.title"
  | "manager-work.screen/begun.actions.manager-new-project.title"
  | "manager-work.screen/begun.text"
  | "manager-work.screen/begun.title.1"
  | "manager-work.screen/begun.title.2"
  | "manager-work.screen/begunProjects.title"
  | "manager-work.screen/completed.empty"
  | "manager-work.screen/completed.title"
  | "manager-work.screen/managed.actions.screen:manager-project.title"
  | "manager-work.screen/managed.add.title"
  | "manager-work.screen/managed.contractor.name.title"
  | "manager-work.screen/managed.empty"
  | "manager-work.screen/managed.title"
  | "manager-work.screen/managerWelcome.actions.manager-new-project.title"
  | "manager-work.screen/managerWelcome.text"
  | "manager-work.screen/managerWelcome.title"
  | "manager-work.screen/open.actions.manager-evaluation.title"
  | "manager-work.screen/open.empty"
  | "manager-work.screen/open.title"
  | "manager-work.screen/requests.actions.manager-project-page.title"
  | "manager-work.screen/requests.title"
  | "manager-work.screen/today.closed.title"
  | "manager-work.screen/today.evaluations.title"
  | "manager-work.screen/today.open.title"
  | "manager-work.screen/today.requests.title"
  | "manager.menu/account.text"
  | "manager.menu/account.title"
  | "manager.menu/dashboard.text"
  | "manager.menu/dashboard.title"
  | "manager.menu/manager-projects.title"
  | "manager.menu/projects.text"
  | "manager.menu/projects.title"
  | "manager.menu/search.text"
  | "manager.menu/search.title"
  | "managers.screen/actions.form:add-user.title"
  | "managers.screen/managers.actions.screen:person-projects.title"
  | "managers.screen/managers.actions.screen:user-details.title"
  | "managers.screen/managers.actions.users.update.2.confirm"
  | "managers.screen/managers.actions.users.update.2.notices.409"
  | "managers.screen/managers.actions.users.update.2.notices.failure"
  | "managers.screen/managers.actions.users.update.2.notices.success"
  | "managers.screen/managers.actions.users.update.2.title"
  | "managers.screen/managers.actions.users.update.confirm"
  | "managers.screen/managers.actions.users.update.notices.409"
  | "managers.screen/managers.actions.users.update.notices.failure"
  | "managers.screen/managers.actions.users.update.notices.success"
  | "managers.screen/managers.actions.users.update.title"
  | "managers.screen/managers.add.title"
  | "managers.screen/managers.empty"
  | "managers.screen/title"
  | "merge-contractors.form/text"
  | "merge-organization-preview.screen/impossible.text"
  | "merge-organization-preview.screen/preview.actions.organizations.merge.confirm"
  | "merge-organization-preview.screen/preview.actions.organizations.merge.title"
  | "merge-organization-preview.screen/preview.title"
  | "merge-organization.screen/about.text"
  | "merge-organization.screen/title"
  | "merge-preview.entity/answers.title"
  | "merge-preview.entity/closesAccount.title"
  | "merge-preview.entity/evaluations.title"
  | "merge-preview.entity/newName.title"
  | "merge-preview.entity/oldName.title"
  | "merge-preview.entity/possible.title"
  | "merge-preview.entity/projects.title"
  | "merge-preview.entity/title"
  | "merge-preview.screen/actions.projects.mergeContractors.confirm"
  | "merge-preview.screen/actions.projects.mergeContractors.title"
  | "merge-preview.screen/impossible.text"
  | "merge-preview.screen/title"
  | "money.entity/messages.maximum"
  | "move-outcome.entity/instances.title"
  | "move-outcome.entity/outcome.title"
  | "move-outcome.entity/outcome.values.kept.title"
  | "move-outcome.entity/outcome.values.moved.title"
  | "move-outcome.entity/outcome.values.refused.title"
  | "move-outcome.entity/outcome.values.returned.title"
  | "move-outcome.entity/reason.title"
  | "move-outcome.entity/title"
  | "new-password.entity/messages.maxLength"
  | "new-password.entity/messages.minLength"
  | "new-password.entity/messages.required"
  | "new-password.entity/messages.rules"
  | "new-password.entity/rules.digit.message"
  | "new-password.entity/rules.lower.message"
  | "new-password.entity/rules.special.message"
  | "new-password.entity/rules.uncommon.message"
  | "new-password.entity/rules.upper.message"
  | "new-project.wizard/admin.review.next"
  | "new-project.wizard/create.notices.failure"
  | "new-project.wizard/create.notices.success"
  | "new-project.wizard/create.title"
  | "new-project.wizard/drafts.title"
  | "new-project.wizard/edit.review.next"
  | "new-project.wizard/evaluation.title"
  | "new-project.wizard/manager.job.next"
  | "new-project.wizard/review.actions.print.file"
  | "new-project.wizard/review.actions.print.title"
  | "new-project.wizard/review.title"
  | "new-project.wizard/submit.notices.success"
  | "new-project.wizard/submit.title"
  | "new-project.wizard/submitted.actions.project-details.2.title"
  | "new-project.wizard/submitted.actions.project-details.title"
  | "new-project.wizard/submitted.text"
  | "new-project.wizard/submitted.title"
  | "new-project.wizard/thanks.actions.dashboard.title"
  | "new-project.wizard/thanks.text"
  | "new-project.wizard/thanks.title"
  | "new-project.wizard/title"
  | "new-project.wizard/update.notices.failure"
  | "new-project.wizard/update.notices.success"
  | "new-project.wizard/update.title"
  | "new-project.wizard/workLocation.ready.message"
  | "new-resource.entity/email.messages.options"
  | "new-resource.entity/email.title"
  | "new-resource.entity/firstName.title"
  | "new-resource.entity/lastName.title"
  | "new-resource.entity/organizationId.title"
  | "new-resource.entity/phoneNumber.title"
  | "new-resource.entity/title"
  | "new-role.screen/facts.text"
  | "new-role.screen/title"
  | "no-evaluation.screen/required.text"
  | "no-evaluation.screen/required.title"
  | "no-evaluation.screen/wayBack.actions.dashboard.title"
  | "not-found.screen/actions.start.title"
  | "not-found.screen/title"
  | "not-found.screen/words.text"
  | "notification-failures.screen/failures.text"
  | "notification-filter.form/status.placeholder"
  | "notification-filter.form/type.placeholder"
  | "notification-list.screen/notifications.actions.notifications.create.title"
  | "notification-list.screen/notifications.empty"
  | "notification.entity/companyId.title"
  | "notification.entity/createdAt.title"
  | "notification.entity/display"
  | "notification.entity/id.title"
  | "notification.entity/log.title"
  | "notification.entity/logText.title"
  | "notification.entity/organizationId.title"
  | "notification.entity/projectNumber.title"
  | "notification.entity/request.title"
  | "notification.entity/requestId.title"
  | "notification.entity/status.title"
  | "notification.entity/status.values.FAILED.title"
  | "notification.entity/status.values.QUEUED.title"
  | "notification.entity/status.values.SUCCESS.title"
  | "notification.entity/title"
  | "notification.entity/type.title"
  | "notification.entity/type.values.CONFLICT_INTEREST.title"
  | "notification.entity/type.values.CONTRACTOR_EVAL_REQUEST.title"
  | "notification.entity/type.values.EXPIRING_DOCS.title"
  | "notification.entity/type.values.EXPIRING_DOCS_FINAL.title"
  | "notification.entity/type.values.FINAL_DETERMINATION.title"
  | "notification.entity/type.values.INITIAL_RECOMMENDATION.title"
  | "notification.entity/type.values.ONBOARDING_REQUEST.title"
  | "notification.entity/type.values.PROJECT_CLOSE.title"
  | "notification.entity/type.values.PROJECT_CREATED.title"
  | "notification.entity/type.values.PROJECT_START.title"
  | "notification.entity/type.values.REQUEST_DECIDED.title"
  | "notification.entity/type.values.RE_EVALUATION.title"
  | "notification.entity/type.values.RE_EVALUATION_REQUEST.title"
  | "notification.entity/type.values.RE_EVALUATION_REQUEST_FINAL.title"
  | "notification.entity/type.values.RE_EVALUATION_RESULT.title"
  | "notification.entity/type.values.RE_EVALUATION_SKIPPED.title"
  | "notifications.create.operation/notices.422"
  | "notifications.create.operation/notices.failure"
  | "notifications.create.operation/notices.success"
  | "notifications.create.operation/title"
  | "notifications.list.operation/title"
  | "onboarding-known.template/body"
  | "onboarding-known.template/description"
  | "onboarding-known.template/subject"
  | "onboarding-request.template/body"
  | "onboarding-request.template/description"
  | "onboarding-request.template/subject"
  | "onboarding.entity/companyId.title"
  | "onboarding.entity/documentStatus.title"
  | "onboarding.entity/documents.title"
  | "onboarding.entity/documentsExpireOn.title"
  | "onboarding.entity/organizationId.title"
  | "onboarding.entity/regionId.title"
  | "onboarding.entity/title"
  | "open-draft.entity/age.title"
  | "open-draft.entity/companyId.title"
  | "open-draft.entity/createdBy.title"
  | "open-draft.entity/display"
  | "open-draft.entity/draft.title"
  | "open-draft.entity/keptUntil.title"
  | "open-draft.entity/key.title"
  | "open-draft.entity/stepTitle.title"
  | "open-draft.entity/title"
  | "open-draft.entity/title.title"
  | "open-draft.entity/updatedAt.title"
  | "open-draft.entity/variant.title"
  | "open-draft.entity/wizard.title"
  | "open-draft.entity/wizardTitle.title"
  | "organization-contact.entity/activated.title"
  | "organization-contact.entity/contacts.title"
  | "organization-contact.entity/display"
  | "organization-contact.entity/email.title"
  | "organization-contact.entity/firstName.title"
  | "organization-contact.entity/lastName.title"
  | "organization-contact.entity/logicalName.title"
  | "organization-contact.entity/name.title"
  | "organization-contact.entity/phone.title"
  | "organization-contact.entity/title"
  | "organization-contacts.screen/address.title"
  | "organization-contacts.screen/organization.address.city.empty"
  | "organization-contacts.screen/organization.address.country.empty"
  | "organization-contacts.screen/organization.address.county.empty"
  | "organization-contacts.screen/organization.address.state.empty"
  | "organization-contacts.screen/organization.address.street1.empty"
  | "organization-contacts.screen/organization.address.street2.empty"
  | "organization-contacts.screen/organization.address.zip.empty"
  | "organization-contacts.screen/organization.phoneNumber1.empty"
  | "organization-contacts.screen/organization.phoneNumber2.empty"
  | "organization-contacts.screen/primary.title"
  | "organization-contacts.screen/primaryContact.email.empty"
  | "organization-contacts.screen/primaryContact.name.title"
  | "organization-contacts.screen/primaryContact.phone.empty"
  | "organization-documents.lifecycle/states.COMPLETE.title"
  | "organization-documents.lifecycle/states.EXPIRED.title"
  | "organization-documents.lifecycle/states.PENDING_ACCEPTANCE.title.1"
  | "organization-documents.lifecycle/states.PENDING_ACCEPTANCE.title.2"
  | "organization-documents.lifecycle/states.PENDING_UPLOAD.title"
  | "organization-merge.entity/answers.title"
  | "organization-merge.entity/documents.title"
  | "organization-merge.entity/fromName.title"
  | "organization-merge.entity/intoName.title"
  | "organization-merge.entity/people.title"
  | "organization-merge.entity/possible.title"
  | "organization-merge.entity/projects.title"
  | "organization-merge.entity/title"
  | "organization-notifications.screen/notifications.actions.notifications.create.title"
  | "organization-notifications.screen/notifications.empty"
  | "organization-notifications.screen/notifications.projectNumber.empty"
  | "organization-onboarding.entity/businessStructureStatus.title"
  | "organization-onboarding.entity/companyId.title"
  | "organization-onboarding.entity/companyName.title"
  | "organization-onboarding.entity/documentStatus.title"
  | "organization-onboarding.entity/documentsExpireOn.title"
  | "organization-onboarding.entity/regionId.title"
  | "organization-onboarding.entity/regionId.values.0.title"
  | "organization-onboarding.entity/regionId.values.1.title"
  | "organization-onboarding.entity/regionId.values.2.title"
  | "organization-onboarding.entity/title"
  | "organization-projects.screen/projects.actions.project-details.title"
  | "organization-projects.screen/projects.contractor.name.title"
  | "organization-projects.screen/projects.currentStatus.status.title"
  | "organization-projects.screen/projects.empty"
  | "organization-question-response.entity/answer.title"
  | "organization-question-response.entity/companyId.title"
  | "organization-question-response.entity/groupId.title"
  | "organization-question-response.entity/organizationId.title"
  | "organization-question-response.entity/question.title"
  | "organization-question-response.entity/questionText.title"
  | "organization-question-response.entity/regionId.title"
  | "organization-question-response.entity/title"
  | "organization-question.entity/each.answers.each.text.1"
  | "organization-question.entity/each.answers.each.text.2"
  | "organization-question.entity/each.help"
  | "organization-question.entity/each.messages.required"
  | "organization-question.entity/each.text"
  | "organization-question.entity/title"
  | "organization-resources.screen/resources.actions.form:edit-resource.title"
  | "organization-resources.screen/resources.actions.organizations.resources.update.2.notices.500"
  | "organization-resources.screen/resources.actions.organizations.resources.update.2.notices.failure"
  | "organization-resources.screen/resources.actions.organizations.resources.update.2.notices.success"
  | "organization-resources.screen/resources.actions.organizations.resources.update.2.title"
  | "organization-resources.screen/resources.actions.organizations.resources.update.confirm"
  | "organization-resources.screen/resources.actions.organizations.resources.update.notices.500"
  | "organization-resources.screen/resources.actions.organizations.resources.update.notices.failure"
  | "organization-resources.screen/resources.actions.organizations.resources.update.notices.success"
  | "organization-resources.screen/resources.actions.organizations.resources.update.title"
  | "organization-resources.screen/resources.empty"
  | "organization-transfer.entity/approverLogicalName.title"
  | "organization-transfer.entity/createdAt.title"
  | "organization-transfer.entity/decidedAt.title"
  | "organization-transfer.entity/display"
  | "organization-transfer.entity/id.title"
  | "organization-transfer.entity/organizationId.title"
  | "organization-transfer.entity/requesterLogicalName.title"
  | "organization-transfer.entity/status.title"
  | "organization-transfer.entity/status.values.APPROVED.title"
  | "organization-transfer.entity/status.values.PENDING.title"
  | "organization-transfer.entity/status.values.REJECTED.title"
  | "organization-transfer.entity/targetEmail.messages.options"
  | "organization-transfer.entity/targetEmail.title"
  | "organization-transfer.entity/title"
  | "organization-transfer.entity/version.title"
  | "organization-transfer.entity/waitingDays.title"
  | "organization.entity/accountType.title"
  | "organization.entity/accountType.values.IC PENDING.title"
  | "organization.entity/accountType.values.IC.title"
  | "organization.entity/accountType.values.W2 PENDING.title"
  | "organization.entity/accountType.values.W2.title"
  | "organization.entity/address.title"
  | "organization.entity/businessStructureStatus.title"
  | "organization.entity/contractorType.title"
  | "organization.entity/contractorType.values.Contractor.title"
  | "organization.entity/contractorType.values.IC PENDING.title"
  | "organization.entity/contractorType.values.IC.title"
  | "organization.entity/contractorType.values.SV.title"
  | "organization.entity/contractorType.values.W2.title"
  | "organization.entity/createdAt.title"
  | "organization.entity/display"
  | "organization.entity/documentStatus.title"
  | "organization.entity/evaluationExempt.title"
  | "organization.entity/id.title"
  | "organization.entity/logicalName.title"
  | "organization.entity/mergedInto.title"
  | "organization.entity/name.title"
  | "organization.entity/number.title"
  | "organization.entity/onboardings.title"
  | "organization.entity/phoneNumber1.title"
  | "organization.entity/phoneNumber2.title"
  | "organization.entity/primarySubvendorResource.title"
  | "organization.entity/specialCircumstance.title"
  | "organization.entity/title"
  | "organization.entity/type.title"
  | "organization.entity/type.values.Client.title"
  | "organization.entity/type.values.SubVendor.title"
  | "organization.entity/version.title"
  | "organization.entity/waitingDays.title"
  | "organizations.activate.operation/notices.failure"
  | "organizations.activate.operation/title"
  | "organizations.addExemption.operation/body.organizationId.title"
  | "organizations.addExemption.operation/notices.success"
  | "organizations.addExemption.operation/title"
  | "organizations.checkToken.operation/notices.failure"
  | "organizations.checkToken.operation/title"
  | "organizations.create.operation/body.email.messages.options"
  | "organizations.create.operation/body.email.title"
  | "organizations.create.operation/body.firstName.title"
  | "organizations.create.operation/body.lastName.title"
  | "organizations.create.operation/notices.failure"
  | "organizations.create.operation/notices.success"
  | "organizations.create.operation/title"
  | "organizations.get.operation/query.searchType.title"
  | "organizations.get.operation/query.searchType.values.id.title"
  | "organizations.get.operation/query.searchType.values.logicalName.title"
  | "organizations.get.operation/query.searchType.values.number.title"
  | "organizations.get.operation/title"
  | "organizations.list.operation/filter.logicalName.title"
  | "organizations.list.operation/filter.name.title"
  | "organizations.list.operation/filter.primarySubvendorResource.lastName.title"
  | "organizations.list.operation/query.activated.title"
  | "organizations.list.operation/query.search.title"
  | "organizations.list.operation/title"
  | "organizations.merge.operation/body.fromId.messages.options"
  | "organizations.merge.operation/body.fromId.title"
  | "organizations.merge.operation/body.intoId.messages.options"
  | "organizations.merge.operation/body.intoId.title"
  | "organizations.merge.operation/notices.failure"
  | "organizations.merge.operation/notices.success"
  | "organizations.merge.operation/rules.another.message"
  | "organizations.merge.operation/title"
  | "organizations.mergePreview.operation/query.fromId.title"
  | "organizations.mergePreview.operation/query.intoId.title"
  | "organizations.mergePreview.operation/title"
  | "organizations.onboardedResources.operation/notices.failure.text"
  | "organizations.onboardedResources.operation/query.companyId.title"
  | "organizations.onboardedResources.operation/query.regionId.title"
  | "organizations.onboardedResources.operation/query.size.title"
  | "organizations.onboardedResources.operation/query.sortBy.title"
  | "organizations.onboardedResources.operation/query.sortBy.values.firstName.title"
  | "organizations.onboardedResources.operation/query.sortBy.values.lastName.title"
  | "organizations.onboardedResources.operation/query.sortBy.values.logicalName.title"
  | "organizations.onboardedResources.operation/title"
  | "organizations.requestTransfer.operation/notices.409"
  | "organizations.requestTransfer.operation/notices.failure"
  | "organizations.requestTransfer.operation/notices.success"
  | "organizations.requestTransfer.operation/title"
  | "organizations.resendActivation.operation/notices.failure.text"
  | "organizations.resendActivation.operation/notices.success"
  | "organizations.resendActivation.operation/query.logicalName.messages.options"
  | "organizations.resendActivation.operation/query.logicalName.title"
  | "organizations.resendActivation.operation/title"
  | "organizations.resources.create.operation/notices.failure"
  | "organizations.resources.create.operation/notices.success"
  | "organizations.resources.create.operation/title"
  | "organizations.resources.list.operation/query.search.title"
  | "organizations.resources.list.operation/title"
  | "organizations.resources.update.operation/body.phoneNumber.title"
  | "organizations.resources.update.operation/notices.500.text"
  | "organizations.resources.update.operation/notices.failure"
  | "organizations.resources.update.operation/notices.success"
  | "organizations.resources.update.operation/title"
  | "organizations.transfers.decide.operation/body.decision.title"
  | "organizations.transfers.decide.operation/body.decision.values.APPROVED.title"
  | "organizations.transfers.decide.operation/body.decision.values.REJECTED.title"
  | "organizations.transfers.decide.operation/notices.409"
  | "organizations.transfers.decide.operation/notices.failure"
  | "organizations.transfers.decide.operation/notices.success.1"
  | "organizations.transfers.decide.operation/notices.success.2"
  | "organizations.transfers.decide.operation/title"
  | "organizations.transfers.list.operation/title"
  | "organizations.update.operation/notices.failure"
  | "organizations.update.operation/notices.success"
  | "organizations.update.operation/title"
  | "password-changed.template/body"
  | "password-changed.template/description"
  | "password-changed.template/subject"
  | "password-reset.template/body"
  | "password-reset.template/description"
  | "password-reset.template/subject"
  | "pay.entity/messages.minimum"
  | "pay.entity/messages.pattern"
  | "payment-details.screen/payment.actions.payments.invoice.file"
  | "payment-details.screen/payment.actions.payments.invoice.title"
  | "payment-details.screen/payment.paidDate.empty"
  | "payment-import.entity/changed.title"
  | "payment-import.entity/created.title"
  | "payment-import.entity/rows.title"
  | "payment-import.entity/title"
  | "payment-import.entity/unchanged.title"
  | "payment-import.screen/faults.line.title"
  | "payment-import.screen/faults.message.title"
  | "payment-import.screen/faults.title"
  | "payment-import.screen/title"
  | "payment-row.entity/fault.title"
  | "payment-row.entity/fault.values.amount.title"
  | "payment-row.entity/fault.values.column.title"
  | "payment-row.entity/fault.values.columns.title"
  | "payment-row.entity/fault.values.contractor.title"
  | "payment-row.entity/fault.values.currency.title"
  | "payment-row.entity/fault.values.date.title"
  | "payment-row.entity/fault.values.long.title"
  | "payment-row.entity/fault.values.other.title"
  | "payment-row.entity/fault.values.project.title"
  | "payment-row.entity/fault.values.quotes.title"
  | "payment-row.entity/fault.values.required.title"
  | "payment-row.entity/fault.values.rows.title"
  | "payment-row.entity/fault.values.settled.title"
  | "payment-row.entity/fault.values.status.title"
  | "payment-row.entity/fault.values.twice.title"
  | "payment-row.entity/title"
  | "payment.entity/amount.title"
  | "payment.entity/companyId.title"
  | "payment.entity/companyName.title"
  | "payment.entity/contractorLogicalName.title"
  | "payment.entity/currency.title"
  | "payment.entity/currency.values.USD.title"
  | "payment.entity/display"
  | "payment.entity/id.title"
  | "payment.entity/invoiceDate.title"
  | "payment.entity/invoiceNumber.title"
  | "payment.entity/paidDate.title"
  | "payment.entity/periodEnd.title"
  | "payment.entity/periodStart.title"
  | "payment.entity/projectNumber.title"
  | "payment.entity/rules.paid-after-invoice.message"
  | "payment.entity/rules.paid-date.message"
  | "payment.entity/rules.paid.message"
  | "payment.entity/rules.period.message"
  | "payment.entity/status.title"
  | "payment.entity/status.values.APPROVED.title"
  | "payment.entity/status.values.PAID.title"
  | "payment.entity/status.values.PENDING.title"
  | "payment.entity/title"
  | "payment.entity/version.title"
  | "payment.screen/title"
  | "payments-of-contractor.screen/payments.actions.payment.title"
  | "payments-of-contractor.screen/payments.empty"
  | "payments-of-contractor.screen/payments.title"
  | "payments-of-contractor.screen/summary.empty"
  | "payments-of-contractor.screen/summary.title"
  | "payments-of-contractor.screen/title"
  | "payments.admin.operation/title"
  | "payments.adminContractorSummary.operation/title"
  | "payments.adminDetail.operation/title"
  | "payments.adminSummary.operation/title"
  | "payments.contractor.operation/title"
  | "payments.contractorDetail.operation/title"
  | "payments.contractorSummary.operation/title"
  | "payments.import.operation/body.file.messages.extensions"
  | "payments.import.operation/body.file.messages.required"
  | "payments.import.operation/body.file.title"
  | "payments.import.operation/notices.422"
  | "payments.import.operation/notices.failure"
  | "payments.import.operation/notices.success"
  | "payments.import.operation/title"
  | "payments.invoice.operation/title"
  | "payments.screen/actions.payment-import.title"
  | "payments.screen/amounts.measure"
  | "payments.screen/amounts.text"
  | "payments.screen/amounts.title"
  | "payments.screen/payments.actions.payment.title"
  | "payments.screen/payments.actions.payments.invoice.file"
  | "payments.screen/payments.actions.payments.invoice.title"
  | "payments.screen/payments.add.title"
  | "payments.screen/payments.empty"
  | "payments.screen/payments.export.file"
  | "payments.screen/payments.title"
  | "payments.screen/sums.contractors.title"
  | "payments.screen/sums.payments.title"
  | "payments.screen/title"
  | "payments.screen/totals.actions.payments-of-contractor.title"
  | "payments.screen/totals.empty"
  | "payments.screen/totals.title"
  | "person-correction.entity/firstName.title"
  | "person-correction.entity/lastName.title"
  | "person-correction.entity/phoneNumber.title"
  | "person-correction.entity/title"
  | "person-match.entity/logicalName.title"
  | "person-match.entity/name.title"
  | "person-match.entity/organizationName.title"
  | "person-match.entity/phone.title"
  | "person-match.entity/sameEmail.title"
  | "person-match.entity/sameName.title"
  | "person-match.entity/samePhone.title"
  | "person-match.entity/title"
  | "person-projects.screen/projects.actions.project-details.title"
  | "person-projects.screen/projects.currentStatus.status.title"
  | "person-projects.screen/projects.empty"
  | "person-projects.screen/title"
  | "person.entity/activated.title"
  | "person.entity/active.title"
  | "person.entity/conflictStatus.title"
  | "person.entity/conflictStatus.values.COMPLETE.title"
  | "person.entity/conflictStatus.values.INCOMPLETE.title"
  | "person.entity/contacts.method.title"
  | "person.entity/contacts.method.values.Email.title"
  | "person.entity/contacts.method.values.MobilePhone.title"
  | "person.entity/contacts.method.values.OfficePhone.title"
  | "person.entity/contacts.title"
  | "person.entity/contacts.value.title"
  | "person.entity/display"
  | "person.entity/email.title"
  | "person.entity/endDate.title"
  | "person.entity/evaluationExempt.title"
  | "person.entity/firstName.title"
  | "person.entity/id.title"
  | "person.entity/lastName.title"
  | "person.entity/logicalName.title"
  | "person.entity/name.title"
  | "person.entity/organizationId.title"
  | "person.entity/organizationNumber.title"
  | "person.entity/phone.title"
  | "person.entity/positions.endDate.title"
  | "person.entity/positions.jobFunction.description.title"
  | "person.entity/positions.jobFunction.function.title"
  | "person.entity/positions.jobFunction.title"
  | "person.entity/positions.startDate.title"
  | "person.entity/positions.title"
  | "person.entity/title"
  | "person.entity/version.title"
  | "persons.changeLoginEmail.operation/body.logicalNameFrom.messages.options"
  | "persons.changeLoginEmail.operation/body.logicalNameFrom.title"
  | "persons.changeLoginEmail.operation/body.logicalNameTo.messages.format"
  | "persons.changeLoginEmail.operation/body.logicalNameTo.messages.options"
  | "persons.changeLoginEmail.operation/body.logicalNameTo.messages.required"
  | "persons.changeLoginEmail.operation/body.logicalNameTo.title"
  | "persons.changeLoginEmail.operation/notices.failure.text"
  | "persons.changeLoginEmail.operation/rules.another.message"
  | "persons.changeLoginEmail.operation/title"
  | "persons.find.operation/query.search.title"
  | "persons.find.operation/title"
  | "persons.get.operation/title"
  | "persons.list.operation/notices.failure.text"
  | "persons.list.operation/query.companyId.title"
  | "persons.list.operation/query.contractor.title"
  | "persons.list.operation/query.manager.title"
  | "persons.list.operation/query.search.title"
  | "persons.list.operation/query.selectable.title"
  | "persons.list.operation/query.sortBy.title"
  | "persons.list.operation/query.sortBy.values.firstName.title"
  | "persons.list.operation/query.sortBy.values.lastName.title"
  | "persons.list.operation/query.sortBy.values.logicalName.title"
  | "persons.list.operation/title"
  | "persons.mine.operation/title"
  | "persons.update.operation/body.firstName.messages.required"
  | "persons.update.operation/body.lastName.messages.required"
  | "persons.update.operation/body.organizationId.title"
  | "persons.update.operation/body.personId.title"
  | "persons.update.operation/body.phoneNumber.messages.pattern"
  | "persons.update.operation/body.phoneNumber.title"
  | "persons.update.operation/notices.failure"
  | "persons.update.operation/notices.success"
  | "persons.update.operation/title"
  | "phone.entity/rules.country.message"
  | "pick-organization.form/intoId.help"
  | "pick-organization.form/intoId.title"
  | "place.entity/city.title"
  | "place.entity/county.title"
  | "place.entity/name.title"
  | "place.entity/state.title"
  | "place.entity/title"
  | "portal.access/functions.contractor-projects.title"
  | "portal.access/functions.document-review.title"
  | "portal.access/functions.email-edit.title"
  | "portal.access/functions.email-publish.title"
  | "portal.access/functions.email-templates.title"
  | "portal.access/functions.email-view.title"
  | "portal.access/functions.functions.title"
  | "portal.access/functions.manager-projects.title"
  | "portal.access/functions.onboarding.title"
  | "portal.access/functions.project-search.title"
  | "portal.access/functions.projects.title"
  | "portal.access/functions.reports.title"
  | "portal.access/functions.resources.title"
  | "portal.access/functions.scheduler.title"
  | "portal.access/functions.services.title"
  | "portal.access/functions.studio-edit.title"
  | "portal.access/functions.studio-preview-data.title"
  | "portal.access/functions.studio-preview.title"
  | "portal.access/functions.studio-publish.title"
  | "portal.access/functions.studio-view.title"
  | "portal.access/functions.studio-why.title"
  | "portal.access/functions.user-clients.title"
  | "portal.access/functions.user-functions.title"
  | "portal.access/functions.users.title"
  | "portal.access/functions.vetting.title"
  | "portal.access/roles.Admin.title"
  | "portal.access/roles.Contractor.title"
  | "portal.access/roles.Manager.title"
  | "portal.access/roles.ProgramAdmin.title"
  | "portal.access/roles.ProgramAdminAdmin.title"
  | "portal.access/roles.ProxyManager.title"
  | "portal.access/roles.SubVendor.title"
  | "portal.setting/browserLanguage.title"
  | "portal.setting/canadianAreaCodes.title"
  | "portal.setting/costCenterCompanies.title"
  | "portal.setting/defaultCompanyId.title"
  | "portal.setting/defaultLanguage.title"
  | "portal.setting/draftDays.title"
  | "portal.setting/endingSoonDays.title"
  | "portal.setting/enumerationSafe.title"
  | "portal.setting/foreignAreaCodes.title"
  | "portal.setting/icThreshold.title"
  | "portal.setting/leaked.title"
  | "portal.setting/pageSizes.title"
  | "portal.setting/productName.title"
  | "portal.setting/reEvaluationNoticeDays.title"
  | "portal.setting/reEvaluationReminderDays.title"
  | "portal.setting/supportMailbox.title"
  | "prediction.entity/probability.title"
  | "prediction.entity/title"
  | "preference.entity/createdBy.title"
  | "preference.entity/key.title"
  | "preference.entity/savedAt.title"
  | "preference.entity/title"
  | "preference.entity/value.title"
  | "preferences.list.operation/notices.failure.text"
  | "preferences.list.operation/title"
  | "preferences.save.operation/notices.failure.text"
  | "preferences.save.operation/title"
  | "preview-template.form/record.help"
  | "preview.entity/expiresAt.title"
  | "preview.entity/preview.title"
  | "preview.entity/release.title"
  | "preview.entity/title"
  | "preview.entity/token.title"
  | "program-admin-work.screen/awaiting.actions.project-details.title"
  | "program-admin-work.screen/awaiting.empty"
  | "program-admin-work.screen/awaiting.title"
  | "program-admin-work.screen/expired.actions.project-details.title"
  | "program-admin-work.screen/expired.contractor.logicalName.title"
  | "program-admin-work.screen/expired.contractor.name.title"
  | "program-admin-work.screen/expired.empty"
  | "program-admin-work.screen/expired.notifications.create.confirm"
  | "program-admin-work.screen/expired.notifications.create.title"
  | "program-admin-work.screen/expired.title"
  | "program-admin-work.screen/notActivated.actions.subvendor-details.title"
  | "program-admin-work.screen/notActivated.empty"
  | "program-admin-work.screen/notActivated.primarySubvendorResource.email.title"
  | "program-admin-work.screen/notActivated.title"
  | "program-admin-work.screen/programWelcome.actions.project-list.title"
  | "program-admin-work.screen/programWelcome.text"
  | "program-admin-work.screen/programWelcome.title"
  | "program-admin-work.screen/requests.actions.form:reject-request.title"
  | "program-admin-work.screen/requests.actions.project-details.title"
  | "program-admin-work.screen/requests.actions.requisitions.approve.confirm"
  | "program-admin-work.screen/requests.actions.requisitions.approve.title"
  | "program-admin-work.screen/requests.empty"
  | "program-admin-work.screen/requests.requisitions.approve.confirm"
  | "program-admin-work.screen/requests.requisitions.approve.title"
  | "program-admin-work.screen/requests.title"
  | "program-admin-work.screen/statuses.measure"
  | "program-admin-work.screen/statuses.series.1"
  | "program-admin-work.screen/statuses.series.2"
  | "program-admin-work.screen/statuses.text"
  | "program-admin-work.screen/statuses.title"
  | "program-admin-work.screen/today.awaiting.title"
  | "program-admin-work.screen/today.closed.title"
  | "program-admin-work.screen/today.open.title"
  | "program-admin-work.screen/today.requests.title"
  | "program-admin-work.screen/transfers.actions.organizations.transfers.decide.2.title"
  | "program-admin-work.screen/transfers.actions.organizations.transfers.decide.confirm"
  | "program-admin-work.screen/transfers.actions.organizations.transfers.decide.title"
  | "program-admin-work.screen/transfers.actions.subvendor-details.title"
  | "program-admin-work.screen/transfers.empty"
  | "program-admin-work.screen/transfers.title"
  | "program-admin.menu/account.text"
  | "program-admin.menu/account.title"
  | "program-admin.menu/dashboard.text"
  | "program-admin.menu/dashboard.title"
  | "program-admin.menu/email.email-templates.title"
  | "program-admin.menu/email.title"
  | "program-admin.menu/flex-report.title"
  | "program-admin.menu/onboarding.business-structure.title"
  | "program-admin.menu/onboarding.title"
  | "program-admin.menu/project-list.title"
  | "program-admin.menu/projects.text"
  | "program-admin.menu/projects.title"
  | "program-admin.menu/reports.text"
  | "program-admin.menu/reports.title"
  | "program-admin.menu/search.text"
  | "program-admin.menu/search.title"
  | "program-admin.menu/services.title"
  | "program-admin.menu/users.title"
  | "program-admin.menu/users.user-roles.title"
  | "program-admin.menu/users.users.title"
  | "project-close.template/body"
  | "project-close.template/description"
  | "project-close.template/subject"
  | "project-created.template/body"
  | "project-created.template/description"
  | "project-created.template/subject"
  | "project-decision.fields/businessQuestionOverride.title"
  | "project-decision.fields/contractorUserId.title"
  | "project-decision.fields/documentOverride.title"
  | "project-decision.fields/note.title"
  | "project-decision.fields/recommendation.title"
  | "project-decision.fields/requestor.title"
  | "project-decision.fields/subClientId.title"
  | "project-details.screen/actions.project-edit.title"
  | "project-details.screen/actions.screen:defense-file.title"
  | "project-details.screen/businessStructure.title"
  | "project-details.screen/determination.text.1"
  | "project-details.screen/determination.text.2"
  | "project-details.screen/determination.title"
  | "project-details.screen/documents.title"
  | "project-details.screen/evaluation.title"
  | "project-details.screen/history.title"
  | "project-details.screen/notifications.title"
  | "project-details.screen/overview.title"
  | "project-details.screen/progress.steps.1"
  | "project-details.screen/progress.steps.2"
  | "project-details.screen/progress.steps.3"
  | "project-details.screen/progress.steps.4"
  | "project-details.screen/summary.actions.print.file"
  | "project-details.screen/summary.title"
  | "project-details.screen/text"
  | "project-details.screen/title"
  | "project-documents.screen/documents.title"
  | "project-edit.screen/title"
  | "project-evaluation.screen/contractorHistory.title"
  | "project-evaluation.screen/evaluationActions.actions.evaluation-compare.title"
  | "project-evaluation.screen/evaluationActions.actions.screen:client-answers.title"
  | "project-evaluation.screen/evaluationActions.actions.screen:evaluation-view.2.title"
  | "project-evaluation.screen/evaluationActions.actions.screen:evaluation-view.title"
  | "project-evaluation.screen/evaluationActions.title"
  | "project-evaluation.screen/managerHistory.title"
  | "project-history.screen/managerHistory.empty"
  | "project-history.screen/managerHistory.since.empty"
  | "project-history.screen/managerHistory.until.empty"
  | "project-history.screen/managerPositions.title"
  | "project-history.screen/statusHistory.empty"
  | "project-history.screen/statusRecords.title"
  | "project-import-ended.template/body.1"
  | "project-import-ended.template/body.2"
  | "project-import-ended.template/description"
  | "project-import-ended.template/subject.1"
  | "project-import-ended.template/subject.2"
  | "project-import.wizard/confirm.next"
  | "project-import.wizard/confirm.text.1"
  | "project-import.wizard/confirm.text.2"
  | "project-import.wizard/confirm.title"
  | "project-import.wizard/done.title"
  | "project-import.wizard/title"
  | "project-import.wizard/upload.title"
  | "project-information.form/title"
  | "project-list.screen/actions.form:choose-company.title"
  | "project-list.screen/projects.actions.project-details.title"
  | "project-list.screen/projects.actions.project-edit.title"
  | "project-list.screen/projects.actions.screen:project-summary-view.title"
  | "project-list.screen/projects.add.title"
  | "project-list.screen/projects.closed.title"
  | "project-list.screen/projects.contractor.logicalName.title"
  | "project-list.screen/projects.contractor.name.title"
  | "project-list.screen/projects.currentStatus.status.title"
  | "project-list.screen/projects.empty"
  | "project-list.screen/projects.export.file"
  | "project-list.screen/projects.incomplete.title"
  | "project-list.screen/projects.manager.logicalName.title"
  | "project-list.screen/projects.manager.name.title"
  | "project-list.screen/projects.open.title"
  | "project-list.screen/projects.projectNumber.title"
  | "project-list.screen/projects.undetermined.title"
  | "project-list.screen/title"
  | "project-location.form/city.help"
  | "project-location.form/city.title"
  | "project-location.form/county.title"
  | "project-location.form/state.title"
  | "project-location.form/states.notices.200"
  | "project-location.form/states.notices.failure"
  | "project-location.form/text"
  | "project-location.form/title"
  | "project-new.screen/choose-company.title"
  | "project-new.screen/summary.name.title"
  | "project-new.screen/title"
  | "project-note.entity/createdAt.title"
  | "project-note.entity/createdBy.title"
  | "project-note.entity/display"
  | "project-note.entity/id.title"
  | "project-note.entity/note.title"
  | "project-note.entity/projectNumber.title"
  | "project-note.entity/title"
  | "project-note.entity/type.title"
  | "project-note.entity/type.values.PROGRAM_ADMIN.title"
  | "project-overview.screen/actions.actions.more.actions.docusign.requestBillingDocs.2.confirm"
  | "project-overview.screen/actions.actions.more.actions.email.sendWelcome.confirm"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.2.confirm"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.2.title"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.3.confirm"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.3.notices.failure"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.3.notices.success"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.3.title"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.confirm"
  | "project-overview.screen/actions.actions.more.actions.notifications.create.title"
  | "project-overview.screen/actions.actions.more.actions.poHistory.title"
  | "project-overview.screen/actions.actions.more.title"
  | "project-overview.screen/actions.actions.projects.reactivate.confirm"
  | "project-overview.screen/actions.actions.screen:manager-requests.title"
  | "project-overview.screen/actions.title"
  | "project-overview.screen/contractor.actions.contractorAccounts.title"
  | "project-overview.screen/contractor.title"
  | "project-overview.screen/contractorDetails.conflictStatus.empty"
  | "project-overview.screen/contractorDetails.email.empty"
  | "project-overview.screen/contractorDetails.phone.empty"
  | "project-overview.screen/history.decisions.text"
  | "project-overview.screen/history.decisions.title"
  | "project-overview.screen/history.empty"
  | "project-overview.screen/history.letters.text"
  | "project-overview.screen/history.letters.title"
  | "project-overview.screen/history.notes.text"
  | "project-overview.screen/history.notes.title"
  | "project-overview.screen/history.requests.text"
  | "project-overview.screen/history.requests.title"
  | "project-overview.screen/history.status.text"
  | "project-overview.screen/history.status.title"
  | "project-overview.screen/manager.title"
  | "project-overview.screen/managerDetails.email.empty"
  | "project-overview.screen/managerDetails.phone.empty"
  | "project-overview.screen/notes.title"
  | "project-overview.screen/project.about.title"
  | "project-overview.screen/project.candidateOnSite.empty"
  | "project-overview.screen/project.candidateW2Past24Months.empty"
  | "project-overview.screen/project.costCenter.empty"
  | "project-overview.screen/project.currentPoAmount.actions.form:add-funds.title"
  | "project-overview.screen/project.currentStatus.billBackType.empty"
  | "project-overview.screen/project.currentStatus.businessQuestionOverride.empty"
  | "project-overview.screen/project.currentStatus.closingDate.empty"
  | "project-overview.screen/project.currentStatus.closureReason.empty"
  | "project-overview.screen/project.currentStatus.documentStatus.empty"
  | "project-overview.screen/project.currentStatus.eddReportRequired.empty"
  | "project-overview.screen/project.currentStatus.eddReportSubmittedOn.empty"
  | "project-overview.screen/project.currentStatus.finalDeterminationDate.empty"
  | "project-overview.screen/project.currentStatus.finalDeterminationDate.title"
  | "project-overview.screen/project.currentStatus.initialRecommendation.empty"
  | "project-overview.screen/project.currentStatus.nextEvalDate.empty"
  | "project-overview.screen/project.currentStatus.note.empty"
  | "project-overview.screen/project.currentStatus.supportingDocumentsOverride.empty"
  | "project-overview.screen/project.dates.title"
  | "project-overview.screen/project.determination.title"
  | "project-overview.screen/project.documents.title"
  | "project-overview.screen/project.envelopeId.actions.screen:signing-status.title"
  | "project-overview.screen/project.envelopeId.empty"
  | "project-overview.screen/project.money.title"
  | "project-overview.screen/project.projectEndDate.actions.form:extend-project.title"
  | "project-overview.screen/project.projectEndDate.empty"
  | "project-overview.screen/project.projectStartDate.empty"
  | "project-overview.screen/project.returningIc.empty"
  | "project-overview.screen/project.workLocationInfo.contractorResponse.name.empty"
  | "project-overview.screen/project.workLocationInfo.contractorResponse.name.title"
  | "project-overview.screen/projectInformation.title"
  | "project-overview.screen/projectNotes.text"
  | "project-overview.screen/timeline.title"
  | "project-reports.screen/projects.actions.project-details.title"
  | "project-reports.screen/projects.contractor.logicalName.title"
  | "project-reports.screen/projects.contractor.name.title"
  | "project-reports.screen/projects.currentStatus.status.title"
  | "project-reports.screen/projects.empty"
  | "project-reports.screen/projects.export.file"
  | "project-reports.screen/projects.manager.logicalName.title"
  | "project-reports.screen/projects.manager.name.title"
  | "project-reports.screen/title"
  | "project-requests.screen/sentRequests.approverNote.empty"
  | "project-requests.screen/sentRequests.decidedAt.empty"
  | "project-requests.screen/sentRequests.empty"
  | "project-requests.screen/sentRequests.title"
  | "project-row.form/candidateEmail.title"
  | "project-row.form/candidateFirstName.title"
  | "project-row.form/candidateLastName.title"
  | "project-row.form/candidateOnSite.title"
  | "project-row.form/candidatePhone.title"
  | "project-row.form/candidateW2Past24Months.title"
  | "project-row.form/companyId.title"
  | "project-row.form/contractorLocation.title"
  | "project-row.form/costCenter.title"
  | "project-row.form/evalType.title"
  | "project-row.form/evalType.values.Eval.title"
  | "project-row.form/evalType.values.NoEval.title"
  | "project-row.form/jobFunctionId.title"
  | "project-row.form/managerEmail.messages.options"
  | "project-row.form/managerEmail.title"
  | "project-row.form/managerFirstName.title"
  | "project-row.form/managerLastName.title"
  | "project-row.form/managerPhone.title"
  | "project-row.form/payRate.help"
  | "project-row.form/payRate.title"
  | "project-row.form/primaryLocation.title"
  | "project-row.form/projectAmount.title"
  | "project-row.form/projectDescription.title"
  | "project-row.form/projectEndDate.title"
  | "project-row.form/projectName.title"
  | "project-row.form/projectStartDate.title"
  | "project-row.form/regionId.title"
  | "project-row.form/rules.first-name.message"
  | "project-row.form/rules.last-name.message"
  | "project-row.form/rules.phone.message"
  | "project-row.form/text"
  | "project-row.form/title"
  | "project-row.form/workLocation.title"
  | "project-search.screen/title"
  | "project-start.template/body"
  | "project-start.template/description"
  | "project-start.template/subject"
  | "project-summary-view.screen/actions.print.file"
  | "project-summary-view.screen/actions.project-details.title"
  | "project-summary-view.screen/title"
  | "project-summary.screen/noPlace.text"
  | "project-summary.screen/project.projectEndDate.empty"
  | "project-summary.screen/project.projectStartDate.empty"
  | "project-summary.screen/project.workLocationInfo.contractorResponse.name.empty"
  | "project-summary.screen/summaryContractor.title"
  | "project-summary.screen/summaryJob.title"
  | "project-summary.screen/summaryJobFunction.name.title"
  | "project-summary.screen/summaryLocation.title"
  | "project-summary.screen/summaryManager.title"
  | "project-summary.screen/summaryPlace.city.empty"
  | "project-summary.screen/summaryPlace.county.empty"
  | "project-summary.screen/summaryResponse.title"
  | "project.entity/additionalFields.each.title"
  | "project.entity/additionalFields.title"
  | "project.entity/candidateOnSite.title"
  | "project.entity/candidateW2Past24Months.title"
  | "project.entity/classification.title"
  | "project.entity/clientKey.title"
  | "project.entity/color.title"
  | "project.entity/companyId.title"
  | "project.entity/companyName.title"
  | "project.entity/contractor.title"
  | "project.entity/contractorType.title"
  | "project.entity/contractorType.values.Eval.title"
  | "project.entity/contractorType.values.Exempt.title"
  | "project.entity/contractorType.values.NoEval.title"
  | "project.entity/contractorType.values.SpecialCircumstance.title"
  | "project.entity/contractors.title"
  | "project.entity/costCenter.help"
  | "project.entity/costCenter.title"
  | "project.entity/currentPoAmount.title"
  | "project.entity/currentStatus.beforeClosure.nextEvalDate.title"
  | "project.entity/currentStatus.beforeClosure.status.title"
  | "project.entity/currentStatus.beforeClosure.title"
  | "project.entity/currentStatus.billBackType.title"
  | "project.entity/currentStatus.billBackType.values.NONE.title"
  | "project.entity/currentStatus.billBackType.values.STANDARD.title"
  | "project.entity/currentStatus.businessQuestionOverride.title"
  | "project.entity/currentStatus.closingDate.title"
  | "project.entity/currentStatus.closureReason.title"
  | "project.entity/currentStatus.createdBy.title"
  | "project.entity/currentStatus.documentStatus.title"
  | "project.entity/currentStatus.eddReportRequired.title"
  | "project.entity/currentStatus.eddReportSubmittedOn.title"
  | "project.entity/currentStatus.evaluationNeeded.title"
  | "project.entity/currentStatus.finalDeterminationDate.title"
  | "project.entity/currentStatus.initialRecommendation.title"
  | "project.entity/currentStatus.nextEvalDate.title"
  | "project.entity/currentStatus.note.title"
  | "project.entity/currentStatus.recommendation.title"
  | "project.entity/currentStatus.state.title"
  | "project.entity/currentStatus.state.values.CLOSED.title"
  | "project.entity/currentStatus.state.values.OPEN.title"
  | "project.entity/currentStatus.status.title"
  | "project.entity/currentStatus.status.values.Active.title"
  | "project.entity/currentStatus.status.values.Cancelled.title"
  | "project.entity/currentStatus.status.values.Completed.title"
  | "project.entity/currentStatus.status.values.IC - ICon Override.title"
  | "project.entity/currentStatus.status.values.IC Restructured.title"
  | "project.entity/currentStatus.status.values.IC.title"
  | "project.entity/currentStatus.status.values.OSP.title"
  | "project.entity/currentStatus.status.values.Pending Review.title"
  | "project.entity/currentStatus.status.values.Pending.title"
  | "project.entity/currentStatus.status.values.Void.title"
  | "project.entity/currentStatus.status.values.W-2 IPC.title"
  | "project.entity/currentStatus.status.values.W-2 Other.title"
  | "project.entity/currentStatus.status.values.W-2.title"
  | "project.entity/currentStatus.supportingDocumentsOverride.title"
  | "project.entity/currentStatus.title"
  | "project.entity/departmentNumber.title"
  | "project.entity/determined.title"
  | "project.entity/display"
  | "project.entity/documentStatus.title"
  | "project.entity/envelopeId.title"
  | "project.entity/evaluated.title"
  | "project.entity/evidenced.title"
  | "project.entity/jobFunction.title"
  | "project.entity/jobFunctionAgreement.messages.const"
  | "project.entity/jobFunctionAgreement.messages.required"
  | "project.entity/jobFunctionAgreement.title"
  | "project.entity/jobFunctionDescription.title"
  | "project.entity/jobFunctionId.title"
  | "project.entity/location.code.title"
  | "project.entity/location.locationid.title"
  | "project.entity/location.title"
  | "project.entity/locationId.title"
  | "project.entity/manager.title"
  | "project.entity/managerEvaluated.title"
  | "project.entity/managers.title"
  | "project.entity/noEval.title"
  | "project.entity/open.title"
  | "project.entity/predominantlyOnSite.title"
  | "project.entity/previousW2Contractor.title"
  | "project.entity/progress.title"
  | "project.entity/projectAmount.messages.required"
  | "project.entity/projectAmount.title"
  | "project.entity/projectBudget.title"
  | "project.entity/projectDescription.title"
  | "project.entity/projectEndDate.messages.required"
  | "project.entity/projectEndDate.title"
  | "project.entity/projectName.title"
  | "project.entity/projectNumber.title"
  | "project.entity/projectStartDate.messages.required"
  | "project.entity/projectStartDate.title"
  | "project.entity/regionId.title"
  | "project.entity/returningIc.title"
  | "project.entity/rules.end-after-start.message"
  | "project.entity/rules.start-before-closing.message"
  | "project.entity/text"
  | "project.entity/text.2"
  | "project.entity/text.3"
  | "project.entity/title"
  | "project.entity/version.title"
  | "project.entity/workLocationId.title"
  | "project.entity/workLocationInfo.contractorResponse.title"
  | "project.entity/workLocationInfo.title"
  | "project.entity/workLocationInfo.workLocation.title"
  | "project.lifecycle/events.determine.message"
  | "project.lifecycle/events.packet.2.message"
  | "project.lifecycle/events.packet.message"
  | "project.lifecycle/events.reactivate.message"
  | "project.lifecycle/events.reassess.message.1"
  | "project.lifecycle/events.reassess.message.2"
  | "project.lifecycle/events.requestFull.message.1"
  | "project.lifecycle/events.requestFull.message.2"
  | "project.lifecycle/events.requestFull.notices.failure"
  | "project.lifecycle/events.requestFull.notices.success"
  | "project.lifecycle/events.requestFull.notices.unbound.text"
  | "project.lifecycle/events.requestFull.query.forceFullEval.title"
  | "project.lifecycle/events.requestFull.title"
  | "project.lifecycle/events.restructure.message"
  | "project.lifecycle/events.setWorkLocation.message"
  | "project.lifecycle/events.skip.message"
  | "projects.byStatus.operation/title"
  | "projects.changeManager.operation/body.newManagerLogicalName.messages.options"
  | "projects.changeManager.operation/body.newManagerLogicalName.messages.required"
  | "projects.changeManager.operation/body.newManagerLogicalName.title"
  | "projects.changeManager.operation/body.oldManagerLogicalName.title"
  | "projects.changeManager.operation/notices.409"
  | "projects.changeManager.operation/notices.failure"
  | "projects.changeManager.operation/notices.success"
  | "projects.changeManager.operation/notices.unbound.text"
  | "projects.changeManager.operation/rules.another.message"
  | "projects.changeManager.operation/title"
  | "projects.clients.operation/notices.failure"
  | "projects.clients.operation/title"
  | "projects.close.operation/body.closingDate.title"
  | "projects.close.operation/body.reasonId.messages.required"
  | "projects.close.operation/body.reasonId.title"
  | "projects.close.operation/notices.422.text"
  | "projects.close.operation/notices.failure.text"
  | "projects.close.operation/notices.success.actions.projects.reactivate.title"
  | "projects.close.operation/notices.success.text"
  | "projects.close.operation/rules.after-start.message"
  | "projects.close.operation/title"
  | "projects.closureReasons.operation/notices.failure.text"
  | "projects.closureReasons.operation/query.companyId.title"
  | "projects.closureReasons.operation/query.regionId.title"
  | "projects.closureReasons.operation/title"
  | "projects.create.operation/body.candidate.title"
  | "projects.create.operation/body.createManager.title"
  | "projects.create.operation/body.managerInfo.title"
  | "projects.create.operation/notices.failure"
  | "projects.create.operation/notices.success"
  | "projects.create.operation/query.managerLogicalName.title"
  | "projects.create.operation/title"
  | "projects.customFields.operation/notices.unbound.text"
  | "projects.customFields.operation/query.companyId.title"
  | "projects.customFields.operation/query.regionId.title"
  | "projects.customFields.operation/title"
  | "projects.defenseFile.operation/notices.409"
  | "projects.defenseFile.operation/notices.failure"
  | "projects.defenseFile.operation/query.evaluationId.title"
  | "projects.defenseFile.operation/title"
  | "projects.determine.operation/notices.failure"
  | "projects.determine.operation/notices.success"
  | "projects.determine.operation/title"
  | "projects.exportDefenseFile.operation/notices.failure"
  | "projects.exportDefenseFile.operation/query.evaluationId.title"
  | "projects.exportDefenseFile.operation/title"
  | "projects.find.operation/query.search.title"
  | "projects.find.operation/title"
  | "projects.get.operation/notices.failure"
  | "projects.get.operation/title"
  | "projects.list.operation/filter.contractors.logicalName.title"
  | "projects.list.operation/filter.projectNumber.title"
  | "projects.list.operation/notices.export"
  | "projects.list.operation/query.contractors.firstName.title"
  | "projects.list.operation/query.contractors.lastName.title"
  | "projects.list.operation/query.contractors.logicalName.title"
  | "projects.list.operation/query.contractors.organizationId.title"
  | "projects.list.operation/query.managers.firstName.title"
  | "projects.list.operation/query.managers.lastName.title"
  | "projects.list.operation/query.managers.logicalName.title"
  | "projects.list.operation/query.search.title"
  | "projects.list.operation/title"
  | "projects.managerHistory.operation/title"
  | "projects.mergeContractors.operation/body.newLogicalName.messages.options"
  | "projects.mergeContractors.operation/body.newLogicalName.title"
  | "projects.mergeContractors.operation/body.oldLogicalName.messages.options"
  | "projects.mergeContractors.operation/body.oldLogicalName.title"
  | "projects.mergeContractors.operation/notices.422"
  | "projects.mergeContractors.operation/notices.failure"
  | "projects.mergeContractors.operation/notices.success"
  | "projects.mergeContractors.operation/notices.unbound.text"
  | "projects.mergeContractors.operation/rules.another.message"
  | "projects.mergeContractors.operation/title"
  | "projects.notes.add.operation/body.note.messages.required"
  | "projects.notes.add.operation/body.note.title"
  | "projects.notes.add.operation/body.type.title"
  | "projects.notes.add.operation/notices.failure"
  | "projects.notes.add.operation/notices.success"
  | "projects.notes.add.operation/title"
  | "projects.notes.list.operation/title"
  | "projects.pending.operation/title"
  | "projects.reactivate.operation/notices.422"
  | "projects.reactivate.operation/notices.failure"
  | "projects.reactivate.operation/notices.success"
  | "projects.reactivate.operation/notices.unbound.text"
  | "projects.reactivate.operation/rules.after-today.message"
  | "projects.reactivate.operation/rules.end-after-start.message"
  | "projects.reactivate.operation/title"
  | "projects.reassess.operation/notices.failure"
  | "projects.reassess.operation/notices.success"
  | "projects.reassess.operation/title"
  | "projects.setWorkLocation.operation/notices.failure"
  | "projects.setWorkLocation.operation/notices.success"
  | "projects.setWorkLocation.operation/title"
  | "projects.statusHistory.operation/title"
  | "projects.update.operation/body.contractorInfo.title"
  | "projects.update.operation/body.managerInfo.title"
  | "projects.update.operation/notices.failure"
  | "projects.update.operation/notices.success"
  | "projects.update.operation/title"
  | "projects.updateStatus.operation/body.billBackType.title"
  | "projects.updateStatus.operation/body.eddReportRequired.title"
  | "projects.updateStatus.operation/body.eddReportSubmittedOn.title"
  | "projects.updateStatus.operation/body.note.title"
  | "projects.updateStatus.operation/body.status.title"
  | "projects.updateStatus.operation/body.supportingDocumentsOverride.title"
  | "projects.updateStatus.operation/notices.failure"
  | "projects.updateStatus.operation/notices.success"
  | "projects.updateStatus.operation/title"
  | "projects.visit.operation/notices.failure.text"
  | "projects.visit.operation/title"
  | "projects.visited.operation/query.projectNumber.title"
  | "projects.visited.operation/title"
  | "public-california-privacy-policy.screen/title"
  | "public-security-policy.screen/title"
  | "public-terms-and-conditions.screen/title"
  | "publication-refused.template/body.1"
  | "publication-refused.template/body.2"
  | "publication-refused.template/body.3"
  | "publication-refused.template/body.4"
  | "publication-refused.template/description"
  | "publication-refused.template/subject"
  | "publish-legal-text.form/text"
  | "publish-legal-text.form/title"
  | "re-evaluation-request-final.template/body"
  | "re-evaluation-request-final.template/description"
  | "re-evaluation-request-final.template/subject"
  | "re-evaluation-request.template/body"
  | "re-evaluation-request.template/description"
  | "re-evaluation-request.template/subject"
  | "re-evaluation-result.template/body"
  | "re-evaluation-result.template/description"
  | "re-evaluation-result.template/subject"
  | "re-evaluation-skipped.template/body"
  | "re-evaluation-skipped.template/description"
  | "re-evaluation-skipped.template/subject"
  | "re-evaluation.template/body"
  | "re-evaluation.template/description"
  | "re-evaluation.template/subject"
  | "reactivate-project.form/text"
  | "reassessment.form/text"
  | "recent-projects.screen/recent.actions.project-details.title"
  | "recent-projects.screen/recent.text"
  | "recent-projects.screen/recentlyVisited.actions.visited-projects.title"
  | "recent-projects.screen/recentlyVisited.title"
  | "recommendation.entity/values.IC - ICon Override.title"
  | "recommendation.entity/values.IC Restructured.title"
  | "recommendation.entity/values.IC.title"
  | "recommendation.entity/values.OSP.title"
  | "recommendation.entity/values.Void.title"
  | "recommendation.entity/values.W-2 IPC.title"
  | "recommendation.entity/values.W-2 Other.title"
  | "recommendation.entity/values.W-2.title"
  | "region.entity/values.1.title"
  | "region.entity/values.2.title"
  | "reject-request.form/approverNote.title"
  | "reject-request.form/text"
  | "reject-request.form/title"
  | "release-diff.entity/changes.title"
  | "release-diff.entity/from.title"
  | "release-diff.entity/title"
  | "release-diff.entity/to.title"
  | "release-forecast.entity/base.title"
  | "release-forecast.entity/changes.title"
  | "release-forecast.entity/errors.title"
  | "release-forecast.entity/narrowings.title"
  | "release-forecast.entity/release.title"
  | "release-forecast.entity/title"
  | "release-forecast.entity/widenings.title"
  | "release-outcome.entity/changes.title"
  | "release-outcome.entity/errors.title"
  | "release-outcome.entity/release.title"
  | "release-outcome.entity/title"
  | "release-text.form/subject.title"
  | "release-text.form/template.title"
  | "release.entity/answers.title"
  | "release.entity/author.title"
  | "release.entity/changes.title"
  | "release.entity/display"
  | "release.entity/isLive.title"
  | "release.entity/isShipped.title"
  | "release.entity/note.title"
  | "release.entity/parent.title"
  | "release.entity/publishedAt.title"
  | "release.entity/release.title"
  | "release.entity/title"
  | "releases.begun.operation/title"
  | "releases.cancelScheduled.operation/notices.409"
  | "releases.cancelScheduled.operation/notices.success"
  | "releases.cancelScheduled.operation/title"
  | "releases.complete.operation/body.definition.title"
  | "releases.complete.operation/body.kind.title"
  | "releases.complete.operation/body.offset.title"
  | "releases.complete.operation/body.text.title"
  | "releases.complete.operation/title"
  | "releases.definition.operation/query.definition.title"
  | "releases.definition.operation/query.kind.title"
  | "releases.definition.operation/title"
  | "releases.diff.operation/query.to.title"
  | "releases.diff.operation/title"
  | "releases.discardDraft.operation/title"
  | "releases.draft.operation/title"
  | "releases.drafts.operation/title"
  | "releases.dryRun.operation/body.base.title"
  | "releases.dryRun.operation/body.changes.title"
  | "releases.dryRun.operation/body.drafts.title"
  | "releases.dryRun.operation/title"
  | "releases.endPreview.operation/title"
  | "releases.files.operation/title"
  | "releases.find.operation/query.text.title"
  | "releases.find.operation/title"
  | "releases.judge.operation/body.definition.title"
  | "releases.judge.operation/body.draw.title"
  | "releases.judge.operation/body.kind.title"
  | "releases.judge.operation/body.text.title"
  | "releases.judge.operation/title"
  | "releases.list.operation/title"
  | "releases.move.operation/body.base.title"
  | "releases.move.operation/body.from.title"
  | "releases.move.operation/body.kind.title"
  | "releases.move.operation/body.kind.values.record.title"
  | "releases.move.operation/body.kind.values.wizard.title"
  | "releases.move.operation/body.name.title"
  | "releases.move.operation/title"
  | "releases.moveBack.operation/notices.409"
  | "releases.moveBack.operation/title"
  | "releases.moves.operation/title"
  | "releases.previewAsAccount.operation/body.account.title"
  | "releases.previewAsAccount.operation/body.base.title"
  | "releases.previewAsAccount.operation/body.date.title"
  | "releases.previewAsAccount.operation/body.drafts.title"
  | "releases.previewAsAccount.operation/title"
  | "releases.previewAsRole.operation/body.base.title"
  | "releases.previewAsRole.operation/body.date.title"
  | "releases.previewAsRole.operation/body.drafts.title"
  | "releases.previewAsRole.operation/body.functions.title"
  | "releases.previewAsRole.operation/body.role.title"
  | "releases.previewAsRole.operation/title"
  | "releases.publish.operation/body.base.title"
  | "releases.publish.operation/body.changes.title"
  | "releases.publish.operation/body.confirm.title"
  | "releases.publish.operation/body.drafts.title"
  | "releases.publish.operation/body.note.title"
  | "releases.publish.operation/title"
  | "releases.replay.operation/body.base.title"
  | "releases.replay.operation/body.changes.title"
  | "releases.replay.operation/body.drafts.title"
  | "releases.replay.operation/body.entity.title"
  | "releases.replay.operation/body.last.title"
  | "releases.replay.operation/body.record.title"
  | "releases.replay.operation/body.since.title"
  | "releases.replay.operation/body.values.title"
  | "releases.replay.operation/title"
  | "releases.rollback.operation/body.base.title"
  | "releases.rollback.operation/title"
  | "releases.saveDraft.operation/title"
  | "releases.schedule.operation/body.base.title"
  | "releases.schedule.operation/body.confirm.title"
  | "releases.schedule.operation/body.drafts.title"
  | "releases.schedule.operation/body.note.title"
  | "releases.schedule.operation/body.publishAt.title"
  | "releases.schedule.operation/rules.later.message"
  | "releases.schedule.operation/title"
  | "releases.scheduled.operation/title"
  | "releases.schema.operation/title"
  | "releases.texts.operation/query.locale.title"
  | "releases.texts.operation/title"
  | "releases.uses.operation/query.definition.title"
  | "releases.uses.operation/query.kind.title"
  | "releases.uses.operation/title"
  | "rename-function.form/title"
  | "report-id.entity/values.active.title"
  | "report-id.entity/values.closed.title"
  | "report-id.entity/values.ending-soon.title"
  | "report-id.entity/values.expired-documents.title"
  | "report-id.entity/values.pending-review.title"
  | "report.entity/display"
  | "report.entity/id.title"
  | "report.entity/title"
  | "report.entity/title.title"
  | "reports.list.operation/notices.failure"
  | "reports.list.operation/title"
  | "reports.run.operation/notices.export"
  | "reports.run.operation/notices.failure"
  | "reports.run.operation/query.endDate.title"
  | "reports.run.operation/query.startDate.title"
  | "reports.run.operation/title"
  | "request-extension.form/title"
  | "request-funds.form/title"
  | "request-transfer.form/text"
  | "request-transfer.form/title"
  | "requested-change.entity/amount.title"
  | "requested-change.entity/display.1"
  | "requested-change.entity/display.2"
  | "requested-change.entity/title"
  | "requested-change.entity/toDate.title"
  | "requisition.entity/acceptable.title"
  | "requisition.entity/amount.title"
  | "requisition.entity/approveImmediately.title"
  | "requisition.entity/approverLogicalName.title"
  | "requisition.entity/approverNote.title"
  | "requisition.entity/createdAt.title"
  | "requisition.entity/decidedAt.title"
  | "requisition.entity/display"
  | "requisition.entity/id.title"
  | "requisition.entity/project.title"
  | "requisition.entity/projectNumber.title"
  | "requisition.entity/requested.title"
  | "requisition.entity/requesteeLogicalName.title"
  | "requisition.entity/requesterLogicalName.title"
  | "requisition.entity/requesterNote.title"
  | "requisition.entity/status.title"
  | "requisition.entity/status.values.APPROVED.title"
  | "requisition.entity/status.values.COMPLETE.title"
  | "requisition.entity/status.values.PENDING.title"
  | "requisition.entity/status.values.REJECTED.title"
  | "requisition.entity/title"
  | "requisition.entity/toDate.title"
  | "requisition.entity/type.messages.invalid"
  | "requisition.entity/type.title"
  | "requisition.entity/type.values.PROJECT_EXTENSION.title"
  | "requisition.entity/type.values.PROJECT_FUND.title"
  | "requisition.entity/type.values.PROJECT_FUND_REQUISITION.title"
  | "requisition.entity/version.title"
  | "requisition.entity/waiting.amount.title"
  | "requisition.entity/waiting.id.title"
  | "requisition.entity/waiting.requesterLogicalName.title"
  | "requisition.entity/waiting.title"
  | "requisition.entity/waiting.toDate.title"
  | "requisition.entity/waitingDays.title"
  | "requisition.lifecycle/events.approve.message.1"
  | "requisition.lifecycle/events.approve.message.2"
  | "requisition.lifecycle/events.approve.message.3"
  | "requisition.lifecycle/events.create.message.1"
  | "requisition.lifecycle/events.create.message.2"
  | "requisition.lifecycle/events.create.message.3"
  | "requisitions.approve.operation/body.approverNote.messages.required"
  | "requisitions.approve.operation/body.status.title"
  | "requisitions.approve.operation/body.status.values.APPROVED.title"
  | "requisitions.approve.operation/body.status.values.REJECTED.title"
  | "requisitions.approve.operation/notices.409"
  | "requisitions.approve.operation/notices.failure"
  | "requisitions.approve.operation/notices.success.1"
  | "requisitions.approve.operation/notices.success.2"
  | "requisitions.approve.operation/notices.success.3"
  | "requisitions.approve.operation/title.1"
  | "requisitions.approve.operation/title.2"
  | "requisitions.byStatus.operation/title"
  | "requisitions.create.operation/body.amount.messages.required"
  | "requisitions.create.operation/body.toDate.messages.required"
  | "requisitions.create.operation/notices.409"
  | "requisitions.create.operation/notices.failure.text.1"
  | "requisitions.create.operation/notices.failure.text.2"
  | "requisitions.create.operation/notices.failure.text.3"
  | "requisitions.create.operation/notices.success.1"
  | "requisitions.create.operation/notices.success.2"
  | "requisitions.create.operation/notices.success.3"
  | "requisitions.create.operation/rules.after-today.message"
  | "requisitions.create.operation/rules.later.message"
  | "requisitions.create.operation/rules.more.message"
  | "requisitions.create.operation/title.1"
  | "requisitions.create.operation/title.2"
  | "requisitions.create.operation/title.3"
  | "requisitions.create.operation/title.4"
  | "requisitions.create.operation/title.5"
  | "requisitions.list.operation/notices.failure"
  | "requisitions.list.operation/title"
  | "reset-password-classic.form/confirmation.messages.required"
  | "reset-password-classic.form/confirmation.title"
  | "reset-password-classic.form/rules.passwords-match.message"
  | "reset-password-classic.screen/back.actions.login.title"
  | "reset-password-classic.screen/title"
  | "reset-password.form/confirmation.messages.required"
  | "reset-password.form/confirmation.title"
  | "reset-password.form/rules.passwords-match.message"
  | "reset-password.screen/back.actions.login.title"
  | "reset-password.screen/title"
  | "resources.screen/none.text"
  | "resources.screen/title"
  | "restructure-choice.entity/evaluationNotes.title"
  | "restructure-choice.entity/scope.title"
  | "restructure-choice.entity/scope.values.final.title"
  | "restructure-choice.entity/scope.values.partial.title"
  | "restructure-choice.entity/title"
  | "review-document.form/dateExpires.help.1"
  | "review-document.form/dateExpires.title"
  | "review-document.form/decision.title"
  | "review-document.form/decision.values.accept.title"
  | "review-document.form/decision.values.reject.title"
  | "review-document.form/text"
  | "review-document.form/title"
  | "rights-changed.template/body"
  | "rights-changed.template/description"
  | "rights-changed.template/subject"
  | "role-effect.entity/effect.title"
  | "role-effect.entity/effect.values.gains.title"
  | "role-effect.entity/effect.values.loses.title"
  | "role-effect.entity/id.title"
  | "role-effect.entity/kind.title"
  | "role-effect.entity/kind.values.act.title"
  | "role-effect.entity/kind.values.operation.title"
  | "role-effect.entity/kind.values.part.title"
  | "role-effect.entity/kind.values.property.title"
  | "role-effect.entity/kind.values.screen.title"
  | "role-effect.entity/later.help"
  | "role-effect.entity/later.title"
  | "role-effect.entity/people.help"
  | "role-effect.entity/people.title"
  | "role-effect.entity/title"
  | "role-effect.entity/title.title"
  | "role-facts.entity/apply.title"
  | "role-facts.entity/apply.values.all.title"
  | "role-facts.entity/apply.values.change.title"
  | "role-facts.entity/apply.values.nobody.title"
  | "role-facts.entity/displayName.title"
  | "role-facts.entity/functionalIds.title"
  | "role-facts.entity/menuOf.help"
  | "role-facts.entity/menuOf.title"
  | "role-facts.entity/name.help"
  | "role-facts.entity/name.title"
  | "role-facts.entity/title"
  | "role-forecast.entity/changes.title"
  | "role-forecast.entity/concerned.title"
  | "role-forecast.entity/gaining.title"
  | "role-forecast.entity/grants.title"
  | "role-forecast.entity/losing.title"
  | "role-forecast.entity/people.title"
  | "role-forecast.entity/title"
  | "role-forecast.entity/unused.title"
  | "role-forecast.screen/changes.empty"
  | "role-forecast.screen/concerned.text"
  | "role-forecast.screen/effects.title"
  | "role-forecast.screen/kept.text"
  | "role-forecast.screen/same.text"
  | "role-forecast.screen/unused.text"
  | "role-grant.entity/display"
  | "role-grant.entity/people.title"
  | "role-grant.entity/policy.title"
  | "role-grant.entity/title"
  | "role-grant.entity/title.title"
  | "role-key.entity/messages.options"
  | "role-key.entity/messages.pattern"
  | "role.entity/added.title"
  | "role.entity/changedAt.title"
  | "role.entity/changedBy.title"
  | "role.entity/display"
  | "role.entity/displayName.title"
  | "role.entity/functionalIds.title"
  | "role.entity/menuOf.title"
  | "role.entity/name.title"
  | "role.entity/people.title"
  | "role.entity/title"
  | "role.entity/version.title"
  | "save-role.form/confirmed.help"
  | "save-role.form/confirmed.messages.required"
  | "save-role.form/confirmed.title"
  | "scheduled-draft.entity/definition.title"
  | "scheduled-draft.entity/draft.title"
  | "scheduled-draft.entity/isChanged.title"
  | "scheduled-draft.entity/kind.title"
  | "scheduled-draft.entity/revision.title"
  | "scheduled-draft.entity/title"
  | "scheduled-publication.entity/author.title"
  | "scheduled-publication.entity/definitions.title"
  | "scheduled-publication.entity/display"
  | "scheduled-publication.entity/endedAt.title"
  | "scheduled-publication.entity/endedBy.title"
  | "scheduled-publication.entity/errors.title"
  | "scheduled-publication.entity/note.title"
  | "scheduled-publication.entity/publication.title"
  | "scheduled-publication.entity/publishAt.title"
  | "scheduled-publication.entity/reason.title"
  | "scheduled-publication.entity/release.title"
  | "scheduled-publication.entity/scheduledAt.title"
  | "scheduled-publication.entity/status.title"
  | "scheduled-publication.entity/status.values.cancelled.title"
  | "scheduled-publication.entity/status.values.published.title"
  | "scheduled-publication.entity/status.values.refused.title"
  | "scheduled-publication.entity/status.values.scheduled.title"
  | "scheduled-publication.entity/title"
  | "scheduler.cancel.operation/notices.409"
  | "scheduler.cancel.operation/notices.success"
  | "scheduler.cancel.operation/title"
  | "scheduler.checkImport.operation/title"
  | "scheduler.importProjects.operation/notices.failure"
  | "scheduler.importProjects.operation/notices.success"
  | "scheduler.importProjects.operation/query.processImmediately.title"
  | "scheduler.importProjects.operation/title"
  | "scheduler.markImport.operation/title"
  | "scheduler.refusedRows.operation/title"
  | "scheduler.runningTasks.operation/title"
  | "scheduler.screen/actions.form:excel-generator.title"
  | "scheduler.screen/title"
  | "scheduler.tasks.operation/title"
  | "security-policy-text.screen/edition.text"
  | "security-policy-text.screen/words.text"
  | "security-policy.screen/title"
  | "send-test.form/record.help"
  | "send-test.form/text"
  | "service-chains.screen/services.text"
  | "service-chains.screen/services.title"
  | "service-chains.screen/state.text"
  | "service-health.entity/after.title"
  | "service-health.entity/children.title"
  | "service-health.entity/httpStatus.title"
  | "service-health.entity/service.title"
  | "service-health.entity/service.values.database.title"
  | "service-health.entity/service.values.files.title"
  | "service-health.entity/service.values.jobs.title"
  | "service-health.entity/service.values.mail.title"
  | "service-health.entity/service.values.replica.title"
  | "service-health.entity/service.values.scanner.title"
  | "service-health.entity/service.values.server.title"
  | "service-health.entity/service.values.signIn.title"
  | "service-health.entity/service.values.signing.title"
  | "service-health.entity/status.title"
  | "service-health.entity/status.values.FAILED.title"
  | "service-health.entity/status.values.OK.title"
  | "service-health.entity/status.values.TIMEOUT.title"
  | "service-health.entity/title"
  | "services.screen/title"
  | "session.entity/accessToken.title"
  | "session.entity/expiresAt.title"
  | "session.entity/title"
  | "shown-mail.form/subject.title"
  | "shown-mail.form/template.title"
  | "sign-in-address.entity/address.title"
  | "sign-in-address.entity/title"
  | "sign-in.entity/at.title"
  | "sign-in.entity/id.title"
  | "sign-in.entity/method.title"
  | "sign-in.entity/method.values.ACTIVATION.title"
  | "sign-in.entity/method.values.PASSWORD.title"
  | "sign-in.entity/method.values.SSO.title"
  | "sign-in.entity/result.title"
  | "sign-in.entity/result.values.FAILED.title"
  | "sign-in.entity/result.values.SUCCEEDED.title"
  | "sign-in.entity/title"
  | "sign-in.entity/userId.title"
  | "sign-in.screen/help.actions.account-creation.title"
  | "sign-in.screen/help.actions.forgot-password.title"
  | "sign-in.screen/help.actions.login-sso.title"
  | "sign-in.screen/welcome.text"
  | "signing-access.form/text"
  | "signing-code.template/body"
  | "signing-code.template/description"
  | "signing-code.template/subject"
  | "signing-completed.template/attach.name"
  | "signing-completed.template/body"
  | "signing-completed.template/description"
  | "signing-completed.template/subject"
  | "signing-decline.form/text"
  | "signing-decline.form/title"
  | "signing-document.entity/envelopeName.title"
  | "signing-document.entity/recipientName.title"
  | "signing-document.entity/text.title"
  | "signing-document.entity/ticket.title"
  | "signing-document.entity/title"
  | "signing-envelope.entity/accessCode.title"
  | "signing-envelope.entity/createdOn.title"
  | "signing-envelope.entity/display"
  | "signing-envelope.entity/documentHash.title"
  | "signing-envelope.entity/envelopeGuid.title"
  | "signing-envelope.entity/envelopeName.title"
  | "signing-envelope.entity/projectNumber.title"
  | "signing-envelope.entity/recipientStatuses.title"
  | "signing-envelope.entity/signaturesMissing.title"
  | "signing-envelope.entity/status.title"
  | "signing-envelope.entity/title"
  | "signing-envelope.lifecycle/events.void.notices.failure"
  | "signing-envelope.lifecycle/events.void.notices.success"
  | "signing-envelope.lifecycle/events.void.title"
  | "signing-packet.template/body"
  | "signing-packet.template/subject"
  | "signing-receipt.entity/recipientName.title"
  | "signing-receipt.entity/signedOn.title"
  | "signing-receipt.entity/status.title"
  | "signing-receipt.entity/title"
  | "signing-recipient.entity/completedOn.title"
  | "signing-recipient.entity/declineReason.title"
  | "signing-recipient.entity/deliveredOn.title"
  | "signing-recipient.entity/display"
  | "signing-recipient.entity/recipientEmail.title"
  | "signing-recipient.entity/recipientName.title"
  | "signing-recipient.entity/signedName.title"
  | "signing-recipient.entity/status.title"
  | "signing-recipient.entity/title"
  | "signing-recipient.entity/updatedOn.title"
  | "signing-request.template/body"
  | "signing-request.template/description"
  | "signing-request.template/subject"
  | "signing-signature.form/text"
  | "signing-status.entity/values.completed.title"
  | "signing-status.entity/values.declined.title"
  | "signing-status.entity/values.delivered.title"
  | "signing-status.entity/values.sent.title"
  | "signing-status.entity/values.voided.title"
  | "signing-status.screen/actions.docusign.document.file"
  | "signing-status.screen/actions.docusign.sendPacket.2.confirm"
  | "signing-status.screen/actions.docusign.voidPacket.confirm"
  | "signing-status.screen/envelope.createdOn.empty"
  | "signing-status.screen/older.actions.docusign.document.file"
  | "signing-status.screen/older.actions.docusign.voidPacket.confirm"
  | "signing-status.screen/older.title"
  | "signing-status.screen/recipients.empty"
  | "signing-status.screen/title"
  | "signing.decline.operation/body.declineReason.title"
  | "signing.decline.operation/body.ticket.title"
  | "signing.decline.operation/notices.422"
  | "signing.decline.operation/notices.failure"
  | "signing.decline.operation/notices.success"
  | "signing.decline.operation/title"
  | "signing.open.operation/body.accessCode.title"
  | "signing.open.operation/body.token.title"
  | "signing.open.operation/notices.422"
  | "signing.open.operation/notices.failure"
  | "signing.open.operation/title"
  | "signing.screen/document.title"
  | "signing.screen/signature.title"
  | "signing.screen/signed.text.1"
  | "signing.screen/signed.text.2"
  | "signing.screen/text.text"
  | "signing.screen/title"
  | "signing.sign.operation/body.consent.messages.const"
  | "signing.sign.operation/body.consent.messages.required"
  | "signing.sign.operation/body.consent.title"
  | "signing.sign.operation/body.ticket.title"
  | "signing.sign.operation/body.typedName.title"
  | "signing.sign.operation/notices.422"
  | "signing.sign.operation/notices.failure"
  | "signing.sign.operation/notices.success"
  | "signing.sign.operation/title"
  | "similar-contractors.screen/duplicates.actions.screen:merge-preview.title"
  | "similar-contractors.screen/duplicates.empty"
  | "similar-contractors.screen/duplicates.organizationName.empty"
  | "similar-contractors.screen/duplicates.phone.empty"
  | "similar-contractors.screen/title"
  | "start.screen/title"
  | "status-override.form/status.values.IC - ICon Override.title"
  | "status-override.form/status.values.IC Restructured.title"
  | "status-override.form/status.values.IC.title"
  | "status-override.form/status.values.OSP.title"
  | "status-override.form/status.values.Pending Review.title"
  | "status-override.form/status.values.Void.title"
  | "status-override.form/status.values.W-2 IPC.title"
  | "status-override.form/status.values.W-2 Other.title"
  | "status-override.form/status.values.W-2.title"
  | "status-override.form/title"
  | "status-record.entity/changedAt.title"
  | "status-record.entity/changedBy.title"
  | "status-record.entity/display"
  | "status-record.entity/event.title"
  | "status-record.entity/event.values.changeLoginEmail.title"
  | "status-record.entity/event.values.changeManager.title"
  | "status-record.entity/event.values.close.title"
  | "status-record.entity/event.values.contractorEvaluated.title"
  | "status-record.entity/event.values.create.title"
  | "status-record.entity/event.values.determine.title"
  | "status-record.entity/event.values.evaluationBypassed.title"
  | "status-record.entity/event.values.managerEvaluated.title"
  | "status-record.entity/event.values.mergeContractors.title"
  | "status-record.entity/event.values.packet.title"
  | "status-record.entity/event.values.reactivate.title"
  | "status-record.entity/event.values.reassess.title"
  | "status-record.entity/event.values.setWorkLocation.title"
  | "status-record.entity/event.values.update.title"
  | "status-record.entity/event.values.updatePerson.title"
  | "status-record.entity/event.values.updateStatus.title"
  | "status-record.entity/id.title"
  | "status-record.entity/note.title"
  | "status-record.entity/recommendation.title"
  | "status-record.entity/state.title"
  | "status-record.entity/status.title"
  | "status-record.entity/title"
  | "structure-answers.screen/actions.flow:business-structure-steps.title"
  | "structure-answers.screen/title"
  | "structure-status.entity/confirmedAt.title"
  | "structure-status.entity/confirmedBy.title"
  | "structure-status.entity/status.title"
  | "structure-status.entity/status.values.COMPLETE.title"
  | "structure-status.entity/status.values.PENDING.title"
  | "structure-status.entity/status.values.PENDING_REVIEW.title"
  | "structure-status.entity/title"
  | "studio.screen/title"
  | "subvendor-activation.screen/back.actions.login.title"
  | "subvendor-activation.screen/title"
  | "subvendor-details.screen/actions.form:edit-subvendor.title"
  | "subvendor-details.screen/actions.screen:merge-organization.title"
  | "subvendor-details.screen/businessStructure.title"
  | "subvendor-details.screen/contacts.title"
  | "subvendor-details.screen/documents.title"
  | "subvendor-details.screen/merged.actions.subvendor-details.title"
  | "subvendor-details.screen/merged.text"
  | "subvendor-details.screen/notifications.title"
  | "subvendor-details.screen/onboardings.documentStatus.empty"
  | "subvendor-details.screen/onboardings.documentsExpireOn.empty"
  | "subvendor-details.screen/onboardings.empty"
  | "subvendor-details.screen/onboardings.title"
  | "subvendor-details.screen/organization.accountType.empty"
  | "subvendor-details.screen/organization.contractorType.empty"
  | "subvendor-details.screen/organization.documentStatus.empty"
  | "subvendor-details.screen/organization.specialCircumstance.empty"
  | "subvendor-details.screen/projects.title"
  | "subvendor-details.screen/resources.title"
  | "subvendor-details.screen/title"
  | "subvendor-edit.screen/title"
  | "subvendor-work.screen/documentTask.actions.documents.title"
  | "subvendor-work.screen/documentTask.text.1"
  | "subvendor-work.screen/documentTask.text.2"
  | "subvendor-work.screen/documentTask.title"
  | "subvendor-work.screen/resourceTask.actions.resources.title"
  | "subvendor-work.screen/resourceTask.text.1"
  | "subvendor-work.screen/resourceTask.text.2"
  | "subvendor-work.screen/resourceTask.title"
  | "subvendor-work.screen/structureTask.actions.business-structure.title.1"
  | "subvendor-work.screen/structureTask.actions.business-structure.title.2"
  | "subvendor-work.screen/structureTask.text.1"
  | "subvendor-work.screen/structureTask.text.2"
  | "subvendor-work.screen/structureTask.title"
  | "subvendor-work.screen/subvendorWelcome.text.1"
  | "subvendor-work.screen/subvendorWelcome.text.2"
  | "subvendor-work.screen/subvendorWelcome.text.3"
  | "subvendor-work.screen/subvendorWelcome.title"
  | "subvendor.menu/account.text"
  | "subvendor.menu/account.title"
  | "subvendor.menu/dashboard.text"
  | "subvendor.menu/dashboard.title"
  | "subvendor.menu/onboarding.business-structure.title"
  | "subvendor.menu/onboarding.title"
  | "subvendor.menu/resources.text"
  | "subvendor.menu/resources.title"
  | "subvendors.screen/actions.form:create-subvendor.title"
  | "subvendors.screen/organizations.actions.subvendor-details.title"
  | "subvendors.screen/organizations.actions.subvendor-edit.title"
  | "subvendors.screen/organizations.add.title"
  | "subvendors.screen/organizations.documentStatus.empty"
  | "subvendors.screen/organizations.empty"
  | "subvendors.screen/organizations.primarySubvendorResource.email.title"
  | "subvendors.screen/organizations.primarySubvendorResource.phone.title"
  | "subvendors.screen/title"
  | "tasks.screen/actions.scheduler.title"
  | "tasks.screen/all.actions.scheduler.refusedRows.title"
  | "tasks.screen/all.empty"
  | "tasks.screen/all.title"
  | "tasks.screen/running.actions.scheduler.cancel.confirm"
  | "tasks.screen/running.empty"
  | "tasks.screen/running.title"
  | "tasks.screen/title"
  | "tax-attestation.template/body"
  | "tax-attestation.template/subject"
  | "template-difference.entity/draft.title"
  | "template-difference.entity/published.title"
  | "template-difference.entity/title"
  | "template-placeholder.entity/display"
  | "template-placeholder.entity/path.title"
  | "template-placeholder.entity/title"
  | "template-placeholder.entity/title.title"
  | "template-preview.screen/preview.help"
  | "template-preview.screen/preview.title"
  | "template-search.form/templateIdLike.title"
  | "template.entity/base.title"
  | "template.entity/createdAt.title"
  | "template.entity/description.title"
  | "template.entity/differences.title"
  | "template.entity/display"
  | "template.entity/edited.title"
  | "template.entity/edition.title"
  | "template.entity/id.title"
  | "template.entity/isReleaseChanged.title"
  | "template.entity/language.title"
  | "template.entity/languages.title"
  | "template.entity/owner.title"
  | "template.entity/placeholders.title"
  | "template.entity/publishedAt.title"
  | "template.entity/publishedBy.title"
  | "template.entity/publishedSubject.title"
  | "template.entity/publishedTemplate.title"
  | "template.entity/releaseDigest.title"
  | "template.entity/releaseSubject.title"
  | "template.entity/releaseTemplate.title"
  | "template.entity/reloadedAt.title"
  | "template.entity/status.title"
  | "template.entity/status.values.DRAFT.title"
  | "template.entity/status.values.PUBLISHED.title"
  | "template.entity/subject.title"
  | "template.entity/template.title"
  | "template.entity/templateId.title"
  | "template.entity/title"
  | "template.entity/updatedAt.title"
  | "template.entity/updatedBy.title"
  | "template.entity/version.title"
  | "template.lifecycle/events.publish.message"
  | "template.lifecycle/events.publish.notices.409.text"
  | "template.lifecycle/events.publish.notices.failure"
  | "template.lifecycle/events.publish.notices.success"
  | "template.lifecycle/events.publish.title"
  | "template.lifecycle/events.reload.notices.404.text"
  | "template.lifecycle/events.reload.notices.failure"
  | "template.lifecycle/events.reload.notices.success"
  | "template.lifecycle/events.reload.title"
  | "terms-and-conditions-text.screen/edition.text"
  | "terms-and-conditions-text.screen/words.text"
  | "terms-and-conditions.screen/title"
  | "test-mail.entity/sent.title"
  | "test-mail.entity/title"
  | "test-mail.entity/to.title"
  | "under-construction.screen/back.actions.login.title"
  | "under-construction.screen/title"
  | "under-construction.screen/words.text"
  | "upload-document.form/text"
  | "upload-document.form/title"
  | "uploaded-files.fields/file.help"
  | "uploaded-files.fields/file.messages.extensions"
  | "uploaded-files.fields/file.messages.required"
  | "uploaded-files.fields/file.title"
  | "uploaded-files.fields/substituteFlag.help"
  | "us-phone.entity/rules.state.message"
  | "user-access.entity/activated.title"
  | "user-access.entity/lastSignInAt.title"
  | "user-access.entity/lockedUntil.title"
  | "user-access.entity/sessions.expiresAt.title"
  | "user-access.entity/sessions.startedAt.title"
  | "user-access.entity/sessions.title"
  | "user-access.entity/title"
  | "user-details.screen/account.companyNames.empty"
  | "user-details.screen/account.darwinRef.empty"
  | "user-details.screen/account.functionalIds.empty"
  | "user-details.screen/account.iconnectRef.empty"
  | "user-details.screen/title"
  | "user-roles.screen/actions.new-role.title"
  | "user-roles.screen/roles.actions.edit-role.title"
  | "user-roles.screen/roles.add.title"
  | "user-roles.screen/roles.changedAt.empty"
  | "user-roles.screen/roles.changedBy.empty"
  | "user-roles.screen/roles.empty"
  | "user-roles.screen/title"
  | "user-sign-ins.screen/access.actions.auth.deleteTokens.confirm"
  | "user-sign-ins.screen/access.actions.users.sendPasswordLink.title.1"
  | "user-sign-ins.screen/access.actions.users.sendPasswordLink.title.2"
  | "user-sign-ins.screen/access.lastSignInAt.empty"
  | "user-sign-ins.screen/access.lockedUntil.empty"
  | "user-sign-ins.screen/sessions.empty"
  | "user-sign-ins.screen/sessions.title"
  | "user-sign-ins.screen/signIns.empty"
  | "user-sign-ins.screen/signIns.title"
  | "user-sign-ins.screen/title"
  | "user.entity/activated.title"
  | "user.entity/clientText.title"
  | "user.entity/companyId.title"
  | "user.entity/companyIds.title"
  | "user.entity/companyNames.title"
  | "user.entity/createdAt.title"
  | "user.entity/darwinRef.title"
  | "user.entity/display"
  | "user.entity/email.title"
  | "user.entity/firstName.title"
  | "user.entity/functionText.title"
  | "user.entity/functionalIds.title"
  | "user.entity/iconnectRef.title"
  | "user.entity/id.title"
  | "user.entity/lastName.title"
  | "user.entity/name.title"
  | "user.entity/roleText.title"
  | "user.entity/roleTitles.title"
  | "user.entity/roles.title"
  | "user.entity/subVendorId.title"
  | "user.entity/title"
  | "user.entity/userText.title"
  | "user.entity/username.title"
  | "user.entity/version.title"
  | "users.access.operation/title"
  | "users.create.operation/body.clientids.messages.options"
  | "users.create.operation/body.clientids.title"
  | "users.create.operation/body.email.messages.format"
  | "users.create.operation/body.email.messages.options"
  | "users.create.operation/body.email.messages.required"
  | "users.create.operation/body.firstName.messages.required"
  | "users.create.operation/body.functionalids.messages.options"
  | "users.create.operation/body.functionalids.title"
  | "users.create.operation/body.lastName.messages.required"
  | "users.create.operation/body.password.messages.minLength"
  | "users.create.operation/body.password.messages.required"
  | "users.create.operation/body.password.title"
  | "users.create.operation/body.roleNames.messages.options"
  | "users.create.operation/body.roleNames.messages.required"
  | "users.create.operation/body.roleNames.title"
  | "users.create.operation/body.userid.title"
  | "users.create.operation/body.username.messages.options"
  | "users.create.operation/body.username.messages.required"
  | "users.create.operation/notices.409"
  | "users.create.operation/notices.failure"
  | "users.create.operation/notices.success"
  | "users.create.operation/title"
  | "users.delete.operation/notices.409"
  | "users.delete.operation/notices.failure"
  | "users.delete.operation/notices.success"
  | "users.delete.operation/title"
  | "users.list.operation/notices.failure.text"
  | "users.list.operation/query.role.title"
  | "users.list.operation/query.search.title"
  | "users.list.operation/title"
  | "users.roleDetails.operation/title"
  | "users.screen/actions.form:add-user.title"
  | "users.screen/title"
  | "users.screen/users.actions.form:edit-user.title"
  | "users.screen/users.actions.screen:user-details.title"
  | "users.screen/users.actions.users.delete.confirm"
  | "users.screen/users.actions.users.delete.notices.409"
  | "users.screen/users.actions.users.delete.title"
  | "users.screen/users.add.title"
  | "users.screen/users.empty"
  | "users.sendPasswordLink.operation/notices.success"
  | "users.sendPasswordLink.operation/title"
  | "users.signIns.operation/title"
  | "users.unlock.operation/notices.success"
  | "users.unlock.operation/title"
  | "users.update.operation/body.clientids.messages.options"
  | "users.update.operation/body.clientids.title"
  | "users.update.operation/body.email.messages.format"
  | "users.update.operation/body.email.messages.required"
  | "users.update.operation/body.firstName.messages.required"
  | "users.update.operation/body.functionalids.messages.options"
  | "users.update.operation/body.functionalids.title"
  | "users.update.operation/body.lastName.messages.required"
  | "users.update.operation/body.phoneNumber.messages.pattern"
  | "users.update.operation/body.phoneNumber.title"
  | "users.update.operation/body.roleNames.messages.options"
  | "users.update.operation/body.roleNames.messages.required"
  | "users.update.operation/body.roleNames.title"
  | "users.update.operation/body.userid.title"
  | "users.update.operation/notices.409"
  | "users.update.operation/notices.failure.1"
  | "users.update.operation/notices.failure.2"
  | "users.update.operation/notices.success"
  | "users.update.operation/rules.own-administrator.message"
  | "users.update.operation/rules.own-users.message"
  | "users.update.operation/title.1"
  | "users.update.operation/title.2"
  | "visited-project.entity/companyName.title"
  | "visited-project.entity/display"
  | "visited-project.entity/projectName.title"
  | "visited-project.entity/projectNumber.title"
  | "visited-project.entity/title"
  | "visited-project.entity/visitedAt.title"
  | "visited-projects.screen/none.text"
  | "visited-projects.screen/title"
  | "visited-projects.screen/visited.actions.project-details.title"
  | "visited-projects.screen/visited.text"
  | "work-location.entity/city.title"
  | "work-location.entity/country.title"
  | "work-location.entity/county.title"
  | "work-location.entity/display"
  | "work-location.entity/id.title"
  | "work-location.entity/name.title"
  | "work-location.entity/state.title"
  | "work-location.entity/title"
  | "work-location.form/city.help"
  | "work-location.form/city.title"
  | "work-location.form/county.title"
  | "work-location.form/state.title"
  | "work-location.form/states.notices.200"
  | "work-location.form/states.notices.failure"
  | "work-location.form/text"
  | "work-location.form/title"
  | "workLocations.list.operation/notices.200.text"
  | "workLocations.list.operation/notices.failure.text"
  | "workLocations.list.operation/query.companyId.title"
  | "workLocations.list.operation/query.filter.title"
  | "workLocations.list.operation/query.regionId.title"
  | "workLocations.list.operation/title";

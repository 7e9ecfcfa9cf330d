/** Made by `npm run check -- --write`: what the API is described with. */
import type { NamedSchemas } from '#kit/server/open-api/components.ts'
import * as kitBulk from '#kit/contract/bulk.ts'
import * as kitDefineEndpoint from '#kit/contract/define-endpoint.ts'
import * as kitDefineEntity from '#kit/contract/define-entity.ts'
import * as kitFields from '#kit/contract/fields.ts'
import * as kitHistory from '#kit/contract/history.ts'
import * as kitOwnFields from '#kit/contract/own-fields.ts'
import * as accountsAccountsEndpoints from '#modules/accounts/contract/accounts.endpoints.ts'
import * as accountsPasswordRules from '#modules/accounts/contract/password-rules.ts'
import * as accountsProfileEndpoints from '#modules/accounts/contract/profile.endpoints.ts'
import * as accountsProfile from '#modules/accounts/contract/profile.ts'
import * as applicationsApplicationDocument from '#modules/applications/contract/application-document.ts'
import * as applicationsApplication from '#modules/applications/contract/application.ts'
import * as applicationsApplicationsEndpoints from '#modules/applications/contract/applications.endpoints.ts'
import * as applicationsCheckpoint from '#modules/applications/contract/checkpoint.ts'
import * as applicationsFunding from '#modules/applications/contract/funding.ts'
import * as auditAuditEntry from '#modules/audit/contract/audit-entry.ts'
import * as bankAccountsBankAccount from '#modules/bank-accounts/contract/bank-account.ts'
import * as businessDaysBusinessDaysEndpoints from '#modules/business-days/contract/business-days.endpoints.ts'
import * as businessDaysClosure from '#modules/business-days/contract/closure.ts'
import * as changeRequestsChangeRequest from '#modules/change-requests/contract/change-request.ts'
import * as changeRequestsChangeRequestsEndpoints from '#modules/change-requests/contract/change-requests.endpoints.ts'
import * as checkpointTwoCheckpointTwoEndpoints from '#modules/checkpoint-two/contract/checkpoint-two.endpoints.ts'
import * as checkpointTwoCheckpointTwo from '#modules/checkpoint-two/contract/checkpoint-two.ts'
import * as clockworkClockworkEndpoints from '#modules/clockwork/contract/clockwork.endpoints.ts'
import * as clockworkHouseState from '#modules/clockwork/contract/house-state.ts'
import * as customFieldsCustomField from '#modules/custom-fields/contract/custom-field.ts'
import * as customFieldsCustomFieldsEndpoints from '#modules/custom-fields/contract/custom-fields.endpoints.ts'
import * as customFieldsKeptOwn from '#modules/custom-fields/contract/kept-own.ts'
import * as dashboardDashboardEndpoints from '#modules/dashboard/contract/dashboard.endpoints.ts'
import * as dashboardInvestorsEndpoints from '#modules/dashboard/contract/investors.endpoints.ts'
import * as dashboardWorkEndpoints from '#modules/dashboard/contract/work.endpoints.ts'
import * as documentsDocument from '#modules/documents/contract/document.ts'
import * as employersDirectoryEndpoints from '#modules/employers/contract/directory.endpoints.ts'
import * as employersEmployer from '#modules/employers/contract/employer.ts'
import * as employersEmployersEndpoints from '#modules/employers/contract/employers.endpoints.ts'
import * as formsAnswersEndpoints from '#modules/forms/contract/answers.endpoints.ts'
import * as formsCatalogue from '#modules/forms/contract/catalogue.ts'
import * as formsDefinition from '#modules/forms/contract/definition.ts'
import * as formsDifferencesEndpoints from '#modules/forms/contract/differences.endpoints.ts'
import * as formsEdits from '#modules/forms/contract/edits.ts'
import * as formsFormDraft from '#modules/forms/contract/form-draft.ts'
import * as formsFormKey from '#modules/forms/contract/form-key.ts'
import * as formsPublicForm from '#modules/forms/contract/public-form.ts'
import * as frozenReportsFrozenReport from '#modules/frozen-reports/contract/frozen-report.ts'
import * as fundingRequestsFundingDraft from '#modules/funding-requests/contract/funding-draft.ts'
import * as fundingRequestsFundingRequest from '#modules/funding-requests/contract/funding-request.ts'
import * as fundingRequestsFundingRequestsEndpoints from '#modules/funding-requests/contract/funding-requests.endpoints.ts'
import * as holdsHold from '#modules/holds/contract/hold.ts'
import * as holdsHoldsEndpoints from '#modules/holds/contract/holds.endpoints.ts'
import * as importsImportOptions from '#modules/imports/contract/import-options.ts'
import * as importsImportsEndpoints from '#modules/imports/contract/imports.endpoints.ts'
import * as informationRequestsInformationRequest from '#modules/information-requests/contract/information-request.ts'
import * as intakeIntake from '#modules/intake/contract/intake.ts'
import * as leadsLeadStatus from '#modules/leads/contract/lead-status.ts'
import * as leadsLeadStatusesEndpoints from '#modules/leads/contract/lead-statuses.endpoints.ts'
import * as leadsLead from '#modules/leads/contract/lead.ts'
import * as leadsLeadsEndpoints from '#modules/leads/contract/leads.endpoints.ts'
import * as letterheadLetterhead from '#modules/letterhead/contract/letterhead.ts'
import * as lettersLetterForms from '#modules/letters/contract/letter-forms.ts'
import * as lettersMailedLetterEndpoints from '#modules/letters/contract/mailed-letter.endpoints.ts'
import * as messagesMessage from '#modules/messages/contract/message.ts'
import * as minimumWagesMinimumWage from '#modules/minimum-wages/contract/minimum-wage.ts'
import * as monitoringMonitoringEndpoints from '#modules/monitoring/contract/monitoring.endpoints.ts'
import * as monitoringOtherThanAgreed from '#modules/monitoring/contract/other-than-agreed.ts'
import * as monitoringSurveyDraft from '#modules/monitoring/contract/survey-draft.ts'
import * as notesAndTasksFilesEndpoints from '#modules/notes-and-tasks/contract/files.endpoints.ts'
import * as notesAndTasksNote from '#modules/notes-and-tasks/contract/note.ts'
import * as notesAndTasksNotesEndpoints from '#modules/notes-and-tasks/contract/notes.endpoints.ts'
import * as notesAndTasksParents from '#modules/notes-and-tasks/contract/parents.ts'
import * as notesAndTasksRecordFile from '#modules/notes-and-tasks/contract/record-file.ts'
import * as notesAndTasksTask from '#modules/notes-and-tasks/contract/task.ts'
import * as notesAndTasksTasksEndpoints from '#modules/notes-and-tasks/contract/tasks.endpoints.ts'
import * as notesAndTasksTimelineEndpoints from '#modules/notes-and-tasks/contract/timeline.endpoints.ts'
import * as notificationsRhythm from '#modules/notifications/contract/rhythm.ts'
import * as notificationsUnsubscribeEndpoints from '#modules/notifications/contract/unsubscribe.endpoints.ts'
import * as ordersDraft from '#modules/orders/contract/draft.ts'
import * as ordersLedgerAnswers from '#modules/orders/contract/ledger-answers.ts'
import * as ordersOrderRules from '#modules/orders/contract/order.rules.ts'
import * as ordersOrder from '#modules/orders/contract/order.ts'
import * as ordersOrdersEndpoints from '#modules/orders/contract/orders.endpoints.ts'
import * as orphanedOrphanedEndpoints from '#modules/orphaned/contract/orphaned.endpoints.ts'
import * as outboxMessage from '#modules/outbox/contract/message.ts'
import * as overpaymentsOverpayment from '#modules/overpayments/contract/overpayment.ts'
import * as overpaymentsOverpaymentsEndpoints from '#modules/overpayments/contract/overpayments.endpoints.ts'
import * as participantSheetsParticipantSheet from '#modules/participant-sheets/contract/participant-sheet.ts'
import * as participantSheetsParticipantSheetsEndpoints from '#modules/participant-sheets/contract/participant-sheets.endpoints.ts'
import * as participantSheetsSubmittedSheet from '#modules/participant-sheets/contract/submitted-sheet.ts'
import * as participantsParticipant from '#modules/participants/contract/participant.ts'
import * as participantsParticipantsEndpoints from '#modules/participants/contract/participants.endpoints.ts'
import * as participantsSelfIdentification from '#modules/participants/contract/self-identification.ts'
import * as paymentBatchesPaymentBatchesEndpoints from '#modules/payment-batches/contract/payment-batches.endpoints.ts'
import * as paymentsFindings from '#modules/payments/contract/findings.ts'
import * as paymentsPaymentLines from '#modules/payments/contract/payment-lines.ts'
import * as paymentsPaymentParts from '#modules/payments/contract/payment-parts.ts'
import * as paymentsPayment from '#modules/payments/contract/payment.ts'
import * as paymentsPaymentsEndpoints from '#modules/payments/contract/payments.endpoints.ts'
import * as placementsAgreement from '#modules/placements/contract/agreement.ts'
import * as placementsPlacementsEndpoints from '#modules/placements/contract/placements.endpoints.ts'
import * as privacyErasedNote from '#modules/privacy/contract/erased-note.ts'
import * as privacyPrivacyEndpoints from '#modules/privacy/contract/privacy.endpoints.ts'
import * as programsOpenProgramsEndpoints from '#modules/programs/contract/open-programs.endpoints.ts'
import * as programsProgramRegions from '#modules/programs/contract/program-regions.ts'
import * as programsProgramRules from '#modules/programs/contract/program.rules.ts'
import * as programsProgram from '#modules/programs/contract/program.ts'
import * as programsProgramsEndpoints from '#modules/programs/contract/programs.endpoints.ts'
import * as reportsPeriod from '#modules/reports/contract/period.ts'
import * as reportsReportsEndpoints from '#modules/reports/contract/reports.endpoints.ts'
import * as reportsSaidReport from '#modules/reports/contract/said-report.ts'
import * as rolesNamedRole from '#modules/roles/contract/named-role.ts'
import * as rolesRoleRules from '#modules/roles/contract/role.rules.ts'
import * as rolesRole from '#modules/roles/contract/role.ts'
import * as rolesRolesEndpoints from '#modules/roles/contract/roles.endpoints.ts'
import * as savedReportsSavedQuestion from '#modules/saved-reports/contract/saved-question.ts'
import * as savedReportsSavedReport from '#modules/saved-reports/contract/saved-report.ts'
import * as savedReportsSchedule from '#modules/saved-reports/contract/schedule.ts'
import * as savedViewsOpeningEndpoints from '#modules/saved-views/contract/opening.endpoints.ts'
import * as savedViewsSavedView from '#modules/saved-views/contract/saved-view.ts'
import * as searchSearchEndpoints from '#modules/search/contract/search.endpoints.ts'
import * as settingsGeneralSettings from '#modules/settings/contract/general-settings.ts'
import * as sharePricesSharePrice from '#modules/share-prices/contract/share-price.ts'
import * as shareholdersAddressee from '#modules/shareholders/contract/addressee.ts'
import * as shareholdersShareholderRules from '#modules/shareholders/contract/shareholder.rules.ts'
import * as shareholdersShareholder from '#modules/shareholders/contract/shareholder.ts'
import * as shareholdersShareholdersEndpoints from '#modules/shareholders/contract/shareholders.endpoints.ts'
import * as shareholdersTag from '#modules/shareholders/contract/tag.ts'
import * as snapshotsSnapshot from '#modules/snapshots/contract/snapshot.ts'
import * as sourcesSource from '#modules/sources/contract/source.ts'
import * as sourcesSourcesEndpoints from '#modules/sources/contract/sources.endpoints.ts'
import * as statisticsPeriod from '#modules/statistics/contract/period.ts'
import * as statisticsStatistics from '#modules/statistics/contract/statistics.ts'
import * as supplementsSupplement from '#modules/supplements/contract/supplement.ts'
import * as supplementsSupplementsEndpoints from '#modules/supplements/contract/supplements.endpoints.ts'
import * as templatesTemplate from '#modules/templates/contract/template.ts'
import * as tokensToken from '#modules/tokens/contract/token.ts'
import * as twoFactorTwoFactorEndpoints from '#modules/two-factor/contract/two-factor.endpoints.ts'
import * as usersManagementEndpoints from '#modules/users/contract/management.endpoints.ts'
import * as usersUser from '#modules/users/contract/user.ts'
import * as usersUsersEndpoints from '#modules/users/contract/users.endpoints.ts'
import * as webhooksWebhook from '#modules/webhooks/contract/webhook.ts'

const schemas: NamedSchemas = {
  Addressee: shareholdersAddressee.addressee,
  Agreed: paymentsPaymentParts.agreed,
  Agreement: placementsAgreement.agreement,
  ApiTokenNew: tokensToken.apiToken.create,
  Application: applicationsApplicationsEndpoints.applicationRecord,
  ApplicationChange: applicationsApplication.application.update,
  ApplicationNew: applicationsApplication.application.create,
  ApplicationRow: applicationsApplicationsEndpoints.applicationRow,
  Askable: informationRequestsInformationRequest.askable,
  Asked: informationRequestsInformationRequest.asked,
  AskedMonth: statisticsPeriod.askedMonthSchema,
  AssessedLine: paymentsPaymentLines.assessedLine,
  Audit: auditAuditEntry.auditRecord,
  AuditEntrySummary: auditAuditEntry.auditEntry.row,
  AuditSeal: auditAuditEntry.auditSeal,
  BadgeCounts: dashboardDashboardEndpoints.badgeCounts,
  BankAccountNew: bankAccountsBankAccount.bankAccount.create,
  BearerKind: sourcesSourcesEndpoints.bearerKind,
  BulkRun: kitBulk.bulkRun,
  Can: kitDefineEntity.canSchema,
  CatalogueField: formsCatalogue.catalogueField,
  ChangeRequest: changeRequestsChangeRequestsEndpoints.changeRequestRecord,
  ChangeRequestRow: changeRequestsChangeRequestsEndpoints.changeRequestRow,
  ChangeableEmployerChange: employersEmployersEndpoints.changeableEmployer.update,
  ChangeableUserChange: usersUser.changeableUser.update,
  ChangedOrder: ordersOrderRules.changedOrder,
  ChangedProgram: programsProgramRules.changedProgram,
  ChangedShareholder: shareholdersShareholderRules.changedShareholder,
  ChangedSupplementClaimChange: paymentsPayment.changedSupplementClaim.update,
  Checkpoint: applicationsCheckpoint.checkpoint,
  CheckpointItem: applicationsCheckpoint.checkpointItem,
  CheckpointTwo: checkpointTwoCheckpointTwoEndpoints.checkpointTwoRecord,
  CheckpointTwoItem: checkpointTwoCheckpointTwo.checkpointTwoItem,
  ClaimLine: paymentsPayment.claimLine,
  ClaimLines: paymentsPayment.claimLines,
  ClaimedSupplement: paymentsPaymentParts.claimedSupplement,
  Closure: businessDaysBusinessDaysEndpoints.closureRecord,
  ClosureChange: businessDaysClosure.closure.update,
  ClosureNew: businessDaysClosure.closure.create,
  Code: twoFactorTwoFactorEndpoints.codeSchema,
  Colleague: usersManagementEndpoints.colleague,
  ComputedLine: paymentsPaymentLines.computedLine,
  Condition: formsDefinition.condition,
  Confirmation: accountsPasswordRules.confirmation,
  Conversation: messagesMessage.conversation,
  CustomField: customFieldsCustomFieldsEndpoints.customFieldRecord,
  CustomFieldChange: customFieldsCustomField.customField.update,
  Dashboard: dashboardWorkEndpoints.dashboard,
  Date: kitFields.dateSchema,
  Definition: formsDefinition.definition,
  Document: applicationsApplicationDocument.document,
  DocumentFile: documentsDocument.documentFile,
  DocumentLine: documentsDocument.documentLine,
  DocumentList: documentsDocument.documentList,
  Draft: intakeIntake.draft,
  DraftToken: formsFormDraft.draftToken,
  Edit: formsEdits.edit,
  Email: kitFields.emailSchema,
  Employer: employersDirectoryEndpoints.employerRecord,
  EmployerDetails: employersEmployer.employer.record,
  EmployerNew: employersEmployer.employer.create,
  EmployerProfile: employersEmployersEndpoints.employerProfile,
  EquityUplift: programsProgram.equityUplift,
  ErasedNote: privacyErasedNote.erasedNote,
  ErasureNew: privacyPrivacyEndpoints.erasure.create,
  ErasurePreview: privacyPrivacyEndpoints.erasurePreview,
  File: notesAndTasksFilesEndpoints.fileRecord,
  Finding: paymentsFindings.finding,
  FormAnswer: paymentsFindings.formAnswer,
  FormPurpose: formsFormKey.formPurpose,
  FrozenContent: frozenReportsFrozenReport.frozenContent,
  FrozenReportNew: frozenReportsFrozenReport.frozenReport.create,
  FrozenReportWithdrawalNew: frozenReportsFrozenReport.withdrawal.create,
  Funding: applicationsFunding.funding,
  FundingDraft: fundingRequestsFundingDraft.fundingDraft,
  FundingLine: applicationsFunding.fundingLine,
  FundingReduction: applicationsFunding.fundingReduction,
  GeneralSettingsChange: settingsGeneralSettings.generalSettings.update,
  HistoryEntry: kitHistory.historyEntry,
  HistoryOutput: kitHistory.historyOutput,
  Hold: holdsHoldsEndpoints.holdRecord,
  HoldChange: holdsHold.changedHold.update,
  HoldNew: holdsHold.hold.create,
  HoldRow: holdsHoldsEndpoints.holdRow,
  Holder: ordersLedgerAnswers.holder,
  HouseState: clockworkHouseState.houseState,
  Id: kitFields.idSchema,
  Import: importsImportsEndpoints.importRecord,
  ImportMapping: importsImportOptions.importMapping,
  ImportOptions: importsImportOptions.importOptions,
  InformationDraft: informationRequestsInformationRequest.informationDraft,
  InformationRequest: informationRequestsInformationRequest.informationRequest,
  Instant: kitFields.instantSchema,
  InvestorsOverview: dashboardInvestorsEndpoints.investorsOverview,
  Job: clockworkClockworkEndpoints.jobRecord,
  KeptOwn: customFieldsKeptOwn.keptOwn,
  Lead: leadsLeadsEndpoints.leadRecord,
  LeadChange: leadsLead.lead.update,
  LeadStatus: leadsLeadStatusesEndpoints.leadStatusRecord,
  LeadStatusChange: leadsLeadStatus.leadStatus.update,
  LeadStatusNew: leadsLeadStatus.leadStatus.create,
  LeadTotals: leadsLeadsEndpoints.leadTotals,
  LedgerEffect: ordersLedgerAnswers.ledgerEffect,
  LeftAmount: programsProgramRegions.leftAmount,
  LetterheadChange: letterheadLetterhead.letterhead.update,
  Limits: formsDefinition.limits,
  ListKey: savedViewsOpeningEndpoints.listKey,
  ListPlace: kitDefineEndpoint.listPlace,
  MailChoice: notificationsUnsubscribeEndpoints.mailChoice,
  MailedLetter: lettersMailedLetterEndpoints.mailedLetter,
  Message: messagesMessage.message,
  MessageFile: messagesMessage.messageFile,
  MessageSummary: outboxMessage.message.row,
  MinimumWageChange: minimumWagesMinimumWage.minimumWage.update,
  MinimumWageDetails: minimumWagesMinimumWage.minimumWage.record,
  MinimumWageNew: minimumWagesMinimumWage.minimumWage.create,
  MissingDocument: applicationsApplicationDocument.missingDocument,
  Monitoring: monitoringMonitoringEndpoints.monitoringRecord,
  MonitoringRow: monitoringMonitoringEndpoints.monitoringRow,
  Month: statisticsPeriod.monthSchema,
  MonthFigures: dashboardInvestorsEndpoints.monthFigures,
  MonthlyCare: statisticsStatistics.monthlyCare,
  MonthlyInvestments: statisticsStatistics.monthlyInvestments,
  Named: kitFields.namedSchema,
  NamedRole: rolesNamedRole.namedRole,
  NamedSource: sourcesSourcesEndpoints.namedSource,
  NewChangeRequest: changeRequestsChangeRequest.newChangeRequest.create,
  NewClaim: paymentsPayment.newClaim,
  NewCustomField: customFieldsCustomField.newCustomField.create,
  NewDraft: ordersDraft.newDraft,
  NewFundingRequest: fundingRequestsFundingRequest.fundingRequest.create,
  NewLead: leadsLead.newLead.create,
  NewOrder: ordersOrderRules.newOrder,
  NewOverpayment: overpaymentsOverpayment.newOverpayment.create,
  NewPassword: accountsPasswordRules.newPassword,
  NewProgram: programsProgramRules.newProgram,
  NewRegionalBudget: programsProgramRegions.newRegionalBudget,
  NewShareholder: shareholdersShareholderRules.newShareholder,
  NewSupplement: supplementsSupplement.newSupplement.create,
  NewSupplementClaim: paymentsPayment.newSupplementClaim.create,
  Note: notesAndTasksNotesEndpoints.noteRecord,
  NoteChange: notesAndTasksNote.note.update,
  NoteNew: notesAndTasksNote.note.create,
  NumberedShareholder: shareholdersShareholdersEndpoints.numberedShareholder,
  OfferedSupplement: programsProgram.offeredSupplement,
  OpenConversation: messagesMessage.openConversation,
  OpenProgram: programsOpenProgramsEndpoints.openProgram,
  OpenWorkCount: usersUsersEndpoints.openWorkCount,
  Option: formsDefinition.option,
  OptionKey: formsDefinition.optionKey,
  Options: customFieldsCustomField.optionsSchema,
  Order: ordersOrdersEndpoints.orderRecord,
  OrderChange: ordersDraft.draft.update,
  OrderConfirmationNew: lettersLetterForms.confirmation.create,
  OrderEvidence: ordersLedgerAnswers.orderEvidence,
  OrderNew: ordersOrder.order.create,
  OrderPreview: ordersLedgerAnswers.orderPreview,
  OrderTerms: ordersLedgerAnswers.orderTerms,
  OrderTotals: ordersOrdersEndpoints.orderTotals,
  Orphaned: orphanedOrphanedEndpoints.orphanedRecord,
  OrphanedRow: orphanedOrphanedEndpoints.orphanedRow,
  OtherThanAgreed: monitoringOtherThanAgreed.otherThanAgreed,
  OutboxMessage: outboxMessage.outboxMessageRecord,
  Overpayment: overpaymentsOverpaymentsEndpoints.overpaymentRecord,
  OverpaymentRow: overpaymentsOverpaymentsEndpoints.overpaymentRow,
  Overview: statisticsStatistics.overview,
  OwnField: kitOwnFields.ownField,
  OwnOption: kitOwnFields.ownOption,
  PageMeta: kitDefineEndpoint.pageMeta,
  PaidCourse: paymentsPaymentParts.paidCourse,
  Participant: participantsParticipantsEndpoints.participantRecord,
  ParticipantChange: participantsParticipant.participantChange,
  ParticipantRow: participantsParticipantsEndpoints.participantRow,
  ParticipantSheet: participantSheetsParticipantSheetsEndpoints.participantSheet,
  PayStub: paymentsPaymentParts.payStub,
  Payment: paymentsPaymentsEndpoints.paymentRecord,
  PaymentBatch: paymentBatchesPaymentBatchesEndpoints.paymentBatchRecord,
  PaymentBatchRow: paymentBatchesPaymentBatchesEndpoints.paymentBatchRow,
  PaymentLine: paymentsPaymentLines.paymentLine,
  PaymentRow: paymentsPaymentsEndpoints.paymentRow,
  PaymentStep: programsProgram.paymentStep,
  Percent: kitFields.percentSchema,
  Period: reportsPeriod.periodSchema,
  Placement: placementsPlacementsEndpoints.placementRecord,
  Preset: rolesNamedRole.presetSchema,
  Profile: accountsProfileEndpoints.profileRecord,
  ProfileChange: accountsProfile.profile.update,
  Program: programsProgramsEndpoints.programRecord,
  ProgramChange: programsProgram.program.update,
  ProgramNew: programsProgram.program.create,
  PublicForm: formsPublicForm.publicForm,
  PublicQuestion: formsPublicForm.publicQuestion,
  PublicSection: formsPublicForm.publicSection,
  Question: formsDefinition.question,
  QuestionKey: formsDefinition.questionKey,
  RateStep: programsProgram.rateStep,
  Reason: ordersOrdersEndpoints.reason,
  RecordFileChange: notesAndTasksRecordFile.recordFile.update,
  RegionLeft: programsProgramRegions.regionLeft,
  RegionMoney: programsProgramRegions.regionMoney,
  RegionalBudgetNew: programsProgramRegions.regionalBudget.create,
  RegisterExtractNew: lettersLetterForms.extract.create,
  ReportAnswer: reportsReportsEndpoints.reportAnswer,
  ReportCell: reportsReportsEndpoints.reportCell,
  Request: fundingRequestsFundingRequestsEndpoints.requestRecord,
  RequestLine: fundingRequestsFundingRequestsEndpoints.requestLine,
  RequestRow: fundingRequestsFundingRequestsEndpoints.requestRow,
  RequestedDocument: informationRequestsInformationRequest.requestedDocument,
  RequiredDocument: programsProgram.requiredDocument,
  Rhythm: notificationsRhythm.rhythmSchema,
  Role: rolesRolesEndpoints.roleRecord,
  RoleChange: rolesRole.role.update,
  RoleName: rolesNamedRole.roleNameSchema,
  RoleNew: rolesRole.role.create,
  Rules: rolesRoleRules.rulesSchema,
  SaidReport: reportsSaidReport.saidReport,
  SavedDraft: formsFormDraft.savedDraft,
  SavedQuestion: savedReportsSavedQuestion.savedQuestion,
  SavedReportChange: savedReportsSavedReport.savedReport.update,
  SavedViewChange: savedViewsSavedView.savedView.update,
  Schedule: savedReportsSchedule.scheduleRecord,
  ScheduleBody: savedReportsSchedule.scheduleBody,
  Scopes: tokensToken.scopesSchema,
  SearchAnswer: searchSearchEndpoints.searchAnswer,
  Section: formsDefinition.section,
  SectionKey: formsDefinition.sectionKey,
  SelfIdentification: participantsSelfIdentification.selfIdentification,
  SentDraft: formsFormDraft.sentDraft,
  SettlementNew: formsDifferencesEndpoints.settlement.create,
  SharePriceChange: sharePricesSharePrice.sharePrice.update,
  SharePriceDetails: sharePricesSharePrice.sharePrice.record,
  SharePriceNew: sharePricesSharePrice.sharePrice.create,
  Shareholder: shareholdersShareholdersEndpoints.shareholderRecord,
  ShareholderLedger: ordersLedgerAnswers.shareholderLedger,
  ShareholderNew: shareholdersShareholder.shareholder.create,
  ShareholderTotals: shareholdersShareholdersEndpoints.shareholderTotals,
  SheetTermsNew: participantSheetsParticipantSheet.sheetTerms.create,
  SheetsPage: participantSheetsSubmittedSheet.sheetsPage,
  Shortfall: ordersLedgerAnswers.shortfall,
  ShownParent: notesAndTasksParents.shownParent,
  ShownStatus: leadsLeadStatusesEndpoints.shownStatus,
  SignInAnswer: accountsAccountsEndpoints.signInAnswer,
  SignedIn: accountsAccountsEndpoints.signedIn,
  SingleAnswer: formsAnswersEndpoints.singleAnswer,
  SnapshotContent: snapshotsSnapshot.snapshotContent,
  SnapshotFigures: snapshotsSnapshot.snapshotFigures,
  Source: sourcesSourcesEndpoints.sourceRecord,
  SourceChange: sourcesSource.source.update,
  SourceNew: sourcesSource.source.create,
  StatisticsPeriod: statisticsPeriod.statisticsPeriodSchema,
  SubmittedSheet: participantSheetsSubmittedSheet.submittedSheet,
  Supplement: supplementsSupplementsEndpoints.supplementRecord,
  SupplementChange: supplementsSupplement.supplement.update,
  SupplementRow: supplementsSupplementsEndpoints.supplementRow,
  SurveyDraft: monitoringSurveyDraft.surveyDraft,
  TagName: shareholdersTag.tagName,
  TagNames: shareholdersTag.tagNames,
  Task: notesAndTasksTasksEndpoints.taskRecord,
  TaskChange: notesAndTasksTask.task.update,
  TaskCounts: notesAndTasksTasksEndpoints.taskCounts,
  TaskNew: notesAndTasksTask.task.create,
  Team: usersManagementEndpoints.teamRecord,
  TeamNew: usersManagementEndpoints.team.create,
  TemplateChange: templatesTemplate.template.update,
  TemplateNew: templatesTemplate.template.create,
  Test: formsDefinition.test,
  Timeline: notesAndTasksTimelineEndpoints.timeline,
  TimelineItem: notesAndTasksTimelineEndpoints.timelineItem,
  Token: accountsAccountsEndpoints.tokenSchema,
  TypeChangePreview: customFieldsCustomFieldsEndpoints.typeChangePreview,
  TypedAnswers: formsFormDraft.typedAnswers,
  User: usersUsersEndpoints.userRecord,
  UserData: accountsAccountsEndpoints.userData,
  UserNew: usersUser.user.create,
  UserRow: usersUsersEndpoints.userRow,
  ViewState: savedViewsOpeningEndpoints.viewState,
  WebhookChange: webhooksWebhook.webhook.update,
  WebhookNew: webhooksWebhook.webhook.create,
  WrittenMessage: messagesMessage.writtenMessage,
}

const modules: Readonly<Record<string, string>> = {
  "accounts": "Signing in and out, sessions, and what people keep of themselves. Beside it stand `registration`, `passwords`, `two-factor`, `passkeys` and `single-sign-on`; `users` and `roles` are the administrator’s side.",
  "applications": "An application asks to fund one participant at one employer in one program. The public says pending, approved or rejected (the three lists); staff see the detailed state.",
  "audit": "The log of who did what, as a list with its file, and each entry with the story of its record and its person. The log itself is the kit’s — written by every change in the same transaction (`kit/server/audit.ts`). This module seals it into a chain with a key of the installation (`server/seal-audit.ts`), writes the head of the chain outside of the database (`server/audit-heads.ts`) and holds the log against both for `npm run verify` (`server/verify-audit.ts`; [what it says](../../docs/operations/audit-log.md)).",
  "bank-accounts": "Where the payments of an employer go: entered by one person, verified by another.",
  "birthdays": "Whose birthday is next among the shareholders that somebody may see.",
  "business-days": "On which days offices work, and when something is due: due dates count business days of the program's province.",
  "change-requests": "What is asked to be otherwise than an application was approved, while its placement is planned, accepted or active: job title, duties, supervisor, workplace, days, hours and wage.",
  "checkpoint-two": "Once somebody works, what is agreed is held against what is found: fifteen checks, each with what is agreed, what was found, a document that proves it and a note.",
  "classifications": "Codes of the National Occupational Classification 2021 and the North American Industry Classification System 2022 with their titles in both languages: what an occupation or an industry on a record means.",
  "clockwork": "What the product does by itself: each job with its words, its schedule, how its last runs went and when it is due, and a run by hand. The queue keeps the runs (schema `jobs`, some days of them); this module keeps nothing.",
  "custom-fields": "Fields that an organisation adds to shareholders, leads, orders, employers and participants by itself (`/settings/custom-fields`): text, number, date, one choice, several, yes or no. They stand beside the declared ones, never in their place: columns, fields and sections of the product stay code.",
  "dashboard": "What waits for somebody, the numbers beside the navigation, and the overview of the investor records. It keeps nothing of its own: every number is counted by the list that it leads to.",
  "documents": "What proves an application: of each side, received, missing, refused or expired. The program says what it asks for (`requiredDocuments`: of whom, mandatory, with an expiry date); anybody who may sends others by a title. The table is of `modules/applications`, whose record and guards read it; this module has the ways in, what is judged, and the screen.",
  "drafts": "A draft is an order that is not entered yet: without a number, in no ledger, counted nowhere. It may lack what it likes, save for the customer. What it is made of is the order's own (`modules/orders/contract/draft.ts`); it is stored among the orders, in states of its own, and its screens are those of orders. Here is what is done with it.",
  "employers": "The organisation that employs: its profile, taken in by the public form and kept up by itself.",
  "forms": "Questions as data: the forms of a program, their versions, and what was answered.",
  "frozen-reports": "What was told to a funder, as it was told: figures, the question, the day, and what every word meant in both languages, with who froze it, when, for whom and a note.",
  "funding-requests": "Money for one short course of a participant (short-term training, STT): asked for, filled in, approved; once the course is over, proven, reviewed and paid. Payments themselves are in `payments`.",
  "holds": "A named restriction on an employer, a participant, or the payments of one of them. Its effects say in plain words what does not go on: new applications, recommendations and approvals, agreements and first days, matches, payments.",
  "imports": "An import is the rows of one CSV file, and what became of each. What can be imported is told by the modules whose records they are (`server/import-target.ts`; `shareholder.import.ts`, `lead.import.ts`, `order.import.ts`) and composed in `apps/server/modules.ts`: their fields are those of the entity, and they judge and write rows by the actions that the forms call.",
  "information-requests": "While an application is reviewed its applicants are asked for what is missing: questions of their form, documents, or an answer in words, until a day. The steps are those of the application (`modules/applications/contract/application.status.ts`); what is asked and answered lies here.",
  "intake": "The public forms: an employer applies from a phone, the participant completes the other part by invitation. No account needed; a draft lives on the server behind a secret link.",
  "leads": "The pipeline: who may come to hold shares, as a list and as a board (`/leads?view=list`, `board`), narrowed alike, and the statuses that are its columns (`/settings/statuses`).",
  "letterhead": "How the organisation's letters on paper look: logo with words for whoever does not see it, who signs with which title and picture, the line at the foot. Name, postal address and email are those of the general settings.",
  "letters": "Letters on paper: decisions, agreements, requests for information and payment advices that left by mail, and what staff make on demand, extracts of the register and confirmations of orders. Each is kept on its record, and printed again as it was sent.",
  "merges": "Two shareholders that are one: found, laid side by side, merged, and taken apart again.",
  "messages": "What the staff and one side of an application write to one another, beside its steps. A conversation is of one side: the other side never learns that it exists. Nothing of it is in the record, its history, versions, search, exports or what is announced to the other side; `message-guards.api.test.ts` compares all that the other side can read before and after.",
  "minimum-wages": "The general minimum wage of each province and territory from a day on, until the next row: `minimum_wages`, with the source and the day on which somebody last compared it with the official page. The database function `minimum_wage_on` answers for a province and a day; checkpoint one of applications compares the wage of a position with that of its workplace on the first day.",
  "monitoring": "Scheduled surveys during a placement: numbers 1 to 6, each for the employer and the participant. They are planned, open on their day, are reminded of, filled in, accepted or sent back, extended, waived, reopened. What they ask is data of `forms`: twelve purposes (`monitoring.employer.1`), edited under Programs → Forms.",
  "notes-and-tasks": "What people keep on a record of another module: notes (for whoever sees the record, or the author alone), tasks with a day, a person and a reminder, and files with a gallery.",
  "notifications": "What people are told of: a notice in the portal, a letter, or both. The texts of letters are changed in `templates`.",
  "orders": "An order is a buy or a sell of shares by a shareholder. What counts is the ledger (`contract/ledger.ts`): a pure function of a shareholder's active orders by trade date, time and sequence, in exact decimals. Its figures are stored per order and per shareholder and written by `keep-ledger.ts` alone, in the transaction of the change, while the shareholder is held.",
  "orphaned": "Participants whose placement ended early, or never began, until they find another employer. A _case_ is opened for each (`open-case.ts`), in the change that ends the placement, by following placements (`follow-placements.ts`).",
  "outbox": "The letters and text messages that left or wait, for administrators: in a demonstration, and wherever no mail server is set up, the only place to read them. Opening one is recorded. Where messages leave, dots stand in place of tokens and codes (`kit/server/message-secrets.ts`): nobody but the recipient can use them. Each row says of which version of which letter its text is, and what record it is about; letters are written by `change.letter` alone. Delivery itself is the kit's (`kit/server/outbox.ts`), and so is what may be done with a message (`kit/server/steer-messages.ts`).",
  "overpayments": "Money that an employer or a participant was paid and does not keep: owed back, received, or written off.",
  "participant-files": "Everything that was sent about one person, in one place: the documents of their applications, the files of what was answered (monitoring forms, training and its evidence), pay stubs and receipts of their payments. One opens or downloads a file, or all of them as one archive. It has no table: each file belongs to the record that it came with, and is put away, judged and replaced there.",
  "participant-sheets": "Several applications of one employer at once: what is common stands once above (the _terms_), each participant in a _row_, and each row becomes an application of its own. A _sheet_ is one person's draft; they are at one at a time.",
  "participants": "The person funded: taken in with the participant’s part of an application, told apart from others, and followed over all their applications and placements.",
  "passkeys": "Signing in with a key that a device keeps (WebAuthn): in place of password and second factor, or as the second factor.",
  "passwords": "Forgotten, reset and changed passwords, and what a password may be.",
  "payment-batches": "Approved payments go to the bank together, in one file.",
  "payments": "Money to be paid of a placement: an employer claims wages of it, or what it spent of an approved supplement (`claim-supplement.ts`), and the claim is assessed and approved; or a course was reviewed (`funding-requests`), of which `pay-training.ts` makes an approved payment. How it reaches a bank is `modules/payment-batches`, which leads it on by `server/lead-payment.ts`.",
  "placements": "One participant’s subsidised job at one employer. The approval of an application makes it (`createPlacement`), with the approved terms and money, as an offer to the employer.",
  "privacy": "What is held about one person: exported for whoever asks, and erased.",
  "programs": "A program is a funding stream with its rules, budget and forms. This is the exemplary module: copy its shape.",
  "registration": "How people come to have an account: employers and employees register, staff are invited, a participant whom secret links brought here asks for a password, and a new installation lets in its first administrator.",
  "reports": "What the office and funders are told in numbers: participants, training, money, service, applications.",
  "roles": "Who may do what: a role is a list of rules, each an action on a subject, perhaps only within a scope and for some groups of fields. People have one role each.",
  "saved-reports": "A question to a report that is asked again: rows, period, comparison and filters, under a name. It is one's own; staff may share it with those who may see the report.",
  "saved-views": "A view is how somebody wants to look at a list: search, filters, sort, columns with their order, density. It belongs to whoever saved it and may be shared with a role or with everybody by whoever configures the portal. Each person may open each list with a view of their own choice.",
  "search": "Finds every record that a person may see, in the palette (`Ctrl K`) and at `/search?q=`.",
  "settings": "What holds for the whole organisation, kept once and changed on a screen: its name, address and e-mail, time zone and currency, its own mark of orders (HCH), how birthdays are kept and told, whether shareholders may have a share price of their own. What belongs to an installation instead is an environment variable (`docs/generated/settings.md`).",
  "share-prices": "What a share is worth from a day on, until the next one: `share_prices`, one row a day. The database function `share_price_on` answers for a day; values and performance of shareholders and orders follow at once, nothing is kept of them.",
  "shareholders": "A shareholder is a person or a company that holds shares. Figures are the ledger's of the orders (`keep-holding.ts` writes them); values are worked out at the price of the day. Both, and the days of entry and end, are of the field group `figures`, and so is the purchase history.",
  "single-sign-on": "Signing in with the organisation’s own accounts (OpenID Connect), for staff. Without `OIDC_ISSUER` it is not offered.",
  "snapshots": "A snapshot is every input of an order at a moment, with the figures that the ledger made of them then, and a digest. Orders take them themselves before each change (`modules/orders/server/take-snapshot.ts`), so that this module knows orders and they do not know it. Here they are read, compared, taken by hand, deleted, brought back and restored.",
  "sources": "Where shareholders come from: a name in both languages, a description, and whether it is offered. All of them are one list with an order, which forms and filters follow.",
  "statistics": "The figures of the investors' half: the overview, the investments of a month, and those that CARE has confirmed.",
  "supplements": "Money beside the wage of a placement: relocation, transport, care, tools. Requested, and approved in whole or in part, before its cost is incurred. Paying it is for `payments`.",
  "templates": "The texts of what the portal writes to people, changed by the organisation without a developer.",
  "tokens": "By a token a program calls on behalf of the person who made it (`Authorization: Bearer prg_…`).",
  "two-factor": "A second step when signing in: a code of an authenticator app, a code by text message, a passkey (`modules/passkeys`), or one of ten recovery codes.",
  "users": "People who sign in: staff, people of employers, employees.",
  "webhooks": "Other systems are told over HTTPS that something has happened, as Standard Webhooks 1.0.0 says: which event, when, to which record (kind, id, number), and nothing about anybody. The rest they read with an API token (`modules/tokens`).",
}

const remarks: Readonly<Record<string, string>> = {
  "acceptOffer": "Carries the seal of what the signatory saw: if anything is different by now, nothing is accepted.",
  "activateOrder": "The draft becomes an order: it takes the next number, and the ledger is worked out with it.",
  "addDocuments": "Files have been sent before (`POST /waiting-files`); those of one call are one version.",
  "addDraft": "Kept without a number; it counts nowhere until it is activated.",
  "addToPaymentBatch": "Puts approved payments into an open batch; without one, into a new one.",
  "addTransfer": "A sale by one shareholder that is a buy of another, as one. Answers the sale.",
  "addWebhook": "Answers with the secret, as nothing else ever does but its rotation.",
  "answerChallenge": "The second step of signing in.",
  "approveApplication": "Carries the subsidy that the approver saw: if it is another by now, nothing is approved.",
  "approveChangeRequest": "Carries the subsidy that the approver saw: if it is another by now, nothing is approved.",
  "approveFundingRequest": "Carries what is approved of each cost, and the sum of it that the approver saw.",
  "approvePayment": "Carries which approval it is, and the amount that the approver saw.",
  "approveSupplement": "Carries what is given each time, why less, and the whole that the approver saw.",
  "archiveCustomField": "Its values stay, and are shown nowhere until it is restored.",
  "askEmployeePassword": "A participant whom secret links brought here asks for an account; answers alike for everybody.",
  "assessPayment": "Carries what is given of each line, or of a supplement claim why less, and the sum that was seen.",
  "beginFormDraft": "Begins the next version: from the published one, or from an earlier one.",
  "beginSingleSignOn": "Where the browser goes to sign in with the organisation's own account.",
  "bypassHold": "Lets one effect pass for one application of whoever is held.",
  "changeType": "`losing`: how many values were shown to go.",
  "checkParticipant": "Tells only whoever came by a link to the person's own address.",
  "closeMonth": "For good: what the month's orders are now is what its print shows from now on.",
  "closeSheet": "Puts the sheet away; the next one begins empty.",
  "closeSupplement": "Nothing more is claimed of it; what was not claimed is the program’s again.",
  "compareAgain": "They may be the same after all.",
  "compareFrozenReport": "The same question as of today, beside what was frozen.",
  "computeChangeRequest": "What approving it would make of the money; stores nothing.",
  "computePayment": "What lines would come to: stores nothing, and refuses as keeping them does.",
  "confirmEmail": "Of an address that was changed; the link went there.",
  "convertLead": "Makes a shareholder of the lead, or joins it to one that is there.",
  "countParts": "How many notes, open tasks and files a record has, as the person may see them.",
  "countTasks": "One's own.",
  "createSupplementClaim": "Money that was spent of an approved supplement is claimed, as a draft first.",
  "deleteCustomField": "All its values go. `values`: how many were shown to go; more than those are not deleted.",
  "deleteLead": "It can be brought back for as long as the trash keeps it.",
  "discardDraft": "Gone from the list of drafts, and for good after thirty days.",
  "doPlaybookStep": "A step of the playbook is done, or was not after all.",
  "downloadAnswerFile": "A file that was sent in as an answer, for whoever may read that answer.",
  "downloadBatchFile": "What the bank is given, on record.",
  "downloadBirthdayCalendar": "The birthdays of every year as a calendar file.",
  "downloadDocuments": "Every document that the reader sees, in one archive.",
  "downloadFile": "The file itself, to be saved and never to be run.",
  "downloadTemplate": "An empty workbook with the columns of a sheet, headed in the language of the reader.",
  "endOtherSessions": "Signs out everywhere but here.",
  "enterPayment": "What staff entered for a participant is sent on to be assessed, with the sum that was seen.",
  "estimateOnBehalf": "What the subsidy of an application as it is typed would be; refused as the application would be.",
  "exportImportErrors": "The rows that were refused as they were in the file, with the reason behind each.",
  "exportOneself": "All that is held about whoever is signed in.",
  "extendSession": "The person is still there.",
  "failPayment": "A payment of a batch that the bank has sent back.",
  "fetchBirthdayFeed": "What calendar programs fetch: what the owner of the address may see at that moment.",
  "findAlike": "Active shareholders like the one that the lead would become, among those that the person sees.",
  "findCodes": "The best few codes by their digits or by words of either language.",
  "findLookalikes": "Active shareholders like the one that is being typed, among those that the person sees.",
  "findOrganisations": "Organisations whose people can be invited, by what is typed of their name.",
  "findRecords": "Records of every kind that the person may see; the kind of the best one first.",
  "finishSingleSignOn": "What the issuer sent the browser back with; the issuer takes the code once.",
  "forgotPassword": "Answers alike whether there is such an account or not.",
  "giveUpOwnWords": "From now on the program writes as the organisation does.",
  "keepApart": "The two are not the same; the pair is not suggested again.",
  "keepFile": "Takes a file in before the step that asks for it; its id is what the step is sent.",
  "listAnswerVersions": "The versions that answers were given under, the newest first.",
  "listAssignableRoles": "The roles that the caller may give.",
  "listAssigneesOfLeads": "Whom a lead can be given to.",
  "listAuditEntries": "Of all for whoever looks after the log; of somebody's own data for that person.",
  "listConversations": "Of both sides as far as staff see them; of an applicant the own one.",
  "listCustomFields": "All of them, in their order, and of which kinds of record there can be some.",
  "listDeliveries": "The newest first; `state` leaves those of one state, `after` goes on behind the page before.",
  "listDifferences": "Where the sides of a record do not agree, of what the reader may know of both.",
  "listDocuments": "Of each side that the reader sees: what is asked for and what was sent, with its versions.",
  "listDuplicates": "Pairs that may be one shareholder; or those of which somebody decided that they are two.",
  "listEmployerApplications": "The newest of those that the person may see, at most fifty.",
  "listFollowed": "Those that the person may open at this moment.",
  "listImportEffects": "Ledgers that the orders of a checked file would change, those with refusals first.",
  "listImportRows": "Rows with something to say: refused, failed, not reverted; the first ones, or those after a line.",
  "listInformationRequests": "All of an application; of an applicant those of the own side.",
  "listJobs": "All of them: those that fail first, then by area.",
  "listLeadStatuses": "All of them, in their order.",
  "listLeadsBehind": "The leads that became a shareholder, as far as the person sees them.",
  "listLetters": "The newest first; those that the person may read.",
  "listMatches": "Employers of the program with room, the best fit first.",
  "listMentionable": "Who may open the record and whose name begins so, the first of them: for a mention.",
  "listMerges": "Who was merged into a shareholder, the latest first.",
  "listNarrowingSources": "Where shareholders come from, those of closed months too: what figures can be narrowed to.",
  "listNotes": "Pinned ones first, then the newest.",
  "listOldMinimumWages": "Provinces whose newest row nobody has confirmed, or that is older than twelve months.",
  "listOrderUsers": "To whom an order can be assigned, and with whom it can be shared.",
  "listOwnFields": "Those of a kind of record that the person may see, for forms, lists and histories.",
  "listParticipantFiles": "The newest first.",
  "listProgramTemplates": "The letters about records of a program, as it writes them.",
  "listRecordPeople": "Who sees the record and can be given a task about it by the person.",
  "listRecordTasks": "Open ones by their day, then those that are done.",
  "listRelationshipManagers": "Whom a shareholder can be given to.",
  "listReports": "Which reports the person may see, and the programs that they may narrow them to.",
  "listResponses": "What was answered for a record, as far as the reader may know it.",
  "listSavedReports": "One's own, and those that are shared of reports that the person may see.",
  "listShareholderSources": "Every source in its order, for forms and filters.",
  "listShareholderTags": "Every tag that there is, by name.",
  "listSources": "All of them, in their order.",
  "listSourcesOfLeads": "Every source in its order.",
  "listStatusesOfLeads": "Every status in its order, for forms and filters.",
  "listSubmittedSheets": "The sheets of the last year, the latest first.",
  "listSupplementOffers": "Of one participant, the placements that are accepted or under way.",
  "listTaskPeople": "Colleagues whose tasks the person may see.",
  "listTemplateRecords": "Records whose values can stand in the preview: the newest that the person may open.",
  "listTokens": "One's own, newest first, and what another one could be for.",
  "listWebhookEvents": "What other systems can be told of, by kind of record.",
  "listWithoutValue": "Records without a value: how many, and some of those that the person may see.",
  "makeToken": "The only answer that ever holds the token itself.",
  "mergeShareholders": "Makes one shareholder of two. Everything of the one that is dropped is the other's afterwards.",
  "openFundingRequest": "A link for a day in place of the one in the letter, for the side that is asked.",
  "openInformationRequest": "A link for an applicant who is signed in, to what the own side is asked for now.",
  "openLetter": "The letter as it was sent: the same bytes each time.",
  "openMonitoringForm": "A link for a day in place of the one in the letter, for the side that is asked.",
  "openView": "The view with which a list opens for the person: the one that is asked for, else the chosen one.",
  "pasteRows": "Cells of a spreadsheet, from a cell on; under headings that are known, by these.",
  "placeCustomField": "The others of its kind of record make room; 1 is the first place.",
  "placeFile": "To another place among the files of its record, 1 being the first.",
  "placeLeadStatus": "The others make room; 1 is the first place.",
  "placeSource": "The others make room; 1 is the first place.",
  "previewLetterhead": "A letter as it would look now, with made-up words.",
  "previewOrder": "What a new order, or a change of one, would do to every later order.",
  "previewTransfer": "What a transfer would do to both holdings; refused as the transfer itself would be.",
  "previewTypeChange": "What another type would keep and lose.",
  "printReport": "The same on the letterhead of the organisation, to be sent or filed.",
  "printTemplate": "The same as a letter on paper.",
  "proveIdentity": "Before something that matters: the person once more says the password or a code.",
  "purgeItem": "For good; nothing brings it back.",
  "readAskable": "What may be asked for, by side, and until when unless another day is chosen.",
  "readAuditSeal": "How far the log is sealed; null for whoever sees only their own entries.",
  "readBankAccounts": "The one that is used, the one that waits to be verified, and those before them, the newest first.",
  "readBirthdayFeed": "Whether the person has a private calendar address, and since when; it is told only once.",
  "readBoard": "The columns of the board with what is in them, narrowed as the list is.",
  "readBulkRun": "How far a run is, for whoever began it.",
  "readCards": "Where leads stand now, of those that match and are seen.",
  "readChangeRequestHistory": "It names staff, and is for staff alone.",
  "readCodes": "What some codes mean, with commas between them; those that are not in the list are left out.",
  "readConversation": "What the other end wrote has been seen.",
  "readEmployerHistory": "For whoever sees the employer whatever the program.",
  "readEmployerHolds": "What stands in the way of an employer, a participant or an application, for whoever sees these.",
  "readFormVersion": "A version as it was published.",
  "readFrozenVersion": "Of approved changes, the last one.",
  "readFundingRequestHistory": "It names staff, and is for staff alone.",
  "readHchWords": "What the organisation calls its own mark of an order; null stands for HCH.",
  "readHoldHistory": "It names staff, and is for staff alone.",
  "readInvitation": "What a link invites to. By POST, so that the secret stands in no address.",
  "readManagement": "Staff with what waits for each: everybody active, and whoever left work behind.",
  "readMonitoringFormHistory": "It names staff, and is for staff alone.",
  "readNotices": "That one and all before it; what has come since stays unread.",
  "readOrderEvidence": "What CARE is decided by: the price beside the list's, and the holding before and after.",
  "readOrderTerms": "The price that is proposed for an order, and the holding that it changes.",
  "readOverpaymentHistory": "It names staff, and is for staff alone.",
  "readOwnRules": "What the caller's own role says: nobody grants more than that.",
  "readParticipantLedger": "By program, what is committed for the person and what is left.",
  "readPaymentHistory": "It names staff, and is for staff alone.",
  "readPublicForm": "A version as it is filled in; it never changes.",
  "readRefusedMail": "Which addresses of a record a mail server refused; for staff who see the record and them.",
  "readReportedEnd": "For staff, of work that goes on as far as we know.",
  "readResponse": "Answers as they were asked.",
  "readShareholderLedger": "The purchase history: whoever sees the shareholder sees all of it, as of any day.",
  "readSheet": "The sheet that the person is at.",
  "readStandardForm": "What comes with the product, as it is published now: to look at, whatever programs ask.",
  "readState": "What `/ready` tells everybody, in detail.",
  "readSubmittedSheet": "The applications that came of a sheet, to whoever sees them.",
  "readSupplementHistory": "It names staff, and is for staff alone.",
  "readTimeline": "What was written, done, sent and changed, as far as the person may know of it.",
  "readTrainingLeft": "What is left for the training of a participant, before it is asked for.",
  "receiveOverpayment": "A part or the rest: which, the amount says.",
  "recordCheckpointTwo": "One check.",
  "recordFundingRequestPaid": "What no payment here pays was paid in another way.",
  "recordPaymentPaid": "A participant was paid, by cheque or transfer; carries the amount that was seen as to be paid out.",
  "register": "Answers alike whether the address has an account or not.",
  "releasePaymentBatch": "Carries the sum that was seen.",
  "rematch": "Carries what was seen to be left: if it is another amount by now, nothing is offered.",
  "removeTeam": "Members go to another team, or to none; who has members wants to be told which.",
  "renewBirthdayFeed": "A new private address; the one before it ends.",
  "reopenPlacement": "An end that was a mistake, while nothing rests on it and there is room for the money.",
  "reopenSupplement": "As an approval is: what was released must still be there.",
  "replaceOption": "Whoever has the choice has the other one from then on, and it goes.",
  "requestInformation": "Without a side the employer is asked to answer in words.",
  "resetTwoFactor": "For somebody who has lost what they confirm a sign-in with; how they were recognised is kept.",
  "restoreItems": "Each on its own, with what became of it.",
  "restoreView": "Takes back that it was deleted.",
  "resubmitChangeRequest": "Whole, as it is asked for now.",
  "resumeImport": "Goes on with what stopped.",
  "retryPayment": "A payment that came back can be paid by another batch.",
  "revealBankDetails": "The bank details in full; the reading is recorded.",
  "revealSelfIdentification": "What the person said about themselves, shown to that person alone; the reading is recorded.",
  "reviewFundingRequest": "Carries what is assessed of each cost, and the sum of it that the reviewer saw.",
  "rotateSecret": "Another secret; the one before it is valid for another day.",
  "saveSheet": "Keeps what was typed, cell by cell: what another tab typed elsewhere stays.",
  "sendDeliveryNow": "What waits for a later try is sent at the next moment, under the same id.",
  "sendFreshLink": "Works with an expired link too: the new one goes to the address on file, whoever asks.",
  "sendFundingLink": "Works with an expired link too: the new one goes to the address on file, whoever asks.",
  "sendInformationLink": "Works with an expired link too: the new one goes to the address that was asked, whoever asks.",
  "sendLetterAgain": "The mail of the letter leaves once more; a secret link in it is another one, and those before open nothing.",
  "sendMessage": "Files have been sent before (`POST /files`).",
  "sendMessageAgain": "The same text to the same address, as a message of its own; the answer is the new one.",
  "sendMessagesLink": "Works with an expired link too: the new one goes to the address of the side, whoever asks.",
  "sendSurveyLink": "Works with an expired link too: the new one goes to the address on file, whoever asks.",
  "setDefaultView": "The view with which a list opens for the person; none opens it plain.",
  "setNoticePreferences": "The kinds that are named change, the others stay.",
  "setRegionalBudget": "Moves money between the regions of a budget; none falls below what is committed in it.",
  "showAvatar": "Public, because pictures in a page send no token: who knows the address was shown it.",
  "showPicture": "A picture drawn anew, small for the gallery or large for looking at.",
  "submitPayment": "Carries the statement that is confirmed, and the sum that the employer saw.",
  "submitSheet": "Submits an application for each row that is in order, one after the other; the others stay.",
  "takeBackFundingReview": "The evidence is to be reviewed again; its payment is given up.",
  "takeSupportBundle": "One archive for whoever helps to run the product; nothing of a person is in it.",
  "totalLeads": "What the rows of the list add up to, over all pages.",
  "totalShareholders": "What the rows of the list add up to, over all pages.",
  "undoBulkRun": "Takes back what a run did, except where somebody has changed it since.",
  "undoConversion": "The lead is one again; a shareholder that was made of it goes, unless something hangs on it.",
  "undoMerge": "Makes two of one again; what was changed since stays as it is. The version is the keeper's.",
  "undoPaymentPaid": "That was noted by mistake: it is still to be paid.",
  "unlockSignIn": "The mailed link after too many failures in a row.",
  "unsubscribe": "What mail programs post to in one click (RFC 8058), without asking anything before.",
  "uploadRows": "The rows of an Excel workbook or a CSV file, by their headings: below the last row, or in place of those that wait for nothing.",
  "verifyEmail": "The link proves the address, the password that it was the same person who registered: otherwise somebody could register another's address and wait for them to open the mail.",
  "withdrawSheet": "Takes back applications that were submitted together, each on its own; what is decided stays.",
}

const statuses: Readonly<Record<string, number>> = {
  "avatarTooLarge": 413,
  "avatarType": 422,
  "brokenTable": 422,
  "brokenWorkbook": 422,
  "fileEmpty": 422,
  "fileTooLarge": 413,
  "fileType": 422,
  "formTooLarge": 422,
  "freezingNotWhole": 403,
  "importTooLarge": 413,
  "lockedWorkbook": 422,
  "noHeadings": 422,
  "noRows": 422,
  "notATable": 422,
  "notComplete": 422,
  "notEligible": 422,
  "notYours": 403,
  "pictureBroken": 422,
  "pictureTooLarge": 413,
  "pictureType": 422,
  "proofRequired": 428,
  "recordFileType": 422,
  "roleAboveOwn": 403,
  "savedReportNotYours": 403,
  "savedSharingNotYours": 403,
  "schedulingNotYours": 403,
  "sharingNotYours": 403,
  "shortfall": 422,
  "tooManyColumns": 422,
  "tooManyRequests": 429,
  "tooManyRows": 422,
  "versionRequired": 422,
  "viewNotYours": 403,
  "wrongCredentials": 422,
}

export const described = { schemas, modules, remarks, statuses }

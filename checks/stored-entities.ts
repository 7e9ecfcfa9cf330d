import { changeableNames } from '#modules/change-requests/contract/change-request.ts'
import { sheetRow, sheetTerms } from '#modules/participant-sheets/contract/participant-sheet.ts'

/** Where an entity is stored when it is not in the table of its name's plural. */
export const stored: Record<
  string,
  {
    table: string
    columns?: Record<string, string>
    elsewhere?: readonly string[]
    /** Each version is a row of another table. */
    versionsElsewhere?: true
  }
> = {
  changeableEmployer: { table: 'employers' },
  changeableUser: { table: 'users', elsewhere: ['programIds'] },
  // Choices are in a table of their own.
  customField: { table: 'custom_fields', elsewhere: ['options'] },
  newCustomField: { table: 'custom_fields', elsewhere: ['options'] },
  leadStatus: { table: 'lead_statuses' },
  // Why, the audit log keeps; what is typed to confirm, nothing.
  erasure: { table: 'erasures', elsewhere: ['reason', 'confirmation'], versionsElsewhere: true },
  // What an entry says is put together when it is read.
  auditEntry: { table: 'audit_log', elsewhere: ['actor', 'role', 'what', 'kind'] },
  // Of the job what is asked to be otherwise is one column, whatever it is.
  changeRequest: { table: 'change_requests', elsewhere: changeableNames },
  newChangeRequest: { table: 'change_requests', elsewhere: changeableNames },
  changeable: { table: 'applications' },
  // What is paid once leaves out its last day, which is kept as the first one.
  supplement: { table: 'supplements', elsewhere: ['toOn'] },
  newSupplement: { table: 'supplements', elsewhere: ['toOn'] },
  newOverpayment: { table: 'overpayments' },
  // What is asked stands in what is kept of it.
  frozenReport: { table: 'frozen_reports', elsewhere: ['asked'], versionsElsewhere: true },
  frozenReportWithdrawal: { table: 'frozen_report_withdrawals', versionsElsewhere: true },
  // Recipients are in a table of their own; that it is paused is a state.
  reportSchedule: {
    table: 'saved_report_schedules',
    elsewhere: ['recipientIds', 'isPaused'],
    versionsElsewhere: true,
  },
  // Receipts are in a table of their own.
  supplementClaim: { table: 'payments' },
  newSupplementClaim: { table: 'payments', elsewhere: ['files'] },
  changedSupplementClaim: { table: 'payments', elsewhere: ['files'] },
  fundingEvidence: { table: 'funding_requests' },
  newFundingRequest: { table: 'funding_requests' },
  // A new lead that names no status begins in the first one.
  newLead: { table: 'leads', elsewhere: ['statusId'] },
  // What is entered of a lead is a shareholder's, where one is made; the rest is the lead's.
  conversion: {
    table: 'shareholders',
    elsewhere: [
      'language',
      'into',
      'shareholderId',
      'shareholderKind',
      'statusId',
      'expectedAmount',
    ],
  },
  // A list of words, and the moment after the last day.
  apiToken: { table: 'api_tokens', elsewhere: ['scopes', 'expiresOn'], versionsElsewhere: true },
  letterhead: { table: 'letterhead' },
  // What is asked for is in what is printed.
  registerExtract: { table: 'kept_letters', elsewhere: ['asOf'], versionsElsewhere: true },
  orderConfirmation: { table: 'kept_letters', versionsElsewhere: true },
  generalSettings: { table: 'general_settings' },
  profile: { table: 'users' },
  paymentBatch: { table: 'payment_batches' },
  template: {
    table: 'letter_templates',
    elsewhere: ['enSubject', 'enBody', 'frSubject', 'frBody'],
    versionsElsewhere: true,
  },
  message: {
    table: 'outbox_messages',
    columns: { writtenAt: 'created_at' },
    // Made of several columns; who stopped it is told by name.
    elsewhere: ['state', 'nextAttemptAt', 'stoppedBy'],
  },
  // What is typed on a sheet is kept as it was typed, the rows encrypted, and saved cell by cell: none has a version.
  sheetTerms: {
    table: 'participant_sheets',
    elsewhere: Object.keys(sheetTerms.fields),
    versionsElsewhere: true,
  },
  sheetRow: {
    table: 'participant_sheet_rows',
    elsewhere: Object.keys(sheetRow.fields),
    versionsElsewhere: true,
  },
  // Each part is a row; the version is the program’s.
  regionalBudget: { table: 'program_regions', elsewhere: ['regions'], versionsElsewhere: true },
  settlement: { table: 'answer_differences' },
  user: { table: 'users', elsewhere: ['programIds'] },
}

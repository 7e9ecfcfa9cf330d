import type { Endpoint } from '#kit/contract/define-endpoint.ts'
import { missingId, missingKey, missingToken } from './world.ts'
import { fundingFileKey } from './funding-request-things.ts'
import { surveyFileKey } from './survey-things.ts'
import type { Things } from './things.ts'
import { type About, thingsOf, ownUser } from './bodies.ts'

const queries: Record<string, string> = {
  readCards: '?ids=00000000-0000-7000-8000-000000000000',
  listApplications: '?stage=pending',
  exportApplications: '?stage=pending&format=csv',
  exportPrograms: '?format=csv',
  exportParticipants: '?format=csv',
  exportOrphaned: '?format=csv',
  exportMonitoringForms: '?format=csv',
  listFundingRequests: '?stage=awaitingForm',
  exportFundingRequests: '?stage=awaitingForm&format=csv',
  exportPayments: '?format=csv',
  exportOverpayments: '?format=csv',
  exportShareholders: '?format=csv',
  exportOrders: '?format=csv',
  exportLeads: '?format=csv',
  listOwnFields: '?entity=lead',
  deleteCustomField: '?values=0',
  previewTypeChange: '?type=choice',
  uploadImport: '?kind=shareholders',
  exportUsers: '?format=csv',
  exportEmployees: '?format=csv',
  exportEmployers: '?format=csv',
  exportEmployerDirectory: '?format=csv',
  exportReport: '?format=csv',
  exportFrozenReport: '?format=csv',
  exportStatistics: '?format=csv',
  exportMonthlyInvestments: '?format=csv',
  exportMonthlyCare: '?format=csv',
  exportBirthdays: '?format=csv',
  exportAuditEntries: '?format=csv',
  showPicture: '?size=small',
  readOrderTerms: '?tradedOn=2026-01-02',
  listViews: '?list=shareholdersTableState',
  openView: '?list=shareholdersTableState',
  readPublicForm: '?language=en',
  readStandardForm: '?language=en',
  listResponses: `?record=${missingId}`,
  listDifferences: `?record=${missingId}`,
  exportAnswers: '?format=csv',
  readStance: `?entity=shareholder&id=${missingId}`,
  findCodes: '?list=noc&search=bakers',
  readCodes: '?list=noc&codes=63202',
}

export const hasObject = ({ path }: Endpoint) => path.includes('{')

/** What only its owner has: the actor's own, or a stranger's. */
const ownedBy = ({ world, kind, userId }: About) =>
  (kind === 'other' ? undefined : world.owned[userId]) ?? world.strangers

const ofOwner = (name: string, about: About) => ({
  'account.id': name === 'revokeToken' ? ownedBy(about).tokenId : ownedBy(about).sessionId,
  'passkeys.id': ownedBy(about).passkeyId,
  'bulk-runs.id': ownedBy(about).bulkRunId,
  'notifications.id': missingId,
})

/** The path about one's own, somebody else's or a missing record. */
export function pathOf(name: string, { path }: Endpoint, about: About): string {
  const things = thingsOf(about)
  const isMissing = about.kind === 'missing'
  const known: Record<string, string> = {
    'programs.id': things.programId,
    'programs.formId': 'application.employer',
    'programs.number': '1',
    'responses.id': name === 'downloadAnswerFile' ? things.fileResponseId : things.responseId,
    'responses.fileId': things.answerFileId,
    'answer-differences.id': things.differenceId,
    ...ofCasework(things),
    'outbox.id': things.messageId,
    'audit-log.id': things.auditEntryId,
    'refused-mail.kind': 'application',
    'refused-mail.id': things.applicationId,
    'settings.which': isMissing ? 'nothing' : 'logo',
    'settings.language': isMissing ? 'nothing' : 'fr',
    'privacy.kind': 'lead',
    'privacy.id': things.leadId,
    'imports.id': things.importId,
    'templates.id': things.templateId,
    'templates.programId': things.programId,
    ...ofOwner(name, about),
    'shareholders.id': things.shareholderId,
    'leads.id': name === 'undoConversion' ? things.convertedLeadId : things.leadId,
    'lead-statuses.id': things.leadStatusId,
    'merges.id': things.mergeId,
    'orders.id': things.orderId,
    ...ofDesk(things),
    'orders.sid': name === 'recoverSnapshot' ? things.deletedSnapshotId : things.snapshotId,
    'closures.id': things.closureId,
    'webhooks.id': things.webhookId,
    'webhooks.deliveryId': deliveryFor(name, things),
    'minimum-wages.id': things.minimumWageId,
    'share-prices.id': things.sharePriceId,
    'sources.id': things.sourceId,
    'custom-fields.id': things.customFieldId,
    'roles.id': things.roleId,
    // Of an employer the own user is a colleague; of an employee it is oneself.
    'users.id': about.userId === about.world.userIds.employee ? ownUser(about) : things.userId,
    'teams.id': things.teamId,
    'employers.id': things.employerId,
    'employers.proposalId': things.proposalId,
    'feeds.token': things.feedToken,
    'unsubscribe.token':
      name === 'takeBackUnsubscribing' ? things.stoppedMailToken : things.mailToken,
    'public.versionId': things.formVersionId,
    'public.formId': isMissing ? 'application.nothing' : 'application.employer',
    ...ofLink(name, things),
    'clockwork.name': isMissing ? 'audit.nothing' : 'audit.seal',
    // A report that all of them have, each within their own scope.
    'reports.name': isMissing ? 'nothing' : 'spendingByQuarter',
    'avatars.key': about.world.avatarKey,
  }
  const area = path.split('/')[1] ?? ''
  const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
    if (isMissing && ['id', 'versionId'].includes(parameter)) return missingId
    if (isMissing && parameter === 'token') return missingToken
    if (isMissing && parameter === 'key') return missingKey
    if (name === 'changeSupplementClaim' && !isMissing) return things.supplementClaimId
    const value = known[`${area}.${parameter}`]
    if (!value)
      throw new Error(
        `${name}: say in checks/authorization/requests.ts what an own {${parameter}} is`,
      )
    return value
  })
  if (name === 'compareResponses') return `${filled}?with=${things.responseId}`
  if (['readOverpaymentTerms', 'readKept'].includes(name))
    return `${filled}?paymentId=${things.paidPaymentId}`
  return `${filled}${askedOf(name, { things, isMissing }) ?? queries[name] ?? ''}`
}

/** Of what a call asks about by id, the own one. */
function askedOf(name: string, { things, isMissing }: { things: Things; isMissing: boolean }) {
  if (name === 'readChangeableTerms')
    return `?applicationId=${isMissing ? missingId : things.applicationId}`
  return name === 'listSupplementOffers' ? `?participantId=${things.participantId}` : null
}

const ofDesk = (things: Things): Record<string, string> => ({
  'followed-records.entity': 'shareholder',
  'followed-records.id': things.shareholderId,
  'records.kind': 'shareholder',
  'records.id': things.shareholderId,
  'notes.id': things.noteId,
  'tasks.id': things.taskId,
  'record-files.id': things.recordFileId,
  'trash.id': things.trashId,
  'saved-views.id': things.viewId,
  'saved-reports.id': things.savedReportId,
  'frozen-reports.id': things.frozenReportId,
})

const ofCasework = (things: Things): Record<string, string> => ({
  'applications.id': things.applicationId,
  'participant-sheets.id': things.sheetId,
  'letters.kind': 'application',
  'letters.id': things.applicationId,
  'kept-letters.id': things.letterId,
  'applications.documentId': things.documentId,
  'applications.kind': 'submission',
  'applications.fileId': things.messageFileId,
  'participants.id': things.participantId,
  'placements.id': things.placementId,
  'holds.id': things.holdId,
  'orphaned-participants.id': things.orphanedCaseId,
  'monitoring-forms.id': things.monitoringFormId,
  'funding-requests.id': things.fundingRequestId,
  'supplements.id': things.supplementId,
  'change-requests.id': things.changeRequestId,
  'payments.id': things.paymentId,
  'overpayments.id': things.overpaymentId,
  'payment-batches.id': things.paymentBatchId,
  'bank-accounts.id': things.bankAccountId,
  'payments.fileId': things.payStubId,
})

const deliveryFor = (name: string, { deliveryId, waitingDeliveryId }: Things) =>
  name === 'sendDeliveryNow' ? waitingDeliveryId : deliveryId

/** What a secret link leads to: a form that was begun, or what is asked for of an applicant. */
const ofLink = (name: string, things: Things): Record<string, string> => {
  if (/ByLink|openConversation|Message/.test(name))
    return { 'public.token': things.messagesToken, 'public.fileId': things.messageFileId }
  if (/Funding(Form|Link)$/.test(name))
    return {
      'public.token': things.fundingToken,
      'public.kind': fundingFileKey,
      'public.documentId': things.fundingDocumentId,
    }
  if (name.endsWith('MailedLetter')) return { 'public.token': things.letterToken }
  if (/Survey/.test(name))
    return {
      'public.token': things.surveyToken,
      'public.kind': surveyFileKey,
      'public.documentId': things.surveyDocumentId,
    }
  return /Information/.test(name)
    ? {
        'public.token': things.informationToken,
        'public.kind': 'document1',
        'public.documentId': things.informationDocumentId,
      }
    : {
        'public.token': name === 'submitParticipantHalf' ? things.participantToken : things.token,
        'public.kind': things.draftDocumentKind,
        'public.documentId': things.draftDocumentId,
      }
}

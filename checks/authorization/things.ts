import { bankAccountOf } from './bank-account-things.ts'
import { paymentThings } from './payment-things.ts'
import { overpaymentThings } from './overpayment-things.ts'
import { changeRequestOf } from './change-request-things.ts'
import { supplementOf } from './supplement-things.ts'
import { fundingFormOf, fundingRequestOf } from './funding-request-things.ts'
import { holdOf } from './hold-things.ts'
import { sheetOf } from './sheet-bodies.ts'
import { surveyOf } from './survey-things.ts'
import { monitoringFormOf } from './monitoring-things.ts'
import { orphanedCaseOf, placementOf, secondCheckpointOf } from './orphaned-things.ts'
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { makeSecret } from '#kit/server/secrets.ts'
import type { TestServer } from '#apps/server/test-server.ts'
import type { Draft } from '#modules/intake/contract/intake.ts'
import {
  mailedToken,
  programId,
  submitBothHalves,
  submitEmployerHalf,
  upload,
} from '#modules/intake/server/intake.test-journey.ts'
import { cast, colleagues } from '#seeds/cast.ts'
import type { ObjectKind } from './actors.ts'
import { answerWithFile, differenceOf } from './answer-things.ts'
import { informationOf } from './information-things.ts'
import { mailThings, type MailThings } from './mail-things.ts'
import { messagesOf } from './message-things.ts'
import { investorThings } from './investor-things.ts'
import { settingsThings } from './settings-things.ts'
import { leadThings, type LeadThings } from './lead-things.ts'
import { makeReportThings, type ReportThings } from './report-things.ts'
import { makeDeskThings, type DeskThings } from './desk-things.ts'
import { employerOf, participantOf } from './whose-application.ts'

export type Which = Exclude<ObjectKind, 'missing'>

/** What of one side the requests are about: `own` to every actor, or somebody else's. */
export interface Things extends DeskThings, LeadThings, MailThings, ReportThings {
  programId: string
  applicationId: string
  /** From which it came. */
  sheetId: string
  /** Offered to the employer of the application. */
  placementId: string
  /** Of the placement; offered to the employer of one's own side. */
  orphanedCaseId: string
  /** The first form of its employer, open. */
  monitoringFormId: string
  /** To the employer of the application. */
  letterId: string
  letterToken: string
  /** For training; its employer is asked for the form. */
  fundingRequestId: string
  fundingToken: string
  /** Requested by the employer of the placement. */
  supplementId: string
  changeRequestId: string
  /** A claim that is to be assessed, with a pay stub. */
  paymentId: string
  /** A claim of a supplement that is begun, and that supplement. */
  supplementClaimId: string
  claimedSupplementId: string
  /** Of another payment, with a receipt. */
  overpaymentId: string
  overpaymentReceiptId: string
  /** The payment of it. */
  paidPaymentId: string
  /** Open, and empty. */
  paymentBatchId: string
  /** Of its employer, to be verified. */
  bankAccountId: string
  payStubId: string
  fundingDocumentId: string
  /** On the payments of the application's employer, in its program. */
  holdId: string
  /** Of the application: asked of the employer, and asked of the participant. */
  documentId: string
  participantDocumentId: string
  businessNumber: string
  /** What was answered in the employer's half. */
  responseId: string
  /** The same once more, with a file. */
  fileResponseId: string
  answerFileId: string
  /** Between an answer and another. */
  differenceId: string
  /** Secret link of an employer's draft with a document, and of a participant's. */
  token: string
  formVersionId: string
  draftDocumentId: string
  draftDocumentKind: string
  participantToken: string
  /** Secret link to what the employer of the application is asked for, with a document. */
  surveyToken: string
  surveyDocumentId: string
  informationToken: string
  informationDocumentId: string
  messagesToken: string
  messageFileId: string
  /** Of the participant's data. */
  auditEntryId: string
  templateId: string
  importId: string
  /** Looked after by the adviser, or by somebody of another team; with an order, and a second one. */
  shareholderId: string
  secondShareholderId: string
  /** Of somebody into the first shareholder. */
  mergeId: string
  orderId: string
  /** Of the order, and one that somebody deleted. */
  snapshotId: string
  deletedSnapshotId: string
  sharePriceId: string
  sourceId: string
  customFieldId: string
  customOptionIds: readonly string[]
  closureId: string
  webhookId: string
  /** To it, and failed. */
  deliveryId: string
  /** The same, and to be tried again tomorrow. */
  waitingDeliveryId: string
  minimumWageId: string
  /** In use, so that nobody deletes it. */
  roleId: string
  /** Whose application it is. */
  participantId: string
  employerId: string
  /** What a form says differently of that employer. */
  proposalId: string
  /** Somebody of that employer, and a team with a member. */
  userId: string
  teamId: string
  /** Of a private calendar. */
  feedToken: string
}

/** Nobody who asks in these tests. */
const ownerOfFeed = (code: string) =>
  code === 'YESP' ? 'half.signed.in@example.org' : 'expired.password@example.org'

export async function makeThings(server: TestServer, code: string): Promise<Things> {
  const { db } = server
  const applicationId = await submitBothHalves(server)
  const wanted = await programId(server, code)
  await db
    .updateTable('applications')
    .set({ program_id: wanted })
    .where('id', '=', applicationId)
    .execute()
  const { business_number } = await db
    .selectFrom('employers')
    .innerJoin('applications', 'applications.employer_id', 'employers.id')
    .select('business_number')
    .where('applications.id', '=', applicationId)
    .executeTakeFirstOrThrow()
  const draft = await draftWithDocument(server)
  const half = await submitEmployerHalf(server)
  const documentId = await documentOf(server, applicationId, 'employer')
  const responseId = await responseOf(server, applicationId)
  const manager = code === 'YESP' ? cast.adviser.email : colleagues.annaWeber.email
  const investor = await investorThings(server, manager)
  const placementId = await placementOf(server, applicationId)
  await secondCheckpointOf(server, placementId)
  const monitoringFormId = await monitoringFormOf(server, placementId)
  const fundingRequestId = await fundingRequestOf(server, placementId)
  return {
    programId: wanted,
    applicationId,
    sheetId: await sheetOf(server, applicationId),
    placementId,
    orphanedCaseId: await orphanedCaseOf(server, placementId),
    monitoringFormId,
    ...(await surveyOf(server, monitoringFormId)),
    fundingRequestId,
    ...(await askedBeside(server, placementId)),
    ...(await paymentThings(server, { placementId, documentId })),
    ...(await overpaymentThings(server, placementId)),
    bankAccountId: await bankAccountOf(server, applicationId),
    ...(await fundingFormOf(server, fundingRequestId)),
    holdId: await holdOf(server, applicationId),
    documentId,
    participantDocumentId: await documentOf(server, applicationId, 'participant'),
    businessNumber: business_number,
    responseId,
    ...(await answerWithFile(server, { responseId, documentId })),
    differenceId: await differenceOf(server, responseId),
    token: draft.token,
    formVersionId: draft.versionId,
    draftDocumentId: draft.documentId,
    draftDocumentKind: draft.kind,
    ...(await informationOf(server, applicationId)),
    ...(await messagesOf(server, { applicationId, documentId })),
    participantToken: await mailedToken(server, `zoe.beland.${half.seed}@example.org`),
    ...(await settingsThings(server, code, applicationId)),
    importId: await anImport(server),
    ...(await mailThings(server)),
    feedToken: await feedOf(server, ownerOfFeed(code)),
    ...investor,
    ...(await leadThings(server, manager)),
    ...(await makeDeskThings(server, { shareholderId: investor.shareholderId, email: manager })),
    ...(await makeReportThings(server)),
    roleId: await roleOf(server, code === 'YESP' ? 'caseOfficer' : 'care'),
    participantId: await participantOf(server, applicationId),
    employerId: await employerOf(server, applicationId),
    proposalId: await aProposal(server, applicationId),
    ...later,
    teamId: await addTeam(server),
  }
}

/** What is asked for beside the wages of a placement, and of itself. */
const askedBeside = async (server: TestServer, placementId: string) => ({
  supplementId: await supplementOf(server, placementId),
  changeRequestId: await changeRequestOf(server, placementId),
})

export async function roleOf({ db }: TestServer, key: string): Promise<string> {
  const role = db.selectFrom('roles').select('id').where('key', '=', key)
  return (await role.executeTakeFirstOrThrow()).id
}

async function responseOf({ db }: TestServer, applicationId: string): Promise<string> {
  const response = db
    .selectFrom('form_responses')
    .select('id')
    .where('record_id', '=', applicationId)
    .where('purpose', '=', 'application.employer')
  return (await response.executeTakeFirstOrThrow()).id
}

async function addTeam({ db }: TestServer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with added as (insert into teams (name) values (${randomCode()}) returning id)
    select id from added`.execute(db)
  const [team] = rows
  await sql`insert into users (email, name, type, role_id, team_id)
    select ${`member.${randomCode().toLowerCase()}@example.org`}, 'Member', 'staff', id, ${team?.id}::uuid
    from roles where key = 'care'`.execute(db)
  return team?.id ?? ''
}

/** Of somebody who does not renew it among the requests. */
async function feedOf({ db }: TestServer, email: string): Promise<string> {
  const token = makeSecret()
  await sql`insert into birthday_feeds (user_id, token_hash)
    select u.id, sha256(${token}::bytea) from users u where u.email = ${email}`.execute(db)
  return token
}

/** One that was checked. */
async function anImport({ db }: TestServer): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into imports (kind, file_name, size_bytes, encoding, delimiter, header, state, mapping, options, row_count, created_by)
    select 'shareholders', 'people.csv', 10, 'utf-8', ',', '["Last name"]', 'checked', '["lastName"]',
      '{"dateFormat": "ymd", "decimalFormat": "point", "matchBy": null, "onMatch": "skip", "onMissing": "create"}', 1, id
    from users where email = ${cast.superAdmin.email} returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function aProposal({ db }: TestServer, applicationId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into employer_proposals (employer_id, program_id, application_id, application_reference,
      proposed, proposed_by)
    select employer_id, program_id, id, reference, '{"city":"Montréal"}', 'Marie Côté'
    from applications where id = ${applicationId} returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** What is made once it is known whose application it is. */
const later = { userId: '', auditEntryId: '' }

/** One that has left, and lets nobody in. */
async function draftWithDocument(server: TestServer) {
  const started = await server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', {
    programId: await programId(server, 'YESP'),
    language: 'en',
  })
  const { token, draft } = started.body
  const kind =
    draft.program.requiredDocuments.find(({ askedOf }) => askedOf === 'employer')?.code ?? ''
  const { body } = await upload(server, { token, kind })
  return { token, kind, versionId: draft.version, documentId: body.documents[0]?.id ?? '' }
}

/** A document of the application that the program asks of this side; put there if there is none. */
async function documentOf(
  { db }: TestServer,
  applicationId: string,
  side: string,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select d.id from application_documents d
      join applications a on a.id = d.application_id
      join programs p on p.code = 'YESP'
      cross join jsonb_array_elements(p.required_documents) asked
    where d.application_id = ${applicationId} and asked->>'code' = d.kind
      and asked->>'askedOf' = ${side}`.execute(db)
  if (rows[0]) return rows[0].id
  const { rows: added } = await sql<{ id: string }>`
    insert into application_documents (application_id, side, number, part, way, kind, series, file_id, added_by_name)
    select ${applicationId}, ${side}, 1, 1, 'form', of.kind, of.kind, of.file_id, 'Zoé Béland'
    from (select coalesce((select asked->>'code' from programs p
        cross join jsonb_array_elements(p.required_documents) asked
        where p.code = 'YESP' and asked->>'askedOf' = ${side} limit 1), ${`${side}Paper`}) as kind, file_id
      from application_documents limit 1) of returning id`.execute(db)
  return added[0]?.id ?? ''
}

export const randomCode = () => `T${randomBytes(3).toString('hex').toUpperCase()}`

import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Db, Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { selectBase, selectFields, selectNamed } from '#kit/server/storage.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { isContested } from '#modules/employers/server/employer.queries.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import { readRegionLeft } from '#modules/programs/server/commit-region.ts'
import { application } from '../contract/application.ts'
import type { ApplicationFacts } from '../contract/application.status.ts'
import type { ApplicationRecord, WholeApplication } from '../contract/applications.endpoints.ts'
import { toldToApplicants } from '../contract/shown-funding.ts'
import { outcomeOf, type CheckpointItem } from '../contract/checkpoint.ts'
import { fundingOf, readEmployerFull, type EmployerFull } from './funding.queries.ts'
import { seesOf, withoutChecks, withoutGroups } from './application.groups.ts'
import { canDo, type JudgedApplication } from './application.policy.ts'
import {
  documentSides,
  selectDocuments,
  selectMissingDocuments,
  selectReplacedDocuments,
} from './document.queries.ts'
import { returnsOn } from './waiting-for-review.ts'
import { toldStatus } from './told-status.ts'

type Stored = Omit<WholeApplication, 'can' | 'checkpointOne' | 'regionLeft'> & {
  createdBy: string | null
  recommendedBy: string | null
  /** Whose people see it. */
  seenEmployerId: string | null
  isContested: boolean
  letPassBy: string[]
  /** Of what the program must have: sent again since the recommendation, and not accepted. */
  replacedDocuments: Bilingual[]
  offersUplift: boolean
  /** Whom is asked for information at present. */
  askedSides: string[]
  stage: string | null
  checkpointItems: CheckpointItem[]
  checkpointVersion: number
  checkpointReviewedBy: string | null
  checkpointReviewedAt: string | null
}

/** Other applications of the same person in the same program, whatever became of them. */
const duplicates = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', o.id, 'reference', o.reference, 'status', o.status))
  from participants me join participants same on same.person_key = me.person_key
    join applications o on o.participant_id = same.id and o.program_id = a.program_id and o.id <> a.id
  where me.id = a.participant_id), '[]')`

/**
 * Who let something pass that would have stopped it or paid less, as the audit log knows for ever: by an
 * override, by another result in place of a failed one, by confirming the uplift.
 */
const letPassBy = sql`array(
  select distinct l.actor_id from audit_log l
  where l.entity = 'application' and l.entity_id = a.id and l.actor_id is not null
    and (l.action in ('applications.override', 'applications.upliftConfirmed')
      or l.action = 'applications.checkpoint'
        and l.changes @? '$.* ? (@[0] == "fail" && @[1] != "fail")')
  union select b.passed_by from hold_bypasses b where b.application_id = a.id)`

/** As it is at this moment, for whoever decides under the lock that a hold takes too. */
const isStopped = sql`is_held(a.employer_id, a.participant_id, a.program_id, 'decision', a.id, a.submitted_at)`

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const sheet = sql`(
  select jsonb_build_object('id', r.sheet_id, 'count', count(*)) from participant_sheet_rows r
    join participant_sheet_rows s on s.sheet_id = r.sheet_id and s.application_id is not null
  where r.application_id = a.id group by r.sheet_id having count(*) > 1)`

const selectApplication = sql`
  ${selectBase('a')}, ${selectFields(application, 'a')}, a.reference, a.status, a.channel, a.language,
  ${sheet} as sheet,
  a.submitted_at as "submittedAt", a.review_due_on as "reviewDueOn", ${returnsOn} as "returnsOn", a.funding,
  a.requested_amount as "requestedAmount", a.approved_amount as "approvedAmount",
  a.information_request as "informationRequest", a.information_due_on as "informationDueOn",
  a.review_days_left as "reviewDaysLeft", a.asked_sides as "askedSides",
  a.participant_completed_at as "participantCompletedAt",
  a.is_duplicate_suspected as "isDuplicateSuspected", ${isStopped} as "isOnHold",
  p.equity_uplift is not null as "offersUplift", a.stage, a.seen_employer_id as "seenEmployerId",
  (a.own_contact is not null or ${isContested}) as "isContested",
  ${letPassBy} as "letPassBy",
  case when a.equity_uplift_at is null then null else jsonb_build_object(
    'by', eu.name, 'at', ${instant('a.equity_uplift_at')}) end as "equityUplift",
  a.created_by as "createdBy", a.recommended_by as "recommendedBy",
  jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name) as program,
  ${selectNamed('u')} as assignee,
  case when r.id is null then null else jsonb_build_object(
    'by', r.name, 'at', ${instant('a.recommended_at')}, 'note', a.recommendation_note,
    'reasonCodes', a.recommended_reasons, 'applicantNote', a.recommended_applicant_note) end as recommendation,
  case when d.id is null then null else jsonb_build_object('by', d.name, 'at', ${instant('a.decided_at')},
    'reasonCodes', a.reason_codes, 'applicantNote', a.applicant_note) end as decision,
  case when l.id is null then null else
    jsonb_build_object('id', l.id, 'reference', l.reference, 'status', l.status, 'acceptBy', l.accept_by,
      'startBy', l.start_by, 'overOn', coalesce(l.lapsed_on, l.cancelled_on, l.ended_on)) end as placement,
  ${selectDocuments} as documents, ${selectMissingDocuments} as "missingDocuments",
  ${selectReplacedDocuments} as "replacedDocuments", ${duplicates} as duplicates,
  c.items as "checkpointItems", c.version as "checkpointVersion",
  cu.name as "checkpointReviewedBy", c.reviewed_at as "checkpointReviewedAt"`

/** An application with everything its screen shows; 404 when it is missing or not to be seen. */
export async function readApplication(looking: Looking, id: string): Promise<ApplicationRecord> {
  const { record, judged } = await loadApplication(looking, id)
  const isDeciding = looking.person.type === 'staff' && record.can['approve'] !== undefined
  const budget = { programId: record.program.id, applicationId: id }
  const regionLeft = isDeciding ? await readRegionLeft(looking.db, budget) : null
  return { ...shownTo(looking, record, judged), regionLeft }
}

/** The whole record, and what steps are judged by. */
export interface LoadedApplication {
  id: string
  version: number
  record: WholeApplication
  judged: JudgedApplication
}

/** An application and what its steps are judged by. @throws 404 as `readApplication` */
export async function loadApplication(looking: Looking, id: string): Promise<LoadedApplication> {
  const { db, person } = looking
  const stored = await findApplication(db, id)
  if (!stored) throw notFound()
  const today = await looking.today()
  const isOpen = stored.stage === 'pending'
  if (isOpen) stored.funding = await fundingOf(db, id)
  const judged = judge(stored, {
    today,
    employerFull: isOpen ? await readEmployerFull(db, id) : null,
  })
  const seen = { action: 'view', subject: 'Applications View' } as const
  if (person.type !== 'system' && !person.permissions.allows(seen, { ...judged.scope }))
    throw notFound()
  const {
    createdBy,
    recommendedBy,
    seenEmployerId: _seen,
    isContested: _contested,
    letPassBy: _letPass,
    replacedDocuments: _replaced,
    offersUplift: _offers,
    askedSides: _asked,
    stage: _stage,
    checkpointItems,
    checkpointVersion,
    checkpointReviewedBy,
    checkpointReviewedAt,
    ...rest
  } = stored
  const record: WholeApplication = {
    ...rest,
    regionLeft: null,
    checkpointOne: {
      number: 1,
      status: outcomeOf(checkpointItems, today),
      version: checkpointVersion,
      items: checkpointItems,
      reviewedBy: checkpointReviewedBy,
      reviewedAt: checkpointReviewedAt,
    },
    can: canDo(judged, person),
  }
  return { id, version: record.version, record, judged }
}

/** What one side is asked is between it and the staff. */
const unasked = { informationRequest: null, informationDueOn: null }

function shownTo(
  { person }: Looking,
  whole: WholeApplication,
  { scope, askedSides }: JudgedApplication,
): ApplicationRecord {
  const sees = seesOf(person, scope)
  const seen = new Set<string>(documentSides({ person, sees }))
  const documents = whole.documents.filter(({ side }) => seen.has(side ?? 'staff'))
  const missingDocuments = whole.missingDocuments.filter(({ side }) => seen.has(side))
  const told = askedSides.includes(person.type) ? whole : { ...whole, ...unasked }
  const record = { ...(person.type === 'staff' ? whole : told), documents, missingDocuments }
  return withoutReview(withoutGroups(record, sees), { person, askedSides })
}

/** The program of an application; null when there is none. */
export async function findProgramOf(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .select('program_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.program_id ?? null
}

async function findApplication(db: Db, id: string): Promise<Stored | null> {
  const { rows } = await sql<Stored & { employerId: string; participantId: string | null }>`
    select ${selectApplication}, a.employer_id as "employerId", a.participant_id as "participantId"
    from applications a join programs p on p.id = a.program_id
      join employers e on e.id = a.employer_id
      join checkpoints c on c.application_id = a.id and c.number = 1
      left join users u on u.id = a.assignee_id left join users r on r.id = a.recommended_by
      left join users d on d.id = a.decided_by left join users cu on cu.id = c.reviewed_by
      left join users eu on eu.id = a.equity_uplift_by
      left join placements l on l.application_id = a.id
    where a.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return null
  const { employerId, participantId, ...stored } = row
  const [theEmployer, theParticipant] = await Promise.all([
    readEmployer(db, employerId),
    participantId ? readParticipant(db, participantId) : null,
  ])
  return { ...stored, employer: theEmployer, participant: theParticipant }
}

async function readEmployer(db: Db, id: string): Promise<WholeApplication['employer']> {
  const { rows } = await sql<ApplicationRecord['employer']>`
    select ${selectBase('e')}, ${selectFields(employer, 'e')} from employers e where e.id = ${id}`.execute(
    db,
  )
  return theRow(rows)
}

async function readParticipant(db: Db, id: string): Promise<ApplicationRecord['participant']> {
  const { rows } = await sql<NonNullable<ApplicationRecord['participant']>>`
    select ${selectBase('q')}, ${selectFields(participant, 'q')}, q.reference, q.consented_at as "consentedAt"
    from participants q where q.id = ${id}`.execute(db)
  return rows[0] ?? null
}

function judge(
  stored: Stored,
  { today, employerFull }: { today: string; employerFull: EmployerFull },
): JudgedApplication {
  const missing = stored.missingDocuments.filter(({ mandatory }) => mandatory)
  const facts: ApplicationFacts = {
    participantCompleted: stored.participantCompletedAt !== null,
    checkpointOnePassed: ['passed', 'overridden'].includes(
      outcomeOf(stored.checkpointItems, today),
    ),
    isOnHold: stored.isOnHold,
    recommendedBy: stored.recommendedBy,
    createdBy: stored.createdBy,
    letPassBy: stored.letPassBy,
    isContested: stored.isContested,
    documentsMissing: missing.length,
    documentsReplaced: stored.replacedDocuments.length,
    employerFull,
  }
  const { askedSides, offersUplift } = stored
  const scope = {
    programId: stored.program.id,
    employerId: stored.seenEmployerId,
    participantId: stored.participant?.id ?? null,
    assigneeId: stored.assignee?.id ?? null,
  }
  const about = {
    mandatoryDocuments: namesOf(missing.map(({ title }) => title)),
    documentsReplaced: namesOf(stored.replacedDocuments),
  }
  return { states: { status: stored.status }, facts, scope, about, offersUplift, askedSides }
}

const namesOf = (titles: readonly Bilingual[]): Bilingual => ({
  en: titles.map(({ en }) => en).join('; '),
  fr: titles.map(({ fr }) => fr).join('; '),
})

/** An employer sees of the participant that the form is complete, and of the checks the outcome. */
function withoutReview(
  record: ApplicationRecord,
  { person, askedSides }: { person: Person; askedSides: string[] },
): ApplicationRecord {
  if (person.type === 'staff') return record
  const hidden = {
    ...withoutChecks(record),
    status: toldStatus(person, { status: record.status, askedSides }),
    duplicates: [],
    isDuplicateSuspected: false,
    recommendation: null,
    assignee: null,
    equityUplift: null,
    returnsOn: null,
  }
  if (person.type !== 'employer') return { ...hidden, sheet: null }
  return { ...hidden, participant: null, funding: toldToApplicants(record.funding) }
}

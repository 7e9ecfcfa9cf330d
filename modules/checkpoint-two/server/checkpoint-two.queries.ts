import { sql } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Db, Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { outcomeOf } from '#modules/applications/contract/checkpoint.ts'
import {
  checkpointTwoItems,
  type CheckpointTwoCode,
  type CheckpointTwoItem,
  type JudgedItem,
} from '../contract/checkpoint-two.ts'
import type { CheckpointTwoRecord } from '../contract/checkpoint-two.endpoints.ts'

/** What permissions look at, as of the application. */
interface CheckpointScope {
  programId: string
  employerId: string | null
  participantId: string | null
  assigneeId: string | null
}

/** A checkpoint with what it is held against, and whose it is. */
export interface LoadedCheckpoint {
  id: string
  version: number
  applicationId: string
  reference: string
  scope: CheckpointScope
  opensOn: string
  dueOn: string
  recheckOn: string | null
  isVisited: boolean
  results: Partial<Record<CheckpointTwoCode, JudgedItem>>
  expected: Partial<Record<CheckpointTwoCode, string | null>>
  documents: { id: string; name: string }[]
  recordedBy: string | null
  recordedAt: string | null
  today: string
}

/** The checkpoint of an application whoever looks; null before anybody works. */
export async function findCheckpointTwo(
  db: Db,
  applicationId: string,
): Promise<Omit<LoadedCheckpoint, 'today'> | null> {
  const { rows } = await sql<Omit<LoadedCheckpoint, 'today'>>`
    select c.id, c.version, c.application_id as "applicationId", a.reference,
      jsonb_build_object('programId', a.program_id, 'employerId', a.seen_employer_id,
        'participantId', a.participant_id, 'assigneeId', a.assignee_id) as scope,
      c.opens_on as "opensOn", c.due_on as "dueOn", c.recheck_on as "recheckOn", c.is_visited as "isVisited", c.results,
      jsonb_build_object('startDate', l.started_on, 'positionTitle', l.position_title,
        'hoursPerWeek', l.hours_per_week::text, 'hourlyWage', l.hourly_wage::text, 'payer', e.legal_name,
        'supervisor', a.supervisor_name, 'otherFunding', a.other_funding::text) as expected,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'name', f.name) order by d.added_at desc, d.id)
        from application_documents d join files f on f.id = d.file_id
        where d.application_id = a.id and d.status <> 'removed'), '[]') as documents,
      u.name as "recordedBy", to_char(c.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "recordedAt"
    from placement_checkpoints c join placements l on l.id = c.placement_id
      join applications a on a.id = c.application_id join employers e on e.id = l.employer_id
      left join users u on u.id = c.recorded_by
    where c.application_id = ${applicationId}`.execute(db)
  return rows[0] ?? null
}

const subject = 'Applications View'

/** @throws 404 when there is none, or none that the person may see */
export async function loadCheckpointTwo(
  looking: Looking,
  applicationId: string,
): Promise<LoadedCheckpoint> {
  const { db, person } = looking
  const found = await findCheckpointTwo(db, applicationId)
  const viewing = { action: 'view', subject } as const
  if (!found || !person.permissions.allows(viewing, { ...found.scope })) throw notFound()
  return { ...found, today: await looking.today() }
}

const unjudged: JudgedItem = {
  result: 'pending',
  found: null,
  note: null,
  evidenceId: null,
  by: null,
  byId: null,
  at: null,
  asked: null,
  refused: null,
  override: null,
}

/** Every check with what is agreed and what was judged of it. */
export const itemsOf = ({
  results,
  expected,
  documents,
  isVisited,
}: LoadedCheckpoint): CheckpointTwoItem[] =>
  checkpointTwoItems.map((code) => {
    const judged = results[code]
    const isAutomatic = code === 'visit' && !isVisited && !judged
    const { evidenceId } = judged ?? unjudged
    return {
      ...unjudged,
      ...(isAutomatic && { result: 'notApplicable' as const }),
      ...judged,
      code,
      isAutomatic,
      expected: expected[code] ?? null,
      evidence: documents.find(({ id }) => id === evidenceId)?.name ?? null,
    }
  })

/** Until the day on which it opens nothing can be found out yet. */
export const isOpen = ({ opensOn, today }: LoadedCheckpoint) => opensOn <= today

const mayOn = (person: Person, { scope }: LoadedCheckpoint, action: 'verify' | 'override') =>
  person.permissions.allows({ action, subject }, { ...scope })

/** Why something of the checkpoint cannot be done now, or null. */
export function refusalOf(
  person: Person,
  found: LoadedCheckpoint,
  action: 'verify' | 'override',
): string | null {
  if (!mayOn(person, found, action)) return 'notPermitted'
  return isOpen(found) ? null : 'notOpenYet'
}

function canDo(person: Person, found: LoadedCheckpoint): Can {
  const reason = 'notOpenYet'
  const can = isOpen(found) ? (true as const) : { reason }
  return {
    ...(mayOn(person, found, 'verify') && { recordCheckpointTwo: can, askOverride: can }),
    ...(mayOn(person, found, 'override') && { answerOverride: can }),
  }
}

/** Whether a person sees what is agreed and found, which is of the applicants’ halves. */
export function seesAgreed(person: Person, { scope }: Pick<LoadedCheckpoint, 'scope'>): boolean {
  const sees = person.permissions.groupsOn({ action: 'view', subject }, { ...scope })
  return sees('employerHalf') && sees('personal')
}

/** The checkpoint as the person may know it: staff all of it, applicants its outcome alone. */
export async function readCheckpointTwo(
  looking: Looking,
  applicationId: string,
): Promise<CheckpointTwoRecord> {
  const { person } = looking
  const found = await loadCheckpointTwo(looking, applicationId)
  const items = itemsOf(found)
  const status = outcomeOf(items, found.today)
  const { version, reference, opensOn, dueOn, recheckOn, recordedBy, recordedAt, today } = found
  const sees = person.permissions.groupsOn({ action: 'view', subject }, { ...found.scope })
  const seesItems = sees('checkpointItems')
  const isSeen = seesAgreed(person, found)
  return {
    id: applicationId,
    version,
    reference,
    status,
    opensOn,
    dueOn,
    recheckOn: status === 'failed' || status === 'overridden' ? recheckOn : null,
    isOpen: isOpen(found),
    isLate: dueOn < today && (status === 'due' || status === 'inProgress'),
    items: seesItems ? items.map((item) => (isSeen ? item : withoutAgreed(item))) : [],
    documents: seesItems && isSeen ? found.documents : [],
    recordedBy: seesItems ? recordedBy : null,
    recordedAt,
    can: canDo(person, found),
  }
}

/** What is agreed and found is of the applicants’ halves, as notes and documents may be. */
const withoutAgreed = (item: CheckpointTwoItem): CheckpointTwoItem => ({
  ...item,
  expected: null,
  found: null,
  note: null,
  evidence: null,
  evidenceId: null,
})

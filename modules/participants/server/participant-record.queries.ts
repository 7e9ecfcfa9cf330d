import { sql } from 'kysely'
import type { Can } from '#kit/contract/define-entity.ts'
import type { Db } from '#kit/server/call.ts'
import { withoutHidden } from '#kit/server/hidden-fields.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import { readSeenOwn } from '#modules/custom-fields/server/own-values.ts'
import { selectErased } from '#modules/privacy/server/is-erased.queries.ts'
import { participant } from '../contract/participant.ts'
import type { ParticipantPath, ParticipantRecord } from '../contract/participants.endpoints.ts'
import { moneyLeft, selectStanding, weeksLeft } from './participant-list.queries.ts'
import {
  closedFields,
  groupsBy,
  isOneself,
  mayDo,
  seesBalance,
  unwritableFields,
  type ParticipantScope,
} from './participant.policy.ts'

type StoredPath = Omit<ParticipantPath, 'applicationId'> & {
  applicationId: string | null
  scope: ParticipantScope
  committed: string
  moneyLeft: string | null
}

/** Every standing of a participant, the highest first. */
async function readPaths(
  { db, person }: { db: Db; person: Person },
  id: string,
): Promise<StoredPath[]> {
  const { rows } = await sql<StoredPath>`
    select s.application_id as "applicationId", a.reference as "applicationReference", a.stage,
      a.submitted_at as "submittedAt", s.placement_id as "placementId", l.reference as "placementReference",
      coalesce(l.position_title, a.position_title) as "positionTitle", ${selectStanding(person)},
      ${weeksLeft('s')} as "weeksLeft", s.committed, ${moneyLeft('s')} as "moneyLeft",
      ${spanOf(person)},
      jsonb_build_object('programId', s.program_id, 'employerId', s.seen_employer_id,
        'participantId', s.participant_id) as scope
    from participant_standings s left join applications a on a.id = s.application_id
      left join placements l on l.id = s.placement_id
      left join orphaned_cases o on o.placement_id = l.id and o.status <> 'withdrawn'
      left join programs g on g.id = s.program_id left join employers e on e.id = s.employer_id
    where s.participant_id = ${id} order by s.rank desc, s.since desc, s.id desc`.execute(db)
  return rows
}

/** What came after a placement is none of its employer's affair. */
const spanOf = ({ type }: Person) =>
  type === 'staff'
    ? sql`o.orphaned_on as "orphanedFrom", o.closed_on as "orphanedUntil", o.id as "orphanedCaseId"`
    : sql`null as "orphanedFrom", null as "orphanedUntil", null as "orphanedCaseId"`

export interface SeenParticipant {
  record: ParticipantRecord
  /** The applications by which the person sees the participant. */
  scopes: ParticipantScope[]
  sees: Sees
}

const viewing = { action: 'view', subject: 'Participants View' } as const
const editing = { action: 'update', subject: 'Participants Edit' } as const

/** A participant as the person may see it. @throws 404 when it is missing or not to be seen */
export async function loadParticipant(
  looking: { db: Db; person: Person },
  id: string,
): Promise<SeenParticipant> {
  const { db, person } = looking
  const all = await readPaths(looking, id)
  const paths = all.filter(({ scope }) => mayDo(person, viewing, [scope]))
  const [first] = paths
  if (!first) throw notFound()
  const scopes = paths.map(({ scope }) => scope)
  const sees = groupsBy(person, viewing, scopes)
  const { scope: _scope, committed, moneyLeft: left, ...standing } = first
  const stored = await readStored(db, id, person)
  const record: ParticipantRecord = {
    ...withoutHidden(stored, closedFields(person, sees)),
    ...(await readSeenOwn(db, 'participant', { id, person, sees })),
    ...standingOf(standing),
    ...figuresOf({ committed, moneyLeft: left, weeksLeft: standing.weeksLeft }, { person, sees }),
    paths: paths
      .filter((path) => path.applicationId !== null)
      .toSorted((a, b) => (a.submittedAt < b.submittedAt ? 1 : -1))
      .map((path) => shownPath(path, sees)),
    can: stored.erased ? {} : canDo(person, { id, scopes }),
  }
  return { record, scopes, sees }
}

type Stored = Omit<ParticipantRecord, keyof ReturnType<typeof standingOf> | 'paths' | 'can'>

async function readStored(db: Db, id: string, person: Person): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select ${selectBase('p')}, ${selectFields(participant, 'p')}, p.reference, p.consented_at as "consentedAt",
      ${selectErased(sql`p.id`, person)},
      p.first_name || ' ' || p.last_name as name from participants p where p.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

const standingOf = (path: Omit<StoredPath, 'scope' | 'committed' | 'moneyLeft'>) => ({
  standing: path.standing,
  nextStep: path.nextStep,
  dueOn: path.dueOn,
  programCode: path.programCode,
  programName: path.programName,
  employerName: path.employerName,
  startsOn: path.startsOn,
  endsOn: path.endsOn,
  weeks: path.weeks,
  weeksLeft: path.weeksLeft,
})

type Figures = Pick<ParticipantRecord, 'committed' | 'moneyLeft' | 'weeksLeft'>

const figuresOf = (figures: Figures, { person, sees }: { person: Person; sees: Sees }): Figures =>
  sees('figures')
    ? { ...figures, moneyLeft: seesBalance(person) ? figures.moneyLeft : null }
    : { committed: null, moneyLeft: null, weeksLeft: null }

function shownPath(
  { scope: _scope, committed: _committed, moneyLeft: _left, ...path }: StoredPath,
  sees: Sees,
): ParticipantPath {
  const weeks = sees('figures') ? path.weeksLeft : null
  return { ...path, applicationId: path.applicationId ?? '', weeksLeft: weeks }
}

/** What the person may do with a participant now. */
function canDo(person: Person, of: { id: string; scopes: ParticipantScope[] }): Can {
  const writes = groupsBy(person, editing, of.scopes)
  const closed = unwritableFields(person, writes)
  const may = (can: boolean, act: string): Can => (can ? { [act]: true } : {})
  const edits = mayDo(person, editing, of.scopes)
  return {
    ...may(edits, 'edit'),
    ...may(edits && !closed.has('firstName'), 'editIdentity'),
    ...may(edits && !closed.has('birthDate'), 'editBirthDate'),
    ...may(edits && !closed.has('phone'), 'editPersonal'),
    ...may(edits && !closed.has('accommodationNeeds'), 'editNeeds'),
    ...may(edits && person.type === 'staff' && writes('figures'), 'editFigures'),
    ...may(isOneself(person, of.id), 'identify'),
  }
}

export const readParticipant = async (looking: { db: Db; person: Person }, id: string) =>
  (await loadParticipant(looking, id)).record

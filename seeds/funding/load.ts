import { sql } from 'kysely'
import { cast } from '../cast.ts'
import { continueAfter, insertRows, newIds } from '../insert-rows.ts'
import { Random } from '../random.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { Db } from '#kit/server/call.ts'
import { columnOf } from '#kit/server/storage.ts'
import { makeApplications, type SeedApplication } from './applications.ts'
import { insertAnswers } from './answers.ts'
import { enterBankAccounts } from './bank-accounts.ts'
import { insertCheckpoints } from './checkpoints.ts'
import { claimWages } from './claims.ts'
import { payClaims } from './payment-batches.ts'
import { oweBack } from './overpayments.ts'
import { seedEmployers, type SeedEmployer } from './employers.ts'
import {
  applicationHistory,
  placementHistory,
  programHistory,
  registrations,
  type AuditRow,
} from './history.ts'
import { People, selfIdentificationOf } from './participants.ts'
import { placeHolds } from './holds.ts'
import { listOrphaned } from './orphaned.ts'
import { arriveCourses, finishCourses } from './past-courses.ts'
import { makePlacements } from './placements.ts'
import { seedPrograms, type SeedProgram } from './programs.ts'
import { makeSlots } from './slots.ts'
import type { Staff } from './staff.ts'
import { planMonitoring } from './monitoring-forms.ts'
import { claimSpent, closeSpent } from './supplement-claims.ts'
import { askForChanges } from './change-requests.ts'
import { requestSupplements } from './supplements.ts'
import { requestTraining } from './training.ts'
import { judgePlacements } from './second-checkpoints.ts'
import { stepOf } from './story.ts'
import { freezeVersions } from './versions.ts'
import { askForInformation } from './information.ts'
import { writeMessages } from './messages.ts'

export interface Loaded {
  employerId: string
  participantId: string
  applications: number
  participants: number
  history: AuditRow[]
}

/** Programs, employers, participants, applications and what became of them. */
export async function loadFunding(
  db: Db,
  {
    now,
    staff,
    programIds,
    keys,
  }: {
    now: Date
    staff: Staff
    programIds: Map<string, string>
    keys: Pick<Settings, 'encryptionKeys'>
  },
): Promise<Loaded> {
  const newId = await newIds(db, 1200)
  const random = new Random(20_261_121)
  const programs = seedPrograms(now)
  const employers = seedEmployers(newId, random)
  const slots = makeSlots({ programs, employers }, random)
  const returning = slots.filter(({ hasParticipant }) => hasParticipant).length - 300
  const people = new People({ newId, random, returning })
  const applications = makeApplications(slots, { now, staff, people, programIds, newId, random })
  await insertEmployers(db, employers, { applications, now })
  await insertParticipants(db, { people, applications, random, keys })
  await insertRows(
    db,
    'applications',
    applications.map(({ row }) => row),
  )
  await continueAfter(db, 'application_references', applications.length)
  const placements = makePlacements(applications, { newId, now })
  await insertRows(db, 'placements', placements)
  await continueAfter(db, 'placement_references', placements.length)
  await listOrphaned(db, { now, employerId: employers[0]!.id })
  const funded = await fundWork(db, { now, staff, employers, keys })
  await commitBudgets(db)
  const holds = await placeHolds(db, { applications, employerId: employers[0]!.id, now })
  const checkpoints = await insertCheckpoints(db, applications, now)
  await judgePlacements(db, now)
  const monitoring = await planMonitoring(db)
  await freezeVersions(db)
  const brandAdmin = staff.of(cast.brandAdmin)
  await insertAnswers(db, { applications, publishedBy: brandAdmin.id })
  await askForInformation(db)
  await writeMessages(db, { employerId: employers[0]!.id })
  const approvals = new Map(
    applications.flatMap((each) => {
      const step = stepOf(each.story, 'approve')
      return step ? [[each.id, step] as const] : []
    }),
  )
  return {
    employerId: employers[0]!.id,
    participantId: applications.find(({ slot }) => slot.isOfCast)!.participant!.id,
    applications: applications.length,
    participants: people.all.length,
    history: [
      ...programs.flatMap((each) =>
        programHistory(each, programIds.get(each.fields.code)!, brandAdmin),
      ),
      ...registrations(applications),
      ...applications.flatMap((each, at) => applicationHistory(each, checkpoints[at]!)),
      ...placementHistory(placements, approvals),
      ...holds,
      ...monitoring,
      ...funded,
    ],
  }
}

/** Where money goes, and what for: training and wages of people who work. */
const fundWork = async (
  db: Db,
  { employers, ...by }: Parameters<typeof enterBankAccounts>[2] & { employers: SeedEmployer[] },
): Promise<AuditRow[]> => [
  ...(await enterBankAccounts(db, employers, by)),
  ...(await requestTraining(db, by.now)),
  ...(await finishCourses(db, { ...by, employerId: employers[0]!.id })),
  ...(await spendSupplements(db, { ...by, employerId: employers[0]!.id })),
  ...(await askForChanges(db, { ...by, employerId: employers[0]!.id })),
  ...(await arriveCourses(db)),
  ...(await oweBack(db, by)),
]

/** Supplements, and what is claimed and paid of them and of wages. */
async function spendSupplements(
  db: Db,
  { employerId, ...by }: Parameters<typeof payClaims>[1] & { employerId: string },
): Promise<AuditRow[]> {
  const { history, spent } = await requestSupplements(db, { ...by, employerId })
  return [
    ...history,
    ...(await claimWages(db, { ...by, employerId })),
    ...(await claimSpent(db, { ...by, spent })),
    ...(await payClaims(db, by)),
    ...(await closeSpent(db, { ...by, spent })),
  ]
}

/** Before the people, who are assigned to them. @returns their ids by code */
export async function insertPrograms(db: Db, now: Date): Promise<Map<string, string>> {
  const programs = seedPrograms(now)
  const newId = await newIds(db, programs.length)
  const rows = programs.map((each) => ({ id: newId(), ...programRow(each, now) }))
  await insertRows(db, 'programs', rows)
  await insertRows(
    db,
    'program_budgets',
    rows.map(({ id }) => ({ program_id: id })),
  )
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** Columns of every program, so that one statement takes them all. */
const optional = {
  agreement_number: null,
  min_age: null,
  max_age: null,
  equity_uplift: null,
  supplements: null,
  max_amount_per_employer: null,
}

function programRow({ fields, status }: SeedProgram, now: Date) {
  const columns = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [columnOf(field), value]),
  )
  const added = `${fields.intakeOpensOn}T14:30:00Z`
  const written = status === 'draft' ? {} : { created_at: added, updated_at: added }
  return {
    ...optional,
    ...columns,
    code: fields.code,
    status,
    created_at: now,
    updated_at: now,
    ...written,
  }
}

async function insertEmployers(
  db: Db,
  employers: readonly SeedEmployer[],
  { applications, now }: { applications: readonly SeedApplication[]; now: Date },
) {
  const first = firstBy(applications, ({ slot }) => slot.employer.id)
  const rows = employers.map(({ id, row }) => {
    const at = first.get(id)?.story.steps[0]?.at ?? now
    return {
      ...row,
      profile_confirmed_at: at,
      contact_proven_at: at,
      created_at: at,
      updated_at: at,
    }
  })
  await insertRows(db, 'employers', rows)
}

async function insertParticipants(
  db: Db,
  {
    people,
    applications,
    random,
    keys,
  }: {
    people: People
    applications: readonly SeedApplication[]
    random: Random
    keys: Pick<Settings, 'encryptionKeys'>
  },
) {
  const first = firstBy(applications, ({ participant }) => participant?.id)
  const rows = people.all.map((person, at) => {
    const done = stepOf(first.get(person.id)!.story, 'participantDone')!.at
    return {
      id: person.id,
      reference: `PAR-${done.getUTCFullYear()}-${String(at + 1).padStart(6, '0')}`,
      first_name: person.firstName,
      last_name: person.lastName,
      birth_date: person.birthDate,
      email: person.email,
      language: person.language,
      consent_language: person.language,
      ...person.row,
      person_key: '',
      consented_at: done,
      created_at: done,
      updated_at: done,
      status: 'submitted',
    }
  })
  await insertRows(db, 'participants', rows)
  await continueAfter(db, 'participant_references', rows.length)
  await sql`update participants set person_key =
    searchable(first_name || ' ' || last_name) || ' ' || to_char(birth_date, 'YYYY-MM-DD')`.execute(
    db,
  )
  const answered = people.all.filter(() => random.chance(0.66))
  await insertRows(
    db,
    'self_identifications',
    answered.map(({ id }) => selfIdentificationOf(id, { random, keys })),
  )
}

function firstBy(
  applications: readonly SeedApplication[],
  key: (of: SeedApplication) => string | undefined,
) {
  const first = new Map<string, SeedApplication>()
  for (const application of applications) {
    const id = key(application)
    if (id && !first.has(id)) first.set(id, application)
  }
  return first
}

const commitBudgets = (db: Db) =>
  sql`update program_budgets b set committed = coalesce((
    select sum(l.committed_amount) from placements l
    where l.program_id = b.program_id and l.status not in ('cancelled', 'lapsed')), 0) + coalesce((
    select sum(coalesce(f.assessed_amount, f.approved_amount)) from funding_requests f
    where f.program_id = b.program_id and f.status not in ('cancelled', 'expired')), 0) + coalesce((
    select sum(n.committed_amount) from supplements n
    where n.program_id = b.program_id), 0)`.execute(db)

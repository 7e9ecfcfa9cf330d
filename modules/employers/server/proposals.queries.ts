import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectFields } from '#kit/server/storage.ts'
import { employer } from '../contract/employer.ts'
import type { EmployerProposal, proposalsEndpoints } from '../contract/proposals.endpoints.ts'

export type Proposals = z.infer<typeof proposalsEndpoints.readEmployerProposals.output>
type Stored = Omit<EmployerProposal, 'changes'> & {
  proposed: Record<string, unknown>
  programId: string
}

/**
 * What public forms say differently of an employer, and nobody has decided: for those who see its
 * profile, and for staff who see applications of the program.
 * @throws 404 for an employer that is missing or not to be seen
 */
export async function readProposals(db: Db, id: string, person: Person): Promise<Proposals> {
  const { permissions } = person
  const facts = { employerId: id }
  const seesProfile = permissions.allows(
    { action: 'view', subject: 'Employer Profile Edit' },
    facts,
  )
  if (!seesProfile && person.type !== 'staff') throw notFound()
  const known = await readKnown(db, id)
  const seesProgram = (programId: string) =>
    permissions.allows(
      { action: 'view', subject: 'Applications View' },
      { programId, employerId: id, participantId: null, assigneeId: null },
    )
  // Which of two contacts is the employer's is not for either of them to say.
  const isTheirs = person.type === 'staff' || known.isProven
  const open = isTheirs ? await readOpen(db, id) : []
  const data = open
    .filter(({ programId }) => seesProfile || seesProgram(programId))
    .map(({ proposed, programId: _, ...rest }) => ({
      ...rest,
      changes: changesOf(known, proposed),
    }))
    .filter(({ changes }) => Object.keys(changes).length > 0)
  const mayDecide = permissions.allows(
    { action: 'update', subject: 'Employer Profile Edit' },
    facts,
  )
  const { version, isProven } = known
  return { version, isProven, data, can: mayDecide && isTheirs ? { decide: true } : {} }
}

async function readKnown(db: Db, id: string) {
  const { rows } = await sql<Record<string, unknown> & { version: number; isProven: boolean }>`
    select e.version, e.contact_proven_at is not null as "isProven", ${selectFields(employer, 'e')} from employers e where e.id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

async function readOpen(db: Db, id: string): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, program_id as "programId", application_id as "applicationId",
      application_reference as "applicationReference", proposed, proposed_by as "proposedBy",
      proposed_at as "proposedAt"
    from employer_proposals where employer_id = ${id} and outcome is null order by id`.execute(db)
  return rows
}

/** What has become the same in the meantime is proposed no more. */
const changesOf = (known: Record<string, unknown>, proposed: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(differences(known, proposed, employer.fields)).map(
      ([field, [before, after]]) => [field, { known: before, proposed: after }],
    ),
  )

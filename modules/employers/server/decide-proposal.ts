import { sql } from 'kysely'
import { forbidden, notFound, refused } from '#kit/server/problems.ts'
import { refuseStale } from '#kit/server/versioned.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeableEmployer } from '../contract/employers.endpoints.ts'
import { announceEmployer } from './announce-employer.ts'
import { editProfile } from './edit-profile.ts'
import { readProposals, type Proposals } from './proposals.queries.ts'
import { proveContact } from './register-employer.ts'

interface Decided {
  employerId: string
  proposalId: string
}

/**
 * Takes over what a public form says of an employer, as far as it still differs.
 * @throws 412 when the employer was changed in between, 409 `proposalDecided`
 */
export async function acceptProposal(change: VersionedChange, on: Decided): Promise<void> {
  const { changes } = await hold(change, on)
  const values = Object.entries(changes).map(([field, { proposed }]) => [field, proposed])
  await close(change, on, 'accepted')
  const input = changeableEmployer.update.parse(Object.fromEntries(values))
  await editProfile(change, on.employerId, { input, isWhole: false })
}

/** Leaves the employer as it is on file. @throws as `acceptProposal` */
export async function dismissProposal(change: VersionedChange, on: Decided): Promise<void> {
  await hold(change, on)
  await close(change, on, 'dismissed')
  await proveContact(change, on.employerId)
  await announceEmployer(change, { id: on.employerId, version: change.version })
}

/** Whoever decides about the same employer at the same moment waits here, and finds it decided. */
async function hold(change: VersionedChange, { employerId, proposalId }: Decided) {
  const { db, person, version } = change
  await sql`select id from employers where id = ${employerId} for update`.execute(db)
  const seen: Proposals = await readProposals(db, employerId, person)
  if (!seen.can['decide']) throw forbidden()
  const current = () => readProposals(db, employerId, person)
  await refuseStale(db, { table: 'employers', id: employerId, version, current }, seen.version)
  const row = await db
    .selectFrom('employer_proposals')
    .select(['outcome'])
    .where('id', '=', proposalId)
    .where('employer_id', '=', employerId)
    .executeTakeFirst()
  if (!row) throw notFound()
  const proposal = seen.data.find(({ id }) => id === proposalId)
  if (row.outcome || !proposal) throw refused('proposalDecided')
  return proposal
}

async function close(
  change: VersionedChange,
  { employerId, proposalId }: Decided,
  outcome: 'accepted' | 'dismissed',
) {
  const { application_reference: reference } = await change.db
    .updateTable('employer_proposals')
    .set({ outcome, decided_by: change.person.userId, decided_at: change.now.toISOString() })
    .where('id', '=', proposalId)
    .returning('application_reference')
    .executeTakeFirstOrThrow()
  await change.audit({
    action: outcome === 'accepted' ? 'employers.proposalAccepted' : 'employers.proposalDismissed',
    entity: 'employer',
    entityId: employerId,
    reference,
  })
}

import type { Change } from '#kit/server/call.ts'

interface Proposing {
  employerId: string
  programId: string
  application: { id: string; reference: string }
  /** Whoever filled the form in, by name. */
  by: string
  /** What the form says differently, by field. */
  proposed: Record<string, unknown>
}

/** Keeps what a public form says differently of an employer on file, for somebody to decide. */
export async function proposeChanges(change: Change, on: Proposing): Promise<void> {
  const { employerId, programId, application, by, proposed } = on
  if (Object.keys(proposed).length === 0) return
  await change.db
    .insertInto('employer_proposals')
    .values({
      employer_id: employerId,
      program_id: programId,
      application_id: application.id,
      application_reference: application.reference,
      proposed: JSON.stringify(proposed),
      proposed_by: by,
    })
    .execute()
  await change.audit({
    action: 'employers.proposed',
    entity: 'employer',
    entityId: employerId,
    reference: application.reference,
    by,
    changes: Object.fromEntries(
      Object.entries(proposed).map(([field, value]) => [field, [null, value]]),
    ),
  })
  await change.announce({
    topic: 'employers',
    id: employerId,
    subject: 'Employer Profile Edit',
    facts: { employerId: (await isProven(change, employerId)) ? employerId : null },
  })
}

/** Until then its people hear of no proposals, as they read none. */
async function isProven({ db }: Change, employerId: string): Promise<boolean> {
  const { contact_proven_at: at } = await db
    .selectFrom('employers')
    .select('contact_proven_at')
    .where('id', '=', employerId)
    .executeTakeFirstOrThrow()
  return at !== null
}

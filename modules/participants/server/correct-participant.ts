import type * as z from 'zod/mini'
import { sql } from 'kysely'
import { differences, hiding, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { toRow } from '#kit/server/storage.ts'
import { participant } from '../contract/participant.ts'

/** By these somebody is told apart, and reached: nobody changes them by answering a question. */
export const identifying = ['firstName', 'lastName', 'birthDate', 'email'] as const

type Correction = Omit<z.infer<typeof participant.update>, (typeof identifying)[number]>

/** What only its person and few others read is not put into the log. */
const hidden = Object.entries(participant.fields)
  .filter(([, { group }]) => group)
  .map(([name]) => name)

/** Takes over what a person who was asked answered about themselves. */
export async function correctParticipant(
  { db, audit }: Change,
  before: { id: string; reference: string } & Record<string, unknown>,
  { input, by }: { input: Correction; by: string },
): Promise<void> {
  const changes = differences(before, input, participant.fields)
  if (isNothing(changes)) return
  await db
    .updateTable('participants')
    .set({
      ...toRow(participant, input),
      version: sql`version + 1`,
      updated_at: sql<string>`clock_now()`,
    })
    .where('id', '=', before.id)
    .execute()
  await audit({
    action: 'participants.corrected',
    entity: 'participant',
    entityId: before.id,
    reference: before.reference,
    changes: hiding(changes, hidden),
    by,
  })
}

import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change, Db } from '#kit/server/call.ts'
import { toRow } from '#kit/server/storage.ts'
import { participant } from '../contract/participant.ts'

export type ParticipantProfile = z.infer<typeof participant.create>

/** First and last name without accents or case, and the birth date: the same for the same person. */
const personKey = ({
  firstName,
  lastName,
  birthDate,
}: Pick<ParticipantProfile, 'firstName' | 'lastName' | 'birthDate'>) =>
  sql<string>`searchable(${`${firstName} ${lastName}`}) || ' ' || ${birthDate}`

/** An open application of the same person in a program, told by name and birth date; or null. */
export async function findOpenApplication(
  db: Db,
  of: {
    programId: string
    exceptId: string | null
    person: Pick<ParticipantProfile, 'firstName' | 'lastName' | 'birthDate'>
  },
): Promise<{ reference: string } | null> {
  const { rows } = await sql<{ reference: string }>`
    select a.reference from participants q join applications a on a.participant_id = q.id
    where q.person_key = ${personKey(of.person)} and a.program_id = ${of.programId}
      and a.id is distinct from ${of.exceptId}
      and a.status in ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject', 'approved', 'agreementAccepted', 'active')
    limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Takes in a participant's profile: a known person (same name and birth date, same e-mail) is
 * brought up to date, anybody else is new.
 * @returns the participant's id, and whether a person of the same name and birth date but another
 * e-mail exists, which staff look at
 */
export async function registerParticipant(
  change: Change,
  profile: ParticipantProfile,
): Promise<{ id: string; isDuplicateSuspected: boolean }> {
  const { db, now, person } = change
  const known = await db
    .selectFrom('participants')
    .select(['id', 'email'])
    .where('person_key', '=', personKey(profile))
    .execute()
  const same = known.find(({ email }) => email === profile.email)
  const row = {
    ...toRow(participant, profile),
    consented_at: now.toISOString(),
    consent_language: profile.language,
  }
  const id = same ? await update(db, same.id, row) : await insert(db, profile, row)
  await change.audit({
    action: same ? 'participants.updated' : 'participants.registered',
    entity: 'participant',
    entityId: id,
    ...(!person.userId && { by: `${profile.firstName} ${profile.lastName}` }),
  })
  return { id, isDuplicateSuspected: !same && known.length > 0 }
}

async function update(db: Db, id: string, row: Record<string, unknown>): Promise<string> {
  await db
    .updateTable('participants')
    .set({ ...row, version: sql`version + 1`, updated_at: sql<string>`clock_now()` })
    .where('id', '=', id)
    .execute()
  return id
}

async function insert(db: Db, profile: ParticipantProfile, row: Record<string, unknown>) {
  const { id } = await db
    .insertInto('participants')
    .values({ ...row, person_key: personKey(profile) } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Voluntary answers about oneself; only the person sees and changes them. */
export async function keepSelfIdentification(
  { db }: Change,
  participantId: string,
  answers: { groups: string[]; preferNotToSay: boolean },
): Promise<void> {
  await db
    .insertInto('self_identifications')
    .values({ participant_id: participantId, answers: JSON.stringify(answers) })
    .onConflict((conflict) =>
      conflict
        .column('participant_id')
        .doUpdateSet({ answers: JSON.stringify(answers), updated_at: sql<string>`clock_now()` }),
    )
    .execute()
}

import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { participant } from '../contract/participant.ts'
import type { SelfIdentification } from '../contract/self-identification.ts'

export type ParticipantProfile = z.infer<typeof participant.create>

/** First and last name without accents or case, and the birth date: the same for the same person. */
export const personKey = ({
  firstName,
  lastName,
  birthDate,
}: Pick<ParticipantProfile, 'firstName' | 'lastName' | 'birthDate'>) =>
  sql<string>`searchable(${`${firstName} ${lastName}`}) || ' ' || ${birthDate}`

/** Until this change is kept nobody else becomes the same person. */
export const holdPersonKey = (db: Db, of: Parameters<typeof personKey>[0]) =>
  sql`select pg_advisory_xact_lock(hashtextextended('participants:' || ${personKey(of)}, 0))`.execute(
    db,
  )

/** Whose a profile is for certain: anybody can type another person's address into their own. */
export const provenEmail = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.proven_email`)}, ${sql.ref(`${table}.email`)})`

/**
 * An open application of the same person in a program, told by name and birth date; or null. Whoever
 * has not come by a link to that person's own address learns of none.
 */
export async function findOpenApplication(
  db: Db,
  of: {
    programId: string
    exceptId: string | null
    /** The address that the link was mailed to. */
    proven: string | null
    person: Pick<ParticipantProfile, 'firstName' | 'lastName' | 'birthDate'>
  },
): Promise<{ reference: string } | null> {
  const { rows } = await sql<{ reference: string }>`
    select a.reference from participants q join applications a on a.participant_id = q.id
    where q.person_key = ${personKey(of.person)} and ${provenEmail('q')} = ${of.proven} and a.program_id = ${of.programId}
      and a.id is distinct from ${of.exceptId} and not a.placement_is_over
      and a.status in ('submitted', 'inReview', 'infoRequested', 'recommendedApprove', 'recommendedReject', 'approved', 'agreementAccepted', 'active')
    limit 1`.execute(db)
  return rows[0] ?? null
}

/**
 * Takes in a participant's profile: a known person (same name and birth date, same e-mail) who
 * came by a link mailed to that address is brought up to date, anybody else is new.
 * @param proven the address that the link was mailed to; what is typed proves nothing
 * @returns the participant's id, and of somebody new who has the same name and birth date but another
 * e-mail: staff look at it, and they are told
 */
export async function registerParticipant(
  change: Change,
  profile: ParticipantProfile,
  proven: string | null,
): Promise<{ id: string; others: Namesake[] }> {
  const { db, now, person } = change
  await holdPersonKey(db, profile)
  const known = await db
    .selectFrom('participants')
    .select(['id', 'email', 'language', provenEmail('participants').as('provenEmail')])
    .where('person_key', '=', personKey(profile))
    .execute()
  const same = known.find(
    ({ email, provenEmail: address }) =>
      email === profile.email && email === proven && address === proven,
  )
  const row = { ...rowOf(profile, now), proven_email: proven ?? '' }
  const id = same ? await update(db, same.id, row) : await insert(db, profile, row)
  await change.audit({
    action: same ? 'participants.updated' : 'participants.registered',
    entity: 'participant',
    entityId: id,
    ...(!person.userId && { by: `${profile.firstName} ${profile.lastName}` }),
  })
  return { id, others: same ? [] : known }
}

/** Of the same name and birth date. */
interface Namesake {
  id: string
  email: string
  language: string
}

const rowOf = (profile: ParticipantProfile, consentedAt: Date) => ({
  ...toRow(participant, profile),
  consented_at: consentedAt.toISOString(),
  consent_language: profile.language,
})

type Row = ReturnType<typeof rowOf> & { proven_email: string }

async function update(db: Db, id: string, row: Row): Promise<string> {
  await db
    .updateTable('participants')
    .set({ ...row, version: sql`version + 1`, updated_at: sql<string>`clock_now()` })
    .where('id', '=', id)
    .execute()
  return id
}

async function insert(db: Db, profile: ParticipantProfile, row: Row) {
  const { id } = await insertRow(db, 'participants', { ...row, person_key: personKey(profile) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** As a form of any version asked for it. */
interface Said {
  groups: readonly string[]
  preferNotToSay: boolean
}

/**
 * Voluntary answers about oneself, sealed; only the person sees and changes them.
 * @param by the person's name
 */
export async function keepSelfIdentification(
  change: Change,
  participantId: string,
  { answers, by }: { answers: Said; by: string },
): Promise<void> {
  const { db, settings } = change
  const before = await readSelfIdentification(change, participantId)
  const changes = differences({ selfIdentification: before }, { selfIdentification: answers })
  const sealed = encrypt(settings, JSON.stringify(answers))
  await db
    .insertInto('self_identifications')
    .values({ participant_id: participantId, sealed })
    .onConflict((conflict) =>
      conflict
        .column('participant_id')
        .doUpdateSet({ sealed, answers: null, updated_at: sql<string>`clock_now()` }),
    )
    .execute()
  if (Object.keys(changes).length === 0) return
  // Without changes: who is late with an edit is told of the last one, and this is nobody's to know.
  await change.audit({
    action: 'participants.selfIdentified',
    entity: 'participant',
    entityId: participantId,
    ...(!change.person.userId && { by }),
  })
}

/** As it was said last; what was kept before such answers were sealed lies open. */
export async function readSelfIdentification(
  { db, settings }: Pick<Change, 'db' | 'settings'>,
  participantId: string,
): Promise<SelfIdentification | null> {
  const kept = await db
    .selectFrom('self_identifications')
    .select(['sealed', 'answers'])
    .where('participant_id', '=', participantId)
    .forUpdate()
    .executeTakeFirst()
  return kept?.sealed
    ? JSON.parse(decrypt(settings, kept.sealed))
    : ((kept?.answers ?? null) as SelfIdentification | null)
}

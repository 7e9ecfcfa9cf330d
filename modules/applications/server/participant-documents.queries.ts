import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Looking } from '#kit/server/call.ts'
import { facts } from './application-list.queries.ts'
import { isCurrent } from './document.queries.ts'

export interface ParticipantDocument {
  /** Of the application. */
  id: string
  reference: string
  documentId: string
  /** As the program calls it, or as whoever sent it did. */
  title: Bilingual | null
  name: string
  mediaType: string
  sizeBytes: number
  addedAt: string
  storageKey: string
}

const view = { action: 'view', subject: 'Applications View' } as const

/**
 * The documents that count now of every application for a participant, as far as a person sees them: an
 * applicant the own side's, staff those of the participant and their own only where they see personal data.
 */
export async function documentsOfParticipant(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  participantId: string,
): Promise<ParticipantDocument[]> {
  const { permissions, type } = person
  const sides = {
    employer: sql`d.side = 'employer'`,
    employee: sql`d.side = 'participant'`,
    staff: sql`(d.side <> 'participant' or ${permissions.where(view, facts, 'personal')})`,
  }
  const { rows } = await sql<ParticipantDocument>`
    select a.id, a.reference, d.id as "documentId",
      coalesce(r -> 'name', case when d.title is not null
        then jsonb_build_object('en', d.title, 'fr', d.title) end) as title,
      f.name, f.media_type as "mediaType", f.size_bytes as "sizeBytes", d.added_at as "addedAt",
      f.storage_key as "storageKey"
    from applications a join programs p on p.id = a.program_id
      join application_documents d on d.application_id = a.id join files f on f.id = d.file_id
      left join jsonb_array_elements(p.required_documents) r on r ->> 'code' = d.kind
    where a.participant_id = ${participantId} and ${permissions.where(view, facts)}
      and ${sides[type as keyof typeof sides] ?? sql`false`} and ${isCurrent}
    order by d.added_at desc, d.id`.execute(db)
  return rows
}

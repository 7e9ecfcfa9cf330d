import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Looking } from '#kit/server/call.ts'
import type { Definition } from '../contract/definition.ts'
import { fileIds } from './answer-files.ts'
import { questionsShown } from './answers-as-asked.ts'
import { readableBy } from './answers.queries.ts'
import { purposeOf, type FormPurpose } from './form-purpose.ts'

interface Answered {
  id: string
  purpose: string
  /** Of the record that was answered for. */
  reference: string
  content: Record<string, unknown>
  asked: string[]
  withheld: string[]
  definition: Definition
  addedAt: string
}

export interface AnsweredFileOfRecord {
  /** Of the response. */
  id: string
  reference: string
  fileId: string
  /** What the form is called. */
  title: Bilingual
  name: string
  mediaType: string
  sizeBytes: number
  addedAt: string
  storageKey: string
}

interface Asked {
  records: readonly string[]
  purposes: readonly FormPurpose[]
  language: Language
}

/** The files among what was answered for some records, in the answers that a person may read; the newest first. */
export async function answeredFiles(
  looking: Pick<Looking, 'db' | 'person'>,
  { records, purposes, language }: Asked,
): Promise<AnsweredFileOfRecord[]> {
  const responses = await readAnswered(looking, { records, purposes })
  const found = responses.flatMap(({ content, asked, withheld, definition, ...response }) => {
    const purpose = purposeOf(purposes, response.purpose)
    const shown = questionsShown(definition, { purpose, language })
    const open = asked.filter((id) => !withheld.includes(id))
    return fileIds({ content, asked: open }, shown).map((fileId) => ({
      ...response,
      fileId,
      title: purpose.name,
    }))
  })
  const files = await storedFiles(
    looking,
    found.map(({ fileId }) => fileId),
  )
  return found.flatMap(({ purpose: _purpose, ...each }) => {
    const file = files.get(each.fileId)
    return file ? [{ ...each, ...file }] : []
  })
}

async function readAnswered(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  { records, purposes }: Omit<Asked, 'language'>,
) {
  if (records.length === 0 || purposes.length === 0) return []
  const each = purposes.map(
    (purpose) => sql`
      select r.id, r.purpose, k.reference, r.content, r.asked, k.withheld, v.content as definition,
        r.submitted_at as "addedAt"
      from form_responses r join form_versions v on v.id = r.version_id
        join (${readableBy(purpose, person)}) k on k.id = r.record_id
      where r.purpose = ${purpose.key} and r.record_id = any(${[...records]}::uuid[])`,
  )
  const { rows } = await sql<Answered>`
    select * from (${sql.join(each, sql` union all `)}) answered order by "addedAt" desc, id`.execute(
    db,
  )
  return rows
}

async function storedFiles({ db }: Pick<Looking, 'db'>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('files')
    .select([
      'id',
      'name',
      'media_type as mediaType',
      'size_bytes as sizeBytes',
      'storage_key as storageKey',
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

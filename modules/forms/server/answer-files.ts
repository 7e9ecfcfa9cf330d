import type { Db } from '#kit/server/call.ts'
import type { PublicForm } from '../contract/public-form.ts'
import type { StoredResponse } from './answers.queries.ts'

export interface AnsweredFile {
  name: string
  mediaType: string
  sizeBytes: number
}

/** The files of a response by id, of the questions that are shown alone. */
export async function filesOf(
  db: Db,
  stored: Pick<StoredResponse, 'content' | 'asked'>,
  form: PublicForm,
): Promise<ReadonlyMap<string, AnsweredFile>> {
  const ids = fileIds(stored, form)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'media_type as mediaType', 'size_bytes as sizeBytes'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...file }) => [id, file]))
}

export const fileIds = (
  { content, asked }: Pick<StoredResponse, 'content' | 'asked'>,
  form: PublicForm,
) =>
  form.sections
    .flatMap(({ questions }) => questions)
    .filter(({ kind, id }) => kind === 'file' && asked.includes(id))
    .flatMap(({ id }) => (content[id] as string[] | undefined) ?? [])

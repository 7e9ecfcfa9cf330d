import type { StreamAnswer } from '#kit/server/call.ts'
import type { Db } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import { notFound } from '#kit/server/problems.ts'

/** A document of an application, as a download. */
export async function openDocument(
  { db, files }: { db: Db; files: Files },
  of: { id: string; documentId: string },
): Promise<StreamAnswer> {
  const file = await db
    .selectFrom('application_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['f.name', 'f.media_type', 'f.storage_key'])
    .where('d.id', '=', of.documentId)
    .where('d.application_id', '=', of.id)
    .executeTakeFirst()
  if (!file) throw notFound()
  return {
    mediaType: file.media_type,
    fileName: file.name,
    body: await files.get(file.storage_key),
  }
}

import type { Change } from '#kit/server/call.ts'

interface Attached {
  /** Of the stored file. */
  id: string
  /** The code by which the program asks for it. */
  kind: string
}

/** Puts files that are stored already with an application, under the name of whoever gave them. */
export async function attachDocuments(
  { db }: Pick<Change, 'db'>,
  applicationId: string,
  { documents, by }: { documents: readonly Attached[]; by: string },
): Promise<void> {
  if (!documents.length) return
  await db
    .insertInto('application_documents')
    .values(
      documents.map(({ id, kind }) => ({
        application_id: applicationId,
        kind,
        file_id: id,
        added_by_name: by,
      })),
    )
    .execute()
}

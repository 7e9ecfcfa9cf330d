import { sql } from 'kysely'
import type { Fields } from '#kit/contract/define-entity.ts'
import { waitingFilesEndpoints } from '#kit/contract/waiting-files.ts'
import { serve, type Change } from './call.ts'
import { invalidField } from './problems.ts'
import { receiveFile, type Uploading } from './receive-file.ts'

export const waitingFilesHandlers = serve(waitingFilesEndpoints, {
  async keepFile(call) {
    const { id, name, sizeBytes } = await receiveFile(call as typeof call & Uploading)
    await call.db
      .insertInto('waiting_files')
      .values({
        file_id: id,
        person_id: call.person.userId ?? '',
        kept_at: call.now.toISOString(),
      })
      .execute()
    return { id, name, sizeBytes }
  },
})

/**
 * Files that a step was given are the record's from now on, each of one step alone.
 * @throws 422 at the field unless the person has sent the file and no step has taken it
 */
export async function takeFiles(change: Change, asks: Fields, input: Record<string, unknown>) {
  const given = Object.entries(asks).filter(
    ([name, { kind }]) => kind === 'file' && typeof input[name] === 'string',
  )
  for (const [name] of given)
    if (!(await takeWaiting(change, [input[name] as string]))) throw invalidField(name, 'missing')
}

/** Whether the person has sent all of these files and nothing has taken them; now something has. */
export async function takeWaiting({ db, person }: Change, ids: readonly string[]) {
  const taken = await sql`
    delete from waiting_files where file_id = any(${[...ids]}::uuid[]) and person_id = ${person.userId}`.execute(
    db,
  )
  return taken.numAffectedRows === BigInt(ids.length)
}

/** What no step has taken for so long goes; the bytes by the next run that removes files. */
export const forgetWaitingFiles = ({ db }: Pick<Change, 'db'>, before: Date) =>
  sql`
  with forgotten as (delete from waiting_files where kept_at < ${before} returning file_id),
    file as (delete from files f using forgotten w where f.id = w.file_id returning f.storage_key)
  insert into forsaken_files (storage_key) select storage_key from file`.execute(db)

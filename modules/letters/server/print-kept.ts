import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { inChange, type System } from '#kit/server/change.ts'
import { openFiles, revocable, type Files } from '#kit/server/files.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { keepFile } from '#kit/server/receive-file.ts'
import type { SteppedJob } from '#kit/server/jobs.ts'
import { printPaper, type KeptPaper } from '#modules/letterhead/server/kept-paper.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import { fileNameOf } from './file-name-of.ts'
import { printLettersName } from './job-name.ts'

/** Makes the file of each letter that has none yet, one at a time, and keeps it for good. */
export const printLetters: SteppedJob = {
  name: printLettersName,
  async step(system: System) {
    const files = openFiles(system.settings)
    const asSystem = { person: systemPerson, requestId: null }
    let taken: Unprinted | undefined
    try {
      return await inChange(system, asSystem, async ({ db }) => {
        taken = await takeNext(db)
        if (!taken) return false
        const [own, next] = [revocable(files), taken]
        await own.unlessItFails(() => print(db, own, next))
        return true
      })
    } catch (error) {
      if (taken) await inChange(system, asSystem, ({ db }) => waitBehind(db, taken?.id ?? ''))
      throw error
    }
  },
}

interface Unprinted {
  id: string
  kind: PaperKind
  paper: KeptPaper & { reference: string | null }
}

/** The oldest first, and those that could not be printed last: they hold up no other. */
async function takeNext(db: Db): Promise<Unprinted | undefined> {
  const { rows } = await sql<Unprinted>`select k.id, k.kind, k.paper from kept_letters k
    where k.file_id is null order by k.print_failed_at nulls first, k.id limit 1 for update skip locked`.execute(
    db,
  )
  return rows[0]
}

const waitBehind = (db: Db, id: string) =>
  sql`update kept_letters set print_failed_at = clock_now() where id = ${id}`.execute(db)

async function print(db: Db, files: Files, { id, kind, paper }: Unprinted): Promise<void> {
  const content = await printPaper(files, paper)
  const file = await keepFile(
    { db, files },
    {
      content,
      name: fileNameOf({ kind, language: paper.language, reference: paper.reference }),
      mediaType: 'application/pdf',
      uploadedBy: null,
    },
  )
  await db.updateTable('kept_letters').set({ file_id: file.id }).where('id', '=', id).execute()
}

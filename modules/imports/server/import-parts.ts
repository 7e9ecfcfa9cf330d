import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import { readsFile } from './file-access.ts'
import { readEffects } from './import-effects.queries.ts'
import { readProblemGroups } from './import-problems.queries.ts'
import { readRepeats } from './import-repeats.ts'
import { readToldRows } from './import-rows.queries.ts'
import { findImport, targetOf, type ImportTargets } from './imports.queries.ts'

interface Asked {
  db: Db
  params: { id: string }
  person: Person
  settings: Settings
  language: Language
}

type AskedFrom = Asked & { query: { from?: string | undefined } }
type AskedAfter = Asked & { query: { after?: string | undefined } }

/** Of a file that is not open to the person. */
const nothing = { data: [], more: false }

/** What is told of the rows of a file, to whoever may read it. */
export const importParts = (targets: ImportTargets) => {
  const fileOf = async ({ db, params, person }: Pick<Asked, 'db' | 'params' | 'person'>) => {
    const held = await findImport(db, params.id)
    const target = await targetOf(db, targets, held.kind)
    return { target, fileName: held.fileName, isOpen: readsFile(person, target, held) }
  }
  return {
    fileOf,
    async rows(call: AskedAfter) {
      const { db, params, query, language } = call
      const { target, isOpen } = await fileOf(call)
      if (!isOpen) return nothing
      return readToldRows(db, params.id, { target, language, after: Number(query.after ?? 0) })
    },
    async problems(call: Asked) {
      const { db, params, language, settings } = call
      const { target, isOpen } = await fileOf(call)
      if (!isOpen) return { data: [] }
      return readProblemGroups(db, params.id, { target, language, settings })
    },
    async repeats(call: AskedFrom) {
      const { db, params, query, language } = call
      const { target, isOpen } = await fileOf(call)
      if (!isOpen) return nothing
      return readRepeats(db, params.id, { target, language, from: Number(query.from ?? 0) })
    },
    /** Of each shareholder to whoever sees its figures, whosesoever the file is. */
    async effects(call: AskedFrom) {
      const { target } = await fileOf(call)
      return readEffects(call, call.params.id, { target, from: Number(call.query.from ?? 0) })
    },
  }
}

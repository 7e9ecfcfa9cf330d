import { manyAtOnce } from '#kit/server/each-on-its-own.ts'
import {
  enteredFields,
  type ImportTarget,
  type Taken,
} from '#modules/imports/server/import-target.ts'
import { readActiveFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { importedWithOwn } from '#modules/custom-fields/server/own-import.ts'
import { shareholder } from '../contract/shareholder.ts'
import { shareholderHeadings } from '../contract/shareholder.headings.ts'
import { shareholdersEn } from '../contract/strings.en.ts'
import { shareholdersFr } from '../contract/strings.fr.ts'
import { accessToGroup } from './import-access.ts'
import { shareholderRepeats } from './import-repeats.ts'
import { partsWithoutRepeats } from './import-look-ups.ts'
import { removeImported } from './remove-imported.ts'
import { restoreImported } from './restore-imported.ts'
import { takeTogether } from './take-imported.ts'

/** Shareholders from a file: added and edited by the rules of the forms, many by one statement. */
export const shareholderImport: ImportTarget = {
  kind: 'shareholders',
  place: 10,
  fields: {
    number: { kind: 'text', required: false },
    ...enteredFields(shareholder),
    tags: { ...shareholder.fields.tags, isList: true },
  },
  matchBy: ['number', 'email', 'depotNumber', 'iban'],
  words: { en: shareholdersEn, fr: shareholdersFr },
  repeats: shareholderRepeats,
  headings: shareholderHeadings,
  listPath: '/shareholders',
  accessTo: accessToGroup,
  asNow: async (db) =>
    importedWithOwn(shareholderImport, await readActiveFields(db, 'shareholder')),

  async take(change, rows, how) {
    const taken: Taken[] = []
    for (const part of partsWithoutRepeats(rows, how.matchBy)) {
      const done = await manyAtOnce<(typeof part)[number], Taken>(change, part, {
        work: (some) => takeTogether(change, some, how),
        refused: ({ line }, problem) => ({ line, outcome: 'failed', problem }),
      })
      taken.push(...done)
    }
    return taken
  },

  async revert(change, done) {
    const created = done.filter(({ outcome }) => outcome === 'created')
    const updated = done.filter(({ outcome }) => outcome === 'updated')
    const removed = await removeImported(change, created)
    const restored = await restoreImported(change, updated)
    const next = { created: removed.values(), updated: restored.values() }
    return done.map(({ outcome }) => next[outcome].next().value ?? null)
  },
}

import type { Change } from '#kit/server/call.ts'
import { onItsOwn, type RowProblem } from '#kit/server/each-on-its-own.ts'
import type { Person } from '#kit/server/person.ts'
import {
  holdOwnFields,
  readActiveFields,
} from '#modules/custom-fields/server/own-fields.queries.ts'
import { importedWithOwn } from '#modules/custom-fields/server/own-import.ts'
import {
  enteredFields,
  type ImportTarget,
  type ReadRow,
  type Taken,
} from '#modules/imports/server/import-target.ts'
import { normalPhone } from '#modules/accounts/server/phone-number.ts'
import { leadHeadings } from '../contract/lead.headings.ts'
import { newLead } from '../contract/lead.ts'
import { leadsEn } from '../contract/strings.en.ts'
import { leadsFr } from '../contract/strings.fr.ts'
import { holdBoard } from './change-many.ts'
import { leadsMatchBy } from './find-imported.ts'
import { takeBackLead, takeLead } from './take-imported.ts'

const said = (values: ReadRow['values'], field: string) =>
  typeof values[field] === 'string' ? values[field].trim() : ''

/** Leads from a file, at the end of their status in the order of its rows. */
export const leadImport: ImportTarget = {
  kind: 'leads',
  place: 25,
  fields: enteredFields(newLead),
  asNow: async (db) => importedWithOwn(leadImport, await readActiveFields(db, 'lead')),
  matchBy: leadsMatchBy,
  words: { en: leadsEn, fr: leadsFr },
  headings: leadHeadings,
  listPath: '/leads',
  asks: { action: 'create', subject: 'Leads' },
  accessTo: ({ permissions }: Person, group) => ({
    readsAll: permissions.allows({ action: 'view', subject: 'Leads' }, {}, group),
    fills: permissions.allows({ action: 'view', subject: 'Leads' }, undefined, group),
  }),
  repeats: [
    {
      fields: ['email'],
      keyOf: (values) => said(values, 'email').toLowerCase() || null,
      isKept: true,
      isUnique: false,
    },
    {
      fields: ['phone'],
      keyOf: (values) => normalPhone(said(values, 'phone')) ?? null,
      isKept: true,
      isUnique: false,
    },
  ],

  async take(change, rows, how) {
    const own = await holdOwnFields(change, 'lead')
    await holdBoard(change)
    const taken: Taken[] = []
    for (const row of rows) {
      const result = await onItsOwn(change, () => takeLead(change, row, { how, own }), how)
      if ('done' in result) taken.push(result.done)
      else taken.push({ line: row.line, outcome: 'failed', problem: result.problem })
    }
    return taken
  },

  async revert(change: Change, done) {
    const own = await holdOwnFields(change, 'lead')
    await holdBoard(change)
    const problems: (RowProblem | null)[] = []
    for (const each of done) {
      const result = await onItsOwn(change, () => takeBackLead(change, each, own))
      problems.push('problem' in result ? result.problem : null)
    }
    return problems
  },
}

import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { readInput } from '#kit/server/validate.ts'
import { onItsOwn, refuseTogether } from '#modules/imports/server/each-on-its-own.ts'
import {
  enteredFields,
  type HowTaken,
  type ImportTarget,
  type ReadRow,
  type Taken,
} from '#modules/imports/server/import-target.ts'
import { changedShareholder, newShareholder } from '../contract/shareholder.rules.ts'
import { bankFields, shareholder } from '../contract/shareholder.ts'
import { shareholdersEn } from '../contract/strings.en.ts'
import { shareholdersFr } from '../contract/strings.fr.ts'
import { addShareholder, judgeNew } from './add-shareholder.ts'
import { cleanShareholder } from './clean-shareholder.ts'
import { editShareholder } from './edit-shareholder.ts'
import { findStaffNamed } from './find-manager.ts'
import { removeImported } from './remove-imported.ts'
import { findByIban, findMatches, readBankDetails, readShareholder } from './shareholder.queries.ts'

const matchBy = ['number', 'email', 'depotNumber', 'iban'] as const
type MatchField = (typeof matchBy)[number]

/** Shareholders from a file: added and edited as by the forms. */
export const shareholderImport: ImportTarget = {
  kind: 'shareholders',
  fields: { number: { kind: 'text', required: false }, ...enteredFields(shareholder) },
  matchBy,
  words: { en: shareholdersEn, fr: shareholdersFr },
  listPath: '/shareholders',

  async take(change, rows, how) {
    const taken: Taken[] = []
    for (const row of rows) {
      const result = await onItsOwn(change, () => takeOne(change, row, how), how)
      taken.push(
        'problem' in result
          ? { line: row.line, outcome: 'failed', problem: result.problem }
          : result.done,
      )
    }
    return taken
  },

  async revert(change, { outcome, recordId, version, before }) {
    if (outcome === 'created') return removeImported(change, recordId, version)
    await editShareholder({ ...change, version }, recordId, before)
  },
}

async function takeOne(change: Change, { line, values }: ReadRow, how: HowTaken): Promise<Taken> {
  const { number: _, ...typed } = values
  const match = await matchOf(change, values, how)
  const { assigneeId: __, ...own } = typed
  const named = await refuseTogether([
    () => withManager(change, typed),
    () => readInput(match ? changedShareholder : newShareholder, match ? own : given(own, change)),
  ])
  if (match && how.onMatch === 'skip') return { line, outcome: 'skipped', ...match }
  if (match) return update(change, line, { ...match, input: named })
  return how.onMissing === 'skip'
    ? { line, outcome: 'skipped' }
    : create(change, { line, values: named }, how)
}

/** The relationship manager is given by e-mail or by name. */
async function withManager(change: Change, typed: ReadRow['values']) {
  const named = typed['assigneeId']
  return named === undefined
    ? typed
    : { ...typed, assigneeId: await findStaffNamed(change, String(named), 'assigneeId') }
}

async function matchOf(change: Change, values: ReadRow['values'], { matchBy: by }: HowTaken) {
  const typed = by === null ? undefined : values[by]
  if (by === null || typed === undefined) return null
  const found = await matchesOf(change, by as MatchField, String(typed))
  if (found.length > 1) throw invalidField(by, 'several', { count: found.length })
  return found[0] ?? null
}

const matchesOf = (change: Change, by: MatchField, typed: string) =>
  by === 'iban'
    ? findByIban(change.db, typed, change)
    : findMatches(change.db, { by, typed }, change.person)

interface Update {
  recordId: string
  reference: string
  input: Record<string, unknown>
}

async function update(
  change: Change,
  line: number,
  { recordId, reference, input }: Update,
): Promise<Taken> {
  const typed = readInput(changedShareholder, input)
  const { version, ...record } = await readShareholder(change.db, recordId, change)
  const opened = bankFields.some((field) => field in typed)
    ? { ...record, ...(await readBankDetails(change.db, recordId, change.settings)) }
    : record
  const wanted = cleanShareholder(typed, typed.country ?? record.country)
  const changed = differences(opened, wanted)
  if (Object.keys(changed).length === 0) return { line, outcome: 'skipped', recordId, reference }
  const only = Object.fromEntries(Object.keys(changed).map((field) => [field, wanted[field]]))
  await editShareholder({ ...change, version }, recordId, only)
  const before = Object.fromEntries(Object.entries(changed).map(([field, [was]]) => [field, was]))
  return { line, outcome: 'updated', recordId, reference, version: version + 1, before }
}

const given = (values: Record<string, unknown>, { person: { language } }: Change) => ({
  kind: values['companyName'] && !values['lastName'] ? 'company' : 'individual',
  language,
  ...values,
})

async function create(
  change: Change,
  { line, values }: ReadRow,
  { isTrial }: HowTaken,
): Promise<Taken> {
  const input = readInput(newShareholder, given(values, change))
  if (isTrial) {
    // Numbers that a trial took would be missing in the register.
    await judgeNew(change, input)
    return { line, outcome: 'created' }
  }
  const recordId = await addShareholder(change, input)
  const { number } = await change.db
    .selectFrom('shareholders')
    .select('number')
    .where('id', '=', recordId)
    .executeTakeFirstOrThrow()
  return { line, outcome: 'created', recordId, reference: number, version: 1 }
}

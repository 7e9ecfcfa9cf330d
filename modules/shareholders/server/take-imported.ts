import type * as z from 'zod/mini'
import { setImmediate as pause } from 'node:timers/promises'
import { withOwnFields } from '#kit/contract/own-fields.ts'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { forbidden } from '#kit/server/problems.ts'
import { readBodyWithOwn } from '#kit/server/own-fields.ts'
import { problemIn, refuseTogether, type RowProblem } from '#kit/server/each-on-its-own.ts'
import type { HowTaken, ReadRow, Taken } from '#modules/imports/server/import-target.ts'
import { shareholder } from '../contract/shareholder.ts'
import { changedShareholder, newShareholderOn } from '../contract/shareholder.rules.ts'
import { judgeNew, keepNew, type JudgedNew } from './add-shareholder.ts'
import { cleanShareholder, namesBank } from './clean-shareholder.ts'
import { keepEdits, type JudgedEdit } from './edit-many.ts'
import { judgeEdit, permittedScope } from './edit-shareholder.ts'
import { lookUpFor, type ImportLookUps } from './import-look-ups.ts'
import { maySee } from './shareholder.policy.ts'
import type { Match } from './shareholder.queries.ts'

interface Edit extends JudgedEdit {
  /** The values that were there, in full. */
  was: Record<string, unknown>
}
type Judged = { line: number } & ({ settled: Taken } | { add: JudgedNew } | { edit: Edit })

/** Judges rows one by one, by what was looked up for all of them, and stores them by few statements. */
export async function takeTogether(
  change: Change,
  rows: readonly ReadRow[],
  how: HowTaken,
): Promise<Taken[]> {
  const lookUps = await lookUpFor(change, rows, how)
  const judged = await withPauses(rows, (row) => judgeOrRefuse(change, row, { how, lookUps }))
  return how.isTrial ? judged.map(planned) : store(change, judged)
}

const betweenPauses = 20

/** One after the other; whoever else asks the server something is answered in between. */
export async function withPauses<T, R>(all: readonly T[], work: (one: T) => Promise<R>) {
  const results: R[] = []
  for (const one of all) {
    results.push(await work(one))
    if (results.length % betweenPauses === 0) await pause()
  }
  return results
}

interface Judging {
  how: HowTaken
  lookUps: ImportLookUps
}

async function judgeOrRefuse(change: Change, row: ReadRow, judging: Judging): Promise<Judged> {
  try {
    return { line: row.line, ...(await judge(change, row, judging)) }
  } catch (error) {
    const problem = problemIn(error)
    if (!problem) throw error
    return { line: row.line, settled: failed(row.line, problem) }
  }
}

type Outcome = { settled: Taken } | { add: JudgedNew } | { edit: Edit }

async function judge(
  change: Change,
  { line, values }: ReadRow,
  { how, lookUps }: Judging,
): Promise<Outcome> {
  const { number: _, ...typed } = values
  const match = lookUps.matchOf(values)
  const { assigneeId: _manager, sourceId: _source, ...own } = typed
  const forms = newShareholderOn(await change.today())
  const added = await lookUps.own()
  const readRow = <S extends z.ZodMiniType>(schema: S, row: object) =>
    readBodyWithOwn({ body: schema }, row, added) as z.infer<S>
  const named: Record<string, unknown> = {}
  await refuseTogether<void>([
    async () => void Object.assign(named, await managerOf(typed, lookUps)),
    async () => void Object.assign(named, await sourceOf(typed, lookUps)),
    () => readRow(match ? changedShareholder : forms, match ? own : given(own, change)),
  ])
  const input = { ...own, ...named }
  if (match && how.onMatch === 'skip') return { settled: { line, outcome: 'skipped', ...match } }
  if (match) return judgeUpdate(change, line, { match, input, lookUps })
  if (how.onMissing === 'skip') return { settled: { line, outcome: 'skipped' } }
  const whole = readRow(forms, given(input, change))
  return { add: await judgeNew(change, whole, lookUps) }
}

type Values = ReadRow['values']

const managerOf = async ({ assigneeId: named }: Values, lookUps: ImportLookUps) =>
  named === undefined ? {} : { assigneeId: await lookUps.staffNamed(String(named)) }

const sourceOf = async ({ sourceId: named }: Values, lookUps: ImportLookUps) =>
  named === undefined ? {} : { sourceId: await lookUps.sourceNamed(String(named)) }

const given = (values: Record<string, unknown>, { person: { language } }: Change) => ({
  kind: values['companyName'] && !values['lastName'] ? 'company' : 'individual',
  language,
  ...values,
})

type Changed = z.infer<typeof changedShareholder>

interface Update {
  match: Match
  input: Record<string, unknown>
  lookUps: ImportLookUps
}

/** Only what differs is changed. */
async function judgeUpdate(
  change: Change,
  line: number,
  { match, input, lookUps }: Update,
): Promise<Outcome> {
  const added = await lookUps.own()
  const typed = readBodyWithOwn({ body: changedShareholder }, input, added) as Changed
  const { record, scope, openBank } = lookUps.record(match.recordId)
  const known = { before: record, scope }
  // Before anything is compared: who may not write a field is not told whether it differs.
  permittedScope(change, { known, input: typed })
  const bank = namesBank(typed) ? openBank() : null
  if (bank && !maySee(change.person, scope, 'bank')) throw forbidden()
  const opened = { ...record, ...bank }
  const tags = typed.tags && { tags: await lookUps.tags(typed.tags) }
  const wanted = { ...cleanShareholder(typed, typed.country ?? record.country), ...tags }
  const changed = differences(opened, wanted, withOwnFields(shareholder, added).fields)
  const fields = Object.keys(changed)
  if (fields.length === 0) return { settled: { line, outcome: 'skipped', ...match } }
  const only = Object.fromEntries(
    fields.map((field) => [field, (wanted as Record<string, unknown>)[field]]),
  )
  const { values, source, own } = await judgeEdit(change, { known, input: only }, lookUps)
  const was = Object.fromEntries(Object.entries(changed).map(([field, [old]]) => [field, old]))
  return { edit: { before: record, version: record.version, values, bank, source, own, was } }
}

/** What would become of a row; numbers that a trial took would be missing in the register. */
const planned = (row: Judged): Taken => {
  if ('settled' in row) return row.settled
  const { line } = row
  if ('add' in row) return { line, outcome: 'created' }
  return { line, outcome: 'updated', ...namesOf(row.edit) }
}

async function store(change: Change, judged: readonly Judged[]): Promise<Taken[]> {
  const news = judged.filter((row) => 'add' in row)
  const edits = judged.filter((row) => 'edit' in row)
  const added = await keepNew(
    change,
    news.map(({ add }) => add),
  )
  const kept = await keepEdits(
    change,
    edits.map(({ edit }) => edit),
  )
  return [
    ...judged.flatMap((row) => ('settled' in row ? row.settled : [])),
    ...news.map(({ line }, at) => created(line, added[at])),
    ...edits.map(({ line, edit }) =>
      kept.has(edit.before.id) ? updated(line, edit) : failed(line, { code: 'stale' }),
    ),
  ]
}

const failed = (line: number, problem: RowProblem): Taken => ({ line, outcome: 'failed', problem })

const taken = {
  code: 'invalidInput',
  errors: { depotNumber: [{ code: 'taken', params: {} }] },
}

const created = (line: number, added: { id: string; number: string } | null | undefined): Taken =>
  added
    ? { line, outcome: 'created', recordId: added.id, reference: added.number, version: 1 }
    : failed(line, taken)

const updated = (line: number, edit: Edit): Taken => ({
  line,
  outcome: 'updated',
  ...namesOf(edit),
  version: edit.version + 1,
  before: edit.was,
})

const namesOf = ({ before: { id, number } }: Edit) => ({ recordId: id, reference: number })

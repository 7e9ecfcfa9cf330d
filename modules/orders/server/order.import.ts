import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { readBodyWithOwn } from '#kit/server/own-fields.ts'
import { onItsOwn, type RowProblem } from '#kit/server/each-on-its-own.ts'
import { judgeBy } from '#modules/custom-fields/server/judge-own.ts'
import {
  holdOwnFields,
  readActiveFields,
} from '#modules/custom-fields/server/own-fields.queries.ts'
import { importedWithOwn } from '#modules/custom-fields/server/own-import.ts'
import {
  enteredFields,
  type DoneRow,
  type HowTaken,
  type ImportTarget,
  type ReadRow,
  type Taken,
} from '#modules/imports/server/import-target.ts'
import { findStaffNamed } from '#modules/shareholders/server/find-manager.ts'
import { accessToGroup } from '#modules/shareholders/server/import-access.ts'
import { findByNumber } from '#modules/shareholders/server/shareholder.queries.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { changedOrder, newOrderOn } from '../contract/order.rules.ts'
import { order } from '../contract/order.ts'
import { orderHeadings } from '../contract/order.headings.ts'
import { ordersEn } from '../contract/strings.en.ts'
import { ordersFr } from '../contract/strings.fr.ts'
import type { NewOrder } from './add-order.ts'
import { addOrders, type Judged } from './add-orders.ts'
import { readMarks } from './care-marks.ts'
import { editOrder } from './edit-order.ts'
import { findHolder, refuseForeignAssignee, refuseFractions } from './order-inputs.ts'
import { loadOrder } from './order.queries.ts'
import { readOwnOfOrder } from './own-of-order.ts'
import { foreseeLedgers, seenLedgers } from './foresee-ledgers.ts'
import { readSupposed, type Supposed } from './ledger-effects.ts'
import { holdersOfRows, orderRepeats } from './order-repeats.ts'
import { takeBackEdit, type BeforeEdit } from './take-back-edit.ts'
import { voidOrder } from './void-order.ts'

const words = { en: ordersEn, fr: ordersFr }

/** Orders from a file; those of one shareholder together, so that its ledger is worked out once. */
export const orderImport: ImportTarget = {
  kind: 'orders',
  place: 20,
  fields: { number: { kind: 'text', required: false }, ...enteredFields(order) },
  asNow: async (db) => importedWithOwn(orderImport, await readActiveFields(db, 'order')),
  matchBy: ['number'],
  words,
  headings: orderHeadings,
  listPath: '/orders',
  // A sale that is refused tells how many shares there are.
  tellsOf: ['figures'],
  accessTo: accessToGroup,
  repeats: orderRepeats,
  together: { order: ['tradedOn', 'tradedAt'], groups: holdersOfRows },

  async take(change, rows, how) {
    const known = remembering(change)
    const own = await holdOwnFields(change, 'order')
    const edited: Supposed[] = []
    const taken: Taken[] = []
    const added: (Judged & { line: number })[] = []
    for (const row of rows) {
      const result = await onItsOwn(
        change,
        () => takeOne(change, row, { how, known, edited, own }),
        how,
      )
      if ('problem' in result) taken.push(failed(row.line, result.problem))
      else if ('input' in result.done) added.push(result.done)
      else taken.push(result.done)
    }
    for (const group of groupsOf(added))
      taken.push(...(await addOrders(change, group, how.isTrial)))
    if (how.isTrial && how.foresee)
      for (const effect of await foreseeLedgers(change, { added, edited, taken }))
        how.foresee(effect)
    return taken
  },

  seenLedgers,

  async revert(change, done) {
    const problems: (RowProblem | null)[] = []
    for (const each of done) {
      const result = await onItsOwn(change, () => revertOne(change, each))
      problems.push('problem' in result ? result.problem : null)
    }
    return problems
  },
}

async function revertOne(change: Change, { outcome, recordId, version, before }: DoneRow) {
  if (outcome === 'updated') {
    const { marked, ...fields } = before as BeforeEdit['fields'] & Partial<BeforeEdit>
    return takeBackEdit({ ...change, version }, recordId, { fields, marked: marked ?? null })
  }
  const reason = translatorOf(words[change.person.language], change.person.language)
  await voidOrder({ ...change, version }, recordId, reason('imported.reverted'))
}

const failed = (line: number, problem: RowProblem): Taken => ({ line, outcome: 'failed', problem })

const groupsOf = <O extends Judged>(orders: readonly O[]) =>
  Map.groupBy(orders, ({ input }) => input.shareholderId).values()

type Known = ReturnType<typeof remembering>

/** What many rows name is looked up once in a batch. */
function remembering(change: Change) {
  const kept = new Map<string, Promise<unknown>>()
  return <T>(key: string, find: (change: Change) => Promise<T>): Promise<T> => {
    const known = kept.get(key) ?? find(change)
    kept.set(key, known)
    return known as Promise<T>
  }
}

interface Taking {
  how: HowTaken
  known: Known
  /** Takes the orders that are changed as they are afterwards. */
  edited: Supposed[]
  /** The fields that the organisation added, which stay meanwhile. */
  own: readonly OwnField[]
}

async function takeOne(
  change: Change,
  { line, values }: ReadRow,
  { how, known, edited, own }: Taking,
): Promise<Taken | (Judged & { line: number })> {
  const { number, ...typed } = values
  const named = await withNames(change, typed, known)
  const match = how.matchBy && number ? await findOrderNumbered(change, String(number)) : null
  if (match && how.onMatch === 'skip') return { line, outcome: 'skipped', ...match }
  if (match) return update(change, line, { ...match, input: named, edited, own })
  if (how.onMissing === 'skip') return { line, outcome: 'skipped' }
  if (named['shareholderId'] === undefined) throw invalidField('shareholderId', 'required')
  const whole = { assigneeId: change.person.userId, tradedAt: '00:00', ...named }
  const form = { body: newOrderOn(await change.today()) }
  const input = readBodyWithOwn(form, whole, own) as NewOrder
  const scope = await judge(change, input, known)
  return { line, input, scope, own: judgeBy(own, { input, sees: () => false }) }
}

/** A shareholder is named by number, depot number or e-mail; staff by e-mail or name. */
async function withNames(change: Change, typed: ReadRow['values'], known: Known) {
  const named: Record<string, unknown> = { ...typed }
  const holder = typed['shareholderId']
  if (holder !== undefined)
    named['shareholderId'] = await known(`holder ${String(holder)}`, () =>
      findByNumber(change.db, String(holder), change.person),
    )
  if (named['shareholderId'] === null) throw invalidField('shareholderId', 'missing')
  for (const field of ['assigneeId', 'sharedWithId'])
    if (typed[field] !== undefined)
      named[field] = await findStaffNamed(change, String(typed[field]), field)
  return named
}

async function judge(change: Change, input: NewOrder, known: Known) {
  await refuseFractions(change, input.volume)
  await known(`may hold ${input.shareholderId}`, () => findHolder(change, input.shareholderId))
  return known(`scope ${input.assigneeId}`, () => refuseForeignAssignee(change, input.assigneeId))
}

async function findOrderNumbered({ db }: Change, number: string) {
  const { rows } = await sql<{ recordId: string; reference: string }>`
    select id as "recordId", number as reference from orders where number = upper(${number.trim()})`.execute(
    db,
  )
  return rows[0] ?? null
}

interface Update extends Pick<Taking, 'edited' | 'own'> {
  recordId: string
  reference: string
  input: Record<string, unknown>
}

async function update(
  change: Change,
  line: number,
  { recordId, reference, input, edited, own }: Update,
): Promise<Taken> {
  const typed = readBodyWithOwn({ body: changedOrder }, input, own) as z.infer<typeof changedOrder>
  const stored = await loadOrder(change.db, recordId, change)
  const present = { ...stored, ...(await readOwnOfOrder(change.db, recordId)) }
  const changed = differences(present, typed, withOwnFields(order, own).fields)
  if (isNothing(changed)) return { line, outcome: 'skipped', recordId, reference }
  const { version } = stored
  const marked = await readMarks(change.db, recordId)
  await editOrder({ ...change, version, cause: 'beforeImport' }, recordId, typed)
  edited.push(await readSupposed(change.db, recordId))
  const fields = Object.fromEntries(Object.entries(changed).map(([field, [was]]) => [field, was]))
  const before = { ...fields, marked }
  return { line, outcome: 'updated', recordId, reference, version: version + 1, before }
}

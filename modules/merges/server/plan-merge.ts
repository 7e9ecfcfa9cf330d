import type { Change } from '#kit/server/call.ts'
import { columnOf } from '#kit/server/storage.ts'
import type { ChangedColumns } from '#kit/server/versioned.ts'
import { effectsOfMoving, readMovingOrders } from '#modules/orders/server/moving-orders.queries.ts'
import { countMovingParts } from '#modules/notes-and-tasks/server/moving-parts.queries.ts'
import { shareholderErrors } from '#modules/shareholders/contract/shareholder.rules.ts'
import { masked } from '#modules/shareholders/contract/shareholder.ts'
import {
  defaultChoices,
  isBankField,
  isFigure,
  isSame,
  mergeFields,
  type Choices,
  type MergeField,
  type Side,
} from '../contract/merge-choices.ts'
import type { MergedField, MergedOwn, MergePreview } from '../contract/merges.endpoints.ts'
import type { MergeSide } from './merge-sides.queries.ts'
import { maySeeFigures, mayTakeBank } from './merge.policy.ts'

export interface Pair {
  keep: MergeSide
  drop: MergeSide
}

/** Whose value each field has afterwards; of what is closed to the person the keeper's stays. */
export function decide({ keep, drop }: Pair, chosen: Choices, person: Change['person']) {
  const withBank = mayTakeBank(person, { keep, drop })
  const withFigures = [keep, drop].every((side) => maySeeFigures(person, side))
  const isClosed = (name: string) =>
    (isBankField(name) && !withBank) || (isFigure(name) && !withFigures)
  const own = { ...defaultChoices(keep.values, drop.values), ...chosen }
  const choices = Object.fromEntries(
    mergeFields.map((name) => [name, isClosed(name) ? 'keep' : own[name]]),
  ) as Record<MergeField, Side>
  return { choices, withBank, isClosed }
}

/** The columns of the keeper that become the other's, and the tags of both. */
export function rowAfter({ keep, drop }: Pair, choices: Record<MergeField, Side>) {
  const taken = mergeFields.filter(
    (name) => choices[name] === 'drop' && !isSame(keep.values[name], drop.values[name]),
  )
  const columns = taken.map(columnOf)
  if (taken.includes('iban')) columns.push('iban_hash')
  const row: Record<string, unknown> = Object.fromEntries(
    columns.map((column) => [column, drop.stored[column] ?? null]),
  )
  const tags = [...new Set([...keep.tags, ...drop.tags])]
  return tags.length === keep.tags.length ? row : { ...row, tags }
}

/** Columns that were read off a row of the same table, to write. A list is one JSON value; by itself it would be sent as several. */
export const asColumns = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      Array.isArray(value) ? JSON.stringify(value) : value,
    ]),
  ) as ChangedColumns<'shareholders'>

/** What is said of a merge before anything is saved. */
export async function previewMerge(
  { db, person }: Change,
  pair: Pair,
  { choices, withBank, isClosed, own }: ReturnType<typeof decide> & { own: MergedOwn[] },
): Promise<MergePreview> {
  const { keep, drop } = pair
  const way = { from: drop.id, to: keep.id }
  const moving = await readMovingOrders(db, way)
  return {
    keep: partOf(keep),
    drop: partOf(drop),
    fields: mergeFields
      .filter((name) => !isClosed(name))
      .map((name) => fieldOf(pair, name, choices[name])),
    withBank,
    own,
    wrong: wrongIn(pair, choices),
    orders: moving.count,
    reopened: moving.reopened,
    between: moving.between,
    parts: await countMovingParts(db, { kind: 'shareholder', id: drop.id }),
    ...(await effectsOfMoving({ db, person }, way)),
  }
}

export const partOf = ({ id, number, name, version }: MergeSide) => ({ id, number, name, version })

/** What the fields contradict one another in: half of one person and half of another is nobody. */
function wrongIn({ keep, drop }: Pair, choices: Record<MergeField, Side>): MergePreview['wrong'] {
  const whole = Object.fromEntries(
    mergeFields.map((name) => [name, (choices[name] === 'keep' ? keep : drop).values[name]]),
  )
  return Object.entries(shareholderErrors(whole)).map(([name, [complaint]]) => ({
    name,
    code: complaint?.code ?? 'format',
  }))
}

function fieldOf({ keep, drop }: Pair, name: MergeField, choice: Side): MergedField {
  return {
    name,
    keep: shown(keep, name),
    drop: shown(drop, name),
    differs: !isSame(told(keep, name), told(drop, name)),
    choice,
  }
}

/** Of a birthday without a year the day alone, `--11-18`: the year beside it means nothing. */
const told = ({ values }: MergeSide, name: MergeField): unknown =>
  name === 'birthDate' && values.birthDate && values.isBirthYearKnown === false
    ? `--${(values.birthDate as string).slice(5)}`
    : values[name]

const numbers = ['iban', 'accountNumber']

function shown(side: MergeSide, name: MergeField): MergedField['keep'] {
  if (name === 'assigneeId') return side.assigneeName
  if (name === 'sourceId') return side.source?.name ?? null
  const value = (told(side, name) ?? null) as MergedField['keep']
  return numbers.includes(name) && typeof value === 'string' ? masked(value) : value
}

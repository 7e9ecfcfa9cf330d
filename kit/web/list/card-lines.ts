import type { ColumnKind } from './column-widths.ts'
import type { ShownColumn } from './columns.ts'

const parties: readonly ColumnKind[] = [
  'reference',
  'name',
  'organisation',
  'person',
  'code',
  'text',
]
const times: readonly ColumnKind[] = ['date', 'instant', 'days']

/**
 * What a card shows of a row: its name and state; two more that tell it apart; when, and how much; and
 * what takes several lines.
 * Between those of a kind, what is meant for the card comes first, then what stands first.
 */
export function cardLines<Row>(columns: readonly ShownColumn<Row>[]) {
  const [name, ...others] = columns
  const of = (kinds: readonly ColumnKind[]) => {
    const own = others.filter(({ kind = 'text', wraps }) => !wraps && kinds.includes(kind))
    return own.toSorted((a, b) => Number(b.onCard ?? false) - Number(a.onCard ?? false))
  }
  return {
    name,
    state: of(['state'])[0],
    second: of(parties).slice(0, 2),
    start: of(times)[0],
    more: others.filter(({ wraps }) => wraps),
    end: of(['money'])[0] ?? of(['number'])[0] ?? of(['mark'])[0],
  }
}

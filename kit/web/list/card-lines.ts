import type { ColumnKind } from './column-widths.ts'
import type { ShownColumn } from './columns.ts'

const parties: readonly ColumnKind[] = ['name', 'organisation', 'person', 'text', 'code']
const times: readonly ColumnKind[] = ['date', 'instant', 'days']

/**
 * What a card shows of a row: its name and state; its reference and one more that tells it apart; when,
 * and how much; and what takes several lines. A row that a reference leads in a table is called by
 * the name in it.
 * What is there `also` stands with the figures. Between those of a kind, what is meant for the card comes first, then what stands first.
 */
export function cardLines<Row>(columns: readonly ShownColumn<Row>[]) {
  const name = nameIn(columns)
  const others = columns.filter((column) => column !== name && column.onCard !== 'also')
  const of = (kinds: readonly ColumnKind[]) => {
    const own = others.filter(({ kind = 'text', wraps }) => !wraps && kinds.includes(kind))
    return own.toSorted((a, b) => Number(b.onCard === true) - Number(a.onCard === true))
  }
  return {
    name,
    state: of(['state'])[0],
    second: [...of(['reference']), ...of(parties), ...of(['word'])].slice(0, 2),
    start: of(times)[0],
    also: columns.filter((column) => column !== name && column.onCard === 'also'),
    more: others.filter(({ wraps }) => wraps),
    end: of(['money'])[0] ?? of(['number'])[0] ?? of(['mark'])[0],
  }
}

const nameIn = <Row>(columns: readonly ShownColumn<Row>[]) => {
  const [first] = columns
  const name = columns.find(({ kind }) => kind === 'name' || kind === 'organisation')
  return first?.kind === 'reference' ? (name ?? first) : first
}

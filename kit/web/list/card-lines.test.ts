import { expect, it } from 'vitest'
import { cardLines } from './card-lines.ts'
import type { ColumnKind } from './column-widths.ts'

/** With a mark, what is meant for the card. */
type Kind = ColumnKind | 'money!' | null

const columns = (...kinds: Kind[]) =>
  kinds.map((kind, at) => ({
    key: `${at}`,
    label: '',
    head: '',
    isShown: true,
    render: () => null,
    ...(kind === 'money!' ? { kind: 'money' as const, onCard: true } : kind && { kind }),
  }))
const keys = (...kinds: Kind[]) => {
  const { name, state, second, start, end } = cardLines(columns(...kinds))
  return [name, state, second, start, end].map((each) =>
    Array.isArray(each) ? each.map(({ key }) => key).join(' ') : (each?.key ?? '-'),
  )
}

it.each<[string, Kind[], string[]]>([
  [
    'a name and its state, two that tell it apart, when and how much',
    ['name', 'organisation', 'reference', 'code', 'state', 'date', 'money', 'person'],
    ['0', '4', '2 1', '5', '6'],
  ],
  [
    'the name of a row that a reference leads, and then which way it goes',
    ['reference', 'date', 'name', 'word', 'number', 'money', 'state'],
    ['2', '6', '0 3', '1', '5'],
  ],
  ['words where a column says no kind', ['name', null, 'number'], ['0', '-', '1', '-', '2']],
  ['signs where there is no figure', ['reference', 'mark', 'days'], ['0', '-', '', '2', '1']],
  [
    'what is meant for it before what stands first',
    ['name', 'money', 'money!'],
    ['0', '-', '', '-', '2'],
  ],
  ['a name alone', ['name'], ['0', '-', '', '-', '-']],
])('a card shows %s', (_, kinds, shown) => {
  expect(keys(...kinds)).toEqual(shown)
})

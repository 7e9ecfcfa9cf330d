import { expect, it } from 'vitest'
import { cardLines } from './card-lines.ts'
import type { ColumnKind } from './column-widths.ts'

const columns = (...kinds: (ColumnKind | null)[]) =>
  kinds.map((kind, at) => ({
    key: `${at}`,
    label: '',
    isShown: true,
    render: () => null,
    ...(kind && { kind }),
  }))
const keys = (...kinds: (ColumnKind | null)[]) => {
  const { name, state, second, start, end } = cardLines(columns(...kinds))
  return [name, state, second, start, end].map((each) =>
    Array.isArray(each) ? each.map(({ key }) => key).join(' ') : (each?.key ?? '-'),
  )
}

it.each<[string, (ColumnKind | null)[], string[]]>([
  [
    'a name and its state, two that tell it apart, when and how much',
    ['name', 'organisation', 'reference', 'code', 'state', 'date', 'money', 'person'],
    ['0', '4', '1 2', '5', '6'],
  ],
  ['words where a column says no kind', ['name', null, 'number'], ['0', '-', '1', '-', '2']],
  ['signs where there is no figure', ['reference', 'mark', 'days'], ['0', '-', '', '2', '1']],
  ['a name alone', ['name'], ['0', '-', '', '-', '-']],
])('a card shows %s', (_, kinds, shown) => {
  expect(keys(...kinds)).toEqual(shown)
})

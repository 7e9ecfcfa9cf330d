import { describe, expect, it } from 'vitest'
import { layOut, ninetieth, type ColumnKind, type Measured } from './column-widths.ts'

const column = (
  kind: ColumnKind,
  content: number,
  { head = 60, stays = false, key = kind }: { head?: number; stays?: boolean; key?: string } = {},
): Measured => ({ key, kind, content, head, stays })

const participant = column('name', 180, { stays: true })
const employer = column('organisation', 300)
const status = column('state', 120, { stays: true })
const due = column('date', 110)
const amount = column('money', 100)
const assignee = column('person', 126)

describe('columns of a table', () => {
  it('are as wide as their content, up to what their kind may have, and names take the rest', () => {
    const { widths, folded } = layOut([participant, employer, status, due, amount], 1000)
    expect(folded).toEqual([])
    expect(widths).toMatchObject({ state: 120, date: 110, money: 100 })
    // 1000 less 330 for the others: 180 and 300, and 190 shared out.
    expect(widths).toMatchObject({ name: 275, organisation: 395 })
  })

  it('are at least as wide as their head, beyond what their kind may have only where there is room', () => {
    const { widths } = layOut([participant, column('number', 30, { head: 90 })], 300)
    expect(widths['number']).toBe(90)
    const long = [participant, column('number', 30, { head: 200 })]
    expect(layOut(long, 300).widths['number']).toBe(110)
    expect(layOut(long, 400).widths['number']).toBe(200)
  })

  it('give what is left to what would be cut short, and only then to names', () => {
    const province = column('word', 210, { key: 'province' })
    const { widths } = layOut([participant, province], 400)
    // 180 and 150 are what their kinds may have; 60 of the 70 that are left make the province whole.
    expect(widths).toEqual({ name: 190, province: 210 })
    expect(layOut([participant, province], 360).widths).toEqual({ name: 180, province: 180 })
  })

  it('fold a blank one where there is not room for all, and give it nothing where there is', () => {
    const note = { ...column('text', 0, { key: 'note' }), isBlank: true }
    const { widths, folded } = layOut([participant, note, employer], 400)
    expect(folded).toEqual(['note'])
    expect(widths).toEqual({ name: 166, organisation: 233 })
    expect(layOut([participant, note], 400).widths).toEqual({ name: 340, note: 60 })
    expect(layOut([participant, { ...note, stays: true }], 200).folded).toEqual([])
    expect(layOut([participant, note, employer], 400, true).folded).toEqual([])
  })

  it('take names in first, in proportion to what each can spare', () => {
    const { widths, folded } = layOut([participant, employer, status], 500)
    expect(folded).toEqual([])
    expect(widths['state']).toBe(120)
    expect(widths).toMatchObject({ name: 162, organisation: 217 })
  })

  it('take people in only where names have nothing left to give', () => {
    const all = [participant, employer, status, assignee]
    expect(layOut(all, 600).widths).toMatchObject({ person: 126 })
    const narrow = layOut(all, 510).widths
    expect(narrow).toEqual({ name: 140, organisation: 140, state: 120, person: 110 })
  })

  it('fold from the end where even that is too wide, but never what must stay', () => {
    const { widths, folded } = layOut([participant, employer, status, due, amount, assignee], 460)
    expect(folded).toEqual(['date', 'money', 'person'])
    expect(Object.keys(widths)).toEqual(['name', 'organisation', 'state'])
  })

  it('keep the first and what must stay, however little room there is', () => {
    const { widths, folded } = layOut([participant, employer, status], 100)
    expect(folded).toEqual(['organisation'])
    expect(widths).toEqual({ name: 140, state: 120 })
  })

  it('fold none for whoever scrolls sideways instead', () => {
    const { widths, folded } = layOut([participant, employer, status, due], 300, true)
    expect(folded).toEqual([])
    expect(widths).toEqual({ name: 180, organisation: 280, state: 120, date: 110 })
  })
})

it.each([
  [[], 0],
  [[7], 7],
  [[10, 1, 9, 2, 8, 3, 7, 4, 6, 5], 9],
])('what nine of ten of %j are not above is %i', (values, expected) => {
  expect(ninetieth(values)).toBe(expected)
})

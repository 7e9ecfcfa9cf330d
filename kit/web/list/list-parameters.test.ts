import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defineList,
  formatListQuery,
  pageSizes,
  type Filter,
  type ListQuery,
} from '#kit/contract/define-list.ts'
import { parseSearch, stringifySearch } from '../router/search.ts'
import { isListParameter, isView, leftOutOf, understood } from './list-parameters.ts'

const list = defineList({
  sorts: ['name', 'dueOn', 'amount'],
  defaultSort: '-dueOn,name',
  filters: {
    status: { kind: 'choice', choices: ['open', 'paused', 'closed'] },
    assigneeId: { kind: 'reference', several: true, optional: true },
    dueOn: { kind: 'date', optional: true },
    amount: { kind: 'number' },
    isOnHold: { kind: 'yesNo' },
    city: { kind: 'text' },
  },
  search: true,
  tableState: 'thingsTableState',
})

const standing: ListQuery = {
  page: 1,
  perPage: 25,
  sort: [
    { by: 'dueOn', descending: true },
    { by: 'name', descending: false },
  ],
  search: null,
  filters: [],
  after: null,
}

const oneOf = (field: string, values: fc.Arbitrary<string>, most = 1) =>
  fc.record({
    field: fc.constant(field),
    operator: fc.constant('in' as const),
    values: fc.uniqueArray(values, { minLength: 1, maxLength: most }),
  })
const edge = (field: string, value: fc.Arbitrary<string>, operators: Filter['operator'][]) =>
  fc.record({
    field: fc.constant(field),
    operator: fc.constantFrom(...operators),
    values: fc.tuple(value),
  })
const none = (field: string) => fc.constant<Filter>({ field, operator: 'none', values: [] })

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const typed = fc.string({ minLength: 1, maxLength: 60 })

const filter: fc.Arbitrary<Filter> = fc.oneof(
  oneOf('status', fc.constantFrom('open', 'paused', 'closed'), 3),
  oneOf('assigneeId', fc.uuid({ version: 7 }), 3),
  none('assigneeId'),
  edge('dueOn', day, ['gte', 'lte']),
  none('dueOn'),
  edge('amount', fc.integer({ min: -999, max: 999_999 }).map(String), ['gte', 'lte']),
  oneOf('isOnHold', fc.constantFrom('true', 'false')),
  edge('city', typed, ['contains']),
)

const query: fc.Arbitrary<ListQuery> = fc.record({
  page: fc.integer({ min: 1, max: 10_000_000 }),
  perPage: fc.constantFrom(...pageSizes),
  sort: fc.uniqueArray(
    fc.record({ by: fc.constantFrom('name', 'dueOn', 'amount'), descending: fc.boolean() }),
    { minLength: 1, maxLength: 3, selector: ({ by }) => by },
  ),
  search: fc.option(typed.map((text) => text.trim()).filter(Boolean)),
  filters: fc.uniqueArray(filter, {
    maxLength: 6,
    // A value, nothing, and the edges of a range stand in the address under names of their own.
    selector: ({ field, operator }) => `${field} ${operator === 'none' ? 'in' : operator}`,
  }),
  after: fc.constant(null),
})

describe('what a list shows', () => {
  it('is the same again after it has stood in an address', () => {
    fc.assert(
      fc.property(query, (shown) => {
        const address = stringifySearch(formatListQuery(list, shown))
        expect(understood(list, parseSearch(address))).toEqual(shown)
      }),
      { numRuns: 500 },
    )
  })

  it('says nothing in the address while it is what stands there at first', () => {
    expect(formatListQuery(list, standing)).toEqual({})
    expect(understood(list, {})).toEqual(standing)
  })

  it('never fails on an address, whatever it says', () => {
    const names = fc.oneof(
      fc.constantFrom('page', 'perPage', 'sort', 'search', 'filter[status]', 'filter[dueOn][gte]'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (parameters) => {
        const shown = understood(list, parameters)
        expect(understood(list, formatListQuery(list, shown))).toEqual({ ...shown, after: null })
      }),
    )
  })
})

describe('of an address', () => {
  it.each<[string, Partial<ListQuery>]>([
    ['page=3&perPage=7', { page: 3 }],
    ['page=0&perPage=50', { perPage: 50 }],
    ['page=two', {}],
    ['sort=colour', {}],
    ['sort=-amount', { sort: [{ by: 'amount', descending: true }] }],
    ['search=%20%20', {}],
    ['filter[status]=open,red', {}],
    ['filter[status]=none', {}],
    ['filter[colour]=red&page=2', { page: 2 }],
    ['filter[dueOn][gte]=2026-13', {}],
    ['filter[dueOn]=none', { filters: [{ field: 'dueOn', operator: 'none', values: [] }] }],
    ['filter[amount][lte]=1e3', {}],
  ])('%s is understood as far as the list knows it', (address, part) => {
    expect(understood(list, parseSearch(address))).toEqual({ ...standing, ...part })
  })

  it.each([
    ['page', true],
    ['perPage', true],
    ['sort', true],
    ['search', true],
    ['filter[status]', true],
    ['filter', false],
    ['view', false],
    ['id', false],
    ['toString', false],
  ])('%s is the list’s own: %s', (name, isOwn) => {
    expect(isListParameter(name)).toBe(isOwn)
    expect(isView(name)).toBe(name === 'view')
  })
})

it('what an address asks for in vain is named once', () => {
  const asked = {
    'filter[foo]': 'bar',
    'filter[status]': 'zzz',
    'filter[amount][from]': 'x',
    'filter[amount][to]': 'y',
    'filter[isOnHold]': 'true',
    sort: 'nothing',
    page: 'first',
    view: 'one',
  }
  expect(leftOutOf(list, asked)).toEqual(['sort', 'foo', 'status', 'amount'])
  expect(leftOutOf(list, { 'filter[status]': 'open', sort: 'name' })).toEqual([])
})

it('leaves the character that no text of a database has out of what is looked for', () => {
  const asked = { search: 'a\0b\0', 'filter[city]': 'Laval\0', 'filter[status]': 'open' }
  expect(understood(list, asked)).toMatchObject({ search: 'ab', filters: [{ field: 'status' }] })
})

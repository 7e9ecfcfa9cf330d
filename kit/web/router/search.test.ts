import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

describe('the search parameters of an address', () => {
  it('are the same again after they have stood there', () => {
    const search = fc.dictionary(fc.string(), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(search, (given) => {
        expect(parseSearch(stringifySearch(given))).toEqual({ ...given })
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [{}, ''],
    [{ a: '', b: null, c: undefined }, ''],
    [{ page: 2, open: false, none: 0 }, '?page=2&open=false&none=0'],
    [{ 'filter[status]': 'open,closed' }, '?filter[status]=open,closed'],
    [{ search: 'Zoé & co' }, '?search=Zo%C3%A9+%26+co'],
    [{ search: '%5B' }, '?search=%255B'],
  ])('%j are written as “%s”', (search, address) => {
    expect(stringifySearch(search)).toBe(address)
  })

  it.each([
    [
      '?n=1e5&big=12345678901234567890&yes=true',
      { n: '1e5', big: '12345678901234567890', yes: 'true' },
    ],
    ['a=1&a=2', { a: '2' }],
    ['?', {}],
    ['', {}],
    ['?text=a+b%20c', { text: 'a b c' }],
  ])('“%s” stay text: %j', (address, search) => {
    expect(parseSearch(address)).toEqual(search)
  })
})

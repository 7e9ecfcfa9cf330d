import { describe, expect, it } from 'vitest'
import type { Search } from '../router/search.ts'
import { selectionOf, type Chosen, type Selection } from './selection.ts'

/** A list whose parameters change while rows are chosen. */
function listOf(first: Search, total = 40) {
  let chosen: Chosen = { key: '', ids: new Set(), isAll: false }
  let parameters = first
  return {
    now: (): Selection =>
      selectionOf(chosen, { parameters, total }, (next) => {
        chosen = next
      }),
    goTo: (next: Search) => {
      parameters = next
    },
  }
}

describe('chosen rows', () => {
  it('are none at first', () => {
    const { now } = listOf({})
    expect(now()).toMatchObject({ count: 0, isAll: false })
    expect(now().has('a')).toBe(false)
    expect(now().selected).toEqual({ all: false, ids: [], count: 0 })
  })

  it('are chosen one by one, several at once, and given up again', () => {
    const { now } = listOf({})
    now().toggle('a')
    now().setMany(['b', 'c', 'a'], true)
    expect(now().selected).toEqual({ all: false, ids: ['a', 'b', 'c'], count: 3 })
    now().toggle('b')
    now().setMany(['c', 'd'], false)
    expect(now().selected).toEqual({ all: false, ids: ['a'], count: 1 })
    now().clear()
    expect(now().count).toBe(0)
  })

  it.each<[string, Search]>([
    ['another page', { search: 'roy', page: '2' }],
    ['more to a page', { search: 'roy', perPage: '100' }],
    ['another order', { search: 'roy', sort: '-name' }],
  ])('stay on %s', (_, next) => {
    const { now, goTo } = listOf({ search: 'roy' })
    now().toggle('a')
    goTo(next)
    expect(now().has('a')).toBe(true)
    now().toggle('b')
    expect(now().count).toBe(2)
  })

  it.each<[string, Search]>([
    ['another search', { search: 'cote' }],
    ['no search', {}],
    ['a filter', { search: 'roy', 'filter[status]': 'open' }],
  ])('are given up by %s', (_, next) => {
    const { now, goTo } = listOf({ search: 'roy' })
    now().toggle('a')
    now().takeAll()
    goTo(next)
    expect(now()).toMatchObject({ count: 0, isAll: false })
    now().toggle('b')
    expect(now().selected).toEqual({ all: false, ids: ['b'], count: 1 })
  })

  it('are all that match, without the page and the order', () => {
    const { now } = listOf({ search: 'roy', page: '3', perPage: '50', sort: 'name' })
    now().toggle('a')
    now().takeAll()
    expect(now()).toMatchObject({ count: 40, isAll: true })
    expect(now().has('never seen')).toBe(true)
    expect(now().selected).toEqual({ all: true, parameters: { search: 'roy' }, count: 40 })
  })

  it('are one again after all, when one is touched', () => {
    const { now } = listOf({})
    now().takeAll()
    now().setMany(['a'], true)
    expect(now().selected).toEqual({ all: false, ids: ['a'], count: 1 })
  })

  it('are taken with all between them and the one touched before, down or up, as the list has them', () => {
    const listed = ['a', 'b', 'c', 'd', 'e']
    const { now } = listOf({})
    now().toggle('b')
    now().toggle('d', listed)
    expect(now().selected).toEqual({ all: false, ids: ['b', 'c', 'd'], count: 3 })
    now().toggle('a', listed)
    expect(now().selected).toMatchObject({ ids: ['b', 'c', 'd', 'a'] })
    now().toggle('c', listed)
    expect(now().selected).toEqual({ all: false, ids: ['d'], count: 1 })
  })

  it('are one alone where the one before is on another page', () => {
    const { now } = listOf({})
    now().toggle('z')
    now().toggle('b', ['a', 'b', 'c'])
    expect(now().selected).toEqual({ all: false, ids: ['z', 'b'], count: 2 })
  })
})

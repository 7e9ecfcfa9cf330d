import { describe, expect, it } from 'vitest'
import type { PageMeta } from '#kit/contract/define-endpoint.ts'
import type { Search } from '../router/search.ts'
import { pageEnds } from './cursors.ts'

const ended = (page: number, after?: string): PageMeta => ({
  page,
  perPage: 25,
  total: 100,
  ...(after && { after }),
})

describe('where a page ended', () => {
  it('is where the next one begins', () => {
    const ends = pageEnds()
    ends.learn({}, ended(1, 'one'))
    ends.learn({ page: '2' }, ended(2, 'two'))
    expect(ends.requestFor({ page: '2' })).toEqual({ page: '2', after: 'one' })
    expect(ends.requestFor({ page: '3' })).toEqual({ page: '3', after: 'two' })
  })

  it('says nothing about the first page, nor about one that was jumped to', () => {
    const ends = pageEnds()
    ends.learn({}, ended(1, 'one'))
    expect(ends.requestFor({})).toEqual({})
    expect(ends.requestFor({ page: '1' })).toEqual({ page: '1' })
    expect(ends.requestFor({ page: '9' })).toEqual({ page: '9' })
  })

  it.each<Search>([
    { sort: 'name' },
    { perPage: '50' },
    { search: 'roy' },
    { 'filter[status]': 'closed' },
    {},
  ])('says nothing about the list with %j', (other) => {
    const ends = pageEnds()
    ends.learn({ 'filter[status]': 'open' }, ended(1, 'one'))
    const parameters = { ...other, page: '2' }
    expect(ends.requestFor(parameters)).toEqual(parameters)
    expect(ends.requestFor({ 'filter[status]': 'open', page: '2' })).toHaveProperty('after', 'one')
  })

  it('is the newest that was learned, and nothing is learned of the last page', () => {
    const ends = pageEnds()
    ends.learn({}, ended(1, 'old'))
    ends.learn({}, ended(1, 'new'))
    ends.learn({ page: '2' }, ended(2))
    ends.learn({ page: '2' }, undefined)
    expect(ends.requestFor({ page: '2' })).toHaveProperty('after', 'new')
    expect(ends.requestFor({ page: '3' })).toEqual({ page: '3' })
  })
})

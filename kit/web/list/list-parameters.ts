import { parseListQuery, type ListDeclaration, type ListQuery } from '#kit/contract/define-list.ts'
import type { Search } from '../router/search.ts'

const plain = ['page', 'perPage', 'sort', 'search']

/** Whether a parameter of an address is the list's; others are the screen's. */
export const isListParameter = (name: string) => plain.includes(name) || name.startsWith('filter[')

/** In the address it stands for list parameters, until they are there. */
export const isView = (name: string) => name === 'view'

export const only = (search: Search, keep: (name: string) => boolean): Search =>
  Object.fromEntries(Object.entries(search).filter(([name]) => keep(name)))

/** What an address or a memory from elsewhere says wrongly is left out. */
export function understood(list: ListDeclaration, parameters: Search): ListQuery {
  const { query, errors } = parseListQuery(list, parameters)
  const wrong = Object.keys(errors)
  if (wrong.length === 0) return query
  return parseListQuery(
    list,
    only(parameters, (name) => !wrong.includes(name)),
  ).query
}

/** Filters and sorts of an address that the list has not, or not with that value. */
export const leftOutOf = (list: ListDeclaration, address: Search): readonly string[] =>
  Object.keys(parseListQuery(list, only(address, isListParameter)).errors)
    .filter((name) => name === 'sort' || name.startsWith('filter['))
    .map((name) => /^filter\[(\w*)\]/.exec(name)?.[1] ?? name)
    .filter((name, at, all) => all.indexOf(name) === at)

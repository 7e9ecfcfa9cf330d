import { useState } from 'react'
import type { PageMeta } from '#kit/contract/define-endpoint.ts'
import type { Search } from '../router/search.ts'

/**
 * Where pages ended, so that going on from a deep page does not count through all before it. A
 * page that was not reached by going on is asked for by its number.
 */
export function pageEnds() {
  const ends = new Map<string, string>()
  const listOf = ({ page: _page, ...rest }: Search) => JSON.stringify(rest)
  return {
    requestFor: (parameters: Search): Search => {
      const { page = '1' } = parameters
      const after = ends.get(`${Number(page) - 1} ${listOf(parameters)}`)
      return after ? { ...parameters, after } : parameters
    },
    learn: (parameters: Search, meta: PageMeta | undefined) => {
      if (meta?.after) ends.set(`${meta.page} ${listOf(parameters)}`, meta.after)
    },
  }
}

export function useCursors(parameters: Search) {
  const [ends] = useState(pageEnds)
  return {
    request: ends.requestFor(parameters),
    learn: (meta: PageMeta | undefined) => ends.learn(parameters, meta),
  }
}

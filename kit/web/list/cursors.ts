import { useState } from 'react'
import type { PageMeta } from '#kit/contract/define-endpoint.ts'
import type { Search } from '../router/search.ts'

/**
 * Where pages ended, so that going on from a deep page does not count through all before it. A
 * page that was not reached by going on is asked for by its number.
 */
export function useCursors(parameters: Search) {
  const { page = '1', ...rest } = parameters
  const list = JSON.stringify(rest)
  const [ends] = useState(() => new Map<string, string>())
  const after = ends.get(`${Number(page) - 1} ${list}`)
  return {
    request: after ? { ...parameters, after } : parameters,
    learn: (meta: PageMeta | undefined) => {
      if (meta?.after) ends.set(`${meta.page} ${list}`, meta.after)
    },
  }
}

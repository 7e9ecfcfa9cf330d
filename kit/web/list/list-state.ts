import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { formatListQuery, type ListDeclaration, type ListQuery } from '#kit/contract/define-list.ts'
import { useOpenScreen, useSearchParameters } from '../router/address.ts'
import { isShownAlike } from '../router/known-screens.ts'
import { useOwnScreen } from '../router/ScreenFrame.tsx'
import type { Search } from '../router/search.ts'
import type { TableMemory } from './list-memory.ts'
import { isListParameter, isView, only, understood } from './list-parameters.ts'
import { useToldLeftOut } from './told-left-out.ts'

/**
 * A list's page, sort, search and filters. They live in the address; an address without any takes
 * what was remembered, once. Under a dialog the list stays as it was.
 */
export function useListState(
  list: ListDeclaration,
  memory: TableMemory,
  remember: (changes: Partial<TableMemory>) => void,
) {
  const router = useRouter()
  const search = useSearchParameters()
  const own = useOwnScreen()
  const open = useOpenScreen()
  const isOpen = open !== null && isShownAlike(open.screen, own.screen)
  const [wasEmpty, setWasEmpty] = useState(Object.keys(only(search, isListParameter)).length === 0)

  useToldLeftOut(isOpen ? list : undefined, search)
  const inAddress = only(search, isListParameter)
  const takesMemory = !isOpen || (wasEmpty && Object.keys(inAddress).length === 0)
  const query = understood(list, takesMemory ? memory.parameters : inAddress)
  const parameters = formatListQuery(list, query)

  const write = (next: Search, replace: boolean, keeps = (_name: string) => true) => {
    remember({ parameters: next })
    const others = only(search, (name) => !isListParameter(name) && keeps(name))
    void router.navigate({
      to: '.',
      search: { ...others, ...next },
      replace,
      resetScroll: false,
    })
  }

  // After every render: whatever led to it, the address and the memory agree in the end.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (!isOpen) return
    if (wasEmpty) {
      setWasEmpty(false)
      if (Object.keys(parameters).length > 0) write(parameters, true)
    }
    // Back and links change the address too.
    if (JSON.stringify(parameters) !== JSON.stringify(memory.parameters)) remember({ parameters })
  })

  /** Back leads through pages, not through every letter of a search. */
  const change = (changes: Partial<ListQuery>) => {
    const next = formatListQuery(list, { ...query, page: 1, ...changes })
    write(next, changes.page === undefined)
  }

  /** What a saved view asks for, as far as the list knows it. */
  const show = (asked: Search) =>
    write(formatListQuery(list, understood(list, asked)), false, (name) => !isView(name))

  /** Corrects the address, which Back then does not lead to again. */
  const leadTo = (page: number) => write(formatListQuery(list, { ...query, page }), true)

  return { query, parameters, change, show, leadTo }
}

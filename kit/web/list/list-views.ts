import { useEffect, useRef, type ComponentType } from 'react'
import { useSearchParameters } from '../router/address.ts'
import type { TableMemory } from './list-memory.ts'

/** How a list is looked at. */
export type ListView = Omit<TableMemory, 'parts' | 'scrolls'>

export interface ListViewsProps {
  /** The key under which the list's table is remembered. */
  list: string
  present: ListView
  show: (view: ListView) => void
}

interface Opening {
  list: string
  /** From the address `?view=…`; without it, the one that the person chose for the list. */
  view: string | undefined
}

/** Saved views, which the app composes; without them lists are as they are. */
export const listViews: {
  Menu: ComponentType<ListViewsProps> | null
  open: ((asked: Opening) => Promise<ListView | null>) | null
} = { Menu: null, open: null }

/** Opens the view of the address, and on a list that nothing is remembered of, the person's own. */
export function useOpeningView(
  list: string,
  { isFresh, show }: { isFresh: boolean; show: (view: ListView) => void },
) {
  const asked = useSearchParameters()['view']
  // A word says how a screen shows its list, not which view of it.
  const view = asked !== undefined && /^[\da-f-]{36}$/.test(asked) ? asked : undefined
  const now = useRef({ isFresh, show })
  useEffect(() => {
    now.current = { isFresh, show }
  })
  useEffect(() => {
    if (!view && !now.current.isFresh) return
    const open = async () => {
      const found = await listViews.open?.({ list, view })
      // Whoever was faster with a filter keeps it.
      if (found && (view || now.current.isFresh)) now.current.show(found)
    }
    void open()
  }, [list, view])
}

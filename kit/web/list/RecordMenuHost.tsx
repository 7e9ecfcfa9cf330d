import { lazy, Suspense, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Fetching } from '../menu/Fetching.tsx'
import type { Opens } from './list-props.ts'
import { RecordMenus, type RecordMenuOf } from './record-menus.ts'

const load = () => import('./OpenedRecordMenu.tsx')
const Opened = lazy(() => load().then((m) => ({ default: m.OpenedRecordMenu })))

/** Holds the menu that was opened last, and what it asks, for as long as the list is there. */
export function RecordMenuHost({ menu, children }: { menu: RecordMenuOf; children: ReactNode }) {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [asked, setAsked] = useState<{ record: string; opens: Opens | undefined } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const menus = useMemo(
    () => ({
      id,
      open: isOpen ? (asked?.record ?? null) : null,
      prepare: () => void Promise.all([load(), menu.load()]),
      ask: (record: string, button: HTMLButtonElement, opens?: Opens) => {
        anchor.current = button
        setAsked({ record, opens })
        setOpen(true)
      },
      close: () => setOpen(false),
    }),
    [id, isOpen, asked, menu],
  )
  return (
    <RecordMenus value={menus}>
      {children}
      {asked !== null && (
        <Suspense fallback={<Fetching of={anchor} />}>
          <Opened
            key={asked.record}
            id={asked.record}
            opens={asked.opens}
            menu={menu}
            opening={{ id, anchor, isOpen, setOpen }}
          />
        </Suspense>
      )}
    </RecordMenus>
  )
}

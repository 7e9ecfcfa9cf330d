import type { ReactNode } from 'react'
import type { Bilingual } from '#kit/contract/fields.ts'
import { useBilingual } from '../show/BilingualText.tsx'
import { useText } from '../text.ts'
import classes from './order.module.css'
import { orderHelp } from './OrderHandle.tsx'
import { useDragOrder, type DragOrder } from './use-drag-order.ts'
import { useKeptOrder } from './use-kept-order.ts'

/** What may be put in order: it is called by its name in the reader's language. */
export interface Orderable {
  id: string
  name: Bilingual
}

/** Where a row stands, and what moves it. */
export interface Placed {
  id: string
  name: string
  at: number
  count: number
  drag: DragOrder
  moveTo: (id: string, to: number) => void
  mayMove: boolean
}

interface Props<Item extends Orderable> {
  items: readonly Item[]
  mayMove: boolean
  /** Puts one at a place, counted from 1. */
  place: (id: string, place: number) => Promise<unknown>
  row: (item: Item, placed: Placed) => ReactNode
}

/**
 * Rows that whoever may puts in order by the handle, the arrow keys or the menu. Its words are the
 * module's strings `order`.
 */
export function OrderedList<Item extends Orderable>({ items, mayMove, place, row }: Props<Item>) {
  const text = useText()
  const bilingual = useBilingual()
  const nameOf = ({ name }: Item) => bilingual(name)
  const { ordered, moveTo, said } = useKeptOrder(items, { nameOf, place })
  const drag = useDragOrder(moveTo)
  const all = { count: ordered.length, drag, moveTo, mayMove }
  return (
    <>
      {mayMove && (
        <p id={orderHelp} className={`quiet no-print ${classes.help}`}>
          {text('order.help')}
        </p>
      )}
      <ol className={classes.ordered}>
        {ordered.map((item, at) => row(item, { id: item.id, name: nameOf(item), at, ...all }))}
      </ol>
      <p role="status" className="only-spoken">
        {said}
      </p>
    </>
  )
}

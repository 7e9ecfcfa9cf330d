import { useEffect, type ReactNode } from 'react'
import classes from './found.module.css'

interface FoundOptionsProps<Item> {
  box: {
    listId: string
    optionId: (at: number) => string
    active: number
    setActive: (at: number) => void
    choose: (item: Item) => void
  }
  items: readonly Item[]
  keyOf: (item: Item) => string
  label: ReactNode
  isCompact?: boolean
  children: (item: Item) => ReactNode
}

/** What was found for what is typed, chosen by the keys of the input above it or by touch; focus stays in the input. */
export function FoundOptions<Item>(props: FoundOptionsProps<Item>) {
  const { box, items, keyOf, label, isCompact, children } = props
  const { listId, optionId, active } = box
  useEffect(() => {
    document.getElementById(listId)?.scrollIntoView({ block: 'nearest' })
  }, [listId])
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  })
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={typeof label === 'string' ? label : undefined}
      className={isCompact ? `${classes.found} ${classes.isCompact}` : classes.found}
    >
      {items.map((item, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps focus and keys
        <div
          key={keyOf(item)}
          id={optionId(at)}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classes.option}
          onPointerMove={() => box.setActive(at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => box.choose(item)}
        >
          {children(item)}
        </div>
      ))}
    </div>
  )
}

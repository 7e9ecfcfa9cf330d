import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useKitText } from '../text.ts'
import { usePeekEscape } from './peek-escape.ts'
import classes from './peek.module.css'

interface Props {
  title: string
  close: () => void
  /** Lies over the list, until the drawer has come. */
  isOver?: boolean
  children: ReactNode
}

/** What stays in its place, and keeps the focus, while the record in it is fetched. */
export function PeekFrame({ title, close, isOver, children }: Props) {
  const text = useKitText()
  usePeekEscape(close)
  return (
    <aside
      className={`surface ${classes.panel} ${isOver ? classes.waiting : ''}`}
      aria-label={text('list.peeked', { name: title })}
    >
      <header className={classes.head}>
        <h2>{title}</h2>
        <CloseButton aria-label={text('recordPane.close')} onClick={close} />
      </header>
      {children}
    </aside>
  )
}

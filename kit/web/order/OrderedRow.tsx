import type { ReactNode } from 'react'
import type { Bilingual } from '#kit/contract/fields.ts'
import { otherLanguage, useLanguage } from '../language.ts'
import type { RowAction } from '../list/list-props.ts'
import { RowMenu } from '../list/RowMenu.tsx'
import classes from './order.module.css'
import type { Placed } from './OrderedList.tsx'
import { OrderHandle } from './OrderHandle.tsx'

interface Props {
  placed: Placed
  /** What is said of it. */
  children: ReactNode
  /** How many have it, at the end of the row. */
  bearers: ReactNode
  acts: readonly RowAction[]
}

/** A row with the handle that moves it and what can be done with it. */
export function OrderedRow({ placed, children, bearers, acts }: Props) {
  const { id, name, at, drag, mayMove } = placed
  return (
    <li
      className={classes.row}
      data-place={at}
      data-held={drag.held === id || undefined}
      data-drop={(drag.held && drag.held !== id && drag.over === at) || undefined}
    >
      {mayMove && <OrderHandle {...placed} />}
      <div className={classes.words}>{children}</div>
      <span className={classes.count}>{bearers}</span>
      {mayMove && (
        <span className={`no-print ${classes.menu}`}>
          <RowMenu name={name} actions={acts} />
        </span>
      )}
    </li>
  )
}

/** The name in the reader's language, and beside it in the other one where that differs. */
export function OrderedName({ name, children }: { name: Bilingual; children?: ReactNode }) {
  const own = useLanguage()
  const other = otherLanguage(own)
  return (
    <>
      <strong>{children ?? name[own]}</strong>
      {name[other] !== name[own] && (
        <span className="quiet" lang={other}>
          {name[other]}
        </span>
      )}
    </>
  )
}

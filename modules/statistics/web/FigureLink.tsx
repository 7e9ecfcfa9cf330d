import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { NumberText } from '#kit/web/show/Money.tsx'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { ListParameters } from '../contract/figures.ts'
import classes from './tables.module.css'

interface Opening {
  list: ListParameters
  /** How many rows the list has, where the figure itself is not that; of none nothing opens. */
  count?: number
  children: ReactNode
}

/** A count is written as the reader's language does it. */
const Figure = ({ children }: Pick<Opening, 'children'>) =>
  typeof children === 'number' ? <NumberText value={children} /> : children

const isEmpty = ({ count, children }: Opening) => count === 0 || children === 0

/** A number that opens the orders it is made of. */
export function OfOrders(props: Opening) {
  const figure = <Figure>{props.children}</Figure>
  if (isEmpty(props)) return figure
  return (
    <ScreenLink screen={ordersScreens.orders} query={props.list} className={classes.figure}>
      {figure}
    </ScreenLink>
  )
}

/** A number that opens the shareholders it is made of. */
export function OfShareholders(props: Opening) {
  const figure = <Figure>{props.children}</Figure>
  if (isEmpty(props)) return figure
  return (
    <ScreenLink
      screen={shareholdersScreens.shareholders}
      query={props.list}
      className={classes.figure}
    >
      {figure}
    </ScreenLink>
  )
}

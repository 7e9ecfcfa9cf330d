import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { NumberText } from '#kit/web/show/Money.tsx'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { ListParameters } from '../contract/figures.ts'
import classes from './statistics.module.css'

interface Opening {
  list: ListParameters
  children: ReactNode
}

/** A count is written as the reader's language does it. */
const Figure = ({ children }: Pick<Opening, 'children'>) =>
  typeof children === 'number' ? <NumberText value={children} /> : children

/** A number that opens the orders it is made of. */
export const OfOrders = ({ list, children }: Opening) => (
  <ScreenLink screen={ordersScreens.orders} query={list} className={classes.figure}>
    <Figure>{children}</Figure>
  </ScreenLink>
)

/** A number that opens the shareholders it is made of. */
export const OfShareholders = ({ list, children }: Opening) => (
  <ScreenLink screen={shareholdersScreens.shareholders} query={list} className={classes.figure}>
    <Figure>{children}</Figure>
  </ScreenLink>
)

import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import { shareholdersScreens } from '#modules/shareholders/contract/shareholders.screens.ts'
import type { ListParameters } from '../contract/figures.ts'
import classes from './statistics.module.css'

interface Tile {
  title: string
  value: ReactNode
  below?: ReactNode
  list: ListParameters
}

/** A figure large, with the orders that it is made of. */
export const OrdersTile = ({ list, ...tile }: Tile) => (
  <li className="surface">
    <ScreenLink screen={ordersScreens.orders} query={list}>
      <Inside {...tile} />
    </ScreenLink>
  </li>
)

/** A figure large, with the shareholders that it is made of. */
export const ShareholdersTile = ({ list, ...tile }: Tile) => (
  <li className="surface">
    <ScreenLink screen={shareholdersScreens.shareholders} query={list}>
      <Inside {...tile} />
    </ScreenLink>
  </li>
)

const Inside = ({ title, value, below }: Omit<Tile, 'list'>) => (
  <>
    <span>{title}</span>
    <strong>{value}</strong>
    {below && <span>{below}</span>}
    <IconChevronRight size={16} stroke={1.75} aria-hidden className={classes.chevron} />
  </>
)

import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import classes from './body.module.css'
import { railTaken, useRailSlot, wideWindow } from './rail-slot.ts'

/** What has no rail, and yet room for a panel beside it. */
export function PanelBeside({ children }: { children: ReactNode }) {
  const isWide = useMediaQuery(wideWindow, true, { getInitialValueInEffect: false })
  const slot = useRailSlot(isWide)
  const isTaken = railTaken.use() > 0 && isWide
  return (
    <div className={classes.panes} data-wide={isTaken || undefined}>
      <div className={classes.rail} data-judging={isTaken || undefined}>
        <div ref={slot} className={classes.slot} />
      </div>
      <div className={classes.main}>
        <div className={classes.sections}>{children}</div>
      </div>
    </div>
  )
}

import { IconAlertTriangle, IconCircleOff, IconHandStop, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './banner.module.css'

const signs = {
  neutral: IconCircleOff,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  danger: IconHandStop,
}

/** Something to know before anything else: void (neutral), held, still missing. */
export function Banner({
  tone,
  icon: Sign = signs[tone],
  children,
}: {
  tone: keyof typeof signs
  icon?: typeof IconInfoCircle
  children: ReactNode
}) {
  return (
    <div className={classes.banner} data-tone={tone}>
      <Sign size={18} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}

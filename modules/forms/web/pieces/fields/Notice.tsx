import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './notice.module.css'

/** Something worth knowing beside the questions; read out when it appears. */
export function Notice(props: { tone: 'info' | 'warning'; id?: string; children: ReactNode }) {
  const { tone, id, children } = props
  const ToneIcon = tone === 'info' ? IconInfoCircle : IconAlertTriangle
  return (
    <div role="status" id={id} tabIndex={id ? -1 : undefined} className={classes.place}>
      {children && (
        <div className={classes.notice} data-tone={tone}>
          <ToneIcon size={20} stroke={1.75} aria-hidden />
          <div>{children}</div>
        </div>
      )}
    </div>
  )
}

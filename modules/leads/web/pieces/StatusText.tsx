import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { ShownStatus } from '../../contract/lead-statuses.endpoints.ts'
import classes from './status.module.css'

/** The mark of a status in its colour; its name stands beside it. */
export const StatusMark = ({ color }: Pick<ShownStatus, 'color'>) => (
  <span className={classes.mark} style={{ background: color }} aria-hidden />
)

/** A status of a lead: its name, which is never without its mark. */
export function StatusText({ status }: { status: Pick<ShownStatus, 'name' | 'color'> }) {
  const bilingual = useBilingual()
  return (
    <span className={classes.status}>
      <StatusMark color={status.color} />
      {bilingual(status.name)}
    </span>
  )
}

import { IconUserCheck } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import type { LeadRow } from '../../contract/leads.endpoints.ts'
import classes from './status.module.css'

/** A lead by its name; of one that is a shareholder now, with the sign of that. */
export function LeadName({ lead: { name, convertedAt } }: { lead: LeadRow }) {
  const text = useText()
  if (!convertedAt) return name
  return (
    <span className={classes.named}>
      {name}
      <IconUserCheck size={16} stroke={1.75} role="img" aria-label={text('fields.isConverted')} />
    </span>
  )
}

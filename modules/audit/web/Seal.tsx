import { useAnswer } from '#kit/web/api-query.ts'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { auditEndpoints } from '../contract/audit.endpoints.ts'
import classes from './audit.module.css'

/** How far the log is sealed against a change of what it says; what it is to whoever sees their own part. */
export function Seal() {
  const text = useText()
  const { data } = useAnswer(auditEndpoints.readAuditSeal, {})
  if (data === undefined) return null
  if (data === null) return <p className={`quiet ${classes.seal}`}>{text('own')}</p>
  const { sealed, upTo, isBehind } = data
  return (
    <p className={classes.seal}>
      <ToneBadge tone={isBehind ? 'danger' : 'success'}>
        {text(`seal.${isBehind ? 'behind' : 'current'}`)}
      </ToneBadge>
      <span>{text('seal.entries', { count: sealed })}</span>
      {upTo && (
        <span className="quiet">
          {text('seal.upTo')} <InstantText value={upTo} />
        </span>
      )}
    </p>
  )
}

import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { AuditDigest } from '../../contract/work.endpoints.ts'
import card from '../cards/card.module.css'
import rows from './rows.module.css'

/** Who was refused what, the newest first. */
export function RefusalRows({ refusals }: { refusals: AuditDigest }) {
  const text = useText()
  const { newest, days } = refusals
  if (newest.length === 0)
    return <p className={card.empty}>{text('work.refusals.empty', { days })}</p>
  return (
    <ul className={rows.rows}>
      {newest.map(({ id, at, actorName, actorRole, reason }) => (
        <li key={id}>
          <div className={rows.who}>
            <span className={rows.name}>{actorName}</span>
            {actorRole && <span className="quiet">{actorRole.name}</span>}
          </div>
          <code>{reason}</code>
          <InstantText value={at} />
        </li>
      ))}
    </ul>
  )
}

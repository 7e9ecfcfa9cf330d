import { Link } from '@tanstack/react-router'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { AuditRecord } from '../contract/audit-entry.ts'
import { auditScreens } from '../contract/audit.screens.ts'
import classes from './audit.module.css'

/** The story of the record, and that of the person. */
export function OtherEntries({ entry }: { entry: AuditRecord }) {
  const text = useText()
  const { actorId, recordId, recordPath } = entry
  if (!actorId && !recordId && !recordPath) return <p className="quiet">{text('others.none')}</p>
  return (
    <ul className={classes.links}>
      {recordPath && (
        <li>
          <Link to={recordPath}>{text('others.open')}</Link>
        </li>
      )}
      {recordId && (
        <li>
          <ScreenLink screen={auditScreens.auditLog} query={{ 'filter[recordId]': recordId }}>
            {text('others.ofRecord')}
          </ScreenLink>
        </li>
      )}
      {actorId && (
        <li>
          <ScreenLink screen={auditScreens.auditLog} query={{ 'filter[actorId]': actorId }}>
            {text('others.ofPerson', { actor: entry.actor })}
          </ScreenLink>
        </li>
      )}
    </ul>
  )
}

import {
  IconCopyPlus,
  IconHandStop,
  IconMessageQuestion,
  IconUserQuestion,
} from '@tabler/icons-react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import classes from './applications.module.css'
import { Notice } from './Notice.tsx'

/** What stands in the way, or should be known before anything else. */
export function Notices({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const { participantName: name, participantEmail: email, informationDueOn } = record
  return (
    <>
      {record.isOnHold && (
        <Notice tone="danger" icon={<IconHandStop size={20} stroke={1.75} />}>
          {text('notices.onHold')}
        </Notice>
      )}
      {record.status === 'infoRequested' && informationDueOn && (
        <Notice tone="warning" icon={<IconMessageQuestion size={20} stroke={1.75} />}>
          {text('notices.informationRequested', { date: spoken.date(informationDueOn) })}
          <blockquote className={classes.quote}>{record.informationRequest}</blockquote>
        </Notice>
      )}
      {record.participantCompletedAt === null && (
        <Notice tone="info" icon={<IconUserQuestion size={20} stroke={1.75} />}>
          {name && email
            ? text('notices.participantMissing', { name, email })
            : text('notices.halfMissing')}
        </Notice>
      )}
      {record.duplicates.length > 0 && <Duplicates record={record} />}
    </>
  )
}

function Duplicates({ record }: { record: ApplicationRecord }) {
  const text = useText()
  return (
    <Notice tone="warning" icon={<IconCopyPlus size={20} stroke={1.75} />}>
      {text('notices.duplicate')}{' '}
      {record.duplicates.map(({ id, reference, status }) => (
        <span key={id} className={classes.duplicate}>
          <ScreenLink screen={applicationsScreens.application} query={{ id }}>
            {reference}
          </ScreenLink>
          {` (${text(`status.${status}`)})`}
        </span>
      ))}
    </Notice>
  )
}

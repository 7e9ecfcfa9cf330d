import {
  IconCopyPlus,
  IconHandStop,
  IconMessageQuestion,
  IconUserQuestion,
} from '@tabler/icons-react'
import { Banner } from '#kit/web/record/Banner.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import classes from './applications.module.css'

/** What stands in the way, or should be known before anything else. */
export function Notices({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const { participantName: name, participantEmail: email, informationDueOn } = record
  return (
    <>
      {record.isOnHold && (
        <Banner tone="danger" icon={IconHandStop}>
          {text('notices.onHold')}
        </Banner>
      )}
      {record.status === 'infoRequested' && informationDueOn && (
        <Banner tone="warning" icon={IconMessageQuestion}>
          {text('notices.informationRequested', { date: spoken.date(informationDueOn) })}
          <blockquote className={classes.quote}>{record.informationRequest}</blockquote>
        </Banner>
      )}
      {record.participantCompletedAt === null && (
        <Banner tone="info" icon={IconUserQuestion}>
          {name && email
            ? text('notices.participantMissing', { name, email })
            : text('notices.halfMissing')}
        </Banner>
      )}
      {record.duplicates.length > 0 && <Duplicates record={record} />}
    </>
  )
}

function Duplicates({ record }: { record: ApplicationRecord }) {
  const text = useText()
  return (
    <Banner tone="warning" icon={IconCopyPlus}>
      {text('notices.duplicate')}{' '}
      {record.duplicates.map(({ id, reference, status }) => (
        <span key={id} className={classes.duplicate}>
          <ScreenLink screen={applicationsScreens.application} query={{ id }}>
            {reference}
          </ScreenLink>
          {` (${text(`status.${status}`)})`}
        </span>
      ))}
    </Banner>
  )
}

import { lazy, Suspense } from 'react'
import { IconCopyPlus, IconMessageQuestion, IconUserQuestion } from '@tabler/icons-react'
import { Banner } from '#kit/web/record/Banner.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { AnswerButton } from '#modules/information-requests/web/pieces/AnswerButton.tsx'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { DuplicateLinks } from './DuplicateLinks.tsx'
import classes from './applications.module.css'

const HoldBanners = lazy(() =>
  import('#modules/holds/web/pieces/HoldBanners.tsx').then((m) => ({ default: m.HoldBanners })),
)

const RefusedMail = lazy(() =>
  import('#modules/outbox/web/pieces/RefusedMail.tsx').then((m) => ({ default: m.RefusedMail })),
)

/** What stands in the way, or should be known before anything else. */
export function Notices({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const spoken = useSpoken()
  const isStaff = usePerson()?.type === 'staff'
  const { participantName: name, participantEmail: email, informationDueOn } = record
  return (
    <>
      <Suspense>
        <HoldBanners of="application" id={record.id} />
        <RefusedMail of="application" id={record.id} version={record.version} />
      </Suspense>
      {record.status === 'infoRequested' && informationDueOn && (
        <Banner tone="warning" icon={IconMessageQuestion}>
          {text('notices.informationRequested', { date: spoken.date(informationDueOn) })}
          <blockquote className={classes.quote}>{record.informationRequest}</blockquote>
          {!isStaff && <AnswerButton id={record.id} />}
          {record.reviewDaysLeft !== null &&
            isStaff &&
            text('notices.paused', { count: record.reviewDaysLeft })}
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
      {text('notices.duplicate')} <DuplicateLinks record={record} />
    </Banner>
  )
}

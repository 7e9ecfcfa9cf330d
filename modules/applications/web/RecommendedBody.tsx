import { IconArrowBackUp, IconThumbUp } from '@tabler/icons-react'
import { Banner } from '#kit/web/record/Banner.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import classes from './applications.module.css'
import { ApplicationBody } from './pieces/ApplicationBody.tsx'
import { RejectionReasons } from './RejectionReasons.tsx'

/** What waits for a decision begins with what was recommended, by whom and why. */
export function RecommendedBody({ record }: { record: ApplicationRecord }) {
  return (
    <>
      <Recommended record={record} />
      <ApplicationBody record={record} />
    </>
  )
}

const outcomes: Partial<Record<ApplicationRecord['status'], string>> = {
  recommendedApprove: 'approve',
  recommendedReject: 'reject',
}

function Recommended({ record: { status, recommendation } }: { record: ApplicationRecord }) {
  const text = useText('applications')
  const spoken = useSpoken()
  const outcome = outcomes[status]
  if (!outcome || !recommendation) return null
  const { by, at, note } = recommendation
  return (
    <Banner
      tone={outcome === 'reject' ? 'warning' : 'info'}
      icon={outcome === 'reject' ? IconArrowBackUp : IconThumbUp}
    >
      {text(`recommended.${outcome}`, { name: by, date: spoken.date(at) })}
      {note && <blockquote className={classes.quote}>{note}</blockquote>}
      <RejectionReasons {...recommendation} />
    </Banner>
  )
}

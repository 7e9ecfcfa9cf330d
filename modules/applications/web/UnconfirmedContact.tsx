import { IconUserQuestion } from '@tabler/icons-react'
import { Banner } from '#kit/web/record/Banner.tsx'
import { useText } from '#kit/web/text.ts'
import { proposalsId, useUnconfirmed } from '#modules/employers/web/pieces/use-unconfirmed.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'

/** Nobody knows yet who speaks for the employer. */
export function UnconfirmedContact({ record }: { record: ApplicationRecord }) {
  const text = useText('employers')
  const unconfirmed = useUnconfirmed(record.employer.id, record.id)
  if (!unconfirmed) return null
  return (
    <Banner tone="warning" icon={IconUserQuestion}>
      {text('proposals.unconfirmed')} {unconfirmed.waits && `${text('proposals.blocks')} `}
      <a href={`#${proposalsId}`}>{text('proposals.show')}</a>
    </Banner>
  )
}

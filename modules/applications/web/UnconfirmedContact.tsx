import { IconUserQuestion } from '@tabler/icons-react'
import { useText } from '#kit/web/text.ts'
import { proposalsId, useUnconfirmed } from '#modules/employers/web/pieces/use-unconfirmed.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { Notice } from './Notice.tsx'

/** Nobody knows yet who speaks for the employer. */
export function UnconfirmedContact({ record }: { record: ApplicationRecord }) {
  const text = useText('employers')
  const unconfirmed = useUnconfirmed(record.employer.id, record.id)
  if (!unconfirmed) return null
  return (
    <Notice tone="warning" icon={<IconUserQuestion size={20} stroke={1.75} />}>
      {text('proposals.unconfirmed')} {unconfirmed.waits && `${text('proposals.blocks')} `}
      <a href={`#${proposalsId}`}>{text('proposals.show')}</a>
    </Notice>
  )
}

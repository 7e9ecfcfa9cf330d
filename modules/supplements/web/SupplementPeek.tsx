import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { supplement } from '../contract/supplement.ts'
import { supplementStatus } from '../contract/supplement.status.ts'
import type { SupplementRecord } from '../contract/supplements.endpoints.ts'
import { SupplementRail } from './SupplementRail.tsx'
import { SupplementStrip } from './SupplementStrip.tsx'

export function SupplementPeek({ record }: { record: SupplementRecord }) {
  const text = useText()
  const { name, type } = record
  return (
    <PeekedRecord
      entity={supplement}
      record={record}
      title={[name, text(`choices.type.${type}`)].filter(Boolean).join(' · ')}
      status={<StatusBadge of={supplementStatus} state={record.status} />}
      strip={<SupplementStrip record={record} />}
      rail={<SupplementRail record={record} />}
    />
  )
}

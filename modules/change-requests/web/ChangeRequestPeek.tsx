import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { changeRequestStatus } from '../contract/change-request.status.ts'
import { changeRequest } from '../contract/change-request.ts'
import type { ChangeRequestRecord } from '../contract/change-requests.endpoints.ts'
import { ChangeRail } from './ChangeRail.tsx'
import { ChangeStrip } from './ChangeStrip.tsx'

export function ChangeRequestPeek({ record }: { record: ChangeRequestRecord }) {
  return (
    <PeekedRecord
      entity={changeRequest}
      record={record}
      title={record.name ?? record.employer}
      status={<StatusBadge of={changeRequestStatus} state={record.status} />}
      strip={<ChangeStrip record={record} />}
      rail={<ChangeRail record={record} />}
    />
  )
}

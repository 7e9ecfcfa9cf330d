import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { shareholderStatus } from '../contract/shareholder.status.ts'
import { shareholder } from '../contract/shareholder.ts'
import type { ShareholderRecord } from '../contract/shareholders.endpoints.ts'
import { MergedLines } from './MergedLines.tsx'
import { ShareholderRail } from './ShareholderRail.tsx'
import { ShareholderStrip } from './ShareholderStrip.tsx'

export const ShareholderPeek = ({ record }: { record: ShareholderRecord }) => (
  <PeekedRecord
    entity={shareholder}
    record={record}
    title={record.name}
    status={<StatusBadge of={shareholderStatus} state={record.status} />}
    banners={<MergedLines record={record} />}
    strip={<ShareholderStrip record={record} />}
    rail={<ShareholderRail record={record} />}
  />
)

import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { lead } from '../contract/lead.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'
import { LeadBanners } from './LeadBanners.tsx'
import { LeadRail } from './LeadRail.tsx'
import { LeadStrip } from './LeadStrip.tsx'
import { StatusText } from './pieces/StatusText.tsx'

export const LeadPeek = ({ record }: { record: LeadRecord }) => (
  <PeekedRecord
    entity={lead}
    record={record}
    title={record.name}
    status={<StatusText status={record.status} />}
    banners={<LeadBanners record={record} />}
    strip={<LeadStrip record={record} />}
    rail={<LeadRail record={record} />}
  />
)

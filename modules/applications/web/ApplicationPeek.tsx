import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { application } from '../contract/application.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { ApplicationRail } from './ApplicationRail.tsx'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import { ApplicationStrip } from './ApplicationStrip.tsx'
import { ApplicationBanners } from './pieces/ApplicationBody.tsx'

export const ApplicationPeek = ({ record }: { record: ApplicationRecord }) => (
  <PeekedRecord
    entity={application}
    record={record}
    title={record.participantName ?? record.employer.legalName}
    status={<ApplicationStatus state={record.status} />}
    banners={<ApplicationBanners record={record} />}
    strip={<ApplicationStrip record={record} />}
    rail={<ApplicationRail record={record} />}
  />
)

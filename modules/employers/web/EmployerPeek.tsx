import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { employer as entity } from '../contract/employer.ts'
import type { EmployerRecord } from '../contract/directory.endpoints.ts'
import { EmployerRail } from './EmployerRail.tsx'
import { EmployerStrip } from './EmployerStrip.tsx'

export const EmployerPeek = ({ record }: { record: EmployerRecord }) => (
  <PeekedRecord
    entity={entity}
    record={record}
    title={record.legalName}
    strip={<EmployerStrip employer={record} />}
    rail={<EmployerRail employer={record} />}
  />
)

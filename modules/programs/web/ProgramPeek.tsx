import { PeekedRecord } from '#kit/web/list/PeekedRecord.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { program } from '../contract/program.ts'
import { programStatus } from '../contract/program.status.ts'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'
import { ProgramRail } from './ProgramRail.tsx'
import { ProgramStrip } from './ProgramStrip.tsx'

export function ProgramPeek({ record }: { record: ProgramRecord }) {
  const bilingual = useBilingual()
  return (
    <PeekedRecord
      entity={program}
      record={record}
      title={bilingual(record.name)}
      status={<StatusBadge of={programStatus} state={record.status} />}
      strip={<ProgramStrip program={record} />}
      rail={<ProgramRail program={record} />}
    />
  )
}

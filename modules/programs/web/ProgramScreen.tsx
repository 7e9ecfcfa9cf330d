import { useRecord } from '#kit/web/api-query.ts'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { program } from '../contract/program.ts'
import { programStatus } from '../contract/program.status.ts'
import { programsEndpoints } from '../contract/programs.endpoints.ts'
import { ProgramActions } from './ProgramActions.tsx'
import { ProgramRail } from './ProgramRail.tsx'
import { ProgramSections } from './ProgramSections.tsx'
import { ProgramStrip } from './ProgramStrip.tsx'

export function ProgramScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(programsEndpoints.readProgram, { id })
  const bilingual = useBilingual()
  return (
    <RecordScreen
      key={id}
      entity={program}
      answer={answer}
      title={(record) => bilingual(record.name)}
      reference={(record) => record.code}
      status={(record) => <StatusBadge of={programStatus} state={record.status} />}
      list={programsEndpoints.listPrograms}
      actions={(record) => <ProgramActions program={record} />}
      strip={(record) => <ProgramStrip program={record} />}
      rail={(record) => <ProgramRail program={record} />}
    >
      {(record) => <ProgramSections program={record} />}
    </RecordScreen>
  )
}

import { Button } from '@mantine/core'
import { IconArrowsDiff, IconBan } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ExportButton } from '#kit/web/file/ExportButton.tsx'
import { useLanguage } from '#kit/web/language.ts'
import { useOwnTitle } from '#kit/web/page-title.ts'
import { RecordMissing } from '#kit/web/record/RecordMissing.tsx'
import { WaitingRecord } from '#kit/web/record/WholeRecord.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import { usePaperFormat } from '#modules/reports/web/pieces/paper-format.tsx'
import {
  frozenReportsEndpoints,
  type FrozenReportRecord,
} from '../contract/frozen-reports.endpoints.ts'
import { FrozenAbout } from './FrozenAbout.tsx'
import { FrozenFigures } from './FrozenFigures.tsx'
import classes from './frozen.module.css'

const FrozenChanges = lazy(() =>
  import('./FrozenChanges.tsx').then((m) => ({ default: m.FrozenChanges })),
)
const WithdrawDialog = lazy(() =>
  import('./WithdrawDialog.tsx').then((m) => ({ default: m.WithdrawDialog })),
)

/** A report exactly as it was frozen. */
export function FrozenReportScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(frozenReportsEndpoints.readFrozenReport, { id })
  if (answer.data) return <Frozen frozen={answer.data} />
  if (answer.error?.status === 404) return <RecordMissing />
  if (answer.error) return <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  return <WaitingRecord />
}

function Frozen({ frozen }: { frozen: FrozenReportRecord }) {
  const said = frozen.content.said[useLanguage()]
  const [isCompared, setCompared] = useState(false)
  const title = `${said.title} · ${frozen.number}`
  useOwnTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        actions={<Acts frozen={frozen} isCompared={isCompared} compare={setCompared} />}
      />
      <FrozenAbout frozen={frozen} said={said} />
      <div className={classes.parts}>
        {isCompared && (
          <Suspense>
            <FrozenChanges frozen={frozen} said={said} />
          </Suspense>
        )}
        <FrozenFigures answer={frozen.content.answer} said={said} />
      </div>
    </>
  )
}

interface ActsProps {
  frozen: FrozenReportRecord
  isCompared: boolean
  compare: (isCompared: boolean) => void
}

function Acts({ frozen, isCompared, compare }: ActsProps) {
  const text = useText()
  const mayExport = useMay('export', 'Reports')
  const [isOpen, setOpen] = useState(false)
  const params = { id: frozen.id }
  const also = usePaperFormat(frozenReportsEndpoints.printFrozenReport, { params })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowsDiff size={16} stroke={1.75} aria-hidden />}
        onClick={() => compare(!isCompared)}
      >
        {text(isCompared ? 'actions.hide' : 'actions.compare')}
      </Button>
      {frozen.can['withdraw'] === true && (
        <Button
          variant="default"
          leftSection={<IconBan size={16} stroke={1.75} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {text('actions.withdraw')}
        </Button>
      )}
      {mayExport && (
        <ExportButton
          endpoint={frozenReportsEndpoints.exportFrozenReport}
          asked={(format) => ({ params, query: { format } })}
          also={also}
        />
      )}
      {isOpen && (
        <Suspense>
          <WithdrawDialog frozen={frozen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { IconDownload, IconFileText } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { downloadFile } from '#kit/web/api-download.ts'
import { useLocale } from '#kit/web/language.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { FoldedPart, Folds } from '#kit/web/record/FoldedPart.tsx'
import { RecordFiles } from '#kit/web/record/RecordActivity.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { answersEndpoints } from '#modules/forms/contract/answers.endpoints.ts'
import { AnswersSection } from '#modules/forms/web/pieces/answers/AnswersSection.tsx'
import { Differences } from '#modules/forms/web/pieces/answers/Differences.tsx'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import classes from './applications.module.css'
import { FrozenVersions } from './FrozenVersions.tsx'
import { isSeen } from './seen-document.ts'
import { answersId, documentsId } from './show-part.ts'

const DocumentPanel = lazy(() =>
  import('./DocumentPanel.tsx').then((m) => ({ default: m.DocumentPanel })),
)

type Document = ApplicationRecord['documents'][number]

export function DocumentsSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  const { documents } = record
  const [lookedAt, setLookedAt] = useState<string | null>(null)
  const shown = documents.find(({ id }) => id === lookedAt)
  return (
    <RecordSection title={text('sections.documents')} anchor={documentsId}>
      {documents.length === 0 && !isStaff && <p className="quiet">{text('documents.none')}</p>}
      <ul className={classes.documents}>
        {documents.map((document) => (
          <DocumentLine
            key={document.id}
            document={document}
            applicationId={record.id}
            look={setLookedAt}
          />
        ))}
      </ul>
      {shown && (
        <Suspense>
          <DocumentPanel
            document={shown}
            applicationId={record.id}
            close={() => setLookedAt(null)}
          />
        </Suspense>
      )}
      {isStaff && <StaffPapers record={record} />}
    </RecordSection>
  )
}

/** What was answered and frozen, and the files that staff keep. */
function StaffPapers({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const words = useText('forms')
  const answers = useAnswer(answersEndpoints.listResponses, { query: { record: record.id } })
  const { data, error } = answers
  return (
    <>
      <Differences recordId={record.id} />
      {error && !data && (
        <PartProblem
          what={words('answers.title')}
          error={error}
          retry={() => void answers.refetch()}
        />
      )}
      <Folds>
        {data && data.data.length > 0 && (
          <FoldedPart title={words('answers.title')} anchor={answersId}>
            <AnswersSection recordId={record.id} />
          </FoldedPart>
        )}
        <FoldedPart title={text('sections.frozen')}>
          <FrozenVersions record={record} />
        </FoldedPart>
        <RecordFiles of={{ kind: 'application', id: record.id }} />
      </Folds>
    </>
  )
}

function DocumentLine(props: {
  document: Document
  applicationId: string
  look: (id: string) => void
}) {
  const text = useText()
  const { document, applicationId, look } = props
  const { name } = document
  const load = useDownload(applicationId, document)
  return (
    <li>
      <IconFileText size={20} stroke={1.5} aria-hidden />
      <div>
        {isSeen(document) ? (
          <button type="button" onClick={() => look(document.id)}>
            {name}
          </button>
        ) : (
          <strong>{name}</strong>
        )}
        <span className="quiet">
          {' '}
          <FileSize bytes={document.sizeBytes} /> · {document.addedByName} ·{' '}
          <DateText value={document.addedAt} />
        </span>
      </div>
      <Button
        variant="default"
        size="xs"
        className="no-print"
        loading={load.isBusy}
        leftSection={<IconDownload size={15} aria-hidden />}
        aria-label={text('actions.download', { name })}
        onClick={() => void load.start()}
      >
        {text('documents.download')}
      </Button>
    </li>
  )
}

function useDownload(id: string, document: Document) {
  const [isBusy, setBusy] = useState(false)
  const words = useProblemText()
  const start = async () => {
    setBusy(true)
    try {
      const params = { id, documentId: document.id }
      await downloadFile(applicationsEndpoints.downloadDocument, { params }, document.name)
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}

const kilobyte = 1000

function FileSize({ bytes }: { bytes: number }) {
  const locale = useLocale()
  const [value, unit] =
    bytes < kilobyte ** 2 ? [bytes / kilobyte, 'kilobyte'] : [bytes / kilobyte ** 2, 'megabyte']
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return <span className="numbers">{format.format(value)}</span>
}

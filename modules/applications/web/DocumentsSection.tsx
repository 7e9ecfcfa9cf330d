import { lazy, Suspense } from 'react'
import { useAnswer } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { FoldedPart, Folds } from '#kit/web/record/FoldedPart.tsx'
import { RecordDocuments, RecordFiles } from '#kit/web/record/RecordActivity.tsx'
import { usePerson } from '#kit/web/session.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useText } from '#kit/web/text.ts'
import { answersEndpoints } from '#modules/forms/contract/answers.endpoints.ts'
import { Differences } from '#modules/forms/web/pieces/answers/Differences.tsx'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { answersId, documentsId } from './show-part.ts'

// What is folded comes with the press that unfolds it.
const AnswersSection = lazy(() =>
  import('#modules/forms/web/pieces/answers/AnswersSection.tsx').then((m) => ({
    default: m.AnswersSection,
  })),
)

const FrozenVersions = lazy(() =>
  import('./FrozenVersions.tsx').then((m) => ({ default: m.FrozenVersions })),
)

export function DocumentsSection({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const isStaff = usePerson()?.type === 'staff'
  return (
    <RecordSection title={text('sections.documents')} anchor={documentsId}>
      <RecordDocuments key={record.id} of={{ kind: 'application', id: record.id }} />
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
            <Suspense>
              <AnswersSection recordId={record.id} />
            </Suspense>
          </FoldedPart>
        )}
        <FoldedPart title={text('sections.frozen')}>
          <Suspense>
            <FrozenVersions record={record} />
          </Suspense>
        </FoldedPart>
        <RecordFiles of={{ kind: 'application', id: record.id }} />
      </Folds>
    </>
  )
}

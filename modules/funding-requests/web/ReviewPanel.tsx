import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { DecisionPanel } from '#kit/web/decision/DecisionPanel.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useLanguage } from '#kit/web/language.ts'
import { wideWindow } from '#kit/web/record/rail-slot.ts'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { EvidenceFiles } from './EvidenceFiles.tsx'
import { useStepsInput } from './request-steps.ts'
import { begunReview, reviewForm, reviewSchema } from './review.ts'
import { ReviewedLines } from './ReviewedLines.tsx'

const Field = fieldsOf(reviewForm)

interface ReviewProps {
  record: RequestRecord
  close: () => void
}

/** What is paid of each cost and why not all of it: beside the record and its evidence where there is room. */
export function ReviewPanel({ record, close }: ReviewProps) {
  const text = useText()
  const { form, costs, schema } = useReview({ record, close })
  const isWide = useMediaQuery(wideWindow, true, { getInitialValueInEffect: false })
  return (
    <DecisionPanel
      {...{ form, schema, close }}
      isBeside={isWide ?? true}
      step="review"
      title={text('review.title', { reference: record.reference })}
      intro={text('review.intro')}
      verb={text('review.verb')}
    >
      {record.paidBy === 'employer' && <p>{text('review.released')}</p>}
      {record.certificateReason && (
        <p>
          {text('review.noCertificate')} {record.certificateReason}
        </p>
      )}
      {!isWide && <EvidenceFiles recordId={record.id} />}
      <Field name="lines" label={text('fields.costs')}>
        {(lines) => <ReviewedLines input={lines} costs={costs} />}
      </Field>
      <Field name="reviewNote" />
    </DecisionPanel>
  )
}

function useReview({ record, close }: ReviewProps) {
  const text = useText()
  const language = useLanguage()
  const input = useStepsInput(record)
  // What was read when it was begun: the record may change behind it.
  const [costs] = useState(record.lines)
  const [schema] = useState(() => reviewSchema(costs, language))
  const [lines] = useState(() => begunReview(costs, (key) => text(`review.${key}`)))
  const form = useEntityForm<RequestRecord>({
    entity: reviewForm,
    schema,
    initial: { id: record.id, version: record.version, lines },
    save: (body, { version = record.version }) =>
      takeStep(input, { step: 'review', id: record.id, version, body }),
    onSaved: (after) => {
      close()
      input.taken(after, 'review')
    },
  })
  return { form, costs, schema }
}

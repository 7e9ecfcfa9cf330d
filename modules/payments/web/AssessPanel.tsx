import { useState } from 'react'
import { DecisionPanel } from '#kit/web/decision/DecisionPanel.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useLanguage } from '#kit/web/language.ts'
import { railSlot } from '#kit/web/record/rail-slot.ts'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import { AssessedLines } from './AssessedLines.tsx'
import { assessment, assessmentSchema, begun } from './assessment.ts'

const Field = fieldsOf(assessment)

export interface AssessProps {
  record: PaymentRecord
  input: StepsInput<PaymentRecord>
  close: () => void
}

/** What is given of each line and why not all of it. */
export function AssessPanel({ record, input, close }: AssessProps) {
  const text = useText()
  const { form, claimed, schema } = useAssessment({ record, input, close })
  const [isBeside] = useState(() => railSlot.get() !== undefined)
  return (
    <DecisionPanel
      {...{ form, schema, isBeside, close }}
      step="assess"
      title={text('assess.title', { reference: record.reference })}
      intro={text('assess.intro', { payee: record.payee })}
      verb={text('transitions.assess')}
    >
      <Field name="lines" label={text('fields.lines')}>
        {(lines) => <AssessedLines input={lines} claimed={claimed} />}
      </Field>
    </DecisionPanel>
  )
}

function useAssessment({ record, input, close }: AssessProps) {
  const language = useLanguage()
  // What was read when it was begun: the record may change behind it.
  const [claimed] = useState(record.lines)
  const [schema] = useState(() => assessmentSchema(claimed, language))
  const [lines] = useState(() => begun(claimed))
  const form = useEntityForm<PaymentRecord>({
    entity: assessment,
    schema,
    initial: { id: record.id, version: record.version, lines },
    save: (body, { version = record.version }) =>
      takeStep(input, { step: 'assess', id: record.id, version, body }),
    onSaved: (after) => {
      close()
      input.taken(after, 'assess')
    },
  })
  return { form, claimed, schema }
}

import { useState } from 'react'
import { DecisionPanel } from '#kit/web/decision/DecisionPanel.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { railSlot } from '#kit/web/record/rail-slot.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import type { AssessProps } from './AssessPanel.tsx'
import { isLess, spentAssessment, spentAssessmentSchema } from './spent-assessment.ts'

const Field = fieldsOf(spentAssessment)

/** What is given of what was spent of a supplement, and why not all of it. */
export function SpentAssessPanel({ record, input, close }: AssessProps) {
  const text = useText()
  const { form, claimed, schema } = useAssessment({ record, input, close })
  const [isBeside] = useState(() => railSlot.get() !== undefined)
  const { total } = form.body() as { total: string | null }
  return (
    <DecisionPanel
      {...{ form, schema, isBeside, close }}
      step="assess"
      title={text('assess.title', { reference: record.reference })}
      intro={text('assess.intro', { payee: record.payee })}
      verb={text('transitions.assess')}
    >
      <p className="quiet">
        {text('assess.claimed')} <Money value={claimed} />
      </p>
      <Field name="total" label={text('fields.assessedAmount')} />
      {isLess(total, claimed) && <Field name="reductionReason" isNeeded />}
    </DecisionPanel>
  )
}

function useAssessment({ record, input, close }: AssessProps) {
  // What was read when it was begun: the record may change behind it.
  const [claimed] = useState(record.claimedAmount)
  const [schema] = useState(() => spentAssessmentSchema(claimed))
  const form = useEntityForm<PaymentRecord>({
    entity: spentAssessment,
    schema,
    initial: {
      id: record.id,
      version: record.version,
      total: record.assessedAmount ?? claimed,
      reductionReason: record.supplement?.reductionReason ?? null,
    },
    save: (body, { version = record.version }) =>
      takeStep(input, { step: 'assess', id: record.id, version, body }),
    onSaved: (after) => {
      close()
      input.taken(after, 'assess')
    },
  })
  return { form, claimed, schema }
}

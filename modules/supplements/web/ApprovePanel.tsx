import { useState } from 'react'
import { DecisionPanel } from '#kit/web/decision/DecisionPanel.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { railSlot } from '#kit/web/record/rail-slot.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useText } from '#kit/web/text.ts'
import type { SupplementRecord } from '../contract/supplements.endpoints.ts'
import { approval, approvalSchema, isReduced, totalOf } from './approval.ts'
import { SupplementSum } from './pieces/SupplementSum.tsx'

const Field = fieldsOf(approval)

interface ApproveProps {
  record: SupplementRecord
  input: StepsInput<SupplementRecord>
  close: () => void
}

/** What is approved, what it comes to, and why not all of it. */
export function ApprovePanel({ record, input, close }: ApproveProps) {
  const text = useText()
  const { form, schema, asked } = useApproval({ record, input, close })
  const nameOf = useBilingual()
  const [isBeside] = useState(() => railSlot.get() !== undefined)
  const each = (form.body() as { approvedEach: string | null }).approvedEach
  const { frequency, times, requestedEach, most } = asked
  const isOnce = frequency === 'oneTime'
  return (
    <DecisionPanel
      {...{ form, schema, isBeside, close }}
      step="approve"
      title={text('approve.title', { reference: record.reference })}
      intro={text('approve.intro')}
      verb={text('transitions.approve')}
    >
      <p className="quiet">
        {text('approve.requested')} <Money value={asked.requestedAmount} /> (
        <SupplementSum of={{ frequency, times, each: requestedEach }} />)
      </p>
      <Field name="approvedEach" {...(isOnce && { label: text('fields.approvedAmount') })} />
      {!isOnce && (
        <p>
          {text('approve.total')} <Money value={totalOf(each, asked)} />
        </p>
      )}
      {most && (
        <p className="quiet">
          {text('approve.most')} <Money value={most.amount} />{' '}
          {text(`approve.limits.${most.limit}`, { region: nameOf(most.region) })}
        </p>
      )}
      {isReduced(each, asked) && <Field name="reductionReason" isNeeded />}
    </DecisionPanel>
  )
}

function useApproval({ record, input, close }: ApproveProps) {
  // What was read when it was begun: the record may change behind it.
  const [asked] = useState(record)
  const [schema] = useState(() => approvalSchema(asked))
  const most = asked.most?.each ?? asked.requestedEach
  const form = useEntityForm<SupplementRecord>({
    entity: approval,
    schema,
    initial: {
      id: record.id,
      version: record.version,
      approvedEach: Number(most) > 0 ? most : asked.requestedEach,
    },
    save: (body, { version = record.version }) =>
      takeStep(input, { step: 'approve', id: record.id, version, body }),
    onSaved: (after) => {
      close()
      input.taken(after, 'approve')
    },
  })
  return { form, schema, asked }
}

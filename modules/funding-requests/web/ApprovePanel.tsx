import { useState } from 'react'
import { DecisionPanel } from '#kit/web/decision/DecisionPanel.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useLanguage } from '#kit/web/language.ts'
import { railSlot } from '#kit/web/record/rail-slot.ts'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { approval, approvalSchema, begun } from './approval.ts'
import { ApprovedLines } from './ApprovedLines.tsx'
import { MostApproved } from './MostApproved.tsx'

const Field = fieldsOf(approval)

interface ApproveProps {
  record: RequestRecord
  input: StepsInput<RequestRecord>
  close: () => void
}

/** What is approved of each cost and why not all of it. */
export function ApprovePanel({ record, input, close }: ApproveProps) {
  const text = useText()
  const { form, asked, schema } = useApproval({ record, input, close })
  const [isBeside] = useState(() => railSlot.get() !== undefined)
  return (
    <DecisionPanel
      {...{ form, schema, isBeside, close }}
      step="approve"
      title={text('approve.title', { reference: record.reference })}
      intro={text('approve.intro')}
      verb={text('transitions.approve')}
    >
      <Field name="lines" label={text('fields.costs')}>
        {(lines) => <ApprovedLines input={lines} asked={asked} />}
      </Field>
      {record.most && <MostApproved most={record.most} />}
      <Field name="applicantNote" />
    </DecisionPanel>
  )
}

function useApproval({ record, input, close }: ApproveProps) {
  const language = useLanguage()
  // What was read when it was begun: the record may change behind it.
  const [asked] = useState(record.lines)
  const [schema] = useState(() => approvalSchema(asked, language))
  const [lines] = useState(() => begun(asked))
  const form = useEntityForm<RequestRecord>({
    entity: approval,
    schema,
    initial: { id: record.id, version: record.version, lines },
    save: (body, { version = record.version }) =>
      takeStep(input, { step: 'approve', id: record.id, version, body }),
    onSaved: (after) => {
      close()
      input.taken(after, 'approve')
    },
  })
  return { form, asked, schema }
}

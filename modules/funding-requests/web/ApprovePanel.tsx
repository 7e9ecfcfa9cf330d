import { Button } from '@mantine/core'
import { useState } from 'react'
import { ActForm } from '#kit/web/dialog/DialogForm.tsx'
import { TypedDialog } from '#kit/web/dialog/TypedDialog.tsx'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { FormNotes } from '#kit/web/form/FormNotes.tsx'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { presentOf } from '#kit/web/form/stale.ts'
import { useEntityForm, type EntityForm } from '#kit/web/form/use-entity-form.ts'
import { useLanguage } from '#kit/web/language.ts'
import { railSlot } from '#kit/web/record/rail-slot.ts'
import { TypedPanel } from '#kit/web/record/TypedPanel.tsx'
import { StaleNotice } from '#kit/web/step/StaleNotice.tsx'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { approval, approvalSchema, begun } from './approval.ts'
import { ApprovedLines } from './ApprovedLines.tsx'

const Field = fieldsOf(approval)

interface ApproveProps {
  record: RequestRecord
  input: StepsInput<RequestRecord>
  close: () => void
}

/** What is approved of each cost and why not all of it, beside the record where there is room. */
export function ApprovePanel({ record, input, close }: ApproveProps) {
  const text = useText()
  const kit = useKitText()
  const { form, asked, stale } = useApproval({ record, input, close })
  const [isBeside] = useState(() => railSlot.get() !== undefined)
  useLeaveGuard(form)
  const Frame = isBeside ? TypedPanel : TypedDialog
  const act = stale ? (
    stale.again && (
      <Button loading={form.isSaving} onClick={() => void stale.again?.()}>
        {kit('step.goOn')}
      </Button>
    )
  ) : (
    <Button type="submit" loading={form.isSaving}>
      {text('transitions.approve')}
    </Button>
  )
  return (
    <Frame
      title={text('approve.title', { reference: record.reference })}
      isDirty={form.isDirty}
      close={close}
    >
      <FormContext value={form}>
        <ActForm submit={form.submit} intro={text('approve.intro')} act={act}>
          <ErrorSummary form={form} />
          <FormNotes form={form} />
          {stale?.notice}
          <Field name="lines" label={text('fields.costs')}>
            {(lines) => <ApprovedLines input={lines} asked={asked} />}
          </Field>
          <Field name="applicantNote" />
        </ActForm>
      </FormContext>
    </Frame>
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
  return { form, asked, stale: staleOf(form, schema) }
}

/** What is typed was written about another version, so approving it all the same is a choice. */
function staleOf(form: EntityForm, schema: ReturnType<typeof approvalSchema>) {
  if (form.problem?.status !== 412) return null
  const present = presentOf(form.problem).record as Partial<RequestRecord>
  const isGone = present.can?.['approve'] !== true
  const { data } = schema.safeParse(form.body())
  return {
    notice: <StaleNotice problem={form.problem} differences={[]} isGone={isGone} />,
    again: isGone || !data ? null : () => form.resolveStale(data, present.version ?? 0),
  }
}

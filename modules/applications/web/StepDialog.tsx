import { Button } from '@mantine/core'
import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { Field } from '#kit/web/form/Field.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { OverRecord } from './OverRecord.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { stepForms, type FormStep, type StepForm } from './steps.ts'
import { useSaved } from './use-saved.ts'
import classes from './dialogs.module.css'

interface StepDialogProps {
  step: FormStep
  record: ApplicationRecord
  close: () => void
}

/** One step of the case: what it does, what it asks for, and what stands in its way. */
export function StepDialog({ step, record, close }: StepDialogProps) {
  const text = useText()
  const kit = useKitText()
  // What was read when the step was chosen; the record itself may change behind the dialog.
  const [before] = useState(record)
  const form = useStepForm({ step, record: before, close })
  const { danger, entity }: StepForm = stepForms[step]
  const isStale = form.problem?.status === 412
  return (
    <OverRecord
      title={text(`dialogs.${step}.title`, { reference: record.reference })}
      isDirty={form.isDirty}
      close={close}
    >
      <FormContext value={form}>
        <form
          noValidate
          className={classes.stepForm}
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <StepWords step={step} record={record} />
          <ErrorSummary form={form} />
          {isStale && form.problem && (
            <StaleNotice problem={form.problem} before={before} step={step} />
          )}
          {Object.keys(entity.fields).map((name) => (
            <Field key={name} name={name} />
          ))}
          <div className={classes.buttons}>
            <Button variant="default" onClick={close}>
              {kit('actions.cancel')}
            </Button>
            <SubmitStep form={form} step={step} danger={danger ?? false} />
          </div>
        </form>
      </FormContext>
    </OverRecord>
  )
}

function StepWords({ step, record }: Pick<StepDialogProps, 'step' | 'record'>) {
  const text = useText()
  const spoken = useSpoken()
  const nameOf = useBilingual()
  const words = text(`dialogs.${step}.body`, {
    amount: spoken.money(record.funding.total),
    program: nameOf(record.program.name),
    participant: record.participantName,
    employer: record.employer.legalName,
  })
  return <p className={classes.stepWords}>{words}</p>
}

function SubmitStep(props: {
  form: ReturnType<typeof useStepForm>
  step: FormStep
  danger: boolean
}) {
  const text = useText()
  const { form, step, danger } = props
  const present = form.problem?.status === 412 ? presentOf(form.problem.problem) : null
  const color = danger ? 'red.8' : 'primary'
  if (!present)
    return (
      <Button type="submit" color={color} loading={form.isSaving}>
        {text(`dialogs.${step}.verb`)}
      </Button>
    )
  // What is asked for was written about another version, so doing it anyway is a choice.
  if (present.can?.[step] !== true) return null
  return (
    <Button
      color={color}
      loading={form.isSaving}
      onClick={() => void form.resolveStale(form.body(), present.version ?? 0)}
    >
      {text('dialogs.stale.goOn')}
    </Button>
  )
}

const presentOf = (problem: object) =>
  ((problem as { current?: unknown }).current ?? {}) as Partial<ApplicationRecord>

function useStepForm({ step, record, close }: StepDialogProps) {
  const { endpoint, entity, schema, fixed }: StepForm = stepForms[step]
  const saved = useSaved()
  return useEntityForm<ApplicationRecord>({
    entity,
    schema,
    initial: { version: record.version },
    save: async (body, { version }) => {
      const whole = { ...fixed, ...(body as object) } as never
      const seen = version ?? record.version
      try {
        return await callApi(endpoint, { params: { id: record.id }, body: whole, version: seen })
      } catch (problem) {
        // Somebody else has been here: the page behind shows what they did.
        saved.refresh(record.id)
        throw problem
      }
    },
    onSaved: (after) => {
      saved.tell(after)
      close()
    },
  })
}

import { Button } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { stepEntity } from '#kit/contract/step-endpoint.ts'
import { ActForm } from '../dialog/DialogForm.tsx'
import { TypedDialog } from '../dialog/TypedDialog.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Field } from '../form/Field.tsx'
import { FormNotes } from '../form/FormNotes.tsx'
import { FormContext } from '../form/form-context.ts'
import { useLeaveGuard } from '../form/leave-guard.ts'
import { presentOf } from '../form/stale.ts'
import { useEntityForm, type EntityForm } from '../form/use-entity-form.ts'
import { railSlot } from '../record/rail-slot.ts'
import { TypedPanel } from '../record/TypedPanel.tsx'
import { useKitText, useText } from '../text.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { stepOf, type StepsInput, type SteppedRecord } from './step-input.ts'
import { takeStep } from './take-step.ts'

interface StepDialogProps {
  step: string
  record: SteppedRecord
  input: StepsInput<SteppedRecord>
  close: () => void
}

const useNothing = () => ({})
const withEffects = 900

/** One step: what it does, what it asks for, and what stands in its way. */
export function StepDialog({ step, record, input, close }: StepDialogProps) {
  const text = useText()
  const [isDirty, setDirty] = useState(false)
  const initial = (input.useInitial ?? useNothing)(step)
  const hasEffects = input.effects?.[step] !== undefined
  // Beside the record that it is about, where one is on the screen.
  const isWide = input.wide?.includes(step)
  const [isBeside] = useState(() => !isWide && railSlot.get() !== undefined)
  const Frame = isBeside ? TypedPanel : TypedDialog
  return (
    <Frame
      title={text(`steps.${step}.title`, input.values)}
      isDirty={isDirty}
      close={close}
      {...(hasEffects && { width: withEffects })}
    >
      {initial && <StepForm {...{ step, record, input, close, initial, setDirty }} />}
    </Frame>
  )
}

interface StepFormProps extends StepDialogProps {
  initial: object
  setDirty: (isDirty: boolean) => void
}

function StepForm({ step, record, input, close, initial, setDirty }: StepFormProps) {
  const text = useText()
  const body = `steps.${step}.body`
  const cancel = `steps.${step}.cancel`
  // What was read when the step was chosen; the record itself may change behind the dialog.
  const [before] = useState(record)
  const Effects = input.effects?.[step]
  const Notice = input.notices?.[step]
  const [isPossible, judge] = useState(!Effects)
  const present = record.version
  const form = useStepForm({ step, record: before, present, input, close, initial })
  const stale = useStale({ step, record: before, input, close }, form)
  useLeaveGuard(form)
  // At once: whoever presses “Cancel” right after emptying a field is asked nothing.
  useLayoutEffect(() => setDirty(form.isDirty), [form.isDirty, setDirty])
  return (
    <FormContext value={form}>
      <ActForm
        submit={form.submit}
        isGrave={Effects !== undefined}
        {...(text.has(cancel) && { cancel: text(cancel) })}
        intro={text.has(body) && text(body, input.values)}
        act={<SubmitStep {...{ step, input, form, isPossible }} again={stale?.again} />}
      >
        <ErrorSummary form={form} />
        <FormNotes form={form} />
        {stale?.notice}
        {Notice && <Notice record={before} />}
        {Effects && <Effects record={before} judge={judge} />}
        {Object.keys(form.entity.fields).map((name) => (
          <StepField
            key={name}
            {...{ step, name, input }}
            isNeeded={input.needs?.(name, form.values) ?? false}
            choices={input.offered?.(name, form.values) ?? null}
          />
        ))}
      </ActForm>
    </FormContext>
  )
}

function StepField(props: {
  step: string
  name: string
  input: StepsInput<SteppedRecord>
  isNeeded: boolean
  choices: readonly string[] | null
}) {
  const text = useText()
  const { step, name, input, choices } = props
  const own = `steps.${step}.fields.${name}`
  const useOptions = input.options?.[name]
  return (
    <Field
      name={name}
      isNeeded={props.isNeeded}
      {...(choices && { choices })}
      {...(text.has(own) && { label: text(own) })}
      {...(useOptions && { useOptions })}
    />
  )
}

/** What was asked for was written about another version, so doing it anyway is a choice. */
function useStale({ step, record, input }: StepDialogProps, form: EntityForm) {
  if (form.problem?.status !== 412) return null
  const present = presentOf(form.problem).record as Partial<SteppedRecord>
  const names = [step, input.alias?.[step] ?? step]
  const isGone = !names.some((name) => present.can?.[name] === true)
  return {
    notice: (
      <StaleNotice
        problem={form.problem}
        differences={input.differences?.(record, present) ?? []}
        isGone={isGone}
      />
    ),
    again: isGone ? null : () => form.resolveStale(form.body(), present.version ?? 0),
  }
}

function SubmitStep(props: {
  step: string
  input: StepsInput<SteppedRecord>
  form: EntityForm
  isPossible: boolean
  /** After a stale attempt: does it all the same; null when it is no longer possible. */
  again: (() => Promise<void>) | null | undefined
}) {
  const text = useText()
  const kit = useKitText()
  const { step, form, again, isPossible } = props
  const color = stepOf(props.input, step).confirm === 'danger' ? 'red.8' : 'primary'
  const verb = `steps.${step}.verb`
  if (again === null) return null
  if (again)
    return (
      <Button color={color} loading={form.isSaving} onClick={() => void again()}>
        {kit('step.goOn')}
      </Button>
    )
  return (
    <Button type="submit" color={color} loading={form.isSaving} disabled={!isPossible}>
      {text.has(verb) ? text(verb, props.input.values) : text(`transitions.${step}`)}
    </Button>
  )
}

function useStepForm(props: Omit<StepFormProps, 'setDirty'> & { present: number }) {
  const { step, record, present, input, close, initial } = props
  const [entity] = useState(() => stepEntity(step, stepOf(input, step)))
  return useEntityForm<SteppedRecord>({
    entity,
    schema: entity.create,
    initial: { version: present, ...initial },
    save: (body, { version = record.version }) =>
      takeStep(input, { step, id: record.id, version, body }),
    onSaved: (after) => {
      close()
      input.taken(after, step)
    },
  })
}

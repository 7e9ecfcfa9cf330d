import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { ActForm } from '../dialog/DialogForm.tsx'
import { TypedDialog } from '../dialog/TypedDialog.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import type { FormValues } from '../form/field-values.ts'
import { FormContext } from '../form/form-context.ts'
import { FormNotes } from '../form/FormNotes.tsx'
import { useLeaveGuard } from '../form/leave-guard.ts'
import { presentOf } from '../form/stale.ts'
import type { EntityForm } from '../form/use-entity-form.ts'
import { TypedPanel } from '../record/TypedPanel.tsx'
import { StaleNotice } from '../step/StaleNotice.tsx'
import { useKitText } from '../text.ts'

interface DecisionPanelProps {
  form: EntityForm
  schema: z.ZodMiniType<FormValues>
  /** The step that is taken, which the record may have gone past meanwhile. */
  step: string
  title: string
  intro: string
  verb: string
  /** There is room for it beside the record. */
  isBeside: boolean
  close: () => void
  children: ReactNode
}

/** What somebody decides of a record, typed beside it where there is room, else in a dialog. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { form, schema, step, title, intro, verb, isBeside, close, children } = props
  const kit = useKitText()
  const stale = staleOf(form, { schema, step })
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
      {verb}
    </Button>
  )
  return (
    <Frame title={title} isDirty={form.isDirty} close={close}>
      <FormContext value={form}>
        <ActForm submit={form.submit} intro={intro} act={act}>
          <ErrorSummary form={form} />
          <FormNotes form={form} />
          {stale?.notice}
          {children}
        </ActForm>
      </FormContext>
    </Frame>
  )
}

/** What is typed was written about another version, so deciding all the same is a choice. */
function staleOf(form: EntityForm, { schema, step }: Pick<DecisionPanelProps, 'schema' | 'step'>) {
  if (form.problem?.status !== 412) return null
  const present = presentOf(form.problem).record as {
    version?: number
    can?: Record<string, unknown>
  }
  const isGone = present.can?.[step] !== true
  const { data } = schema.safeParse(form.body())
  return {
    notice: <StaleNotice problem={form.problem} differences={[]} isGone={isGone} />,
    again: isGone || !data ? null : () => form.resolveStale(data, present.version ?? 0),
  }
}

import { useLayoutEffect, useState, type ReactNode } from 'react'
import { bulkEntity } from '#kit/contract/bulk.ts'
import { DialogForm } from '../dialog/DialogForm.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Field } from '../form/Field.tsx'
import { FormContext } from '../form/form-context.ts'
import { useLeaveGuard } from '../form/leave-guard.ts'
import { useEntityForm } from '../form/use-entity-form.ts'
import { useText } from '../text.ts'
import type { BulkInput } from './bulk-input.ts'

interface BulkFormProps {
  input: BulkInput
  count: number
  send: (body: object, key: string) => Promise<void>
  /** Told whether there is something that closing would throw away. */
  typed?: ((isDirty: boolean) => void) | undefined
  children?: ReactNode
}

/** What it does, what it asks for, and whether it is meant. */
export function BulkForm(props: BulkFormProps) {
  const text = useText()
  const { input, count, children, typed } = props
  const [entity] = useState(() => bulkEntity(input.asks ?? {}))
  const form = useEntityForm<unknown>({
    entity,
    schema: entity.create,
    initial: input.initial ?? {},
    save: (body, { idempotencyKey }) => props.send(body, idempotencyKey),
    onSaved: () => undefined,
  })
  const { isDirty } = form
  useLeaveGuard(form)
  useLayoutEffect(() => {
    typed?.(isDirty)
    return () => typed?.(false)
  }, [isDirty, typed])
  const { values } = input
  const body = `bulk.${input.key}.body`
  const own = `bulk.${input.key}.verb`
  return (
    <FormContext value={form}>
      <DialogForm
        submit={form.submit}
        verb={text(text.has(own) ? own : 'bulk.verb', { ...values, count })}
        isBusy={form.isSaving}
        isDanger={input.danger ?? false}
        intro={text.has(body) && text(body, { ...values, count })}
      >
        <ErrorSummary form={form} />
        {Object.keys(entity.fields).map((name) => (
          <BulkField key={name} input={input} name={name} />
        ))}
        {children}
      </DialogForm>
    </FormContext>
  )
}

function BulkField({ input, name }: { input: BulkInput; name: string }) {
  const text = useText()
  const own = `bulk.${input.key}.fields.${name}`
  const useOptions = input.options?.[name]
  const entry = input.entries?.[name]
  return (
    <Field
      name={name}
      {...(text.has(own) && { label: text(own, input.values) })}
      {...(useOptions && { useOptions })}
      {...(entry && { children: entry })}
    />
  )
}

import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, longText } from '#kit/contract/fields.ts'
import { presentOf } from '#kit/web/form/stale.ts'
import { callApi } from '#kit/web/api-call.ts'
import { takeFocus } from '#kit/web/dialog/focus-first.ts'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { useLeaveGuard } from '#kit/web/form/leave-guard.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { StaleNotice } from '#kit/web/step/StaleNotice.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import type { CheckpointItem } from '../contract/checkpoint.ts'
import { useDifferences } from './use-differences.ts'
import type { Checks } from './use-checkpoint.ts'
import { useSaved } from './use-saved.ts'
import classes from './checks.module.css'
import dialog from './dialogs.module.css'

const override = defineEntity('override', {
  reason: longText(500, { required: true }),
  expiresOn: date({ required: true }),
})
const Field = fieldsOf(override)

interface OverrideFormProps {
  item: CheckpointItem
  record: ApplicationRecord
  checks: Checks
}

/** A second person lets a failed check pass, with a reason and until a day. */
export function OverrideForm(props: OverrideFormProps) {
  const text = useText()
  const kit = useKitText()
  const [is, set] = useState<'shut' | 'open' | 'shutAgain'>('shut')
  if (is === 'open')
    return <OverrideFields {...props} close={() => set('shutAgain')} done={() => set('shut')} />
  const name = text(`checkpoint.items.${props.item.code}`)
  return (
    <Button
      ref={is === 'shutAgain' ? takeFocus : null}
      variant="default"
      size="compact-sm"
      className={classes.itemNote}
      aria-label={kit('recordPane.labelled', {
        label: text('checkpoint.override'),
        value: name,
      })}
      onClick={() => set('open')}
    >
      {text('checkpoint.override')}
    </Button>
  )
}

function OverrideFields({
  item,
  record,
  checks,
  close,
  done,
}: OverrideFormProps & { close: () => void; done: () => void }) {
  const differences = useDifferences()
  const text = useText()
  const kit = useKitText()
  const saved = useSaved()
  const fields = useRef<HTMLFieldSetElement>(null)
  const { id } = record
  const form = useEntityForm<ApplicationRecord>({
    entity: override,
    schema: override.create,
    initial: { version: record.version },
    save: (body: object, { version }) =>
      callApi(applicationsEndpoints.overrideCheck, {
        params: { id },
        body: { item: item.code, ...body } as never,
        version: version ?? record.version,
      }).catch((problem: unknown) => {
        saved.refresh(id)
        throw problem
      }),
    onSaved: (after) => {
      saved.keep(after)
      checks.goOnFrom(after)
      // The button is not offered again: the keyboard goes on at the check.
      fields.current?.closest('li')?.focus()
      done()
    },
  })
  useLeaveGuard(form)
  useEffect(() => fields.current?.querySelector('textarea')?.focus(), [])
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void form.submit()
  }
  // Inside the form of the checks: a form of its own is not possible, so the button submits, and so does Enter.
  return (
    <FormContext value={form}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset ref={fields} className={classes.overrideFields} onKeyDown={submitByEnter}>
        <legend>{text('dialogs.override.title')}</legend>
        <p className="quiet">{text('checkpoint.overrideHint')}</p>
        <ErrorSummary form={form} />
        {form.problem?.status === 412 && (
          <StaleNotice
            problem={form.problem}
            differences={differences(record, presentOf(form.problem).record)}
          />
        )}
        <Field name="reason" />
        <Field name="expiresOn" />
        <div className={dialog.buttons}>
          <Button variant="default" onClick={close}>
            {kit('actions.cancel')}
          </Button>
          <Button loading={form.isSaving} onClick={() => void form.submit()}>
            {text('dialogs.override.verb')}
          </Button>
        </div>
      </fieldset>
    </FormContext>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, longText } from '#kit/contract/fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { Field } from '#kit/web/form/Field.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { usePerson } from '#kit/web/session.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { checkpointTwoEndpoints } from '../contract/checkpoint-two.endpoints.ts'
import { beginTyping } from './begin-typing.ts'
import type { OfCheck } from './CheckTwoRow.tsx'
import { useCheckForm } from './use-check-form.tsx'
import classes from './checkpoint-two.module.css'

const reason = longText(500, { required: true })
const acts = {
  askOverride: defineEntity('askOverride', { reason }),
  grantOverride: defineEntity('grantOverride', { reason, expiresOn: date({ required: true }) }),
  refuseOverride: defineEntity('refuseOverride', { reason }),
} as const
type Act = keyof typeof acts

/** What failed passes all the same when one asks for it, and another grants it until a day. */
export function OverridePart(of: OfCheck) {
  const text = useText()
  const kit = useKitText()
  const me = usePerson()?.uuid
  const [act, open] = useState<Act | null>(null)
  const { item, record } = of
  const { asked } = item
  if (act) return <OverrideForm key={act} {...of} act={act} close={() => open(null)} />
  const isOwn = asked !== null && [asked.byId, item.byId].includes(me ?? null)
  const answers: Act[] = record.can['answerOverride'] === true && asked && !isOwn ? answering : []
  const asks: Act[] = record.can['askOverride'] === true && !asked ? ['askOverride'] : []
  const name = text(`items.${item.code}`)
  return (
    <div className={classes.asked}>
      {asked && (
        <p>
          {text('override.askedBy', { name: asked.by, reason: asked.reason })}
          {isOwn && <span className="quiet"> {text('override.another')}</span>}
        </p>
      )}
      <div className={classes.buttons}>
        {[...asks, ...answers].map((each) => (
          <Button
            key={each}
            variant="default"
            size="compact-sm"
            aria-label={kit('recordPane.labelled', { label: text(`acts.${each}`), value: name })}
            onClick={() => open(each)}
          >
            {text(`acts.${each}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

const answering: Act[] = ['refuseOverride', 'grantOverride']

function OverrideForm(props: OfCheck & { act: Act; close: () => void }) {
  const text = useText()
  const kit = useKitText()
  const { item, record, recording, act, close } = props
  const entity = acts[act]
  const { form, notice } = useCheckForm({
    entity,
    record,
    recording,
    close,
    schema: entity.create,
    initial: {},
    send: (body, version) =>
      callApi(checkpointTwoEndpoints[act], {
        params: { id: record.id },
        body: { item: item.code, ...body } as never,
        version,
      }),
  })
  return (
    <FormContext value={form}>
      <Form submit={form.submit} className={classes.form} ref={beginTyping}>
        <p className={classes.name}>{text(`override.${act}`)}</p>
        <ErrorSummary form={form} />
        {notice}
        {Object.keys(entity.fields).map((name) => (
          <Field key={name} name={name} />
        ))}
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={close}>
            {kit('actions.cancel')}
          </Button>
          <Button type="submit" size="xs" loading={form.isSaving}>
            {text(`acts.${act}`)}
          </Button>
        </div>
      </Form>
    </FormContext>
  )
}

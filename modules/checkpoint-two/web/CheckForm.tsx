import { Button } from '@mantine/core'
import { usePortalAbility } from '#kit/web/Can.tsx'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, decimal, longText, money, reference } from '#kit/contract/fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { Field } from '#kit/web/form/Field.tsx'
import { Form } from '#kit/web/form/Form.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { matching, type UseOptions } from '#kit/web/form/reference-options.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { checkpointTwoEndpoints } from '../contract/checkpoint-two.endpoints.ts'
import {
  checkpointTwoItems,
  isCompared,
  type CheckpointTwoCode,
  type checkResults,
} from '../contract/checkpoint-two.ts'
import { beginTyping } from './begin-typing.ts'
import type { OfCheck } from './CheckTwoRow.tsx'
import { useCheckForm } from './use-check-form.tsx'
import classes from './checkpoint-two.module.css'

const foundOf = {
  startDate: date(),
  hoursPerWeek: decimal({ min: 0, max: 168, scale: 2 }),
  hourlyWage: money(),
  otherFunding: money(),
}

const entityOf = (code: CheckpointTwoCode) =>
  defineEntity('checkTwo', {
    ...(isCompared(code) && { found: foundOf[code] }),
    note: longText(500),
    evidenceId: reference(),
  })

const subject = 'Applications View'

const entities = new Map(checkpointTwoItems.map((code) => [code, entityOf(code)]))

interface CheckFormProps extends OfCheck {
  result: (typeof checkResults)[number]
  close: () => void
}

/** Whether what is recorded is seen: who does not see it leaves it as it is. */
function useSeesAgreed() {
  const ability = usePortalAbility()
  return ['employerHalf', 'personal'].every((group) => ability.can('view', subject, group))
}

const filledIn = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))

/** What was found of a check, with a note and the document that proves it. */
export function CheckForm({ item, record, recording, result, close }: CheckFormProps) {
  const text = useText()
  const kit = useKitText()
  const entity = entities.get(item.code) ?? entityOf(item.code)
  const { found, note, evidenceId } = item
  const isSeen = useSeesAgreed()
  const { form, notice } = useCheckForm({
    entity,
    record,
    recording,
    close,
    schema: entity.create,
    initial: { found, note, evidenceId },
    send: (body, version) =>
      callApi(checkpointTwoEndpoints.recordCheckpointTwo, {
        params: { id: record.id },
        body: { item: item.code, result, ...(isSeen ? body : filledIn(body)) },
        version,
      }),
  })
  const asksFound = isCompared(item.code) && ['pass', 'fail'].includes(result)
  const useDocuments: UseOptions = (typed, chosen) =>
    matching(
      record.documents.map((document) => ({ value: document.id, label: document.name })),
      typed,
      chosen,
    )
  return (
    <FormContext value={form}>
      <Form submit={form.submit} className={classes.form} ref={beginTyping}>
        <ErrorSummary form={form} />
        {notice}
        {asksFound && <Field name="found" isNeeded label={text(`foundLabels.${item.code}`)} />}
        <Field name="note" isNeeded={result === 'fail' || item.isAutomatic} />
        {record.documents.length > 0 && <Field name="evidenceId" useOptions={useDocuments} />}
        <div className={classes.buttons}>
          <Button variant="default" size="xs" onClick={close}>
            {kit('actions.cancel')}
          </Button>
          <Button type="submit" size="xs" loading={form.isSaving}>
            {text('actions.save')}
          </Button>
        </div>
      </Form>
    </FormContext>
  )
}

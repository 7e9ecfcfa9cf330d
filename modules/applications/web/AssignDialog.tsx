import { Button } from '@mantine/core'
import { useState } from 'react'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { ErrorSummary } from '#kit/web/form/ErrorSummary.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormContext } from '#kit/web/form/form-context.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { OverRecord } from './OverRecord.tsx'
import { useAssigneeOptions, useAssignees } from './references.ts'
import { StaleNotice } from './StaleNotice.tsx'
import { useSaved } from './use-saved.ts'
import classes from './dialogs.module.css'

const assignment = defineEntity('assignment', { assigneeId: reference({ required: true }) })
const Field = fieldsOf(assignment)

interface AssignDialogProps {
  record: ApplicationRecord
  close: () => void
}

/** Whose file this becomes; who may only take it is offered themselves. */
export function AssignDialog(props: AssignDialogProps) {
  const people = useAssignees()
  const text = useText()
  const { record, close } = props
  const only = people.length === 1 ? people[0]?.id : undefined
  const title = text('dialogs.assign.titleOne', { reference: record.reference })
  return (
    <OverRecord title={title} isDirty={false} close={close}>
      {people.length > 0 && <AssignForm {...props} suggested={only ?? ''} />}
    </OverRecord>
  )
}

function AssignForm({ record, close, suggested }: AssignDialogProps & { suggested: string }) {
  const text = useText()
  const kit = useKitText()
  const saved = useSaved()
  const { id } = record
  const [before] = useState(record)
  const form = useEntityForm<ApplicationRecord>({
    entity: assignment,
    schema: assignment.create,
    initial: { version: before.version, assigneeId: suggested },
    save: (body, { version }) =>
      callApi(applicationsEndpoints.assignApplication, { params: { id }, body, version }).catch(
        (problem: unknown) => {
          saved.refresh(id)
          throw problem
        },
      ),
    onSaved: (after) => {
      saved.tell(after)
      close()
    },
  })
  const isStale = form.problem?.status === 412
  return (
    <FormContext value={form}>
      <form
        noValidate
        className={classes.stepForm}
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit()
        }}
      >
        <ErrorSummary form={form} />
        {isStale && form.problem && <StaleNotice problem={form.problem} before={before} />}
        <Field name="assigneeId" useOptions={useAssigneeOptions} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={close}>
            {kit('actions.cancel')}
          </Button>
          {!isStale && (
            <Button type="submit" loading={form.isSaving}>
              {text('dialogs.assign.verbOne')}
            </Button>
          )}
        </div>
      </form>
    </FormContext>
  )
}

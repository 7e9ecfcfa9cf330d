import { defineEntity } from '#kit/contract/define-entity.ts'
import { useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useText } from '#kit/web/text.ts'
import { program as programFields } from '../contract/program.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'

const entity = defineEntity('program', { code: programFields.fields.code })
const Field = fieldsOf(entity)

/** Asks for the code of next year's program and opens the copy. */
export function CopyProgramDialog(props: { program: ProgramRecord; close: () => void }) {
  const { program, close } = props
  const { id } = program
  const text = useText()
  const go = useGo()
  const copy = useChange(programsEndpoints.copyProgram)
  const form = useEntityForm<ProgramRecord>({
    entity,
    schema: entity.create,
    initial: {},
    save: (body, { idempotencyKey }) => copy.mutateAsync({ params: { id }, body, idempotencyKey }),
    onSaved: (copied) => void go(programsScreens.program, { params: { id: copied.id } }),
  })
  return (
    <FormDialog
      title={text('copy.title', { code: program.code })}
      intro={text('copy.body')}
      verb={text('copy.verb')}
      form={form}
      close={close}
    >
      <Field name="code" />
    </FormDialog>
  )
}

import { useChange } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { FormIndex } from '#kit/web/record/FormIndex.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { program } from '../contract/program.ts'
import { newProgram } from '../contract/program.rules.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { usualProgram } from '../contract/usual-program.ts'
import { ProgramFields } from './ProgramFields.tsx'

export function AddProgramScreen() {
  const text = useText()
  const go = useGo()
  const add = useChange(programsEndpoints.addProgram)
  const form = useEntityForm<ProgramRecord>({
    entity: program,
    schema: newProgram,
    initial: usualProgram,
    save: (body, { idempotencyKey }) => add.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id }) => {
      toast.success(text('toast.added'))
      void go(programsScreens.program, { params: { id }, replace: true })
    },
  })
  return (
    <>
      <PageHeader title={text('screens.addProgram')} />
      <EntityFormBody
        form={form}
        verb={text('actions.add')}
        cancel={() => void go(programsScreens.programs)}
      >
        <FormIndex>
          <ProgramFields />
        </FormIndex>
      </EntityFormBody>
    </>
  )
}

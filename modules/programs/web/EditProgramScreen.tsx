import { useChange, useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { program } from '../contract/program.ts'
import { changedProgram } from '../contract/program.rules.ts'
import { programsEndpoints, type ProgramRecord } from '../contract/programs.endpoints.ts'
import { programsScreens } from '../contract/programs.screens.ts'
import { ProgramFields } from './ProgramFields.tsx'

export function EditProgramScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(programsEndpoints.readProgram, { id })
  return (
    <RecordScreen
      entity={program}
      answer={answer}
      title={() => text('screens.editProgram')}
      reference={(record) => record.code}
    >
      {(record) => <EditProgramForm key={record.id} record={record} />}
    </RecordScreen>
  )
}

function EditProgramForm({ record }: { record: ProgramRecord }) {
  const text = useText()
  const go = useGo()
  const params = { id: record.id }
  const edit = useChange(programsEndpoints.editProgram)
  const open = () => void go(programsScreens.program, { params, replace: true })
  const form = useEntityForm<ProgramRecord>({
    entity: program,
    schema: changedProgram,
    initial: record,
    changesOnly: true,
    save: (body, { version }) => edit.mutateAsync({ params, body, version }),
    onSaved: () => {
      toast.success(text('toast.saved'))
      open()
    },
  })
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <ProgramFields />
    </EntityFormBody>
  )
}

import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { FormIndex } from '#kit/web/record/FormIndex.tsx'
import { useText } from '#kit/web/text.ts'
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
    <EditScreen
      entity={program}
      answer={answer}
      title={() => text('screens.editProgram')}
      reference={(record) => record.code}
    >
      {(record) => <EditProgramForm key={record.id} record={record} />}
    </EditScreen>
  )
}

function EditProgramForm({ record }: { record: ProgramRecord }) {
  const text = useText()
  const go = useGo()
  const open = () => void go(programsScreens.program, { params: { id: record.id }, replace: true })
  const form = useRecordForm<ProgramRecord>({
    entity: program,
    schema: changedProgram,
    record,
    edit: programsEndpoints.editProgram,
    onSaved: open,
  })
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <FormIndex>
        <ProgramFields />
      </FormIndex>
    </EntityFormBody>
  )
}

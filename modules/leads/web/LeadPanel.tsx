import { Loader } from '@mantine/core'
import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useAskBeforeClose } from '#kit/web/dialog/ask-before-close.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { usePerson } from '#kit/web/session.ts'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { wholeLead, wholeNewLead } from '../contract/lead.rules.ts'
import { lead as entity, newLead } from '../contract/lead.ts'
import { leadsEndpoints, type LeadRecord } from '../contract/leads.endpoints.ts'
import { LeadFields } from './LeadFields.tsx'

interface Props {
  close: () => void
  /** No record is read beside it. */
  isAlone?: boolean
}

/** Adds a lead, beside list or board. */
export function AddLeadPanel({ close, statusId }: Props & { statusId?: string | undefined }) {
  const text = useText()
  const person = usePerson()
  const mayGive = useMay('assign', 'Leads')
  const form = useRecordForm<LeadRecord>({
    entity: newLead,
    schema: wholeNewLead,
    record: null,
    initial: { assigneeId: person?.uuid ?? null, statusId: statusId ?? null },
    add: leadsEndpoints.addLead,
    edit: leadsEndpoints.editLead,
    said: text('toast.added'),
    onSaved: close,
  })
  const leave = useAskBeforeClose(form.isDirty, close)
  return (
    <SidePanel title={text('actions.add')} close={leave} isAlone>
      <EntityFormBody form={form} verb={text('actions.add')} cancel={leave}>
        <LeadFields isNew mayGive={mayGive} />
      </EntityFormBody>
    </SidePanel>
  )
}

/** Changes a lead, beside its record, list or board. */
export function EditLeadPanel({ id, close, isAlone = false }: Props & { id: string }) {
  const text = useText()
  const kit = useKitText()
  const answer = useRecord(leadsEndpoints.readLead, { id })
  if (answer.data) return <EditForm record={answer.data} close={close} isAlone={isAlone} />
  return (
    <SidePanel title={text('actions.edit')} close={close} isAlone={isAlone}>
      {answer.error ? (
        <ProblemState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <Loader aria-label={kit('states.loading')} />
      )}
    </SidePanel>
  )
}

function EditForm({ record, close, isAlone }: Required<Props> & { record: LeadRecord }) {
  const text = useText()
  const form = useRecordForm<LeadRecord>({
    entity,
    schema: wholeLead,
    record,
    edit: leadsEndpoints.editLead,
    topics: ['records'],
    said: text('toast.saved'),
    onSaved: close,
  })
  const leave = useAskBeforeClose(form.isDirty, close)
  const { can } = record
  return (
    <SidePanel title={text('actions.edit')} close={leave} isAlone={isAlone}>
      <EntityFormBody form={form} verb={text('actions.save')} cancel={leave}>
        <LeadFields isNew={false} mayGive={can['assign'] === true || can['take'] === true} />
      </EntityFormBody>
    </SidePanel>
  )
}

import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { useAskBeforeClose } from '#kit/web/dialog/ask-before-close.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { SidePanel } from '#kit/web/record/SidePanel.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { usePerson } from '#kit/web/session.ts'
import { Loading } from '#kit/web/show/Loading.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useText } from '#kit/web/text.ts'
import {
  ownOfRecord,
  schemaWithOwn,
  useKnownFields,
} from '#modules/custom-fields/web/pieces/use-own-fields.ts'
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
export function AddLeadPanel(props: Props & { statusId?: string | undefined }) {
  const text = useText()
  const known = useKnownFields('lead')
  if (known.data) return <AddForm {...props} own={known.data.data.filter(isActive)} />
  return (
    <SidePanel title={text('actions.add')} close={props.close} isAlone>
      <Waiting answer={known} />
    </SidePanel>
  )
}

const isActive = ({ state }: OwnField) => state === 'active'

function AddForm(props: Props & { statusId?: string | undefined; own: readonly OwnField[] }) {
  const { close, statusId, own } = props
  const text = useText()
  const person = usePerson()
  const mayGive = useMay('assign', 'Leads')
  const form = useRecordForm<LeadRecord>({
    entity: withOwnFields(newLead, own),
    schema: schemaWithOwn(wholeNewLead, own, { isNew: true }),
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
        <LeadFields isNew mayGive={mayGive} own={own} />
      </EntityFormBody>
    </SidePanel>
  )
}

/** Changes a lead, beside its record, list or board. */
export function EditLeadPanel({ id, close, isAlone = false }: Props & { id: string }) {
  const text = useText()
  const answer = useRecord(leadsEndpoints.readLead, { id })
  const known = useKnownFields('lead')
  if (answer.data && known.data)
    return (
      <EditForm
        record={answer.data}
        close={close}
        isAlone={isAlone}
        own={ownOfRecord(known.data.data, answer.data)}
      />
    )
  return (
    <SidePanel title={text('actions.edit')} close={close} isAlone={isAlone}>
      <Waiting answer={answer.data ? known : answer} />
    </SidePanel>
  )
}

function Waiting({ answer }: { answer: { error: unknown; refetch: () => unknown } }) {
  return answer.error ? (
    <ProblemState error={answer.error} retry={() => void answer.refetch()} />
  ) : (
    <Loading />
  )
}

interface Editing extends Required<Props> {
  record: LeadRecord
  own: readonly OwnField[]
}

function EditForm({ record, close, isAlone, own }: Editing) {
  const text = useText()
  const form = useRecordForm<LeadRecord>({
    entity: withOwnFields(entity, own),
    schema: schemaWithOwn(wholeLead, own, { isNew: false }),
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
        <LeadFields
          isNew={false}
          mayGive={can['assign'] === true || can['take'] === true}
          own={own}
        />
      </EntityFormBody>
    </SidePanel>
  )
}

import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { wholeShareholderOn } from '../contract/shareholder.rules.ts'
import { bankFields, shareholder } from '../contract/shareholder.ts'
import {
  shareholdersEndpoints,
  type BankDetails,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { BankClosed, ShareholderFields } from './ShareholderFields.tsx'
import { today } from '#kit/web/calendar-days.ts'

export function EditShareholderScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(shareholdersEndpoints.readShareholder, { id })
  return (
    <EditScreen
      entity={shareholder}
      answer={answer}
      title={() => text('screens.editShareholder')}
      reference={(record) => record.number}
    >
      {(record) => <EditForm key={record.id} record={record} />}
    </EditScreen>
  )
}

const noBank = Object.fromEntries(bankFields.map((name) => [name, null])) as unknown as BankDetails

/** Bank details are read, which is recorded, only once somebody asks for them. */
function EditForm({ record }: { record: ShareholderRecord }) {
  const text = useText()
  const go = useGo()
  const open = () =>
    void go(shareholdersScreens.shareholder, { params: { id: record.id }, replace: true })
  const form = useRecordForm<ShareholderRecord>({
    entity: shareholder,
    schema: wholeShareholderOn(today()),
    record,
    initial: { ...record, ...noBank },
    edit: shareholdersEndpoints.editShareholder,
    onSaved: open,
  })
  const [isOpen, setOpen] = useState(false)
  const reveal = async () => {
    const { id } = record
    form.propose({
      ...(await callApi(shareholdersEndpoints.revealBankDetails, { params: { id } })),
    })
    setOpen(true)
  }
  const closed = record.can['editBank'] === true && <BankClosed reveal={reveal} />
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <ShareholderFields
        bank={isOpen || closed}
        withOwnPrice={record.can['editOwnPrice'] === true}
      />
    </EntityFormBody>
  )
}

import { useState } from 'react'
import { withOwnFields, type OwnField } from '#kit/contract/own-fields.ts'
import { callApi } from '#kit/web/api-call.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useText } from '#kit/web/text.ts'
import { ownOfRecord, schemaWithOwn } from '#modules/custom-fields/web/pieces/use-own-fields.ts'
import { WithOwnFields } from '#modules/custom-fields/web/pieces/WithOwnFields.tsx'
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
      {(record) => (
        <WithOwnFields of="shareholder">
          {(own) => <EditForm key={record.id} record={record} own={ownOfRecord(own, record)} />}
        </WithOwnFields>
      )}
    </EditScreen>
  )
}

const noBank = Object.fromEntries(bankFields.map((name) => [name, null])) as unknown as BankDetails

/** Bank details are read, which is recorded, only once somebody asks for them. */
function EditForm({ record, own }: { record: ShareholderRecord; own: readonly OwnField[] }) {
  const text = useText()
  const go = useGo()
  const open = () =>
    void go(shareholdersScreens.shareholder, { params: { id: record.id }, replace: true })
  const form = useRecordForm<ShareholderRecord>({
    entity: withOwnFields(shareholder, own),
    schema: schemaWithOwn(wholeShareholderOn(today()), own, { isNew: false }),
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
        own={own}
        withOwnPrice={record.can['editOwnPrice'] === true}
      />
    </EntityFormBody>
  )
}

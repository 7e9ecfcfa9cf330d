import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useRecordForm } from '#kit/web/record/use-record-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { wholeShareholderOn } from '../contract/shareholder.rules.ts'
import { bankFields, shareholder } from '../contract/shareholder.ts'
import {
  shareholdersEndpoints,
  type BankDetails,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { ShareholderFields } from './ShareholderFields.tsx'
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
      {(record) => <WithBankDetails key={record.id} record={record} />}
    </EditScreen>
  )
}

const noBank = Object.fromEntries(bankFields.map((name) => [name, null])) as unknown as BankDetails

/** Whoever changes bank details reads them first, which is recorded. */
function WithBankDetails({ record }: { record: ShareholderRecord }) {
  const mayEdit = record.can['editBank'] === true
  const [bank, setBank] = useState<BankDetails | null>(mayEdit ? null : noBank)
  const words = useProblemText()
  const { id } = record
  useEffect(() => {
    if (!mayEdit) return
    callApi(shareholdersEndpoints.revealBankDetails, { params: { id } })
      .then(setBank)
      .catch((error: unknown) => toast.error(words(error), error))
    // Once for this form: what is typed later stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id, mayEdit])
  return bank && <EditForm record={{ ...record, ...bank }} withBank={mayEdit} />
}

function EditForm({ record, withBank }: { record: ShareholderRecord; withBank: boolean }) {
  const text = useText()
  const go = useGo()
  const open = () =>
    void go(shareholdersScreens.shareholder, { params: { id: record.id }, replace: true })
  const form = useRecordForm<ShareholderRecord>({
    entity: shareholder,
    schema: wholeShareholderOn(today()),
    record,
    edit: shareholdersEndpoints.editShareholder,
    onSaved: open,
  })
  return (
    <EntityFormBody form={form} verb={text('actions.save')} cancel={open}>
      <ShareholderFields withBank={withBank} withOwnPrice={record.can['editOwnPrice'] === true} />
    </EntityFormBody>
  )
}

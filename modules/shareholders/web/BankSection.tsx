import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { Fact, Facts, RecordSection } from '#kit/web/record/Facts.tsx'
import { useText } from '#kit/web/text.ts'
import { bankFields } from '../contract/shareholder.ts'
import {
  shareholdersEndpoints,
  type BankDetails,
  type ShareholderRecord,
} from '../contract/shareholders.endpoints.ts'

/** Bank details with numbers masked; shown in full on demand, which is recorded. */
export function BankSection({ record }: { record: ShareholderRecord }) {
  const text = useText()
  const [revealed, setRevealed] = useState<BankDetails | null>(null)
  const { can, id } = record
  if (!can['bankMask'])
    return (
      <RecordSection title={text('sections.bank')}>
        <p className="quiet">{text('bank.closed')}</p>
      </RecordSection>
    )
  const shown: BankDetails = revealed ?? record
  const reveal = async () =>
    setRevealed(await callApi(shareholdersEndpoints.revealBankDetails, { params: { id } }))
  return (
    <RecordSection
      title={text('sections.bank')}
      actions={
        can['revealBank'] &&
        !revealed && (
          <ActButton variant="default" size="xs" can={can['revealBank']} act={reveal}>
            {text('bank.reveal')}
          </ActButton>
        )
      }
    >
      <Facts>
        {bankFields.map((name) => (
          <Fact key={name} name={name}>
            {shown[name]}
          </Fact>
        ))}
      </Facts>
    </RecordSection>
  )
}

import { Banner } from '#kit/web/record/Banner.tsx'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

/** What is to be put right in a claim that was returned. */
export function ChangesBanner({ record }: { record: PaymentRecord }) {
  const text = useText()
  if (record.status !== 'returned' || !record.changesAsked) return null
  return (
    <Banner tone="warning">
      <strong>{text('fields.changes')}</strong>
      <p>{record.changesAsked}</p>
    </Banner>
  )
}

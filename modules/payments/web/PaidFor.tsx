import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import { LinesSection } from './LinesSection.tsx'
import { SpentSection } from './SpentSection.tsx'
import { TrainingSection } from './TrainingSection.tsx'

/** What a payment is made for: a course, what was spent of a supplement, or wages. */
export function PaidFor({ record }: { record: PaymentRecord }) {
  if (record.training) return <TrainingSection training={record.training} />
  if (record.supplement) return <SpentSection supplement={record.supplement} />
  return <LinesSection record={record} />
}

import { choice, money } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { supplement } from '../contract/supplement.ts'
import { declineReasons, supplementStates } from '../contract/supplement.status.ts'

const fields = {
  ...supplement.fields,
  status: choice(supplementStates),
  declineReason: choice(declineReasons),
  requestedAmount: money(),
  approvedAmount: money(),
  usedAmount: money(),
}

/** What changes of a supplement, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }

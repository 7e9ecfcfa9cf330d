import { choice, choices, date, money } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { sides, training } from '../contract/funding-request.ts'
import { rejectionReasons, requestStates } from '../contract/funding-request.status.ts'

const fields = {
  ...training.fields,
  status: choice(requestStates),
  side: choice(sides),
  dueOn: date(),
  reasonCodes: choices(rejectionReasons),
  requestedAmount: money(),
  approvedAmount: money(),
  claimedAmount: money(),
  assessedAmount: money(),
  paidOn: date(),
}

/** What changes of a request, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }

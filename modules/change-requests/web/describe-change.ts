import { choice, money } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { changeRequestStates } from '../contract/change-request.status.ts'
import { changeRequest } from '../contract/change-request.ts'

const fields = {
  ...changeRequest.fields,
  status: choice(changeRequestStates),
  amountAfter: money(),
}

/** What changes of a request, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }

import { choice, date } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { monitoringStates } from '../contract/monitoring-form.status.ts'

const fields = { status: choice(monitoringStates), opensOn: date(), dueOn: date() }

/** What changes of a form, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }

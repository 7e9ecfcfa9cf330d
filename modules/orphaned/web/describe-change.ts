import { choice, money, text as textField } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import type { useText } from '#kit/web/text.ts'
import { orphanedStates, outcomes } from '../contract/orphaned.status.ts'
import { playbookSteps } from '../contract/playbook.ts'

const fields = {
  status: choice(orphanedStates),
  outcome: choice(outcomes),
  step: choice(playbookSteps),
  assignee: textField(200),
  amountLeft: money(),
}

/** What changes of a case, with its words. */
export const describeChange =
  (text: ReturnType<typeof useText>): DescribeChange =>
  (name) => {
    const field = fields[name as keyof typeof fields]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }

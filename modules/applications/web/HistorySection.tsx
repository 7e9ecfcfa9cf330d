import type { Field } from '#kit/contract/fields.ts'
import { choice, choices, date, longText, money, text as textField } from '#kit/contract/fields.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { History, type DescribeChange } from '#kit/web/record/History.tsx'
import { useText } from '#kit/web/text.ts'
import { applicationStates, rejectionReasons } from '../contract/application.status.ts'
import { applicationsEndpoints } from '../contract/applications.endpoints.ts'

/** What changes besides the fields of the form. */
const others: Record<string, Field> = {
  status: choice(applicationStates),
  assignee: textField(200),
  requestedAmount: money(),
  approvedAmount: money(),
  informationDueOn: date(),
  reasonCodes: choices(rejectionReasons),
  differing: choices(['startOn', 'endOn', 'hoursPerWeek', 'hourlyWage']),
  settlement: longText(1000),
}
const result = choice(['pass', 'fail', 'notApplicable', 'pending'])
const ofCheckpoint = 'checkpoint.'

export function HistorySection({ id }: { id: string }) {
  const text = useText()
  const describe: DescribeChange = (name) => {
    if (name.startsWith(ofCheckpoint)) {
      const item = text(`checkpoint.items.${name.slice(ofCheckpoint.length)}`)
      return { name: 'result', label: item, field: result }
    }
    const field = others[name]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
  return (
    <RecordSection title={text('sections.history')}>
      <History
        endpoint={applicationsEndpoints.readApplicationHistory}
        id={id}
        describe={describe}
      />
    </RecordSection>
  )
}

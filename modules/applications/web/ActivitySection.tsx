import type { Field } from '#kit/contract/fields.ts'
import { choice, choices, date, longText, money, text as textField } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import { RecordActivity } from '#kit/web/record/RecordActivity.tsx'
import { useText } from '#kit/web/text.ts'
import { refusalReasons } from '#modules/documents/contract/document.status.ts'
import { cancelReasons, cancelSides } from '#modules/placements/contract/placement-cancellation.ts'
import { endReasons } from '#modules/placements/contract/placement-end.ts'
import { placementStates } from '#modules/placements/contract/placement-states.ts'
import { applicationStates, rejectionReasons } from '../contract/application.status.ts'

/** What changes besides the fields of the form. */
const others: Record<string, Field> = {
  status: choice(applicationStates),
  assignee: textField(200),
  requestedAmount: money(),
  approvedAmount: money(),
  informationDueOn: date(),
  reviewDueOn: date(),
  reasonCodes: choices(rejectionReasons),
  applicantNote: longText(2000),
  differing: choices(['startOn', 'endOn', 'hoursPerWeek', 'hourlyWage']),
  settlement: longText(1000),
  employerDocument: textField(2000),
  participantDocument: textField(2000),
  staffDocument: textField(2000),
  documentExpiresOn: date(),
  participantDocumentExpiresOn: date(),
}
/** What changes of its placement, by the words of placements. */
const ofPlacement: Record<string, Field> = {
  amount: money(),
  signatoryName: textField(120),
  cancelSide: choice(cancelSides),
  cancelReason: choice(cancelReasons),
  endReason: choice(endReasons),
}
for (const day of ['acceptBy', 'startBy', 'startedOn', 'lapsedOn', 'lastWorkedOn', 'endedOn'])
  ofPlacement[day] = date()
const whyRefused = choices(refusalReasons)
const result = choice(['pass', 'fail', 'notApplicable', 'pending'])
const ofRefusal = ['documentReasons', 'participantDocumentReasons']
const ofCheckpoint = 'checkpoint.'
const ofCheckpointTwo = 'checkpointTwo.'

/** What was written, done and changed about an application. */
export function ActivitySection({ id }: { id: string }) {
  const text = useText()
  const placementWords = useText('placements')
  const secondWords = useText('checkpointTwo')
  const describe: DescribeChange = (name) => {
    if (name.startsWith(ofCheckpoint)) {
      const item = text(`checkpoint.items.${name.slice(ofCheckpoint.length)}`)
      return { name: 'result', label: item, field: result }
    }
    if (name.startsWith(ofCheckpointTwo)) {
      const item = secondWords(`items.${name.slice(ofCheckpointTwo.length)}`)
      return { name: 'result', label: item, field: result }
    }
    if (ofRefusal.includes(name))
      return {
        name: 'reasonCodes',
        label: text(`fields.${name}`),
        field: whyRefused,
        of: 'documents',
      }
    if (name === 'placementStatus')
      return {
        name: 'status',
        label: placementWords('sections.placement'),
        field: choice(placementStates),
        of: 'placements',
      }
    const placed = ofPlacement[name]
    if (placed)
      return { name, label: placementWords(`fields.${name}`), field: placed, of: 'placements' }
    const field = others[name]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
  return <RecordActivity kind="application" id={id} describe={describe} />
}

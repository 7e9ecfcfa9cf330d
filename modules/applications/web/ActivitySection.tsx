import type { Field } from '#kit/contract/fields.ts'
import { choice, choices, date, longText, money, text as textField } from '#kit/contract/fields.ts'
import type { DescribeChange } from '#kit/web/record/HistoryLine.tsx'
import { RecordActivity } from '#kit/web/record/RecordActivity.tsx'
import { useText } from '#kit/web/text.ts'
import { refusalReasons } from '#modules/documents/contract/document.status.ts'
import { cancelReasons, cancelSides } from '#modules/placements/contract/placement-cancellation.ts'
import { endReasons } from '#modules/placements/contract/placement-end.ts'
import { placementStates } from '#modules/placements/contract/placement.status.ts'
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
const ofPlacement: Record<string, { name?: string; word?: string; field: Field }> = {
  placementStatus: { name: 'status', word: 'sections.placement', field: choice(placementStates) },
  committedAmount: { word: 'fields.amount', field: money() },
  acceptBy: { field: date() },
  startBy: { field: date() },
  startedOn: { field: date() },
  lapsedOn: { field: date() },
  signatoryName: { field: textField(120) },
  cancelSide: { field: choice(cancelSides) },
  cancelReason: { field: choice(cancelReasons) },
  lastWorkedOn: { field: date() },
  endedOn: { field: date() },
  endReason: { field: choice(endReasons) },
}
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
    const placed = ofPlacement[name]
    if (placed) {
      const { name: shownAs = name, word = `fields.${name}`, field } = placed
      return { name: shownAs, label: placementWords(word), field, of: 'placements' }
    }
    const field = others[name]
    return field ? { name, label: text(`fields.${name}`), field } : null
  }
  return <RecordActivity kind="application" id={id} describe={describe} />
}

import { useSpoken } from '#kit/web/spoken.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  orphanedEndpoints,
  type Match,
  type OrphanedRecord,
} from '../contract/orphaned.endpoints.ts'
import { orphanedStatus } from '../contract/orphaned.status.ts'
import { useAssigneeOptions } from './references.ts'

const options = { assigneeId: useAssigneeOptions }

/** The steps of a case; those that lead to an employer name it, and carry what is seen to be left. */
export function useOrphanedSteps(record: OrphanedRecord, match?: Match['employer']) {
  const text = useText()
  const spoken = useSpoken()
  const { reference, amountLeft, weeksLeft } = record
  const employerId = match?.id ?? ''
  return useSteps(record, {
    machines: [orphanedStatus],
    endpoints: orphanedEndpoints,
    topics: ['orphaned-participants', 'orphaned', 'placements', 'applications', 'participants'],
    values: {
      reference,
      employer: match?.name ?? '',
      weeks: spoken.number(weeksLeft),
      left: spoken.money(amountLeft),
    },
    options,
    seen: { offerMatch: { employerId }, rematch: { employerId, amountLeft } },
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  })
}

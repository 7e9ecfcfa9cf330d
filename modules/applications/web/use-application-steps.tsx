import { lazy, Suspense, useState } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { applicationStatus } from '../contract/application.status.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { informationRequestsEndpoints } from '#modules/information-requests/contract/information-requests.endpoints.ts'
import { OpenPoints } from './OpenPoints.tsx'
import { useAssigneeOptions, useAssignees } from './references.ts'
import { useDifferences } from './use-differences.ts'
import { useSaved } from './use-saved.ts'

const ApprovedFunding = lazy(() =>
  import('./ApprovedFunding.tsx').then((m) => ({ default: m.ApprovedFunding })),
)

const RequestPanel = lazy(() =>
  import('#modules/information-requests/web/pieces/RequestPanel.tsx').then((m) => ({
    default: m.RequestPanel,
  })),
)

const endpoints = { ...applicationsEndpoints, ...informationRequestsEndpoints }
const options = { assigneeId: useAssigneeOptions }

/** The steps of a case: what each does, what it asks for, and what stands in its way. */
export function useApplicationSteps(
  record: ApplicationRecord,
  /** Hears that a step was taken, in place of the reader. */
  told?: (after: ApplicationRecord) => void,
) {
  const spoken = useSpoken()
  const nameOf = useBilingual()
  const saved = useSaved()
  const taken = (after: ApplicationRecord) => {
    if (!told) return saved.tell(after)
    saved.keep(after)
    return told(after)
  }
  const asking = useAsking(record, taken)
  const steps = useSteps(record, {
    machines: [applicationStatus],
    endpoints,
    topics: ['applications'],
    values: {
      reference: record.reference,
      amount: spoken.money(record.funding.total),
      program: nameOf(record.program.name),
      participant: record.participantName ?? record.reference,
      employer: record.employer.legalName,
    },
    options,
    needs: (name, { reasonCodes }) =>
      name === 'applicantNote' && Array.isArray(reasonCodes) && reasonCodes.includes('other'),
    seen: { approve: { expectedAmount: record.funding.total } },
    effects: { approve: ApprovedFunding },
    notices: { recommendApproval: OpenPoints, approve: OpenPoints },
    useInitial: (step) => useInitial(step, record),
    // A file that is under review goes to somebody else by the same dialog.
    alias: { assign: 'reassign' },
    differences: useDifferences(),
    taken,
  })
  return {
    ...steps,
    take: (step: string) => (step === 'requestInformation' ? asking.open() : steps.take(step)),
    dialog: (
      <>
        {steps.dialog}
        {asking.panel}
      </>
    ),
  }
}

/** What is asked for is chosen beside the record, question by question. */
function useAsking(record: ApplicationRecord, taken: (after: ApplicationRecord) => void) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return {
    open: () => setOpen(true),
    panel: isOpen && (
      <Suspense>
        <RequestPanel
          record={record}
          close={close}
          taken={(after) => {
            close()
            taken(after)
          }}
        />
      </Suspense>
    ),
  }
}

const nothing = {}

/** Who may only take a file for themselves is offered that; who rejects, what was recommended. */
function useInitial(step: string, { recommendation }: ApplicationRecord): object | null {
  const people = useAssignees()
  if (step === 'reject' && recommendation) {
    const { reasonCodes, applicantNote } = recommendation
    return { reasonCodes, applicantNote }
  }
  if (step !== 'assign') return nothing
  if (people.length === 0) return null
  return people.length === 1 ? { assigneeId: people[0]?.id } : nothing
}

import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { holdsEndpoints, type HoldRecord } from '../contract/holds.endpoints.ts'
import { holdStatus } from '../contract/hold.status.ts'
import { changedByHolds } from './pieces/changed-by-holds.ts'

interface Passing {
  applicationId: string
  reference: string
  effect: HoldRecord['bypasses'][number]['effect']
}

/** The steps of a hold; what passes names the application and what of it. */
export function useHoldSteps(record: HoldRecord, passing?: Passing) {
  const text = useText()
  const { applicationId, effect } = passing ?? {}
  return useSteps(record, {
    machines: [holdStatus],
    endpoints: holdsEndpoints,
    topics: changedByHolds,
    values: {
      reference: record.reference,
      application: passing?.reference ?? '',
      effect: effect ? text(`choices.effect.${effect}`) : '',
    },
    seen: { bypass: { applicationId, effect } },
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  })
}

import { useEffect } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useLanguage } from '#kit/web/language.ts'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { usePerson } from '#kit/web/session.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  cancelReasons,
  cancelReasonsOf,
  cancelSidesFor,
  type CancelSide,
} from '../../contract/placement-cancellation.ts'
import {
  endReasons,
  endReasonsOf,
  endSidesFor,
  type EndSide,
} from '../../contract/placement-end.ts'
import { placementStatus } from '../../contract/placement.status.ts'
import { placementsEndpoints, type PlacementRecord } from '../../contract/placements.endpoints.ts'
import { AgreementText } from './AgreementText.tsx'
import { useReportedEnd } from './use-reported-end.ts'

/** The steps of a placement: what is accepted is what the dialog shows. */
export function usePlacementSteps(record: PlacementRecord) {
  const text = useText()
  const agreementLanguage = useLanguage()
  const isStaff = usePerson()?.type === 'staff'
  const { seal, reference, agreement } = record
  const { reported, initial } = useReportedEnd(record)
  const steps = useSteps(record, {
    machines: [placementStatus],
    endpoints: placementsEndpoints,
    topics: ['placements', 'applications'],
    values: { reference, participant: agreement.participant },
    seen: { accept: { seal, agreementLanguage }, recordAcceptance: { seal } },
    offered: (name, values) => choicesFor(name, values, isStaff),
    useInitial: (step) => (step === 'end' ? initial : nothing),
    effects: { accept: AgreementSeen, recordAcceptance: AgreementSeen },
    taken: (after) =>
      toast.success(text('toast.moved', { reference, status: text(`status.${after.status}`) })),
  })
  return { ...steps, reported }
}

const nothing = {}

/** On whose side somebody may speak, and for which reasons that side ends it. */
function choicesFor(
  name: string,
  values: Readonly<Record<string, unknown>>,
  isStaff: boolean,
): readonly string[] | null {
  if (name === 'cancelSide') return cancelSidesFor(isStaff)
  if (name === 'endSide') return endSidesFor(isStaff)
  if (name === 'cancelReason')
    return cancelReasonsOf[values['cancelSide'] as CancelSide] ?? cancelReasons
  return name === 'endReason' ? (endReasonsOf[values['endSide'] as EndSide] ?? endReasons) : null
}

/** The agreement as it is now: after a refusal because it changed, the new one. */
const AgreementSeen: StepEffects<PlacementRecord> = ({ record, judge }) => {
  const { data = record } = useRecord(placementsEndpoints.readPlacement, { id: record.id })
  useEffect(() => judge(true), [judge])
  return <AgreementText agreement={data.agreement} />
}

import { useEffect } from 'react'
import { useRecord } from '#kit/web/api-query.ts'
import { useLanguage } from '#kit/web/language.ts'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { placementStatus } from '../../contract/placement.status.ts'
import { placementsEndpoints, type PlacementRecord } from '../../contract/placements.endpoints.ts'
import { AgreementText } from './AgreementText.tsx'

/** The steps of a placement: what is accepted is what the dialog shows. */
export function usePlacementSteps(record: PlacementRecord) {
  const text = useText()
  const agreementLanguage = useLanguage()
  const { seal, reference, agreement } = record
  return useSteps(record, {
    machines: [placementStatus],
    endpoints: placementsEndpoints,
    topics: ['placements', 'applications'],
    values: { reference, participant: agreement.participant },
    seen: { accept: { seal, agreementLanguage }, recordAcceptance: { seal } },
    effects: { accept: AgreementSeen, recordAcceptance: AgreementSeen },
    taken: (after) =>
      toast.success(text('toast.moved', { reference, status: text(`status.${after.status}`) })),
  })
}

/** The agreement as it is now: after a refusal because it changed, the new one. */
const AgreementSeen: StepEffects<PlacementRecord> = ({ record, judge }) => {
  const { data = record } = useRecord(placementsEndpoints.readPlacement, { id: record.id })
  useEffect(() => judge(true), [judge])
  return <AgreementText agreement={data.agreement} />
}

import { PanelBeside } from '#kit/web/record/PanelBeside.tsx'
import { AnswersSection } from '#modules/forms/web/pieces/answers/AnswersSection.tsx'
import { Differences } from '#modules/forms/web/pieces/answers/Differences.tsx'
import { sides, type FormNumber } from '../contract/monitoring-form.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'
import { FormSection } from './FormSection.tsx'
import { FormStrip } from './FormStrip.tsx'
import { OtherThanAgreed } from './OtherThanAgreed.tsx'

/** What a form is accepted by: where both sides differ, then what each says. */
export function JudgedForm({ record }: { record: MonitoringRecord }) {
  const { placementId, number } = record
  const purposes = sides.map((side) => surveyPurpose(side, String(number) as FormNumber))
  return (
    <PanelBeside>
      <FormStrip record={record} />
      <OtherThanAgreed record={record} />
      <Differences recordId={placementId} purposes={purposes} />
      <AnswersSection recordId={placementId} purposes={purposes} />
      <FormSection record={record} />
    </PanelBeside>
  )
}

import { useEffect } from 'react'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import type { StepEffects } from '#kit/web/step/step-input.ts'
import { useText } from '#kit/web/text.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'
import { OtherFacts } from './OtherThanAgreed.tsx'
import { useOpenDifferences } from './use-open-differences.ts'

/** Before a form is accepted: what both sides do not agree on, and nobody has settled, and what is not as agreed. */
export const OpenDifferences: StepEffects<MonitoringRecord> = ({ record, judge }) => {
  const text = useText()
  const bilingual = useBilingual()
  const open = useOpenDifferences(record) ?? []
  useEffect(() => judge(true), [judge])
  return (
    <>
      <OtherFacts record={record} />
      {open.length > 0 && (
        <>
          <p>{text('differing.stillOpen', { count: open.length })}</p>
          <ul>
            {open.map(({ id, role }) => (
              <li key={id}>{bilingual(role)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

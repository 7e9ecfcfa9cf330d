import { IconAlertTriangle } from '@tabler/icons-react'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'
import classes from './monitoring.module.css'

type Of = { record: MonitoringRecord }

/** Where a form says otherwise than the agreement; nothing where it does not. */
export function OtherThanAgreed({ record }: Of) {
  const text = useText()
  if (record.otherThanAgreed.length === 0) return null
  return (
    <RecordSection title={text('otherThanAgreed.title')}>
      <OtherFacts record={record} />
    </RecordSection>
  )
}

export function OtherFacts({ record: { side, otherThanAgreed } }: Of) {
  const text = useText()
  const spoken = useSpoken()
  const spell = { hoursPerWeek: spoken.number, hourlyWage: spoken.money, firstDay: spoken.date }
  return (
    <ul className={classes.others}>
      {otherThanAgreed.map(({ fact, agreed, said }) => (
        <li key={fact}>
          <IconAlertTriangle size={16} aria-hidden />
          {text(`otherThanAgreed.${side}.${fact}`, {
            agreed: spell[fact](agreed),
            said: spell[fact](said),
          })}
        </li>
      ))}
    </ul>
  )
}

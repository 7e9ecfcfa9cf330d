import type { ReactNode } from 'react'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { CheckpointTwoCode, CheckpointTwoItem } from '../contract/checkpoint-two.ts'
import classes from './checkpoint-two.module.css'

/** What is agreed, what was found and by what it is proven, who says so, and what passes all the same. */
export function FoundFacts({ item }: { item: CheckpointTwoItem }) {
  const text = useText()
  const spoken = useSpoken()
  const { code, expected, found, evidence, note, by, at, override, refused } = item
  return (
    <>
      <dl className={classes.facts}>
        {expected !== null && <Pair name="agreed">{<Value code={code} value={expected} />}</Pair>}
        {found !== null && <Pair name="found">{<Value code={code} value={found} />}</Pair>}
        {evidence !== null && <Pair name="evidence">{evidence}</Pair>}
      </dl>
      {note && <p className={classes.note}>{note}</p>}
      {item.isAutomatic && <p className="quiet">{text('panel.notDrawn')}</p>}
      {by && at && (
        <p className="quiet">{text('panel.recordedBy', { name: by, date: spoken.date(at) })}</p>
      )}
      {override && (
        <p className="quiet">
          {text('override.grantedBy', {
            name: override.by,
            date: spoken.date(override.expiresOn),
            reason: override.reason,
          })}
        </p>
      )}
      {refused && (
        <p className="quiet">
          {text('override.refusedBy', { name: refused.by, reason: refused.reason })}
        </p>
      )}
    </>
  )
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  const text = useText()
  return (
    <div>
      <dt>{text(`facts.${name}`)}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const money = ['hourlyWage', 'otherFunding']

function Value({ code, value }: { code: CheckpointTwoCode; value: string }) {
  const text = useText()
  const spoken = useSpoken()
  if (code === 'startDate') return <DateText value={value} />
  if (money.includes(code)) return <Money value={value} />
  if (code === 'hoursPerWeek') return text('facts.hours', { hours: spoken.number(value) })
  return value
}

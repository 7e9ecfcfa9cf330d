import { BeforeAfter } from '#kit/web/show/BeforeAfter.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { LedgerEffect } from '../../contract/ledger-answers.ts'
import classes from './LedgerEffects.module.css'

type Affected = LedgerEffect['affected']

interface Given {
  affected: Affected
  /** However many they are: where nothing else is told beside them. */
  isOpen?: boolean
}

/** So many are told at once. */
const toldAtOnce = 3
const figures = ['runningVolume', 'runningTurnover', 'averagePrice', 'realised'] as const

/** The orders whose figures become others, where there is no room for a table. */
export function AffectedLines({ affected, isOpen = false }: Given) {
  const text = useText('orders')
  return (
    <details className={classes.fold} open={isOpen || affected.length <= toldAtOnce}>
      <summary>{text('effects.affected', { count: affected.length })}</summary>
      <ul className={classes.lines}>
        {affected.map((row) => (
          <Line key={row.id ?? 'new'} row={row} />
        ))}
      </ul>
    </details>
  )
}

function Line({ row }: { row: Affected[number] }) {
  const text = useText('orders')
  const { number, tradedOn, before, after } = row
  const changed = figures.filter((name) => (before?.[name] ?? null) !== (after?.[name] ?? null))
  return (
    <li>
      <p>
        <strong>{number ?? text('effects.thisOrder')}</strong>
        <span className="quiet">
          <DateText value={tradedOn} />
        </span>
      </p>
      <dl>
        {changed.map((name) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{text(`fields.${name}`)}</dt>
            <dd>
              <BeforeAfter
                before={before?.[name] ?? null}
                after={after?.[name] ?? null}
                as={name === 'runningVolume' ? asNumber : asMoney}
              />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

const asNumber = (value: string | null) => <NumberText value={value} />
const asMoney = (value: string | null) => <Money value={value} />

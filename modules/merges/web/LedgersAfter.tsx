import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BeforeAfter } from '#kit/web/show/BeforeAfter.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { LedgerEffect, OrderPreview } from '#modules/orders/contract/ledger-answers.ts'
import { shortfallParams } from '#modules/orders/contract/shortfall-params.ts'
import { AffectedOrders } from '#modules/orders/web/pieces/LedgerEffects.tsx'
import classes from './merges.module.css'
import { Named } from './Named.tsx'

/** The ledgers of both before and after, or which order would find too few shares. */
export function LedgersAfter({ effects, shortfall }: Pick<OrderPreview, 'effects' | 'shortfall'>) {
  const text = useText()
  const { date } = useSpoken()
  if (shortfall)
    return (
      <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
        {text('reasons.shortfall', shortfallParams(shortfall, date))}
      </Alert>
    )
  if (effects.length === 0) return <p className="quiet">{text('merge.hiddenLedgers')}</p>
  if (effects.every(({ affected }) => affected.length === 0))
    return <p className="quiet">{text('merge.noLedger')}</p>
  return (
    <div className={classes.effects}>
      {effects.map((effect) => (
        <Effect key={effect.shareholder.id} effect={effect} />
      ))}
    </div>
  )
}

type Shown = (value: string | null) => ReactNode
const asNumber: Shown = (value) => <NumberText value={value} />
const asMoney: Shown = (value) => <Money value={value} />

const figures = [
  ['numberOfShares', asNumber],
  ['amountInvested', asMoney],
  ['netPaidIn', asMoney],
  ['averageBuyPrice', asMoney],
  ['realisedResult', asMoney],
] as const

function Effect({ effect }: { effect: LedgerEffect }) {
  const text = useText()
  const words = useText('shareholders')
  const { shareholder, before, after } = effect
  // What leaves one ledger is told where it comes in.
  const affected = effect.affected.filter((order) => order.after !== null)
  return (
    <section aria-label={`${shareholder.name} ${shareholder.number}`}>
      <h3>
        <Named {...shareholder} />
      </h3>
      <dl className={classes.figures}>
        {figures.map(([name, as]) => (
          <div key={name}>
            <dt>{words(`fields.${name}`)}</dt>
            <dd>
              <BeforeAfter before={before[name]} after={after?.[name] ?? null} as={as} />
            </dd>
          </div>
        ))}
      </dl>
      {affected.length > 0 && (
        <details className={classes.alike}>
          <summary>{text('merge.affected', { count: affected.length })}</summary>
          <AffectedOrders affected={affected} />
        </details>
      )}
    </section>
  )
}

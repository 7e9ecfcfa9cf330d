import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { LedgerEffect, OrderPreview } from '#modules/orders/contract/orders.endpoints.ts'
import classes from './merges.module.css'
import { Named } from './Named.tsx'

/** The ledgers of both before and after, or which order would find too few shares. */
export function LedgersAfter({ effects, shortfall }: Pick<OrderPreview, 'effects' | 'shortfall'>) {
  const text = useText()
  if (shortfall)
    return (
      <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
        {text('reasons.shortfall', {
          isNew: 'no',
          number: shortfall.number ?? '',
          date: shortfall.tradedOn,
          held: shortfall.held,
          missing: shortfall.missing,
        })}
      </Alert>
    )
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
              <Pair before={before[name]} after={after?.[name] ?? null} as={as} />
            </dd>
          </div>
        ))}
      </dl>
      {affected.length > 0 && (
        <details className={classes.alike}>
          <summary>{text('merge.affected', { count: affected.length })}</summary>
          <Affected affected={affected} />
        </details>
      )}
    </section>
  )
}

/** What was, struck out, and what will be; once where both are the same. */
function Pair({ before, after, as }: { before: string | null; after: string | null; as: Shown }) {
  if (before === after) return as(after)
  return (
    <>
      {before !== null && (
        <>
          <del className="quiet">{as(before)}</del> <span aria-hidden>→ </span>
        </>
      )}
      <ins className={classes.new}>{as(after)}</ins>
    </>
  )
}

const running = [
  ['runningVolume', asNumber],
  ['runningTurnover', asMoney],
  ['averagePrice', asMoney],
  ['realised', asMoney],
] as const

function Affected({ affected }: Pick<LedgerEffect, 'affected'>) {
  const words = useText('orders')
  const heads = ['number', 'tradedOn', 'side', 'volume'] as const
  return (
    <div className={classes.scroll}>
      <table className={classes.orders}>
        <thead>
          <tr>
            {[...heads, ...running.map(([name]) => name)].map((name) => (
              <th key={name} scope="col">
                {words(`fields.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {affected.map(({ id, number, tradedOn, side, volume, before, after }) => (
            <tr key={id}>
              <th scope="row">{number}</th>
              <td>
                <DateText value={tradedOn} />
              </td>
              <td>{words(`choices.side.${side}`)}</td>
              <td>{asNumber(volume)}</td>
              {running.map(([name, as]) => (
                <td key={name}>
                  <Pair before={before?.[name] ?? null} after={after?.[name] ?? null} as={as} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

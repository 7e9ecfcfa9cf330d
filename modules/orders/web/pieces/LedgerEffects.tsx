import { Alert, Table } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BeforeAfter } from '#kit/web/show/BeforeAfter.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { LedgerEffect, OrderPreview } from '../../contract/ledger-answers.ts'
import { shortfallParams } from '../../contract/shortfall-params.ts'
import classes from './LedgerEffects.module.css'
import { AffectedLines } from './AffectedLines.tsx'
import { SideBadge } from './SideBadge.tsx'

type Told = Pick<OrderPreview, 'effects' | 'shortfall'> & {
  /** Beside a form: line by line in place of a table. */
  isNarrow?: boolean
}

/** What a change would do to the ledgers it touches, or why it cannot be. */
export function LedgerEffects({ effects, shortfall, isNarrow = false }: Told) {
  const text = useText('orders')
  const { date } = useSpoken()
  if (shortfall)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={text('effects.refused')}>
        {text('reasons.shortfall', shortfallParams(shortfall, date))}
      </Alert>
    )
  return effects.map((effect) => (
    <Effect key={effect.shareholder.id} effect={effect} isNarrow={isNarrow} />
  ))
}

function Effect({ effect, isNarrow }: { effect: LedgerEffect; isNarrow: boolean }) {
  const text = useText('orders')
  const { shareholder, before, after, affected } = effect
  const Orders = isNarrow ? AffectedLines : AffectedOrders
  return (
    <section className={classes.effect} aria-label={shareholder.name}>
      <h3>
        {shareholder.name} <span className="quiet">{shareholder.number}</span>
      </h3>
      <dl className={classes.figures}>
        <Change
          label={text('effects.numberOfShares')}
          {...pairOf('numberOfShares')}
          as={asNumber}
        />
        <Change label={text('effects.amountInvested')} {...pairOf('amountInvested')} as={asMoney} />
        <Change label={text('fields.averagePrice')} {...pairOf('averageBuyPrice')} as={asMoney} />
        <Change label={text('fields.realised')} {...pairOf('realisedResult')} as={asMoney} />
      </dl>
      {affected.length > 0 && <Orders affected={affected} />}
    </section>
  )

  function pairOf(name: keyof typeof before) {
    return { before: before[name], after: after?.[name] ?? null }
  }
}

type Shown = (value: string | null) => ReactNode
const asNumber: Shown = (value) => <NumberText value={value} />
const asMoney: Shown = (value) => <Money value={value} />

function Change(props: { label: string; before: string | null; after: string | null; as: Shown }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        <BeforeAfter {...props} />
      </dd>
    </div>
  )
}

/** Each order whose figures become others, as it is and as it would be: all of it in sight. */
export function AffectedOrders({ affected }: Pick<LedgerEffect, 'affected'>) {
  const isNarrow = useMediaQuery('(width < 61em)', false, { getInitialValueInEffect: false })
  return isNarrow ? (
    <AffectedLines affected={affected} isOpen />
  ) : (
    <AffectedTable {...{ affected }} />
  )
}

function AffectedTable({ affected }: Pick<LedgerEffect, 'affected'>) {
  const text = useText('orders')
  return (
    <div className={classes.scroll}>
      <Table captionSide="top" verticalSpacing="xs">
        <Table.Caption ta="start">
          {text('effects.affected', { count: affected.length })}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {(['number', 'tradedOn', 'side'] as const).map((name) => (
              <Table.Th key={name} scope="col">
                {text(`fields.${name}`)}
              </Table.Th>
            ))}
            {(
              ['volume', 'runningVolume', 'runningTurnover', 'averagePrice', 'realised'] as const
            ).map((name) => (
              <Table.Th key={name} scope="col" ta="end">
                {text(`fields.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {affected.map((row) => (
            <AffectedRow key={row.id ?? 'new'} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function AffectedRow({ row }: { row: LedgerEffect['affected'][number] }) {
  const text = useText('orders')
  const { before, after } = row
  return (
    <Table.Tr>
      <Table.Td>{row.number ?? <strong>{text('effects.thisOrder')}</strong>}</Table.Td>
      <Table.Td>
        <DateText value={row.tradedOn} />
      </Table.Td>
      <Table.Td>
        <SideBadge side={row.side} />
      </Table.Td>
      <Table.Td ta="end">
        <NumberText value={row.volume} />
      </Table.Td>
      {(['runningVolume', 'runningTurnover', 'averagePrice', 'realised'] as const).map((name) => (
        <Table.Td key={name} ta="end">
          <BeforeAfter
            before={before?.[name] ?? null}
            after={after?.[name] ?? null}
            as={name === 'runningVolume' ? asNumber : asMoney}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

import { Table } from '@mantine/core'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText, PercentText } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import { ordersScreens } from '#modules/orders/contract/orders.screens.ts'
import classes from './ledger.module.css'

type Row = ShareholderLedger['rows'][number]

const words = ['number', 'tradedOn', 'side'] as const
const numbers = [
  ['volume', ({ volume }) => <NumberText value={volume} />],
  ['price', ({ price }) => <Money value={price} />],
  ['turnover', ({ turnover }) => <Money value={turnover} />],
  ['runningVolume', ({ runningVolume }) => <NumberText value={runningVolume} />],
  ['runningTurnover', ({ runningTurnover }) => <Money value={runningTurnover} />],
  ['averagePrice', ({ averagePrice }) => <Money value={averagePrice} />],
  ['realised', ({ realised }) => <Money value={realised} />],
  ['performance', ({ performance }) => <PercentText value={performance} />],
] as const satisfies readonly (readonly [string, (row: Row) => ReactNode])[]

/** Every order that counts, each with the figures that stood after it. */
export function LedgerTable({ rows }: { rows: readonly Row[] }) {
  const text = useText('orders')
  const own = useText()
  return (
    <div className={classes.scroll}>
      <Table captionSide="top" verticalSpacing="xs">
        <Table.Caption ta="start">{own('ledger.caption', { count: rows.length })}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {words.map((name) => (
              <Table.Th key={name} scope="col">
                {text(`fields.${name}`)}
              </Table.Th>
            ))}
            {numbers.map(([name]) => (
              <Table.Th key={name} scope="col" ta="end">
                {text(`fields.${name}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>
                <ScreenLink screen={ordersScreens.order} params={{ id: row.id }}>
                  {row.number}
                </ScreenLink>
              </Table.Td>
              <Table.Td>
                <DateText value={row.tradedOn} />
              </Table.Td>
              <Table.Td>
                <ToneBadge
                  tone={row.side === 'buy' ? 'info' : 'neutral'}
                  icon={row.side === 'buy' ? IconArrowDownLeft : IconArrowUpRight}
                >
                  {text(`choices.side.${row.side}`)}
                </ToneBadge>
              </Table.Td>
              {numbers.map(([name, show]) => (
                <Table.Td key={name} ta="end">
                  {show(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

import { Table } from '@mantine/core'
import type { ReactNode } from 'react'
import { BilingualText } from '#kit/web/show/BilingualText.tsx'
import { Money, PercentText } from '#kit/web/show/Money.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import classes from './ProgramTables.module.css'
import type { ProgramRecord } from '../contract/programs.endpoints.ts'

type Props = { program: ProgramRecord }

const figures = new Set([
  'fromWeek',
  'toWeek',
  'percent',
  'weeklyCap',
  'supplementCap',
  'amount',
  'committed',
  'paid',
  'left',
])

interface SmallTableProps {
  caption: string
  headings: readonly string[]
  /** On a phone its rows stand one below the other; each cell then says what it is by `data-label`. */
  isStacked?: boolean
  children: ReactNode
}

/** A small table inside a record: a caption, headings from the fields' words, rows. */
export function SmallTable(props: SmallTableProps) {
  const text = useText()
  return (
    <Table
      captionSide="top"
      verticalSpacing={4}
      w="auto"
      my="xs"
      className={`${classes.table} ${props.isStacked ? classes.stacked : ''}`}
    >
      <Table.Caption ta="start">{props.caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {props.headings.map((heading) => (
            <Table.Th key={heading} scope="col" {...(figures.has(heading) && { ta: 'end' })}>
              {text(`fields.${heading}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{props.children}</Table.Tbody>
    </Table>
  )
}

export function RateTable({ program }: Props) {
  const text = useText()
  return (
    <SmallTable
      caption={text('fields.rateSchedule')}
      headings={['fromWeek', 'toWeek', 'percent', 'weeklyCap']}
    >
      {program.rateSchedule.map((step) => (
        <Table.Tr key={step.fromWeek}>
          <Table.Td ta="end">{step.fromWeek}</Table.Td>
          <Table.Td ta="end">{step.toWeek}</Table.Td>
          <Table.Td ta="end">
            <PercentText value={step.percent} />
          </Table.Td>
          <Table.Td ta="end">
            <Money value={step.weeklyCap} />
          </Table.Td>
        </Table.Tr>
      ))}
    </SmallTable>
  )
}

export function PaymentTable({ program }: Props) {
  const text = useText()
  return (
    <SmallTable caption={text('fields.paymentPlan')} headings={['trigger', 'percent']}>
      {program.paymentPlan.map((step, at) => (
        <Table.Tr key={at}>
          <Table.Td>{text(`choices.trigger.${step.trigger}`)}</Table.Td>
          <Table.Td ta="end">
            <PercentText value={step.percent} />
          </Table.Td>
        </Table.Tr>
      ))}
    </SmallTable>
  )
}

export function SupplementTable({ program }: Props) {
  const text = useText()
  if (!program.supplements?.length) return <p className="quiet">{text('noSupplements')}</p>
  return (
    <SmallTable caption={text('fields.supplements')} headings={['supplementType', 'supplementCap']}>
      {program.supplements.map(({ type, cap }) => (
        <Table.Tr key={type}>
          <Table.Td>{text(`choices.supplementType.${type}`)}</Table.Td>
          <Table.Td ta="end">
            <Money value={cap} />
          </Table.Td>
        </Table.Tr>
      ))}
    </SmallTable>
  )
}

export function DocumentTable({ program }: Props) {
  const text = useText()
  const kit = useKitText()
  if (program.requiredDocuments.length === 0) return <p className="quiet">{text('noDocuments')}</p>
  return (
    <SmallTable
      caption={text('fields.requiredDocuments')}
      headings={['name', 'askedOf', 'mandatory', 'expires']}
      isStacked
    >
      {program.requiredDocuments.map((document) => (
        <Table.Tr key={document.code}>
          <Table.Th scope="row" fw="normal">
            <BilingualText value={document.name} />
          </Table.Th>
          <Table.Td data-label={text('fields.askedOf')}>
            {text(`choices.askedOf.${document.askedOf}`)}
          </Table.Td>
          <Table.Td data-label={text('fields.mandatory')}>
            {kit(document.mandatory ? 'states.yes' : 'states.no')}
          </Table.Td>
          <Table.Td data-label={text('fields.expires')}>
            {kit(document.expires ? 'states.yes' : 'states.no')}
          </Table.Td>
        </Table.Tr>
      ))}
    </SmallTable>
  )
}

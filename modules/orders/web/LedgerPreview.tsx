import { Alert, Table } from '@mantine/core'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { financialFields, order } from '../contract/order.ts'
import {
  ordersEndpoints,
  type LedgerEffect,
  type OrderPreview,
} from '../contract/orders.endpoints.ts'
import classes from './orders.module.css'
import { SideBadge } from './SideBadge.tsx'

/** What the order as it is typed would do to the ledger, asked of the server while one types. */
export function LedgerPreview({ orderId }: { orderId?: string }) {
  const text = useText()
  const preview = usePreview(orderId)
  return (
    <FormSection title={text('preview.title')} intro={text('preview.intro')}>
      <Wide>
        <div aria-live="polite">
          {preview === null ? (
            <p className="quiet">{text('preview.waiting')}</p>
          ) : (
            <Effects preview={preview} />
          )}
        </div>
      </Wide>
    </FormSection>
  )
}

/** Asked anew a moment after the last change, once what the ledger looks at is whole. */
function usePreview(orderId: string | undefined): OrderPreview | null {
  const form = useFormAround()
  const typed = form.body()
  const whole = financialFields.every(
    (name) => order.fields[name].schema.safeParse(typed[name]).success,
  )
  const asked = JSON.stringify(
    Object.fromEntries(financialFields.map((name) => [name, typed[name]])),
  )
  const [preview, setPreview] = useState<{ asked: string; answer: OrderPreview } | null>(null)
  useEffect(() => {
    if (!whole) return undefined
    const abort = new AbortController()
    const ask = async () => {
      const body = { ...(JSON.parse(asked) as object), ...(orderId && { orderId }) } as never
      const answer = await callApi(ordersEndpoints.previewOrder, { body, signal: abort.signal })
      setPreview({ asked, answer })
    }
    // What cannot be foretold is said when it is saved.
    const timer = setTimeout(() => void ask().catch(() => undefined), 300)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked, whole, orderId])
  return whole && preview?.asked === asked ? preview.answer : null
}

function Effects({ preview }: { preview: OrderPreview }) {
  const text = useText()
  const { shortfall } = preview
  if (shortfall)
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={text('preview.refused')}>
        {text('reasons.shortfall', {
          isNew: shortfall.number ? 'no' : 'yes',
          number: shortfall.number ?? '',
          date: shortfall.tradedOn,
          held: shortfall.held,
          missing: shortfall.missing,
        })}
      </Alert>
    )
  return (
    <>
      {preview.reopensCare && (
        <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} mb="md">
          {text('preview.reopensCare')}
        </Alert>
      )}
      {preview.effects.map((effect) => (
        <Effect key={effect.shareholder.id} effect={effect} />
      ))}
    </>
  )
}

function Effect({ effect }: { effect: LedgerEffect }) {
  const text = useText()
  const { shareholder, before, after, affected } = effect
  return (
    <section className={classes.effect} aria-label={shareholder.name}>
      <h3>
        {shareholder.name} <span className="quiet">{shareholder.number}</span>
      </h3>
      <dl className={classes.figures}>
        <Change
          label={text('preview.numberOfShares')}
          {...pairOf('numberOfShares')}
          as={asNumber}
        />
        <Change label={text('preview.amountInvested')} {...pairOf('amountInvested')} as={asMoney} />
        <Change label={text('fields.averagePrice')} {...pairOf('averageBuyPrice')} as={asMoney} />
        <Change label={text('fields.realised')} {...pairOf('realisedResult')} as={asMoney} />
      </dl>
      {affected.length > 0 && <AffectedOrders affected={affected} />}
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
        <Pair {...props} />
      </dd>
    </div>
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

function AffectedOrders({ affected }: Pick<LedgerEffect, 'affected'>) {
  const text = useText()
  return (
    <div className={classes.scroll}>
      <Table captionSide="top" verticalSpacing="xs">
        <Table.Caption ta="start">
          {text('preview.affected', { count: affected.length })}
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
  const text = useText()
  const { before, after } = row
  return (
    <Table.Tr>
      <Table.Td>{row.number ?? <strong>{text('preview.thisOrder')}</strong>}</Table.Td>
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
          <Pair
            before={before?.[name] ?? null}
            after={after?.[name] ?? null}
            as={name === 'runningVolume' ? asNumber : asMoney}
          />
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

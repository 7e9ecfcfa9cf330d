import { Select } from '@mantine/core'
import { useBulk, type BulkAct } from '#kit/web/bulk/use-bulk.tsx'
import { useMay } from '#kit/web/Can.tsx'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { useText } from '#kit/web/text.ts'
import { orderBulkAsks, ordersBulkEndpoints } from '../contract/orders-bulk.endpoints.ts'
import { useHchWords } from './pieces/hch-words.ts'
import { useAssigneeOptions } from './pieces/references.ts'

const topics = ['orders', 'shareholders', 'ledger']

/** What is done to several orders at once. */
export function useOrderBulk() {
  const text = useText()
  const { label: hch, help } = useHchWords()
  const mayEdit = useMay('update', 'Orders Edit')
  const mayMark = useMay('update', 'Orders View')
  const of = (key: string) => ({ key, label: text(`bulk.${key}.label`, { hch }), topics })
  const assign: BulkAct = {
    ...of('assign'),
    endpoint: ordersBulkEndpoints.assignOrders,
    asks: orderBulkAsks.assign,
    options: { assigneeId: useAssigneeOptions },
  }
  const marks: BulkAct[] = [
    {
      ...of('confirmation'),
      endpoint: ordersBulkEndpoints.markConfirmations,
      asks: orderBulkAsks.confirmation,
      entries: { step: (input) => <StepChoice {...input} /> },
    },
    {
      ...of('hch'),
      endpoint: ordersBulkEndpoints.markHch,
      asks: orderBulkAsks.hch,
      values: { hch },
      entries: {
        hch: (input) => <MarkChoice {...input} label={hch} description={help ?? undefined} />,
      },
    },
  ]
  return useBulk([...(mayEdit ? [assign] : []), ...(mayMark ? marks : [])])
}

function StepChoice(input: FieldInput) {
  const text = useText()
  const data = (input.field.choices ?? []).map((step) => ({
    value: step,
    label: text(`transitions.${step}`),
  }))
  return (
    <Select
      {...inputProps(input)}
      data={data}
      value={(input.value as string) || null}
      onChange={(step) => input.onChange(step ?? '')}
    />
  )
}

function MarkChoice(input: FieldInput) {
  const text = useText()
  const data = ['true', 'false'].map((yes) => ({ value: yes, label: text(`choices.hch.${yes}`) }))
  const chosen = typeof input.value === 'boolean' ? String(input.value) : null
  return (
    <Select
      {...inputProps(input)}
      data={data}
      value={chosen}
      onChange={(yes) => input.onChange(yes === null ? null : yes === 'true')}
    />
  )
}

import { Radio, Stack } from '@mantine/core'
import { useList } from '#kit/web/api-query.ts'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import {
  paymentBatchesEndpoints,
  type PaymentBatchRow,
} from '../../contract/payment-batches.endpoints.ts'

/** Batches that are open, the latest first; more than these nobody keeps open. */
const open = { 'filter[status]': 'open', sort: '-createdOn,-reference', perPage: '5' }

/** A new batch, or one that is open. */
export function BatchChoice(input: FieldInput) {
  const text = useText('paymentBatches')
  const spoken = useSpoken()
  const { data } = useList<PaymentBatchRow>(paymentBatchesEndpoints.listPaymentBatches, open)
  const { inputWrapperOrder: _, required: __, ...props } = inputProps(input)
  return (
    <Radio.Group
      {...props}
      value={typeof input.value === 'string' ? input.value : ''}
      onChange={(id) => input.onChange(id || null)}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="" label={text('choice.new')} />
        {data?.data.map(({ id, reference, payments: count, total }) => (
          <Radio
            key={id}
            value={id}
            label={text('choice.open', { reference, count, total: spoken.money(total) })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}

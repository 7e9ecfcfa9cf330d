import { TextInput } from '@mantine/core'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { inputProps, type FieldInput } from '#kit/web/form/field-input.tsx'
import { toInput } from '#kit/web/form/field-values.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useWholeAmount } from '#kit/web/form/use-whole-amount.ts'
import { useLanguage } from '#kit/web/language.ts'
import { organisation } from '#kit/web/organisation.ts'
import { PartProblem } from '#kit/web/show/PartProblem.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import type { OrderTerms } from '../contract/ledger-answers.ts'
import { order } from '../contract/order.ts'
import classes from './orders.module.css'
import { asPrice } from './pieces/new-order.ts'
import { isPrice, useProposedPrice } from './use-proposed-price.ts'
import { useTypedTerms } from './use-terms.ts'

const Field = fieldsOf(order)
type Offered = NonNullable<OrderTerms['price']>

/** The price in the organisation's currency, beside the one that is proposed and where that is from. */
export function PriceField({ follows }: { follows: boolean }) {
  const text = useText()
  const terms = useTypedTerms()
  const { data, error, isPending, fetchStatus } = terms
  const offered = data?.price ?? null
  useProposedPrice({ offered, follows })
  return (
    <Field name="price">
      {(input) => (
        <div>
          <PriceEntry {...input} />
          {offered && <Proposed input={input} offered={offered} />}
          {isPending && fetchStatus === 'fetching' && <p className={classes.proposed} />}
          {error && !data && (
            <PartProblem
              what={text('price.unread')}
              error={error}
              retry={() => void terms.refetch()}
            />
          )}
        </div>
      )}
    </Field>
  )
}

function PriceEntry(input: FieldInput) {
  const { currency } = organisation.use()
  return (
    <TextInput
      {...inputProps(input)}
      inputMode="decimal"
      autoComplete="off"
      className="numbers"
      rightSection={<span className="quiet">{currency}</span>}
      rightSectionWidth={52}
      {...useWholeAmount(input)}
    />
  )
}

function Proposed({ input, offered }: { input: FieldInput; offered: Offered }) {
  const text = useText()
  const { date, exactMoney } = useSpoken()
  const language = useLanguage()
  const amount = asPrice(offered.amount)
  const isTaken = isPrice(useFormAround().body()['price'], amount)
  const take = () => input.onChange(toInput(input.field, amount, language))
  const facts = { price: exactMoney(amount), date: offered.since ? date(offered.since) : '' }
  return (
    <p className={classes.proposed}>
      {isTaken
        ? text(`price.taken.${offered.source}`, facts)
        : text(`price.other.${offered.source}`, facts)}{' '}
      {!isTaken && (
        <button type="button" onClick={take}>
          {text('price.take', facts)}
        </button>
      )}
    </p>
  )
}

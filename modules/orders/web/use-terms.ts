import { useAnswer } from '#kit/web/api-query.ts'
import { dateSchema, idSchema } from '#kit/contract/fields.ts'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'

/** What is proposed for an order of a day, of a shareholder where one is chosen. */
export function useTerms(tradedOn: unknown, shareholderId: unknown) {
  const day = dateSchema.safeParse(tradedOn)
  const holder = idSchema.safeParse(shareholderId)
  const shareholder = holder.success ? holder.data : undefined
  const query = {
    tradedOn: day.success ? day.data : '',
    ...(shareholder && { shareholderId: shareholder }),
  }
  const input = { query }
  return useAnswer(ordersEndpoints.readOrderTerms, input, {
    enabled: day.success,
    // What is of another shareholder is gone at once.
    keepPrevious: ({ query: before }) =>
      before.shareholderId === undefined || before.shareholderId === shareholder,
  })
}

/** The same of the order as it is typed. */
export function useTypedTerms() {
  const form = useFormAround()
  const { tradedOn, shareholderId } = form.body()
  return useTerms(tradedOn, shareholderId)
}

import { useAnswer } from '#kit/web/api-query.ts'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { ordersEndpoints } from '../../contract/orders.endpoints.ts'

/** What the organisation calls its own mark of an order, and what that means. */
export function useHchWords(): { label: string; help: string | null } {
  const text = useText('orders')
  const language = useLanguage()
  const { data } = useAnswer(ordersEndpoints.readHchWords, {})
  return {
    label: data?.label?.[language] ?? text('fields.hch'),
    help: data?.help?.[language] ?? null,
  }
}

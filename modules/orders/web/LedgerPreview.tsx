import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/text.ts'
import { financialFields, order } from '../contract/order.ts'
import type { OrderPreview } from '../contract/ledger-answers.ts'
import { ordersEndpoints } from '../contract/orders.endpoints.ts'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'

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
  return (
    <>
      {preview.reopensCare && !preview.shortfall && (
        <Alert color="yellow" icon={<IconInfoCircle aria-hidden />} mb="md">
          {text('preview.reopensCare')}
        </Alert>
      )}
      <LedgerEffects {...preview} />
    </>
  )
}

import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { callApi } from '#kit/web/api-call.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { ordersEndpoints, type OrderRecord } from '../contract/orders.endpoints.ts'
import { orderChanged } from './pieces/order-changed.ts'

interface Props {
  order: OrderRecord
  step: 'void' | 'rejectCare'
  close: () => void
}

/** A step that needs a reason, which the history keeps. */
export function ReasonDialog(props: Props) {
  const { order, step, close } = props
  const text = useText()
  const kit = useKitText()
  const asking = useReason(props)
  return (
    <Dialog close={close} title={text(`dialogs.${step}.title`, { number: order.number ?? '' })}>
      <form noValidate onSubmit={(event) => void asking.submit(event)}>
        <Stack>
          <Text>{text(`dialogs.${step}.body`)}</Text>
          <Textarea
            label={text(`dialogs.${step}.reason`)}
            value={asking.reason}
            onChange={(event) => asking.setReason(event.currentTarget.value)}
            error={asking.error}
            required
            autosize
            minRows={2}
            maxLength={400}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {kit('actions.cancel')}
            </Button>
            <Button type="submit" color="red.8" loading={asking.isBusy}>
              {text(`transitions.${step}`)}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function useReason({ order: { id, version }, step, close }: Props) {
  const text = useText()
  const known = useText('kit')
  const words = useProblemText()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = () => {
    const at = { params: { id }, version }
    return step === 'void'
      ? callApi(ordersEndpoints.voidOrder, { ...at, body: { reason } })
      : callApi(ordersEndpoints.rejectCare, { ...at, body: { note: reason } })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!reason.trim()) return setError(known('validation.required'))
    setBusy(true)
    try {
      orderChanged(await send())
      toast.success(text('toast.saved'))
      close()
    } catch (problem) {
      setError(words(problem))
    } finally {
      setBusy(false)
    }
  }
  return { reason, setReason, error, isBusy, submit }
}

import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { draftsEndpoints } from '#modules/drafts/contract/drafts.endpoints.ts'
import { financialFields } from '../contract/order.ts'
import {
  ordersEndpoints,
  type OrderPreview,
  type OrderRecord,
} from '../contract/orders.endpoints.ts'
import { LedgerEffects } from './pieces/LedgerEffects.tsx'
import { orderChanged } from './pieces/order-changed.ts'

interface Props {
  order: OrderRecord
  close: () => void
}

/** What a draft will do to the ledger once it counts, and the question whether it is meant. */
export function ActivateDialog(props: Props) {
  const text = useText()
  const kit = useKitText()
  const { preview, error, isBusy, activate } = useActivation(props)
  return (
    <Dialog close={props.close} title={text('activate.title')} width={900}>
      <Stack>
        <Text>{text('activate.body')}</Text>
        {preview && <LedgerEffects {...preview} />}
        {!preview && !error && (
          <p className="quiet" role="status">
            {text('activate.working')}
          </p>
        )}
        {error && (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={props.close}>
            {kit('actions.cancel')}
          </Button>
          <Button
            disabled={!preview || preview.shortfall !== null}
            loading={isBusy}
            onClick={() => void activate()}
          >
            {text('transitions.activate')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function useActivation({ order, close }: Props) {
  const text = useText()
  const words = useProblemText()
  const [preview, setPreview] = useState<OrderPreview | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const typed = Object.fromEntries(financialFields.map((name) => [name, order[name]]))
    const body = { ...typed, orderId: order.id } as never
    callApi(ordersEndpoints.previewOrder, { body, signal: abort.signal })
      .then(setPreview)
      .catch((problem: unknown) => {
        if (!abort.signal.aborted) setError(words(problem))
      })
    return () => abort.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for what the dialog was opened on
  }, [order.id, order.version])
  const activate = async () => {
    setBusy(true)
    setError(null)
    try {
      const { id, version } = order
      const after = await callApi(draftsEndpoints.activateOrder, { params: { id }, version })
      orderChanged(after)
      close()
      toast.success(text('toast.added', { number: after.number ?? '' }))
    } catch (problem) {
      setError(words(problem))
    } finally {
      setBusy(false)
    }
  }
  return { preview, error, isBusy, activate }
}

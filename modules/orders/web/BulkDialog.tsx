import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { callApi } from '#kit/web/api-call.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { ordersBulkEndpoints, type BulkResult } from '../contract/orders-bulk.endpoints.ts'
import { BulkResults } from './BulkResults.tsx'
import { useHchWords } from './pieces/hch-words.ts'
import { useAssigneeOptions } from './pieces/references.ts'
import { inPieces } from './use-bulk.ts'

export type BulkKind = 'assign' | 'confirmation' | 'hch'

interface Props {
  kind: BulkKind
  ids: readonly string[]
  close: (isDone: boolean) => void
}

const send = (kind: BulkKind, chosen: string, ids: string[]) => {
  if (kind === 'assign')
    return callApi(ordersBulkEndpoints.assignOrders, { body: { ids, assigneeId: chosen } })
  if (kind === 'hch')
    return callApi(ordersBulkEndpoints.markHch, { body: { ids, hch: chosen === 'true' } })
  const step = chosen as 'sendConfirmation'
  return callApi(ordersBulkEndpoints.markConfirmations, { body: { ids, step } })
}

/** Does the same to several orders and says what became of each. */
export function BulkDialog({ kind, ids, close }: Props) {
  const text = useText()
  const words = useProblemText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<BulkResult[] | null>(null)
  const { label: hch } = useHchWords()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return
    setBusy(true)
    try {
      setResults(await inPieces(ids, (piece) => send(kind, chosen, piece)))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      setBusy(false)
    }
  }
  const leave = () => close(results !== null)
  return (
    <Dialog close={leave} title={text(`bulk.${kind}.title`, { count: ids.length, hch })}>
      {results ? (
        <BulkResults results={results} close={leave} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack>
            <Text>{text(`bulk.${kind}.body`)}</Text>
            <Choice kind={kind} value={chosen} onChange={setChosen} />
            <Buttons {...{ isBusy, leave }} verb={text('bulk.verb', { count: ids.length })} />
          </Stack>
        </form>
      )}
    </Dialog>
  )
}

function Choice(props: {
  kind: BulkKind
  value: string | null
  onChange: (value: string | null) => void
}) {
  const text = useText()
  const { kind, value, onChange } = props
  const hch = useHchWords()
  const people = useAssigneeOptions('', value)
  const steps = ['sendConfirmation', 'receiveConfirmation', 'withdrawConfirmation'] as const
  const data = {
    assign: [...people],
    confirmation: steps.map((step) => ({ value: step, label: text(`transitions.${step}`) })),
    hch: ['true', 'false'].map((yes) => ({ value: yes, label: text(`choices.hch.${yes}`) })),
  }
  const label = {
    assign: text('fields.assigneeId'),
    confirmation: text('fields.confirmation'),
    hch: hch.label,
  }[kind]
  return (
    <Select
      label={label}
      description={kind === 'hch' ? hch.help : undefined}
      data={data[kind]}
      value={value}
      onChange={onChange}
      searchable={kind === 'assign'}
      required
      data-autofocus
    />
  )
}

function Buttons(props: { isBusy: boolean; leave: () => void; verb: string }) {
  const kit = useKitText()
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={props.leave}>
        {kit('actions.cancel')}
      </Button>
      <Button type="submit" loading={props.isBusy}>
        {props.verb}
      </Button>
    </Group>
  )
}

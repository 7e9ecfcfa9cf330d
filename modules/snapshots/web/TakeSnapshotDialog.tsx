import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useChange } from '#kit/web/api-query.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { snapshotsEndpoints, type SnapshotList } from '../contract/snapshots.endpoints.ts'

/** A snapshot by hand, with a label to know it by. */
export function TakeSnapshotDialog(props: { order: SnapshotList['order']; close: () => void }) {
  const { order, close } = props
  const text = useText()
  const kit = useKitText()
  const words = useProblemText()
  const [label, setLabel] = useState('')
  const [error, setError] = useState<string | null>(null)
  const take = useChange(snapshotsEndpoints.takeSnapshot)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const body = { label: label.trim() || null }
      const { sequence } = await take.mutateAsync({ params: { id: order.id }, body })
      toast.success(text('takeSnapshot.done', { sequence }))
      close()
    } catch (problem) {
      setError(words(problem))
    }
  }
  const title = text('takeSnapshot.title', { number: order.number })
  return (
    <Dialog close={close} title={title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack>
          <TextInput
            label={text('takeSnapshot.label')}
            description={text('takeSnapshot.help')}
            value={label}
            onChange={(event) => setLabel(event.currentTarget.value)}
            error={error}
            maxLength={80}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {kit('actions.cancel')}
            </Button>
            <Button type="submit" loading={take.isPending}>
              {text('takeSnapshot.open')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

import { Button, Group, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import type { Selected } from '#kit/web/list/selection.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useManagerOptions } from './references.ts'
import { useBulkAssign } from './use-bulk.ts'

/** Gives the chosen shareholders to another relationship manager. */
export function AssignDialog(props: { selected: Selected; close: (done: boolean) => void }) {
  const { selected, close } = props
  const text = useText()
  const kit = useKitText()
  const words = useProblemText()
  const assign = useBulkAssign()
  const [chosen, setChosen] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (!chosen) return
    setBusy(true)
    try {
      close(await assign(selected, chosen))
    } catch (error) {
      setBusy(false)
      toast.error(words(error), error)
    }
  }
  return (
    <Dialog close={() => close(false)} title={text('bulk.assignTitle', { count: selected.count })}>
      <Stack>
        <Select
          label={text('fields.assigneeId')}
          data={[...useManagerOptions('', chosen)]}
          value={chosen}
          onChange={setChosen}
          searchable
          required
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => close(false)}>
            {kit('actions.cancel')}
          </Button>
          <Button disabled={!chosen} loading={isBusy} onClick={() => void send()}>
            {text('bulk.assign')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

import { Button, Group, Stack, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import type { Selected } from '#kit/web/list/selection.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { typing, useTagNames } from './TagsEntry.tsx'
import { useBulkTag } from './use-bulk.ts'

/** Adds tags to the chosen shareholders, and takes others away. */
export function TagDialog(props: { selected: Selected; close: (done: boolean) => void }) {
  const { selected, close } = props
  const text = useText()
  const kit = useKitText()
  const words = useProblemText()
  const tag = useBulkTag()
  const known = useTagNames()
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      close(await tag(selected, { add, remove }))
    } catch (error) {
      setBusy(false)
      toast.error(words(error), error)
    }
  }
  return (
    <Dialog close={() => close(false)} title={text('bulk.tagTitle', { count: selected.count })}>
      <Stack>
        <TagsInput
          {...typing}
          label={text('bulk.tagAdd')}
          description={text('help.tags')}
          data={known}
          value={add}
          onChange={setAdd}
          data-autofocus
        />
        <TagsInput
          {...typing}
          label={text('bulk.tagRemove')}
          data={known}
          value={remove}
          onChange={setRemove}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => close(false)}>
            {kit('actions.cancel')}
          </Button>
          <Button
            disabled={add.length + remove.length === 0}
            loading={isBusy}
            onClick={() => void send()}
          >
            {text('bulk.tag')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

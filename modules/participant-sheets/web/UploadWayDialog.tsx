import { Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { useText } from '#kit/web/text.ts'
import { uploadWays, type UploadWay } from '../contract/participant-sheets.endpoints.ts'

interface UploadWayProps {
  /** Of the file. */
  name: string
  entered: number
  close: () => void
  choose: (way: UploadWay) => Promise<void>
}

/** What was entered stays unless somebody wants it replaced. */
export function UploadWayDialog({ name, entered, close, choose }: UploadWayProps) {
  const text = useText()
  const [way, setWay] = useState<UploadWay>('add')
  return (
    <Dialog title={text('way.title')} close={close}>
      <DialogForm
        submit={() => choose(way)}
        verb={text('way.verb')}
        isBusy={false}
        isDanger={way === 'replace'}
        intro={text('way.body', { count: entered })}
      >
        <Radio.Group
          label={text('way.label', { name })}
          value={way}
          onChange={(next) => setWay(next === 'replace' ? 'replace' : 'add')}
        >
          <Stack gap="xs" mt="xs">
            {uploadWays.map((each) => (
              <Radio key={each} value={each} label={text(`way.${each}`)} />
            ))}
          </Stack>
        </Radio.Group>
      </DialogForm>
    </Dialog>
  )
}

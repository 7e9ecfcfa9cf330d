import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '#kit/web/api-query.ts'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { DialogForm } from '#kit/web/dialog/DialogForm.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { managementEndpoints } from '../contract/management.endpoints.ts'
import type { OpenWorkCount } from '../contract/users.endpoints.ts'
import { useColleagueOptions } from './options.ts'
import { useDialogForm } from './use-dialog-form.ts'
import classes from './users.module.css'

interface From {
  id: string
  name: string
  openWork: readonly OpenWorkCount[]
}

/** Gives what waits for one colleague to another, kind by kind. */
export function HandOverDialog({ from, close }: { from: From; close: () => void }) {
  const text = useText('users')
  const kit = useKitText()
  const [to, setTo] = useState('')
  const [kinds, setKinds] = useState(from.openWork.map(({ kind }) => kind))
  const data = useColleagueOptions([from.id])
  const change = useChange(managementEndpoints.handOver, ['applications', 'shareholders', 'tasks'])
  const form = useDialogForm({
    required: { to, kinds: kinds.join() },
    async send() {
      const { moved } = await change.mutateAsync({ params: { id: from.id }, body: { to, kinds } })
      const count = moved.reduce((sum, each) => sum + each.count, 0)
      toast.success(text('toast.handedOver', { count }))
      close()
    },
  })
  return (
    <Dialog title={text('handOver.title', { name: from.name })} close={close}>
      <DialogForm
        {...form}
        close={close}
        verb={text('handOver.verb')}
        intro={text('handOver.body')}
      >
        <Checkbox.Group
          label={text('fields.kinds')}
          value={kinds}
          onChange={setKinds}
          error={form.errors['kinds']}
        >
          <div className={classes.choices}>
            {from.openWork.map(({ kind, count }) => (
              <Checkbox key={kind} value={kind} label={text(`openWork.${kind}`, { count })} />
            ))}
          </div>
        </Checkbox.Group>
        <Select
          label={text('handOver.to')}
          required
          withAsterisk
          searchable
          data-autofocus
          openOnFocus={false}
          placeholder={kit('form.choose')}
          nothingFoundMessage={kit('palette.nothing')}
          data={data}
          value={to || null}
          onChange={(id) => setTo(id ?? '')}
          error={form.errors['to']}
        />
      </DialogForm>
    </Dialog>
  )
}

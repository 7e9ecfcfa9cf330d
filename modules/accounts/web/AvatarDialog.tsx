import { Button, Slider } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Dialog } from '#kit/web/dialog/Dialog.tsx'
import { useChange } from '#kit/web/api-query.ts'
import dialog from '#kit/web/dialog/dialog.module.css'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { profileEndpoints } from '../contract/profile.endpoints.ts'
import classes from './AvatarDialog.module.css'
import { CropFrame } from './CropFrame.tsx'
import { firstCrop, mostZoom, wholeCrop, zoomCrop } from './crop.ts'
import type { Picture } from './picture.ts'
import { refreshPerson } from './refresh-person.ts'

/** Which square of the picture is kept. */
export function AvatarDialog({ picture, close }: { picture: Picture; close: () => void }) {
  const text = useText()
  const kit = useKitText()
  const problemText = useProblemText()
  const [crop, setCrop] = useState(() => firstCrop(picture))
  const [zoom, setZoom] = useState(1)
  const save = useChange(profileEndpoints.setAvatar)
  useEffect(() => () => URL.revokeObjectURL(picture.url), [picture])

  const send = async () => {
    const body = new FormData()
    body.append('file', picture.file)
    try {
      await save.mutateAsync({ query: wholeCrop(crop), body })
    } catch {
      // Said below the picture, which stays.
      return
    }
    toast.success(text('avatar.saved'))
    close()
    await refreshPerson()
  }

  return (
    <Dialog close={close} title={text('avatar.cropTitle')} width={420}>
      <CropFrame picture={picture} crop={crop} move={setCrop} />
      <div className={classes.zoom}>
        <span id="avatar-zoom">{text('avatar.zoom')}</span>
        <Slider
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          label={null}
          thumbProps={{ 'aria-labelledby': 'avatar-zoom' }}
          onChange={(next) => {
            setZoom(next)
            setCrop(zoomCrop(crop, next, picture))
          }}
        />
      </div>
      <p className={classes.wrong} role="alert">
        {save.error && problemText(save.error)}
      </p>
      <div className={dialog.actions}>
        <Button variant="default" onClick={close}>
          {kit('actions.cancel')}
        </Button>
        <Button loading={save.isPending} onClick={() => void send()}>
          {text('avatar.save')}
        </Button>
      </div>
    </Dialog>
  )
}

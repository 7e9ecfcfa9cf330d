import { Button } from '@mantine/core'
import { useMay } from '#kit/web/Can.tsx'
import { useText } from '#kit/web/text.ts'
import { usePlaceHold } from './use-place-hold.tsx'

/** Places a hold on somebody who is chosen in the dialog. */
export function PlaceHoldButton() {
  const text = useText('holds')
  const may = useMay('create', 'Holds')
  const { place, dialog } = usePlaceHold({})
  if (!may) return null
  return (
    <>
      <Button onClick={place}>{text('actions.place')}</Button>
      {dialog}
    </>
  )
}

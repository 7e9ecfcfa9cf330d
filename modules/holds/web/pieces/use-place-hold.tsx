import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { HoldTarget } from './PlaceHoldDialog.tsx'

const PlaceHoldDialog = lazy(() =>
  import('./PlaceHoldDialog.tsx').then((m) => ({ default: m.PlaceHoldDialog })),
)

/** The dialog that places a hold, open once `place` is called; it belongs on the screen. */
export function usePlaceHold(target: HoldTarget): { place: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  const dialog = isOpen && (
    <Suspense>
      <ModuleName value="holds">
        <PlaceHoldDialog target={target} close={() => setOpen(false)} />
      </ModuleName>
    </Suspense>
  )
  return { place: () => setOpen(true), dialog }
}

/** The same as an act of a record; none for whoever may not place holds. */
export function usePlaceHoldAct(target: HoldTarget): { acts: MoreAct[]; dialog: ReactNode } {
  const text = useText('holds')
  const may = useMay('create', 'Holds')
  const { place, dialog } = usePlaceHold(target)
  const act = { key: 'placeHold', label: text('actions.place'), can: true as const, isRare: true }
  return { acts: may ? [{ ...act, act: place }] : [], dialog }
}

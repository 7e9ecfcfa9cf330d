import { useState, type PointerEvent } from 'react'
import type { Spot } from '../../contract/places.ts'

interface Drag {
  id: string
  spot: Spot | null
}

const threshold = 6

/**
 * Drags a question by its handle: what lies under the pointer says with `data-into` and `data-after`
 * where it would go.
 */
export function useDrag(moveTo: (id: string, spot: Spot) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [from, setFrom] = useState(0)
  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setFrom(event.clientY)
      setDrag({ id, spot: null })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.id !== id) return
      const isMoved = drag.spot !== null || Math.abs(event.clientY - from) > threshold
      if (isMoved) setDrag({ id, spot: spotUnder(event, id) ?? drag.spot })
    },
    onPointerUp() {
      if (drag?.id !== id) return
      setDrag(null)
      if (drag.spot) moveTo(id, drag.spot)
    },
    onPointerCancel: () => setDrag(null),
  })
  return { drag, handle }
}

function spotUnder({ clientX, clientY }: PointerEvent, id: string): Spot | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-into]')
  const { into, own, before } = row?.dataset ?? {}
  if (!row || !into || own === id) return null
  const { top, height } = row.getBoundingClientRect()
  const isUpper = own !== undefined && clientY < top + height / 2
  const after = isUpper ? before : own
  return { into, after: after === id ? (before ?? null) : after || null }
}

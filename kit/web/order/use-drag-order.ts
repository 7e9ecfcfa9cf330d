import { useState, type PointerEvent } from 'react'

interface Drag {
  id: string
  from: number
  /** The place under the pointer; null until it has moved. */
  over: number | null
}

/** So far the pointer goes before it drags. */
const threshold = 6

/** Drags a row by its handle to the place of the row under the pointer, which says `data-place`. */
export function useDragOrder(moveTo: (id: string, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const handle = (id: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ id, from: event.clientY, over: null })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.id !== id) return
      const isMoved = drag.over !== null || Math.abs(event.clientY - drag.from) > threshold
      const over = isMoved ? placeUnder(event) : null
      if (over !== null && over !== drag.over) setDrag({ ...drag, over })
    },
    onPointerUp() {
      setDrag(null)
      if (drag?.id === id && drag.over !== null) moveTo(id, drag.over)
    },
    onPointerCancel: () => setDrag(null),
  })
  const isMoving = drag?.over != null
  return { held: isMoving ? drag.id : null, over: drag?.over ?? null, handle }
}
export type DragOrder = ReturnType<typeof useDragOrder>

function placeUnder({ clientX, clientY }: PointerEvent): number | null {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
  return row ? Number(row.dataset['place']) : null
}

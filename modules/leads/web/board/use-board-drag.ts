import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import type { LeadRow } from '../../contract/leads.endpoints.ts'
import type { BoardAround } from './board-context.ts'
import { placeAt } from './board-order.ts'

interface Held {
  lead: LeadRow
  pointerId: number
  x: number
  y: number
}

export interface Over {
  statusId: string
  index: number
}

/** So far the pointer goes before it drags; so long a finger rests. */
const threshold = 6
const rest = 350
/** So near an edge the board or a column scrolls, by so much at a time. */
const edge = 48
const scroll = 14

/** Drags cards by mouse, pen or finger; a finger rests on a card first, so that the page still scrolls. */
export function useBoardDrag({ cards, isNarrowed, move }: BoardAround) {
  const held = useRef<Held | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ghost = useRef<HTMLDivElement>(null)
  const [lead, setLead] = useState<LeadRow | null>(null)
  const [over, setOver] = useState<Over | null>(null)
  const isDragging = useRef(false)
  useNoScrollWhile(isDragging)

  const begin = () => {
    if (!held.current) return
    isDragging.current = true
    setLead(held.current.lead)
  }
  const end = useCallback(() => {
    clearTimeout(timer.current)
    held.current = null
    isDragging.current = false
    setLead(null)
    setOver(null)
  }, [])
  useCancel(lead !== null, end)

  const card = (of: LeadRow) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      end()
      if (event.button !== 0 || (event.target as Element).closest('button, input, label')) return
      held.current = { lead: of, pointerId: event.pointerId, x: event.clientX, y: event.clientY }
      const { currentTarget, pointerId } = event
      if (event.pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        currentTarget.setPointerCapture(pointerId)
        begin()
      }, rest)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = held
      if (current?.pointerId !== event.pointerId) return
      const far = Math.hypot(event.clientX - current.x, event.clientY - current.y) > threshold
      if (!isDragging.current) {
        if (!far) return
        if (event.pointerType === 'touch') return end()
        event.currentTarget.setPointerCapture(event.pointerId)
        begin()
      }
      ghost.current?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`)
      scrollNear(event)
      const found = placeUnder(event, of.id)
      if (found && (found.statusId !== over?.statusId || found.index !== over.index)) setOver(found)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isOwn = held.current?.pointerId === event.pointerId && held.current.lead.id === of.id
      const place = isDragging.current && isOwn ? placeUnder(event, of.id) : null
      if (place) drop(of, place)
      end()
    },
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      if (lead === null) return
      event.preventDefault()
      event.stopPropagation()
    },
  })

  const drop = (of: LeadRow, { statusId, index }: Over) => {
    const shown = cards.current.get(statusId) ?? []
    const own = shown.findIndex(({ id }) => id === of.id)
    if (own === index) return
    const others = shown.filter(({ id }) => id !== of.id)
    move(of, placeAt(statusId, others, { index, isNarrowed }))
  }
  return { card, lead, over, ghost }
}
export type BoardDrag = ReturnType<typeof useBoardDrag>

/** Where a card would be dropped: its index among the others of the column under the pointer. */
function placeUnder({ clientX, clientY }: PointerEvent, ownId: string): Over | null {
  const column = document
    .elementFromPoint(clientX, clientY)
    ?.closest<HTMLElement>('[data-board-column]')
  const statusId = column?.dataset['boardColumn']
  if (!column || !statusId) return null
  const others = [...column.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (each) => each.dataset['card'] !== ownId,
  )
  const above = others.filter((each) => {
    const { top, height } = each.getBoundingClientRect()
    return top + height / 2 < clientY
  })
  return { statusId, index: above.length }
}

function scrollNear({ clientX, clientY }: PointerEvent) {
  const under = document.elementFromPoint(clientX, clientY)
  const nudge = (element: Element | null | undefined, isAcross: boolean) => {
    if (!element) return
    const box = element.getBoundingClientRect()
    const [at, from, to] = isAcross
      ? [clientX, box.left, box.right]
      : [clientY, box.top, box.bottom]
    const by = at < from + edge ? -scroll : at > to - edge ? scroll : 0
    if (by) element.scrollBy(isAcross ? { left: by } : { top: by })
  }
  nudge(under?.closest('[data-board]'), true)
  nudge(under?.closest('[data-board-column]')?.querySelector('[data-board-cards]'), false)
}

/** While a card is dragged by a finger, the page stays. */
function useNoScrollWhile(isDragging: RefObject<boolean>) {
  useEffect(() => {
    const hold = (event: TouchEvent) => {
      if (isDragging.current) event.preventDefault()
    }
    document.addEventListener('touchmove', hold, { passive: false })
    return () => document.removeEventListener('touchmove', hold)
  }, [isDragging])
}

/** By Escape, and when the card was taken off the board under the pointer, which nobody then hears of. */
function useCancel(isOn: boolean, cancel: () => void) {
  useEffect(() => {
    if (!isOn) return
    const heed = (event: KeyboardEvent) => event.key === 'Escape' && cancel()
    addEventListener('keydown', heed)
    addEventListener('pointerup', cancel)
    return () => {
      removeEventListener('keydown', heed)
      removeEventListener('pointerup', cancel)
    }
  }, [isOn, cancel])
}

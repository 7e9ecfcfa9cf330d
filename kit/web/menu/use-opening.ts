import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** What hangs on a button, and whether it is open. */
export interface Opened {
  id: string
  anchor: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** What stays shut until somebody asks for it: its button is there, the rest is fetched then. */
export interface Opening extends Opened {
  /** It has been opened once, and is made. */
  isAsked: boolean
  /** For the button: it names, tells of and opens what belongs to it. */
  button: {
    ref: RefObject<HTMLButtonElement | null>
    id: string
    'aria-haspopup': 'menu' | 'dialog'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    onClick: () => void
    onKeyDown: (event: KeyboardEvent) => void
    onPointerEnter: () => void
    onFocus: () => void
  }
}

export const arrows = ['ArrowDown', 'ArrowUp']

interface Options {
  kind: 'menu' | 'dialog'
  /** Fetches what is shown, as soon as somebody is near. */
  prepare: () => unknown
  startsOpen?: boolean
  onChange?: (isOpen: boolean) => void
}

export function useOpening({ kind, prepare, startsOpen = false, onChange }: Options): Opening {
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, set] = useState(startsOpen)
  const [isAsked, setAsked] = useState(startsOpen)
  const setOpen = (to: boolean) => {
    if (to) setAsked(true)
    set(to)
    onChange?.(to)
  }
  const ready = () => void prepare()
  return {
    id,
    anchor,
    isOpen,
    setOpen,
    isAsked,
    button: {
      ref: anchor,
      id: `${id}-target`,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-dropdown` : undefined,
      onClick: () => setOpen(!isOpen),
      onKeyDown: (event) => {
        if (kind !== 'menu' || isOpen || !arrows.includes(event.key)) return
        event.preventDefault()
        setOpen(true)
      },
      onPointerEnter: ready,
      onFocus: ready,
    },
  }
}

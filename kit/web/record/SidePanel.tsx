import { CloseButton, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useFocusReturn } from '../dialog/focus-return.ts'
import { isAsking } from '../layout/lone-keys.ts'
import { useKitText } from '../text.ts'
import { fitWindow } from './fit-window.ts'
import { focusFirst } from './focus-first.ts'
import { railSlot, railTaken, wideWindow } from './rail-slot.ts'
import classes from './panel.module.css'

interface SidePanelProps {
  title: string
  close: () => void
  /** `asks`: one thing, and hears the keys alone until it is answered. `look`: no more than is read. */
  as?: 'asks' | 'look'
  /** No record is read beside it: it lies over the screen. */
  isAlone?: boolean
  children: ReactNode
}

interface FrameProps extends Omit<SidePanelProps, 'children'> {
  host: HTMLElement
}

/**
 * What is done about a record while it is read. Where there is room it stands in the rail's place,
 * and the record beside it stays in use; else it is a drawer, and on small windows the whole of it.
 * What is typed in it outlives the change from one to the other.
 */
export function SidePanel({ children, ...frame }: SidePanelProps) {
  const [host] = useState(() => document.createElement('div'))
  useFocusReturn()
  return (
    <>
      <span hidden data-panel-open={frame.as ?? 'work'} />
      <Frame {...frame} host={host} />
      {createPortal(children, host)}
    </>
  )
}

function Frame(frame: FrameProps) {
  const slot = railSlot.use()
  const isWide = useMediaQuery(wideWindow, true, { getInitialValueInEffect: false })
  const isSmall = useMediaQuery('(width < 60em)', false, { getInitialValueInEffect: false })
  if (slot) return createPortal(<Beside {...frame} />, slot)
  // The record is still to come, and with it the place.
  if (isWide && slot === undefined && !frame.isAlone) return null
  return (
    <Drawer
      opened
      position="right"
      size={isSmall ? '100%' : 440}
      returnFocus={false}
      closeOnClickOutside={false}
      // Read on from its title: the cross is not what it was opened for.
      title={
        <span tabIndex={-1} data-autofocus className={classes.title}>
          {frame.title}
        </span>
      }
      onClose={frame.close}
      data-side-panel
    >
      <Held host={frame.host} />
    </Drawer>
  )
}

/** Where the panel's content stands now. */
function Held({ host }: { host: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.append(host), [host])
  return <div ref={place} />
}

function Beside({ title, close, as, host }: FrameProps) {
  const text = useKitText()
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    railTaken.set(railTaken.get() + 1)
    const stop = focusFirst(panel.current, heading.current)
    return () => {
      stop()
      railTaken.set(railTaken.get() - 1)
    }
  }, [])
  useLayoutEffect(() => fitWindow(panel.current), [])
  useEffect(() => {
    const { current } = panel
    // Escape closes it, as it closes what lies over a screen.
    const heed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // A list or a menu that is open within it closes alone.
      if (!isAsking('[data-side-panel]')) close()
    }
    current?.addEventListener('keydown', heed)
    return () => current?.removeEventListener('keydown', heed)
  }, [close])
  return (
    <section
      ref={panel}
      className={`surface ${classes.panel}`}
      aria-label={title}
      data-side-panel={as ?? 'work'}
      {...(as === 'asks' && { role: 'dialog' })}
    >
      <header className={classes.head}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <CloseButton aria-label={text('recordPane.close')} onClick={close} />
      </header>
      <div className={classes.body}>
        <Held host={host} />
      </div>
    </section>
  )
}

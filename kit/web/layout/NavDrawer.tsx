import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { appConfig } from '../app-config.ts'
import { useKitText } from '../text.ts'
import drawer from './NavDrawer.module.css'
import { NavTree } from './NavTree.tsx'

/** The navigation on narrow windows: a dialog over the page. */
export function NavDrawer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const text = useKitText()
  // It gives focus back only when it saw itself open, and it is mounted for its first opening.
  const [isArmed, setArmed] = useState(false)
  useEffect(() => setArmed(true), [])
  const path = useRouterState({ select: ({ location }) => location.href })
  const isWide = useMediaQuery('(width >= 61em)', false, { getInitialValueInEffect: false })
  useCloseOnMove(`${path} ${isWide}`, close)
  return (
    <Drawer
      opened={isOpen && isArmed}
      onClose={close}
      size={288}
      title={appConfig.title}
      padding={0}
      transitionProps={{ duration: 180 }}
      closeButtonProps={{ 'aria-label': text('navigation.close') }}
      classNames={{ content: drawer.content, header: drawer.header, title: drawer.title }}
    >
      <NavTree />
    </Drawer>
  )
}

/** Closes when one has gone somewhere, or the window has become wide. */
function useCloseOnMove(place: string, close: () => void) {
  const last = useRef(place)
  useEffect(() => {
    if (last.current !== place) close()
    last.current = place
  }, [place, close])
}

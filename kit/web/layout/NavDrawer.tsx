import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { appConfig } from '../app-config.ts'
import { useKitText } from '../text.ts'
import drawer from './NavDrawer.module.css'
import { NavTree } from './NavTree.tsx'

/** The navigation on narrow windows: a dialog over the page. */
export function NavDrawer({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const text = useKitText()
  const path = useRouterState({ select: ({ location }) => location.href })
  const isWide = useMediaQuery('(width >= 61em)') ?? false
  useEffect(close, [path, isWide, close])
  return (
    <Drawer
      opened={isOpen}
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

import type { Icon } from '@tabler/icons-react'
import type { NavigationSection, Screen } from '#kit/contract/define-screen.ts'
import { namespaceOf, type ScreenLoader, type WebModule } from '../define-routes.ts'

export interface KnownScreen {
  screen: Screen
  key: string
  /** Where the module's words are. */
  namespace: string
  /** Of its entry in the navigation. */
  icon?: Icon | undefined
}

/** What a matched route says about itself; typed by augmentation. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    known?: KnownScreen
  }
}

let known: readonly KnownScreen[] = []
let sections: readonly NavigationSection[] = []
let loaders = new Map<Screen, ScreenLoader | undefined>()

/** @param inOrder the sections of the navigation */
export function knowScreens(modules: readonly WebModule[], inOrder: readonly NavigationSection[]) {
  sections = inOrder
  loaders = new Map(
    modules.flatMap(({ screens, routes }) =>
      Object.entries(screens).map(([key, screen]) => [screen, routes?.[key]] as const),
    ),
  )
  known = modules.flatMap(({ name, screens, icons }) =>
    Object.entries(screens).map(([key, screen]) => ({
      screen,
      key,
      namespace: namespaceOf(name),
      icon: icons?.[key],
    })),
  )
}

/** Every declared screen, for navigation, palette and breadcrumbs. */
export const allScreens = () => known

/** The sections of the navigation, in their order. */
export const allSections = () => sections

export const screenAt = (path: string | null) =>
  known.find(({ screen }) => screen.path.toLowerCase() === path?.toLowerCase())

export const underOf = ({ screen, namespace }: KnownScreen) =>
  known.find((each) => each.namespace === namespace && each.key === screen.over)

/** The tab whose path a screen continues. */
export const tabOver = ({ screen }: KnownScreen) =>
  known.find(({ screen: { tab, path } }) => tab !== undefined && screen.path.startsWith(`${path}/`))

/** Whether both are the same screen, or shown by the same component under different paths. */
export function isShownAlike(one: Screen, other: Screen): boolean {
  const loader = loaders.get(one)
  return one.path === other.path || (loader !== undefined && loader === loaders.get(other))
}

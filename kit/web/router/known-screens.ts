import type { Screen } from '#kit/contract/define-screen.ts'
import { namespaceOf, type WebModule } from '../define-routes.ts'

export interface KnownScreen {
  screen: Screen
  key: string
  /** Where the module's words are. */
  namespace: string
}

/** What a matched route says about itself; typed by augmentation. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    known?: KnownScreen
  }
}

let known: readonly KnownScreen[] = []

export function knowScreens(modules: readonly WebModule[]) {
  known = modules.flatMap(({ name, screens }) =>
    Object.entries(screens).map(([key, screen]) => ({
      screen,
      key,
      namespace: namespaceOf(name),
    })),
  )
}

/** Every declared screen, for navigation, palette and breadcrumbs. */
export const allScreens = () => known

export const screenAt = (path: string | null) =>
  known.find(({ screen }) => screen.path.toLowerCase() === path?.toLowerCase())

export const underOf = ({ screen, namespace }: KnownScreen) =>
  known.find((each) => each.namespace === namespace && each.key === screen.over)

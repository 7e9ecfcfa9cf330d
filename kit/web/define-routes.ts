import type { ComponentType } from 'react'
import type { Screen } from '#kit/contract/define-screen.ts'

export type ScreenLoader = () => Promise<ComponentType>
export type ScreenLoaders = Partial<Record<string, ScreenLoader>>

/** Says which component shows each screen of a module, loaded when it is first opened. */
export const defineRoutes = <S extends Record<string, Screen>>(
  _screens: S,
  loaders: { [K in keyof S]?: ScreenLoader },
): ScreenLoaders => loaders as ScreenLoaders

/** A module as the browser sees it. */
export interface WebModule {
  name: string
  screens: Record<string, Screen>
  routes?: ScreenLoaders
  /** Fetches the words that its screens use, together with the first of them. */
  loadWords?: () => Promise<void>
}

/** The strings of a module live under its name in camel case. */
export const namespaceOf = (moduleName: string) =>
  moduleName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

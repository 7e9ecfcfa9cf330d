import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Screen } from '#kit/contract/define-screen.ts'

export type ScreenLoader = () => Promise<ComponentType>
export type ScreenLoaders = Partial<Record<string, ScreenLoader>>

interface Beside {
  /** Of the entries in the navigation, by screen. */
  icons?: Partial<Record<string, Icon>>
  /**
   * The modules whose words the screens use beside their own, or a file of such words; `all` for those
   * of every module.
   */
  words?: readonly string[] | 'all'
  /** What single screens use beside that, by screen: a list does without the words of a record. */
  wordsOf?: Partial<Record<string, readonly string[]>>
  /** What the screens keep in the browser's storage and signing out removes. */
  clearedOnSignOut?: readonly string[]
}

/** What shows the screens of a module, and what they need. */
export interface ModuleRoutes extends Beside {
  screens: Record<string, Screen>
  loaders: ScreenLoaders
}

/** Says which component shows each screen of a module, loaded when it is first opened. */
export const defineRoutes = <S extends Record<string, Screen>>(
  screens: S,
  loaders: { [K in keyof S]?: ScreenLoader },
  beside: Beside & {
    icons?: { [K in keyof S]?: Icon }
    wordsOf?: { [K in keyof S]?: readonly string[] }
  } = {},
): ModuleRoutes => ({ screens, loaders: loaders as ScreenLoaders, ...beside })

/** A module as the browser sees it. */
export interface WebModule {
  name: string
  screens: Record<string, Screen>
  routes?: ScreenLoaders
  icons?: Partial<Record<string, Icon>>
  /** Fetches the words that a screen uses, together with the screen. */
  loadWords?: (screen: string) => Promise<void>
}

/** The strings of a module live under its name in camel case. */
export const namespaceOf = (moduleName: string) =>
  moduleName.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

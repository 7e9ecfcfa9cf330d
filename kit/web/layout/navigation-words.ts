import { createContext, use } from 'react'
import type { KnownScreen } from '../router/known-screens.ts'
import { firstText, useText } from '../text.ts'

/** The namespace whose `sections.{section}` and `groups.{group}` head the navigation. */
export const NavigationWords = createContext('kit')

export const useNavigationText = () => useText(use(NavigationWords))

/** An entry's short name `navigation.{key}` if it has one, else the screen's title. */
export function useEntryTitle({ namespace, key }: KnownScreen) {
  return firstText(useText(namespace), [`navigation.${key}`, `screens.${key}`])
}

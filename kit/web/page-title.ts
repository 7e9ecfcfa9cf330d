import { useEffect } from 'react'
import { isolated } from '#kit/contract/isolated.ts'
import { appConfig } from './app-config.ts'
import { recoverFocus } from './lost-focus.ts'
import { useOpenScreen } from './router/address.ts'
import { smallStore } from './small-store.ts'
import { useText, type Text } from './text.ts'

/** What a screen says about itself beyond its declared title, e.g. a record's name. */
const ownTitle = smallStore<string | null>(null)
const hasProblems = smallStore(false)

export const screenTitle = (text: Text, key: string) => text(`screens.${key}`)

/**
 * Keeps the browser's title with the open screen and the language; on another screen the keyboard
 * goes on from its content.
 */
export function usePageTitle() {
  const open = useOpenScreen()
  const text = useText(open?.namespace ?? 'kit')
  const kit = useText('kit')
  const own = ownTitle.use()
  const key = open && `screens.${open.key}`
  const declared = key ? (text.has(key) ? text(key) : '') : kit('states.notFoundTitle')
  const parts = [isolated(own ?? declared), appConfig.title].filter(Boolean)
  const plain = parts.join(' · ')
  const title = hasProblems.use() ? kit('form.titlePrefix', { title: plain }) : plain
  useEffect(() => {
    document.title = title
    recoverFocus(document.getElementById('content'))
  }, [title])
}

/** Gives the open screen a title of its own, until it is left. */
export function useOwnTitle(title: string | null) {
  useEffect(() => {
    if (title === null) return
    ownTitle.set(title)
    return () => {
      if (ownTitle.get() === title) ownTitle.set(null)
    }
  }, [title])
}

export const useOwnTitleNow = ownTitle.use

/** The title begins with “Error:” while a form has any, so that it is heard first. */
export function useProblemTitle(has: boolean) {
  useEffect(() => {
    hasProblems.set(has)
    return () => hasProblems.set(false)
  }, [has])
}

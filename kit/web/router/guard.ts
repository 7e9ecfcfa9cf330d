import { redirect } from '@tanstack/react-router'
import { readStored, writeStored } from '../browser-storage.ts'
import { maySee } from '#kit/contract/may-see.ts'
import { session } from '../session.ts'
import type { KnownScreen } from './known-screens.ts'
import { isOwnPath } from './own-path.ts'
import type { Search } from './search.ts'

interface Visit {
  matches: readonly { staticData: { known?: KnownScreen } }[]
  location: { pathname: string; search: object }
  /** The route is only being made ready; nobody goes there yet. */
  preload: boolean
}

/** Decides about every navigation: lets it pass, or throws the redirect. */
export function guard({ matches, location, preload }: Visit) {
  const isSignedIn = session.get().person !== null
  const search = location.search as Search
  if (location.pathname === '/') leaveHome(isSignedIn, search, preload)
  const screens = matches.flatMap(({ staticData }) => staticData.known?.screen ?? [])
  const screen = screens.at(-1)
  if (!screen || screen.public) return
  if (screen.unauthenticatedOnly) {
    if (isSignedIn) throw redirect({ to: '/', search: {} })
    return
  }
  if (!isSignedIn) throw redirect(toSignIn({ ...search, to: location.pathname }))
  // What is done in a dialog is for whoever may do it, not for whoever sees what lies under it.
  const judged = screen.toDo ? [screen] : screens
  if (!judged.some((each) => maySee(session.get(), each)))
    throw redirect({ to: '/not-authorized', search: {} })
}

const toSignIn = (search: Search) => ({ to: '/login', search, replace: true }) as const

function leaveHome(isSignedIn: boolean, search: Search, preload: boolean): never {
  if (!isSignedIn) throw redirect(toSignIn(search))
  const wanted = readStored('redirectAfterLogin')
  if (!preload) writeStored('redirectAfterLogin', null)
  throw redirect({ href: isOwnPath(wanted) ? wanted : '/dashboard', replace: true })
}

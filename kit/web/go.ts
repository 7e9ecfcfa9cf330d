import { useRouter } from '@tanstack/react-router'
import { fillPath, type PathParams, type Screen } from '#kit/contract/define-screen.ts'
import { useOpenScreen } from './router/address.ts'
import { underOf } from './router/known-screens.ts'
import { openingOf } from './router/opening.ts'

type ParamsFor<P extends string> =
  unknown extends PathParams<P> ? { params?: undefined } : { params: PathParams<P> }

/** Where on a screen: its path parameters, checked by its path, and search parameters. */
export type Target<P extends string> = ParamsFor<P> & { query?: Record<string, string | undefined> }

export const pathTo = (screen: Pick<Screen, 'path'>, target: { params?: unknown } = {}) =>
  fillPath<string>(screen.path, target.params)

interface Going {
  replace?: boolean
  /** Another part of the same screen: the page is not scrolled to its top. */
  stay?: boolean
}

/** `const go = useGo(); go(documentsScreens.record, { params: { id } })` */
export function useGo() {
  const router = useRouter()
  const open = useOpenScreen()
  return <P extends `/${string}`>(
    screen: Pick<Screen, 'over'> & { path: P },
    ...[target]: unknown extends PathParams<P> ? [(Target<P> & Going)?] : [Target<P> & Going]
  ) =>
    router.navigate({
      to: pathTo(screen, target),
      search: target?.query ?? {},
      replace: target?.replace ?? false,
      ...openingOf(screen, open),
      ...(target?.stay ? { resetScroll: false } : {}),
    })
}

/** Closes a dialog route: back to where it was opened, or to the screen it lies over. */
export function useCloseDialog() {
  const router = useRouter()
  const open = useOpenScreen()
  return () => {
    const { search, state } = router.state.location
    if (state.openedOver) return router.history.back()
    const under = open && underOf(open)
    void router.navigate({
      to: under ? pathTo(under.screen, { params: search }) : '/',
      search: {},
      replace: true,
      resetScroll: false,
    })
  }
}

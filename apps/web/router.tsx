import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { lazyRouteComponent } from '@tanstack/react-router'
import { navigator } from '#kit/web/navigator.ts'
import { buildRoutes } from '#kit/web/router/build-routes.tsx'
import { guard } from '#kit/web/router/guard.ts'
import { scrollToHash } from '#kit/web/router/hash-scroll.ts'
import { knowScreens } from '#kit/web/router/known-screens.ts'
import { parseSearch, stringifySearch } from '#kit/web/router/search.ts'
import { FailedScreen } from '#kit/web/screens/FailedScreen.tsx'
import { modules } from './modules.ts'
import { redirects } from './redirects.ts'
import { Root } from './Root.tsx'
import { loadTitles } from './words.ts'

knowScreens(modules)

const root = createRootRoute({ component: Root, beforeLoad: guard })

const blank = createRoute({
  getParentRoute: () => root,
  id: 'blank',
  component: lazyRouteComponent(() => import('#kit/web/layout/BlankLayout.tsx'), 'BlankLayout'),
})

const staff = createRoute({
  getParentRoute: () => root,
  id: 'default',
  component: lazyRouteComponent(async () => {
    const [{ StaffArea }] = await Promise.all([import('./StaffArea.tsx'), loadTitles()])
    return { default: StaffArea }
  }),
})

const home = createRoute({ getParentRoute: () => root, path: '/' })

const catchAll = createRoute({
  getParentRoute: () => blank,
  path: '$',
  component: lazyRouteComponent(
    () => import('#kit/web/screens/NotFoundScreen.tsx'),
    'NotFoundScreen',
  ),
})

const moved = redirects.map(({ from, to }) =>
  createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: ({ params, search }) => {
      throw redirect({ to, search: { ...search, ...(params as object) }, replace: true })
    },
  }),
)

const screens = modules.map((module) => buildRoutes(module, { blank, default: staff }))

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    ...moved,
    blank.addChildren([catchAll, ...screens.flatMap((each) => each.blank)]),
    staff.addChildren(screens.flatMap((each) => each.default)),
  ]),
  parseSearch,
  stringifySearch,
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultErrorComponent: FailedScreen,
  scrollRestoration: true,
  defaultHashScrollIntoView: false,
})

router.subscribe('onRendered', scrollToHash)

navigator.go = (href, options) => {
  void router.navigate({ href, ...options })
}

import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type RouteComponent,
} from '@tanstack/react-router'
import { navigator } from '#kit/web/navigator.ts'
import type { WebModule } from '#kit/web/define-routes.ts'
import { buildRoutes } from '#kit/web/router/build-routes.tsx'
import { guard } from '#kit/web/router/guard.ts'
import { scrollToHash } from '#kit/web/router/hash-scroll.ts'
import { knowScreens } from '#kit/web/router/known-screens.ts'
import { parseSearch, stringifySearch } from '#kit/web/router/search.ts'
import { session } from '#kit/web/session.ts'
import { FailedScreen } from '#kit/web/screens/FailedScreen.tsx'
import { navigationSections } from '#modules/dashboard/contract/sections.ts'
import { modulesOf, openRoutes } from './modules.ts'
import { redirects } from './redirects.ts'
import { Root } from './Root.tsx'
import { knowWords, loadStaffWords } from './words.ts'

const catchAllId = '/blank/$'

const notFound = lazyRouteComponent(() => import('#kit/web/screens/DeadEnds.tsx'), 'NotFoundScreen')
const blankLayout = lazyRouteComponent(
  () => import('#kit/web/layout/BlankLayout.tsx'),
  'BlankLayout',
)
const staffLayout = lazyRouteComponent(async () => {
  const [{ StaffArea }] = await Promise.all([import('./StaffArea.tsx'), loadStaffWords()])
  return { default: StaffArea }
})

/** Every route there is; a tree that was given to the router is not changed, but made anew. */
function routeTree(modules: readonly WebModule[]) {
  const root = createRootRoute({
    component: Root,
    beforeLoad: (visit) => (lacksStaff(visit) ? withStaff(visit.location.href) : guard(visit)),
  })
  const below = (id: string, component: RouteComponent) =>
    createRoute({ getParentRoute: () => root, id, component }) as unknown as AnyRoute
  const [blank, staff] = [below('blank', blankLayout), below('default', staffLayout)]
  const home = createRoute({ getParentRoute: () => root, path: '/' })
  const catchAll = createRoute({ getParentRoute: () => blank, path: '$', component: notFound })
  knowScreens(modules, navigationSections)
  const screens = modules.map((module) => buildRoutes(module, { blank, default: staff }))
  return root.addChildren([
    home,
    ...redirects.map((each) => redirectRoute(each, root)),
    blank.addChildren([catchAll, ...screens.flatMap((each) => each.blank)]),
    staff.addChildren(screens.flatMap((each) => each.default)),
  ])
}

const redirectRoute = ({ from, to }: (typeof redirects)[number], root: AnyRoute) =>
  createRoute({
    getParentRoute: () => root,
    path: from,
    beforeLoad: ({ params, search }) => {
      throw redirect({ to, search: { ...search, ...(params as object) }, replace: true })
    },
  }) as unknown as AnyRoute

export const router = createRouter({
  routeTree: routeTree(modulesOf(openRoutes)),
  parseSearch,
  stringifySearch,
  caseSensitive: false,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultErrorComponent: FailedScreen,
  defaultNotFoundComponent: notFound,
  scrollRestoration: true,
  defaultHashScrollIntoView: false,
})

router.subscribe('onRendered', scrollToHash)

navigator.go = (href, options) => {
  void router.navigate({ href, ...options })
}

let hasStaff = false

/** Signed in, or at an address that may be of a screen which visitors do not know. */
const lacksStaff = ({ matches }: { matches: readonly { routeId: string }[] }) =>
  !hasStaff && (session.get().person !== null || matches.at(-1)?.routeId === catchAllId)

/** Whoever needs it gets what visitors do not load, and goes on to where they were going. */
async function withStaff(href: string) {
  await loadStaff()
  throw redirect({ href, replace: true })
}

/** Adds what shows the screens behind the sign-in. */
export async function loadStaff() {
  const { staffRoutes, staffWords } = await import('./staff-modules.ts')
  if (hasStaff) return
  hasStaff = true
  knowWords(staffWords)
  const modules = modulesOf({ ...openRoutes, ...staffRoutes })
  router.update({ ...router.options, routeTree: routeTree(modules) })
}

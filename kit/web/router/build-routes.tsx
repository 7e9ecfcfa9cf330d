import {
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  type AnyRoute,
  type RouteComponent,
} from '@tanstack/react-router'
import type { WebModule } from '../define-routes.ts'
import { namespaceOf } from '../define-routes.ts'
import type { KnownScreen } from './known-screens.ts'
import { knowScreenWords } from './screen-words.ts'
import { ScreenFrame } from './ScreenFrame.tsx'

interface Layouts {
  blank: AnyRoute
  default: AnyRoute
}

/** The routes of a module's screens below the two layouts, by layout. */
export function buildRoutes(module: WebModule, layouts: Layouts) {
  const routes: Record<keyof Layouts, AnyRoute[]> = { blank: [], default: [] }
  for (const [key, screen] of Object.entries(module.screens)) {
    knowScreenWords(screen, async () => module.loadWords?.(key))
    if (screen.over || stackHolding(module, key)) continue
    const known = { screen, key, namespace: namespaceOf(module.name) }
    const parent = layouts[screen.layout]
    const dialogs = dialogsOver(module, key)
    routes[screen.layout].push(
      ...(dialogs.length
        ? [stackOf(module, { known, dialogs }, parent)]
        : pathsOf(known, parent, frame(module, known, false))),
    )
  }
  return routes
}

const dialogsOver = (module: WebModule, under: string): KnownScreen[] =>
  Object.entries(module.screens)
    .filter(([, { over }]) => over === under)
    .map(([key, screen]) => ({ screen, key, namespace: namespaceOf(module.name) }))

/** The screen with dialogs, if there is one, that is shown by the same loader as this one. */
const stackHolding = ({ screens, routes }: WebModule, key: string) =>
  Object.values(screens)
    .flatMap(({ over }) => over ?? [])
    .find((under) => under !== key && routes?.[key] && routes[under] === routes[key])

/** Other screens of the same loader: they stay mounted together. */
const shownAlike = (module: WebModule, under: string): KnownScreen[] =>
  Object.entries(module.screens)
    .filter(([key]) => stackHolding(module, key) === under)
    .map(([key, screen]) => ({ screen, key, namespace: namespaceOf(module.name) }))

/** A screen with dialogs: one route shows it, so it stays mounted whichever path is open. */
function stackOf(
  module: WebModule,
  { known, dialogs }: { known: KnownScreen; dialogs: readonly KnownScreen[] },
  parent: AnyRoute,
): AnyRoute {
  const under = createRoute({
    getParentRoute: () => parent,
    id: `${known.namespace}-${known.key}`,
    staticData: { known },
    component: frame(module, known, true),
  })
  return under.addChildren([
    ...pathsOf(known, under),
    ...shownAlike(module, known.key).flatMap((alike) => pathsOf(alike, under)),
    ...dialogs.flatMap((dialog) => pathsOf(dialog, under, frame(module, dialog, false))),
  ])
}

/** The screen's path and its aliases. */
function pathsOf(known: KnownScreen, parent: AnyRoute, component?: RouteComponent): AnyRoute[] {
  return [known.screen.path, ...(known.screen.aliases ?? [])].map(
    (path) =>
      createRoute({
        getParentRoute: () => parent,
        path: routerPath(path),
        beforeLoad: ({ params }) => refuseStrangeIds(known, params),
        staticData: { known },
        ...(component ? { component } : {}),
      }) as unknown as AnyRoute,
  )
}

const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * A word where an id belongs (`{id}`, `{sid}`), such as `/users/management`, leads to no record. Keys that
 * are words, such as `{formId}`, are none.
 */
export function refuseStrangeIds(
  { screen }: KnownScreen,
  params: Readonly<Record<string, string>>,
) {
  if (screen.layout !== 'default') return
  const ids = Object.entries(params).filter(([name]) => /^[a-z]?id$/.test(name))
  if (!ids.every(([, value]) => anId.test(value))) throw notFound()
}

export const routerPath = (path: string) => path.replace(/\{(\w+)\}/g, '$$$1')

function frame(module: WebModule, known: KnownScreen, hasDialogs: boolean): RouteComponent {
  const load = module.routes?.[known.key]
  return lazyRouteComponent(async () => {
    if (!load) throw new Error(`Nothing shows ${module.name}: ${known.key}`)
    const [Screen] = await Promise.all([load(), module.loadWords?.(known.key)])
    return {
      default: () => (
        <ScreenFrame known={known}>
          <Screen />
          {hasDialogs && <Outlet />}
        </ScreenFrame>
      ),
    }
  })
}

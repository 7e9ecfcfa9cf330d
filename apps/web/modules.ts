import type { ModuleRoutes, WebModule } from '#kit/web/define-routes.ts'
import { keysOfModules } from '#kit/web/storage-keys.ts'
import { loadWordsOf } from './words.ts'

/** What shows the screens of the modules, by the path of the file that says so. */
type RoutesByFile = Record<string, ModuleRoutes>

/**
 * What people meet before they sign in: the files `*.open.routes.tsx`. Everything else comes with
 * `staff-modules.ts`, when somebody has signed in or asks for an address that is not among these.
 */
export const openRoutes = import.meta.glob<ModuleRoutes>('../../modules/*/web/*.open.routes.tsx', {
  eager: true,
  import: 'routes',
})

for (const { clearedOnSignOut = [] } of Object.values(openRoutes))
  for (const key of clearedOnSignOut) keysOfModules.add(key)

const moduleIn = (path: string) => /\/modules\/([^/]+)\//.exec(path)?.[1] ?? ''

/** A module whose screens are shown by several files has them all. */
export function modulesOf(routes: RoutesByFile): WebModule[] {
  const files = Object.entries(routes)
  return [...new Set(files.map(([path]) => moduleIn(path)))].toSorted().map((name) => {
    const own = files.flatMap(([path, each]) => (moduleIn(path) === name ? each : []))
    const whole: ModuleRoutes = Object.assign({}, ...own)
    return {
      name,
      screens: Object.assign({}, ...own.map(({ screens }) => screens)),
      routes: Object.assign({}, ...own.map(({ loaders }) => loaders)),
      icons: whole.icons ?? {},
      loadWords: (screen) => loadWordsOf(name, wordsOf(whole, screen)),
    }
  })
}

const wordsOf = ({ words = [], wordsOf = {} }: ModuleRoutes, screen: string) =>
  words === 'all' ? words : [...words, ...(wordsOf[screen] ?? [])]

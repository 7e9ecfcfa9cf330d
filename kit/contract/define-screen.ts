import type { Action } from './define-subjects.ts'

/** One screen: router, guard, navigation, palette, breadcrumbs, titles and tests read this. */
export interface Screen {
  /** As in the address bar, parameters as `{id}`; matching ignores case. */
  path: `/${string}`
  aliases?: readonly `/${string}`[]
  /** `blank` has no navigation around it. */
  layout: 'blank' | 'default'
  /** Needs no sign-in. */
  public: boolean
  /** Only for visitors who are not signed in. */
  unauthenticatedOnly: boolean
  /** Anything at all on the subject opens the screen; each act inside is checked by itself. */
  action: 'All'
  subject: string | null
  /** Path of the navigation entry that is lit up while this screen is open. */
  navActiveLink: string | null
  /** Its place among the tabs of the screens with the same `navActiveLink`, lowest first. */
  tab?: number
  /** Where there are many, those of one group stand under a heading named `groups.{tabGroup}`. */
  tabGroup?: string
  /**
   * What the screen is for, as an action on its subject: whoever may take it is offered the screen by
   * that, under its `navigation.{key}` or its title.
   */
  act?: Action
  /** Where there is nothing to read without doing: it opens for whoever may take one of these on its subject. */
  toDo?: readonly Action[]
  /** A dialog that opens over this screen, which stays mounted. */
  over?: string
  navigation?: NavigationEntry
}

export interface NavigationEntry {
  section: NavigationSection
  /** Place within the section, lowest first. */
  order: number
  /** Entries of one group fold under a heading named `navigation.groups.{group}`. */
  group?: string
  /** The name of the number shown beside the entry. */
  badge?: string
}

/** The sections of the navigation; a product names its own, by augmentation. */
// oxlint-disable-next-line typescript/no-empty-object-type -- augmented by whoever has their words
export interface NavigationSections {}
export type NavigationSection = keyof NavigationSections

type ScreenInput = Pick<Screen, 'path'> & Partial<Omit<Screen, 'path' | 'action'>>

/**
 * Declares a module's screens. Left out: layout default, not public, action All,
 * `navActiveLink` the screen's own path when it is in the navigation.
 * A screen's title is the module's string `screens.{key}`.
 */
export function defineScreens<const S extends Record<string, ScreenInput>>(screens: S) {
  return Object.fromEntries(
    Object.entries(screens).map(([key, screen]) => [key, complete(screen)]),
  ) as { [K in keyof S]: Screen & { path: S[K]['path'] } }
}

function complete(screen: ScreenInput): Screen {
  const open = Boolean(screen.public || screen.unauthenticatedOnly)
  return {
    layout: open ? 'blank' : 'default',
    public: false,
    unauthenticatedOnly: false,
    subject: null,
    navActiveLink: screen.navigation ? screen.path : null,
    ...screen,
    action: 'All',
  }
}

export type PathParams<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown

/** Fills the parameters of a declared path: `/programs/{id}` and `{id: 'x'}` give `/programs/x`. */
export function fillPath<P extends string>(
  path: P,
  params: PathParams<P> extends infer Known ? Known : never,
): P extends `/${string}` ? `/${string}` : string {
  const values = params as Record<string, string> | undefined
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values?.[name] ?? ''),
  )
  return filled as ReturnType<typeof fillPath<P>>
}

import { describe, expect, test } from 'vitest'
import { makeTheme } from '#apps/web/theme.ts'
import { pageSizes } from '#kit/contract/define-list.ts'
import { kitMessagesEn } from '#kit/contract/messages.en.ts'
import { preferenceCookie, preferenceTable, readPreferences } from '#kit/contract/preferences.ts'
import { languages } from '#kit/contract/strings.ts'
import { loadSettings } from '#kit/server/settings.ts'
import { isTableState, keysClearedOnSignOut, keysKept } from '#kit/web/storage-keys.ts'
import { badgeCounts } from '#modules/dashboard/contract/dashboard.endpoints.ts'
import * as source from './constants/source.ts'
import { declaredEndpoints, declaredLists, declaredScreens, filesOf, sourceOf } from './walk.ts'

const screens = (await declaredScreens()).flatMap(({ value }) => Object.values(value))
const allPaths = screens.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])] as string[])
const web = filesOf([
  'kit/web/**/*.{ts,tsx,css}',
  'apps/web/**/*.{ts,tsx,css}',
  'modules/*/web/**/*.{ts,tsx,css}',
])
  .filter((file) => !/\.test\./.test(file))
  .map((file) => ({ file, source: sourceOf(file) }))
const files = (pattern: RegExp) =>
  web
    .filter(({ file }) => pattern.test(file))
    .map((each) => each.source)
    .join('\n')

/** What the routes of modules say that signing out removes. */
const keysOfModules = filesOf('modules/*/web/*.routes.tsx').flatMap((file) => {
  const [, keys = ''] = /clearedOnSignOut: \[([^\]]*)\]/.exec(sourceOf(file)) ?? []
  return [...keys.matchAll(/'(\w+)'/g)].map(([, key = '']) => key)
})
const tables = (await declaredLists()).map(({ value }) => value.tableState)
const cleared: readonly string[] = [...keysClearedOnSignOut, ...keysOfModules, ...tables]
const storageKeys: readonly string[] = [...cleared, ...keysKept]

describe('routes (section 2)', () => {
  test.each(source.routes)(
    '$path is there with its spelling and its access',
    ({ path, access }) => {
      expect(allPaths).toContain(path)
      const screen = screens.find(
        (each) => each.path === path || each.aliases?.includes(path as `/${string}`),
      )
      if (access === 'public') expect(screen).toMatchObject({ public: true, layout: 'blank' })
      else if (access === 'unauthenticated only')
        expect(screen).toMatchObject({ public: false, unauthenticatedOnly: true })
      else {
        expect(screen).toMatchObject({ public: false, unauthenticatedOnly: false })
        expect(screen?.subject).toBe(access)
      }
    },
  )

  test('every screen carries the whole of its access metadata', () => {
    for (const screen of screens) {
      expect(['blank', 'default']).toContain(screen.layout)
      expect(screen.action).toBe('All')
      expect(
        [screen.public, screen.unauthenticatedOnly, screen.subject !== null].filter(Boolean),
        screen.path,
      ).toHaveLength(1)
    }
  })

  test('no two screens have one path, whatever its case', () => {
    const folded = allPaths.map((path) => path.toLowerCase().replace(/\{\w+\}/g, '{}'))
    expect(folded.filter((path, at) => folded.indexOf(path) !== at)).toEqual([])
  })

  test('what is lit up while a screen is open is an entry of the navigation', () => {
    const entries = screens.filter(({ navigation }) => navigation).map(({ path }) => path as string)
    const lost = screens.filter(
      ({ navActiveLink }) => navActiveLink && !entries.includes(navActiveLink),
    )
    expect(lost.map(({ path, navActiveLink }) => `${path} → ${navActiveLink}`)).toEqual([])
  })

  test('/password-change has the blank layout', () => {
    expect(screens.find(({ path }) => path === '/password-change')?.layout).toBe('blank')
  })

  test('a reset link leads to the reset screen', async () => {
    expect(sourceOf('apps/web/redirects.ts')).toContain(
      "{ from: '/password/reset/$token', to: '/reset-password' }",
    )
  })
})

/** Of the board of leads, whose paths and keys the specification leaves open: what is folded, what is shown. */
const ofTheBoard = ['leadsFolded', 'leadsStats']

describe('stored by the browser (sections 3 and 4)', () => {
  test('keys of local storage', () => {
    // A list that is not built yet keeps nothing; one that the specification does not name has its own.
    const named = source.storageKeys.filter((key) => !isTableState(key) || tables.includes(key))
    const others = tables.filter((key) => !source.storageKeys.includes(key))
    expect(storageKeys.toSorted()).toEqual([...named, ...others, ...ofTheBoard].toSorted())
  })

  test('signing out clears table states, saved profile forms and the program', () => {
    const asked = source.clearedOnSignOut
    expect(asked.filter((key) => !isTableState(key)).toSorted()).toEqual(
      cleared.filter((key) => !isTableState(key) && !ofTheBoard.includes(key)).toSorted(),
    )
  })

  test('each list remembers its table under a key of its own that signing out knows', () => {
    expect(tables.length).toBeGreaterThan(10)
    expect(new Set(tables).size).toBe(tables.length)
    expect(tables.filter((key) => !isTableState(key))).toEqual([])
  })

  test('nothing else is stored', () => {
    const written = web.flatMap(({ file, source: code }) =>
      [
        ...code.matchAll(
          /(?:localStorage\.\w+Item|readStored\w*|writeStored\w*)(?:<[^(]*>)?\(\s*'([^']+)'/g,
        ),
      ].map(([, key]) => ({ file, key })),
    )
    expect(written.length).toBeGreaterThan(3)
    expect(written.filter(({ key }) => !source.storageKeys.includes(key ?? ''))).toEqual([])
  })

  test('cookies of the interface, with what they hold and what holds without them', () => {
    const held = Object.entries(preferenceTable).map(([name, { default: value, ...rest }]) => [
      name,
      value,
      'values' in rest ? [...rest.values] : '#rrggbb',
    ])
    expect(held.toSorted()).toEqual(source.preferences.map((each) => [...each]).toSorted())
    expect(preferenceCookie('Programs', 'theme')).toBe('Programs-theme')
    const defaults = Object.fromEntries(source.preferences.map(([name, value]) => [name, value]))
    expect(readPreferences('Programs', {})).toEqual(defaults)
    expect(
      readPreferences('Programs', {
        'Programs-theme': '"><script>',
        'Programs-primaryColor': 'red',
      }),
    ).toEqual(defaults)
  })
})

describe('badge counts (section 3)', () => {
  test('are six numbers, which navigation entries show', () => {
    expect(Object.keys(badgeCounts.shape)).toEqual([...source.badgeCounts])
    const shown = screens.flatMap(({ navigation }) => navigation?.badge ?? [])
    expect(shown.toSorted()).toEqual([...source.badgeCounts].toSorted())
  })
})

describe('calls (section 7)', () => {
  test.each(source.calls)('$method $path', async ({ method, path, missing }) => {
    const endpoints = (await declaredEndpoints()).flatMap(({ value }) => Object.values(value))
    const found = endpoints.some((endpoint) => endpoint.method === method && endpoint.path === path)
    expect(
      found,
      missing ? `${path} is here now: take it off the list of what is missing` : path,
    ).toBe(!missing)
  })

  test('go to /api with an Accept header of JSON, and have no time limit', () => {
    const calling = files(/kit\/web\/api-/)
    expect(calling).toContain('/api')
    expect(calling).toMatch(/accept: 'application\/json'/i)
    expect(calling).not.toMatch(/AbortSignal\.timeout|setTimeout\([^)]*abort/)
  })
})

describe('limits (section 9)', () => {
  test('page sizes, languages, title', () => {
    expect([...pageSizes]).toEqual(source.pageSizes)
    expect([...languages]).toEqual(source.languages)
    expect(loadSettings({ NODE_ENV: 'test' }).appTitle).toBe(source.appTitle)
  })

  test('thresholds of display', () => {
    const text = Object.assign((key: string) => key, { has: () => true })
    const { breakpoints } = makeTheme('#1B8FE6', text as never)
    const pixels = Object.fromEntries(
      Object.entries(breakpoints ?? {}).map(([name, ems]) => [
        name,
        Number.parseFloat(String(ems)) * 16,
      ]),
    )
    const { xxl, ...named } = source.breakpoints
    expect(pixels).toMatchObject(named)
    expect(xxl).toBe(2560)
  })

  test('style sheets break at those widths alone, and the navigation at 960 + 16', () => {
    const used = web.flatMap(({ file, source: code }) =>
      [
        ...code.matchAll(
          /@(?:media|custom-media)[^{;]*?(?:width\s*[<>]=?\s*|(?:min|max)-width:\s*)([\d.]+)(em|rem|px)/g,
        ),
      ].map(([, size, unit]) => ({
        file,
        pixels: Number(size) * (unit === 'px' ? 1 : 16),
      })),
    )
    expect(used.length).toBeGreaterThan(4)
    const allowed = [...Object.values(source.breakpoints), source.overlayBreakpoint]
    expect(used.filter(({ pixels }) => !allowed.includes(pixels))).toEqual([])
    const navigation = used.filter(({ file }) =>
      /layout\/(Sidebar|StaffLayout|HorizontalNav|Navbar)\./.test(file),
    )
    expect(navigation.some(({ pixels }) => pixels === source.overlayBreakpoint)).toBe(true)
  })

  test('scrolling', () => {
    const scrolling = files(/router\/hash-scroll/)
    expect(scrolling).toMatch(new RegExp(`const duration = ${source.scroll.duration}\\b`))
    expect(scrolling).toMatch(new RegExp(`const offset = ${source.scroll.hashOffset}\\b`))
    expect(files(/layout\/ScrollToTop\.tsx/)).toMatch(
      new RegExp(`y <= ${source.scroll.topThreshold}\\b`),
    )
    expect(files(/layout\/ScrollToTop\.tsx/)).toContain('no-print')
  })

  test('toasts', () => {
    const toasts = files(/toast\/Toasts\.tsx/)
    for (const [name, value] of Object.entries(source.toasts)) expect(toasts, name).toContain(value)
  })

  test('the popovers of the horizontal navigation stand 6 px off', () => {
    expect(files(/layout\/HorizontalNav\.tsx/)).toMatch(/offset=\{6\}/)
  })

  test('the avatar limit is 10 MB', () => {
    expect(loadSettings({ NODE_ENV: 'test' })).toMatchObject({ uploadMaxBytes: 10 * 1024 * 1024 })
  })
})

describe('messages, word for word (sections 5 and 8)', () => {
  const english = web
    .map((each) => each.source)
    .concat(
      filesOf(['modules/*/contract/*strings.en.ts', 'kit/contract/messages.en.ts']).map(sourceOf),
    )
    .join('\n')
    .replaceAll("\\'", "'")

  test.each(source.messages)('“$message”', ({ message, awaits }) => {
    const isThere = english.includes(`'${message}'`) || english.includes(`"${message}"`)
    expect(
      isThere,
      awaits ? `it is here now: take “${awaits}” off this message` : 'it must be there',
    ).toBe(!awaits)
  })

  test('the default set of validation messages is there', () => {
    expect(Object.keys(kitMessagesEn.validation)).toEqual(
      expect.arrayContaining(source.validationSet),
    )
  })
})

describe('dialogs of two-factor authentication (section 9)', () => {
  test.each(source.dialogs)('$name is $width wide', ({ file, width, awaits }) => {
    const found = web.find((each) => each.file.endsWith(`/${file}`))
    expect(
      found !== undefined,
      awaits ? `${file} is here now: take “${awaits}” off` : `${file} must be there`,
    ).toBe(!awaits)
    if (found) expect(found.source).toContain(String(width))
  })
})

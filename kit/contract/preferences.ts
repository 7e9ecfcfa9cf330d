/**
 * Interface preferences, kept in cookies `{APP_TITLE}-{setting}`. The browser writes them; the
 * server reads them by this table, so that the first paint is right, and ignores anything else.
 */
export const preferenceTable = {
  navbarBlur: { values: ['true', 'false'], default: 'true' },
  isVerticalNavCollapsed: { values: ['true', 'false'], default: 'false' },
  appContentWidth: { values: ['fluid', 'boxed'], default: 'fluid' },
  /** What the system was last seen to prefer. */
  'color-scheme': { values: ['light', 'dark'], default: 'light' },
  theme: { values: ['light', 'dark', 'system'], default: 'light' },
  skin: { values: ['default', 'bordered'], default: 'default' },
  isVerticalNavSemiDark: { values: ['true', 'false'], default: 'false' },
  navbarType: { values: ['sticky', 'hidden'], default: 'sticky' },
  appContentLayoutNav: { values: ['vertical', 'horizontal'], default: 'vertical' },
  isRTL: { values: ['true', 'false'], default: 'false' },
  primaryColor: { pattern: /^#[0-9a-f]{6}$/i, default: '#1B8FE6' },
} as const

export type PreferenceTable = typeof preferenceTable
export type PreferenceName = keyof PreferenceTable
export type Preferences = {
  [K in PreferenceName]: PreferenceTable[K] extends { values: readonly (infer V)[] } ? V : string
}

export const preferenceNames = Object.keys(preferenceTable) as PreferenceName[]

/** A cookie name holds no blanks or separators, a title may. */
export const preferenceCookie = (title: string, name: PreferenceName) =>
  `${encodeURIComponent(title)}-${name}`

function isAllowed(name: PreferenceName, value: string | undefined): value is string {
  if (value === undefined) return false
  const declared = preferenceTable[name]
  if ('pattern' in declared) return declared.pattern.test(value)
  return (declared.values as readonly string[]).includes(value)
}

/** The preferences in a set of cookies; what is missing or not allowed has its default. */
export function readPreferences(
  title: string,
  cookies: Record<string, string | undefined>,
): Preferences {
  const entries = preferenceNames.map((name) => {
    const value = cookies[preferenceCookie(title, name)]
    return [name, isAllowed(name, value) ? value : preferenceTable[name].default]
  })
  return Object.fromEntries(entries) as Preferences
}

export const colorSchemeOf = (preferences: Preferences) =>
  preferences.theme === 'system' ? preferences['color-scheme'] : preferences.theme

/** What `<html>` carries for the style sheets, besides `lang` and `dir`. */
export function preferenceAttributes(preferences: Preferences): Record<string, string> {
  return {
    'data-mantine-color-scheme': colorSchemeOf(preferences),
    'data-skin': preferences.skin,
    'data-nav': preferences.appContentLayoutNav,
    'data-nav-collapsed': preferences.isVerticalNavCollapsed,
    'data-nav-semi-dark': preferences.isVerticalNavSemiDark,
    'data-navbar': preferences.navbarType,
    'data-navbar-blur': preferences.navbarBlur,
    'data-content': preferences.appContentWidth,
  }
}

import {
  preferenceAttributes,
  preferenceCookie,
  readPreferences,
  type Preferences,
} from '#kit/contract/preferences.ts'
import { appConfig } from './app-config.ts'
import { smallStore } from './small-store.ts'
import { writeStored } from './browser-storage.ts'

function cookies(): Record<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    }),
  )
}

const store = smallStore(readPreferences(appConfig.title, cookies()))

export const usePreferences = store.use

/** Changes take hold at once, and stay for a year. */
export function setPreferences(changes: Partial<Preferences>) {
  const next = settled({ ...store.get(), ...changes })
  for (const name of Object.keys(next) as (keyof Preferences)[])
    if (next[name] !== store.get()[name]) writeCookie(name, next[name])
  writeStored('theme', next.theme)
  writeStored('skin', next.skin)
  applyPreferences(next)
  store.set(next)
}

/** Horizontal navigation has no collapsed rail, and lives in a navbar that must not be hidden. */
function settled(next: Preferences): Preferences {
  if (next.appContentLayoutNav === 'vertical') return next
  return {
    ...next,
    isVerticalNavCollapsed: 'false',
    navbarType: next.navbarType === 'hidden' ? 'sticky' : next.navbarType,
  }
}

function writeCookie(name: keyof Preferences, value: string) {
  const cookie = `${preferenceCookie(appConfig.title, name)}=${encodeURIComponent(value)}`
  document.cookie = `${cookie}; path=/; max-age=31536000; samesite=lax`
}

export function applyPreferences(next = store.get()) {
  const html = document.documentElement
  for (const [name, value] of Object.entries(preferenceAttributes(next)))
    html.setAttribute(name, value)
  html.dir = next.isRTL === 'true' ? 'rtl' : 'ltr'
}

/** Keeps the remembered system preference true, which the server uses for the next first paint. */
export function followSystemScheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const remember = () => setPreferences({ 'color-scheme': dark.matches ? 'dark' : 'light' })
  dark.addEventListener('change', remember)
  if ((dark.matches ? 'dark' : 'light') !== store.get()['color-scheme']) remember()
}

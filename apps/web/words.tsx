import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language, Translated } from '#kit/contract/strings.ts'
import type { ScreenLoaders } from '#kit/web/define-routes.ts'
import { language, localeOf } from '#kit/web/language.ts'
import { smallStore } from '#kit/web/small-store.ts'

type PublicWords = typeof import('./strings/public.en.ts')
type StaffWords = typeof import('./strings/staff.en.ts')
type ApplicantWords = typeof import('./strings/applicants.en.ts')
type Words = Omit<PublicWords, keyof StaffWords> & StaffWords
/** Later ones add to the words of earlier ones. */
const bundles = ['public', 'applicants', 'staff'] as const
type Bundle = (typeof bundles)[number]

declare module 'use-intl' {
  interface AppConfig {
    Locale: 'en-CA' | 'fr-CA'
    Messages: Words
  }
}

/** Visitors load the words of public screens alone, and everybody one language at a time. */
const loaders: {
  public: Record<Language, () => Promise<Translated<PublicWords>>>
  applicants: Record<Language, () => Promise<Translated<ApplicantWords>>>
  staff: Record<Language, () => Promise<Translated<StaffWords>>>
} = {
  public: {
    en: () => import('./strings/public.en.ts'),
    fr: () => import('./strings/public.fr.ts'),
  },
  applicants: {
    en: () => import('./strings/applicants.en.ts'),
    fr: () => import('./strings/applicants.fr.ts'),
  },
  staff: {
    en: () => import('./strings/staff.en.ts'),
    fr: () => import('./strings/staff.fr.ts'),
  },
}

const wanted = new Set<Bundle>(['public'])
const shown = smallStore<{ language: Language; words: object }>({ language: 'en', words: {} })

/** Loads what the present language needs, and shows it once it is all there. */
export async function loadWords(bundle: Bundle = 'public') {
  wanted.add(bundle)
  const asked = language.get()
  const parts = await Promise.all(
    bundles.filter((each) => wanted.has(each)).map((each) => loaders[each][asked]()),
  )
  if (asked !== language.get()) return
  document.documentElement.lang = asked
  shown.set({ language: asked, words: Object.assign({}, ...parts) as object })
}

language.watch(() => void loadWords())

/** Screens that fetch a bundle of words together with themselves. */
export const withWords = (bundle: Bundle, routes: ScreenLoaders): ScreenLoaders =>
  Object.fromEntries(
    Object.entries(routes).map(([key, load]) => [
      key,
      async () => {
        const [screen] = await Promise.all([load!(), loadWords(bundle)])
        return screen
      },
    ]),
  )

export function WordsInLanguage({ children }: { children: ReactNode }) {
  const { language: of, words } = shown.use()
  return (
    <IntlProvider locale={localeOf(of)} messages={words as Words} timeZone={useTimeZone()}>
      {children}
    </IntlProvider>
  )
}

function useTimeZone() {
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  useEffect(() => {
    const again = () => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [])
  return zone
}

import { isLanguage, type Language } from '#kit/contract/strings.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { session } from './session.ts'
import { smallStore } from './small-store.ts'

/** `?lang=` of a public link, the stored choice, the person's own, the browser's, English. */
function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const candidates = [asked, readStored('language'), session.get().person?.language, ofBrowser()]
  return candidates.find(isLanguage) ?? 'en'
}

/** The first of the browser's languages that is ours. */
function ofBrowser() {
  return navigator.languages.map((each) => each.slice(0, 2)).find(isLanguage)
}

const store = smallStore<Language>(firstLanguage())

export const language = { get: store.get, watch: store.watch }
export const useLanguage = store.use

export const localeOf = (of: Language) => (of === 'fr' ? 'fr-CA' : 'en-CA')
export const useLocale = () => localeOf(useLanguage())

export const otherLanguage = (of: Language): Language => (of === 'en' ? 'fr' : 'en')

export function chooseLanguage(next: Language) {
  writeStored('language', next)
  store.set(next)
}

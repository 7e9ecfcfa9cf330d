import { useEffect, useState, type ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { localeOf } from '#kit/web/language.ts'
import { shownWords } from './words.ts'

export function WordsInLanguage({ children }: { children: ReactNode }) {
  const { language, words } = shownWords.use()
  return (
    <IntlProvider locale={localeOf(language)} messages={words} timeZone={useTimeZone()}>
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

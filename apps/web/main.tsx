import './before.ts'
import '#kit/web/layers.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import '#kit/web/font.css'
import '#kit/web/base.css'
import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useMemo, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { colorSchemeOf } from '#kit/contract/preferences.ts'
import { cspNonce } from '#kit/web/app-config.ts'
import { applyPreferences, followSystemScheme, usePreferences } from '#kit/web/preferences.ts'
import { language } from '#kit/web/language.ts'
import { followOtherTabs, session } from '#kit/web/session.ts'
import { useKitText } from '#kit/web/text.ts'
import { loadStaff, router } from './router.tsx'
import { makeTheme, onDark } from './theme.ts'
import { loadKitWords } from './words.ts'
import { WordsInLanguage } from './WordsInLanguage.tsx'

function Look({ children }: { children: ReactNode }) {
  const preferences = usePreferences()
  const text = useKitText()
  const color = preferences.primaryColor
  const theme = useMemo(() => makeTheme(color, text), [color, text])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={onDark}
      // Both: what is forced takes hold a moment after the first paint, which would be light.
      defaultColorScheme={colorSchemeOf(preferences)}
      forceColorScheme={colorSchemeOf(preferences)}
      getStyleNonce={cspNonce}
    >
      {children}
    </MantineProvider>
  )
}

/** Visitors have nothing to save, and do not load what saves it. */
async function saveLanguage() {
  if (!session.get().person) return
  const accounts = await import('#modules/accounts/web/save-language.ts')
  accounts.saveLanguage()
}

async function start(root: HTMLElement) {
  applyPreferences()
  followSystemScheme()
  followOtherTabs(() => void router.invalidate())
  language.watch(() => void saveLanguage())
  const words = loadKitWords()
  if (session.get().person) await loadStaff()
  // The first screen is fetched while the words are.
  void router.load()
  await words
  createRoot(root).render(
    <StrictMode>
      <WordsInLanguage>
        <Look>
          <RouterProvider router={router} />
        </Look>
      </WordsInLanguage>
    </StrictMode>,
  )
}

void start(document.getElementById('root') as HTMLElement)

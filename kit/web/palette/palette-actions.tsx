import { IconPoint } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from 'use-intl'
import { chooseLanguage, otherLanguage, useLanguage } from '../language.ts'
import { openCustomizer } from '../layout/CustomizerButton.tsx'
import { openShortcutHelp } from '../layout/ShortcutHelpHost.tsx'
import { maySee } from '../may-see.ts'
import { allScreens, type KnownScreen } from '../router/known-screens.ts'
import { useSession } from '../session.ts'
import { useKitText } from '../text.ts'
import { recentPlaces } from './palette.ts'

interface Offer {
  id: string
  label: string
  leftSection?: React.ReactNode
  onClick: () => void
}

export interface OfferGroup {
  group: string
  offers: readonly Offer[]
}

/** Accents and case do not matter when looking for something. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Others need to be told a record. */
const isOpenable = ({ screen }: KnownScreen) => screen.navigation !== undefined

/** Where the person was lately while nothing is typed; then acts and screens of that name. */
export function usePaletteOffers(signOut: () => void, typed: string): OfferGroup[] {
  const text = useKitText()
  const recent = useRecentOffers()
  const screens = useScreenOffers()
  const matches = ({ label }: Offer) => folded(label).includes(folded(typed.trim()))
  const groups = [
    { group: text('palette.recent'), offers: typed.trim() ? [] : recent },
    { group: text('palette.actions'), offers: useActionOffers(signOut).filter(matches) },
    { group: text('palette.screens'), offers: typed.trim() ? screens.filter(matches) : [] },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}

/** The first is the one that is open. */
function useRecentOffers(): Offer[] {
  const router = useRouter()
  return recentPlaces
    .use()
    .slice(1)
    .map(({ id, title, href }) => ({
      id: `place-${id}`,
      label: title,
      onClick: () => void router.navigate({ href }),
    }))
}

function useScreenOffers(): Offer[] {
  const session = useSession()
  const router = useRouter()
  const messages = useMessages() as unknown as Record<string, { screens?: Record<string, string> }>
  return allScreens()
    .filter((known) => isOpenable(known) && maySee(session, known.screen))
    .map(({ screen, key, namespace, icon: ScreenIcon = IconPoint }) => {
      return {
        id: `screen-${screen.path}`,
        label: messages[namespace]?.screens?.[key] ?? key,
        leftSection: <ScreenIcon size={20} stroke={1.75} aria-hidden />,
        onClick: () => void router.navigate({ to: screen.path, search: {} }),
      }
    })
}

function useActionOffers(signOut: () => void): Offer[] {
  const text = useKitText()
  const other = otherLanguage(useLanguage())
  return [
    { id: 'language', label: text('language.switchTo'), onClick: () => chooseLanguage(other) },
    { id: 'look', label: text('customizer.open'), onClick: openCustomizer },
    { id: 'shortcuts', label: text('shortcuts.title'), onClick: openShortcutHelp },
    { id: 'sign-out', label: text('account.signOut'), onClick: signOut },
  ]
}

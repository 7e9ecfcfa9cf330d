import type { SpotlightActionGroupData } from '@mantine/spotlight'
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
import { recentPlaces, type PaletteFind } from './palette.ts'

interface Offer {
  id: string
  label: string
  description?: string
  leftSection?: React.ReactNode
  onClick: () => void
}

/** Accents and case do not matter when looking for something. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Others need to be told a record. */
const isOpenable = ({ screen }: KnownScreen) => screen.navigation !== undefined

export function usePaletteActions(
  signOut: () => void,
  typed: string,
  finds: readonly PaletteFind[],
): SpotlightActionGroupData[] {
  const text = useKitText()
  const recent = recentPlaces.use()
  const toPlace = usePlaceOffer()
  const matches = ({ label }: Offer) => folded(label).includes(folded(typed.trim()))
  const groups = [
    { group: text('palette.recent'), actions: recent.slice(1).map(toPlace).filter(matches) },
    { group: text('palette.screens'), actions: useScreenOffers().filter(matches) },
    { group: text('palette.actions'), actions: useActionOffers(signOut).filter(matches) },
  ]
  const found = { group: text('palette.short'), actions: finds.map(toPlace) }
  return [found, ...groups].filter(({ actions }) => actions.length > 0)
}

function usePlaceOffer() {
  const router = useRouter()
  return ({ id, title, detail, href }: PaletteFind): Offer => ({
    id: `place-${id}`,
    label: title,
    description: detail,
    onClick: () => void router.navigate({ href }),
  })
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

import { folded } from '#kit/contract/folded.ts'
import {
  IconAdjustments,
  IconBolt,
  IconHistory,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconPlus,
  IconPoint,
  type Icon,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useMessages } from 'use-intl'
import { chooseLanguage, otherLanguage, useLanguage } from '../language.ts'
import { openCustomizer } from '../layout/CustomizerButton.tsx'
import { openShortcutHelp } from '../layout/ShortcutHelpHost.tsx'
import { may } from '../ability.ts'
import { usePortalAbility } from '../Can.tsx'
import { maySee } from '#kit/contract/may-see.ts'
import { useOpenScreen } from '../router/address.ts'
import { allScreens, screenAt, type KnownScreen } from '../router/known-screens.ts'
import { useSession } from '../session.ts'
import { useKitText } from '../text.ts'
import { useActsHere } from './acts-here.ts'
import { useRecentPlaces } from './recent-places.ts'

interface Offer {
  id: string
  label: string
  /** What else it is called. */
  known?: string
  leftSection?: React.ReactNode
  onClick: () => void
}

export interface OfferGroup {
  group: string
  offers: readonly Offer[]
}

const signOf = (Sign: Icon) => <Sign size={20} stroke={1.75} aria-hidden />

/** Accents and case do not matter when looking for something. */
/** Others need to be told a record. */
const isOpenable = ({ screen }: KnownScreen) => screen.navigation !== undefined

/** All words of what was typed, in whichever order. */
const matchOf = (typed: string) => {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return ({ label, known = '' }: Offer) =>
    words.every((word) => folded(`${label} ${known}`).includes(word))
}

/**
 * Where the person was lately and what can be done here while nothing is typed; then acts and screens
 * of that name.
 */
export function usePaletteOffers(signOut: () => void, typed: string): OfferGroup[] {
  const text = useKitText()
  const recent = useRecentOffers()
  const screens = useScreenOffers()
  const acts = useActOffers()
  const here = useHereOffers()
  const always = useAlwaysOffers(signOut)
  const isTyping = typed.trim() !== ''
  const matches = matchOf(typed)
  const begun = isTyping ? acts : acts.filter(({ isHere }) => isHere)
  const groups = [
    { group: text('palette.recent'), offers: isTyping ? [] : recent },
    { group: text('palette.actions'), offers: [...here, ...begun, ...always].filter(matches) },
    { group: text('palette.screens'), offers: isTyping ? screens.filter(matches) : [] },
  ]
  return groups.filter(({ offers }) => offers.length > 0)
}

/** What the record or the list that is open offers itself. */
const useHereOffers = (): Offer[] =>
  useActsHere().map(({ key, label, run }) => ({
    id: `here-${key}`,
    label,
    leftSection: signOf(IconBolt),
    // Once the palette has given the focus back.
    onClick: () => void setTimeout(run, 50),
  }))

/** The first is the one that is open. */
function useRecentOffers(): Offer[] {
  const router = useRouter()
  return useRecentPlaces()
    .slice(1)
    .map(({ id, title, href }) => ({
      id: `place-${id}`,
      label: title,
      leftSection: signOf(IconHistory),
      onClick: () => void router.navigate({ href }),
    }))
}

function useScreenOffers(): Offer[] {
  const session = useSession()
  const offerOf = useScreenOffer()
  return allScreens()
    .filter((known) => isOpenable(known) && !known.screen.act && maySee(session, known.screen))
    .map(offerOf)
}

/** Screens that are there to do something, those that belong to the open one marked. */
function useActOffers(): (Offer & { isHere: boolean })[] {
  const ability = usePortalAbility()
  const open = useOpenScreen()
  const offerOf = useScreenOffer()
  return allScreens()
    .filter(({ screen: { act, subject } }) => act && subject && may(ability, act, subject))
    .map((known) => ({
      ...offerOf(known),
      isHere: open !== null && known !== open && familyOf(known) === familyOf(open),
    }))
}

/** Screens under one entry of the navigation, or under one group of entries. */
const familyOf = ({ screen }: KnownScreen) => {
  const entry = screenAt(screen.navActiveLink)?.screen ?? screen
  return entry.navigation?.group ?? entry.path
}

function useScreenOffer() {
  const router = useRouter()
  const messages = useMessages() as unknown as Record<
    string,
    { screens?: Record<string, string>; navigation?: Record<string, string> } | undefined
  >
  return ({ screen, key, namespace, icon }: KnownScreen): Offer => {
    const { screens, navigation } = messages[namespace] ?? {}
    const title = screens?.[key] ?? key
    return {
      id: `screen-${screen.path}`,
      label: screen.act ? (navigation?.[key] ?? title) : title,
      known: title,
      leftSection: signOf(icon ?? (screen.act ? IconPlus : IconPoint)),
      onClick: () => void router.navigate({ to: screen.path, search: {} }),
    }
  }
}

function useAlwaysOffers(signOut: () => void): Offer[] {
  const text = useKitText()
  const other = otherLanguage(useLanguage())
  const offers = [
    ['language', text('language.switchTo'), IconLanguage, () => chooseLanguage(other)],
    ['look', text('customizer.open'), IconAdjustments, openCustomizer],
    ['shortcuts', text('shortcuts.title'), IconKeyboard, openShortcutHelp],
    ['sign-out', text('account.signOut'), IconLogout, signOut],
  ] as const
  return offers.map(([id, label, sign, onClick]) => ({
    id,
    label,
    leftSection: signOf(sign),
    onClick,
  }))
}

import { chosenKey } from '../list-origins.ts'
import { useRecentPlaces } from '../palette/recent-places.ts'
import { session } from '../session.ts'
import { smallStore } from '../small-store.ts'
import type { Option } from './reference-options.ts'

interface Kept {
  /** Whose they are: nobody else is offered them. */
  of: string
  kinds: Record<string, readonly Option[]>
}

const nobodys: Kept = { of: '', kinds: {} }
const most = 5

/** In this tab alone, and until signing out. */
function read(): Kept {
  try {
    return (JSON.parse(sessionStorage.getItem(chosenKey) ?? 'null') as Kept | null) ?? nobodys
  } catch {
    return nobodys
  }
}

const kept = smallStore(read())
const present = () => session.get().person?.uuid ?? ''
const kindsOf = ({ of, kinds }: Kept) => (of === present() ? kinds : {})

export function rememberChoice(kind: string, option: Option) {
  const kinds = kindsOf(kept.get())
  const others = (kinds[kind] ?? []).filter(({ value }) => value !== option.value)
  const next = { of: present(), kinds: { ...kinds, [kind]: [option, ...others].slice(0, most) } }
  kept.set(next)
  try {
    sessionStorage.setItem(chosenKey, JSON.stringify(next))
  } catch {
    // Kept for as long as the page stays open.
  }
}

/** What the person chose or opened lately of a kind, newest first. */
export function useRecentChoices(openedAt: string | undefined): readonly Option[] {
  const kinds = kindsOf(kept.use())
  const places = useRecentPlaces()
  if (openedAt === undefined) return []
  const chosen = kinds[openedAt] ?? []
  const opened = places
    .filter(({ href }) => href.startsWith(`${openedAt}/`) && isId(href.slice(openedAt.length + 1)))
    .map(({ href, title }) => ({ value: href.slice(openedAt.length + 1), label: title }))
    .filter(({ value }) => chosen.every((each) => each.value !== value))
  return [...chosen, ...opened].slice(0, most)
}

const isId = (part: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(part)

import type { Letter } from '#kit/contract/define-letters.ts'
import type { Person } from '#kit/server/person.ts'
import type { Product } from '#kit/server/server-module.ts'
import { noticeKinds, type NoticeKind } from '../contract/kinds.ts'
import type { NoticedRecord } from './noticed.ts'

/** What people are told, and of what. */
export interface Reaching extends Pick<Product, 'letters'> {
  offers: { readonly noticed: readonly NoticedRecord[] }
}

/** The kinds of notice that could ever reach a person, by what they may do and open now. */
export function kindsFor(reaching: Reaching, person: Person): NoticeKind[] {
  if (person.type !== 'staff') return []
  return noticeKinds.filter((kind) =>
    reaching.letters.some(
      (letter) => letter.declared.kind === kind && reaches(letter, reaching, person),
    ),
  )
}

function reaches({ declared }: Letter, { offers }: Reaching, person: Person): boolean {
  const { needs, about, aboutAny } = declared
  if (needs && !person.permissions.allows(needs)) return false
  const mayOpen = ({ mayEverOpen }: NoticedRecord) => mayEverOpen?.(person) ?? true
  if (aboutAny) return offers.noticed.some(mayOpen)
  const record = offers.noticed.find(({ entity }) => entity === about)
  return record ? mayOpen(record) : true
}

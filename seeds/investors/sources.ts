import type { Db } from '#kit/server/call.ts'
import { insertRows } from '../insert-rows.ts'

/** The last one is of former years: it stays on those who have it. */
const sources = [
  ['Recommended by a shareholder', 'Recommandation d’un actionnaire', null],
  ['Website enquiry', 'Demande par le site Web', null],
  ['Investor evening', 'Soirée des investisseurs', 'Winnipeg in spring, Montréal in fall'],
  ['Accountant or notary', 'Comptable ou notaire', null],
  ['Telephone campaign', 'Campagne téléphonique', 'Calls from the office'],
  ['Trade fair', 'Salon professionnel', 'Until 2024'],
] as const

/** @returns their ids, in their order */
export async function insertSources(
  db: Db,
  { newId, by }: { newId: () => string; by: string },
): Promise<readonly string[]> {
  const at = '2024-01-08T14:00:00Z'
  const rows = sources.map(([en, fr, description], place) => ({
    id: newId(),
    name: { en, fr },
    description,
    is_choosable: place < sources.length - 1,
    place: place + 1,
    version: 1,
    created_by: by,
    updated_by: by,
    created_at: at,
    updated_at: at,
  }))
  await insertRows(db, 'sources', rows)
  return rows.map(({ id }) => id)
}

/** Out of ten who comes from where: the first ones bring most. */
const often = [0, 1, 0, 2, 1, 3, 0, 4, 2, 5]

/** Of every eleventh nobody knows. */
export function sourceOf(ids: readonly string[], at: number): string | null {
  if (at % 11 === 10) return null
  return ids[often[(at * 3 + Math.floor(at / 10)) % often.length] ?? 0] ?? null
}

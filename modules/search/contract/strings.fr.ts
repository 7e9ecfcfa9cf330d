import type { Translated } from '#kit/contract/strings.ts'
import type { searchEn } from './strings.en.ts'

export const searchFr: Translated<typeof searchEn> = {
  screens: { search: 'Recherche' },
}

import type { Translated } from '#kit/contract/strings.ts'
import type { searchScreenEn } from './strings.en.ts'

export const searchScreenFr: Translated<typeof searchScreenEn> = {
  hintTitle: 'Trouver une fiche',
  hintBody:
    'Saisissez au moins 2 lettres : un nom, une référence, un courriel, un téléphone ou un numéro d’entreprise.',
  nothingTitle: 'Aucune fiche trouvée',
  nothingBody:
    'Vérifiez l’orthographe ou saisissez moins de mots. La recherche porte sur les fiches que vous pouvez voir.',
  count: '{count, plural, one {# fiche} other {# fiches}}',
  moreThan: 'Plus de {count, number} fiches',
  all: '{title} : {count, number} résultats',
  allOfMany: '{title} : plus de {count, number} résultats',
  refine:
    'Les {count, number} premières fiches sont affichées. Précisez le nom pour voir les autres.',
}

import type { Translated } from '#kit/contract/strings.ts'
import type { reportsScreensEn } from './strings.en.ts'

export const reportsScreensFr: Translated<typeof reportsScreensEn> = {
  kinds: {
    participants: 'Participants',
    training: 'Formation de courte durée',
    money: 'Argent',
    service: 'Délais et qualité',
    applications: 'Demandes et employeurs',
  },
  none: {
    title: 'Aucun rapport ici',
    body: 'Votre rôle ne donne accès à aucun rapport de ce genre.',
  },
  choose: 'Rapport',
  rowsBy: 'Lignes par',
  narrowed: {
    label: 'Filtres',
    allPrograms: 'Tous les programmes',
    allRegions: 'Toutes les régions',
    otherProgram: 'Un autre programme',
  },
  periods: {
    kind: 'Durée de la période',
    kinds: {
      month: 'Mois',
      quarter: 'Trimestre',
      fiscalYear: 'Exercice',
      all: 'Depuis le début',
    },
    previous: 'Précédente : {period}',
    next: 'Suivante : {period}',
  },
  compare: {
    label: 'Comparer avec',
    previous: 'Période précédente',
    yearBefore: 'Même période, année précédente',
    none: 'Sans comparaison',
    change: 'Variation',
  },
  chart: {
    kept: 'Retenu',
    told: '{title}, lignes : {by}. Au plus haut : {row}, {number} ({measure}). Tous les nombres sont dans le tableau.',
    empty: '{title}, lignes : {by}. Il n’y a rien à dessiner.',
  },
  sections: {
    meaning: 'Ce que disent les colonnes',
  },
  todayOnly:
    'Ce rapport n’est connu que pour aujourd’hui; il est donc établi en date d’aujourd’hui.',
  partlyToday: 'Connus pour aujourd’hui seulement, et omis ici : {measures}.',
  empty: 'Rien pendant cette période.',
  actions: { print: 'Imprimer la page' },
}

import type { Translated } from '#kit/contract/strings.ts'
import type { businessDaysWebEn } from './strings.en.ts'

export const businessDaysWebFr: Translated<typeof businessDaysWebEn> = {
  closures: {
    add: 'Ajouter une fermeture',
    edit: 'Modifier la fermeture',
    remove: 'Retirer la fermeture',
    removeTitle: 'Retirer « {name} »?',
    removeBody:
      'Les échéances déjà fixées restent telles quelles. Celles calculées à partir de maintenant compteront de nouveau ce jour comme ouvrable.',
    everywhere: 'Partout',
    intro:
      'Les échéances déjà fixées restent telles quelles; celles calculées à partir de maintenant sautent ce jour.',
    empty: 'Aucune fermeture propre à l’organisation',
    emptyHint: 'Les fins de semaine et les jours fériés de chaque province sont déjà exclus.',
  },
  calendar: {
    title: 'Jours fériés',
    year: 'Année',
    holiday: 'Jour férié',
    day: 'Jour',
    observed: 'Observé le',
    source: 'Selon la liste publiée par la province',
  },
  holidays: {
    newYear: 'Jour de l’An',
    family: 'Jour de la famille',
    louisRiel: 'Journée Louis-Riel',
    islander: 'Fête des Insulaires',
    heritage: 'Fête du patrimoine de la Nouvelle-Écosse',
    goodFriday: 'Vendredi saint',
    victoria: 'Fête de Victoria',
    patriots: 'Journée nationale des patriotes',
    indigenousPeoples: 'Journée nationale des peuples autochtones',
    saintJean: 'Fête nationale du Québec',
    canada: 'Fête du Canada',
    memorial: 'Jour commémoratif',
    nunavut: 'Jour du Nunavut',
    britishColumbia: 'Fête de la Colombie-Britannique',
    newBrunswick: 'Fête du Nouveau-Brunswick',
    saskatchewan: 'Fête de la Saskatchewan',
    civic: 'Congé civique',
    discovery: 'Jour de la Découverte',
    labour: 'Fête du Travail',
    truthAndReconciliation: 'Journée nationale de la vérité et de la réconciliation',
    thanksgiving: 'Action de grâces',
    remembrance: 'Jour du Souvenir',
    christmas: 'Noël',
    boxing: 'Lendemain de Noël',
  },
  actions: { save: 'Enregistrer' },
  toast: { saved: 'Enregistré', removed: 'Retiré' },
}

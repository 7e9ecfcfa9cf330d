import type { Translated } from '#kit/contract/strings.ts'
import type { savedReportsScreensEn } from './strings.en.ts'

export const savedReportsScreensFr: Translated<typeof savedReportsScreensEn> = {
  save: {
    title: 'Enregistrer le rapport',
    intro:
      'Les lignes, les filtres, la période et la comparaison sont enregistrés. Les chiffres sont toujours ceux du jour où vous l’ouvrez.',
    saved: 'Rapport enregistré',
    period: 'Période enregistrée : {period}.',
    periodEither: 'Avance : {relative}. Reste : {period}.',
  },
  help: { isShared: 'Le personnel qui peut voir le rapport le trouve dans sa liste.' },
  actions: {
    save: 'Enregistrer le rapport',
    saveChanges: 'Enregistrer les modifications',
    rename: 'Modifier le rapport enregistré',
    schedule: 'Envoyer par courriel',
    remove: 'Supprimer le rapport enregistré',
    endSchedule: 'Mettre fin à l’envoi',
    saveSchedule: 'Enregistrer l’envoi',
    all: 'Voir les rapports enregistrés',
  },
  list: {
    empty: 'Aucun rapport enregistré',
    emptyHint: 'Ouvrez un rapport, choisissez ses filtres et sa période, puis enregistrez-le.',
    some: 'Rapports enregistrés',
    notSent: 'Aucun envoi',
  },
  remove: {
    sure: 'Supprimer « {name} »?',
    body: 'Il disparaît de la liste de tous ceux qui le voient, et n’est plus envoyé.',
    done: 'Rapport enregistré supprimé',
  },
  schedule: {
    title: 'Envoyer « {name} » par courriel',
    intro:
      'Chaque personne reçoit, dans sa langue, les chiffres clés qu’elle peut voir, avec un lien vers le rapport.',
    day: '{day, selectordinal, one {#er} other {#e}} jour ouvrable',
    dayHelp: 'De la semaine, du mois ou du trimestre.',
    zone: 'Fuseau horaire : {zone}.',
    next: 'Prochain courriel : {at}',
    last: 'Dernier envoi : {at}, à {count, plural, one {# personne} other {# personnes}}',
    stopped:
      'Envoi arrêté, car le compte qui le demandait n’était plus utilisé. L’enregistrement le relance.',
    saved: 'Envoi enregistré',
    ended: 'Le rapport n’est plus envoyé',
  },
  toast: { saved: 'Rapport enregistré modifié' },
}

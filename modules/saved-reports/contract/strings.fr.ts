import type { Translated } from '#kit/contract/strings.ts'
import type { savedReportsEn } from './strings.en.ts'

export const savedReportsFr: Translated<typeof savedReportsEn> = {
  screens: { savedReports: 'Rapports enregistrés' },
  fields: {
    name: 'Nom',
    report: 'Rapport',
    question: 'Période',
    isShared: 'Partagé',
    owner: 'Enregistré par',
    updatedAt: 'Dernière modification',
    rhythm: 'Envoi par courriel',
    nextRunAt: 'Prochain courriel',
    businessDay: 'Jour ouvrable',
    province: 'Jours ouvrables de',
    hour: 'Heure',
    recipientIds: 'Destinataires',
    isPaused: 'Suspendre l’envoi',
    follows: 'Période',
  },
  choices: {
    follows: { moving: 'Avance avec le temps', fixed: 'Reste la même' },
    rhythm: {
      weekly: 'Chaque semaine',
      monthly: 'Chaque mois',
      quarterly: 'Chaque trimestre',
    },
    state: { active: 'Actif', paused: 'En pause', stopped: 'Arrêté' },
  },
  relative: {
    thisMonth: 'Mois en cours',
    lastMonth: 'Mois dernier',
    thisQuarter: 'Trimestre en cours',
    lastQuarter: 'Trimestre dernier',
    thisFiscalYear: 'Exercice en cours',
    lastFiscalYear: 'Exercice dernier',
  },
  reasons: {
    savedSharingNotYours: 'Seul le personnel partage des rapports.',
    savedReportNotYours: 'Seule la personne qui a enregistré ce rapport peut le modifier.',
    schedulingNotYours: 'Seul le personnel fait envoyer des rapports.',
  },
  validation: {
    tooManyRecipients: 'Choisissez au plus 20 personnes.',
    mayNotSeeReport: 'Certaines de ces personnes ne peuvent pas voir le rapport.',
  },
  mail: {
    sent: {
      subject: '{report} : {period}',
      body: 'Bonjour {name},\n\nVoici les chiffres du rapport « {report} » pour cette période : {period}.\n\n{figures}\n\nOuvrez le rapport pour en voir toutes les lignes.',
      figure: '{label} : {value}',
      button: 'Voir le rapport',
    },
    notSent: {
      subject: 'Le rapport « {report} » ne s’est pas rendu à tous',
      body: 'Bonjour {name},\n\nLe rapport « {report} » a été envoyé, mais pas à ces personnes, qui ne peuvent pas le voir en ce moment : {people}.\n\nChangez les destinataires, ou demandez à un administrateur de vérifier leur accès.',
      button: 'Voir les rapports enregistrés',
    },
    stopped: {
      subject: 'Le rapport « {report} » n’est plus envoyé',
      body: 'Bonjour {name},\n\nVous receviez le rapport « {report} » à la demande d’une personne : {owner}. Son compte n’est plus utilisé; aucun autre courriel ne viendra.\n\nVous pouvez enregistrer ce rapport vous-même et le faire envoyer.',
      button: 'Voir les rapports enregistrés',
    },
  },
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

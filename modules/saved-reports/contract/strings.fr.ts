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
}

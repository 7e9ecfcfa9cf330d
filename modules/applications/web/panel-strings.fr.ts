import type { Translated } from '#kit/contract/strings.ts'
import type { applicationsPanelEn } from './panel-strings.en.ts'

export const applicationsPanelFr: Translated<typeof applicationsPanelEn> = {
  facts: {
    noc: 'Code CNP',
    employmentType: 'Type d’emploi',
    netNew: 'Nouveau poste',
    employerCostPercent: 'Charges patronales',
    otherFunding: 'Autres fonds',
    workplace: 'Lieu de travail',
    trainingRequested: 'Formation demandée',
    learningPlan: 'Apprentissages',
    hireReason: 'Motif d’embauche',
    businessNumber: 'Numéro d’entreprise',
    naics: 'Industrie',
    employeesTotal: 'Personnel',
    yearEstablished: 'Année de fondation',
    description: 'Activités',
    workStatus: 'Statut au Canada',
    education: 'Scolarité',
    currentlyStudent: 'Aux études',
    employmentBefore: 'Avant l’emploi',
    previouslyFunded: 'Déjà financé(e)',
    relationToEmployer: 'Lien de parenté',
    accommodationNeeds: 'Mesures d’adaptation',
    participantEmail: 'Courriel',
    language: 'Langue',
    name: 'Nom',
  },
  strip: {
    computed: 'Subvention calculée',
    work: 'Travail',
    weeksHours: '{weeks, number} sem. × {hours} h',
    hours: '{hours} h par semaine',
    checks: '{done, number}/{all, number}',
    checksFailed: '{count, plural, one {# échec} other {# échecs}}',
  },
  judge: {
    show: 'Montrer',
    keys: 'Touches : 1 réussi, 2 échoué, 3 sans objet; J et K changent de vérification.',
    automatic:
      '{count, plural, one {# vérification réussie automatiquement} other {# vérifications réussies automatiquement}}',
  },
  rail: {
    sheet: 'Feuille',
    together:
      '{count, plural, one {# demande présentée ensemble} other {# demandes présentées ensemble}}',
    decide: 'Décision',
    progress: 'Avancement',
    people: 'Personnes',
    dates: 'Dates',
    links: 'Liens',
    actionBy: 'À faire par : {who}',
    email: 'Courriel',
    address: 'Adresse',
    contact: 'Personne-ressource',
    participantDone: 'Partie remplie',
    returnsOn: 'Renvoi le',
    acceptBy: 'À accepter d’ici le',
    startBy: 'Début d’ici le',
    checksDone:
      '{done, number} vérifications faites sur {all, number}{failed, plural, =0 {} one {, # échec} other {, # échecs}}',
    moreChecks: '{count, plural, one {# autre vérification} other {# autres vérifications}}',
  },
  recommended: {
    approve: 'Approbation recommandée par {name}, {date}',
    reject: 'Refus recommandé par {name}, {date}',
  },
  uplift: {
    open: 'La majoration du programme pour les groupes visés par l’équité n’est pas confirmée.',
    confirmed:
      'La majoration du programme pour les groupes visés par l’équité s’applique, confirmée par {name},',
    confirm: 'Confirmer la majoration',
    confirmTitle: 'Confirmer la majoration?',
    confirmBody:
      'Vous avez constaté que la personne fait partie d’un groupe pour lequel le programme verse davantage, et qu’elle en accepte l’utilisation. Nous ne consignons pas le groupe.',
    takeBack: 'Retirer la majoration',
    takeBackTitle: 'Retirer la majoration?',
    takeBackBody: 'La subvention est calculée sans elle.',
  },
}

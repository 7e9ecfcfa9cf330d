import type { Translated } from '#kit/contract/strings.ts'
import type { participantsWebEn } from './strings.en.ts'

export const participantsWebFr: Translated<typeof participantsWebEn> = {
  heads: {
    programCode: 'Programme',
    nextStep: 'Prochaine étape',
    weeksLeft: 'Semaines',
    moneyLeft: 'Reste',
  },
  sections: {
    paths: 'Demandes et placements',
    ledger: 'Registre',
    profile: 'Profil',
    identity: 'Auto-identification',
    person: 'Identité',
    contact: 'Coordonnées',
    background: 'Parcours',
  },
  actions: {
    open: 'Ouvrir la fiche',
    summary: 'Afficher l’aperçu',
    edit: 'Modifier la fiche',
    save: 'Enregistrer la fiche',
  },
  toast: { saved: 'Fiche enregistrée' },
  list: {
    empty: 'Aucun participant pour le moment',
    emptyHint: 'Une personne paraît ici dès que sa partie de la demande est remplie.',
  },
  facts: {
    workStatus: 'Statut au Canada',
    currentlyStudent: 'Aux études',
    education: 'Scolarité',
    employmentBefore: 'Avant l’emploi',
    previouslyFunded: 'Déjà financé(e)',
    relationToEmployer: 'Lien de parenté',
    accommodationNeeds: 'Mesures d’adaptation',
    language: 'Langue',
    address: 'Adresse',
  },
  profile: { withheld: 'Les réponses réservées au personnel du programme ne sont pas affichées.' },
  strip: {
    late: 'En retard',
    nothing: 'Aucune action requise',
    ofWeeks: 'sur {weeks, number}',
  },
  rail: { contact: 'Coordonnées', underWay: 'Placement' },
  checks: { title: 'Vérifications', none: 'Il n’y a pas encore de vérifications.' },
  paths: {
    orphaned: 'Sans employeur depuis le',
    wasOrphaned: 'Sans employeur :',
    empty: 'Aucune demande pour le moment',
    weeks: '{weeks, plural, one {# semaine} other {# semaines}}',
    weeksLeft: 'reste {weeks, number}',
  },
  ledger: {
    empty: 'Rien n’est encore engagé',
    committed: 'Engagé',
    claimed: 'Réclamé',
    paid: 'Payé',
    left: 'Reste pour les salaires',
    nothingYet: 'Rien encore',
    wageMaximum: 'Maximum pour le salaire',
    combinedCap: 'Plafond global',
    wageSubsidy: 'Subvention salariale',
    training: 'Formation de courte durée',
    arithmetic: 'Afficher le calcul',
    asApproved: 'Selon l’approbation',
    used: 'Utilisée jusqu’au dernier jour travaillé',
    releasedAtEnd: 'Libéré à la fin :',
    released: 'Le placement a été annulé ou a expiré : ce montant est libéré.',
  },
  edit: {
    preferredName: 'Comment la personne souhaite être appelée',
    needs: 'Mesures d’adaptation',
    needsHint:
      'Dans les mots de la personne. Seuls le personnel du programme et la personne voient cette réponse',
    identity:
      'Le personnel du programme corrige les noms, la date de naissance et le statut au Canada.',
    ownIdentity:
      'Pour corriger votre nom, votre date de naissance ou votre statut au Canada, écrivez au personnel de votre programme.',
    email: 'Seule la personne peut changer son adresse courriel.',
    refused: 'Vous n’avez pas la permission de modifier cette fiche.',
  },
  history: {
    registered: 'a ajouté la fiche',
    updated: 'a mis la fiche à jour',
    corrected: 'a corrigé la fiche',
    edited: 'a modifié la fiche',
  },
  historyReasons: { applicant: 'Par le formulaire public' },
  identity: {
    reveal: 'Afficher mes réponses',
    save: 'Enregistrer mes réponses',
    saved: 'Réponses enregistrées',
    preferNotToSay: 'Je préfère ne pas répondre',
  },
}

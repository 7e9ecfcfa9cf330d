import type { Translated } from '#kit/contract/strings.ts'
import type { employersWebEn } from './strings.en.ts'

export const employersWebFr: Translated<typeof employersWebEn> = {
  heads: {
    businessNumber: 'Numéro d’entreprise',
    province: 'Province',
    employeesTotal: 'Personnel',
    pending: 'En attente',
    places: 'Placements',
    contactName: 'Personne-ressource',
  },
  filters: {
    programId: 'Programme',
    isWaiting: 'A des demandes en attente d’approbation',
    isActive: 'A des placements en cours',
    isBankVerified: 'A un compte bancaire vérifié',
    isBankToVerify: 'A un compte bancaire à vérifier',
  },
  list: {
    empty: 'Aucun employeur pour l’instant',
    emptyHint: 'Un employeur figure ici dès l’arrivée de sa première demande',
  },
  actions: {
    show: 'Ouvrir la fiche',
    profile: 'Afficher le profil',
    editProfile: 'Modifier le profil',
    submitSeveral: 'Présenter plusieurs demandes',
  },
  strip: {
    pending: 'En attente d’approbation',
    committed: 'Subventions engagées',
    since: 'Avec nous depuis',
  },
  rail: {
    contact: 'Personne-ressource',
    confirmed: 'Profil confirmé',
  },
  facts: {
    language: 'Langue',
    businessNumber: 'Numéro d’entreprise',
    naics: 'Industrie',
    address: 'Adresse',
  },
  sections: {
    organisation: 'Organisation',
    applications: 'Demandes',
  },
  applications: {
    none: 'Aucune demande que vous puissiez voir',
    newest:
      '{count, plural, one {La plus récente de {total}} other {Les # plus récentes de {total}}}',
    amount: 'Subvention',
  },
}

import type { Translated } from '#kit/contract/strings.ts'
import type { employersEn } from './strings.en.ts'

export const employersFr: Translated<typeof employersEn> = {
  found: 'Employeurs',
  screens: { directory: 'Employeurs', employer: 'Employeur' },
  subjects: {
    'Employers List': 'Liste des employeurs',
    'Employers View': 'Fiches des employeurs',
  },
  fields: {
    legalName: 'Dénomination sociale',
    operatingName: 'Nom commercial',
    businessNumber: 'Numéro d’entreprise',
    legalStructure: 'Forme juridique',
    sector: 'Secteur',
    naics: 'Code d’industrie (SCIAN)',
    yearEstablished: 'Année de fondation',
    employeesTotal: 'Nombre de personnes employées',
    street: 'Numéro et rue',
    city: 'Ville',
    province: 'Province ou territoire',
    postalCode: 'Code postal',
    website: 'Site Web',
    description: 'Activités de l’organisation',
    language: 'Langue de correspondance',
    contactName: 'Personne-ressource',
    contactTitle: 'Titre',
    contactEmail: 'Courriel',
    contactPhone: 'Téléphone',
    pending: 'Demandes en attente d’approbation',
    places: 'Placements en cours',
    committed: 'Engagé',
  },
  help: {
    businessNumber:
      'Compte de retenues ou de programme, 15 caractères, par exemple 123456782RP0001; voir vos lettres de l’Agence du revenu du Canada',
    naics:
      'Un mot, ou de deux à six chiffres du Système de classification des industries de l’Amérique du Nord',
    operatingName: 'S’il diffère de la dénomination sociale',
  },
  choices: {
    legalStructure: {
      corporation: 'Société par actions',
      cooperative: 'Coopérative',
      partnership: 'Société de personnes',
      soleProprietor: 'Entreprise individuelle',
      nonProfit: 'Organisme sans but lucratif',
      charity: 'Organisme de bienfaisance enregistré',
      municipality: 'Municipalité',
      firstNation: 'Première Nation ou gouvernement autochtone',
      crownCorporation: 'Société d’État',
      other: 'Autre',
    },
    sector: { private: 'Privé', nonProfit: 'Sans but lucratif', public: 'Public' },
    language: { en: 'Anglais', fr: 'Français' },
  },
  proposals: {
    title: 'Changements proposés',
    intro:
      'Un formulaire envoyé sans compte diffère ici. Tant que la proposition n’est pas acceptée, rien ne change et les courriels vont à la personne-ressource au dossier.',
    introUnproven:
      'Un formulaire envoyé sans compte indique ceci autrement. La personne-ressource au dossier n’est pas confirmée : les lettres sur chaque demande vont à la personne que la demande indique.',
    unconfirmed:
      'Deux personnes-ressources ont présenté une demande pour cet employeur, et aucune n’est confirmée.',
    blocks:
      'L’administration doit accepter ou écarter les changements proposés avant que cette demande puisse être recommandée.',
    show: 'Afficher les changements proposés',
    from: 'Par {name}, avec la demande {reference}',
    field: 'Champ',
    known: 'Au dossier',
    proposed: 'Proposé',
    waits: 'L’administration doit trancher cette proposition.',
    accept: 'Accepter les changements',
    dismiss: 'Écarter la proposition',
    acceptTitle: 'Accepter ces changements?',
    acceptBody:
      'Le profil correspondra au formulaire, et les courriels iront à sa personne-ressource. Vérifiez d’abord auprès de l’employeur.',
    dismissTitle: 'Écarter cette proposition?',
    dismissBody: 'Le profil reste tel quel.',
    dismissContact:
      'Le profil reste tel quel. Tous les courriels iront à la personne-ressource confirmée : {contact}, y compris pour la demande {reference}. Vérifiez d’abord auprès de l’employeur.',
    accepted: 'Changements acceptés',
    dismissed: 'Proposition écartée',
  },
  validation: {
    contactUncertain:
      'Écrivez-nous pour changer ce courriel : nous n’avons pas encore confirmé votre personne-ressource',
  },
  reasons: {
    proposalDecided: 'Cette proposition a déjà été tranchée',
  },
}

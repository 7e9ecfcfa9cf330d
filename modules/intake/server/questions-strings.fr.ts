import type { Translated } from '#kit/contract/strings.ts'
import type { questionsEn } from './questions-strings.en.ts'

export const questionsFr: Translated<typeof questionsEn> = {
  sections: {
    organisation: { title: 'Votre organisation', intro: 'Telle qu’elle est enregistrée.' },
    details: { title: 'À propos de votre organisation', intro: '' },
    address: { title: 'Adresse de votre organisation', intro: '' },
    contact: {
      title: 'Personne-ressource',
      intro: 'Nous écrivons à cette personne au sujet de la demande.',
    },
    position: { title: 'L’emploi', intro: '' },
    workplace: { title: 'Lieu de travail', intro: '' },
    dates: { title: 'Dates et heures', intro: '' },
    pay: { title: 'Salaire', intro: 'La subvention se calcule pendant que vous tapez.' },
    people: { title: 'La personne embauchée et la supervision', intro: '' },
    learning: { title: 'Ce que la personne apprendra', intro: '' },
    documents: { title: 'Documents', intro: 'PDF, Word, Excel, JPG ou PNG.' },
    statements: {
      title: 'Déclarations et signature',
      intro: 'Une personne autorisée à signer pour l’organisation les confirme.',
    },
    person: {
      title: 'Votre nom et votre date de naissance',
      intro: 'Tels qu’ils figurent sur vos documents officiels.',
    },
    reach: { title: 'Coordonnées', intro: '' },
    home: { title: 'Votre domicile', intro: '' },
    situation: { title: 'Le programme peut-il vous financer?', intro: '' },
    background: { title: 'Études et travail', intro: '' },
    support: {
      title: 'Ce qui vous aiderait au travail',
      intro: 'Facultatif. Vos réponses n’influent pas sur la décision.',
    },
    identity: {
      title: 'Facultatif : auto-identification',
      intro:
        'Facultatif. Vos réponses n’influent pas sur la décision, votre employeur ne les voit jamais, et vous pouvez les modifier ou les retirer en tout temps. Elles aident à savoir qui le programme rejoint.',
    },
    consents: {
      title: 'Votre consentement',
      intro: 'Lisez chaque énoncé. Les quatre sont nécessaires à la demande.',
    },
  },
  labels: {
    participantName: 'Prénom et nom de la personne embauchée',
    participantEmail: 'Courriel de la personne embauchée',
    region: 'Province ou territoire',
    workplaceStreet: 'Numéro et rue',
    employerCostPercent: 'Charges obligatoires de l’employeur, en pourcentage du salaire',
    otherFunding: 'Autres fonds publics pour ce salaire',
    netNew: 'Est-ce un nouveau poste qui ne remplace aucune personne?',
    trainingRequested: 'Souhaitez-vous aussi du financement pour une courte formation?',
    hireReason: 'Pourquoi vous souhaitez embaucher cette personne',
    signatoryName: 'Nom de la personne qui signe',
    signatoryTitle: 'Titre de la personne signataire',
    currentlyStudent: 'Êtes-vous aux études en ce moment?',
    employmentBefore: 'Avant cet emploi, j’étais',
    previouslyFunded: 'Ce programme vous a-t-il déjà accordé du financement?',
    relationToEmployer: 'Avez-vous un lien avec l’employeur?',
    workStatus: 'Quel est votre statut au Canada?',
    groups: 'Lesquels de ces énoncés vous décrivent? Choisissez-en autant que vous voulez',
    learningPlan: 'Plan d’apprentissage',
    accommodationNeeds: 'Mesures d’adaptation, équipement ou soutien',
    documents: 'Documents',
  },
  hints: {
    noc: 'Saisissez un mot, comme « boulanger », ou cinq chiffres de la Classification nationale des professions 2021',
    naics:
      'Saisissez un mot, comme « construction », ou de deux à six chiffres du Système de classification des industries de l’Amérique du Nord',
    hoursPerWeek: 'Heures payées',
    hourlyWage: 'Avant les retenues',
    participantEmail:
      'Nous y envoyons le lien vers la partie de la demande que cette personne remplit',
    employeesTotal: 'Toutes les personnes sur votre liste de paie, à tous les lieux de travail',
    duties: 'Ce que la personne fera lors d’une journée habituelle',
  },
  statements: {
    noDisplacement:
      'Ce placement ne fait perdre à aucune personne son emploi, des heures ou une promotion.',
    noDispute: 'Il n’y a ni grève ni lock-out au lieu de travail.',
    armsLength:
      'La personne embauchée n’est ni parente d’une personne propriétaire ou gestionnaire, ni propriétaire.',
    laws: 'Nous respectons les lois sur les normes du travail, la santé et la sécurité, les droits de la personne et la vie privée.',
    accurate: 'Ce que j’ai déclaré est exact et complet, et je peux signer pour l’organisation.',
  },
  consents: {
    collection:
      'J’accepte que le programme recueille et conserve les renseignements personnels fournis ici pour décider de la demande et la gérer.',
    sharing:
      'J’accepte que le programme les communique au bailleur de fonds lorsque la loi ou l’entente de financement l’exige. Mes réponses facultatives ne sont communiquées que sous forme de totaux.',
    surveys:
      'J’accepte de répondre aux courts sondages du programme pendant et après le placement.',
    accurate: 'Ce que j’ai déclaré est exact et complet.',
  },
  preferNotToSay: 'Je préfère ne pas répondre',
}

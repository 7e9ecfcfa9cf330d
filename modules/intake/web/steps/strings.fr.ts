import type { Translated } from '#kit/contract/strings.ts'
import type { stepsEn } from './strings.en.ts'

export const stepsFr: Translated<typeof stepsEn> = {
  steps: {
    count: 'Étape {number} de {total}',
    list: 'Étapes de cette demande',
    all: 'Toutes les étapes',
    done: 'terminée',
    groups: {
      employerProfile: 'Votre organisation',
      employerApplication: 'Votre demande',
      employeeProfile: 'À propos de vous',
      employeeApplication: 'Votre demande',
    },
    organisation: { title: 'Votre organisation', intro: 'Telle qu’elle est enregistrée.' },
    details: { title: 'Ce qu’est et ce que fait votre organisation', intro: '' },
    address: { title: 'Adresse de votre organisation', intro: '' },
    contact: {
      title: 'À qui nous adresser',
      intro: 'Nous écrivons à cette personne au sujet de la demande.',
    },
    position: { title: 'L’emploi', intro: '' },
    workplace: { title: 'Le lieu de travail', intro: '' },
    dates: { title: 'Dates et heures', intro: '' },
    pay: { title: 'Salaire', intro: 'La subvention se calcule pendant que vous tapez.' },
    people: { title: 'La personne embauchée et la supervision', intro: '' },
    learning: { title: 'Ce que la personne apprendra', intro: '' },
    documents: { title: 'Documents', intro: 'PDF, Word, Excel, JPG ou PNG.' },
    statements: {
      title: 'Déclarations et signature',
      intro: 'Une personne autorisée à signer pour l’organisation les confirme.',
    },
    check: {
      title: 'Vérifiez vos réponses',
      intro: 'Rien n’est encore envoyé. Vous pouvez tout modifier.',
    },
    person: {
      title: 'Votre nom et votre date de naissance',
      intro: 'Tels qu’ils figurent sur vos documents officiels.',
    },
    reach: { title: 'Comment vous joindre', intro: '' },
    home: { title: 'Votre domicile', intro: '' },
    situation: { title: 'Le programme peut-il vous financer?', intro: '' },
    background: { title: 'Études et travail', intro: '' },
    support: {
      title: 'Ce qui vous aiderait au travail',
      intro: 'Rien ne vous oblige à répondre. La décision n’en dépend pas.',
    },
    identity: {
      title: 'Facultatif : qui vous êtes',
      intro:
        'Rien ne vous oblige à répondre. La décision n’en dépend pas, votre employeur ne le voit jamais, et vous pouvez modifier ou retirer vos réponses en tout temps. Elles aident à savoir si le programme rejoint tout le monde.',
    },
    consents: {
      title: 'Votre consentement',
      intro: 'Veuillez lire chaque énoncé. Les quatre sont nécessaires à la demande.',
    },
  },
  labels: {
    participantName: 'Prénom et nom de la personne embauchée',
    participantEmail: 'Courriel de la personne embauchée',
    region: 'Province ou territoire',
    workplaceStreet: 'Numéro et rue',
    employerCostPercent: 'Charges obligatoires de l’employeur, en pourcentage du salaire',
    otherFunding: 'Autres fonds publics pour ce salaire',
    netNew: 'Est-ce un nouveau poste qui ne remplace personne?',
    trainingRequested: 'Souhaitez-vous aussi du financement pour une courte formation?',
    hireReason: 'Pourquoi vous souhaitez embaucher cette personne',
    signatoryName: 'Nom de la personne qui signe',
    signatoryTitle: 'Son titre',
    currentlyStudent: 'Êtes-vous aux études en ce moment?',
    employmentBefore: 'Avant cet emploi, j’étais',
    previouslyFunded: 'Ce programme vous a-t-il déjà accordé du financement?',
    relationToEmployer: 'Avez-vous un lien avec l’employeur?',
    workStatus: 'Quel est votre statut au Canada?',
    groups: 'Lesquels de ces énoncés vous décrivent? Choisissez-en autant que vous voulez',
    statements: 'Déclarations',
    confirm: 'Je confirme chacun de ces énoncés',
    learningPlan: 'Plan d’apprentissage',
    accommodationNeeds: 'Mesures d’adaptation, équipement ou soutien',
    documents: 'Documents',
  },
  hints: {
    noc: 'Cinq chiffres de la Classification nationale des professions 2021, p. ex. 21231',
    naics:
      'De deux à six chiffres du Système de classification des industries de l’Amérique du Nord, p. ex. 5415',
    date: 'Année-mois-jour, p. ex. 2027-03-15',
    phone: 'Avec l’indicatif régional',
    hoursPerWeek: 'Heures payées',
    hourlyWage: 'Avant les retenues',
    participantEmail:
      'Nous y envoyons le lien vers la partie de la demande que cette personne remplit',
    employeesTotal: 'Toutes les personnes sur votre liste de paie, à tous les lieux de travail',
    netNew: '',
    duties: 'Ce que la personne fera lors d’une journée habituelle',
  },
  pickDate: 'Choisir une date : {label}',
  optional: '{label} (facultatif)',
  remedies: {
    startsInFuture:
      'Choisissez un premier jour ultérieur. Un emploi déjà commencé ne peut être financé; le prochain peut l’être.',
    endsAfterStart: 'Veuillez revoir les deux dates.',
    tooFewWeeks: 'Si l’emploi peut durer plus longtemps, choisissez un dernier jour ultérieur.',
    tooManyWeeks:
      'Choisissez un dernier jour plus tôt. L’emploi peut se poursuivre ensuite, sans la subvention.',
    tooFewHours:
      'Si plus d’heures sont possibles, inscrivez-les. Sinon, un autre programme vous conviendra peut-être.',
    notNetNew:
      'Si le poste s’ajoute aux autres, répondez oui. Un remplacement ne peut être financé ici.',
    tooYoung:
      'Veuillez vérifier la date. Si elle est exacte, un premier jour ultérieur pourrait aider : parlez-en à votre employeur.',
    tooOld:
      'Veuillez vérifier la date. Si elle est exacte, demandez à votre employeur s’il existe d’autres programmes.',
    workStatusNotEligible:
      'Si votre statut change avant le premier jour, revenez avec votre lien. D’ici là, un autre programme vous conviendra peut-être.',
    notArmsLength:
      'Si c’est une erreur, changez votre réponse. Sinon, votre employeur peut présenter une demande pour une autre personne.',
  },
}

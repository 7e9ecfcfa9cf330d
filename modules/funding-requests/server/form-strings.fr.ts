import type { Translated } from '#kit/contract/strings.ts'
import type { fundingFormEn } from './form-strings.en.ts'

/** Ce que demande le formulaire d’une demande de formation. */
export const fundingFormFr: Translated<typeof fundingFormEn> = {
  form: {
    name: 'Demande de financement d’une formation',
    group: 'Formation de courte durée',
    place: 'Formulaire de formation',
  },
  pages: {
    course: { title: 'La formation', intro: 'Une courte formation utile au poste.' },
    provider: { title: 'Le fournisseur de formation', intro: '' },
    purpose: { title: 'Pourquoi cette formation', intro: '' },
    costs: {
      title: 'Ce que coûte la formation',
      intro: 'Choisissez tout ce que vous nous demandez de payer.',
    },
    amounts: {
      title: 'Montants',
      intro: 'Indiquez ce que vous nous demandez de payer, en dollars, taxes comprises.',
    },
    paying: { title: 'Qui paie', intro: '' },
    statements: { title: 'Confirmation de la demande', intro: '' },
  },
  labels: {
    courseTitle: 'Quel est le titre de la formation?',
    credential: 'À quoi mène-t-elle?',
    skillFocus: 'Quelles compétences enseigne-t-elle?',
    delivery: 'Comment est-elle donnée?',
    startsOn: 'Quand commence-t-elle?',
    endsOn: 'Quand se termine-t-elle?',
    hours: 'Combien d’heures dure-t-elle en tout?',
    providerName: 'Qui donne la formation?',
    providerType: 'De quel type de fournisseur s’agit-il?',
    providerContact: 'Avec qui pouvons-nous y communiquer?',
    providerAddress: 'Quelle est l’adresse du fournisseur?',
    isAffiliated: 'Le fournisseur est-il lié à l’employeur ou à la personne?',
    whyProvider: 'Pourquoi avez-vous choisi ce fournisseur?',
    alternatives: 'Quels autres fournisseurs avez-vous envisagés?',
    outOfRegionReason: 'Si la formation a lieu hors de votre région, pourquoi?',
    relevance: 'En quoi la formation aidera-t-elle dans le poste?',
    nocBefore: 'Quelle est la profession actuelle?',
    nocAfter: 'Quelle sera la profession après la formation?',
    costs: 'Quels coûts nous demandez-vous de payer?',
    employerShare: 'Combien l’employeur paie-t-il en plus?',
    otherFunding: 'Combien vient d’autres bailleurs de fonds?',
    paidBy: 'Qui paie d’abord le fournisseur?',
  },
  help: {
    isAffiliated:
      'Par exemple par ses propriétaires, la famille ou une société commune. Nous ne pouvons pas financer une telle formation.',
    startsOn: 'La formation ne doit pas commencer avant notre approbation.',
    endsOn: 'Dans les 52 semaines après le premier jour, et avant la fin du placement.',
    hours: 'Au moins 24 heures.',
    paidBy: 'La personne ne paie pas.',
    nocBefore:
      'Un mot, ou cinq chiffres de la Classification nationale des professions 2021, par exemple 31301.',
    nocAfter:
      'Un mot, ou cinq chiffres de la Classification nationale des professions 2021, par exemple 31301.',
  },
  files: {
    qoutline000: 'Plan de cours',
    qquote00000: 'Devis ou liste de prix du fournisseur',
  },
  statements: {
    participantPaysNothing: 'La personne ne paie aucune partie de cette formation.',
    accurate: 'Ce qui est écrit ici est vrai et complet.',
  },
  amounts: {
    tuition: 'Droits de scolarité : combien?',
    fees: 'Frais obligatoires : combien?',
    books: 'Manuels : combien?',
    software: 'Logiciels : combien?',
    materials: 'Matériel : combien?',
    exam: 'Examen : combien?',
    transport: 'Déplacements : combien?',
    accommodation: 'Hébergement : combien?',
    meals: 'Repas : combien?',
    childCare: 'Garde d’enfants : combien?',
    other: 'Un autre coût : combien?',
  },
}

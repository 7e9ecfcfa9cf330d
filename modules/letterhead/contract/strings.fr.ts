import type { Translated } from '#kit/contract/strings.ts'
import type { letterheadEn } from './strings.en.ts'

export const letterheadFr: Translated<typeof letterheadEn> = {
  screens: { settingsLetterhead: 'Papier à en-tête' },
  navigation: { settingsLetterhead: 'Papier à en-tête' },
  fields: {
    logo: 'Logotype',
    logoAlt: 'Description du logotype',
    signatoryName: 'Signataire des lettres',
    signatoryTitle: 'Titre du signataire',
    signature: 'Image de la signature',
    footer: 'Pied de page',
  },
  help: {
    logoAlt: 'Lue à voix haute à la place du logotype. Si vide, le nom de l’organisme',
    signatoryName: 'Figure à la fin de chaque lettre',
    footer: 'Sur chaque page, p. ex. un numéro d’enregistrement',
  },
  reasons: {
    pictureTooLarge: 'L’image dépasse 5 Mo',
    pictureType: 'Choisissez une image PNG ou JPEG',
    pictureBroken: 'L’image est illisible',
    pictureTooManyPixels: 'L’image a plus de 25 millions de pixels',
  },
  paper: {
    page: 'Page {page} sur {count}',
    date: 'Date de la lettre',
    reference: 'Référence',
    signatureOf: 'Signature : {name}',
    closing: 'Nous vous prions de recevoir nos salutations distinguées.',
    details: 'Renseignements',
    linkInMail: 'Le lien se trouve dans notre courriel du même objet.',
    facts: {
      program: 'Programme',
      participant: 'Personne participante',
      employer: 'Employeur',
      position: 'Poste',
      course: 'Formation',
      from: 'Période du',
      to: 'Période au',
      day: 'Au plus tard le',
      dueOn: 'Échéance',
      signatory: 'Personne signataire',
      claimed: 'Montant demandé',
      payOn: 'Paiement le',
      paidOn: 'Payé le',
      paidReference: 'Référence du paiement',
      amount: 'Montant',
      total: 'Montant total',
    },
  },
  sample: {
    addressee: 'Amina Diallo\n25, rue du Cèdre\nHalifax (NS) B3H 2Y9',
    subject: 'Votre demande est approuvée',
    greeting: 'Bonjour Amina Diallo,',
    opening:
      'Nous avons approuvé votre demande. Cette lettre montre l’aspect des lettres de votre organisme : l’expéditeur, l’adresse, l’objet et la signature.',
    point: 'Les conditions figurent ci-dessous',
    otherPoint: 'L’entente suit dans une lettre distincte',
    program: 'Compétences au travail',
    closing: 'Nous vous souhaitons un franc succès.',
  },
}

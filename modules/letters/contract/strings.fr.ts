import type { Translated } from '#kit/contract/strings.ts'
import type { lettersEn } from './strings.en.ts'

export const lettersFr: Translated<typeof lettersEn> = {
  screens: { mailedLetter: 'Votre lettre' },
  mailed: {
    from: 'Envoyée par {sender}',
    open: 'Ouvrir la lettre (PDF)',
    until:
      'Le lien de votre courriel fonctionne jusqu’au {until}. Enregistrez la lettre pour la garder plus longtemps.',
    answerTitle: 'Comment répondre',
    answer:
      'Créez un compte avec l’adresse courriel qui a reçu notre courriel. Vous trouverez ensuite l’entente sur le portail, où vous répondrez.',
    register: 'Créer un compte',
    signIn: 'J’ai un compte : ouvrir une session',
    unknownTitle: 'Aucune lettre ici',
    unknown: 'Ce lien ne mène à aucune lettre. Ouvrez-le de nouveau depuis le courriel.',
    expiredTitle: 'Ce lien a expiré',
    expired:
      'Si nous vous avons renvoyé la lettre, ouvrez-la depuis le courriel le plus récent. Sinon, écrivez à l’organisation qui l’a envoyée : votre lettre est toujours au dossier.',
  },
  kinds: {
    decision: 'Décision',
    agreement: 'Entente',
    informationRequest: 'Demande de renseignements',
    paymentAdvice: 'Avis de paiement',
    registerExtract: 'Extrait du registre',
    orderConfirmation: 'Confirmation d’un ordre',
  },
  fields: {
    language: 'Langue de la lettre',
    asOf: 'Avoirs au',
  },
  choices: { language: { en: 'Anglais', fr: 'Français' } },
  validation: { notInFuture: 'Saisissez aujourd’hui ou un jour passé' },
  reasons: {
    addressErased: 'L’adresse courriel a été effacée',
    addressRefused:
      'Le serveur de courriel a refusé cette adresse : corrigez-la au dossier et envoyez la lettre en PDF',
    mailWaits: 'Un courriel de cette lettre attend encore son envoi',
    orderIsDraft: 'Un brouillon ne peut pas être confirmé : activez-le d’abord',
    orderIsVoid: 'Un ordre annulé ne peut pas être confirmé',
  },
  extract: {
    subject: 'Vos avoirs au {date}',
    greeting: 'Bonjour {name},',
    intro: 'Voici ce que contient notre registre des actionnaires au {date}.',
    none: 'Vous ne déteniez aucune action ce jour-là.',
    number: 'Numéro d’actionnaire',
    held: 'Actions détenues',
    price: 'Cours de l’action',
    value: 'Valeur',
    orders: 'Ordres',
    columns: {
      number: 'Ordre',
      day: 'Date',
      side: 'Type',
      shares: 'Actions',
      price: 'Cours',
      amount: 'Montant',
      after: 'Solde',
    },
    sides: { buy: 'Achat', sell: 'Vente' },
    total: 'Total',
    closing: 'Signalez-nous toute erreur de cet extrait dans les 30 jours.',
  },
  confirmation: {
    subject: {
      buy: 'Confirmation de votre achat d’actions',
      sell: 'Confirmation de votre vente d’actions',
    },
    intro: 'Nous avons inscrit l’ordre ci-dessous à notre registre des actionnaires.',
    order: 'Numéro de l’ordre',
    shares: 'Nombre d’actions',
    price: 'Cours d’une action',
    amount: 'Montant total',
    day: 'Jour de l’opération',
    time: 'Heure de l’opération',
    contact: 'Votre interlocuteur',
    closing: 'Vérifiez cette confirmation et signalez-nous toute erreur.',
  },
}

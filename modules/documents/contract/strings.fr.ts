import type { Translated } from '#kit/contract/strings.ts'
import type { documentsEn } from './strings.en.ts'

export const documentsFr: Translated<typeof documentsEn> = {
  reasons: {
    placementOver: 'Le placement a été annulé ou a expiré : ses documents ne sont plus requis',
    applicationClosed:
      'La demande est close : ses documents se modifient une fois qu’elle est rouverte',
    olderVersion: 'Une version plus récente a été envoyée. Vérifiez celle-là',
    ofStaff: 'Ce document appartient au personnel : aucun autre n’est demandé',
  },
  validation: {
    fileMissing: 'Téléversez ce fichier de nouveau',
    stillValid: 'Saisissez un jour à venir : le document doit être encore valable',
    reasonNeeded: 'Indiquez le motif dans la note',
  },
  fields: {
    reasonCodes: 'Motifs',
    note: 'Ce qu’il faut envoyer',
    reason: 'Motif',
    expiresOn: 'Date d’expiration',
    title: 'Titre du document',
  },
  missing: { reasonCodes: 'Choisissez au moins un motif' },
  choices: {
    reasonCodes: {
      unreadable: 'Le document est illisible',
      incomplete: 'Il manque des pages',
      wrongDocument: 'C’est un autre document',
      expired: 'Le document est expiré',
      notSigned: 'Il manque une signature',
      nameDiffers: 'Le nom diffère de celui de la demande',
      other: 'Autre motif',
    },
  },
  help: { note: 'La personne lira ce texte mot pour mot' },
  status: {
    toReview: 'À vérifier',
    accepted: 'Accepté',
    refused: 'Refusé',
    removed: 'Retiré',
  },
  transitions: {
    acceptDocument: 'Accepter le document',
    refuseDocument: 'Refuser le document',
    reviewDocumentAgain: 'Annuler l’acceptation',
    removeDocument: 'Retirer le document',
    restoreDocument: 'Rétablir le document',
  },
  steps: {
    stale: '{who} a modifié ce document {when}.',
    refuseDocument: {
      title: 'Refuser le document : {name}',
      body: 'Il compte comme manquant. Nous écrivons les motifs à la personne, et où en envoyer un meilleur.',
      verb: 'Refuser le document',
    },
    removeDocument: {
      title: 'Retirer le document : {name}',
      body: 'La version précédente compte de nouveau. Seul le personnel le voit ensuite et peut le rétablir.',
      verb: 'Retirer le document',
    },
  },
  task: {
    review: 'Vérifier les documents reçus',
    expired: 'Document expiré : en demander un nouveau',
  },
  mail: {
    refusedToAccount: {
      subject: 'Nouveau document nécessaire : demande {reference}',
      body: 'Bonjour {name},\n\nNous ne pouvons pas accepter un document que vous avez envoyé.\n\nDemande : {reference}\nDocument : {document}\nMotifs :\n{reasons}\n\n{note}\n\nEnvoyez-en un meilleur dans le portail avec le bouton ci-dessous. D’ici là, le document compte comme manquant.',
      button: 'Envoyer le document',
    },
    refused: {
      subject: 'Nouveau document nécessaire : demande {reference}',
      body: 'Bonjour {name},\n\nNous ne pouvons pas accepter un document que vous avez envoyé.\n\nDemande : {reference}\nDocument : {document}\nMotifs :\n{reasons}\n\n{note}\n\nRépondez avec le bouton ci-dessous et joignez-en un meilleur. Aucun compte n’est nécessaire. Ce lien est personnel et expire le {until}.',
      button: 'Envoyer le document',
    },
    expiringToAccount: {
      subject: 'Document qui expire le {day} : demande {reference}',
      body: 'Bonjour {name},\n\nUn document de votre demande expire bientôt.\n\nDemande : {reference}\nDocument : {document}\nExpire le : {day}\n\nEnvoyez le nouveau dans le portail avant ce jour. À partir de ce jour, le document compte comme manquant.',
      button: 'Envoyer le document',
    },
    expiring: {
      subject: 'Document qui expire le {day} : demande {reference}',
      body: 'Bonjour {name},\n\nUn document de votre demande expire bientôt.\n\nDemande : {reference}\nDocument : {document}\nExpire le : {day}\n\nRépondez avec le bouton ci-dessous et joignez le nouveau. Aucun compte n’est nécessaire. Ce lien est personnel et expire le {until}.',
      button: 'Envoyer le document',
    },
    expiredToAccount: {
      subject: 'Document expiré : demande {reference}',
      body: 'Bonjour {name},\n\nUn document de votre demande est expiré et compte comme manquant.\n\nDemande : {reference}\nDocument : {document}\nExpiré le : {day}\n\nEnvoyez le nouveau dans le portail avec le bouton ci-dessous.',
      button: 'Envoyer le document',
    },
    expired: {
      subject: 'Document expiré : demande {reference}',
      body: 'Bonjour {name},\n\nUn document de votre demande est expiré et compte comme manquant.\n\nDemande : {reference}\nDocument : {document}\nExpiré le : {day}\n\nRépondez avec le bouton ci-dessous et joignez le nouveau. Aucun compte n’est nécessaire. Ce lien est personnel et expire le {until}.',
      button: 'Envoyer le document',
    },
  },
}

import type { Translated } from '#kit/contract/strings.ts'
import type { messagesEn } from './strings.en.ts'

export const messagesFr: Translated<typeof messagesEn> = {
  screens: {
    conversation: 'Messages au sujet de votre demande',
  },
  reasons: {
    participantMissing: 'La personne n’a pas encore rempli sa partie',
    conversationClosed: 'La demande est terminée; écrivez-nous par courriel',
    sharedAddress: 'Les deux parties ont la même adresse courriel. Corrigez-en une avant d’écrire',
  },
  validation: {
    fileMissing: 'Téléversez ce fichier de nouveau',
  },
  thread: {
    none: 'Aucun message pour le moment',
    us: 'Notre équipe',
    isNew: 'Nouveau',
    readOn: 'Lu le',
    notRead: 'Pas encore lu',
    label: 'Votre message',
    send: 'Envoyer le message',
    sent: 'Message envoyé',
    empty: 'Écrivez votre message',
    addFiles: 'Joindre des fichiers',
    filesHelp: 'Jusqu’à 5 fichiers : PDF, Word, Excel, JPG ou PNG',
    tooMany: 'Joignez au plus 5 fichiers à un message',
    sendingFile: 'Téléversement : {name}, {percent, number} %',
    removeFile: 'Retirer {name}',
    openFile: 'Télécharger {name}',
    waitForFiles: 'Attendez la fin du téléversement',
    wrongFiles: 'Retirez les fichiers qui n’ont pas été téléversés, ou choisissez-les de nouveau',
    closed: 'Cette demande est terminée. Pour toute question, écrivez-nous par courriel.',
  },
  open: {
    title: 'Messages',
    about: 'Demande {reference}',
    noLinkTitle: 'Ouvrez le lien de notre courriel',
    noLinkBody: 'Il mène à vos messages. Son adresse doit être entière.',
    expiredTitle: 'Ce lien a expiré',
    expiredBody: 'Nous pouvons envoyer un nouveau lien à l’adresse à laquelle nous avons écrit.',
    sendLink: 'Envoyer un nouveau lien',
    linkSent:
      'Si ce lien vient de nous, un nouveau est en route. Consultez votre boîte de réception.',
  },
  told: {
    sides: { employer: 'Employeur', employee: 'Participant(e)' },
    with: { employer: 'Messages avec l’employeur', employee: 'Messages avec la personne' },
    goesTo:
      'Envoi à {name}, {email}, en {language, select, fr {français} other {anglais}}. L’autre partie ne le voit pas.',
    count: '{count, plural, =0 {Aucun message} one {# message} other {# messages}}',
    toAnswer: 'À répondre',
    fresh: '{count, plural, one {# nouveau} other {# nouveaux}}',
    write: { employer: 'Écrire à l’employeur', employee: 'Écrire à la personne' },
    read: {
      employer: 'Lire les messages de l’employeur',
      employee: 'Lire les messages de la personne',
    },
    own: { write: 'Écrire un message', read: 'Lire les messages' },
    readNew: 'Lire les nouveaux messages',
  },
  task: { answer: 'Répondre au message' },
  mail: {
    written: {
      subject: 'Message au sujet de la demande {reference}',
      body: 'Bonjour {name},\n\nNous vous avons écrit au sujet de la demande {reference} :\n\n{message}\n\n{files}\n\nRépondez avec le bouton ci-dessous. Aucun compte n’est nécessaire. Ce lien est personnel et expire le {until}.',
      button: 'Répondre au message',
    },
    writtenToAccount: {
      subject: 'Message au sujet de la demande {reference}',
      body: 'Bonjour {name},\n\nNous vous avons écrit au sujet de la demande {reference} :\n\n{message}\n\n{files}\n\nRépondez dans le portail avec le bouton ci-dessous.',
      button: 'Répondre au message',
    },
    freshLink: {
      subject: 'Votre nouveau lien : {reference}',
      body: 'Bonjour {name},\n\nCe lien ouvre nos messages au sujet de votre demande.\n\nDemande : {reference}\nExpiration du lien : {until}\n\nCe lien est personnel : ne le transmettez pas.',
      button: 'Lire les messages',
    },
  },
}

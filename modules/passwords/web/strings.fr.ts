import type { Translated } from '#kit/contract/strings.ts'
import type { passwordsWebEn } from './strings.en.ts'

export const passwordsWebFr: Translated<typeof passwordsWebEn> = {
  fields: {
    email: 'Adresse courriel',
    currentPassword: 'Mot de passe actuel',
    password: 'Nouveau mot de passe',
    confirmation: 'Nouveau mot de passe, une seconde fois',
  },
  forgot: {
    title: 'Vous avez oublié votre mot de passe?',
    intro:
      'Indiquez l’adresse de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'M’envoyer le lien',
    sentTitle: 'Consultez votre boîte de courriel',
    sent: 'S’il existe un compte à l’adresse {email}, un lien pour choisir un nouveau mot de passe est en route.',
    again: 'Rien reçu? Demander de nouveau',
    signIn: 'Retour à l’ouverture de session',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    intro: 'Pour votre compte {email}. Tous vos appareils seront déconnectés.',
    submit: 'Enregistrer le nouveau mot de passe',
    doneTitle: 'Votre mot de passe est changé',
    done: 'Veuillez ouvrir une session avec {email} et le nouveau mot de passe.',
    signIn: 'Ouvrir une session',
    failedTitle: 'Ce lien ne fonctionne plus',
    failed: 'Il a expiré, a déjà servi, ou un courriel plus récent l’a remplacé.',
    newLink: 'Demander un nouveau lien',
  },
  change: {
    title: 'Changez votre mot de passe',
    intro: 'Vos autres appareils seront déconnectés; ici, votre session reste ouverte.',
    expired:
      'Votre mot de passe doit être changé avant que vous puissiez continuer. Vous arriverez ensuite à la page voulue.',
    submit: 'Changer le mot de passe',
    done: 'Votre mot de passe est changé.',
    cancel: 'Revenir sans le changer',
  },
}

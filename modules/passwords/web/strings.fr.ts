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
    title: 'Mot de passe oublié?',
    intro:
      'Saisissez l’adresse courriel de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'M’envoyer le lien',
    sentTitle: 'Consultez vos courriels',
    sent: 'Si un compte existe pour {email}, nous y avons envoyé un lien pour choisir un nouveau mot de passe.',
    again: 'Rien reçu? Demander de nouveau',
    signIn: 'Retour à l’ouverture de session',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    intro: 'Pour votre compte {email}. Toutes vos sessions seront fermées.',
    submit: 'Enregistrer le nouveau mot de passe',
    doneTitle: 'Mot de passe changé',
    done: 'Ouvrez une session avec {email} et le nouveau mot de passe.',
    signIn: 'Ouvrir une session',
    failedTitle: 'Ce lien ne fonctionne plus',
    failed: 'Il a expiré, a déjà servi, ou un courriel plus récent l’a remplacé.',
    newLink: 'Demander un nouveau lien',
  },
  change: {
    title: 'Changez votre mot de passe',
    intro: 'Vos autres sessions seront fermées; celle-ci reste ouverte.',
    expired: 'Changez votre mot de passe pour continuer vers la page voulue.',
    submit: 'Changer le mot de passe',
    done: 'Mot de passe changé',
    cancel: 'Conserver le mot de passe actuel',
  },
}

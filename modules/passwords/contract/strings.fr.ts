import type { Translated } from '#kit/contract/strings.ts'
import type { passwordsEn } from './strings.en.ts'

export const passwordsFr: Translated<typeof passwordsEn> = {
  screens: {
    forgotPassword: 'Mot de passe oublié?',
    resetPassword: 'Choisir un nouveau mot de passe',
    changePassword: 'Changer le mot de passe',
  },
  missing: {
    email: 'Saisissez votre adresse courriel',
    currentPassword: 'Saisissez votre mot de passe actuel',
    password: 'Saisissez un nouveau mot de passe',
    confirmation: 'Saisissez le nouveau mot de passe une deuxième fois',
  },
  validation: {
    passwordCommon:
      'Choisissez un mot de passe moins courant : les pirates essaient celui-ci d’abord',
    passwordHasEmail: 'Retirez le nom de votre adresse courriel du mot de passe',
    passwordHasTitle: 'Retirez le nom de ce portail du mot de passe',
    passwordSame: 'Choisissez un nouveau mot de passe : celui-ci est le mot de passe actuel',
    passwordWrong: 'Saisissez votre mot de passe actuel',
  },
  mail: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe pour {title}',
      body: 'Bonjour {name},\n\nVous pouvez maintenant choisir un nouveau mot de passe. Le lien sert une seule fois, pendant {minutes, plural, one {# minute} other {# minutes}}; un courriel plus récent le remplace.\n\nSi ce n’était pas vous, vous n’avez rien à faire : votre mot de passe n’a pas changé.',
      button: 'Choisir un nouveau mot de passe',
    },
    changed: {
      subject: 'Votre mot de passe a été changé',
      body: 'Bonjour {name},\n\nVotre mot de passe dans {title} a été changé. Les autres sessions sont fermées.\n\nSi ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      button: 'Protéger mon compte',
    },
  },
}

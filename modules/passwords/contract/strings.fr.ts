import type { Translated } from '#kit/contract/strings.ts'
import type { passwordsEn } from './strings.en.ts'

export const passwordsFr: Translated<typeof passwordsEn> = {
  screens: {
    forgotPassword: 'Mot de passe oublié?',
    resetPassword: 'Choisir un nouveau mot de passe',
    changePassword: 'Changer votre mot de passe',
  },
  validation: {
    passwordCommon:
      'Ce mot de passe figure sur les listes que les pirates essaient d’abord; veuillez en choisir un autre',
    passwordHasEmail:
      'Veuillez ne pas mettre le nom de votre adresse courriel dans le mot de passe',
    passwordHasTitle: 'Veuillez ne pas mettre le nom de ce portail dans le mot de passe',
    passwordSame: 'C’est le mot de passe actuel; veuillez en choisir un autre',
    passwordWrong: 'Ce n’est pas votre mot de passe actuel',
  },
  mail: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe pour {title}',
      body: 'Bonjour {name},\n\nUn nouveau mot de passe a été demandé avec cette adresse. Le lien ci-dessous vous permet de le choisir.\n\nLe lien sert une seule fois, pendant {minutes, plural, one {# minute} other {# minutes}}; un courriel plus récent le remplace. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste le même.',
    },
    changed: {
      subject: 'Votre mot de passe dans {title} a été changé',
      body: 'Bonjour {name},\n\nLe mot de passe de votre compte dans {title} vient d’être changé, et les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, veuillez choisir tout de suite un nouveau mot de passe par le lien ci-dessous, et nous prévenir.',
    },
  },
}

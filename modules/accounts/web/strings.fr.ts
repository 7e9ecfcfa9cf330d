import type { Translated } from '#kit/contract/strings.ts'
import type { loginEn } from './strings.en.ts'

export const loginFr: Translated<typeof loginEn> = {
  fields: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
  },
  login: {
    welcome: 'Ouvrez une session dans {title}',
    intro: 'Utilisez l’adresse avec laquelle votre compte a été créé.',
    submit: 'Ouvrir une session',
    submitting: 'Ouverture de la session…',
    forgotten: 'Mot de passe oublié?',
    noAccount: 'Pas encore de compte?',
    register: 'Créez-en un',
    wrongCredentials: 'L’adresse courriel ou le mot de passe est incorrect.',
    tooManyRequests:
      '{seconds, plural, =0 {Trop de tentatives. Veuillez patienter un moment.} one {Trop de tentatives. Veuillez patienter # seconde.} other {Trop de tentatives. Veuillez patienter # secondes.}}',
  },
}

import type { Translated } from '#kit/contract/strings.ts'
import type { accountsEn } from './strings.en.ts'

export const accountsFr: Translated<typeof accountsEn> = {
  screens: {
    login: 'Ouvrir une session',
    register: 'Créer un compte',
    forgotPassword: 'Mot de passe oublié?',
    resetPassword: 'Choisir un nouveau mot de passe',
    verifyEmail: 'Confirmer votre adresse courriel',
    verified: 'Votre adresse courriel est confirmée',
    confirmEmail: 'Confirmer votre nouvelle adresse courriel',
    changePassword: 'Changer votre mot de passe',
    settingsAccount: 'Mon compte',
    settingsSecurity: 'Ma sécurité',
  },
  navigation: {
    settingsAccount: 'Compte',
    settingsSecurity: 'Sécurité',
  },
  fields: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    name: 'Nom',
    phone: 'Téléphone',
    language: 'Langue',
    role: 'Rôle',
    type: 'Genre de compte',
  },
  login: {
    welcome: 'Ouvrez une session dans {title}',
    intro: 'Utilisez l’adresse avec laquelle votre compte a été créé.',
    submit: 'Ouvrir une session',
    submitting: 'Ouverture de la session…',
    forgotten: 'Mot de passe oublié?',
    noAccount: 'Pas encore de compte?',
    register: 'Créez-en un',
    tooManyRequests:
      '{seconds, plural, =0 {Trop de tentatives. Veuillez patienter un moment.} one {Trop de tentatives. Veuillez patienter # seconde.} other {Trop de tentatives. Veuillez patienter # secondes.}}',
  },
  subjects: {
    'Settings Account': 'Son propre compte',
    'Settings Security': 'Son mot de passe, son authentification à deux facteurs et ses appareils',
  },
  reasons: {
    wrongCredentials: 'Le courriel ou le mot de passe n’est pas bon',
    linkExpired: 'Ce lien a expiré ou a déjà servi',
    emailTaken: 'Cette adresse appartient déjà à un autre compte',
    avatarTooLarge: 'L’image dépasse 10 Mo',
    avatarType: 'Ce n’est pas une image JPG, GIF ou PNG, quel que soit le nom du fichier',
    avatarBroken: 'L’image est endommagée ou incomplète',
    avatarTooManyPixels: 'L’image compte plus de 25 millions de pixels',
  },
}

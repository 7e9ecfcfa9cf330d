import type { Translated } from '#kit/contract/strings.ts'
import type { accountsEn } from './strings.en.ts'

export const accountsFr: Translated<typeof accountsEn> = {
  screens: {
    login: 'Ouvrir une session',
    confirmEmail: 'Confirmer votre nouvelle adresse courriel',
    settingsAccount: 'Mon compte',
  },
  navigation: {
    settingsAccount: 'Compte',
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
    unconfirmed: 'Un nouveau compte s’ouvre une fois son adresse confirmée.',
    confirm: 'Envoyer le courriel de nouveau',
    tooManyRequests:
      '{seconds, plural, =0 {Trop de tentatives. Veuillez patienter un moment.} one {Trop de tentatives. Veuillez patienter # seconde.} other {Trop de tentatives. Veuillez patienter # secondes.}}',
  },
  secondStep: {
    title: 'Confirmez qu’il s’agit bien de vous',
    authApp: 'Saisissez le code à 6 chiffres que votre application d’authentification affiche.',
    smsSent: 'Nous avons envoyé un code au numéro qui se termine par {phone}.',
    smsOffer: 'Nous pouvons envoyer un code à votre téléphone.',
    recovery: 'Saisissez l’un de vos codes de secours. Chacun sert une seule fois.',
    passkey: 'Utilisez l’empreinte, le visage ou le NIP de votre appareil.',
    code: 'Code à saisir',
    recoveryCode: 'Code de secours',
    submit: 'Continuer',
    send: 'Envoyer un code',
    resend: 'Envoyer un autre code',
    resendIn:
      '{seconds, plural, one {Autre code dans # seconde} other {Autre code dans # secondes}}',
    usePasskey: 'Utiliser une clé d’accès',
    otherWays: 'Autres façons',
    useAuthApp: 'Utiliser l’application d’authentification',
    useSms: 'Recevoir un code par message texte',
    useRecovery: 'Utiliser un code de secours',
    back: 'Revenir au mot de passe',
  },
  ways: {
    or: 'ou',
    passkey: 'Ouvrir une session avec une clé d’accès',
    passkeyFailed: 'Cela n’a pas fonctionné. Vous pouvez réessayer ou utiliser votre mot de passe.',
    singleSignOn: 'Ouvrir une session avec {name}',
    arriving: 'Ouverture de votre session…',
    turnedBack: 'Vous n’êtes pas connecté. Réessayez, ou utilisez votre mot de passe.',
    ended: 'Votre session a pris fin. Ouvrez-en une pour reprendre où vous en étiez.',
    unlocked: 'Vous pouvez de nouveau ouvrir une session.',
  },
  subjects: {
    'Settings Account': 'Son propre compte',
    'Settings Security': 'Son mot de passe, son authentification à deux facteurs et ses appareils',
  },
  reasons: {
    wrongCredentials: 'Le courriel ou le mot de passe n’est pas bon',
    noStaffUser: 'Ce compte n’est pas connu ici. Veuillez vous adresser à un administrateur.',
    singleSignOnFailed:
      'L’ouverture de session avec ce compte n’a pas fonctionné. Veuillez réessayer.',
    emailTaken: 'Cette adresse appartient déjà à un autre compte',
    avatarTooLarge: 'L’image dépasse 10 Mo',
    avatarType: 'Ce n’est pas une image JPG, GIF ou PNG, quel que soit le nom du fichier',
    avatarBroken: 'L’image est endommagée ou incomplète',
    avatarTooManyPixels: 'L’image compte plus de 25 millions de pixels',
  },
  mail: {
    signInStopped: {
      subject: 'L’ouverture de session dans votre compte a été bloquée',
      body: 'Bonjour {name},\n\nUn mauvais mot de passe a été saisi de nombreuses fois de suite pour votre compte. Pour le protéger, personne ne peut ouvrir de session depuis un nouvel appareil avant que vous ayez suivi ce lien. Les appareils que vous avez déjà utilisés fonctionnent toujours, et votre mot de passe reste le même.',
    },
    confirmAddress: {
      subject: 'Confirmez votre nouvelle adresse courriel',
      body: 'Bonjour {name},\n\nvous voulez utiliser {email} pour votre compte. Veuillez ouvrir ce lien pour confirmer que cette adresse est la vôtre. D’ici là, l’adresse actuelle reste en usage.\n\nSi vous n’avez rien demandé, vous n’avez rien à faire.',
    },
    addressAsked: {
      subject: 'Une nouvelle adresse courriel a été entrée pour votre compte',
      body: 'Bonjour {name},\n\nune personne qui a ouvert une session dans votre compte veut utiliser {email} au lieu de cette adresse. Le changement se fera dès l’ouverture du lien que nous y avons envoyé.\n\nSi ce n’était pas vous, changez votre mot de passe dès maintenant et avertissez l’administration.',
    },
    addressChanged: {
      subject: 'L’adresse courriel de votre compte a changé',
      body: 'Bonjour {name},\n\nvotre compte utilise maintenant {email}. Nos lettres ne viennent plus à cette adresse-ci, qui ne permet plus d’ouvrir une session.\n\nSi ce n’était pas vous, avertissez l’administration sans attendre.',
    },
    phoneChanged: {
      subject: 'Le numéro de téléphone de votre compte a changé',
      body: 'Bonjour {name},\n\nun nouveau numéro de téléphone a été entré pour votre compte.\n\nSi ce n’était pas vous, changez votre mot de passe dès maintenant et avertissez l’administration.',
    },
    phoneRemoved: {
      subject: 'Le numéro de téléphone de votre compte a été retiré',
      body: 'Bonjour {name},\n\nle numéro de téléphone de votre compte a été retiré.\n\nSi ce n’était pas vous, changez votre mot de passe dès maintenant et avertissez l’administration.',
    },
  },
}

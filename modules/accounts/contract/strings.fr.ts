import type { Translated } from '#kit/contract/strings.ts'
import type { accountsEn } from './strings.en.ts'

export const accountsFr: Translated<typeof accountsEn> = {
  screens: {
    login: 'Ouvrir une session',
    confirmEmail: 'Confirmez votre nouvelle adresse courriel',
    settingsAccount: 'Mon compte',
  },
  navigation: {
    settingsAccount: 'Compte',
  },
  missing: {
    email: 'Saisissez votre adresse courriel',
    password: 'Saisissez votre mot de passe',
    name: 'Saisissez votre nom',
    phone: 'Saisissez votre numéro de téléphone',
    language: 'Choisissez votre langue',
  },
  fields: {
    email: 'Adresse courriel',
    password: 'Mot de passe',
    name: 'Nom',
    phone: 'Téléphone',
    language: 'Langue',
    role: 'Rôle',
    type: 'Type de compte',
  },
  login: {
    welcome: 'Ouvrez une session dans {title}',
    intro: 'Utilisez l’adresse courriel de votre compte.',
    submit: 'Ouvrir une session',
    submitting: 'Ouverture de la session…',
    forgotten: 'Mot de passe oublié?',
    noAccount: 'Pas encore de compte?',
    applicant: 'Vous demandez du financement?',
    apply: 'Présenter une demande d’employeur',
    register: 'Créez un compte',
    unconfirmed: 'Confirmez votre adresse courriel pour ouvrir un nouveau compte.',
    confirm: 'Envoyer le courriel de nouveau',
    tooManyRequests:
      '{seconds, plural, =0 {Trop de tentatives. Patientez un moment.} one {Trop de tentatives. Patientez # seconde.} other {Trop de tentatives. Patientez # secondes.}}',
  },
  secondStep: {
    title: 'Confirmez que c’est bien vous',
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
    passkey: 'Utiliser une clé d’accès',
    passkeyFailed: 'Cela n’a pas fonctionné. Réessayez ou utilisez votre mot de passe.',
    singleSignOn: 'Ouvrir une session avec {name}',
    arriving: 'Ouverture de votre session…',
    turnedBack: 'Votre session n’est pas ouverte. Réessayez, ou utilisez votre mot de passe.',
    ended: 'Votre session a pris fin. Ouvrez-en une pour reprendre où vous en étiez.',
    unlocked: 'Vous pouvez de nouveau ouvrir une session.',
  },
  subjects: {
    'Settings Account': 'Son propre compte',
    'Settings Security': 'Son mot de passe, son authentification à deux facteurs et ses appareils',
  },
  reasons: {
    wrongCredentials: 'Le courriel ou le mot de passe est incorrect',
    noStaffUser: 'Ce compte n’est pas connu ici. Adressez-vous à l’administration.',
    singleSignOnFailed: 'L’ouverture de session avec ce compte n’a pas fonctionné. Réessayez.',
    emailTaken: 'Saisissez une autre adresse : celle-ci appartient à un autre compte',
    avatarTooLarge: 'Choisissez une image d’au plus 10 Mo',
    avatarType: 'Choisissez une image JPG, GIF ou PNG; le contenu compte, non le nom',
    avatarBroken: 'Choisissez une autre image : celle-ci est endommagée ou incomplète',
    avatarTooManyPixels: 'Choisissez une image d’au plus 25 millions de pixels',
  },
  devices: { unknown: 'Appareil inconnu' },
  mail: {
    signInStopped: {
      subject: 'L’ouverture de session dans votre compte a été bloquée',
      body: 'Bonjour {name},\n\nNous avons bloqué l’ouverture de session depuis de nouveaux appareils : un mauvais mot de passe a été saisi de nombreuses fois de suite.\n\nVotre mot de passe n’a pas changé, et les appareils que vous avez déjà utilisés fonctionnent toujours. Pour utiliser un nouvel appareil, débloquez l’ouverture de session ci-dessous.',
      button: 'Débloquer l’ouverture de session',
    },
    newSignIn: {
      subject: 'Nouvelle ouverture de session dans votre compte',
      body: 'Bonjour {name},\n\nUne session a été ouverte dans votre compte ({title}) depuis un appareil que nous ne connaissons pas.\n\nAppareil : {device}\nMoment : {when}\nAdresse Internet : {address}\n\nSi c’était vous, vous n’avez rien à faire. Sinon, changez votre mot de passe et fermez vos autres sessions.',
      button: 'Vérifier la sécurité',
    },
    confirmAddress: {
      subject: 'Confirmez votre nouvelle adresse courriel',
      body: 'Bonjour {name},\n\nConfirmez que l’adresse {email} est la vôtre, et nous l’utiliserons pour votre compte. D’ici là, votre adresse actuelle reste en usage.\n\nSi vous n’avez rien demandé, vous n’avez rien à faire.',
      button: 'Confirmer l’adresse',
    },
    addressAsked: {
      subject: 'Une nouvelle adresse courriel a été saisie pour votre compte',
      body: 'Bonjour {name},\n\nUne nouvelle adresse courriel, {email}, a été saisie pour votre compte. Le changement se fera dès l’ouverture du lien qui y a été envoyé.\n\nSi ce n’était pas vous, changez tout de suite votre mot de passe et avertissez l’administration.',
    },
    addressChanged: {
      subject: 'L’adresse courriel de votre compte a été changée',
      body: 'Bonjour {name},\n\nVotre compte utilise maintenant {email}. Nos courriels ne viennent plus à cette adresse-ci, qui ne permet plus d’ouvrir une session.\n\nSi ce n’était pas vous, avertissez tout de suite l’administration.',
    },
    phoneChanged: {
      subject: 'Le numéro de téléphone de votre compte a été changé',
      body: 'Bonjour {name},\n\nUn nouveau numéro de téléphone a été entré pour votre compte.\n\nSi ce n’était pas vous, changez tout de suite votre mot de passe et avertissez l’administration.',
    },
    phoneRemoved: {
      subject: 'Le numéro de téléphone de votre compte a été retiré',
      body: 'Bonjour {name},\n\nLe numéro de téléphone de votre compte a été retiré.\n\nSi ce n’était pas vous, changez tout de suite votre mot de passe et avertissez l’administration.',
    },
  },
}

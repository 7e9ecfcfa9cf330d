import type { Translated } from '#kit/contract/strings.ts'
import type { registrationWebEn } from './strings.en.ts'

export const registrationWebFr: Translated<typeof registrationWebEn> = {
  fields: {
    userType: 'Je suis ici à titre de',
    name: 'Votre nom',
    email: 'Adresse courriel',
    password: 'Mot de passe',
    confirmation: 'Mot de passe, une seconde fois',
    language: 'Langue',
  },
  choices: {
    userType: {
      employer: { label: 'Employeur', hint: 'Nous embauchons et demandons du financement' },
      employee: { label: 'Participant(e)', hint: 'Mon emploi est subventionné' },
    },
  },
  register: {
    title: 'Créez votre compte',
    intro: 'Cela prend une minute. Nous confirmons ensuite votre adresse courriel.',
    submit: 'Créer le compte',
    hasAccount: 'Vous avez déjà un compte?',
    signIn: 'Ouvrez une session',
  },
  verifyEmail: {
    title: 'Consultez vos courriels',
    sent: 'Nous avons écrit à {email}. Ouvrez le lien de ce courriel pour confirmer l’adresse; vous pourrez ensuite ouvrir une session.',
    askTitle: 'Confirmez votre adresse courriel',
    ask: 'Saisissez l’adresse de votre inscription. Nous enverrons le lien de nouveau.',
    hint: 'Rien reçu? Cela peut prendre une minute, ou se trouver dans les indésirables.',
    resend: 'Envoyer le courriel de nouveau',
    wait: '{seconds, plural, one {Nouvel envoi possible dans # seconde} other {Nouvel envoi possible dans # secondes}}',
    again: 'Si l’adresse reste à confirmer, nous avons renvoyé le courriel.',
    otherAddress: 'Utiliser une autre adresse',
  },
  verified: {
    askTitle: 'Confirmez votre adresse courriel',
    ask: 'Saisissez le mot de passe choisi à l’inscription : il montre que le compte est bien le vôtre.',
    submit: 'Confirmer l’adresse',
    title: 'Merci, votre adresse est confirmée',
    body: 'Votre compte est prêt. Ouvrez une session avec {email}.',
    failedTitle: 'Ce lien ne fonctionne plus',
    failedBody:
      'Il a expiré ou a déjà servi. Si vous avez déjà confirmé votre adresse, ouvrez une session. Sinon, demandez un nouveau lien.',
    newLink: 'Envoyer un nouveau lien',
    signIn: 'Ouvrir une session',
    retry: 'Réessayer',
  },
  invitation: {
    title: 'Bienvenue, {name}',
    invited: '{sender} a créé un compte pour vous : {email}, rôle : {role}.',
    prepared: 'Votre compte est prêt : {email}, rôle : {role}.',
    choose: 'Choisissez un mot de passe, puis ouvrez une session.',
    submit: 'Enregistrer le mot de passe',
    doneTitle: 'Mot de passe enregistré',
    doneBody: 'Votre compte est prêt. Ouvrez une session avec {email}.',
    failedTitle: 'Ce lien ne fonctionne plus',
    failedBody: 'Il a expiré ou a déjà servi. Demandez un nouveau lien avec l’adresse invitée.',
    newLink: 'Demander un nouveau lien',
    opening: 'Ouverture de votre invitation…',
  },
  employeePassword: {
    title: 'Consultez votre demande à tout moment',
    intro:
      'Avec un mot de passe, vous pouvez ouvrir une session en tout temps. Saisissez l’adresse à laquelle nous vous avons écrit jusqu’ici.',
    submit: 'M’envoyer le lien',
    sentTitle: 'Consultez vos courriels',
    sent: 'Si {email} figure à un dossier, nous y avons envoyé un lien pour choisir le mot de passe.',
    failedBody: 'Il a expiré ou a déjà servi. Demandez-en un nouveau avec votre adresse.',
    again: 'Demander un nouveau lien',
  },
}

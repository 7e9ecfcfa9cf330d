import type { Translated } from '#kit/contract/strings.ts'
import type { registrationEn } from './strings.en.ts'

export const registrationFr: Translated<typeof registrationEn> = {
  screens: {
    register: 'Créer un compte',
    verifyEmail: 'Confirmer votre adresse courriel',
    verified: 'Confirmation de l’adresse courriel',
    invitation: 'Votre invitation',
    employeePassword: 'Participant(e) : choisir un mot de passe',
  },
  missing: {
    userType: 'Choisissez si vous êtes ici à titre d’employeur ou de personne employée',
    name: 'Saisissez votre nom',
    email: 'Saisissez votre adresse courriel',
    password: 'Saisissez un mot de passe',
    confirmation: 'Saisissez le mot de passe de nouveau',
    language: 'Choisissez votre langue',
  },
  reasons: {
    addressTaken: 'Un compte existe maintenant à cette adresse. Ouvrez une session.',
  },
  validation: {
    notAsRegistered: 'Saisissez le mot de passe choisi à l’inscription',
  },
  mail: {
    confirm: {
      subject: 'Confirmez votre adresse courriel pour {title}',
      body: 'Bonjour {name},\n\nConfirmez que cette adresse est la vôtre pour ouvrir votre compte {userType, select, employer {d’employeur} other {personnel}} dans {title}. Vous pourrez ensuite ouvrir une session.\n\nLe lien sert une seule fois, pendant {hours, plural, one {# heure} other {# heures}}.\n\nSi ce n’était pas vous, ignorez ce courriel : le compte ne peut pas être ouvert sans lui.',
      button: 'Confirmer l’adresse',
    },
    known: {
      subject: 'Vous avez déjà un compte dans {title}',
      body: 'Bonjour {name},\n\nVous avez déjà un compte dans {title}. Un nouveau compte a été demandé avec cette adresse; rien n’a donc changé.\n\nOuvrez une session ci-dessous. Si vous avez oublié votre mot de passe, choisissez-y « Mot de passe oublié? ».\n\nSi ce n’était pas vous, vous n’avez rien à faire.',
      button: 'Ouvrir une session',
    },
    invited: {
      subject: '{inviter} vous invite dans {title}',
      body: 'Bonjour {name},\n\n{inviter} a créé un compte pour vous dans {title}. Choisissez votre mot de passe, puis ouvrez une session.\n\nCe lien est personnel. Il sert une seule fois, pendant {days, plural, one {# jour} other {# jours}}.',
      button: 'Choisir un mot de passe',
    },
    prepared: {
      subject: 'Votre compte dans {title} est prêt',
      body: 'Bonjour {name},\n\nVotre compte dans {title} est prêt. Choisissez votre mot de passe, puis ouvrez une session.\n\nCe lien est personnel. Il sert une seule fois, pendant {days, plural, one {# jour} other {# jours}}.',
      button: 'Choisir un mot de passe',
    },
    employeePassword: {
      subject: 'Choisissez votre mot de passe pour {title}',
      body: 'Bonjour {name},\n\nVous pouvez maintenant choisir un mot de passe. Ouvrez ensuite une session dans {title} en tout temps pour consulter votre demande.\n\nLe lien sert une seule fois, pendant {days, plural, one {# jour} other {# jours}}. Si ce n’était pas vous, vous n’avez rien à faire : les liens déjà reçus fonctionnent toujours.',
      button: 'Choisir un mot de passe',
    },
  },
}

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
  reasons: {
    addressTaken: 'Un compte existe maintenant à cette adresse. Veuillez ouvrir une session.',
  },
  validation: {
    notAsRegistered: 'Ce n’est pas le mot de passe choisi à l’inscription',
  },
  mail: {
    confirm: {
      subject: 'Veuillez confirmer votre adresse courriel pour {title}',
      body: 'Bonjour {name},\n\nUn compte dans {title} a été demandé avec cette adresse, {userType, select, employer {à titre d’employeur} other {à titre de participant ou de participante}}. Veuillez confirmer que l’adresse est bien la vôtre; vous pourrez ouvrir une session tout de suite après.\n\nLe lien sert une seule fois, pendant {hours, plural, one {# heure} other {# heures}}.\n\nSi ce n’était pas vous, veuillez ignorer ce message : personne ne peut terminer le compte sans lui.',
    },
    known: {
      subject: 'Vous avez déjà un compte dans {title}',
      body: 'Bonjour {name},\n\nQuelqu’un, vous sans doute, a voulu créer un compte dans {title} avec cette adresse. Vous en avez déjà un; rien n’a donc été changé.\n\nLe lien ci-dessous vous permet d’ouvrir une session. Si vous ne connaissez plus le mot de passe, choisissez-y « Mot de passe oublié? ».\n\nSi ce n’était pas vous, vous n’avez rien à faire.',
    },
    invited: {
      subject: '{inviter} vous invite dans {title}',
      body: 'Bonjour {name},\n\n{inviter} a créé un compte pour vous dans {title}. Le lien ci-dessous vous permet de choisir votre mot de passe; vous pourrez ensuite ouvrir une session.\n\nLe lien sert une seule fois, pendant {days, plural, one {# jour} other {# jours}}, et n’est destiné qu’à vous.',
    },
    prepared: {
      subject: 'Votre compte dans {title} est prêt',
      body: 'Bonjour {name},\n\nUn compte a été créé pour vous dans {title}. Le lien ci-dessous vous permet de choisir votre mot de passe; vous pourrez ensuite ouvrir une session.\n\nLe lien sert une seule fois, pendant {days, plural, one {# jour} other {# jours}}, et n’est destiné qu’à vous.',
    },
    employeePassword: {
      subject: 'Choisissez votre mot de passe pour {title}',
      body: 'Bonjour {name},\n\nUn mot de passe a été demandé avec cette adresse. Le lien ci-dessous vous permet de le choisir; vous pourrez ensuite ouvrir une session dans {title} et consulter votre demande quand vous le voudrez.\n\nLe lien sert une seule fois, pendant {days, plural, one {# jour} other {# jours}}. Si ce n’était pas vous, vous n’avez rien à faire : les liens reçus jusqu’ici fonctionnent toujours.',
    },
  },
}

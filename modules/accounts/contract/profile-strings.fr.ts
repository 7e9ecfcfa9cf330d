import type { Translated } from '#kit/contract/strings.ts'
import type { profileEn } from './profile-strings.en.ts'

export const profileFr: Translated<typeof profileEn> = {
  profile: {
    person: 'À propos de vous',
    personIntro: 'Vos collègues voient votre nom et votre photo.',
    reach: 'Coordonnées',
    reachIntro:
      'Quand ces renseignements changent, nous vous demandons de confirmer que c’est bien vous.',
    membership: 'Rôle et type de compte',
    membershipIntro: 'Seule l’administration peut modifier ces renseignements.',
    save: 'Enregistrer le compte',
    saved: 'Compte enregistré',
    waiting:
      'Nous avons envoyé un lien à {email}. Ouvrez-le pour remplacer votre adresse actuelle.',
  },
  choices: {
    language: { en: 'English', fr: 'Français' },
    type: { staff: 'Personnel', employer: 'Employeur', employee: 'Participant(e)' },
  },
  help: {
    email: 'Une nouvelle adresse s’applique dès que vous ouvrez le lien que nous y envoyons',
    phone: 'Avec l’indicatif régional; ajoutez l’indicatif de pays hors du Canada',
    language: 'Pour ce portail et nos courriels',
  },
  avatar: {
    title: 'Photo',
    hint: 'JPG, GIF ou PNG, au plus 10 Mo',
    choose: 'Choisir une photo',
    another: 'Choisir une autre photo',
    remove: 'Retirer la photo',
    removeTitle: 'Retirer votre photo?',
    removeBody: 'Vos initiales seront affichées à sa place.',
    saved: 'Photo enregistrée',
    removed: 'Photo retirée',
    cropTitle: 'Choisir la partie à montrer',
    frame: 'Partie de la photo',
    frameHelp: 'Faites glisser la photo ou déplacez-la avec les touches fléchées.',
    zoom: 'Agrandissement',
    save: 'Utiliser cette partie',
  },
  confirmEmail: {
    title: 'Confirmez votre nouvelle adresse courriel',
    body: 'Vous ouvrirez ensuite une session avec cette adresse et y recevrez nos courriels.',
    button: 'Confirmer l’adresse',
    done: 'Votre adresse courriel est maintenant {email}.',
    toAccount: 'Aller au portail',
    noLink:
      'Ouvrez de nouveau le lien de notre courriel ou demandez-en un autre dans les paramètres de votre compte.',
  },
}

import type { Translated } from '#kit/contract/strings.ts'
import type { profileEn } from './profile-strings.en.ts'

export const profileFr: Translated<typeof profileEn> = {
  profile: {
    person: 'À propos de vous',
    personIntro: 'Vos collègues voient votre nom et votre photo.',
    reach: 'Comment vous joindre',
    reachIntro:
      'Quand ces renseignements changent, nous vous demandons de confirmer que c’est bien vous.',
    membership: 'Votre compte',
    membershipIntro: 'C’est l’administration qui en décide.',
    saved: 'Votre compte a été enregistré.',
    waiting:
      'Nous avons envoyé un lien à {email}. Dès que vous l’aurez ouvert, cette adresse remplacera l’adresse actuelle.',
  },
  choices: {
    language: { en: 'English', fr: 'Français' },
    type: { staff: 'Personnel', employer: 'Employeur', employee: 'Employé' },
  },
  help: {
    email: 'Une nouvelle adresse compte dès que vous avez ouvert le lien que nous y envoyons',
    phone: 'Avec l’indicatif régional; sans indicatif de pays, le numéro est canadien',
    language: 'Celle de ce portail et des lettres que vous recevez',
  },
  avatar: {
    title: 'Photo',
    hint: 'JPG, GIF ou PNG, au plus 10 Mo',
    choose: 'Choisir une photo',
    another: 'Choisir une autre photo',
    remove: 'Retirer la photo',
    removeTitle: 'Retirer votre photo?',
    removeBody: 'Vos initiales seront affichées à sa place.',
    saved: 'Votre photo a été enregistrée.',
    removed: 'Votre photo a été retirée.',
    cropTitle: 'Choisir la partie à montrer',
    frame: 'Partie de la photo',
    frameHelp: 'Faites glisser la photo ou déplacez-la avec les touches fléchées.',
    zoom: 'Agrandissement',
    save: 'Utiliser cette partie',
  },
  confirmEmail: {
    title: 'Confirmer votre nouvelle adresse courriel',
    body: 'Dès lors, vous ouvrirez une session avec cette adresse et nos lettres y seront envoyées.',
    button: 'Confirmer cette adresse',
    done: 'Votre adresse courriel est maintenant {email}.',
    toAccount: 'Aller au portail',
    noLink:
      'Ouvrez de nouveau le lien de notre lettre ou demandez-en un autre dans les paramètres de votre compte.',
  },
}

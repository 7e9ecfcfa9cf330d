import type { Translated } from '#kit/contract/strings.ts'
import type { formsEn } from './strings.en.ts'

export const formsFr: Translated<typeof formsEn> = {
  screens: {
    thankYou: 'Merci',
    programForms: 'Formulaires du programme',
    programForm: 'Formulaire et ses versions',
    formAnswers: 'Réponses au formulaire',
  },
  reasons: {
    alreadySubmitted: 'Ce formulaire a déjà été envoyé',
    formChanged:
      'Le formulaire a changé depuis que vous l’avez vu; veuillez revérifier vos réponses',
    draftExists: 'La prochaine version est déjà en cours de modification',
    noDraft: 'Aucune version n’est en cours; elle a peut-être été publiée ou abandonnée',
    editedMeanwhile: 'Quelqu’un a modifié ce formulaire entre-temps',
    editRefused: 'Cette modification n’est pas possible',
    formTooLarge: 'Un formulaire ne peut en contenir autant',
    nothingToUndo: 'Il n’y a plus rien à annuler',
    notComplete: 'Cette version ne peut pas encore être publiée',
  },
  validation: {
    confirm: 'Confirmez cet énoncé pour continuer',
    tooFew: 'Veuillez en indiquer au moins {minimum, number}',
    tooMany: 'Veuillez en indiquer au plus {maximum, number}',
  },
}

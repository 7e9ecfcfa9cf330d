import type { Translated } from '#kit/contract/strings.ts'
import type { formsEn } from './strings.en.ts'

export const formsFr: Translated<typeof formsEn> = {
  screens: {
    thankYou: 'Merci',
    programForms: 'Formulaires du programme',
    programForm: 'Formulaire et ses versions',
    formAnswers: 'Réponses au formulaire',
  },
  answerEffects: { flagDifference: 'Signale un écart avec la réponse de l’autre partie' },
  reasons: {
    alreadySettled: 'Une autre personne a déjà réglé cet écart',
    alreadySubmitted: 'Ce formulaire a déjà été envoyé',
    formChanged: 'Le formulaire a changé depuis que vous l’avez vu; revérifiez vos réponses',
    draftExists: 'La prochaine version est déjà en cours de modification',
    noDraft: 'Aucune version n’est en cours; elle a peut-être été publiée ou écartée',
    editedMeanwhile: 'Une autre personne a modifié ce formulaire entre-temps',
    editRefused: 'Cette modification n’est pas possible',
    formTooLarge: 'Un formulaire ne peut en contenir autant',
    sectionNotEmpty: 'Déplacez ou retirez d’abord les questions de cette page',
    nothingToUndo: 'Il n’y a plus rien à annuler',
    draftMostFiles:
      'Ce formulaire contient au plus {most, number} fichiers. Retirez-en un pour en envoyer un autre.',
    draftMostBytes: 'Les fichiers de ce formulaire peuvent totaliser au plus {most, number} Mo',
    notComplete: 'Cette version ne peut pas encore être publiée',
  },
  validation: {
    formSections: 'Un formulaire compte au plus {maximum, number} pages',
    formQuestions: 'Un formulaire compte au plus {maximum, number} questions',
    formOptions: 'Un formulaire compte au plus {maximum, number} choix',
    formKilobytes: 'Un formulaire contient au plus {maximum, number} kilo-octets de texte',
    formPart: 'Une page ou un groupe en compte au plus {maximum, number}',
    date: 'Saisissez un jour, un mois et une année réels, en chiffres',
    standsAlone: 'Ce choix ne se combine pas avec d’autres : gardez-le seul ou retirez-le',
    confirm: 'Confirmez cet énoncé pour continuer',
    tooFew: 'Indiquez-en au moins {minimum, number}',
    tooMany: 'Indiquez-en au plus {maximum, number}',
  },
}

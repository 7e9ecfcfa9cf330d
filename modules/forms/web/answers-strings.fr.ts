import type { Translated } from '#kit/contract/strings.ts'
import type { answersEn } from './answers-strings.en.ts'

export const answersFr: Translated<typeof answersEn> = {
  fields: {
    reference: 'Référence',
    name: 'Participant(e)',
    submittedAt: 'Présentation',
    number: 'Version',
    copyNo: 'Copie',
    answers: 'Réponses',
    version: 'Version',
  },
  answers: {
    title: 'Réponses',
    own: 'Vos propres questions',
    noOwn: 'Cette version du formulaire ne comporte aucune de vos propres questions.',
    facts: 'Version {number, number}, remplie par {name}',
    copy: 'Copie {number, number}',
    inFrench: 'Rempli en français',
    inEnglish: 'Rempli en anglais',
    whole: 'Afficher le formulaire rempli',
    compare: 'Comparer les copies',
    compared: 'Copies : {form}',
    differencesOnly: 'Différences seulement',
    same: 'Les réponses des deux copies sont identiques.',
    question: 'Question',
    notAsked: 'Question non posée',
    empty: 'Laissée vide',
    notInVersion: 'Absente de cette version',
    added: 'Ajout',
    removed: 'Retrait',
    changed: 'Modifiée',
    by: 'Rempli par {name}',
    version: 'Version {number, number}',
    questions: 'Questions à chercher et à exporter',
    allQuestions: 'Toutes les questions',
    currentQuestions: 'Questions actuelles',
    none: {
      title: 'Aucune réponse',
      body: 'Les réponses s’affichent ici dès que ce formulaire est présenté.',
    },
  },
}

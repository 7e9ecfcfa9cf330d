export const formsEn = {
  screens: {
    thankYou: 'Thank you',
    programForms: 'Forms of the program',
    programForm: 'Form and its versions',
    formAnswers: 'Answers to the form',
  },
  /** What an answer may do in every form that is compared with another. */
  answerEffects: { flagDifference: 'Flags a difference from the other side’s answer' },
  reasons: {
    alreadySettled: 'Somebody has settled this difference already',
    alreadySubmitted: 'This form has been sent already',
    formChanged: 'The form has changed since you saw it; please check your answers once more',
    draftExists: 'The next version is being edited already',
    noDraft: 'There is no version under way; it may have been published or discarded',
    editedMeanwhile: 'Somebody has edited this form in the meantime',
    editRefused: 'This change is not possible',
    formTooLarge: 'A form cannot hold that much',
    nothingToUndo: 'There is nothing left to undo',
    draftMostFiles: 'This form holds at most {most, number} files. Remove one to send another.',
    draftMostBytes: 'The files of this form can be at most {most, number} MB together',
    notComplete: 'This version cannot be published yet',
  },
  validation: {
    formSections: 'A form can have {maximum, number} pages at most',
    formQuestions: 'A form can have {maximum, number} questions at most',
    formOptions: 'A form can have {maximum, number} choices at most',
    formKilobytes: 'A form can hold {maximum, number} kilobytes of text at most',
    formPart: 'A page or group can have {maximum, number} of these at most',
    confirm: 'Confirm this to continue',
    tooFew: 'Please give at least {minimum, number}',
    tooMany: 'Please give at most {maximum, number}',
  },
} as const

export const formsEn = {
  screens: {
    thankYou: 'Thank you',
    programForms: 'Forms of the program',
    programForm: 'Form and its versions',
    formAnswers: 'Answers to the form',
  },
  reasons: {
    alreadySubmitted: 'This form has been sent already',
    formChanged: 'The form has changed since you saw it; please check your answers once more',
    draftExists: 'The next version is being edited already',
    noDraft: 'There is no version under way; it may have been published or discarded',
    editedMeanwhile: 'Somebody has edited this form in the meantime',
    editRefused: 'This change is not possible',
    formTooLarge: 'A form cannot hold that much',
    nothingToUndo: 'There is nothing left to undo',
    notComplete: 'This version cannot be published yet',
  },
  validation: {
    confirm: 'Confirm this to continue',
    tooFew: 'Please give at least {minimum, number}',
    tooMany: 'Please give at most {maximum, number}',
  },
} as const

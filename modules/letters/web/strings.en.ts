/** Words of the screens. */
export const lettersWebEn = {
  list: {
    title: 'Letters',
    about: '{recipient} · {language}',
    version: 'Version {version, number}',
    madeBy: 'Created by {name}',
    download: 'Download PDF',
    replaced: 'Characters that the font does not have are printed as “?”',
    what: 'The letters',
    languages: { en: 'in English', fr: 'in French' },
  },
  mailed: {
    from: 'Sent by {sender}',
    open: 'Open letter (PDF)',
    until: 'The link in your email works until {until}. Save the letter to keep it longer.',
    unknownTitle: 'No letter here',
    unknown: 'This link does not belong to a letter. Open it from the email again.',
    expiredTitle: 'This link has expired',
    expired:
      'Your letter is still on file. Write to the organization that sent the email to receive it again.',
  },
  actions: {
    extract: 'Create register extract',
    confirmation: 'Create confirmation letter',
  },
  dialog: {
    extract: 'Register extract',
    extractIntro: 'The letter lists the holdings on a day. It is kept with the shareholder.',
    confirmation: 'Confirmation letter',
    confirmationIntro:
      'The letter confirms the order to its shareholder. It is kept with the order.',
    make: 'Create letter',
    made: 'Letter created',
    open: 'Open letter',
  },
} as const

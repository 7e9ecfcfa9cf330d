/** Words of the screens. */
export const lettersWebEn = {
  list: {
    title: 'Letters',
    about: '{recipient} · {language}',
    version: 'Version {version, number}',
    madeBy: 'Created by {name}',
    download: 'Download PDF',
    replaced: 'A question mark replaces characters that the font does not have',
    what: 'The letters',
    languages: { en: 'in English', fr: 'in French' },
  },
  actions: {
    extract: 'Create register extract',
    confirmation: 'Create confirmation letter',
    sendAgain: 'Send letter again',
  },
  sendAgain: {
    title: 'Send letter again?',
    body: 'The email goes to {recipient} again. The link in an earlier email then stops working.',
    done: 'Letter will be sent',
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

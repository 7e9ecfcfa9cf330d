/** Words of the screens. */
export const lettersWebEn = {
  list: {
    title: 'Letters',
    about: '{recipient} · {language}',
    version: 'Version {version, number}',
    madeBy: 'Made by {name}',
    download: 'Print again',
    what: 'The letters',
    languages: { en: 'in English', fr: 'in French' },
  },
  actions: {
    extract: 'Make register extract',
    confirmation: 'Make confirmation letter',
  },
  dialog: {
    extract: 'Register extract',
    extractIntro: 'The letter lists the holdings on a day. It is kept with the shareholder.',
    confirmation: 'Confirmation letter',
    confirmationIntro:
      'The letter confirms the order to its shareholder. It is kept with the order.',
    make: 'Make letter',
    made: 'Letter made',
  },
} as const

export const formsEn = {
  screens: {
    thankYou: 'Thank you',
    programForms: 'Forms of the program',
    programForm: 'Form and its versions',
  },
} as const

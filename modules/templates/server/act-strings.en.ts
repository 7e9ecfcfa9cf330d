/** What the audit log says was done: “Amina …”. */
export const templatesActsEn = {
  audited: {
    templates: {
      tried: 'sent a test of an email',
    },
    letters: {
      publish: 'published the text of an email',
      giveUp: 'gave up a program’s own text of an email',
    },
  },
} as const

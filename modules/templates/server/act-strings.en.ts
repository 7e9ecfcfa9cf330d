/** What the audit log says was done: “Amina …”. */
export const templatesActsEn = {
  audited: {
    templates: {
      tried: 'sent a test of an email',
    },
    letters: {
      publish: 'published the text of an email',
    },
  },
} as const

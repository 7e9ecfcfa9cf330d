/** What the audit log says was done: “Amina …”. */
export const auditActsEn = {
  audited: {
    access: {
      refused: 'was refused access',
    },
    audit: { sealsKeyed: 'began to seal the log with the key of this installation' },
    /** Of every topic. */
    any: {
      exported: 'exported a list',
    },
  },
} as const

/** What the audit log says was done: “Amina …”. */
export const customFieldsActsEn = {
  audited: {
    customFields: {
      added: 'added a custom field',
      edited: 'edited a custom field',
      placed: 'moved a custom field',
      archived: 'archived a custom field',
      restored: 'restored a custom field',
      deleted: 'deleted a custom field',
      retyped: 'changed the type of a custom field',
      replaced: 'replaced a choice of a custom field',
    },
  },
} as const

export const shareholdersEn = {
  screens: {
    shareholders: 'Shareholders',
    newShareholder: 'New shareholder',
    shareholderDuplicates: 'Duplicate shareholders',
    shareholderTrash: 'Archived shareholders',
    shareholder: 'Shareholder',
    editShareholder: 'Edit the shareholder',
  },
  subjects: {
    'Shareholders List': 'List of shareholders',
    'Shareholders View': 'Shareholder records',
    'Shareholders Edit': 'Adding and changing shareholders',
  },
} as const

export const mergesEn = {
  screens: {
    shareholderDuplicates: 'Duplicate shareholders',
    mergeShareholders: 'Merge two shareholders',
    shareholderMerges: 'Merges',
  },
  subjects: {
    'Shareholders Merge': 'Merging shareholders',
  },
  reasons: {
    shareholderArchived: 'The shareholder is archived; restore it first',
    shareholderMerged: 'The shareholder has been merged into another already',
    transferBetween:
      'The two traded with each other: void {numbers} first, or they are not the same shareholder',
    undoIsOver: 'The time in which this merge can be undone is over',
    undoneAlready: 'This merge has been undone already',
    keptIsMerged: 'The shareholder has been merged into another since; undo that first',
    shortfall:
      '{isNew, select, yes {This sale} other {Order {number}}} of {date} would sell more shares than are held then: {held} held, {missing} missing',
  },
  validation: {
    sameShareholder: 'Choose two different shareholders',
  },
  likeness: {
    iban: 'same bank account',
    depotNumber: 'same depot number',
    nameAndBirthDate: 'same name and date of birth',
    email: 'same email address',
    phone: 'same phone number',
    nameAndPhone: 'same name and phone number',
    nameAndPostCode: 'same name and post code',
  },
} as const

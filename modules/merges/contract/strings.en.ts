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
    shareholderArchived: 'Restore the shareholder first: it is archived',
    shareholderMerged: 'The shareholder was already merged into another',
    transferBetween:
      'The two traded with each other: void {numbers} first, or mark them as different',
    undoIsOver: 'This merge can no longer be undone',
    undoneAlready: 'This merge was already undone',
    keptIsMerged: 'The shareholder was since merged into another; undo that first',
    shortfall:
      '{isTold, select, no {A sale would exceed the shares held} other {{isNew, select, yes {This sale} other {Order {number}}} on {date} exceeds the shares held: {held, number, ::.########} held, {missing, number, ::.########} missing}}',
  },
  validation: {
    sameShareholder: 'Choose two different shareholders',
  },
  likeness: {
    iban: 'Same bank account',
    depotNumber: 'Same depot number',
    nameAndBirthDate: 'Same name and date of birth',
    email: 'Same email address',
    phone: 'Same phone number',
    nameAndPhone: 'Same name and phone number',
    nameAndPostCode: 'Same name and postal code',
  },
} as const

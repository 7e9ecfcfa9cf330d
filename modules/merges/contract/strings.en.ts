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
    iban: 'same bank account',
    depotNumber: 'same depot number',
    nameAndBirthDate: 'same name and date of birth',
    email: 'same email address',
    phone: 'same phone number',
    nameAndPhone: 'same name and phone number',
    nameAndPostCode: 'same name and postal code',
  },
} as const

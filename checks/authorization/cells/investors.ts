import type { Cell } from '../actors.ts'

export const investorCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // shareholders, view: A, A, P, O, A, A; own is in the team and looked after by the adviser
  listShareholders: '        1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  totalShareholders: '       1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  listRelationshipManagers: '1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  readShareholder: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  readShareholderHistory: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  readShareholderLedger: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  // what is made for a shareholder: whoever edits it
  makeRegisterExtract: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  makeOrderConfirmation: {
    own: '                   1  + + +  3 3 3 3  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 +  3 3 1 1',
  },
  // export: A, A, P, –, –, A
  exportShareholders: '      1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  // create ✓ ✓ ✓ ✓ – –, edit A A P O – –
  addShareholder: '          1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  editShareholder: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  /** Row by row: those of others come back as not found. */
  assignShareholders: '      1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  tagShareholders: '         1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  listShareholderTags: '     1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  // archive, restore: A A P – – –
  restoreShareholders: '     1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
  archiveShareholders: '     1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
  archiveShareholder: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  restoreShareholder: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  // bank fields, view: A A P O – masked
  revealBankDetails: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },

  // orders, view: A A P O A A
  listOrders: '              1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  totalOrders: '             1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  listOrderUsers: '          1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  readHchWords: '            1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  /** Reports and exports: the auditor has all, an adviser and CARE none. */
  exportOrders: '            1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  // what an order is entered by, told of one's own shareholder
  readOrderTerms: '           1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  readOrder: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  readOrderHistory: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  // create: A A P O – –; an order is assigned to oneself here, of a shareholder that one sees
  addOrder: '                1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  addDraft: '                1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  addTransfer: '             1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  previewTransfer: '         1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  previewOrder: '            1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  // edit: A A P, O while CARE is pending, – –
  editOrder: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  // drafts: as orders are entered (activation) and edited
  activateOrder: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  editDraft: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  discardDraft: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  recoverDraft: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  // void: A A P – – –
  voidOrder: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  restoreOrder: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  // CARE: A A – – A –
  confirmCare: '             1  + + +  3 3 3 3  3 3  3 3 +  3 3 1 1',
  rejectCare: '              1  + + +  3 3 3 3  3 3  3 3 +  3 3 1 1',
  withdrawCare: '            1  + + +  3 3 3 3  3 3  3 3 +  3 3 1 1',
  readOrderEvidence: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  // confirmation, HCH: A A P O A –
  sendConfirmation: {
    own: '                   1  + + +  3 3 3 3  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 +  3 3 1 1',
  },
  receiveConfirmation: {
    own: '                   1  + + +  3 3 3 3  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 +  3 3 1 1',
  },
  withdrawConfirmation: {
    own: '                   1  + + +  3 3 3 3  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 +  3 3 1 1',
  },
  setHch: {
    own: '                   1  + + +  3 3 3 3  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 +  3 3 1 1',
  },

  /** Row by row: those of others come back as not found. */
  assignOrders: '            1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  markConfirmations: '       1  + + +  3 3 3 3  3 3  + + +  3 3 1 1',
  markHch: '                 1  + + +  3 3 3 3  3 3  + + +  3 3 1 1',

  // sources: A A – – – view; what there is, whoever sees shareholders or figures
  listSources: '             1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  addSource: '               1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editSource: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  placeSource: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  deleteSource: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listShareholderSources: '  1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
  listNarrowingSources: '    1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',

  // custom fields: A A – – – view; what there is, whoever is signed in is answered of what they see
  listCustomFields: '        1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  listOwnFields: '           1  + + +  + + + +  + +  + + +  + 3 1 1',
  addCustomField: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editCustomField: '         1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  placeCustomField: '        1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  archiveCustomField: '      1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  restoreCustomField: '      1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  deleteCustomField: '       1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  previewTypeChange: '       1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  changeType: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  replaceOption: '           1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listWithoutValue: '        1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',

  // share prices: A A – – – view
  listSharePrices: '         1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  addSharePrice: '           1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editSharePrice: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
}

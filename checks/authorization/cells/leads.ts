import type { Cell } from '../actors.ts'

export const leadCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // view: A A P O and the pool – A; own is in the team and assigned to the adviser
  listLeads: '               1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  totalLeads: '              1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  readBoard: '               1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  readCards: '               1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  listStatusesOfLeads: '     1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  listSourcesOfLeads: '      1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  listAssigneesOfLeads: '    1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
  readLead: {
    own: '                   1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 3  3 3 1 1',
  },
  readLeadHistory: {
    own: '                   1  + + +  3 3 3 +  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 3  3 3 1 1',
  },
  exportLeads: '             1  + + +  3 3 3 +  3 3  + 3 3  3 3 1 1',
  // edit, move: A A P O and the pool – –
  addLead: '                 1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  editLead: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  moveLead: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  // delete: A A P – – –
  deleteLead: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  restoreLead: {
    own: '                   1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 3 3  3 3 1 1',
  },
  // convert: A A P O – –; whether something hangs on the shareholder is asked afterwards
  findAlike: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  convertLead: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  undoConversion: {
    own: '                   1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
    other: '                 1  + + +  3 3 3 3  3 3  4 4 3  3 3 1 1',
  },
  /** Of a shareholder that is seen; the leads are left out where they are not. */
  listLeadsBehind: {
    own: '                   1  + + +  3 3 3 +  3 3  + + +  3 3 1 1',
    other: '                 1  + + +  3 3 3 +  3 3  4 4 +  3 3 1 1',
  },
  /** Row by row: those of others come back as not found. */
  assignLeads: '             1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  moveLeads: '               1  + + +  3 3 3 3  3 3  + + 3  3 3 1 1',
  deleteLeads: '             1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',
  restoreLeads: '            1  + + +  3 3 3 3  3 3  + 3 3  3 3 1 1',

  // statuses: A A – – – view
  listLeadStatuses: '        1  + + +  3 3 3 +  3 3  3 3 3  3 3 1 1',
  addLeadStatus: '           1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editLeadStatus: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  placeLeadStatus: '         1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  deleteLeadStatus: '        1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
}

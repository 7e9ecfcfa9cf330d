import { anybody, type Cell } from '../actors.ts'

export const monitoringCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // monitoring forms: view A, A, P, view, view, view, O of each side (this one is the employer's); waive, extend A, A, P
  listMonitoringForms: '     1  + + +  + + + +  + +  3 3 3  3 3 1 1',
  exportMonitoringForms: '   1  + + +  + + 3 +  + 3  3 3 3  3 3 1 1',
  readMonitoringForm: {
    own: '                   1  + + +  + + + +  + 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  readMonitoringFormHistory: {
    own: '                   1  + + +  + + + +  4 4  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 + + +  4 4  3 3 3  3 3 1 1',
  },
  // By whoever is asked alone.
  openMonitoringForm: {
    own: '                   1  4 4 3  3 3 3 3  + 4  3 3 3  3 3 1 1',
    other: '                 1  4 4 3  3 3 3 3  4 4  3 3 3  3 3 1 1',
  },
  acceptMonitoringForm: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  withdrawFormAcceptance: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  askForFormChanges: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  remindOfMonitoringForm: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  remindOfMonitoringForms: ' 1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
  readSurvey: anybody,
  saveSurvey: anybody,
  sendSurveyLink: anybody,
  uploadToSurvey: anybody,
  removeFromSurvey: anybody,
  submitSurvey: anybody,
  extendMonitoringForm: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  waiveMonitoringForm: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
  reopenMonitoringForm: {
    own: '                   1  + + +  + 3 3 3  3 3  3 3 3  3 3 1 1',
    other: '                 1  + + +  4 3 3 3  3 3  3 3 3  3 3 1 1',
  },
}

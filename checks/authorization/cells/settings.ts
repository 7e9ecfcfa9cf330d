import { anybody, type Cell } from '../actors.ts'

export const settingsCells: Record<string, Cell> = {
  //                         V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // own settings: every role, so not one that permits nothing
  readAccount: '             1  + + +  + + + +  + +  + + +  3 3 1 1',
  editAccount: '             1  + + +  + + + +  + +  + + +  3 3 1 1',
  listWebhooks: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listWebhookEvents: '       1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  readWebhook: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  addWebhook: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editWebhook: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  removeWebhook: '           1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  rotateSecret: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  testWebhook: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listDeliveries: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  sendDeliveryNow: '         1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  replayDelivery: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  replayFailed: '            1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',

  listTokens: '              1  + + +  + + + +  + +  + + +  3 3 1 1',
  makeToken: '               1  + + +  + + + +  + +  + + +  3 3 1 1',
  revokeToken: {
    own: '                   1  + + +  + + + +  + +  + + +  3 3 1 1',
    other: '                 1  4 4 4  4 4 4 4  4 4  4 4 4  3 3 1 1',
  },
  readPhone: '               1  + + +  + + + +  + +  + + +  3 3 1 1',
  setPhone: '                1  + + +  + + + +  + +  + + +  3 3 1 1',
  setAvatar: '               1  + + +  + + + +  + +  + + +  3 3 1 1',
  removeAvatar: '            1  + + +  + + + +  + +  + + +  3 3 1 1',
  readNoticePreferences: '   1  + + +  + + + +  + +  + + +  3 3 1 1',
  setNoticePreferences: '    1  + + +  + + + +  + +  + + +  3 3 1 1',
  readRhythm: '              1  + + +  + + + +  3 3  + + +  3 3 1 1',
  setRhythm: '               1  + + +  + + + +  3 3  + + +  3 3 1 1',
  listNotices: '             1  + + +  + + + +  + +  + + +  3 3 1 1',
  countUnread: '             1  + + +  + + + +  + +  + + +  3 3 1 1',
  /** One's own alone; the one that is asked about is nobody's. */
  readNotice: '              1  4 4 4  4 4 4 4  4 4  4 4 4  3 3 1 1',
  readNotices: '             1  4 4 4  4 4 4 4  4 4  4 4 4  3 3 1 1',
  /** Staff alone; of a record that they may not open it is told that they hear nothing. */
  listFollowed: '            1  + + +  + + + +  3 3  + + +  3 3 1 1',
  readStance: '              1  + + +  + + + +  3 3  + + +  3 3 1 1',
  /** Here a shareholder. */
  setStance: {
    own: '                    1  + + +  4 4 4 +  3 3  + + +  3 3 1 1',
    other: '                  1  + + +  4 4 4 +  3 3  4 4 +  3 3 1 1',
  },
  /** Whoever has the secret link, and whoever was shown the picture. */
  confirmEmail: anybody,
  showAvatar: anybody,

  // general settings: A, A, view, view, view, view
  readGeneralSettings: '     1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readGeneralSettingsHistory: '1 + + +  + + + +  3 3  3 3 3  3 3 1 1',
  listTemplates: '           1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readTemplate: '            1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  listTemplateRecords: '     1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  publishTemplate: '         1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listProgramTemplates: '    1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readProgramTemplate: '     1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  publishProgramTemplate: '  1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  giveUpOwnWords: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  previewTemplate: '         1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  printTemplate: '           1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readLetterhead: '          1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  readLetterheadHistory: '   1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  previewLetterhead: '       1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  /** None has been chosen yet. */
  showLetterheadPicture: '   1  4 4 4  4 4 4 4  3 3  3 3 3  3 3 1 1',
  editLetterhead: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  setLetterheadPicture: '    1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  removeLetterheadPicture: ' 1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  tryTemplate: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listClosures: '            1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  addClosure: '              1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editClosure: '             1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  removeClosure: '           1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editGeneralSettings: '     1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listMinimumWages: '        1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  listOldMinimumWages: '     1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  addMinimumWage: '          1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  editMinimumWage: '         1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  withdrawMinimumWage: '     1  + + +  3 3 3 3  3 3  3 3 3  3 3 1 1',
  listClassificationCodes: ' 1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  listClassificationLoads: ' 1  + + +  + + + +  3 3  3 3 3  3 3 1 1',
  /** Published facts, which the public forms look up. */
  findCodes: anybody,
  readCodes: anybody,
}

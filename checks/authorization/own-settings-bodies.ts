import { missingId } from './world.ts'

export const ownSettingsBodies = {
  editAccount: () => ({ name: 'Somebody' }),
  setPhone: () => ({ phone: '416 555 0123' }),
  readNotices: () => ({ upTo: missingId }),
  setStance: () => ({ stance: 'follow' }),
  setNoticePreferences: () => ({ byMail: { decided: true }, inApp: { decided: true } }),
}

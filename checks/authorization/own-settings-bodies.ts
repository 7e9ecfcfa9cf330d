import { missingId } from './world.ts'

export const ownSettingsBodies = {
  editAccount: () => ({ name: 'Somebody' }),
  setPhone: () => ({ phone: '416 555 0123' }),
  readNotices: () => ({ upTo: missingId }),
  setRhythm: () => ({
    rhythm: 'daily',
    hour: 7,
    weekday: 1,
    timeZone: 'America/Toronto',
    quiet: { from: 20, until: 7 },
    quietWeekends: true,
  }),
  setStance: () => ({ stance: 'follow' }),
  setNoticePreferences: () => ({ byMail: { decided: true }, inApp: { decided: true } }),
}

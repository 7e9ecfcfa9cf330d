import { missingId } from './world.ts'

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const ownSettingsBodies = {
  makeToken: () => ({ name: 'Made', scopes: ['tasks:read'], expiresOn: dayIn(90) }),
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

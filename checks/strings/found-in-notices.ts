/** Keys that notifications and the choices about them put together at run time. */
export const inNotices: Record<string, string> = {
  'notifications:doers.': 'notificationsEn.doers[',
  'notifications:following.': '`following.${',
  'notifications:rhythm.rhythms.': '`rhythm.rhythms.${',
  'notifications:kinds.': '`kinds.${',
  'notifications:notices.': '`notices.${',
  'notifications:preferences.': '`preferences.${',
}

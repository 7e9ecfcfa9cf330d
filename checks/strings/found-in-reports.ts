/** Keys that the reports put together, with the piece of code that asks. */
export const inReports: Record<string, string> = {
  'reports:reports.*.title': '`reports.${',
  'reports:reports.*.counts': '`reports.${',
  'reports:means.': '`means.${name}`',
  'reports:by.': '`by.${',
  'reports:kinds.': '`kinds.${area}`',
  'reports:keys.': "under: 'keys.",
  'reports:periods.kinds.': '`periods.kinds.${',
  'reports:compare.': '`compare.${',
  'savedReports:relative.': '`relative.${',
}

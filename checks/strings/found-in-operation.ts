/** Keys that the audit log, the state of the portal and what is held of people put together, with the piece of code that asks. */
export const inOperation: Record<string, string> = {
  'jobs.': 'jobWords?.en.jobs[key]',
  'privacy:purposes.': '`purposes.${',
  'privacy:tables.': '`tables.${',
  'privacy:columns.': '`columns.${',
  'privacy:open.': '`open.${',
  'privacy:keeping.': '`keeping.${',
  'audit:lists.': 'listWords[language]',
  'audit:recorded.': 'auditWords[language].recorded',
  'audit:seal.': '`seal.${',
  'audited.': 'inTopic(each[language][topic], act)',
  'clockwork:jobAreas.': '`jobAreas.${group}`',
  'clockwork:house.parts.': '`house.parts.${part}`',
  'clockwork:house.state.': '`house.state.${state}`',
  'clockwork:columns.': '`columns.${name}`',
  'clockwork:runs.': '`runs.${name}`',
}

/** Keys that the audit log and the state of the portal put together, with the piece of code that asks. */
export const inOperation: Record<string, string> = {
  'jobs.': 'jobWords?.en.jobs[key]',
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

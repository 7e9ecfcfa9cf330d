/** Words of what the subsidy of a new application would be. */
export const applicationsEstimateEn = {
  estimate: {
    title: 'Subsidy',
    caption: 'Estimate for this application as typed',
    note: 'The amount is computed again when the application is submitted.',
    missing: 'To estimate the subsidy, complete:',
    working: 'Estimating…',
    refused: 'This application would be refused',
    unread: 'The subsidy could not be estimated.',
  },
}

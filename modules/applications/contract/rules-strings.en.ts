/** What is wrong with what was entered; applicants read it too. */
export const rulesEn = {
  validation: {
    mayNotOpen: 'This person may not open the application',
    startsInFuture: 'Enter a first day in the future: jobs that have begun are not funded',
    reasonNeeded: 'Enter the reason in the note',
    sharedAddress: 'Enter the participant’s own email: this one is the employer’s contact',
    endsAfterStart: 'Enter a last day after the first day',
    tooFewWeeks:
      'The program funds placements of at least {weeks, plural, one {# week} other {# weeks}}',
    tooManyWeeks:
      'The program funds placements of at most {weeks, plural, one {# week} other {# weeks}}',
    tooFewHours: 'Enter at least {hours, number} hours per week',
    notNetNew: 'The program funds new positions only',
    tooYoung: 'On the first day, the participant must be at least {age}',
    tooOld: 'On the first day, the participant must be {age} or younger',
    workStatusNotEligible: 'The program cannot fund people with this status',
    notArmsLength: 'The program cannot fund relatives or owners of the employer',
    noteNeeded: 'Enter in the note what you found',
    inFuture: 'Choose a later day',
    postalCode: 'Enter a Canadian postal code, for example K1A 0B1',
    businessNumber: 'Enter 9 digits, RC, RP, RR or RT, and 4 digits, for example 123456782RP0001',
    noc: 'Choose an occupation from the list, or enter its five digits',
    naics: 'Choose an industry from the list, or enter its two to six digits',
    confirmAll: 'Confirm each statement',
  },
  reasons: {
    mandatoryDocuments: 'Mandatory documents are missing: {about}',
    documentsReplaced:
      'Sent again since the recommendation: {about}. Accept it, or return the application to review',
    participantMissing: 'The participant has not completed their part',
    checkpointOpen: 'Checkpoint 1 is not passed: complete it first',
    onHold: 'On hold',
    evidenceMissing: 'Open differences and tasks are not loaded yet',
    fourEyes: 'Another person must do this: you recommended or recorded it, or overrode a check',
    employerUncertain:
      'Two contacts applied for this employer: accept or dismiss the proposal first',
    budgetExceeded: 'The program’s budget is not sufficient',
    amountChanged:
      'The subsidy is now {amount, number, ::.00}, not {expected, number, ::.00}: check its lines and decide again',
    nothingLeft: 'The rules and maximums leave nothing to fund',
    employerActiveMaximum: 'The employer has reached the maximum number of active placements',
    employerYearlyMaximum:
      'The employer has reached the maximum number of placements this fiscal year',
    duplicateOpen: 'This person already has an open application in this program',
    alreadySubmitted: 'This form was already submitted',
    recommendationStands: 'Return the application to review first',
    nothingToOverride: 'Only a failed check can be overridden',
    notEligible: 'Some answers do not meet the rules of the program',
    applicationClosed: 'This application is closed',
    alreadyExists: 'This person already has an open application in this program',
  },
} as const

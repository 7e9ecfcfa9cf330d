/** What is wrong with what was entered; applicants read it too. */
export const rulesEn = {
  validation: {
    startsInFuture: 'Enter a first day in the future: jobs that have begun are not funded',
    reasonNeeded: 'Enter the reason in the note',
    endsAfterStart: 'Enter a last day after the first day',
    tooFewWeeks:
      'The program funds placements of at least {weeks, plural, one {# week} other {# weeks}}',
    tooManyWeeks:
      'The program funds placements of at most {weeks, plural, one {# week} other {# weeks}}',
    tooFewHours: 'Enter at least {hours} hours per week',
    notNetNew: 'The program funds new positions only',
    tooYoung: 'On the first day, the participant must be at least {age}',
    tooOld: 'On the first day, the participant must be at most {age}',
    workStatusNotEligible: 'The program cannot fund people with this status',
    notArmsLength: 'The program cannot fund relatives or owners of the employer',
    noteNeeded: 'Enter in the note what you found',
    inFuture: 'Choose a later day',
    postalCode: 'Enter a Canadian postal code, for example K1A 0B1',
    businessNumber: 'Enter 9 digits, RC, RP, RR or RT, and 4 digits, for example 123456782RP0001',
    noc: 'Enter five digits',
    naics: 'Enter two to six digits',
    confirmAll: 'Confirm each statement',
  },
} as const

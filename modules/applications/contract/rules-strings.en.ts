/** What is wrong with what was entered; applicants read it too. */
export const rulesEn = {
  validation: {
    startsInFuture:
      'The first day must lie in the future: the program funds nothing that has begun',
    reasonNeeded: 'Please say the reason in the note',
    endsAfterStart: 'The last day must come after the first',
    tooFewWeeks:
      'The program funds placements of at least {weeks, plural, one {# week} other {# weeks}}',
    tooManyWeeks:
      'The program funds placements of at most {weeks, plural, one {# week} other {# weeks}}',
    tooFewHours: 'The program asks for at least {hours} hours a week',
    notNetNew: 'The program funds new positions only',
    tooYoung: 'On the first day, the participant must be at least {age}',
    tooOld: 'On the first day, the participant must be at most {age}',
    workStatusNotEligible: 'The program cannot fund people with this status',
    notArmsLength: 'The program cannot fund relatives or owners of the employer',
    noteNeeded: 'Please say in a note what was found',
    inFuture: 'Please choose a later day',
    postalCode: 'Please enter a Canadian postal code, e.g. K1A 0B1',
    businessNumber: 'Please enter 9 digits, RC, RP, RR or RT, and 4 digits, e.g. 123456782RP0001',
    noc: 'Please enter five digits',
    naics: 'Please enter two to six digits',
    confirmAll: 'Please confirm each statement',
  },
} as const

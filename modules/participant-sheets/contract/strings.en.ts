export const participantSheetsEn = {
  screens: { submitSeveral: 'Several applications at once' },
  fields: {
    employerId: 'Employer',
    programId: 'Program',
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    language: 'Preferred language',
    birthDate: 'Date of birth',
    positionTitle: 'Job title',
    startOn: 'First day',
    endOn: 'Last day',
    hoursPerWeek: 'Hours per week',
    hourlyWage: 'Hourly wage',
  },
  choices: { language: { en: 'English', fr: 'French' } },
  validation: {
    repeated: 'Row {row} is about the same person',
    hasOpen: 'Application {reference} for this person is open in this program',
    isKnown: 'There is an earlier application: {reference}',
  },
  reasons: {
    tooManyRows: 'A sheet holds {most} participants; these would be {count}',
    brokenTable: 'Line {line} cannot be read: copy or save the cells again',
    noHeadings:
      'Name the columns in the first line, for example “First name”, “Last name” and “Email”',
    nothingToSubmit: 'No row is ready: complete one, or correct what is marked',
    profileIncomplete: 'Complete the employer’s profile first',
    stillSubmitting: 'Applications are still being submitted',
  },
} as const

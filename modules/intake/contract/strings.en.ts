export const intakeEn = {
  screens: {
    employerProfile: 'Employer: your organization',
    employerApplication: 'Employer: your application',
    employerCompleted: 'Employer: application received',
    employeeProfile: 'Employee: about you',
    employeeApplication: 'Employee: your application',
    employeeCompleted: 'Employee: application received',
  },
  forms: {
    group: 'Application',
    employer: 'The employer’s part',
    employee: 'The participant’s part',
    employerProfile: 'Your organization',
    employerApplication: 'Your application',
    employeeProfile: 'About you',
    employeeApplication: 'Your application',
    opensTask: 'Opens a task for the person who reviews the application',
    startOn: 'First day of work',
    endOn: 'Last day of work',
    hoursPerWeek: 'Hours per week',
    hourlyWage: 'Hourly wage',
  },
  reasons: {
    linkExpired: 'This link has expired',
    programClosed: 'The program does not accept applications at the moment',
    tooFast: 'That was very quick; review your answers and send them again',
    documentsMissing: 'Upload the documents that the program requires',
    formChanged: 'The form has changed since you saw it; check your answers again',
    fileType: 'Choose a PDF, Word, Excel, JPG or PNG file',
  },
  mail: {
    link: {
      subject: 'Your link to continue your application',
      body: 'Hello,\n\nContinue your application on any device with this link. Your answers are saved there.\n\nThis link is yours alone: do not pass it on.',
      button: 'Continue application',
    },
  },
} as const

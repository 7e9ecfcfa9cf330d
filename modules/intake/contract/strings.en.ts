export const intakeEn = {
  screens: {
    employerProfile: 'Employer: your organisation',
    employerApplication: 'Employer: your application',
    employerCompleted: 'Employer: application received',
    employeeProfile: 'Employee: about you',
    employeeApplication: 'Employee: your application',
    employeeCompleted: 'Employee: application received',
  },
  forms: {
    employer: 'The employer’s part',
    employee: 'The participant’s part',
    employerProfile: 'Your organisation',
    employerApplication: 'Your application',
    employeeProfile: 'About you',
    employeeApplication: 'Your application',
    opensTask: 'Opens a task for whoever reviews the application',
    startOn: 'First day of work',
    endOn: 'Last day of work',
    hoursPerWeek: 'Hours a week',
    hourlyWage: 'Hourly wage',
  },
  reasons: {
    linkExpired: 'This link has expired',
    programClosed: 'The program takes no applications at the moment',
    tooFast: 'That was very quick; please look over your answers and send them again',
    documentsMissing: 'Documents are missing that the program asks for',
    formChanged: 'The form has changed since you saw it; please check your answers once more',
    fileType: 'Please choose a PDF, Word, Excel, JPG or PNG file',
  },
  mail: {
    link: {
      subject: 'Your link to go on with the application',
      body: 'With this link you can go on with your application on any device. Everything you have entered so far is there. Please do not pass it on.',
    },
  },
} as const

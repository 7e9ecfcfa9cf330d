/** Words of the applicants’ pages, loaded with them alone. */
export const formsEn = {
  places: {
    employerProfile: 'Your organisation',
    employerApplication: 'Your application',
    employeeProfile: 'About you',
    employeeApplication: 'Your application',
  },
  remedies: {
    startsInFuture:
      'Choose a later first day. A job that has begun cannot be funded; the next one can.',
    endsAfterStart: 'Please look at both days again.',
    tooFewWeeks: 'If the job can last longer, choose a later last day.',
    tooManyWeeks: 'Choose an earlier last day. The job may go on after it, without the subsidy.',
    tooFewHours: 'If more hours are possible, enter them. Otherwise another program may suit you.',
    notNetNew:
      'If the position is an additional one, answer yes. A replacement cannot be funded here.',
    tooYoung:
      'Please check the date. If it is right, a later first day may help: ask your employer.',
    tooOld: 'Please check the date. If it is right, ask your employer about other programs.',
    workStatusNotEligible:
      'If your status changes before the first day, come back with your link. Until then another program may suit you.',
    notArmsLength:
      'If you chose this by mistake, change it. Otherwise your employer may apply for somebody else.',
  },
  start: {
    title: 'Apply for a wage subsidy',
    intro:
      'You apply as the employer, for one employee at a time. It takes about 20 minutes, and everything is saved as you go.',
    chooseTitle: 'Programs open for applications',
    choose: 'See what it takes',
    chooseFor: 'See what it takes: {program}',
    none: 'No program takes applications at the moment',
    noneHint: 'Programs open at certain times of the year. Please look in again.',
    unknown: '“{code}” takes no applications at the moment. These programs do:',
    begin: 'Start the application',
    other: 'Choose another program',
    nextTitle: 'How it goes on',
    nextOrganisation: 'You answer questions about your organisation and the job.',
    nextEmployee: 'Your employee receives a link by email and fills in their own part.',
    nextDecision:
      'We decide within {days, plural, one {# business day} other {# business days}} of both parts being in.',
    resumeTitle: 'You have begun an application',
    resumeBody: '{program}, saved {when}',
    resume: 'Go on with it',
    discard: 'Remove it from this device',
    discardTitle: 'Remove this application from this device?',
    discardBody:
      'Without a link that you had sent to yourself, you cannot come back to it. What is saved with us is deleted after 30 days.',
    sentTitle: 'Your last application has been sent',
    sentBody:
      'Reference {reference}. To apply for another employee, start below: what you told us about your organisation is filled in already.',
    sentShow: 'Show it',
  },
  invitation: {
    title: 'Apply as an employee',
    intro: 'Your part of the application begins with a link.',
    how: 'Your employer applies first and names you. We then send you an email with a link to your part; it takes about ten minutes. If no email has come, please ask your employer whether the application has been sent, and look into your spam folder.',
    openPrograms: 'Programs open at the moment',
    aboutTitle: 'About this application',
    employer: 'Employer',
    position: 'Job',
    startOn: 'First day',
    resumeTitle: 'You have begun your part',
  },
  facts: {
    who: 'Who can take part',
    future: 'The job has not begun yet: the first day lies in the future.',
    weeks:
      '{same, select, yes {The job lasts {max, plural, one {# week} other {# weeks}}.} other {The job lasts {min} to {max} weeks.}}',
    hours: 'The employee works at least {hours} hours a week.',
    ages: 'On the first day, the employee is {min} to {max} years old.',
    ageFrom: 'On the first day, the employee is at least {min} years old.',
    ageTo: 'On the first day, the employee is at most {max} years old.',
    statuses: 'Status of the employee in Canada: {list}.',
    status: {
      citizen: 'Canadian citizen',
      permanentResident: 'permanent resident',
      protectedPerson: 'protected person',
      workPermit: 'holder of a work permit',
    },
    netNew: 'The job is new: it replaces nobody.',
    armsLength: 'The employee is neither a relative nor an owner of the employer.',
    pays: 'What the program pays',
    rate: 'Weeks {from} to {to}: {percent} of the wage, at most {cap} a week.',
    most: 'At most {amount} for one employee.',
    employerCosts: 'Your mandatory costs as an employer count as wage.',
    ready: 'Have at hand',
    readyBusinessNumber: 'Your business number with the payroll account',
    readyParticipant: 'Name and email of your employee',
    readyIndustry: 'Your industry code (NAICS) and the occupation code (NOC) of the job',
    optional: '{document} (if you have it)',
    until: 'Apply by {date}',
    funder: 'Funded by {funder}',
  },
  otherPrograms: 'See the open programs',
  notices: {
    oddNumber:
      'This number does not add up. Please compare it with a letter from the Canada Revenue Agency.',
    openApplication:
      'You already have an open application in this program, with the reference {reference}. A second one is not possible; to change something, please quote this reference to us.',
  },
  workplace: {
    fill: 'Same as our organisation',
    address: '{street}, {city}',
  },
  estimate: {
    title: 'Your estimated subsidy',
    gross: 'Wages: {time} × {cost}',
    line: 'Weeks {from} to {to}: {time} × {cost} × {percent} = {computed}',
    hours: '{hours} hours',
    partWeeks: '{days} days ÷ 7 × {hours} hours a week',
    cappedWeeks: 'at most {cap} × {weeks, plural, one {# week} other {# weeks}}',
    cappedDays: 'at most {cap} × {days} days ÷ 7',
    total: 'Subsidy',
    reductions: {
      otherFunding: 'Other funding: together not more than the wage',
      participantMaximum: 'The most the program pays for one employee',
      employerMaximum: 'The most the program pays one employer in a year',
      combinedCap: 'The most for wage and training together',
    },
    wait: 'As soon as dates, hours and pay are filled in, the estimate stands here.',
    note: 'An estimate, not a promise: what was paid to you from this program before is not counted in yet.',
    failed: 'The estimate cannot be made just now. It is not needed for the application.',
  },
  check: {
    send: 'Send the application',
    sendEmployee: 'Send my part',
    lawful:
      'With this the application is sent to the program. We then send {email} the link to the employee’s part.',
  },
  problems: {
    programClosed:
      'The program has closed for applications in the meantime. Your answers are kept for 30 days.',
    documentsMissing: 'Documents are missing that the program asks for.',
    notEligible: 'Some answers do not fit the rules of the program.',
    applicationClosed: 'This application is closed. Ask the employer to apply again.',
    duplicateOpen:
      'You already have an open application in this program, with the reference {reference}.',
  },
  completed: {
    title: 'Application received',
    titleEmployee: 'Thank you, your part is in',
    reference: 'Reference',
    program: 'Program: {program}',
    nextTitle: 'What happens next',
    invited: 'Your employee ({email}) has received a link to their part. Please let them know.',
    acknowledged: 'You have received a confirmation by email.',
    review:
      'We look at the application once both parts are in, and write to you if something is missing.',
    decision: 'You hear from us by {date}.',
    notBefore: 'Please do not let the employee begin before you have our decision.',
    employerTold: 'We have told your employer that your part is in. They do not see your answers.',
    participantNext:
      'You need not do anything now. We write to you when the application is decided.',
    print: 'Print this page',
    another: 'Apply for another employee',
    follow: 'Follow it online: choose a password',
    nothingTitle: 'Nothing to show on this device',
    nothingBody:
      'The confirmation is shown on the device the application was sent from. It has also gone out by email.',
    toStart: 'To the start',
    sentOn: 'Shown on {date}',
  },
  already: {
    body: 'Reference {reference}. It can no longer be changed here; to correct something, please write to us and quote the reference.',
  },
}

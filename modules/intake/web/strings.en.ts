import { stepsEn } from './steps/strings.en.ts'

/** Words of the applicants’ pages, loaded with them alone. */
export const formsEn = {
  ...stepsEn,
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
    expiredTitle: 'This link has expired',
    expiredBody:
      'For your safety a link works for a limited time. Your answers are still there. We can send you a new link to the address the first one went to.',
    fresh: 'Send me a fresh link',
    freshSent: 'If we know an address for this application, a new link is on its way there.',
    unknownTitle: 'This link does not work',
    unknownBody:
      'Perhaps part of the address is missing. Please open the whole link from the email.',
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
    knownEmployer:
      'We know your organisation already. This application will be added to it; nobody else there sees what you write here.',
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
    gross: 'Wages over {weeks} weeks, {hours} hours',
    line: 'Weeks {from} to {to}: {hours} hours × {cost} × {percent} = {computed}',
    capped: 'at most {cap} a week',
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
  documents: {
    mandatory: 'required',
    optional: 'optional',
    choose: 'Choose a file',
    chooseFor: 'Choose a file for “{document}”',
    another: 'Add another file',
    anotherFor: 'Add another file for “{document}”',
    remove: 'Remove',
    removeFile: 'Remove {name}',
    uploading: 'Sending {name}…',
    added: '{name} is here',
    removed: '{name} has been removed',
    tooLarge:
      'The file is too large. The limit is 10 MB; a scan in black and white is often small enough.',
    missing: 'Please add this document',
    none: 'No file yet',
  },
  statements: {
    noDisplacement: 'Nobody loses their job, hours or promotion because of this placement.',
    noDispute: 'There is no strike or lockout at the workplace.',
    armsLength: 'The employee is neither a relative of an owner or manager nor an owner.',
    laws: 'We keep the laws on employment standards, health and safety, human rights and privacy.',
    accurate: 'What I have stated is accurate and complete, and I may sign for the organisation.',
  },
  consents: {
    collection:
      'I agree that the program collects and keeps the personal information given here to decide on and manage the application.',
    sharing:
      'I agree that the program shares it with the funder where the law or the funding agreement asks for it. My voluntary answers are shared only as totals.',
    surveys: 'I agree to answer the short surveys of the program during and after the placement.',
    accurate: 'What I have stated is accurate and complete.',
  },
  identity: {
    preferNotToSay: 'I prefer not to say',
    none: 'No answer',
  },
  check: {
    change: 'Change',
    unanswered: 'Not answered yet',
    notGiven: 'Not given',
    send: 'Send the application',
    sendEmployee: 'Send my part',
    lawful:
      'With this the application is sent to the program. We then send {email} the link to the employee’s part.',
    confirmed: '{count, plural, one {# statement confirmed} other {# statements confirmed}}',
    unsaved: 'Your last answers could not be saved, so nothing was sent. Please try again.',
  },
  nav: {
    go: 'Continue',
    goBack: 'Back',
    toCheck: 'Back to check your answers',
  },
  saving: {
    saved: 'Saved {time}',
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    offline: 'No connection. Your answers are kept on this device and saved as soon as it is back.',
    failed: 'Saving does not work just now. Your answers are kept on this device; we keep trying.',
  },
  link: {
    title: 'Go on elsewhere',
    intro: 'We send you a link with which you can go on on any device.',
    open: 'Send me a link',
    email: 'Your email',
    send: 'Send the link',
    sent: 'The link is on its way to {email}.',
  },
  problems: {
    linkExpired:
      'Your link has expired. Your answers are safe: ask for a fresh link and go on with it.',
    alreadySubmitted: 'This application has been sent already, perhaps from another device or tab.',
    programClosed:
      'The program has closed for applications in the meantime. Your answers are kept for 30 days.',
    tooFast: 'That was very quick. Please look over your answers, then send again.',
    documentsMissing: 'Documents are missing that the program asks for.',
    notEligible: 'Some answers do not fit the rules of the program.',
    duplicateOpen:
      'You already have an open application in this program, with the reference {reference}.',
    tooLarge: 'That is too large to be sent.',
    tooManyRequests:
      '{seconds, plural, =0 {Too many attempts. Please wait a moment; nothing is lost.} one {Too many attempts. Please wait # second; nothing is lost.} other {Too many attempts. Please wait # seconds; nothing is lost.}}',
    notFound: 'This application is no longer with us.',
    invalid: 'Some answers need another look.',
    show: 'Show what was sent',
    retry: 'Try again',
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
    title: 'This application has been sent',
    body: 'Reference {reference}. It can no longer be changed here; to correct something, please write to us and quote the reference.',
  },
  website: 'Leave this field empty',
  opening: 'Opening your application…',
}

/** The questions that come with the product, as they are asked first; staff may ask otherwise. */
export const questionsEn = {
  sections: {
    organisation: { title: 'Your organization', intro: 'As registered.' },
    details: { title: 'About your organization', intro: '' },
    address: { title: 'Address of your organization', intro: '' },
    contact: {
      title: 'Contact person',
      intro: 'We write to this person about the application.',
    },
    position: { title: 'The job', intro: '' },
    workplace: { title: 'Workplace', intro: '' },
    dates: { title: 'Dates and hours', intro: '' },
    pay: { title: 'Pay', intro: 'We compute the subsidy as you type.' },
    people: { title: 'The employee and the supervisor', intro: '' },
    learning: { title: 'What the employee will learn', intro: '' },
    documents: { title: 'Documents', intro: 'PDF, Word, Excel, JPG or PNG.' },
    statements: {
      title: 'Statements and signature',
      intro: 'A person authorized to sign for the organization confirms these.',
    },
    person: { title: 'Your name and date of birth', intro: 'As on your official documents.' },
    reach: { title: 'Contact details', intro: '' },
    home: { title: 'Where you live', intro: '' },
    situation: { title: 'Whether the program can fund you', intro: '' },
    background: { title: 'Education and work', intro: '' },
    support: {
      title: 'What would help you at work',
      intro: 'Optional. Your answers do not affect the decision.',
    },
    identity: {
      title: 'Voluntary: self-identification',
      intro:
        'Optional. Your answers do not affect the decision, your employer never sees them, and you can change or withdraw them at any time. They help us see who the program reaches.',
    },
    consents: {
      title: 'Your consent',
      intro: 'Read each one. The application needs all four.',
    },
  },
  labels: {
    participantName: 'First and last name of the employee',
    participantEmail: 'Email of the employee',
    region: 'Province or territory',
    workplaceStreet: 'Street and number',
    employerCostPercent: 'Mandatory employer costs, as a percentage of the wage',
    otherFunding: 'Other public funding for this wage',
    netNew: 'Is this a new position that does not replace anyone?',
    trainingRequested: 'Do you also want funding for a short course?',
    hireReason: 'Why you want to hire this person',
    signatoryName: 'Name of the person who signs',
    signatoryTitle: 'Signatory’s title',
    currentlyStudent: 'Are you a student now?',
    employmentBefore: 'Before this job, I was',
    previouslyFunded: 'Has this program funded you before?',
    relationToEmployer: 'Are you related to the employer?',
    workStatus: 'What is your status in Canada?',
    groups: 'Which of these describe you? Choose as many as you like',
    learningPlan: 'Learning plan',
    accommodationNeeds: 'Adjustments, equipment or support',
    documents: 'Documents',
  },
  hints: {
    noc: 'Enter a word, such as “baker”, or five digits of the National Occupational Classification 2021',
    naics:
      'Enter a word, such as “construction”, or two to six digits of the North American Industry Classification System',
    hoursPerWeek: 'Paid hours',
    hourlyWage: 'Before deductions',
    participantEmail: 'We send a link to the employee’s part of the application there',
    employeesTotal: 'Everyone on your payroll, at all workplaces',
    duties: 'What the employee will do on a usual day',
  },
  statements: {
    noDisplacement: 'This placement does not cost any person their job, hours or promotion.',
    noDispute: 'There is no strike or lockout at the workplace.',
    armsLength: 'The employee is neither a relative of an owner or manager nor an owner.',
    laws: 'We follow the laws on employment standards, health and safety, human rights and privacy.',
    accurate:
      'What I have stated is accurate and complete, and I am authorized to sign for the organization.',
  },
  consents: {
    collection:
      'I agree that the program collects and keeps the personal information given here to decide on and manage the application.',
    sharing:
      'I agree that the program shares it with the funder where the law or the funding agreement requires it. My voluntary answers are shared only as totals.',
    surveys: 'I agree to answer the short surveys of the program during and after the placement.',
    accurate: 'What I have stated is accurate and complete.',
  },
  preferNotToSay: 'I prefer not to say',
}

export const birthdaysEn = {
  screens: {
    birthdays: 'Birthdays',
  },
  subjects: {
    Birthdays: 'Birthdays',
  },
  fields: {
    number: 'Number',
    name: 'Name',
    lastName: 'Last name',
    firstName: 'First name',
    birthDate: 'Date of birth',
    nextOn: 'Birthday',
    turns: 'Turns',
    daysUntil: 'Days to go',
    email: 'Email',
    phone: 'Phone',
    language: 'Language',
    addressOne: 'Address line 1',
    addressTwo: 'Address line 2',
    postCode: 'Postal code',
    city: 'City',
    country: 'Country',
    assignee: 'Relationship manager',
    assigneeId: 'Relationship manager',
    numberOfShares: 'Number of shares',
  },
  choices: {
    language: { en: 'English', fr: 'French' },
  },
  calendar: {
    name: 'Birthdays of shareholders',
    birthdayOf: 'Birthday: {name}',
  },
  mail: {
    reminder: {
      subject: '{count, plural, one {# upcoming birthday} other {# upcoming birthdays}}',
      body: 'Hello {name},\n\nYour shareholders’ upcoming birthdays:\n\n{list}',
      line: '{date}: {name}',
      lineWithAge: '{date}: {name} turns {turns}',
      button: 'View birthdays',
    },
  },
} as const

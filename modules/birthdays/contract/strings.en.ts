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
    email: 'E-mail',
    phone: 'Telephone',
    language: 'Language',
    addressOne: 'Address',
    addressTwo: 'Address, continued',
    postCode: 'Postal code',
    city: 'City',
    country: 'Country',
    assignee: 'Relationship manager',
    assigneeId: 'Relationship manager',
    numberOfShares: 'Shares',
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
      subject: '{count, plural, one {# birthday is} other {# birthdays are}} coming up',
      body: 'Hello {name},\n\nThese birthdays of your shareholders are coming up:\n\n{list}',
      line: '{date}: {name}',
      lineWithAge: '{date}: {name} turns {turns}',
    },
  },
} as const

/** Words of the screen alone. */
export const birthdaysScreenEn = {
  heads: {
    numberOfShares: 'Shares',
    assignee: 'Manager',
  },
  today: 'Today',
  window: {
    choose: 'Period',
    next: 'Next',
    month: 'In the month',
    days: 'Next {count, number} days',
    year: 'Whole year',
  },
  empty: {
    title: 'No birthdays in this period',
    body: 'Choose a longer period or another month. Birthdays come from the dates of birth of active shareholders.',
  },
  feed: {
    menu: 'Calendar',
    file: 'Calendar file',
    address: 'Private calendar address',
    about:
      'Your calendar program reads the birthdays from this address. Anyone who has it sees what you can see, without signing in: keep it private.',
    once: 'Copy it now; it is shown only once.',
    since: 'You have an address since',
    create: 'Create address',
    renew: 'Replace address',
    revoke: 'Delete address',
  },
} as const

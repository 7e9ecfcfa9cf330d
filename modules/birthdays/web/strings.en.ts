/** Words of the screen alone. */
export const birthdaysScreenEn = {
  today: 'Today',
  window: {
    choose: 'Which birthdays',
    next: 'Next',
    month: 'In the month',
    days: 'Next {count, number} days',
    year: 'Whole year',
  },
  empty: {
    title: 'No birthdays in these days',
    body: 'Look further ahead, or at another month. Birthdays come from the dates of birth of active shareholders.',
  },
  feed: {
    menu: 'Calendar',
    file: 'Calendar file',
    address: 'Private calendar address',
    about:
      'Your calendar program fetches the birthdays from this address and keeps them up to date. Whoever knows it sees what you may see, without signing in: keep it to yourself.',
    once: 'Copy it now; it is shown only once.',
    since: 'You have an address since',
    create: 'Make an address',
    renew: 'Make a new address; the present one ends',
    revoke: 'End the address',
  },
} as const

/** Words of the overview of the investor records. */
export const investorsScreenEn = {
  investors: {
    intro: 'What you may see of it; each number leads to its list.',
    numbers: 'Investor records in numbers',
    shareholders: 'active shareholders',
    added: 'added this month',
    shares: 'shares held',
    invested: 'invested, at average cost',
    value: 'worth at today’s price',
    carePending: 'orders wait for CARE',
    tasks:
      'of your tasks are for today{overdue, plural, =0 {} one {, # is overdue} other {, # are overdue}}',
    emptyTitle: 'No shareholder yet',
    emptyBody: 'As soon as there are shareholders that you may see, their numbers stand here.',
    add: 'Add a shareholder',
    months: {
      title: 'Active orders by trade date',
      what: 'Orders',
      this: 'This month',
      last: 'Last month',
      orders: 'Number',
      bought: 'Bought',
      sold: 'Sold',
    },
    newest: {
      title: 'Newest orders',
      all: 'All orders',
      none: 'There is no order yet.',
    },
    side: { buy: 'Buy', sell: 'Sell' },
    birthdays: {
      title: 'Birthdays of the next 7 days',
      all: '{total, plural, =0 {Calendar} one {Show it} other {All #}}',
      none: 'Nobody has a birthday in the next 7 days.',
      turns: 'turns {turns, number}',
    },
  },
}

/** Words of the overview of the investor records. */
export const investorsScreenEn = {
  investors: {
    intro: 'Totals for records you can see',
    numbers: 'Investor records in numbers',
    shareholders: 'active shareholders',
    added: 'added this month',
    shares: 'shares held',
    invested: 'invested, at average cost',
    value: 'value at today’s price',
    carePending: 'orders awaiting CARE verification',
    tasks: 'of your tasks due today{overdue, plural, =0 {} one {, # overdue} other {, # overdue}}',
    emptyTitle: 'No shareholders yet',
    emptyBody: 'Totals appear here once there are shareholders you can see.',
    add: 'Add shareholder',
    months: {
      title: 'Active orders by trade date',
      what: 'Orders',
      this: 'This month',
      last: 'Last month, to {date}',
      change: 'Change',
      orders: 'Number',
      bought: 'Bought',
      sold: 'Sold',
    },
    newest: {
      title: 'Newest orders',
      all: 'All orders',
      none: 'No orders yet.',
    },
    side: { buy: 'Buy', sell: 'Sell' },
    birthdays: {
      title: 'Birthdays of the next 7 days',
      all: '{total, plural, =0 {Show calendar} one {Show birthday} other {Show all #}}',
      none: 'No birthdays in the next 7 days.',
      turns: 'turns {turns, number}',
    },
  },
}

export const searchScreenEn = {
  hintTitle: 'Find a record',
  hintBody:
    'Enter at least 2 letters of a name, a reference, an email, a phone or a business number.',
  nothingTitle: 'No records found',
  nothingBody:
    'Check the spelling, or enter fewer words. Only records that you can see are searched.',
  count: '{count, plural, one {# record} other {# records}}',
  moreThan: 'More than {count, number} records',
  all: 'All {count, number} in {title}',
  allOfMany: 'More than {count, number} in {title}',
  refine: 'The first {count, number} are shown. Enter more of the name to see the others.',
} as const

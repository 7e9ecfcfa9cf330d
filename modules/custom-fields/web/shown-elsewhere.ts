/** Where custom fields are shown besides: what is read there is read anew. */
export const shownElsewhere = [
  'custom-fields',
  'shareholders',
  'leads',
  'orders',
  'employers',
  'participants',
] as const

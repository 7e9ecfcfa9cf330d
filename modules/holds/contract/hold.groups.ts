/** Of protected fields the group: whom a hold is on. */
export const holdGroups = {
  name: 'personal',
  targetReference: 'personal',
} as const

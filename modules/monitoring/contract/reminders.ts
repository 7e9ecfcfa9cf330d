/**
 * When whoever has not filled a form in is reminded, counted from its due day: a week before, on the
 * day, and so many business days after. With the last one its staff are told, and payments are held.
 */
export const reminderDays = [
  { days: -7 },
  { businessDays: 0 },
  { businessDays: 3 },
  { businessDays: 10 },
  { businessDays: 21 },
] as const

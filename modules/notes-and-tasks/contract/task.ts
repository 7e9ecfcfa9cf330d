import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, date, formatted, instant, integer, reference, text } from '#kit/contract/fields.ts'

/** Offered as they are; any other number of minutes can be typed. */
export const usualReminders = [0, 10, 60, 1440] as const

/** A whole day is counted from this hour when somebody wants to be reminded of it. */
export const hourOfWholeDays = '09:00'

/** Something that somebody is to do about a record by a day, perhaps by an hour of it. */
export const task = defineEntity('task', {
  title: text(200, { required: true, inList: true }),
  dueOn: date({ required: true, inList: true }),
  dueAt: formatted(
    { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, code: 'timeOfDay', max: 5 },
    { inList: true },
  ),
  assigneeId: reference({ required: true }),
  remindMinutes: integer({ min: 0, max: 43_200 }),
  priority: choice(['low', 'normal', 'high'], { required: true, inList: true }),
  doneAt: instant({ readOnly: true, inList: true }),
})

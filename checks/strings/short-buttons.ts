const besideWhat = 'it stands in the row or dialog of the thing, whose name its label adds'
const alone = 'there is one thing only that it can be about'

/** Buttons of a single word, or of another form, with the reason. */
export const shortButtons: Record<string, string> = {
  'accounts:secondStep.submit': alone,
  'kit:actions.add': besideWhat,
  'kit:actions.back': alone,
  'kit:actions.cancel': alone,
  'kit:actions.clear': besideWhat,
  'kit:actions.close': alone,
  'kit:actions.copied': 'what the button says once it is done',
  'kit:actions.edit': besideWhat,
  'kit:actions.more': alone,
  'notesAndTasks:acts.delete': besideWhat,
  'notesAndTasks:acts.edit': besideWhat,
}

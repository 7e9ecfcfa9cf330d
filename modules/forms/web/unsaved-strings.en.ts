/** Words about what was written in the editor and is not saved. */
export const unsavedEn = {
  unsaved: {
    notYet: 'Not saved yet',
    waiting: 'Not saved yet: we could not connect. We will try again.',
    save: 'Save now',
    saveAll: 'Save all now',
    count: '{count, plural, one {# change is not saved yet:} other {# changes are not saved yet:}}',
    length: '{length, number} of {most, number} characters',
    tooLong:
      'Shorten this to {most, number} characters at most. It has {length, number} characters.',
    changed: 'This was changed ({when}). Saved now:',
    changedBy: '{name} changed this ({when}). Saved now:',
    changedByYou: 'You changed this in another tab or on another device ({when}). Saved now:',
    blank: 'No text',
    mine: 'Save my text',
    theirs: 'Use the saved text',
    gone: 'A condition that was removed in the meantime',
    goneWith: 'A part that was removed in the meantime: “{typed}”',
    drop: 'Discard change',
    mark: 'not saved',
  },
} as const

/** Words of the screens. */
export const letterheadWebEn = {
  sections: {
    pictures: 'Logo and signature',
    words: 'Signatory and footer',
    preview: 'Preview',
    history: 'History',
  },
  intros: {
    pictures: 'PNG or JPEG, up to 5 MB. On white; they are printed a few centimetres wide.',
    words: 'Name, postal address and email are those of the general settings.',
  },
  pictures: {
    choose: 'Choose {which}',
    another: 'Choose another {which}',
    remove: 'Remove {which}',
    removeTitle: 'Remove this picture?',
    removeBody: 'The next letters have none. Letters that were sent stay as they are.',
    saved: 'Picture saved',
    removed: 'Picture removed',
    none: 'None yet',
    logo: 'logo',
    signature: 'signature',
  },
  preview: {
    en: 'English letter',
    fr: 'French letter',
    language: 'Letter shown',
    saved: 'The preview shows what is saved.',
  },
  actions: { save: 'Save letterhead' },
  toast: { saved: 'Letterhead saved' },
} as const

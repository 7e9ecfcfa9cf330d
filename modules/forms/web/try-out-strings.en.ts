/** Words around a form that one looks at and cannot send. */
export const tryOutEn = {
  tryOut: {
    note: 'This is a preview. You can try every question; nothing is sent or kept.',
    endTitle: 'End of the preview',
    endBody:
      'These are all the questions. Nothing was sent or kept. To fill in this form, open the link in the email that we send when it opens.',
    again: 'Start over',
  },
} as const

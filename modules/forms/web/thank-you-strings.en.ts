/** Words of the page after a form was sent. */
export const thankYouEn = {
  thankYou: {
    title: { sent: 'Thank you', closed: 'Nothing to do' },
    sent: 'We received this form on {date}. If something has to be changed, we will write to you.',
    decision:
      'We received this form on {date}. We review it, then write to you with the decision. Until then, there is nothing to do.',
    payment:
      'We received this evidence on {date}. We review it, then write to you with the amount that we pay. Until then, there is nothing to do.',
    closed: 'We no longer need this form. There is nothing to do.',
    unknownTitle: 'Thank you',
    unknownBody: 'Once you have sent a form, this page confirms it. You can close it.',
  },
} as const

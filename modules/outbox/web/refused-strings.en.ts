/** Wherever a record is told of whom mail does not reach. */
export const outboxRefusedEn = {
  refused: {
    title: 'Mail to {address} was refused on {date}.',
    said: 'The mail server said: {reason}',
    hint: 'Ask for another address, or for the reason. This notice goes away once mail arrives or the address changes.',
  },
} as const

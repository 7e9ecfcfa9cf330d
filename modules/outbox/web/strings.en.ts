export const outboxWebEn = {
  sections: { message: 'Content', delivery: 'Sending' },
  failed: {
    address: 'Address refused',
    message: 'Text refused',
    denied: 'Sending denied',
    busy: 'Server busy',
    unreachable: 'Server unreachable',
    signIn: 'Password refused',
    provider: 'Provider refused',
    other: 'Other',
  },
  textTo: 'Text message to {recipient}',
  tabs: {
    label: 'Messages by status',
    all: 'All',
    waiting: 'Waiting',
    failed: 'Failed',
    stopped: 'Stopped',
    sent: 'Sent',
  },
  list: {
    empty: 'No messages',
    emptyHint: 'What the portal writes to people appears here.',
  },
  actions: { tryAgain: 'Try again now', stop: 'Stop message', sendAgain: 'Send again' },
  toast: {
    tryAgain: 'The message is being tried again',
    stop: 'The message was stopped',
    sendAgain: 'The message was queued again',
  },
  stop: {
    title: 'Stop this message?',
    body: 'It never reaches {recipient}. This cannot be undone.',
    verb: 'Stop message',
  },
  sendAgain: {
    title: 'Send this message again?',
    body: '{recipient} receives the same text once more.',
    verb: 'Send again',
  },
  bulk: {
    result: '{done, number} of {total, plural, one {# message} other {# messages}} done',
    tryAgain: {
      title: 'Try {count, plural, one {# message} other {# messages}} again now?',
      body: 'Messages that have been sent or stopped are skipped.',
      verb: 'Try again now',
    },
    stop: {
      title: 'Stop {count, plural, one {# message} other {# messages}}?',
      body: 'They never reach their recipients. Messages that have been sent are skipped. This cannot be undone.',
      verb: 'Stop messages',
    },
  },
} as const

export const documentsEn = {
  reasons: {
    placementOver: 'The placement was cancelled or has lapsed: its documents are not needed',
    applicationClosed:
      'The application is closed: its documents can be changed once it is reopened',
    olderVersion: 'A newer version was sent. Check that one',
    ofStaff: 'This document belongs to the staff: no other one is asked for',
  },
  validation: {
    fileMissing: 'Upload this file again',
    stillValid: 'Enter a day in the future: the document must still be valid',
    reasonNeeded: 'Enter the reason in the note',
  },
  fields: {
    reasonCodes: 'Reasons',
    note: 'What to send instead',
    reason: 'Reason',
    expiresOn: 'Expiry date',
    title: 'Title of the document',
  },
  missing: { reasonCodes: 'Choose at least one reason' },
  choices: {
    reasonCodes: {
      unreadable: 'The document cannot be read',
      incomplete: 'Pages are missing',
      wrongDocument: 'It is another document',
      expired: 'The document has expired',
      notSigned: 'A signature is missing',
      nameDiffers: 'The name differs from the application',
      other: 'Another reason',
    },
  },
  help: { note: 'The applicant will read this word for word' },
  status: {
    toReview: 'To review',
    accepted: 'Accepted',
    refused: 'Refused',
    removed: 'Removed',
  },
  transitions: {
    acceptDocument: 'Accept document',
    refuseDocument: 'Refuse document',
    reviewDocumentAgain: 'Undo acceptance',
    removeDocument: 'Remove document',
    restoreDocument: 'Restore document',
  },
  steps: {
    stale: '{who} changed this document {when}.',
    refuseDocument: {
      title: 'Refuse document: {name}',
      body: 'It counts as missing. We write the reasons to the applicant, and where to send a better one.',
      verb: 'Refuse document',
    },
    removeDocument: {
      title: 'Remove document: {name}',
      body: 'The version before it counts again. Only staff see it from then on, and can restore it.',
      verb: 'Remove document',
    },
  },
  task: {
    review: 'Review the documents received',
    expired: 'Document expired: ask for a new one',
  },
  mail: {
    refusedToAccount: {
      subject: 'New document needed: application {reference}',
      body: 'Hello {name},\n\nWe cannot accept a document that you sent.\n\nApplication: {reference}\nDocument: {document}\nReasons:\n{reasons}\n\n{note}\n\nSend a better one in the portal with the button below. Until then the document counts as missing.',
      button: 'Send document',
    },
    refused: {
      subject: 'New document needed: application {reference}',
      body: 'Hello {name},\n\nWe cannot accept a document that you sent.\n\nApplication: {reference}\nDocument: {document}\nReasons:\n{reasons}\n\n{note}\n\nAnswer with the button below and add a better one. No account is needed. This link is yours alone and works until {until}.',
      button: 'Send document',
    },
    expiringToAccount: {
      subject: 'Document expires on {day}: application {reference}',
      body: 'Hello {name},\n\nA document of your application expires soon.\n\nApplication: {reference}\nDocument: {document}\nExpires on: {day}\n\nSend the new one in the portal before then. From that day on the document counts as missing.',
      button: 'Send document',
    },
    expiring: {
      subject: 'Document expires on {day}: application {reference}',
      body: 'Hello {name},\n\nA document of your application expires soon.\n\nApplication: {reference}\nDocument: {document}\nExpires on: {day}\n\nAnswer with the button below and add the new one. No account is needed. This link is yours alone and works until {until}.',
      button: 'Send document',
    },
    expiredToAccount: {
      subject: 'Document expired: application {reference}',
      body: 'Hello {name},\n\nA document of your application has expired and counts as missing.\n\nApplication: {reference}\nDocument: {document}\nExpired on: {day}\n\nSend the new one in the portal with the button below.',
      button: 'Send document',
    },
    expired: {
      subject: 'Document expired: application {reference}',
      body: 'Hello {name},\n\nA document of your application has expired and counts as missing.\n\nApplication: {reference}\nDocument: {document}\nExpired on: {day}\n\nAnswer with the button below and add the new one. No account is needed. This link is yours alone and works until {until}.',
      button: 'Send document',
    },
  },
} as const

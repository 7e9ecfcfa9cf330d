import { type Column, cells, columns, expectationOf } from './presets-by-subject.ts'

/**
 * Protected fields: which presets have the group, `Y` or `-`, as far as the action reaches at all.
 * A group that is not named for an action goes with it wherever the action is allowed.
 */
export const groupsBySubject: Record<string, Record<string, Record<string, string>>> = {
  'Shareholders List': {
    view: {
      bank: 'Y Y Y   - - - -   - -   Y Y -',
      // that there are bank details, and how the numbers end
      bankMask: 'Y Y Y   - - - Y   - -   Y Y -',
    },
    export: { bank: 'Y Y Y   - - - -   - -   Y - -' },
  },
  'Shareholders View': {
    view: {
      bank: 'Y Y Y   - - - -   - -   Y Y -',
      // that there are bank details, and how the numbers end
      bankMask: 'Y Y Y   - - - Y   - -   Y Y -',
    },
  },
  'Shareholders Edit': {
    create: { bank: 'Y Y Y   - - - -   - -   Y - -' },
    update: { bank: 'Y Y Y   - - - -   - -   Y - -' },
  },
  Leads: {
    view: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
    create: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
    update: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
    assign: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
    convert: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
    delete: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
    restore: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
    export: { restricted: 'Y Y Y   - - - -   - -   Y - -' },
  },
  'Employer Profile Edit': {
    view: { bank: 'Y Y -   - - Y -   Y -   - - -' },
    update: { bank: 'Y Y -   - - - -   Y -   - - -' },
  },
  Payments: {
    view: { bank: 'Y Y -   - - Y -   - -   - - -' },
    export: {
      bank: 'Y Y -   - - Y -   - -   - - -',
      personal: 'Y Y -   - Y Y Y   Y -   - - -',
    },
    create: { bank: '- - -   - - - -   - -   - - -' },
  },
  'Payment Batches': {
    view: { bank: 'Y Y -   - - Y -   - -   - - -' },
  },
  'Participants List': {
    view: { personal: 'Y Y Y   Y Y - Y   Y -   - - -' },
    export: {
      personal: 'Y Y Y   - Y - Y   Y -   - - -',
    },
  },
  'Participants View': {
    view: {
      personal: 'Y Y Y   Y Y - Y   Y Y   - - -',
      bank: 'Y Y -   - - Y -   - Y   - - -',
      sin: '- - -   - - - -   - -   - - -',
      selfIdentification: '- - -   - - - -   - -   - - -',
    },
    export: {
      bank: 'Y Y -   - - - -   - Y   - - -',
      sin: '- - -   - - - -   - Y   - - -',
      selfIdentification: '- - -   - - - -   - Y   - - -',
    },
    reveal: {
      personal: '- - -   - - - -   - -   - - -',
      bank: '- - -   - - - -   - -   - - -',
      figures: '- - -   - - - -   - -   - - -',
    },
  },
  'Participants Edit': {
    update: {
      bank: 'Y Y -   - - - -   - Y   - - -',
      figures: 'Y Y Y   Y - - -   - -   - - -',
      sin: '- - -   - - - -   - Y   - - -',
      selfIdentification: '- - -   - - - -   - Y   - - -',
    },
  },
  'Applications View': {
    view: {
      employerHalf: 'Y Y Y   Y Y Y Y   Y -   - - -',
      checkpointItems: 'Y Y Y   Y Y Y Y   - -   - - -',
    },
    update: {
      employerHalf: 'Y Y Y   Y - - -   Y -   - - -',
      checkpointItems: 'Y Y -   - - - -   - -   - - -',
    },
  },
  'Orphaned Participants List': {
    view: { personal: 'Y Y Y   Y Y - Y   - -   - - -' },
    export: {
      personal: 'Y Y Y   - Y - Y   - -   - - -',
    },
  },
  // exports of a case officer: without personal data
  'Applications Awaiting Approval List': {
    export: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
  },
  'Applications Approved List': {
    export: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
  },
  'Applications Rejected List': {
    export: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
  },
  'Monitoring Forms List': {
    export: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
  },
  'STT Funding Awaiting Form List': {
    export: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
  },
  'STT Funding Awaiting Approval List': {
    export: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
  },
  'STT Funding Approved List': {
    export: { personal: 'Y Y Y   - Y Y Y   Y -   - - -' },
  },
  'Change Requests': {
    export: { personal: 'Y Y Y   - Y Y Y   Y -   - - -' },
  },
  Supplements: {
    export: { personal: 'Y Y Y   - Y Y Y   Y -   - - -' },
  },
  Holds: {
    export: { personal: 'Y Y Y   - Y Y Y   Y -   - - -' },
  },
  Reports: {
    view: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
    export: { personal: 'Y Y Y   - Y - Y   Y -   - - -' },
  },
}

/** Whether the preset has the group of protected fields on records the action reaches. */
export function hasGroup(subject: string, action: string, group: string, column: Column): boolean {
  const row = groupsBySubject[subject]?.[action]?.[group]
  if (row !== undefined) return cells(row)[columns.indexOf(column)] === 'Y'
  return expectationOf(subject, action, column) !== 'deny'
}

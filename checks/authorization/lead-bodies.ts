import type { Things, Which } from './things.ts'

interface About {
  world: { things: Record<Which, Things> }
  kind: string
  userId: string
}

const thingsOf = ({ world, kind }: About) => world.things[kind === 'other' ? 'other' : 'own']

/** What is said of leads and their statuses. */
export const leadBodies: Record<string, (about: About) => object> = {
  addLead: () => ({ name: 'Odette Béland', email: 'odette@example.net' }),
  editLead: () => ({ company: 'Bakery' }),
  findAlike: () => ({ shareholderKind: 'individual', lastName: 'Béland' }),
  convertLead: (about) => ({
    into: 'existing',
    shareholderId: thingsOf(about).shareholderId,
    expectedAmount: '900.00',
  }),
  addLeadStatus: () => ({
    name: { en: 'Waiting', fr: 'En suspens' },
    color: '#3A7FD5',
    kind: 'open',
    isChoosable: true,
  }),
  editLeadStatus: () => ({ description: 'As agreed' }),
  placeLeadStatus: () => ({ place: 1 }),
  assignLeads: (about) => ({ ids: [thingsOf(about).leadId], assigneeId: about.userId }),
  moveLead: (about) => ({ statusId: thingsOf(about).leadStatusId, place: 'first' }),
  moveLeads: (about) => ({
    ids: [thingsOf(about).leadId],
    statusId: thingsOf(about).leadStatusId,
  }),
  deleteLeads: (about) => ({ ids: [thingsOf(about).leadId] }),
  restoreLeads: (about) => ({ ids: [thingsOf(about).leadId] }),
}

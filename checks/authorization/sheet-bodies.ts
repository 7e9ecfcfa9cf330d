import { positionAnswers } from '#modules/intake/server/intake.test-journey.ts'
import type { Things, Which } from './things.ts'

interface About {
  world: { things: Record<Which, Things> }
  kind: string
}

/** What is typed into a sheet of several participants. */
export const sheetBodies: Record<string, (about: About) => object> = {
  saveSheet: () => ({ rows: [{ key: 'participant1', cells: { firstName: 'Zoé' } }] }),
  pasteRows: () => ({ text: 'Zoé' }),
  submitSheet({ world, kind }) {
    const { programId, employerId } = world.things[kind === 'other' ? 'other' : 'own']
    const { participantName: _name, participantEmail: _email, ...terms } = positionAnswers(1)
    return { programId, employerId, language: 'en', ...terms }
  },
}

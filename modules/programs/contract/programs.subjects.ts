import { defineSubjects } from '#kit/contract/define-subjects.ts'

const program = { programId: { $in: '$programIds' } } as const

export const programsSubjects = defineSubjects({
  'Programs List': { actions: ['view', 'export'], scopes: { program } },
  'Programs View': { actions: ['view'], scopes: { program } },
  'Programs Create': { actions: ['create'] },
  /** `configure`: forms, checkpoint lists, letters; `update`: the settings of the program. */
  'Programs Edit': {
    actions: ['update', 'delete', 'restore', 'configure'],
    scopes: { program },
  },
})

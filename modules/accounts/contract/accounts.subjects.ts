import { defineSubjects } from '#kit/contract/define-subjects.ts'

declare module '#kit/contract/define-subjects.ts' {
  interface PersonFacts {
    /** The programs that are somebody's own. */
    $programIds: readonly string[]
    $employerId: string | null
    $participantId: string | null
    $teamId: string | null
  }
}

declare module '#kit/contract/define-status.ts' {
  interface PersonTypes {
    employer: true
    employee: true
  }
}

/** A person's own account and nobody else's, whatever the role: so there is no scope. */
export const accountsSubjects = defineSubjects({
  'Settings Account': { actions: ['view', 'update'] },
  'Settings Security': { actions: ['view', 'update'] },
})

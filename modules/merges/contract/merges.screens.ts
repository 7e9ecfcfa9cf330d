import { defineScreens } from '#kit/contract/define-screen.ts'

const merging = { subject: 'Shareholders Merge', navActiveLink: '/shareholders' } as const

export const mergesScreens = defineScreens({
  shareholderDuplicates: { path: '/shareholders/duplicates', ...merging },
  mergeShareholders: { path: '/shareholders/merge', ...merging },
  shareholderMerges: { path: '/shareholders/{id}/merges', ...merging },
})

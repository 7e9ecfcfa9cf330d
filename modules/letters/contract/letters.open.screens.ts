import { defineScreens } from '#kit/contract/define-screen.ts'

/** Where the link of a mail leads: apart, so that a phone loads no more. */
export const openLetterScreens = defineScreens({
  mailedLetter: { path: '/letter/{id}', public: true },
})

import { defineScreens } from '#kit/contract/define-screen.ts'

/** Opened by the link in a mail: no account needed. */
export const informationScreens = defineScreens({
  information: { path: '/forms/information', public: true },
  informationSent: { path: '/forms/information/sent', public: true },
})

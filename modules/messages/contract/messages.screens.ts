import { defineScreens } from '#kit/contract/define-screen.ts'

/** Opened by the link in a mail: no account needed. */
export const messagesScreens = defineScreens({
  conversation: { path: '/forms/messages', public: true },
})

import { defineScreens } from '#kit/contract/define-screen.ts'

export const unsubscribeScreens = defineScreens({
  unsubscribe: { path: '/unsubscribe', public: true },
})

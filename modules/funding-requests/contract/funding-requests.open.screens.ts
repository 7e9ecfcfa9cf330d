import { defineScreens } from '#kit/contract/define-screen.ts'

/** What visitors open: apart, so that their pages carry no others. */
export const openRequestScreens = defineScreens({
  publicRequest: { path: '/forms/funding-request', public: true },
  publicRequestForm: { path: '/forms/funding-request/{id}', public: true },
})

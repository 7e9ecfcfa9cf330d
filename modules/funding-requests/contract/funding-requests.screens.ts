import { defineScreens } from '#kit/contract/define-screen.ts'

const overRequest = {
  subject: 'STT Funding View',
  navActiveLink: '/stt-funding-requests/awaiting-approval',
  over: 'fundingRequest',
} as const

export const fundingRequestsScreens = defineScreens({
  requestsAwaitingForm: {
    path: '/stt-funding-requests/awaiting-form',
    subject: 'STT Funding Awaiting Form List',
    navigation: {
      section: 'funding',
      order: 50,
      group: 'fundingRequests',
      badge: 'sttFundingPending',
    },
  },
  requestsAwaitingApproval: {
    path: '/stt-funding-requests/awaiting-approval',
    subject: 'STT Funding Awaiting Approval List',
    navigation: {
      section: 'funding',
      order: 51,
      group: 'fundingRequests',
      badge: 'sttAwaitingApproval',
    },
  },
  fundingRequest: {
    path: '/stt-funding-requests/awaiting-approval/{id}',
    subject: 'STT Funding View',
    navActiveLink: '/stt-funding-requests/awaiting-approval',
  },
  approvedRequests: {
    path: '/stt-funding-requests/approved',
    subject: 'STT Funding Approved List',
    navigation: {
      section: 'funding',
      order: 52,
      group: 'fundingRequests',
      badge: 'sttFundingApproved',
    },
  },
  endedRequests: {
    path: '/stt-funding-requests/ended',
    subject: 'STT Funding Approved List',
    navigation: { section: 'funding', order: 53, group: 'fundingRequests' },
  },
  newRequest: {
    path: '/stt-funding-requests/NewSTTRequestDialog',
    subject: 'STT Funding Awaiting Form List',
    navActiveLink: '/stt-funding-requests/awaiting-form',
    over: 'requestsAwaitingForm',
  },
  editRequestForm: { path: '/stt-funding-requests/EditSTTRequestFormDialog', ...overRequest },
  viewRequestForm: { path: '/stt-funding-requests/ViewSTTRequestFormDialog', ...overRequest },
  reviewForPayment: { path: '/stt-funding-requests/ReviewSTTRequestForPayment', ...overRequest },
})

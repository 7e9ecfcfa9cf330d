import { IconCertificate, IconFilePencil, IconHistory, IconSchool } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'

const lists = () => import('./RequestLists.tsx')
const dialogs = () => import('./FormDialogs.tsx')
const ofForm = ['forms', 'forms/web/answers-strings'] as const

export const routes = defineRoutes(
  fundingRequestsScreens,
  {
    requestsAwaitingForm: () => lists().then((m) => m.AwaitingForm),
    requestsAwaitingApproval: () => lists().then((m) => m.AwaitingApproval),
    approvedRequests: () => lists().then((m) => m.Approved),
    endedRequests: () => lists().then((m) => m.Ended),
    fundingRequest: () => import('./RequestScreen.tsx').then((m) => m.RequestScreen),
    newRequest: () => import('./NewRequestDialog.tsx').then((m) => m.NewRequestDialog),
    editRequestForm: () => dialogs().then((m) => m.EditRequestForm),
    viewRequestForm: () => dialogs().then((m) => m.ViewRequestForm),
    reviewForPayment: () => import('./ReviewScreen.tsx').then((m) => m.ReviewRequestForPayment),
  },
  {
    icons: {
      requestsAwaitingForm: IconFilePencil,
      requestsAwaitingApproval: IconSchool,
      approvedRequests: IconCertificate,
      endedRequests: IconHistory,
    },
    wordsOf: {
      fundingRequest: ofForm,
      editRequestForm: ofForm,
      viewRequestForm: ofForm,
      reviewForPayment: ofForm,
    },
  },
)

import { IconCertificate, IconFilePencil, IconSchool } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'

export const routes = defineRoutes(
  fundingRequestsScreens,
  {},
  {
    icons: {
      requestsAwaitingForm: IconFilePencil,
      requestsAwaitingApproval: IconSchool,
      approvedRequests: IconCertificate,
    },
  },
)

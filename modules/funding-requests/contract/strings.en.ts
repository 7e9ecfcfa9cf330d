export const fundingRequestsEn = {
  screens: {
    requestsAwaitingForm: 'STT funding requests awaiting form completion',
    requestsAwaitingApproval: 'STT funding requests awaiting approval',
    fundingRequest: 'STT funding request',
    approvedRequests: 'Approved STT funding requests',
    newRequest: 'New STT funding request',
    editRequestForm: 'Edit the STT request form',
    viewRequestForm: 'STT request form',
    reviewForPayment: 'Review the STT request for payment',
    publicRequest: 'Funding request for short-term training',
    publicRequestForm: 'Your funding request for short-term training',
  },
  navigation: {
    requestsAwaitingForm: 'Awaiting form',
    requestsAwaitingApproval: 'Awaiting approval',
    approvedRequests: 'Approved',
  },
  subjects: {
    'STT Funding Awaiting Form List': 'List of STT requests awaiting form completion',
    'STT Funding Awaiting Approval List': 'List of STT requests awaiting approval',
    'STT Funding Approved List': 'List of approved STT requests',
    'STT Funding View': 'STT funding requests',
  },
} as const

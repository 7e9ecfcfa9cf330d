export const fundingRequestsEn = {
  screens: {
    requestsAwaitingForm: 'STT funding requests awaiting form completion',
    requestsAwaitingApproval: 'STT funding requests awaiting approval',
    fundingRequest: 'STT funding request',
    approvedRequests: 'Approved STT funding requests',
    newRequest: 'New STT funding request',
    editRequestForm: 'Edit STT funding request',
    viewRequestForm: 'STT funding request form',
    reviewForPayment: 'Review STT funding request for payment',
    publicRequest: 'Funding request for short-term training',
    publicRequestForm: 'Your funding request for short-term training',
  },
  navigation: {
    requestsAwaitingForm: 'Awaiting form',
    requestsAwaitingApproval: 'Awaiting approval',
    approvedRequests: 'Approved',
  },
  subjects: {
    'STT Funding Awaiting Form List': 'List of STT funding requests awaiting form completion',
    'STT Funding Awaiting Approval List': 'List of STT funding requests awaiting approval',
    'STT Funding Approved List': 'List of approved STT funding requests',
    'STT Funding View': 'STT funding requests',
  },
} as const

import { defineScreens } from '#kit/contract/define-screen.ts'

const pendingLink = '/applications/pending'

export const applicationsScreens = defineScreens({
  pendingApplications: {
    path: '/applications/pending',
    subject: 'Applications Awaiting Approval List',
    navigation: {
      section: 'funding',
      order: 10,
      group: 'applications',
      badge: 'applicationsPending',
    },
  },
  applicationQueue: {
    path: '/applications/queue',
    subject: 'Applications View',
    toDo: ['assign', 'verify', 'recommend', 'override', 'decide'],
    navActiveLink: pendingLink,
  },
  pendingApplication: {
    path: '/applications/pending/{id}',
    subject: 'Applications View',
    navActiveLink: pendingLink,
  },
  approvedApplications: {
    path: '/applications/approved',
    subject: 'Applications Approved List',
    navigation: {
      section: 'funding',
      order: 11,
      group: 'applications',
      badge: 'applicationsApproved',
    },
  },
  approvedApplication: {
    path: '/applications/approved/{id}',
    subject: 'Applications View',
    navActiveLink: '/applications/approved',
  },
  rejectedApplications: {
    path: '/applications/rejected',
    subject: 'Applications Rejected List',
    navigation: {
      section: 'funding',
      order: 12,
      group: 'applications',
      badge: 'applicationsRejected',
    },
  },
  rejectedApplication: {
    path: '/applications/rejected/{id}',
    subject: 'Applications View',
    navActiveLink: '/applications/rejected',
  },
  submitApplication: {
    path: '/submit-new-application',
    subject: 'Applications Create',
    act: 'create',
    navigation: { section: 'funding', order: 13, group: 'applications' },
  },
  application: {
    path: '/applications/View',
    subject: 'Applications View',
    navActiveLink: pendingLink,
  },
  bulkAssign: {
    path: '/applications/BulkAssignDialog',
    subject: 'Applications Awaiting Approval List',
    navActiveLink: pendingLink,
    over: 'pendingApplications',
  },
  checkpointOne: {
    path: '/applications/CheckPointOneDialog',
    subject: 'Applications View',
    navActiveLink: pendingLink,
    over: 'pendingApplication',
  },
  checkpointTwo: {
    path: '/applications/CheckPointTwoDialog',
    subject: 'Applications View',
    navActiveLink: pendingLink,
    over: 'pendingApplication',
  },
  editApplication: {
    path: '/applications/EditApplicationDialog',
    subject: 'Applications View',
    navActiveLink: pendingLink,
    over: 'pendingApplication',
  },
})

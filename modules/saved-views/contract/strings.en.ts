export const savedViewsEn = {
  fields: {
    name: 'Name of the view',
    sharedWith: 'Who sees it',
    state: 'What it shows',
    roleId: 'Role',
  },
  choices: {
    sharedWith: { nobody: 'Only me', role: 'A role', everybody: 'Everybody' },
  },
  reasons: {
    viewNotYours: 'The view is somebody else’s; save one of your own',
    sharingNotYours: 'Views are shared by those who configure the portal',
  },
} as const

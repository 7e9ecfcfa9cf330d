export const savedViewsEn = {
  fields: {
    name: 'View name',
    sharedWith: 'Visible to',
    state: 'Content',
    roleId: 'Role',
  },
  choices: {
    sharedWith: { nobody: 'Only me', role: 'A role', everybody: 'Everyone' },
  },
  reasons: {
    viewNotYours: 'This view belongs to someone else; save your own',
    sharingNotYours: 'Ask an administrator to share views',
  },
} as const

export const minimumWagesEn = {
  screens: {
    settingsMinimumWages: 'Minimum wages',
  },
  navigation: {
    settingsMinimumWages: 'Minimum wages',
  },
  fields: {
    region: 'Province or territory',
    effectiveOn: 'Effective date',
    hourlyWage: 'Dollars an hour',
    source: 'Source',
    checkedOn: 'Compared with the official page on',
  },
  validation: {
    wageTaken: 'Choose another day: this province already has a wage for it',
  },
  help: {
    hourlyWage: 'Leave blank while unknown: each wage is then checked by hand',
    checkedOn: 'Leave blank if it must still be confirmed',
  },
} as const

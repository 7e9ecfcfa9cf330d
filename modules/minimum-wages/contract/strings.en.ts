export const minimumWagesEn = {
  screens: {
    settingsMinimumWages: 'Minimum wages',
  },
  navigation: {
    settingsMinimumWages: 'Minimum wages',
  },
  fields: {
    region: 'Province or territory',
    effectiveOn: 'In force from',
    hourlyWage: 'Dollars an hour',
    source: 'Source',
    checkedOn: 'Compared with the official page on',
  },
  validation: {
    wageTaken: 'There is a row of this province and day already',
  },
  help: {
    hourlyWage: 'Left empty while it is not known: somebody then looks at each wage',
    checkedOn: 'Left empty, it is to be confirmed',
  },
} as const

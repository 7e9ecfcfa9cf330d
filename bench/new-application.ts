const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Numbers of businesses end with a check digit (Luhn). */
function businessNumber(at: number): string {
  const first = String(60_000_000 + ((Date.now() + at) % 30_000_000))
  const sumWith = (check: number) =>
    Array.from(`${first}${check}`, (digit, place) => {
      const value = Number(digit) * (place % 2 ? 2 : 1)
      return value > 9 ? value - 9 : value
    }).reduce((sum, value) => sum + value, 0)
  const check = Array.from({ length: 10 }, (_, digit) => digit).find((n) => sumWith(n) % 10 === 0)
  return `${first}${check}RP0001`
}

/** An application as an officer enters it for an employer that is not known yet. */
export const newApplication = (programId: string, at: number) => {
  const place = { street: '12 Main Street', city: 'Ottawa', postalCode: 'K1A 0B1' }
  return {
    programId,
    language: 'en',
    employer: {
      legalName: `Meridian Joinery ${at} Ltd`,
      businessNumber: businessNumber(at),
      legalStructure: 'corporation',
      sector: 'private',
      naics: '311811',
      employeesTotal: 12,
      ...place,
      province: 'ON',
      language: 'en',
      contactName: 'Ann Ray',
      contactEmail: `ann.${at}@example.org`,
      contactPhone: '613 555-0142',
    },
    position: {
      participantName: `Helen Corwick ${at}`,
      participantEmail: `helen.${at}@example.org`,
      positionTitle: 'Baker',
      noc: '63202',
      duties: 'Bakes.',
      employmentType: 'permanent',
      supervisorName: 'Ann Ray',
      workplaceStreet: place.street,
      workplaceCity: place.city,
      region: 'ON',
      workplacePostalCode: place.postalCode,
      netNew: true,
      trainingRequested: false,
      learningPlan: 'Learns.',
      signatoryName: 'Ann Ray',
      signatoryTitle: 'Owner',
      startOn: dayIn(30),
      endOn: dayIn(29 + 16 * 7),
      hoursPerWeek: '35',
      hourlyWage: '20',
      employerCostPercent: '0',
      otherFunding: '0',
    },
  }
}

/** Made by `WRITE_API_EXAMPLES=1 npm test -- checks/api/examples`: what real calls asked and were answered. */
import type { Example } from '#kit/server/open-api/described.ts'

export const examples: Readonly<Record<string, Example>> = {
  "listApplications": {
    "response": {
      "data": [
        {
          "id": "01a22de9-1e51-72b8-8c20-f9ee072bb019",
          "reference": "APP-2026-000404",
          "employerName": "Boulangerie Côté 4",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "status": "submitted",
          "submittedAt": "2026-11-30T19:23:02.089Z",
          "reviewDueOn": "2026-12-30",
          "region": "QC",
          "requestedAmount": "9870.00",
          "approvedAmount": null,
          "decidedAt": null,
          "isMissingParticipant": true,
          "isOnHold": false,
          "version": 1,
          "participantName": "Zoé Béland 4",
          "assignee": null,
          "isDuplicateSuspected": false,
          "isMessageWaiting": false
        },
        {
          "id": "01a22de9-1d71-7e8f-8a05-aeb326020014",
          "reference": "APP-2026-000403",
          "employerName": "Boulangerie Côté 3",
          "programCode": "GREEN",
          "programName": {
            "en": "Green Jobs Placement Fund",
            "fr": "Fonds de placement en emplois verts"
          },
          "status": "submitted",
          "submittedAt": "2026-11-30T19:23:01.851Z",
          "reviewDueOn": "2026-12-30",
          "region": "QC",
          "requestedAmount": "9870.00",
          "approvedAmount": null,
          "decidedAt": null,
          "isMissingParticipant": false,
          "isOnHold": false,
          "version": 2,
          "participantName": "Zoé Béland 3",
          "assignee": null,
          "isDuplicateSuspected": false,
          "isMessageWaiting": false
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 166,
        "after": "WyIyMDI2LTExLTI3IDEzOjMyOjEyLjA2NyswMCIsIjAxYTIyZGU4LWI5YWMtN2QzMy04Y2QxLWVmZjk5NTA1NzMzYSJd"
      }
    }
  },
  "readApplication": {
    "response": {
      "id": "01a22de9-19de-716f-b4cf-a97163c7e2dd",
      "version": 2,
      "createdAt": "2026-11-30T19:23:00.926Z",
      "updatedAt": "2026-11-30T19:23:01.177Z",
      "participantName": "Zoé Béland 1",
      "participantEmail": "zoe.beland.1@example.org",
      "positionTitle": "Apprentice baker",
      "noc": "63202",
      "duties": "Prepares dough, bakes and helps customers.",
      "employmentType": "permanent",
      "supervisorName": "Marie Côté",
      "supervisorEmail": null,
      "workplaceStreet": "12, rue Principale",
      "workplaceCity": "Gatineau",
      "region": "QC",
      "workplacePostalCode": "J8X 2K1",
      "startOn": "2026-12-21",
      "endOn": "2027-05-09",
      "hoursPerWeek": "35.0",
      "hourlyWage": "22.50",
      "employerCostPercent": "8.00",
      "otherFunding": "0.00",
      "netNew": true,
      "trainingRequested": false,
      "learningPlan": "Learns the trade beside an experienced baker.",
      "hireReason": null,
      "signatoryName": "Marie Côté",
      "signatoryTitle": "Owner",
      "reference": "APP-2026-000401",
      "status": "submitted",
      "channel": "self",
      "language": "en",
      "submittedAt": "2026-11-30T19:23:00.926Z",
      "reviewDueOn": "2026-12-30",
      "returnsOn": "2027-01-30",
      "funding": {
        "weeks": "20",
        "days": 140,
        "hoursPerWeek": "35",
        "totalHours": "700",
        "hourlyCost": "22.5",
        "uplift": null,
        "grossWages": "15750.00",
        "lines": [
          {
            "fromWeek": 1,
            "toWeek": 12,
            "days": 84,
            "hoursPerWeek": "35",
            "hours": "420",
            "hourlyCost": "22.5",
            "percent": "75",
            "computed": "7087.50",
            "weeklyCap": "560.00",
            "isCapped": true,
            "amount": "6720.00"
          },
          {
            "fromWeek": 13,
            "toWeek": 20,
            "days": 56,
            "hoursPerWeek": "35",
            "hours": "280",
            "hourlyCost": "22.5",
            "percent": "50",
            "computed": "3150.00",
            "weeklyCap": "400.00",
            "isCapped": false,
            "amount": "3150.00"
          }
        ],
        "subtotal": "9870.00",
        "reductions": [
          {
            "reason": "fundedBefore",
            "amount": "9870.00"
          }
        ],
        "total": "0.00"
      },
      "requestedAmount": "9870.00",
      "approvedAmount": null,
      "informationRequest": null,
      "informationDueOn": null,
      "reviewDaysLeft": null,
      "participantCompletedAt": "2026-11-30T19:23:01.177Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22de8-b96f-7157-a8f3-df58fc0ed9c8",
        "code": "YESP",
        "name": {
          "en": "Youth Employment Skills Placements",
          "fr": "Placements Compétences et emploi jeunesse"
        }
      },
      "assignee": null,
      "recommendation": null,
      "decision": null,
      "placement": {
        "id": "01a22de9-1c47-7460-acbf-0afe99f93c60",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22de9-1a1b-7a55-bf09-4713db37f3c1",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-11-30T19:23:00.926Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22de9-1a1b-7cd3-b03b-221212598525",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-11-30T19:23:00.926Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22de9-1b12-7fe0-a6ad-649696c60d2b",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-11-30T19:23:01.174Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22de8-b9ac-75f4-9b9f-7531b5d13ee4",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22de8-b9ab-7d36-94ab-b4ffe1c6edbe",
        "version": 1,
        "createdAt": "2024-12-24T18:12:42.766Z",
        "updatedAt": "2024-12-24T18:12:42.766Z",
        "legalName": "Northlight Energy Cooperative",
        "operatingName": null,
        "businessNumber": "810000000RC0001",
        "legalStructure": "cooperative",
        "sector": "private",
        "naics": "23",
        "yearEstablished": 2021,
        "employeesTotal": 25,
        "street": "362 St. Patrick Street",
        "city": "Ottawa",
        "province": "ON",
        "postalCode": "K1N 4Y4",
        "website": "https://www.northlight-energy-cooperative.example",
        "description": null,
        "language": "en",
        "contactName": "Rachel Okafor",
        "contactTitle": "Executive Director",
        "contactEmail": "employer@example.org",
        "contactPhone": "+1 613 555 0132"
      },
      "participant": {
        "id": "01a22de8-b9ac-75ef-b590-1ab1ad1427cf",
        "version": 1,
        "createdAt": "2026-08-28T15:05:12.334Z",
        "updatedAt": "2026-08-28T15:05:12.334Z",
        "firstName": "Mathis",
        "lastName": "Lavoie",
        "preferredName": null,
        "birthDate": "1998-02-08",
        "email": "employee@example.org",
        "phone": "+1 613 555 0118",
        "street": "1431 St. Patrick Street",
        "city": "Ottawa",
        "province": "ON",
        "postalCode": "K1N 2S4",
        "language": "fr",
        "workStatus": "citizen",
        "education": "trades",
        "currentlyStudent": false,
        "employmentBefore": "unemployed",
        "previouslyFunded": false,
        "relationToEmployer": "none",
        "accommodationNeeds": null,
        "reference": "PAR-2026-000150",
        "consentedAt": "2026-08-28T15:05:12.334Z"
      },
      "checkpointOne": {
        "number": 1,
        "status": "due",
        "version": 2,
        "items": [
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "businessNumber",
            "note": null,
            "result": "pass",
            "finding": "checkDigit",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "employerEligible",
            "note": null,
            "result": "pending",
            "finding": null,
            "override": null,
            "isAutomatic": false
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "employerRoom",
            "note": null,
            "result": "pass",
            "finding": "employerRoom",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "goodStanding",
            "note": null,
            "result": "pass",
            "finding": "holds",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "armsLength",
            "note": null,
            "result": "pass",
            "finding": "relation",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "netNew",
            "note": null,
            "result": "pass",
            "finding": "declared",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "wageAndHours",
            "note": null,
            "result": "pass",
            "finding": "minimumWage",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "positionFits",
            "note": null,
            "result": "pending",
            "finding": null,
            "override": null,
            "isAutomatic": false
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "startInWindow",
            "note": null,
            "result": "pass",
            "finding": "start",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "participantAge",
            "note": null,
            "result": "pass",
            "finding": "age",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "workStatus",
            "note": null,
            "result": "pass",
            "finding": "status",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "sinSeen",
            "note": null,
            "result": "notApplicable",
            "finding": "sinNotRequired",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "notFundedBefore",
            "note": null,
            "result": "pass",
            "finding": "declared",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "noStacking",
            "note": null,
            "result": "pass",
            "finding": "otherFunding",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "formsSigned",
            "note": null,
            "result": "pass",
            "finding": "forms",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "budgetAvailable",
            "note": null,
            "result": "pass",
            "finding": "budget",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "noDuplicate",
            "note": null,
            "result": "pass",
            "finding": "duplicates",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "signatoryConfirmed",
            "note": null,
            "result": "pending",
            "finding": null,
            "override": null,
            "isAutomatic": false
          }
        ],
        "reviewedBy": null,
        "reviewedAt": null
      },
      "can": {
        "assign": true,
        "withdraw": true,
        "edit": true,
        "confirmUplift": true,
        "overrideCheck": true,
        "reassign": true
      }
    }
  },
  "submitOnBehalf": {
    "request": {
      "programId": "01a22de8-b96f-7157-a8f3-df58fc0ed9c8",
      "language": "en",
      "employer": {
        "legalName": "Boulangerie Côté 5001",
        "businessNumber": "810000000RC0001",
        "legalStructure": "corporation",
        "sector": "private",
        "naics": "311811",
        "employeesTotal": 12,
        "street": "12, rue Principale",
        "city": "Gatineau",
        "province": "QC",
        "postalCode": "J8X 2K1",
        "language": "en",
        "contactName": "Marie Côté",
        "contactEmail": "marie.cote.5001@example.org",
        "contactPhone": "819 555-0142"
      },
      "position": {
        "participantName": "Zoé Béland 5001",
        "participantEmail": "zoe.beland.5001@example.org",
        "positionTitle": "Apprentice baker",
        "noc": "63202",
        "duties": "Prepares dough, bakes and helps customers.",
        "employmentType": "permanent",
        "supervisorName": "Marie Côté",
        "workplaceStreet": "12, rue Principale",
        "workplaceCity": "Gatineau",
        "region": "QC",
        "workplacePostalCode": "J8X 2K1",
        "startOn": "2026-12-21",
        "endOn": "2027-05-09",
        "hoursPerWeek": "35",
        "hourlyWage": "22.50",
        "employerCostPercent": "8",
        "otherFunding": "0",
        "netNew": true,
        "trainingRequested": false,
        "learningPlan": "Learns the trade beside an experienced baker.",
        "signatoryName": "Marie Côté",
        "signatoryTitle": "Owner"
      }
    },
    "response": {
      "id": "01a22de9-239d-761e-93ef-8ace9787f125",
      "reference": "APP-2026-000405"
    }
  },
  "editApplication": {
    "request": {
      "positionTitle": "Baker"
    },
    "response": {
      "id": "01a22de9-19de-716f-b4cf-a97163c7e2dd",
      "version": 3,
      "createdAt": "2026-11-30T19:23:00.926Z",
      "updatedAt": "2026-11-30T19:23:03.540Z",
      "participantName": "Zoé Béland 1",
      "participantEmail": "zoe.beland.1@example.org",
      "positionTitle": "Baker",
      "noc": "63202",
      "duties": "Prepares dough, bakes and helps customers.",
      "employmentType": "permanent",
      "supervisorName": "Marie Côté",
      "supervisorEmail": null,
      "workplaceStreet": "12, rue Principale",
      "workplaceCity": "Gatineau",
      "region": "QC",
      "workplacePostalCode": "J8X 2K1",
      "startOn": "2026-12-21",
      "endOn": "2027-05-09",
      "hoursPerWeek": "35.0",
      "hourlyWage": "22.50",
      "employerCostPercent": "8.00",
      "otherFunding": "0.00",
      "netNew": true,
      "trainingRequested": false,
      "learningPlan": "Learns the trade beside an experienced baker.",
      "hireReason": null,
      "signatoryName": "Marie Côté",
      "signatoryTitle": "Owner",
      "reference": "APP-2026-000401",
      "status": "submitted",
      "channel": "self",
      "language": "en",
      "submittedAt": "2026-11-30T19:23:00.926Z",
      "reviewDueOn": "2026-12-30",
      "returnsOn": "2027-01-30",
      "funding": {
        "weeks": "20",
        "days": 140,
        "hoursPerWeek": "35",
        "totalHours": "700",
        "hourlyCost": "22.5",
        "uplift": null,
        "grossWages": "15750.00",
        "lines": [
          {
            "fromWeek": 1,
            "toWeek": 12,
            "days": 84,
            "hoursPerWeek": "35",
            "hours": "420",
            "hourlyCost": "22.5",
            "percent": "75",
            "computed": "7087.50",
            "weeklyCap": "560.00",
            "isCapped": true,
            "amount": "6720.00"
          },
          {
            "fromWeek": 13,
            "toWeek": 20,
            "days": 56,
            "hoursPerWeek": "35",
            "hours": "280",
            "hourlyCost": "22.5",
            "percent": "50",
            "computed": "3150.00",
            "weeklyCap": "400.00",
            "isCapped": false,
            "amount": "3150.00"
          }
        ],
        "subtotal": "9870.00",
        "reductions": [
          {
            "reason": "fundedBefore",
            "amount": "9870.00"
          }
        ],
        "total": "0.00"
      },
      "requestedAmount": "0.00",
      "approvedAmount": null,
      "informationRequest": null,
      "informationDueOn": null,
      "reviewDaysLeft": null,
      "participantCompletedAt": "2026-11-30T19:23:01.177Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22de8-b96f-7157-a8f3-df58fc0ed9c8",
        "code": "YESP",
        "name": {
          "en": "Youth Employment Skills Placements",
          "fr": "Placements Compétences et emploi jeunesse"
        }
      },
      "assignee": null,
      "recommendation": null,
      "decision": null,
      "placement": {
        "id": "01a22de9-1c47-7460-acbf-0afe99f93c60",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22de9-1a1b-7a55-bf09-4713db37f3c1",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-11-30T19:23:00.926Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22de9-1a1b-7cd3-b03b-221212598525",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-11-30T19:23:00.926Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22de9-1b12-7fe0-a6ad-649696c60d2b",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-11-30T19:23:01.174Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22de8-b9ac-75f4-9b9f-7531b5d13ee4",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22de8-b9ab-7d36-94ab-b4ffe1c6edbe",
        "version": 2,
        "createdAt": "2024-12-24T18:12:42.766Z",
        "updatedAt": "2026-11-30T19:23:03.433Z",
        "legalName": "Northlight Energy Cooperative",
        "operatingName": null,
        "businessNumber": "810000000RC0001",
        "legalStructure": "cooperative",
        "sector": "private",
        "naics": "23",
        "yearEstablished": 2021,
        "employeesTotal": 25,
        "street": "362 St. Patrick Street",
        "city": "Ottawa",
        "province": "ON",
        "postalCode": "K1N 4Y4",
        "website": "https://www.northlight-energy-cooperative.example",
        "description": null,
        "language": "en",
        "contactName": "Marie Côté",
        "contactTitle": "Executive Director",
        "contactEmail": "marie.cote.5001@example.org",
        "contactPhone": "819 555-0142"
      },
      "participant": {
        "id": "01a22de8-b9ac-75ef-b590-1ab1ad1427cf",
        "version": 1,
        "createdAt": "2026-08-28T15:05:12.334Z",
        "updatedAt": "2026-08-28T15:05:12.334Z",
        "firstName": "Mathis",
        "lastName": "Lavoie",
        "preferredName": null,
        "birthDate": "1998-02-08",
        "email": "employee@example.org",
        "phone": "+1 613 555 0118",
        "street": "1431 St. Patrick Street",
        "city": "Ottawa",
        "province": "ON",
        "postalCode": "K1N 2S4",
        "language": "fr",
        "workStatus": "citizen",
        "education": "trades",
        "currentlyStudent": false,
        "employmentBefore": "unemployed",
        "previouslyFunded": false,
        "relationToEmployer": "none",
        "accommodationNeeds": null,
        "reference": "PAR-2026-000150",
        "consentedAt": "2026-08-28T15:05:12.334Z"
      },
      "checkpointOne": {
        "number": 1,
        "status": "due",
        "version": 3,
        "items": [
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "businessNumber",
            "note": null,
            "result": "pass",
            "finding": "checkDigit",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "employerEligible",
            "note": null,
            "result": "pending",
            "finding": null,
            "override": null,
            "isAutomatic": false
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "employerRoom",
            "note": null,
            "result": "pass",
            "finding": "employerRoom",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "goodStanding",
            "note": null,
            "result": "pass",
            "finding": "holds",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "armsLength",
            "note": null,
            "result": "pass",
            "finding": "relation",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "netNew",
            "note": null,
            "result": "pass",
            "finding": "declared",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "wageAndHours",
            "note": null,
            "result": "pass",
            "finding": "minimumWage",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "positionFits",
            "note": null,
            "result": "pending",
            "finding": null,
            "override": null,
            "isAutomatic": false
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "startInWindow",
            "note": null,
            "result": "pass",
            "finding": "start",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "participantAge",
            "note": null,
            "result": "pass",
            "finding": "age",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "workStatus",
            "note": null,
            "result": "pass",
            "finding": "status",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "sinSeen",
            "note": null,
            "result": "notApplicable",
            "finding": "sinNotRequired",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "notFundedBefore",
            "note": null,
            "result": "pass",
            "finding": "declared",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "noStacking",
            "note": null,
            "result": "pass",
            "finding": "otherFunding",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "formsSigned",
            "note": null,
            "result": "pass",
            "finding": "forms",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "budgetAvailable",
            "note": null,
            "result": "pass",
            "finding": "budget",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "noDuplicate",
            "note": null,
            "result": "pass",
            "finding": "duplicates",
            "override": null,
            "isAutomatic": true
          },
          {
            "at": null,
            "by": null,
            "byId": null,
            "code": "signatoryConfirmed",
            "note": null,
            "result": "pending",
            "finding": null,
            "override": null,
            "isAutomatic": false
          }
        ],
        "reviewedBy": null,
        "reviewedAt": null
      },
      "can": {
        "assign": true,
        "withdraw": true,
        "edit": true,
        "confirmUplift": true,
        "overrideCheck": true,
        "reassign": true
      }
    }
  },
  "listParticipants": {
    "response": {
      "data": [
        {
          "id": "01a22de8-b9ac-7727-b046-15ca8d8a0a8a",
          "reference": "PAR-2026-000174",
          "name": "Elijah Harris",
          "standing": "applied",
          "nextStep": "inform",
          "dueOn": "2026-11-18",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "employerName": "Red River Market Gardens Inc.",
          "startsOn": "2026-12-21",
          "endsOn": "2027-06-06",
          "weeks": 24,
          "email": "elijah.harris@example.com",
          "phone": "+1 204 555 0134",
          "weeksLeft": null,
          "committed": "0.00",
          "moneyLeft": "11500.00"
        },
        {
          "id": "01a22de8-b9ac-7731-bb0c-6fb793ccfff5",
          "reference": "PAR-2026-000175",
          "name": "Nathan Bergeron",
          "standing": "applied",
          "nextStep": "inform",
          "dueOn": "2026-11-19",
          "programCode": "STEP-QC",
          "programName": {
            "en": "Québec Student Stepping Stones",
            "fr": "Tremplin étudiant Québec"
          },
          "employerName": "Solaire Boréal inc.",
          "startsOn": "2026-12-14",
          "endsOn": "2027-04-25",
          "weeks": 19,
          "email": "nathan.bergeron@example.com",
          "phone": "+1 418 555 0137",
          "weeksLeft": null,
          "committed": "0.00",
          "moneyLeft": "9000.00"
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 302,
        "after": "WyIyMDI2LTExLTI3IiwiMDFhMjJkZTgtYjlhYy03ODRiLThkZmYtMmIwZTcwMDRiMDdiIl0"
      }
    }
  },
  "readParticipant": {
    "response": {
      "id": "01a22de8-b9ac-75ef-b590-1ab1ad1427cf",
      "version": 1,
      "createdAt": "2026-08-28T15:05:12.334Z",
      "updatedAt": "2026-08-28T15:05:12.334Z",
      "firstName": "Mathis",
      "lastName": "Lavoie",
      "preferredName": null,
      "birthDate": "1998-02-08",
      "email": "employee@example.org",
      "phone": "+1 613 555 0118",
      "street": "1431 St. Patrick Street",
      "city": "Ottawa",
      "province": "ON",
      "postalCode": "K1N 2S4",
      "language": "fr",
      "workStatus": "citizen",
      "education": "trades",
      "currentlyStudent": false,
      "employmentBefore": "unemployed",
      "previouslyFunded": false,
      "relationToEmployer": "none",
      "accommodationNeeds": null,
      "reference": "PAR-2026-000150",
      "consentedAt": "2026-08-28T15:05:12.334Z",
      "name": "Mathis Lavoie",
      "standing": "active",
      "nextStep": "finish",
      "dueOn": "2027-03-21",
      "programCode": "YESP",
      "programName": {
        "en": "Youth Employment Skills Placements",
        "fr": "Placements Compétences et emploi jeunesse"
      },
      "employerName": "Northlight Energy Cooperative",
      "startsOn": "2026-09-21",
      "endsOn": "2027-03-21",
      "weeks": 26,
      "weeksLeft": 16,
      "committed": "11500.00",
      "moneyLeft": "0",
      "paths": [
        {
          "applicationId": "01a22de9-19de-716f-b4cf-a97163c7e2dd",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-11-30T19:23:00.926Z",
          "placementId": "01a22de9-1c47-7460-acbf-0afe99f93c60",
          "placementReference": "PLA-2026-000151",
          "positionTitle": "Apprentice baker",
          "standing": "offered",
          "nextStep": null,
          "dueOn": null,
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "employerName": "Northlight Energy Cooperative",
          "startsOn": "2026-12-21",
          "endsOn": "2027-05-09",
          "weeks": 20,
          "weeksLeft": 20,
          "orphanedFrom": "2026-11-27",
          "orphanedUntil": null,
          "orphanedCaseId": "01a22de9-1c5b-7a7c-bd94-e6687eba9324"
        },
        {
          "applicationId": "01a22de8-b9ac-75f4-9b9f-7531b5d13ee4",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T18:39:05.562Z",
          "placementId": "01a22de8-b9ad-702b-adda-748cb45a487e",
          "placementReference": "PLA-2026-000119",
          "positionTitle": "Solar installer trainee",
          "standing": "active",
          "nextStep": "finish",
          "dueOn": "2027-03-21",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "employerName": "Northlight Energy Cooperative",
          "startsOn": "2026-09-21",
          "endsOn": "2027-03-21",
          "weeks": 26,
          "weeksLeft": 16,
          "orphanedFrom": null,
          "orphanedUntil": null,
          "orphanedCaseId": null
        }
      ],
      "can": {
        "edit": true,
        "editIdentity": true,
        "editBirthDate": true,
        "editPersonal": true,
        "editNeeds": true,
        "editFigures": true
      }
    }
  },
  "editParticipant": {
    "request": {
      "preferredName": "Sam"
    },
    "response": {
      "id": "01a22de8-b9ac-75ef-b590-1ab1ad1427cf",
      "version": 2,
      "createdAt": "2026-08-28T15:05:12.334Z",
      "updatedAt": "2026-11-30T19:23:03.686Z",
      "firstName": "Mathis",
      "lastName": "Lavoie",
      "preferredName": "Sam",
      "birthDate": "1998-02-08",
      "email": "employee@example.org",
      "phone": "+1 613 555 0118",
      "street": "1431 St. Patrick Street",
      "city": "Ottawa",
      "province": "ON",
      "postalCode": "K1N 2S4",
      "language": "fr",
      "workStatus": "citizen",
      "education": "trades",
      "currentlyStudent": false,
      "employmentBefore": "unemployed",
      "previouslyFunded": false,
      "relationToEmployer": "none",
      "accommodationNeeds": null,
      "reference": "PAR-2026-000150",
      "consentedAt": "2026-08-28T15:05:12.334Z",
      "name": "Mathis Lavoie",
      "standing": "active",
      "nextStep": "finish",
      "dueOn": "2027-03-21",
      "programCode": "YESP",
      "programName": {
        "en": "Youth Employment Skills Placements",
        "fr": "Placements Compétences et emploi jeunesse"
      },
      "employerName": "Northlight Energy Cooperative",
      "startsOn": "2026-09-21",
      "endsOn": "2027-03-21",
      "weeks": 26,
      "weeksLeft": 16,
      "committed": "11500.00",
      "moneyLeft": "0",
      "paths": [
        {
          "applicationId": "01a22de9-19de-716f-b4cf-a97163c7e2dd",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-11-30T19:23:00.926Z",
          "placementId": "01a22de9-1c47-7460-acbf-0afe99f93c60",
          "placementReference": "PLA-2026-000151",
          "positionTitle": "Apprentice baker",
          "standing": "offered",
          "nextStep": null,
          "dueOn": null,
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "employerName": "Northlight Energy Cooperative",
          "startsOn": "2026-12-21",
          "endsOn": "2027-05-09",
          "weeks": 20,
          "weeksLeft": 20,
          "orphanedFrom": "2026-11-27",
          "orphanedUntil": null,
          "orphanedCaseId": "01a22de9-1c5b-7a7c-bd94-e6687eba9324"
        },
        {
          "applicationId": "01a22de8-b9ac-75f4-9b9f-7531b5d13ee4",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T18:39:05.562Z",
          "placementId": "01a22de8-b9ad-702b-adda-748cb45a487e",
          "placementReference": "PLA-2026-000119",
          "positionTitle": "Solar installer trainee",
          "standing": "active",
          "nextStep": "finish",
          "dueOn": "2027-03-21",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "employerName": "Northlight Energy Cooperative",
          "startsOn": "2026-09-21",
          "endsOn": "2027-03-21",
          "weeks": 26,
          "weeksLeft": 16,
          "orphanedFrom": null,
          "orphanedUntil": null,
          "orphanedCaseId": null
        }
      ],
      "can": {
        "edit": true,
        "editIdentity": true,
        "editBirthDate": true,
        "editPersonal": true,
        "editNeeds": true,
        "editFigures": true
      }
    }
  },
  "listEmployerDirectory": {
    "response": {
      "data": [
        {
          "id": "01a22de8-b9ab-7e05-aa6c-c0d390a899ee",
          "legalName": "Aspen Parkland Builders Inc.",
          "operatingName": null,
          "businessNumber": "840146336RC0001",
          "city": "Edmonton",
          "province": "AB",
          "sector": "private",
          "employeesTotal": 40,
          "contactName": "Hassan Bear",
          "pending": 4,
          "places": 0,
          "committed": "32534.83"
        },
        {
          "id": "01a22de8-b9ab-7ec1-b046-5ab82c61cd6d",
          "legalName": "Atelier mécanique de la Péninsule ltée",
          "operatingName": null,
          "businessNumber": "887331890RC0001",
          "city": "Caraquet",
          "province": "NB",
          "sector": "private",
          "employeesTotal": 75,
          "contactName": "Valérie Chartrand",
          "pending": 1,
          "places": 0,
          "committed": "16382.86"
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 64,
        "after": "WyJmYWxzZSBjcmVlayByZXRyb2ZpdCBsdGQuIiwiMDFhMjJkZTgtYjlhYi03ZGU2LWJjNTYtYjExOTE2MmFmZWMzIl0"
      }
    }
  },
  "readEmployer": {
    "response": {
      "id": "01a22de8-b9ab-7d36-94ab-b4ffe1c6edbe",
      "version": 2,
      "createdAt": "2024-12-24T18:12:42.766Z",
      "updatedAt": "2026-11-30T19:23:03.433Z",
      "legalName": "Northlight Energy Cooperative",
      "operatingName": null,
      "businessNumber": "810000000RC0001",
      "legalStructure": "cooperative",
      "sector": "private",
      "naics": "23",
      "yearEstablished": 2021,
      "employeesTotal": 25,
      "street": "362 St. Patrick Street",
      "city": "Ottawa",
      "province": "ON",
      "postalCode": "K1N 4Y4",
      "website": "https://www.northlight-energy-cooperative.example",
      "description": null,
      "language": "en",
      "contactName": "Marie Côté",
      "contactTitle": "Executive Director",
      "contactEmail": "marie.cote.5001@example.org",
      "contactPhone": "819 555-0142",
      "pending": 10,
      "places": 5,
      "committed": "41321.00",
      "profileConfirmedAt": "2024-12-24T18:12:42.766Z",
      "can": {
        "profile": true,
        "edit": true,
        "bank": true,
        "history": true
      }
    }
  },
  "editEmployerProfile": {
    "request": {
      "contactTitle": "Owner"
    },
    "response": {
      "id": "01a22de8-b9ab-7d36-94ab-b4ffe1c6edbe",
      "version": 3,
      "createdAt": "2024-12-24T18:12:42.766Z",
      "updatedAt": "2026-11-30T19:23:03.776Z",
      "legalName": "Northlight Energy Cooperative",
      "operatingName": null,
      "businessNumber": "810000000RC0001",
      "legalStructure": "cooperative",
      "sector": "private",
      "naics": "23",
      "yearEstablished": 2021,
      "employeesTotal": 25,
      "street": "362 St. Patrick Street",
      "city": "Ottawa",
      "province": "ON",
      "postalCode": "K1N 4Y4",
      "website": "https://www.northlight-energy-cooperative.example",
      "description": null,
      "language": "en",
      "contactName": "Marie Côté",
      "contactTitle": "Owner",
      "contactEmail": "marie.cote.5001@example.org",
      "contactPhone": "819 555-0142",
      "can": {
        "edit": true,
        "bank": true
      }
    }
  },
  "listPayments": {
    "response": {
      "data": [
        {
          "id": "01a22de9-1ea9-760f-87b3-0e18652cb450",
          "reference": "PAY-2026-000023",
          "status": "draft",
          "source": "supplement",
          "payee": "employer",
          "periodFrom": "2020-01-02",
          "periodTo": "2020-01-02",
          "submittedOn": null,
          "employer": "Boulangerie Côté 3",
          "placementReference": "PLA-2026-000152",
          "programCode": "GREEN",
          "programName": {
            "en": "Green Jobs Placement Fund",
            "fr": "Fonds de placement en emplois verts"
          },
          "claimedAmount": "50.00",
          "assessedAmount": null,
          "approvedAmount": null,
          "version": 1,
          "name": "Zoé Béland 3",
          "participantReference": "PAR-2026-000302",
          "assignee": null
        },
        {
          "id": "01a22de9-1ca3-747c-b6e3-7fea208a8168",
          "reference": "PAY-2026-000020",
          "status": "draft",
          "source": "supplement",
          "payee": "employer",
          "periodFrom": "2020-01-02",
          "periodTo": "2020-01-02",
          "submittedOn": null,
          "employer": "Northlight Energy Cooperative",
          "placementReference": "PLA-2026-000151",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "claimedAmount": "50.00",
          "assessedAmount": null,
          "approvedAmount": null,
          "version": 1,
          "name": "Mathis Lavoie",
          "participantReference": "PAR-2026-000150",
          "assignee": null
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 24
      }
    }
  },
  "readPayment": {
    "response": {
      "id": "01a22de9-1c90-72a3-8c98-cc35810dbfd5",
      "reference": "PAY-2026-000019",
      "status": "submitted",
      "source": "claim",
      "payee": "employer",
      "periodFrom": "2026-12-21",
      "periodTo": "2027-01-03",
      "submittedOn": "2026-11-30",
      "employer": "Northlight Energy Cooperative",
      "placementReference": "PLA-2026-000151",
      "programCode": "YESP",
      "programName": {
        "en": "Youth Employment Skills Placements",
        "fr": "Placements Compétences et emploi jeunesse"
      },
      "claimedAmount": "100.00",
      "assessedAmount": null,
      "approvedAmount": null,
      "version": 1,
      "name": "Mathis Lavoie",
      "participantReference": "PAR-2026-000150",
      "assignee": null,
      "applicationId": "01a22de9-19de-716f-b4cf-a97163c7e2dd",
      "placementId": "01a22de9-1c47-7460-acbf-0afe99f93c60",
      "participantId": "01a22de8-b9ac-75ef-b590-1ab1ad1427cf",
      "positionTitle": "Apprentice baker",
      "files": [
        {
          "id": "01a22de9-1991-7cc1-9a86-d0c66448e0c1",
          "name": "document.pdf",
          "mediaType": "application/pdf",
          "sizeBytes": 45
        }
      ],
      "training": null,
      "supplement": null,
      "changesAsked": null,
      "isCorrected": false,
      "submittedBy": "Rachel Okafor",
      "assessedOn": null,
      "assessedBy": null,
      "firstApprovedOn": null,
      "firstApprovedBy": null,
      "approvedOn": null,
      "approvedBy": null,
      "declinedOn": null,
      "declinedBy": null,
      "declineReason": null,
      "declineNote": null,
      "cancelledOn": null,
      "batchId": null,
      "batchReference": null,
      "sentOn": null,
      "paidOn": null,
      "netAmount": null,
      "paidHow": null,
      "paidReference": null,
      "paidBy": null,
      "failedOn": null,
      "failureReason": null,
      "failureNote": null,
      "lines": [
        {
          "from": "2026-12-21",
          "to": "2027-01-03",
          "hours": "10.00",
          "hourlyWage": "20.00",
          "gross": "200.00",
          "days": 14,
          "counted": "200.00",
          "eligible": "200.00",
          "stretches": [
            {
              "days": 14,
              "percent": "75",
              "weeklyCap": "560.00",
              "isCapped": false,
              "most": "1120.00"
            }
          ],
          "claimed": "100.00",
          "computed": "150.00",
          "assessed": null,
          "reductionReason": null
        }
      ],
      "agreed": {
        "from": "2026-12-21",
        "to": "2027-05-09",
        "hoursPerWeek": "35.0",
        "hourlyWage": "22.50",
        "committed": "1.00",
        "left": "0.00"
      },
      "answers": [],
      "findings": [
        {
          "line": null,
          "side": null,
          "claimed": "100.00",
          "expected": "-99.00",
          "code": "overCommitted"
        },
        {
          "line": 1,
          "side": null,
          "claimed": "20.00",
          "expected": "22.50",
          "code": "wageDiffers"
        }
      ],
      "mayEdit": false,
      "can": {
        "decline": true
      }
    }
  },
  "createSupplementClaim": {
    "request": {
      "supplementId": "01a22de9-1c9b-74b5-b921-e1eb868eeceb",
      "spentOn": "Bus pass",
      "periodFrom": "2020-01-02",
      "periodTo": "2020-01-02",
      "claimedAmount": "10.00"
    },
    "response": {
      "id": "01a22de9-256c-726f-a94f-d5651f02bffb",
      "reference": "PAY-2026-000025",
      "status": "draft",
      "source": "supplement",
      "payee": "employer",
      "periodFrom": "2020-01-02",
      "periodTo": "2020-01-02",
      "submittedOn": null,
      "employer": "Northlight Energy Cooperative",
      "placementReference": "PLA-2026-000151",
      "programCode": "YESP",
      "programName": {
        "en": "Youth Employment Skills Placements",
        "fr": "Placements Compétences et emploi jeunesse"
      },
      "claimedAmount": "10.00",
      "assessedAmount": null,
      "approvedAmount": null,
      "version": 1,
      "name": "Mathis Lavoie",
      "participantReference": "PAR-2026-000150",
      "assignee": null,
      "applicationId": "01a22de9-19de-716f-b4cf-a97163c7e2dd",
      "placementId": "01a22de9-1c47-7460-acbf-0afe99f93c60",
      "participantId": "01a22de8-b9ac-75ef-b590-1ab1ad1427cf",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22de9-1c9b-74b5-b921-e1eb868eeceb",
        "left": "40.00",
        "type": "transport",
        "fromOn": "2020-01-01",
        "lastDay": "2027-05-09",
        "spentOn": "Bus pass",
        "approved": "100.00",
        "frequency": "oneTime",
        "reference": "SUP-2026-000018",
        "reductionReason": null
      },
      "changesAsked": null,
      "isCorrected": false,
      "submittedBy": null,
      "assessedOn": null,
      "assessedBy": null,
      "firstApprovedOn": null,
      "firstApprovedBy": null,
      "approvedOn": null,
      "approvedBy": null,
      "declinedOn": null,
      "declinedBy": null,
      "declineReason": null,
      "declineNote": null,
      "cancelledOn": null,
      "batchId": null,
      "batchReference": null,
      "sentOn": null,
      "paidOn": null,
      "netAmount": null,
      "paidHow": null,
      "paidReference": null,
      "paidBy": null,
      "failedOn": null,
      "failureReason": null,
      "failureNote": null,
      "lines": [],
      "agreed": {
        "from": "2026-12-21",
        "to": "2027-05-09",
        "hoursPerWeek": "35.0",
        "hourlyWage": "22.50",
        "committed": "1.00",
        "left": "0.00"
      },
      "answers": [],
      "findings": [],
      "mayEdit": true,
      "can": {
        "submit": {
          "reason": "receiptMissing"
        },
        "cancel": true
      }
    }
  },
  "changeSupplementClaim": {
    "request": {
      "spentOn": "Train pass"
    },
    "response": {
      "id": "01a22de9-1ca3-747c-b6e3-7fea208a8168",
      "reference": "PAY-2026-000020",
      "status": "draft",
      "source": "supplement",
      "payee": "employer",
      "periodFrom": "2020-01-02",
      "periodTo": "2020-01-02",
      "submittedOn": null,
      "employer": "Northlight Energy Cooperative",
      "placementReference": "PLA-2026-000151",
      "programCode": "YESP",
      "programName": {
        "en": "Youth Employment Skills Placements",
        "fr": "Placements Compétences et emploi jeunesse"
      },
      "claimedAmount": "50.00",
      "assessedAmount": null,
      "approvedAmount": null,
      "version": 2,
      "name": "Mathis Lavoie",
      "participantReference": "PAR-2026-000150",
      "assignee": null,
      "applicationId": "01a22de9-19de-716f-b4cf-a97163c7e2dd",
      "placementId": "01a22de9-1c47-7460-acbf-0afe99f93c60",
      "participantId": "01a22de8-b9ac-75ef-b590-1ab1ad1427cf",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22de9-1c9b-74b5-b921-e1eb868eeceb",
        "left": "50.00",
        "type": "transport",
        "fromOn": "2020-01-01",
        "lastDay": "2027-05-09",
        "spentOn": "Train pass",
        "approved": "100.00",
        "frequency": "oneTime",
        "reference": "SUP-2026-000018",
        "reductionReason": null
      },
      "changesAsked": null,
      "isCorrected": false,
      "submittedBy": null,
      "assessedOn": null,
      "assessedBy": null,
      "firstApprovedOn": null,
      "firstApprovedBy": null,
      "approvedOn": null,
      "approvedBy": null,
      "declinedOn": null,
      "declinedBy": null,
      "declineReason": null,
      "declineNote": null,
      "cancelledOn": null,
      "batchId": null,
      "batchReference": null,
      "sentOn": null,
      "paidOn": null,
      "netAmount": null,
      "paidHow": null,
      "paidReference": null,
      "paidBy": null,
      "failedOn": null,
      "failureReason": null,
      "failureNote": null,
      "lines": [],
      "agreed": {
        "from": "2026-12-21",
        "to": "2027-05-09",
        "hoursPerWeek": "35.0",
        "hourlyWage": "22.50",
        "committed": "1.00",
        "left": "0.00"
      },
      "answers": [],
      "findings": [],
      "mayEdit": true,
      "can": {
        "submit": {
          "reason": "receiptMissing"
        },
        "cancel": true
      }
    }
  },
  "listOrders": {
    "response": {
      "data": [
        {
          "id": "01a22de8-c67a-776e-acf8-643d23127fbe",
          "version": 2,
          "number": "ORD-2026-000713",
          "status": "active",
          "shareholderId": "01a22de8-c679-7f07-9602-e39b2728eb8c",
          "assigneeId": "01a22de8-b974-73ef-9720-3b5068d1888b",
          "side": "buy",
          "tradedOn": "2026-11-29",
          "tradedAt": "12:12",
          "volume": "210.0000",
          "price": "15.520000",
          "sharePercent": null,
          "sharedWithId": null,
          "turnover": "3259.20",
          "runningVolume": "301.0000",
          "runningTurnover": "1944.55",
          "runningGross": "40751.45",
          "realised": null,
          "sharedAmount": null,
          "careStatus": "pending",
          "confirmation": "notSent",
          "hch": false,
          "performance": "-0.64",
          "shareholder": {
            "id": "01a22de8-c679-7f07-9602-e39b2728eb8c",
            "name": "Bruce Stewart",
            "number": "SH-000026"
          },
          "assignee": {
            "id": "01a22de8-b974-73ef-9720-3b5068d1888b",
            "name": "Philippe Roy"
          },
          "sharedWith": null,
          "snapshotCount": 1
        },
        {
          "id": "01a22de8-c67c-7416-9d74-45bcaea9e000",
          "version": 1,
          "number": "ORD-2026-000712",
          "status": "void",
          "shareholderId": "01a22de8-c679-7fb0-b3aa-ffedfcd12c07",
          "assigneeId": "01a22de8-b974-73ef-9720-3b5068d1888b",
          "side": "buy",
          "tradedOn": "2026-11-29",
          "tradedAt": "10:12",
          "volume": "530.0000",
          "price": "15.030000",
          "sharePercent": "33.33",
          "sharedWithId": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
          "turnover": "7965.90",
          "runningVolume": null,
          "runningTurnover": null,
          "runningGross": null,
          "realised": null,
          "sharedAmount": "2655.03",
          "careStatus": "pending",
          "confirmation": "notSent",
          "hch": false,
          "performance": null,
          "shareholder": {
            "id": "01a22de8-c679-7fb0-b3aa-ffedfcd12c07",
            "name": "Nadège Jean-Baptiste",
            "number": "SH-000058"
          },
          "assignee": {
            "id": "01a22de8-b974-73ef-9720-3b5068d1888b",
            "name": "Philippe Roy"
          },
          "sharedWith": {
            "id": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
            "name": "Chloé Bergeron"
          },
          "snapshotCount": 0
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 1500,
        "after": "WyIyMDI2LTExLTIwIDEyOjMwOjAwIiwiMDFhMjJkZTgtYzY3Yi03ZjRjLWE0ZTQtZTcxZGRlZTk2NWE4Il0"
      }
    }
  },
  "readOrder": {
    "response": {
      "id": "01a22de8-c67a-75ab-a55c-9e18d55119d8",
      "version": 1,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-11-24T15:30:30.000Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22de8-c679-7ec3-af02-eaff589959f8",
      "assigneeId": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22de8-b974-73c0-88f9-2367676f3b49",
      "note": null,
      "turnover": "1083.60",
      "runningVolume": "1768.0000",
      "runningTurnover": "24625.92",
      "runningGross": "35029.88",
      "averagePrice": "14.408207",
      "realised": null,
      "sharedAmount": "361.16",
      "voidReason": null,
      "careStatus": "pending",
      "careAt": null,
      "careNote": null,
      "confirmation": "notSent",
      "confirmationAt": null,
      "hch": false,
      "performance": "-0.39",
      "shareholder": {
        "id": "01a22de8-c679-7ec3-af02-eaff589959f8",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22de8-b974-73c0-88f9-2367676f3b49",
        "name": "David MacKinnon"
      },
      "snapshotCount": 1,
      "careBy": null,
      "confirmationBy": null,
      "currency": "CAD",
      "counterparty": null,
      "addressee": {
        "language": "fr",
        "addressOne": "42 King Street",
        "addressTwo": null,
        "city": "Fredericton",
        "state": "NB",
        "postCode": "E3B 4W3",
        "country": "CA"
      },
      "enteredBy": "Chloé Bergeron",
      "can": {
        "void": true,
        "confirmCare": true,
        "rejectCare": true,
        "sendConfirmation": true,
        "receiveConfirmation": true,
        "edit": true,
        "setHch": true
      }
    }
  },
  "addOrder": {
    "request": {
      "shareholderId": "01a22de8-c679-7ec3-af02-eaff589959f8",
      "side": "buy",
      "tradedOn": "2025-06-02",
      "tradedAt": "10:00",
      "volume": "1",
      "price": "10",
      "assigneeId": "01a22de8-b974-7355-9739-d145abcee6c1"
    },
    "response": {
      "id": "01a22de9-260b-785c-bf96-f86cf6fa3d2a",
      "version": 1,
      "createdAt": "2026-11-30T19:23:04.071Z",
      "updatedAt": "2026-11-30T19:23:04.071Z",
      "number": "ORD-2026-000714",
      "status": "active",
      "shareholderId": "01a22de8-c679-7ec3-af02-eaff589959f8",
      "assigneeId": "01a22de8-b974-7355-9739-d145abcee6c1",
      "side": "buy",
      "tradedOn": "2025-06-02",
      "tradedAt": "10:00",
      "volume": "1.0000",
      "price": "10.000000",
      "priceReason": null,
      "sharePercent": null,
      "sharedWithId": null,
      "note": null,
      "turnover": "10.00",
      "runningVolume": "415.0000",
      "runningTurnover": "4468.92",
      "runningGross": "4799.48",
      "averagePrice": "10.751518",
      "realised": null,
      "sharedAmount": null,
      "voidReason": null,
      "careStatus": "pending",
      "careAt": null,
      "careNote": null,
      "confirmation": "notSent",
      "confirmationAt": null,
      "hch": false,
      "performance": "54.20",
      "shareholder": {
        "id": "01a22de8-c679-7ec3-af02-eaff589959f8",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22de8-b974-7355-9739-d145abcee6c1",
        "name": "Margaret Chen"
      },
      "sharedWith": null,
      "snapshotCount": 0,
      "careBy": null,
      "confirmationBy": null,
      "currency": "CAD",
      "counterparty": null,
      "addressee": {
        "language": "fr",
        "addressOne": "42 King Street",
        "addressTwo": null,
        "city": "Fredericton",
        "state": "NB",
        "postCode": "E3B 4W3",
        "country": "CA"
      },
      "enteredBy": "Margaret Chen",
      "can": {
        "void": true,
        "confirmCare": {
          "reason": "fourEyes"
        },
        "rejectCare": {
          "reason": "fourEyes"
        },
        "sendConfirmation": true,
        "receiveConfirmation": true,
        "edit": true,
        "setHch": true
      }
    }
  },
  "editOrder": {
    "request": {
      "note": "Looked at again"
    },
    "response": {
      "id": "01a22de8-c67a-75ab-a55c-9e18d55119d8",
      "version": 2,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-11-30T19:23:04.143Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22de8-c679-7ec3-af02-eaff589959f8",
      "assigneeId": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22de8-b974-73c0-88f9-2367676f3b49",
      "note": "Looked at again",
      "turnover": "1083.60",
      "runningVolume": "1769.0000",
      "runningTurnover": "24635.92",
      "runningGross": "35039.88",
      "averagePrice": "14.406201",
      "realised": null,
      "sharedAmount": "361.16",
      "voidReason": null,
      "careStatus": "pending",
      "careAt": null,
      "careNote": null,
      "confirmation": "notSent",
      "confirmationAt": null,
      "hch": false,
      "performance": "-0.39",
      "shareholder": {
        "id": "01a22de8-c679-7ec3-af02-eaff589959f8",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22de8-b974-73c0-88f9-2367676f3b49",
        "name": "David MacKinnon"
      },
      "snapshotCount": 1,
      "careBy": null,
      "confirmationBy": null,
      "currency": "CAD",
      "counterparty": null,
      "addressee": {
        "language": "fr",
        "addressOne": "42 King Street",
        "addressTwo": null,
        "city": "Fredericton",
        "state": "NB",
        "postCode": "E3B 4W3",
        "country": "CA"
      },
      "enteredBy": "Chloé Bergeron",
      "can": {
        "void": true,
        "confirmCare": true,
        "rejectCare": true,
        "sendConfirmation": true,
        "receiveConfirmation": true,
        "edit": true,
        "setHch": true
      }
    }
  },
  "listShareholders": {
    "response": {
      "data": [
        {
          "id": "01a22de8-c67a-715b-ba16-9540a89010fe",
          "number": "SH-000135",
          "status": "active",
          "name": "Aebischer Fiducie familiale",
          "email": "fabien.aebischer.135@example.com",
          "phone": "+41215520976",
          "language": "fr",
          "city": "Lausanne",
          "country": "CH",
          "depotNumber": "CH-400945",
          "tags": [],
          "version": 1,
          "assignee": {
            "id": "01a22de8-b974-73e9-882e-ce338da81961",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22de8-c679-7e75-85de-969e021c1d65",
            "name": {
              "en": "Accountant or notary",
              "fr": "Comptable ou notaire"
            }
          },
          "numberOfShares": "697.0000",
          "amountInvested": "9457.97",
          "averageBuyPrice": "13.569541",
          "realisedResult": "1912.95",
          "currentValue": "10747.74",
          "performance": "13.64",
          "sharePriceOverride": null,
          "lastOrderOn": "2026-10-19"
        },
        {
          "id": "01a22de8-c67a-7373-819c-b2db88287f92",
          "number": "SH-000227",
          "status": "active",
          "name": "Reto Aebischer",
          "email": "reto.aebischer.227@example.com",
          "phone": "+41325557172",
          "language": "fr",
          "city": "Neuchâtel",
          "country": "CH",
          "depotNumber": "CH-401589",
          "tags": [],
          "version": 1,
          "assignee": {
            "id": "01a22de8-b974-73e9-882e-ce338da81961",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22de8-c679-7e65-9c72-99578573e3c4",
            "name": {
              "en": "Recommended by a shareholder",
              "fr": "Recommandation d’un actionnaire"
            }
          },
          "numberOfShares": "1280.0000",
          "amountInvested": "17860.40",
          "averageBuyPrice": "13.953438",
          "realisedResult": "0.00",
          "currentValue": "19737.60",
          "performance": "10.51",
          "sharePriceOverride": null,
          "lastOrderOn": "2026-11-23"
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 250,
        "after": "WyJicmFuZHQgYmpvcm4iLCIwMWEyMmRlOC1jNjdhLTcwYmMtODI5ZC03NzRjOTIyOTRmMTAiXQ"
      }
    }
  },
  "readShareholder": {
    "response": {
      "id": "01a22de8-c679-7ec3-af02-eaff589959f8",
      "version": 1,
      "createdAt": "2025-01-17T14:00:00.000Z",
      "updatedAt": "2025-01-17T14:00:00.000Z",
      "number": "SH-000013",
      "status": "active",
      "kind": "individual",
      "firstName": "Alexis",
      "lastName": "Lapointe",
      "companyName": null,
      "email": "alexis.lapointe.13@example.com",
      "phone": "+15145550111",
      "phoneTwo": null,
      "language": "fr",
      "birthDate": "1961-12-07",
      "isBirthYearKnown": false,
      "jobTitle": null,
      "profession": "Développeur",
      "assigneeId": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
      "sourceId": "01a22de8-c679-7e7a-80bf-a438331493aa",
      "tags": [],
      "bankName": "Banque du Saint-Laurent",
      "bankAddress": "1 Main Street",
      "bankManagerName": "Jean-Philippe Nguyen",
      "accountNumber": "•••• 5744",
      "iban": null,
      "depotNumber": "CA-400091",
      "addressOne": "42 King Street",
      "addressTwo": null,
      "city": "Fredericton",
      "state": "NB",
      "postCode": "E3B 4W3",
      "country": "CA",
      "sharePriceOverride": null,
      "netPaidIn": "24635.92",
      "enteredRegisterOn": "2025-01-20",
      "ceasedOn": null,
      "name": "Alexis Lapointe",
      "numberOfShares": "1769.0000",
      "amountInvested": "25484.57",
      "averageBuyPrice": "14.406201",
      "realisedResult": "848.65",
      "currentValue": "27277.98",
      "performance": "7.04",
      "actualSharePrice": "15.420000",
      "unrealisedResult": "1793.41",
      "assignee": {
        "id": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22de8-c679-7e7a-80bf-a438331493aa",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22de9-1c37-75e4-b6a7-e798b554eb73",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-11-30T19:23:01.558832+00:00"
        }
      ],
      "mergedInto": null,
      "can": {
        "archive": true,
        "bankMask": true,
        "edit": true,
        "editBank": true,
        "merge": true,
        "revealBank": true,
        "order": true
      }
    }
  },
  "addShareholder": {
    "request": {
      "kind": "individual",
      "lastName": "Béland",
      "language": "fr"
    },
    "response": {
      "id": "01a22de9-26d1-78b5-b84c-ddddfb1a085d",
      "version": 1,
      "createdAt": "2026-11-30T19:23:04.268Z",
      "updatedAt": "2026-11-30T19:23:04.268Z",
      "number": "SH-000253",
      "status": "active",
      "kind": "individual",
      "firstName": null,
      "lastName": "Béland",
      "companyName": null,
      "email": null,
      "phone": null,
      "phoneTwo": null,
      "language": "fr",
      "birthDate": null,
      "isBirthYearKnown": true,
      "jobTitle": null,
      "profession": null,
      "assigneeId": "01a22de8-b974-7355-9739-d145abcee6c1",
      "sourceId": null,
      "tags": [],
      "bankName": null,
      "bankAddress": null,
      "bankManagerName": null,
      "accountNumber": null,
      "iban": null,
      "depotNumber": null,
      "addressOne": null,
      "addressTwo": null,
      "city": null,
      "state": null,
      "postCode": null,
      "country": null,
      "sharePriceOverride": null,
      "netPaidIn": "0.00",
      "enteredRegisterOn": null,
      "ceasedOn": null,
      "name": "Béland",
      "numberOfShares": "0.0000",
      "amountInvested": "0.00",
      "averageBuyPrice": null,
      "realisedResult": "0.00",
      "currentValue": "0.00",
      "performance": null,
      "actualSharePrice": "15.420000",
      "unrealisedResult": "0.00",
      "assignee": {
        "id": "01a22de8-b974-7355-9739-d145abcee6c1",
        "name": "Margaret Chen"
      },
      "source": null,
      "orderCount": 0,
      "mergedFrom": [],
      "mergedInto": null,
      "can": {
        "archive": true,
        "bankMask": true,
        "edit": true,
        "editBank": true,
        "merge": true,
        "revealBank": true,
        "order": true
      }
    }
  },
  "editShareholder": {
    "request": {
      "profession": "Baker"
    },
    "response": {
      "id": "01a22de8-c679-7ec3-af02-eaff589959f8",
      "version": 2,
      "createdAt": "2025-01-17T14:00:00.000Z",
      "updatedAt": "2026-11-30T19:23:04.321Z",
      "number": "SH-000013",
      "status": "active",
      "kind": "individual",
      "firstName": "Alexis",
      "lastName": "Lapointe",
      "companyName": null,
      "email": "alexis.lapointe.13@example.com",
      "phone": "+15145550111",
      "phoneTwo": null,
      "language": "fr",
      "birthDate": "1961-12-07",
      "isBirthYearKnown": false,
      "jobTitle": null,
      "profession": "Baker",
      "assigneeId": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
      "sourceId": "01a22de8-c679-7e7a-80bf-a438331493aa",
      "tags": [],
      "bankName": "Banque du Saint-Laurent",
      "bankAddress": "1 Main Street",
      "bankManagerName": "Jean-Philippe Nguyen",
      "accountNumber": "•••• 5744",
      "iban": null,
      "depotNumber": "CA-400091",
      "addressOne": "42 King Street",
      "addressTwo": null,
      "city": "Fredericton",
      "state": "NB",
      "postCode": "E3B 4W3",
      "country": "CA",
      "sharePriceOverride": null,
      "netPaidIn": "24635.92",
      "enteredRegisterOn": "2025-01-20",
      "ceasedOn": null,
      "name": "Alexis Lapointe",
      "numberOfShares": "1769.0000",
      "amountInvested": "25484.57",
      "averageBuyPrice": "14.406201",
      "realisedResult": "848.65",
      "currentValue": "27277.98",
      "performance": "7.04",
      "actualSharePrice": "15.420000",
      "unrealisedResult": "1793.41",
      "assignee": {
        "id": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22de8-c679-7e7a-80bf-a438331493aa",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22de9-1c37-75e4-b6a7-e798b554eb73",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-11-30T19:23:01.558832+00:00"
        }
      ],
      "mergedInto": null,
      "can": {
        "archive": true,
        "bankMask": true,
        "edit": true,
        "editBank": true,
        "merge": true,
        "revealBank": true,
        "order": true
      }
    }
  },
  "listLeads": {
    "response": {
      "data": [
        {
          "id": "01a22de8-d169-7dbd-9e78-5cc98b4b9dc3",
          "name": "Rosa Hill",
          "company": null,
          "email": "rosa.hill@example.net",
          "phone": "+15145550143",
          "sourceId": "01a22de8-c679-7e65-9c72-99578573e3c4",
          "temperature": "cold",
          "assigneeId": "01a22de8-b974-73c0-88f9-2367676f3b49",
          "expectedVolume": "850.0000",
          "expectedAmount": "14025.00",
          "nextStep": "Send the offer",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22de8-d169-7d3e-b414-c6355f36707a",
          "statusEnteredAt": "2026-11-13T18:39:05.562Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-11-06T20:53:18.865Z",
          "updatedAt": "2026-11-13T18:39:05.562Z",
          "version": 1,
          "status": {
            "id": "01a22de8-d169-7d3e-b414-c6355f36707a",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22de8-c679-7e65-9c72-99578573e3c4",
            "name": {
              "en": "Recommended by a shareholder",
              "fr": "Recommandation d’un actionnaire"
            }
          },
          "assignee": {
            "id": "01a22de8-b974-73c0-88f9-2367676f3b49",
            "name": "David MacKinnon"
          },
          "isStale": true,
          "shareholder": null
        },
        {
          "id": "01a22de8-d169-7dcd-b373-16eedac74977",
          "name": "Frédéric Doucet",
          "company": "Northgate Dental",
          "email": "frederic.doucet@example.net",
          "phone": "+15145550169",
          "sourceId": "01a22de8-c679-7e6f-a34c-027531b743f3",
          "temperature": "hot",
          "assigneeId": "01a22de8-b974-73ef-9720-3b5068d1888b",
          "expectedVolume": "600.0000",
          "expectedAmount": "9900.00",
          "nextStep": "Demander le dossier au notaire",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22de8-d169-7d3e-b414-c6355f36707a",
          "statusEnteredAt": "2026-11-06T18:39:05.562Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-10-20T18:26:24.122Z",
          "updatedAt": "2026-11-06T18:39:05.562Z",
          "version": 1,
          "status": {
            "id": "01a22de8-d169-7d3e-b414-c6355f36707a",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22de8-c679-7e6f-a34c-027531b743f3",
            "name": {
              "en": "Investor evening",
              "fr": "Soirée des investisseurs"
            }
          },
          "assignee": {
            "id": "01a22de8-b974-73ef-9720-3b5068d1888b",
            "name": "Philippe Roy"
          },
          "isStale": true,
          "shareholder": null
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 67,
        "after": "WyIyMDI2LTEyLTExIiwiMDFhMjJkZTgtZDE2OS03ZTFiLTgyZWQtZDY5ZDkxY2EwYjkzIl0"
      }
    }
  },
  "readLead": {
    "response": {
      "id": "01a22de8-d169-7db3-b531-1e3377499b52",
      "version": 1,
      "createdAt": "2026-11-13T20:23:18.865Z",
      "updatedAt": "2026-11-25T18:39:05.562Z",
      "name": "Sarah-Maude Vachon",
      "company": "Harbour Light Foundation",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22de8-c679-7e65-9c72-99578573e3c4",
      "temperature": "hot",
      "assigneeId": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22de8-d169-7d3e-b414-c6355f36707a",
      "statusEnteredAt": "2026-11-25T18:39:05.562Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22de8-d169-7d3e-b414-c6355f36707a",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22de8-c679-7e65-9c72-99578573e3c4",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
        "name": "Chloé Bergeron"
      },
      "isStale": false,
      "shareholder": null,
      "convertedBy": null,
      "undoableUntil": null,
      "isJoined": false,
      "can": {
        "edit": true,
        "move": true,
        "convert": true,
        "assign": true,
        "take": true,
        "delete": true
      }
    }
  },
  "addLead": {
    "request": {
      "name": "Odette Béland",
      "email": "odette@example.net"
    },
    "response": {
      "id": "01a22de9-2763-72b8-ae7d-8978733301d9",
      "version": 1,
      "createdAt": "2026-11-30T19:23:04.411Z",
      "updatedAt": "2026-11-30T19:23:04.411Z",
      "name": "Odette Béland",
      "company": null,
      "email": "odette@example.net",
      "phone": null,
      "sourceId": null,
      "temperature": null,
      "assigneeId": "01a22de8-b974-7355-9739-d145abcee6c1",
      "expectedVolume": null,
      "expectedAmount": null,
      "nextStep": null,
      "nextStepOn": null,
      "statusId": "01a22de8-d169-7d3e-b414-c6355f36707a",
      "statusEnteredAt": "2026-11-30T19:23:04.411Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22de8-d169-7d3e-b414-c6355f36707a",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": null,
      "assignee": {
        "id": "01a22de8-b974-7355-9739-d145abcee6c1",
        "name": "Margaret Chen"
      },
      "isStale": false,
      "shareholder": null,
      "convertedBy": null,
      "undoableUntil": null,
      "isJoined": false,
      "can": {
        "edit": true,
        "move": true,
        "convert": true,
        "assign": true,
        "delete": true
      }
    }
  },
  "editLead": {
    "request": {
      "company": "Bakery"
    },
    "response": {
      "id": "01a22de8-d169-7db3-b531-1e3377499b52",
      "version": 2,
      "createdAt": "2026-11-13T20:23:18.865Z",
      "updatedAt": "2026-11-30T19:23:04.458Z",
      "name": "Sarah-Maude Vachon",
      "company": "Bakery",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22de8-c679-7e65-9c72-99578573e3c4",
      "temperature": "hot",
      "assigneeId": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22de8-d169-7d3e-b414-c6355f36707a",
      "statusEnteredAt": "2026-11-25T18:39:05.562Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22de8-d169-7d3e-b414-c6355f36707a",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22de8-c679-7e65-9c72-99578573e3c4",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22de8-b974-73c5-98ee-7ddd7e86be39",
        "name": "Chloé Bergeron"
      },
      "isStale": false,
      "shareholder": null,
      "convertedBy": null,
      "undoableUntil": null,
      "isJoined": false,
      "can": {
        "edit": true,
        "move": true,
        "convert": true,
        "assign": true,
        "take": true,
        "delete": true
      }
    }
  }
}

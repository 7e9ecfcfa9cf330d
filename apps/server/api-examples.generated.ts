/** Made by `WRITE_API_EXAMPLES=1 npm test -- checks/api/examples`: what real calls asked and were answered. */
import type { Example } from '#kit/server/open-api/described.ts'

export const examples: Readonly<Record<string, Example>> = {
  "listApplications": {
    "response": {
      "data": [
        {
          "id": "01a22fc9-e765-7130-9591-b528c4b51c50",
          "reference": "APP-2026-000404",
          "employerName": "Boulangerie Côté 4",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T04:08:10.836Z",
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
          "id": "01a22fc9-e592-7acb-9a2e-4af430e9bf04",
          "reference": "APP-2026-000403",
          "employerName": "Boulangerie Côté 3",
          "programCode": "GREEN",
          "programName": {
            "en": "Green Jobs Placement Fund",
            "fr": "Fonds de placement en emplois verts"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T04:08:10.317Z",
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
        "after": "WyIyMDI2LTExLTI3IDE0OjUzOjA2LjUwNCswMCIsIjAxYTIyZmM4LWVhMGMtNzAxOS1iOTliLTE2YzEwMmEyMzY3ZSJd"
      }
    }
  },
  "readApplication": {
    "response": {
      "id": "01a22fc9-ceac-78e9-a7d5-8268a03f408b",
      "version": 2,
      "createdAt": "2026-12-01T04:08:04.403Z",
      "updatedAt": "2026-12-01T04:08:05.257Z",
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
      "startOn": "2026-12-22",
      "endOn": "2027-05-10",
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
      "sheet": null,
      "submittedAt": "2026-12-01T04:08:04.403Z",
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
      "participantCompletedAt": "2026-12-01T04:08:05.257Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22fc8-e7dd-7824-a409-4a272dcedbe6",
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
        "id": "01a22fc9-d8cc-7d87-8064-03546358aa5e",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22fc9-cff0-794d-a4ef-a4f95738d51f",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T04:08:04.403Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fc9-cff0-7bbf-881e-1250fda55be7",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T04:08:04.403Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fc9-d2f7-7609-b611-da4401904b4e",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T04:08:05.254Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22fc8-ea08-7bf9-99c2-9580d36311ba",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22fc8-ea08-71d0-838a-b86c685ea174",
        "version": 1,
        "createdAt": "2024-12-24T19:33:37.203Z",
        "updatedAt": "2024-12-24T19:33:37.203Z",
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
        "id": "01a22fc8-ea08-7bf3-af9c-ed0e1617ddb7",
        "version": 1,
        "createdAt": "2026-08-28T16:26:06.771Z",
        "updatedAt": "2026-08-28T16:26:06.771Z",
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
        "consentedAt": "2026-08-28T16:26:06.771Z"
      },
      "regionLeft": null,
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
      "programId": "01a22fc8-e7dd-7824-a409-4a272dcedbe6",
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
        "startOn": "2026-12-22",
        "endOn": "2027-05-10",
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
      "id": "01a22fc9-fdfb-7c53-be43-ef582210daac",
      "reference": "APP-2026-000405"
    }
  },
  "editApplication": {
    "request": {
      "positionTitle": "Baker"
    },
    "response": {
      "id": "01a22fc9-ceac-78e9-a7d5-8268a03f408b",
      "version": 3,
      "createdAt": "2026-12-01T04:08:04.403Z",
      "updatedAt": "2026-12-01T04:08:17.044Z",
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
      "startOn": "2026-12-22",
      "endOn": "2027-05-10",
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
      "sheet": null,
      "submittedAt": "2026-12-01T04:08:04.403Z",
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
      "participantCompletedAt": "2026-12-01T04:08:05.257Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22fc8-e7dd-7824-a409-4a272dcedbe6",
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
        "id": "01a22fc9-d8cc-7d87-8064-03546358aa5e",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22fc9-cff0-794d-a4ef-a4f95738d51f",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T04:08:04.403Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fc9-cff0-7bbf-881e-1250fda55be7",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T04:08:04.403Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fc9-d2f7-7609-b611-da4401904b4e",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T04:08:05.254Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22fc8-ea08-7bf9-99c2-9580d36311ba",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22fc8-ea08-71d0-838a-b86c685ea174",
        "version": 2,
        "createdAt": "2024-12-24T19:33:37.203Z",
        "updatedAt": "2026-12-01T04:08:16.508Z",
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
        "id": "01a22fc8-ea08-7bf3-af9c-ed0e1617ddb7",
        "version": 1,
        "createdAt": "2026-08-28T16:26:06.771Z",
        "updatedAt": "2026-08-28T16:26:06.771Z",
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
        "consentedAt": "2026-08-28T16:26:06.771Z"
      },
      "regionLeft": null,
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
          "id": "01a22fc8-ea08-7d46-834a-b0742e87e88c",
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
          "id": "01a22fc8-ea08-7d51-85a0-2375c43b1053",
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
        "after": "WyIyMDI2LTExLTI3IiwiMDFhMjJmYzgtZWEwYi03N2NkLWJiNTEtZmU0MTc1MDgzYjdjIl0"
      }
    }
  },
  "readParticipant": {
    "response": {
      "id": "01a22fc8-ea08-7bf3-af9c-ed0e1617ddb7",
      "version": 1,
      "createdAt": "2026-08-28T16:26:06.771Z",
      "updatedAt": "2026-08-28T16:26:06.771Z",
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
      "consentedAt": "2026-08-28T16:26:06.771Z",
      "erased": null,
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
          "applicationId": "01a22fc9-ceac-78e9-a7d5-8268a03f408b",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T04:08:04.403Z",
          "placementId": "01a22fc9-d8cc-7d87-8064-03546358aa5e",
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
          "startsOn": "2026-12-22",
          "endsOn": "2027-05-10",
          "weeks": 20,
          "weeksLeft": 20,
          "orphanedFrom": "2026-11-27",
          "orphanedUntil": null,
          "orphanedCaseId": "01a22fc9-d94d-7f3e-a236-50db3080f245"
        },
        {
          "applicationId": "01a22fc8-ea08-7bf9-99c2-9580d36311ba",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T19:59:59.999Z",
          "placementId": "01a22fc8-ea0d-7e5e-8fad-67dfd4943e53",
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
      "id": "01a22fc8-ea08-7bf3-af9c-ed0e1617ddb7",
      "version": 2,
      "createdAt": "2026-08-28T16:26:06.771Z",
      "updatedAt": "2026-12-01T04:08:17.513Z",
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
      "consentedAt": "2026-08-28T16:26:06.771Z",
      "erased": null,
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
          "applicationId": "01a22fc9-ceac-78e9-a7d5-8268a03f408b",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T04:08:04.403Z",
          "placementId": "01a22fc9-d8cc-7d87-8064-03546358aa5e",
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
          "startsOn": "2026-12-22",
          "endsOn": "2027-05-10",
          "weeks": 20,
          "weeksLeft": 20,
          "orphanedFrom": "2026-11-27",
          "orphanedUntil": null,
          "orphanedCaseId": "01a22fc9-d94d-7f3e-a236-50db3080f245"
        },
        {
          "applicationId": "01a22fc8-ea08-7bf9-99c2-9580d36311ba",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T19:59:59.999Z",
          "placementId": "01a22fc8-ea0d-7e5e-8fad-67dfd4943e53",
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
          "id": "01a22fc8-ea08-72ad-b40d-8d6a654c14ab",
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
          "id": "01a22fc8-ea08-7377-a59c-244ee1f79ccc",
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
        "after": "WyJmYWxzZSBjcmVlayByZXRyb2ZpdCBsdGQuIiwiMDFhMjJmYzgtZWEwOC03MjhiLWJlZjUtM2NkYmNiZTFkMTc3Il0"
      }
    }
  },
  "readEmployer": {
    "response": {
      "id": "01a22fc8-ea08-71d0-838a-b86c685ea174",
      "version": 2,
      "createdAt": "2024-12-24T19:33:37.203Z",
      "updatedAt": "2026-12-01T04:08:16.508Z",
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
      "profileConfirmedAt": "2024-12-24T19:33:37.203Z",
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
      "id": "01a22fc8-ea08-71d0-838a-b86c685ea174",
      "version": 3,
      "createdAt": "2024-12-24T19:33:37.203Z",
      "updatedAt": "2026-12-01T04:08:18.216Z",
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
          "id": "01a22fc9-e90b-7b89-9c40-5404ceb79329",
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
          "id": "01a22fc9-dd47-7fb0-9c99-f5963cc50c5a",
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
      "id": "01a22fc9-dcf2-72df-b800-518fb1a4d2c8",
      "reference": "PAY-2026-000019",
      "status": "submitted",
      "source": "claim",
      "payee": "employer",
      "periodFrom": "2026-12-22",
      "periodTo": "2027-01-04",
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
      "applicationId": "01a22fc9-ceac-78e9-a7d5-8268a03f408b",
      "placementId": "01a22fc9-d8cc-7d87-8064-03546358aa5e",
      "participantId": "01a22fc8-ea08-7bf3-af9c-ed0e1617ddb7",
      "positionTitle": "Apprentice baker",
      "files": [
        {
          "id": "01a22fc9-cd91-7d60-bbb3-aa661c91640e",
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
          "from": "2026-12-22",
          "to": "2027-01-04",
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
        "from": "2026-12-22",
        "to": "2027-05-10",
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
      "supplementId": "01a22fc9-dd27-7225-8d86-f9464add42af",
      "spentOn": "Bus pass",
      "periodFrom": "2020-01-02",
      "periodTo": "2020-01-02",
      "claimedAmount": "10.00"
    },
    "response": {
      "id": "01a22fca-05d3-7f94-bb60-1876e43b1f37",
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
      "applicationId": "01a22fc9-ceac-78e9-a7d5-8268a03f408b",
      "placementId": "01a22fc9-d8cc-7d87-8064-03546358aa5e",
      "participantId": "01a22fc8-ea08-7bf3-af9c-ed0e1617ddb7",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22fc9-dd27-7225-8d86-f9464add42af",
        "left": "40.00",
        "type": "transport",
        "fromOn": "2020-01-01",
        "lastDay": "2027-05-10",
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
        "from": "2026-12-22",
        "to": "2027-05-10",
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
      "id": "01a22fc9-dd47-7fb0-9c99-f5963cc50c5a",
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
      "applicationId": "01a22fc9-ceac-78e9-a7d5-8268a03f408b",
      "placementId": "01a22fc9-d8cc-7d87-8064-03546358aa5e",
      "participantId": "01a22fc8-ea08-7bf3-af9c-ed0e1617ddb7",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22fc9-dd27-7225-8d86-f9464add42af",
        "left": "50.00",
        "type": "transport",
        "fromOn": "2020-01-01",
        "lastDay": "2027-05-10",
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
        "from": "2026-12-22",
        "to": "2027-05-10",
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
          "id": "01a22fc9-4b8e-73d8-b96b-81d86fbfcc60",
          "version": 2,
          "number": "ORD-2026-000713",
          "status": "active",
          "shareholderId": "01a22fc9-4b8d-7afc-8bbe-12a7a500421c",
          "assigneeId": "01a22fc8-e817-71e9-bc9f-03ba52b425a5",
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
            "id": "01a22fc9-4b8d-7afc-8bbe-12a7a500421c",
            "name": "Bruce Stewart",
            "number": "SH-000026"
          },
          "assignee": {
            "id": "01a22fc8-e817-71e9-bc9f-03ba52b425a5",
            "name": "Philippe Roy"
          },
          "sharedWith": null,
          "snapshotCount": 1
        },
        {
          "id": "01a22fc9-4b91-7381-ba75-2e5aea2d2b3b",
          "version": 1,
          "number": "ORD-2026-000712",
          "status": "void",
          "shareholderId": "01a22fc9-4b8d-7bac-94fb-2471491f5407",
          "assigneeId": "01a22fc8-e817-71e9-bc9f-03ba52b425a5",
          "side": "buy",
          "tradedOn": "2026-11-29",
          "tradedAt": "10:12",
          "volume": "530.0000",
          "price": "15.030000",
          "sharePercent": "33.33",
          "sharedWithId": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
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
            "id": "01a22fc9-4b8d-7bac-94fb-2471491f5407",
            "name": "Nadège Jean-Baptiste",
            "number": "SH-000058"
          },
          "assignee": {
            "id": "01a22fc8-e817-71e9-bc9f-03ba52b425a5",
            "name": "Philippe Roy"
          },
          "sharedWith": {
            "id": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
            "name": "Chloé Bergeron"
          },
          "snapshotCount": 0
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 1500,
        "after": "WyIyMDI2LTExLTIwIDEyOjMwOjAwIiwiMDFhMjJmYzktNGI5MC03ZTk0LTk1YWItMWFhZjAxNDdmNTQwIl0"
      }
    }
  },
  "readOrder": {
    "response": {
      "id": "01a22fc9-4b8e-7210-bc4c-65bb51aa6b73",
      "version": 1,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-11-24T15:30:30.000Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22fc9-4b8d-7ab7-ba91-050142732548",
      "assigneeId": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22fc8-e817-71b8-adf4-4fa4b04d223f",
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
        "id": "01a22fc9-4b8d-7ab7-ba91-050142732548",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22fc8-e817-71b8-adf4-4fa4b04d223f",
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
      "shareholderId": "01a22fc9-4b8d-7ab7-ba91-050142732548",
      "side": "buy",
      "tradedOn": "2025-06-02",
      "tradedAt": "10:00",
      "volume": "1",
      "price": "10",
      "assigneeId": "01a22fc8-e817-7130-99a0-48b08848cd21"
    },
    "response": {
      "id": "01a22fca-09f0-75cd-a8cf-24620daa7bc4",
      "version": 1,
      "createdAt": "2026-12-01T04:08:19.681Z",
      "updatedAt": "2026-12-01T04:08:19.681Z",
      "number": "ORD-2026-000714",
      "status": "active",
      "shareholderId": "01a22fc9-4b8d-7ab7-ba91-050142732548",
      "assigneeId": "01a22fc8-e817-7130-99a0-48b08848cd21",
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
        "id": "01a22fc9-4b8d-7ab7-ba91-050142732548",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22fc8-e817-7130-99a0-48b08848cd21",
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
      "id": "01a22fc9-4b8e-7210-bc4c-65bb51aa6b73",
      "version": 2,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-12-01T04:08:20.075Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22fc9-4b8d-7ab7-ba91-050142732548",
      "assigneeId": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22fc8-e817-71b8-adf4-4fa4b04d223f",
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
        "id": "01a22fc9-4b8d-7ab7-ba91-050142732548",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22fc8-e817-71b8-adf4-4fa4b04d223f",
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
          "id": "01a22fc9-4b8d-7d4a-930d-6b3f94328729",
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
            "id": "01a22fc8-e817-71e4-9370-55845893db96",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22fc9-4b8d-7a67-b827-9290ce2a827f",
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
          "id": "01a22fc9-4b8d-7f9b-8979-996791c09baf",
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
            "id": "01a22fc8-e817-71e4-9370-55845893db96",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22fc9-4b8d-7a57-88f2-dbbd1e88ed22",
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
        "after": "WyJicmFuZHQgYmpvcm4iLCIwMWEyMmZjOS00YjhkLTdjYjItYTE1ZC1hODEyZDdiMGZmODEiXQ"
      }
    }
  },
  "readShareholder": {
    "response": {
      "id": "01a22fc9-4b8d-7ab7-ba91-050142732548",
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
      "assigneeId": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
      "sourceId": "01a22fc9-4b8d-7a6c-a1fc-40b69cf87f29",
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
        "id": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22fc9-4b8d-7a6c-a1fc-40b69cf87f29",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "erased": null,
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22fc9-d86e-7414-8528-edd3ffc1d0dc",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T04:08:07.02166+00:00"
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
      "id": "01a22fca-0cd9-75cc-b07f-18a39253d84b",
      "version": 1,
      "createdAt": "2026-12-01T04:08:20.431Z",
      "updatedAt": "2026-12-01T04:08:20.431Z",
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
      "assigneeId": "01a22fc8-e817-7130-99a0-48b08848cd21",
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
        "id": "01a22fc8-e817-7130-99a0-48b08848cd21",
        "name": "Margaret Chen"
      },
      "source": null,
      "erased": null,
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
      "id": "01a22fc9-4b8d-7ab7-ba91-050142732548",
      "version": 2,
      "createdAt": "2025-01-17T14:00:00.000Z",
      "updatedAt": "2026-12-01T04:08:20.713Z",
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
      "assigneeId": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
      "sourceId": "01a22fc9-4b8d-7a6c-a1fc-40b69cf87f29",
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
        "id": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22fc9-4b8d-7a6c-a1fc-40b69cf87f29",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "erased": null,
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22fc9-d86e-7414-8528-edd3ffc1d0dc",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T04:08:07.02166+00:00"
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
          "id": "01a22fc9-6371-7845-a866-e27ce688f755",
          "name": "Rosa Hill",
          "company": null,
          "email": "rosa.hill@example.net",
          "phone": "+15145550143",
          "sourceId": "01a22fc9-4b8d-7a57-88f2-dbbd1e88ed22",
          "temperature": "cold",
          "assigneeId": "01a22fc8-e817-71b8-adf4-4fa4b04d223f",
          "expectedVolume": "850.0000",
          "expectedAmount": "14025.00",
          "nextStep": "Send the offer",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22fc9-6371-77b8-ba41-59688e612c1d",
          "statusEnteredAt": "2026-11-13T19:59:59.999Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-11-06T20:54:59.999Z",
          "updatedAt": "2026-11-13T19:59:59.999Z",
          "version": 1,
          "status": {
            "id": "01a22fc9-6371-77b8-ba41-59688e612c1d",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22fc9-4b8d-7a57-88f2-dbbd1e88ed22",
            "name": {
              "en": "Recommended by a shareholder",
              "fr": "Recommandation d’un actionnaire"
            }
          },
          "assignee": {
            "id": "01a22fc8-e817-71b8-adf4-4fa4b04d223f",
            "name": "David MacKinnon"
          },
          "isStale": true,
          "shareholder": null
        },
        {
          "id": "01a22fc9-6371-7855-9a6d-dc3e9235df65",
          "name": "Frédéric Doucet",
          "company": "Northgate Dental",
          "email": "frederic.doucet@example.net",
          "phone": "+15145550169",
          "sourceId": "01a22fc9-4b8d-7a61-aae6-2f4565ca9c8f",
          "temperature": "hot",
          "assigneeId": "01a22fc8-e817-71e9-bc9f-03ba52b425a5",
          "expectedVolume": "600.0000",
          "expectedAmount": "9900.00",
          "nextStep": "Demander le dossier au notaire",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22fc9-6371-77b8-ba41-59688e612c1d",
          "statusEnteredAt": "2026-11-06T19:59:59.999Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-10-20T18:49:59.999Z",
          "updatedAt": "2026-11-06T19:59:59.999Z",
          "version": 1,
          "status": {
            "id": "01a22fc9-6371-77b8-ba41-59688e612c1d",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22fc9-4b8d-7a61-aae6-2f4565ca9c8f",
            "name": {
              "en": "Investor evening",
              "fr": "Soirée des investisseurs"
            }
          },
          "assignee": {
            "id": "01a22fc8-e817-71e9-bc9f-03ba52b425a5",
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
        "after": "WyIyMDI2LTEyLTExIiwiMDFhMjJmYzktNjM3MS03OGE1LWE4YjEtMTk4YzBlMWJhMzZlIl0"
      }
    }
  },
  "readLead": {
    "response": {
      "id": "01a22fc9-6371-783b-ac1e-875963577eb8",
      "version": 1,
      "createdAt": "2026-11-13T20:24:59.999Z",
      "updatedAt": "2026-11-25T19:59:59.999Z",
      "name": "Sarah-Maude Vachon",
      "company": "Harbour Light Foundation",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22fc9-4b8d-7a57-88f2-dbbd1e88ed22",
      "temperature": "hot",
      "assigneeId": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22fc9-6371-77b8-ba41-59688e612c1d",
      "statusEnteredAt": "2026-11-25T19:59:59.999Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22fc9-6371-77b8-ba41-59688e612c1d",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22fc9-4b8d-7a57-88f2-dbbd1e88ed22",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
        "name": "Chloé Bergeron"
      },
      "isStale": false,
      "shareholder": null,
      "erased": null,
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
      "id": "01a22fca-103f-7c0d-b121-6fac96e931fa",
      "version": 1,
      "createdAt": "2026-12-01T04:08:21.242Z",
      "updatedAt": "2026-12-01T04:08:21.242Z",
      "name": "Odette Béland",
      "company": null,
      "email": "odette@example.net",
      "phone": null,
      "sourceId": null,
      "temperature": null,
      "assigneeId": "01a22fc8-e817-7130-99a0-48b08848cd21",
      "expectedVolume": null,
      "expectedAmount": null,
      "nextStep": null,
      "nextStepOn": null,
      "statusId": "01a22fc9-6371-77b8-ba41-59688e612c1d",
      "statusEnteredAt": "2026-12-01T04:08:21.243Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22fc9-6371-77b8-ba41-59688e612c1d",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": null,
      "assignee": {
        "id": "01a22fc8-e817-7130-99a0-48b08848cd21",
        "name": "Margaret Chen"
      },
      "isStale": false,
      "shareholder": null,
      "erased": null,
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
      "id": "01a22fc9-6371-783b-ac1e-875963577eb8",
      "version": 2,
      "createdAt": "2026-11-13T20:24:59.999Z",
      "updatedAt": "2026-12-01T04:08:21.953Z",
      "name": "Sarah-Maude Vachon",
      "company": "Bakery",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22fc9-4b8d-7a57-88f2-dbbd1e88ed22",
      "temperature": "hot",
      "assigneeId": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22fc9-6371-77b8-ba41-59688e612c1d",
      "statusEnteredAt": "2026-11-25T19:59:59.999Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22fc9-6371-77b8-ba41-59688e612c1d",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22fc9-4b8d-7a57-88f2-dbbd1e88ed22",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22fc8-e817-71bd-b1e8-58c7790ef8c8",
        "name": "Chloé Bergeron"
      },
      "isStale": false,
      "shareholder": null,
      "erased": null,
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

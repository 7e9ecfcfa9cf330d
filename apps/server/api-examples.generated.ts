/** Made by `WRITE_API_EXAMPLES=1 npm test -- checks/api/examples`: what real calls asked and were answered. */
import type { Example } from '#kit/server/open-api/described.ts'

export const examples: Readonly<Record<string, Example>> = {
  "listApplications": {
    "response": {
      "data": [
        {
          "id": "01a22f8b-5b27-7e90-bce2-2ed1d1bf41ed",
          "reference": "APP-2026-000404",
          "employerName": "Boulangerie Côté 4",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T02:59:51.697Z",
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
          "id": "01a22f8b-5977-7ce5-857f-6beea03a559e",
          "reference": "APP-2026-000403",
          "employerName": "Boulangerie Côté 3",
          "programCode": "GREEN",
          "programName": {
            "en": "Green Jobs Placement Fund",
            "fr": "Fonds de placement en emplois verts"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T02:59:51.257Z",
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
        "after": "WyIyMDI2LTExLTI3IDE0OjUzOjA2LjUwNCswMCIsIjAxYTIyZjhhLWVhMDAtNzcxOC1hZWU2LTI4ZGQzYmU0OTM5NiJd"
      }
    }
  },
  "readApplication": {
    "response": {
      "id": "01a22f8b-50eb-7741-86d4-0c88dd50ff11",
      "version": 2,
      "createdAt": "2026-12-01T02:59:49.034Z",
      "updatedAt": "2026-12-01T02:59:49.304Z",
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
      "submittedAt": "2026-12-01T02:59:49.034Z",
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
      "participantCompletedAt": "2026-12-01T02:59:49.304Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22f8a-e92a-7ac1-9cda-084cd1bd7dca",
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
        "id": "01a22f8b-54a7-71a8-848f-fb28a69e8757",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22f8b-5144-7739-9d0e-4a17f17863e8",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T02:59:49.034Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22f8b-5144-799d-8058-cd4d83da7cb0",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T02:59:49.034Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22f8b-5246-7f23-8b3c-b10a15457ccd",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T02:59:49.302Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22f8a-e9ff-7f04-b55b-ab8bb414e83b",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22f8a-e9fe-7a1b-af4a-48214ec3c351",
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
        "id": "01a22f8a-e9ff-7eff-8eec-06e49967a97b",
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
      "programId": "01a22f8a-e92a-7ac1-9cda-084cd1bd7dca",
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
      "id": "01a22f8b-6429-74e8-ba16-2596ae9ddbe6",
      "reference": "APP-2026-000405"
    }
  },
  "editApplication": {
    "request": {
      "positionTitle": "Baker"
    },
    "response": {
      "id": "01a22f8b-50eb-7741-86d4-0c88dd50ff11",
      "version": 3,
      "createdAt": "2026-12-01T02:59:49.034Z",
      "updatedAt": "2026-12-01T02:59:54.177Z",
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
      "submittedAt": "2026-12-01T02:59:49.034Z",
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
      "participantCompletedAt": "2026-12-01T02:59:49.304Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22f8a-e92a-7ac1-9cda-084cd1bd7dca",
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
        "id": "01a22f8b-54a7-71a8-848f-fb28a69e8757",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22f8b-5144-7739-9d0e-4a17f17863e8",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T02:59:49.034Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22f8b-5144-799d-8058-cd4d83da7cb0",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T02:59:49.034Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22f8b-5246-7f23-8b3c-b10a15457ccd",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T02:59:49.302Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22f8a-e9ff-7f04-b55b-ab8bb414e83b",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22f8a-e9fe-7a1b-af4a-48214ec3c351",
        "version": 2,
        "createdAt": "2024-12-24T19:33:37.203Z",
        "updatedAt": "2026-12-01T02:59:54.003Z",
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
        "id": "01a22f8a-e9ff-7eff-8eec-06e49967a97b",
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
          "id": "01a22f8a-ea00-702d-9b21-f189415fe8ef",
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
          "id": "01a22f8a-ea00-7037-9ab7-99170ba79beb",
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
        "after": "WyIyMDI2LTExLTI3IiwiMDFhMjJmOGEtZWEwMC03MjBjLWI5ZDAtNzFjMjRiN2EwMjE4Il0"
      }
    }
  },
  "readParticipant": {
    "response": {
      "id": "01a22f8a-e9ff-7eff-8eec-06e49967a97b",
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
          "applicationId": "01a22f8b-50eb-7741-86d4-0c88dd50ff11",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T02:59:49.034Z",
          "placementId": "01a22f8b-54a7-71a8-848f-fb28a69e8757",
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
          "orphanedCaseId": "01a22f8b-54e5-749f-94b3-b4124a74c416"
        },
        {
          "applicationId": "01a22f8a-e9ff-7f04-b55b-ab8bb414e83b",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T19:59:59.999Z",
          "placementId": "01a22f8a-ea00-7a03-a466-b5c1b7b5458d",
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
      "erased": null,
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
      "id": "01a22f8a-e9ff-7eff-8eec-06e49967a97b",
      "version": 2,
      "createdAt": "2026-08-28T16:26:06.771Z",
      "updatedAt": "2026-12-01T02:59:54.456Z",
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
          "applicationId": "01a22f8b-50eb-7741-86d4-0c88dd50ff11",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T02:59:49.034Z",
          "placementId": "01a22f8b-54a7-71a8-848f-fb28a69e8757",
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
          "orphanedCaseId": "01a22f8b-54e5-749f-94b3-b4124a74c416"
        },
        {
          "applicationId": "01a22f8a-e9ff-7f04-b55b-ab8bb414e83b",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T19:59:59.999Z",
          "placementId": "01a22f8a-ea00-7a03-a466-b5c1b7b5458d",
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
      "erased": null,
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
          "id": "01a22f8a-e9fe-7ae1-9e7e-d0983b7f75e8",
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
          "id": "01a22f8a-e9fe-7b9a-9ee9-70ab61b4bc1c",
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
        "after": "WyJmYWxzZSBjcmVlayByZXRyb2ZpdCBsdGQuIiwiMDFhMjJmOGEtZTlmZS03YWMzLTkzNmYtYTdhNTIzYmEwNDkwIl0"
      }
    }
  },
  "readEmployer": {
    "response": {
      "id": "01a22f8a-e9fe-7a1b-af4a-48214ec3c351",
      "version": 2,
      "createdAt": "2024-12-24T19:33:37.203Z",
      "updatedAt": "2026-12-01T02:59:54.003Z",
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
      "id": "01a22f8a-e9fe-7a1b-af4a-48214ec3c351",
      "version": 3,
      "createdAt": "2024-12-24T19:33:37.203Z",
      "updatedAt": "2026-12-01T02:59:55.199Z",
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
          "id": "01a22f8b-5bf3-7687-aff1-6c952767e35e",
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
          "id": "01a22f8b-5558-7299-a72c-4f28f2861230",
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
      "id": "01a22f8b-553d-747d-8edc-4b001e79af6b",
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
      "applicationId": "01a22f8b-50eb-7741-86d4-0c88dd50ff11",
      "placementId": "01a22f8b-54a7-71a8-848f-fb28a69e8757",
      "participantId": "01a22f8a-e9ff-7eff-8eec-06e49967a97b",
      "positionTitle": "Apprentice baker",
      "files": [
        {
          "id": "01a22f8b-5063-7a24-ad14-6638d39d679f",
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
      "supplementId": "01a22f8b-5550-7d6e-9c4b-6f8c1aa941ec",
      "spentOn": "Bus pass",
      "periodFrom": "2020-01-02",
      "periodTo": "2020-01-02",
      "claimedAmount": "10.00"
    },
    "response": {
      "id": "01a22f8b-69b4-7212-9138-d26a36fa0b87",
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
      "applicationId": "01a22f8b-50eb-7741-86d4-0c88dd50ff11",
      "placementId": "01a22f8b-54a7-71a8-848f-fb28a69e8757",
      "participantId": "01a22f8a-e9ff-7eff-8eec-06e49967a97b",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22f8b-5550-7d6e-9c4b-6f8c1aa941ec",
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
      "id": "01a22f8b-5558-7299-a72c-4f28f2861230",
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
      "applicationId": "01a22f8b-50eb-7741-86d4-0c88dd50ff11",
      "placementId": "01a22f8b-54a7-71a8-848f-fb28a69e8757",
      "participantId": "01a22f8a-e9ff-7eff-8eec-06e49967a97b",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22f8b-5550-7d6e-9c4b-6f8c1aa941ec",
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
          "id": "01a22f8b-0f5b-73e6-924f-9a6347a6fe02",
          "version": 2,
          "number": "ORD-2026-000713",
          "status": "active",
          "shareholderId": "01a22f8b-0f5a-7ae9-89f5-57b4c16f8417",
          "assigneeId": "01a22f8a-e932-76d4-a033-02b3a490cf14",
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
            "id": "01a22f8b-0f5a-7ae9-89f5-57b4c16f8417",
            "name": "Bruce Stewart",
            "number": "SH-000026"
          },
          "assignee": {
            "id": "01a22f8a-e932-76d4-a033-02b3a490cf14",
            "name": "Philippe Roy"
          },
          "sharedWith": null,
          "snapshotCount": 1
        },
        {
          "id": "01a22f8b-0f5d-7099-8fae-036cfc8827be",
          "version": 1,
          "number": "ORD-2026-000712",
          "status": "void",
          "shareholderId": "01a22f8b-0f5a-7b8f-80b5-f464f8191314",
          "assigneeId": "01a22f8a-e932-76d4-a033-02b3a490cf14",
          "side": "buy",
          "tradedOn": "2026-11-29",
          "tradedAt": "10:12",
          "volume": "530.0000",
          "price": "15.030000",
          "sharePercent": "33.33",
          "sharedWithId": "01a22f8a-e932-76ab-801a-f72c99cefae3",
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
            "id": "01a22f8b-0f5a-7b8f-80b5-f464f8191314",
            "name": "Nadège Jean-Baptiste",
            "number": "SH-000058"
          },
          "assignee": {
            "id": "01a22f8a-e932-76d4-a033-02b3a490cf14",
            "name": "Philippe Roy"
          },
          "sharedWith": {
            "id": "01a22f8a-e932-76ab-801a-f72c99cefae3",
            "name": "Chloé Bergeron"
          },
          "snapshotCount": 0
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 1500,
        "after": "WyIyMDI2LTExLTIwIDEyOjMwOjAwIiwiMDFhMjJmOGItMGY1Yy03YjlmLTk1ZTktNTI4NjZkNDQ2ODRjIl0"
      }
    }
  },
  "readOrder": {
    "response": {
      "id": "01a22f8b-0f5b-7230-9b86-ed2ff85ff3bf",
      "version": 1,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-11-24T15:30:30.000Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
      "assigneeId": "01a22f8a-e932-76ab-801a-f72c99cefae3",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22f8a-e932-76a6-8fdd-a3987d8a0788",
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
        "id": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22f8a-e932-76ab-801a-f72c99cefae3",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22f8a-e932-76a6-8fdd-a3987d8a0788",
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
      "shareholderId": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
      "side": "buy",
      "tradedOn": "2025-06-02",
      "tradedAt": "10:00",
      "volume": "1",
      "price": "10",
      "assigneeId": "01a22f8a-e932-7634-ad29-96daa67d514e"
    },
    "response": {
      "id": "01a22f8b-6b21-7ff9-b0a3-a0b778b4ac33",
      "version": 1,
      "createdAt": "2026-12-01T02:59:55.792Z",
      "updatedAt": "2026-12-01T02:59:55.792Z",
      "number": "ORD-2026-000714",
      "status": "active",
      "shareholderId": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
      "assigneeId": "01a22f8a-e932-7634-ad29-96daa67d514e",
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
        "id": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22f8a-e932-7634-ad29-96daa67d514e",
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
      "id": "01a22f8b-0f5b-7230-9b86-ed2ff85ff3bf",
      "version": 2,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-12-01T02:59:55.941Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
      "assigneeId": "01a22f8a-e932-76ab-801a-f72c99cefae3",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22f8a-e932-76a6-8fdd-a3987d8a0788",
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
        "id": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22f8a-e932-76ab-801a-f72c99cefae3",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22f8a-e932-76a6-8fdd-a3987d8a0788",
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
          "id": "01a22f8b-0f5a-7d1e-aa0c-55a6f0e7773a",
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
            "id": "01a22f8a-e932-76cf-96e8-1e10c5c1e438",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22f8b-0f5a-7a59-a7cf-7be4c4c13d14",
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
          "id": "01a22f8b-0f5a-7ffc-a707-b0dd850fd592",
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
            "id": "01a22f8a-e932-76cf-96e8-1e10c5c1e438",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22f8b-0f5a-7a49-91a3-560cf31255ce",
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
        "after": "WyJicmFuZHQgYmpvcm4iLCIwMWEyMmY4Yi0wZjVhLTdjOGMtYjBjOS05N2JhNjQwZjU2ZDAiXQ"
      }
    }
  },
  "readShareholder": {
    "response": {
      "id": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
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
      "assigneeId": "01a22f8a-e932-76ab-801a-f72c99cefae3",
      "sourceId": "01a22f8b-0f5a-7a5e-b60e-004524099da2",
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
        "id": "01a22f8a-e932-76ab-801a-f72c99cefae3",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22f8b-0f5a-7a5e-b60e-004524099da2",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22f8b-5475-7c23-946e-064b23c56316",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T02:59:50.005136+00:00"
        }
      ],
      "mergedInto": null,
      "erased": null,
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
      "id": "01a22f8b-6cb7-739e-a25a-40014ef5fd1a",
      "version": 1,
      "createdAt": "2026-12-01T02:59:56.174Z",
      "updatedAt": "2026-12-01T02:59:56.174Z",
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
      "assigneeId": "01a22f8a-e932-7634-ad29-96daa67d514e",
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
        "id": "01a22f8a-e932-7634-ad29-96daa67d514e",
        "name": "Margaret Chen"
      },
      "source": null,
      "orderCount": 0,
      "mergedFrom": [],
      "mergedInto": null,
      "erased": null,
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
      "id": "01a22f8b-0f5a-7aa6-b946-874597eab59c",
      "version": 2,
      "createdAt": "2025-01-17T14:00:00.000Z",
      "updatedAt": "2026-12-01T02:59:56.384Z",
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
      "assigneeId": "01a22f8a-e932-76ab-801a-f72c99cefae3",
      "sourceId": "01a22f8b-0f5a-7a5e-b60e-004524099da2",
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
        "id": "01a22f8a-e932-76ab-801a-f72c99cefae3",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22f8b-0f5a-7a5e-b60e-004524099da2",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22f8b-5475-7c23-946e-064b23c56316",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T02:59:50.005136+00:00"
        }
      ],
      "mergedInto": null,
      "erased": null,
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
          "id": "01a22f8b-1d7c-76e9-ab8b-f7ab22f1cfd2",
          "name": "Rosa Hill",
          "company": null,
          "email": "rosa.hill@example.net",
          "phone": "+15145550143",
          "sourceId": "01a22f8b-0f5a-7a49-91a3-560cf31255ce",
          "temperature": "cold",
          "assigneeId": "01a22f8a-e932-76a6-8fdd-a3987d8a0788",
          "expectedVolume": "850.0000",
          "expectedAmount": "14025.00",
          "nextStep": "Send the offer",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
          "statusEnteredAt": "2026-11-13T19:59:59.999Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-11-06T20:54:59.999Z",
          "updatedAt": "2026-11-13T19:59:59.999Z",
          "version": 1,
          "status": {
            "id": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22f8b-0f5a-7a49-91a3-560cf31255ce",
            "name": {
              "en": "Recommended by a shareholder",
              "fr": "Recommandation d’un actionnaire"
            }
          },
          "assignee": {
            "id": "01a22f8a-e932-76a6-8fdd-a3987d8a0788",
            "name": "David MacKinnon"
          },
          "isStale": true,
          "shareholder": null
        },
        {
          "id": "01a22f8b-1d7c-76f9-87dc-8a81df81a929",
          "name": "Frédéric Doucet",
          "company": "Northgate Dental",
          "email": "frederic.doucet@example.net",
          "phone": "+15145550169",
          "sourceId": "01a22f8b-0f5a-7a54-9e21-fe4a4d5bcc51",
          "temperature": "hot",
          "assigneeId": "01a22f8a-e932-76d4-a033-02b3a490cf14",
          "expectedVolume": "600.0000",
          "expectedAmount": "9900.00",
          "nextStep": "Demander le dossier au notaire",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
          "statusEnteredAt": "2026-11-06T19:59:59.999Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-10-20T18:49:59.999Z",
          "updatedAt": "2026-11-06T19:59:59.999Z",
          "version": 1,
          "status": {
            "id": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22f8b-0f5a-7a54-9e21-fe4a4d5bcc51",
            "name": {
              "en": "Investor evening",
              "fr": "Soirée des investisseurs"
            }
          },
          "assignee": {
            "id": "01a22f8a-e932-76d4-a033-02b3a490cf14",
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
        "after": "WyIyMDI2LTEyLTExIiwiMDFhMjJmOGItMWQ3Yy03NzQ4LTgyMTgtOTgwYmY4YjU2MDYxIl0"
      }
    }
  },
  "readLead": {
    "response": {
      "id": "01a22f8b-1d7c-76df-9e32-59055da85f2f",
      "version": 1,
      "createdAt": "2026-11-13T20:24:59.999Z",
      "updatedAt": "2026-11-25T19:59:59.999Z",
      "name": "Sarah-Maude Vachon",
      "company": "Harbour Light Foundation",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22f8b-0f5a-7a49-91a3-560cf31255ce",
      "temperature": "hot",
      "assigneeId": "01a22f8a-e932-76ab-801a-f72c99cefae3",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
      "statusEnteredAt": "2026-11-25T19:59:59.999Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22f8b-0f5a-7a49-91a3-560cf31255ce",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22f8a-e932-76ab-801a-f72c99cefae3",
        "name": "Chloé Bergeron"
      },
      "isStale": false,
      "shareholder": null,
      "convertedBy": null,
      "undoableUntil": null,
      "isJoined": false,
      "erased": null,
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
      "id": "01a22f8b-6e69-704d-8e91-2c7d7839f7d0",
      "version": 1,
      "createdAt": "2026-12-01T02:59:56.640Z",
      "updatedAt": "2026-12-01T02:59:56.640Z",
      "name": "Odette Béland",
      "company": null,
      "email": "odette@example.net",
      "phone": null,
      "sourceId": null,
      "temperature": null,
      "assigneeId": "01a22f8a-e932-7634-ad29-96daa67d514e",
      "expectedVolume": null,
      "expectedAmount": null,
      "nextStep": null,
      "nextStepOn": null,
      "statusId": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
      "statusEnteredAt": "2026-12-01T02:59:56.640Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": null,
      "assignee": {
        "id": "01a22f8a-e932-7634-ad29-96daa67d514e",
        "name": "Margaret Chen"
      },
      "isStale": false,
      "shareholder": null,
      "convertedBy": null,
      "undoableUntil": null,
      "isJoined": false,
      "erased": null,
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
      "id": "01a22f8b-1d7c-76df-9e32-59055da85f2f",
      "version": 2,
      "createdAt": "2026-11-13T20:24:59.999Z",
      "updatedAt": "2026-12-01T02:59:56.783Z",
      "name": "Sarah-Maude Vachon",
      "company": "Bakery",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22f8b-0f5a-7a49-91a3-560cf31255ce",
      "temperature": "hot",
      "assigneeId": "01a22f8a-e932-76ab-801a-f72c99cefae3",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
      "statusEnteredAt": "2026-11-25T19:59:59.999Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22f8b-1d7c-766b-bf0e-f2cabade09f0",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22f8b-0f5a-7a49-91a3-560cf31255ce",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22f8a-e932-76ab-801a-f72c99cefae3",
        "name": "Chloé Bergeron"
      },
      "isStale": false,
      "shareholder": null,
      "convertedBy": null,
      "undoableUntil": null,
      "isJoined": false,
      "erased": null,
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

/** Made by `WRITE_API_EXAMPLES=1 npm test -- checks/api/examples`: what real calls asked and were answered. */
import type { Example } from '#kit/server/open-api/described.ts'

export const examples: Readonly<Record<string, Example>> = {
  "listApplications": {
    "response": {
      "data": [
        {
          "id": "01a22fef-cdd1-7020-962c-f0680ed42a0b",
          "reference": "APP-2026-000404",
          "employerName": "Boulangerie Côté 4",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T04:49:34.660Z",
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
          "id": "01a22fef-cc7b-7f8b-8b70-6a03fe66d520",
          "reference": "APP-2026-000403",
          "employerName": "Boulangerie Côté 3",
          "programCode": "GREEN",
          "programName": {
            "en": "Green Jobs Placement Fund",
            "fr": "Fonds de placement en emplois verts"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T04:49:34.314Z",
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
        "after": "WyIyMDI2LTExLTI3IDE0OjUzOjA2LjUwNCswMCIsIjAxYTIyZmVmLTg5Y2UtN2NiMS1hZDQ1LTI0ZjJiNTMzNmU5NSJd"
      }
    }
  },
  "readApplication": {
    "response": {
      "id": "01a22fef-c7fa-7be2-9ccd-9c4d30ae5ba0",
      "version": 2,
      "createdAt": "2026-12-01T04:49:33.116Z",
      "updatedAt": "2026-12-01T04:49:33.397Z",
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
      "submittedAt": "2026-12-01T04:49:33.116Z",
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
      "participantCompletedAt": "2026-12-01T04:49:33.397Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22fef-8976-7b13-89f2-abbcd81cfda7",
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
        "id": "01a22fef-c9f8-7f63-b03d-eab9f14a957d",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22fef-c847-7dd1-b03b-5f1dc3c3e9f9",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T04:49:33.116Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fef-c848-7055-a471-bfce12b625e4",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T04:49:33.116Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fef-c915-7384-aa59-5f67678c17ce",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T04:49:33.397Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22fef-89ce-7577-a3d5-8b0d1f0aba06",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22fef-89cd-7c64-8fb9-1da02a3c4676",
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
        "id": "01a22fef-89ce-7572-8460-39b3776f5339",
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
      "programId": "01a22fef-8976-7b13-89f2-abbcd81cfda7",
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
      "id": "01a22fef-d3ea-7938-81fa-48dc715b1ce9",
      "reference": "APP-2026-000405"
    }
  },
  "editApplication": {
    "request": {
      "positionTitle": "Baker"
    },
    "response": {
      "id": "01a22fef-c7fa-7be2-9ccd-9c4d30ae5ba0",
      "version": 3,
      "createdAt": "2026-12-01T04:49:33.116Z",
      "updatedAt": "2026-12-01T04:49:36.334Z",
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
      "submittedAt": "2026-12-01T04:49:33.116Z",
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
      "participantCompletedAt": "2026-12-01T04:49:33.397Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a22fef-8976-7b13-89f2-abbcd81cfda7",
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
        "id": "01a22fef-c9f8-7f63-b03d-eab9f14a957d",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a22fef-c847-7dd1-b03b-5f1dc3c3e9f9",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T04:49:33.116Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fef-c848-7055-a471-bfce12b625e4",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T04:49:33.116Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a22fef-c915-7384-aa59-5f67678c17ce",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T04:49:33.397Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a22fef-89ce-7577-a3d5-8b0d1f0aba06",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a22fef-89cd-7c64-8fb9-1da02a3c4676",
        "version": 2,
        "createdAt": "2024-12-24T19:33:37.203Z",
        "updatedAt": "2026-12-01T04:49:36.214Z",
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
        "id": "01a22fef-89ce-7572-8460-39b3776f5339",
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
          "id": "01a22fef-89ce-76a3-ab56-4473857a7091",
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
          "id": "01a22fef-89ce-76ad-b769-dc4e2b864adc",
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
        "after": "WyIyMDI2LTExLTI3IiwiMDFhMjJmZWYtODljZS03N2Q0LTlmNmYtODkxOGIzOTliZWRlIl0"
      }
    }
  },
  "readParticipant": {
    "response": {
      "id": "01a22fef-89ce-7572-8460-39b3776f5339",
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
          "applicationId": "01a22fef-c7fa-7be2-9ccd-9c4d30ae5ba0",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T04:49:33.116Z",
          "placementId": "01a22fef-c9f8-7f63-b03d-eab9f14a957d",
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
          "orphanedCaseId": "01a22fef-ca09-70b2-ab1b-2736b7d6e27c"
        },
        {
          "applicationId": "01a22fef-89ce-7577-a3d5-8b0d1f0aba06",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T19:59:59.999Z",
          "placementId": "01a22fef-89cf-7048-acf6-0435b99c5185",
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
      "id": "01a22fef-89ce-7572-8460-39b3776f5339",
      "version": 2,
      "createdAt": "2026-08-28T16:26:06.771Z",
      "updatedAt": "2026-12-01T04:49:36.587Z",
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
          "applicationId": "01a22fef-c7fa-7be2-9ccd-9c4d30ae5ba0",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T04:49:33.116Z",
          "placementId": "01a22fef-c9f8-7f63-b03d-eab9f14a957d",
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
          "orphanedCaseId": "01a22fef-ca09-70b2-ab1b-2736b7d6e27c"
        },
        {
          "applicationId": "01a22fef-89ce-7577-a3d5-8b0d1f0aba06",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-26T19:59:59.999Z",
          "placementId": "01a22fef-89cf-7048-acf6-0435b99c5185",
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
          "id": "01a22fef-89cd-7d32-9922-a7ada6334351",
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
          "id": "01a22fef-89cd-7dec-af1b-329bf823d42e",
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
        "after": "WyJmYWxzZSBjcmVlayByZXRyb2ZpdCBsdGQuIiwiMDFhMjJmZWYtODljZC03ZDEwLWE4MWItY2Q4NzlmOTc2OWIxIl0"
      }
    }
  },
  "readEmployer": {
    "response": {
      "id": "01a22fef-89cd-7c64-8fb9-1da02a3c4676",
      "version": 2,
      "createdAt": "2024-12-24T19:33:37.203Z",
      "updatedAt": "2026-12-01T04:49:36.214Z",
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
      "id": "01a22fef-89cd-7c64-8fb9-1da02a3c4676",
      "version": 3,
      "createdAt": "2024-12-24T19:33:37.203Z",
      "updatedAt": "2026-12-01T04:49:36.676Z",
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
          "id": "01a22fef-ce5c-7f57-8af3-00b13a4caff8",
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
          "id": "01a22fef-ca4c-73f5-885f-d602fb846778",
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
      "id": "01a22fef-ca37-7ae0-8f8a-b8788b3bff4d",
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
      "employerId": "01a22fef-89cd-7c64-8fb9-1da02a3c4676",
      "applicationId": "01a22fef-c7fa-7be2-9ccd-9c4d30ae5ba0",
      "placementId": "01a22fef-c9f8-7f63-b03d-eab9f14a957d",
      "participantId": "01a22fef-89ce-7572-8460-39b3776f5339",
      "positionTitle": "Apprentice baker",
      "files": [
        {
          "id": "01a22fef-c768-78f1-ba6f-8a9eddc9caf6",
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
      "supplementId": "01a22fef-ca45-79f4-b6e0-ee27e67740ea",
      "spentOn": "Bus pass",
      "periodFrom": "2020-01-02",
      "periodTo": "2020-01-02",
      "claimedAmount": "10.00"
    },
    "response": {
      "id": "01a22fef-d69e-75ab-bf0a-eb1ac24039dd",
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
      "employerId": "01a22fef-89cd-7c64-8fb9-1da02a3c4676",
      "applicationId": "01a22fef-c7fa-7be2-9ccd-9c4d30ae5ba0",
      "placementId": "01a22fef-c9f8-7f63-b03d-eab9f14a957d",
      "participantId": "01a22fef-89ce-7572-8460-39b3776f5339",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22fef-ca45-79f4-b6e0-ee27e67740ea",
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
      "id": "01a22fef-ca4c-73f5-885f-d602fb846778",
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
      "employerId": "01a22fef-89cd-7c64-8fb9-1da02a3c4676",
      "applicationId": "01a22fef-c7fa-7be2-9ccd-9c4d30ae5ba0",
      "placementId": "01a22fef-c9f8-7f63-b03d-eab9f14a957d",
      "participantId": "01a22fef-89ce-7572-8460-39b3776f5339",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a22fef-ca45-79f4-b6e0-ee27e67740ea",
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
          "id": "01a22fef-9d76-7724-871e-de8b19b4b09c",
          "version": 2,
          "number": "ORD-2026-000713",
          "status": "active",
          "shareholderId": "01a22fef-9d74-7da8-816f-0fbd03d50ce7",
          "assigneeId": "01a22fef-897b-7135-a448-59d2addc57af",
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
            "id": "01a22fef-9d74-7da8-816f-0fbd03d50ce7",
            "name": "Bruce Stewart",
            "number": "SH-000026"
          },
          "assignee": {
            "id": "01a22fef-897b-7135-a448-59d2addc57af",
            "name": "Philippe Roy"
          },
          "sharedWith": null,
          "snapshotCount": 1
        },
        {
          "id": "01a22fef-9d79-7464-8ba1-62f0ba3cc59b",
          "version": 1,
          "number": "ORD-2026-000712",
          "status": "void",
          "shareholderId": "01a22fef-9d74-7e4e-8a38-90556a2e228f",
          "assigneeId": "01a22fef-897b-7135-a448-59d2addc57af",
          "side": "buy",
          "tradedOn": "2026-11-29",
          "tradedAt": "10:12",
          "volume": "530.0000",
          "price": "15.030000",
          "sharePercent": "33.33",
          "sharedWithId": "01a22fef-897b-710b-bab2-53d67d3c214f",
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
            "id": "01a22fef-9d74-7e4e-8a38-90556a2e228f",
            "name": "Nadège Jean-Baptiste",
            "number": "SH-000058"
          },
          "assignee": {
            "id": "01a22fef-897b-7135-a448-59d2addc57af",
            "name": "Philippe Roy"
          },
          "sharedWith": {
            "id": "01a22fef-897b-710b-bab2-53d67d3c214f",
            "name": "Chloé Bergeron"
          },
          "snapshotCount": 0
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 1500,
        "after": "WyIyMDI2LTExLTIwIDEyOjMwOjAwIiwiMDFhMjJmZWYtOWQ3OC03ZmI5LThiYjQtNmFlZjM4YTVkNmU2Il0"
      }
    }
  },
  "readOrder": {
    "response": {
      "id": "01a22fef-9d76-7572-99cf-1028de87d386",
      "version": 1,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-11-24T15:30:30.000Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
      "assigneeId": "01a22fef-897b-710b-bab2-53d67d3c214f",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22fef-897b-7106-971f-db3e04607cdd",
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
        "id": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22fef-897b-710b-bab2-53d67d3c214f",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22fef-897b-7106-971f-db3e04607cdd",
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
      "shareholderId": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
      "side": "buy",
      "tradedOn": "2025-06-02",
      "tradedAt": "10:00",
      "volume": "1",
      "price": "10",
      "assigneeId": "01a22fef-897b-70a5-a8d8-44cf6cd574f1"
    },
    "response": {
      "id": "01a22fef-d7ca-7060-99b2-52b3bc161704",
      "version": 1,
      "createdAt": "2026-12-01T04:49:37.206Z",
      "updatedAt": "2026-12-01T04:49:37.206Z",
      "number": "ORD-2026-000714",
      "status": "active",
      "shareholderId": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
      "assigneeId": "01a22fef-897b-70a5-a8d8-44cf6cd574f1",
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
        "id": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22fef-897b-70a5-a8d8-44cf6cd574f1",
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
      "id": "01a22fef-9d76-7572-99cf-1028de87d386",
      "version": 2,
      "createdAt": "2026-11-24T15:30:30.000Z",
      "updatedAt": "2026-12-01T04:49:37.391Z",
      "number": "ORD-2026-000700",
      "status": "active",
      "shareholderId": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
      "assigneeId": "01a22fef-897b-710b-bab2-53d67d3c214f",
      "side": "buy",
      "tradedOn": "2026-11-24",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a22fef-897b-7106-971f-db3e04607cdd",
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
        "id": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a22fef-897b-710b-bab2-53d67d3c214f",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a22fef-897b-7106-971f-db3e04607cdd",
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
          "id": "01a22fef-9d74-7fde-b2d5-5a1e84a048c1",
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
            "id": "01a22fef-897b-7130-bde8-7dc2c1c7719b",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22fef-9d74-7d17-86c2-16a8ff14174d",
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
          "id": "01a22fef-9d75-7ddb-8311-aa688603e1be",
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
            "id": "01a22fef-897b-7130-bde8-7dc2c1c7719b",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a22fef-9d74-7d08-8189-b3b11c964846",
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
        "after": "WyJicmFuZHQgYmpvcm4iLCIwMWEyMmZlZi05ZDc0LTdmNGMtOTE4NS1iMmFlOTk2NTI5ZWQiXQ"
      }
    }
  },
  "readShareholder": {
    "response": {
      "id": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
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
      "assigneeId": "01a22fef-897b-710b-bab2-53d67d3c214f",
      "sourceId": "01a22fef-9d74-7d1c-a79d-9c2827cdcd9c",
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
        "id": "01a22fef-897b-710b-bab2-53d67d3c214f",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22fef-9d74-7d1c-a79d-9c2827cdcd9c",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "erased": null,
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22fef-c9f1-7798-83bd-7a7dc301acd3",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T04:49:33.68095+00:00"
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
      "id": "01a22fef-d91f-7455-9407-6a277174e5c2",
      "version": 1,
      "createdAt": "2026-12-01T04:49:37.562Z",
      "updatedAt": "2026-12-01T04:49:37.562Z",
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
      "assigneeId": "01a22fef-897b-70a5-a8d8-44cf6cd574f1",
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
        "id": "01a22fef-897b-70a5-a8d8-44cf6cd574f1",
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
      "id": "01a22fef-9d74-7d65-a588-2e51cb23afb1",
      "version": 2,
      "createdAt": "2025-01-17T14:00:00.000Z",
      "updatedAt": "2026-12-01T04:49:37.660Z",
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
      "assigneeId": "01a22fef-897b-710b-bab2-53d67d3c214f",
      "sourceId": "01a22fef-9d74-7d1c-a79d-9c2827cdcd9c",
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
        "id": "01a22fef-897b-710b-bab2-53d67d3c214f",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a22fef-9d74-7d1c-a79d-9c2827cdcd9c",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "erased": null,
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a22fef-c9f1-7798-83bd-7a7dc301acd3",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T04:49:33.68095+00:00"
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
          "id": "01a22fef-a710-76de-9570-c69c27f892a7",
          "name": "Rosa Hill",
          "company": null,
          "email": "rosa.hill@example.net",
          "phone": "+15145550143",
          "sourceId": "01a22fef-9d74-7d08-8189-b3b11c964846",
          "temperature": "cold",
          "assigneeId": "01a22fef-897b-7106-971f-db3e04607cdd",
          "expectedVolume": "850.0000",
          "expectedAmount": "14025.00",
          "nextStep": "Send the offer",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
          "statusEnteredAt": "2026-11-13T19:59:59.999Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-11-06T20:54:59.999Z",
          "updatedAt": "2026-11-13T19:59:59.999Z",
          "version": 1,
          "status": {
            "id": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22fef-9d74-7d08-8189-b3b11c964846",
            "name": {
              "en": "Recommended by a shareholder",
              "fr": "Recommandation d’un actionnaire"
            }
          },
          "assignee": {
            "id": "01a22fef-897b-7106-971f-db3e04607cdd",
            "name": "David MacKinnon"
          },
          "isStale": true,
          "shareholder": null
        },
        {
          "id": "01a22fef-a710-76ed-a09a-11a97f24d095",
          "name": "Frédéric Doucet",
          "company": "Northgate Dental",
          "email": "frederic.doucet@example.net",
          "phone": "+15145550169",
          "sourceId": "01a22fef-9d74-7d12-8112-3bfc7059f6b5",
          "temperature": "hot",
          "assigneeId": "01a22fef-897b-7135-a448-59d2addc57af",
          "expectedVolume": "600.0000",
          "expectedAmount": "9900.00",
          "nextStep": "Demander le dossier au notaire",
          "nextStepOn": "2026-11-24",
          "statusId": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
          "statusEnteredAt": "2026-11-06T19:59:59.999Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-10-20T18:49:59.999Z",
          "updatedAt": "2026-11-06T19:59:59.999Z",
          "version": 1,
          "status": {
            "id": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a22fef-9d74-7d12-8112-3bfc7059f6b5",
            "name": {
              "en": "Investor evening",
              "fr": "Soirée des investisseurs"
            }
          },
          "assignee": {
            "id": "01a22fef-897b-7135-a448-59d2addc57af",
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
        "after": "WyIyMDI2LTEyLTExIiwiMDFhMjJmZWYtYTcxMC03NzNiLTg1ZmYtNmRlZmVlMDE5ZWIwIl0"
      }
    }
  },
  "readLead": {
    "response": {
      "id": "01a22fef-a710-76d4-a0e0-6cf5552b99f4",
      "version": 1,
      "createdAt": "2026-11-13T20:24:59.999Z",
      "updatedAt": "2026-11-25T19:59:59.999Z",
      "name": "Sarah-Maude Vachon",
      "company": "Harbour Light Foundation",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22fef-9d74-7d08-8189-b3b11c964846",
      "temperature": "hot",
      "assigneeId": "01a22fef-897b-710b-bab2-53d67d3c214f",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
      "statusEnteredAt": "2026-11-25T19:59:59.999Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22fef-9d74-7d08-8189-b3b11c964846",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22fef-897b-710b-bab2-53d67d3c214f",
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
      "id": "01a22fef-da5f-71f2-b874-dcc425aff7fa",
      "version": 1,
      "createdAt": "2026-12-01T04:49:37.877Z",
      "updatedAt": "2026-12-01T04:49:37.877Z",
      "name": "Odette Béland",
      "company": null,
      "email": "odette@example.net",
      "phone": null,
      "sourceId": null,
      "temperature": null,
      "assigneeId": "01a22fef-897b-70a5-a8d8-44cf6cd574f1",
      "expectedVolume": null,
      "expectedAmount": null,
      "nextStep": null,
      "nextStepOn": null,
      "statusId": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
      "statusEnteredAt": "2026-12-01T04:49:37.877Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": null,
      "assignee": {
        "id": "01a22fef-897b-70a5-a8d8-44cf6cd574f1",
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
      "id": "01a22fef-a710-76d4-a0e0-6cf5552b99f4",
      "version": 2,
      "createdAt": "2026-11-13T20:24:59.999Z",
      "updatedAt": "2026-12-01T04:49:38.012Z",
      "name": "Sarah-Maude Vachon",
      "company": "Bakery",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a22fef-9d74-7d08-8189-b3b11c964846",
      "temperature": "hot",
      "assigneeId": "01a22fef-897b-710b-bab2-53d67d3c214f",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-11",
      "statusId": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
      "statusEnteredAt": "2026-11-25T19:59:59.999Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a22fef-a710-765c-ad7b-49cc0e3814d1",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a22fef-9d74-7d08-8189-b3b11c964846",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a22fef-897b-710b-bab2-53d67d3c214f",
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

/** Made by `WRITE_API_EXAMPLES=1 npm test -- checks/api/examples`: what real calls asked and were answered. */
import type { Example } from '#kit/server/open-api/described.ts'

export const examples: Readonly<Record<string, Example>> = {
  "listApplications": {
    "response": {
      "data": [
        {
          "id": "01a2316f-9b85-7f3c-869e-36f23d9fec0f",
          "reference": "APP-2026-000404",
          "employerName": "Boulangerie Côté 4",
          "programCode": "YESP",
          "programName": {
            "en": "Youth Employment Skills Placements",
            "fr": "Placements Compétences et emploi jeunesse"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T11:48:47.612Z",
          "reviewDueOn": "2026-12-31",
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
          "id": "01a2316f-9ac5-77a3-9404-22855fbf1cf1",
          "reference": "APP-2026-000403",
          "employerName": "Boulangerie Côté 3",
          "programCode": "GREEN",
          "programName": {
            "en": "Green Jobs Placement Fund",
            "fr": "Fonds de placement en emplois verts"
          },
          "status": "submitted",
          "submittedAt": "2026-12-01T11:48:47.415Z",
          "reviewDueOn": "2026-12-31",
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
        "after": "WyIyMDI2LTExLTI3IDE4OjE5OjQ3LjU4MyswMCIsIjAxYTIzMTZmLTc2MWItN2Y4Ny05NjZmLTgyYTQ5MDAyZjQyNCJd"
      }
    }
  },
  "readApplication": {
    "response": {
      "id": "01a2316f-9826-71da-b5ef-7fbc5c4c47f1",
      "version": 2,
      "createdAt": "2026-12-01T11:48:46.731Z",
      "updatedAt": "2026-12-01T11:48:46.863Z",
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
      "submittedAt": "2026-12-01T11:48:46.731Z",
      "reviewDueOn": "2026-12-31",
      "returnsOn": "2027-01-31",
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
      "participantCompletedAt": "2026-12-01T11:48:46.863Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a2316f-75ec-7f82-b290-eb69165d1ae6",
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
        "id": "01a2316f-9964-7acb-a61e-ce2840fb0d8d",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a2316f-984f-7317-99a9-71ea4fce8d42",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T11:48:46.731Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a2316f-984f-74f9-8038-cbe1d2cbbd72",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T11:48:46.731Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a2316f-98b5-70bc-bbb9-842f0f2de31f",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T11:48:46.863Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a2316f-761b-755a-82b3-e6b63ee09e1a",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a2316f-761a-7950-b55c-86c696348ba5",
        "version": 1,
        "createdAt": "2024-12-25T16:00:18.282Z",
        "updatedAt": "2024-12-25T16:00:18.282Z",
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
        "id": "01a2316f-761b-7555-b3ad-3038280c3b9c",
        "version": 1,
        "createdAt": "2026-08-28T19:52:47.850Z",
        "updatedAt": "2026-08-28T19:52:47.850Z",
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
        "consentedAt": "2026-08-28T19:52:47.850Z"
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
      "programId": "01a2316f-75ec-7f82-b290-eb69165d1ae6",
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
      "id": "01a2316f-9efa-70aa-aa2c-9fcc2f697684",
      "reference": "APP-2026-000405"
    }
  },
  "editApplication": {
    "request": {
      "positionTitle": "Baker"
    },
    "response": {
      "id": "01a2316f-9826-71da-b5ef-7fbc5c4c47f1",
      "version": 3,
      "createdAt": "2026-12-01T11:48:46.731Z",
      "updatedAt": "2026-12-01T11:48:48.539Z",
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
      "submittedAt": "2026-12-01T11:48:46.731Z",
      "reviewDueOn": "2026-12-31",
      "returnsOn": "2027-01-31",
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
      "participantCompletedAt": "2026-12-01T11:48:46.863Z",
      "isDuplicateSuspected": false,
      "isOnHold": false,
      "equityUplift": null,
      "program": {
        "id": "01a2316f-75ec-7f82-b290-eb69165d1ae6",
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
        "id": "01a2316f-9964-7acb-a61e-ce2840fb0d8d",
        "overOn": null,
        "status": "planned",
        "startBy": null,
        "acceptBy": null,
        "reference": "PLA-2026-000151"
      },
      "documents": [
        {
          "id": "01a2316f-984f-7317-99a9-71ea4fce8d42",
          "kind": "offerLetter",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Letter of offer or employment contract",
            "fr": "Lettre d’offre ou contrat de travail"
          },
          "addedAt": "2026-12-01T11:48:46.731Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a2316f-984f-74f9-8038-cbe1d2cbbd72",
          "kind": "workersCompensation",
          "name": "document.pdf",
          "side": "employer",
          "title": {
            "en": "Proof of workers’ compensation coverage",
            "fr": "Preuve de couverture contre les accidents du travail"
          },
          "addedAt": "2026-12-01T11:48:46.731Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Marie Côté"
        },
        {
          "id": "01a2316f-98b5-70bc-bbb9-842f0f2de31f",
          "kind": "workStatus",
          "name": "document.pdf",
          "side": "participant",
          "title": {
            "en": "Proof of status in Canada",
            "fr": "Preuve de statut au Canada"
          },
          "addedAt": "2026-12-01T11:48:46.863Z",
          "mediaType": "application/pdf",
          "sizeBytes": 45,
          "addedByName": "Zoé Béland 1"
        }
      ],
      "missingDocuments": [],
      "duplicates": [
        {
          "id": "01a2316f-761b-755a-82b3-e6b63ee09e1a",
          "status": "withdrawn",
          "reference": "APP-2026-000190"
        }
      ],
      "employer": {
        "id": "01a2316f-761a-7950-b55c-86c696348ba5",
        "version": 2,
        "createdAt": "2024-12-25T16:00:18.282Z",
        "updatedAt": "2026-12-01T11:48:48.496Z",
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
        "id": "01a2316f-761b-7555-b3ad-3038280c3b9c",
        "version": 1,
        "createdAt": "2026-08-28T19:52:47.850Z",
        "updatedAt": "2026-08-28T19:52:47.850Z",
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
        "consentedAt": "2026-08-28T19:52:47.850Z"
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
          "id": "01a2316f-761b-767f-896b-4ccefadb00e1",
          "reference": "PAR-2026-000174",
          "name": "Elijah Harris",
          "standing": "applied",
          "nextStep": "inform",
          "dueOn": "2026-11-19",
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
          "id": "01a2316f-761b-7689-9336-c22e26c8d743",
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
        "after": "WyIyMDI2LTExLTI3IiwiMDFhMjMxNmYtNzYxYi03N2E5LWE5NzItOTA0MmY1NTZjMTM4Il0"
      }
    }
  },
  "readParticipant": {
    "response": {
      "id": "01a2316f-761b-7555-b3ad-3038280c3b9c",
      "version": 1,
      "createdAt": "2026-08-28T19:52:47.850Z",
      "updatedAt": "2026-08-28T19:52:47.850Z",
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
      "consentedAt": "2026-08-28T19:52:47.850Z",
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
          "applicationId": "01a2316f-9826-71da-b5ef-7fbc5c4c47f1",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T11:48:46.731Z",
          "placementId": "01a2316f-9964-7acb-a61e-ce2840fb0d8d",
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
          "orphanedFrom": "2026-11-28",
          "orphanedUntil": null,
          "orphanedCaseId": "01a2316f-9972-7998-bd8c-fefe8f1fc6ef"
        },
        {
          "applicationId": "01a2316f-761b-755a-82b3-e6b63ee09e1a",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-27T16:26:41.078Z",
          "placementId": "01a2316f-761c-7361-9f98-c8c0758bd216",
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
      "id": "01a2316f-761b-7555-b3ad-3038280c3b9c",
      "version": 2,
      "createdAt": "2026-08-28T19:52:47.850Z",
      "updatedAt": "2026-12-01T11:48:48.598Z",
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
      "consentedAt": "2026-08-28T19:52:47.850Z",
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
          "applicationId": "01a2316f-9826-71da-b5ef-7fbc5c4c47f1",
          "applicationReference": "APP-2026-000401",
          "stage": "pending",
          "submittedAt": "2026-12-01T11:48:46.731Z",
          "placementId": "01a2316f-9964-7acb-a61e-ce2840fb0d8d",
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
          "orphanedFrom": "2026-11-28",
          "orphanedUntil": null,
          "orphanedCaseId": "01a2316f-9972-7998-bd8c-fefe8f1fc6ef"
        },
        {
          "applicationId": "01a2316f-761b-755a-82b3-e6b63ee09e1a",
          "applicationReference": "APP-2026-000190",
          "stage": null,
          "submittedAt": "2026-08-27T16:26:41.078Z",
          "placementId": "01a2316f-761c-7361-9f98-c8c0758bd216",
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
          "id": "01a2316f-761a-7a05-92c1-c9467eb9e1ed",
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
          "id": "01a2316f-761a-7abe-a10c-c88778bf7fb9",
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
          "committed": "15937.14"
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 64,
        "after": "WyJmYWxzZSBjcmVlayByZXRyb2ZpdCBsdGQuIiwiMDFhMjMxNmYtNzYxYS03OWU3LWJjZDQtZWRlMmYwOWYzZGUzIl0"
      }
    }
  },
  "readEmployer": {
    "response": {
      "id": "01a2316f-761a-7950-b55c-86c696348ba5",
      "version": 2,
      "createdAt": "2024-12-25T16:00:18.282Z",
      "updatedAt": "2026-12-01T11:48:48.496Z",
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
      "profileConfirmedAt": "2024-12-25T16:00:18.282Z",
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
      "id": "01a2316f-761a-7950-b55c-86c696348ba5",
      "version": 3,
      "createdAt": "2024-12-25T16:00:18.282Z",
      "updatedAt": "2026-12-01T11:48:48.630Z",
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
          "id": "01a2316f-9bc8-7c41-8151-ac3ea916b5fc",
          "reference": "PAY-2026-000024",
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
          "isJudged": false,
          "name": "Zoé Béland 3",
          "participantReference": "PAR-2026-000302",
          "assignee": null
        },
        {
          "id": "01a2316f-9997-7b90-bb36-31661e8b319b",
          "reference": "PAY-2026-000021",
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
          "isJudged": false,
          "name": "Mathis Lavoie",
          "participantReference": "PAR-2026-000150",
          "assignee": null
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 25
      }
    }
  },
  "readPayment": {
    "response": {
      "id": "01a2316f-998f-7471-8f23-1ddb6e5664db",
      "reference": "PAY-2026-000020",
      "status": "submitted",
      "source": "claim",
      "payee": "employer",
      "periodFrom": "2026-12-22",
      "periodTo": "2027-01-04",
      "submittedOn": "2026-12-01",
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
      "isJudged": false,
      "name": "Mathis Lavoie",
      "participantReference": "PAR-2026-000150",
      "assignee": null,
      "employerId": "01a2316f-761a-7950-b55c-86c696348ba5",
      "applicationId": "01a2316f-9826-71da-b5ef-7fbc5c4c47f1",
      "placementId": "01a2316f-9964-7acb-a61e-ce2840fb0d8d",
      "participantId": "01a2316f-761b-7555-b3ad-3038280c3b9c",
      "positionTitle": "Apprentice baker",
      "files": [
        {
          "id": "01a2316f-97ef-7a31-8ea5-56eb34236fb9",
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
      "supplementId": "01a2316f-9995-7056-b2dd-519aaef1dd4e",
      "spentOn": "Bus pass",
      "periodFrom": "2020-01-02",
      "periodTo": "2020-01-02",
      "claimedAmount": "10.00"
    },
    "response": {
      "id": "01a2316f-9f98-7daa-b104-94d72fbb0a2b",
      "reference": "PAY-2026-000026",
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
      "isJudged": false,
      "name": "Mathis Lavoie",
      "participantReference": "PAR-2026-000150",
      "assignee": null,
      "employerId": "01a2316f-761a-7950-b55c-86c696348ba5",
      "applicationId": "01a2316f-9826-71da-b5ef-7fbc5c4c47f1",
      "placementId": "01a2316f-9964-7acb-a61e-ce2840fb0d8d",
      "participantId": "01a2316f-761b-7555-b3ad-3038280c3b9c",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a2316f-9995-7056-b2dd-519aaef1dd4e",
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
      "id": "01a2316f-9997-7b90-bb36-31661e8b319b",
      "reference": "PAY-2026-000021",
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
      "isJudged": false,
      "name": "Mathis Lavoie",
      "participantReference": "PAR-2026-000150",
      "assignee": null,
      "employerId": "01a2316f-761a-7950-b55c-86c696348ba5",
      "applicationId": "01a2316f-9826-71da-b5ef-7fbc5c4c47f1",
      "placementId": "01a2316f-9964-7acb-a61e-ce2840fb0d8d",
      "participantId": "01a2316f-761b-7555-b3ad-3038280c3b9c",
      "positionTitle": "Apprentice baker",
      "files": [],
      "training": null,
      "supplement": {
        "id": "01a2316f-9995-7056-b2dd-519aaef1dd4e",
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
          "id": "01a2316f-80fc-79a6-b5b4-616186635cfd",
          "version": 2,
          "number": "ORD-2026-000715",
          "status": "active",
          "shareholderId": "01a2316f-80fc-713d-9697-d0cb86fb85d8",
          "assigneeId": "01a2316f-75f0-774f-99e1-0d3c603a6659",
          "side": "buy",
          "tradedOn": "2026-11-30",
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
            "id": "01a2316f-80fc-713d-9697-d0cb86fb85d8",
            "name": "Bruce Stewart",
            "number": "SH-000026"
          },
          "assignee": {
            "id": "01a2316f-75f0-774f-99e1-0d3c603a6659",
            "name": "Philippe Roy"
          },
          "sharedWith": null,
          "snapshotCount": 1
        },
        {
          "id": "01a2316f-80fe-7627-957e-d6df37942c4b",
          "version": 1,
          "number": "ORD-2026-000714",
          "status": "void",
          "shareholderId": "01a2316f-80fc-71e4-8d78-9724024efd42",
          "assigneeId": "01a2316f-75f0-774f-99e1-0d3c603a6659",
          "side": "buy",
          "tradedOn": "2026-11-30",
          "tradedAt": "10:12",
          "volume": "530.0000",
          "price": "15.030000",
          "sharePercent": "33.33",
          "sharedWithId": "01a2316f-75f0-7726-b06c-32a3639d88bf",
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
            "id": "01a2316f-80fc-71e4-8d78-9724024efd42",
            "name": "Nadège Jean-Baptiste",
            "number": "SH-000058"
          },
          "assignee": {
            "id": "01a2316f-75f0-774f-99e1-0d3c603a6659",
            "name": "Philippe Roy"
          },
          "sharedWith": {
            "id": "01a2316f-75f0-7726-b06c-32a3639d88bf",
            "name": "Chloé Bergeron"
          },
          "snapshotCount": 0
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 1500,
        "after": "WyIyMDI2LTExLTIxIDEyOjMwOjAwIiwiMDFhMjMxNmYtODBmZS03MTM2LTg2NmQtYjhjNzFlODNjMGQ5Il0"
      }
    }
  },
  "readOrder": {
    "response": {
      "id": "01a2316f-80fc-77ed-a3a8-77289bd9db5e",
      "version": 1,
      "createdAt": "2026-11-25T15:30:30.000Z",
      "updatedAt": "2026-11-25T15:30:30.000Z",
      "number": "ORD-2026-000702",
      "status": "active",
      "shareholderId": "01a2316f-80fc-70fa-9252-ef0e6181352e",
      "assigneeId": "01a2316f-75f0-7726-b06c-32a3639d88bf",
      "side": "buy",
      "tradedOn": "2026-11-25",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a2316f-75f0-7720-afd0-54123b8ec36c",
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
        "id": "01a2316f-80fc-70fa-9252-ef0e6181352e",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a2316f-75f0-7726-b06c-32a3639d88bf",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a2316f-75f0-7720-afd0-54123b8ec36c",
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
      "shareholderId": "01a2316f-80fc-70fa-9252-ef0e6181352e",
      "side": "buy",
      "tradedOn": "2025-06-02",
      "tradedAt": "10:00",
      "volume": "1",
      "price": "10",
      "assigneeId": "01a2316f-75f0-76d2-a0d0-1bf1c8e1f9cd"
    },
    "response": {
      "id": "01a2316f-9fe2-74d8-ad9e-b9993f42f37b",
      "version": 1,
      "createdAt": "2026-12-01T11:48:48.733Z",
      "updatedAt": "2026-12-01T11:48:48.733Z",
      "number": "ORD-2026-000716",
      "status": "active",
      "shareholderId": "01a2316f-80fc-70fa-9252-ef0e6181352e",
      "assigneeId": "01a2316f-75f0-76d2-a0d0-1bf1c8e1f9cd",
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
        "id": "01a2316f-80fc-70fa-9252-ef0e6181352e",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a2316f-75f0-76d2-a0d0-1bf1c8e1f9cd",
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
      "id": "01a2316f-80fc-77ed-a3a8-77289bd9db5e",
      "version": 2,
      "createdAt": "2026-11-25T15:30:30.000Z",
      "updatedAt": "2026-12-01T11:48:48.772Z",
      "number": "ORD-2026-000702",
      "status": "active",
      "shareholderId": "01a2316f-80fc-70fa-9252-ef0e6181352e",
      "assigneeId": "01a2316f-75f0-7726-b06c-32a3639d88bf",
      "side": "buy",
      "tradedOn": "2026-11-25",
      "tradedAt": "15:30",
      "volume": "70.0000",
      "price": "15.480000",
      "priceReason": null,
      "sharePercent": "33.33",
      "sharedWithId": "01a2316f-75f0-7720-afd0-54123b8ec36c",
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
        "id": "01a2316f-80fc-70fa-9252-ef0e6181352e",
        "name": "Alexis Lapointe",
        "number": "SH-000013"
      },
      "assignee": {
        "id": "01a2316f-75f0-7726-b06c-32a3639d88bf",
        "name": "Chloé Bergeron"
      },
      "sharedWith": {
        "id": "01a2316f-75f0-7720-afd0-54123b8ec36c",
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
          "id": "01a2316f-80fc-7373-b4f6-69c525547516",
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
            "id": "01a2316f-75f0-774a-bfd7-4d36f2edada9",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a2316f-80fc-70ac-b256-8a82b80fa6e7",
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
          "lastOrderOn": "2026-10-20"
        },
        {
          "id": "01a2316f-80fc-759b-b921-8492b325b7b6",
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
            "id": "01a2316f-75f0-774a-bfd7-4d36f2edada9",
            "name": "Anna Weber"
          },
          "source": {
            "id": "01a2316f-80fc-709d-969b-877aaeef6e25",
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
          "lastOrderOn": "2026-11-24"
        }
      ],
      "meta": {
        "page": 1,
        "perPage": 25,
        "total": 250,
        "after": "WyJicmFuZHQgYmpvcm4iLCIwMWEyMzE2Zi04MGZjLTcyZTEtYThmNi04YTA5NDFkNDIzNGQiXQ"
      }
    }
  },
  "readShareholder": {
    "response": {
      "id": "01a2316f-80fc-70fa-9252-ef0e6181352e",
      "version": 1,
      "createdAt": "2025-01-18T14:00:00.000Z",
      "updatedAt": "2025-01-18T14:00:00.000Z",
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
      "assigneeId": "01a2316f-75f0-7726-b06c-32a3639d88bf",
      "sourceId": "01a2316f-80fc-70b1-b98c-1261c0c8f348",
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
      "enteredRegisterOn": "2025-01-21",
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
        "id": "01a2316f-75f0-7726-b06c-32a3639d88bf",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a2316f-80fc-70b1-b98c-1261c0c8f348",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "erased": null,
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a2316f-995e-71e0-a5ce-1e685c695a96",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T11:48:47.069718+00:00"
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
      "id": "01a2316f-a03b-788e-baa3-0e0f1162d5b2",
      "version": 1,
      "createdAt": "2026-12-01T11:48:48.824Z",
      "updatedAt": "2026-12-01T11:48:48.824Z",
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
      "assigneeId": "01a2316f-75f0-76d2-a0d0-1bf1c8e1f9cd",
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
        "id": "01a2316f-75f0-76d2-a0d0-1bf1c8e1f9cd",
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
      "id": "01a2316f-80fc-70fa-9252-ef0e6181352e",
      "version": 2,
      "createdAt": "2025-01-18T14:00:00.000Z",
      "updatedAt": "2026-12-01T11:48:48.846Z",
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
      "assigneeId": "01a2316f-75f0-7726-b06c-32a3639d88bf",
      "sourceId": "01a2316f-80fc-70b1-b98c-1261c0c8f348",
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
      "enteredRegisterOn": "2025-01-21",
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
        "id": "01a2316f-75f0-7726-b06c-32a3639d88bf",
        "name": "Chloé Bergeron"
      },
      "source": {
        "id": "01a2316f-80fc-70b1-b98c-1261c0c8f348",
        "name": {
          "en": "Telephone campaign",
          "fr": "Campagne téléphonique"
        }
      },
      "erased": null,
      "orderCount": 10,
      "mergedFrom": [
        {
          "id": "01a2316f-995e-71e0-a5ce-1e685c695a96",
          "name": "Merged",
          "number": "SH-000251",
          "mergedAt": "2026-12-01T11:48:47.069718+00:00"
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
          "id": "01a2316f-85ba-78a8-b537-623c1388f619",
          "name": "Rosa Hill",
          "company": null,
          "email": "rosa.hill@example.net",
          "phone": "+15145550143",
          "sourceId": "01a2316f-80fc-709d-969b-877aaeef6e25",
          "temperature": "cold",
          "assigneeId": "01a2316f-75f0-7720-afd0-54123b8ec36c",
          "expectedVolume": "850.0000",
          "expectedAmount": "14025.00",
          "nextStep": "Send the offer",
          "nextStepOn": "2026-11-25",
          "statusId": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
          "statusEnteredAt": "2026-11-13T20:14:45.791Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-11-06T20:55:18.453Z",
          "updatedAt": "2026-11-13T20:14:45.791Z",
          "version": 1,
          "status": {
            "id": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a2316f-80fc-709d-969b-877aaeef6e25",
            "name": {
              "en": "Recommended by a shareholder",
              "fr": "Recommandation d’un actionnaire"
            }
          },
          "assignee": {
            "id": "01a2316f-75f0-7720-afd0-54123b8ec36c",
            "name": "David MacKinnon"
          },
          "isStale": true,
          "shareholder": null
        },
        {
          "id": "01a2316f-85ba-78b8-ae39-4f9be9c652ae",
          "name": "Frédéric Doucet",
          "company": "Northgate Dental",
          "email": "frederic.doucet@example.net",
          "phone": "+15145550169",
          "sourceId": "01a2316f-80fc-70a7-a32d-0a3e12aeca74",
          "temperature": "hot",
          "assigneeId": "01a2316f-75f0-774f-99e1-0d3c603a6659",
          "expectedVolume": "600.0000",
          "expectedAmount": "9900.00",
          "nextStep": "Demander le dossier au notaire",
          "nextStepOn": "2026-11-25",
          "statusId": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
          "statusEnteredAt": "2026-11-06T20:14:45.791Z",
          "lostReason": null,
          "convertedAt": null,
          "createdAt": "2026-10-20T18:54:18.355Z",
          "updatedAt": "2026-11-06T20:14:45.791Z",
          "version": 1,
          "status": {
            "id": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
            "kind": "open",
            "name": {
              "en": "New",
              "fr": "Nouveau"
            },
            "color": "#3A7FD5"
          },
          "source": {
            "id": "01a2316f-80fc-70a7-a32d-0a3e12aeca74",
            "name": {
              "en": "Investor evening",
              "fr": "Soirée des investisseurs"
            }
          },
          "assignee": {
            "id": "01a2316f-75f0-774f-99e1-0d3c603a6659",
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
        "after": "WyIyMDI2LTEyLTEyIiwiMDFhMjMxNmYtODViYS03OTA2LTkwMjItYjk3ZDczZWY0NGVjIl0"
      }
    }
  },
  "readLead": {
    "response": {
      "id": "01a2316f-85ba-789e-834b-299bd5e98dd9",
      "version": 1,
      "createdAt": "2026-11-13T20:50:33.355Z",
      "updatedAt": "2026-11-26T16:26:41.078Z",
      "name": "Sarah-Maude Vachon",
      "company": "Harbour Light Foundation",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a2316f-80fc-709d-969b-877aaeef6e25",
      "temperature": "hot",
      "assigneeId": "01a2316f-75f0-7726-b06c-32a3639d88bf",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-12",
      "statusId": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
      "statusEnteredAt": "2026-11-26T16:26:41.078Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a2316f-80fc-709d-969b-877aaeef6e25",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a2316f-75f0-7726-b06c-32a3639d88bf",
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
      "id": "01a2316f-a073-7152-9d1f-63a153001d66",
      "version": 1,
      "createdAt": "2026-12-01T11:48:48.879Z",
      "updatedAt": "2026-12-01T11:48:48.879Z",
      "name": "Odette Béland",
      "company": null,
      "email": "odette@example.net",
      "phone": null,
      "sourceId": null,
      "temperature": null,
      "assigneeId": "01a2316f-75f0-76d2-a0d0-1bf1c8e1f9cd",
      "expectedVolume": null,
      "expectedAmount": null,
      "nextStep": null,
      "nextStepOn": null,
      "statusId": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
      "statusEnteredAt": "2026-12-01T11:48:48.879Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": null,
      "assignee": {
        "id": "01a2316f-75f0-76d2-a0d0-1bf1c8e1f9cd",
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
      "id": "01a2316f-85ba-789e-834b-299bd5e98dd9",
      "version": 2,
      "createdAt": "2026-11-13T20:50:33.355Z",
      "updatedAt": "2026-12-01T11:48:48.897Z",
      "name": "Sarah-Maude Vachon",
      "company": "Bakery",
      "email": "sarahmaude.vachon@example.net",
      "phone": "+15145550102",
      "sourceId": "01a2316f-80fc-709d-969b-877aaeef6e25",
      "temperature": "hot",
      "assigneeId": "01a2316f-75f0-7726-b06c-32a3639d88bf",
      "expectedVolume": "2000.0000",
      "expectedAmount": "33000.00",
      "nextStep": "Convenir d’une rencontre",
      "nextStepOn": "2026-12-12",
      "statusId": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
      "statusEnteredAt": "2026-11-26T16:26:41.078Z",
      "lostReason": null,
      "lostNote": null,
      "convertedAt": null,
      "deletedAt": null,
      "status": {
        "id": "01a2316f-85ba-782c-bb8c-27a5474c6fd7",
        "kind": "open",
        "name": {
          "en": "New",
          "fr": "Nouveau"
        },
        "color": "#3A7FD5"
      },
      "source": {
        "id": "01a2316f-80fc-709d-969b-877aaeef6e25",
        "name": {
          "en": "Recommended by a shareholder",
          "fr": "Recommandation d’un actionnaire"
        }
      },
      "assignee": {
        "id": "01a2316f-75f0-7726-b06c-32a3639d88bf",
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

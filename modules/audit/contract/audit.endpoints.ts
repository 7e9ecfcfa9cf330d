import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { auditEntry, auditList, auditRecord, auditSeal } from './audit-entry.ts'
import { auditSubjects } from './audit.subjects.ts'

const mayView = auditSubjects.may('view', 'Audit Log')

export const auditEndpoints = {
  /** Of all for whoever looks after the log; of somebody's own data for that person. */
  listAuditEntries: defineEndpoint({
    method: 'GET',
    path: '/audit-log',
    access: mayView,
    list: auditList,
    output: pageOf(auditEntry.row),
  }),
  exportAuditEntries: defineEndpoint({
    method: 'GET',
    path: '/audit-log/export',
    access: auditSubjects.may('export', 'Audit Log'),
    list: auditList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readAuditEntry: defineEndpoint({
    method: 'GET',
    path: '/audit-log/entries/{id}',
    access: mayView,
    output: auditRecord,
  }),
  /** How far the log is sealed; null for whoever sees only their own entries. */
  readAuditSeal: defineEndpoint({
    method: 'GET',
    path: '/audit-log/seal',
    access: mayView,
    output: z.nullable(auditSeal),
  }),
}

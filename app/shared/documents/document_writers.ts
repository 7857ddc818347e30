import { port } from '#shared/port'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** Documents that a download token opens. */
export type DocumentKind = 'waybill' | 'invoice' | 'customs' | 'statement' | 'billing'

export type DocumentSubject = Record<string, string | number>

export type GeneratedDocument = { filename: string; pdf: Buffer }

type Writer = (subject: DocumentSubject) => Promise<GeneratedDocument>

export const documentWriters = port<Record<DocumentKind, Writer>>('writers of documents')

/** A limit, because a statement with thousands of lines is in memory until it is written. */
export const limitDocuments = limitConcurrency({ atOnce: 2, waiting: 50 })

export function writeDocument(
  kind: DocumentKind,
  subject: DocumentSubject
): Promise<GeneratedDocument> {
  return documentWriters.provided[kind](subject)
}

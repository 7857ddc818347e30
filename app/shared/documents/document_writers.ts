import { port } from '#shared/port'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** Kinds of documents that a download token can open. */
export type DocumentKind = 'waybill' | 'invoice' | 'customs' | 'statement' | 'billing'

export type DocumentSubject = Record<string, string | number>

export type GeneratedDocument = { filename: string; pdf: Buffer }

type Writer = (subject: DocumentSubject) => Promise<GeneratedDocument>

export const documentWriters = port<Record<DocumentKind, Writer>>('writers of documents')

/** At most two documents are written at once: one with thousands of lines takes much memory. */
export const limitDocuments = limitConcurrency({ atOnce: 2, waiting: 50 })

export function writeDocument(
  kind: DocumentKind,
  subject: DocumentSubject
): Promise<GeneratedDocument> {
  return documentWriters.provided[kind](subject)
}

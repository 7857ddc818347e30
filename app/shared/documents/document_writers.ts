import { port } from '#shared/port'
import { limitConcurrency } from '#shared/uploads/concurrency_limit'

/** Papers that a token opens. */
export type DocumentKind = 'waybill' | 'invoice' | 'customs' | 'statement' | 'billing'

/** What a paper is about, as the module that writes it notes it in the token. */
export type DocumentSubject = Record<string, string | number>

export type GeneratedDocument = { filename: string; pdf: Buffer }

type Writer = (subject: DocumentSubject) => Promise<GeneratedDocument>

export const documentWriters = port<Record<DocumentKind, Writer>>('writers of documents')

/** A statement can have thousands of lines, which are in memory until it is written. */
export const limitDocuments = limitConcurrency({ atOnce: 2, waiting: 50 })

export function writeDocument(
  kind: DocumentKind,
  subject: DocumentSubject
): Promise<GeneratedDocument> {
  return documentWriters.provided[kind](subject)
}

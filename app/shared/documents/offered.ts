import { port } from '#shared/port'
import { turns } from '#shared/uploads/turns'

/** Papers that a token opens. */
export type DocumentKind = 'waybill' | 'invoice' | 'customs' | 'statement' | 'billing'

/** What a paper is about, as the module that writes it notes it in the token. */
export type Subject = Record<string, string | number>

export type Paper = { filename: string; pdf: Buffer }

type Writer = (subject: Subject) => Promise<Paper>

export const documentWriters = port<Record<DocumentKind, Writer>>('writers of documents')

/** A statement can have thousands of lines, which are in memory until it is written. */
export const inPaperTurn = turns({ atOnce: 2, waiting: 50 })

export function writeDocument(kind: DocumentKind, subject: Subject): Promise<Paper> {
  return documentWriters.provided[kind](subject)
}

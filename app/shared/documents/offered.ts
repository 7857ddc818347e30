import { turns } from '#shared/uploads/turns'

/** Papers that a token opens. Each module says in `start/events.ts` how it writes its own. */
export type DocumentKind = 'waybill' | 'invoice' | 'customs' | 'statement' | 'billing'

/** What a paper is about, as the module that writes it notes it in the token. */
export type Subject = Record<string, string | number>

export type Paper = { filename: string; pdf: Buffer }

type Writer = (subject: Subject) => Promise<Paper>

const writers = new Map<DocumentKind, Writer>()

/** Answers who wrote it before. */
export function offerDocument(kind: DocumentKind, writer: Writer): Writer | undefined {
  const before = writers.get(kind)
  writers.set(kind, writer)
  return before
}

/** A statement can have thousands of lines, which are in memory until it is written. */
export const inPaperTurn = turns({ atOnce: 2, waiting: 50 })

export function writeDocument(kind: DocumentKind, subject: Subject): Promise<Paper> {
  const writer = writers.get(kind)
  if (!writer) throw new Error(`Nobody offers the document ${kind}`)
  return writer(subject)
}

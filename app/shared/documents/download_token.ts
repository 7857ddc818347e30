import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { DownloadTokenSchema } from '#database/schema'
import type { DocumentKind, DocumentSubject } from '#shared/documents/document_writers'

const LIFETIME = { minutes: 5 }

/** Lets its bearer download one document once, within five minutes. Only its hash is stored. */
export default class DownloadToken extends DownloadTokenSchema {
  static selfAssignPrimaryKey = true

  declare document: DocumentKind
  declare subject: DocumentSubject

  static async issue(document: DocumentKind, subject: DocumentSubject): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const expiresAt = DateTime.now().plus(LIFETIME)
    await this.create({ tokenHash: hashOf(token), document, subject, expiresAt })
    return token
  }

  /** Consumes the token; null if it is unknown, used or expired. */
  static async redeem(
    token: string
  ): Promise<{ document: DocumentKind; subject: DocumentSubject } | null> {
    const [row] = await this.query()
      .where('tokenHash', hashOf(token))
      .whereRaw('expires_at > now()')
      .delete()
      .returning(['document', 'subject'])
    return row ? { document: row.document, subject: row.subject } : null
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

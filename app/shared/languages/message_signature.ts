import { MessageSignatureSchema } from '#database/schema'
import type { Language } from '#shared/languages/rules/languages'

/** A native speaker's approval of a translation. */
export default class MessageSignature extends MessageSignatureSchema {
  declare language: Language
}

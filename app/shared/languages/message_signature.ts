import { MessageSignatureSchema } from '#database/schema'
import type { Language } from '#shared/languages/rules/languages'

/** That somebody who knows the language has read these words and stands for them. */
export default class MessageSignature extends MessageSignatureSchema {
  declare language: Language
}

import { MessageTranslationSchema } from '#database/schema'
import type { Language } from '#shared/languages/rules/languages'

/** A text that staff edited, in place of the released one. */
export default class MessageTranslation extends MessageTranslationSchema {
  declare language: Language
}

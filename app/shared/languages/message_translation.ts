import { MessageTranslationSchema } from '#database/schema'
import type { Language } from '#shared/languages/rules/languages'

/** What staff have written in the place of a text of the files. */
export default class MessageTranslation extends MessageTranslationSchema {
  declare language: Language
}

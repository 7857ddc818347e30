import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'
import { blankToUndefined, listMessages, listQueryFields } from '#shared/http/list_query_validator'
import { TRANSLATED_LANGUAGES } from '#shared/languages/rules/languages'
import type { TranslationGroup } from '#shared/languages/rules/translation_keys'
import { MESSAGE_STATES } from '#admin/languages/message_list'
import { PAGE_NAMES } from '#admin/languages/page_names'

const MAX_TRANSLATION_LENGTH = 3000

const translationText = () => vine.string().trim().minLength(1).maxLength(MAX_TRANSLATION_LENGTH)

const MESSAGES = {
  required: '"{{ field }}" should not be empty',
  minLength: '"{{ field }}" should not be empty',
  maxLength: '"{{ field }}" must have at most {{ max }} characters',
}

export const translationValidator = vine.create({ text: translationText(), was: translationText() })

translationValidator.messagesProvider = new FieldMessages(MESSAGES, {
  text: 'Translation',
  was: 'Previous translation',
})

export const signatureValidator = vine.create({
  messages: vine
    .array(vine.object({ key: vine.string().maxLength(80), text: translationText() }))
    .minLength(1)
    .maxLength(300),
})

signatureValidator.messagesProvider = new FieldMessages(MESSAGES, { messages: 'Messages' })

const { search, page, perPage } = listQueryFields([])

export const messageListValidator = vine.create({
  language: vine.enum(TRANSLATED_LANGUAGES.map(({ code }) => code)).optional(),
  state: vine.enum(MESSAGE_STATES).parse(blankToUndefined).optional(),
  group: vine
    .enum(Object.keys(PAGE_NAMES) as TranslationGroup[])
    .parse(blankToUndefined)
    .optional(),
  search,
  page,
  perPage,
})

messageListValidator.messagesProvider = listMessages

import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'

const LONGEST = 3000

const words = () => vine.string().trim().minLength(1).maxLength(LONGEST)

const MESSAGES = {
  required: '"{{ field }}" should not be empty',
  minLength: '"{{ field }}" should not be empty',
  maxLength: '"{{ field }}" must have at most {{ max }} characters',
}

export const translationValidator = vine.create({ text: words(), was: words() })

translationValidator.messagesProvider = new FieldMessages(MESSAGES, {
  text: 'Translation',
  was: 'Words before',
})

export const signatureValidator = vine.create({
  messages: vine
    .array(vine.object({ key: vine.string().maxLength(80), text: words() }))
    .minLength(1)
    .maxLength(300),
})

signatureValidator.messagesProvider = new FieldMessages(MESSAGES, { messages: 'Messages' })

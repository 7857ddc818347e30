import vine from '@vinejs/vine'
import { listMessages, listQuestion } from '#shared/http/list_question_validator'

const { search: condition, page, perPage } = listQuestion(['id'])

export const walletSearchValidator = vine.create({ condition, page, perPage })

walletSearchValidator.messagesProvider = listMessages

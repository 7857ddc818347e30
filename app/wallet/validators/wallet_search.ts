import vine from '@vinejs/vine'
import { listMessages, listQuestion } from '#shared/validators/list_question'

const { search: condition, page, perPage } = listQuestion(['id'])

export const walletSearchValidator = vine.create({ condition, page, perPage })

walletSearchValidator.messagesProvider = listMessages

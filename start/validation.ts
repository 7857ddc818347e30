import vine from '@vinejs/vine'
import { FieldMessages } from '#shared/http/field_messages'

vine.messagesProvider = new FieldMessages()

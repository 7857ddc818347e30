import vine from '@vinejs/vine'
import { described } from '#shared/http/described'
import { wholeNumberField } from '#shared/http/checked_fields'
import { FieldMessages } from '#shared/http/field_messages'
import { MAX_INBOX_NOTE_LENGTH } from '#admin/console/inbox/rules/inbox_note_length'

export const inboxNoteValidator = vine.create({
  version: described(
    wholeNumberField().range([0, 2_147_483_647]),
    'The version that you saw; 0 if the item had no owner and no note'
  ),
  isMine: described(
    vine.boolean().optional(),
    'true assigns the item to you, false to nobody. Without it, the owner stays.'
  ),
  note: described(
    vine.string().trim().maxLength(MAX_INBOX_NOTE_LENGTH).nullable().optional(),
    'null removes the note. Without it, the note stays.'
  ),
})

inboxNoteValidator.messagesProvider = FieldMessages.labelled({
  version: 'Version',
  isMine: 'Assigned to me',
  note: 'Note',
})

import { callApi } from '~/api/call_api'
import { RecordDialog } from '#admin/console/components/record_dialog'
import { MAX_INBOX_NOTE_LENGTH } from '#admin/console/inbox/rules/inbox_note_length'
import { INBOX_PROPS, type InboxItemData } from './inbox_data'

interface InboxNoteDialogProps {
  item: InboxItemData
  open: boolean
  onClose: () => void
}

export function InboxNoteDialog({ item, ...dialog }: InboxNoteDialogProps) {
  const { kind, key, version, about, note } = item
  return (
    <RecordDialog<{ note: string | null }>
      {...dialog}
      title={`Note on ${about}`}
      fields={[
        {
          type: 'textarea',
          name: 'note',
          label: 'Note',
          hint: 'Only staff read it. It disappears once this is done.',
          optional: true,
          maxLength: MAX_INBOX_NOTE_LENGTH,
        },
      ]}
      initial={{ note: note ?? '' }}
      save={(sent) =>
        callApi('api.admin.inbox_notes.update', {
          params: { queue: kind, id: key },
          body: { version, note: sent.note || null },
        })
      }
      submitLabel="Save"
      busyLabel="Saving..."
      only={INBOX_PROPS}
    />
  )
}

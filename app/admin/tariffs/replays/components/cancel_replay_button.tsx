import { router } from '@inertiajs/react'
import { CircleStop } from 'lucide-react'
import { useUrlDialog } from '~/url/use_url_dialog'
import { callApi } from '~/api/call_api'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { Button } from '~/ui/button'
import type { ReplayData } from './replay_texts'

export function CancelReplayButton({ replay }: { replay: ReplayData }) {
  const { open, dialog } = useUrlDialog(['cancel'])
  const { id: replayId, version: id } = replay
  return (
    <>
      <Button variant="secondary" icon={<CircleStop />} onClick={() => open('cancel', 1)}>
        Cancel the Replay
      </Button>
      <ConfirmDialog
        {...dialog}
        act={() => callApi('api.admin.tariff_replays.destroy', { params: { id, replayId } })}
        onEnd={() => router.reload({ only: ['replay', 'result'] })}
        title="Cancel the Replay"
        submitLabel="Cancel It"
        cancelLabel="Keep It"
        busyLabel="Cancelling..."
        tone="danger"
      >
        <p>
          The replay stops at once and we keep none of its figures. The next replay in the queue
          starts.
        </p>
      </ConfirmDialog>
    </>
  )
}

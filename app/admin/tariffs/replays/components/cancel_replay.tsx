import { router } from '@inertiajs/react'
import { CircleStop } from 'lucide-react'
import { useAddressedViews } from '~/address/use_addressed_views'
import { tell } from '~/api/tell'
import { useSend } from '~/api/use_send'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { ShownReplay } from './replay_words'

/** Of a replay that waits or runs. */
export function CancelReplay({ replay }: { replay: ShownReplay }) {
  const { open, dialog } = useAddressedViews(['cancel'])
  const { busy, send } = useSend()
  const { id: replayId, version: id } = replay

  async function cancel() {
    tell(await send('api.admin.tariff_replays.destroy', { params: { id, replayId } }))
    dialog.onClose()
    router.reload({ only: ['replay', 'result'] })
  }

  return (
    <>
      <Button
        variant="secondary"
        icon={<CircleStop aria-hidden="true" className="size-4" />}
        onClick={() => open('cancel', 1)}
      >
        Cancel the Replay
      </Button>
      <ConfirmDialog
        {...dialog}
        onConfirm={() => void cancel()}
        title="Cancel the Replay"
        confirmLabel="Cancel It"
        cancelLabel="Keep It"
        busyLabel="Cancelling..."
        busy={busy}
        tone="danger"
      >
        <p>
          It stops at once and none of its figures are kept. The next replay in the queue begins.
        </p>
      </ConfirmDialog>
    </>
  )
}

import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { EndpointQuestion } from './endpoint_card'
import { EndpointDialog } from './endpoint_dialog'
import { ReplayDialog } from './replay_dialog'
import type { Endpoint } from './types'
import type { Endpoints } from './use_endpoints'

interface EndpointDialogsProps {
  asked: { view: EndpointQuestion | 'add'; row: Endpoint | null; turn: number }
  open: boolean
  onClose: () => void
  endpoints: Endpoints
  onSecret: (secret: string | null) => void
}

/** Whatever was asked of an endpoint. */
export function EndpointDialogs(props: EndpointDialogsProps) {
  const { asked, open, onClose, endpoints, onSecret } = props
  const { view, row, turn } = asked

  function saved(secret: string | null) {
    onClose()
    onSecret(secret)
    endpoints.refresh()
  }

  async function rotate(id: number) {
    saved(await endpoints.rotate(id))
  }

  async function remove(id: number) {
    await endpoints.remove(id)
    onClose()
  }

  if (view === 'add' || view === 'change') {
    const given = { open, onClose, endpoint: row, onSaved: saved }
    return <EndpointDialog key={turn} {...given} />
  }
  if (!row) return null
  if (view === 'replay') return <ReplayDialog key={turn} {...{ open, onClose, endpoint: row }} />
  const isRemoval = view === 'remove'
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => (isRemoval ? remove(row.id) : rotate(row.id))}
      title={isRemoval ? 'Remove this endpoint?' : 'Rotate the secret?'}
      confirmLabel={isRemoval ? 'Remove' : 'Rotate'}
      busyLabel={isRemoval ? 'Removing…' : 'Rotating…'}
      busy={endpoints.busy}
      tone={isRemoval ? 'danger' : 'primary'}
    >
      <p className="break-words">
        {isRemoval
          ? `We stop sending to ${row.url}, and drop the events still waiting.`
          : `You get a new secret for ${row.url}. For 24 hours we sign with both, so that your server has time to switch.`}
      </p>
    </ConfirmDialog>
  )
}

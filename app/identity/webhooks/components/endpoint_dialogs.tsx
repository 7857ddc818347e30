import type { useUrlDialog } from '~/url/use_url_dialog'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import type { EndpointAction } from './endpoint_card'
import { EndpointDialog } from './endpoint_dialog'
import { ReplayDialog } from './replay_dialog'
import type { Endpoint } from './webhook_data'
import type { EndpointActions } from './use_endpoint_actions'

type EndpointForm = 'new' | 'edit' | 'replay'

interface EndpointFormsProps {
  views: ReturnType<typeof useUrlDialog<EndpointForm>>
  all: readonly Endpoint[]
  endpoints: EndpointActions
  onSecret: (secret: string | null) => void
}

export function EndpointForms({ views, all, endpoints, onSecret }: EndpointFormsProps) {
  const { opened, dialog } = views
  const endpoint = all.find(({ id }) => String(id) === opened?.id)

  function saved(secret: string | null) {
    dialog.onClose()
    onSecret(secret)
    endpoints.refresh()
  }

  if (!opened) return null
  const { view, key } = opened
  if (view === 'new') {
    return <EndpointDialog {...dialog} key={key} endpoint={null} onSaved={saved} />
  }
  if (!endpoint) return null
  if (view === 'replay') {
    return endpoint.active && <ReplayDialog {...dialog} key={key} endpoint={endpoint} />
  }
  return <EndpointDialog {...dialog} key={key} endpoint={endpoint} onSaved={saved} />
}

interface EndpointActionDialogProps {
  action: EndpointAction
  endpoint: Endpoint
  open: boolean
  onClose: () => void
  endpoints: EndpointActions
  onSecret: (secret: string | null) => void
}

export function EndpointActionDialog(props: EndpointActionDialogProps) {
  const { action, endpoint, endpoints, onSecret, ...dialog } = props
  const isRemoval = action === 'remove'
  return (
    <ConfirmDialog
      {...dialog}
      act={async () => {
        if (isRemoval) await endpoints.remove(endpoint.id)
        else onSecret(await endpoints.rotate(endpoint.id))
      }}
      title={isRemoval ? 'Remove this endpoint?' : 'Rotate the secret?'}
      submitLabel={isRemoval ? 'Remove' : 'Rotate'}
      busyLabel={isRemoval ? 'Removing…' : 'Rotating…'}
      tone={isRemoval ? 'danger' : 'primary'}
    >
      <p className="break-words">
        {isRemoval
          ? `We stop sending to ${endpoint.url}, and drop the events still waiting.`
          : `You get a new secret for ${endpoint.url}. For 24 hours we sign with both, so that your server has time to switch.`}
      </p>
    </ConfirmDialog>
  )
}

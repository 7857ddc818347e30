import { callApi } from '~/api/call_api'
import { Card } from '~/ui/card'
import { Switch } from '~/ui/switch'
import { usePublish } from './use_publish'

export function PublishCard({
  published,
  address,
}: {
  published: boolean
  address: string | null
}) {
  const { isOn, busy, change } = usePublish(published, (flag) =>
    callApi('api.branding.tracking_publications.update', { params: { flag } })
  )
  return (
    <Card as="div">
      <Switch
        label={isOn ? 'Stop' : 'Publish'}
        hint={
          isOn
            ? 'Published. Receivers see your page.'
            : 'Not published. Receivers see the default page.'
        }
        checked={isOn}
        disabled={busy}
        onChange={change}
      />
      {address && (
        <p className="mt-3 text-sm break-all">
          <span className="text-ink-muted">Address: </span>
          {isOn ? (
            <a href={`${address}/track?preview=1`} target="_blank" rel="noopener" className="link">
              {address}/track
            </a>
          ) : (
            `${address}/track`
          )}
        </p>
      )}
    </Card>
  )
}

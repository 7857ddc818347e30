import { useState } from 'react'
import { Card } from '~/ui/card'
import { Switch } from '~/ui/switch'
import { useSave } from './use_setup'

/** Acts at once; what the server says is shown. */
export function PublishCard({ published, address }: { published: boolean; address: string | null }) {
  const [isOn, setIsOn] = useState(published)
  const { busy, publish } = useSave()

  async function change(next: boolean) {
    if (await publish(next)) setIsOn(next)
  }

  return (
    <Card as="div">
      <Switch
        label={isOn ? 'Stop' : 'Publish'}
        hint={isOn ? 'Receivers see your page.' : 'Receivers see the default page.'}
        checked={isOn}
        disabled={busy}
        onChange={(next) => void change(next)}
      />
      {address && (
        <p className="mt-3 text-sm break-all">
          <span className="text-ink-muted">Address: </span>
          {isOn ? (
            <a href={`${address}/track`} target="_blank" rel="noopener" className="link">
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

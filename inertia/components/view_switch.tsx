import { useView } from '~/components/use_view'
import { Switch } from '~/ui/switch'

/** Between the console and the customers' dashboard; only administrators have both. */
export function ViewSwitch({ onFollow }: { onFollow?: () => void }) {
  const { view, hasTwo, busy, show } = useView()
  if (!hasTwo) return null
  return (
    <Switch
      label="Admin view"
      checked={view === 'admin'}
      disabled={busy}
      onChange={async (admin) => {
        await show(admin ? 'admin' : 'dashboard')
        onFollow?.()
      }}
    />
  )
}

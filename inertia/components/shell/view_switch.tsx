import { useAppView } from '~/components/shell/use_view'
import { Switch } from '~/ui/switch'

/** Live mode is the dashboard, setup mode the console. */
export function ViewSwitch({ onFollow }: { onFollow?: () => void }) {
  const { view, hasTwo, show } = useAppView()
  if (!hasTwo) return null
  return (
    <Switch
      label={view === 'dashboard' ? 'Live Mode' : 'Setup Mode'}
      checked={view === 'dashboard'}
      onChange={(live) => {
        show(live ? 'dashboard' : 'admin')
        onFollow?.()
      }}
    />
  )
}

import { useAppView } from '~/components/shell/use_view'
import { Switch } from '~/ui/switch'

/** Live is the customers' dashboard, set-up the console; only administrators have both. */
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

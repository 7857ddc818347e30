import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { Button } from '~/ui/button'
import { SettingsRow } from '#identity/accounts/components/settings_row'

export function DataRow() {
  const { busy, send } = useApiCall()

  async function download() {
    const outcome = await send('api.identity.data_exports.show')
    if (outcome.ok) downloadJson(JSON.stringify(outcome.body.data, null, 2))
    else showOutcome(outcome)
  }

  return (
    <SettingsRow
      title="Your data"
      action={
        <Button
          variant="secondary"
          busy={busy}
          busyLabel="Collecting…"
          onClick={() => void download()}
        >
          Download
        </Button>
      }
    >
      <p className="text-ink-muted">
        Everything we keep about you in one file: account, wallet, payments, parcels and addresses.
      </p>
    </SettingsRow>
  )
}

function downloadJson(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'my-data.json'
  link.click()
  URL.revokeObjectURL(url)
}

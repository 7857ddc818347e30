import { usePage } from '@inertiajs/react'
import { Download } from 'lucide-react'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'
import { saveFile } from '~/ui/save_file'

interface RecoveryCodesDialogProps {
  codes: readonly string[] | null
  onClose: () => void
}

/** Shows the codes once. Only the button closes the dialog: a stray click must not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { brand, caller } = usePage().props

  function save() {
    const lines = [`Recovery codes of ${caller?.email} for ${brand.name}`, '', ...(codes ?? []), '']
    saveFile('recovery-codes.txt', [lines.join('\n')], 'text/plain')
  }

  return (
    <Dialog
      open={codes !== null}
      onClose={onClose}
      dismissible={false}
      title="Save your recovery codes"
      footer={<Button onClick={onClose}>I have saved them</Button>}
    >
      <div className="grid gap-4">
        <Notice tone="warning">
          If you lose your device, each of these codes lets you in once. You will not see them
          again: print them, or keep them in a password manager.
        </Notice>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded border bg-surface-sunken p-4 font-mono text-sm">
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <CopyButton
            value={codes?.join('\n') ?? ''}
            label="Copy codes"
            toastMessage="Recovery codes copied."
          />
          <Button variant="secondary" icon={<Download />} onClick={save}>
            Download
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

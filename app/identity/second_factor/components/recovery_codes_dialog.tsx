import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'

interface RecoveryCodesDialogProps {
  codes: readonly string[] | null
  onClose: () => void
}

/** The one time that they can be read. It closes by its button alone, so that no stray click loses them. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
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
          If you lose your device, one of these codes lets you in. You will not see them again.
          Print them or keep them in a password manager.
        </Notice>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded border bg-surface-sunken p-4 font-mono text-sm">
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div>
          <CopyButton
            value={codes?.join('\n') ?? ''}
            label="Copy codes"
            toastMessage="Recovery codes copied."
          />
        </div>
      </div>
    </Dialog>
  )
}

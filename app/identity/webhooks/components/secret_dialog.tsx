import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'

interface SecretDialogProps {
  /** Null where there is none to show. */
  secret: string | null
  onClose: () => void
}

/** The one time that a secret can be read. It closes by its button alone, so that no stray click loses it. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open={secret !== null}
      onClose={onClose}
      dismissible={false}
      title="The secret of your endpoint"
      footer={<Button onClick={onClose}>I have copied it</Button>}
    >
      <div className="grid gap-4">
        <Notice tone="warning">
          Copy it now and keep it like a password. It is not shown again. Your server checks with it
          that a request is from us.
        </Notice>
        <code className="block rounded border bg-surface-sunken p-3 text-sm break-all select-all">
          {secret}
        </code>
        <div>
          <CopyButton value={secret ?? ''} label="Copy secret" toastMessage="Secret copied." />
        </div>
      </div>
    </Dialog>
  )
}

import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'

interface SecretDialogProps {
  text: string | null
  what: 'key' | 'secret'
  title: string
  warning: string
  onClose: () => void
}

/** Shows a secret for the only time, so a click outside does not close the dialog. */
export function SecretDialog({ text, what, title, warning, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      dismissible={false}
      title={title}
      footer={<Button onClick={onClose}>I have copied it</Button>}
    >
      <div className="grid gap-4">
        <Notice tone="warning">{warning}</Notice>
        <code className="block rounded border bg-surface-sunken p-3 text-sm break-all select-all">
          {text}
        </code>
        <div>
          <CopyButton
            value={text ?? ''}
            label={`Copy ${what}`}
            toastMessage={what === 'key' ? 'Key copied.' : 'Secret copied.'}
          />
        </div>
      </div>
    </Dialog>
  )
}

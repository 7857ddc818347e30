import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog'
import { Notice } from '~/ui/notice'

interface NewTextDialogProps {
  /** Null where there is none to show. */
  text: string | null
  onClose: () => void
}

/** The one time that a key can be read. It closes by its button alone, so that no stray click loses it. */
export function NewTextDialog({ text, onClose }: NewTextDialogProps) {
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      dismissible={false}
      title="Your API key"
      footer={<Button onClick={onClose}>I have copied it</Button>}
    >
      <div className="grid gap-4">
        <Notice tone="warning">
          Copy the key now and keep it like a password. It is not shown again, and we cannot look it
          up for you.
        </Notice>
        <code className="block rounded border bg-surface-sunken p-3 text-sm break-all select-all">
          {text}
        </code>
        <div>
          <CopyButton value={text ?? ''} label="Copy key" toastMessage="Key copied." />
        </div>
      </div>
    </Dialog>
  )
}

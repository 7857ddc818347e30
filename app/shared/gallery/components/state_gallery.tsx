import { useState } from 'react'
import { Package, Plus, Trash2 } from 'lucide-react'
import { Button } from '~/ui/button'
import { ConfirmDialog } from '~/ui/confirm_dialog'
import { CopyButton } from '~/ui/copy_button'
import { Dialog } from '~/ui/dialog'
import { Drawer } from '~/ui/drawer'
import { EmptyState } from '~/ui/empty_state'
import { ErrorState } from '~/ui/error_state'
import { IconButton } from '~/ui/icon_button'
import { Menu } from '~/ui/menu'
import { Notice } from '~/ui/notice'
import { PageHeader } from '~/ui/page_header'
import { ProgressBar } from '~/ui/progress_bar'
import { Skeleton, SkeletonText } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'
import { toast } from '~/ui/toast'
import { LONG } from './form_gallery'

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const
const SIZES = ['sm', 'md', 'lg'] as const

export function Buttons() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <p key={variant} className="flex flex-wrap items-center gap-2">
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
          <Button variant={variant} disabled icon={<Plus />}>
            Disabled
          </Button>
          <Button variant={variant} busy busyLabel="Saving...">
            Save
          </Button>
        </p>
      ))}
      <Button full>{LONG}</Button>
      <p className="flex flex-wrap items-center gap-2">
        <IconButton label="Delete" icon={<Trash2 />} />
        <IconButton label="Delete, not now" icon={<Trash2 />} disabled />
        <CopyButton value="123456789012" label="Copy number" />
      </p>
    </>
  )
}

const TONES = ['info', 'success', 'warning', 'danger'] as const

export function States() {
  return (
    <>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone} title={`A notice: ${tone}`} onDismiss={() => {}}>
          {LONG}
        </Notice>
      ))}
      <EmptyState icon={<Package />} title="No returns yet" action={<Button>Add Return</Button>}>
        Returns that your customers ask for show here.
      </EmptyState>
      <ErrorState message="Could not load the parcels. Please try again." onRetry={() => {}} />
      <ProgressBar label="Parcels booked" done={40} total={120} />
      <ProgressBar label="Parcels read" done={40} total={null} />
      <Skeleton className="h-8" />
      <SkeletonText lines={3} />
      <Spinner />
      <PageHeader title={<>Title</>} description={LONG} back={{ label: 'List', href: '#' }} />
    </>
  )
}

type Overlay = 'dialog' | 'confirmation' | 'drawer'

/** Dialogs and drawers, which open over the page and have its theme. */
export function Overlays() {
  const [opened, setOpened] = useState<Overlay | null>(null)
  const shared = (name: Overlay) => ({
    open: opened === name,
    onClose: () => setOpened(null),
    title: `A ${name}`,
  })
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {(['dialog', 'confirmation', 'drawer'] as const).map((name) => (
          <Button key={name} variant="secondary" onClick={() => setOpened(name)}>
            Open {name}
          </Button>
        ))}
        {(['success', 'error', 'info', 'warning'] as const).map((kind) => (
          <Button key={kind} variant="ghost" onClick={() => toast[kind](LONG)}>
            Toast: {kind}
          </Button>
        ))}
        <Menu
          label="Actions"
          trigger="Menu"
          items={[
            { label: 'Chosen', checked: true },
            { label: 'Disabled', disabled: true },
            'divider',
            { label: 'Delete', tone: 'danger', icon: <Trash2 /> },
          ]}
        />
      </p>
      <Dialog {...shared('dialog')}>{LONG}</Dialog>
      <ConfirmDialog {...shared('confirmation')} act={() => {}} submitLabel="Refund">
        {LONG}
      </ConfirmDialog>
      <Drawer {...shared('drawer')}>{LONG}</Drawer>
    </>
  )
}

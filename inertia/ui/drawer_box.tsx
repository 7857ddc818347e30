import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { backdropClass, enterClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import type { DrawerProps } from '~/ui/drawer'
import { IconButton } from '~/ui/icon_button'
import '~/ui/remember_focus'
import { ScrollableBody } from '~/ui/scrolling_body'
import { useUiWords } from '~/ui/use_ui_words'

const sides = {
  left: 'left-0 starting:-translate-x-full',
  right: 'right-0 starting:translate-x-full',
}

export default function DrawerBox({
  open,
  onClose,
  title,
  side = 'right',
  footer,
  children,
}: DrawerProps) {
  const t = useUiWords()
  if (!open) return null
  return (
    <Dialog open onClose={onClose} className="relative z-40">
      <DialogBackdrop className={backdropClass} />
      <DialogPanel
        className={cx(
          'fixed inset-y-0 flex w-[min(24rem,calc(100vw-3rem))] flex-col bg-surface-raised text-ink shadow-raised',
          enterClass,
          sides[side]
        )}
      >
        <div className="flex items-center gap-3 border-b px-4 py-2.5">
          <DialogTitle className="min-w-0 flex-1 font-semibold">{title}</DialogTitle>
          <IconButton
            size="sm"
            label={t('ui.close')}
            icon={<X />}
            onClick={onClose}
            className="-mr-1"
          />
        </div>
        <ScrollableBody className="p-4">{children}</ScrollableBody>
        {footer && <div className="flex justify-end gap-2 border-t px-4 py-3">{footer}</div>}
      </DialogPanel>
    </Dialog>
  )
}

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react'
import { X } from 'lucide-react'
import { Button } from '~/ui/button'
import { backdropClass, enterClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import type { DialogProps } from '~/ui/dialog'
import { IconButton } from '~/ui/icon_button'
import '~/ui/remember_focus'
import { ScrollableBody } from '~/ui/scrolling_body'
import { useUiWords } from '~/ui/use_ui_words'

const sizes = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-5xl' }

/** A nested dialog that opens at the same time would be below the outer one, so it waits. */
const OuterDialogMounted = createContext(true)

function OuterDialog({ children }: { children: ReactNode }) {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => setIsThere(true), [])
  return <OuterDialogMounted value={isThere}>{children}</OuterDialogMounted>
}

/** A dialog that slides up on phones and is centred on larger screens. */
export default function DialogBox(props: DialogProps) {
  const {
    open,
    onClose,
    footer,
    closeButton,
    size = 'md',
    dismissible = true,
    initialFocus,
    children,
  } = props
  const isOuterThere = useContext(OuterDialogMounted)
  if (!open || !isOuterThere) return null
  return (
    <HeadlessDialog
      open
      onClose={() => dismissible && onClose()}
      initialFocus={initialFocus}
      className="relative z-40"
    >
      <DialogBackdrop className={backdropClass} />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          className={cx(
            'flex max-h-[92dvh] w-full flex-col rounded-t bg-surface-raised text-ink shadow-raised sm:max-h-full sm:rounded',
            enterClass,
            'starting:translate-y-2 starting:opacity-0',
            sizes[size]
          )}
        >
          <Header {...props} dismissible={dismissible} />
          {children && (
            <ScrollableBody className="px-5 py-4">
              <OuterDialog>{children}</OuterDialog>
            </ScrollableBody>
          )}
          {(footer || closeButton) && (
            <div className="flex flex-col-reverse gap-2 border-t px-5 py-3 sm:flex-row sm:justify-end">
              {closeButton && (
                <Button variant="secondary" onClick={onClose}>
                  Close
                </Button>
              )}
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

function Header({ title, description, dismissible, onClose, children }: DialogProps) {
  const t = useUiWords()
  return (
    <div className={cx('flex items-start gap-3 px-5 py-3.5', Boolean(children) && 'border-b')}>
      <div className="min-w-0 flex-1 py-1">
        <DialogTitle className="text-base font-semibold">{title}</DialogTitle>
        {description && (
          <Description className="mt-1 text-sm text-ink-muted">{description}</Description>
        )}
      </div>
      {dismissible && (
        <IconButton
          size="sm"
          label={t('ui.close')}
          icon={<X />}
          onClick={onClose}
          className="-mr-2"
        />
      )}
    </div>
  )
}

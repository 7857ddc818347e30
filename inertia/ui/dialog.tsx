import type { ReactNode, RefObject } from 'react'
import { lazyComponent, RenderWhenOpened } from '~/ui/lazy_component'

const DIALOG_BOX = lazyComponent<DialogProps>(() => import('~/ui/dialog_box'))

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  /** Begins the footer with a button that closes it. */
  closeButton?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** False: only the buttons inside close it, not Escape nor a click beside it. */
  dismissible?: boolean
  /** Where the focus starts; the dialog itself unless told or a control has `data-autofocus`. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** What holds it up, and the focus in it, comes after the page. */
export function Dialog(props: DialogProps) {
  return <RenderWhenOpened of={DIALOG_BOX} given={props} />
}

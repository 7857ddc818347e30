import type { ReactNode, RefObject } from 'react'
import { lazyComponent, RenderWhenOpened } from '~/ui/lazy_component'

const DIALOG_BOX = lazyComponent<DialogProps>(() => import('~/ui/dialog_box'))

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  closeButton?: boolean
  size?: 'sm' | 'md' | 'lg' | 'xl'
  dismissible?: boolean
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

export function Dialog(props: DialogProps) {
  return <RenderWhenOpened of={DIALOG_BOX} given={props} />
}

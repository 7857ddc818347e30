import type { ReactNode } from 'react'
import { lazyComponent, RenderWhenOpened } from '~/ui/lazy_component'

const DRAWER_BOX = lazyComponent<DrawerProps>(() => import('~/ui/drawer_box'))

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  side?: 'left' | 'right'
  footer?: ReactNode
  children: ReactNode
}

export function Drawer(props: DrawerProps) {
  return <RenderWhenOpened of={DRAWER_BOX} given={props} />
}

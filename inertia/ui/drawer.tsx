import type { ReactNode } from 'react'
import { later, Opened } from '~/ui/later'

const BOX = later<DrawerProps>(() => import('~/ui/drawer_box'))

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  side?: 'left' | 'right'
  footer?: ReactNode
  children: ReactNode
}

/** What holds it up, and the focus in it, comes after the page. */
export function Drawer(props: DrawerProps) {
  return <Opened of={BOX} given={props} />
}

import type { Data } from '@generated/data'
import {
  BadgeCheck,
  CircleAlert,
  CircleCheck,
  CircleX,
  ClipboardList,
  DoorClosed,
  Hand,
  PackageCheck,
  PackageOpen,
  PackageX,
  Plane,
  SearchX,
  ShieldCheck,
  Store,
  Truck,
  Undo2,
  Warehouse,
} from 'lucide-react'

type Icon = Data.Shipping.Tracking.Tracking['statusIcon']

export const TRACKING_PICTURES: Record<Icon, typeof Truck> = {
  confirmed: CircleCheck,
  label: ClipboardList,
  pickup: PackageOpen,
  plane: Plane,
  customs: ShieldCheck,
  cleared: BadgeCheck,
  truck: Truck,
  warehouse: Warehouse,
  delivered: PackageCheck,
  delayed: CircleAlert,
  failed: DoorClosed,
  held: Hand,
  collection: Store,
  returning: Undo2,
  returned: Undo2,
  damaged: PackageX,
  lost: SearchX,
  withdrawn: CircleX,
}

export const DELIVERY_STATUSES = {
  pending: 'On its way',
  delivered: 'Delivered',
  failed: 'Failed',
  dropped: 'Dropped',
} as const

export type DeliveryStatus = keyof typeof DELIVERY_STATUSES

export const DELIVERY_STATUS_NAMES = Object.keys(DELIVERY_STATUSES) as DeliveryStatus[]

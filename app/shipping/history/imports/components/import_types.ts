export type PushableStatus = { statusId: number; label: string; isLast: boolean }

export type PushableStatuses = { origin: PushableStatus[]; destination: PushableStatus[] }

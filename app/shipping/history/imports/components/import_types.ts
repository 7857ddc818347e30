/** A status that staff may push, as the server lists them for one side. */
export type PushableStatus = { statusId: number; label: string; isLast: boolean }

export type PushableStatuses = { origin: PushableStatus[]; destination: PushableStatus[] }

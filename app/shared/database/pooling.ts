import env from '#start/env'

const around = env.get('DATABASE_DIRECT_URL')

/** Whether DATABASE_URL leads through a pooler that gives each transaction the connection that is free. */
export const isPooled = Boolean(around)

/** For what belongs to a connection: notifications, and the locks and settings of a session. */
export const directUrl = around || env.get('DATABASE_URL')

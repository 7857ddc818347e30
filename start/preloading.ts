import { preloadInLinearTime } from '#shared/database/linear_preload'

preloadInLinearTime()

import { failToStart, ignite } from './ignitor.js'
import { endWithSupervisor } from './runtime/lifeline.js'

endWithSupervisor()
ignite().httpServer().start().catch(failToStart)

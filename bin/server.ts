import { failToStart, ignite } from './ignitor.js'
import { endWithSupervisor } from './runtime/lifeline.js'

endWithSupervisor()
ignite({ serves: true }).httpServer().start().catch(failToStart)

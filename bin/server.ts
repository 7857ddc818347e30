import { failToStart, ignite } from './ignitor.js'

ignite().httpServer().start().catch(failToStart)

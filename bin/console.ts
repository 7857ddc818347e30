import { failToStart, ignite } from './ignitor.js'

/** Commands that begin what serves people; any other may help to set it up. */
const SERVING = ['prepare', 'work']

const args = process.argv.slice(2)

ignite({ serves: SERVING.includes(args[0] ?? '') })
  .ace()
  .handle(args)
  .catch(failToStart)

import { failToStart, igniteCommand } from './ignitor.js'

/** Commands that start only if all set-up checks pass. */
const SERVING = ['prepare', 'work']

const args = process.argv.slice(2)

igniteCommand({ serves: SERVING.includes(args[0] ?? '') })
  .handle(args)
  .catch(failToStart)

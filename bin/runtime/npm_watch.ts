import { commandLine, parentOf } from './process_identity.ts'

const EVERY_MS = 500

/** npm runs a script through a shell, or not: it is our parent or the one above. */
function findNpm(): number | null {
  const parent = process.ppid
  const ancestors = [parent, parentOf(parent)]
  return ancestors.find((pid) => pid && /\bnpm\b/.test(commandLine(pid) ?? '')) ?? null
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Calls back when `npm start` was ended but its signal did not reach us: npm signals the shell that
 * it runs the script with, and that shell dies without telling its child.
 */
export function watchNpm(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) {
    return
  }
  const parent = process.ppid
  const npm = findNpm()
  const timer = setInterval(() => {
    if (process.ppid !== parent || (npm !== null && !lives(npm))) {
      clearInterval(timer)
      onGone()
    }
  }, EVERY_MS)
  timer.unref()
}

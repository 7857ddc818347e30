import { Worker } from 'node:worker_threads'

/** Collects the names of the functions that this process asks its worker threads to run. */
export function recordThreadTasks(cleanup: (undo: () => void) => void): string[] {
  const tasks: string[] = []
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (task: { name?: string } | undefined) {
    if (task?.name) tasks.push(task.name)
    postMessage.call(this, task)
  }
  cleanup(() => void (Worker.prototype.postMessage = postMessage))
  return tasks
}

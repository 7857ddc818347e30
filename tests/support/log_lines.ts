import logger from '@adonisjs/core/services/logger'

type Sink = { write(line: string): unknown }

function findSink(): Sink {
  const pino = logger.pino as unknown as Record<symbol, Sink>
  const key = Object.getOwnPropertySymbols(pino).find(
    ({ description }) => description === 'pino.stream'
  )!
  return pino[key]!
}

/** Calls `onLine` for each log line and still writes it. Returns a function that stops it. */
export function subscribeToLog(onLine: (line: string) => void): () => void {
  const sink = findSink()
  const { write } = sink
  sink.write = (line: string) => {
    onLine(line)
    return write.call(sink, line)
  }
  return () => {
    sink.write = write
  }
}

/** Captures log lines at `info` and above, in the format of a log file, until `stop` is called. */
export function captureLog() {
  const sink = findSink()
  const { level } = logger
  const lines: string[] = []
  const write = sink.write
  sink.write = (line: string) => lines.push(line)
  logger.level = 'info'
  return {
    text: () => lines.join(''),
    named: (message: string) =>
      lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message),
    stop() {
      sink.write = write
      logger.level = level
    },
  }
}

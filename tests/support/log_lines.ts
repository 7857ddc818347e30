import logger from '@adonisjs/core/services/logger'

type Sink = { write(line: string): unknown }

function sinkOf(): Sink {
  const pino = logger.pino as unknown as Record<symbol, Sink>
  const key = Object.getOwnPropertySymbols(pino).find(
    ({ description }) => description === 'pino.stream'
  )!
  return pino[key]!
}

/** Tells of each line that is written to the log, which it reaches as before. Answers how to stop. */
export function hearLog(tell: (line: string) => void): () => void {
  const sink = sinkOf()
  const { write } = sink
  sink.write = (line: string) => {
    tell(line)
    return write.call(sink, line)
  }
  return () => {
    sink.write = write
  }
}

/** What is written to the log from now on, as it would reach a file, at `info` and above. */
export function logLines() {
  const sink = sinkOf()
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

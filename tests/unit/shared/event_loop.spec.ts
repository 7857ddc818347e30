import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { readInChunks, CHUNK_SIZE } from '#shared/database/chunked_reads'
import { createCsvStream } from '#shared/http/csv_stream'
import { yieldToEventLoop } from '#shared/time/event_loop'

const STEPS = 20

function workLong() {
  const end = performance.now() + 5
  while (performance.now() < end);
}

async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isOver = true
  return turns
}

test.group('Long work', () => {
  test('yields to the event loop after each long step', async ({ assert }) => {
    const turns = await countTurns(async () => {
      for (let step = 0; step < STEPS; step++) {
        await yieldToEventLoop()
        workLong()
      }
    })
    assert.isAtLeast(turns, STEPS)
  })

  test('runs one step per turn, however much of it runs at once', async ({ assert }) => {
    let turn = 0
    let isOver = false
    const count = () => {
      turn += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const steps: number[] = []
    const work = async () => {
      for (let step = 0; step < STEPS; step++) {
        await yieldToEventLoop()
        steps.push(turn)
        workLong()
      }
    }
    await Promise.all([work(), work(), work()])
    isOver = true
    assert.lengthOf(steps, 3 * STEPS)
    assert.deepEqual([...new Set(steps)], steps)
  })

  test('yields to the event loop at each slow line of a CSV file', async ({ assert }) => {
    function* lines() {
      for (let line = 0; line < STEPS; line++) {
        workLong()
        yield [line, '=1+1']
      }
    }
    let written = ''
    const turns = await countTurns(async () => {
      written = await text(createCsvStream(['Number', 'Sum'], lines()))
    })
    assert.isAtLeast(turns, STEPS)
    assert.isTrue(written.startsWith("Number,Sum\r\n0,'=1+1\r\n"))
    assert.lengthOf(written.trimEnd().split('\r\n'), STEPS + 1)
  })

  test('reads all rows of a list in chunks, each once', async ({ assert }) => {
    const rows = Array.from({ length: 2 * CHUNK_SIZE + 1 }, (_, at) => at + 1)
    const queries: [number | null, number][] = []
    const read = async (after: number | null, limit: number) => {
      queries.push([after, limit])
      return rows.filter((row) => row > (after ?? 0)).slice(0, limit)
    }
    assert.deepEqual(await Array.fromAsync(readInChunks(read)), rows)
    assert.deepEqual(queries, [
      [null, CHUNK_SIZE],
      [CHUNK_SIZE, CHUNK_SIZE],
      [2 * CHUNK_SIZE, CHUNK_SIZE],
    ])
  })
})

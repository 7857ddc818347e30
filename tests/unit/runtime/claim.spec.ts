import { test } from '@japa/runner'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Claim, FolderTaken } from '../../../bin/runtime/claim.js'
import { birthmark } from '../../../bin/runtime/process_identity.js'

test.group('A folder for one process', (group) => {
  let folder = ''

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-claim-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  function leaveClaim(pid: number, mark: string) {
    const holder = { pid, birthmark: mark, note: 'http://127.0.0.1:3333' }
    writeFileSync(join(folder, 'lock'), JSON.stringify(holder))
  }

  function noteOfHolder(): string | null {
    try {
      Claim.take(folder).release()
      return null
    } catch (error) {
      return error instanceof FolderTaken ? error.note : String(error)
    }
  }

  test('the second to come is told what the first wrote down', ({ assert }) => {
    const first = Claim.take(folder, 'http://127.0.0.1:3333')
    assert.isFalse(first.leftBehind)

    assert.equal(noteOfHolder(), 'http://127.0.0.1:3333')
    first.renote('ending')
    assert.equal(noteOfHolder(), 'ending')
    first.release()
  })

  test('a folder that was given back is free and clean', ({ assert }) => {
    Claim.take(folder).release()
    assert.isFalse(existsSync(join(folder, 'lock')))
    const next = Claim.take(folder)
    assert.isFalse(next.leftBehind)
    next.release()
  })

  test('the claim of a killed process is taken over, and known as such', async ({ assert }) => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const mark = birthmark(holder.pid!)!
    leaveClaim(holder.pid!, mark)
    assert.throws(() => Claim.take(folder), FolderTaken)

    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const claim = Claim.take(folder)
    assert.isTrue(claim.leftBehind)
    claim.release()
  })

  test('a later process with the same number does not count as the holder', ({ assert }) => {
    leaveClaim(process.pid, 'another boot:1')
    assert.isTrue(Claim.take(folder).leftBehind)
    assert.equal(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8')).pid, process.pid)
  })

  test('a claim that was half written by a crash blocks nobody', ({ assert }) => {
    writeFileSync(join(folder, 'lock'), '{"pid":')
    assert.isTrue(Claim.take(folder).leftBehind)
  })
})
